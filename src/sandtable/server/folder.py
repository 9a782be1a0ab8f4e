"""The folder of a server: one server at a time, its database, and what was kept there before there was one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import IO

import msgspec

from sandtable.engine.faults import Fault
from sandtable.engine.locks import Lock

LOCK = "server.lock"
JOURNAL, SEATS = ".journal", ".seats"
#: where journals are put that the database has been given
TAKEN_OVER = "taken-over"
#: how often, and after how many seconds, a server tries again: another may only have looked whether the folder is free
TRIES, PAUSE = 10, 0.05


class CannotServe(Fault):
    """What keeps a server from starting."""


class Seating(msgspec.Struct):
    """Who sits at a table: what the journal does not know. Of a person's token only a fingerprint is kept."""

    title: str
    created: str
    players: dict[str, str]
    tokens: dict[str, str]


class Folder:
    """A server's folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock(path / LOCK)
        self._file: IO[bytes] | None = None

    # One server at a time

    def hold(self, tries: int = 1) -> None:
        """Keeps every other server out. Raises CannotServe if one is in, or if nothing can be kept here."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = (self.path / LOCK).open("ab", buffering=0)
        except FileExistsError:
            raise CannotServe("serve-no-folder", folder=str(self.path)) from None
        except OSError as error:
            raise CannotServe("serve-folder", folder=str(self.path), error=error.strerror) from None
        try:
            self._take(file, tries)
        except CannotServe:
            file.close()
            raise
        self._file = file

    def _take(self, file: IO[bytes], tries: int) -> None:
        try:
            for left in reversed(range(tries)):
                if self._lock.take(file):
                    return
                time.sleep(PAUSE if left else 0)
        except OSError as error:
            raise CannotServe("serve-folder", folder=str(self.path), error=error.strerror) from None
        raise CannotServe("serve-held", folder=str(self.path), holder=self._lock.holder())

    def close(self) -> None:
        """Lets another server in."""
        if self._file is not None:
            self._lock.release()
            self._file.close()
            self._file = None

    # Journals from before games were kept in a database

    def journal(self, table: str) -> Path:
        """Where a table's journal is."""
        return self.path / f"{table}{JOURNAL}"

    def tables(self) -> list[str]:
        """The tables that have a journal here."""
        return sorted(path.stem for path in self.path.glob(f"*{JOURNAL}"))

    def seating(self, table: str) -> Seating | None:
        """Who sits at a table; None if that is not known."""
        try:
            return msgspec.json.decode((self.path / f"{table}{SEATS}").read_bytes(), type=Seating)
        except (OSError, msgspec.DecodeError):
            return None

    def put_away(self, *names: str) -> None:
        """What the database has been given lies in a folder of its own from now on, unchanged."""
        aside = self.path / TAKEN_OVER
        aside.mkdir(mode=0o700, exist_ok=True)
        for name in names:
            if (path := self.path / name).exists():
                path.replace(aside / name)

    def forget(self, table: str) -> None:
        """A table that was thrown away leaves nothing behind."""
        for folder in (self.path, self.path / TAKEN_OVER):
            for kind in (JOURNAL, SEATS):
                (folder / f"{table}{kind}").unlink(missing_ok=True)
