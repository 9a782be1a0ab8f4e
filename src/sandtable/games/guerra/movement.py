"""Movement on the march: costs, zones of control, roads, rivers, the one-hex guarantee, leaving the map (3.1-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.boards import costs_within
from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, has, only, set_of
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT
from sandtable.games.guerra.zones import open_around, zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: where a march may end, as a set and as a list, and the edge hexes by which it may leave the map
Reach = tuple[SpaceSet, list[Space], SpaceSet]


def is_surprised(state: GuerraState, side: Seat) -> bool:
    """On turn 1 the Congo side has no Movement Phase (6-c)."""
    return side == CONGO and state.turn == 1


def allowance(game: GuerraGame, state: GuerraState, unit: Piece) -> Number:
    """Movement points in this phase: halved without supply, then less what a bombardment took (3.6.2-a, 4.6.3-a)."""
    points = game.theatre.move[unit]
    if has(state.unsupplied, unit) and not has(state.stripped, unit):
        points //= 2
    return max(0, points - state.slowed[unit])


def costs(
    game: GuerraGame, state: GuerraState, unit: Piece, start: Space, points: Number, spent: Number = 0
) -> dict[Space, Number]:
    """Every hex within reach of a march and the points spent to get there; the guarantee of one hex apart."""
    theatre = game.theatre
    side = theatre.side[unit]
    local = ground(game, start, points, spent, theatre.kind[unit])
    enemy = state.held[1 - side] & local
    # leaving an enemy zone costs one more (3.2.1-d); guerrillas slip through (3.2.1-i)
    leaving = 0 if has(theatre.guerrillas, unit) else zone_of(game, state, 1 - side) & local
    return costs_within(game.steps_now(state, theatre.kind[unit]), start, points, spent, enemy, leaving)


def ground(game: GuerraGame, start: Space, points: Number, spent: Number, kind: Number) -> SpaceSet:
    """The hexes that could matter to a march: what it would reach if there were no enemy and no interdiction."""
    key = (start, points, spent, kind)
    known = game.ground_memo.get(key)
    if known is None:
        theatre = game.theatre
        within = set_of(costs_within(theatre.steps[kind], start, points, spent, 0, 0))
        known = game.ground_memo.keep(key, theatre.open_near[kind][start] | within)
    return known


def reach(game: GuerraGame, state: GuerraState, unit: Piece, start: Space, points: Number, spent: Number = 0) -> Reach:
    """Where a march may end, as a set and as a list, and the edge hexes by which it may leave the map.

    The start is not among the former. Kept by everything it depends on, so that it is never stale.
    """
    theatre = game.theatre
    side = theatre.side[unit]
    sly = has(theatre.guerrillas, unit)
    local = ground(game, start, points, spent, theatre.kind[unit])
    enemy = state.held[1 - side] & local
    zone = 0 if sly else zone_of(game, state, 1 - side) & local
    cut_roads, cut_rails = state.cut_roads & local, state.cut_rails & local
    key: tuple[int, ...] = (start, points, spent, theatre.kind[unit])
    if enemy or zone or cut_roads or cut_rails:
        key += (enemy, zone, cut_roads, cut_rails)
    known = game.reach_memo.get(key)
    if known is None:
        known = game.reach_memo.keep(key, _reach(game, state, unit, start, points, spent))
    return known


def _reach(game: GuerraGame, state: GuerraState, unit: Piece, start: Space, points: Number, spent: Number) -> Reach:
    theatre = game.theatre
    around = open_around(game, state, unit, start) & ~state.held[1 - theatre.side[unit]]
    if not around:
        return 0, [], 0  # completely surrounded (3.2.1-g)
    best = costs(game, state, unit, start, points, spent)
    at_edge = set_of(best) & theatre.edge
    exits = set_of(space for space in each(at_edge) if best[space] + exit_cost(game, state, unit, space) <= points)
    places = set(best)
    if not spent:
        places.update(each(around))  # 3.1-c, 3.2.1-f
        exits |= only(start) & theatre.edge
    places.discard(start)
    return set_of(places), sorted(places), exits


def exit_cost(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Number:
    """Leaving the map costs as much as one more hex of the same terrain (3.4.1-a)."""
    theatre = game.theatre
    zone = zone_of(game, state, 1 - theatre.side[unit])
    surcharge = has(zone, space) and not has(theatre.guerrillas, unit)
    return theatre.cost[space] + (1 if surcharge else 0)


def why_not_march(
    game: GuerraGame, state: GuerraState, unit: Piece, space: Space, start: Space, points: Number, spent: Number = 0
) -> Refusal | None:
    """What keeps a march from ending in a hex."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    refusal = why_not_stand(game, state, unit, space)
    if refusal:
        return refusal
    if space == start and not spent:
        return Refusal("3.1-a", about)
    if has(reach(game, state, unit, start, points, spent)[0], space):
        return None
    return Refusal(_why_out_of_reach(game, state, unit, space, start, points, spent), about)


def why_not_stand(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from being in a hex at all, however it comes there."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    if has(theatre.lakes, space):
        return Refusal("3.3.5-a", about)
    if has(theatre.forbidden, space):
        return Refusal("6-b", about)
    if has(state.held[1 - theatre.side[unit]], space):
        return Refusal("3.2.1-a", about)
    if not has(theatre.stand[theatre.kind[unit]], space):
        return Refusal("3.3.6-a", about)
    return None


def _why_out_of_reach(
    game: GuerraGame, state: GuerraState, unit: Piece, space: Space, start: Space, points: Number, spent: Number
) -> str:
    # What would have to be otherwise for the unit to get there names the rule.
    theatre = game.theatre
    kind = theatre.kind[unit]
    if kind != FOOT and has(theatre.closed, space):
        ways = [near for near in theatre.grid.neighbours[space] if has(game.open_near(state, kind)[near], space)]
        if not ways:
            return "4.6.4-b" if state.cut_roads | state.cut_rails else "3.3.6-a"
    bare = GuerraState.copy(state)
    bare.held, bare.fronts = [0, 0], [0, 0]
    if costs(game, bare, unit, start, points, spent).get(space) is not None:
        return "3.2.1-d"
    if state.cut_roads | state.cut_rails:
        bare.cut_roads = bare.cut_rails = 0
        if costs(game, bare, unit, start, points, spent).get(space) is not None:
            return "4.6.4-b"
    if kind != FOOT and space in costs_within(theatre.steps[FOOT], start, points, spent, 0, 0):
        return "3.3.6-a"
    if state.slowed[unit] and costs(game, bare, unit, start, points + state.slowed[unit]).get(space) is not None:
        return "4.6.3-a"
    if points < theatre.move[unit] and costs(game, bare, unit, start, theatre.move[unit]).get(space) is not None:
        return "3.6.2-a"
    if spent:
        return "3.4.2-b"
    return "3.1-a"


def why_not_leave(
    game: GuerraGame, state: GuerraState, unit: Piece, space: Space, start: Space, points: Number
) -> Refusal | None:
    """What keeps a unit from leaving the map by a hex."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "at": theatre.grid.names[space]}
    if has(reach(game, state, unit, start, points)[2], space):
        return None
    return Refusal("3.4.1-a", about)
