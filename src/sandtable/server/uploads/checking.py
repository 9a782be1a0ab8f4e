"""The check of what somebody has brought: the one of ``sandtable pack check``, in a process of its own that is ended
when it takes too long or too much."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import BoundedSemaphore, Lock, Timer
from typing import Any, TypeVar

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.pack_proof import unsound, unsound_scenario
from sandtable.games import shelf
from sandtable.server.problems import Problem
from sandtable.server.thinking import Tell, Thinker, ThinkerLost
from sandtable.server.uploads.packs import write_out

#: seconds that a check may take, and that somebody waits for those before him
LONGEST, PATIENCE = 60.0, 20.0
#: so many are checked or wait; others are asked to come again
MOST_WAITING = 4
#: how much a check gives way to those who play
NICE = 10
#: bytes of memory that a check may take
MEMORY = 2 << 30

T = TypeVar("T")


class AskedPack(msgspec.Struct, frozen=True):
    """A pack to be checked."""

    game: str
    title: str
    files: dict[str, bytes]


class AskedScenario(msgspec.Struct, frozen=True):
    """A scenario to be checked with its game's own pack."""

    game: str
    text: str


class Checked(msgspec.Struct, frozen=True):
    """What is wrong; where that is nothing, a pack's fingerprint."""

    problems: list[Message]
    fingerprint: str = ""


class Checker:
    """One check at a time, and few who wait."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._waiting = BoundedSemaphore(MOST_WAITING)
        self._one = Lock()
        self._thinker: Thinker | None = None

    def check(self, work: Callable[[Any, Tell], Checked], asked: AskedPack | AskedScenario) -> Checked:
        """What a check finds. Raises a Problem where it takes too long, or too many want one."""
        if not self._waiting.acquire(blocking=False):
            raise Problem(503, "upload-busy")
        try:
            if not self._one.acquire(timeout=PATIENCE):
                raise Problem(503, "upload-busy")
            try:
                return self._alone(work, asked)
            finally:
                self._one.release()
        finally:
            self._waiting.release()

    def _alone(self, work: Callable[[Any, Tell], Checked], asked: AskedPack | AskedScenario) -> Checked:
        thinker = self._thinker = self._thinker or Thinker(NICE)
        end = Timer(self.longest, thinker.process.kill)
        end.start()
        try:
            found: Checked = thinker.ask(work, asked, lambda said: None)
        except ThinkerLost:
            self._thinker = None
            thinker.close()
            raise Problem(422, "upload-too-long", seconds=round(self.longest)) from None
        except MemoryError:
            raise Problem(422, "upload-too-long", seconds=round(self.longest)) from None
        finally:
            end.cancel()
        return found

    def close(self) -> None:
        """Ends whatever is being checked."""
        if self._thinker is not None:
            self._thinker.close()


# What the process of its own does


def pack_checked(asked: AskedPack, _: Tell) -> Checked:
    """The check of a pack: every file, every key, every scenario, and a while of play."""
    _confine()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        write_out(asked.files, folder)
        title = shelf.title.__wrapped__(asked.game, folder)
        problems = unsound(title)
        if problems:
            return Checked([_without(one, str(folder), asked.title) for one in problems])
        return Checked([], title.data_hash())


def scenario_checked(asked: AskedScenario, _: Tell) -> Checked:
    """The check of a scenario that somebody has written."""
    _confine()
    return Checked(unsound_scenario(shelf.title(asked.game), asked.text))


def _confine() -> None:
    """A check that wants all the machine's memory has none."""
    try:
        import resource
    except ImportError:  # Windows has none
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _without(told: Any, folder: str, title: str) -> Any:
    """What is told to people names no folder of the server's."""
    match told:
        case Message():
            return Message(told.id, {key: _without(fact, folder, title) for key, fact in told.args.items()})
        case str():
            return told.replace(folder, title)
        case list():
            return [_without(one, folder, title) for one in told]
    return told
