"""``sandtable fuzz``: games at random or between bots, every invariant checked after every action."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sandtable.commands.opening import ALL_PROCESSORS, GameName, Jobs, Json, Language, PackFolder, ScenarioName
from sandtable.commands.output import FAILED, Mistake, as_json, plain, progress
from sandtable.commands.speech import say
from sandtable.games import shelf
from sandtable.lab.fuzzing import Campaign, combined, fuzz_games


class Switches(StrEnum):
    """Which of a game's options are switched while it is played."""

    default = "default"
    each = "each"
    all = "all"


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("option-many"))] = 100,
    seed: Annotated[int, typer.Option(help=say("option-same-seed"))] = 0,
    keep: Annotated[Path | None, typer.Option(metavar="DIR", help=say("option-keep"))] = None,
    deep_every: Annotated[int, typer.Option(min=0, help=say("option-deep"))] = 0,
    law_every: Annotated[int, typer.Option(min=0, help=say("option-law"))] = 1,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help=say("option-fuzz-bots")),
    ] = "",
    journals: Annotated[bool, typer.Option("--journals", help=say("option-journals"))] = False,
    options: Annotated[Switches, typer.Option("--options", help=say("option-switches"))] = Switches.default,
    jobs: Jobs = ALL_PROCESSORS,
    scenario: ScenarioName = None,
    pack: PackFolder = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Plays many games and looks for mistakes in the rules code."""
    title = shelf.title(game, pack)
    scenarios = (scenario,) if scenario else tuple(title.scenarios())
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    what = Campaign(game, scenarios, seed, keep, deep_every, pack, names, journals, options.value, law_every)
    try:
        with progress(say("playing", game=game, bots=" – ".join(names) or say("bot-random")), games) as told:
            found = fuzz_games(what, games, jobs, told)
    except OSError as error:
        raise Mistake("mistake-unwritten", path=str(keep), error=error.strerror or str(error)) from None
    law = found.legality
    if json:
        as_json(
            {
                "games": found.games,
                "finished": found.finished,
                "violations": found.violations,
                "asked": law.asked,
                "listed_refused": law.listed_refused,
                "unlisted_unsound": law.unlisted_unsound,
                "examples": law.examples,
                "decisions": found.decisions,
                "seconds": found.seconds,
                "digest": combined(found),
            }
        )
    else:
        facts: dict[str, int | str] = {"games": found.games, "finished": found.finished}
        facts |= {"violations": len(found.violations), "decisions": found.decisions}
        facts |= {"seconds": f"{found.seconds:.1f}", "digest": combined(found)}
        counted = {"asked": law.asked, "listed": law.listed_refused, "unlisted": law.unlisted_unsound}
        plain(*found.violations, *law.examples, say("fuzzed", **facts), say("fuzzed-law", **counted))
    if found.violations or law.listed_refused or law.unlisted_unsound:
        raise typer.Exit(FAILED)
