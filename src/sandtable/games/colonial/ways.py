"""The way of a march, as a player picks it place by place: the shortest by all of them, and where it may go on to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Space, SpaceSet
from sandtable.engine.flow import Way
from sandtable.engine.spaces import each, has, listed, only, plus, set_of, without
from sandtable.games.colonial.movement import (
    March,
    is_by_road,
    open_ground,
    reach,
    road_reach,
    shortest,
    why_not_stand,
    why_out_of_reach,
)
from sandtable.games.colonial.pieces import has_room
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: the hexes in which a march may end that has come by some places, from what is left of it
Ends = Callable[[March, list[Space]], SpaceSet]


def way_by(
    game: ColonialGame, state: ColonialState, march: March, via: Sequence[str], ends: Ends
) -> Way | Refusal | None:
    """The shortest way by these hexes, in order; along the road where that is as short or goes farther (move-11).

    None where it enters no hex at all.
    """
    field = game.field
    spaces = [field.grid.index[name] for name in via]
    path: list[Space] = []
    for number in range(len(spaces)):
        found = by_all(game, state, march, spaces[: number + 1])
        if found is None:
            rest = onward(game, march, path)
            about = {"unit": field.names[march.piece], "to": via[number]}
            return Refusal(why_out_of_reach(game, state, rest, spaces[number]), about)
        path = found
    if not path:
        return None
    rest = onward(game, march, path)
    names = field.grid.names
    open_ends = [names[space] for space in listed(ends(rest, spaces))]
    return Way([names[space] for space in path], max(rest.steps, rest.road_steps), open_ends)


def by_all(game: ColonialGame, state: ColonialState, march: March, via: Sequence[Space]) -> list[Space] | None:
    """Every hex entered on the shortest way by these, or None where the march does not come so far."""
    field = game.field
    if not march.black and has(field.rough, march.start) and not game.rough_entry_only:
        return None  # every step would start on a hill or in a wood (move-15)
    open_to = open_ground(game, state, field.side[march.piece], march.black)
    across = legs(field.grid.near, march.start, via, march.steps, open_to)
    along = legs(field.road_near, march.start, via, march.road_steps, open_to)
    if along is not None and (across is None or len(along) == len(across)):
        return along
    return across


def legs(
    near: tuple[SpaceSet, ...], start: Space, via: Sequence[Space], most: int, open_to: SpaceSet
) -> list[Space] | None:
    """The shortest legs from place to place, of so many hexes at most altogether; None if it is farther."""
    path: list[Space] = []
    here = start
    for space in via:
        if space != here:
            leg = shortest(near, here, space, most - len(path), open_to)
            if not leg:
                return None
            path += leg
            here = space
    return path


def onward(game: ColonialGame, march: March, path: list[Space]) -> March:
    """What is left of a march that has come by a way; only along the road does it keep the road's bonus."""
    rest = copy(march)
    rest.start = path[-1] if path else march.start
    rest.steps = march.steps - len(path)
    rest.road_steps = march.road_steps - len(path) if is_by_road(game.field, march.start, path) else rest.steps
    return rest


def ends_of_move(game: ColonialGame, state: ColonialState, march: March, trail: bool) -> Ends:
    """Where a move may end: with room, and not too far from what it must keep to; a trailing gun needs room, too."""

    def fits(via: list[Space]) -> bool:
        if why_not_stand(game, state, march, via[-1]):
            return False
        path = by_all(game, state, march, via) if trail else None
        return path is None or gun_fits(game, state, march, path)

    def found(rest: March, via: list[Space]) -> SpaceSet:
        spaces = without(plus(reach(game, state, rest), rest.start), march.start)
        return set_of(space for space in each(spaces) if fits([*via, space]))

    return found


def gun_fits(game: ColonialGame, state: ColonialState, march: March, path: list[Space]) -> bool:
    """Whether there is room for a trailing gun in the hex that its team leaves last (general-11)."""
    return has_room(game.field, state, [march.start, *path][-2], only(march.piece))


def ends_of_exit(game: ColonialGame, state: ColonialState, march: March) -> Ends:
    """Exit hexes; by the road's bonus only where a road ends in one (move-20)."""
    field = game.field
    exits = field.exits[field.side[march.piece]]

    def found(rest: March, via: list[Space]) -> SpaceSet:
        open_to = open_ground(game, state, field.side[march.piece], march.black)
        near = only(rest.start) if rest.steps >= 0 else 0
        if rest.steps > 0:
            near |= field.grid.flood(only(rest.start), rest.steps, open_to)
        by_road = road_reach(field, rest.start, rest.road_steps, open_to) if rest.road_steps >= 0 else 0
        return (near | by_road & field.road_ends) & exits

    return found
