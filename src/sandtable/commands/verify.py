"""``sandtable verify``: is everything in a saved game true?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sandtable
from sandtable.commands.opening import Json, Language, PackFolder
from sandtable.commands.output import FAILED, MISTAKES, as_json, err, plain
from sandtable.commands.speech import say, told
from sandtable.engine.faults import Fault
from sandtable.engine.verify import Verified, failed

JournalFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=say("option-journal"))]


def verify(file: JournalFile, pack: PackFolder = None, lang: Language = "", json: Json = False) -> None:
    """Proves a saved game, every line and every die."""
    try:
        found = sandtable.verify(file, pack)
    except MISTAKES as error:  # a game, scenario or bot that is not known here
        found = failed(error) if isinstance(error, Fault) else Verified(False, 0, "", str(error))
    if json:
        as_json(found)
    elif found.ok:
        true = say("verify-true", file=str(file), actions=found.actions, digest=found.digest)
        plain(true, *map(told, [*found.dice, *found.notes]))
    else:
        err.print(f"{file}: {told(found.fault) if found.fault else found.error}", markup=False)
    if not found.ok:
        raise typer.Exit(FAILED)
