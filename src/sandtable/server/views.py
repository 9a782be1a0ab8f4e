"""A table as one seat may see it: now, or at any step of its past."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.contract import Action, Event, Message, View
from sandtable.engine.rolls import Roll
from sandtable.server.rooms import Room
from sandtable.server.wire import Answer, LogEntry, Question, SeatView, TableCard, Told


def seat_view(room: Room, card: TableCard, seat: int, since: int = 0) -> SeatView:
    """The table now; the log from action number ``since`` on."""
    table, game = room.table, room.game
    view = table.view(seat)
    decision = table.decision
    question = None
    if decision is not None:
        whose = game.seats[decision.seat]
        if decision.seat == seat and view.decision is not None:
            answers = [answer(room, view, action) for action in view.decision.actions]
            question = Question(whose, True, game.question(view), answers)
        else:
            question = Question(whose, False, Message("question-waiting", {"seat": whose}), [])
    return SeatView(
        table=card,
        at=table.at,
        step=len(table.turned),
        seat=game.seats[seat],
        question=question,
        scene=game.scene(view),
        opening=opening(room, seat),
        log=log(room, seat, since, len(table.turned)),
        undo=table.why_not_undo(seat) is None,
        result=table.result,
        key=table.key,
        trouble=room.trouble,
    )


def replay_view(room: Room, card: TableCard, seat: int, step: int) -> SeatView:
    """The table as this seat saw it after so many actions, with what it then knew of the way there."""
    table, game = room.table, room.game
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
        opening=opening(room, seat),
        log=log(room, seat, 0, step),
        undo=False,
        result=game.result(state),
        key=None,
    )


def answer(room: Room, view: View, action: Action) -> Answer:
    """A legal action with its label, and by the names of its fields its handles on the board."""
    plain: dict[str, Any] = msgspec.to_builtins(action)
    unit = plain.get("unit") or plain.get("by") or ""
    other = plain.get("target") or (plain.get("unit") if plain.get("by") else "") or ""
    if plain.get("by"):
        unit = plain["by"]
    space = plain.get("to") or plain.get("at") or ""
    return Answer(
        plain,
        room.game.label(view, action),
        unit if unit in room.names else "",
        space if space in room.spaces else "",
        other if other in room.names else "",
    )


def opening(room: Room, seat: int) -> list[Told]:
    """What a seat may know of what happened before the first decision."""
    return [told(room, event) for event in room.table.opening_for(seat)]


def log(room: Room, seat: int, since: int, until: int) -> list[LogEntry]:
    """What a seat may know of the standing actions from ``since`` up to ``until``."""
    table, seats = room.table, room.game.seats
    known = table.events_for(seat, since)[: max(0, until - since)]
    return [
        LogEntry(number + 1, seats[table.turned[number].seat], [told(room, event) for event in events])
        for number, events in enumerate(known, since)
    ]


def told(room: Room, event: Event) -> Told:
    """An event with its message, its rolls, and what it touches on the board."""
    rolls = [value for value in event.facts.values() if isinstance(value, Roll)]
    facts = {key: value for key, value in event.facts.items() if not isinstance(value, Roll)}
    spaces = [facts[key] for key in ("from", "to", "at") if facts.get(key) in room.spaces]
    pieces = [value for value in facts.values() if isinstance(value, str) and value in room.names]
    seats = room.game.seats
    return Told(
        Message(f"{room.row.game}-event-{event.kind}", facts),
        event.rule,
        rolls,
        spaces,
        [piece for piece in pieces if piece not in seats],
    )
