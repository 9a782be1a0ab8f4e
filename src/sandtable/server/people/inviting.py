"""Giving seats away, and taking them: by an invitation, or because they are open to anybody."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import RawBody

from sandtable.server.asking import Name, TheAsker, ThePlayers, TheRooms, read
from sandtable.server.opening import check_players
from sandtable.server.people.asker import Asker
from sandtable.server.people.invitations import Invited
from sandtable.server.people.keys import fingerprint, new_secret
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms, seat_is_free
from sandtable.server.wire.lobby import Offered, Welcome
from sandtable.server.wire.sent import ANYBODY, FRIEND, HUMAN, Invitation, Offer


@post("/tables/{table:str}/seats/{seat:str}/offer", status_code=200, sync_to_thread=True)
def offer(table: Name, seat: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> Offered:
    """Offers a seat: to a friend by a new link (the old one is void), to anybody, to a bot; or no more."""
    with rooms.room(table) as room:
        number = room.authorise_offer(seat, asker)
        to = read(body, Offer).to
        if to not in ("", FRIEND, ANYBODY):
            _give_to_bot(rooms, room, number, to)
            players.wake(room)
            return Offered(rooms.card(room.row, asker))
        rooms.people.invitations.withdraw(room.id, number)
        rooms.reseat(room, number, offer=to)
        if to == ANYBODY:
            rooms.open_to_all(room)
        secret = rooms.people.invitations.issue(room.id, number) if to == FRIEND else ""
        return Offered(rooms.card(room.row, asker), secret)


def _give_to_bot(rooms: Rooms, room: Room, number: int, bot: str) -> None:
    """A bot plays where nobody sits; nobody is sent away for it."""
    seat = room.row.seats[number]
    check_players(room.game, {seat.name: bot})
    if bot == HUMAN or not seat_is_free(seat):
        raise Problem(409, "problem-seat-taken")
    rooms.people.invitations.withdraw(room.id, number)
    rooms.reseat(room, number, player=bot, offer="")
    if seat.name in room.table.dice.waiting:  # nobody comes any more who could add to the dice
        room.table.go_without(number)
        rooms.moved_on(room)


@post("/invitations/look", status_code=200, sync_to_thread=True)
def look_at(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Welcome:
    """To which seat an invitation leads."""
    invited = _find(rooms, read(body, Invitation).secret)
    with rooms.room(invited.table) as room:
        _check(room, invited, asker)
        return Welcome(rooms.card(room.row, asker), room.game.seats[invited.seat])


@post("/invitations/take", status_code=200, sync_to_thread=True)
def take(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Welcome:
    """Sits down where an invitation leads; who sits there already stays there."""
    invited = _find(rooms, read(body, Invitation).secret)
    with rooms.room(invited.table) as room:
        _check(room, invited, asker)
        return _sit(rooms, room, invited.seat, asker, FRIEND)


@post("/tables/{table:str}/seats/{seat:str}/take", status_code=200, sync_to_thread=True)
def take_open(table: Name, seat: Name, asker: TheAsker, rooms: TheRooms) -> Welcome:
    """Sits down at a seat that is open to anybody."""
    with rooms.room(table) as room:
        room.authorise_look(asker)
        return _sit(rooms, room, room.seat(seat), asker, ANYBODY)


def _find(rooms: Rooms, secret: str) -> Invited:
    invited = rooms.people.invitations.find(secret)
    if invited is None:
        raise Problem(404, "problem-invitation")
    return invited


def _check(room: Room, invited: Invited, asker: Asker) -> None:
    """An invitation holds as long as the seat is kept for a friend, and for whoever has come by it."""
    seat = room.row.seats[invited.seat]
    if seat.offer != FRIEND and not asker.holds(seat):
        raise Problem(404, "problem-invitation")


def _sit(rooms: Rooms, room: Room, number: int, asker: Asker, offered: str) -> Welcome:
    """Somebody takes a seat that is kept for such as him: whoever had it before has it no more."""
    seat, token = room.row.seats[number], ""
    if not asker.holds(seat):
        if seat.offer != offered:
            raise Problem(409, "problem-seat-taken")
        person = asker.sit_down()
        token = "" if person else new_secret()
        print_of = fingerprint(token) if token else None
        if not rooms.reseat(room, number, person_id=person or None, token_hash=print_of, offer=""):
            raise Problem(409, "problem-seat-taken")
    return Welcome(rooms.card(room.row, asker), seat.name, token)


inviting = Router("/api", route_handlers=[offer, look_at, take, take_open])
