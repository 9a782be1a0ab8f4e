"""``sandtable pack``: data packs, their origins, and copies to correct."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from sandtable.commands.opening import GameName, Json
from sandtable.commands.output import FAILED, Mistake, as_json, err, out, plain
from sandtable.engine.packs import RECONSTRUCTED, TEXT, PackError, copy_pack, files_of, values
from sandtable.games import shelf

app = typer.Typer(no_args_is_help=True, help="Data packs: what a game's numbers are and where they come from.")

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a pack.")]


def folder_of(game: str) -> Path:
    """The folder of a game's own pack."""
    shelf.title(game)
    return shelf.folder(game) / "data"


@app.command()
def check(folder: Folder, game: Annotated[str, typer.Option("--game", "-g", help="The game it is a pack of.")]) -> None:
    """Check a pack: every file, every key, every scenario.

    Exit code 1: something is wrong, and file and key are named.
    """
    shelf.title(game)
    if not folder.is_dir():
        raise Mistake(f"{folder}: there is no such folder")
    try:
        title = shelf.title(game, folder.resolve())
        names = title.scenarios()
        for name in names:
            title.open(name)
    except PackError as error:
        err.print(f"{folder}: {error}", markup=False)
        raise typer.Exit(FAILED) from None
    plain(f"{folder}: a sound pack of {game}, {len(files_of(folder))} files, {len(names)} scenarios")


@app.command()
def show(
    game: GameName,
    origin: Annotated[str | None, typer.Option(help="List the values of one origin: text or reconstructed.")] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="Another pack than the game's own.")] = None,
    json: Json = False,
) -> None:
    """Tell which numbers are from the text, which reconstructed."""
    if origin not in (None, TEXT, RECONSTRUCTED):
        raise Mistake(f"--origin {origin}: it is {TEXT} or {RECONSTRUCTED}")
    own = folder_of(game)
    if pack is not None and not pack.is_dir():
        raise Mistake(f"{pack}: there is no such folder")
    found = list(values(pack or own))
    if json:
        rows = [dict(zip(("file", "key", "value", "origin"), value, strict=True)) for value in found]
        as_json([row for row in rows if origin in (None, row["origin"])])
        return
    if origin is not None:
        plain(*(f"{file}: {key} = {value}" for file, key, value, by in found if by == origin))
        return
    counts = Counter((file, by) for file, _, _, by in found)
    grid = Grid("file", TEXT, RECONSTRUCTED, box=None, padding=(0, 2))
    for file in dict.fromkeys(file for file, _, _, _ in found):
        grid.add_row(file, str(counts[file, TEXT]), str(counts[file, RECONSTRUCTED]))
    out.print(grid)
    total = Counter(by for _, _, _, by in found)
    plain("", f"{total[TEXT]} numbers from the text, {total[RECONSTRUCTED]} reconstructed; --origin lists them")


@app.command()
def copy(game: GameName, folder: Folder) -> None:
    """Copy a game's pack to a folder of your own, to correct it."""
    try:
        copy_pack(folder_of(game), folder)
    except OSError as error:
        raise Mistake(f"{folder} cannot be written: {error.strerror or error}") from None
    plain(
        f"Copied to {folder}. Correct what you like, then:",
        f"  sandtable pack check {folder} --game {game}",
        f"  sandtable play {game} --pack {folder}",
    )
