"""All commands under one name, and what becomes of what goes wrong in them."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import sandtable
from sandtable.commands import (
    admin,
    backup,
    bench,
    completion,
    fuzz,
    games,
    lab,
    ladder,
    migrate,
    pack,
    play,
    printing,
    replay,
    review,
    rules,
    serve,
    simulate,
    verify,
)
from sandtable.commands.opening import Language
from sandtable.commands.output import FAILED, MISTAKE, MISTAKES, STOPPED, err
from sandtable.commands.speech import say, told, what
from sandtable.engine.contract import Message, Refusal
from sandtable.engine.table import Refused


def refusal(refused: Refusal) -> str:
    """What the table itself refuses, e.g. because the disk is full; a game's own rules are told by its teller."""
    return told(Message(f"refusal-{refused.rule.replace(':', '-')}", refused.about))


class Commands(TyperGroup):
    """All commands: what goes wrong in one becomes a line and an exit code here."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except MISTAKES as error:
            err.print(f"sandtable: {what(error)}", markup=False)
            raise typer.Exit(MISTAKE) from None
        except Refused as error:
            err.print(f"sandtable: {refusal(error.refusal)}", markup=False)
            raise typer.Exit(FAILED) from None
        except KeyboardInterrupt:
            err.print(say("stopped"))
            raise typer.Exit(STOPPED) from None


app = typer.Typer(
    name="sandtable",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    help=say("about"),
    epilog=say("first-steps"),
)
for command in (
    games.games,
    play.play,
    serve.serve,
    migrate.migrate,
    backup.backup,
    replay.replay,
    review.review,
    verify.verify,
    rules.rules,
    simulate.simulate,
    ladder.ladder,
    fuzz.fuzz,
    completion.completion,
):
    app.command(help=say(f"help-{command.__name__}"))(command)
app.command(name="print", help=say("help-print"))(printing.print_game)
app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")
app.add_typer(pack.app, name="pack")
app.add_typer(lab.app, name="lab")


@app.callback(invoke_without_command=True)
def about(
    lang: Language = "",
    version: Annotated[bool, typer.Option("--version", help=say("option-version"))] = False,
) -> None:
    """What is true of every command."""
    if version:
        print(f"{sandtable.__version__} ({say(f'build-{sandtable.BUILD}')})")
        raise typer.Exit
