"""Follies of a game's opponents: what no sensible player does, counted over games with fixed seeds.

One file a game; each has ``count(bot, games, seed)``: it plays so many games and tells how
often which folly was seen.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import msgspec


class Folly(msgspec.Struct, frozen=True):
    """Something that was counted: how often, and out of how many chances (0: there is nothing to compare it with)."""

    name: str
    times: float
    of: float = 0.0

    def told(self) -> str:
        """The count in figures."""
        if not self.of:
            return f"{self.times:g}"
        return f"{self.times:g} of {self.of:g} ({100 * self.times / self.of:.0f} %)"


#: plays so many games with a bot at every seat, from a seed, and counts
Counting = Callable[[str, int, str], list[Folly]]


def counted_games() -> list[str]:
    """The games that have such a count."""
    return sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))


def counting_of(game: str) -> Counting:
    """How the follies of a game are counted."""
    found: Counting = import_module(f"{__name__}.{game}").count
    return found


def table(follies: list[Folly]) -> str:
    """The counts, one a line."""
    wide = max((len(folly.name) for folly in follies), default=0)
    return "\n".join(f"{folly.name:<{wide}}  {folly.told()}" for folly in follies)
