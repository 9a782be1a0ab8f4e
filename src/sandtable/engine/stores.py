"""Where the lines of a journal are kept: each is appended once and only once, and nobody's lines are ever cut off."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from threading import Lock as ThreadLock
from typing import IO, Protocol

import msgspec

from sandtable.engine.chain import Entry, JournalError, as_lines, from_lines, whole_lines
from sandtable.engine.contract import Result
from sandtable.engine.locks import Lock
from sandtable.engine.rows import Row


class Overtaken(JournalError):
    """Somebody else has already written this line: first read what they wrote, then decide anew."""


class Stage(msgspec.Struct, frozen=True):
    """How far a game is: what a list of games tells of it, so that nobody has to open one for that."""

    #: actions that stand
    actions: int
    #: the seat that must decide; nobody once it is over
    deciding: str
    turn: int
    result: Result | None


class Store(Protocol):
    """Where one journal is kept. Line 0 is its header, line n its entry n."""

    @property
    def path(self) -> Path | None:
        """The file that a player can be told of, if it is kept in one."""

    def hold(self) -> bool:
        """Makes ready to write, and keeps it so until it is closed; False if it was ready already.

        Raises JournalError with the holder's name if only one process may write and another does.
        """

    def append(self, n: int, *lines: bytes, stage: Stage | None = None) -> None:
        """Adds line n and those after it; when this returns all are kept for good. On failure none is added.

        ``stage`` is where they lead, for a store that lists games. Raises Overtaken if line n is there already.
        """

    def since(self, n: int) -> list[bytes]:
        """Line n and all after it, whoever has written them."""

    def pack(self, entries: list[Entry]) -> bytes:
        """What is kept in memory of entries far back: themselves, or where the store has them."""

    def unpack(self, packed: bytes) -> list[Entry]:
        """The entries that were packed."""

    def close(self) -> None:
        """Lets others write."""


class MemoryStore:
    """Lines in memory. Several journals in this process may share one."""

    path: None = None

    def __init__(self, lines: list[bytes] | None = None) -> None:
        self._lines: Row[bytes] = Row()
        for line in lines or ():
            self._lines.append(line)
        self._one_at_a_time = ThreadLock()

    def hold(self) -> bool:
        """It is always ready."""
        return False

    def append(self, n: int, *lines: bytes, stage: Stage | None = None) -> None:
        """Adds line n and those after it."""
        with self._one_at_a_time:
            check_place(n, len(self._lines), "")
            for line in lines:
                self._lines.append(line)

    def since(self, n: int) -> list[bytes]:
        """Line n and all after it."""
        return self._lines[n:]

    pack, unpack = staticmethod(as_lines), staticmethod(from_lines)

    def close(self) -> None:
        """There is nothing to let go of."""


class FileStore:
    """Lines in a file. Whoever writes holds its lock; whoever reads needs none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock(path)
        self._file: IO[bytes] | None = None
        #: how many lines there were when they were read or written last, the last of them, and the file as it was then
        self._many, self._last = 0, b""
        self._stamp: tuple[int, int, int] | None = None

    def hold(self) -> bool:
        """Takes the lock; only then is a half-written last line cut off, or a missing end of line written."""
        if self._file is not None:
            return False
        try:
            file = self.path.open("r+b", buffering=0)
        except OSError as error:
            raise JournalError("journal-unwritten", path=str(self.path), error=error.strerror) from None
        try:
            self._take(file)
            self._remember(_mended(file))
            self._stamp = _stamp(os.fstat(file.fileno()))
        except OSError as error:
            self.close()
            raise JournalError("journal-unwritten", path=str(self.path), error=error.strerror) from None
        except JournalError:
            self.close()
            raise
        return True

    def _take(self, file: IO[bytes]) -> None:
        try:
            taken = self._lock.take(file)
        except OSError as error:
            file.close()
            raise JournalError("journal-no-locks", path=str(self.path), error=error.strerror) from None
        if not taken:
            file.close()
            raise JournalError("journal-held", path=str(self.path), holder=self._lock.holder())
        self._file = file

    def append(self, n: int, *lines: bytes, stage: Stage | None = None) -> None:
        """Writes line n and those after it behind the last; the header makes the file."""
        if n == 0:
            self._create(*lines)
            return
        self.hold()
        self._refresh()
        check_place(n, self._many, str(self.path))
        self._write(*lines)

    pack, unpack = staticmethod(as_lines), staticmethod(from_lines)

    def _remember(self, lines: list[bytes]) -> None:
        self._many, self._last = len(lines), lines[-1] if lines else b""

    def _create(self, *lines: bytes) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = open(self.path, "x+b", buffering=0, opener=_private)  # noqa: SIM115 (it is held until it is closed)
        except FileExistsError:
            raise JournalError("journal-there", path=str(self.path)) from None
        except OSError as error:
            raise JournalError("journal-unwritten", path=str(self.path), error=error.strerror) from None
        try:
            self._take(file)
            self._write(*lines)
        except JournalError:
            self.close()
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            raise

    def _write(self, *lines: bytes) -> None:
        file = self._file
        assert file is not None
        start = file.seek(0, os.SEEK_END)
        try:
            rest = b"".join(line + b"\n" for line in lines)
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        except OSError as error:
            try:
                file.truncate(start)  # what is cut off is the beginning of these very lines
            except OSError:
                self.close()
            raise JournalError("journal-unwritten-action", path=str(self.path), error=error.strerror) from None
        self._many, self._last = self._many + len(lines), lines[-1]
        self._stamp = _stamp(os.fstat(file.fileno()))

    def since(self, n: int) -> list[bytes]:
        """Line n and all after it, as they are in the file now."""
        fresh = self._refresh()
        if fresh is None and n >= self._many - 1:
            return [self._last][n - self._many + 1 :]
        return (fresh or self._read())[n:]

    def _read(self) -> list[bytes]:
        try:
            lines, _ = whole_lines(self.path.read_bytes())
        except OSError as error:
            raise JournalError("journal-unread", path=str(self.path), error=error.strerror) from None
        return lines

    def _refresh(self) -> list[bytes] | None:
        """Reads the file again if it is not as it was; one that is held must still be there, and in whole lines."""
        try:
            now = os.stat(self.path)
            if _stamp(now) == self._stamp:
                return None
            raw = self.path.read_bytes()
            file = self._file
            if file and not (raw.endswith(b"\n") and os.path.samestat(now, os.fstat(file.fileno()))):
                raise JournalError("journal-replaced", path=str(self.path))
        except OSError as error:
            raise JournalError("journal-unread", path=str(self.path), error=error.strerror) from None
        lines, _ = whole_lines(raw)
        self._remember(lines)
        self._stamp = _stamp(now)
        return lines

    def close(self) -> None:
        """Lets go of lock and file."""
        if self._file is not None:
            self._lock.release()
            with suppress(OSError):
                self._file.close()
            self._file = None


def check_place(n: int, kept: int, path: str) -> None:
    """Line n is the next one after so many."""
    if n < kept:
        raise Overtaken("journal-overtaken", n + 1)
    if n > kept:
        raise JournalError("journal-lines-gone", kept + 1, path=path)


def _mended(file: IO[bytes]) -> list[bytes]:
    """The whole lines of a file that is held, and behind them nothing but the end of the last."""
    raw = file.read()
    lines, torn = whole_lines(raw)
    if not lines:
        raise JournalError("journal-no-header", 1)
    end = sum(len(line) + 1 for line in lines)
    if torn:
        file.truncate(end)
    elif len(raw) < end:
        file.write(b"\n")
    return lines


def _private(path: str, flags: int) -> int:
    """Opens a file that nobody but its owner may read: the key of the dice is in it."""
    return os.open(path, flags, 0o600)


def _stamp(stat: os.stat_result) -> tuple[int, int, int]:
    return stat.st_ino, stat.st_size, stat.st_mtime_ns
