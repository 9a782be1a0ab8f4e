"""Names and passwords: for those who want their games on another device, or after this browser has forgotten them."""

from __future__ import annotations

import secrets
import unicodedata
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from sandtable.server.database import Database
from sandtable.server.people.keys import fingerprint
from sandtable.server.people.models import PersonRow, RecoveryRow
from sandtable.server.problems import Problem

SHORTEST_NAME, LONGEST_NAME = 2, 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
CODES = 8
#: letters and figures of a code that nobody takes for one another
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"

#: argon2id, as RFC 9106 has it for servers without much memory: 64 MiB a password
_hasher = PasswordHasher()
#: so many are tried at a time: passwords must not take all memory
_tries = BoundedSemaphore(2)
#: what is tried where nobody has the name, so that this takes as long
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$T3HiIOPD1b29elxZ3NnVnA$p1YAv7cVYB2JRNe6KtfAvk8UomFUcCE3f0XAXcLu2z4"


def name_key(name: str) -> str:
    """A name as it is looked up: what looks the same is the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(name: str) -> str:
    """A name as it may be: some letters or figures, no signs that cannot be seen."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    seen = all(sign == " " or unicodedata.category(sign)[0] in "LNPM" for sign in name)
    if not (SHORTEST_NAME <= len(name) <= LONGEST_NAME and seen and any(sign.isalnum() for sign in name)):
        raise Problem(422, "problem-name", least=SHORTEST_NAME, most=LONGEST_NAME)
    return name


def checked_password(password: str) -> str:
    """A password as it may be: any signs, but some of them."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(422, "problem-password-short", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return password


def _hash(password: str) -> str:
    with _tries:
        return _hasher.hash(password)


def _fits(stored: str, password: str) -> bool:
    try:
        with _tries:
            return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


class Accounts:
    """Everybody who has chosen a name."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def keep(self, person: str, name: str, password: str) -> list[str]:
        """Gives a guest a name and a password: his recovery codes, told this once."""
        name, hashed = checked_name(name), _hash(checked_password(password))
        with self.database.reading() as db:
            row = db.get(PersonRow, person)
        if row is None or row.name_key is not None:
            raise Problem(409, "problem-named")
        try:
            with self.database.writing() as db:
                named = {"name": name, "name_key": name_key(name), "password_hash": hashed}
                db.execute(update(PersonRow).filter_by(id=person).values(**named))
        except IntegrityError:
            raise Problem(409, "problem-name-taken") from None
        return self.new_codes(person)

    def sign_in(self, name: str, password: str) -> str:
        """Who has this name and password; empty if nobody, and that takes as long."""
        with self.database.reading() as db:
            row = db.scalar(select(PersonRow).filter_by(name_key=name_key(name)))
        stored = row.password_hash if row else None
        fits = _fits(stored or _NOBODY, password[:LONGEST_PASSWORD])
        return row.id if row and stored and fits else ""

    def knows(self, person: str, password: str) -> bool:
        """Whether this is somebody's password; a guest has none and needs none."""
        with self.database.reading() as db:
            row = db.get(PersonRow, person)
        return row is not None and (row.password_hash is None or _fits(row.password_hash, password[:LONGEST_PASSWORD]))

    def change_password(self, person: str, password: str) -> None:
        """Another password for somebody who has one."""
        hashed = _hash(checked_password(password))
        with self.database.writing() as db:
            there = update(PersonRow).where(PersonRow.id == person, PersonRow.name_key.is_not(None))
            db.execute(there.values(password_hash=hashed))

    # Where the password is forgotten

    def new_codes(self, person: str) -> list[str]:
        """New recovery codes: those before them are void."""
        codes = ["-".join("".join(secrets.choice(SIGNS) for _ in range(5)) for _ in range(4)) for _ in range(CODES)]
        with self.database.writing() as db:
            db.execute(delete(RecoveryRow).filter_by(person_id=person))
            db.add_all(RecoveryRow(code_hash=_code_print(person, code), person_id=person) for code in codes)
        return codes

    def recover(self, name: str, code: str, password: str) -> str:
        """A new password for whoever has a code; the code is used up. Empty if there is no such name or code."""
        password = checked_password(password)
        with self.database.reading() as db:
            row = db.scalar(select(PersonRow).filter_by(name_key=name_key(name)))
        person = row.id if row else "nobody"
        hashed = _hash(password)
        with self.database.writing() as db:
            code_row = db.get(RecoveryRow, _code_print(person, code))
            if row is None or code_row is None:
                return ""
            db.delete(code_row)
            db.execute(update(PersonRow).filter_by(id=person).values(password_hash=hashed))
        return person


def _code_print(person: str, code: str) -> str:
    return fingerprint(f"{person}/{''.join(sign for sign in code.casefold() if sign in SIGNS)}")
