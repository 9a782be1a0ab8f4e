"""What a table shows over the maps: how far the picked units can go and by which way, and lines of fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Space
from sandtable.engine.scene import LineOfSight, Obstacle, Reach
from sandtable.engine.spaces import first, has, listed
from sandtable.games.kolwezi.fire import is_night
from sandtable.games.kolwezi.going import choose_route, destinations
from sandtable.games.kolwezi.march import Where
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import ON_FOOT, Theatre

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def reach(game: KolweziGame, view: View[KolweziState]) -> list[Reach]:
    """Connections left on foot (lorries count none, 6-e) and ways of those who are to move."""
    state = view.state
    going = state.stack[-1] if view.decision else None
    if not isinstance(going, Where):
        return []
    theatre = game.theatre
    names = theatre.names
    routes = {area: choose_route(game, state, going, area) for area in listed(destinations(game, state, going))}
    ways = {names[area]: [names[step] for step in route] for area, route in routes.items()}
    points = theatre.tables.movement.foot - going.spent
    left: dict[str, float] = (
        {names[area]: points - len(route) for area, route in routes.items()} if going.mode == ON_FOOT else {}
    )
    lead = first(going.movers)
    return [Reach(theatre.piece_names[lead], names[state.area[lead]], {"do": "move"}, ways, left)]


def line_of_sight(game: KolweziGame, view: View[KolweziState], start: str, end: str) -> LineOfSight:
    """Whether fire can go from one area to another: next to each other, or aligned over clear ground by day (8.5)."""
    theatre = game.theatre
    one, other = theatre.index[start], theatre.index[end]
    distance = theatre.distance[one][other]
    low, high = theatre.tables.fire.direct_range
    if distance < low:
        return LineOfSight(start, end, True, distance, "8.2-b")
    if distance > high:
        return LineOfSight(start, end, False, distance, "8.5-c")
    bends, path = min((stops_on(theatre, way), way) for way in shortest(theatre, one, other))
    between = [theatre.names[area] for area in path[1:-1]]
    obstacles = [Obstacle(theatre.names[area], "8.5-e") for area in bends]
    if is_night(game, view.state):
        return LineOfSight(start, end, False, distance, "8.5-d", between, obstacles)
    return LineOfSight(start, end, has(theatre.lines[one], other), distance, "8.5-e", between, obstacles)


def shortest(theatre: Theatre, one: Space, other: Space) -> list[list[Space]]:
    """Every way with as few connections as can be."""
    ways = [[one]]
    for left in range(theatre.distance[one][other] - 1, -1, -1):
        ways = [
            [*way, near]
            for way in ways
            for near in theatre.board.neighbours[way[-1]]
            if theatre.distance[near][other] == left
        ]
    return ways


def stops_on(theatre: Theatre, way: list[Space]) -> list[Space]:
    """The areas between in which a way bends or meets ground that is not clear."""
    return [
        area
        for before, area, after in zip(way, way[1:], way[2:], strict=False)
        if not has(theatre.clear, area) or not theatre.runs_straight(before, area, after)
    ]
