"""Two processes on one journal, and on one folder, a hundred times: one is refused, nothing acknowledged is lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.engine.journal import Journal

ROUNDS = 100

pytestmark = pytest.mark.skipif(os.name != "posix", reason="drives its processes by fork")


def rounds(what, folder):
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.rounds", what, str(folder), str(ROUNDS)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_hundred_rounds_of_two_processes_on_one_journal(tmp_path):
    found = rounds("journal", tmp_path)
    assert len(found["told"]) == 2 * ROUNDS, "in every round one of the two was refused, and so again"
    for _, words in found["told"]:
        assert "is being played by" in words
    for pid, words in found["told"][1::2]:
        assert f"process {pid} (" in words, "by then the first has left its card"
    assert set(found["late"]) == {"table:stale"}, "who had read before the others wrote was told so"
    assert sum(len(kept) for kept in found["acknowledged"].values()) > 2 * ROUNDS
    for name, kept in found["acknowledged"].items():
        written = [entry.chain for entry in Journal.read(tmp_path / name).entries]
        missing = [chain for chain in kept if chain not in written]
        assert missing == [], "an acknowledged action is lost"
        assert sandtable.verify(tmp_path / name).ok
    assert sorted(path.name for path in tmp_path.glob("*.held")) in ([], [f"{name}.held"])


def test_a_hundred_rounds_of_two_servers_on_one_folder(tmp_path):
    found = rounds("folder", tmp_path / "games")
    assert len(found["told"]) == 2 * ROUNDS
    for _, words in found["told"]:
        assert "already being served by" in words
    for pid, words in found["told"][1::2]:
        assert f"process {pid} (" in words
