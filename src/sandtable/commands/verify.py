"""``sandtable verify``: is everything in a saved game true?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sandtable
from sandtable.commands.opening import Json, PackFolder
from sandtable.commands.output import FAILED, MISTAKES, as_json, err, plain
from sandtable.engine.verify import Verified

JournalFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A saved game (a journal).")
]


def verify(file: JournalFile, pack: PackFolder = None, json: Json = False) -> None:
    """Prove a saved game, every line and every die.

    No line was changed, every action was legal, every die fell as it says, every position is the one recorded.
    Exit code 0: everything is true; 1: it is not, and the line is named.
    """
    try:
        found = sandtable.verify(file, pack)
    except MISTAKES as error:  # a game, scenario or bot that is not known here
        found = Verified(False, 0, "", str(error))
    if json:
        as_json(found)
    elif found.ok:
        plain(f"{file}: true. {found.actions} actions, digest {found.digest}", *found.notes)
    else:
        err.print(f"{file}: {found.error}", markup=False)
    if not found.ok:
        raise typer.Exit(FAILED)
