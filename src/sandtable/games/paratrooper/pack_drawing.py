"""The pack's drawing.toml: the globe under the strategic map, and the country that each mission map shows."""

from typing import Annotated

from sandtable.engine.globe import Shape, Words
from sandtable.engine.pack_terms import UNIQUE, Latitude, Longitude, PackTable, Text, between, listed, one_of

Degrees = Annotated[float, between(1, 360)]


class Globe(PackTable):
    """The part of the globe that the strategic map shows: its western and northern edge, and its size in degrees."""

    west: Longitude
    north: Latitude
    wide: Degrees
    high: Degrees


class Country(PackTable):
    """What a mission map looks like: its paper, and a texture for kinds of terrain that have one of their own."""

    map: Annotated[str, one_of("map"), UNIQUE]
    paper: Text
    textures: dict[Annotated[str, one_of("terrain")], Text]


class Lane(PackTable):
    """A transit line that is no straight one: where it goes by on the globe."""

    between: tuple[Annotated[str, one_of("zone")], Annotated[str, one_of("zone")]]
    via: Annotated[list[tuple[Longitude, Latitude]], listed(1, 20)]


class Drawing(PackTable):
    """drawing.toml"""

    globe: Globe
    country: Annotated[list[Country], listed(7)]
    lane: list[Lane]
    lettering: list[Words]
    shape: list[Shape]
