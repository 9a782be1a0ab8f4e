"""What must be true of a pack beyond its single values, so that nothing starts half-loaded."""

from collections import Counter as Count
from collections.abc import Iterator

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import (
    NOTHING,
    among,
    at,
    because,
    by_rule,
    exactly,
    list_of,
    problem,
    row_with,
    rows,
    whole,
)
from sandtable.games.kolwezi.pack import CounterFile, Face, MapFile, TableFile

EDGES = ("A", "B", "C", "D", "E", "F")
SECTORS = ("VVO", "VVE", "NV", "MAN")
DROP_ZONES = ("ZSA", "ZSB")
COMPANIES = (1, 2, 3, 4)

MAP, COUNTERS, TABLES = "map.toml", "counters.toml", "tables.toml"


def problems(map: MapFile, counters: CounterFile, tables: TableFile) -> list[Message]:
    """All that is wrong with a pack."""
    return [
        *_zones(map),
        *_areas(map),
        *_links(map),
        *_setup(map, counters),
        *_room(map, counters),
        *_faces(counters),
        *_counters(counters),
        *_ranges(tables),
    ]


def _rows(count: int) -> Message:
    return Message("pack-found-rows", {"count": count})


# The map


def _zones(map: MapFile) -> Iterator[Message]:
    towns = [zone.id for zone in map.zone if zone.kind == "town"]
    if len(towns) != 1:
        yield problem(MAP, "zone", _rows(len(towns)), by_rule(rows(1, "zone", kind="town"), "3-c"))
    elif map.zone[0].kind != "town":
        yield problem(MAP, at("zone", 0, map.zone[0].id, "kind"), map.zone[0].kind, exactly("town"))
    for number, zone in enumerate(map.zone):
        size = sum(area.zone == zone.id for area in map.area)
        if zone.kind == "mining_town" and size != 5:
            expected = by_rule(rows(5, "area", zone=zone.id), "3-b")
            yield problem(MAP, at("zone", number, zone.id), _rows(size), expected)
    for number, sector in enumerate(map.sector):
        inside = [area for area in map.area if area.sector == sector.id]
        if sector.id in DROP_ZONES and len(inside) != 3:
            expected = by_rule(rows(3, "area", sector=sector.id), "4-e")
            yield problem(MAP, at("sector", number, sector.id), _rows(len(inside)), expected)


def _areas(map: MapFile) -> Iterator[Message]:
    for number, area in enumerate(map.area):
        if area.sector in DROP_ZONES and area.terrain == "protected":
            expected = because(by_rule(among(["clear", "elevated"]), "4-e"), sector=area.sector)
            yield problem(MAP, at("area", number, area.id, "terrain"), area.terrain, expected)
    for key, values, rule in (("edge", EDGES, "3-g"), ("objective", ("lorries", "airport"), "3-e")):
        for value in values:
            count = sum(getattr(area, key) == value for area in map.area)
            if count != 1:
                yield problem(MAP, at("area", key=key), _rows(count), by_rule(rows(1, "area", **{key: value}), rule))


def _links(map: MapFile) -> Iterator[Message]:
    near: dict[str, set[str]] = {area.id: set() for area in map.area}
    seen: dict[frozenset[str], str] = {}
    for kind, pairs in (("urban", map.links.urban), ("route", map.links.route)):
        for number, (one, other) in enumerate(pairs):
            place = at(f"links.{kind}", number)
            if one == other:
                yield problem(MAP, place, other, Message("pack-expected-own", {"other": f"{place}[0]"}))
            elif seen.setdefault(frozenset((one, other)), place) != place:
                taken = seen[frozenset((one, other))]
                yield problem(MAP, place, f"{one}-{other}", Message("pack-expected-own", {"other": taken}))
            near[one].add(other)
            near[other].add(one)
    reached, front = set(), [map.area[0].id]
    while front:
        name = front.pop()
        if name not in reached:
            reached.add(name)
            front += near[name]
    for number, area in enumerate(map.area):
        if area.id not in reached:
            yield problem(MAP, at("area", number, area.id), NOTHING, Message("pack-expected-joined"))


def _setup(map: MapFile, counters: CounterFile) -> Iterator[Message]:
    setup = map.setup
    areas = {area.id: area for area in map.area}
    for number, name in enumerate(setup.blue_sections):
        if areas[name].terrain != "protected":
            expected = by_rule(row_with("area", terrain="protected"), "5.3.2-a")
            yield problem(MAP, at("setup.blue_sections", number), name, expected)
    sections = sum(c.colour == "blue" and c.side == "katangan" for c in counters.counter)
    if len(setup.blue_sections) != sections:
        expected = by_rule(list_of(sections), "5.3.2-a")
        yield problem(MAP, "setup.blue_sections", setup.blue_sections, expected)
    for zone in DROP_ZONES:
        if zone not in setup.initial_sector:
            yield problem(MAP, f"setup.initial_sector.{zone}", NOTHING, among(SECTORS))
    for edge in ("A", "D"):
        if edge not in setup.counter_attack:
            yield problem(MAP, f"setup.counter_attack.{edge}", NOTHING, Message("pack-expected-any-list"))


def _room(map: MapFile, counters: CounterFile) -> Iterator[Message]:
    """There is a place for each counter that starts face-down (5.3)."""
    mixed: dict[str, int] = {hidden.colour: len(hidden.faces) for hidden in counters.hidden}
    numbers: dict[str, int] = {hidden.colour: number for number, hidden in enumerate(counters.hidden)}
    rooms = {"yellow": len(map.area)}
    for colour, sectors in (("red", ("VVO", "VVE")), ("blue", ("NV", "MAN"))):
        rooms[colour] = sum(a.sector in sectors and a.terrain == "protected" for a in map.area)
    rooms["blue"] -= len(map.setup.blue_sections)
    least = {"yellow": sum(zone.kind == "mining_town" for zone in map.zone)}
    for colour, room in rooms.items():
        low = least.get(colour, 1)
        if not low <= mixed[colour] <= room:
            expected = by_rule(list_of(low, room), "5.3.4-a" if colour == "yellow" else "5.3")
            place = at("hidden", numbers[colour], colour, "faces")
            yield problem(COUNTERS, place, Message("pack-found-list", {"count": mixed[colour]}), expected)


# The counters


def _faces(file: CounterFile) -> Iterator[Message]:
    for name, face in file.face.items():
        if face.back > face.front:
            yield problem(COUNTERS, f"face.{name}.back", face.back, because(whole(0, face.front), front=face.front))
    one_step = [name for name, face in file.face.items() if face.kind in ("pc", "group", "dummy") and not face.back]
    for number, hidden in enumerate(file.hidden):
        for place, name in enumerate(hidden.faces):
            if name not in one_step:
                yield problem(COUNTERS, at("hidden", number, hidden.colour, f"faces[{place}]"), name, among(one_step))
    if not any(face.kind == "dummy" for face in file.face.values()):
        yield problem(COUNTERS, "face", NOTHING, rows(1, "face", kind="dummy"))


def _counters(file: CounterFile) -> Iterator[Message]:
    lettered = {f"{hidden.letter}{number}" for hidden in file.hidden for number in range(1, len(hidden.faces) + 1)}
    for number, counter in enumerate(file.counter):
        face = file.face[counter.face]
        if counter.side == "french" and not counter.wave:
            expected = because(among([1, 2]), side=counter.side)
            yield problem(COUNTERS, at("counter", number, counter.id, "wave"), counter.wave, expected)
        led = face.kind in ("company_pc", "section")
        if led != (counter.company in COMPANIES):
            expected = because(whole(1, 4) if led else exactly(0), kind=face.kind)
            yield problem(COUNTERS, at("counter", number, counter.id, "company"), counter.company, expected)
        if counter.id in lettered:
            expected = Message("pack-expected-own", {"other": "hidden"})
            yield problem(COUNTERS, at("counter", number, counter.id, "id"), counter.id, expected)
    yield from _kinds(file, [file.face[counter.face] for counter in file.counter])


def _kinds(file: CounterFile, faces: list[Face]) -> Iterator[Message]:
    kinds = Count(face.kind for face in faces)
    for kind in ("aml", "motorised_group", "smm", "ser"):
        if kinds[kind] != 1:
            yield problem(COUNTERS, "counter", _rows(kinds[kind]), rows(1, "counter", kind=kind))
    for colour in ("red", "yellow"):
        own = [face for face, c in zip(faces, file.counter, strict=True) if (c.colour, c.side) == (colour, "katangan")]
        foot = sum(not face.motorised_front for face in own)
        if foot < 3:
            least = rows(3, "counter", colour=colour, side="katangan", motorised_front=False)
            yield problem(COUNTERS, "counter", _rows(foot), Message("pack-expected-at-least", {"expected": least}))


def _ranges(tables: TableFile) -> Iterator[Message]:
    for key, (low, high) in (("direct_range", tables.fire.direct_range), ("support_range", tables.fire.support_range)):
        if high < low:
            yield problem(TABLES, f"fire.{key}[1]", high, because(whole(low, 6), **{f"{key}[0]": low}))
