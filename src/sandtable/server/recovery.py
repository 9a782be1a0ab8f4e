"""Making the index anew: every journal in the folder gets its place in the list of tables again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from sandtable.engine.chain import read_header
from sandtable.engine.contract import Game, Message, Result
from sandtable.engine.journal import BOT, Header, Journal, JournalError
from sandtable.engine.table import Table
from sandtable.server.folder import Folder, Seating
from sandtable.server.problems import Problem
from sandtable.server.storage import Index, SeatRow, TableRow
from sandtable.server.wire import HUMAN

Resume = Callable[[Journal], Table]


def recover(folder: Folder, index: Index, resume: Resume) -> list[Message]:
    """Adds what the index does not know, writes down who sits where if only the index knows it, and tells."""
    notices = [index.notice] if index.notice else []
    known = {row.id: row for row in index.all()}
    for row in known.values():
        if folder.seating(row.id) is None and any(seat.token_hash for seat in row.seats):
            folder.seat(row.id, seating_of(row))
    found = [new for name in folder.tables() if name not in known and (new := _row(folder, name, resume))]
    for row in found:
        index.add(row)
    if found:
        notices.append(Message("index-rebuilt", {"tables": len(found)}))
    if lost := [row.id for row in found if any(seat_is_lost(seat) for seat in row.seats)]:
        facts = {"tables": len(lost), "first": folder.journal(lost[0]).name}
        notices.append(Message("index-seats-lost", facts))
    return notices


def seating_of(row: TableRow) -> Seating:
    """Who sits at a table, as the index knows it."""
    return Seating(
        row.title,
        row.created,
        {seat.name: seat.player for seat in row.seats},
        {seat.name: seat.token_hash for seat in row.seats if seat.token_hash},
    )


def seat_is_lost(seat: SeatRow) -> bool:
    """Whether it is a person's seat, but nobody knows any more whose."""
    return seat.player == HUMAN and seat.token_hash is None


def own_title(game: Game) -> str:
    """What a player's own scenario is called; other tables are called after theirs in each reader's language."""
    return game.title.about(game.scenario_text).title if game.scenario_text else ""


def plain(result: Result | None) -> dict[str, Any] | None:
    """A result as it is stored."""
    return msgspec.to_builtins(result) if result else None


def _row(folder: Folder, name: str, resume: Resume) -> TableRow | None:
    """A table from its journal; one that is damaged further down is kept in the list, where that is told."""
    path = folder.journal(name)
    try:
        header = read_header(path.read_bytes().partition(b"\n")[0])
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except (JournalError, OSError):
        return None
    try:
        table = resume(Journal.read(path))
        title, actions, result = own_title(table.game), len(table.turned), plain(table.result)
    except (JournalError, Problem):
        title, actions, result = "", 0, None
    seating = folder.seating(name) or Seating(title, written, _players(header), {})
    return TableRow(
        id=name,
        game=header.game,
        scenario=header.scenario,
        options=header.options,
        title=seating.title,
        created=seating.created,
        updated=written,
        actions=actions,
        result=result,
        lesson=None,
        deciding="",
        turn=0,
        seats=[
            SeatRow(number=n, name=seat, player=seating.players.get(seat, HUMAN), token_hash=seating.tokens.get(seat))
            for n, seat in enumerate(header.seats)
        ],
    )


def _players(header: Header) -> dict[str, str]:
    return {seat: by.removeprefix(BOT) for seat, by in header.players.items() if by.startswith(BOT)}
