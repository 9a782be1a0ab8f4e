"""Who plays the games of a run: processes of this machine, or the workers of a Dask cluster.

A crew is handed batches of numbered games and tells which are done. A worker that dies costs nothing but time: what
it had in hand is handed out again, and since a game depends on its number alone, it comes out the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from math import ceil
from time import perf_counter
from typing import Any, Protocol, TypeVar

from sandtable.engine.faults import Fault
from sandtable.lab.hiring import hired

T = TypeVar("T")
#: what plays a batch of games
Play = Callable[[Sequence[int]], T]

#: a batch should take about so many seconds: handing it out costs nothing then, and little is lost with a worker
BATCH = 2.0
#: batches handed out for each worker, so that none waits
AHEAD = 2
#: no batch is more than this part of an even share of what is left
SHARES = 1.5
#: a batch whose worker has died so often is not tried again: the games themselves may kill it
TRIES = 4


class CrewLost(Fault):
    """Workers that die over the same games again and again, or a cluster that cannot be reached."""


class WorkerDied(Exception):
    """A batch that its worker did not live to finish."""


class Crew(Protocol):
    """Those who play."""

    @property
    def hands(self) -> int:
        """How many can play at once."""

    def make_ready(self, ready: Callable[[], None]) -> None:
        """Has everybody do what comes before the first game, while others prepare."""

    def submit(self, play: Play[T], numbers: Sequence[int]) -> Any:
        """Hands out a batch; what comes back stands for it."""

    def done(self, handed_out: Iterable[Any]) -> Iterable[Any]:
        """Waits until some of the batches are done."""

    def result(self, batch: Any) -> Any:
        """What came of a batch that is done; raises WorkerDied."""

    def close(self, *, at_once: bool) -> None:
        """Sends everybody home; ``at_once`` without waiting for what they have in hand."""


class Processes:
    """Processes of this machine; after one has died there are new ones."""

    def __init__(self, hands: int, game: str = "") -> None:
        self.hands = hands
        self.pool = hired(hands, game)

    def make_ready(self, ready: Callable[[], None]) -> None:
        """Starts them, each with this."""
        for _ in range(self.hands):
            self.pool.submit(ready)

    def submit(self, play: Play[T], numbers: Sequence[int]) -> Future[T]:
        """Hands out a batch; one death spoils the whole pool, and then there is a new one."""
        try:
            return self.pool.submit(play, numbers)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = hired(self.hands)
            return self.pool.submit(play, numbers)

    def done(self, handed_out: Iterable[Future[Any]]) -> Iterable[Future[Any]]:
        """Waits for the first."""
        return wait(handed_out, return_when=FIRST_COMPLETED).done

    def result(self, batch: Future[T]) -> T:
        """What came of it."""
        try:
            return batch.result()
        except BrokenProcessPool:
            raise WorkerDied from None

    def close(self, *, at_once: bool) -> None:
        """Ends the processes."""
        self.pool.shutdown(wait=not at_once, cancel_futures=True)


class Cluster:
    """The workers of a Dask cluster, by the address of its scheduler; they need this package installed."""

    def __init__(self, address: str, patience: float = 30) -> None:
        try:
            self.dask: Any = import_module("distributed")
        except ImportError:
            raise CrewLost("lab-needs", package="distributed") from None
        try:
            self.client = self.dask.Client(address, timeout=patience, set_as_default=False)
            self.client.wait_for_workers(1, timeout=patience)
        except (OSError, TimeoutError, ValueError) as error:
            raise CrewLost("lab-no-cluster", address=address, error=str(error) or type(error).__name__) from None
        #: what workers do before their first game; who lets go of it calls it off
        self.getting_ready: list[Any] = []

    @property
    def hands(self) -> int:
        """A game for each worker that is there just now: they may come and go."""
        return max(1, len(self.client.nthreads()))

    def make_ready(self, ready: Callable[[], None]) -> None:
        """Every worker that is there does it, before its first game."""
        self.getting_ready += [
            self.client.submit(ready, workers=[address], pure=False) for address in self.client.nthreads()
        ]

    def submit(self, play: Play[T], numbers: Sequence[int]) -> Any:
        """Hands out a batch."""
        return self.client.submit(play, numbers, pure=False)

    def done(self, handed_out: Iterable[Any]) -> Any:
        """Waits for the first."""
        with self.client.as_current():
            return self.dask.wait(list(handed_out), return_when="FIRST_COMPLETED").done

    def result(self, batch: Any) -> Any:
        """What came of it."""
        try:
            return batch.result()
        except self.dask.scheduler.KilledWorker:
            raise WorkerDied from None

    def close(self, *, at_once: bool) -> None:
        """Leaves the cluster; what it still has in hand is called off."""
        self.client.close()


class Pace:
    """How many games make a batch, learnt from how long they take."""

    def __init__(self) -> None:
        self.size = 1

    def next(self, left: int, hands: int) -> int:
        """How many games are handed out next: towards the end fewer and fewer, so that all are done at once."""
        return min(self.size, ceil(left / (hands * AHEAD * SHARES)))

    def note(self, games: int, seconds: float) -> None:
        """So many games have taken so long: no batch grows more than fourfold at a time."""
        wanted = ceil(games * BATCH / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 4 * max(games, self.size)))


def work_through(crew: Crew, play: Play[list[T]], numbers: Iterable[int]) -> Iterator[list[T]]:
    """Has every numbered game played once, and gives them as they are done, in batches of any order."""
    waiting: deque[Sequence[int]] = deque()
    left = deque(numbers)
    tries: dict[int, int] = {}
    running: dict[Any, tuple[Sequence[int], float]] = {}
    pace = Pace()
    done: list[tuple[Any, Sequence[int], float]] = []
    while waiting or left or running or done:
        hands = crew.hands
        while (waiting or left) and len(running) < hands * AHEAD:
            size = pace.next(len(left), hands)
            batch = waiting.popleft() if waiting else [left.popleft() for _ in range(size)]
            running[crew.submit(play, batch)] = batch, perf_counter()
        for handed, batch, seconds in done:  # fetched while everybody has something to do again
            try:
                found = crew.result(handed)
            except WorkerDied:
                tries[batch[0]] = tries.get(batch[0], 0) + 1
                if tries[batch[0]] >= TRIES:
                    raise CrewLost("lab-workers-die", first=batch[0], last=batch[-1]) from None
                waiting.append(batch)
                continue
            pace.note(len(batch), seconds / AHEAD)
            yield found
        done = []
        for handed in list(crew.done(running)) if running else []:
            batch, since = running.pop(handed)
            done.append((handed, batch, perf_counter() - since))
