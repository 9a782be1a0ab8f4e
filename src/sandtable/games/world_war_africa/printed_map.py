"""The map as it is printed: hexes, towns, roads and rivers, the countries around the DRC, and the boxes."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from sandtable.engine import fields
from sandtable.engine.globe import framed, lettered, scenery
from sandtable.engine.paper import corners, hexside, point
from sandtable.engine.scene import Lettering, Line, Mark, Plate, Point, Sheet, Space, Terrain
from sandtable.engine.spaces import each, has
from sandtable.games.world_war_africa.theatre import SIDES

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

TEXTURES = {
    "savannah": "savanna",
    "rain_forest": "forest",
    "swamp": "swamp",
    "mountain": "mountain",
    "foreign": "abroad",
    "box": "zone",
}
COLOURS = ("#2f5d8a", "#a8322a")
MAP_PLATE, BOX_PLATE = "map", "boxes"
#: the holding boxes of a side, from top to bottom, and how high each is (3.2-w)
HOLDING_BOXES = {"available": 4.2, "eliminated": 3.2, "support-available": 2.4, "support-used": 2.4}
#: how wide they are, the paper around and between them, and between the plates
BOX_WIDE, BOX_EDGE, BOX_GAP, BOX_HEAD, APART = 8.6, 0.7, 0.4, 1.5, 2.0
#: lakes in the DRC and its border are drawn over the hexes, all else under them
OVER = {"lake": "coast", "frontier": "border"}


def height(game: WarGame) -> float:
    """The height of the hexes' field; rows grow northwards, paper downwards."""
    return game.theatre.grid.rows * 1.5 + 0.5


def map_size(game: WarGame) -> Point:
    """How large the map is with the country around it."""
    margin, grid = game.pack.drawing.margin, game.theatre.grid
    wide = margin.west + (grid.cols + 0.5) * 3**0.5 + margin.east
    return point(wide, margin.north + height(game) + margin.south)


def on_sheet(game: WarGame, x: float, y: float) -> Point:
    """A place of the hexes' field on the sheet."""
    margin = game.pack.drawing.margin
    return point(x + margin.west, y + margin.north)


def centre(game: WarGame, space: fields.Space) -> Point:
    """The middle of a hex on paper."""
    x, y = game.theatre.grid.centre(space)
    return on_sheet(game, x, height(game) - y)


def projected(game: WarGame, lon: float, lat: float) -> Point:
    """Degrees to paper."""
    to = game.pack.board.projection
    x = to.x0 + to.x_lon * lon + to.x_lat * lat
    row = to.v0 + to.v_lat * lat + to.v_lon * lon - game.pack.board.grid.first_row
    return on_sheet(game, (x + 0.5) * 3**0.5, height(game) - (row * 1.5 + 1))


def sheet(game: WarGame) -> Sheet:
    """The printed map with its neighbours and boxes, and the holding boxes beside it."""
    drawing = game.pack.drawing
    parts = plates(game)
    under, over = geography(game)
    return Sheet(
        deck=True,
        size=(parts[0].size[0], round(parts[1].at[1] + parts[1].size[1], 3)),
        spaces=[*hexes(game), *map_boxes(game), *holding_boxes(game)],
        terrain=[Terrain(key, f"world_war_africa-terrain-{key}", texture) for key, texture in TEXTURES.items()],
        lines=[*over, *waters(game), *roads(game), *limits(game)],
        marks=marks(game),
        links=[("kitona", game.pack.board.places.kitona_link)],
        sides=[{"id": name, "name": name, "colour": colour} for name, colour in zip(SIDES, COLOURS, strict=True)],
        lettering=[*lettered(drawing.lettering, lambda lon, lat: projected(game, lon, lat)), *titles(game)],
        scenery=[*under, *(framed(plate) for plate in parts)],
        plates=parts,
    )


def plates(game: WarGame) -> list[Plate]:
    """The map, and below it the holding boxes."""
    size = map_size(game)
    wide = 2 * (BOX_WIDE + BOX_EDGE) + BOX_GAP
    high = BOX_HEAD + sum(HOLDING_BOXES.values()) + (len(HOLDING_BOXES) - 1) * BOX_GAP + BOX_EDGE
    return [
        Plate(MAP_PLATE, "world_war_africa-plate-map", (0.0, 0.0), size),
        Plate(BOX_PLATE, "world_war_africa-plate-boxes", point(0.0, size[1] + APART), point(wide, high)),
    ]


def hexes(game: WarGame) -> list[Space]:
    """The hexes of the DRC, and those across its border."""
    theatre = game.theatre
    abroad = {space for hexes in theatre.foreign.values() for space in each(hexes)}
    found = []
    for space in sorted({*each(theatre.drc), *abroad}):
        terrain = dearest(game, space) if has(theatre.drc, space) else "foreign"
        if space == theatre.rwanda_box:
            terrain = "box"
        town = theatre.town_at.get(space)
        middle, label = centre(game, space), theatre.names[space]
        name = town.name if town else "Rwanda" if space == theatre.rwanda_box else ""
        found.append(Space(label, middle, corners(middle, "pointy"), terrain, name=name, label=label))
    return found


def box(id: str, middle: Point, wide: float, high: float, name: str) -> Space:
    """A box whose counters lie side by side, with its name and what it is for."""
    (x, y), key = middle, f"world_war_africa-box-{name}"
    left, right, top, bottom = x - wide / 2, x + wide / 2, y - high / 2, y + high / 2
    outline = [point(left, top), point(right, top), point(right, bottom), point(left, bottom)]
    return Space(id, point(x, y), outline, "box", name=key, display=True, note=f"{key}-note")


def map_boxes(game: WarGame) -> list[Space]:
    """The boxes on the map: Kitona, and what waits in Uganda, Zimbabwe and Angola."""
    return [box(one.id, on_sheet(game, one.x, one.y), one.wide, one.high, one.id) for one in game.pack.drawing.box]


def holding_boxes(game: WarGame) -> list[Space]:
    """The four boxes of each side beside the map (3.2-w)."""
    found = []
    for side, name in enumerate(SIDES):
        x = BOX_EDGE + BOX_WIDE / 2 + side * (BOX_WIDE + BOX_GAP)
        top = map_size(game)[1] + APART + BOX_HEAD
        for kind, high in HOLDING_BOXES.items():
            found.append(box(f"@{name}-{kind}", (x, top + high / 2), BOX_WIDE, high, f"{name}-{kind}"))
            top += high + BOX_GAP
    return found


def titles(game: WarGame) -> list[Lettering]:
    """The title over the holding boxes."""
    at = point(BOX_EDGE + BOX_WIDE + BOX_GAP / 2, map_size(game)[1] + APART + 0.95)
    return [Lettering("world_war_africa-plate-boxes", at, 0.6)]


def geography(game: WarGame) -> tuple[list[Line], list[Line]]:
    """The countries around the DRC, drawn under the hexes; its border and the lakes in it, drawn over them."""
    under, over = [], []
    hexes = [centre(game, space) for space in each(game.theatre.drc)]
    for line in scenery(game.pack.drawing.shape, lambda lon, lat: projected(game, lon, lat)):
        abroad = line.kind == "lake" and not any(dist(place, hex) < 1 for place in line.points for hex in hexes)
        if line.kind in OVER and not abroad:
            over.append(Line(OVER[line.kind], line.points, line.name))
        else:
            under.append(line)
    return under, over


def waters(game: WarGame) -> list[Line]:
    """Rivers, and the shores that nobody crosses, along the hexsides they count for."""
    board = game.pack.board
    found = [Line("river", side, river.name) for river in board.river for side in along(game, river.hexsides)]
    return found + [Line("coast", side, lake.name) for lake in board.lake for side in along(game, lake.hexsides)]


def limits(game: WarGame) -> list[Line]:
    """The hexsides beyond which no Rwandan unit goes (7.1-b)."""
    theatre = game.theatre
    sides = [
        f"{theatre.names[space]}|{theatre.names[other]}"
        for space in each(theatre.south)
        for other in each(theatre.grid.near[space] & theatre.north)
    ]
    return [Line("limit", side, "world_war_africa-line-limit") for side in along(game, sides)]


def along(game: WarGame, hexsides: list[str]) -> list[list[Point]]:
    """Each hexside as a line between its two corners."""
    index = game.theatre.grid.index
    ends = ([centre(game, index[name]) for name in side.split("|")] for side in hexsides)
    return [sorted(hexside(one, other)) for one, other in ends]


def roads(game: WarGame) -> list[Line]:
    """Roads from hex to hex."""
    index = game.theatre.grid.index
    return [Line("road", [centre(game, index[name]) for name in road.hexes]) for road in game.pack.board.road]


def dearest(game: WarGame, space: fields.Space) -> str:
    """The terrain of a hex that counts for movement: one that is closed to wheels, or costs most (7.4-a, 7.4-b)."""
    tec = game.theatre.tables.tec
    return max(game.theatre.kinds[space], key=lambda kind: (not tec[kind].motor, tec[kind].leg))


def marks(game: WarGame) -> list[Mark]:
    """Towns, resource towns, airfields, and where navigable rivers end: with their last hexside (7.6-e)."""
    found = [
        Mark("port", name, name=river.name)
        for river in game.pack.board.river
        if river.navigable
        for name in river.hexsides[-1].split("|")
        if has(game.theatre.drc, game.theatre.grid.index[name])
    ]
    for town in game.pack.board.town:
        found.append(
            Mark("capital" if town.hex == game.pack.board.places.kinshasa else "town", town.hex, name=town.name)
        )
        if town.resource:
            found.append(Mark("resource", town.hex, town.resource))
        if town.airfield:
            found.append(Mark("airport", town.hex))
    return found
