"""Opening games from what somebody typed: options, bots, save files, languages."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from sandtable.bots.random_bot import bots_of, known_as
from sandtable.commands import completion
from sandtable.commands.output import Mistake
from sandtable.commands.speech import own_language, say, speech
from sandtable.engine.contract import Bot, Game, Title
from sandtable.engine.journal import BOT
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.options import read


def language(ctx: typer.Context, typed: str) -> str:
    """The language asked for, behind the command or before it, or the user's own; all is told in it from here on."""
    if typed and typed not in LANGUAGES:
        raise typer.BadParameter(say("mistake-language", language=typed, known=LANGUAGES))
    if typed or ctx.parent is None:
        speech.use(typed or own_language(os.environ))
    return speech.words.language


#: every command has it; what comes of it is the language to speak
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help=say("option-lang"),
        show_default=say("option-lang-default"),
        callback=language,
        is_eager=True,
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("option-game"), autocompletion=completion.games)]
Json = Annotated[bool, typer.Option("--json", help=say("option-json"))]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", min=1, help=say("option-jobs"), show_default=say("option-jobs-default"))
]
ScenarioName = Annotated[
    str | None,
    typer.Option(
        "--scenario", "-s", metavar="NAME|FILE", help=say("option-scenario"), autocompletion=completion.scenarios
    ),
]
OptionTexts = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("option-option"), autocompletion=completion.options),
]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="DIR", help=say("option-pack"))]

#: as many processes as there are processors
ALL_PROCESSORS = os.cpu_count() or 1


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
            raise Mistake("mistake-bot-form", typed=text, example=f"{seats[-1]}={next(iter(known))}")
        if seat not in seats:
            raise Mistake("mistake-bot-seat", typed=text, seat=seat, known=seats)
        if bot not in known:
            raise Mistake("mistake-bot", typed=text, bot=bot, known=list(known))
        found[seat] = bot
    return found


def seated_bots(game: Game, players: dict[str, str]) -> dict[int, Bot]:
    """The bots at a table, from what its journal says of the players."""
    known = bots_of(game.title)
    found = {}
    for place, seat in enumerate(game.seats):
        name = players.get(seat, "")
        if name.startswith(BOT):
            bot = known_as(game.title, name.removeprefix(BOT))
            if bot not in known:
                raise Mistake("mistake-bot-unknown", seat=seat, bot=bot)
            found[place] = known[bot](game, place)
    return found


def tastes() -> Path:
    """Where it is kept how somebody likes to be told what happens."""
    return user_data_path("sandtable", appauthor=False) / "pace"


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
