"""``sandtable play``: the table in a terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

import sandtable
from sandtable.commands.opening import (
    BOT,
    OptionTexts,
    PackFolder,
    ScenarioName,
    bots_by_seat,
    language,
    new_save,
    options_of,
    seated_bots,
)
from sandtable.commands.output import FAILED, STOPPED, Mistake, plain
from sandtable.engine.positions import read_position
from sandtable.engine.table import Refused, Table
from sandtable.games import shelf
from sandtable.terminal.session import Session


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; not needed with --resume or --position.")
    ] = None,
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    bot: Annotated[
        list[str], typer.Option("--bot", "-b", metavar="SEAT=BOT", help="Let a bot play a seat; may be repeated.")
    ] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option(help="Make the dice repeatable.", show_default="new dice")] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to save the game.", show_default="a file in your data folder"),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from a position written down in a file.")
    ] = None,
    pack: PackFolder = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr|pt", help="Language.", show_default="yours")] = None,
    use_lines: Annotated[
        bool, typer.Option("--plain", help="Plain lines instead of a full screen: for pipes, ssh, screen readers.")
    ] = False,
) -> None:
    """Play at the terminal, against a friend or a bot.

    Every action is on disk before it counts, so a game can be left at any moment and resumed with --resume.
    """
    spoken = language(lang)
    table = _resumed(resume, game, scenario, option, bot, seed, save, position, pack) if resume else None
    table = table or _begun(game, scenario, option, bot, seed, save, position, pack)
    try:
        session = Session(table, seated_bots(table.game, table.journal.header.players), spoken)
        code = run(session, pack, use_lines or not (sys.stdin.isatty() and sys.stdout.isatty()))
    finally:
        table.close()
    if code:
        raise typer.Exit(code)


def _begun(
    game: str | None,
    scenario: str | None,
    option: list[str],
    bot: list[str],
    seed: str | None,
    save: Path | None,
    position: Path | None,
    pack: Path | None,
) -> Table:
    """A new game, from a scenario or from a written position."""
    written = read_position(position) if position else {}
    name = game or written.get("game")
    if not isinstance(name, str):
        raise Mistake(f"name a game: {', '.join(shelf.names())} (or --resume FILE, or --position FILE)")
    title = shelf.title(name, pack)
    if position is not None:
        if written["game"] != name:
            raise Mistake(f"{position.name} is a position of {written['game']}, not of {name}")
        if scenario or option:
            raise Mistake("a position names its own scenario and options: leave --scenario and --option away")
    chosen = scenario or written.get("scenario") or title.scenarios()[0]
    if not isinstance(chosen, str):
        raise Mistake(f"scenario: expected a name, not {chosen!r}")
    players = {seat: f"{BOT}{by}" for seat, by in bots_by_seat(title, title.seats(chosen), bot).items()}
    path = save or new_save(name, chosen)
    if position is not None:
        dice = {} if seed is None else {"seed": seed}
        return sandtable.position(position, path=path, pack=pack, players=players, **dice)
    options = options_of(title, option)
    return sandtable.new(name, chosen, seed=seed, options=options, path=path, pack=pack, players=players)


def _resumed(
    path: Path,
    game: str | None,
    scenario: str | None,
    option: list[str],
    bot: list[str],
    seed: str | None,
    save: Path | None,
    position: Path | None,
    pack: Path | None,
) -> Table:
    """A saved game; what it was begun with stands in it."""
    if scenario or option or bot or seed or save or position:
        raise Mistake("--resume goes on with a game as it was begun: leave the other options away")
    table = sandtable.load(path, pack)
    if game is not None and table.game.title.name != game:
        raise Mistake(f"{path} is a game of {table.game.title.name}, not of {game}")
    return table


def run(session: Session, pack: Path | None, as_lines: bool) -> int:
    """Sits down, plays, and tells where the game is saved, before and after."""
    path = session.table.journal.path
    assert path is not None
    teller = session.teller
    plain(f"{teller.title}: {session.scenario}")
    for seat in session.game.seats:
        by = session.table.journal.header.players.get(seat, "").removeprefix(BOT)
        own = f"{session.game.title.name}-bot-{by}"
        player = session.say(own if teller.words.has(own) else f"bot-{by}") if by else session.say("player-here")
        plain(session.say("seated", seat=seat, player=player))
    plain(session.say("saved-to", path=str(path)))
    try:
        if as_lines:
            from sandtable.terminal.plain import run_plain

            run_plain(session)
            code = 0
        else:
            from sandtable.terminal.app import TableApp

            app = TableApp(session)
            app.run()
            code = app.return_code or 0
    except KeyboardInterrupt:
        code = STOPPED
    except Refused as refused:  # the disk is full
        plain("", *session.refusal(refused))
        code = FAILED
    plain("", *session.ending(), session.say("saved-to", path=str(path)))
    if session.decision is not None:
        command = ["sandtable", "play", "--resume", str(path), *(["--pack", str(pack)] if pack else [])]
        plain(session.say("resume-with", command=shlex.join(command)))
    return code
