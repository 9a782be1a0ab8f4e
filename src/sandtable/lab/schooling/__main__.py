"""Goes on schooling Kolwezi's general: ``python -m sandtable.lab.schooling second_day --rounds 10 --pairs 250``.

It begins with the weights that there are and writes what it has found to a file; whether they are better is for other
seeds to tell (``sandtable ladder``).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec

from sandtable.lab.schooling import rounds
from sandtable.lab.schooling.kolwezi import DAYS, KEPT_IN, cost, file_of, numbers, temper_of, usual


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games; after every round the file has what was found."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.lab.schooling", description=__doc__)
    parser.add_argument("day", choices=DAYS)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--pairs", type=int, default=250, help="of games a round")
    parser.add_argument("--seed", default="school", help="the same seed finds the same weights")
    parser.add_argument("--out", type=Path, default=KEPT_IN)
    asked = parser.parse_args(given)
    weights = usual()
    before = getattr(weights, asked.day)
    course = rounds(numbers(before), partial(cost, asked.day, weights), asked.seed, asked.pairs)
    for number, found in enumerate(islice(course, asked.rounds), 1):
        after = msgspec.structs.replace(weights, **{asked.day: temper_of(found.weights, before)})
        asked.out.write_text(file_of(after), encoding="utf-8")
        print(f"{number}: {found.cost:.2f}", flush=True)


if __name__ == "__main__":
    main()
