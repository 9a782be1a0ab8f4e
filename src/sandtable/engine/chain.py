"""The chain of a journal: a header and one line for each action, each linked to all before it. This is the proof.

It knows nothing of files: where the lines are kept is a store's business. Each line holds a fingerprint of the position
it led to and of all lines before it, so that a changed byte is found and named.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import Any

import msgspec

from sandtable.engine.faults import Fault, Message

#: how journals are written, and those that are read
FORMAT, KNOWN = 2, (1, 2)

#: how a header writes down that a seat is a bot's
BOT = "bot:"


class JournalError(Fault):
    """A journal that cannot be read, written or believed. ``line`` counts from 1 (0: the file as a whole)."""

    def __init__(self, id: str, line: int = 0, **facts: Any) -> None:
        super().__init__(id, **facts)
        self.line = line
        if line:
            self.message = Message("journal-line", {"line": line, "error": self.message})


class Header(msgspec.Struct, omit_defaults=True):
    """What game this is, under which rules and data, and the commitment to its dice.

    A scenario that a player has written is kept whole in ``scenario_text``, so that the save needs no other file. Where
    people add to the dice (``people``), ``key`` is the secret that the key of the game is made with (see dice.py).
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
    people: list[str] = []
    practice: list[str] = []
    chain: str = ""


class Entry(msgspec.Struct, omit_defaults=True):
    """One action, or the taking back of some (``undo`` counts them; ``agreed`` if it needed the others' consent).

    Or something about the dice: a number that a person has ``sealed`` or ``added``, all of them thrown away to begin
    ``afresh``, or ``without`` this seat, which a bot has taken; or that somebody has ``looked`` at everything.
    """

    n: int
    seat: str
    state: str
    action: dict[str, Any] | None = None
    undo: int = 0
    agreed: bool = False
    sealed: str = ""
    added: str = ""
    afresh: bool = False
    without: bool = False
    looked: str = ""
    chain: str = ""


written = msgspec.json.Encoder(order="deterministic").encode
#: lines as they are, for whoever has checked them before
parsed_header = msgspec.json.Decoder(Header).decode
parsed_entry = msgspec.json.Decoder(Entry).decode


def link(before: str, record: Header | Entry) -> str:
    """The fingerprint of a line and of all before it."""
    plain = msgspec.to_builtins(record)
    plain.pop("chain", None)
    return hashlib.blake2b(before.encode() + written(plain), digest_size=16).hexdigest()


def read_header(line: bytes) -> Header:
    """The first line, if it is one and nobody has changed it."""
    header: Header = _decode(parsed_header, line, 1)
    if header.sandtable not in KNOWN:
        raise JournalError("journal-format", 1, format=header.sandtable)
    if header.chain != link("", header) or written(header) != line:
        raise JournalError("journal-header-changed", 1)
    return header


def read_entries(lines: list[bytes], before: str, first: int) -> list[Entry]:
    """Entries from number ``first`` on, each linked to the one before."""
    entries: list[Entry] = []
    for n, line in enumerate(lines, first):
        entry: Entry = _decode(parsed_entry, line, n + 1)
        if entry.chain != link(before, entry) or written(entry) != line or entry.n != n:
            raise JournalError("journal-line-changed", n + 1)
        entries.append(entry)
        before = entry.chain
    return entries


def as_lines(entries: list[Entry]) -> bytes:
    """Entries packed as the lines that they are."""
    return zlib.compress(b"\n".join(written(entry) for entry in entries))


def from_lines(packed: bytes) -> list[Entry]:
    """The entries that :func:`as_lines` has packed."""
    return [parsed_entry(line) for line in zlib.decompress(packed).split(b"\n")]


def whole_lines(raw: bytes) -> tuple[list[bytes], bool]:
    """The lines that were written to their end, and whether one more was begun and not finished."""
    lines = raw.split(b"\n")
    tail = lines.pop()
    torn = bool(tail) and _is_half_written(tail, first=not lines)
    if tail and not torn:  # it lacks its end at most; whatever else is wrong with it is found when it is read
        lines.append(tail)
    return lines, torn


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
        (parsed_header if first else parsed_entry)(tail)
    except msgspec.ValidationError:
        return False
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    return False
