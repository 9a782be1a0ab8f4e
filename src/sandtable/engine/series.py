"""What several units could do alike, one after the other, by one word of their player.

Where a game says so of a question, answers that differ in nothing but their unit may be given all at once: every
strike at one hex, everybody who has still to fire. Each is an action of its own that the rules judge like any other,
for as long as the same is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sandtable.engine.contract import Action, Game, Refusal, View
from sandtable.engine.foresight import alike
from sandtable.engine.handles import of_another, touched
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.table import Draft, Refused, Table


def series(game: Game, view: View, actions: Sequence[Action], scene: Scene) -> list[list[Action]]:
    """The answers that several units could give one after the other, by what all of them would do."""
    if not view.state.stack[-1].at_once:
        return []
    others = alike(game, view, actions, scene)
    found: dict[Action, list[Action]] = {}
    for action in actions:
        if unit := touched(action).unit:
            same = [of_another(action, other) for other, listed in others.items() if listed == unit]
            found.setdefault(of_another(action, ""), []).extend([action, *same])
    able = (_who_can(game, view, answers) for answers in found.values() if len(answers) > 1)
    return [answers for answers in able if len(answers) > 1]


def _who_can(game: Game, view: View, answers: list[Action]) -> list[Action]:
    """Those who still could when the others have; all, where dice have a say in that."""
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = game.imagine(view, Random(0))
    asked = game.pending(state)
    found = []
    for action in answers:
        if not _still_asked(game, state, view.seat, asked.step if asked else ""):
            break
        if game.why_not(state, view.seat, action) is None:
            found.append(action)
            game.play(state, action)
            if state.chance.drawn:
                return answers
    return found


def give(table: Table, seat: int, answers: Sequence[Action], at: int | None = None) -> None:
    """Gives an answer and then others, for as long as the same is asked; who cannot any more is passed over."""
    if at is not None and at != table.at:
        raise Refused(Refusal("table:stale", {"at": at, "now": table.at}))
    asked = table.decision
    draft = Draft(table)
    draft.act(seat, answers[0])
    for action in answers[1:]:
        if not _still_asked(table.game, draft.state, seat, asked.step if asked else ""):
            break
        if table.game.why_not(draft.state, seat, action) is None:
            draft.act(seat, action)
    draft.write_down()


def _still_asked(game: Game, state: State, seat: int, step: str) -> bool:
    """Whether a seat must still answer the same step."""
    asked = game.pending(state)
    return asked is not None and asked.seat == seat and asked.step == step
