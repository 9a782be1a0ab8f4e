"""How fast random play is: in the build that runs and in pure Python, in turn, each by processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

import msgspec

from sandtable.built import BUILD, PURE
from sandtable.engine.contract import Game
from sandtable.engine.fuzz import random_game
from sandtable.games import shelf

#: so many times both builds play in turn, and the best of each counts: others on the machine only ever slow it down
TURNS = 3


class Pace(msgspec.Struct):
    """Whole random games over all scenarios of a game, and the processor time that they took."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        """Decisions a second."""
        return round(self.decisions / self.seconds, 1)


def pace(games: list[Game], seconds: float) -> Pace:
    """Plays for so many seconds of processor time, every scenario at least once; warmed up first."""
    for number, game in enumerate(games):
        random_game(game, f"warm-{number}", check=False)
    count = decisions = 0
    start = process_time()
    while process_time() - start < seconds or count < len(games):
        decisions += random_game(games[count % len(games)], f"bench-{count}", check=False)[1]
        count += 1
    return Pace(count, decisions, process_time() - start)


def scenarios(name: str) -> list[Game]:
    """A game opened on each of its scenarios."""
    title = shelf.title(name)
    return [title.open(scenario) for scenario in title.scenarios()]


def paces(name: str, seconds: float) -> tuple[Pace, Pace]:
    """In the build that runs, and in pure Python; where that is what runs, it is one and the same."""
    if BUILD != "compiled":
        here = pace(scenarios(name), seconds)
        return here, here
    turns = [(pace_in(False, name, seconds), pace_in(True, name, seconds)) for _ in range(TURNS)]
    compiled, pure = zip(*turns, strict=True)
    return max(compiled, key=lambda turn: turn.decisions_per_s), max(pure, key=lambda turn: turn.decisions_per_s)


def pace_in(pure: bool, name: str, seconds: float) -> Pace:
    """Has a process of its own play, in pure Python or in the build that is there."""
    asked = [sys.executable, "-m", "sandtable.lab.pace", name, str(seconds)]
    told = subprocess.run(asked, env={**os.environ, PURE: "1" if pure else "0"}, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(told.stdout, type=Pace)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(pace(scenarios(sys.argv[1]), float(sys.argv[2]))))
