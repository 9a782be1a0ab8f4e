"""Small statistics, and figures as the pages tell them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).parent


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    share = wins / count
    middle = share + z * z / (2 * count)
    spread = z * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    base = 1 + z * z / count
    return (middle - spread) / base, (middle + spread) / base


def middle_half(ordered: Sequence[float]) -> tuple[float, float]:
    """Between which values the middle half of the games lies; fewest first."""
    quarter = len(ordered) // 4
    return ordered[quarter], ordered[-1 - quarter]


def percent(part: float, whole: float, digits: int = 0) -> str:
    """A part of a whole."""
    return f"{100 * part / whole:.{digits}f} %"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table as Markdown."""
    return "\n".join([_line(head), "|" + "---|" * len(head), *map(_line, rows)])


def _line(cells: Sequence[str]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def page(game: str, facts: Mapping[str, str]) -> str:
    """A game's page, written by hand beside its report; what is in {{braces}} is filled in."""
    text = (HERE / f"{game}.md").read_text(encoding="utf-8")
    return re.sub(r"{{(\w+)}}", lambda found: facts[found[1]], text)
