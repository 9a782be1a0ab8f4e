"""The fenced blocks of a page, and how each kind is run.

A block that cannot be run says why, in a comment on the line above it: ``<!-- not run: it never ends -->``.
"""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

import sandtable
from sandtable.commands.app import app

FENCE = re.compile(r"^( *)```(\w*) *\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
NOT_RUN = re.compile(r"<!-- not run: (.{10,}) -->\s*$")
#: commands of a page play as many games as a reader has patience for; here two are enough
MANY = re.compile(r"--games \d+")


class Block(NamedTuple):
    """A block of code on a page; ``excuse`` says why it is not run."""

    line: int
    kind: str
    text: str
    excuse: str


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        before = text[: found.start()]
        excuse = NOT_RUN.search(before)
        indent = len(found[1])
        lines = "\n".join(line[indent:] for line in found[3].splitlines())
        yield Block(before.count("\n") + 1, found[2], lines, excuse[1] if excuse else "")


def run_python(text: str) -> None:
    """A program as a reader would copy it; those with prompts are doctests, which another test runs."""
    if ">>>" not in text:
        exec(compile(text, "a page", "exec"), {"__name__": "a_page"})


def run_toml(text: str) -> None:
    """A file as a reader would copy it; a position is set up."""
    written = tomllib.loads(text)
    if "game" in written and "scenario" in written:
        assert sandtable.position(written).decision is not None


def run_commands(text: str) -> None:
    """Commands as a reader would type them, one a line."""
    for line in filter(None, map(str.strip, text.splitlines())):
        command(line)


def run_console(text: str) -> None:
    """Commands with what they print: ``$`` before a command, ``…`` for anything."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        typed, _, expected = part.partition("\n")
        printed = "\n".join(line.rstrip() for line in command(typed).splitlines())
        pattern = re.escape(expected.strip()).replace("…", ".*?")
        assert re.search(pattern, printed, re.DOTALL), f"{typed} prints:\n{printed}"


def command(line: str) -> str:
    """What a command of ours prints; it must end well, whoever types nothing."""
    words = shlex.split(MANY.sub("--games 2", line), comments=True)
    assert words[0] == "sandtable", f"only our own command is run: {line}"
    done = CliRunner().invoke(app, words[1:], input="")
    assert done.exit_code == 0, f"{line}: {done.output}"
    return done.output


RUN = {
    "python": run_python,
    "toml": run_toml,
    "sh": run_commands,
    "console": run_console,
    # drawn when the site is built, and a mistake in them ends the build
    "odds": lambda text: None,
    "mermaid": lambda text: None,
    # what a program prints, or a list of files
    "text": lambda text: None,
    "ini": lambda text: None,
    "nginx": lambda text: None,
}
