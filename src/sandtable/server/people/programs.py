"""Tokens by which somebody's programs act for him, each with what it may do."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import delete, func, select, update

from sandtable.server.database import Database
from sandtable.server.people.keys import API, fingerprint, new_secret
from sandtable.server.people.models import TokenRow
from sandtable.server.people.sessions import today
from sandtable.server.problems import Problem
from sandtable.server.storage import now

#: what a token may allow: to look at one's tables, to play at them, to set tables up and throw them away
SCOPES = ("read", "play", "create")
MOST, LONGEST_LABEL = 20, 80


class Programs:
    """Every token of a program; of its secret only a fingerprint is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def person(self, secret: str, scope: str) -> str:
        """For whom a program acts, if its token is good and allows it."""
        with self.database.reading() as db:
            row = db.scalar(select(TokenRow).filter_by(secret_hash=fingerprint(secret)))
        if row is None:
            raise Problem(401, "problem-program")
        if scope not in row.scopes:
            raise Problem(403, "problem-scope", scope=scope)
        if row.seen != today():
            with self.database.writing() as db:
                db.execute(update(TokenRow).filter_by(id=row.id).values(seen=today()))
        return row.person_id

    def list(self, person: str) -> Sequence[TokenRow]:
        """Somebody's tokens, the newest first."""
        with self.database.reading() as db:
            return db.scalars(select(TokenRow).filter_by(person_id=person).order_by(TokenRow.created.desc())).all()

    def make(self, person: str, label: str, scopes: Sequence[str]) -> str:
        """A new token, told this once."""
        wanted = [scope for scope in SCOPES if scope in scopes]
        if not wanted or len(wanted) != len(set(scopes)):
            raise Problem(422, "problem-scopes", scopes=", ".join(SCOPES))
        secret = API + new_secret()
        with self.database.writing() as db:
            if (db.scalar(select(func.count()).select_from(TokenRow).filter_by(person_id=person)) or 0) >= MOST:
                raise Problem(409, "problem-many-programs", most=MOST)
            db.add(
                TokenRow(
                    id=secrets.token_hex(6),
                    person_id=person,
                    secret_hash=fingerprint(secret),
                    label=" ".join(label.split())[:LONGEST_LABEL],
                    scopes=wanted,
                    created=now(),
                )
            )
        return secret

    def withdraw(self, person: str, token: str) -> None:
        """A token that is good for nothing any more."""
        with self.database.writing() as db:
            db.execute(delete(TokenRow).filter_by(person_id=person, id=token))
