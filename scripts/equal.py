"""Plays the same random games in pure Python and in the compiled build, and tells where they differ.

``python scripts/equal.py`` (or ``make equal``) plays a thousand of every game and scenario, both builds side by side,
and has the compiled build prove every recorded game. What is found is written down part by part (build/equal.jsonl), so
that it can be stopped at any time and goes on from there, as long as the same sources are compiled.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

import sandtable
from sandtable.built import MADE_FROM, fingerprint
from sandtable.engine.journal import Journal
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.equal import differences

ROOT = Path(__file__).parent.parent
NOTES = ROOT / "build" / "equal.jsonl"
#: so many games of each scenario at a time
PART = 50


class Part(msgspec.Struct, frozen=True):
    """Some games of every scenario of a game, and the scenarios that the two builds play otherwise."""

    sources: str
    game: str
    first: int
    count: int
    differ: list[str] = []


def known(sources: str) -> list[Part]:
    """What was found before of these sources."""
    lines = NOTES.read_bytes().splitlines() if NOTES.is_file() else []
    parts = [msgspec.json.decode(line, type=Part) for line in lines]
    return [part for part in parts if part.sources == sources]


def played(names: list[str], games: int, done: list[Part]) -> Iterator[Part]:
    """Every part, those that were played before as they were found; some of every game before more of one."""
    found = {(part.game, part.first, part.count): part for part in done}
    sources = fingerprint(MADE_FROM.read_bytes())
    for first in range(0, games, PART):
        for name in names:
            count = min(PART, games - first)
            part = found.get((name, first, count))
            if part is None:
                part = Part(sources, name, first, count, differences(name, first, count))
                with NOTES.open("ab") as notes:
                    notes.write(msgspec.json.encode(part) + b"\n")
            yield part


def recorded(names: list[str]) -> int:
    """Plays the recorded games again in this build, which proves every position of them; tells how many there are."""
    folder = ROOT / "tests" / "recorded"
    paths = [path for name in names for path in sorted(folder.glob(f"{name}-*.journal"))]
    for path in paths:
        journal = Journal.parse(path.read_bytes())
        Table.resume(shelf.game_of(journal.header), journal)
    return len(paths)


def main() -> int:
    """Compares all games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="a game's name; none: all of them")
    parser.add_argument("--games", type=int, default=1000, help="random games of each scenario")
    wanted = parser.parse_args()
    if sandtable.BUILD != "compiled":
        print("there is no compiled build of these sources: make fast", file=sys.stderr)
        return 2
    names = wanted.game or shelf.names()
    print(f"recorded games, proven: {recorded(names)}", flush=True)
    NOTES.parent.mkdir(parents=True, exist_ok=True)
    alike: Counter[str] = Counter()
    differ = []
    for part in played(names, wanted.games, known(fingerprint(MADE_FROM.read_bytes()))):
        differ += [f"{part.game}/{scenario} from game {part.first} on" for scenario in part.differ]
        alike[part.game] += part.count
        print(f"{part.game}: {alike[part.game]} of every scenario", flush=True)
    print("\n".join(["they differ:", *differ]) if differ else "the same in both builds")
    return bool(differ)


sys.exit(main())
