"""What must be true of a pack beyond its single values, so that nothing starts half-loaded."""

import itertools
from collections.abc import Iterable, Iterator

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import (
    NOTHING,
    a_name,
    among,
    at,
    because,
    by_rule,
    exactly,
    list_of,
    problem,
    rows,
    whole,
)
from sandtable.games.world_war_africa.pack_charts import TableFile
from sandtable.games.world_war_africa.pack_counters import CONTINGENTS, Carriers, CounterFile, ForceFile
from sandtable.games.world_war_africa.pack_deployment import DeploymentFile
from sandtable.games.world_war_africa.pack_map import BoardFile, Grid, Places

BOARD, COUNTERS, FORCES, TABLES = "board.toml", "counters.toml", "forces.toml", "tables.toml"
DEPLOYMENT = "deployment.toml"
REBELS = ("Rwanda", "Uganda")
#: what the rules name, each in its table
NAMED = {
    "province": ("North Kivu", "South Kivu", "Orientale", "Kasai Oriental"),
    "foreign": ("Angola", "Rwanda", "Uganda", "Zambia"),
    "borders": ("Angola",),
}
NAMED_FACTIONS = ("FAC", "Chad", "NA", "Rw", "UG", "ANC", "RDC", "MLC", "Bu", "Lendu", "ADF", "WNBF")
#: who may own a marker, where not every contingent may: caches and mercenaries are anybody's (2.4), transports belong
#: to those who say whom they carry (7.9)
CARRIERS = tuple(name for name in Carriers.__struct_fields__ if name != "origin")
OWNERS: dict[str, tuple[str, ...]] = {
    "pmc": ("any",),
    "cache": ("any",),
    "air_transport": CARRIERS,
    "helo_transport": CARRIERS,
}
#: a source of supply that is off the playable map (11.2-c)
OFF_MAP = "Zambia"


def problems(
    board: BoardFile, counters: CounterFile, forces: ForceFile, deployment: DeploymentFile, tables: TableFile
) -> list[Message]:
    """All that is wrong with a pack."""
    # Without its grid no hex can be looked at.
    found = list(_grid(board.grid)) or [*_ground(board), *_places(board), *_lines(board), *_named(board)]
    armies = [
        *_forces(forces, board),
        *_units(counters),
        *_arrivals(deployment, forces, board),
        *_likely(deployment, board),
    ]
    return [*found, *armies, *_tables(tables)]


# The map


def _grid(grid: Grid) -> Iterator[Message]:
    for first, last in (("first_row", "last_row"), ("first_column", "last_column")):
        low, high = getattr(grid, first), getattr(grid, last)
        if high < low:
            yield problem(BOARD, f"grid.{last}", high, because(whole(low, 99), **{first: low}))


def _drc(board: BoardFile) -> set[str]:
    return {name for hexes in board.province.hexes.values() for name in hexes}


def _ground(board: BoardFile) -> Iterator[Message]:
    """Every hex is on the grid; the DRC's have a terrain, and no others."""
    drc = _drc(board)
    for table in ("province", "foreign"):
        for name, hexes in getattr(board, table).hexes.items():
            for number, hex in enumerate(hexes):
                if not _on_grid(board.grid, hex):
                    yield problem(BOARD, at(f"{table}.hexes", name) + f"[{number}]", hex, Message("pack-expected-hex"))
    for table in ("terrain", "borders"):
        for name, hexes in getattr(board, table).hexes.items():
            for number, hex in enumerate(hexes):
                if hex not in drc:
                    yield problem(BOARD, f"{table}.hexes.{name}[{number}]", hex, _of_the_drc())
    for hex in sorted(drc - {name for hexes in board.terrain.hexes.values() for name in hexes}):
        yield problem(BOARD, "terrain.hexes", NOTHING, Message("pack-expected-listed", {"hex": hex}))


def _on_grid(grid: Grid, hex: str) -> bool:
    row, column = int(hex[:2]), int(hex[2:])
    return grid.first_row <= row <= grid.last_row and grid.first_column <= column <= grid.last_column


def _of_the_drc() -> Message:
    return Message("pack-expected-hex-of", {"table": "province.hexes"})


def _places(board: BoardFile) -> Iterator[Message]:
    drc = _drc(board)
    for key, value in msgspec.structs.asdict(board.places).items():
        if key in ("origin", "rwanda_box"):
            continue
        for hex in [value] if isinstance(value, str) else value:
            if hex not in drc:
                yield problem(BOARD, f"places.{key}", hex, _of_the_drc())
    rwanda = board.foreign.hexes.get("Rwanda", [])
    if board.places.rwanda_box not in rwanda:
        expected = Message("pack-expected-hex-of", {"table": "foreign.hexes.Rwanda"})
        yield problem(BOARD, "places.rwanda_box", board.places.rwanda_box, expected)
    for number, box in enumerate(board.box):
        for place, hex in enumerate(box.links):
            if hex not in drc:
                yield problem(BOARD, at("box", number, box.id, f"links[{place}]"), hex, _of_the_drc())
    for number, town in enumerate(board.town):
        if town.hex not in drc:
            yield problem(BOARD, at("town", number, town.name, "hex"), town.hex, _of_the_drc())


def _lines(board: BoardFile) -> Iterator[Message]:
    """Rivers and lakes run between hexes next to each other, roads from one to the next."""
    drc = _drc(board)
    known = drc | {name for hexes in board.foreign.hexes.values() for name in hexes}
    sides = [(at("river", number, river.id), river.hexsides) for number, river in enumerate(board.river)]
    sides += [(at("lake", number, lake.name), lake.hexsides) for number, lake in enumerate(board.lake)]
    for place, hexsides in sides:
        for number, side in enumerate(hexsides):
            one, other = side.split("|")
            if not {one, other} <= known or not _next_to(one, other):
                yield problem(BOARD, f"{place}: hexsides[{number}]", side, Message("pack-expected-hexside"))
    for number, road in enumerate(board.road):
        for step, (before, hex) in enumerate(itertools.pairwise(("", *road.hexes))):
            place = at("road", number, road.start, f"hexes[{step}]")
            if hex not in drc:
                yield problem(BOARD, place, hex, _of_the_drc())
            elif before and not _next_to(before, hex):
                yield problem(BOARD, place, hex, Message("pack-expected-next-to"))


def _next_to(one: str, other: str) -> bool:
    """Whether two hexes touch; odd rows sit half a hex further east (1.1-a)."""
    (row, column), (to_row, to_column) = ((int(name[:2]), int(name[2:])) for name in (one, other))
    if row == to_row:
        return abs(column - to_column) == 1
    shift = row % 2
    return abs(row - to_row) == 1 and to_column - column in (shift - 1, shift)


def _named(board: BoardFile) -> Iterator[Message]:
    for table, names in NAMED.items():
        for name in names:
            if name not in getattr(board, table).hexes:
                yield problem(BOARD, f"{table}.hexes.{name}", NOTHING, Message("pack-expected-any-list"))


# The armies


def _forces(forces: ForceFile, board: BoardFile) -> Iterator[Message]:
    for number, (contingent, name) in enumerate(zip(forces.contingent, CONTINGENTS, strict=True)):
        if contingent.id != name:
            yield problem(FORCES, at("contingent", number, contingent.id, "id"), contingent.id, exactly(name))
        side = "rebel" if contingent.id in REBELS else "government"
        if contingent.side != side:
            place = at("contingent", number, contingent.id, "side")
            yield problem(FORCES, place, contingent.side, by_rule(exactly(side), "2.2"))
    sources = [*_place_names(), *board.borders.hexes, OFF_MAP]
    for number, faction in enumerate(forces.faction):
        for step, source in enumerate(faction.supply):
            if source not in sources:
                expected = a_name(source, sources, ["places (board.toml)", "borders.hexes (board.toml)"])
                yield problem(FORCES, at("faction", number, faction.id, f"supply[{step}]"), source, expected)
    yield from _missing("faction", FORCES, NAMED_FACTIONS, (faction.id for faction in forces.faction), "id")


def _place_names() -> list[str]:
    """What places of the map are called."""
    return [key for key in Places.__struct_fields__ if key != "origin"]


def _arrivals(deployment: DeploymentFile, forces: ForceFile, board: BoardFile) -> Iterator[Message]:
    """Who can be bought has a line of the chart, and each line leads somewhere (10.1)."""
    bought = [faction.id for faction in forces.faction if faction.bought]
    yield from _missing("arrival", DEPLOYMENT, bought, (line.faction for line in deployment.arrival), "faction")
    towns = {town.hex for town in board.town}
    for number, line in enumerate(deployment.arrival):
        if not (line.towns or line.places or line.boxes):
            place = at("arrival", number, line.faction, "towns")
            yield problem(DEPLOYMENT, place, False, by_rule(exactly(True), "10.1"))
        for step, name in enumerate(line.places):
            place = at("arrival", number, line.faction, f"places[{step}]")
            if name not in _place_names():
                yield problem(DEPLOYMENT, place, name, a_name(name, _place_names(), ["places (board.toml)"]))
            elif getattr(board.places, name) not in towns:
                yield problem(DEPLOYMENT, place, name, Message("pack-expected-hex-of", {"table": "town (board.toml)"}))


def _likely(deployment: DeploymentFile, board: BoardFile) -> Iterator[Message]:
    """The likely set-up names hexes of the DRC (3.2)."""
    drc = _drc(board)
    for number, line in enumerate(deployment.likely):
        for step, name in enumerate(line.places):
            if name not in drc:
                yield problem(DEPLOYMENT, at("likely", number, line.line, f"places[{step}]"), name, _of_the_drc())


def _units(counters: CounterFile) -> Iterator[Message]:
    yield from _missing("unit", COUNTERS, NAMED_FACTIONS, (unit.faction for unit in counters.unit), "faction")
    for number, marker in enumerate(counters.marker):
        owners = OWNERS.get(marker.kind, CONTINGENTS)
        if marker.owner not in owners:
            place = at("marker", number, marker.kind, "owner")
            yield problem(COUNTERS, place, marker.owner, because(among(owners), kind=marker.kind))


def _missing(table: str, file: str, names: Iterable[str], there: Iterable[str], key: str) -> Iterator[Message]:
    known = set(there)
    for name in names:
        if name not in known:
            yield problem(file, table, NOTHING, rows(1, table, **{key: name}))


# The charts


def _tables(tables: TableFile) -> Iterator[Message]:
    width = len(tables.crt.columns)
    for key, lines in (("attacker", tables.crt.attacker), ("defender", tables.crt.defender)):
        for number, line in enumerate(lines):
            if len(line) != width:
                yield problem(TABLES, at(f"crt.{key}", number), line, list_of(width))
    for name, ground in tables.tec.items():
        if len(ground.motor) == 1:
            expected = Message("pack-expected-either", {"one": "[]", "other": list_of(2)})
            yield problem(TABLES, f"tec.{name}.motor", ground.motor, expected)
    if "savannah" not in tables.tec:
        yield problem(TABLES, "tec.savannah", NOTHING, Message("pack-expected-table"))
    for name in CONTINGENTS:
        start, cap = tables.resources.start.get(name, NOTHING), tables.resources.cap
        if not isinstance(start, int) or start > cap:
            yield problem(TABLES, f"resources.start.{name}", start, because(whole(0, cap), cap=cap))
