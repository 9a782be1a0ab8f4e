"""Katangans set out: by which way, and what is told of those who go or stay (5.4-n)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import PieceSet, Space, SpaceSet
from sandtable.engine.spaces import first, listed
from sandtable.games.kolwezi.passing import KatanganMarch, french_shooters
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import adjacent_units
from sandtable.games.kolwezi.ways import (
    Layers,
    Way,
    around,
    connections_to,
    safest_ways,
    shortest_ways,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

#: what a move is for, by the rule it is made by
REASONS = {
    "5.4-b": "seek",
    "5.4-d": "seek",
    "5.3.3-e": "seek",
    "5.3.3-f": "range",
    "5.4-g": "objective",
    "5.4-p": "shun",
}

Why = dict[str, Any]


def watched(game: KolweziGame, state: KolweziState) -> SpaceSet:
    """Areas next to the French."""
    return around(game, state.french)


def shooters(game: KolweziGame, state: KolweziState, area: Space) -> PieceSet:
    """French units that could fire at somebody passing through an area."""
    return adjacent_units(game.theatre, state, area, game.theatre.french) & ~state.pinned & ~state.shot


def hold(play: KolweziPlay, movers: PieceSet, rule: str, why: Why) -> None:
    """Tells that units stay where they are, and why."""
    theatre, state = play.game.theatre, play.state
    names = [theatre.piece_names[piece] for piece in listed(movers)]
    facts = {"units": names, "count": len(names), "at": theatre.names[state.area[first(movers)]]}
    play.tell("katangan-holds", {**facts, **why}, rule)


def send(
    play: KolweziPlay, movers: PieceSet, goal: Space, layers: Layers, goes_on: SpaceSet, rule: str, why: Why
) -> bool:
    """Sends units off by a shortest way with the fewest opportunity fires; of equal ways a die chooses (5.4-n)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    connections = connections_to(layers, goal)
    if connections == 1:
        way: Way = (goal,)
    else:
        if watched(game, state) & union(layers[:connections]):
            ways = safest_ways(theatre, layers, goal, goes_on, lambda on: shooters(game, state, on))[1]
        else:
            ways = shortest_ways(theatre, layers, goal, goes_on)
        way = ways[0]
        if len(ways) > 1:
            die = play.chance.die(len(ways))
            way = ways[die - 1]
            why = {**why, "way_die": die, "way_of": len(ways)}
    state.route[:] = way
    names = [theatre.piece_names[piece] for piece in listed(movers)]
    watched_on_the_way = any(french_shooters(game, state, area, movers) for area in way[:-1])
    start = theatre.names[state.area[first(movers)]]
    path = [theatre.names[area] for area in way]
    facts = {"units": names, "count": len(names), "from": start, "to": path[-1], "path": path}
    facts |= {"via": path[:-1], "passed": len(path) - 1}
    kind = "katangan-sets-out" if watched_on_the_way else "katangan-move"
    play.tell(kind, {**facts, "reason": REASONS[rule], "toward": "", **why}, rule)
    play.push(KatanganMarch(movers, 1, int(watched_on_the_way)))
    return True
