"""``sandtable serve``: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from sandtable.commands.output import Mistake, err


def serve(
    host: Annotated[str, typer.Option(help="Address to serve at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to serve at.")] = 8000,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where games are kept.", show_default="a folder in your data folder"),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Serve the table for browsers, until Ctrl-C."""
    from sandtable.server import run

    kept = folder or user_data_path("sandtable", appauthor=False) / "server"
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"{kept} cannot be used: {error.strerror}") from None
    err.print(f"The table is at {run.address(host, port)} (games are kept in {kept}). Ctrl-C ends it.", markup=False)
    try:
        run.serve(host, port, kept, browser)
    except run.CannotServe as error:
        raise Mistake(f"cannot serve at {error}") from None
