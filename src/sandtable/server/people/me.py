"""What the server knows about whoever asks, and the seats that his browser has brought along."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import RawBody

from sandtable.server.asking import SCOPE, TheAsker, TheRooms, read
from sandtable.server.people.asker import Asker, Carried
from sandtable.server.problems import Problem
from sandtable.server.rooms import Rooms
from sandtable.server.wire.lobby import Held, Me
from sandtable.server.wire.sent import BroughtTokens

#: what concerns somebody himself is for his own browser: no token of a program allows it
OWN = {SCOPE: "account"}
#: of so many tables the seats are taken over at once
MOST_TABLES = 500


@get("/", sync_to_thread=True)
def who_am_i(asker: TheAsker, rooms: TheRooms) -> Me:
    """Who asks, and what his page says of its session."""
    return told(asker, rooms)


def told(asker: Asker, rooms: Rooms) -> Me:
    """Somebody as his own browser hears of him."""
    name = rooms.people.names([asker.person])[asker.person] if asker.person else ""
    return Me(asker.proof, name, asker.person != "")


@post("/seats", status_code=200, opt=OWN, sync_to_thread=True)
def take_over(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Held:
    """Seats whose tokens a browser has kept, from before it was known, become its person's; nobody's is taken away."""
    brought = read(body, BroughtTokens).seats
    found = {table: _taken(rooms, asker, table, tokens) for table, tokens in list(brought.items())[:MOST_TABLES]}
    return Held({table: seats for table, seats in found.items() if seats})


def _taken(rooms: Rooms, asker: Asker, table: str, tokens: dict[str, str]) -> list[str]:
    """The seats of a table that are the person's now."""
    bearer = Asker(rooms.people, Carried(seats=tuple(tokens.values())), asker.scope)
    try:
        with rooms.room(table) as room:
            for number, seat in enumerate(room.row.seats):
                if seat.person_id is None and bearer.holds(seat):
                    rooms.reseat(room, number, person_id=asker.sit_down() or None)
            person = asker.person
            return [seat.name for seat in room.row.seats if seat.name in tokens and person and seat.person_id == person]
    except Problem:  # it is gone, or its save is damaged: its token goes on telling whose it was
        return []


me = Router("/api/me", route_handlers=[who_am_i, take_over])
