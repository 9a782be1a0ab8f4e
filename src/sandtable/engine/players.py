"""The one shape of a bot: made for a seat of a game, a method for each kind of question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from sandtable.engine.contract import Action, View
from sandtable.engine.fields import Seat
from sandtable.engine.flow import SteppedGame
from sandtable.engine.states import State

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=SteppedGame[Any])


class Player(Generic[G, S]):
    """Plays one seat of one game from what it sees. What it remembers is its own and goes with it.

    A subclass has a method for each step that may ask its seat something, called as the step with ``answer_`` before
    it (``answer_muster``); it is given the position as the seat sees it and the answers there are.
    """

    def __init__(self, game: G, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        #: chance of its own, set for every decision
        self.rng = Random(0)

    def choose(self, view: View[S], rng: Random) -> Action:
        """The action it takes; where there is but one, that."""
        decision = view.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.rng = rng
        self.look(view.state)
        found: Action = getattr(self, method_for(decision.step))(view.state, decision.actions)
        return found

    def look(self, state: S) -> None:
        """What is worked out before any question of this position is answered."""

    def first(self, state: S, actions: Sequence[Action]) -> Action:
        """An answer to a question that it has no opinion on."""
        return actions[0]


def method_for(step: str) -> str:
    """What a player calls its answer to a step."""
    return f"answer_{step.replace('-', '_')}"
