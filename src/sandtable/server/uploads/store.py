"""What people have brought along, in the database beside their games."""

from __future__ import annotations

import secrets
from typing import Any, cast

from sqlalchemy import CursorResult, delete, func, select, update
from sqlalchemy.orm import defer

from sandtable.server.database import Database
from sandtable.server.problems import Problem
from sandtable.server.storage import TableRow, UploadRow, now, sweep

PACK, SCENARIO = "pack", "scenario"
#: so many packs and scenarios are kept for one person
MOST = 50
LONGEST_TITLE = 200


class Uploads:
    """Packs and scenarios, each somebody's own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, person: str) -> list[UploadRow]:
        """What is somebody's, the one touched last first; without its content."""
        asked = select(UploadRow).filter_by(person_id=person).options(defer(UploadRow.content, raiseload=True))
        with self.database.reading() as session:
            return list(session.scalars(asked.order_by(UploadRow.updated.desc(), UploadRow.id)))

    def find(self, upload: str) -> UploadRow | None:
        """One of them, whoever's it is."""
        with self.database.reading() as session:
            return session.get(UploadRow, upload)

    def own(self, upload: str, person: str) -> UploadRow:
        """One of somebody's own; of others' nobody learns that they are there."""
        found = self.find(upload)
        if found is None or not person or found.person_id != person:
            raise Problem(404, "problem-no-such-upload")
        return found

    def add(self, person: str, **values: Any) -> UploadRow:
        """Keeps something new."""
        moment = now()
        values["title"] = values["title"].strip()[:LONGEST_TITLE] or values["kind"]
        row = UploadRow(
            id=secrets.token_hex(8), person_id=person, created=moment, updated=moment, **{"version": 0, **values}
        )
        with self.database.writing() as session:
            count = session.scalar(select(func.count()).select_from(UploadRow).filter_by(person_id=person)) or 0
            if count >= MOST:
                raise Problem(409, "upload-too-many", most=MOST)
            session.add(row)
        return row

    def change(self, upload: str, version: int, **values: Any) -> int:
        """Writes another version, if nobody has written one meanwhile; tells its number."""
        there = update(UploadRow).filter_by(id=upload, version=version)
        fresh = {"version": version + 1, "updated": now(), **values}
        with self.database.writing() as session:
            done = session.execute(there.values(**fresh), execution_options={"synchronize_session": False})
            if not cast("CursorResult[Any]", done).rowcount:
                raise Problem(409, "draft-elsewhere")
        return version + 1

    def judged(self, upload: str, version: int, sound: bool) -> None:
        """Notes how the check of a version has ended, if it still is that one."""
        there = update(UploadRow).filter_by(id=upload, version=version).values(sound=sound)
        with self.database.writing() as session:
            session.execute(there, execution_options={"synchronize_session": False})

    def remove(self, row: UploadRow) -> None:
        """Throws something away; a pack that a game is being played with is nobody's until that game is gone."""
        with self.database.writing() as session:
            if session.scalar(select(TableRow.id).filter_by(pack=row.id).limit(1)):
                session.execute(update(UploadRow).filter_by(id=row.id).values(person_id=None))
            else:
                session.execute(delete(UploadRow).filter_by(id=row.id))
            sweep(session)

    def played(self, person: str) -> dict[str, int]:
        """At how many tables each of somebody's packs is played with."""
        own = select(UploadRow.id).filter_by(person_id=person)
        asked = select(TableRow.pack, func.count()).where(TableRow.pack.in_(own)).group_by(TableRow.pack)
        with self.database.reading() as session:
            return {row[0]: row[1] for row in session.execute(asked)}
