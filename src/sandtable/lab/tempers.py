"""How World War Africa's general came to care for what he cares for: settings thrown around his own, many games.

``python -m sandtable.lab.tempers --games 400 --spread 0.4 --seed 5`` plays him against the commander, by turns at
either side, every game with other settings, and tells what share he had, and for each setting how many points it
brings his side to have more of it. What is thrown differs in everything at once, so that every game tells something of
every setting; an effect of less than two errors tells nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import lru_cache, partial
from math import exp, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import msgspec

from sandtable.games.world_war_africa.bot import Commander
from sandtable.games.world_war_africa.bot_temper import SEASONED, Temper
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.theatre import REBEL, SIDES
from sandtable.games.world_war_africa.title import SCENARIO, title
from sandtable.lab.batches import spread_out
from sandtable.lab.calibration.figures import table, wilson
from sandtable.lab.ladder import timed

#: what a setting of 0 is thrown within
WIDE = 4.0


class Thrown(msgspec.Struct, frozen=True):
    """A game with settings of its own: what the general's side had of it, and by how many points."""

    settings: dict[str, float]
    share: float
    points: float


@lru_cache(maxsize=1)
def opened() -> WarGame:
    """The game, once for each process."""
    return title().open(SCENARIO)


def thrown(around: Temper, spread: float, rng: Random) -> Temper:
    """Other settings: each larger or smaller by about so much, switches on or off."""
    found: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(around).items():
        if isinstance(value, bool):
            found[name] = rng.random() < 0.5
        elif isinstance(value, int):
            found[name] = max(0, value + rng.choice((-1, 0, 1))) if value else 0
        else:
            found[name] = value * exp(rng.gauss(0, spread)) if value else rng.uniform(0, WIDE * spread)
    return Temper(**found)


def play(seed: str, spread: float, number: int) -> Thrown:
    """One game by its number: even ones as the Government."""
    seat = number % 2
    temper = thrown(SEASONED[seat], spread, Random(f"{seed}/{number}"))
    makers = [partial(Commander, temper=temper) if side == seat else Commander for side in range(len(SIDES))]
    result, _, _ = timed(opened(), makers, f"tempers/{seed}/{number}", seat)
    settings = {name: float(value) for name, value in msgspec.structs.asdict(temper).items()}
    share = {"won": 1.0, "drawn": 0.5, "lost": 0.0}[result.outcome(seat)]
    return Thrown(settings, share, result.scores[REBEL] * (1 if seat == REBEL else -1))


def several(seed: str, spread: float, first: int, count: int) -> list[Thrown]:
    """Games by their numbers."""
    return [play(seed, spread, number) for number in range(first, first + count)]


def effects(games: Sequence[Thrown]) -> list[tuple[str, float, float]]:
    """For each setting, points that a deviation more of it brings, and the error: the clearest first."""
    points = [game.points for game in games]
    usual, error = fmean(points), pstdev(points) / sqrt(len(points))
    found = []
    for name in games[0].settings:
        values = [game.settings[name] for game in games]
        centre, deviation = fmean(values), pstdev(values)
        if deviation:
            pairs = zip(values, points, strict=True)
            slope = fmean((value - centre) * (point - usual) for value, point in pairs) / deviation
            found.append((name, slope, error))
    return sorted(found, key=lambda one: -abs(one[1]))


def told(side: str, games: Sequence[Thrown]) -> str:
    """What the games of a side come to."""
    shares = [game.share for game in games]
    low, high = wilson(sum(shares), len(shares))
    heading = f"{side}: {100 * fmean(shares):.0f} % of {len(games)} ({100 * low:.0f} – {100 * high:.0f} %)"
    rows = [[name, f"{slope:+.2f}", f"{error:.2f}"] for name, slope, error in effects(games)]
    return f"{heading}\n\n{table(['setting', 'points', 'error'], rows)}"


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games and prints what they tell."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.lab.tempers", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--spread", type=float, default=0.4, help="how far settings are thrown; 0: not at all")
    parser.add_argument("--seed", default="5", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(given)
    batches = spread_out(partial(several, asked.seed, asked.spread), asked.games, asked.jobs)
    games = [game for _, _, batch in sorted(batches, key=lambda batch: batch[0]) for game in batch]
    print("\n\n".join(told(side, games[seat::2]) for seat, side in enumerate(SIDES) if games[seat::2]))


if __name__ == "__main__":
    main()
