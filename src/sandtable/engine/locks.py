"""Locks on files: one process holds one at a time, and the system lets go of it when that process ends, however.

Whoever holds a lock leaves a card beside the file, so that the next one can be told who it is. The card is a courtesy:
nothing depends on it, and one that a killed process has left behind is written over.
"""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import suppress
from datetime import datetime
from multiprocessing import parent_process
from pathlib import Path
from typing import IO

import msgspec

from sandtable.engine.faults import Message

#: where the locked byte lies on Windows, where nobody else can read it: behind everything that is ever written
_FAR = 0x7FFF0000
#: how much of a command line is told
_LONGEST = 120


class Card(msgspec.Struct):
    """Who holds a lock: the process, the command it was started with, and since when."""

    process: int
    what: str
    since: str


class Lock:
    """The lock on an open file. Taking it raises OSError where the file system knows no locks."""

    def __init__(self, path: Path) -> None:
        self.card = path.with_name(path.name + ".held")
        self._file: IO[bytes] | None = None

    def take(self, file: IO[bytes]) -> bool:
        """Takes the lock on this file and leaves a card; False if another holds it."""
        if not _locked(file):
            return False
        self._file = file
        with suppress(OSError):
            self.card.write_bytes(msgspec.json.encode(_own_card()))
        return True

    def holder(self) -> Message:
        """Who holds it, as far as the card tells."""
        try:
            card = msgspec.json.decode(self.card.read_bytes(), type=Card)
        except (OSError, msgspec.DecodeError):
            return Message("holder-unknown")
        return Message("holder", {"process": str(card.process), "what": card.what, "since": card.since})

    def release(self) -> None:
        """Takes the card away and lets go."""
        if self._file is not None:
            with suppress(OSError):
                self.card.unlink(missing_ok=True)
            with suppress(OSError):
                _unlock(self._file)
            self._file = None


def _own_card() -> Card:
    """The process that somebody has started and can end: of a server's worker, the server."""
    server = parent_process()
    process = (server and server.pid) or os.getpid()
    command = shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]])
    return Card(process, command[:_LONGEST], f"{datetime.now():%Y-%m-%d %H:%M:%S}")


if sys.platform == "win32":
    import msvcrt

    def _at_the_far_byte(file: IO[bytes], how: int) -> None:
        place = file.tell()
        try:
            file.seek(_FAR)
            msvcrt.locking(file.fileno(), how, 1)
        finally:
            file.seek(place)

    def _locked(file: IO[bytes]) -> bool:
        try:
            _at_the_far_byte(file, msvcrt.LK_NBLCK)
        except PermissionError:
            return False
        return True

    def _unlock(file: IO[bytes]) -> None:
        _at_the_far_byte(file, msvcrt.LK_UNLCK)

else:
    import fcntl

    # Not fcntl.lockf: such a lock is lost as soon as the process closes any other handle on the same file.

    def _locked(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
