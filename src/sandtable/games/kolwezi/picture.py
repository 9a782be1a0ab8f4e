"""The two maps as they are printed, side by side, and what lies on them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from sandtable.engine import fields
from sandtable.engine.contract import View
from sandtable.engine.flow import Step
from sandtable.engine.scene import Control, Line, Mark, Piece, Point, Scene, Sheet, Space, Terrain, Track
from sandtable.engine.spaces import each, has, size
from sandtable.games.kolwezi.assault import AssaultMovement, AssaultResolution, Strikes
from sandtable.games.kolwezi.counter_attack import CounterAttack
from sandtable.games.kolwezi.facts import colour_of, facts_of
from sandtable.games.kolwezi.french_fire import FireAt, FrenchFire
from sandtable.games.kolwezi.katangans import KatanganMovement
from sandtable.games.kolwezi.march import March, Onward, Where
from sandtable.games.kolwezi.movement import FrenchMovement
from sandtable.games.kolwezi.overlay import reach
from sandtable.games.kolwezi.pack import Area
from sandtable.games.kolwezi.para_drop import Landing, ParaDrop
from sandtable.games.kolwezi.passing import KatanganMarch, Opportunity
from sandtable.games.kolwezi.state import FRENCH, GARRISON, GONE, POOL, RECOVERED, UNKNOWN, WAITING, KolweziState
from sandtable.games.kolwezi.theatre import (
    AML,
    COMPANY_PC,
    DUMMY,
    GREEN_GROUP,
    GROUP,
    KATANGAN_SECTION,
    PC,
    SECTION,
    SER,
    SMM,
    TACTICAL_PC,
    Theatre,
    place_on,
)
from sandtable.games.kolwezi.turn import FrenchPhase, KatanganPhase
from sandtable.games.kolwezi.victory import tally, total

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

UNIT = 25.0  #: points of a drawing to one unit of the sheet
GAP = 3.0  #: between the two maps
MAP = 1000 / UNIT
RADIUS = {"town": 1.45, "main": 1.0}
MARGIN = 1.0  #: of the blue edge around an urban zone

#: how each kind of area is drawn: circle, square, triangle (3-h)
TEXTURES = {"clear": "savanna", "protected": "town", "elevated": "hills"}
CORNERS = {"clear": 24, "protected": 4, "elevated": 3}
TILT = {"clear": 0.0, "protected": pi / 4, "elevated": -pi / 2}
STRETCH = {"clear": 1.0, "protected": 1.18, "elevated": 1.35}

#: NATO symbols: the function part of the code, by kind of counter
SYMBOLS = {
    TACTICAL_PC: "UH----",
    COMPANY_PC: "UH----",
    SMM: "UCFM--",
    SER: "UCR---",
    SECTION: "UCIA--",
    PC: "UH----",
    KATANGAN_SECTION: "UCI---",
    AML: "UCRVA-",
    GREEN_GROUP: "UCIM--",
    GROUP: "UCI---",
    DUMMY: "------",
}
#: echelons: sections are platoons, groups squads
SIZES = {SECTION: "D", SMM: "D", SER: "D", KATANGAN_SECTION: "D", AML: "D", GREEN_GROUP: "B", GROUP: "B"}

PHASES = ("para_drop", "french_move", "french_fire", "assault", "katangan_move", "return_fire", "administrative")
PHASE_OF: dict[type[Step[Any, Any]], str] = {
    ParaDrop: "para_drop",
    Landing: "para_drop",
    FrenchMovement: "french_move",
    Where: "french_move",
    March: "french_move",
    Onward: "french_move",
    FrenchFire: "french_fire",
    FireAt: "french_fire",
    AssaultMovement: "assault",
    AssaultResolution: "assault",
    Strikes: "assault",
    KatanganMovement: "katangan_move",
    KatanganMarch: "katangan_move",
    Opportunity: "katangan_move",
}
MOVEMENT = ("french_move", "katangan_move")
#: in one of these the French fire is a step of its own; outside of them it answers the Katangans'
FIRE_BELONGS_TO = (FrenchPhase, KatanganPhase, CounterAttack)


# The sheet


def point(canvas: str, x: float, y: float) -> Point:
    """A place of a drawing on the sheet: the town on the left, the mining district on the right."""
    shift = 0.0 if canvas == "town" else MAP + GAP
    return round(shift + x / UNIT, 3), round(y / UNIT, 3)


def shape(area: Area) -> list[Point]:
    """Circle, square or triangle around an area's place."""
    x, y = point(area.canvas, area.x, area.y)
    count, radius = CORNERS[area.terrain], RADIUS[area.canvas] * STRETCH[area.terrain]
    turns = [TILT[area.terrain] + 2 * pi * corner / count for corner in range(count)]
    return [(round(x + radius * cos(turn), 3), round(y + radius * sin(turn), 3)) for turn in turns]


def sheet(game: KolweziGame) -> Sheet:
    """Both maps: areas, connections, roads out of town, the edges of the zones, objectives and letters."""
    theatre = game.theatre
    spaces = [
        Space(area.id, point(area.canvas, area.x, area.y), shape(area), area.terrain, name=area.name, label=area.id)
        for area in theatre.areas
    ]
    return Sheet(
        size=(2 * MAP + GAP, MAP),
        spaces=spaces,
        terrain=[Terrain(key, f"kolwezi-terrain-{key}", texture) for key, texture in TEXTURES.items()],
        lines=[*scenery(theatre), *zone_edges(theatre), *roads_out(theatre)],
        marks=marks(theatre),
        links=[pair for pair in all_links(theatre) if is_drawn(theatre, *pair)],
        sides=[
            {"id": "french", "name": "2e REP", "colour": "blue"},
            {"id": "katangan", "name": "FNLC", "colour": "red"},
        ],
        sight="kolwezi-note-sight",
    )


def all_links(theatre: Theatre) -> list[tuple[str, str]]:
    """Every connecting line."""
    return [*theatre.pack.map.links.urban, *theatre.pack.map.links.route]


def is_drawn(theatre: Theatre, one: str, other: str) -> bool:
    """Whether both ends of a connection lie on the same map."""
    return theatre.areas[theatre.index[one]].canvas == theatre.areas[theatre.index[other]].canvas


def roads_out(theatre: Theatre) -> list[Line]:
    """Connections that lead from one map to the other are drawn on both."""
    found = []
    for one, other in all_links(theatre):
        if is_drawn(theatre, one, other):
            continue
        ends = [theatre.areas[theatre.index[name]] for name in (one, other)]
        for canvas in ("town", "main"):
            places = [place_on(area, canvas) for area in ends]
            found.append(Line("road", [point(canvas, *place) for place in places if place], f"{one} – {other}"))
    return found


def scenery(theatre: Theatre) -> list[Line]:
    """Rivers and railways."""
    return [
        Line(line.kind, [point(line.canvas, x, y) for x, y in line.points], line.name)
        for line in theatre.pack.map.scenery
    ]


def zone_edges(theatre: Theatre) -> list[Line]:
    """The blue edge of every urban zone (3-h); Kolwezi is also outlined on the map of the district."""
    found = []
    for number, zone in enumerate(theatre.pack.map.zone):
        areas = [theatre.areas[area] for area in each(theatre.zone_areas[number])]
        spots = [point(area.canvas, area.x, area.y) for area in areas]
        found.append(Line("border", around(spots, RADIUS[areas[0].canvas] + MARGIN), zone.name))
    edges = [place_on(theatre.areas[area], "main") for area in theatre.edges]
    found.append(
        Line("border", around([point("main", *spot) for spot in edges if spot], 0.2), theatre.pack.map.zone[0].name)
    )
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


# The scene


def scene(game: KolweziGame, view: View[KolweziState]) -> Scene:
    """Counters, lorries, tracks, who holds the objectives."""
    state = view.state
    theatre = game.theatre
    pieces = [piece for number in range(theatre.pieces) if (piece := counter(game, state, number))]
    return Scene(
        pieces=pieces + lorries(theatre, state),
        tracks=tracks(game, state),
        control=control(theatre, state),
        phases=phases(game, state),
        focus=focus(theatre, state),
        reach=reach(game, view),
    )


def box_of(theatre: Theatre, area: fields.Space) -> str:
    """The name of the box that a counter off the map lies in."""
    if area < GARRISON:
        return f"@{theatre.zones[GARRISON - area]}"
    return {GONE: "@lost", WAITING: "@aircraft", POOL: "@pool"}[area]


def counter(game: KolweziGame, state: KolweziState, piece: fields.Piece) -> Piece | None:
    """A counter as it lies on the table; Katangan units that have not come in yet are not shown."""
    theatre = game.theatre
    area, face = state.area[piece], state.face[piece]
    french = has(theatre.french, piece)
    if area == WAITING and not french:
        return None
    space = theatre.names[area] if area >= 0 else box_of(theatre, area)
    name = theatre.titles[piece]
    markers = markers_of(game, state, piece)
    if face == UNKNOWN or has(state.down, piece) or area == POOL or area < GARRISON:
        return Piece(
            theatre.piece_names[piece],
            space,
            1,
            name,
            "SHGPU-----",
            markers=markers,
            facts=colour_of(game, piece),
            hidden=True,
        )
    back = has(state.reduced, piece)
    kind = theatre.kind_of_face[face]
    value, far, te = theatre.value[face][back], theatre.far_value[face][back], theatre.te[face][back]
    return Piece(
        id=theatre.piece_names[piece],
        space=space,
        side=0 if french else 1,
        name=name,
        symbol=f"S{'F' if french else 'H'}GP{SYMBOLS[kind]}",
        size=SIZES.get(kind, ""),
        left=str(value),
        right=str(far) if far else f"TE{te}" if te else "",
        top=theatre.piece_names[piece],
        steps=(theatre.steps[face] - back if area != GONE else 0, theatre.steps[face]),
        markers=markers,
        facts=facts_of(game, state, piece),
    )


def markers_of(game: KolweziGame, state: KolweziState, piece: fields.Piece) -> list[str]:
    """The states that are shown on a counter; who has fired at somebody passing does so once in a phase (8.1-e)."""
    flags = {
        "pinned": state.pinned,
        "reduced": state.reduced,
        "moved": state.moved,
        "fired": state.fired,
        "shot": state.shot if phase(game, state) in MOVEMENT else 0,
        "blocked": state.blocked,
    }
    return [name for name, members in flags.items() if has(members, piece)]


def lorries(theatre: Theatre, state: KolweziState) -> list[Piece]:
    """The lorries, one counter for all of an area, and how many of them have driven in this phase (10.1-e)."""
    side = 0 if state.lorry_state == RECOVERED else 1
    letter = "FH"[side]
    return [
        Piece(
            f"lorries-{theatre.names[area]}",
            theatre.names[area],
            side,
            "Gécamine",
            f"S{letter}GPUSTMO-",
            right=str(count),
            facts=[("kolwezi-fact-driven", str(state.driven[area]))] if state.driven[area] else [],
        )
        for area, count in enumerate(state.lorries)
        if count
    ]


def control(theatre: Theatre, state: KolweziState) -> list[Control]:
    """Who holds the objectives; hostages that have been executed are nobody's any more."""
    found = [Control(theatre.names[theatre.airport_road], 0 if state.airport == FRENCH else 1, "airport")]
    for area in each(state.hostages):
        held = 0 if has(state.french, area) else 1 if has(state.katangan, area) else -1
        found.append(Control(theatre.names[area], held, "hostages"))
    return found


def tracks(game: KolweziGame, state: KolweziState) -> list[Track]:
    """Turn, victory points and where they come from."""
    theatre = game.theatre
    found = [Track("turn", state.turn, len(theatre.tables.turn)), Track("points", total(game, state), side=1)]
    found += [Track(f"points-{name}", value, side=1) for name, value in tally(game, state).items()]
    found.append(Track("hostages", size(state.hostages), size(theatre.hostage_areas)))
    holder = 0 if state.lorry_state == RECOVERED else 1
    found.append(Track("lorries", sum(state.lorries), theatre.pack.map.setup.lorries, side=holder))
    found.append(Track("pool", sum(area == POOL for area in state.area), side=1))
    return found


def phase(game: KolweziGame, state: KolweziState) -> str:
    """The part of the turn that is under way."""
    stack = state.stack
    now = next((PHASE_OF[type(step)] for step in stack[:-3:-1] if type(step) in PHASE_OF), "administrative")
    if now == "french_fire" and not any(
        isinstance(step, FrenchPhase | KatanganPhase | CounterAttack) for step in stack
    ):
        return "return_fire"  # outside of the French phase, and no Katangan one is still to come
    return now


def phases(game: KolweziGame, state: KolweziState) -> list[tuple[str, str]]:
    """The steps of a turn: past, now or next."""
    place = PHASES.index(phase(game, state))
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]


def focus(theatre: Theatre, state: KolweziState) -> list[str]:
    """The counters that the question of the moment is about."""
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, Where | Opportunity):
        return [theatre.piece_names[piece] for piece in each(asked.movers)]
    return [theatre.piece_names[asked.target]] if isinstance(asked, FireAt) else []
