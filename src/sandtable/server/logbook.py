"""The log of a table as one seat may read it."""

from __future__ import annotations

from sandtable.engine.contract import Event, Message
from sandtable.engine.rolls import Roll
from sandtable.server.foresight import phase_of
from sandtable.server.rooms import Room
from sandtable.server.wire import LogEntry, Told


def opening(room: Room, seat: int) -> list[Told]:
    """What a seat may know of what happened before the first decision."""
    return [told(room, event) for event in room.table.opening_for(seat)]


def log(room: Room, seat: int, since: int, until: int) -> list[LogEntry]:
    """What a seat may know of the standing actions from ``since`` up to ``until``."""
    table, seats = room.table, room.game.seats
    known = table.events_for(seat, since)[: max(0, until - since)]
    return [
        LogEntry(
            number + 1,
            seats[table.turned[number].seat],
            [told(room, event) for event in events],
            phase(room, number),
            only_answer(room, seat, number),
        )
        for number, events in enumerate(known, since)
    ]


def phase(room: Room, number: int) -> str:
    """The part of the turn in which an action was taken; worked out once."""
    state = room.table.states[number]
    known = room.phases.get(number)
    if known is None or known[0] is not state:
        # An action taken back may have made way for another: the position tells whether it is still the same.
        known = room.phases[number] = (state, phase_of(room.game.scene(room.game.observe(state, 0))))
    return known[1]


def only_answer(room: Room, seat: int, number: int) -> Message | None:
    """What one's own action was called, if there was no other to take."""
    game, turned, state = room.game, room.table.turned[number], room.table.states[number]
    decision = game.pending(state)
    if turned.seat != seat or decision is None or list(decision.actions) != [turned.action]:
        return None
    return game.label(game.observe(state, seat), turned.action)


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
