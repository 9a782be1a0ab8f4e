"""Odds to read in little room: a line for each outcome where that fits, or closer together."""

from __future__ import annotations

import re
from itertools import groupby

from rich.text import Text

from sandtable.terminal.hung import hanging

#: what the eye looks for among odds: chances, and points won or lost
FIGURES = r"\d+(?:[.,]\d+)?[\s\u00a0\u202f]?%|(?<![\w–-])[+−-]\d+(?:[.,]\d+)?"
#: an outcome behind how likely it is
ROW = re.compile(r"\s*([<>]?\d+\u00a0%)  (.*)")


def stressed(lines: list[str]) -> Text:
    """Odds to read, their figures in bold."""
    text = Text("\n".join(lines))
    text.highlight_regex(FIGURES, "bold")
    return text


def fitted(lines: list[str], rows: int, width: int) -> list[str]:
    """Odds in no more rows than there are, if that can be: without blank lines, then what belongs together in one.

    What has a heading gives way first, it is how the dice fall; then what takes the most rows, of equals the last.
    """
    if height_of(lines, width) <= rows:
        return lines
    blocks = [list(block) for blank, block in groupby(lines, key=bool) if blank]
    headed = [len(block) > 1 and not ROW.fullmatch(block[0]) for block in blocks]
    gives_way = sorted(range(len(blocks)), key=lambda one: (headed[one], len(blocks[one]), one), reverse=True)
    for joined in range(len(blocks) + 1):
        closed = gives_way[:joined]
        for bare in (False, True):
            closer = [
                line
                for place, block in enumerate(blocks)
                for line in (_joined(block, bare) if place in closed else block)
            ]
            if height_of(closer, width) <= rows:
                return closer
    return closer


def cut(lines: list[str], rows: int, width: int, more: str) -> list[str]:
    """As many whole lines as go into so many rows, and then that there is ``more``."""
    if height_of(lines, width) <= rows:
        return lines
    kept = list(lines)
    while kept and (not kept[-1] or height_of([*kept, more], width) > rows):
        kept.pop()
    return [*kept, more]


def height_of(lines: list[str], width: int) -> int:
    """How many rows they take."""
    return sum(len(hanging(Text(line), max(1, width))) for line in lines)


def _joined(block: list[str], bare: bool) -> list[str]:
    """Outcomes that are decided together, one behind the other; after what they are about, unless it finds no room."""
    head = [line for line in block[:1] if not ROW.fullmatch(line)]
    rows = [ROW.fullmatch(line) for line in block[len(head) :]]
    parts = [f"{row[2]} {row[1]}" for row in rows if row]
    if not parts or len(parts) < len(rows):
        return block
    return [" – ".join([*([] if bare else head), " · ".join(parts)])]
