"""Everybody: one object that the server's parts ask about people."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select, update

from sandtable.server.database import Database
from sandtable.server.people.accounts import Accounts
from sandtable.server.people.attempts import Attempts
from sandtable.server.people.invitations import Invitations
from sandtable.server.people.models import PersonRow, SessionRow
from sandtable.server.people.programs import Programs
from sandtable.server.people.sessions import Sessions
from sandtable.server.storage import SeatRow, TableRow, UploadRow, sweep, touch

#: for so many seconds a name that was looked up is not looked up again
FRESH = 20.0
MOST_NAMES = 10_000


class People:
    """Those who play here, in the same database as the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sessions = Sessions(database)
        self.programs = Programs(database)
        self.invitations = Invitations(database)
        self.accounts = Accounts(database)
        self.attempts = Attempts(database)
        self._names: dict[str, tuple[float, str]] = {}

    def names(self, people: Iterable[str]) -> dict[str, str]:
        """What people are called; a guest is called nothing."""
        wanted, instant = set(people), time.monotonic()
        unknown = {one for one in wanted if self._names.get(one, (0.0, ""))[0] < instant}
        if unknown:
            if len(self._names) > MOST_NAMES:
                self._names.clear()
            with self.database.reading() as db:
                found = dict(db.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(unknown))).all())
            for person in unknown:
                self._names[person] = (instant + FRESH, found.get(person, ""))
        return {person: self._names.get(person, (0.0, ""))[1] for person in wanted}

    def merge(self, guest: str, person: str) -> None:
        """What somebody did as a guest is his under his name."""
        if guest == person:
            return
        with self.database.writing() as db:
            sat = select(SeatRow.table_id).filter_by(person_id=guest)
            made = select(TableRow.id).filter_by(maker=guest)
            tables = set(db.scalars(sat)) | set(db.scalars(made))
            db.execute(update(SeatRow).filter_by(person_id=guest).values(person_id=person))
            db.execute(update(TableRow).filter_by(maker=guest).values(maker=person))
            db.execute(update(UploadRow).filter_by(person_id=guest).values(person_id=person))
            db.execute(delete(PersonRow).filter_by(id=guest))
            for table in tables:
                touch(db, table)

    def is_guest(self, person: str) -> bool:
        """Whether somebody is known, but has no name."""
        with self.database.reading() as db:
            row = db.get(PersonRow, person)
        return row is not None and row.name_key is None

    def forget(self, person: str) -> None:
        """Nothing is known of somebody any more, but that somebody played."""
        with self.database.writing() as db:
            db.execute(update(TableRow).filter_by(maker=person).values(maker=None))
            db.execute(delete(PersonRow).filter_by(id=person))
            sweep(db)
        self.forget_name(person)

    def about(self, person: str) -> tuple[PersonRow | None, Sequence[SessionRow]]:
        """What is stored about somebody himself, and about his browsers."""
        with self.database.reading() as db:
            row = db.get(PersonRow, person)
            return row, db.scalars(select(SessionRow).filter_by(person_id=person).order_by(SessionRow.created)).all()

    def forget_name(self, person: str) -> None:
        """Somebody is called something else from now on."""
        self._names.pop(person, None)
