"""Crews: batches that grow and shrink, hands that are ready early, and processes that outlive nobody."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from heapq import heappop, heappush
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from sandtable.lab import crews
from sandtable.lab.crews import Processes, work_through


class Clockwork:
    """A crew for which a game takes a fixed time, by a clock of its own; each batch costs a little more."""

    def __init__(self, hands: int, game: float, batch: float = 0.002) -> None:
        self.hands, self.game, self.batch, self.now = hands, game, batch, 0.0
        self.free = [0.0] * hands
        self.handed: list[tuple[float, int, list[int]]] = []

    def make_ready(self, ready: Callable[[], None]) -> None:
        """They are."""

    def submit(self, play: Any, numbers: Sequence[int]) -> int:
        first = max(self.now, heappop(self.free))
        end = first + self.batch + self.game * len(numbers)
        heappush(self.free, end)
        self.handed.append((end, len(self.handed), list(numbers)))
        return len(self.handed) - 1

    def done(self, handed_out: Iterable[int]) -> list[int]:
        end, one, _ = min(self.handed[number] for number in handed_out)
        self.now = max(self.now, end)
        return [one]

    def result(self, batch: int) -> list[int]:
        return self.handed[batch][2]

    def close(self, *, at_once: bool) -> None:
        """They go."""


@pytest.mark.parametrize("hands", [1, 2, 7])
@pytest.mark.parametrize("game", [0.001, 0.016, 0.1, 1.3])
def test_all_hands_are_done_at_once(hands: int, game: float, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Clockwork(hands, game)
    monkeypatch.setattr(crews, "perf_counter", lambda: crew.now)
    played = [number for batch in work_through(crew, list, range(1000)) for number in batch]
    assert sorted(played) == list(range(1000))
    last = sorted(crew.free)
    assert last[-1] - last[0] <= 2 * game + 0.01  # nobody waits longer than for a game or two
    assert last[-1] < 1.06 * 1000 * game / hands + 0.3  # and handing out costs next to nothing


class Far(Clockwork):
    """A crew whose results are long on the way; it notes how many batches are in hand while one is fetched."""

    def __init__(self, hands: int) -> None:
        super().__init__(hands, game=0.016)
        self.in_hand: list[int] = []

    def result(self, batch: int) -> list[int]:
        games = sum(len(numbers) for _, _, numbers in self.handed)
        if games < 1000:  # afterwards there is nothing left to hand out
            self.in_hand.append(len(self.handed) - len(self.in_hand) - 1)
        self.now += 0.1
        return super().result(batch)


def test_everybody_has_something_to_do_while_results_are_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = Far(hands=2)
    monkeypatch.setattr(crews, "perf_counter", lambda: crew.now)
    played = [number for batch in work_through(crew, list, range(1000)) for number in batch]
    assert sorted(played) == list(range(1000))
    assert set(crew.in_hand) == {2 * crews.AHEAD}


def beginning(folder: Path) -> None:
    (folder / f"ready-{os.getpid()}").touch()


def who(numbers: Sequence[int]) -> list[int]:
    sleep(0.05)
    return [os.getpid() for _ in numbers]


def test_hands_are_ready_before_their_first_game(tmp_path: Path) -> None:
    crew = Processes(2)
    crew.make_ready(partial(beginning, tmp_path))
    end = monotonic() + 300
    while not list(tmp_path.iterdir()):
        assert monotonic() < end, "nobody got ready"
        sleep(0.02)
    played = {pid for batch in work_through(crew, who, range(12)) for pid in batch}
    crew.close(at_once=False)
    ready = {int(path.name.removeprefix("ready-")) for path in tmp_path.iterdir()}
    assert ready
    assert ready <= played


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


ALONE = """
import os, sys, time
from sandtable.lab.crews import Processes

if __name__ == "__main__":
    crew = Processes(2)
    print(*{pid for pid in (crew.result(crew.submit(PLAY, [0]))[0] for _ in range(3))}, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process that is killed takes its own along")
def test_nobody_stays_when_whoever_hired_is_killed() -> None:
    code = "from tests.lab.test_crews import who as PLAY" + ALONE
    hirer = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert hirer.stdout
    workers = [int(pid) for pid in hirer.stdout.readline().split()]
    assert workers
    hirer.send_signal(signal.SIGKILL)
    hirer.wait()
    end = monotonic() + 300
    while any(is_there(pid) for pid in workers):
        assert monotonic() < end, "somebody is still there"
        sleep(0.05)
