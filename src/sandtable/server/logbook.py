"""The log of a table as one seat may read it."""

from __future__ import annotations

from sandtable.engine.contract import Event, Message
from sandtable.engine.handles import Known
from sandtable.engine.rolls import Roll
from sandtable.engine.table import Table
from sandtable.server.wire import LogEntry, Told


def opening(table: Table, known: Known, seat: int) -> list[Told]:
    """What a seat may know of what happened before the first decision."""
    return [told(table, known, event) for event in table.opening_for(seat)]


def log(table: Table, known: Known, seat: int, since: int, until: int) -> list[LogEntry]:
    """What a seat may know of the standing actions from ``since`` up to ``until``."""
    seats, phase = table.game.seats, table.game.phase
    happened = table.events_for(seat, since)[: max(0, until - since)]
    return [
        LogEntry(
            number + 1,
            seats[table.turned[number].seat],
            [told(table, known, event) for event in events],
            phase(table.states[number]),
            only_answer(table, seat, number),
        )
        for number, events in enumerate(happened, since)
    ]


def only_answer(table: Table, seat: int, number: int) -> Message | None:
    """What one's own action was called, if there was no other to take."""
    game, turned, state = table.game, table.turned[number], table.states[number]
    if turned.seat != seat:
        return None
    decision = game.pending(state)
    if decision is None or len(decision.actions) != 1 or decision.actions[0] != turned.action:
        return None
    return game.label(game.observe(state, seat), turned.action)


def told(table: Table, known: Known, event: Event) -> Told:
    """An event with its message, its rolls, and what it touches on the board."""
    rolls = [value for value in event.facts.values() if isinstance(value, Roll)]
    facts = {key: value for key, value in event.facts.items() if not isinstance(value, Roll)}
    pieces, spaces = known.among(facts)
    message = Message(f"{table.game.title.name}-event-{event.kind}", facts)
    return Told(message, event.rule, rolls, spaces, pieces, known.doer(table.game, facts))
