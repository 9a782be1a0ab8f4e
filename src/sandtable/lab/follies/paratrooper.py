"""Foreign Legion Paratrooper: pointless flights, crowds of one's own, units and points that nobody makes use of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import mean

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Bot, Decision, Event
from sandtable.engine.spaces import has
from sandtable.games.paratrooper.actions import Done, Ferry, Strike
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.state import SINGLE, ParatrooperState
from sandtable.games.paratrooper.title import title
from sandtable.lab.follies import Folly

#: the rule of overstacking
CROWD = "12.1-d"


class Watch:
    """Looks on while a mission is played, and counts."""

    def __init__(self, game: ParatrooperGame, found: Counter[str]) -> None:
        self.game, self.found = game, found
        #: unit -> the turn it was mobilized in, as long as it has not been on the mission map
        self.at_home: dict[int, int] = {}

    def decided(self, state: ParatrooperState, decision: Decision, action: Action) -> None:
        """Before an answer is carried out: what it is, and what it might have been."""
        flight = state.stack[-1]
        if isinstance(action, Ferry) and isinstance(flight, Flight) and flight.start < HEXES:
            carrier = state.aboard[self.game.theatre.objective_of[state.mission]]
            self.found["pointless flights"] += not (carrier >= 0 and has(flight.load, carrier))
        if isinstance(action, Done) and any(isinstance(other, Strike) for other in decision.actions):
            self.found["strikes kept back"] += 1

    def happened(self, state: ParatrooperState, events: Sequence[Event]) -> None:
        """After an answer: what came of it."""
        theatre, found = self.game.theatre, self.found
        for event in events:
            found[event.kind] += 1
            if event.kind == "disrupted":
                found["disrupted in a crowd"] += event.rule == CROWD
            if event.kind == "mobilized":
                piece = theatre.piece[event.facts["unit"]]
                if has(theatre.units & ~theatre.fobs, piece):
                    found["units mobilized"] += 1
                    self.at_home[piece] = state.turn
            if event.kind == "fire":
                found["fires without effect"] += event.facts["result"] == "-"
        for piece in [piece for piece in self.at_home if 0 <= state.where[piece] < HEXES]:
            del self.at_home[piece]

    def over(self, state: ParatrooperState) -> None:
        """The mission is over: who never came, what was not spent, what was lost at the last moment."""
        self.found["never came"] += sum(turn < state.turn for turn in self.at_home.values())
        self.found["points not spent"] += state.ops
        aboard = state.aboard[self.game.theatre.objective_of[state.mission]] >= 0
        self.found["objective aboard too late"] += aboard and not state.evacuated


def watched(game: ParatrooperGame, bot: Bot, seed: str, found: Counter[str]) -> float:
    """One whole mission that is looked at, and its victory points."""
    assert game.series == SINGLE
    state, rng, watch = game.setup(key_from_seed(seed)), Random(seed), Watch(game, found)
    while (decision := game.pending(state)) is not None:
        action = bot.choose(game.observe(state, decision.seat), rng)
        watch.decided(state, decision, action)
        watch.happened(state, game.apply(state, action))
    watch.over(state)
    return float(state.scores[0])


def count(bot: str, games: int, seed: str) -> list[Folly]:
    """The follies of an officer in so many missions."""
    shelf = title()
    game, maker, found = shelf.open("mission"), bots_of(shelf)[bot], Counter[str]()
    points = [watched(game, maker(game, 0), f"{seed}-{number}", found) for number in range(games)]
    return [
        Folly("flights off the map without the objective", found["pointless flights"]),
        Folly("times too many stood together", found["overstacked"]),
        Folly("units disrupted by standing too close", found["disrupted in a crowd"], found["disrupted"]),
        Folly("units that never left home", found["never came"], found["units mobilized"]),
        Folly("OPs not spent, a mission", round(found["points not spent"] / games, 1)),
        Folly("strikes kept back though there were targets", found["strikes kept back"]),
        Folly("strikes on targets that were gone", found["strike-in-vain"], found["strike-placed"]),
        Folly("objective aboard when the crisis ended the mission", found["objective aboard too late"], games),
        Folly("objective evacuated", found["evacuated"], games),
        Folly("fires without effect", found["fires without effect"], found["fire"]),
        Folly("victory points, mean", round(mean(points), 1)),
    ]
