"""What a table says of what it is played with, where that does not come with the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sandtable.engine.contract import Game
from sandtable.engine.faults import Fault
from sandtable.games import shelf
from sandtable.server.opening import open_game
from sandtable.server.problems import Problem
from sandtable.server.storage import TableRow
from sandtable.server.uploads.packs import Brought
from sandtable.server.wire.lobby import BroughtCard

#: what can be a part of an address, and of the name of a file
PLAIN = re.compile(r"[\w. -]{1,80}")


def check_names(game: Game) -> None:
    """Refuses a scenario whose own name, or a seat's, could not be kept or asked for."""
    for name in (game.scenario, *game.seats):
        if not PLAIN.fullmatch(name):
            raise Problem(422, "upload-name", name=name[:80])


def noted(game: Game, pack: Brought | None) -> dict[str, Any] | None:
    """What is written down at a table; nothing, where everything comes with the game."""
    if pack is None and not game.scenario_text:
        return None
    names = game.names()
    return {
        "pack": pack.title if pack else "",
        "fingerprint": pack.fingerprint if pack else "",
        "host": pack is not None and pack.host,
        "scenario": bool(game.scenario_text),
        "seats": {seat: names.get(seat, seat) for seat in game.seats},
        "turns": game.title.about(game.scenario_text or game.scenario).turns,
    }


def brought_card(row: TableRow) -> BroughtCard | None:
    """The mark of a table in the lobby, and at the table itself."""
    found = row.brought
    return BroughtCard(found["pack"], found["fingerprint"], found["host"], found["scenario"]) if found else None


def seat_names(row: TableRow) -> Mapping[str, str]:
    """What the seats of a table are called."""
    if row.brought:
        names: dict[str, str] = row.brought["seats"]
        return names
    return _seat_names(row.game, row.scenario)


def turns_of(row: TableRow) -> int:
    """How many turns a table's game has; 0 where nobody knows."""
    return int(row.brought["turns"]) if row.brought else _turns(row.game, row.scenario)


@lru_cache(maxsize=256)
def _seat_names(game: str, scenario: str) -> Mapping[str, str]:
    try:
        return dict(open_game(game, scenario, {}).names())
    except Problem:
        return {}


@lru_cache(maxsize=256)
def _turns(game: str, scenario: str) -> int:
    try:
        return shelf.title(game).about(scenario).turns
    except (shelf.NoSuchGame, Fault):
        return 0
