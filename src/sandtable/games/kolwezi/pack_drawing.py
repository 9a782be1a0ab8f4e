"""drawing.toml as typed structs: what the two maps look like. No rule knows any of it."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import UNIQUE, PackTable, Text, between, listed, one_of

Canvas = Literal["town", "main"]
#: a place on a drawing
Spot = Annotated[float, between(0, 1000)]
Place = tuple[Spot, Spot]
#: the same, or on the strip under the district
Down = Annotated[float, between(0, 1200)]
Outline = Annotated[list[Place], listed(3, 60)]
Look = Literal[
    "airfield",
    "avenue",
    "camp",
    "campus",
    "cite",
    "fields",
    "gardens",
    "hill",
    "huts",
    "lawn",
    "market",
    "new_town",
    "old_town",
    "outskirts",
    "plain",
    "plant",
    "quarry",
    "roadside",
    "slag",
    "terraces",
    "trackside",
    "villas",
    "works",
    "yard",
]
Texture = Literal[
    "apron",
    "barracks",
    "church",
    "city",
    "fields",
    "hangar",
    "hospital",
    "hotel",
    "lorries",
    "pit",
    "pitch",
    "ponds",
    "pool",
    "post",
    "roundabout",
    "runway",
    "school",
    "shed",
    "slag",
    "stadium",
    "station",
    "tower",
    "woods",
]


class DrawnArea(PackTable):
    """What an area is drawn as, and how far it reaches."""

    id: Annotated[str, one_of("area"), UNIQUE]
    look: Look
    outline: Outline


class DrawnPatch(PackTable):
    """Ground outside the areas, or a building."""

    texture: Texture
    canvas: Canvas
    outline: Outline
    name: str = ""


class DrawnLine(PackTable):
    """A line that leads nowhere: a siding, a brook."""

    kind: Literal["railway", "river"]
    canvas: Canvas
    points: Annotated[list[Place], listed(2, 60)]


class DrawnBox(PackTable):
    """A box for counters off the map: by its middle and its size."""

    holds: Annotated[str, UNIQUE]
    canvas: Canvas
    x: Spot
    y: Down
    wide: Annotated[float, between(20, 400)]
    high: Annotated[float, between(20, 400)]


class DrawnOrnament(PackTable):
    """A title, a scale, a north arrow or the key of the terrains."""

    kind: Literal["title", "scale", "north", "key"]
    canvas: Canvas
    x: Spot
    y: Down
    wide: Annotated[float, between(10, 400)]
    text: str = ""


class DrawnLettering(PackTable):
    """The name of a part of the town."""

    text: Text
    canvas: Canvas
    x: Spot
    y: Spot
    size: Annotated[float, between(4, 80)]


class DrawingFile(PackTable):
    """drawing.toml"""

    area: Annotated[list[DrawnArea], listed(1, 200)]
    patch: list[DrawnPatch] = []
    line: list[DrawnLine] = []
    box: list[DrawnBox] = []
    ornament: list[DrawnOrnament] = []
    lettering: list[DrawnLettering] = []
