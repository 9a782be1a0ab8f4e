"""What a pack must hold so that no table is ever asked for something it does not have."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.games.paratrooper.pack import MissionMap, Pack

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
RESULT = re.compile(r"-|R|[1-9](\+R)?")
MARKS = {"airborne", "ht", "felin", "sf", "cp", "engineer", "hw", "pgm", "transport", "local", "base", "ad"}


def first_problem(pack: Pack) -> str | None:
    """The first thing that is wrong, naming file, key and what was expected."""
    for check in (_strategic, _missions, _terrain, _combat, _charts, _events, _counters):
        for problem in check(pack):
            return problem
    for number, ground in enumerate(pack.maps):
        for problem in _map(ground, {other.letter for other in pack.maps[:number]}):
            return f"maps/{ground.id}.toml: {problem}"
    return None


def _strategic(pack: Pack) -> Iterator[str]:
    zones = {zone.id for zone in pack.strategic.zone}
    if [zone.kind for zone in pack.strategic.zone].count("home") != 1:
        yield "strategic.toml: zone: expected exactly one of kind 'home'"
    for number, line in enumerate(pack.strategic.transit):
        for end in line.between:
            if end not in zones:
                yield f"strategic.toml: transit[{number}].between: there is no zone {end!r}"
        if line.cost < 0:
            yield f"strategic.toml: transit[{number}].cost: expected 0 or more"


def _missions(pack: Pack) -> Iterator[str]:
    file, zones = pack.missions, {zone.id: zone.kind for zone in pack.strategic.zone}
    maps = {ground.id for ground in pack.maps}
    if sorted(place.roll for place in file.location) != list(range(2, 13)):
        yield "missions.toml: location: expected one for each roll from 2 to 12"
    for number, place in enumerate(file.location):
        if zones.get(place.zone) != "crisis":
            yield f"missions.toml: location[{number}].zone: {place.zone!r} is no crisis zone"
        if len(place.maps) != 6 or not set(place.maps) <= maps:
            yield f"missions.toml: location[{number}].maps: expected six of {', '.join(sorted(maps))}"
    if [mission.line for mission in file.mission] != [1, 2, 3, 4, 5, 6]:
        yield "missions.toml: mission: expected lines 1 to 6 in order"
    markers = {name for counter in pack.counters.counter if counter.side == "objective" for name in counter.ids}
    for mission in file.mission:
        if mission.objective not in markers:
            yield f"missions.toml: mission {mission.id}.objective: there is no marker {mission.objective!r}"
    if [line.roll for line in file.increasing_opposition] != [1, 2, 3, 4, 5, 6]:
        yield "missions.toml: increasing_opposition: expected rolls 1 to 6 in order"


def _terrain(pack: Pack) -> Iterator[str]:
    missing = set(LETTERS.values()) - {line.id for line in pack.terrain.terrain}
    if missing:
        yield f"terrain.toml: terrain: {', '.join(sorted(missing))} missing"


def _combat(pack: Pack) -> Iterator[str]:
    file = pack.combat
    low = 0
    for number, column in enumerate(file.column):
        if column.low != low or column.high < column.low:
            yield f"combat.toml: column[{number}]: expected to start at rating {low}"
        low = column.high + 1
        if len(column.results) != 6 or not all(RESULT.fullmatch(result) for result in column.results):
            yield f"combat.toml: column[{number}].results: expected six of '-', 'R', '1', '1+R' …"
    for name, table in (
        ("air_defense.capable", file.air_defense.capable),
        ("air_defense.others", file.air_defense.others),
        ("infowar.isr", file.infowar.isr),
        ("infowar.netwar", file.infowar.netwar),
    ):
        if len(table) != 6:
            yield f"combat.toml: {name}: expected six results"
    for name in ("clear", "brush", "close", "severe"):
        if len(getattr(file.drop, name)) != 7:
            yield f"combat.toml: drop.{name}: expected seven results, for a modified die of 0 to 6"


def _charts(pack: Pack) -> Iterator[str]:
    file = pack.charts
    keys = {counter.key for counter in pack.counters.counter}
    for line in file.mobilization:
        if line.key not in keys:
            yield f"charts.toml: mobilization {line.key!r}: there is no such counter"
    if [level.low for level in file.level] != sorted((level.low for level in file.level), reverse=True):
        yield "charts.toml: level: expected the best first"
    if len(file.crisis_events.by_level) != file.tracks.crisis_end:
        yield f"charts.toml: crisis_events.by_level: expected {file.tracks.crisis_end} numbers"


def _events(pack: Pack) -> Iterator[str]:
    known = {event.id for event in pack.events.event}
    if len(pack.events.grid) != 6 or any(len(column) != 6 for column in pack.events.grid):
        yield "events.toml: grid: expected six columns of six"
    for column in pack.events.grid:
        for name in column:
            if name not in known:
                yield f"events.toml: grid: there is no event {name!r}"


def _counters(pack: Pack) -> Iterator[str]:
    names: set[str] = set()
    for counter in pack.counters.counter:
        for name in counter.ids:
            if name in names:
                yield f"counters.toml: the id {name!r} is used twice"
            names.add(name)
        if not set(counter.marks) <= MARKS:
            yield f"counters.toml: counter {counter.key}.marks: expected some of {', '.join(sorted(MARKS))}"
        if counter.strike and len(counter.strike) != len(counter.ids):
            yield f"counters.toml: counter {counter.key}.strike: expected one rating for each id"
        if counter.unit_class in ("mech", "nonmech", "helicopter", "base") and counter.front is None:
            yield f"counters.toml: counter {counter.key}.front: expected combat, engagement, movement"
        if counter.side == "rep" and counter.front and counter.back is None:
            yield f"counters.toml: counter {counter.key}.back: expected the disrupted side"
        if "hw" in counter.marks:
            for name in counter.ids:
                if not any(f"IMPACT {name}" in other.ids for other in pack.counters.counter):
                    yield f"counters.toml: {name} has no marker 'IMPACT {name}'"


def _map(ground: MissionMap, letters: set[str]) -> Iterator[str]:
    if ground.letter in letters or not re.fullmatch("[A-Z]", ground.letter):
        yield "letter: expected a capital letter of its own"
    if len(ground.rows) != 6 or any(len(row) != 6 or not set(row) <= set(LETTERS) for row in ground.rows):
        yield f"rows: expected six rows of six letters out of {''.join(LETTERS)}"
    hexes = {row * 10 + col for row in range(1, 7) for col in range(1, 7)}
    named = [hex for way in (*ground.roads, *ground.tracks, *ground.rivers, *ground.dry_rivers) for hex in way]
    named += [*ground.coastal, *ground.airfields, *ground.oilfields, *ground.ports, *(p.hex for p in ground.place)]
    for number in named:
        if number not in hexes:
            yield f"there is no hex {number} (expected 11 to 66)"
    for pair in (
        *ground.rivers,
        *ground.dry_rivers,
        *(p for way in ground.roads for p in itertools.pairwise(way)),
        *(p for way in ground.tracks for p in itertools.pairwise(way)),
    ):
        if pair[1] not in around(pair[0]):
            yield f"{pair[0]} and {pair[1]} are not next to each other"


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
