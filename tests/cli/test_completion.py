"""A shell asks the program how a line goes on."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.shell import environment, sandtable

PROGRAM = Path(sys.executable).with_name("sandtable")


def finished(home, line):
    """What a shell offers for the last word of a line."""
    words = f"sandtable {line}"
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" ")), "_SANDTABLE_COMPLETE": "complete_bash"}
    done = subprocess.run(
        [PROGRAM], capture_output=True, text=True, timeout=300, check=False, env={**environment(home), **asked}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_games_scenarios_bots_and_options_are_offered(tmp_path):
    assert finished(tmp_path, "play kol") == ["kolwezi"]
    assert "tel-asra" in finished(tmp_path, "play colonial -s t")
    assert "tribes=captain" in finished(tmp_path, "play colonial -b tribes=")
    assert {"reserves=true", "reserves=false"} <= set(finished(tmp_path, "play guerra -o reserves="))
    assert finished(tmp_path, "simulate wor") == ["world_war_africa"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_its_lines(tmp_path, shell):
    assert "_SANDTABLE_COMPLETE" in sandtable("completion", shell, home=tmp_path).stdout
