"""The two maps as they are printed, side by side: the town from the air, and the mining district around it."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from sandtable.engine.scene import Band, Lettering, Line, Mark, Ornament, Patch, Plate, Point, Sheet, Space, Terrain
from sandtable.engine.spaces import each
from sandtable.games.kolwezi.outlines import edges, roomiest
from sandtable.games.kolwezi.pack import Area
from sandtable.games.kolwezi.pack_drawing import DrawnBox, Place
from sandtable.games.kolwezi.theatre import Theatre, place_on

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: points of a drawing to one unit of the sheet; the district is drawn smaller, with a strip for boxes under it
UNIT = {"town": 25.0, "main": 30.0}
GAP = 1.2  #: between the two maps
SIZE = (1000 / UNIT["town"] + GAP + 1000 / UNIT["main"], 1000 / UNIT["town"])
ROOM = 1.47  #: around the middle of an area, for a counter as large as any
MARGIN = 0.45  #: of the blue edge around an urban zone
BENDS = 6  #: stretches that the curve of a road is made of

#: the key of the maps: how open ground is drawn, and the shape around an area's number (3-h)
TEXTURES = {"clear": "savanna", "protected": "town", "elevated": "hills"}
SIGNS = {"clear": "circle", "protected": "square", "elevated": "triangle"}
#: where these are the ways are tracks, not roads
TRACKS = ("trackside",)


def sheet(game: KolweziGame) -> Sheet:
    """Both maps, drawn once."""
    return printed(game.theatre)


@lru_cache(maxsize=8)
def printed(theatre: Theatre) -> Sheet:
    """Areas, roads, the edges of the zones, objectives and letters; boxes, titles and scales."""
    drawn = theatre.pack.drawing
    terrain = [Terrain(key, f"kolwezi-terrain-{key}", texture, SIGNS[key]) for key, texture in TEXTURES.items()]
    return Sheet(
        size=(round(SIZE[0], 3), SIZE[1]),
        spaces=[*areas(theatre), *(box(one) for one in drawn.box)],
        terrain=[*terrain, Terrain("box", "kolwezi-terrain-box", "box")],
        lines=[*scenery(theatre), *zone_edges(theatre), *barriers(theatre), *roads(theatre)],
        marks=marks(theatre),
        joined=all_links(theatre),
        sides=[
            {"id": "french", "name": "2e REP", "colour": "blue"},
            {"id": "katangan", "name": "FNLC", "colour": "red"},
        ],
        bands=bands(theatre),
        lettering=[
            Lettering(words.text, point(words.canvas, words.x, words.y), round(words.size / UNIT[words.canvas], 3))
            for words in drawn.lettering
        ],
        patches=[Patch(patch.texture, on_sheet(patch.canvas, patch.outline), patch.name) for patch in drawn.patch],
        ornaments=ornaments(theatre),
        views=[view(canvas) for canvas in UNIT],
        sight="kolwezi-note-sight",
    )


def bands(theatre: Theatre) -> list[Band]:
    """The colours of the companies, and of the Katangan forces."""
    companies = {theatre.company[piece]: theatre.colour[piece] for piece in each(theatre.french)}
    forces = dict.fromkeys(theatre.colour[piece] for piece in each(theatre.katangan))
    return [
        *(Band(colour, f"kolwezi-company-{number}", 0) for number, colour in companies.items() if number),
        *(Band(colour, f"kolwezi-force-{colour}", 1) for colour in forces),
    ]


def point(canvas: str, x: float, y: float) -> Point:
    """A place of a drawing on the sheet: the town on the left, the mining district on the right."""
    left = 0.0 if canvas == "town" else 1000 / UNIT["town"] + GAP
    return round(left + x / UNIT[canvas], 3), round(y / UNIT[canvas], 3)


def on_sheet(canvas: str, places: list[Place]) -> list[Point]:
    """Places of a drawing on the sheet."""
    return [point(canvas, x, y) for x, y in places]


def view(canvas: str) -> Plate:
    """One of the two maps by itself, with its boxes."""
    left, _ = point(canvas, 0, 0)
    return Plate(canvas, f"kolwezi-map-{canvas}-short", (left, 0.0), (round(1000 / UNIT[canvas], 3), SIZE[1]))


# Areas and boxes


def areas(theatre: Theatre) -> list[Space]:
    """Every area as what it is."""
    drawn = {area.id: area for area in theatre.pack.drawing.area}
    towns = {zone.id: zone.name for zone in theatre.pack.map.zone}
    return [
        Space(
            area.id,
            point(area.canvas, *roomiest(drawn[area.id].outline, (area.x, area.y), ROOM * UNIT[area.canvas])),
            on_sheet(area.canvas, drawn[area.id].outline),
            area.terrain,
            name=area.name,
            label=area.id,
            look=drawn[area.id].look,
            short=quarter_of(area, towns.get(area.zone, "")),
        )
        for area in theatre.areas
    ]


def quarter_of(area: Area, town: str) -> str:
    """What an area is called in its town, whose name is lettered beside it: of "Luilu - usine" the plant alone."""
    head, _, rest = area.name.partition(" - ")
    return rest[:1].upper() + rest[1:] if head == town else ""


def box(drawn: DrawnBox) -> Space:
    """A box for counters off the map."""
    wide, high = drawn.wide / 2, drawn.high / 2
    corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    outline = [point(drawn.canvas, drawn.x + x, drawn.y + y) for x, y in corners]
    centre = point(drawn.canvas, drawn.x, drawn.y)
    return Space(f"@{drawn.holds}", centre, outline, "box", name=f"kolwezi-box-{drawn.holds}", display=True)


# Roads


def all_links(theatre: Theatre) -> list[tuple[str, str]]:
    """Every connecting line."""
    return [*theatre.pack.map.links.urban, *theatre.pack.map.links.route]


def fronts(theatre: Theatre) -> dict[frozenset[str], list[tuple[Place, Place]]]:
    """The areas that touch, and along which sides they do."""
    owner: dict[tuple[str, frozenset[Place]], str] = {}
    found: dict[frozenset[str], list[tuple[Place, Place]]] = {}
    for area in theatre.pack.drawing.area:
        canvas = theatre.areas[theatre.index[area.id]].canvas
        for edge in edges(area.outline):
            other = owner.setdefault((canvas, frozenset(edge)), area.id)
            if other != area.id:
                found.setdefault(frozenset((area.id, other)), []).append(edge)
    return found


def roads(theatre: Theatre) -> list[Line]:
    """A road or a track for every connection of areas that do not touch, on each map that shows both ends."""
    touching = fronts(theatre)
    look = {area.id: area.look for area in theatre.pack.drawing.area}
    found = []
    for canvas in ("town", "main"):
        spots = {area.id: place for area in theatre.areas if (place := place_on(area, canvas))}
        ways = [way for way in all_links(theatre) if way[0] in spots and way[1] in spots]
        ways = [way for way in ways if frozenset(way) not in touching and not both_elsewhere(theatre, way, canvas)]
        for one, other in ways:
            kind = "track" if look[one] in TRACKS or look[other] in TRACKS else "road"
            curve = bent(spots, ways, one, other)
            found.append(Line(kind, on_sheet(canvas, curve), f"{one} – {other}"))
    return found


def both_elsewhere(theatre: Theatre, way: tuple[str, str], canvas: str) -> bool:
    """Whether a connection belongs to the other map, though both its ends are marked on this one."""
    return all(theatre.areas[theatre.index[end]].canvas != canvas for end in way)


def bent(
    spots: dict[str, tuple[int, int]], ways: list[tuple[str, str]], one: str, other: str
) -> list[tuple[float, float]]:
    """The way of a road from area to area: where it leads on through one of them, it does so without a corner."""
    (ax, ay), (bx, by) = spots[one], spots[other]
    (tx, ty), (ux, uy) = heading(spots, ways, one, other), heading(spots, ways, other, one)
    found = []
    for step in range(BENDS + 1):
        t = step / BENDS
        start, end = 2 * t**3 - 3 * t**2 + 1, 3 * t**2 - 2 * t**3
        out, into = t**3 - 2 * t**2 + t, t**3 - t**2
        x, y = start * ax + out * tx + end * bx - into * ux, start * ay + out * ty + end * by - into * uy
        found.append((round(x, 1), round(y, 1)))
    return found


def heading(spots: dict[str, tuple[int, int]], ways: list[tuple[str, str]], here: str, to: str) -> tuple[float, float]:
    """How a road leaves an area: straight on from where it came, if it leads through."""
    (x, y), (tx, ty) = spots[here], spots[to]
    others = [end for way in ways if here in way for end in way if end not in (here, to)]
    if len(others) != 1:
        return tx - x, ty - y
    fx, fy = spots[others[0]]
    part = hypot(tx - x, ty - y) / (hypot(tx - fx, ty - fy) or 1.0)
    return (tx - fx) * part, (ty - fy) * part


def barriers(theatre: Theatre) -> list[Line]:
    """Embankments between areas that touch without a connection: in a pack whose owner has taken it away."""
    linked = {frozenset(way) for way in all_links(theatre)}
    found = []
    for pair, sides in fronts(theatre).items():
        if pair not in linked:
            canvas = theatre.areas[theatre.index[min(pair)]].canvas
            found += [Line("embankment", on_sheet(canvas, [*side]), " – ".join(sorted(pair))) for side in sides]
    return found


# What else is drawn


def scenery(theatre: Theatre) -> list[Line]:
    """Rivers, railways and sidings."""
    named = [Line(one.kind, on_sheet(one.canvas, one.points), one.name) for one in theatre.pack.map.scenery]
    return named + [Line(one.kind, on_sheet(one.canvas, one.points)) for one in theatre.pack.drawing.line]


def zone_edges(theatre: Theatre) -> list[Line]:
    """The blue edge of every urban zone (3-h)."""
    outline = {area.id: area.outline for area in theatre.pack.drawing.area}
    found = []
    for number, zone in enumerate(theatre.pack.map.zone):
        members = [theatre.areas[area] for area in each(theatre.zone_areas[number])]
        corners = [spot for area in members for spot in on_sheet(area.canvas, outline[area.id])]
        found.append(Line("zone", around(corners, MARGIN), zone.name))
    return found


def around(spots: list[Point], margin: float) -> list[Point]:
    """A closed line around some places, at a distance from them."""
    rim = hull([(x + margin * cos(k * pi / 4), y + margin * sin(k * pi / 4)) for x, y in spots for k in range(8)])
    return [(round(x, 3), round(y, 3)) for x, y in [*rim, rim[0]]]


def hull(spots: list[Point]) -> list[Point]:
    """The convex hull (Andrew's monotone chain)."""

    def half(ordered: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in ordered:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    ordered = sorted(set(spots))
    return half(ordered) + half(ordered[::-1])


def marks(theatre: Theatre) -> list[Mark]:
    """What is printed in the areas."""
    found = []
    for area in theatre.areas:
        if area.objective:
            found.append(Mark(area.objective, area.id, name=area.name))
        if area.edge:
            found.append(Mark("edge", area.id, area.edge))
        if area.sector.startswith("ZS"):
            found.append(Mark("drop", area.id, area.sector))
    return found


def ornaments(theatre: Theatre) -> list[Ornament]:
    """Titles, scales, north arrows and the key."""
    found = []
    for one in theatre.pack.drawing.ornament:
        text = one.text or f"kolwezi-map-{one.canvas if one.kind == 'title' else one.kind}"
        note = f"kolwezi-map-{one.canvas}-note" if one.kind == "title" else ""
        found.append(Ornament(one.kind, point(one.canvas, one.x, one.y), one.wide / UNIT[one.canvas], text, note))
    return found
