"""The pack's map: board.toml and geography.toml as typed structs."""

from typing import Literal

import msgspec

from sandtable.games.world_war_africa.pack_origin import Plain


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


class Outline(Plain, kw_only=True):
    """A line of real geography, only for drawing: longitude and latitude in turn."""

    kind: Literal["border", "coast"]
    name: str
    points: list[float]


class GeographyFile(msgspec.Struct, forbid_unknown_fields=True):
    """geography.toml"""

    line: list[Outline]
