"""``sandtable play``: the table in a terminal."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
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
from sandtable.terminal.hung import to_fit
from sandtable.terminal.session import Session
from sandtable.terminal.start import Starting, Wanted, ask_lines, recent

#: instead of a file's name: the game that was played last
LAST = "last"


class Laid(msgspec.Struct):
    """A table that is laid: the lesson given at it, and the finished game that it is a copy of."""

    table: Table
    lesson: Lesson | None = None
    original: Path | None = None


class Left(msgspec.Struct, frozen=True):
    """How somebody left a table: with which code, and whether for another game."""

    code: int = 0
    another: bool = False


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
    """Plays at the terminal, against a friend or a bot; whoever wants another game then is asked which."""
    as_lines = use_lines or not whole_screen()
    told = scenario or option or bot or seed or save or resume or position or pack
    if server:
        if learn or save or resume or position or pack:
            raise Mistake("mistake-server-options")
        left = _at_server(server, game, scenario, option, bot, seed, lang, as_lines)
    elif not (told or learn) and sys.stdin.isatty() and sys.stdout.isatty():
        left = _asked(game, lang, as_lines)
    else:
        if resume == Path(LAST):
            resume = _last()
        if learn and not resume:
            if scenario or option or bot or seed or position or pack:
                raise Mistake("mistake-lesson-options")
            laid = _taught(game, save)
        elif resume:
            laid = _resumed(resume, game, scenario, option, bot, seed, save, position, pack)
        else:
            laid = Laid(_begun(game, scenario, option, bot, seed, save, position, pack))
        left = _sit_down(laid, pack, lang, as_lines)
    while left.another:
        left = _asked(None, lang, as_lines)
    if left.code:
        raise typer.Exit(left.code)


def _at_server(
    server: str,
    game: str | None,
    scenario: str | None,
    option: list[str],
    bot: list[str],
    seed: str | None,
    language: str,
    as_lines: bool,
) -> Left:
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
    return Left(*play_online(server, game, chosen, options, bots, seed, language, as_lines))


def _asked(game: str | None, language: str, as_lines: bool) -> Left:
    """Asks what is to be played, of whoever has not said it all, and plays it; or he leaves."""
    if game is not None:
        shelf.title(game)  # a name that is not on the shelf is told before anything is asked
    starting = Starting(language, saves(), game or "")
    wanted: Wanted | None
    if as_lines:
        wanted = ask_lines(starting, sys.stdin, sys.stdout)
    elif (asked := starting.ask()) is None:
        wanted = starting.wanted
    else:
        from sandtable.terminal.starting import StartMenu

        menu = StartMenu(starting, asked)
        wanted = menu.run()
        if menu.return_code:
            return Left(menu.return_code)
    if wanted is None:
        return Left()
    left = _sit_down(_chosen(wanted), None, language, as_lines)
    # whoever came from the menu finds himself there again, and leaves by it
    return left if as_lines or left.code else Left(another=True)


def _chosen(wanted: Wanted) -> Laid:
    """The table that somebody has chosen, answer by answer."""
    if wanted.resume:
        return _resumed(wanted.resume)
    if wanted.learn:
        return _taught(wanted.game)
    bots = [f"{seat}={by.removeprefix(BOT)}" for seat, by in wanted.players.items()]
    return Laid(_begun(wanted.game, wanted.scenario, [], bots))


def _sit_down(laid: Laid, pack: Path | None, language: str, as_lines: bool) -> Left:
    """Plays at a table that is laid; a copy in which nothing was done is not kept."""
    table, lines = laid.table, len(laid.table.journal.entries)
    try:
        session = Session(table, seated_bots(table.game, table.journal.header.players), language)
        session.original = laid.original
        course = Course(session, laid.lesson) if laid.lesson else Course.resumed(session)
        return run(session, pack, as_lines, course)
    finally:
        table.close()
        if laid.original and table.journal.path and len(table.journal.entries) == lines:
            table.journal.path.unlink(missing_ok=True)


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


def _taught(game: str | None, save: Path | None = None) -> Laid:
    """A game's guided first game; once it is over, the gentlest bot plays against the learner."""
    lesson = shelf.lesson(game) if game in shelf.names() else None
    if game is None or lesson is None:
        raise Mistake("mistake-no-lesson", known=[name for name in shelf.names() if shelf.lesson(name)])
    opened = shelf.title(game).open(lesson.scenario, lesson.options)
    bots = list(bots_of(opened.title))
    players = {seat: f"{BOT}{bots[min(1, len(bots) - 1)]}" for seat in opened.seats if seat != lesson.seat}
    return Laid(lesson.begin(opened, save or new_save(game, lesson.scenario), players), lesson)


def _begun(
    game: str | None,
    scenario: str | None,
    option: list[str],
    bot: list[str],
    seed: str | None = None,
    save: Path | None = None,
    position: Path | None = None,
    pack: Path | None = None,
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
    game: str | None = None,
    scenario: str | None = None,
    option: Sequence[str] = (),
    bot: Sequence[str] = (),
    seed: str | None = None,
    save: Path | None = None,
    position: Path | None = None,
    pack: Path | None = None,
) -> Laid:
    """A saved game, held so that nobody else writes it; what it was begun with stands in it.

    One that is over and lies elsewhere than among the player's own games stays as it is: the table is a copy.
    """
    if scenario or option or bot or seed or save or position:
        raise Mistake("mistake-resume-options")
    table = sandtable.load(path, pack)
    if game is not None and table.game.title.name != game:
        raise Mistake("mistake-resume-game", file=str(path), of=table.game.title.name, game=game)
    original = None
    if table.result is not None and path.resolve().parent != saves().resolve():
        copy, original = new_save(table.game.title.name, table.journal.header.scenario), path
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy.write_bytes(table.journal.text())
        table = sandtable.load(copy, pack)
    table.hold()
    return Laid(table, original=original)


def run(session: Session, pack: Path | None, as_lines: bool, course: Course | None = None) -> Left:
    """Sits down, plays, and tells where the game is saved, before and after."""
    path = session.table.journal.path
    assert path is not None
    lines = len(session.table.journal.entries)
    teller = session.teller
    plain(f"{teller.title}: {session.scenario}", *([] if course else session.practice()))  # a lesson proves nothing
    for seat in session.game.seats:
        by = session.table.journal.header.players.get(seat, "").removeprefix(BOT)
        own = f"{session.game.title.name}-bot-{by}"
        player = session.say(own if teller.words.has(own) else f"bot-{by}") if by else session.say("player-here")
        plain(session.say("seated", seat=seat, player=player))
    if as_lines:  # whoever has the whole screen is told when he leaves
        plain(session.copied() or session.saved())
        if not (course or session.table.turned):
            plain("", *(part for line in session.briefing() for part in to_fit(line, sys.stdout)))
    code, another = 0, False
    try:
        if as_lines and course:
            from sandtable.terminal.lesson import run_lesson
            from sandtable.terminal.taste import Taste

            another = run_lesson(session, course, Taste(tastes()))
        elif as_lines:
            from sandtable.terminal.plain import run_plain
            from sandtable.terminal.taste import Taste

            another = run_plain(session, Taste(tastes()))
        else:
            from sandtable.terminal.app import ANOTHER, TableApp
            from sandtable.terminal.taste import Taste

            app = TableApp(session, course, bool(course or session.table.turned), Taste(tastes()))
            another = app.run() == ANOTHER
            code = app.return_code or 0
    except KeyboardInterrupt:
        code = STOPPED
    except Refused as refused:  # the disk is full
        plain("", *session.refusal(refused))
        code = FAILED
    told = session.decision is None and as_lines  # plain lines have told the end already
    kept = session.original is None or len(session.table.journal.entries) != lines
    plain("", *([] if told else session.ending()), *([session.saved()] if kept else []))
    if course and course.on:
        plain(session.say("lesson-kept"))
    if session.decision is not None:
        command = ["sandtable", "play", "--resume", str(path), *(["--pack", str(pack)] if pack else [])]
        plain(session.say("resume-with", command=shlex.join(command)))
    return Left(code, another)
