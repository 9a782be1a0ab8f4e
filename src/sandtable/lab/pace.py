"""How fast random play is: in the build that runs, and in pure Python beside it, measured by a process of its own."""

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


def pure_pace(name: str, seconds: float) -> Pace:
    """The same in pure Python."""
    if BUILD != "compiled":
        return pace(scenarios(name), seconds)
    asked = [sys.executable, "-m", "sandtable.lab.pace", name, str(seconds)]
    told = subprocess.run(asked, env={**os.environ, PURE: "1"}, check=True, capture_output=True)
    return msgspec.json.decode(told.stdout, type=Pace)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(pace(scenarios(sys.argv[1]), float(sys.argv[2]))))
