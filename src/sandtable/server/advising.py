"""What the table tells of hints and reviews, and to whom."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import RawBody

from sandtable.review.hints import why
from sandtable.review.work import Order
from sandtable.server.asking import Name, TheAsker, TheCounsel, TheRooms, read
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.studying import Asked, frozen
from sandtable.server.views import answer
from sandtable.server.wire.asked import Hint, HintLine, ReviewState
from sandtable.server.wire.sent import HUMAN, HintAsked


@post("/seats/{seat:str}/hint", status_code=200, sync_to_thread=True)
def hint(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, counsel: TheCounsel) -> Hint:
    """What the strongest opponent would do here; asked again until it is ready."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        wanted = read(body, HintAsked)
        key = (room.id, room.table.at, number)
        if wanted.stop:
            counsel.forget_hint(key)
            return Hint(False)
        why_no_hint(room, number, wanted.at)
        view, header = room.table.view(number), room.table.journal.header
        scenario, pack = header.scenario_text or header.scenario, rooms.packs.folder(room.row.pack)
        asked = Asked(header.game, scenario, frozen(header.options), number, view, pack)
        found = counsel.hint(key, asked)
        if not found.done():
            return Hint(False)
        if found.exception() is not None:
            counsel.forget_hint(key)
            raise Problem(500, "problem-hint-failed")
        advice = found.result()
        first = advice.candidates[0]
        lines = [
            HintLine(answer(room, view, one.action), one.value, one.error, one.chance, why(one, first), one.then)
            for one in advice.candidates
        ]
        return Hint(True, lines, advice.worlds)


def why_no_hint(room: Room, seat: int, at: int) -> None:
    """Refuses a hint where another person plays, and where nothing is asked."""
    if sum(one.player == HUMAN for one in room.row.seats) > 1:
        raise Problem(403, "problem-hint-people")
    if at != room.table.at:
        raise Problem(409, "refusal-table-stale", "table:stale", at=at, now=room.table.at)
    decision = room.table.decision
    if decision is None or decision.seat != seat:
        raise Problem(422, "problem-hint-not-asked")


@get("/review", sync_to_thread=True)
def review(table: Name, asker: TheAsker, rooms: TheRooms, counsel: TheCounsel) -> ReviewState:
    """The review of a game that is over, for everybody who played; asked again until it is ready."""
    with rooms.room(table) as room:
        room.authorise_any(asker)
        if room.table.result is None:
            raise Problem(409, "review-not-over")
        key, order = (room.id, room.table.at), Order(room.table.journal.text(), pack=rooms.packs.folder(room.row.pack))
    found = counsel.review(key, order)
    if found.failed:
        raise Problem(500, "problem-review-failed")
    if found.review is not None:
        return ReviewState(found.done, found.of, found.stages, review=found.review)
    return ReviewState(found.done, found.of, found.stages, so_far=found.so_far)


advising = Router("/api/tables/{table:str}", route_handlers=[hint, review])
