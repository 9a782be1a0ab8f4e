"""The strategic map as it is printed: a part of the globe, the zones on it, and what each transit line costs."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from sandtable.engine.globe import framed, lettered, scenery
from sandtable.engine.paper import point
from sandtable.engine.scene import Lettering, Line, Plate, Point, Space

if TYPE_CHECKING:
    from sandtable.games.paratrooper.pack import Pack, Transit, Zone

PLATE = "strategic"
#: how wide the map is, and where on the sheet it begins
WIDE, TOP = 21.8, 17.6
#: the size of a zone's box, and of the home base
ZONE_WIDE, ZONE_HIGH = 2.5, 1.55
HOME_WIDE, HOME_HIGH = 7.2, 2.2
#: how far along a line its cost may stand, best first
ALONG = tuple(0.5 + sign * step / 50 for step in range(22) for sign in (1, -1))
#: the size of a cost, and how much room it takes for itself
COST, COST_ROOM = 0.36, 0.56
TITLE_SIZE = 0.6


def high(pack: Pack) -> float:
    """How high the map is, as wide as it is."""
    globe = pack.drawing.globe
    return round(WIDE * globe.high / globe.wide, 3)


def plate(pack: Pack) -> Plate:
    """The map as a part of the sheet."""
    return Plate(PLATE, "paratrooper-strategic-map", (0.0, TOP), (WIDE, high(pack)), paper="sea")


def on_paper(pack: Pack, lon: float, lat: float) -> Point:
    """Degrees to paper."""
    globe = pack.drawing.globe
    scale = WIDE / globe.wide
    return point((lon - globe.west) * scale, TOP + (globe.north - lat) * scale)


def country(pack: Pack) -> list[Line]:
    """Land and waters under the zones; all land ends in a coast."""
    drawn = scenery(pack.drawing.shape, lambda lon, lat: on_paper(pack, lon, lat))
    coasts = [Line("coast", [*line.points, line.points[0]]) for line in drawn if line.kind == "land"]
    return [*coasts, *drawn, framed(plate(pack))]


def course(pack: Pack, line: Transit) -> list[Point]:
    """The way a transit line takes on paper, from the middle of one zone to that of the other."""
    spot = spots(pack.strategic.zone)
    start, end = line.between
    bends = next((lane for lane in pack.drawing.lane if set(lane.between) == {start, end}), None)
    if not bends:
        return [spot[start], spot[end]]
    way = [on_paper(pack, lon, lat) for lon, lat in bends.via]
    return [spot[start], *(way if bends.between[0] == start else reversed(way)), spot[end]]


def lanes(pack: Pack) -> list[Line]:
    """The transit lines, by sea and by air."""
    return [Line(f"{line.kind}-lane", course(pack, line)) for line in pack.strategic.transit]


def spots(zones: list[Zone]) -> dict[str, Point]:
    """Where the zones lie on the sheet."""
    return {zone.id: point(zone.x * WIDE / 100, TOP + zone.y * WIDE / 100) for zone in zones}


def size_of(zone: Zone) -> Point:
    """How large a zone's box is: the home base holds most of the regiment."""
    return (HOME_WIDE, HOME_HIGH) if zone.kind == "home" else (ZONE_WIDE, ZONE_HIGH)


def box(id: str, middle: Point, size: Point, terrain: str, name: str, display: bool = False) -> Space:
    """A rectangle; in a display the counters lie side by side."""
    (x, y), (wide, high) = middle, size
    left, right, top, bottom = x - wide / 2, x + wide / 2, y - high / 2, y + high / 2
    outline = [point(left, top), point(right, top), point(right, bottom), point(left, bottom)]
    return Space(id, point(x, y), outline, terrain, name=name, display=display)


def boxes(pack: Pack) -> list[Space]:
    """The zones."""
    zones = pack.strategic.zone
    spot = spots(zones)
    return [
        box(zone.id, spot[zone.id], size_of(zone), zone.kind, zone.name, display=zone.kind == "home") for zone in zones
    ]


def words(pack: Pack) -> list[Lettering]:
    """The title, the names of lands and seas, and the cost in OPs on each transit line."""
    title = Lettering(
        "paratrooper-strategic-map", (round(WIDE * 0.13, 3), round(TOP + high(pack) - 0.6, 3)), TITLE_SIZE
    )
    names = lettered(pack.drawing.lettering, lambda lon, lat: on_paper(pack, lon, lat))
    return [title, *names, *costs(pack)]


def costs(pack: Pack) -> list[Lettering]:
    """The cost of each transit line, where neither a box nor another cost hides it."""
    spot = spots(pack.strategic.zone)
    taken: list[Point] = []
    found = []
    for line in pack.strategic.transit:
        places = along(course(pack, line))
        x, y = next((place for place in places if is_free(pack, spot, taken, place)), places[0])
        taken.append((x, y))
        found.append(Lettering(str(line.cost), point(x, y + COST * 0.34), COST, style="cost"))
    return found


def along(way: list[Point]) -> list[Point]:
    """Places on a line, best first."""
    legs = [dist(*leg) for leg in pairwise(way)]
    found = []
    for part in ALONG:
        left, leg = part * sum(legs), 0
        while left > legs[leg]:
            left, leg = left - legs[leg], leg + 1
        (ax, ay), (bx, by) = way[leg], way[leg + 1]
        found.append((ax + (bx - ax) * left / legs[leg], ay + (by - ay) * left / legs[leg]))
    return found


def is_free(pack: Pack, spot: dict[str, Point], taken: list[Point], place: Point) -> bool:
    """Whether nothing is printed here yet: no zone's box and no other cost."""
    x, y = place
    if any(abs(u - x) < COST_ROOM and abs(v - y) < COST_ROOM for u, v in taken):
        return False
    for zone in pack.strategic.zone:
        (u, v), (wide, high) = spot[zone.id], size_of(zone)
        if abs(u - x) < wide / 2 + COST * 0.7 and abs(v - y) < high / 2 + COST * 0.7:
            return False
    return True
