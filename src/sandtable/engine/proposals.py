"""What a staff would answer to a question that is asked over and over, as buying: its player may take it in one press.

Where a step names one of the game's own bots, that bot goes on from what the seat sees for as long as the same is asked
and nothing is left to chance; what it would end with is left to the player. Each answer is an action of its own that
the rules judge like any other, and can be taken back.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from sandtable.engine.contract import Action, Game, Message, View
from sandtable.engine.handles import closes
from sandtable.engine.states import State

#: nobody asks for more of the same than this
MOST = 60


class Proposal(NamedTuple):
    """What it is called, and the answers one after the other."""

    label: Message
    actions: list[Action]


def proposal(game: Game, view: View) -> Proposal | None:
    """What the staff would do here; None where it has nothing to say, or would do nothing."""
    step = view.state.stack[-1]
    if not step.staff or not step.has_use(game, view.state):
        return None
    # The seed is always the same: what somebody is told depends on his view alone.
    rng = Random(0)
    state: State = game.imagine(view, rng)
    officer = game.title.bots()[step.staff](game, view.seat)
    found: list[Action] = []
    asked = game.pending(state)
    while asked is not None and (asked.seat, asked.step) == (view.seat, step.name) and len(found) < MOST:
        action = officer.choose(game.observe(state, view.seat), rng)
        if closes(type(action)):
            break
        found.append(action)
        game.play(state, action)
        if state.chance.drawn:
            break
        asked = game.pending(state)
    return Proposal(step.proposes(game, view.state, found), found) if found else None
