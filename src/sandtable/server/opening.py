"""Opening games that a browser asks for: what the server offers, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from sandtable.bots.random_bot import bots_of, known_as
from sandtable.engine.contract import Game, Message
from sandtable.engine.handles import Known
from sandtable.engine.journal import BOT, Header, Journal
from sandtable.engine.options import OptionError, complete
from sandtable.engine.packs import PackError
from sandtable.engine.table import Table
from sandtable.engine.texts import BadText, read_table
from sandtable.engine.titles import NoSuchScenario
from sandtable.games import shelf
from sandtable.server.problems import Problem, no_such_game
from sandtable.server.wire.sent import PEOPLE

#: so many games stay open, each a scenario with its options: boards and charts are shared by all tables that play it
MOST_GAMES = 64


def open_game(name: str, scenario: str | None, options: Mapping[str, Any], pack: Path | None = None) -> Game:
    """A game that the server offers, with its own pack or another; a scenario must be the pack's, never a path."""
    if name not in shelf.names():
        raise no_such_game(name)
    title = shelf.title(name, pack)
    scenario = scenario or title.scenarios()[0]
    if scenario not in title.scenarios():
        raise Problem(422, "problem-no-such-scenario", scenario=scenario)
    try:
        return _opened(name, scenario, msgspec.json.encode(complete(title.options(), options)), pack)
    except (OptionError, PackError) as error:
        raise Problem(422, "problem-option", error=error.message) from None


def open_written(name: str, text: str, options: Mapping[str, Any]) -> Game:
    """A game on a scenario that somebody has written."""
    title = shelf.title(name)
    try:
        return title.open(shelf.scenario_of(title, "", text), complete(title.options(), options))
    except (BadText, OptionError, PackError) as error:
        raise Problem(422, "problem-option", error=error.message) from None


@lru_cache(maxsize=MOST_GAMES)
def _opened(name: str, scenario: str, options: bytes, pack: Path | None) -> Game:
    """A game, once for all tables that play it so: it holds no position, only what never changes."""
    return shelf.title(name, pack).open(scenario, msgspec.json.decode(options))


@lru_cache(maxsize=MOST_GAMES)
def called(game: Any) -> tuple[Known, dict[str, str]]:
    """What can be named in a game, and what it is called: once for all tables that play it."""
    return Known.of(game), dict(game.names())


def check_players(game: Game, players: Mapping[str, str]) -> None:
    """Every seat is a seat of this game, and every player a person or a bot that plays it."""
    known = {*PEOPLE, *bots_of(game.title)}
    for seat, player in players.items():
        if seat not in game.seats:
            raise Problem(422, "problem-no-such-seat", seat=seat)
        if player not in known:
            raise Problem(422, "problem-no-such-player", player=player)


def named_bots(header: Header) -> dict[str, str]:
    """The bots of a header, as the server calls them."""
    return {seat: by.removeprefix(BOT) for seat, by in header.players.items() if by.startswith(BOT)}


def bots_in(header: Header, game: Game) -> dict[str, str]:
    """The bots that a save names, each at its seat; nobody, where that would leave no seat to whoever brings it."""
    known = bots_of(game.title)
    named = {seat: known_as(game.title, bot) for seat, bot in named_bots(header).items()}
    found = {seat: bot for seat, bot in named.items() if seat in game.seats and bot in known}
    return found if len(found) < len(game.seats) else {}


def game_of(header: Header, pack: Path | None = None) -> Game:
    """The game of a journal, if the server offers it, with the game's own pack or another."""
    if not header.scenario_text:
        return open_game(header.game, header.scenario, header.options, pack)
    if header.game not in shelf.names():
        raise no_such_game(header.game)
    try:
        return shelf.game_of(header, pack)
    except (BadText, NoSuchScenario, OptionError, PackError) as error:
        raise Problem(422, "problem-option", error=error.message) from None


def resume(journal: Journal, pack: Path | None = None) -> Table:
    """A table at the end of its journal, if the server offers its game."""
    return Table.resume(game_of(journal.header, pack), journal)


def read_position(text: str) -> dict[str, Any]:
    """A written position, as somebody has sent it."""
    try:
        data = read_table(text)
    except BadText as error:
        raise Problem(422, "problem-position", error=error.message) from None
    if not isinstance(data.get("options", {}), dict):
        raise Problem(422, "problem-position", error=Message("position-expected-table", {"key": "options"}))
    return data


def signed(players: Mapping[str, str]) -> dict[str, str]:
    """The bots as a journal's header names them, so that the game can be played on wherever it is taken."""
    return {seat: f"{BOT}{player}" for seat, player in players.items() if player not in PEOPLE}
