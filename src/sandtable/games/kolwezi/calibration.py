"""The calibration report: many games of the system's commanders, what they score, and what moves the score.

    python -m sandtable.games.kolwezi.calibration --games 1000 --seed 1978

plays the games, prints the tables of docs/calibration/kolwezi.md and writes its plots beside it. The same seed gives
the same report. Every reconstructed value is varied in memory; no file is changed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from pathlib import Path
from random import Random
from statistics import mean, median

import msgspec

from sandtable.engine.chance import key_from_seed
from sandtable.engine.options import complete
from sandtable.games.kolwezi.bot import Commander
from sandtable.games.kolwezi.bot_eye import Temper
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.title import OPTIONS, SCENARIO, Kolwezi, title
from sandtable.games.kolwezi.victory import LEVELS, level_of, tally

BATCH = 10
SOURCES = ("airport", "hostages", "losses", "steps", "pins")

Change = Callable[[Pack], None]


def face(name: str, front: int, back: int) -> Change:
    """Other values on a counter."""

    def change(pack: Pack) -> None:
        pack.counters.face[name].front, pack.counters.face[name].back = front, back

    return change


def backs(values: dict[str, int]) -> Change:
    """Other backs of the Katangan sections."""

    def change(pack: Pack) -> None:
        for name, back in values.items():
            pack.counters.face[name].back = back

    return change


def terrain(names: tuple[str, ...], kind: str) -> Change:
    """Another terrain in some areas."""

    def change(pack: Pack) -> None:
        for area in pack.map.area:
            if area.id in names:
                area.terrain = kind  # type: ignore[assignment]

    return change


def link(one: str, other: str) -> Change:
    """One more connection."""

    def change(pack: Pack) -> None:
        pack.map.links.urban.append((one, other))

    return change


def as_it_is(pack: Pack) -> None:
    """The pack as it stands."""


#: each reconstructed value with what it is tried at
VARIANTS: dict[str, Change] = {
    "as packed": as_it_is,
    "Legion sections 5/3": face("legion_section", 5, 3),
    "Legion sections 6/3": face("legion_section", 6, 3),
    "Legion sections 7/4": face("legion_section", 7, 4),
    "Legion sections 8/4": face("legion_section", 8, 4),
    "Legion sections 9/5": face("legion_section", 9, 5),
    "Legion sections 12/6": face("legion_section", 12, 6),
    "company PCs 3": face("company_pc", 3, 0),
    "SER 7/4": face("ser", 7, 4),
    "Katangan PCs 4": face("katangan_pc", 4, 0),
    "Katangan backs 2": backs({"section_5": 2, "section_6": 2, "section_7": 2}),
    "clear crossroads built up": terrain(("VE2", "VE6", "VE8", "NV2", "NV6", "NV7", "MA5", "MA7", "VO1"), "protected"),
    "one more link into Manika (VO6-MA1)": link("VO6", "MA1"),
}


class Played(msgspec.Struct, frozen=True):
    """One game: the zone of the first wave and the points by source."""

    zone: int
    points: dict[str, float]

    @property
    def total(self) -> float:
        """All points."""
        return sum(self.points.values())


def opened(variant: str) -> KolweziGame:
    """The game with one value changed."""
    kolwezi: Kolwezi = title()
    pack = deepcopy(kolwezi.pack)
    VARIANTS[variant](pack)
    return KolweziGame(kolwezi, pack, SCENARIO, complete(OPTIONS, {}))


def commander(zone: str) -> Commander:
    """A commander who jumps where he is told; "choice" leaves it to him."""
    return Commander(Temper(), None if zone == "choice" else zone)


def play(game: KolweziGame, bot: Commander, seed: str) -> Played:
    """One whole game."""
    state = game.setup(key_from_seed(seed))
    rng = Random(seed)
    while game.pending(state) is not None:
        game.apply(state, bot.choose(game, game.observe(state, 0), rng))
    return Played(state.first_zone, tally(game, state))


def batch(job: tuple[str, str, int, int, int]) -> list[Played]:
    """Some games in a row, for one process."""
    variant, zone, seed, start, count = job
    game, bot = opened(variant), commander(zone)
    return [play(game, bot, f"{seed}-{number}") for number in range(start, start + count)]


def games(pool: ProcessPoolExecutor, variant: str, zone: str, seed: int, count: int) -> list[Played]:
    """Many games; the same seeds for every variant, so that differences are differences of the values."""
    jobs = [(variant, zone, seed, at, min(BATCH, count - at)) for at in range(0, count, BATCH)]
    return [played for done in pool.map(batch, jobs) for played in done]


# The report


def row(game: KolweziGame, label: str, played: list[Played]) -> str:
    """A line of the table."""
    totals = sorted(one.total for one in played)
    quarter = len(totals) // 4
    shares = Counter(level_of(game, points) for points in totals)
    cells = [label, str(len(totals)), f"{median(totals):.1f}", f"{totals[quarter]:.1f}–{totals[-1 - quarter]:.1f}"]
    cells += [f"{mean(totals):.1f}"]
    cells += [f"{mean(one.points[source] for one in played):.1f}" for source in SOURCES]
    cells += [f"{100 * shares[level] / len(totals):.0f} %" for level in LEVELS]
    return "| " + " | ".join(cells) + " |"


def head() -> Iterator[str]:
    """The heading of the table."""
    names = ["games", "median", "quartiles", "mean", *SOURCES, *LEVELS]
    yield "| | " + " | ".join(names) + " |"
    yield "|---|" + "---|" * len(names)


COLOURS = {"dazzling": "#2e7d32", "victory": "#7cb342", "partial": "#f9a825", "bloody": "#c62828"}


def histogram(game: KolweziGame, played: list[Played], heading: str) -> str:
    """The distribution of the points as a plain SVG, coloured by the level of victory."""
    counts = Counter(min(int(one.total // 2), 24) for one in played)
    most, bar = max(counts.values()), 28
    parts = [f'<text x="40" y="16" font-size="13">{heading}</text>']
    for place in range(25):
        tall, left = 200 * counts[place] / most, 40 + place * bar
        colour = COLOURS[level_of(game, place * 2 + 1)]
        parts.append(f'<rect x="{left}" y="{220 - tall:.1f}" width="{bar - 3}" height="{tall:.1f}" fill="{colour}"/>')
        parts.append(f'<text x="{left + 12}" y="236" font-size="10" text-anchor="middle">{place * 2}</text>')
    middle = median(one.total for one in played)
    across = f"{40 + middle / 2 * bar:.1f}"
    parts.append(f'<line x1="{across}" y1="22" x2="{across}" y2="220" stroke="#222" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{across}" y="32" font-size="11"> median {middle:.1f}</text>')
    parts.append('<text x="40" y="254" font-size="11">Katangan victory points (last bar: 48 and more)</text>')
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 260" font-family="sans-serif">'
    return start + "".join(parts) + "</svg>\n"


def report(count: int, seed: int, folder: Path, workers: int, values: int) -> str:
    """The tables as Markdown; the plots go to the folder."""
    game = opened("as packed")
    lines = list(head())
    with ProcessPoolExecutor(workers) as pool:
        for zone in ("choice", *DROP_ZONES):
            played = games(pool, "as packed", zone, seed, count)
            lines.append(row(game, f"drop zone: {zone}", played))
            plot = folder / f"kolwezi-{zone.lower()}.svg"
            plot.write_text(
                histogram(game, played, f"{len(played)} games of the Captain, drop zone: {zone}"), encoding="utf-8"
            )
        if values:
            lines += ["", *head()]
            for variant in VARIANTS:
                lines.append(row(game, variant, games(pool, variant, DROP_ZONES[0], seed, values)))
    return "\n".join(lines)


def main() -> None:
    """Plays the games and prints the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each choice of drop zone")
    parser.add_argument("--values", type=int, default=200, help="games for each variant of a value (0: none)")
    parser.add_argument("--seed", type=int, default=1978)
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"), help="where the plots go")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    print(report(chosen.games, chosen.seed, chosen.out, chosen.workers, chosen.values))


if __name__ == "__main__":
    main()
