"""What all commands share: how they print, show progress, and tell a user's mistake."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.commands.speech import say
from sandtable.engine.chance import ScriptError
from sandtable.engine.faults import Fault
from sandtable.engine.journal import JournalError
from sandtable.engine.options import OptionError
from sandtable.engine.packs import PackError
from sandtable.engine.positions import PositionError
from sandtable.engine.titles import NoSuchScenario
from sandtable.games.shelf import NoSuchGame
from sandtable.lab.crews import CrewLost
from sandtable.lab.own_bots import BotStrays, NoSuchBot
from sandtable.lab.results import ResultsError
from sandtable.lab.switches import NoPlace
from sandtable.review.work import NotOver

#: exit codes: the thing failed; the user's mistake; stopped with Ctrl-C
FAILED, MISTAKE, STOPPED = 1, 2, 130


class Mistake(Fault):
    """Something the user can put right."""


#: what a user can put right: one line instead of a traceback
MISTAKES = (
    Mistake,
    BotStrays,
    CrewLost,
    JournalError,
    NoPlace,
    NoSuchBot,
    NoSuchGame,
    NoSuchScenario,
    NotOver,
    OptionError,
    PackError,
    PositionError,
    ResultsError,
    ScriptError,
)

out = Console(highlight=False, soft_wrap=True, emoji=False)
err = Console(stderr=True, highlight=False, soft_wrap=True, emoji=False)


def as_json(data: Any) -> None:
    """Prints data for a program to read."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of an old one once all of it is written; opened before the work begins."""
    half = path.with_name(path.name + ".half")
    try:
        with half.open("wb") as file:
            yield file
        half.replace(path)
    except OSError as error:
        raise Mistake("mistake-unwritten", path=str(path), error=error.strerror or str(error)) from None
    finally:
        half.unlink(missing_ok=True)


def plain(*lines: str) -> None:
    """Prints lines as they are, however wide."""
    for line in lines:
        print(line)


#: where nobody watches a bar, the first line of progress comes after so many seconds, another after so many more
FIRST_LINE, NEXT_LINE = 1.0, 5.0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Tells progress on standard error: a bar in a terminal, else a line now and then.

    Gives a function to be called with how many more are done.
    """
    if not sys.stderr.isatty():
        yield _lines(what, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)


def _lines(what: str, total: int) -> Callable[[int], None]:
    """Tells how far it is in a line of its own: for files, pipes and logs."""
    done, due = 0, monotonic() + FIRST_LINE

    def told(count: int) -> None:
        nonlocal done, due
        done += count
        if done < total and monotonic() >= due:
            due = monotonic() + NEXT_LINE
            print(say("progress", what=what, done=done, total=total), file=sys.stderr, flush=True)

    return told
