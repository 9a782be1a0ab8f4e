"""A process killed or interrupted at any moment loses at most the action in flight."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import sandtable as package
from tests.cli.shell import COMMAND, environment, read_json, sandtable


def hears_interrupts() -> None:
    """A command at somebody's terminal hears Ctrl-C, even where these tests run in the background and do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(home, *words):
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        preexec_fn=hears_interrupts,
    )


def until(condition, seconds=300.0):
    """Waits for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.mark.parametrize("after", [1, 20, 75])
def test_killed_in_the_middle_of_actions(tmp_path, after):
    """Two bots play as fast as they can; the process is killed while it writes."""
    save = tmp_path / "g.journal"
    words = (
        "play",
        "colonial",
        "--save",
        save,
        "--bot",
        "government=random",
        "--bot",
        "tribes=random",
        "--seed",
        after,
    )
    process = start(tmp_path, *words)
    until(lambda: save.exists() and save.read_bytes().count(b"\n") > after)
    process.kill()
    process.communicate()
    whole = save.read_bytes().count(b"\n") - 1
    found = read_json("verify", save, home=tmp_path)
    assert found["ok"]
    assert found["actions"] == whole >= after, "every line that was finished counts"
    sandtable("play", "--resume", save, home=tmp_path)
    table = package.load(save)
    assert table.result is not None, "the bots have played it out"
    assert read_json("verify", save, home=tmp_path)["ok"]


def test_what_is_answered_is_already_on_disk(tmp_path):
    """The player sees the next question only when the last answer is safe: killed there, nothing at all is lost."""
    save = tmp_path / "g.journal"
    process = start(tmp_path, "play", "colonial", "--save", save)
    for lines in range(2, 7):
        process.stdin.write("1\n")
        process.stdin.flush()
        until(lambda lines=lines: save.exists() and save.read_bytes().count(b"\n") == lines)
    process.kill()
    process.communicate()
    assert len(package.load(save).turned) == 5


def test_interrupted_at_the_question(tmp_path):
    save = tmp_path / "g.journal"
    process = start(tmp_path, "play", "colonial", "--save", save)
    process.stdin.write("1\n")
    process.stdin.flush()
    until(lambda: save.exists() and save.read_bytes().count(b"\n") == 2)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"Play on with: sandtable play --resume {save}" in out
    assert len(package.load(save).turned) == 1


def counting(home, command, jobs):
    """Many more games than anybody waits for, in a group of processes of its own."""
    return subprocess.Popen(
        [*COMMAND, command, "colonial", "--games", "100000", "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        start_new_session=True,
        preexec_fn=hears_interrupts,
    )


def is_stopped(process):
    """Interrupted as a terminal does it, the command and its processes alike, it says so and nothing else."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130, err
    *counted, last = err.splitlines()
    assert last == "Stopped."
    assert all(line.endswith("of 100,000") for line in counted), err
    assert out == ""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_interrupted_while_counting(tmp_path, command, jobs):
    process = counting(tmp_path, command, jobs)
    counted = process.stderr.readline()
    assert counted.endswith("of 100,000\n"), counted
    is_stopped(process)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes one has started")
@pytest.mark.parametrize("later", [0.0, 0.1])
def test_interrupted_while_its_processes_start(tmp_path, later):
    process = counting(tmp_path, "simulate", 2)
    started = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until(lambda: len(started.read_text().split()) >= 2)
    time.sleep(later)
    is_stopped(process)
