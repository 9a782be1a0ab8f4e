"""The data pack as typed structs: board.toml, counters.toml, forces.toml, tables.toml and geography.toml."""

from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.packs import Origin, PackError, read_struct

HERE = Path(__file__).parent / "data"

UnitType = Literal["infantry", "airborne", "mechanized", "militia", "special_forces", "armor"]
MarkerKind = Literal["air_support", "helo_support", "air_transport", "helo_transport", "adr", "pmc", "cache"]
SideName = Literal["government", "rebel"]


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the pack; ``origin`` says where its numbers come from."""

    origin: Origin = "reconstructed"


class Grid(Plain):
    """Size and scale of the map (1.1, 7.8)."""

    first_row: int = 4
    last_row: int = 29
    first_column: int = 0
    last_column: int = 19
    hex_km: int = 100
    first_northern_row: int = 23


class Projection(Plain, kw_only=True):
    """Degrees to columns and rows."""

    x0: float
    x_lon: float
    x_lat: float
    v0: float
    v_lat: float
    v_lon: float


class HexLists(Plain, kw_only=True):
    """Named lists of hexes: provinces, terrain, countries, borders."""

    hexes: dict[str, list[str]]


class Places(Plain, kw_only=True):
    """Hexes that the rules name."""

    kinshasa: str
    kitona_link: str
    rwanda_box: str
    ituri: str
    burundi_supply: str
    zimbabwe_supply: list[str]
    zimbabwe_entry_first_turn: list[str]
    zimbabwe_entry: list[str]
    angola_port: str
    bukavu: str
    goma: str
    isiro: str
    garrisons: list[str]


class Box(Plain, kw_only=True):
    """A box that opens on hexes (7.11)."""

    id: Literal["kitona", "uganda", "rwanda"]
    name: str
    links: list[str]
    cost: int


class Town(Plain, kw_only=True):
    """A town; ``resource`` is what it yields, if anything (10.2)."""

    name: str
    hex: str
    lat: float
    lon: float
    resource: str
    airfield: bool


class River(Plain, kw_only=True):
    """A river as the hexsides it runs along (7.5, 7.6)."""

    id: str
    name: str
    navigable: bool
    hexsides: list[str]


class Lake(Plain, kw_only=True):
    """Hexsides that nobody crosses on the ground (7.3)."""

    name: str
    hexsides: list[str]


class Road(Plain, kw_only=True, rename={"start": "from", "end": "to"}):
    """A road from hex to hex (7.3.1)."""

    start: str
    end: str
    hexes: list[str]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """board.toml"""

    grid: Grid
    projection: Projection
    province: HexLists
    terrain: HexLists
    foreign: HexLists
    borders: HexLists
    places: Places
    box: list[Box]
    town: list[Town]
    river: list[River]
    lake: list[Lake]
    road: list[Road]


class Unit(Plain, kw_only=True):
    """A counter of the army: attack, defence, movement allowance (2.3)."""

    id: str
    faction: str
    type: UnitType
    size: Literal["II", "III", "X"]
    factors: tuple[int, int, int]


class Marker(Plain, kw_only=True):
    """Support, transport and cache markers (2.4)."""

    kind: MarkerKind
    owner: str
    count: int
    factor: int = 0


class Record(Plain, kw_only=True):
    """Markers that only record something (2.4)."""

    kind: Literal["advisers", "infiltration", "activation", "event", "rp", "game_turn", "control"]
    count: int


class CounterFile(msgspec.Struct, forbid_unknown_fields=True):
    """counters.toml"""

    unit: list[Unit]
    marker: list[Marker]
    record: list[Record]


class Contingent(msgspec.Struct, forbid_unknown_fields=True):
    """One of the five contingents (2.2)."""

    id: str
    side: SideName


class Faction(Plain, kw_only=True):
    """A nation or faction and what is special about it."""

    id: str
    contingent: str
    supply: list[str]
    automatic: list[str] = []
    automatic_except: list[str] = []
    regions: list[str] = []
    south_only: bool = False
    bought: bool = True
    rebuilt: bool = True
    draw: str = ""
    hutu: bool = False


class Carriers(Plain, kw_only=True):
    """Whose transports carry which factions (7.9)."""

    Zimbabwe: list[str]
    Angola: list[str]
    Rwanda: list[str]
    Uganda: list[str]


class ForceFile(msgspec.Struct, forbid_unknown_fields=True):
    """forces.toml"""

    contingent: list[Contingent]
    faction: list[Faction]
    transport: Carriers


class GameTurn(Plain, kw_only=True):
    """A box of the Game Turn Record Track."""

    months: str
    rainy_north: bool
    rainy_south: bool


class Ground(Plain, kw_only=True):
    """A line of the TEC: movement points dry and rainy, stacking limit, column shift."""

    leg: list[int]
    motor: list[int]
    stacking: int
    shift: int


class TownGround(Plain, kw_only=True):
    """What a town changes in a hex."""

    stacking: int
    shift: int


class RoadGround(Plain, kw_only=True):
    """Movement along a road."""

    leg: tuple[int, int]
    motor: tuple[int, int]


class RiverGround(Plain, kw_only=True):
    """What a river hexside adds."""

    leg: tuple[int, int]
    motor: tuple[int, int]
    shift: int


class Excessive(Plain, kw_only=True):
    """The movement roll (7.7)."""

    doubled_to: int
    rain: int


class Crt(Plain, kw_only=True):
    """The Combat Results Table: a row for each die, a column for each ratio."""

    columns: list[str]
    attacker: list[list[int]]
    defender: list[list[int]]


class AllyTable(Plain, kw_only=True):
    """The activation table of Zimbabwe or Angola (5.3, 5.4)."""

    land: list[int]
    air: list[int]
    helo: list[int]
    transport_helo: int
    transport_air: int
    paid: int
    poor: int
    poor_below: int
    event: int


class AllyTables(msgspec.Struct, forbid_unknown_fields=True):
    """Both of them."""

    zimbabwe: AllyTable
    angola: AllyTable


class Resources(Plain, kw_only=True):
    """Resource points (10.0, 10.2)."""

    chart: list[int]
    start: dict[str, int]
    income: dict[str, int]
    cap: int
    enemy_near: int
    near: int
    graft: int
    coltan: int
    share: int
    car: int


class Prices(Plain, kw_only=True):
    """What things cost (10.1, 7.9.1)."""

    unit: int
    marker: int
    adr: int
    cache: int
    pmc: list[int]


class Rolls(Plain, kw_only=True):
    """Single dice of the rules."""

    uprising: int
    infiltration: list[int]
    adr: list[int]
    slip: int
    slip_near: int
    slip_distance: int
    intercept: int
    intercept_helicopter: int
    intercept_rain: int
    graft: list[str]
    coup_militia_to: int


class Support(Plain, kw_only=True):
    """How much support a combat takes (12.1, 12.2, 15.0)."""

    markers: int
    caches: int
    advisers: int


class Victory(Plain, kw_only=True):
    """Victory points (13.0)."""

    win: int
    draw: int
    few_hutus: int
    rich: int


class EventNumbers(Plain, kw_only=True):
    """Numbers of the Random Events List (15.0)."""

    too_early: int
    ituri_distance: int


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """tables.toml"""

    turn: list[GameTurn]
    tec: dict[str, Ground]
    town: TownGround
    road: RoadGround
    river: RiverGround
    excessive: Excessive
    crt: Crt
    activation: AllyTables
    resources: Resources
    prices: Prices
    rolls: Rolls
    support: Support
    victory: Victory
    events: EventNumbers


class Outline(Plain, kw_only=True):
    """A line of real geography, only for drawing: longitude and latitude in turn."""

    kind: Literal["border", "coast"]
    name: str
    points: list[float]


class GeographyFile(msgspec.Struct, forbid_unknown_fields=True):
    """geography.toml"""

    line: list[Outline]


class Pack:
    """Everything that is printed: map, counters, charts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.board = read_struct(folder / "board.toml", BoardFile)
        self.counters = read_struct(folder / "counters.toml", CounterFile)
        self.forces = read_struct(folder / "forces.toml", ForceFile)
        self.tables = read_struct(folder / "tables.toml", TableFile)
        self.geography = read_struct(folder / "geography.toml", GeographyFile)
        problems = [*self._board_problems(), *self._force_problems(), *self._table_problems()]
        if problems:
            raise PackError(problems[0])

    def _board_problems(self) -> list[str]:
        board = self.board
        found = []
        placed: dict[str, str] = {}
        for province, hexes in board.province.hexes.items():
            for name in hexes:
                if name in placed:
                    found.append(f"board.toml: province.hexes.{province}: {name} is already in {placed[name]}")
                placed[name] = province
        ground = {name for hexes in board.terrain.hexes.values() for name in hexes}
        for name in sorted(set(placed) ^ ground):
            where = "terrain" if name in placed else "province"
            found.append(f"board.toml: hex {name} has no {where}")
        for kind in board.terrain.hexes:
            if kind not in self.tables.tec:
                found.append(f"board.toml: terrain.hexes.{kind}: tables.toml has no [tec.{kind}]")
        for town in board.town:
            if town.hex not in placed:
                found.append(f"board.toml: town {town.name}: {town.hex} is not a hex of the DRC")
        known = set(placed) | {name for hexes in board.foreign.hexes.values() for name in hexes}
        hexsides = [(river.name, river.hexsides) for river in board.river]
        hexsides += [(lake.name, lake.hexsides) for lake in board.lake]
        for title, sides in hexsides:
            for side in sides:
                ends = side.split("|")
                if len(ends) != 2 or any(end not in known for end in ends):
                    found.append(f"board.toml: {title}: expected a hexside like '1500|1600', not {side!r}")
        for road in board.road:
            for name in road.hexes:
                if name not in placed:
                    found.append(f"board.toml: road {road.start} – {road.end}: {name} is not a hex of the DRC")
        if {box.id for box in board.box} != {"kitona", "uganda", "rwanda"}:
            found.append("board.toml: expected the boxes kitona, uganda and rwanda")
        return found

    def _force_problems(self) -> list[str]:
        found = []
        contingents = [each.id for each in self.forces.contingent]
        if contingents != ["DRC", "Zimbabwe", "Angola", "Rwanda", "Uganda"]:
            found.append("forces.toml: expected the contingents DRC, Zimbabwe, Angola, Rwanda, Uganda in this order")
        factions = {faction.id for faction in self.forces.faction}
        for faction in self.forces.faction:
            if faction.contingent not in contingents:
                found.append(f"forces.toml: faction {faction.id}: there is no contingent {faction.contingent!r}")
        seen = set()
        for unit in self.counters.unit:
            if unit.faction not in factions:
                found.append(f"counters.toml: unit {unit.id}: there is no faction {unit.faction!r}")
            if unit.id in seen:
                found.append(f"counters.toml: there are two units {unit.id}")
            if min(unit.factors) < 0 or unit.factors[2] < 1:
                found.append(
                    f"counters.toml: unit {unit.id}: expected factors of 0 or more and a movement of 1 or more"
                )
            seen.add(unit.id)
        return found

    def _table_problems(self) -> list[str]:
        tables = self.tables
        found = []
        width = len(tables.crt.columns)
        for name, rows in (("attacker", tables.crt.attacker), ("defender", tables.crt.defender)):
            if len(rows) != 6 or any(len(row) != width for row in rows):
                found.append(f"tables.toml: crt.{name}: expected 6 rows of {width} results")
        for name, ally in (("zimbabwe", tables.activation.zimbabwe), ("angola", tables.activation.angola)):
            if not len(ally.land) == len(ally.air) == len(ally.helo) == 7:
                found.append(f"tables.toml: activation.{name}: expected 7 numbers each for land, air and helo")
        for key, ground in tables.tec.items():
            if len(ground.leg) not in (0, 2) or len(ground.motor) not in (0, 2):
                found.append(f"tables.toml: tec.{key}: expected [dry, rainy] or []")
        if len(tables.resources.chart) != 6:
            found.append("tables.toml: resources.chart: expected 6 numbers")
        return found
