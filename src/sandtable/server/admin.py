"""What whoever runs a server may want to know and do, also while it serves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import func, select

from sandtable.engine.contract import Message
from sandtable.engine.journal import JournalError
from sandtable.server import journals
from sandtable.server.database import Database
from sandtable.server.opening import resume
from sandtable.server.people.keys import fingerprint, new_secret
from sandtable.server.people.models import PersonRow
from sandtable.server.problems import Problem, no_such_table
from sandtable.server.storage import Index, SeatRow, TableRow
from sandtable.server.uploads.packs import Packs


class TableLine(msgspec.Struct):
    """A table as its keeper sees it: no more of the game than the list shows its players."""

    id: str
    game: str
    scenario: str
    title: str
    actions: int
    turn: int
    deciding: str
    updated: str
    over: bool
    damaged: bool


class PersonLine(msgspec.Struct):
    """Somebody who plays here."""

    id: str
    name: str
    created: str
    seen: str
    seats: int


class Checked(msgspec.Struct):
    """Whether a running game goes on under the rules that are installed."""

    id: str
    game: str
    actions: int
    ok: bool
    error: Message | None = None


def tables(database: Database) -> list[TableLine]:
    """Every table, the one touched last first."""
    return [
        TableLine(
            row.id,
            row.game,
            row.scenario,
            row.title,
            row.actions,
            row.turn,
            row.deciding,
            row.updated,
            row.result is not None,
            row.damage is not None,
        )
        for row in Index(database).all()
    ]


def people(database: Database) -> list[PersonLine]:
    """Everybody who has sat down, whoever was here last first."""
    held = select(SeatRow.person_id, func.count().label("seats")).group_by(SeatRow.person_id).subquery()
    asked = (
        select(PersonRow, held.c.seats)
        .outerjoin(held, held.c.person_id == PersonRow.id)
        .order_by(PersonRow.seen.desc(), PersonRow.id)
    )
    with database.reading() as session:
        return [
            PersonLine(row.id, row.name, row.created, row.seen, seats or 0) for row, seats in session.execute(asked)
        ]


def reissue(database: Database, table: str, seat: str) -> str:
    """A new token for a person's seat; whoever held the seat before holds it no more."""
    row = _found(database, table)
    there = next((one for one in row.seats if one.name == seat), None)
    if there is None:
        raise Problem(404, "problem-no-such-seat", seat=seat)
    token = new_secret()
    changes: dict[str, Any] = {"token_hash": fingerprint(token), "person_id": None, "offer": ""}
    if not Index(database).reseat(table, there.number, there.offer, changes):
        raise Problem(409, "problem-seat-taken")
    return token


def delete(database: Database, table: str) -> None:
    """Throws a table away for good."""
    _found(database, table)
    Index(database).remove(table)


def check(database: Database, packs: Packs) -> Iterator[Checked]:
    """Plays every running game again under the rules that are installed; changes nothing."""
    for row in Index(database).all():
        if row.result is None:
            found = Checked(row.id, row.game, row.actions, True)
            try:
                resume(journals.opened(database, row.id), packs.folder(row.pack)).close()
            except JournalError as error:
                found.ok, found.error = False, error.message
            except Problem as problem:
                found.ok, found.error = False, Message(problem.message, problem.facts)
            yield found


def _found(database: Database, table: str) -> TableRow:
    row = Index(database).find(table)
    if row is None:
        raise no_such_table(table)
    return row
