"""The page of the calibration report: tables, plots, and the reasons of calibration_page.md around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, median, pstdev
from typing import TYPE_CHECKING

import msgspec

from sandtable.games.kolwezi.calibration_plots import histogram, medians, sources
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.victory import LEVELS, level_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: the reasons, written by hand; what is in {{braces}} is filled in
PAGE = Path(__file__).with_name("calibration_page.md")
SOURCES = ("airport", "hostages", "losses", "steps", "pins")


class Played(msgspec.Struct, frozen=True):
    """One game: the zone of the first wave, the points by source, by turn, and by where Katangans are left."""

    zone: int
    points: dict[str, float]
    by_turn: list[float]
    remains: dict[str, float]

    @property
    def total(self) -> float:
        """All points."""
        return sum(self.points.values())


class Study(msgspec.Struct, frozen=True):
    """All the games of a report."""

    count: int
    values: int
    seed: int
    zones: dict[str, list[Played]]
    changed: dict[str, list[Played]]
    value_names: list[str]
    reading_names: list[str]


def totals(played: Iterable[Played]) -> list[float]:
    """The points of some games, fewest first."""
    return sorted(one.total for one in played)


def cells(game: KolweziGame, label: str, played: Sequence[Played]) -> list[str]:
    """A line of a table."""
    points = totals(played)
    quarter = len(points) // 4
    shares = Counter(level_of(game, one) for one in points)
    found = [label, str(len(points)), f"{median(points):.1f}", f"{points[quarter]:.1f}–{points[-1 - quarter]:.1f}"]
    found.append(f"{mean(points):.1f}")
    found += [f"{mean(one.points[source] for one in played):.1f}" for source in SOURCES]
    return found + [f"{100 * shares[level] / len(points):.0f} %" for level in LEVELS]


def table(game: KolweziGame, rows: Iterable[tuple[str, Sequence[Played]]]) -> str:
    """Games by the set, as Markdown."""
    names = ["", "games", "median", "quartiles", "mean", *SOURCES, *LEVELS]
    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * len(names)]
    lines += ["| " + " | ".join(cells(game, label, played)) + " |" for label, played in rows]
    return "\n".join(lines)


def deciles(played: Sequence[Played]) -> str:
    """The distribution in figures."""
    points = totals(played)
    marks = (0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95)
    head = "| " + " | ".join(f"{100 * mark:.0f} %" for mark in marks) + " |"
    line = "| " + " | ".join(f"{points[int(mark * (len(points) - 1))]:.1f}" for mark in marks) + " |"
    return "\n".join([head, "|" + "---|" * len(marks), line])


def duel(study: Study) -> dict[str, str]:
    """Game by game with the same set-up: which drop zone was the better one."""
    pairs = list(zip(*(study.zones[zone] for zone in DROP_ZONES), strict=True))
    better = [sum(a.total < b.total for a, b in pairs), sum(b.total < a.total for a, b in pairs)]
    chosen = Counter(one.zone for one in study.zones["choice"])
    games = len(study.zones["choice"])
    return {
        "pairs": str(len(pairs)),
        "zsa_better": f"{100 * better[0] / len(pairs):.0f} %",
        "zsb_better": f"{100 * better[1] / len(pairs):.0f} %",
        "alike": f"{100 * (len(pairs) - sum(better)) / len(pairs):.0f} %",
        "chose_zsb": f"{100 * chosen[1] / games:.0f} %",
    }


def turns(game: KolweziGame, played: Sequence[Played]) -> str:
    """What pins, losses and executions cost on each turn, and where the steps are that are left."""
    lines = ["| turn | points a game |", "|---|---|"]
    for number, turn in enumerate(game.theatre.tables.turn):
        cost = mean(one.by_turn[number] for one in played)
        lines.append(f"| {number + 1}, {turn.day} May {turn.time} | {cost:.2f} |")
    for key, name in (
        ("unseen", "left: garrisons never seen"),
        ("towns", "left: others in the mining towns and on the roads"),
        ("kolwezi", "left: in Kolwezi"),
    ):
        lines.append(f"| {name} | {mean(one.remains[key] for one in played):.2f} |")
    return "\n".join(lines)


def verdict(game: KolweziGame, study: Study) -> Iterator[tuple[str, str]]:
    """The figures that the text quotes."""
    points = totals(study.zones["choice"])
    levels = Counter(level_of(game, one) for one in points)
    yield "median", f"{median(points):.1f}"
    yield "reached", "reached" if 4 <= median(points) <= 8 else "not reached"
    for level in LEVELS:
        yield level, f"{100 * levels[level] / len(points):.0f} %"
    if study.values:
        yield "error", f"{1.25 * pstdev(points) / sqrt(study.values):.1f}"  # of a median, for a bell-shaped spread
    yield "spared", f"{100 * mean(one.points['hostages'] == 0 for one in study.zones['choice']):.0f} %"


def write(game: KolweziGame, study: Study, folder: Path) -> None:
    """The page and its plots."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = study.zones["choice"]
    plots = {
        f"kolwezi-{zone.lower()}.svg": histogram(game, totals(played), f"{len(played)} games, drop zone: {zone}")
        for zone, played in study.zones.items()
    }
    plots["kolwezi-sources.svg"] = sources({zone: _by_source(played) for zone, played in study.zones.items()})
    rows = [("as packed", chosen[: study.values or len(chosen)]), *study.changed.items()]
    plots["kolwezi-values.svg"] = medians([(label, totals(played)) for label, played in rows])
    for name, plot in plots.items():
        (folder / name).write_text(plot, encoding="utf-8")
    first = rows[:1]
    facts = {
        "games": str(study.count),
        "values": str(study.values),
        "seed": str(study.seed),
        **dict(verdict(game, study)),
        **duel(study),
        "zones_table": table(game, [(f"drop zone: {zone}", played) for zone, played in study.zones.items()]),
        "deciles": deciles(chosen),
        "turns_table": turns(game, chosen),
        "values_table": table(
            game, first + [(name, study.changed[name]) for name in study.value_names if name in study.changed]
        ),
        "readings_table": table(
            game, first + [(f"`{name}`", study.changed[name]) for name in study.reading_names if name in study.changed]
        ),
    }
    text = PAGE.read_text(encoding="utf-8")
    for key, value in facts.items():
        text = text.replace("{{" + key + "}}", value)
    (folder / "kolwezi.md").write_text(text, encoding="utf-8")


def _by_source(played: Sequence[Played]) -> dict[str, float]:
    return {source: mean(one.points[source] for one in played) for source in SOURCES}
