"""``sandtable ladder``: how strong a game's opponents are, each against the one below."""

from __future__ import annotations

from math import inf
from typing import Annotated

import typer
from rich.table import Table as Grid

from sandtable.commands.opening import ALL_PROCESSORS, GameName, Jobs, Json, Language, ScenarioName
from sandtable.commands.output import as_json, out, progress
from sandtable.commands.speech import say
from sandtable.engine.messages import words
from sandtable.games import shelf
from sandtable.lab.ladder import climb


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help=say("option-ladder-games"))] = 200,
    top: Annotated[int | None, typer.Option(min=1, metavar="K", help=say("option-ladder-top"))] = None,
    budget: Annotated[float | None, typer.Option(min=0.01, metavar="SECONDS", help=say("option-ladder-budget"))] = None,
    pairs: Annotated[bool, typer.Option("--pairs", help=say("option-ladder-pairs"))] = False,
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    scenario: ScenarioName = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Lets every opponent of a game play against the one below."""
    title = shelf.title(game)
    if scenario is not None:
        title.open(scenario)
    steps = min(top or inf, len(title.bots()) - 1)
    with progress(say("playing", game=game, bots=" – ".join(title.bots())), int(games * steps)) as told:
        found = climb(game, scenario, games, seed, jobs, top, budget or inf, pairs, told)
    if json:
        as_json(found)
        return
    catalogue = words(lang, shelf.folder(game) / "messages")
    columns = ("bot", "elo", "against", "games", "share", "interval", "pace")
    grid = Grid(*(say(f"ladder-{name}") for name in columns), box=None, padding=(0, 2))
    for rung in found.rungs:
        called = catalogue.say(f"{game}-bot-{rung.bot}")
        if rung.against is None or rung.share is None or rung.low is None or rung.high is None:
            grid.add_row(called, str(rung.elo))
            continue
        against = catalogue.say(f"{game}-bot-{rung.against}")
        interval = f"{rung.low:.0%} – {rung.high:.0%}"
        pace = f"{rung.seconds_per_decision:.3f} s"
        grid.add_row(called, str(rung.elo), against, str(rung.games), f"{rung.share:.0%}", interval, pace)
    out.print(grid)
