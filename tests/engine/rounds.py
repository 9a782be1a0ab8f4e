"""Rounds of two processes that want the same thing: ``python -m tests.engine.rounds WHAT DIR ROUNDS``.

In every round two processes reach at once for one journal, or for one server's folder. Whoever gets it waits until the
other has been refused, then works, and is killed in the middle of it or ends by itself. What happened is printed as
JSON. Nobody waits for a time to pass: every step waits for a word from somebody, or for the end of a process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import sandtable
from sandtable.engine.faults import Fault
from sandtable.engine.messages import words
from sandtable.engine.table import Refused, Table
from sandtable.server.folder import Folder

IN, OUT, DONE = "in", "out", "done"


class Contender:
    """A process, and a line of words each way."""

    def __init__(self, work: Callable[[Contender], None]) -> None:
        to_child, from_parent = os.pipe()[::-1]
        to_parent, from_child = os.pipe()[::-1]
        self.pid = os.fork()
        if self.pid:
            os.close(from_parent)
            os.close(to_parent)
            self._out, self._in = os.fdopen(to_child, "w"), os.fdopen(from_child)
            return
        code = 1
        try:
            os.close(to_child)
            os.close(from_child)
            self._out, self._in = os.fdopen(to_parent, "w"), os.fdopen(from_parent)
            work(self)
            code = 0
        finally:
            os._exit(code)

    def say(self, *words: Any) -> None:
        with suppress(BrokenPipeError):
            self._out.write(json.dumps(words) + "\n")
            self._out.flush()

    def hear(self) -> list[Any]:
        """The next words; none once the other has gone."""
        line = self._in.readline()
        return json.loads(line) if line.endswith("\n") else []

    def end(self, kill: bool) -> list[Any]:
        """Kills it, or waits for its end; gives the rest of what it said."""
        if kill:
            os.kill(self.pid, signal.SIGKILL)
        else:
            self.say("goodbye")
        rest = []
        while said := self.hear():
            rest.append(said)
        os.waitpid(self.pid, 0)
        self._in.close()
        with suppress(BrokenPipeError):
            self._out.close()
        return rest


def contend(work: Callable[[Contender], None]) -> tuple[Contender, list[tuple[int, str]]]:
    """Two processes at once: the one that got in, and what the other was told, at first and when it asked again."""
    both = [Contender(work), Contender(work)]
    for one in both:
        assert one.hear() == ["ready"]
    for one in both:
        one.say("go")
    answers = [one.hear() for one in both]
    winner = both[[answer[0] for answer in answers].index(IN)]
    loser = both[1 - both.index(winner)]
    told = [answers[both.index(loser)]]
    if told[0][0] == OUT:
        loser.say("again")
        told.append(loser.hear())
    loser.end(kill=told[-1][0] == IN)
    return winner, [(winner.pid, said[-1]) for said in told]


# One journal


def writer(path: Path, seed: int) -> Callable[[Contender], None]:
    """Reads the journal, reaches for it, and plays on: every action is told only when it counts."""

    def work(parent: Contender) -> None:
        table = sandtable.load(path)
        parent.say("ready")
        parent.hear()
        _reach(parent, table.hold)
        _, most = parent.hear()
        rng = Random(seed)
        while table.decision is not None and len(table.turned) < most:
            table.act(table.decision.seat, rng.choice(table.decision.actions))
            parent.say(table.journal.chain)
        table.close()

    return work


def _reach(parent: Contender, hold: Callable[[], None]) -> None:
    """Until it is got, or refused twice."""
    for _ in range(2):
        try:
            hold()
        except Fault as fault:
            parent.say(OUT, str(fault))
            parent.hear()
        else:
            parent.say(IN)
            return
    os._exit(0)


def journal_rounds(folder: Path, rounds: int) -> dict[str, Any]:
    """What was acknowledged in each journal, what the second was told, and what became of one who had read before."""
    rng = Random(1)
    acknowledged: dict[str, list[str]] = {}
    told: list[tuple[int, str]] = []
    late: list[str] = []
    path = folder / "none"
    for number in range(rounds):
        if not path.exists() or sandtable.load(path).decision is None:
            path = folder / f"{number}.journal"
            sandtable.new("colonial", "tel-asra", seed=number, path=path).close()
        kept = acknowledged.setdefault(path.name, [])
        early = sandtable.load(path)
        winner, refused = contend(writer(path, number))
        told += refused
        kill = number % 5 > 0
        winner.say("play", len(early.turned) + (1_000 if kill else 5))
        for _ in range(rng.randrange(1, 6)):
            kept += winner.hear()
        kept += [chain for said in winner.end(kill) for chain in said]
        late.append(_late(early, rng, kept))
    return {"acknowledged": acknowledged, "told": told, "late": late}


def _late(early: Table, rng: Random, kept: list[str]) -> str:
    """Somebody who has read the journal before the round plays on now: what has been written since goes first."""
    assert early.decision is not None
    try:
        early.act(early.decision.seat, rng.choice(early.decision.actions))
    except Refused as refused:
        if early.decision is not None:
            early.act(early.decision.seat, rng.choice(early.decision.actions))
            kept.append(early.journal.chain)
        early.close()
        return refused.refusal.rule
    return "played"


# One folder


def folder_rounds(path: Path, rounds: int) -> dict[str, Any]:
    """What the second server on a folder was told."""

    def work(parent: Contender) -> None:
        folder = Folder(path)
        parent.say("ready")
        parent.hear()
        _reach(parent, folder.hold)
        parent.hear()
        folder.close()
        parent.say(DONE)

    told: list[tuple[int, str]] = []
    for number in range(rounds):
        winner, refused = contend(work)
        told += refused
        winner.say("play")
        winner.end(kill=number % 2 > 0)
    return {"told": told}


if __name__ == "__main__":
    words("en")  # read once, before the processes are made
    drive = {"journal": journal_rounds, "folder": folder_rounds}[sys.argv[1]]
    print(json.dumps(drive(Path(sys.argv[2]), int(sys.argv[3]))))
