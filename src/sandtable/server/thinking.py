"""Thinking takes place in processes of its own, so that nobody at a table waits for it: bots, hints and reviews alike.

This module is also what such a process runs: it reads what is to be worked out, tells what comes of it, and reads on
until nobody asks any more.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Lock
from typing import Any, BinaryIO

import msgspec

from sandtable.bots.search import General, Planned
from sandtable.engine.contract import Action, Game, View
from sandtable.games import shelf

#: how much a general gives way to everybody else on the machine
NICE = 5

#: told how far something is
Tell = Callable[[Any], None]
#: something to be worked out: a function of a module, what it is about, and whom to tell how far it is
Work = Callable[[Any, Tell], Any]


class Question(msgspec.Struct, frozen=True):
    """A decision of a bot: what is played, who asks, what its seat sees, and what it remembers."""

    game: str
    scenario: str
    options: tuple[tuple[str, Any], ...]
    bot: str
    view: View
    seed: str
    memory: Planned
    pack: Path | None = None


#: what was chosen, and what the bot remembers of it
Answer = tuple[Action, Planned]


class ThinkerLost(Exception):
    """A process that was ended while it thought."""


class Thinker:
    """One process that thinks for others."""

    def __init__(self, nice: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.server.thinking", str(nice)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._asking = Lock()

    def ask(self, work: Work, about: Any, tell: Tell) -> Any:
        """What comes of some work; whatever goes wrong with it is raised here."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            with self._asking:
                pickle.dump((work, about), self.process.stdin)
                self.process.stdin.flush()
                while True:
                    done, said = pickle.load(self.process.stdout)
                    if done:
                        break
                    tell(said)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError) as error:
            raise ThinkerLost from error
        if isinstance(said, Exception):
            raise said
        return said

    def close(self) -> None:
        """Ends it, whatever it thinks about."""
        self.process.kill()
        self.process.wait()
        with self._asking:  # whoever waits for an answer hears that there is none
            for pipe in (self.process.stdin, self.process.stdout):
                assert pipe is not None
                with suppress(BrokenPipeError):  # a question that was on its way
                    pipe.close()


class Thinkers:
    """As many processes as the machine has processors to spare, or as wanted, each started when it is first needed."""

    def __init__(self, most: int | None = None, nice: int = NICE) -> None:
        self._free: SimpleQueue[Thinker | None] = SimpleQueue()
        self._started: list[Thinker] = []
        self._nice = nice
        self._closed = False
        self.most = most or max(1, (os.cpu_count() or 2) - 1)
        for _ in range(self.most):
            self._free.put(None)

    def think(self, work: Work, about: Any, tell: Tell = lambda said: None) -> Any:
        """What comes of some work, as soon as a process is free; in a new one if somebody has ended the first."""
        try:
            return self._think(work, about, tell)
        except ThinkerLost:
            return self._think(work, about, tell)

    def _think(self, work: Work, about: Any, tell: Tell) -> Any:
        with self._one() as thinker:
            return thinker.ask(work, about, tell)

    @contextmanager
    def _one(self) -> Iterator[Thinker]:
        thinker = self._free.get()
        try:
            if self._closed:
                raise ThinkerLost
            if thinker is None:
                thinker = Thinker(self._nice)
                self._started.append(thinker)
            yield thinker
        except ThinkerLost:
            thinker = None  # the next question finds a new one
            raise
        finally:
            self._free.put(thinker)

    def close(self) -> None:
        """Ends all of them."""
        self._closed = True
        for thinker in self._started:
            thinker.close()


@lru_cache(maxsize=8)
def opened(game: str, scenario: str, options: tuple[tuple[str, Any], ...], pack: Path | None = None) -> Game:
    """A game, once for each process."""
    return shelf.title(game, pack).open(scenario, dict(options))


def give_way(nice: int) -> None:
    """What thinks leaves interrupts to the server, and the processor to whoever plays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(nice)


def chosen(question: Question, _: Tell) -> Answer:
    """What a general chooses."""
    game = opened(question.game, question.scenario, question.options, question.pack)
    general = game.title.bots()[question.bot](game, question.view.seat)
    assert isinstance(general, General)
    general.memory = question.memory
    return general.choose(question.view, Random(question.seed)), general.memory


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Works things out until nobody asks any more."""

    def say(done: bool, what: Any) -> None:
        pickle.dump((done, what), told)
        told.flush()

    while True:
        try:
            work, about = pickle.load(asked)
        except EOFError:
            return
        try:
            found: Any = work(about, lambda said: say(False, said))
        except Exception as error:
            found = error
        say(True, found)


if __name__ == "__main__":
    give_way(int(sys.argv[1]))  # it ends when nobody can ask any more
    serve(sys.stdin.buffer, sys.stdout.buffer)
