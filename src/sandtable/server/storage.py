"""The index of tables in SQLite. The games are journals in the same folder: it can be made anew from them."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import JSON, Connection, ForeignKey, String, create_engine, event, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship, selectinload, sessionmaker

from sandtable.engine.contract import Message
from sandtable.server.folder import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite"
#: what SQLite says of a file that is no index, or no longer a whole one
BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)


class Base(DeclarativeBase):
    """All that is stored."""

    type_annotation_map = {dict[str, Any]: JSON}


class SeatRow(Base):
    """Who sits where; of a person's token only a fingerprint is kept."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    player: Mapped[str] = mapped_column(String(80))
    token_hash: Mapped[str | None] = mapped_column(String(64))


class TableRow(Base):
    """A table in the lobby's list."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    scenario: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]]
    title: Mapped[str] = mapped_column(String(200))
    created: Mapped[str] = mapped_column(String(40))
    updated: Mapped[str] = mapped_column(String(40))
    actions: Mapped[int] = mapped_column(default=0)
    result: Mapped[dict[str, Any] | None]
    #: the seat that must decide, and the turn
    deciding: Mapped[str] = mapped_column(String(80), default="")
    turn: Mapped[int] = mapped_column(default=0)
    #: the step of the guided first game that is under way here, if one is
    lesson: Mapped[int | None] = mapped_column(default=None)
    seats: Mapped[list[SeatRow]] = relationship(order_by=SeatRow.number, cascade="all, delete-orphan")


def now() -> str:
    """This moment, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Index:
    """The index, brought up to date when it is opened; one that cannot be read is set aside, never deleted."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        #: what became of an index that could not be read
        self.notice: Message | None = None
        self.engine = create_engine(f"sqlite:///{self.path}")
        event.listen(self.engine, "connect", _make_safe)
        self.session = sessionmaker(self.engine, expire_on_commit=False)
        try:
            try:
                self._bring_up_to_date()
            except (DBAPIError, sqlite3.Error) as error:
                if not _is_broken(error):
                    raise
                self._set_aside(_reason(error))
                self._bring_up_to_date()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.close()
            raise CannotServe("serve-index", path=str(self.path), error=_reason(error)) from None
        except CommandError:
            self.close()
            raise CannotServe("serve-index-newer", path=str(self.path)) from None

    def _bring_up_to_date(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            _check(connection)

    def _set_aside(self, reason: str) -> None:
        self.close()
        aside = self.path.with_name(f"{FILE}.broken-{datetime.now():%Y%m%d-%H%M%S-%f}")
        for part in ("", "-wal", "-shm"):
            if (file := self.path.with_name(FILE + part)).exists():
                file.rename(aside.with_name(aside.name + part))
        self.notice = Message("index-set-aside", {"error": reason, "aside": aside.name})

    def add(self, row: TableRow) -> None:
        """Puts a table in the index."""
        with self.session.begin() as session:
            session.add(row)

    def find(self, name: str) -> TableRow | None:
        """A table and its seats."""
        with self.session() as session:
            return session.get(TableRow, name, options=[selectinload(TableRow.seats)])

    def all(self) -> list[TableRow]:
        """Every table, the one touched last first."""
        asked = select(TableRow).options(selectinload(TableRow.seats)).order_by(TableRow.updated.desc(), TableRow.id)
        with self.session() as session:
            return list(session.scalars(asked))

    def note(self, known: TableRow) -> None:
        """Notes what a table is called, how far it is, whose move it is and since when."""
        with self.session.begin() as session:
            row = session.get(TableRow, known.id)
            if row is not None:
                for name in ("title", "updated", "actions", "result", "deciding", "turn"):
                    setattr(row, name, getattr(known, name))

    def remove(self, name: str) -> None:
        """Takes a table out of the index."""
        with self.session.begin() as session:
            row = session.get(TableRow, name)
            if row is not None:
                session.delete(row)

    def turn_to(self, name: str, step: int | None) -> None:
        """Notes at which step of its lesson a table is; None once it is over or left."""
        with self.session.begin() as session:
            row = session.get(TableRow, name)
            if row is not None:
                row.lesson = step

    def close(self) -> None:
        """Lets go of the file."""
        self.engine.dispose()


def _check(connection: Connection) -> None:
    """Raises what SQLite says if the file is damaged or lacks something that is asked of it."""
    found = connection.execute(text("PRAGMA quick_check=1")).scalar()
    if found != "ok":
        raise sqlite3.DatabaseError(str(found))
    for kind in (TableRow, SeatRow):
        connection.execute(select(kind).limit(1))


def _is_broken(error: Exception) -> bool:
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF in BROKEN  # the low byte is the kind of error, the rest its details


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or getattr(error, "orig", None) or error)


def _make_safe(connection: Any, _: Any) -> None:
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=5000"):
        connection.execute(line)
