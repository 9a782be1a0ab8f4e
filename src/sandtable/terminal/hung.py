"""Lines to read that hang: what does not fit into one goes on under its own beginning, at whatever width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from shutil import get_terminal_size
from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

#: what stands between two facts of a line
DOT = " · "
#: what a line begins with that the rest of it hangs behind: blanks, a bullet, a counter, points
HEAD = re.compile(r"\s*(?:• |[\[(|][^\])|]{1,3}[\])|] |[+−±]?\d+[.)]? +(?=\S)|[<>]?\d+\u00a0% +)?")
#: a line is not broken behind a fact that ends before this part of it
EARLY = 0.45
#: however narrow it is, so much is left of a line
LEAST = 8


class Hung:
    """A text whose lines hang; those that begin at the edge hang by ``step``."""

    def __init__(self, text: Text, step: int = 0) -> None:
        self.text, self.step = text, step

    def __str__(self) -> str:
        return self.text.plain

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split("\n", allow_blank=True):
            yield from hanging(line, options.max_width, self.step)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((len(line) for line in self.text.plain.splitlines()), default=0)
        return Measurement(min(LEAST, options.max_width), min(longest, options.max_width))


def hanging(line: Text, width: int, step: int = 0) -> list[Text]:
    """A line in pieces no wider than this, all but the first under its words."""
    if len(line) <= width:
        return [line]
    head = HEAD.match(line.plain)
    indent = min(head.end() if head else 0, width // 2) or step
    pieces = list(cuts(line.plain, width, width - indent))
    found = [line[start:end] for start, end in pieces]
    return [found[0], *(Text.assemble(" " * indent, piece) for piece in found[1:])]


def to_fit(line: str, sink: TextIO) -> list[str]:
    """A line of plain text in pieces that fit a terminal; whole where it goes to a file or a pipe."""
    if not sink.isatty():
        return [line]
    return [piece.plain for piece in hanging(Text(line), get_terminal_size().columns - 1, 2)]


def cuts(plain: str, first: int, others: int) -> Iterator[tuple[int, int]]:
    """Where a line is cut: behind a fact if that leaves enough of it, or else behind a word, or wherever it must be."""
    start, width = 0, max(first, LEAST)
    while len(plain) - start > width:
        window = plain[start : start + width + len(DOT)]
        at_dot = window.rfind(DOT)
        at_word = plain.rfind(" ", start, start + width + 1) - start
        if at_dot >= width * EARLY:
            end, skipped = start + at_dot, len(DOT)
        elif at_word > (len(window) - len(window.lstrip())):
            end, skipped = start + at_word, 1
        else:
            end, skipped = start + width, 0
        yield start, end
        start, width = end + skipped, max(others, LEAST)
    yield start, len(plain)
