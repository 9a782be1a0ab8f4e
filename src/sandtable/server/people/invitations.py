"""Links that seat somebody, once."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete

from sandtable.server.database import Database
from sandtable.server.people.keys import fingerprint, new_secret
from sandtable.server.people.models import InvitationRow
from sandtable.server.storage import now


class Invited(msgspec.Struct, frozen=True):
    """Where an invitation leads."""

    table: str
    seat: int


class Invitations:
    """Every invitation; it holds as long as its seat is kept for a friend, so that it seats nobody twice."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def issue(self, table: str, seat: int) -> str:
        """A new invitation to a seat: any before it is void."""
        secret = new_secret()
        with self.database.writing() as db:
            db.execute(delete(InvitationRow).filter_by(table_id=table, seat=seat))
            db.add(InvitationRow(secret_hash=fingerprint(secret), table_id=table, seat=seat, created=now()))
        return secret

    def withdraw(self, table: str, seat: int) -> None:
        """Makes an invitation void."""
        with self.database.writing() as db:
            db.execute(delete(InvitationRow).filter_by(table_id=table, seat=seat))

    def find(self, secret: str) -> Invited | None:
        """Where an invitation leads; None if it is void."""
        with self.database.reading() as db:
            row = db.get(InvitationRow, fingerprint(secret))
        return Invited(row.table_id, row.seat) if row else None
