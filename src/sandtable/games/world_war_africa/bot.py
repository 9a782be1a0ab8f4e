"""The commander: a bot for either side that runs every contingent by rules of thumb.

It sees only what its seat sees. Towns are what the war is about: it takes those it can reach, keeps garrisons where
the enemy is near, gathers before a defended town, attacks where the CRT is on its side, and saves for the end.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Bot, View
from sandtable.engine.spaces import each
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_fights import FightingThought
from sandtable.games.world_war_africa.bot_moves import MovingThought
from sandtable.games.world_war_africa.bot_purchases import BuyingThought
from sandtable.games.world_war_africa.bot_thought import Memory
from sandtable.games.world_war_africa.estimates import Handbook
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import DRC, REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


class Commander:
    """Plays either side."""

    def __init__(self) -> None:
        self._books: dict[int, Handbook] = {}
        self._memory = Memory()

    def choose(self, game: Any, view: View, rng: Random) -> Action:
        """The action it takes."""
        assert view.decision is not None
        actions = view.decision.actions
        if len(actions) == 1:
            return actions[0]
        state = view.state
        assert isinstance(state, WarState)
        mind = WholeThought(game, state, view.seat, list(actions), self.book(game), self._memory)
        return getattr(mind, view.decision.step.replace("-", "_"))()  # type: ignore[no-any-return]

    def book(self, game: WarGame) -> Handbook:
        """What it knows of a map, worked out once."""
        known = self._books.get(id(game))
        if known is None or known.game is not game:
            known = self._books[id(game)] = Handbook(game)
        return known


class WholeThought(MovingThought, FightingThought, BuyingThought):
    """A method for each step that asks something."""

    # Set-up

    def government_setup(self) -> Action:
        """Strong brigades to the mines and the front, Hutus into empty towns away from the rebels."""
        if not self.of(a.Place):
            return a.DONE
        return self.best(a.Place, lambda action: self.worth_of_place(self.piece(action), self.space(action)))

    def worth_of_place(self, unit: int, space: int) -> float:
        """How good it is to put a unit somewhere at set-up or as a reinforcement."""
        theatre, state = self.theatre, self.state
        strength = theatre.attack[unit] + theatre.defence[unit]
        score = 0.0
        if theatre.boxes >> space & 1:
            return 1.0
        if theatre.towns >> space & 1:
            score += self.view.worth(space) / 2
            if not state.ruled[self.seat] >> space & 1:
                score += 12
            garrison = sum(theatre.defence[other] for other in each(state.at[space]))
            threat = self.view.threat(space, 3)
            score += min(threat, 12) * (1.0 if garrison < threat else 0.2) - garrison * 0.8
            score += strength * (0.5 if theatre.resource_towns >> space & 1 else 0.1)
        else:
            score -= 4
            score += 3 if theatre.shift[space] else 0
        if self.seat == REBEL:
            towns = self.view.wanted() & theatre.ground[unit]
            score -= 0.6 * min((self.costs[town][space] for town in each(towns)), default=0)
        return score

    def rebel_setup(self) -> Action:
        """Everybody forward, towns first."""
        places = self.of(a.Place)
        if not places:
            return self.actions[0]
        if self.theatre.caches >> self.piece(places[0]) & 1:
            return max(places, key=lambda action: self.state.at[self.space(action)].bit_count())
        return self.best(a.Place, lambda action: self.worth_of_place(self.piece(action), self.space(action)))

    def coup(self) -> Action:
        """The gamble costs nothing if nobody is flown out."""
        if self.of(a.Coup):
            return a.COUP
        places = self.of(a.Place)
        if places:
            return max(places, key=lambda action: self.theatre.attack[self.piece(action)])
        return a.DONE

    # Events

    def arrival(self) -> Action:
        """Into or next to a town that nobody guards."""
        wanted = self.view.wanted()
        return self.best(
            a.Place,
            lambda action: (
                -min((self.costs[town][self.space(action)] for town in each(wanted)), default=0)
                - self.view.threat(self.space(action), 1)
            ),
        )

    def clash(self) -> Action:
        """Whatever they do to each other is welcome."""
        view = self.view
        return self.best(
            a.Clash,
            lambda action: (
                view.attack_at.get(self.theatre.index[action.at], 0)
                - view.defence_at.get(self.theatre.index[action.to], 0)
            ),
        )

    # Activation and reinforcements

    def activation(self) -> Action:
        """An RP for the roll if there are some to spare; the units farthest from the enemy rest."""
        if self.of(a.Turn):
            return self.best(a.Turn, lambda action: -self.view.threat(self.state.where[self.piece(action)], 3))
        return a.SPEND if self.state.points[DRC] >= 4 else a.SAVE

    def placement(self) -> Action:
        """Where it is needed most."""
        hunt = self.state.at[self.theatre.rwanda_box] & self.theatre.hutu

        def score(action: a.Place) -> float:
            if self.space(action) == self.theatre.rwanda_box:
                return 50.0 if hunt and not self.state.at[self.theatre.rwanda_box] & ~self.theatre.hutu else -5.0
            return self.worth_of_place(self.piece(action), self.space(action))

        return self.best(a.Place, score)


LEVELS: dict[str, Bot] = {"commander": Commander()}
