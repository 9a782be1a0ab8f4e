"""Opening games from what somebody typed: options, bots, save files, languages."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from sandtable.bots.random_bot import bots_of
from sandtable.commands.output import Mistake
from sandtable.engine.contract import Bot, Game, Title
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.options import read

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as 'sandtable games' names it.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, help="How many processes to use.", show_default="all processors")
]
ScenarioName = Annotated[
    str | None,
    typer.Option("--scenario", "-s", metavar="NAME|FILE", help="The scenario's name, or a scenario file of your own."),
]
OptionTexts = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="Switch an optional rule; may be repeated.")
]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="Play with another data pack ('sandtable pack copy').")
]

#: as many processes as there are processors
ALL_PROCESSORS = os.cpu_count() or 1

#: how a journal writes down that a seat is a bot's
BOT = "bot:"


def options_of(title: Title, typed: Iterable[str]) -> dict[str, Any]:
    """The options that somebody typed."""
    return dict(read(title.options(), text) for text in typed)


def bots_by_seat(title: Title, seats: tuple[str, ...], typed: Iterable[str]) -> dict[str, str]:
    """Which bot sits where, from ``SEAT=BOT``."""
    known = bots_of(title)
    found: dict[str, str] = {}
    for text in typed:
        seat, given, bot = text.partition("=")
        if not given:
            raise Mistake(f"--bot {text}: write it as SEAT=BOT, e.g. --bot {seats[-1]}={next(iter(known))}")
        if seat not in seats:
            raise Mistake(f"--bot {text}: there is no seat {seat!r}; there are: {', '.join(seats)}")
        if bot not in known:
            raise Mistake(f"--bot {text}: there is no bot {bot!r}; there are: {', '.join(known)}")
        found[seat] = bot
    return found


def seated_bots(game: Game, players: dict[str, str]) -> dict[int, Bot]:
    """The bots at a table, from what its journal says of the players."""
    known = bots_of(game.title)
    found = {}
    for place, seat in enumerate(game.seats):
        name = players.get(seat, "")
        if name.startswith(BOT):
            if name.removeprefix(BOT) not in known:
                raise Mistake(f"{seat} is played by {name.removeprefix(BOT)!r}, a bot that is not known here")
            found[place] = known[name.removeprefix(BOT)]
    return found


def saves() -> Path:
    """The folder where games are saved unless a file is named."""
    return user_data_path("sandtable", appauthor=False) / "games"


def new_save(game: str, scenario: str) -> Path:
    """A file that is not there yet, named after game, scenario and time."""
    name = f"{game}-{Path(scenario).stem}-{datetime.now():%Y%m%d-%H%M%S}"
    path = saves() / f"{name}.journal"
    number = 2
    while path.exists():
        path = saves() / f"{name}-{number}.journal"
        number += 1
    return path


def language(typed: str | None) -> str:
    """The language asked for, or the user's own if the table speaks it."""
    if typed is not None:
        if typed not in LANGUAGES:
            raise Mistake(f"--lang {typed}: there are: {', '.join(LANGUAGES)}")
        return typed
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
