"""Keeping one's games by a name and a password, taking them to another device, and going for good."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import RawBody

from sandtable.server.asking import Asking, Name, TheAsker, TheRooms, read
from sandtable.server.people.accounts import name_key
from sandtable.server.people.address import address_of
from sandtable.server.people.asker import Asker
from sandtable.server.people.me import OWN, told
from sandtable.server.people.people import People
from sandtable.server.problems import Problem, not_allowed
from sandtable.server.rooms import Rooms
from sandtable.server.uploads.store import SCENARIO
from sandtable.server.wire.lobby import Codes, Me, ProgramCard, ProgramToken
from sandtable.server.wire.sent import NewPassword, NewProgram, Password, Recover, SignIn, SignOut

EXPORT = "sandtable.json"


@post("/name", status_code=200, opt=OWN, sync_to_thread=True)
def keep(body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Codes:
    """A guest chooses a name and a password: his games stay his, wherever he signs in."""
    wanted, people, address = read(body, SignIn), rooms.people, address_of(request)
    people.attempts.check("new", address)
    person = _somebody(asker)
    try:
        codes = people.accounts.keep(person, wanted.name, wanted.password)
    except Problem as problem:
        if problem.message == "problem-name-taken":  # who asks for many names is told of few
            people.attempts.count("new", address)
        raise
    people.forget_name(person)
    _anew(asker, person)
    return Codes(told(asker, rooms), codes)


@post("/sign-in", status_code=200, opt=OWN, sync_to_thread=True)
def sign_in(body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Me:
    """Somebody comes with his name and password; what this browser's guest has begun becomes his."""
    asked, people = read(body, SignIn), rooms.people
    with _Guess(people, asked.name, address_of(request)) as guess:
        guess.person = people.accounts.sign_in(asked.name, asked.password)
    return _come_in(asker, rooms, guess.person)


@post("/recover", status_code=200, opt=OWN, sync_to_thread=True)
def recover(body: RawBody, request: Asking, asker: TheAsker, rooms: TheRooms) -> Me:
    """Somebody who has forgotten his password comes with a recovery code; he is signed out everywhere else."""
    asked, people = read(body, Recover), rooms.people
    with _Guess(people, asked.name, address_of(request)) as guess:
        guess.person = people.accounts.recover(asked.name, asked.code, asked.password)
    people.sessions.end_all(guess.person)
    return _come_in(asker, rooms, guess.person)


class _Guess:
    """A try of a name with its password or code: one that is wrong is counted, whether there is the name or not."""

    def __init__(self, people: People, name: str, address: str) -> None:
        self.attempts = people.attempts
        self.counted = (("name", name_key(name)), ("address", address))
        self.person = ""

    def __enter__(self) -> _Guess:
        for kind, what in self.counted:
            self.attempts.check(kind, what)
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None and not self.person:
            for what in self.counted:
                self.attempts.count(*what)
            raise Problem(403, "problem-sign-in")
        if error is None:
            self.attempts.forgive(*self.counted[0])


def _come_in(asker: Asker, rooms: Rooms, person: str) -> Me:
    if not asker.carried.page:  # no other site signs this browser in as somebody else
        raise Problem(403, "problem-session")
    people, before = rooms.people, asker.person
    if before and people.is_guest(before):
        people.merge(before, person)
    elif before:
        people.sessions.end(asker.carried.session)
    asker.become(person, people.sessions.begin(person))
    return told(asker, rooms)


def _somebody(asker: Asker) -> str:
    """The person who asks, a new guest if need be."""
    person = asker.sit_down()
    if not person:
        raise not_allowed()
    return person


def _known(asker: Asker) -> str:
    """The person who asks; somebody whom nobody knows has nothing here."""
    if not asker.person:
        raise not_allowed()
    return asker.person


def _anew(asker: Asker, person: str) -> None:
    """Another session for this browser: whoever may have got hold of the old one has nothing of it."""
    for session in filter(None, (asker.carried.session, asker.session)):
        asker.people.sessions.end(session)
    asker.become(person, asker.people.sessions.begin(person))


@post("/sign-out", status_code=200, opt=OWN, sync_to_thread=True)
def sign_out(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Me:
    """Somebody with a name goes, from this browser or from all; a guest stays, or his games would be lost."""
    person = _known(asker)
    if rooms.people.is_guest(person):
        raise Problem(409, "problem-guest-stays")
    if read(body, SignOut).everywhere:
        rooms.people.sessions.end_all(person)
    else:
        rooms.people.sessions.end(asker.carried.session)
    asker.become("", "")
    return told(asker, rooms)


@post("/password", status_code=200, opt=OWN, sync_to_thread=True)
def change_password(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Me:
    """Another password; every other browser is signed out."""
    asked, person = read(body, NewPassword), _known(asker)
    _prove(asker, asked.old)
    rooms.people.accounts.change_password(person, asked.new)
    rooms.people.sessions.end_all(person)
    asker.become(person, rooms.people.sessions.begin(person))
    return told(asker, rooms)


@post("/codes", status_code=200, opt=OWN, sync_to_thread=True)
def new_codes(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Codes:
    """New recovery codes; those before are void."""
    person = _known(asker)
    if rooms.people.is_guest(person):
        raise not_allowed()
    _prove(asker, read(body, Password).password)
    return Codes(told(asker, rooms), rooms.people.accounts.new_codes(person))


def _prove(asker: Asker, password: str) -> None:
    """For what must not happen to somebody who has only left his screen for a moment."""
    attempts = asker.people.attempts
    attempts.check("name", asker.person)
    if not asker.people.accounts.knows(asker.person, password):
        attempts.count("name", asker.person)
        raise Problem(403, "problem-password")


# Programs


@get("/tokens", opt=OWN, sync_to_thread=True)
def list_programs(asker: TheAsker) -> list[ProgramCard]:
    """The tokens of one's programs."""
    return _programs(asker)


@post("/tokens", opt=OWN, sync_to_thread=True)
def new_program(body: RawBody, asker: TheAsker) -> ProgramToken:
    """A token for a program of one's own."""
    wanted = read(body, NewProgram)
    token = asker.people.programs.make(_somebody(asker), wanted.label, wanted.scopes)
    return ProgramToken(token, _programs(asker))


@post("/tokens/{token:str}/withdraw", status_code=200, opt=OWN, sync_to_thread=True)
def withdraw_program(token: Name, asker: TheAsker) -> list[ProgramCard]:
    """A token that holds no more."""
    asker.people.programs.withdraw(_known(asker), token)
    return _programs(asker)


def _programs(asker: Asker) -> list[ProgramCard]:
    rows = asker.people.programs.list(_known(asker))
    return [ProgramCard(row.id, row.label, list(row.scopes), row.created, row.seen) for row in rows]


# One's own data


@get("/export", opt=OWN, sync_to_thread=True)
def export(asker: TheAsker, rooms: TheRooms) -> Response[bytes]:
    """Everything that is stored about whoever asks, and the journals that he may have."""
    content = msgspec.json.format(msgspec.json.encode(_stored(asker, rooms)))
    headers = {"Content-Disposition": f'attachment; filename="{EXPORT}"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


def _stored(asker: Asker, rooms: Rooms) -> dict[str, Any]:
    person, sessions = rooms.people.about(_known(asker))
    return {
        "person": {"name": person.name, "created": person.created, "seen": person.seen} if person else {},
        "sessions": [{"created": row.created, "seen": row.seen} for row in sessions],
        "programs": _programs(asker),
        "uploads": [_upload(rooms, row.id, asker.person) for row in rooms.packs.uploads.of(asker.person)],
        "tables": [
            {"table": rooms.card(row, asker), "journal": _journal(rooms, row.id, asker)}
            for row in rooms.index.of(asker.person, ())
        ],
    }


def _upload(rooms: Rooms, upload: str, person: str) -> dict[str, Any]:
    """A pack or a scenario of one's own, as it was brought."""
    row = rooms.packs.uploads.own(upload, person)
    about = {"game": row.game, "kind": row.kind, "title": row.title, "created": row.created}
    return about | {"content": row.content.decode() if row.kind == SCENARIO else row.content}


def _journal(rooms: Rooms, table: str, asker: Asker) -> str | None:
    """A table's save; nothing while it is being played (alone one takes it by itself), or where it cannot be read."""
    try:
        with rooms.room(table) as room:
            return room.save(asker).decode()
    except Problem:
        return None


@post("/delete", status_code=200, opt=OWN, sync_to_thread=True)
def delete_me(body: RawBody, asker: TheAsker, rooms: TheRooms) -> Me:
    """Somebody goes for good: his games alone go with him, others stay with those who played against him."""
    person = _known(asker)
    _prove(asker, read(body, Password).password)
    for row in rooms.index.of(person, ()):
        if any(seat.person_id == person for seat in row.seats):
            _leave(rooms, row.id, asker)
    rooms.people.forget(person)
    asker.become("", "")
    return told(asker, rooms)


def _leave(rooms: Rooms, table: str, asker: Asker) -> None:
    try:
        rooms.leave(table, asker)
    except Problem as problem:
        if problem.message not in ("problem-damaged", "problem-pack-gone"):
            raise
        rooms.delete(table, asker)


account = Router(
    "/api/me",
    route_handlers=[
        keep,
        sign_in,
        recover,
        sign_out,
        change_password,
        new_codes,
        list_programs,
        new_program,
        withdraw_program,
        export,
        delete_me,
    ],
)
