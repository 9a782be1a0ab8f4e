"""The command at a terminal of its own: which table opens there, progress, and lessons that go on."""

import os
import pty
import re
import select
import signal
import subprocess
import time

import pytest

import sandtable as package
from tests.cli.shell import COMMAND, environment, sandtable


class Terminal:
    """A command with a terminal of its own."""

    def __init__(self, home, *words, **variables):
        self.master, own = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, words)],
            stdin=own,
            stdout=own,
            stderr=own,
            env={**environment(home), "TERM": "xterm-256color", **variables},
            start_new_session=True,
        )
        os.close(own)
        self.shown = ""

    def until(self, wanted, seconds=300.0):
        """Reads until a pattern has been shown."""
        end = time.monotonic() + seconds
        while not re.search(wanted, self.shown):
            assert time.monotonic() < end, self.shown[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # it has closed its terminal
                    break
        assert re.search(wanted, self.shown), self.shown[-2000:]

    def type(self, text):
        os.write(self.master, text.encode())

    def press(self, key, done, seconds=300.0):
        """The same key, a moment apart, until something has come of it: page after page may be before it."""
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, self.shown[-2000:]
            self.type(key)
            if select.select([self.master], [], [], 1.0)[0]:
                self.shown += os.read(self.master, 65536).decode(errors="replace")

    def end(self):
        """Waits for the command; its exit code."""
        code = self.process.wait(timeout=300)
        os.close(self.master)
        return code

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=300)
        os.close(self.master)


WHOLE_SCREEN = re.escape("\x1b[?1049h")


def test_a_terminal_gets_the_whole_screen_and_its_answers_are_on_disk_when_it_is_killed(tmp_path):
    save = tmp_path / "g.journal"
    table = Terminal(tmp_path, "play", "colonial", "-s", "tel-asra", "--save", save)
    table.until(WHOLE_SCREEN)
    table.until("to the table")
    table.press("\r", lambda: save.read_bytes().count(b"\n") > 1)
    table.kill()
    assert len(package.load(save).turned) == save.read_bytes().count(b"\n") - 1


def test_a_dumb_terminal_gets_plain_lines(tmp_path):
    table = Terminal(tmp_path, "play", "colonial", "-s", "tel-asra", TERM="dumb")
    table.until("Move[?,]")
    table.type("quit\n")
    table.until("Play on with: sandtable play --resume")
    assert table.end() == 0
    assert "\x1b" not in table.shown


def test_without_colours_the_screen_has_none(tmp_path):
    table = Terminal(tmp_path, "play", "colonial", "-s", "tel-asra", NO_COLOR="1", COLORTERM="truecolor")
    table.until("to the table")
    table.press("q", lambda: "Play on with" in table.shown)
    assert table.end() == 0
    colours = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)", table.shown)
    assert colours
    assert all(red == green == blue for red, green, blue in colours), "shades of grey alone"


@pytest.mark.parametrize("command", ["fuzz", "simulate"])
def test_progress_is_shown_while_games_are_played(tmp_path, command):
    shown = Terminal(tmp_path, command, "colonial", "--games", 12, "--jobs", 1)
    shown.until(r"\b[1-9]\d?/12")
    shown.until("12 ")
    assert shown.end() == 0


def test_a_lesson_goes_on_at_its_step(tmp_path):
    save = tmp_path / "lesson.journal"
    first = sandtable("play", "colonial", "--lesson", "--save", save, home=tmp_path, typed="\n\n\n")
    assert "First game, 4 of 19" in first.stdout
    again = sandtable("play", "--resume", save, home=tmp_path, typed="move gov-levy 0604\n")
    assert "First game, 3 of 19" not in again.stdout
    assert "First game, 4 of 19" in again.stdout
    assert "First game, 5 of 19" in again.stdout
    screen = Terminal(tmp_path, "play", "--resume", save)
    screen.until("First game, 5 of 19")
    screen.type("u")
    screen.until("First game, 6 of 19")
    screen.kill()
    last = sandtable("play", "--resume", save, home=tmp_path, typed="leave\n")
    assert "First game, 6 of 19" in last.stdout
    assert "First game" not in sandtable("play", "--resume", save, home=tmp_path).stdout
