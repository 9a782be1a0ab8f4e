"""``sandtable play``: the table in a terminal."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

import sandtable
from sandtable.bots.random_bot import bots_of
from sandtable.commands import completion
from sandtable.commands.opening import (
    Language,
    OptionTexts,
    PackFolder,
    ScenarioName,
    bots_by_seat,
    new_save,
    options_of,
    saves,
    seated_bots,
    tastes,
)
from sandtable.commands.output import FAILED, STOPPED, Mistake, plain
from sandtable.commands.speech import say
from sandtable.engine.journal import BOT
from sandtable.engine.lessons import Lesson
from sandtable.engine.positions import PositionError, read_position
from sandtable.engine.table import Refused, Table
from sandtable.games import shelf
from sandtable.terminal.course import Course
from sandtable.terminal.session import Session
from sandtable.terminal.start import Starting, Wanted, ask_lines, recent

#: instead of a file's name: the game that was played last
LAST = "last"


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=say("option-game-played"), autocompletion=completion.games),
    ] = None,
    scenario: ScenarioName = None,
    option: OptionTexts = [],  # noqa: B006 (Typer copies it)
    bot: Annotated[
        list[str],
        typer.Option("--bot", "-b", metavar="SEAT=BOT", help=say("option-bot"), autocompletion=completion.bots),
    ] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option(help=say("option-seed"), show_default=say("option-seed-default"))] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=say("option-save"), show_default=say("option-save-default")),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar=f"FILE|{LAST}", help=say("option-resume"), autocompletion=completion.resumes)
    ] = None,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help=say("option-position"))] = None,
    pack: PackFolder = None,
    lang: Language = "",
    use_lines: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
    learn: Annotated[bool, typer.Option("--lesson", help=say("option-lesson"))] = False,
    server: Annotated[str, typer.Option(metavar="URL|LINK", help=say("option-server"), show_default=False)] = "",
) -> None:
    """Plays at the terminal, against a friend or a bot."""
    lesson = None
    if server:
        if learn or save or resume or position or pack:
            raise Mistake("mistake-server-options")
        _at_server(server, game, scenario, option, bot, seed, lang, use_lines)
        return
    told = scenario or option or bot or seed or save or resume or position or pack
    if not (told or learn) and sys.stdin.isatty() and sys.stdout.isatty():
        wanted = _asked(game, lang, use_lines or not whole_screen())
        if wanted is None:
            return
        game, scenario, learn, resume = wanted.game or None, wanted.scenario or None, wanted.learn, wanted.resume
        bot = [f"{seat}={by.removeprefix(BOT)}" for seat, by in wanted.players.items()]
    if resume == Path(LAST):
        resume = _last()
    if learn and not resume:
        if scenario or option or bot or seed or position or pack:
            raise Mistake("mistake-lesson-options")
        lesson, table = _taught(game, save)
    elif resume:
        table = _resumed(resume, game, scenario, option, bot, seed, save, position, pack)
    else:
        table = _begun(game, scenario, option, bot, seed, save, position, pack)
    try:
        session = Session(table, seated_bots(table.game, table.journal.header.players), lang)
        course = Course(session, lesson) if lesson else Course.resumed(session)
        code = run(session, pack, use_lines or not whole_screen(), course)
    finally:
        table.close()
    if code:
        raise typer.Exit(code)


def _at_server(
    server: str,
    game: str | None,
    scenario: str | None,
    option: list[str],
    bot: list[str],
    seed: str | None,
    language: str,
    use_lines: bool,
) -> None:
    """Plays at a server's table: a new one of a game, or the one that a link leads to."""
    from sandtable.commands.online import is_invitation, play_online

    invited = is_invitation(server)
    if invited and (game or scenario or option or bot or seed):
        raise Mistake("mistake-link-options")
    if game is None and not invited:
        raise Mistake("mistake-no-game", known=shelf.names())
    options, bots, chosen = {}, {}, ""
    if game is not None:
        title = shelf.title(game)
        options, chosen = options_of(title, option), scenario or title.scenarios()[0]
        bots = bots_by_seat(title, title.seats(chosen, options), bot)
    code = play_online(server, game, chosen, options, bots, seed, language, use_lines or not whole_screen())
    if code:
        raise typer.Exit(code)


def _asked(game: str | None, language: str, as_lines: bool) -> Wanted | None:
    """What somebody wants to play who has not said it all; None if he leaves."""
    if game is not None:
        shelf.title(game)  # a name that is not on the shelf is told before anything is asked
    starting = Starting(language, saves(), game or "")
    if as_lines:
        return ask_lines(starting, sys.stdin, sys.stdout)
    asked = starting.ask()
    if asked is None:
        return starting.wanted
    from sandtable.terminal.starting import StartMenu

    menu = StartMenu(starting, asked)
    wanted = menu.run()
    if menu.return_code:
        raise typer.Exit(menu.return_code)
    return wanted


def _last() -> Path:
    """The game that was played last."""
    if Path(LAST).exists():
        return Path(LAST)
    found = recent(saves(), 1)
    if not found:
        raise Mistake("mistake-no-save", folder=str(saves()))
    return found[0].path


def whole_screen() -> bool:
    """Whether there is a terminal that can be drawn on; others get plain lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _taught(game: str | None, save: Path | None) -> tuple[Lesson, Table]:
    """A game's guided first game; once it is over, the gentlest bot plays against the learner."""
    lesson = shelf.lesson(game) if game in shelf.names() else None
    if game is None or lesson is None:
        raise Mistake("mistake-no-lesson", known=[name for name in shelf.names() if shelf.lesson(name)])
    opened = shelf.title(game).open(lesson.scenario, lesson.options)
    bots = list(bots_of(opened.title))
    players = {seat: f"{BOT}{bots[min(1, len(bots) - 1)]}" for seat in opened.seats if seat != lesson.seat}
    return lesson, lesson.begin(opened, save or new_save(game, lesson.scenario), players)


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
        raise Mistake("mistake-no-game", known=shelf.names())
    title = shelf.title(name, pack)
    if position is not None:
        if written["game"] != name:
            raise Mistake("mistake-position-game", file=position.name, of=written["game"], game=name)
        if scenario or option:
            raise Mistake("mistake-position-options")
    chosen = scenario or written.get("scenario") or title.scenarios()[0]
    if not isinstance(chosen, str):
        raise PositionError("position-expected-name", key="scenario", value=repr(chosen))
    options = options_of(title, option)
    seats = title.seats(chosen, written.get("options", {}) if position else options)
    players = {seat: f"{BOT}{by}" for seat, by in bots_by_seat(title, seats, bot).items()}
    path = save or new_save(name, chosen)
    if position is not None:
        dice = {} if seed is None else {"seed": seed}
        return sandtable.position(position, path=path, pack=pack, players=players, **dice)
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
    """A saved game, held so that nobody else writes it; what it was begun with stands in it."""
    if scenario or option or bot or seed or save or position:
        raise Mistake("mistake-resume-options")
    table = sandtable.load(path, pack)
    if game is not None and table.game.title.name != game:
        raise Mistake("mistake-resume-game", file=str(path), of=table.game.title.name, game=game)
    table.hold()
    return table


def run(session: Session, pack: Path | None, as_lines: bool, course: Course | None = None) -> int:
    """Sits down, plays, and tells where the game is saved, before and after."""
    path = session.table.journal.path
    assert path is not None
    teller = session.teller
    plain(f"{teller.title}: {session.scenario}", *session.practice())
    for seat in session.game.seats:
        by = session.table.journal.header.players.get(seat, "").removeprefix(BOT)
        own = f"{session.game.title.name}-bot-{by}"
        player = session.say(own if teller.words.has(own) else f"bot-{by}") if by else session.say("player-here")
        plain(session.say("seated", seat=seat, player=player))
    if as_lines:  # whoever has the whole screen is told when he leaves
        plain(session.say("saved-to", path=str(path)))
        if not (course or session.table.turned):
            plain("", *session.briefing())
    try:
        if as_lines and course:
            from sandtable.terminal.lesson import run_lesson
            from sandtable.terminal.taste import Taste

            run_lesson(session, course, Taste(tastes()))
            code = 0
        elif as_lines:
            from sandtable.terminal.plain import run_plain
            from sandtable.terminal.taste import Taste

            run_plain(session, Taste(tastes()))
            code = 0
        else:
            from sandtable.terminal.app import TableApp
            from sandtable.terminal.taste import Taste

            app = TableApp(session, course, bool(course or session.table.turned), Taste(tastes()))
            app.run()
            code = app.return_code or 0
    except KeyboardInterrupt:
        code = STOPPED
    except Refused as refused:  # the disk is full
        plain("", *session.refusal(refused))
        code = FAILED
    told = session.decision is None and as_lines  # plain lines have told the end already
    plain("", *([] if told else session.ending()), session.say("saved-to", path=str(path)))
    if session.decision is not None:
        command = ["sandtable", "play", "--resume", str(path), *(["--pack", str(pack)] if pack else [])]
        plain(session.say("resume-with", command=shlex.join(command)))
    return code
