"""Laying a table out for whoever orders one: a scenario, a saved game or a position, with one pack or another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Game
from sandtable.engine.journal import Journal, JournalError
from sandtable.engine.positions import PositionError
from sandtable.engine.rehearsal import rehearse
from sandtable.engine.table import Refused, Table
from sandtable.engine.titles import same_data
from sandtable.games import shelf
from sandtable.server.opening import bots_in, open_game, open_written, read_position, resume, signed
from sandtable.server.people.asker import Asker
from sandtable.server.problems import Problem, no_such_game, refused
from sandtable.server.uploads.packs import Brought, Packs
from sandtable.server.uploads.store import SCENARIO
from sandtable.server.wire.sent import HUMAN, PEOPLE, NewTable


class Laid(NamedTuple):
    """A table, who plays at it, and its pack, if that is not the game's own."""

    table: Table
    players: Mapping[str, str]
    pack: Brought | None = None


def lay_table(packs: Packs, order: NewTable, asker: Asker) -> Laid:
    """A table as it was ordered."""
    if order.journal is not None:
        return _from_journal(packs, order, asker)
    pack = packs.chosen(order.pack, _game_named(order), asker.person) if order.pack else None
    if order.position is not None:
        return Laid(_from_position(order, pack), order.players, pack)
    if order.upload:
        game = written_game(packs, order, asker)
    else:
        game = open_game(order.game, order.scenario, order.options, pack.folder if pack else None)
    return Laid(new_table(game, order.seed, order.players), order.players, pack)


def _game_named(order: NewTable) -> str:
    """The game that is ordered: a position names it itself."""
    return str(read_position(order.position).get("game", "")) if order.position is not None else order.game


def written_game(packs: Packs, order: NewTable, asker: Asker) -> Game:
    """A game on a scenario of one's own that has passed its check; the game's own pack goes with it."""
    row = packs.uploads.own(order.upload, asker.person)
    if row.kind != SCENARIO or not row.sound or order.pack:
        raise Problem(422, "upload-not-checked")
    if row.game not in shelf.names():
        raise no_such_game(row.game)
    return open_written(row.game, row.content.decode(), order.options)


def new_table(game: Game, seed: str | int | None, players: Mapping[str, str]) -> Table:
    """A game from its start; without a seed its people add to the dice."""
    key = key_from_seed(seed) if seed is not None else None
    people = [seat for seat in game.seats if players.get(seat, HUMAN) in PEOPLE]
    return Table.new(game, key, players=signed(players), people=people if key is None else ())


def _from_journal(packs: Packs, order: NewTable, asker: Asker) -> Laid:
    """A saved game, with the pack that it was played with, if that is here."""
    try:
        journal = Journal.parse((order.journal or "").encode())
    except JournalError as error:
        raise Problem(422, "problem-journal", line=error.line, error=error.message) from None
    header = journal.header
    pack = packs.with_data(header.game, header.data, asker.person)
    if pack is None and header.game in shelf.names() and not same_data(shelf.title(header.game), header.data):
        raise Problem(422, "problem-pack-needed", pack=header.data[:8])
    table = _resumed(journal, pack)
    return Laid(table, order.players or bots_in(table.journal.header, table.game), pack)


def _resumed(journal: Journal, pack: Brought | None) -> Table:
    try:
        table = resume(journal, pack.folder if pack else None)
        if not table.practice:
            table.looked(0, "upload")  # whoever brings it has its key
        return table
    except Refused as error:
        raise refused(error.refusal) from None
    except JournalError as error:
        raise Problem(422, "problem-journal", line=error.line, error=error.message) from None


def _from_position(order: NewTable, pack: Brought | None) -> Table:
    written = read_position(order.position or "")
    game = open_game(
        str(written.get("game", "")),
        str(written.get("scenario", "")) or None,
        written.get("options") or {},
        pack.folder if pack else None,
    )
    key = key_from_seed(order.seed) if order.seed is not None else None
    try:
        rehearse(game, written)
        return Table.new(game, key, None, written, signed(order.players))
    except PositionError as error:
        raise Problem(422, "problem-position", error=error.message) from None
