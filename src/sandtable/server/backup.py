"""A copy of a SQLite database, taken while a server writes to it: all of it as it was at one moment."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sandtable.server.folder import CannotServe


def copy_database(database: Path, file: Path) -> None:
    """Copies a database to a new file, whole or not at all. Raises CannotServe with the reason."""
    if file.exists():
        raise CannotServe("backup-there", file=str(file))
    if not database.is_file():
        raise CannotServe("backup-no-database", database=str(database))
    half = file.with_name(f"{file.name}.half")
    try:
        os.close(os.open(half, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600))  # seats and keys are in it
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            found = target.execute("PRAGMA quick_check=1").fetchone()[0]
        if found != "ok":
            raise CannotServe("serve-database-broken", database=str(database), error=str(found))
        half.rename(file)
    except (sqlite3.Error, OSError) as error:
        raise CannotServe("backup-failed", file=str(file), error=str(error)) from None
    finally:
        half.unlink(missing_ok=True)
