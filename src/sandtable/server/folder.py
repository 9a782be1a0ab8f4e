"""The folder of a server: one server at a time, and for every table its journal and who sits at it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO

import msgspec

from sandtable.engine.faults import Fault
from sandtable.engine.locks import Lock

LOCK = "server.lock"
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
            self.path.mkdir(parents=True, exist_ok=True)
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

    # What is kept

    def journal(self, table: str) -> Path:
        """Where a table's journal is."""
        return self.path / f"{table}.journal"

    def tables(self) -> list[str]:
        """The tables that have a journal here."""
        return sorted(path.stem for path in self.path.glob("*.journal"))

    def seating(self, table: str) -> Seating | None:
        """Who sits at a table; None if that is not known."""
        try:
            return msgspec.json.decode(self._seats(table).read_bytes(), type=Seating)
        except (OSError, msgspec.DecodeError):
            return None

    def seat(self, table: str, seating: Seating) -> None:
        """Writes down who sits at a table."""
        write_safely(self._seats(table), msgspec.json.format(msgspec.json.encode(seating)) + b"\n")

    def forget(self, table: str) -> None:
        """A table that nobody has ever seen is not kept."""
        for path in (self.journal(table), self._seats(table)):
            path.unlink(missing_ok=True)

    def _seats(self, table: str) -> Path:
        return self.path / f"{table}.seats"


def write_safely(path: Path, raw: bytes) -> None:
    """A whole file or none."""
    half = path.with_suffix(f"{path.suffix}.part")
    with half.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
