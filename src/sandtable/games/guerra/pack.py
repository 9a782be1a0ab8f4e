"""The data pack: board, counters and tables, decoded into typed structs and checked."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from sandtable.engine.pack_problems import refuse
from sandtable.engine.pack_terms import (
    HEX,
    UNIQUE,
    Colour,
    Count,
    Latitude,
    Longitude,
    PackTable,
    Points,
    Shift,
    Some,
    Text,
    between,
    listed,
    name_of,
    one_of,
    out_of,
    spelt,
)
from sandtable.engine.packs import Files, Pages

HERE = Path(__file__).parent / "data"

Country = Literal["drc", "angola", "uganda", "rwanda", "burundi"]
ArmyName = Annotated[
    str, out_of("congo", "angola", "zimbabwe", "namibia", "rebels", "uganda", "rwanda", "burundi"), name_of("army")
]
#: the lines of Tabela 1
GROUNDS = ("open", "savanna", "swamp", "forest", "rough", "mountain", "city")
Terrain = Annotated[str, out_of(*GROUNDS)]
Hex = Annotated[str, HEX]
#: hexsides one after the other, each as its two hexes
Sides = Annotated[str, spelt(r"\s*[0-9]{4}/[0-9]{4}(\s+[0-9]{4}/[0-9]{4})*\s*", "0717/0617 0717/0816")]
Row = Annotated[list[str], listed(1, 60)]
Cost = Annotated[int, between(1, 9)]
#: the percentile die, and the ten-sided one
Percent = Annotated[int, between(1, 100)]
Ten = Annotated[int, between(1, 10)]
#: what becomes of the attacker or defender: eliminated, or retreat or victory with losses and their doubling
Fate = Annotated[str, spelt("[AD](E|[RV][BI]M?)", "ARBM")]
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


class Grid(PackTable):
    """The hex grid and where it lies on the globe."""

    cols: Annotated[int, between(1, 60)]
    rows: Annotated[int, between(1, 60)]
    hex_km: Annotated[int, between(1, 999)]
    west: Longitude
    north: Latitude
    km_per_lon: Annotated[float, between(1, 200)]
    km_per_lat: Annotated[float, between(1, 200)]


class Ground(PackTable):
    """One letter a hex, row by row: terrain, country, side of the cease-fire line, east bank of the Congo."""

    terrain: Row
    country: Row
    cease_fire: Row
    east_bank: Row
    cease_fire_course: list[tuple[Latitude, Longitude]]


class Town(PackTable):
    """A city or village."""

    name: Annotated[str, name_of("town")]
    hex: Annotated[str, HEX, UNIQUE]
    country: Country
    kind: Literal["city", "village"]
    under: Terrain
    printed: str = ""
    airfield: Literal["", "airport", "airstrip"] = ""
    supply_centre: bool = False


class Entry(PackTable):
    """A hex by which reinforcements come in."""

    name: Annotated[str, name_of("entry")]
    hex: Hex


class Reach(PackTable):
    """A reach of the Congo: hexsides from the sea upstream."""

    reach: Text
    navigable: bool
    sides: Sides


class River(PackTable):
    """Another river."""

    name: Text
    sides: Sides


class Bridges(PackTable):
    """The bridges over the Congo."""

    congo: list[Annotated[str, spelt("[0-9]{4}/[0-9]{4}", "0717/0617")]]


class Chain(PackTable):
    """A road or railway, hex by hex."""

    name: Text
    hexes: Annotated[str, spelt("[0-9]{4}(-[0-9]{4})+", "0319-0418-0519")]


class BoardFile(PackTable):
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


class Army(PackTable):
    """One of the eight armies."""

    id: ArmyName
    name: Text
    side: Literal["rebels", "congo"]
    letters: Annotated[Text, UNIQUE]
    home: Literal["", "drc", "angola", "uganda", "rwanda", "burundi"]
    colour: Colour


class Unit(PackTable):
    """Some equal counters: their values, and where and when they come in."""

    army: Annotated[str, one_of("army")]
    count: Annotated[int, between(1, 20)]
    attack: Annotated[int, between(0, 20)]
    defence: Annotated[int, between(0, 20)]
    move: Annotated[int, between(1, 20)]
    type: Literal["infantry", "armour", "motorised", "artillery", "guerrilla"]
    size: Literal["battalion", "regiment"]
    morale: Annotated[int, between(0, 20)]
    at: Annotated[str, one_of("town", "entry", or_empty=True)] = ""
    within: Literal["", "angola"] = ""
    release: Count = 0
    turn: Count = 0
    radius: Annotated[int, between(0, 20)] = 0
    group: Literal["", "adf", "fdd", "interahamwe"] = ""


class CounterFile(PackTable):
    """counters.toml."""

    army: Annotated[list[Army], listed(8)]
    unit: Annotated[list[Unit], listed(1, 200)]


class TerrainRow(PackTable):
    """A line of Tabela 1."""

    cost: Cost
    shift: Annotated[int, between(0, 9)]
    stacking: Count


class Features(PackTable):
    """Roads, railways, villages and rivers in Tabela 1."""

    road_cost: Cost
    road_stacking: Count
    railway_stacking: Count
    village_stacking: Count
    river_cross: Annotated[int, between(0, 9)]
    river_shift: Annotated[int, between(1, 9)]
    congo_cross: Annotated[int, between(0, 9)]
    congo_shift: Annotated[int, between(1, 9)]


class Stacking(PackTable):
    """Stacking points by size and type (3.2.2)."""

    battalion: Count
    foot_regiment: Count
    mobile_regiment: Count
    artillery_regiment: Count


class Limits(PackTable):
    """Single numbers of the rules."""

    turns: Annotated[int, between(1, 30)]
    rail_hexes: Count
    supply_distance: Count
    airport_points: Count
    airstrip_points: Count
    morale_low: Annotated[int, between(-9, 0)]
    morale_high: Annotated[int, between(0, 9)]
    track_low: Annotated[int, between(-9, 0)]
    track_high: Annotated[int, between(0, 9)]
    reserve_markers: Count
    replacement_boxes: Count
    first_angolan_turn: Count


class CombatRow(PackTable):
    """A row of Tabela 2."""

    low: Percent
    high: Percent
    cells: list[tuple[Fate, Fate]]


class CombatTable(PackTable):
    """Tabela 2."""

    columns: Annotated[list[Text], listed(1, 16)]
    ratios: list[tuple[Count, Some]]
    row: Annotated[list[CombatRow], listed(1, 100)]


class BombardmentRow(PackTable):
    """A row of Tabela 3."""

    low: Ten
    high: Ten
    cells: list[tuple[Annotated[int, between(0, 9)], Annotated[int, between(0, 9)]]]


class BombardmentTable(PackTable):
    """Tabela 3."""

    columns: Annotated[list[Count], listed(1, 16)]
    row: Annotated[list[BombardmentRow], listed(1, 10)]


class InterdictionRow(PackTable):
    """A row of Tabela 4."""

    low: Ten
    high: Ten
    cells: list[Annotated[int, between(0, 9)]]


class InterdictionTable(PackTable):
    """Tabela 4."""

    columns: Annotated[list[Count], listed(1, 16)]
    row: Annotated[list[InterdictionRow], listed(1, 10)]


class PointsByTurn(PackTable):
    """Tabelas 5 and 6, turn by turn."""

    air: list[Count]
    congo: list[Count]
    rebels: list[Count]


class Victory(PackTable):
    """The points of section 7."""

    eliminated: Points
    eliminated_intervener: Points
    replacement: Points
    village: Points
    city: Points
    beyond_line: Points
    uganda_intervenes: Points
    rwanda_burundi_intervene: Points
    congo_kinshasa: Points
    congo_kisangani: Points
    angola_intervenes: Points
    namibia_zimbabwe_intervene: Points
    rebel_kinshasa: Points
    rebel_bonus_city: Points
    angolan_unit: Points


class Modifier(PackTable):
    """A line of a morale list."""

    army: Annotated[str, one_of("army")]
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
    value: Shift


class MoraleLists(PackTable):
    """The two printed lists of morale modifiers."""

    table8: list[Modifier]
    section_4_3_1: list[Modifier]


class TableFile(PackTable):
    """tables.toml."""

    terrain: dict[Terrain, TerrainRow]
    features: Features
    stacking: Stacking
    limits: Limits
    combat: CombatTable
    bombardment: BombardmentTable
    interdiction: InterdictionTable
    points: PointsByTurn
    victory: Victory
    morale: MoraleLists


class Drawn(PackTable):
    """A line or an area as it is drawn on the map, [lat, lon]."""

    kind: Literal["river", "border", "coast", "lake", "congo"]
    points: list[tuple[Latitude, Longitude]]
    name: str = ""


class MapFile(PackTable):
    """map.toml: what is only drawn."""

    shape: list[Drawn]


#: the files of a pack
FILES = {"board.toml": BoardFile, "counters.toml": CounterFile, "tables.toml": TableFile, "map.toml": MapFile}


class Pack:
    """A whole pack, read and checked."""

    files: ClassVar[Files] = FILES

    def __init__(self, folder: Path = HERE) -> None:
        from sandtable.games.guerra.pack_check import problems

        self.folder = folder
        pages = Pages(folder, FILES)
        self.board = pages.one(BoardFile)
        self.counters = pages.one(CounterFile)
        self.tables = pages.one(TableFile)
        self.map = pages.one(MapFile)
        refuse(problems(self.board, self.counters, self.tables))
