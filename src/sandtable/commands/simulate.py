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
    OptionTexts,
    PackFolder,
    ScenarioName,
    options_of,
)
from sandtable.commands.output import as_json, out, progress
from sandtable.games import shelf
from sandtable.lab.simulate import setting
from sandtable.lab.simulate import simulate as play_many


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="The bots, one for each seat in order, or one for all of them.")
    ] = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    pack: PackFolder = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins.

    Without --scenario all scenarios take turns. The results depend on the seed alone, not on the number of processes.
    """
    title = shelf.title(game, pack)
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= len(title.seats(scenario or title.scenarios()[0]))
    what = setting(game, scenario, names, seed, options_of(title, option), pack)
    with progress(f"{game}: {' against '.join(names)}", games) as told:
        found = play_many(what, games, jobs, told)
    if json:
        as_json(found)
        return
    per_second = found.games / max(found.seconds, 0.001)
    out.print(f"{found.finished} games, {found.decisions} decisions, {found.seconds:.1f} s ({per_second:.1f} games/s)")
    grid = Grid("seat", "bot", "games", "won", "drawn", "mean score", box=None, padding=(0, 2))
    for seat, tally in found.seats.items():
        won, drawn = f"{tally.wins / tally.games:.0%}", f"{tally.draws / tally.games:.0%}"
        grid.add_row(seat, tally.bot, str(tally.games), won, drawn, f"{tally.mean_score:.2f}")
    out.print(grid)
    out.print(" · ".join(f"{level}: {count}" for level, count in found.results.items()))
