"""How far units come, and by which ways (chapter 6, 5.4-n)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.engine.fields import PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, only, size
from sandtable.games.kolwezi.state import Town
from sandtable.games.kolwezi.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: areas first reached with 0, 1, 2 … connections
Layers = tuple[SpaceSet, ...]
#: how far units come, and from which of these areas they may go on
Reach = tuple[Layers, SpaceSet]
#: the areas entered one after another
Way = tuple[Space, ...]
#: the enemy counters that could fire at somebody passing through an area
Danger = Callable[[Space], PieceSet]


def foot_layers(game: KolweziGame, start: Space, steps: int, open_to: SpaceSet) -> Layers:
    """The areas within so many connections, entering only open ones (6-d)."""
    board = game.theatre.board
    open_to &= board.within(start, steps)
    key = (start, steps, open_to)
    known = game.foot_memo.get(key)
    if known is None:
        seen = front = only(start)
        layers = [front]
        for _ in range(steps):
            front = board.spread(front) & open_to & ~seen
            if not front:
                break
            seen |= front
            layers.append(front)
        known = game.foot_memo.keep(key, tuple(layers))
    return known


def motor_layers(game: KolweziGame, start: Space, home: Town, open_to: SpaceSet) -> Layers:
    """The areas a motorised unit reaches that set out in the urban zone ``home`` (-1: between the zones).

    Any distance inside that zone, and along one road to the first area of another (6-e, 6-f).
    """
    key = (start, home, open_to)
    known = game.motor_memo.get(key)
    if known is None:
        theatre = game.theatre
        inside = theatre.zone_areas[home] if home >= 0 else 0
        spread = theatre.board.spread
        seen = front = only(start)
        layers = [front]
        while front:
            front = (spread(front & inside) | spread(front & theatre.between) & ~inside) & open_to & ~seen
            seen |= front
            layers.append(front)
        known = game.motor_memo.keep(key, tuple(layers[:-1]))
    return known


def around(game: KolweziGame, areas: SpaceSet) -> SpaceSet:
    """Every area next to one of these."""
    known = game.around_memo.get(areas)
    if known is None:
        known = game.around_memo.keep(areas, game.theatre.board.spread(areas))
    return known


def passable_for_motor(theatre: Theatre, home: Town) -> SpaceSet:
    """Areas a motorised unit may go on from: its own zone and the roads (6-f)."""
    return theatre.between | (theatre.zone_areas[home] if home >= 0 else 0)


def union(layers: Layers) -> SpaceSet:
    """All areas of the layers but the start."""
    found = 0
    for layer in layers[1:]:
        found |= layer
    return found


def connections_to(layers: Layers, area: Space) -> int:
    """How many connections away an area of the layers is."""
    for steps, layer in enumerate(layers):
        if has(layer, area):
            return steps
    raise ValueError("not within reach")


def shortest_ways(theatre: Theatre, layers: Layers, goal: Space, goes_on: SpaceSet) -> list[Way]:
    """Every shortest way to an area: the areas entered, the goal last."""
    near = theatre.near
    found: list[Way] = [(goal,)]
    for layer in layers[connections_to(layers, goal) - 1 : 0 : -1]:
        layer &= goes_on
        found = [(area, *way) for way in found for area in listed(layer & near[way[0]])]
    return found


def a_shortest_way(theatre: Theatre, layers: Layers, goal: Space, goes_on: SpaceSet) -> list[Space]:
    """One shortest way: of equal ones the first in map order."""
    way = [goal]
    for layer in layers[connections_to(layers, goal) - 1 : 0 : -1]:
        way.append(first(layer & goes_on & theatre.near[way[-1]]))
    return way[::-1]


def exposure(way: Way, danger: Danger) -> int:
    """How many enemy counters could fire on the way; nobody fires where the way ends (8.1-a)."""
    firers = 0
    for area in way[:-1]:
        firers |= danger(area)
    return size(firers)


def safest_ways(
    theatre: Theatre, layers: Layers, goal: Space, goes_on: SpaceSet, danger: Danger
) -> tuple[int, list[Way]]:
    """The shortest ways with the fewest opportunity fires, and how many those are."""
    ways = shortest_ways(theatre, layers, goal, goes_on)
    risks = [exposure(way, danger) for way in ways]
    least = min(risks)
    return least, [way for way, risk in zip(ways, risks, strict=True) if risk == least]


def nearest(game: KolweziGame, members: SpaceSet) -> tuple[int, ...]:
    """For every area the connections to the nearest member of a set of areas."""
    known = game.nearest_memo.get(members)
    if known is None:
        board = game.theatre.board
        found = [len(board)] * len(board)
        seen, front, steps = members, members, 0
        while front:
            for area in each(front):
                found[area] = steps
            front = board.spread(front) & ~seen
            seen |= front
            steps += 1
        known = game.nearest_memo.keep(members, tuple(found))
    return known
