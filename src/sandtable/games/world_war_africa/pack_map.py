"""The pack's map: board.toml as typed structs."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import (
    HEX,
    UNIQUE,
    Latitude,
    Longitude,
    PackTable,
    Text,
    between,
    listed,
    name_of,
    one_of,
    spelt,
)

Hex = Annotated[str, HEX]
Side = Annotated[str, spelt(r"[0-9]{4}\|[0-9]{4}", "1500|1600")]
Line = Annotated[int, between(0, 99)]
Degrees = Annotated[float, between(-99, 99)]


class Grid(PackTable):
    """Size and scale of the map (1.1, 7.8)."""

    first_row: Line = 4
    last_row: Line = 29
    first_column: Line = 0
    last_column: Line = 19
    hex_km: Annotated[int, between(1, 999)] = 100
    first_northern_row: Line = 23


class Projection(PackTable):
    """Degrees to columns and rows."""

    x0: Degrees
    x_lon: Degrees
    x_lat: Degrees
    v0: Degrees
    v_lat: Degrees
    v_lon: Degrees


class Provinces(PackTable):
    """The hexes of each province."""

    hexes: dict[Annotated[str, name_of("province")], list[Annotated[str, HEX, UNIQUE]]]


class TerrainHexes(PackTable):
    """The hexes of each kind of terrain; a hex may be of several."""

    hexes: dict[Annotated[str, one_of("ground")], list[Hex]]


class Countries(PackTable):
    """The hexes of each country around the DRC."""

    hexes: dict[Annotated[str, name_of("country")], list[Annotated[str, HEX, UNIQUE]]]


class Borders(PackTable):
    """The hexes of the DRC that touch a country."""

    hexes: dict[Annotated[str, name_of("border")], list[Hex]]


class Places(PackTable):
    """Hexes that the rules name."""

    kinshasa: Hex
    kitona_link: Hex
    rwanda_box: Hex
    ituri: Hex
    burundi_supply: Hex
    zimbabwe_supply: list[Hex]
    zimbabwe_entry_first_turn: list[Hex]
    zimbabwe_entry: list[Hex]
    angola_port: Hex
    bukavu: Hex
    goma: Hex
    isiro: Hex
    garrisons: list[Hex]


class Box(PackTable):
    """A box that opens on hexes (7.11)."""

    id: Annotated[Literal["kitona", "uganda", "rwanda"], name_of("box")]
    name: Text
    links: list[Hex]
    cost: Annotated[int, between(0, 9)]


class Town(PackTable):
    """A town; ``resource`` is what it yields, if anything (10.2)."""

    name: Annotated[str, name_of("town")]
    hex: Annotated[str, HEX, UNIQUE]
    lat: Latitude
    lon: Longitude
    resource: str
    airfield: bool


class River(PackTable):
    """A river as the hexsides it runs along (7.5, 7.6)."""

    id: Annotated[str, name_of("river")]
    name: Text
    navigable: bool
    hexsides: list[Side]


class Lake(PackTable):
    """Hexsides that nobody crosses on the ground (7.3)."""

    name: Text
    hexsides: list[Side]


class Road(PackTable, rename={"start": "from", "end": "to"}):
    """A road from hex to hex (7.3.1)."""

    start: Text
    end: Text
    hexes: list[Hex]


class BoardFile(PackTable):
    """board.toml"""

    grid: Grid
    projection: Projection
    province: Provinces
    terrain: TerrainHexes
    foreign: Countries
    borders: Borders
    places: Places
    box: Annotated[list[Box], listed(3)]
    town: list[Town]
    river: list[River]
    lake: list[Lake]
    road: list[Road]
