"""A table as it stands, packed: so that a long game is opened without playing it all again.

A snapshot proves nothing, the journal does. It is good for the very code that took it, and thrown away by any other.
"""

from __future__ import annotations

from typing import Any

from sandtable.engine import version
from sandtable.engine.chance import Chance
from sandtable.engine.contract import Game
from sandtable.engine.journal import Journal
from sandtable.engine.packing import packed, unpacked
from sandtable.engine.table import Table


def code_of(game: Game) -> str:
    """Which code and data a snapshot is good for."""
    return f"{version.ENGINE} {version.code_hash(game)} {game.title.data_hash()}"


def snapshot(table: Table) -> bytes:
    """A table as it stands."""
    pages, last = table.turned.kept()
    return packed((table.at, table.journal.chain, table.opening, table.dice, pages, last, *table.states.kept()))


def reopened(game: Game, journal: Journal, raw: bytes) -> Table | None:
    """A table from its snapshot and the journal, which may be longer; None if the two are not of one game.

    Raises CannotUnpack if it is no snapshot.
    """
    found: tuple[Any, ...] = unpacked(raw)
    at, chain, opening, dice, pages, last, kept, now = found
    known = journal.entries[at - 1].chain if at else journal.header.chain
    if known != chain:
        return None
    blank = game.deployed(Chance(bytes.fromhex(journal.header.key)))
    table = Table(game, type(blank).unpacked(now, game.steps), journal, opening)
    table.dice = dice
    table.turned.keep(pages, last)
    table.states.keep(kept, now, len(table.turned) + 1)
    table.play_on(at)
    return table
