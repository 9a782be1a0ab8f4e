"""The journals of games in the database: entry n of a table once and only once, together with the table's own row."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from sandtable.engine.chain import (
    Entry,
    Header,
    JournalError,
    link,
    parsed_entry,
    parsed_header,
    read_entries,
    read_header,
    written,
)
from sandtable.engine.journal import Journal
from sandtable.engine.rows import PAGE
from sandtable.engine.stores import Overtaken, Stage
from sandtable.server.database import Cut, Database
from sandtable.server.problems import Problem, no_such_table
from sandtable.server.storage import EntryRow, HeaderRow, KeyRow, TableRow, now, plain, tell

#: seconds, and how often, a database is asked again that has been lost in mid-sentence
PAUSE, TRIES = 0.25, 40


#: what every action writes, put together once
_TABLES = TableRow.__table__
_MOVE_ON = (
    update(TableRow)
    .where(_TABLES.c.id == bindparam("table"), _TABLES.c.entries == bindparam("before"))
    .values(
        **{name: bindparam(name) for name in ("entries", "actions", "deciding", "turn", "result", "updated")},
        trouble=None,
    )
)
_ADD = insert(EntryRow)


class DatabaseStore:
    """Where one table's journal is kept."""

    path: None = None

    def __init__(self, database: Database, table: str) -> None:
        self.database = database
        self.table = table

    def hold(self) -> bool:
        """It is always ready: whose line is the next is decided when it is written."""
        return False

    def append(self, n: int, *lines: bytes, stage: Stage | None = None) -> None:
        """Adds entry n and those after it, and notes in the same breath how far the game is.

        Where the line to the database breaks meanwhile, it is asked again until it is known whether the entries count.
        """
        assert stage is not None
        unsure = False
        for left in reversed(range(TRIES)):
            try:
                self._append(n, lines, stage)
                return
            except Overtaken:
                if unsure and self._has(n, lines):  # written by ourselves, before the line broke
                    return
                raise
            except Problem as problem:
                unsure = unsure or isinstance(problem, Cut)
                if not left or not unsure:
                    raise
                time.sleep(PAUSE)

    def _append(self, n: int, lines: Sequence[bytes], stage: Stage) -> None:
        try:
            self.database.write(lambda connection: self._write(connection, n, lines, stage))
        except IntegrityError:
            raise Overtaken("journal-overtaken", n + 1) from None

    def _write(self, connection: Connection, n: int, lines: Sequence[bytes], stage: Stage) -> None:
        self._move_on(connection, n, len(lines), stage)
        connection.execute(
            _ADD, [{"table_id": self.table, "n": number, "line": line} for number, line in enumerate(lines, n)]
        )
        tell(connection, self.table, n + len(lines) - 1)

    def _move_on(self, connection: Connection, n: int, count: int, stage: Stage) -> None:
        """The table's own row, from the entry before this one on and from no other."""
        done = connection.execute(
            _MOVE_ON,
            {
                "table": self.table,
                "before": n - 1,
                "entries": n - 1 + count,
                "actions": stage.actions,
                "deciding": stage.deciding,
                "turn": stage.turn,
                "result": plain(stage.result),
                "updated": now(),
            },
        )
        if done.rowcount != 1:
            kept = connection.scalar(select(TableRow.entries).where(TableRow.id == self.table))
            if kept is None:
                raise no_such_table(self.table)
            if kept < n - 1:
                raise JournalError("journal-lines-gone", kept + 1, path="")
            raise Overtaken("journal-overtaken", n + 1)

    def _has(self, n: int, lines: Sequence[bytes]) -> bool:
        return self._lines(n, n + len(lines) - 1) == list(lines)

    def since(self, n: int) -> list[bytes]:
        """Line n and all after it."""
        with self.database.reading() as session:
            first = [written(header_of(session, self.table))] if n == 0 else []
            asked = select(EntryRow.line).where(EntryRow.table_id == self.table, EntryRow.n >= n).order_by(EntryRow.n)
            return [*first, *session.scalars(asked)]

    def line(self, n: int) -> bytes:
        """Entry n alone."""
        found = self._lines(n, n)
        if not found:
            raise JournalError("journal-lines-gone", n, path="")
        return found[0]

    def _lines(self, first: int, last: int) -> list[bytes]:
        asked = select(EntryRow.line).where(EntryRow.table_id == self.table, EntryRow.n.between(first, last))
        with self.database.reading() as session:
            return list(session.scalars(asked.order_by(EntryRow.n)))

    def pack(self, entries: list[Entry]) -> bytes:
        """Nothing of entries far back but their place: the database has them."""
        return b"%d" % entries[0].n

    def unpack(self, packed: bytes) -> list[Entry]:
        """A page of entries, as they were when they were written."""
        first = int(packed)
        return [parsed_entry(line) for line in self._lines(first, first + PAGE - 1)]

    def close(self) -> None:
        """There is nothing to let go of."""


def keep(session: Session, table: str, lines: Sequence[bytes]) -> None:
    """Puts the whole journal of a new table into the database: its header, its key, and the entries it has."""
    header = read_header(lines[0])
    key, header.key = header.key, ""
    session.add_all([HeaderRow(table_id=table, line=written(header)), KeyRow(table_id=table, key=key)])
    session.flush()
    entries = [{"table_id": table, "n": n, "line": line} for n, line in enumerate(lines[1:], 1)]
    if entries:
        session.execute(insert(EntryRow), entries)


def header_of(session: Session, table: str) -> Header:
    """The header of a table's journal, its key in its place. Raises JournalError if there is none, or no whole one."""
    found = session.execute(
        select(HeaderRow.line, KeyRow.key)
        .outerjoin(KeyRow, KeyRow.table_id == HeaderRow.table_id)
        .where(HeaderRow.table_id == table)
    ).one_or_none()
    if found is None:
        raise JournalError("journal-no-header", 1)
    try:
        header = parsed_header(found.line)
    except msgspec.DecodeError as error:
        raise JournalError("journal-no-journal", 1, error=str(error)) from None
    header.key = found.key or ""
    if header.chain != link("", header):
        raise JournalError("journal-header-changed", 1)
    return header


def opened(database: Database, table: str) -> Journal:
    """The journal of a table; every line of it is checked."""
    store = DatabaseStore(database, table)
    lines = store.since(0)
    journal = Journal(read_header(lines[0]), store)
    for entry in read_entries(lines[1:], journal.chain, 1):
        journal.entries.append(entry)
    return journal


def opened_at_its_end(database: Database, table: str, count: int) -> Journal:
    """The journal of a table that has so many entries; the last of them are checked, others are read when needed."""
    store = DatabaseStore(database, table)
    with database.reading() as session:
        journal = Journal(header_of(session, table), store)
    pages = max(0, count - 1) // PAGE
    known = pages * PAGE
    chain = parsed_entry(store.line(known)).chain if known else journal.header.chain
    last = read_entries(store.since(known + 1), chain, known + 1)
    journal.entries.keep([b"%d" % (page * PAGE + 1) for page in range(pages)], last)
    return journal
