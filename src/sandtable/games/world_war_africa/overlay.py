"""What a table shows over the map: how far what is taken up can go and by which way, and where supply comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Seat, Space
from sandtable.engine.scene import Reach
from sandtable.engine.spaces import each, first, has
from sandtable.games.world_war_africa.movement import March, ends_of, points_left, start_of, way
from sandtable.games.world_war_africa.movement import reach as reachable
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.zones import is_supplied, sources

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def reach(game: WarGame, view: View[WarState]) -> list[Reach]:
    """Points left and ways of what is being moved on the march."""
    state, theatre = view.state, game.theatre
    march = state.stack[-1] if view.decision else None
    if not isinstance(march, March):
        return []
    found = reachable(game, state, march)
    points = points_left(game, march)
    ends = list(each(ends_of(game, state, march, found)))
    names = theatre.names
    ways = {names[space]: [names[step] for step in way(found, space)] for space in ends}
    left: dict[str, float] = {names[space]: max(0, points - found.ways[space][0]) for space in ends}
    unit = theatre.piece_names[first(march.group)]
    return [Reach(unit, names[start_of(state, march)], {"do": "go"}, ways, left)]


def supply_ways(game: WarGame, state: WarState, side: Seat) -> dict[str, list[str]]:
    """For every supplied unit of a side that can be seen in a hex the way to a source (11.2)."""
    theatre = game.theatre
    found = {}
    known: dict[int, dict[int, int]] = {}
    for space in each(state.held[side] & theatre.drc):
        for unit in each(state.at[space] & theatre.of_side[side]):
            start = sources(theatre, state, theatre.units[unit].faction, side)
            if start not in known:
                known[start] = _towards(game, state, start, side)
            path = [space]
            while known[start].get(path[-1], path[-1]) != path[-1]:
                path.append(known[start][path[-1]])
            if has(start, path[-1]) and is_supplied(game, state, unit):
                found[theatre.piece_names[unit]] = [theatre.names[step] for step in path]
    return found


def _towards(game: WarGame, state: WarState, start: Space, side: Seat) -> dict[int, int]:
    """For every hex in supply the next one on the way to a source, which leads to itself.

    Only what lies between unit and source must be free of enemies and their zones.
    """
    grid, drc = game.theatre.grid, game.theatre.drc
    enemy = state.held[1 - side]
    free = drc & ~enemy & ~grid.spread(enemy)
    before = {space: space for space in each(start)}
    waiting = list(before)
    through = free | start
    for space in waiting:
        if not has(through, space) or space >= len(grid):
            continue  # a unit may stand here, but supply goes no further
        for other in grid.neighbours[space]:
            if other not in before and has(drc, other):
                before[other] = space
                waiting.append(other)
    return before
