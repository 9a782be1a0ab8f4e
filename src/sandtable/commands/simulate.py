"""``sandtable simulate``: games between bots by the thousand."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from csv import writer
from io import StringIO
from pathlib import Path
from typing import Annotated

import msgspec
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
from sandtable.commands.output import as_json, out, progress, writing
from sandtable.commands.speech import say
from sandtable.engine.messages import words
from sandtable.games import shelf
from sandtable.lab.simulate import Played, SeatTally, Simulated, setting
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
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help=say("option-csv"))] = None,
    jsonl: Annotated[Path | None, typer.Option(metavar="FILE", help=say("option-jsonl"))] = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Lets bots play many games and counts who wins."""
    title = shelf.title(game, pack)
    names = [name.strip() for name in bots.split(",")]
    what = setting(game, scenario, names, seed, options_of(title, option), pack)
    rows: list[Played] = []
    with ExitStack() as files:
        sheet, lines = (files.enter_context(writing(path)) if path else None for path in (csv, jsonl))
        with progress(say("playing", game=game, bots=" – ".join(names)), games) as told:
            found = play_many(what, games, jobs, told, rows.append)
        if sheet:
            sheet.write(as_csv(rows))
        if lines:
            lines.writelines(msgspec.json.encode(row) + b"\n" for row in rows)
    if json:
        as_json(found)
    else:
        show(game, lang, found)


def show(game: str, lang: str, found: Simulated) -> None:
    """Who won how often, scenario by scenario, each share and mean with its 95 % interval."""
    per_second = found.games / max(found.seconds, 0.001)
    facts = {"games": found.finished, "decisions": found.decisions, "seconds": f"{found.seconds:.1f}"}
    out.print(say("simulated", **facts, speed=f"{per_second:.1f}"))
    columns = ("seat", "bot", "games", "won", "drawn", "score")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in columns:
        grid.add_column(say(f"simulate-{name}"), no_wrap=True)
    for scenario, seats in found.scenarios.items():
        grid.add_row(scenario)
        for seat, tally in seats.items():
            grid.add_row(f"  {seat}", tally.bot, *figures(tally))
    out.print(grid)
    out.print(say("simulate-interval"))
    catalogue = words(lang, shelf.folder(game) / "messages")
    levels = [f"{catalogue.say(f'{game}-level-{level}')}: {count}" for level, count in found.results.items()]
    out.print(" · ".join(levels))


def figures(tally: SeatTally) -> tuple[str, str, str, str]:
    """Games, victories, draws and mean score of a seat; one game alone has no interval."""
    low, high = tally.won
    won = f"{tally.wins / tally.games:.0%} ({100 * low:.0f}–{high:.0%})"
    spread = f" ±{tally.score[1] - tally.mean_score:.1f}" if tally.games > 1 else ""
    return str(tally.games), won, f"{tally.draws / tally.games:.0%}", f"{tally.mean_score:.2f}{spread}"


def as_csv(rows: Sequence[Played]) -> bytes:
    """A line a game; each seat has columns of its own, empty where a scenario has fewer."""
    text = StringIO()
    places = range(max((len(row.seats) for row in rows), default=0))
    written = writer(text, lineterminator="\n")
    each = [f"{name}_{place + 1}" for place in places for name in ("seat", "bot", "outcome", "score")]
    written.writerow(["number", "scenario", "seed", "level", "reason", "decisions", *each])
    for row in rows:
        by_seat = zip(row.seats, row.bots, row.outcomes, row.scores, strict=True)
        cells = [cell for seat in by_seat for cell in seat]
        cells += [""] * (4 * len(places) - len(cells))
        written.writerow([row.number, row.scenario, row.seed, row.level, row.reason, row.decisions, *cells])
    return text.getvalue().encode()
