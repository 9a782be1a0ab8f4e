"""The harm that an answer does to its own side, told before it is given (3.2.2-g, 3.4.3-a, 3.6.1, 7-e to 7-k)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Piece, PieceSet, Seat, Space
from sandtable.engine.handles import touched
from sandtable.engine.spaces import each, first, has, only, set_of, several
from sandtable.games.guerra.actions import Advance, Bombard, Commit, Done, Leave, Move, Place, Retreat, Sortie
from sandtable.games.guerra.air import UNITS, SortieStep
from sandtable.games.guerra.combat import targets
from sandtable.games.guerra.march import MARCH, Movement
from sandtable.games.guerra.stacking import has_room, overfull
from sandtable.games.guerra.state import DUE, TO_COME, GuerraState
from sandtable.games.guerra.supply import FIRST_TURN, covered
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import of_intervention
from sandtable.games.guerra.ways import called_up, passed

#: an enemy so many hexes away is near
NEAR = 3

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def harms(game: GuerraGame, view: View[GuerraState], action: Action) -> list[Harm]:
    """A hex too full when the phase ends, points given away by the first of an army in the Congo.

    As a caution: a march out of supply, and from a town that the enemy could then walk into, or come up in; bombs on a
    hex that could be attacked instead.
    """
    look = LOOKS.get(type(action))
    return list(look(game, view.state, action)) if look else []


def of_a_unit(game: GuerraGame, state: GuerraState, action: Any) -> Iterator[Harm]:
    """What comes of a unit at a place."""
    unit, to = game.theatre.piece[action.unit], game.theatre.grid.index[touched(action).space]
    yield from too_full(game, state, action, unit, to)
    yield from intervention(game, state, action, unit, to)


def of_a_march(game: GuerraGame, state: GuerraState, action: Move) -> Iterator[Harm]:
    """What comes of a unit that goes, where it goes and where it stood."""
    unit, to = game.theatre.piece[action.unit], game.theatre.grid.index[touched(action).space]
    yield from of_a_unit(game, state, action)
    yield from out_of_supply(game, state, unit, to)
    yield from left_open(game, state, unit, to)


def bouncing(game: GuerraGame, state: GuerraState, action: Done) -> Iterator[Harm]:
    """The movement ends with a hex too full: the last to enter goes back (3.2.2-g)."""
    if not state.stack or not isinstance(state.stack[-1], Movement):
        return
    for space in each(set_of(state.hex[unit] for unit in state.order if state.hex[unit] >= 0)):
        if several(state.at[space]) and overfull(game, state, space):
            yield Harm(Message("guerra-harm-bounces", {"at": game.theatre.grid.names[space]}), "3.2.2-g")


def out_of_supply(game: GuerraGame, state: GuerraState, unit: Piece, to: Space) -> Iterator[Harm]:
    """A unit that is supplied ends where no supply reaches it (3.6.1-d)."""
    theatre, start = game.theatre, state.hex[unit]
    if start < 0 or state.turn < FIRST_TURN or has(theatre.guerrillas, unit):
        return
    ground = covered(game, state, theatre.side[unit]) | theatre.field_spaces
    if has(ground, start) and not has(ground, to):
        yield Harm(Message("guerra-harm-out-of-supply", {"at": theatre.grid.names[to]}), "3.6.1-d", caution=True)


def left_open(game: GuerraGame, state: GuerraState, unit: Piece, to: Space) -> Iterator[Harm]:
    """The last unit leaves a town in the Congo with the enemy near (7-e, 7-f), or about to come up there (3.4.3-c)."""
    theatre, start = game.theatre, state.hex[unit]
    if start < 0 or start == to or state.at[start] != only(unit) or not has(theatre.town_spaces & theatre.drc, start):
        return
    near = theatre.grid.within(start, NEAR) & state.held[1 - theatre.side[unit]]
    if near:
        town = theatre.town_at[start]
        facts = {"at": theatre.grid.names[start], "enemy": theatre.names[first(state.at[first(near)])]}
        rule = "7-e" if has(theatre.villages, town) else "7-f"
        yield Harm(Message("guerra-harm-left-open", facts), rule, caution=True)
    elif recruits := coming_up(game, state, start, 1 - theatre.side[unit]):
        facts = {"at": theatre.grid.names[start], "enemy": theatre.names[first(recruits)]}
        yield Harm(Message("guerra-harm-recruits", facts), "3.4.3-c", caution=True)


def coming_up(game: GuerraGame, state: GuerraState, space: Space, side: Seat) -> PieceSet:
    """Those of a side who may be put into a hex in its next stage: whoever is due, or will be by then (3.4.3-c)."""
    theatre = game.theatre
    # the Congo's stage is the last of a turn: the rebels' next one brings those of the turn after it
    turn = state.turn + (1 if side == REBELS else 0)
    come = (unit for unit in each(theatre.of_side[side]) if theatre.units[unit].radius)
    return set_of(
        unit
        for unit in come
        if (state.hex[unit] == DUE or (state.hex[unit] == TO_COME and 0 < theatre.arrival[unit] <= turn))
        and has(theatre.grid.within(theatre.home_of(unit), theatre.units[unit].radius), space)
        and has(theatre.stand[theatre.kind[unit]], space)
    )


def shut_to_attack(game: GuerraGame, state: GuerraState, action: Bombard | Sortie) -> Iterator[Harm]:
    """A hex that is bombed is not attacked on the ground any more: told where somebody could attack it (4.5.2-a)."""
    step = state.stack[-1]
    if isinstance(action, Sortie) and not (isinstance(step, SortieStep) and step.facility == UNITS):
        return
    space = step.at if isinstance(step, SortieStep) else game.theatre.grid.index[touched(action).space]
    if has(targets(game, state, CONGO), space):
        yield Harm(Message("guerra-harm-no-attack", {"at": game.theatre.grid.names[space]}), "4.5.2-a", caution=True)


def too_full(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> Iterator[Harm]:
    """A move into a hex that has no room left, or recruits in a town that has none (3.4.3-a)."""
    if isinstance(action, Move | Place) and not has_room(game, state, to, unit):
        rule = "3.2.2-g" if isinstance(action, Move) else "3.4.3-a"
        yield Harm(Message("guerra-harm-too-full", {"at": game.theatre.grid.names[to]}), rule)


def intervention(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> Iterator[Harm]:
    """The first unit of an army that comes to the Congo, or through it."""
    army = game.theatre.army[unit]
    if has(state.intervened, army) or not enters_congo(game, state, action, unit, to):
        return
    for score in of_intervention(game, army, state.intervened):
        facts = {"army": score.about, "side": game.seats[score.side], "points": score.points}
        yield Harm(Message("guerra-harm-intervenes", facts), score.rule)


def enters_congo(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> bool:
    """Whether a unit comes to the Congo with this, or marches through it."""
    drc = game.theatre.drc
    if has(drc, to):
        return True
    if not isinstance(action, Move | Leave | Commit) or by_of(action) != MARCH:
        return False
    setting = called_up(game, state, unit) if isinstance(action, Commit) else None
    return any(has(drc, space) for space in passed(game, state, unit, action.path, to, setting))


def by_of(action: Move | Leave | Commit) -> str:
    """How a unit goes; who leaves the map marches off it, and reserves march to a combat."""
    return action.by if isinstance(action, Move) else MARCH


#: who looks for harm in which answers
LOOKS: Mapping[type[Action], Callable[[GuerraGame, GuerraState, Any], Iterator[Harm]]] = {
    Done: bouncing,
    Move: of_a_march,
    Bombard: shut_to_attack,
    Sortie: shut_to_attack,
    **dict.fromkeys((Leave, Place, Commit, Retreat, Advance), of_a_unit),
}
