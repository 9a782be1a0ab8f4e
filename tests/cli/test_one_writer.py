"""Two commands on one saved game: the second is told who plays it, and looking is always possible."""

import subprocess

import pytest

from tests.cli.shell import COMMAND, environment, read_json, sandtable


@pytest.fixture
def played(tmp_path):
    """A game at somebody's terminal; the process, and where it is saved."""
    save = tmp_path / "g.journal"
    process = subprocess.Popen(
        [*COMMAND, "play", "colonial", "--save", str(save)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    for line in process.stdout:
        if str(save) in line:
            break
    yield process, save
    process.kill()
    process.communicate()


def test_a_game_that_is_being_played_is_refused_and_can_be_read(tmp_path, played):
    process, save = played
    raw = save.read_bytes()
    said = {
        "en": f"is being played by process {process.pid} (cli.py play colonial",
        "fr": f"est en train d'être joué par le processus {process.pid} (cli.py play colonial",
        "pt": f"está a ser jogado; quem o joga é o processo {process.pid} (cli.py play colonial",
    }
    for language, words in said.items():
        done = sandtable("play", "--resume", save, "--lang", language, home=tmp_path, typed="1\n", expect=2)
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert save.read_bytes() == raw
    assert read_json("verify", save, home=tmp_path)["ok"]
    assert sandtable("replay", save, home=tmp_path).stdout
    process.kill()
    process.wait()
    sandtable("play", "--resume", save, home=tmp_path, typed="1\n")
    assert read_json("verify", save, home=tmp_path)["actions"] == 1
