"""What may lie face down where a battle is to be fought, and how it goes then: all that can be told beforehand.

How many of those counters are enemy units is exact: any counter that has not been seen may be any of them (23.0). How
the battle goes is played by the rules in worlds imagined from what is seen; what an ambush or the guard of the
objective brings besides is drawn there as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Outcome
from sandtable.engine.fields import Piece
from sandtable.engine.flow import Play
from sandtable.engine.spaces import each, has, plus
from sandtable.engine.stakes import NO_CHANGE, by_number, expected, gathered, lot, sure
from sandtable.games.paratrooper.engagement import STEPS, End, Fight, who
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.fire_order import NO_SUPPORT, engagement_of, rep_has_edge
from sandtable.games.paratrooper.hidden import fill_in
from sandtable.games.paratrooper.opfor import Settle
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.stakes import is_certain
from sandtable.games.paratrooper.state import REP, UNSEEN, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: worlds in which the battle is fought: some tenths of a second
WORLDS = 400
#: by how much a chance may be off, in percent: two standard errors of an even one
ERROR = round(100 / WORLDS**0.5)


def forecast(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action) -> Forecast:
    """How a battle may go where counters lie face down, and what they may be."""
    ends = [fought(game, state, hex, action, number) for number in range(WORLDS)]
    each_way = 1 / len(ends)
    left = [
        (Message("paratrooper-odds-holds", {"span": "battle", "holds": who(end)}), each_way, NO_CHANGE) for end in ends
    ]
    lost = [
        (Message("paratrooper-odds-lost", {"span": "battle", "lost": end.lost}), each_way, NO_CHANGE) for end in ends
    ]
    decided = [
        *strength(game, state, hex, action),
        *extras(game, state, hex),
        Message("paratrooper-odds-imagined", {"ways": len(ends), "error": ERROR}),
    ]
    worth = lot((each_way, sure(dict(end.scored))) for end in ends)
    certain = is_certain(game, state, plus(state.rep, hex))
    groups = [gathered(left), by_number(gathered(lost), "lost"), enemy_units(game, state, hex)]
    return Forecast([], groups, expected(worth) if certain else None, decided=decided, blind=True)


# The battle in imagined worlds


def begun(
    game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action, number: int
) -> tuple[Fight, ParatrooperPlay]:
    """A world that may be the true one, once the answer is given: what lies there has been turned up."""
    world = state.copy()
    world.pending = None
    fill_in(game, world, 0, Random(number))
    fight = Fight(game, world.copy(), hex, None)
    world.chance = Chance(number.to_bytes(32, "big"))
    play: ParatrooperPlay = Play(game, world)
    fight.answer(play, action)
    return fight, play


def fought(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action, number: int) -> End:
    """How the battle ends in one world; who finds out where others hide has them turned up wherever comes first."""
    fight, play = begun(game, state, hex, action, number)
    world = play.state
    while world.stack and isinstance(step := world.stack[-1], (*STEPS, Settle)):
        if not isinstance(step, Settle):
            fight.go_on(play)
        elif step.run(play):
            step.answer(play, step.answers(game, world)[0])
    return fight.end(world)


# What lies there


def unseen(game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
    """The counters that have not been seen: face down on the map, or in the pool."""
    return [piece for piece, where in enumerate(state.where) if where == UNSEEN]


def drawn(state: ParatrooperState, hex: Hex, objectives: int, others: int, wanted: int) -> Iterator[tuple[int, float]]:
    """How many of some kind may lie face down in a hex, and how likely that is.

    The objective is on the map as long as it is unseen (24.1-a). ``others`` are the unseen counters besides it,
    ``wanted`` how many of them are of that kind.
    """
    places, here = sum(state.covered), state.covered[hex]
    with_objective = here / places if objectives else 0.0
    chances = [0.0] * (here + 1)
    for weight, slots in ((with_objective, here - 1), (1 - with_objective, here)):
        for found in range(slots + 1) if weight else ():
            ways = comb(wanted, found) * comb(others - wanted, slots - found)
            chances[found] += weight * ways / comb(others, slots)
    yield from enumerate(chances)


def enemy_units(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> list[Outcome]:
    """How many enemy units lie face down there."""
    hidden = unseen(game, state)
    objectives = sum(has(game.theatre.objectives, piece) for piece in hidden)
    units = sum(has(game.theatre.opfor, piece) for piece in hidden)
    number = state.covered[hex]
    return gathered(
        (Message("paratrooper-odds-hidden-units", {"units": found, "number": number}), chance, NO_CHANGE)
        for found, chance in drawn(state, hex, objectives, len(hidden) - objectives, units)
    )


def extras(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> list[Message]:
    """How likely an ambush, an IED or the objective lies there, each of which brings more with it."""
    theatre, hidden = game.theatre, unseen(game, state)
    objectives = sum(has(theatre.objectives, piece) for piece in hidden)
    found = []
    for kind, pieces in (("ambush", theatre.ambushes), ("ied", theatre.ieds)):
        wanted = sum(has(pieces, piece) for piece in hidden)
        none = next(chance for _, chance in drawn(state, hex, objectives, len(hidden) - objectives, wanted))
        found.append((kind, 1 - none, 0))
    guard = theatre.pack.missions.limits.extra_with_objective
    found.append(("objective", state.covered[hex] / sum(state.covered) if objectives else 0.0, guard))
    return [
        Message("paratrooper-odds-hidden-extra", {"what": kind, "chance": round(100 * chance), "number": number})
        for kind, chance, number in found
        if chance > 0
    ]


def strength(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action) -> list[Message]:
    """How strong the enemy units not seen yet are, and how many of them fire before the best of one's own."""
    theatre = game.theatre
    units = [piece for piece in unseen(game, state) if has(theatre.opfor, piece)]
    if not units:
        return []
    ratings = [theatre.combat[piece][0] for piece in units]
    mean = round(sum(ratings) / len(ratings), 1)
    strong = {"low": min(ratings), "high": max(ratings), "mean": mean}
    found = [Message("paratrooper-odds-hidden-strength", strong)]
    world = begun(game, state, hex, action, 0)[1].state
    own = [
        engagement_of(game, world, piece, NO_SUPPORT)
        for piece in each(fighters(theatre, world, hex))
        if combat_of(game, world, piece)
    ]
    armed = [theatre.engagement[piece][0] for piece in units if theatre.combat[piece][0]]
    if own and armed:
        best = max(own)
        first, alike = sum(one > best for one in armed), sum(one == best for one in armed)
        order = {
            "rating": best,
            "before": round(100 * first / len(armed)),
            "alike": round(100 * alike / len(armed)),
            "edge": "regiment" if rep_has_edge(game, world, hex, REP) else "opposition",
        }
        found.append(Message("paratrooper-odds-hidden-first", order))
    return found
