"""Who asks, and which seats are his: the one place where that is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from sandtable.server.people.keys import API, fingerprint, proof_of, same
from sandtable.server.storage import SeatRow
from sandtable.server.wire.sent import HUMAN

if TYPE_CHECKING:
    from sandtable.server.people.people import People

COOKIE = "sandtable"
#: what a page of ours says of its session: its proof, or that it has none yet
PROOF = "Sandtable-Session"
NEW = "new"
MOST_TOKENS = 64


class Carried(msgspec.Struct, frozen=True):
    """What a request carries: a browser's session, a program's token, tokens of seats."""

    session: str = ""
    program: str = ""
    seats: tuple[str, ...] = ()
    #: a page of ours that has no session yet: it gets one when somebody sits down there
    page: bool = False


def carried_by(headers: Mapping[str, str], cookies: Mapping[str, str]) -> Carried:
    """What somebody has brought along: ``Authorization: Bearer one,another`` and the session's cookie."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    tokens = [one.strip() for one in given.split(",") if one.strip()] if scheme.lower() == "bearer" else []
    programs = [one for one in tokens if one.startswith(API)]
    seats = tuple(one for one in tokens if not one.startswith(API))[:MOST_TOKENS]
    session = "" if programs else cookies.get(COOKIE, "")
    return Carried(session, programs[0] if programs else "", seats, headers.get(PROOF.lower(), "") != "")


class Asker:
    """Somebody who asks: a person, or whoever has the tokens of some seats."""

    def __init__(self, people: People, carried: Carried, scope: str) -> None:
        self.people = people
        self.carried = carried
        #: what a program's token must allow for this
        self.scope = scope
        self.prints = tuple(fingerprint(token) for token in carried.seats)
        #: the session that his browser is to keep from now on; empty: none any more
        self.session: str | None = None

    @cached_property
    def person(self) -> str:
        """The person who asks; empty for somebody whom nobody knows."""
        if self.carried.program:
            return self.people.programs.person(self.carried.program, self.scope)
        found = self.people.sessions.find(self.carried.session) if self.carried.session else None
        if found is None:
            return ""
        if found.renewed:
            self.session = self.carried.session
        return found.person

    def holds(self, seat: SeatRow) -> bool:
        """Whether this seat is his: it belongs to his person, or he has brought its token."""
        if seat.player != HUMAN:
            return False
        if seat.token_hash is not None and any(same(one, seat.token_hash) for one in self.prints):
            return True
        return seat.person_id is not None and seat.person_id == self.person

    def seats(self, seats: Sequence[SeatRow]) -> list[str]:
        """Which of these seats are his."""
        return [seat.name for seat in seats if self.holds(seat)]

    def sit_down(self) -> str:
        """The person who takes a seat, a new guest if need be; empty for a program that has only seats' tokens."""
        if not self.person and self.carried.page:
            self.become(*self.people.sessions.begin_as_guest())
        return self.person

    def become(self, person: str, session: str) -> None:
        """His browser is known as this person's from now on; with no session, as nobody's."""
        self.person = person
        self.session = session

    @property
    def proof(self) -> str:
        """What his page says from now on."""
        session = self.carried.session if self.session is None else self.session
        return proof_of(session) if session else NEW
