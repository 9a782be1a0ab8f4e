"""The index of tables in SQLite. The games themselves are journals in the same folder."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, ForeignKey, String, create_engine, event, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship, selectinload, sessionmaker

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite"


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
    #: the step of the guided first game that is under way here, if one is
    lesson: Mapped[int | None] = mapped_column(default=None)
    seats: Mapped[list[SeatRow]] = relationship(order_by=SeatRow.number, cascade="all, delete-orphan")


def now() -> str:
    """This moment, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The index, brought up to date when it is opened."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        address = f"sqlite:///{folder / FILE}"
        self.engine = create_engine(address)
        event.listen(self.engine, "connect", _make_safe)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        self.session = sessionmaker(self.engine, expire_on_commit=False)

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

    def touch(self, name: str, actions: int, result: dict[str, Any] | None) -> None:
        """Notes that a table has moved on."""
        with self.session.begin() as session:
            row = session.get(TableRow, name)
            if row is not None:
                row.updated, row.actions, row.result = now(), actions, result

    def turn_to(self, name: str, step: int | None) -> None:
        """Notes at which step of its lesson a table is; None once it is over or left."""
        with self.session.begin() as session:
            row = session.get(TableRow, name)
            if row is not None:
                row.lesson = step

    def close(self) -> None:
        """Lets go of the file."""
        self.engine.dispose()


def _make_safe(connection: Any, _: Any) -> None:
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=5000"):
        connection.execute(line)
