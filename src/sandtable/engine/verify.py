"""Proving a journal offline: chain, dice, legality of every action, and every position it led to."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from sandtable.engine.contract import Game
from sandtable.engine.journal import Header, Journal, JournalError
from sandtable.engine.table import Table


class Verified(msgspec.Struct):
    """What a check of a journal found."""

    ok: bool
    actions: int
    digest: str
    error: str | None = None
    notes: list[str] = []


def verify(path: Path, open_game: Callable[[Header], Game]) -> Verified:
    """Plays a journal again and tells whether everything in it is true."""
    try:
        journal = Journal.read(path)
        game = open_game(journal.header)
        table = Table.resume(game, journal)
    except JournalError as error:
        return Verified(False, 0, "", str(error))
    notes = []
    if journal.torn:
        notes.append("half-written last line left out")
    if journal.header.data != game.title.data_hash():
        notes.append("played with another data pack, which makes no difference to this game")
    return Verified(True, len(table.turned), table.state.digest(), None, notes)
