"""What a table shows over the map: how far the picked unit can go and by which way, and where supply comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Seat, Space
from sandtable.engine.scene import Reach
from sandtable.engine.spaces import each, has
from sandtable.games.guerra.entry import is_waiting
from sandtable.games.guerra.march import March
from sandtable.games.guerra.movement import costs
from sandtable.games.guerra.movement import reach as reachable
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import centres_of, is_supplied
from sandtable.games.guerra.ways import cheapest, setting_out

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def reach(game: GuerraGame, view: View[GuerraState]) -> list[Reach]:
    """Points left and ways of the unit that is being moved on the march."""
    state = view.state
    step = state.stack[-1] if view.decision else None
    if not isinstance(step, March):
        return []
    theatre, unit = game.theatre, step.unit
    start, points, spent, _ = setting_out(game, state, unit)
    found = reachable(game, state, unit, start, points, spent)[0]
    best = costs(game, state, unit, start, points, spent)
    names = theatre.grid.names
    ways = {names[space]: [names[step] for step in cheapest(game, state, unit, best, space)] for space in each(found)}
    left: dict[str, float] = {names[space]: points - best[space] if space in best else 0 for space in each(found)}
    if is_waiting(state, unit):
        ways[names[start]], left[names[start]] = [names[start]], max(0, points - spent)
    name = theatre.names[unit]
    return [Reach(name, names[start], {"do": "move", "unit": name}, ways, left)]


def supply_ways(game: GuerraGame, state: GuerraState, side: Seat) -> dict[str, list[str]]:
    """For every supplied unit on the map the way to a source (3.6.1-b to 3.6.1-d); none where it needs none."""
    theatre = game.theatre
    names = theatre.grid.names
    before = _towards_sources(game, state, side)
    found = {}
    for space in each(state.held[side]):
        path = [space]
        while before.get(path[-1], path[-1]) != path[-1]:
            path.append(before[path[-1]])
        if space in before:
            for unit in each(state.at[space]):
                if is_supplied(game, state, unit) and not has(theatre.guerrillas, unit):
                    found[theatre.names[unit]] = [names[step] for step in path]
    return found


def _towards_sources(game: GuerraGame, state: GuerraState, side: Seat) -> dict[int, int]:
    """For every hex in supply the next one on the way to a source, which leads to itself."""
    theatre = game.theatre
    enemy = state.held[1 - side]
    waiting = list(each(centres_of(game, state, side)))
    before = {space: space for space in waiting}
    stretches = game.boat_stretches(enemy)
    for space in waiting:
        boats = [other for stretch in stretches if has(stretch, space) for other in each(stretch)]
        for other in (*theatre.net_near[space], *boats):
            if other not in before and not has(enemy, other):
                before[other] = space
                waiting.append(other)
    limit = theatre.tables.limits.supply_distance
    spent = dict.fromkeys(before, 0)
    layers: list[list[Space]] = [list(before), *([] for _ in range(limit))]
    for cost, layer in enumerate(layers):
        for space in layer:
            if spent[space] != cost:
                continue
            for other, price in theatre.supply_steps[space]:
                total = cost + price
                if total < spent.get(other, limit + 1) and not has(enemy, other):
                    spent[other], before[other] = total, space
                    layers[total].append(other)
    return before
