"""The packs that a server has beside the games' own: its host's, and those that people have brought along."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from threading import Lock

import msgspec

from sandtable.games import shelf
from sandtable.server.database import Database
from sandtable.server.problems import Problem
from sandtable.server.storage import UploadRow
from sandtable.server.uploads.archive import files_in
from sandtable.server.uploads.store import PACK, Uploads


class Brought(msgspec.Struct, frozen=True):
    """A pack beside a game's own: what it is called, where its files lie, and whether the server's host offers it."""

    id: str
    game: str
    title: str
    folder: Path
    fingerprint: str
    host: bool


class Packs:
    """Every pack that games here are played with. Files of uploaded ones lie in a folder of this process."""

    def __init__(self, database: Database, host: Sequence[tuple[str, Path]] = (), uploads: bool = True) -> None:
        self.uploads = Uploads(database)
        #: whether people may bring something
        self.open = uploads
        self._host = {one.id: one for one in (_of_host(game, folder) for game, folder in host)}
        self._folder: Path | None = None
        self._laid: dict[str, Brought] = {}
        self._lock = Lock()

    def find(self, pack: str) -> Brought:
        """A pack that a table names. Raises a Problem if it is gone."""
        found = self._host.get(pack) or self._laid.get(pack)
        if found is None:
            row = self.uploads.find(pack)
            if row is None or row.kind != PACK:
                raise Problem(409, "problem-pack-gone", pack=pack[:8])
            found = self._lay(row)
        return found

    def is_gone(self, pack: str) -> bool:
        """Whether a pack that a table names is here no more."""
        return pack not in self._host and pack not in self._laid and self.uploads.find(pack) is None

    def folder(self, pack: str) -> Path | None:
        """Where a table's pack lies; None for the game's own."""
        return self.find(pack).folder if pack else None

    def offered(self, person: str) -> list[Brought]:
        """The packs that somebody may play with: the host's, and his own."""
        own = self.uploads.of(person) if person else []
        return [*self._host.values(), *(self.find(card.id) for card in own if card.kind == PACK)]

    def chosen(self, pack: str, game: str, person: str) -> Brought:
        """A pack that somebody wants to play a game with; others' are none."""
        found = next((one for one in self.offered(person) if one.id == pack and one.game == game), None)
        if found is None:
            raise Problem(404, "problem-no-such-pack")
        return found

    def with_data(self, game: str, data: str, person: str) -> Brought | None:
        """The pack that somebody's journal was played with, if it is here for him."""
        return next((one for one in self.offered(person) if (one.game, one.fingerprint) == (game, data)), None)

    def _lay(self, row: UploadRow) -> Brought:
        """Lays the files of an uploaded pack out: every one of them has been looked at when it came."""
        with self._lock:
            if row.id not in self._laid:
                if self._folder is None:
                    self._folder = Path(tempfile.mkdtemp(prefix="sandtable-packs-"))
                folder = self._folder / row.id
                write_out(files_in(row.content), folder)
                self._laid[row.id] = Brought(row.id, row.game, row.title, folder, row.fingerprint, False)
            return self._laid[row.id]

    def close(self) -> None:
        """Clears the files away; the database has them."""
        with self._lock:
            self._laid.clear()
            if self._folder is not None:
                shutil.rmtree(self._folder, ignore_errors=True)


def _of_host(game: str, folder: Path) -> Brought:
    title = shelf.title(game, folder)
    title.scenarios()  # a bad one is told before anybody comes
    mark = title.data_hash()
    return Brought(mark, game, folder.name, folder, mark, True)


def write_out(files: dict[str, bytes], folder: Path) -> None:
    """The files of a pack in a folder of their own."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
