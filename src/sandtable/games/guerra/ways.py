"""The way of a march: the cheapest, one by the places a player names, and what is met on it (3.1, 7-e, 7-i, 7-k)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, Space, SpaceSet
from sandtable.engine.flow import Way
from sandtable.engine.spaces import has, listed, set_of
from sandtable.games.guerra.entry import entry_spent, is_waiting
from sandtable.games.guerra.movement import allowance, costs, exit_cost, ground, why_not_march, why_not_stand
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.zones import open_around, zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


class Setting(NamedTuple):
    """A march before its first step: from where, with how many points, and what the entry hex has cost of them."""

    start: Space
    points: Number
    spent: Number = 0
    #: whether one hex is granted whatever it costs (3.1-c)
    granted: bool = True


def setting_out(game: GuerraGame, state: GuerraState, unit: Piece) -> Setting:
    """How a unit sets out: from its hex, or from the hex by which a reinforcement comes in (3.4.2-b)."""
    theatre = game.theatre
    if is_waiting(state, unit):
        entry = theatre.entries[theatre.entry_of[unit]]
        return Setting(entry, theatre.move[unit], entry_spent(game, state, unit))
    return Setting(state.hex[unit], allowance(game, state, unit))


def called_up(game: GuerraGame, state: GuerraState, unit: Piece) -> Setting:
    """How a reserve sets out: with half its points, less for a bombardment, and no hex granted (8.1-e, 4.6.3-a)."""
    points = max(0, game.theatre.move[unit] // 2 - state.slowed[unit])
    return Setting(state.hex[unit], points, granted=False)


def surcharge(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """The hexes that cost a unit one point more to leave: those in enemy ZOC (3.2.1-d, 3.2.1-i)."""
    theatre = game.theatre
    return 0 if has(theatre.guerrillas, unit) else zone_of(game, state, 1 - theatre.side[unit])


def cheapest(game: GuerraGame, state: GuerraState, unit: Piece, best: dict[Space, Number], to: Space) -> list[Space]:
    """The hexes entered on a cheapest way; the one hex of the guarantee is entered straight from the start (3.1-c)."""
    theatre = game.theatre
    steps = game.steps_now(state, theatre.kind[unit])
    leaving = surcharge(game, state, unit)

    def leads(near: Space, space: Space) -> bool:
        spent = best[near] + (has(leaving, near))  # 3.2.1-d
        return any(other == space and spent + price == best[space] for other, price in steps[near])

    path = [to]
    while to in best:
        before = [near for near in theatre.grid.neighbours[to] if near in best and leads(near, to)]
        if not before:
            break
        path.append(to := before[0])
    return path[-2::-1] if len(path) > 1 else path


# A way that the player names


def why_not_path(
    game: GuerraGame, state: GuerraState, unit: Piece, path: Sequence[Space], setting: Setting | None = None
) -> Refusal | None:
    """What is wrong with a way, hex by hex (3.1-a); a reinforcement's begins with its entry hex."""
    theatre = game.theatre
    setting = setting or setting_out(game, state, unit)
    start, points, spent, granted = setting
    here, extra = start, 0
    steps, leaving = game.steps_now(state, theatre.kind[unit]), surcharge(game, state, unit)
    if is_waiting(state, unit):
        if path[0] != start:
            return Refusal("3.4.2-a", {"unit": theatre.names[unit], "to": theatre.grid.names[path[0]]})
        path = path[1:]
    guaranteed = granted and len(path) == 1 and not spent  # 3.1-c
    for space in path:
        about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
        if not has(theatre.grid.near[here], space):
            return Refusal("3.1-a", about)
        refusal = why_not_stand(game, state, unit, space)
        if refusal:
            return refusal
        if not has(open_around(game, state, unit, here), space):
            cut = has(theatre.open_near[theatre.kind[unit]][here], space)
            return Refusal("4.6.4-b" if cut else "3.3.6-a", about)
        zone = int(has(leaving, here))
        extra += zone
        spent += zone + next(price for other, price in steps[here] if other == space)
        if spent > points and not guaranteed:
            return Refusal(_too_dear(game, state, unit, setting, spent, extra), about)
        here = space
    return None


def _too_dear(game: GuerraGame, state: GuerraState, unit: Piece, setting: Setting, spent: Number, extra: Number) -> str:
    """The rule for want of which a way would not be too long."""
    _, points, entry, granted = setting
    if not granted:
        return "8.1-e"
    queued = state.entered[game.theatre.entry_of[unit]] if entry else 0
    if spent - extra <= points:
        return "3.2.1-d"
    if spent <= points + state.slowed[unit]:
        return "4.6.3-a"
    if spent <= game.theatre.move[unit]:
        return "3.6.2-a"
    return "3.4.2-b" if spent - queued <= points else "3.1-a"


def why_not_exit(game: GuerraGame, state: GuerraState, unit: Piece, path: Sequence[Space]) -> Refusal | None:
    """What keeps a unit from leaving the map at the end of a way (3.4.1-a)."""
    theatre = game.theatre
    refusal = why_not_path(game, state, unit, path)
    if refusal:
        return refusal
    spent = spent_on(game, state, unit, path) + exit_cost(game, state, unit, path[-1])
    if has(theatre.edge, path[-1]) and spent <= allowance(game, state, unit):
        return None
    return Refusal("3.4.1-a", {"unit": theatre.names[unit], "at": theatre.grid.names[path[-1]]})


def spent_on(game: GuerraGame, state: GuerraState, unit: Piece, path: Sequence[Space]) -> Number:
    """The points that a way over the map costs."""
    here, _, spent, _ = setting_out(game, state, unit)
    steps, leaving = game.steps_now(state, game.theatre.kind[unit]), surcharge(game, state, unit)
    for space in path:
        spent += has(leaving, here) + next(price for other, price in steps[here] if other == space)
        here = space
    return spent


def way_by(
    game: GuerraGame,
    state: GuerraState,
    unit: Piece,
    via: Sequence[Space],
    leaves: bool = False,
    setting: Setting | None = None,
) -> Way | Refusal:
    """The cheapest way by these hexes, in order, what is left of the points, and where it may end or leave the map."""
    theatre = game.theatre
    start, points, spent, granted = setting or setting_out(game, state, unit)
    path = [start] if is_waiting(state, unit) else []
    around = open_around(game, state, unit, start) & ~state.held[1 - theatre.side[unit]]
    here = start
    for space in via:
        best = costs(game, state, unit, here, points, spent)
        if space == here:
            continue
        if space in best:
            path += cheapest(game, state, unit, best, space)
            spent = best[space]
        elif granted and not path and has(around, space):  # the guarantee of one hex ends the march (3.1-c)
            path, spent = [space], points + 1
        else:
            return _unreached(game, state, unit, space, Setting(here, points, spent, granted))
        here = space
    best = costs(game, state, unit, here, points, spent)
    ends = [space for space in sorted(best) if space != start or is_waiting(state, unit)]
    if leaves:
        at_edge = listed(set_of(best) & theatre.edge)
        ends = [space for space in at_edge if best[space] + exit_cost(game, state, unit, space) <= points]
    names = theatre.grid.names
    return Way([names[space] for space in path], max(0, points - spent), [names[space] for space in ends])


def _unreached(game: GuerraGame, state: GuerraState, unit: Piece, space: Space, so_far: Setting) -> Refusal:
    """What keeps a march that has come so far from a hex."""
    about = {"unit": game.theatre.names[unit], "to": game.theatre.grid.names[space]}
    if not so_far.granted:
        return why_not_stand(game, state, unit, space) or Refusal("8.1-e", about)
    refusal = why_not_march(game, state, unit, space, so_far.start, so_far.points, so_far.spent)
    if refusal is None or (refusal.rule == "3.4.2-b" and not is_waiting(state, unit)):
        return Refusal("3.1-a", about)
    return refusal


# What is met on the way


def passed(
    game: GuerraGame,
    state: GuerraState,
    unit: Piece,
    named: Sequence[str],
    to: Space,
    setting: Setting | None = None,
) -> Sequence[Space]:
    """The hexes of a march whose entering changes something: on the way that was named, or on the cheapest."""
    telling = telling_hexes(game, state, unit)
    if not telling:
        return ()
    if named:
        path = [game.theatre.grid.index[name] for name in named]
    elif has(telling, to) and not game.towns_in_passing:
        return (to,)  # which hex of the DRC is the first makes no difference
    else:
        start, points, spent, _ = setting or setting_out(game, state, unit)
        if not telling & ground(game, start, points, spent, game.theatre.kind[unit]):
            return ()
        path = cheapest(game, state, unit, costs(game, state, unit, start, points, spent), to)
        if spent:
            path = [start, *path]  # the entry hex
    return [space for space in path if has(telling, space)]


def telling_hexes(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """The hexes that a unit need only enter: its army's first in the DRC (7-i, 7-k), towns to take (7-e, option)."""
    theatre = game.theatre
    found = 0 if has(state.intervened, theatre.army[unit]) else theatre.drc
    if game.towns_in_passing:
        found |= theatre.town_spaces
    return found
