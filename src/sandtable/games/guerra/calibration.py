"""The calibration report: many games of the Colonel against himself, who wins, by what, and where the front ends.

    python -m sandtable.games.guerra.calibration --games 400 --seed 1998

plays the games and writes docs/calibration/guerra.md with its plots beside it. The same seed gives the same report.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import msgspec

from sandtable.engine.contract import Action, Decision, Game
from sandtable.engine.fuzz import Broken, Chooser, Players, played
from sandtable.engine.journal import Journal
from sandtable.engine.spaces import each
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.games.guerra.bot import LEVELS
from sandtable.games.guerra.calibration_plots import front_map, margins
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import SCENARIO, Guerra, title

BATCH = 10
COLONEL, RANDOM = "colonel", "random"
#: where the points come from, in the words of the events
SOURCES = {
    "villages": "villages",
    "cities": "cities",
    "beyond-line": "beyond the line",
    "replacements": "unused replacements",
    "eliminated": "eliminated units",
    "eliminated-intervener": "of Uganda and Rwanda",
    "intervenes": "interventions",
    "angolan-units": "Angolan units",
    "kinshasa": "Kinshasa",
    "kisangani": "Kisangani",
    "bonus-city": "bonus cities",
}
#: who held the towns of the rulebook's account (1.1) when the front came to rest
HISTORY = {
    "Goma": "Rebels",
    "Bukavu": "Rebels",
    "Kisangani": "Rebels",
    "Kindu": "Rebels",
    "Kalemie": "Rebels",
    "Kasongo": "Rebels",
    "Kabalo": "Rebels",
    "Bumba": "Rebels",
    "Mbandaka": "government",
    "Mbuji-Mayi": "government",
    "Kananga": "government",
    "Kamina": "government",
    "Kinshasa": "government",
    "Matadi": "government",
    "Boma": "government",
}
#: parts of the map for the depth of the Rebels' ground: first and last row
BANDS = {"north (Bumba, Kisangani)": (1, 9), "centre (Kindu, Kasongo)": (10, 17), "south (Kabalo, Kamina)": (18, 27)}


class Played(msgspec.Struct, frozen=True):
    """One game: who won, the totals, the points by source, and who held each town and each hex at the end."""

    winner: int | None
    scores: list[float]
    sources: list[dict[str, int]]
    rebel_towns: list[str]
    rebel_ground: int


# Playing


def between(seated: tuple[str, str]) -> Players:
    """The Colonel or random play, by seat."""

    def players(game: Game, seed: int | str) -> Chooser:
        rng = Random(seed)
        colonels = [LEVELS[COLONEL](game, seat) for seat in range(len(seated))]

        def choose(state: State, decision: Decision) -> Action:
            if seated[decision.seat] == COLONEL:
                return colonels[decision.seat].choose(game.observe(state, decision.seat), rng)
            return decision.actions[int(rng.random() * len(decision.actions))]

        return choose

    return players


def checked(game: GuerraGame, state: State) -> list[str]:
    """What is wrong with a position: never anything."""
    assert isinstance(state, GuerraState)
    return game.check(state)


def play(game: GuerraGame, seated: tuple[str, str], seed: str) -> Played:
    """One whole game; every invariant must hold after every action, and its journal must lead to the same end."""
    table = played(game, seed, lambda state: checked(game, state), between(seated))
    again = Table.resume(game, Journal.parse(table.journal.text()))
    result, state = table.result, table.state
    assert isinstance(state, GuerraState)
    if result is None or again.state != state:
        raise Broken(f"game {seed}: the journal leads to another end")
    sources: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0), dict.fromkeys(SOURCES, 0)]
    told = [*table.opening, *(event for turned in table.turned for event in turned.events)]
    for event in told:
        if event.kind == "points":
            sources[game.seats.index(event.facts["side"])][event.facts["what"]] += event.facts["points"]
    towns = [name for town, name in enumerate(game.theatre.town_names) if state.holder[town] == REBELS]
    return Played(result.winner, result.scores, sources, towns, rebel_ground(game, list(state.holder)))


def rebel_ground(game: GuerraGame, holder: list[int]) -> int:
    """The hexes of the Congo that are nearer to a town of the Rebels than to one of the government."""
    theatre = game.theatre
    towns = [t for t, space in enumerate(theatre.town_space) if theatre.drc >> space & 1]
    distance = theatre.grid.distance
    found = 0
    for space in each(theatre.drc & theatre.playable):
        near = min(towns, key=lambda town: distance(space, theatre.town_space[town]))
        if holder[near] == REBELS:
            found |= 1 << space
    return found


def batch(job: tuple[tuple[str, str], str, int, int]) -> list[Played]:
    """Some games in a row, for one process."""
    seated, seed, start, count = job
    game = title().open(SCENARIO)
    return [play(game, seated, f"{seed}-{number}") for number in range(start, start + count)]


def games(seated: tuple[str, str], seed: str, count: int, workers: int) -> list[Played]:
    """Many games; what comes out does not depend on the number of processes."""
    jobs = [(seated, seed, at, min(BATCH, count - at)) for at in range(0, count, BATCH)]
    if workers == 1:
        return [one for job in jobs for one in batch(job)]
    with ProcessPoolExecutor(workers) as pool:
        return [one for done in pool.map(batch, jobs) for one in done]


# The report


def wilson(wins: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    share = wins / count
    middle = share + z * z / (2 * count)
    spread = z * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    base = 1 + z * z / count
    return (middle - spread) / base, (middle + spread) / base


def shares(done: list[Played]) -> Iterator[str]:
    """Who won."""
    count = len(done)
    yield "| | games won | share | 95 % interval | mean points | median | quartiles |"
    yield "|---|---|---|---|---|---|---|"
    for side, name in ((REBELS, "Rebels"), (CONGO, "Congo")):
        wins = sum(one.winner == side for one in done)
        low, high = wilson(wins, count)
        totals = [one.scores[side] for one in done]
        lower, middle, upper = quantiles(totals, n=4)
        yield (
            f"| {name} | {wins} | {wins / count:.1%} | {low:.1%} – {high:.1%} | {mean(totals):.1f} | {middle:.0f} "
            f"| {lower:.0f} – {upper:.0f} |"
        )
    draws = sum(one.winner is None for one in done)
    yield ""
    yield f"{count} games, {draws} drawn."


def by_source(done: list[Played]) -> Iterator[str]:
    """Mean points of each side by what they were given for."""
    yield "| mean points for | Rebels | Congo |"
    yield "|---|---|---|"
    for key, name in SOURCES.items():
        rebels, congo = (mean(one.sources[side][key] for one in done) for side in (REBELS, CONGO))
        if rebels or congo:
            yield f"| {name} | {rebels:.1f} | {congo:.1f} |"


def towns(done: list[Played]) -> Iterator[str]:
    """The towns of the rulebook's account: history beside the games."""
    yield "| town | November 1998 | Rebels hold it at the end |"
    yield "|---|---|---|"
    for name, holder in HISTORY.items():
        share = sum(name in one.rebel_towns for one in done) / len(done)
        yield f"| {name} | {holder} | {share:.0%} |"


def depths(game: GuerraGame, done: list[Played]) -> Iterator[str]:
    """How deep the Rebels' ground is: hexes of the Congo in their hands for each row of the map, in km."""
    theatre = game.theatre
    globe = theatre.pack.board.grid
    column = globe.hex_km * 3**0.5 / 2  # columns of flat-topped hexes stand closer than rows
    behind = theatre.beyond[CONGO] & theatre.drc  # the Rebel side of the line
    yield "| part of the map | November 1998 | at the end (mean) |"
    yield "|---|---|---|"
    for name, (first, last) in BANDS.items():
        rows = [s for s in each(theatre.drc & theatre.playable) if first <= theatre.grid.col_row(s)[1] + 1 <= last]
        band = sum(1 << space for space in rows)
        tall = last - first + 1
        history = (behind & band).bit_count() * column / tall
        now = mean((one.rebel_ground & band).bit_count() for one in done) * column / tall
        yield f"| {name} | {history:.0f} km | {now:.0f} km |"


def against_random(done: dict[int, list[Played]]) -> Iterator[str]:
    """The Colonel on either side against random play."""
    yield "| the Colonel plays | games | won |"
    yield "|---|---|---|"
    for side, name in ((REBELS, "Rebels"), (CONGO, "Congo")):
        yield f"| {name} | {len(done[side])} | {sum(one.winner == side for one in done[side])} |"


TEXT = """# Calibrating A Guerra do Congo

Written by

```
python -m sandtable.games.guerra.calibration --games {count} --random {random} --seed {seed}
```

(rules version {version}, data {data}). The same seed gives the same page. The games are the Colonel against himself; no
game of this seed was used to tune a value or the Colonel. After every action all invariants held, and every journal was
played again to the same end. What was tuned and why is told in [the game's page](../games/guerra.md).

## Who wins

{shares}

![Margins](guerra-margins.svg)

## Where the points come from

{sources}

## The front at the end, beside history

The rulebook's account (1.1) has the Rebels take these towns and march on Mbuji-Mayi and Mbandaka, without dates; its
map draws the front at the end as the cease-fire line, which is reconstructed here.

{towns}

How deep the Rebels' ground is, row by row of the map: the historical figure is the ground behind the cease-fire line of
the pack, that of the games the hexes that lie nearer to a town of the Rebels than to one of the government.

{depths}

![The front](guerra-front.svg)

The darker a hex, the more games ended with it in the Rebels' hands; the line is the cease-fire line.

## Against random play

{random_play}
"""


def report(count: int, against: int, seed: int, folder: Path, workers: int) -> str:
    """Plays all the games; the page as Markdown, the plots in the folder."""
    done = games((COLONEL, COLONEL), f"calibration-{seed}", count, workers)
    random_play = {
        REBELS: games((COLONEL, RANDOM), f"calibration-{seed}-rebels", against, workers),
        CONGO: games((RANDOM, COLONEL), f"calibration-{seed}-congo", against, workers),
    }
    return page(done, random_play, seed, folder)


def page(done: list[Played], random_play: dict[int, list[Played]], seed: int, folder: Path) -> str:
    """The report on games that were played."""
    guerra: Guerra = title()
    game = guerra.open(SCENARIO)
    rebels_ahead = [one.scores[REBELS] - one.scores[CONGO] for one in done]
    (folder / "guerra-margins.svg").write_text(margins(rebels_ahead), encoding="utf-8")
    held = [sum(one.rebel_ground >> space & 1 for one in done) / len(done) for space in range(len(game.theatre.grid))]
    (folder / "guerra-front.svg").write_text(front_map(game, held), encoding="utf-8")
    return TEXT.format(
        count=len(done),
        random=len(random_play[REBELS]),
        seed=seed,
        version=guerra.rules_version,
        data=guerra.data_hash()[:12],
        shares="\n".join(shares(done)),
        sources="\n".join(by_source(done)),
        towns="\n".join(towns(done)),
        depths="\n".join(depths(game, done)),
        random_play="\n".join(against_random(random_play)),
    )


def main() -> None:
    """Plays the games and writes the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of the Colonel against himself")
    parser.add_argument("--random", type=int, default=100, help="games against random play from either side")
    parser.add_argument("--seed", type=int, default=1998)
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"), help="where page and plots go")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    text = report(chosen.games, chosen.random, chosen.seed, chosen.out, chosen.workers)
    (chosen.out / "guerra.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
