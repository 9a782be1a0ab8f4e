"""What somebody at a seat may ask and do."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router, get, post
from litestar.params import FromQuery, RawBody

from sandtable.engine import column, hand, series
from sandtable.engine.contract import Action, Concede
from sandtable.engine.seen import Seen, seen
from sandtable.engine.table import Refused
from sandtable.server import lessons, whynot
from sandtable.server.asking import Asking, Name, Number, TheAsker, ThePlayers, TheRooms, language_of, read
from sandtable.server.briefing import briefing
from sandtable.server.people.asker import Asker
from sandtable.server.players import Players
from sandtable.server.problems import Problem, refused
from sandtable.server.rooms import Room, Rooms
from sandtable.server.routes import routes
from sandtable.server.views import replay_view, seat_view
from sandtable.server.wire.asked import Odds, Sighted, Ways, Why
from sandtable.server.wire.lobby import Briefing
from sandtable.server.wire.seat import SeatView
from sandtable.server.wire.sent import Act, Asked, AskedRoute, AskedSight, AskedUnit, At, Hold, Learn, TakeBack


@get("/", sync_to_thread=True)
def look(
    table: Name, seat: Name, asker: TheAsker, rooms: TheRooms, players: ThePlayers, since: FromQuery[int] = 0
) -> SeatView:
    """The table as the seat sees it now."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        players.wake(room)
        return seat_view(room, rooms.card(room.row, asker), number, max(0, since))


@get("/seen", sync_to_thread=True)
def look_in_terms(
    table: Name, seat: Name, asker: TheAsker, rooms: TheRooms, players: ThePlayers, since: FromQuery[int] = 0
) -> Seen:
    """The table as the seat sees it, in the engine's own terms: for programs that play."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        players.wake(room)
        return seen(room.table, number, since)


@get("/briefing", sync_to_thread=True)
def brief(table: Name, seat: Name, request: Asking, asker: TheAsker, rooms: TheRooms) -> Briefing:
    """What the seat wants, what decides, which places count and how it stands."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return briefing(room, number, language_of(request))


@post("/act", status_code=200, sync_to_thread=True)
def act(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> SeatView:
    """Plays an action at the position that its player was looking at."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        data = read(body, Act)
        action, then = whynot.read(room, data.action), [whynot.read(room, one) for one in data.then]
        return _play(room, rooms, players, asker, number, action, data.at, data.along, then)


@post("/concede", status_code=200, sync_to_thread=True)
def concede(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> SeatView:
    """Gives the game up."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return _play(room, rooms, players, asker, number, Concede(seat), read(body, At).at)


def _play(
    room: Room,
    rooms: Rooms,
    players: Players,
    asker: Asker,
    seat: int,
    action: Action,
    at: int,
    along: Sequence[str] = (),
    then: Sequence[Action] = (),
) -> SeatView:
    before = len(room.table.turned)
    lessons.wait_for(room, action)
    if along or then:
        lessons.wait_for_nobody(room)
    halt = None
    try:
        if then:
            series.give(room.table, seat, [action, *then], at)
        else:
            halt = column.march(room.table, seat, action, along, at)
    except Refused as error:
        raise refused(error.refusal) from None
    lessons.answered(room, rooms)
    rooms.moved_on(room)
    players.wake(room)
    shown = seat_view(room, rooms.card(room.row, asker), seat, before)
    shown.halt = halt
    return shown


@post("/undo", status_code=200, sync_to_thread=True)
def undo(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> SeatView:
    """Takes the seat's last action back, or its last ones, if nothing has come of it that cannot be unknown again."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        asked = read(body, TakeBack)
        at = asked.at
        if at != room.table.at:
            raise Problem(409, "refusal-table-stale", "table:stale", at=at, now=room.table.at)
        try:
            room.table.undo(number, count=asked.count)
        except Refused as error:
            raise refused(error.refusal) from None
        lessons.taken_back(room, rooms)
        rooms.moved_on(room)
        players.wake(room)
        return seat_view(room, rooms.card(room.row, asker), number)


@post("/hand", status_code=200, sync_to_thread=True)
def hold(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> SeatView:
    """Has exactly these units in hand: picks are taken back and given until that is so, or none is.

    Who calls it off takes back what he said he would do with them, too.
    """
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        wanted = read(body, Hold)
        first = whynot.read(room, wanted.first) if wanted.first else None
        lessons.wait_for_nobody(room)
        try:
            if wanted.off:
                room.table.change(number, hand.begun(room.table, number), [], wanted.at)
            else:
                room.table.change(number, *hand.gathered(room.table, number, wanted.units, first), wanted.at)
        except Refused as error:
            raise refused(error.refusal) from None
        rooms.moved_on(room)
        players.wake(room)
        return seat_view(room, rooms.card(room.row, asker), number)


@post("/lesson", status_code=200, sync_to_thread=True)
def learn(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> SeatView:
    """Goes on in a guided first game, or leaves it; the game itself then goes on as any other."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        asked = read(body, Learn)
        lessons.go_on(room, rooms, asked.step, asked.how)
        players.wake(room)
        return seat_view(room, rooms.card(room.row, asker), number)


@post("/why-not", status_code=200, sync_to_thread=True)
def why_not(table: Name, seat: Name, body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Why:
    """Which rule forbids an action."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return whynot.why_not(room, number, whynot.read(room, read(body, Asked).action), language_of(request))


@post("/ask", status_code=200, sync_to_thread=True)
def ask(table: Name, seat: Name, body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> list[Why]:
    """What a unit may and may not do to a space or a piece, and by which rules."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return whynot.ask(room, number, read(body, AskedUnit), language_of(request))


@post("/route", status_code=200, sync_to_thread=True)
def route(table: Name, seat: Name, body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Ways:
    """The ways by the places that somebody names."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return routes(room, number, read(body, AskedRoute), language_of(request))


@post("/forecast", status_code=200, sync_to_thread=True)
def forecast(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms) -> Odds:
    """Exact odds of a legal action."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        asked = read(body, Asked)
        actions = [whynot.read(room, one) for one in (asked.action, *asked.along)]
        return whynot.together(room, number, actions) if asked.along else whynot.forecast(room, number, actions[0])


@post("/sight", status_code=200, sync_to_thread=True)
def sight(table: Name, seat: Name, body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Sighted:
    """Whether one space can be seen from another, what is in the way and by which rule."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        return whynot.sight(room, number, read(body, AskedSight), language_of(request))


@get("/replay/{step:int}", sync_to_thread=True)
def replay(
    table: Name, seat: Name, step: Number, asker: TheAsker, rooms: TheRooms, since: FromQuery[int] = 0
) -> SeatView:
    """The table as the seat saw it after so many actions; once the game is over, any seat for any player."""
    with rooms.room(table) as room:
        number = room.seat(seat)
        if room.table.result:
            room.authorise_any(asker)
        else:
            room.authorise(seat, asker)
        if not 0 <= step < len(room.table.states):
            raise Problem(404, "problem-no-such-step", step=step)
        return replay_view(room, rooms.card(room.row, asker), number, step, max(0, since))


seats = Router(
    "/api/tables/{table:str}/seats/{seat:str}",
    route_handlers=[
        look,
        look_in_terms,
        brief,
        act,
        concede,
        undo,
        hold,
        learn,
        why_not,
        ask,
        route,
        forecast,
        sight,
        replay,
    ],
)
