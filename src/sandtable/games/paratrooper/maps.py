"""The sheet as it is printed: the mission map with its title, the strategic map, the displays below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.paper import corners, hexside
from sandtable.engine.scene import Lettering, Line, Mark, Point, Sheet, Space, Terrain
from sandtable.games.paratrooper.ground import HEXES, NUMBERS, Ground
from sandtable.games.paratrooper.state import Hex

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame
    from sandtable.games.paratrooper.pack import Zone

#: how each kind of ground is drawn
TEXTURES = {
    "open": "grass",
    "desert": "desert",
    "brush": "bush",
    "jungle": "forest",
    "mountain": "mountain",
    "mesa": "rocks",
    "town": "town",
    "city": "walls",
    "water": "sea",
    "home": "plain",
    "crisis": "savanna",
    "ocean": "sea",
    "display": "plain",
}

ROW = 3**0.5
#: a mission map's hexes: their size, and where the map begins
HEX_SIZE, MAP_LEFT, MAP_TOP = 1.45, 1.2, 1.2
#: the strategic map beside it: where it begins, how large it is, the size of a zone's box and of the home base
STRATEGIC_LEFT, STRATEGIC_WIDE, STRATEGIC_HIGH = 17.9, 11.4, 13.8
ZONE_WIDE, ZONE_HIGH = 2.05, 1.4
HOME_WIDE, HOME_HIGH = 4.2, 2.1
HOME = (STRATEGIC_LEFT + HOME_WIDE / 2, MAP_TOP + HOME_HIGH / 2)
#: the displays below the maps, from left to right, and how wide each is
DISPLAYS = {"ready": 7.6, "flying": 5.6, "beside": 3.2, "eliminated": 4.2, "opfor-eliminated": 4.2, "pool": 2.2}
DISPLAY_TOP, DISPLAY_HIGH, GAP = 15.4, 3.0, 0.22
WIDE, HIGH = 29.6, 18.7


def sheet(game: ParatrooperGame) -> Sheet:
    """All maps that may come into play; the mission maps take one another's place."""
    theatre = game.theatre
    grounds = [theatre.grounds[game.fixed_map]] if game.fixed_map >= 0 else theatre.grounds
    spaces, lettering = strategic(game)
    spaces += displays()
    lines: list[Line] = []
    marks: list[Mark] = []
    for ground in grounds:
        spaces += hexes(ground)
        lines += ways(ground)
        marks += printed(ground)
        title = (round(MAP_LEFT + 3.25 * ROW * HEX_SIZE, 3), MAP_TOP - 0.3)
        lettering.append(Lettering(ground.drawn.name, title, 0.6, ground.drawn.id))
    used = sorted({space.terrain for space in spaces})
    return Sheet(
        size=(WIDE, HIGH),
        spaces=spaces,
        terrain=[Terrain(key, f"paratrooper-terrain-{key}", TEXTURES[key]) for key in used],
        lines=lines,
        marks=marks,
        links=[line.between for line in theatre.pack.strategic.transit],
        sides=[
            {"id": "rep", "name": "2e REP", "colour": "blue", "seats": list(game.seats)},
            {"id": "opfor", "name": "OPFOR", "colour": "red"},
        ],
        lettering=lettering,
    )


def box(id: str, middle: Point, wide: float, high: float, terrain: str, name: str) -> Space:
    """A rectangle; where it is large its counters lie side by side."""
    x, y = middle
    corners = [(x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2)]
    corners += [(x + wide / 2, y + high / 2), (x - wide / 2, y + high / 2)]
    outline = [(round(px, 3), round(py, 3)) for px, py in corners]
    return Space(id, (round(x, 3), round(y, 3)), outline, terrain, name=name, display=high > ZONE_HIGH)


def strategic(game: ParatrooperGame) -> tuple[list[Space], list[Lettering]]:
    """The boxes of the strategic map; the cost in OPs stands on each transit line between them."""
    zones = game.theatre.pack.strategic.zone
    spot = spots(zones)
    spaces = []
    for zone in zones:
        wide, high = (HOME_WIDE, HOME_HIGH) if zone.kind == "home" else (ZONE_WIDE, ZONE_HIGH)
        spaces.append(box(zone.id, spot[zone.id], wide, high, zone.kind, zone.name))
    lettering = [Lettering("paratrooper-strategic-map", (STRATEGIC_LEFT + STRATEGIC_WIDE / 2, MAP_TOP - 0.3), 0.6)]
    for line in game.theatre.pack.strategic.transit:
        lettering.append(Lettering(str(line.cost), beside_the_boxes(spot, line.between), 0.42))
    return spaces, lettering


#: how far along a line its cost may stand, best first
ALONG = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74)


def beside_the_boxes(spot: dict[str, Point], ends: tuple[str, str]) -> Point:
    """A place on the line between two zones that is in no zone's box."""
    (ax, ay), (bx, by) = (spot[end] for end in ends)
    places = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in ALONG]
    x, y = next((place for place in places if not any(covers(spot[zone], place) for zone in spot)), places[0])
    return round(x, 3), round(y + 0.15, 3)


def covers(middle: Point, place: Point) -> bool:
    """Whether the box of the zone in this place would hide what is printed here."""
    wide, high = (ZONE_WIDE, ZONE_HIGH) if middle != HOME else (HOME_WIDE, HOME_HIGH)
    return abs(middle[0] - place[0]) < wide / 2 + 0.12 and abs(middle[1] - place[1]) < high / 2 + 0.18


def spots(zones: list[Zone]) -> dict[str, Point]:
    """Where the zones lie on the sheet; the home base has the north-western corner to itself."""
    left, right = min(zone.x for zone in zones), max(zone.x for zone in zones)
    top, bottom = min(zone.y for zone in zones), max(zone.y for zone in zones)
    across = (STRATEGIC_WIDE - ZONE_WIDE) / (right - left)
    down = (STRATEGIC_HIGH - ZONE_HIGH) / (bottom - top)
    found: dict[str, Point] = {}
    for zone in zones:
        x = STRATEGIC_LEFT + ZONE_WIDE / 2 + (zone.x - left) * across
        y = MAP_TOP + ZONE_HIGH / 2 + (zone.y - top) * down
        if zone.kind == "home":
            x, y = HOME
        found[zone.id] = (x, y)
    return found


def displays() -> list[Space]:
    """The boxes below the maps: what is ready, in the air, waiting beside the map or out of the fight."""
    found = []
    left = MAP_LEFT
    for name, wide in DISPLAYS.items():
        middle = (left + wide / 2, DISPLAY_TOP + DISPLAY_HIGH / 2)
        found.append(box(f"@{name}", middle, wide, DISPLAY_HIGH, "display", f"paratrooper-box-{name}"))
        left += wide + GAP
    return found


def centre(hex: Hex) -> Point:
    """Where a hex of a mission map is on the sheet."""
    row, col = divmod(NUMBERS[hex], 10)
    x = (col - 0.5 + (0.5 if row % 2 == 0 else 0.0)) * ROW
    return round(MAP_LEFT + x * HEX_SIZE, 3), round(MAP_TOP + (1.0 + (row - 1) * 1.5) * HEX_SIZE, 3)


def hexes(ground: Ground) -> list[Space]:
    """The hexes of a mission map."""
    drawn = ground.drawn
    named = {place.hex: place.name for place in drawn.place}
    found = []
    for hex in range(HEXES):
        middle = centre(hex)
        outline = corners(middle, "pointy", HEX_SIZE)
        label, name = ground.names[hex], named.get(NUMBERS[hex], "")
        found.append(Space(label, middle, outline, ground.terrain[hex].id, name=name, label=label, map=drawn.id))
    return found


def ways(ground: Ground) -> list[Line]:
    """Roads and tracks from hex to hex, rivers along the hexsides."""
    drawn = ground.drawn
    number = {name: hex for hex, name in enumerate(NUMBERS)}
    found = []
    for kind, hexes in (("road", drawn.roads), ("track", drawn.tracks)):
        for way in hexes:
            found.append(Line(kind, [centre(number[hex]) for hex in way], map=drawn.id))
    for kind, sides in (("river", drawn.rivers), ("dry-river", drawn.dry_rivers)):
        for one, other in sides:
            found.append(Line(kind, list(hexside(centre(number[one]), centre(number[other]))), map=drawn.id))
    return found


def printed(ground: Ground) -> list[Mark]:
    """Airfields, oilfields, ports, and what hexes are worth."""
    letter = ground.drawn.letter
    found = [Mark("airfield", f"{letter}{hex}") for hex in ground.drawn.airfields]
    found += [Mark("oilfield", f"{letter}{hex}") for hex in ground.drawn.oilfields]
    found += [Mark("port", f"{letter}{hex}") for hex in ground.drawn.ports]
    found += [Mark("objective", f"{letter}{p.hex}", str(p.vp), p.name) for p in ground.drawn.place]
    return found
