"""The same people once more, with their sides changed."""

from __future__ import annotations

from litestar import Router, post

from sandtable.server.asking import SCOPE, Name, TheAsker, ThePlayers, TheRooms
from sandtable.server.people.asker import Asker
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.storage import SeatRow, TableRow
from sandtable.server.wire.lobby import TableCard
from sandtable.server.wire.sent import FRIEND, HUMAN


@post("/rematch", status_code=200, opt={SCOPE: "create"}, sync_to_thread=True)
def play_again(table: Name, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> TableCard:
    """A new table for those who have played here, once it is over: the first who asks sets it up, all sit there."""
    with rooms.room(table) as room:
        room.authorise_any(asker)
        if room.table.result is None:
            raise Problem(409, "problem-not-over")
        name = _agreed(rooms, room, asker)
    with rooms.room(name) as again:
        players.wake(again)
        return rooms.card(again.row, asker)


def _agreed(rooms: Rooms, room: Room, asker: Asker) -> str:
    """The table of the rematch: the one that somebody has set up already, or a new one."""
    known = room.row.rematch
    if known and rooms.index.find(known):
        return known
    seated = dict(zip(room.game.seats, _exchanged(room.row), strict=True))
    wanted = {name: FRIEND if seat.player == HUMAN else seat.player for name, seat in seated.items()}
    name = rooms.again(room, wanted, asker).table.id
    with rooms.room(name) as again:
        for number, seat in enumerate(seated.values()):
            if seat.person_id or seat.token_hash:
                rooms.reseat(again, number, person_id=seat.person_id, token_hash=seat.token_hash, offer="")
    return rooms.agree(room, name)


def _exchanged(row: TableRow) -> list[SeatRow]:
    """Whoever sat where, each at the other's place where there were two."""
    return row.seats[::-1] if len(row.seats) == 2 else list(row.seats)


rematch = Router("/api/tables/{table:str}", route_handlers=[play_again])
