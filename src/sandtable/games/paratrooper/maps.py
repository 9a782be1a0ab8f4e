"""The sheet as it is printed: the mission map with its displays on one plate, the strategic map on another."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from sandtable.engine.globe import framed
from sandtable.engine.paper import corners, hexside
from sandtable.engine.scene import Lettering, Line, Mark, Plate, Point, Sheet, Space, Terrain
from sandtable.games.paratrooper import strategic_map
from sandtable.games.paratrooper.ground import HEXES, NUMBERS, Ground
from sandtable.games.paratrooper.state import Hex
from sandtable.games.paratrooper.strategic_map import box

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame
    from sandtable.games.paratrooper.pack import Pack

#: how each kind of ground is drawn where a mission map does not say otherwise
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
}
#: how the boxes are drawn
BOX_TEXTURES = {"home": "zone", "crisis": "zone", "ocean": "sea-zone", "display": "zone"}

ROW = 3**0.5
#: a mission map's hexes: their size, and where the map begins
HEX_SIZE, MAP_LEFT, MAP_TOP = 1.45, 0.75, 1.25
#: the displays beside it, from top to bottom, and how high each is
DISPLAYS = {"ready": 3.5, "flying": 2.6, "beside": 1.85, "eliminated": 1.85, "opfor-eliminated": 1.85, "pool": 1.5}
DISPLAY_LEFT, DISPLAY_WIDE, GAP = 17.55, 3.75, 0.13
#: the pool is one counter
POOL_WIDE = 1.9
#: a mission map's plate
PLATE_WIDE, PLATE_HIGH = strategic_map.WIDE, 15.6


def sheet(game: ParatrooperGame) -> Sheet:
    """All maps that may come into play; the mission maps take one another's place."""
    theatre, pack = game.theatre, game.theatre.pack
    grounds = [theatre.grounds[game.fixed_map]] if game.fixed_map >= 0 else theatre.grounds
    spaces = strategic_map.boxes(pack) + displays()
    lettering = strategic_map.words(pack)
    terrain = [Terrain(key, f"paratrooper-terrain-{key}", texture) for key, texture in BOX_TEXTURES.items()]
    lines = strategic_map.lanes(pack)
    country = strategic_map.country(pack)
    marks: list[Mark] = []
    for ground in grounds:
        spaces += hexes(ground)
        lines += ways(ground)
        marks += printed(ground)
        lettering.append(title(ground))
        terrain += looks(pack, ground)
        country += [*open_sea(ground), framed(plate(pack, ground))]
    return Sheet(
        size=(PLATE_WIDE, round(strategic_map.TOP + strategic_map.high(pack), 3)),
        spaces=spaces,
        terrain=terrain,
        lines=lines,
        marks=marks,
        links=[line.between for line in pack.strategic.transit],
        sides=[
            {"id": "rep", "name": "2e REP", "colour": "blue", "seats": list(game.seats)},
            {"id": "opfor", "name": "OPFOR", "colour": "red"},
        ],
        lettering=lettering,
        scenery=country,
        plates=[*(plate(pack, ground) for ground in grounds), strategic_map.plate(pack)],
    )


def plate(pack: Pack, ground: Ground) -> Plate:
    """A mission map and its displays as a part of the sheet, on the paper of its country."""
    id = ground.drawn.id
    paper = next(country.paper for country in pack.drawing.country if country.map == id)
    return Plate(id, ground.drawn.name, (0.0, 0.0), (PLATE_WIDE, PLATE_HIGH), paper, id)


def title(ground: Ground) -> Lettering:
    """The name of a mission map, over it."""
    return Lettering(
        ground.drawn.name, (round(MAP_LEFT + 3.25 * ROW * HEX_SIZE, 3), MAP_TOP - 0.42), 0.6, ground.drawn.id
    )


def looks(pack: Pack, ground: Ground) -> list[Terrain]:
    """How each kind of ground of a mission map is drawn: as its country has it."""
    id = ground.drawn.id
    own = next(country.textures for country in pack.drawing.country if country.map == id)
    used = sorted({terrain.id for terrain in ground.terrain})
    return [Terrain(key, f"paratrooper-terrain-{key}", own.get(key, TEXTURES[key]), map=id) for key in used]


def displays() -> list[Space]:
    """The boxes beside the mission map: what is ready, in the air, waiting beside the map or out of the fight."""
    found = []
    top = MAP_TOP
    for name, high in DISPLAYS.items():
        wide = POOL_WIDE if name == "pool" else DISPLAY_WIDE
        middle = (DISPLAY_LEFT + wide / 2, top + high / 2)
        found.append(box(f"@{name}", middle, (wide, high), "display", f"paratrooper-box-{name}", display=True))
        top += high + GAP
    return found


def centre(hex: Hex) -> Point:
    """Where a hex of a mission map is on the sheet."""
    return CENTRES[hex]


def spot(number: int) -> Point:
    """Where the hex of this row and column is, on the map or beside it."""
    row, col = divmod(number, 10)
    x = (col - 0.5 + (0.5 if row % 2 == 0 else 0.0)) * ROW
    return round(MAP_LEFT + x * HEX_SIZE, 3), round(MAP_TOP + (1.0 + (row - 1) * 1.5) * HEX_SIZE, 3)


#: hex -> where it is
CENTRES = [spot(int(number)) for number in NUMBERS]


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


#: the hexes around a mission map
AROUND = [row * 10 + col for row in range(8) for col in range(8) if row in (0, 7) or col in (0, 7)]


def open_sea(ground: Ground) -> list[Line]:
    """The sea goes on beyond the water at a map's edge: hexes around it that have mostly water beside them."""
    water = [terrain.id == "water" for terrain in ground.terrain]
    found = []
    for number in AROUND:
        middle = spot(number)
        beside = [wet for hex, wet in enumerate(water) if dist(middle, centre(hex)) < 2 * HEX_SIZE]
        if sum(beside) * 2 > len(beside):
            found.append(Line("sea", corners(middle, "pointy", HEX_SIZE * 1.02), map=ground.drawn.id))
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
