"""Opening the house: the folder or the database, what an older server has left there, and the rooms."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sandtable.engine.contract import Message
from sandtable.server.database import Database, in_folder, is_shared
from sandtable.server.folder import TRIES, CannotServe, Folder
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.takeover import take_over
from sandtable.server.uploads.packs import Packs


def open_rooms(
    folder: Path,
    address: str | None = None,
    tell: Callable[[Message], None] = lambda notice: None,
    settings: Settings = Settings(),  # noqa: B008 (it never changes)
) -> Rooms:
    """The rooms of a server: in the database at an address, or in a folder, which is theirs alone until they close."""
    if address is not None and is_shared(address):
        shared = Database(address)
        return Rooms(shared, packs=Packs(shared, settings.packs, settings.uploads))
    held = Folder(folder)
    held.hold(TRIES)
    try:
        database = Database(address or in_folder(folder))
        for notice in take_over(held, database).told():
            tell(notice)
    except OSError as error:
        held.close()
        raise CannotServe("serve-folder", folder=str(folder), error=error.strerror) from None
    except CannotServe:
        held.close()
        raise
    return Rooms(database, held, Packs(database, settings.packs, settings.uploads))
