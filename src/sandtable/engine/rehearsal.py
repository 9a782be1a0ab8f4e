"""A written position is rehearsed before anybody sits down to it: shown to every seat, and played on at random.

The rules trust what they find on the table. A game's invariants see most of what somebody can write and no play leads
to, but not all: a step that lies where it never does may go wrong only when its turn comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Game
from sandtable.engine.positions import place, rules_hold, sound
from sandtable.engine.states import State

#: so often it is played on, for so many decisions
ROUNDS, DECISIONS = 5, 40


def rehearse(game: Game, position: Mapping[str, Any]) -> None:
    """Refuses a position that cannot be shown or played on from, with what was wrong."""
    start = place(game, position, key_from_seed("rehearsal"))
    for number in range(ROUNDS):
        state = start.reroll(key_from_seed(f"rehearsal/{number}"))
        with rules_hold(state):
            _show(game, state)
            _play_on(game, state, Random(number))


def _show(game: Game, state: State) -> None:
    """What every seat is shown: the board, the question, the answers."""
    for seat in range(len(game.seats)):
        view = game.observe(state, seat)
        game.scene(view)
        game.question(view)
        for action in view.decision.actions if view.decision else ():
            game.label(view, action)


def _play_on(game: Game, state: State, rng: Random) -> None:
    for _ in range(DECISIONS):
        decision = game.pending(state)
        if decision is None:
            return
        game.play(state, rng.choice(decision.actions))
        sound(game, state)
