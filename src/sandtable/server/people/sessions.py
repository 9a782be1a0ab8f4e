"""The browsers that people are known in."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime, timedelta

import msgspec
from sqlalchemy import delete, update

from sandtable.server.database import Database
from sandtable.server.people.keys import fingerprint, new_secret
from sandtable.server.people.models import PersonRow, SessionRow
from sandtable.server.storage import now

#: after so many days without a visit a browser is known no more; browsers keep no cookie for longer
DAYS = 400


class Found(msgspec.Struct, frozen=True):
    """Whose a session is; ``renewed`` if this is its first visit today: then its cookie is, too."""

    person: str
    renewed: bool = False


def today() -> str:
    """This day, as it is stored."""
    return datetime.now(UTC).date().isoformat()


class Sessions:
    """Every session; of its secret only a fingerprint is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def find(self, secret: str) -> Found | None:
        """Whose session this is; None if nobody's, or no longer."""
        with self.database.reading() as db:
            row = db.get(SessionRow, fingerprint(secret))
        if row is None or date.fromisoformat(row.seen) + timedelta(DAYS) < date.fromisoformat(today()):
            return None
        if row.seen == today():
            return Found(row.person_id)
        with self.database.writing() as db:
            db.execute(update(SessionRow).filter_by(secret_hash=row.secret_hash).values(seen=today()))
            db.execute(update(PersonRow).filter_by(id=row.person_id).values(seen=today()))
        return Found(row.person_id, renewed=True)

    def begin_as_guest(self) -> tuple[str, str]:
        """Somebody new, without a name, and the secret of his session."""
        person, secret = secrets.token_hex(8), new_secret()
        with self.database.writing() as db:
            db.add(PersonRow(id=person, created=now(), seen=today()))
            db.flush()
            db.add(_session(person, secret))
        return person, secret

    def begin(self, person: str) -> str:
        """Knows somebody in one more browser: the secret of the session."""
        secret = new_secret()
        with self.database.writing() as db:
            db.add(_session(person, secret))
        return secret

    def end(self, secret: str) -> None:
        """Signs a browser out."""
        with self.database.writing() as db:
            db.execute(delete(SessionRow).filter_by(secret_hash=fingerprint(secret)))

    def end_all(self, person: str) -> None:
        """Signs somebody out of every browser."""
        with self.database.writing() as db:
            db.execute(delete(SessionRow).filter_by(person_id=person))


def _session(person: str, secret: str) -> SessionRow:
    return SessionRow(secret_hash=fingerprint(secret), person_id=person, created=now(), seen=today())
