"""Proving a journal offline: chain, dice, legality of every action, and every position it led to."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from sandtable.engine.contract import Game
from sandtable.engine.faults import Fault, Message
from sandtable.engine.journal import Header, Journal, JournalError
from sandtable.engine.packs import OtherPack
from sandtable.engine.table import Table
from sandtable.engine.titles import same_data


class Verified(msgspec.Struct):
    """What a check of a journal found; ``error`` is the fault in English."""

    ok: bool
    actions: int
    digest: str
    error: str | None = None
    fault: Message | None = None
    notes: list[Message] = []


def failed(fault: Fault) -> Verified:
    """A journal that cannot be believed."""
    return Verified(False, 0, "", str(fault), fault.message)


def verify(path: Path, open_game: Callable[[Header], Game]) -> Verified:
    """Plays a journal again and tells whether everything in it is true."""
    try:
        journal = Journal.read(path)
    except JournalError as error:
        return failed(error)
    header = journal.header
    game = open_game(header)
    other_pack = not same_data(game.title, header.data)
    try:
        table = Table.resume(game, journal)
    except JournalError as error:
        if other_pack and header.rules_version == game.title.rules_version:
            return failed(OtherPack("pack-other-result", error=error))
        return failed(error)
    notes = []
    if journal.torn:
        notes.append(Message("verify-torn"))
    if other_pack:
        notes.append(Message("verify-other-pack"))
    return Verified(True, len(table.turned), table.state.digest(), notes=notes)
