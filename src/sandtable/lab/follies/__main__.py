"""Counts the follies of a bot: ``python -m sandtable.lab.follies kolwezi --games 100 --bot captain --seed 1``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from sandtable.lab.follies import counted_games, counting_of, table


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games and prints the counts."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.lab.follies", description=__doc__)
    parser.add_argument("game", choices=counted_games())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", required=True, help="who plays, as the game's list of opponents calls him")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    asked = parser.parse_args(given)
    print(table(counting_of(asked.game)(asked.bot, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
