"""The journal of a game: append-only, a header and one line for each action, chained by fingerprints.

A save *is* a journal. Each line holds a fingerprint of the position it led to and of all lines before it, so that a
changed byte is found and named. A process killed at any moment leaves at worst a half-written last line, which is
left out when the file is opened again.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import IO, Any

import msgspec

from sandtable.engine.faults import Fault, Message

FORMAT = 1


class JournalError(Fault):
    """A journal that cannot be read, written or believed. ``line`` counts from 1 (0: the file as a whole)."""

    def __init__(self, id: str, line: int = 0, **facts: Any) -> None:
        super().__init__(id, **facts)
        self.line = line
        if line:
            self.message = Message("journal-line", {"line": line, "error": self.message})


class Header(msgspec.Struct, omit_defaults=True):
    """What game this is, under which rules and data, and the commitment to its dice.

    A scenario that a player has written is kept whole in ``scenario_text``, so that the save needs no other file.
    """

    sandtable: int
    game: str
    scenario: str
    options: dict[str, Any]
    seats: list[str]
    rules_version: int
    engine: str
    code: str
    data: str
    commitment: str
    key: str
    start: str
    position: dict[str, Any] | None = None
    scenario_text: str = ""
    players: dict[str, str] = {}
    branch_of: dict[str, Any] | None = None
    chain: str = ""


class Entry(msgspec.Struct, omit_defaults=True):
    """One action, or the taking back of some (``undo`` counts them; ``agreed`` if it needed the others' consent)."""

    n: int
    seat: str
    state: str
    action: dict[str, Any] | None = None
    undo: int = 0
    agreed: bool = False
    chain: str = ""


_encode = msgspec.json.Encoder(order="deterministic").encode
_read_header = msgspec.json.Decoder(Header).decode
_read_entry = msgspec.json.Decoder(Entry).decode


def _link(before: str, record: Header | Entry) -> str:
    plain = msgspec.to_builtins(record)
    plain.pop("chain", None)
    return hashlib.blake2b(before.encode() + _encode(plain), digest_size=16).hexdigest()


class Journal:
    """A journal in memory and, unless ``path`` is None, on disk."""

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.path = path
        self.torn = False
        self._file: IO[bytes] | None = None

    @classmethod
    def create(cls, header: Header, path: Path | None = None) -> Journal:
        """A new journal; refuses to write over a file that is there."""
        header.chain = _link("", header)
        journal = cls(header, path)
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                journal._file = path.open("xb", buffering=0)
            except FileExistsError:
                raise JournalError("journal-there", path=str(path)) from None
            except OSError as error:
                raise JournalError("journal-unwritten", path=str(path), error=error.strerror) from None
            try:
                journal._write(header)
            except JournalError:
                journal.close()
                path.unlink(missing_ok=True)
                raise
        return journal

    @classmethod
    def read(cls, path: Path) -> Journal:
        """Reads a journal and checks its chain; the name of the first bad line is in the error."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise JournalError("journal-unread", path=str(path), error=error.strerror) from None
        return cls.parse(raw, path)

    @classmethod
    def parse(cls, raw: bytes, path: Path | None = None) -> Journal:
        """A journal from the bytes of its file."""
        lines = raw.split(b"\n")
        tail = lines.pop()
        torn = bool(tail) and _is_half_written(tail, first=not lines)
        if tail and not torn:
            lines.append(tail)
        if not lines:
            raise JournalError("journal-no-header", 1)
        header = _decode(_read_header, lines[0], 1)
        if header.sandtable != FORMAT:
            raise JournalError("journal-format", 1, format=header.sandtable)
        if header.chain != _link("", header) or _encode(header) != lines[0]:
            raise JournalError("journal-header-changed", 1)
        journal = cls(header, path)
        before = header.chain
        for number, line in enumerate(lines[1:], 2):
            entry = _decode(_read_entry, line, number)
            if entry.chain != _link(before, entry) or _encode(entry) != line or entry.n != number - 1:
                raise JournalError("journal-line-changed", number)
            journal.entries.append(entry)
            before = entry.chain
        journal.torn = torn
        return journal

    def open_for_writing(self) -> None:
        """Makes ready to append; a half-written last line is cut off."""
        if self.path is None or self._file is not None:
            return
        whole = sum(len(_encode(record)) + 1 for record in (self.header, *self.entries))
        try:
            self._file = self.path.open("r+b", buffering=0)
            self._file.seek(0, os.SEEK_END)
            if self._file.tell() == whole - 1:  # only the last line's end is missing
                self._file.write(b"\n")
            self._file.truncate(whole)
            self._file.seek(whole)
        except OSError as error:
            raise JournalError("journal-unwritten", path=str(self.path), error=error.strerror) from None
        self.torn = False

    @property
    def chain(self) -> str:
        """The fingerprint of everything so far."""
        return self.entries[-1].chain if self.entries else self.header.chain

    def append(self, entry: Entry) -> None:
        """Adds a line; when this returns it is on disk. On failure nothing is added."""
        entry.n = len(self.entries) + 1
        entry.chain = _link(self.chain, entry)
        if self.path is not None:
            self.open_for_writing()
            self._write(entry)
        self.entries.append(entry)

    def _write(self, record: Header | Entry) -> None:
        assert self._file is not None
        line = _encode(record) + b"\n"
        start = self._file.tell()
        try:
            written = 0
            while written < len(line):
                written += self._file.write(line[written:])
            os.fsync(self._file.fileno())
        except OSError as error:
            try:
                self._file.truncate(start)
                self._file.seek(start)
            except OSError:
                self.close()
            raise JournalError("journal-unwritten-action", path=str(self.path), error=error.strerror) from None

    def close(self) -> None:
        """Lets go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def text(self) -> bytes:
        """The whole journal as the bytes of its file."""
        return b"".join(_encode(record) + b"\n" for record in (self.header, *self.entries))

    def live(self) -> list[Entry]:
        """The actions that stand, those taken back left out."""
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.undo:
                del standing[len(standing) - entry.undo :]
            else:
                standing.append(entry)
        return standing


def _decode(read: Any, line: bytes, number: int) -> Any:
    try:
        return read(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = "journal-no-journal" if number == 1 else "journal-line-damaged"
        raise JournalError(what, number, error=str(error)) from None


def _is_half_written(tail: bytes, first: bool) -> bool:
    """Whether a last line without its end is the beginning of one: what a killed process leaves behind."""
    if not tail.strip(b"\0"):
        return True
    try:
        (_read_header if first else _read_entry)(tail)
    except msgspec.ValidationError:
        return False
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    return False
