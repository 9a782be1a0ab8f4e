"""A game that somebody else has written, installed by pip: it plays in the terminal as our own do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth.plugged import install


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def sandtable(installed: Path, *args: str, typed: str = "") -> str:
    path = os.pathsep.join([str(installed), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "sandtable.cli", *args],
        input=typed,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_on_the_shelf(installed):
    assert "footrace" in sandtable(installed, "games")


def test_it_is_played_to_its_end_in_the_terminal_and_proved(installed, tmp_path):
    save = tmp_path / "race.journal"
    blue = ["--bot", "blue=runner", "--save", str(save), "--lang", "en"]
    assert "First at the tape" in sandtable(installed, "play", "footrace", "--plain", *blue, typed="2\n" * 12)
    assert "true" in sandtable(installed, "verify", str(save), "--json")


def test_its_laws_hold(installed):
    assert '"listed_refused":0' in sandtable(installed, "fuzz", "footrace", "--games", "20", "--json").replace(" ", "")
