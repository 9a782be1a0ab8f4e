"""Processes that play: they begin with all that playing needs in their heads, and go when whoever hired them is gone.

Where the system can, one process is started that imports everything once, and the others are copies of it; elsewhere
each begins from nothing.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext

from sandtable.games import shelf
from sandtable.review.workers import at_work

#: what plays numbered games
PLAYING = ("sandtable.lab.rows", "sandtable.lab.ladder")


def hired(hands: int, game: str = "") -> ProcessPoolExecutor:
    """A pool of so many processes, for this game."""
    return ProcessPoolExecutor(hands, start_method(game), at_work)


def start_method(game: str = "") -> BaseContext:
    """How processes are started; the one that they are copies of begins to read at once, while others prepare.

    It reads the games that are open here, and ``game``. There is one for the whole life of this process; a game that is
    opened later is read by each copy.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    from multiprocessing.forkserver import ensure_running
    from multiprocessing.resource_tracker import ensure_running as tracked

    context = get_context("forkserver")
    titles = {name: f"{package}.title" for name, (package, _) in shelf.packages().items()}
    wanted = [title for name, title in titles.items() if name == game or title in sys.modules]
    context.set_forkserver_preload([*PLAYING, *wanted])
    tracked()  # before: to start it lets Ctrl-C through again
    with _deaf():
        ensure_running()
    return context


@contextmanager
def _deaf() -> Iterator[None]:
    """Whatever is started meanwhile does not hear Ctrl-C, not even while it reads: that is for the one who hired.

    Whoever hired hears it afterwards.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
