"""What a report is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from sandtable.games import shelf
from sandtable.lab.calibration.runs import Runs


class Asked(NamedTuple):
    """What a report was asked for: how many games, and which."""

    game: str
    games: int
    seed: int
    more: Mapping[str, int] = {}

    @property
    def command(self) -> str:
        """The command that writes the same report again."""
        counts = {"games": self.games, **self.more, "seed": self.seed}
        given = " ".join(f"--{name} {count}" for name, count in counts.items())
        return f"python -m sandtable.lab.calibration {self.game} {given}"


class Count(NamedTuple):
    """How many games there are to be, unless somebody says otherwise, and of what."""

    usual: int
    about: str


class Report(NamedTuple):
    """A report: what may be asked for, and what plays and tells it as files by name."""

    games: Count
    seed: int
    write: Callable[[Runs, Asked], Mapping[str, str]]
    #: further numbers of games that it may be asked for
    more: Mapping[str, Count] = {}


def reports() -> dict[str, Report]:
    """The reports there are, by game: each in the module that is called as its game."""
    there = [name for name in shelf.names() if Path(__file__).with_name(f"{name}.py").exists()]
    return {name: import_module(f"sandtable.lab.calibration.{name}").REPORT for name in there}
