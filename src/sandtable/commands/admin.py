"""``sandtable admin``: for whoever runs a server, also while it serves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table as Grid

from sandtable.commands.opening import Json, Language
from sandtable.commands.output import FAILED, Mistake, as_json, out, plain
from sandtable.commands.serve import DatabaseUrl, GamesFolder, ServedPacks, games_folder, served_packs
from sandtable.commands.speech import say, told

if TYPE_CHECKING:
    from sandtable.server.database import Database

app = typer.Typer(no_args_is_help=True, help=say("help-admin"))

TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("option-admin-table"))]


@contextmanager
def opened(folder: Path | None, address: str | None) -> Iterator[Database]:
    """The database of a server, whether it serves or not."""
    from sandtable.server.database import Database, in_folder, is_shared, path_of
    from sandtable.server.folder import CannotServe
    from sandtable.server.problems import Problem

    try:
        url = address or in_folder(games_folder(folder))
        if not is_shared(url) and not path_of(url).is_file():
            raise Mistake("admin-no-database", path=str(path_of(url)))
        database = Database(url)
    except CannotServe as error:
        raise Mistake(error.message.id, **error.message.args) from None
    try:
        yield database
    except Problem as problem:
        raise Mistake(problem.message, **problem.facts) from None
    finally:
        database.close()


def show(lines: list[msgspec.Struct], json: bool) -> None:
    """Lines of a list, for people or for programs."""
    if json:
        as_json(lines)
        return
    if not lines:
        return
    grid = Grid(*lines[0].__struct_fields__, box=None, padding=(0, 1))
    for line in lines:
        grid.add_row(*(str(value) for value in msgspec.structs.astuple(line)))
    out.print(grid, markup=False)


@app.command(help=say("help-admin-tables"))
def tables(folder: GamesFolder = None, database: DatabaseUrl = None, lang: Language = "", json: Json = False) -> None:
    """Every table."""
    from sandtable.server import admin

    with opened(folder, database) as there:
        show([*admin.tables(there)], json)


@app.command(help=say("help-admin-people"))
def people(folder: GamesFolder = None, database: DatabaseUrl = None, lang: Language = "", json: Json = False) -> None:
    """Everybody who has sat down."""
    from sandtable.server import admin

    with opened(folder, database) as there:
        show([*admin.people(there)], json)


@app.command(help=say("help-admin-reissue"))
def reissue(
    table: TableName,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help=say("option-admin-seat"))],
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """A new key to a seat, for whoever has lost his."""
    from sandtable.server import admin

    with opened(folder, database) as there:
        token = admin.reissue(there, table, seat)
    plain("/".join(("#", "join", table, seat, token)))


@app.command(help=say("help-admin-delete"))
def delete(
    table: TableName,
    sure: Annotated[bool, typer.Option("--yes", help=say("option-admin-sure"))] = False,
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Throws a table away for good."""
    from sandtable.server import admin

    with opened(folder, database) as there:
        if not sure and not typer.confirm(say("admin-sure", table=table)):
            raise typer.Exit(FAILED)
        admin.delete(there, table)


@app.command(help=say("help-admin-expire"))
def expire(
    days: Annotated[int, typer.Option("--days", min=30, help=say("option-admin-days"))] = 365,
    sure: Annotated[bool, typer.Option("--yes", help=say("option-admin-expire"))] = False,
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Tables that guests have left behind, and with ``--yes`` an end to them."""
    from sandtable.server.people import expiring

    with opened(folder, database) as there:
        for row in expiring.abandoned(there, days):
            plain(" ".join((row.id, row.game, row.updated)))
        if sure:
            plain(say("admin-expired", tables=expiring.expire(there, days)))


@app.command(help=say("help-admin-check"))
def check(
    folder: GamesFolder = None,
    database: DatabaseUrl = None,
    pack: ServedPacks = [],  # noqa: B006
    lang: Language = "",
    json: Json = False,
) -> None:
    """Plays every running game again under the installed rules."""
    from sandtable.server import admin
    from sandtable.server.uploads.packs import Packs

    with opened(folder, database) as there, closing(Packs(there, served_packs(pack))) as packs:
        found = list(admin.check(there, packs))
    failed = [one for one in found if not one.ok]
    if json:
        as_json(found)
    else:
        for one in failed:
            plain(f"{one.id} ({one.game}): {told(one.error) if one.error else ''}")
        plain(say("admin-checked", games=len(found), failed=len(failed)))
    if failed:
        raise typer.Exit(FAILED)
