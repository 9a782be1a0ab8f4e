"""Real geography on a sheet: land, waters, borders and their names, by longitude and latitude. It is only drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Literal

from sandtable.engine.pack_terms import Latitude, Longitude, PackTable, Text, between
from sandtable.engine.paper import point
from sandtable.engine.scene import Lettering, Line, Plate, Point

#: how far within the paper's edge the line around a map runs
EDGE = 0.16
#: degrees of longitude and latitude to paper
Projection = Callable[[float, float], Point]


class Shape(PackTable):
    """Land, water, a border or what stands on the land, as points of longitude and latitude."""

    kind: Literal[
        "land",
        "land-2",
        "land-3",
        "land-4",
        "home",
        "sea",
        "sand",
        "wood",
        "lake",
        "coast",
        "river",
        "border",
        "frontier",
        "peaks",
        "dunes",
        "waves",
    ]
    name: str
    points: list[tuple[Longitude, Latitude]]


class Words(PackTable):
    """The name of a country or a water, written across it."""

    text: Text
    style: Literal["land", "water"]
    lon: Longitude
    lat: Latitude
    size: Annotated[float, between(0.1, 3)]
    turn: Annotated[float, between(-180, 180)]


def scenery(shapes: Iterable[Shape], project: Projection, map: str = "") -> list[Line]:
    """Shapes on paper, in their order."""
    return [Line(shape.kind, [project(*place) for place in shape.points], shape.name, map) for shape in shapes]


def lettered(words: Iterable[Words], project: Projection) -> list[Lettering]:
    """Names on paper."""
    return [Lettering(one.text, project(one.lon, one.lat), one.size, style=one.style, turn=one.turn) for one in words]


def framed(plate: Plate) -> Line:
    """The line around a map, a little within the edge of its paper."""
    (left, top), (wide, high) = plate.at, plate.size
    right, bottom = left + wide - EDGE, top + high - EDGE
    left, top = left + EDGE, top + EDGE
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    return Line("frame", [point(x, y) for x, y in corners], map=plate.map)
