"""What others build on: a file that imports the package passes the strictest check of types."""

import re
import subprocess
import sys
from pathlib import Path

import sandtable

#: somebody's own program
PROGRAM = """
from random import Random

import sandtable
from sandtable.engine.contract import Action, Game, View
from sandtable.engine.fuzz import random_game
from sandtable.engine.states import State


class Cautious:
    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, rng: Random) -> Action:
        assert view.decision is not None
        return min(view.decision.actions, key=lambda action: self.risk(view, action))

    def risk(self, view: View, action: Action) -> float:
        odds = self.game.forecast(view, action)
        return 0.0 if odds is None else max(outcome.chance for group in odds.groups for outcome in group)


def play(name: str) -> list[float]:
    table = sandtable.new(name, seed=1)
    bots = [Cautious(table.game, seat) for seat in range(len(table.game.seats))]
    while (decision := table.decision) is not None:
        table.act(decision.seat, bots[decision.seat].choose(table.view(decision.seat), Random(1)))
    assert table.result is not None
    return table.result.scores


def last(name: str) -> State:
    state, decisions = random_game(sandtable.open_game(name), 1)
    reveal_type(decisions)
    return state
"""
WRONG = """
import sandtable

table: int = sandtable.new("colonial")
sandtable.new(7)
"""


def checked(folder: Path, text: str) -> str:
    (folder / "program.py").write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "program.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
    )
    return done.stdout + done.stderr


def test_a_program_that_uses_us_passes_mypy_strict(tmp_path):
    assert (Path(sandtable.__file__).parent / "py.typed").is_file()
    told = checked(tmp_path, PROGRAM)
    assert "Success: no issues found" in told, told
    assert re.search(r'Revealed type is "(builtins\.)?int"', told), "our types are not seen at all"


def test_a_program_that_misuses_us_does_not(tmp_path):
    told = checked(tmp_path, WRONG)
    assert "Found 2 errors" in told, told
