"""Opponents with human weaknesses: who plays well, but overlooks things and acts on a whim."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sandtable.bots.ranking import choice_among
from sandtable.engine.contract import Action, Bot, BotMaker, Game, View
from sandtable.engine.fields import Seat
from sandtable.engine.handles import closes


class Erring:
    """Makes players that see only some of what they could do."""

    def __init__(self, maker: BotMaker, overlooks: float, whims: float = 0.0) -> None:
        self.maker, self.overlooks, self.whims = maker, overlooks, whims

    def __call__(self, game: Game, seat: Seat) -> Learner:
        return Learner(self.maker(game, seat), self.overlooks, self.whims)


class Learner:
    """Overlooks each answer with a certain chance, and sometimes does the first thing that comes to mind."""

    def __init__(self, teacher: Bot, overlooks: float, whims: float) -> None:
        self.teacher, self.overlooks, self.whims = teacher, overlooks, whims

    def choose(self, view: View, rng: Random) -> Action:
        """What the teacher would do, of what it has noticed."""
        assert view.decision is not None
        actions = view.decision.actions
        if len(actions) == 1:
            return actions[0]
        noticed = self.noticed(actions, rng)
        if rng.random() < self.whims:
            return rng.choice(noticed)
        return choice_among(self.teacher, view, noticed, rng) or rng.choice(noticed)

    def noticed(self, actions: Sequence[Action], rng: Random) -> list[Action]:
        """Some of the answers: always those that end or decline, and at least one of each kind."""
        missed: list[Action] = []
        found: list[Action] = []
        for action in actions:
            kept = closes(type(action)) or rng.random() >= self.overlooks
            (found if kept else missed).append(action)
        kinds = {type(action) for action in found}
        rng.shuffle(missed)
        for action in missed:
            if type(action) not in kinds:
                kinds.add(type(action))
                found.append(action)
        return found
