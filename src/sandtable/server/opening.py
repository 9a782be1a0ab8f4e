"""Opening games that a browser asks for: what the server offers, and nothing else."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.engine.contract import Game, Message
from sandtable.engine.journal import BOT, Journal
from sandtable.engine.options import OptionError
from sandtable.engine.packs import PackError
from sandtable.engine.table import Table
from sandtable.engine.titles import NoSuchScenario
from sandtable.games import shelf
from sandtable.server.problems import Problem, no_such_game
from sandtable.server.wire import HUMAN


def open_game(name: str, scenario: str | None, options: Mapping[str, Any]) -> Game:
    """A game that the server offers; a scenario must be one of its own, never a path."""
    if name not in shelf.names():
        raise no_such_game(name)
    title = shelf.title(name)
    scenario = scenario or title.scenarios()[0]
    if scenario not in title.scenarios():
        raise Problem(422, "problem-no-such-scenario", scenario=scenario)
    try:
        return title.open(scenario, options)
    except (OptionError, PackError) as error:
        raise Problem(422, "problem-option", error=error.message) from None


def check_players(game: Game, players: Mapping[str, str]) -> None:
    """Every seat is a seat of this game, and every player a person or a bot that plays it."""
    known = {HUMAN, *bots_of(game.title)}
    for seat, player in players.items():
        if seat not in game.seats:
            raise Problem(422, "problem-no-such-seat", seat=seat)
        if player not in known:
            raise Problem(422, "problem-no-such-player", player=player)


def resume(journal: Journal) -> Table:
    """A table at the end of its journal, if the server offers its game."""
    header = journal.header
    if not header.scenario_text:
        return Table.resume(open_game(header.game, header.scenario, header.options), journal)
    if header.game not in shelf.names():
        raise no_such_game(header.game)
    try:
        return Table.resume(shelf.game_of(header), journal)
    except (NoSuchScenario, OptionError, PackError) as error:
        raise Problem(422, "problem-option", error=error.message) from None


def read_position(text: str) -> dict[str, Any]:
    """A written position, as somebody has sent it."""
    try:
        data = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        raise Problem(422, "problem-position", error=str(error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("options", {}), dict):
        raise Problem(422, "problem-position", error=Message("position-expected-table", {"key": "options"}))
    return data


def signed(players: Mapping[str, str]) -> dict[str, str]:
    """The bots as a journal's header names them, so that the game can be played on wherever it is taken."""
    return {seat: f"{BOT}{player}" for seat, player in players.items() if player != HUMAN}
