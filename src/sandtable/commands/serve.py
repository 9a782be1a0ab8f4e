"""``sandtable serve``: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from sandtable.commands.opening import Language
from sandtable.commands.output import Mistake, err
from sandtable.commands.speech import say, told
from sandtable.engine.faults import Message


def serve(
    host: Annotated[str, typer.Option(help=say("option-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("option-port"))] = 8000,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help=say("option-folder"), show_default=say("option-folder-default")),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=say("option-browser"))] = True,
    lang: Language = "",
) -> None:
    """Serves the table for browsers, until Ctrl-C."""
    from sandtable.server import run
    from sandtable.server.folder import CannotServe

    kept = folder or user_data_path("sandtable", appauthor=False) / "server"
    at = say("serve-at", address=run.address(host, port), folder=str(kept))
    try:
        run.serve(host, port, kept, browser, lambda: err.print(at, markup=False), _tell)
    except CannotServe as error:
        raise Mistake(error.message.id, **error.message.args) from None


def _tell(notice: Message) -> None:
    err.print(told(notice), markup=False)
