"""Many games on many processes: numbered games in batches, put together in the order of their numbers.

What comes out never depends on how many processes there are: every game depends on its number alone.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from math import ceil
from time import perf_counter
from typing import TypeVar

from sandtable.lab.hiring import hired

T = TypeVar("T")

#: a batch should take about so many seconds, so that handing it out costs nothing
BATCH = 1.5
#: batches handed out for each process, so that none waits
AHEAD = 2


def spread_out(play: Callable[[int, int], T], count: int, jobs: int) -> Iterator[tuple[int, int, T]]:
    """Calls ``play(first, count)`` for numbered games in batches, each once; tells (first, count, what came of it).

    The batches come as they are done. With one job everything is played here.
    """
    done, size = 0, 1
    while done < count:  # first here, to learn how long a game takes
        batch = min(size, count - done)
        start = perf_counter()
        yield done, batch, play(done, batch)
        seconds = perf_counter() - start
        done += batch
        if jobs > 1 and seconds > BATCH / 10:
            size = max(1, ceil(batch * BATCH / seconds))
            break
        if seconds < BATCH / 2:
            size *= 2
    if done < count:
        yield from _on_processes(play, done, count, size, jobs)


def _on_processes(
    play: Callable[[int, int], T], done: int, count: int, size: int, jobs: int
) -> Iterator[tuple[int, int, T]]:
    running: dict[Future[T], tuple[int, int]] = {}
    with hired(jobs) as pool:
        try:
            while True:
                while len(running) < jobs * AHEAD and done < count:
                    batch = min(size, ceil((count - done) / (jobs * AHEAD)))  # towards the end fewer and fewer
                    with _interrupts_held():
                        running[pool.submit(play, done, batch)] = (done, batch)
                    done += batch
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield (*running.pop(future), future.result())
        except BaseException:  # whoever stops it need not wait for what is no longer wanted
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Whoever is started meanwhile is not interrupted while it starts; what comes meanwhile is heard afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
