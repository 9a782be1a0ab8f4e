"""Whose dice these are: what people at a table add to them, who may look at everything, and the proof at the end."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import RawBody

from sandtable.engine.dice import LOOKED_AT
from sandtable.engine.table import Refused
from sandtable.engine.verify import proved
from sandtable.server import journals
from sandtable.server.asking import Name, TheAsker, ThePlayers, TheRooms, read
from sandtable.server.people.asker import Asker
from sandtable.server.problems import Problem, refused
from sandtable.server.rooms import Room, Rooms
from sandtable.server.views import seat_view
from sandtable.server.wire.lobby import Proof
from sandtable.server.wire.seat import SeatView
from sandtable.server.wire.sent import AddToDice


@post("/tables/{table:str}/seats/{seat:str}/dice", status_code=200, sync_to_thread=True)
def add_to_dice(
    table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers
) -> SeatView:
    """Seals a person's number, tells it, or throws all of them away to begin anew."""
    with rooms.room(table) as room:
        number = room.authorise(seat, asker)
        _add(room, number, read(body, AddToDice))
        rooms.moved_on(room)
        players.wake(room)
        return seat_view(room, rooms.card(room.row, asker), number)


def _add(room: Room, seat: int, asked: AddToDice) -> None:
    table = room.table
    try:
        if asked.afresh:
            table.begin_afresh(seat)
        elif asked.sealed:
            table.seal(seat, asked.sealed)
        else:
            table.add(seat, asked.added)
    except Refused as error:
        raise refused(error.refusal) from None


def look_at_everything(room: Room, rooms: Rooms, asker: Asker, how: str) -> None:
    """For whoever may: alone at a table he may always, and from then on it is practice; others when it is over."""
    room.authorise_all(asker)
    if room.table.result or LOOKED_AT in room.table.dice.practice:
        return
    seat = next(number for number, row in enumerate(room.row.seats) if asker.holds(row))
    try:
        room.table.looked(seat, how)
    except Refused as error:
        raise refused(error.refusal) from None
    rooms.mark_as_practice(room)


@get("/tables/{table:str}/proof", sync_to_thread=True)
def prove(table: Name, asker: TheAsker, rooms: TheRooms) -> Proof:
    """The whole game played again from its journal, once it is over: whether everything in it is true."""
    with rooms.room(table) as room:
        room.authorise_any(asker)
        if not room.table.result:
            raise Problem(409, "problem-not-over")
        game = room.game
    return Proof(proved(journals.opened(rooms.database, table), game))


dice = Router("/api", route_handlers=[add_to_dice, prove])
