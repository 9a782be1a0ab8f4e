"""What a server has kept, read past it: the journals in the database of its folder."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine.journal import Journal
from sandtable.server import journals
from sandtable.server.database import Database, in_folder
from sandtable.server.storage import Index


def journal_in(folder: Path, table: str = "") -> Journal:
    """The journal of a table, of the one that was played at last if none is named; every line of it checked."""
    database = Database(in_folder(folder))
    try:
        journal = journals.opened(database, table or Index(database).all()[0].id)
        return Journal.parse(journal.text())
    finally:
        database.close()


def export(folder: Path, table: str) -> Path:
    """The journal of a table as a file, as it is downloaded."""
    path = folder / "exported" / f"{table}.journal"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(journal_in(folder, table).text())
    return path
