"""``sandtable fuzz``: random games, every invariant checked after every action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.commands.opening import ALL_PROCESSORS, GameName, Jobs, Json, PackFolder, ScenarioName
from sandtable.commands.output import FAILED, Mistake, as_json, plain, progress
from sandtable.games import shelf
from sandtable.lab.fuzzing import Campaign, combined, fuzz_games


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    keep: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the journals of games that went wrong here.")
    ] = None,
    deep_every: Annotated[
        int, typer.Option(min=0, help="Check the costly laws, too, in every so many games (0: never).")
    ] = 0,
    jobs: Jobs = ALL_PROCESSORS,
    scenario: ScenarioName = None,
    pack: PackFolder = None,
    json: Json = False,
) -> None:
    """Play random games and look for mistakes in the rules code.

    After every action all invariants must hold, and every game must end.

    Exit code 1: something was broken. The digest stands for all last positions: one seed, one digest, everywhere.
    """
    title = shelf.title(game, pack)
    scenarios = (scenario,) if scenario else tuple(title.scenarios())
    what = Campaign(game, scenarios, seed, keep, deep_every, pack)
    try:
        with progress(f"{game}: random games", games) as told:
            found = fuzz_games(what, games, jobs, told)
    except OSError as error:
        raise Mistake(f"{keep} cannot be written: {error.strerror or error}") from None
    if json:
        as_json(
            {
                "games": found.games,
                "finished": found.finished,
                "violations": found.violations,
                "decisions": found.decisions,
                "seconds": found.seconds,
                "digest": combined(found),
            }
        )
    else:
        plain(
            *found.violations,
            f"{found.games} games, {found.finished} finished, {len(found.violations)} violations, "
            f"{found.decisions} decisions, {found.seconds:.1f} s, digest {combined(found)}",
        )
    if found.violations:
        raise typer.Exit(FAILED)
