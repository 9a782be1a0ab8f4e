"""A name for which there is too little room: what tells it from the others there are stays."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

#: stands where something was left out
CUT = "…"
#: where a word begins, and behind a hyphen
WORD = re.compile(r"[^\s-]+")


def shortened(name: str, room: int, others: Collection[str] = ()) -> str:
    """As much of a name as there is room for: its beginning, or, where others begin alike, what differs as well.

    Most often that is a number or the last word: "Blue s…A" and "Blue s…B", "B…tower" and "B…hospit".
    """
    if len(name) <= room:
        return name
    start = name[: max(0, room - 1)]
    alike = [other for other in others if other != name and other.startswith(start)]
    if not alike or room < len(f"x{CUT}x"):
        return f"{start.rstrip()}{CUT}"
    for parts in _tried(name, room):
        if not any(_could_be(other, *parts) for other in others if other != name):
            return CUT.join(parts)
    initials = "".join(word[0] for word in WORD.findall(name)[1:])[: room - 2]
    return f"{name[: room - 1 - len(initials)]}{CUT}{initials}"


def _tried(name: str, room: int) -> Iterator[tuple[str, str]]:
    """What may be left of a name's beginning and of its end: as much of an early word as can be comes first."""
    for end in _ends(name)[1:]:
        kept = min(len(end), room - 2)
        for length in range(kept, 0, -1):
            yield name[: room - 1 - length].rstrip(), end[:length].rstrip(" ,-")


def _ends(name: str) -> list[str]:
    """A name from each of its words on."""
    return [name[start:] for start in (match.start() for match in WORD.finditer(name))]


def _could_be(other: str, start: str, end: str) -> bool:
    """Whether another name could be meant by these parts; of one that ends as it is told, its whole end is told."""
    return other.startswith(start) and any(one.startswith(end) for one in _ends(other)[1:])
