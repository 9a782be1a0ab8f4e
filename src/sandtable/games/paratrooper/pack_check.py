"""What a pack must hold beyond its single values, so that no table is ever asked for something it does not have."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import (
    NOTHING,
    a_name,
    at,
    because,
    exactly,
    list_of,
    problem,
    rows,
    whole,
)

if TYPE_CHECKING:
    from sandtable.games.paratrooper.pack import Counter, MissionMap, Pack

#: terrain by the letter it has in the rows of a mission map
LETTERS = {
    "O": "open",
    "D": "desert",
    "B": "brush",
    "J": "jungle",
    "M": "mountain",
    "E": "mesa",
    "T": "town",
    "C": "city",
    "W": "water",
}
#: counters that the rules name, by side
REP_KEYS = ("convoy", "tac", "drone", "mac", "isr", "nw", "dz", "checkpoint", "fsa", "lshd", "impact")
OPFOR_KEYS = ("ambush", "intel", "deception", "massacre", "ied")

STRATEGIC, MISSIONS, COMBAT, CHARTS = "strategic.toml", "missions.toml", "combat.toml", "charts.toml"
COUNTERS = "counters.toml"


def problems(pack: Pack, maps: dict[str, MissionMap]) -> list[Message]:
    """All that is wrong with a pack."""
    found = [
        *_strategic(pack),
        *_missions(pack),
        *_columns(pack),
        *_mobilization(pack),
        *_levels(pack),
        *_tracks(pack),
        *_counters(pack),
    ]
    for file, ground in maps.items():
        found += _map(file, ground)
    return found


def _strategic(pack: Pack) -> Iterator[Message]:
    homes = [zone.kind for zone in pack.strategic.zone].count("home")
    if homes != 1:
        yield problem(STRATEGIC, "zone", Message("pack-found-rows", {"count": homes}), rows(1, "zone", kind="home"))


def _missions(pack: Pack) -> Iterator[Message]:
    file, crises = pack.missions, [zone.id for zone in pack.strategic.zone if zone.kind == "crisis"]
    for number, place in enumerate(file.location):
        if place.zone not in crises:
            expected = a_name(place.zone, crises, [f"zone.id ({STRATEGIC})"])
            yield problem(MISSIONS, at("location", number, key="zone"), place.zone, expected)
    markers = [name for counter in pack.counters.counter if counter.side == "objective" for name in counter.ids]
    for number, mission in enumerate(file.mission):
        if mission.line != number + 1:
            yield problem(MISSIONS, at("mission", number, mission.id, "line"), mission.line, exactly(number + 1))
        if mission.objective not in markers:
            expected = a_name(mission.objective, markers, [f"counter.ids ({COUNTERS})"])
            yield problem(MISSIONS, at("mission", number, mission.id, "objective"), mission.objective, expected)
    for number, line in enumerate(file.increasing_opposition):
        if line.roll != number + 1:
            yield problem(MISSIONS, at("increasing_opposition", number, key="roll"), line.roll, exactly(number + 1))
    tracks = pack.charts.tracks
    for key in ("starting_crisis", "highest_start"):
        value = getattr(file.limits, key)
        if not tracks.crisis_min <= value < tracks.crisis_end:
            yield problem(MISSIONS, f"limits.{key}", value, whole(tracks.crisis_min, tracks.crisis_end - 1))
    for name, series in (("campaign", file.campaign), ("first_campaign", file.first_campaign)):
        if series.victories > series.missions:
            expected = because(whole(1, series.missions), missions=series.missions)
            yield problem(MISSIONS, f"{name}.victories", series.victories, expected)


def _columns(pack: Pack) -> Iterator[Message]:
    low = 0
    for number, column in enumerate(pack.combat.column):
        if column.low != low:
            yield problem(COMBAT, at("column", number, column.name, "low"), column.low, exactly(low))
        if column.high < column.low:
            yield problem(COMBAT, at("column", number, column.name, "high"), column.high, whole(column.low, 999))
        low = column.high + 1


def _mobilization(pack: Pack) -> Iterator[Message]:
    keys = [counter.key for counter in pack.counters.counter if counter.side == "rep"]
    for number, line in enumerate(pack.charts.mobilization):
        if line.key not in keys:
            expected = a_name(line.key, keys, [f"counter.key ({COUNTERS})"])
            yield problem(CHARTS, at("mobilization", number, line.key, "key"), line.key, expected)


def _levels(pack: Pack) -> Iterator[Message]:
    levels = pack.charts.level
    for number, (better, worse) in enumerate(itertools.pairwise(levels), 1):
        if worse.low >= better.low:
            expected = Message("pack-expected-best-first")
            yield problem(CHARTS, at("level", number, worse.id, "low"), worse.low, expected)
    if levels[-1].low != -9999:
        yield problem(CHARTS, at("level", len(levels) - 1, levels[-1].id, "low"), levels[-1].low, exactly(-9999))


def _tracks(pack: Pack) -> Iterator[Message]:
    tracks, events = pack.charts.tracks, pack.charts.crisis_events
    if tracks.crisis_min >= tracks.crisis_end:
        expected = because(whole(1, tracks.crisis_end - 1), crisis_end=tracks.crisis_end)
        yield problem(CHARTS, "tracks.crisis_min", tracks.crisis_min, expected)
    for key, column in (("by_level", events.by_level), ("bands", events.bands)):
        if len(column) != tracks.crisis_end:
            yield problem(CHARTS, f"crisis_events.{key}", column, list_of(tracks.crisis_end))


# The counters


def _counters(pack: Pack) -> Iterator[Message]:
    names = {name for counter in pack.counters.counter for name in counter.ids}
    for number, counter in enumerate(pack.counters.counter):
        for key, found, expected in _one_counter(counter, names):
            yield problem(COUNTERS, at("counter", number, counter.key, key), found, expected)
    for side, keys in (("rep", REP_KEYS), ("opfor", OPFOR_KEYS)):
        for key in keys:
            if not any(counter.key == key and counter.side == side for counter in pack.counters.counter):
                yield problem(COUNTERS, "counter", NOTHING, rows(1, "counter", key=key, side=side))


def _one_counter(counter: Counter, names: set[str]) -> Iterator[tuple[str, object, Message]]:
    """Key, what stands there, what is expected."""
    if counter.strike and len(counter.strike) != len(counter.ids):
        yield "strike", counter.strike, list_of(len(counter.ids))
    if counter.unit_class in ("mech", "nonmech", "helicopter", "base") and counter.front is None:
        yield "front", NOTHING, because(list_of(3), **{"class": counter.unit_class})
    if counter.side == "rep" and counter.front and counter.back is None:
        yield "back", NOTHING, because(list_of(3), side=counter.side)
    for name in counter.ids if "hw" in counter.marks else []:
        if f"IMPACT {name}" not in names:
            yield "ids", name, rows(1, "counter", ids=f"IMPACT {name}")


# The mission maps


def _map(file: str, ground: MissionMap) -> Iterator[Message]:
    if file != f"maps/{ground.id}.toml":
        yield problem(file, "id", ground.id, exactly(file.removeprefix("maps/").removesuffix(".toml")))
    for place, hex, before in _hexes(ground):
        expected = None
        if not 1 <= hex % 10 <= 6:
            expected = Message("pack-expected-hex")
        elif before and hex not in around(before):
            expected = Message("pack-expected-next-to")
        if expected:
            yield problem(file, place, hex, expected)


def _hexes(ground: MissionMap) -> Iterator[tuple[str, int, int]]:
    """Every hex that a map names: where, and the hex before it in its line (0: none)."""
    for key in ("roads", "tracks", "rivers", "dry_rivers"):
        for number, way in enumerate(getattr(ground, key)):
            for step, (before, hex) in enumerate(itertools.pairwise((0, *way))):
                yield f"{key}[{number}][{step}]", hex, before if before % 10 in range(1, 7) else 0
    for key in ("coastal", "airfields", "oilfields", "ports"):
        for number, hex in enumerate(getattr(ground, key)):
            yield f"{key}[{number}]", hex, 0
    for number, place in enumerate(ground.place):
        yield at("place", number, place.name, "hex"), place.hex, 0


#: steps to the six neighbours, die 1 to 6: left, then clockwise; in odd rows and in even ones (15.4)
ODD_ROW = ((0, -1), (-1, -1), (-1, 0), (0, 1), (1, 0), (1, -1))
EVEN_ROW = ((0, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0))


def around(number: int) -> list[int]:
    """The hexes next to a hex by scatter die 1 to 6; 0 is off the map."""
    row, col = divmod(number, 10)
    found = []
    for down, right in EVEN_ROW if row % 2 == 0 else ODD_ROW:
        inside = 1 <= row + down <= 6 and 1 <= col + right <= 6
        found.append((row + down) * 10 + col + right if inside else 0)
    return found
