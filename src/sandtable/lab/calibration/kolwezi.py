"""Jumping on Kolwezi: many games of the system's commander, what they score, and what moves the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from math import sqrt
from statistics import mean, median, pstdev

import msgspec

from sandtable.engine.contract import BotMaker
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.bot import LEVELS as OPPONENTS
from sandtable.games.kolwezi.bot import Commander
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.title import OPTIONS, SCENARIO, title
from sandtable.games.kolwezi.units import steps_left
from sandtable.games.kolwezi.victory import LEVELS, SOURCES, level_of, tally
from sandtable.lab.calibration.figures import middle_half, page, percent, table
from sandtable.lab.calibration.playing import as_it_is, course, varied
from sandtable.lab.calibration.plots import histogram, spreads, stacked
from sandtable.lab.calibration.reports import Asked, Count, Report
from sandtable.lab.calibration.runs import Runs

CHOICE = "choice"
GENERAL = "general"
#: between these points competent play is to have its median
TARGET = (4, 8)
#: bars of the plots of points; the last is for all that have more
BARS = 36
LEVEL_COLOURS = {"dazzling": "#2e7d32", "victory": "#7cb342", "partial": "#f9a825", "bloody": "#c62828"}
SOURCE_COLOURS = dict(zip(SOURCES, ("#5d4037", "#c62828", "#6a1b9a", "#f9a825", "#1565c0"), strict=True))
#: where the Katangan steps are that are left at the end
LEFT = {
    "unseen": "left: garrisons never seen",
    "towns": "left: others in the mining towns and on the roads",
    "kolwezi": "left: in Kolwezi",
}


class Played(msgspec.Struct, frozen=True):
    """One game: the zone of the first wave, the points by source, by turn, and by where Katangans are left."""

    zone: int
    points: dict[str, float]
    by_turn: list[float]
    remains: dict[str, float]
    fires: dict[str, list[int]]  #: by side: how many, and how many of them without effect

    @property
    def total(self) -> float:
        """All points."""
        return sum(self.points.values())


# What is varied


def face(name: str, front: int, back: int, pack: Pack) -> None:
    """Other values on a counter."""
    pack.counters.face[name].front, pack.counters.face[name].back = front, back


def backs(values: dict[str, int], pack: Pack) -> None:
    """Other backs of the Katangan sections."""
    for name, back in values.items():
        pack.counters.face[name].back = back


def built_up(names: tuple[str, ...], pack: Pack) -> None:
    """Protected terrain in some areas."""
    for area in pack.map.area:
        if area.id in names:
            area.terrain = "protected"


def link(one: str, other: str, pack: Pack) -> None:
    """One more connection."""
    pack.map.links.urban.append((one, other))


def unlink(one: str, other: str, pack: Pack) -> None:
    """One connection less."""
    pack.map.links.urban.remove((one, other))


def bends(most: float, pack: Pack) -> None:
    """Another limit for how far a line of fire may bend."""
    pack.map.alignment.max_turn_degrees = most


#: each reconstructed value with what it is tried at
VALUES: dict[str, Callable[[Pack], None]] = {
    "Legion sections 6/3": partial(face, "legion_section", 6, 3),
    "Legion sections 7/4": partial(face, "legion_section", 7, 4),
    "Legion sections 10/5": partial(face, "legion_section", 10, 5),
    "Legion sections 12/6": partial(face, "legion_section", 12, 6),
    "company PCs 1": partial(face, "company_pc", 1, 0),
    "company PCs 3": partial(face, "company_pc", 3, 0),
    "Tactical PC Erulin 2": partial(face, "tactical_pc_reduced", 2, 0),
    "Tactical PC Coevoet 3": partial(face, "tactical_pc", 3, 0),
    "SER 3/2": partial(face, "ser", 3, 2),
    "SER 7/4": partial(face, "ser", 7, 4),
    "Katangan PCs 1": partial(face, "katangan_pc", 1, 0),
    "Katangan PCs 4": partial(face, "katangan_pc", 4, 0),
    "Katangan backs one less": partial(backs, {"section_5": 2, "section_6": 2, "section_7": 3, "motorised_section": 1}),
    "Katangan backs one more": partial(backs, {"section_5": 4, "section_6": 4, "section_7": 5, "motorised_section": 3}),
    "clear crossroads built up": partial(built_up, ("VE2", "VE6", "VE8", "NV2", "NV6", "NV7", "MA5", "MA7", "VO1")),
    "entrances of the towns built up": partial(built_up, ("MP1", "MS1", "CF1", "LU1", "KA2", "VI2")),
    "one more link into Manika (VO6-MA1)": partial(link, "VO6", "MA1"),
    "one link into Manika less (VE9-MA2)": partial(unlink, "VE9", "MA2"),
    "no crossing VE6-NV2": partial(unlink, "VE6", "NV2"),
    "lines of fire may bend 60 degrees": partial(bends, 60.0),
}

#: readings of the rules that players may want otherwise
READINGS = {option.name: {option.name: not option.default} for option in OPTIONS}


# Playing


@lru_cache(maxsize=2)
def opened(variant: str) -> KolweziGame:
    """The game as packed, or with one value or one reading changed."""
    return varied(title(), VALUES.get(variant, as_it_is)).open(SCENARIO, READINGS.get(variant))


def play(variant: str, zone: str, seed: str) -> Played:
    """One whole game, with the points that pins, losses and executions have cost by the end of each turn.

    The Captain plays it from this zone, or chooses one; or the general does.
    """
    game = opened(variant)
    points = game.theatre.tables.points
    commander: BotMaker = partial(Commander, first_zone=None if zone == CHOICE else zone)
    if zone == GENERAL:
        commander = OPPONENTS[GENERAL]
    by_turn = [0.0] * len(game.theatre.tables.turn)
    turn, before = 1, 0.0
    fires = {"french": [0, 0], "katangan": [0, 0]}
    for state, events in course(game, [commander], seed):
        for event in events:
            if event.kind in ("fire", "opportunity"):
                side = fires[
                    "french" if has(game.theatre.french, game.theatre.piece[event.facts["unit"]]) else "katangan"
                ]
                side[0] += 1
                side[1] += event.facts["result"] == "nothing"
        cost = points.pin * state.pins + points.french_step * state.steps_lost + points.hostages * state.executed
        by_turn[turn - 1] += cost - before
        turn, before = max(state.turn, 1), cost
    return Played(state.first_zone, tally(game, state), by_turn, remains(game, state), fires)


def remains(game: KolweziGame, state: KolweziState) -> dict[str, float]:
    """Where the Katangan steps are that are left at the end."""
    theatre = game.theatre
    found = dict.fromkeys(LEFT, 0.0)
    for piece in each(theatre.katangan):
        area = state.area[piece]
        if area >= 0:
            place = "kolwezi" if theatre.zone_of[area] == 0 else "towns"
            found[place] += 1 if has(state.down, piece) else steps_left(theatre, state, piece)
        elif area < GARRISON:
            found["unseen"] += 1
    return found


# Telling


def totals(played: Iterable[Played]) -> list[float]:
    """The points of some games, fewest first."""
    return sorted(one.total for one in played)


def by_source(played: Sequence[Played]) -> dict[str, float]:
    """Mean points by where they come from."""
    return {source: mean(one.points[source] for one in played) for source in SOURCES}


def cells(label: str, played: Sequence[Played]) -> list[str]:
    """A line of a table."""
    points = totals(played)
    low, high = middle_half(points)
    found = [label, str(len(points)), f"{median(points):.1f}", f"{low:.1f}–{high:.1f}", f"{mean(points):.1f}"]
    found += [f"{given:.1f}" for given in by_source(played).values()]
    return found + list(levels(points).values())


def levels(points: Sequence[float]) -> dict[str, str]:
    """The share of games at each level of victory."""
    counts = Counter(level_of(opened(""), one) for one in points)
    return {level: percent(counts[level], len(points)) for level in LEVELS}


def results(rows: Mapping[str, Sequence[Played]]) -> str:
    """Games by the set."""
    head = ["", "games", "median", "quartiles", "mean", *SOURCES, *LEVELS]
    return table(head, [cells(label, played) for label, played in rows.items()])


def deciles(points: Sequence[float]) -> str:
    """The distribution in figures."""
    marks = (0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95)
    return table(
        [percent(mark, 1) for mark in marks], [[f"{points[int(mark * (len(points) - 1))]:.1f}" for mark in marks]]
    )


def duel(zones: Mapping[str, Sequence[Played]]) -> dict[str, str]:
    """Game by game with the same set-up: which drop zone was the better one."""
    pairs = list(zip(*(zones[zone] for zone in DROP_ZONES), strict=True))
    better = [sum(a.total < b.total for a, b in pairs), sum(b.total < a.total for a, b in pairs)]
    chose = zones[CHOICE]
    return {
        "pairs": str(len(pairs)),
        "zsa_better": percent(better[0], len(pairs)),
        "zsb_better": percent(better[1], len(pairs)),
        "alike": percent(len(pairs) - sum(better), len(pairs)),
        "chose_zsb": percent(sum(one.zone == 1 for one in chose), len(chose)),
    }


def turns(played: Sequence[Played]) -> str:
    """What pins, losses and executions cost on each turn, and where the steps are that are left."""
    rows = [
        [f"{number + 1}, {turn.day} May {turn.time}", f"{mean(one.by_turn[number] for one in played):.2f}"]
        for number, turn in enumerate(opened("").theatre.tables.turn)
    ]
    rows += [[name, f"{mean(one.remains[key] for one in played):.2f}"] for key, name in LEFT.items()]
    return table(["turn", "points a game"], rows)


def verdict(chose: Sequence[Played], values: int) -> dict[str, str]:
    """The figures that the text quotes."""
    points = totals(chose)
    error = f"{1.25 * pstdev(points) / sqrt(values):.1f}" if values else "–"  # of a median, for a bell-shaped spread
    return {
        "median": f"{median(points):.1f}",
        "reached": "reached" if TARGET[0] <= median(points) <= TARGET[1] else "not reached",
        **levels(points),
        "error": error,
        "spared": percent(sum(one.points["hostages"] == 0 for one in chose), len(chose)),
    }


def general(played: Sequence[Played]) -> str:
    """What the strongest opponent comes to, beside history."""
    if not played:
        return "The general was not asked to play here."
    points = totals(played)
    shares = levels(points)
    spared = percent(sum(one.points["hostages"] == 0 for one in played), len(played))
    zsb = percent(sum(one.zone == 1 for one in played), len(played))
    within = "lies" if TARGET[0] <= median(points) <= TARGET[1] else "does not lie"
    return (
        f"The general, who tries plans out for the first day, ends with a median of {median(points):.1f} points in "
        f"{len(points)} games,\nwhich {within} between 4 and 8: {shares['dazzling']} are dazzling victories, "
        f"{shares['victory']} victories, {shares['partial']} partial failures\nand {shares['bloody']} bloody ones; in "
        f"{spared} of them no hostage is executed. He jumps on ZSB in {zsb}."
    )


def in_vain(played: Sequence[Played]) -> dict[str, str]:
    """The share of each side's fires without effect: a table that nearly always has one has been bent."""
    return {
        f"vain_{side}": percent(sum(one.fires[side][1] for one in played), sum(one.fires[side][0] for one in played))
        for side in ("french", "katangan")
    }


def distribution(zone: str, played: Sequence[Played]) -> str:
    """The distribution of the points, coloured by the level of victory."""
    games = [(points, level_of(opened(""), points)) for points in totals(played)]
    heading = f"{len(played)} games, drop zone: {zone}"
    note = f"Katangan victory points (last bar: {BARS - 1} and more)"
    return histogram(heading, games, LEVEL_COLOURS, 0, BARS, note=note)


# The report


def write(runs: Runs, asked: Asked) -> dict[str, str]:
    """Plays all the games and tells of them."""
    third, values, seed = asked.games * 3 // 10, asked.more["values"], str(asked.seed)
    counts = {CHOICE: asked.games - 2 * third, **dict.fromkeys(DROP_ZONES, third)}
    zones = {zone: runs.games(Played, partial(play, "", zone), seed, count) for zone, count in counts.items()}
    tried = (*VALUES, *READINGS) if values else ()
    changed = {name: runs.games(Played, partial(play, name, CHOICE), seed, values) for name in tried}
    return told(asked, zones, changed, runs.games(Played, partial(play, "", GENERAL), seed, asked.more["generals"]))


def told(
    asked: Asked,
    zones: Mapping[str, Sequence[Played]],
    changed: Mapping[str, Sequence[Played]],
    generals: Sequence[Played] = (),
) -> dict[str, str]:
    """The report on games that were played: its files by name."""
    chose, values = zones[CHOICE], asked.more["values"]
    packed = {"as packed": chose[: values or len(chose)]}
    facts = {
        "command": asked.command,
        "values": str(values),
        **verdict(chose, values),
        **duel(zones),
        **in_vain(chose),
        "general": general(generals),
        "zones_table": results(
            {f"drop zone: {zone}": played for zone, played in zones.items()}
            | ({"the general": generals} if generals else {})
        ),
        "deciles": deciles(totals(chose)),
        "turns_table": turns(chose),
        "values_table": results(packed | {name: played for name, played in changed.items() if name in VALUES}),
        "readings_table": results(packed | {f"`{name}`": changed[name] for name in READINGS if name in changed}),
    }
    rows = [(label, totals(played)) for label, played in (packed | dict(changed)).items()]
    plots = {f"kolwezi-{zone.lower()}.svg": distribution(zone, played) for zone, played in zones.items()}
    return {
        "kolwezi.md": page("kolwezi", facts),
        **plots,
        "kolwezi-sources.svg": stacked(
            "Where the points come from (mean points a game)",
            {zone: by_source(played) for zone, played in zones.items()},
            SOURCE_COLOURS,
        ),
        "kolwezi-values.svg": spreads("Points: middle half of the games, and the median", rows, TARGET),
    }


REPORT = Report(
    games=Count(10_000, "games with the pack as it is, over all drop zones"),
    seed=1978,
    write=write,
    more={
        "values": Count(150, "games for each change of a value or reading (0: none)"),
        "generals": Count(0, "games of the general: some seconds each"),
    },
)
