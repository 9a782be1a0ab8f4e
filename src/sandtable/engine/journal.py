"""The journal of a game: the chain that proves it, and the store that keeps it.

A save *is* a journal. A process killed at any moment leaves at worst a half-written last line, which is left out when
the file is read and cut off by the next one who may write.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.engine.chain import BOT as BOT
from sandtable.engine.chain import FORMAT as FORMAT
from sandtable.engine.chain import Entry as Entry
from sandtable.engine.chain import Header as Header
from sandtable.engine.chain import JournalError as JournalError
from sandtable.engine.chain import link, read_entries, read_header, whole_lines, written
from sandtable.engine.rows import Row
from sandtable.engine.stores import FileStore, MemoryStore, Stage, Store
from sandtable.engine.stores import Overtaken as Overtaken


class Journal:
    """A journal as far as it has been read, and where its next line goes."""

    def __init__(self, header: Header, store: Store) -> None:
        self.header = header
        self.entries: Row[Entry] = Row(store.pack, store.unpack)
        self.store = store
        #: whether a half-written last line was left out
        self.torn = False

    @classmethod
    def create(cls, header: Header, store: Store | None = None) -> Journal:
        """A new journal; refuses to write over one that is there."""
        header.chain = link("", header)
        journal = cls(header, store or MemoryStore())
        journal.store.append(0, written(header))
        return journal

    @classmethod
    def read(cls, path: Path) -> Journal:
        """Reads a journal and checks its chain; the name of the first bad line is in the error."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise JournalError("journal-unread", path=str(path), error=error.strerror) from None
        return cls.parse(raw, FileStore(path))

    @classmethod
    def parse(cls, raw: bytes, store: Store | None = None) -> Journal:
        """A journal from the bytes of its file; played on, it goes on in the store, or in memory."""
        lines, torn = whole_lines(raw)
        if not lines:
            raise JournalError("journal-no-header", 1)
        journal = cls(read_header(lines[0]), store or MemoryStore(lines))
        for entry in read_entries(lines[1:], journal.chain, 1):
            journal.entries.append(entry)
        journal.torn = torn
        return journal

    def move_to(self, store: Store) -> None:
        """Goes on in another store, which has all of it."""
        entries = self.entries
        self.store, self.entries = store, Row(store.pack, store.unpack)
        for entry in entries:
            self.entries.append(entry)

    @property
    def path(self) -> Path | None:
        """The file it is kept in, if it is in one."""
        return self.store.path

    @property
    def chain(self) -> str:
        """The fingerprint of everything so far."""
        return self._last.chain

    @property
    def _last(self) -> Header | Entry:
        return self.entries[-1] if self.entries else self.header

    def append(self, *entries: Entry, stage: Stage | None = None) -> None:
        """Adds lines; when this returns all are kept for good. On failure none is added.

        Raises Overtaken if somebody else has written since this was read.
        """
        if self.store.hold() and self.news():
            raise Overtaken("journal-overtaken", len(self.entries) + 2)
        chain = self.chain
        for n, entry in enumerate(entries, len(self.entries) + 1):
            entry.n = n
            entry.chain = chain = link(chain, entry)
        self.store.append(len(self.entries) + 1, *map(written, entries), stage=stage)
        for entry in entries:
            self.entries.append(entry)

    def news(self) -> list[Entry]:
        """What others have written behind the last line that is known here; it must follow from that line."""
        at = len(self.entries)
        kept = self.store.since(at)
        if not kept:
            raise JournalError("journal-lines-gone", at + 1, path=str(self.path or ""))
        if kept[0] != written(self._last):
            raise JournalError("journal-line-changed", at + 1)
        return read_entries(kept[1:], self.chain, at + 1)

    def close(self) -> None:
        """Lets others write."""
        self.store.close()

    def text(self) -> bytes:
        """The whole journal as the bytes of its file."""
        return b"".join(written(record) + b"\n" for record in (self.header, *self.entries))

    def live(self) -> list[Entry]:
        """The actions that stand, those taken back left out."""
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.undo:
                del standing[len(standing) - entry.undo :]
            elif entry.action is not None:
                standing.append(entry)
        return standing
