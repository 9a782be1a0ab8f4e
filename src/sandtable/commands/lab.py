"""``sandtable lab``: runs of many games, kept as rows in a folder, and reports on them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
from sandtable.commands.output import as_json, out, progress
from sandtable.commands.speech import say
from sandtable.games import shelf
from sandtable.lab.crews import Cluster, Crew, Processes
from sandtable.lab.results import Results
from sandtable.lab.results import run as play_many
from sandtable.lab.simulate import setting

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
    title = shelf.title(game, pack)
    names = [name.strip() for name in bots.split(",")]
    what = setting(game, scenario, names, seed, options_of(title, option), pack)
    results = Results(out_folder)
    with results.held(), progress(say("playing", game=game, bots=" – ".join(names)), games) as told:
        crew: Crew = Cluster(cluster) if cluster else Processes(jobs)
        ran = play_many(what, games, crew, results, journals=journals, told=told)
    if json:
        as_json(ran)
        return
    facts = {"finished": ran.finished, "resumed": ran.resumed, "seconds": f"{ran.seconds:.1f}", "rows": ran.rows}
    out.print(say("lab-ran", folder=str(out_folder), **facts), markup=False)
