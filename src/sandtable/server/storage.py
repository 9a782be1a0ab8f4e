"""What is stored: tables and their seats, and of each game its header, its key and its entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    CursorResult,
    ForeignKey,
    LargeBinary,
    String,
    delete,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship, selectinload

from sandtable.engine.contract import Result

if TYPE_CHECKING:
    from sandtable.server.database import Database

#: so many open tables are listed
MOST_OPEN = 100
POSTGRESQL = "postgresql"
#: the channel on which PostgreSQL tells every process that a table has changed
CHANNEL = "sandtable"


class Base(DeclarativeBase):
    """All that is stored."""

    type_annotation_map = {dict[str, Any]: JSON(none_as_null=True), bytes: LargeBinary}


class SeatRow(Base):
    """Who sits where: a person, whoever has the seat's token (only a fingerprint of it is kept), or a bot."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    player: Mapped[str] = mapped_column(String(80))
    token_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    person_id: Mapped[str | None] = mapped_column(String(32), index=True, default=None)
    #: for whom it is kept free: a ``friend``, who comes by a link, or ``anybody``; empty if for nobody
    offer: Mapped[str] = mapped_column(String(10), default="")


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
    #: actions that stand, and entries of the journal, those that take back among them
    actions: Mapped[int] = mapped_column(default=0)
    entries: Mapped[int] = mapped_column(default=0)
    result: Mapped[dict[str, Any] | None] = mapped_column(default=None)
    #: the seat that must decide, and the turn
    deciding: Mapped[str] = mapped_column(String(80), default="")
    turn: Mapped[int] = mapped_column(default=0)
    #: the step of the guided first game that is under way here, if one is
    lesson: Mapped[int | None] = mapped_column(default=None)
    #: whether everybody may find it and look on
    open: Mapped[bool] = mapped_column(default=False, index=True)
    #: the person who set it up, and the table where the same people play again
    maker: Mapped[str | None] = mapped_column(String(32), default=None)
    rematch: Mapped[str | None] = mapped_column(String(32), default=None)
    #: why its dice prove nothing, if they do not
    practice: Mapped[str] = mapped_column(String(80), default="")
    #: what keeps a bot from playing on, and what keeps the game from being opened
    trouble: Mapped[dict[str, Any] | None] = mapped_column(default=None)
    damage: Mapped[dict[str, Any] | None] = mapped_column(default=None)
    #: the pack it is played with, if that is not the game's own, and what is told of pack and scenario then
    pack: Mapped[str] = mapped_column(String(40), default="", index=True)
    brought: Mapped[dict[str, Any] | None] = mapped_column(default=None)
    #: counts all changes but those of the game itself, so that other processes see that theirs is old
    version: Mapped[int] = mapped_column(default=0)
    seats: Mapped[list[SeatRow]] = relationship(order_by=SeatRow.number, cascade="all, delete-orphan")


class HeaderRow(Base):
    """The first line of a game's journal, without its key."""

    __tablename__ = "headers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[bytes]


class KeyRow(Base):
    """The secret key of a game's dice."""

    __tablename__ = "keys"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(String(200))


class EntryRow(Base):
    """Entry n of a game's journal: there is one and only one."""

    __tablename__ = "entries"
    __table_args__ = {"sqlite_with_rowid": False}

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    line: Mapped[bytes]


class SnapshotRow(Base):
    """A table as it stood after so many entries, for the code that it was packed by."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int]
    code: Mapped[str] = mapped_column(String(200))
    raw: Mapped[bytes]


class LeaseRow(Base):
    """The process that lets a table's bots think, until when; then any other may."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    holder: Mapped[str] = mapped_column(String(40))
    #: seconds since 1970
    until: Mapped[float] = mapped_column(index=True)


class UploadRow(Base):
    """A pack or a scenario that somebody has brought along or is writing; nobody's once it is only played with."""

    __tablename__ = "uploads"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    game: Mapped[str] = mapped_column(String(80))
    #: ``pack`` or ``scenario``
    kind: Mapped[str] = mapped_column(String(10))
    title: Mapped[str] = mapped_column(String(200))
    created: Mapped[str] = mapped_column(String(40))
    updated: Mapped[str] = mapped_column(String(40))
    #: whether it has passed its check as it is now
    sound: Mapped[bool]
    #: of a pack, as journals name it
    fingerprint: Mapped[str] = mapped_column(String(64), default="")
    #: counts the changes, so that two who write at once do not write over each other
    version: Mapped[int] = mapped_column(default=0)
    #: an archive of the pack's files, or the scenario's text
    content: Mapped[bytes]


def sweep(session: Session) -> None:
    """Throws away what was brought along, is nobody's any more and is played with nowhere."""
    played = select(TableRow.pack)
    gone = delete(UploadRow).where(UploadRow.person_id.is_(None), UploadRow.id.not_in(played))
    session.execute(gone, execution_options={"synchronize_session": False})


def now() -> str:
    """This moment, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def plain(result: Result | None) -> dict[str, Any] | None:
    """A result as it is stored."""
    return msgspec.to_builtins(result) if result else None


def touch(session: Session, table: str, **changed: Any) -> None:
    """Something other than the game has changed at a table, e.g. who sits there: everybody reads its row again."""
    at = session.scalar(
        update(TableRow)
        .where(TableRow.id == table)
        .values(version=TableRow.version + 1, **changed)
        .returning(TableRow.entries)
        .execution_options(synchronize_session=False)
    )
    if at is not None:
        tell(session.connection(), table, at)


def tell(connection: Connection, table: str, at: int) -> None:
    """Every process hears that a table has changed, as soon as it has; where there is but one, it knows."""
    if connection.dialect.name == POSTGRESQL:
        said = f"{table} {at} {connection.get_execution_options()['sandtable_here']}"
        connection.execute(_TELL, {"channel": CHANNEL, "said": said})


_TELL = text("SELECT pg_notify(:channel, :said)")


class Index:
    """The list of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def find(self, name: str) -> TableRow | None:
        """A table and its seats."""
        with self.database.reading() as session:
            return session.get(TableRow, name, options=[selectinload(TableRow.seats)])

    def all(self) -> list[TableRow]:
        """Every table, the one touched last first."""
        asked = select(TableRow).options(selectinload(TableRow.seats)).order_by(TableRow.updated.desc(), TableRow.id)
        with self.database.reading() as session:
            return list(session.scalars(asked))

    def of(self, person: str, prints: Sequence[str]) -> list[TableRow]:
        """The tables that somebody has set up or sits at, the one touched last first."""
        whose: list[ColumnElement[bool]] = [SeatRow.token_hash.in_(prints)] if prints else []
        made = [TableRow.maker == person] if person else []
        whose += [SeatRow.person_id == person] if person else []
        if not whose:
            return []
        there = TableRow.id.in_(select(SeatRow.table_id).where(or_(*whose)))
        return self._listed(or_(there, *made))

    def open_tables(self) -> list[TableRow]:
        """The tables that everybody may find, the one touched last first."""
        return self._listed(TableRow.open.is_(True), MOST_OPEN)

    def _listed(self, which: ColumnElement[bool], most: int | None = None) -> list[TableRow]:
        asked = select(TableRow).options(selectinload(TableRow.seats)).where(which)
        with self.database.reading() as session:
            return list(session.scalars(asked.order_by(TableRow.updated.desc(), TableRow.id).limit(most)))

    def reseat(self, name: str, number: int, seen: str, changes: Mapping[str, Any]) -> bool:
        """Changes a seat, if it is still offered as somebody saw it: two who want it do not both get it."""
        there = update(SeatRow).filter_by(table_id=name, number=number, offer=seen)
        with self.database.writing() as session:
            done = session.execute(there.values(**changes), execution_options={"synchronize_session": False})
            touch(session, name)
            return bool(cast("CursorResult[Any]", done).rowcount)

    def agree(self, name: str, seen: str | None, rematch: str) -> bool:
        """Notes the table of a rematch, if nobody has noted another meanwhile."""
        there = update(TableRow).filter_by(id=name, rematch=seen)
        with self.database.writing() as session:
            done = session.execute(there.values(rematch=rematch), execution_options={"synchronize_session": False})
            touch(session, name)
            return bool(cast("CursorResult[Any]", done).rowcount)

    def note(self, name: str, **changed: Any) -> None:
        """Notes what has changed at a table besides its game."""
        with self.database.writing() as session:
            touch(session, name, **changed)

    def remove(self, name: str) -> None:
        """Throws a table away, with everything that belongs to it."""
        with self.database.writing() as session:
            for kind in _parts_of_a_table():
                session.execute(delete(kind).where(kind.__table__.c.table_id == name))
            session.execute(delete(TableRow).where(TableRow.id == name))
            sweep(session)
            tell(session.connection(), name, 0)


def _parts_of_a_table() -> Sequence[type[Base]]:
    """All rows that belong to one table."""
    return [mapper.class_ for mapper in Base.registry.mappers if "table_id" in mapper.columns]
