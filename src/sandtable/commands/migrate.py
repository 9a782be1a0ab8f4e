"""``sandtable migrate``: the games of a folder go into a database."""

from __future__ import annotations

from sandtable.commands.opening import Language
from sandtable.commands.output import Mistake, err, plain
from sandtable.commands.serve import DatabaseUrl, GamesFolder, games_folder
from sandtable.commands.speech import say, told


def migrate(folder: GamesFolder = None, database: DatabaseUrl = None, lang: Language = "") -> None:
    """Takes the games of a folder into a database."""
    from sandtable.server.database import Database, in_folder
    from sandtable.server.folder import CannotServe, Folder
    from sandtable.server.takeover import take_over

    kept = games_folder(folder)
    if not kept.is_dir():
        raise Mistake("migrate-no-folder", folder=str(kept))
    held = Folder(kept)
    try:
        held.hold()
        target = Database(database or in_folder(kept))
    except CannotServe as error:
        held.close()
        raise Mistake(error.message.id, **error.message.args) from None
    try:
        taken = take_over(held, target)
    finally:
        target.close()
        held.close()
    for notice in taken.told():
        err.print(told(notice), markup=False)
    plain(say("migrate-done", tables=len(taken.tables), left=len(taken.left), database=target.name))
