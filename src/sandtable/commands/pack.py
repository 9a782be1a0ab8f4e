"""``sandtable pack``: data packs, their origins, and copies to correct."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from sandtable.commands.opening import GameName, Json, Language
from sandtable.commands.output import FAILED, Mistake, as_json, err, out, plain
from sandtable.commands.speech import say, told
from sandtable.engine.pack_proof import unsound
from sandtable.engine.packs import RECONSTRUCTED, TEXT, Files, copy_pack, files_of, schema, values
from sandtable.engine.titles import PackedTitle
from sandtable.games import shelf

app = typer.Typer(no_args_is_help=True, help=say("help-pack"))

Folder = Annotated[Path, typer.Argument(metavar="DIR", help=say("option-pack-folder"))]


def folder_of(game: str) -> Path:
    """The folder of a game's own pack."""
    shelf.title(game)
    return shelf.folder(game) / "data"


@app.command(help=say("help-pack-check"))
def check(
    folder: Folder,
    game: Annotated[str, typer.Option("--game", "-g", help=say("option-pack-game"))],
    lang: Language = "",
) -> None:
    """Checks a pack: every file, every key, every scenario, and a while of play."""
    shelf.title(game)
    if not folder.is_dir():
        raise Mistake("mistake-no-folder", folder=str(folder))
    title = shelf.title(game, folder.resolve())
    problems = unsound(title)
    for problem in problems:
        err.print(told(problem), markup=False)
    if problems:
        err.print(say("pack-unsound", folder=str(folder), game=game, problems=len(problems)), markup=False)
        raise typer.Exit(FAILED)
    files, scenarios = len(files_of(folder)), len(title.scenarios())
    plain(say("pack-sound", folder=str(folder), game=game, files=files, scenarios=scenarios))


@app.command(help=say("help-pack-show"))
def show(
    game: GameName,
    origin: Annotated[str | None, typer.Option(help=say("option-origin"))] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help=say("option-other-pack"))] = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Tells which numbers are from the text, which reconstructed."""
    if origin not in (None, TEXT, RECONSTRUCTED):
        raise Mistake("mistake-origin", origin=origin, text=TEXT, reconstructed=RECONSTRUCTED)
    own = folder_of(game)
    if pack is not None and not pack.is_dir():
        raise Mistake("mistake-no-folder", folder=str(pack))
    found = list(values(pack or own))
    if json:
        rows = [dict(zip(("file", "key", "value", "origin"), value, strict=True)) for value in found]
        as_json([row for row in rows if origin in (None, row["origin"])])
        return
    if origin is not None:
        plain(*(f"{file}: {key} = {value}" for file, key, value, by in found if by == origin))
        return
    counts = Counter((file, by) for file, _, _, by in found)
    grid = Grid(say("pack-file"), TEXT, RECONSTRUCTED, box=None, padding=(0, 2))
    for file in dict.fromkeys(file for file, _, _, _ in found):
        grid.add_row(file, str(counts[file, TEXT]), str(counts[file, RECONSTRUCTED]))
    out.print(grid)
    total = Counter(by for _, _, _, by in found)
    plain("", say("pack-origins", text=total[TEXT], reconstructed=total[RECONSTRUCTED]))


@app.command(help=say("help-pack-copy"))
def copy(game: GameName, folder: Folder, lang: Language = "") -> None:
    """Copies a game's pack to a folder of the user's own, to be corrected."""
    try:
        copy_pack(folder_of(game), folder)
    except OSError as error:
        raise Mistake("mistake-unwritten", path=str(folder), error=error.strerror or str(error)) from None
    plain(
        say("pack-copied", folder=str(folder)),
        f"  sandtable pack check {folder} --game {game}",
        f"  sandtable play {game} --pack {folder}",
    )


@app.command("schema", help=say("help-pack-schema"))
def write_schema(
    game: GameName,
    to: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=say("option-schema-folder"))] = None,
    lang: Language = "",
) -> None:
    """Tells what may stand in each file of a pack, as JSON schemas for an editor."""
    title = shelf.title(game)
    schemas = named_schemas(title.files() if isinstance(title, PackedTitle) else {})
    if to is None:
        as_json({name: schema(kind) for name, kind in schemas.items()})
        return
    try:
        to.mkdir(parents=True, exist_ok=True)
        for name, kind in schemas.items():
            (to / name).write_bytes(msgspec.json.format(msgspec.json.encode(schema(kind))) + b"\n")
    except OSError as error:
        raise Mistake("mistake-unwritten", path=str(to), error=error.strerror or str(error)) from None
    plain(*(str(to / name) for name in schemas))


def named_schemas(files: Files) -> dict[str, type]:
    """What each schema is called: after its file, or after the folder of files that are alike."""
    return {
        f"{file.rpartition('/')[0] or file.removesuffix('.toml')}.schema.json": kind for file, kind in files.items()
    }
