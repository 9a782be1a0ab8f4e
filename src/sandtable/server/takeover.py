"""What an older server has left in a folder is taken into the database: journals, who sits where, the list of tables.

Nothing is lost and nothing is done twice: what the database has been given is put away, unchanged, in a folder of its
own; what is damaged stays where it is and is told of.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import Table as Rows
from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from sandtable.engine.chain import Header, read_entries, read_header, whole_lines, written
from sandtable.engine.contract import Message
from sandtable.engine.journal import Journal, JournalError
from sandtable.server import journals
from sandtable.server.database import FILE, Database
from sandtable.server.folder import JOURNAL, SEATS, CannotServe, Folder, Seating
from sandtable.server.opening import named_bots, resume
from sandtable.server.problems import Problem
from sandtable.server.rooms import own_title, seat_is_lost
from sandtable.server.storage import Base, EntryRow, HeaderRow, SeatRow, TableRow, plain
from sandtable.server.wire.lobby import Damage
from sandtable.server.wire.sent import HUMAN

#: the list of tables, as it was called before games were kept beside it
OLD_INDEX = "tables.sqlite"


class Taken(msgspec.Struct):
    """What has become of a folder: tables taken over, those known before that went on, and what was left and why."""

    tables: list[str] = []
    continued: list[str] = []
    seatless: list[str] = []
    torn: list[str] = []
    left: list[tuple[str, Message]] = []
    notices: list[Message] = []

    def told(self) -> list[Message]:
        """In words."""
        said = [*self.notices]
        if self.tables:
            said.append(Message("takeover-tables", {"tables": len(self.tables)}))
        if self.continued:
            said.append(Message("takeover-continued", {"tables": len(self.continued)}))
        if self.torn:
            said.append(Message("takeover-torn", {"tables": len(self.torn), "first": self.torn[0] + JOURNAL}))
        if self.seatless:
            first = self.seatless[0] + JOURNAL
            said.append(Message("index-seats-lost", {"tables": len(self.seatless), "first": first}))
        said += [Message("takeover-left", {"file": name, "error": why}) for name, why in self.left]
        return said


def take_over(folder: Folder, database: Database) -> Taken:
    """Takes everything in a folder into a database; the folder must be held."""
    taken = Taken()
    own = database.path is not None and database.path == folder.path / FILE
    for name in (OLD_INDEX,) if own else (OLD_INDEX, FILE):
        _take_rows(folder.path / name, database, taken)
    for table in folder.tables():
        _take_journal(folder, table, database, taken)
    with suppress(OSError):  # a folder that is only read from stays as it is: twice does nothing twice
        if own and (folder.path / OLD_INDEX).exists():
            folder.put_away(OLD_INDEX, f"{OLD_INDEX}-wal", f"{OLD_INDEX}-shm")
    return taken


# Rows of another database


def _take_rows(path: Path, database: Database, taken: Taken) -> None:
    """Copies what another SQLite database knows: people, and tables that are not there yet with all that is theirs."""
    if not path.is_file():
        return
    with TemporaryDirectory() as there:
        copy = Path(there) / FILE
        try:
            with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
            older = Database(f"sqlite:///{copy}")
        except (sqlite3.Error, CannotServe) as error:
            taken.notices.append(Message("takeover-no-index", {"file": path.name, "error": str(error)}))
            return
        try:
            with older.reading() as source, database.writing() as target:
                taken.tables += _copied(source, target)
        finally:
            older.close()


def _copied(source: Session, target: Session) -> list[str]:
    """Every row that is not there yet; those of a table only where the table itself is new. Tells new games."""
    there = set(target.scalars(select(TableRow.id)))
    new = [name for name in source.scalars(select(TableRow.id)) if name not in there]
    for rows in Base.metadata.sorted_tables:
        asked = select(rows)
        if rows.name == "tables" or "table_id" in rows.columns:
            asked = asked.where((rows.c.id if rows.name == "tables" else rows.c.table_id).in_(new))
        known = None if rows.name == "tables" or "table_id" in rows.columns else _keys(target, rows)
        for part in source.execute(asked).mappings().partitions(500):
            fresh = [dict(row) for row in part if known is None or _key(rows, row) not in known]
            if fresh:
                target.execute(insert(rows), fresh)
    with_games = set(source.scalars(select(HeaderRow.table_id)))
    return [name for name in new if name in with_games]


def _keys(session: Session, rows: Rows) -> set[tuple[Any, ...]]:
    return {_key(rows, row) for row in session.execute(select(*rows.primary_key.columns)).mappings()}


def _key(rows: Rows, row: Any) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in rows.primary_key.columns)


# Journals


def _take_journal(folder: Folder, table: str, database: Database, taken: Taken) -> None:
    try:
        lines, torn = _whole(folder.journal(table))
    except JournalError as error:
        _leave(folder, table, database, error)
        taken.left.append((f"{table}{JOURNAL}", error.message))
        return
    with database.reading() as session:
        known = session.get(TableRow, table) is not None
        kept = _kept(session, table)
    if not kept:
        fresh = None if known else _row(folder, table, lines)
        with database.writing() as session:
            if fresh:
                session.add(fresh)
                session.flush()
            journals.keep(session, table, lines)
            session.execute(update(TableRow).where(TableRow.id == table).values(entries=len(lines) - 1, damage=None))
            _seat(session, folder.seating(table), table)
        taken.tables.append(table)
        if _is_seatless(database, table):
            taken.seatless.append(table)
    elif lines[: len(kept)] == kept and len(lines) > len(kept):
        _go_on(database, table, lines, len(kept))
        taken.continued.append(table)
    elif kept[: len(lines)] != lines:
        taken.left.append((f"{table}{JOURNAL}", Message("takeover-other")))
        return
    if torn:
        taken.torn.append(table)
    with suppress(OSError):
        folder.put_away(f"{table}{JOURNAL}", f"{table}{SEATS}", f"{table}{JOURNAL}.held")


def _whole(path: Path) -> tuple[list[bytes], bool]:
    """The lines of a journal whose chain holds, and whether a half-written one was left out."""
    try:
        lines, torn = whole_lines(path.read_bytes())
    except OSError as error:
        raise JournalError("journal-unread", path=path.name, error=error.strerror) from None
    if not lines:
        raise JournalError("journal-no-header", 1)
    read_entries(lines[1:], read_header(lines[0]).chain, 1)
    return lines, torn


def _kept(session: Session, table: str) -> list[bytes]:
    """The lines that the database has of a table."""
    if session.get(HeaderRow, table) is None:
        return []
    header = journals.header_of(session, table)
    entries = session.scalars(select(EntryRow.line).where(EntryRow.table_id == table).order_by(EntryRow.n))
    return [written(header), *entries]


def _go_on(database: Database, table: str, lines: list[bytes], known: int) -> None:
    """Somebody has played on in the file since it was taken over: what he did is added."""
    fresh = [{"table_id": table, "n": n, "line": line} for n, line in enumerate(lines[known:], known)]
    with database.writing() as session:
        session.execute(insert(EntryRow), fresh)
        session.execute(update(TableRow).where(TableRow.id == table).values(entries=len(lines) - 1))


def _seat(session: Session, seating: Seating | None, table: str) -> None:
    """Who sits where, if only the file beside the journal knows it."""
    for seat in session.scalars(select(SeatRow).where(SeatRow.table_id == table)) if seating else ():
        assert seating is not None
        seat.token_hash = seat.token_hash or seating.tokens.get(seat.name)


def _is_seatless(database: Database, table: str) -> bool:
    with database.reading() as session:
        return any(map(seat_is_lost, session.scalars(select(SeatRow).where(SeatRow.table_id == table))))


def _leave(folder: Folder, table: str, database: Database, error: JournalError) -> None:
    """A damaged journal keeps its place in the list, where its damage is told, if it can be told what game it is."""
    damage = msgspec.to_builtins(Damage(error.line, error.message))
    with database.reading() as session:
        known, kept = session.get(TableRow, table), session.get(HeaderRow, table)
    if kept is not None:
        return
    row = None
    if known is None:
        try:
            row = _row(folder, table, [folder.journal(table).read_bytes().partition(b"\n")[0]])
        except (JournalError, OSError):
            return
        row.damage = damage
    with database.writing() as session:
        if row is not None:
            session.add(row)
        else:
            session.execute(update(TableRow).where(TableRow.id == table).values(damage=damage))


def _row(folder: Folder, table: str, lines: list[bytes]) -> TableRow:
    """A table from its journal alone; how far it is shows when it is opened, or here if that can be told."""
    header = read_header(lines[0])
    stat = folder.journal(table).stat()
    when = datetime.fromtimestamp(stat.st_mtime, UTC).isoformat(timespec="seconds")
    stage = _stage(lines)
    seating = folder.seating(table) or Seating(stage.pop("title", ""), when, named_bots(header), {})
    stage.pop("title", None)
    return TableRow(
        id=table,
        game=header.game,
        scenario=header.scenario,
        options=header.options,
        title=seating.title,
        created=seating.created,
        updated=when,
        seats=_seats(header, seating),
        **stage,
    )


def _stage(lines: list[bytes]) -> dict[str, Any]:
    try:
        table = resume(Journal.parse(b"\n".join(lines) + b"\n"))
    except (JournalError, Problem):
        return {}
    stage = table.stage
    return {
        "title": own_title(table.game),
        "actions": stage.actions,
        "result": plain(stage.result),
        "deciding": stage.deciding,
        "turn": stage.turn,
    }


def _seats(header: Header, seating: Seating) -> list[SeatRow]:
    return [
        SeatRow(number=n, name=seat, player=seating.players.get(seat, HUMAN), token_hash=seating.tokens.get(seat))
        for n, seat in enumerate(header.seats)
    ]
