"""``sandtable completion``: a shell finishes what somebody begins to type, the names of games and bots as well."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined]

from sandtable.bots.random_bot import bots_of
from sandtable.commands.output import plain
from sandtable.commands.speech import say
from sandtable.engine.contract import Title
from sandtable.games import shelf

PROGRAM = "sandtable"
VARIABLE = "_SANDTABLE_COMPLETE"

completion_init()


class Shell(StrEnum):
    """The shells that it is known for."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"
    powershell = "powershell"


def completion(shell: Annotated[Shell, typer.Argument(help=say("option-shell"))]) -> None:
    """Prints the lines that teach a shell."""
    plain(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell.value))


def _begun(context: typer.Context) -> Title | None:
    """The title that stands on the line already."""
    said = [context.params.get("game"), *context.args]  # behind an option without its value, words are not sorted yet
    name = next((one for one in said if one in shelf.names()), None)
    return shelf.title(name) if name else None


def games(incomplete: str) -> list[str]:
    """Games that begin so."""
    return [name for name in shelf.names() if name.startswith(incomplete)]


def scenarios(ctx: typer.Context, incomplete: str) -> list[str]:
    """Scenarios of the game that begin so."""
    title = _begun(ctx)
    return [name for name in (title.scenarios() if title else []) if name.startswith(incomplete)]


def bots(ctx: typer.Context, incomplete: str) -> list[str]:
    """Every bot of the game at every seat."""
    title = _begun(ctx)
    if title is None:
        return []
    scenario = ctx.params.get("scenario") or title.scenarios()[0]
    seats = title.seats(scenario if scenario in title.scenarios() else title.scenarios()[0])
    there = [f"{seat}={bot}" for seat in seats for bot in bots_of(title)]
    return [one for one in there if one.startswith(incomplete)]


def options(ctx: typer.Context, incomplete: str) -> list[str]:
    """Every option of the game with each of its values."""
    title = _begun(ctx)
    there = title.options() if title else []
    found = [f"{option.name}={str(choice).lower()}" for option in there for choice in option.choices]
    return [one for one in found if one.startswith(incomplete)]


def resumes(incomplete: str) -> list[str]:
    """The game played last, or a file."""
    here = [str(path) for path in Path().glob(f"{incomplete}*.journal")]
    return [*(["last"] if "last".startswith(incomplete) else []), *here]
