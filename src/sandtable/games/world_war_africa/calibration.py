"""The calibration report: many games between two Commanders, how they end, and what moves the balance.

    python -m sandtable.games.world_war_africa.calibration --games 400 --seed 1998

plays the games and writes docs/calibration/world_war_africa.md with its plot. The same seed gives the same report,
however many processes play it. Every reconstructed value is varied in memory; no data file is changed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from random import Random
from statistics import mean, pstdev

from sandtable.engine.chance import key_from_seed
from sandtable.engine.options import complete
from sandtable.engine.spaces import each
from sandtable.games.world_war_africa.bot import Commander
from sandtable.games.world_war_africa.calibration_report import Played, written
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.pack import Pack
from sandtable.games.world_war_africa.theatre import REBEL, SIDES, Theatre
from sandtable.games.world_war_africa.title import OPTIONS, title
from sandtable.games.world_war_africa.victory import victory_points

BATCH = 5
#: what is told of a game besides its end
COUNTED = ("attack", "eliminated", "control", "flight", "river", "cache-bought", "contract", "movement-roll")

Change = Callable[[Pack], None]


# What is varied


def factors(shifts: dict[str, tuple[int, int]]) -> Change:
    """Other attack and defence factors for some factions; no defence falls below 1."""

    def change(pack: Pack) -> None:
        for unit in pack.counters.unit:
            attack, defence = shifts.get(unit.faction, (0, 0))
            old = unit.factors
            unit.factors = (max(0, old[0] + attack), max(1, old[1] + defence), old[2])

    return change


def first_crt(pack: Pack) -> None:
    """The CRT as first reconstructed: a unit less for the defender in seven results."""
    for die, column in ((5, 1), (4, 2), (3, 3), (6, 3), (2, 4), (5, 4), (1, 5)):
        pack.tables.crt.defender[die - 1][column] -= 1


def town_limit(limit: int) -> Change:
    """Another stacking limit of towns."""

    def change(pack: Pack) -> None:
        pack.tables.town.stacking = limit

    return change


def poor_mines(pack: Pack) -> None:
    """A Resource Points Chart that gives less; 4 must give 2 (10.2.4)."""
    pack.tables.resources.chart = [0, 0, 1, 2, 2, 2]


def both(*changes: Change) -> Change:
    """Several changes at once."""

    def change(pack: Pack) -> None:
        for each_change in changes:
            each_change(pack)

    return change


def as_it_is(pack: Pack) -> None:
    """The pack as it stands."""


#: the government's factors as first reconstructed
FIRST_GOVERNMENT = factors(
    {"FAC": (-1, -1), "ZB": (-1, -1), "AN": (-1, -1), "ALiR": (-1, 0), "FDD": (-1, 0), "CCR": (-1, 0)}
)

VARIANTS: dict[str, Change] = {
    "as packed": as_it_is,
    "all as first reconstructed": both(FIRST_GOVERNMENT, first_crt),
    "CRT as first reconstructed": first_crt,
    "government factors as first reconstructed": FIRST_GOVERNMENT,
    "Rwanda and ANC -1/-1": factors({"Rw": (-1, -1), "ANC": (-1, -1)}),
    "towns hold 4 units": town_limit(4),
    "poorer Resource Points Chart": poor_mines,
}


# Playing


@lru_cache(maxsize=2)
def opened(variant: str) -> WarGame:
    """The game with one value changed."""
    war = title()
    pack = deepcopy(war.pack)
    VARIANTS[variant](pack)
    return WarGame(war, pack, Theatre(pack), complete(OPTIONS, {}))


def play(game: WarGame, seed: str, at_random: int | None) -> Played:
    """One whole game; the seat ``at_random``, if any, plays any legal action."""
    bots, rng = [Commander(game, seat) for seat in range(len(SIDES))], Random(seed)
    state = game.setup(key_from_seed(seed))
    happened: Counter[str] = Counter()
    by_turn: list[int] = []
    while (decision := game.pending(state)) is not None:
        if len(by_turn) < state.turn:
            by_turn.append(victory_points(game, state).total)
        if decision.seat == at_random:
            action = decision.actions[int(rng.random() * len(decision.actions))]
        else:
            action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        happened.update(event.kind for event in game.apply(state, action) if event.kind in COUNTED)
    result = game.result(state)
    assert result is not None
    theatre = game.theatre
    return Played(
        winner=-1 if result.winner is None else result.winner,
        level=result.level,
        points=int(result.scores[REBEL]),
        sources={reason.about: reason.value for reason in victory_points(game, state).reasons},
        towns=[theatre.town_at[town].name for town in each(theatre.towns & state.ruled[REBEL])],
        by_turn=by_turn,
        happened=dict(happened),
    )


def batch(job: tuple[str, str, int | None, int, int]) -> list[Played]:
    """Some games in a row, for one process."""
    variant, seed, at_random, start, count = job
    game = opened(variant)
    return [play(game, f"{seed}-{number}", at_random) for number in range(start, start + count)]


class Series:
    """Plays games on some processes; the same seeds for every variant, so that differences are the values'."""

    def __init__(self, seed: int, workers: int) -> None:
        self.seed = seed
        self.pool = ProcessPoolExecutor(workers) if workers > 1 else None

    def games(self, variant: str, count: int, at_random: int | None = None) -> list[Played]:
        """So many games of a variant."""
        seed = f"{self.seed}" if at_random is None else f"{self.seed}/{SIDES[at_random]}"
        jobs = [(variant, seed, at_random, at, min(BATCH, count - at)) for at in range(0, count, BATCH)]
        done: Iterable[list[Played]] = self.pool.map(batch, jobs) if self.pool else map(batch, jobs)
        return [played for some in done for played in some]


def main() -> None:
    """Plays the games and writes the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games between two Commanders")
    parser.add_argument("--random", type=int, default=100, help="games against random play, for each side")
    parser.add_argument("--values", type=int, default=24, help="games for each variant of a value (0: none)")
    parser.add_argument("--seed", type=int, default=1998)
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"), help="where the report goes")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    series = Series(chosen.seed, chosen.workers)
    mirror = series.games("as packed", chosen.games)
    command = (
        f"python -m sandtable.games.world_war_africa.calibration --games {chosen.games} --random {chosen.random} "
        f"--values {chosen.values} --seed {chosen.seed}"
    )
    against = {side: series.games("as packed", chosen.random, 1 - side) for side in (0, 1)} if chosen.random else {}
    values = {name: series.games(name, chosen.values) for name in VARIANTS} if chosen.values else {}
    chosen.out.mkdir(parents=True, exist_ok=True)
    for name, text in written(command, mirror, against, values).items():
        (chosen.out / name).write_text(text, encoding="utf-8")
    points = [played.points for played in mirror]
    print(f"{len(mirror)} games, {mean(points):.2f} points on average, deviation {pstdev(points):.2f}")


if __name__ == "__main__":
    main()
