"""What must be true of the drawing beyond its single values, so that what is seen is what the rules know."""

from collections.abc import Iterator
from itertools import combinations

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import NOTHING, among, at, problem, rows
from sandtable.engine.packs import DRAWING
from sandtable.games.kolwezi.outlines import holds, is_simple, overlap, reach
from sandtable.games.kolwezi.pack import MapFile
from sandtable.games.kolwezi.pack_drawing import DrawingFile

#: boxes beside those of the mining towns' garrisons
HOLDING = ("aircraft", "lost", "pool")


def problems(map: MapFile, drawing: DrawingFile) -> list[Message]:
    """All that is wrong with a drawing."""
    return [*_every_area(map, drawing), *_outlines(map, drawing), *_overlaps(map, drawing), *_boxes(map, drawing)]


def _every_area(map: MapFile, drawing: DrawingFile) -> Iterator[Message]:
    drawn = {area.id for area in drawing.area}
    for area in map.area:
        if area.id not in drawn:
            yield problem(DRAWING, "area", NOTHING, rows(1, "area", id=area.id))


def _outlines(map: MapFile, drawing: DrawingFile) -> Iterator[Message]:
    places = {area.id: (area.x, area.y) for area in map.area}
    for number, area in enumerate(drawing.area):
        place = at("area", number, area.id, "outline")
        if not is_simple(area.outline):
            yield problem(DRAWING, place, area.outline, Message("pack-expected-uncrossed"))
        elif not holds(area.outline, places[area.id]):
            x, y = places[area.id]
            yield problem(DRAWING, place, area.outline, Message("pack-expected-around", {"x": str(x), "y": str(y)}))


def _overlaps(map: MapFile, drawing: DrawingFile) -> Iterator[Message]:
    canvas = {area.id: area.canvas for area in map.area}
    drawn = [(number, area, reach(area.outline)) for number, area in enumerate(drawing.area)]
    for (_, one, (left, right, top, bottom)), (number, other, (west, east, north, south)) in combinations(drawn, 2):
        near = left < east and west < right and top < south and north < bottom
        if near and canvas[one.id] == canvas[other.id] and overlap(one.outline, other.outline):
            place = at("area", number, other.id, "outline")
            yield problem(DRAWING, place, other.outline, Message("pack-expected-beside", {"other": one.id}))


def _boxes(map: MapFile, drawing: DrawingFile) -> Iterator[Message]:
    known = [*HOLDING, *(zone.id for zone in map.zone if zone.kind == "mining_town")]
    for number, box in enumerate(drawing.box):
        if box.holds not in known:
            yield problem(DRAWING, at("box", number, key="holds"), box.holds, among(known))
