"""``sandtable lab``: runs of many games, kept as rows in a folder, and reports on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

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
from sandtable.commands.output import Mistake, as_json, out, plain, progress
from sandtable.commands.speech import say
from sandtable.games import shelf
from sandtable.lab.crews import Cluster, Crew, Processes
from sandtable.lab.page import report as page
from sandtable.lab.results import Results
from sandtable.lab.results import run as play_many
from sandtable.lab.rows import name_of, read
from sandtable.lab.simulate import Setting, setting
from sandtable.lab.summaries import seats
from sandtable.lab.sweeps import Varied
from sandtable.lab.sweeps import settings as sweep_settings
from sandtable.lab.switches import effect, register, settings, write_down

app = typer.Typer(no_args_is_help=True, help=say("help-lab"))


OutFolder = Annotated[Path, typer.Option("--out", metavar="DIR", help=say("option-lab-out"))]


@app.command(help=say("help-lab-run"))
def run(
    game: GameName,
    out_folder: OutFolder,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("option-many"))] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("option-lab-bots"))] = "random",
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help=say("option-lab-cluster"))] = "",
    journals: Annotated[bool, typer.Option("--journals", help=say("option-lab-journals"))] = False,
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    pack: PackFolder = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Plays games and keeps a row of each; what is there already is not played again."""
    with crew_of(game, pack, jobs, cluster) as crew:
        title = shelf.title(game, pack)
        names = [name.strip() for name in bots.split(",")]
        what = setting(game, scenario, names, seed, options_of(title, option), pack)
        results = Results(out_folder)
        with results.held(), progress(say("playing", game=game, bots=" – ".join(names)), games) as told:
            ran = play_many(what, games, crew, results, journals=journals, told=told)
    if json:
        as_json(ran)
        return
    facts = {"finished": ran.finished, "resumed": ran.resumed, "seconds": f"{ran.seconds:.1f}", "rows": ran.rows}
    out.print(say("lab-ran", folder=str(out_folder), **facts), markup=False)


@contextmanager
def crew_of(game: str, pack: Path | None, jobs: int, cluster: str) -> Iterator[Crew]:
    """Whoever plays, reading the game already while we look at what was asked; they go if nothing comes of it."""
    crew: Crew = Cluster(cluster) if cluster else Processes(jobs, game)
    try:
        crew.make_ready(partial(read, game, pack))
        yield crew
    except BaseException:
        crew.close(at_once=True)
        raise


@app.command(help=say("help-lab-report"))
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=say("option-lab-folder"))],
    html: Annotated[Path, typer.Option("--html", metavar="FILE", help=say("option-lab-html"))],
    against: Annotated[Path | None, typer.Option(metavar="DIR", help=say("option-lab-against"))] = None,
    lang: Language = "",
) -> None:
    """Writes a page on all runs of a folder."""
    games, former = rows_of(folder), rows_of(against) if against else []
    html.write_text(page(games, former), encoding="utf-8")
    out.print(say("lab-reported", file=str(html), games=len(games)), markup=False)


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """All games of a folder of results."""
    games = Results(folder).table().to_dicts() if folder.is_dir() else []
    if not games:
        raise Mistake("lab-nothing", folder=str(folder))
    return games


@app.command(help=say("help-lab-options"))
def options(
    game: GameName,
    out_folder: OutFolder,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help=say("option-lab-many"))] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("option-lab-bots"))] = "random",
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help=say("option-lab-cluster"))] = "",
    write: Annotated[Path | None, typer.Option(metavar="FILE", help=say("option-lab-write"))] = None,
    lang: Language = "",
) -> None:
    """Plays the same games with and without each option, and tells what it does."""
    title, results = shelf.title(game), Results(out_folder)
    names = [name.strip() for name in bots.split(",")]
    switches = list(settings(title))
    runs = [
        setting(game, None, names, seed),
        *(setting(game, None, names, seed, {one.name: to}) for one, to in switches),
    ]
    with results.held(), progress(say("playing", game=game, bots=" – ".join(names)), games * len(runs)) as told:
        for what in runs:
            play_many(what, games, Cluster(cluster) if cluster else Processes(jobs), results, told=told)
    usual, *others = by_run(results, runs, games)
    found = [effect(one, to, usual, other) for (one, to), other in zip(switches, others, strict=True)]
    seats = title.seats(title.scenarios()[0])
    text = register(found, seats, title, bots, seed)
    if write:
        write_down(write, text)
    else:
        plain(text)


@app.command(help=say("help-lab-sweep"))
def sweep(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help=say("option-lab-sweep-file"))],
    key: Annotated[str, typer.Argument(metavar="KEY", help=say("option-lab-sweep-key"))],
    values: Annotated[list[str], typer.Argument(metavar="VALUE…", help=say("option-lab-sweep-values"))],
    out_folder: OutFolder,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help=say("option-lab-sweep-many"))] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("option-lab-bots"))] = "random",
    seed: Annotated[str, typer.Option(help=say("option-same-seed"))] = "0",
    jobs: Jobs = ALL_PROCESSORS,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help=say("option-lab-cluster"))] = "",
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=say("option-lab-html"))] = None,
    lang: Language = "",
) -> None:
    """Plays the same games with each of some values of the pack, or of an option."""
    title, results, what = shelf.title(game), Results(out_folder), Varied(game, file, key)
    names = [name.strip() for name in bots.split(",")]
    with results.held(), progress(say("playing", game=game, bots=" – ".join(names)), games * len(values)) as told:
        runs = sweep_settings(title, what, values, out_folder, scenario, names, seed, options_of(title, option))
        for what_is_played in runs:
            play_many(what_is_played, games, Cluster(cluster) if cluster else Processes(jobs), results, told=told)
    found = by_run(results, runs, games)
    for value, played in zip(values, found, strict=True):
        for seat in seats(played):
            facts = {"value": value, "scenario": seat.scenario, "seat": seat.seat, "games": seat.won.games}
            shown = {"won": f"{seat.won.value:.0%}", "score": f"{seat.score.value:.2f}"}
            out.print(say("lab-swept", **facts, **shown), markup=False)
    if html:
        html.write_text(page([game for played in found for game in played]), encoding="utf-8")
        out.print(say("lab-reported", file=str(html), games=sum(map(len, found))), markup=False)


def by_run(results: Results, runs: list[Setting], games: int) -> list[list[dict[str, Any]]]:
    """The games of each run, as far as they were asked for."""
    table = results.table().to_dicts()
    names = [name_of(what) for what in runs]
    return [[game for game in table if game["run"] == name and game["number"] < games] for name in names]
