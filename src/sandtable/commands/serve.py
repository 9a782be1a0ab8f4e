"""``sandtable serve``: the table in the browser."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from sandtable.commands.opening import Language
from sandtable.commands.output import Mistake, err
from sandtable.commands.speech import say, told
from sandtable.engine.faults import Message
from sandtable.engine.packs import files_of
from sandtable.games import shelf

GamesFolder = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help=say("option-folder"), show_default=say("option-folder-default")),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help=say("option-database"),
        show_default=say("option-database-default"),
        envvar="SANDTABLE_DATABASE",
    ),
]


ServedPacks = Annotated[list[str], typer.Option("--pack", metavar="DIR|GAME=DIR", help=say("option-served-pack"))]


class Log(StrEnum):
    """How the server's log is written."""

    TEXT = "text"
    JSON = "json"


def games_folder(folder: Path | None) -> Path:
    """Where games are kept."""
    return folder or user_data_path("sandtable", appauthor=False) / "server"


def served_packs(typed: list[str]) -> tuple[tuple[str, Path], ...]:
    """The packs that somebody wants to offer, each with its game: named before it, or told by its files."""
    return tuple(_served(one) for one in typed)


def _served(typed: str) -> tuple[str, Path]:
    game, named, path = typed.partition("=")
    folder = Path(path if named and game in shelf.names() else typed).resolve()
    if not folder.is_dir():
        raise Mistake("mistake-no-folder", folder=str(folder))
    if not (named and game in shelf.names()):
        games = shelf.games_with([path.relative_to(folder).as_posix() for path in files_of(folder)])
        if len(games) != 1:
            raise Mistake("mistake-pack-game", folder=str(folder), known=shelf.names())
        game = games[0]
    shelf.title(game, folder).scenarios()  # a bad pack is refused before anything starts
    return game, folder


def serve(
    host: Annotated[str, typer.Option(help=say("option-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("option-port"))] = 8420,
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help=say("option-server-processes"))] = 1,
    site: Annotated[list[str], typer.Option(metavar="NAME", help=say("option-site"))] = [],  # noqa: B006
    proxied: Annotated[bool, typer.Option("--proxied", help=say("option-proxied"))] = False,
    pack: ServedPacks = [],  # noqa: B006
    uploads: Annotated[bool, typer.Option("--uploads/--no-uploads", help=say("option-uploads"))] = True,
    log: Annotated[Log, typer.Option(help=say("option-log"))] = Log.TEXT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("option-browser"))] = True,
    lang: Language = "",
) -> None:
    """Serves the table for browsers, until Ctrl-C."""
    from sandtable.server import run
    from sandtable.server.database import shown
    from sandtable.server.folder import CannotServe
    from sandtable.server.settings import for_address

    sites = tuple(name.lower() for name in site)
    settings = for_address(host, sites, proxied, log.value, uploads, served_packs(pack))
    kept = games_folder(folder)
    try:
        at = say("serve-at", address=run.address(host, port), folder=shown(database) if database else str(kept))
        run.serve(host, port, kept, browser, lambda: err.print(at, markup=False), _tell, database, processes, settings)
    except CannotServe as error:
        raise Mistake(error.message.id, **error.message.args) from None


def _tell(notice: Message) -> None:
    err.print(told(notice), markup=False)
