"""Words for little room: of several units that differ in the first word of their names the rest is told once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sandtable.engine.narrate import Teller

#: so many words must be the same to be told once
SAME = 2


class ShortTeller(Teller):
    """Tells everything as it is told anywhere, but for rows of names."""

    def _named(self, value: Any) -> Any:
        named = super()._named(value)
        return merged(named) if isinstance(value, list | tuple) else named


class PlaceTeller(ShortTeller):
    """Tells of places by their names and by what is printed there to call them by, which a small board alone shows."""

    #: what a place is called in full, by its id
    places: Mapping[str, str] = {}

    def _named(self, value: Any) -> Any:
        full = self.places.get(value, "") if isinstance(value, str) else ""
        return full or super()._named(value)


def merged(names: Sequence[Any]) -> list[Any]:
    """``1st section (3rd company), 2nd section (3rd company)`` is ``1st, 2nd section (3rd company)``."""
    found: list[Any] = []
    for rest, alike in groupby(names, lambda name: name.partition(" ")[2] if isinstance(name, str) else ""):
        together = list(alike)
        if len(together) > 1 and len(rest.split()) >= SAME:
            found.append(f"{', '.join(name.partition(' ')[0] for name in together)} {rest}")
        else:
            found += together
    return found
