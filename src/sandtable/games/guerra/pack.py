"""The data pack: board, counters and tables, decoded into typed structs and checked."""

from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.packs import Origin, PackError, read_struct

HERE = Path(__file__).parent / "data"

Country = Literal["drc", "angola", "uganda", "rwanda", "burundi"]
TERRAIN_LETTERS = {
    "O": "open",
    "S": "savanna",
    "F": "forest",
    "P": "swamp",
    "A": "rough",
    "M": "mountain",
    "L": "lake",
    "C": "city",
}
COUNTRY_LETTERS = {
    "D": "drc",
    "A": "angola",
    "U": "uganda",
    "R": "rwanda",
    "B": "burundi",
    "c": "republic-of-congo",
    "t": "tanzania",
    "z": "zambia",
    "s": "sudan",
    "f": "central-african-republic",
    "g": "gabon",
    "m": "cameroon",
    "~": "water",
}
PLAYABLE = ("drc", "angola", "uganda", "rwanda", "burundi")


class Grid(msgspec.Struct, forbid_unknown_fields=True):
    """The hex grid and where it lies on the globe."""

    cols: int
    rows: int
    hex_km: int
    west: float
    north: float
    km_per_lon: float
    km_per_lat: float
    origin: Origin = "reconstructed"


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """One letter a hex, row by row: terrain, country, side of the cease-fire line, east bank of the Congo."""

    terrain: list[str]
    country: list[str]
    cease_fire: list[str]
    east_bank: list[str]
    cease_fire_course: list[tuple[float, float]]
    origin: Origin = "reconstructed"


class Town(msgspec.Struct, forbid_unknown_fields=True):
    """A city or village."""

    name: str
    hex: str
    country: Country
    kind: Literal["city", "village"]
    under: str
    printed: str = ""
    airfield: Literal["", "airport", "airstrip"] = ""
    supply_centre: bool = False
    origin: Origin = "reconstructed"


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A hex by which reinforcements come in."""

    name: str
    hex: str
    origin: Origin = "reconstructed"


class Reach(msgspec.Struct, forbid_unknown_fields=True):
    """A reach of the Congo: hexsides from the sea upstream."""

    reach: str
    navigable: bool
    sides: str
    origin: Origin = "reconstructed"


class River(msgspec.Struct, forbid_unknown_fields=True):
    """Another river."""

    name: str
    sides: str
    origin: Origin = "reconstructed"


class Bridges(msgspec.Struct, forbid_unknown_fields=True):
    """The bridges over the Congo."""

    congo: list[str]
    origin: Origin = "reconstructed"


class Chain(msgspec.Struct, forbid_unknown_fields=True):
    """A road or railway, hex by hex."""

    name: str
    hexes: str
    origin: Origin = "reconstructed"


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """board.toml."""

    grid: Grid
    ground: Ground
    town: list[Town]
    entry: list[Entry]
    congo: list[Reach]
    river: list[River]
    bridges: Bridges
    rail: list[Chain]
    road: list[Chain]


class Army(msgspec.Struct, forbid_unknown_fields=True):
    """One of the eight armies."""

    id: str
    name: str
    side: Literal["rebels", "congo"]
    letters: str
    home: Literal["", "drc", "angola", "uganda", "rwanda", "burundi"]
    colour: str
    origin: Origin = "text"


class Unit(msgspec.Struct, forbid_unknown_fields=True):
    """Some equal counters: their values, and where and when they come in."""

    army: str
    count: int
    attack: int
    defence: int
    move: int
    type: Literal["infantry", "armour", "motorised", "artillery", "guerrilla"]
    size: Literal["battalion", "regiment"]
    morale: int
    at: str = ""
    within: Literal["", "angola"] = ""
    release: int = 0
    turn: int = 0
    radius: int = 0
    group: Literal["", "adf", "fdd", "interahamwe"] = ""
    origin: Origin = "text"


class CounterFile(msgspec.Struct, forbid_unknown_fields=True):
    """counters.toml."""

    army: list[Army]
    unit: list[Unit]
    origin: Origin = "text"


class TerrainRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line of Tabela 1."""

    cost: int
    shift: int
    stacking: int


class Features(msgspec.Struct, forbid_unknown_fields=True):
    """Roads, railways, villages and rivers in Tabela 1."""

    road_cost: int
    road_stacking: int
    railway_stacking: int
    village_stacking: int
    river_cross: int
    river_shift: int
    congo_cross: int
    congo_shift: int


class Stacking(msgspec.Struct, forbid_unknown_fields=True):
    """Stacking points by size and type (3.2.2)."""

    battalion: int
    foot_regiment: int
    mobile_regiment: int
    artillery_regiment: int
    origin: Origin = "text"


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    """Single numbers of the rules."""

    turns: int
    rail_hexes: int
    supply_distance: int
    airport_points: int
    airstrip_points: int
    morale_low: int
    morale_high: int
    track_low: int
    track_high: int
    reserve_markers: int
    first_angolan_turn: int


class CombatRow(msgspec.Struct, forbid_unknown_fields=True):
    """A row of Tabela 2."""

    low: int
    high: int
    cells: list[tuple[str, str]]


class CombatTable(msgspec.Struct, forbid_unknown_fields=True):
    """Tabela 2."""

    columns: list[str]
    ratios: list[tuple[int, int]]
    row: list[CombatRow]


class BombardmentRow(msgspec.Struct, forbid_unknown_fields=True):
    """A row of Tabela 3."""

    low: int
    high: int
    cells: list[tuple[int, int]]


class BombardmentTable(msgspec.Struct, forbid_unknown_fields=True):
    """Tabela 3."""

    columns: list[int]
    row: list[BombardmentRow]


class InterdictionRow(msgspec.Struct, forbid_unknown_fields=True):
    """A row of Tabela 4."""

    low: int
    high: int
    cells: list[int]


class InterdictionTable(msgspec.Struct, forbid_unknown_fields=True):
    """Tabela 4."""

    columns: list[int]
    row: list[InterdictionRow]


class Points(msgspec.Struct, forbid_unknown_fields=True):
    """Tabelas 5 and 6, turn by turn."""

    air: list[int]
    congo: list[int]
    rebels: list[int]


class Victory(msgspec.Struct, forbid_unknown_fields=True):
    """The points of section 7."""

    eliminated: int
    eliminated_intervener: int
    replacement: int
    village: int
    city: int
    beyond_line: int
    uganda_intervenes: int
    rwanda_burundi_intervene: int
    congo_kinshasa: int
    congo_kisangani: int
    angola_intervenes: int
    namibia_zimbabwe_intervene: int
    rebel_kinshasa: int
    rebel_bonus_city: int
    angolan_unit: int


class Modifier(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a morale list."""

    army: str
    when: Literal[
        "turns-1-to-5",
        "kinshasa-lost",
        "holds-kisangani",
        "allied-units-in-cities",
        "allies-in-cities",
        "in-cities",
        "abroad",
        "in-the-east",
        "motorised-lost",
        "units-lost",
        "no-air-points",
        "kisangani-lost",
        "friends-in-congo",
        "holds-mbandaka-or-mbuji-mayi",
        "holds-kinshasa",
        "holds-a-capital",
        "no-guerrillas-in-the-east",
        "guerrillas-at-home",
    ]
    value: int


class MoraleLists(msgspec.Struct, forbid_unknown_fields=True):
    """The two printed lists of morale modifiers."""

    table8: list[Modifier]
    section_4_3_1: list[Modifier]


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """tables.toml."""

    terrain: dict[str, TerrainRow]
    features: Features
    stacking: Stacking
    limits: Limits
    combat: CombatTable
    bombardment: BombardmentTable
    interdiction: InterdictionTable
    points: Points
    victory: Victory
    morale: MoraleLists
    origin: Origin = "text"


class Drawn(msgspec.Struct, forbid_unknown_fields=True):
    """A line or an area as it is drawn on the map, [lat, lon]."""

    kind: Literal["river", "border", "coast", "lake", "congo"]
    points: list[tuple[float, float]]
    name: str = ""
    origin: Origin = "reconstructed"


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    """map.toml: what is only drawn."""

    shape: list[Drawn]
    origin: Origin = "reconstructed"


class Pack:
    """A whole pack, read and checked."""

    def __init__(self, folder: Path = HERE) -> None:
        if not folder.is_dir():
            raise PackError(f"{folder} is not a folder")
        self.folder = folder
        self.board = read_struct(folder / "board.toml", BoardFile)
        self.counters = read_struct(folder / "counters.toml", CounterFile)
        self.tables = read_struct(folder / "tables.toml", TableFile)
        self.map = read_struct(folder / "map.toml", MapFile)
        from sandtable.games.guerra.pack_check import check_board, check_counters, check_tables

        for name, problems in (
            ("board.toml", check_board(self.board)),
            ("tables.toml", check_tables(self.tables)),
            ("counters.toml", check_counters(self.counters, self.board)),
        ):
            if problems:
                raise PackError(f"{name}: " + "; ".join(problems))
