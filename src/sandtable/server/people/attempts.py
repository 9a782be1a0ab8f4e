"""Guessing is slow: who has been wrong too often waits, by the name he tries and by where he comes from."""

from __future__ import annotations

import time

from sqlalchemy import delete

from sandtable.server.database import Database
from sandtable.server.people.keys import fingerprint
from sandtable.server.people.models import AttemptRow
from sandtable.server.problems import Problem

#: so many wrong tries are nobody's fault: for a name, and for an address, behind which there may be many
FREE = {"name": 5, "address": 30, "new": 10}
#: then every one doubles how long the next has to wait, up to so many seconds: a stranger keeps nobody out for long
LONGEST_WAIT = {"name": 60, "address": 900, "new": 900}
#: after so many seconds without any, all is forgotten
FORGOTTEN = 24 * 3600


class Attempts:
    """Wrong tries, counted where all processes see them; names and addresses are kept as fingerprints."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def check(self, kind: str, what: str) -> None:
        """Refuses a try that comes too soon."""
        with self.database.reading() as db:
            row = db.get(AttemptRow, _key(kind, what))
        wait = _ends(row, kind) - time.time() if row else 0.0
        if wait > 0:
            raise Problem(429, "problem-too-often", seconds=int(wait) + 1)

    def count(self, kind: str, what: str) -> None:
        """Notes a wrong try."""
        now, key = int(time.time()), _key(kind, what)
        with self.database.writing() as db:
            db.execute(delete(AttemptRow).where(AttemptRow.last < now - FORGOTTEN))
            row = db.get(AttemptRow, key)
            if row is None:
                db.add(AttemptRow(key=key, failures=1, last=now))
            else:
                row.failures, row.last = row.failures + 1, now

    def forgive(self, kind: str, what: str) -> None:
        """Who was right in the end is not held up."""
        with self.database.writing() as db:
            db.execute(delete(AttemptRow).filter_by(key=_key(kind, what)))


def _key(kind: str, what: str) -> str:
    return fingerprint(f"{kind}/{what}")


def _ends(row: AttemptRow, kind: str) -> float:
    """Until when somebody waits."""
    over = row.failures - FREE[kind]
    return row.last + min(LONGEST_WAIT[kind], 2 ** min(over, 20)) if over >= 0 else 0.0
