"""``sandtable backup``: a copy of a server's database, while it serves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.commands.opening import Language
from sandtable.commands.output import Mistake, plain
from sandtable.commands.serve import DatabaseUrl, GamesFolder, games_folder
from sandtable.commands.speech import say


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help=say("option-backup"))],
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Copies a server's database to a file, while it serves."""
    from sandtable.server.backup import copy_database
    from sandtable.server.database import FILE, is_shared, path_of, shown
    from sandtable.server.folder import CannotServe

    try:
        if database and is_shared(database):
            raise Mistake("backup-postgresql", database=shown(database), file=str(file))
        copy_database(path_of(database) if database else games_folder(folder) / FILE, file)
    except CannotServe as error:
        raise Mistake(error.message.id, **error.message.args) from None
    plain(say("backup-done", file=str(file), bytes=file.stat().st_size))
