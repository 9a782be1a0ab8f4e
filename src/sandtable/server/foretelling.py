"""What the table tells of a series of attacks, and of what the others can do to a place."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Future
from typing import Any

import msgspec
from litestar import Router, post
from litestar.params import RawBody

from sandtable.bots.fates import Tally
from sandtable.bots.series import Act, Said
from sandtable.engine import hand
from sandtable.engine.contract import Action
from sandtable.engine.states import State
from sandtable.server.asking import Name, TheAsker, TheCounsel, TheRooms, read
from sandtable.server.problems import Problem, refused
from sandtable.server.rooms import Room, Rooms
from sandtable.server.studying import Asked, AskedSeries, AskedThreat, Counsel, fear, frozen, reckon
from sandtable.server.whynot import read as read_action
from sandtable.server.wire.asked import Foretold, SeriesAct, SeriesTold, ThreatTold
from sandtable.server.wire.sent import Act as Acted
from sandtable.server.wire.sent import SaidAnswer, SeriesAsked, ThreatAsked

#: so many acts make a series, and so many answers an act
MOST_ACTS, MOST_ANSWERS = 12, 40


@post("/series/act", status_code=200, sync_to_thread=True)
def mustered(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms) -> SeriesAct:
    """What a player has mustered and is about to throw, as an act of a series."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        asked = read(body, Acted)
        fresh(room, asked.at)
        action = read_action(room, asked.action)
        if refusal := room.game.why_not(room.table.state, number, action):
            raise refused(refusal)
        answers = hand.mustered(room.table, number, action)
        labels = [room.game.label(room.game.observe(state, number), answer) for state, answer in answers]
        return SeriesAct([_said(room, *answer) for answer in answers], labels, len(answers) - 1)


def _said(room: Room, state: State, action: Action) -> SaidAnswer:
    """An answer with the question that it was given to."""
    decision = room.game.pending(state)
    assert decision is not None
    return SaidAnswer(decision.step, msgspec.to_builtins(action))


@post("/series", status_code=200, sync_to_thread=True)
def series(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, counsel: TheCounsel) -> SeriesTold:
    """The odds of a whole series; asked again until they are ready."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        wanted = read(body, SeriesAsked)
        key = (room.id, room.table.at, number, msgspec.json.encode(wanted.acts))
        if wanted.stop:
            counsel.forget_foretold(key)
            return SeriesTold(False)
        fresh(room, wanted.at)
        if not wanted.acts or len(wanted.acts) > MOST_ACTS or max(map(len, wanted.acts)) > MOST_ANSWERS:
            raise Problem(422, "problem-series-size", most=MOST_ACTS)
        decision = room.table.decision
        if decision is None or decision.seat != number:
            raise Problem(422, "problem-hint-not-asked")
        about = AskedSeries(asked_by(rooms, room, number), tuple(_act(room, one) for one in wanted.acts))
        found = counsel.foretell(key, reckon, about)
    if not done(counsel, key, found):
        return SeriesTold(False)
    tally, targets = found.result()
    return SeriesTold(True, foretold(tally), targets)


def _act(room: Room, said: list[SaidAnswer]) -> Act:
    """An act as a program reads it."""
    return tuple(Said(one.step, read_action(room, one.action)) for one in said)


@post("/threat", status_code=200, sync_to_thread=True)
def threat(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, counsel: TheCounsel) -> ThreatTold:
    """What the others can do to a space, from what the seat sees; asked again until it is ready."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        wanted = read(body, ThreatAsked)
        key = (room.id, room.table.at, number, wanted.space)
        if wanted.stop:
            counsel.forget_foretold(key)
            return ThreatTold(False)
        fresh(room, wanted.at)
        if wanted.space not in room.known.spaces:
            raise Problem(422, "problem-no-such-space", space=wanted.space)
        if room.table.result is not None:
            raise Problem(422, "problem-hint-not-asked")
        found = counsel.foretell(key, fear, AskedThreat(asked_by(rooms, room, number), wanted.space))
    if not done(counsel, key, found):
        return ThreatTold(False)
    told = found.result()
    return ThreatTold(
        True, told.space, told.pieces, foretold(told.usual), foretold(told.bent) if told.bent is not None else None
    )


def fresh(room: Room, at: int) -> None:
    """Refuses what was asked about another position."""
    if at != room.table.at:
        raise Problem(409, "refusal-table-stale", "table:stale", at=at, now=room.table.at)


def asked_by(rooms: Rooms, room: Room, seat: int) -> Asked:
    """What a seat sees, for whoever works it out."""
    header = room.table.journal.header
    scenario = header.scenario_text or header.scenario
    pack = rooms.packs.folder(room.row.pack)
    return Asked(header.game, scenario, frozen(header.options), seat, room.table.view(seat), pack)


def done(counsel: Counsel, key: Hashable, found: Future[Any]) -> bool:
    """Whether it has been worked out; tells where that went wrong, and whoever asks again has it tried again."""
    if not found.done():
        return False
    if found.cancelled() or found.exception() is not None:
        counsel.forget_foretold(key)
        raise Problem(500, "problem-foretold-failed")
    return True


def foretold(tally: Tally) -> Foretold:
    """A tally as it goes over the wire."""
    return msgspec.convert(msgspec.to_builtins(tally), Foretold)


foretelling = Router("/api/tables/{table:str}/seats/{seat:str}", route_handlers=[mustered, series, threat])
