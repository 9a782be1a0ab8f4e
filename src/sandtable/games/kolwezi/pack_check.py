"""What must be true of a pack, so that nothing starts half-loaded."""

from collections import Counter as Count
from collections.abc import Iterable, Iterator

from sandtable.games.kolwezi.pack import CounterFile, MapFile

EDGES = ("A", "B", "C", "D", "E", "F")
SECTORS = ("VVO", "VVE", "NV", "MAN")
DROP_ZONES = ("ZSA", "ZSB")
COMPANIES = (1, 2, 3, 4)


def check_map(map: MapFile, counters: CounterFile) -> list[str]:
    """What is wrong with the map."""
    return [*_parts(map), *_areas(map), *_links(map), *_setup(map, counters)]


def _twice(names: Iterable[str]) -> list[str]:
    return sorted(name for name, times in Count(names).items() if times > 1)


def _parts(map: MapFile) -> Iterator[str]:
    zones = {zone.id: zone.kind for zone in map.zone}
    if list(zones.values()).count("town") != 1:
        yield "zone: exactly one must be of kind 'town' (3-c)"
    elif map.zone[0].kind != "town":
        yield "zone: the town comes first"
    for zone, kind in zones.items():
        if kind not in ("town", "mining_town"):
            yield f"zone {zone}: expected kind 'town' or 'mining_town', not {kind!r}"
        size = sum(area.zone == zone for area in map.area)
        if kind == "mining_town" and size != 5:
            yield f"zone {zone}: a mining town has 5 areas, not {size} (3-b)"
    if {part.id for part in map.sector} != {*SECTORS, *DROP_ZONES}:
        yield f"sector: expected {', '.join((*SECTORS, *DROP_ZONES))}"
    for drop in DROP_ZONES:
        inside = [area for area in map.area if area.sector == drop]
        if len(inside) != 3 or any(area.terrain == "protected" for area in inside):
            yield f"sector {drop}: a drop zone has 3 areas, none of them protected (4-e)"


def _areas(map: MapFile) -> Iterator[str]:
    names = [area.id for area in map.area]
    for name in _twice(names):
        yield f"area {name}: there are two of them"
    zones, sectors = {zone.id for zone in map.zone}, {part.id for part in map.sector}
    for area in map.area:
        if area.zone and area.zone not in zones:
            yield f"area {area.id}: no zone {area.zone!r}"
        if area.sector and area.sector not in sectors:
            yield f"area {area.id}: no sector {area.sector!r}"
    edges = sorted(area.edge for area in map.area if area.edge)
    if edges != list(EDGES):
        yield f"area: the letters A to F must each be used once, not {edges} (3-g)"
    for objective in ("lorries", "airport"):
        if sum(area.objective == objective for area in map.area) != 1:
            yield f"area: exactly one must have the objective {objective!r} (3-e)"


def _links(map: MapFile) -> Iterator[str]:
    names = {area.id for area in map.area}
    pairs = [*map.links.urban, *map.links.route]
    near: dict[str, set[str]] = {name: set() for name in names}
    for one, other in pairs:
        if one not in names or other not in names or one == other:
            yield f"links: [{one!r}, {other!r}] does not join two areas"
        else:
            near[one].add(other)
            near[other].add(one)
    for pair in _twice("-".join(sorted(pair)) for pair in pairs):
        yield f"links: {pair} is there twice"
    reached, front = set(), [map.area[0].id] if map.area else []
    while front:
        name = front.pop()
        if name not in reached:
            reached.add(name)
            front += near[name]
    if reached != names:
        yield f"links: {sorted(names - reached)[0]} cannot be reached"


def _setup(map: MapFile, counters: CounterFile) -> Iterator[str]:
    setup = map.setup
    areas = {area.id: area for area in map.area}
    for name in setup.blue_sections:
        if name not in areas or areas[name].terrain != "protected":
            yield f"setup.blue_sections: {name} is not a protected area (5.3.2-a)"
    if len(setup.blue_sections) != sum(c.colour == "blue" and c.side == "katangan" for c in counters.counter):
        yield "setup.blue_sections: there must be one area for each blue section"
    if set(setup.initial_sector) != set(DROP_ZONES) or not set(setup.initial_sector.values()) <= set(SECTORS):
        yield "setup.initial_sector: expected a sector for ZSA and one for ZSB"
    if set(setup.counter_attack) != {"A", "D"}:
        yield "setup.counter_attack: expected the letters A and D"
    for letter, roads in setup.counter_attack.items():
        if not roads or any(road not in areas for road in roads):
            yield f"setup.counter_attack.{letter}: expected areas of the road outside"
    mixed: dict[str, int] = {hidden.colour: len(hidden.faces) for hidden in counters.hidden}
    for colour, sectors in (("red", ("VVO", "VVE")), ("blue", ("NV", "MAN"))):
        room = sum(a.sector in sectors and a.terrain == "protected" for a in map.area)
        if colour == "blue":
            room -= len(setup.blue_sections)
        if room < mixed.get(colour, 0):
            yield f"area: {mixed[colour]} face-down {colour} counters, but only {room} protected areas for them"
    if mixed.get("yellow", 0) < sum(zone.kind == "mining_town" for zone in map.zone):
        yield "zone: there are more mining towns than yellow counters (5.3.4-a)"


def check_counters(file: CounterFile) -> list[str]:
    """What is wrong with the counters."""
    return [*_faces(file), *_french(file), *_katangan(file)]


def _faces(file: CounterFile) -> Iterator[str]:
    for name in _twice(counter.id for counter in file.counter):
        yield f"counter {name}: there are two of them"
    for counter in file.counter:
        if counter.face not in file.face:
            yield f"counter {counter.id}: no face {counter.face!r}"
    for hidden in file.hidden:
        for name in hidden.faces:
            if name not in file.face:
                yield f"hidden {hidden.colour}: no face {name!r}"
            elif file.face[name].back or file.face[name].kind not in ("pc", "group", "dummy"):
                yield f"hidden {hidden.colour}: {name} is not a PC, group or dummy of one step"
    for name, face in file.face.items():
        if not 0 <= face.back <= face.front:
            yield f"face {name}: the back must lie between 0 and the front"
    if {hidden.colour for hidden in file.hidden} != {"red", "blue", "yellow"} or len(file.hidden) != 3:
        yield "hidden: expected red, blue and yellow"


def _french(file: CounterFile) -> Iterator[str]:
    for counter in file.counter:
        if counter.side == "french" and counter.wave not in (1, 2):
            yield f"counter {counter.id}: wave must be 1 or 2"
        kind = file.face[counter.face].kind if counter.face in file.face else ""
        led = kind in ("company_pc", "section")
        if led != (counter.company in COMPANIES):
            yield f"counter {counter.id}: company must be 1 to 4 for company PCs and sections, and only for them"


def _katangan(file: CounterFile) -> Iterator[str]:
    kinds = Count(file.face[c.face].kind for c in file.counter if c.face in file.face)
    for kind in ("aml", "motorised_group", "smm", "ser"):
        if kinds[kind] != 1:
            yield f"counter: there must be exactly one of kind {kind!r}"
    for colour in ("red", "yellow"):
        sections = [c for c in file.counter if c.colour == colour and c.side == "katangan"]
        foot = sum(not file.face[c.face].motorised_front for c in sections if c.face in file.face)
        if foot < 3:
            yield f"counter: at least three {colour} sections on foot"
