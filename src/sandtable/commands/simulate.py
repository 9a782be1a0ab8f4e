"""``sandtable simulate``: games between bots by the thousand."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from sandtable.commands.opening import (
    ALL_PROCESSORS,
    GameName,
    Jobs,
    Json,
    Language,
    OptionTexts,
    PackFolder,
    ScenarioName,
    options_of,
)
from sandtable.commands.output import as_json, out, progress
from sandtable.commands.speech import say
from sandtable.engine.messages import words
from sandtable.games import shelf
from sandtable.lab.simulate import setting
from sandtable.lab.simulate import simulate as play_many


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("option-many"))] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("option-bots"))] = "random",
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    pack: PackFolder = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Lets bots play many games and counts who wins."""
    title = shelf.title(game, pack)
    names = [name.strip() for name in bots.split(",")]
    what = setting(game, scenario, names, seed, options_of(title, option), pack)
    with progress(say("playing", game=game, bots=" – ".join(names)), games) as told:
        found = play_many(what, games, jobs, told)
    if json:
        as_json(found)
        return
    per_second = found.games / max(found.seconds, 0.001)
    facts = {"games": found.finished, "decisions": found.decisions, "seconds": f"{found.seconds:.1f}"}
    out.print(say("simulated", **facts, speed=f"{per_second:.1f}"))
    columns = ("seat", "bot", "games", "won", "drawn", "score")
    grid = Grid(*(say(f"simulate-{name}") for name in columns), box=None, padding=(0, 2))
    for seat, tally in found.seats.items():
        won, drawn = f"{tally.wins / tally.games:.0%}", f"{tally.draws / tally.games:.0%}"
        grid.add_row(seat, tally.bot, str(tally.games), won, drawn, f"{tally.mean_score:.2f}")
    out.print(grid)
    catalogue = words(lang, shelf.folder(game) / "messages")
    levels = [f"{catalogue.say(f'{game}-level-{level}')}: {count}" for level, count in found.results.items()]
    out.print(" · ".join(levels))
