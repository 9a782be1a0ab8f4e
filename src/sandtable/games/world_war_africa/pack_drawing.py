"""The pack's drawing.toml: the countries around the DRC as they are drawn, and where the boxes lie."""

from typing import Annotated, Literal

from sandtable.engine.globe import Shape, Words
from sandtable.engine.pack_terms import UNIQUE, PackTable, between, listed

Length = Annotated[float, between(0, 99)]


class Margin(PackTable):
    """Paper around the hexes, in lengths of a hexside."""

    west: Length
    north: Length
    east: Length
    south: Length


class MapBox(PackTable):
    """A box on the map: its middle from the upper left corner of the hexes, and its size."""

    id: Annotated[Literal["kitona", "uganda", "zimbabwe", "angola"], UNIQUE]
    x: Annotated[float, between(-99, 99)]
    y: Annotated[float, between(-99, 99)]
    wide: Length
    high: Length


class DrawingFile(PackTable):
    """drawing.toml"""

    margin: Margin
    box: Annotated[list[MapBox], listed(4)]
    lettering: list[Words]
    shape: list[Shape]
