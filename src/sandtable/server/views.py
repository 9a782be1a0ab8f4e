"""A table as one seat may see it: now, or at any step of its past."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.handles import Known, touched
from sandtable.server.foresight import MOST_ENDINGS, ends_phase, is_free
from sandtable.server.lessons import guidance
from sandtable.server.logbook import log, opening
from sandtable.server.rooms import Room
from sandtable.server.wire import Answer, Question, SeatView, TableCard


def seat_view(room: Room, card: TableCard, seat: int, since: int = 0) -> SeatView:
    """The table now; the log from action number ``since`` on."""
    table, game, known = room.table, room.game, Known.of(room.game, room.spaces)
    view = table.view(seat)
    decision = table.decision
    question = None
    if decision is not None:
        whose = game.seats[decision.seat]
        if decision.seat == seat and view.decision is not None:
            question = Question(whose, True, game.question(view), answers(room, view, view.decision.actions))
            question.free = len(question.answers) == 1 and is_free(game, view, view.decision.actions[0])
        else:
            question = Question(whose, False, Message("question-waiting", {"seat": whose}), [])
    return SeatView(
        table=card,
        at=table.at,
        step=len(table.turned),
        seat=game.seats[seat],
        question=question,
        scene=game.scene(view),
        opening=opening(table, known, seat),
        log=log(table, known, seat, since, len(table.turned)),
        undo=table.why_not_undo(seat) is None,
        result=table.result,
        key=table.key,
        trouble=room.trouble,
        lesson=guidance(room, seat),
    )


def replay_view(room: Room, card: TableCard, seat: int, step: int, since: int = 0) -> SeatView:
    """The table as this seat saw it after so many actions, with what it then knew of the way there from ``since``."""
    table, game, known = room.table, room.game, Known.of(room.game, room.spaces)
    state = table.states[step]
    view = game.observe(state, seat)
    decision = game.pending(state)
    question = None
    if decision is not None:
        whose = game.seats[decision.seat]
        own = decision.seat == seat
        asked = game.question(view) if own else Message("question-waiting", {"seat": whose})
        question = Question(whose, own, asked, [])
    return SeatView(
        table=card,
        at=table.at,
        step=step,
        seat=game.seats[seat],
        question=question,
        scene=game.scene(view),
        opening=opening(table, known, seat),
        log=log(table, known, seat, since, step),
        undo=False,
        result=game.result(state),
        key=None,
    )


def answers(room: Room, view: View, actions: Sequence[Action]) -> list[Answer]:
    """The legal actions; of those that name no unit, which end a part of the turn though units could still act."""
    found = [(action, answer(room, view, action)) for action in actions]
    endings = [(action, one) for action, one in found if not (one.unit or one.space or one.piece)]
    if any(one.unit for _, one in found) and len(endings) <= MOST_ENDINGS:
        for action, one in endings:
            one.ends = ends_phase(room.game, view, action)
    return [one for _, one in found]


def answer(room: Room, view: View, action: Action) -> Answer:
    """A legal action with its label and its handles on the board."""
    held = touched(action)
    return Answer(msgspec.to_builtins(action), room.game.label(view, action), held.unit, held.space, held.target)
