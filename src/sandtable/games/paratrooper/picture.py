"""The maps as they are printed, and what lies on them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.scene import Control, Line, Mark, Piece, Scene, Sheet, Space, Terrain, Track
from sandtable.engine.spaces import each
from sandtable.games.paratrooper.ground import HEXES, NUMBERS, Ground
from sandtable.games.paratrooper.state import (
    AVAILABLE,
    BESIDE,
    BOX,
    COMMITTED,
    FLYING,
    LOST,
    OPFOR,
    OUT,
    REP,
    SINGLE,
    ParatrooperState,
)
from sandtable.games.paratrooper.turn import PHASES
from sandtable.games.paratrooper.victory import score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

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
}

#: NATO symbols: dimension and function, by kind of counter
SYMBOLS = {
    "para": "GPUCIA--",
    "felin": "GPUCIA--",
    "sf": "GPUCIA--",
    "gign": "GPUULM--",
    "sniper": "GPUCI---",
    "abn_cp": "GPUH----",
    "abn_eng": "GPUCE---",
    "abn_hw": "GPUCFM--",
    "abn_pgm": "GPUCAA--",
    "armor": "GPUCA---",
    "mech_inf": "GPUCIZ--",
    "arm_cav": "GPUCRVA-",
    "fr_tech": "GPUCRV--",
    "lf_tech": "GPUCRV--",
    "arm_eng": "GPUCEC--",
    "mech_pgm": "GPUCAA--",
    "mech_cp": "GPUH----",
    "mech_hw": "GPUCFHE-",
    "convoy": "GPUST---",
    "fob": "GPUSS---",
    "helo_t": "GPUCVRU-",
    "helo_g": "GPUCVRA-",
    "helo_cp": "GPUCVRC-",
    "tac": "APMFA---",
    "drone": "APMFQ---",
    "mac": "APMFC---",
    "isr": "GPUUM---",
    "nw": "GPUUS---",
    "o_armor": "GPUCA---",
    "o_mech": "GPUCIZ--",
    "o_tech": "GPUCRV--",
    "o_cp": "GPUH----",
    "o_ad": "GPUCD---",
    "o_inf": "GPUCI---",
    "o_gue": "GPUCI---",
    "o_ter": "GPUCI---",
    "o_base": "GPUSS---",
    "o_helo": "GPUCVR--",
}
PLAIN_SYMBOL = "GPU-----"

ROW = 3**0.5
#: the strategic map: scale of its coordinates, and the size of a zone's box
SCALE, BOX_WIDE, BOX_HIGH = 0.24, 2.6, 1.5
MAP_LEFT, MAP_WIDE, MAP_HIGH = 23.5, 12.6, 11.0

BOXES = {
    AVAILABLE: "@available",
    LOST: "@eliminated",
    BOX: "@ready",
    FLYING: "@flying",
    BESIDE: "@beside",
    COMMITTED: "@ready",
}


def sheet(game: ParatrooperGame) -> Sheet:
    """The strategic map on the left, the mission maps beside it."""
    theatre = game.theatre
    drawn = [game.fixed_map] if game.fixed_map >= 0 else list(range(len(theatre.grounds)))
    big = 1.75 if len(drawn) == 1 else 1.0
    spaces, lines, marks = zones(game)
    for place, number in enumerate(drawn):
        left = MAP_LEFT + (place % 4) * MAP_WIDE
        top = (place // 4) * MAP_HIGH
        ground = theatre.grounds[number]
        spaces += hexes(ground, left, top, big)
        lines += ways(ground, left, top, big)
        marks += printed(ground)
    across = min(4, len(drawn))
    used = sorted({space.terrain for space in spaces})
    return Sheet(
        size=(MAP_LEFT + across * MAP_WIDE * big, max(19.0, -(-len(drawn) // 4) * MAP_HIGH * big)),
        spaces=spaces,
        terrain=[Terrain(key, f"paratrooper-terrain-{key}", TEXTURES[key]) for key in used],
        lines=lines,
        marks=marks,
        links=[line.between for line in theatre.pack.strategic.transit],
        sides=[
            {"id": "rep", "name": "2e REP", "colour": "blue"},
            {"id": "opfor", "name": "OPFOR", "colour": "red"},
        ],
    )


def zones(game: ParatrooperGame) -> tuple[list[Space], list[Line], list[Mark]]:
    """The boxes of the strategic map, with the cost of each transit line between them."""
    spaces = []
    spot = {}
    for zone in game.theatre.pack.strategic.zone:
        x, y = zone.x * SCALE + 0.5, zone.y * SCALE
        spot[zone.id] = (x, y)
        wide, high = BOX_WIDE / 2, BOX_HIGH / 2
        corners = [(x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)]
        outline = [(round(px, 3), round(py, 3)) for px, py in corners]
        spaces.append(Space(zone.id, (round(x, 3), round(y, 3)), outline, zone.kind, name=zone.name))
    lines = []
    for line in game.theatre.pack.strategic.transit:
        kind = "coast" if line.kind == "sea" else "border"
        lines.append(Line(kind, [spot[end] for end in line.between], f"{line.cost} OP"))
    return spaces, lines, []


def centre(hex: int, left: float, top: float, big: float) -> tuple[float, float]:
    """Where a hex of a mission map is on the sheet."""
    row, col = divmod(NUMBERS[hex], 10)
    x = (col - 0.5 + (0.5 if row % 2 == 0 else 0.0)) * ROW
    return round(left + x * big, 3), round(top + (1.0 + (row - 1) * 1.5) * big, 3)


def hexes(ground: Ground, left: float, top: float, big: float) -> list[Space]:
    """The hexes of a mission map."""
    named = {place.hex: place.name for place in ground.drawn.place}
    found = []
    for hex in range(HEXES):
        x, y = centre(hex, left, top, big)
        corners = [
            (round(x + big * cos(pi / 6 + k * pi / 3), 3), round(y + big * sin(pi / 6 + k * pi / 3), 3))
            for k in range(6)
        ]
        label, name = ground.names[hex], named.get(NUMBERS[hex], "")
        found.append(Space(label, (x, y), corners, ground.terrain[hex].id, name=name, label=label))
    return found


def ways(ground: Ground, left: float, top: float, big: float) -> list[Line]:
    """Roads and tracks from hex to hex, rivers along the hexsides."""
    number = {name: hex for hex, name in enumerate(NUMBERS)}
    found = []
    for name, drawn in (("", ground.drawn.roads), ("track", ground.drawn.tracks)):
        for way in drawn:
            found.append(Line(name or "road", [centre(number[hex], left, top, big) for hex in way]))
    for kind, sides in (("river", ground.drawn.rivers), ("dry-river", ground.drawn.dry_rivers)):
        for one, other in sides:
            (ax, ay), (bx, by) = (centre(number[hex], left, top, big) for hex in (one, other))
            mx, my = (ax + bx) / 2, (ay + by) / 2
            px, py = (by - ay) / ROW / 2, (ax - bx) / ROW / 2
            found.append(Line(kind, [(mx - px, my - py), (mx + px, my + py)]))
    return found


def printed(ground: Ground) -> list[Mark]:
    """Airfields, oilfields, ports, and what hexes are worth."""
    letter = ground.drawn.letter
    found = [Mark("airfield", f"{letter}{hex}") for hex in ground.drawn.airfields]
    found += [Mark("oilfield", f"{letter}{hex}") for hex in ground.drawn.oilfields]
    found += [Mark("port", f"{letter}{hex}") for hex in ground.drawn.ports]
    found += [Mark("objective", f"{letter}{p.hex}", str(p.vp), p.name) for p in ground.drawn.place]
    return found


def scene(game: ParatrooperGame, view: View) -> Scene:
    """What lies on the maps, for one seat."""
    state = view.state
    assert isinstance(state, ParatrooperState)
    pieces = [piece for number in range(game.theatre.pieces) if (piece := counter(game, state, number))]
    return Scene(
        pieces=pieces + face_down(game, state),
        tracks=tracks(game, state),
        control=control(game, state),
        phases=phases(state),
        focus=focus(game, state),
        notes=damage(game, state),
    )


def counter(game: ParatrooperGame, state: ParatrooperState, piece: int) -> Piece | None:
    """A counter that is face up, or nothing for what is out of play or unseen."""
    theatre, kind, where = game.theatre, game.theatre.kind[piece], state.where[piece]
    if where < OUT or (where not in BOXES and where < 0):
        return None
    friendly = bool(theatre.rep >> piece & 1)
    space = game.name_of(state, where) if where >= 0 else BOXES[where]
    if where == LOST and not friendly:
        space = "@opfor-eliminated"
    back = state.disrupted >> piece & 1
    fighting = bool((theatre.units | theatre.opfor) >> piece & 1)
    facts = []
    if fighting:
        facts.append(("paratrooper-fact-combat", str(theatre.combat[piece][back])))
        facts.append(("paratrooper-fact-engagement", str(theatre.engagement[piece][back])))
        facts.append(("paratrooper-fact-movement", str(theatre.movement[piece][back])))
    elif theatre.strike[piece]:
        facts.append(("paratrooper-fact-combat", str(theatre.strike[piece])))
    if kind.support:
        facts.append(("paratrooper-fact-support", str(theatre.support[piece][back])))
    if where in (FLYING, BESIDE) and state.aim[piece] >= 0:
        facts.append(("paratrooper-fact-bound", game.name_of(state, state.aim[piece])))
    letter = "F" if friendly else "H"
    code = SYMBOLS.get(kind.key, PLAIN_SYMBOL)
    return Piece(
        id=theatre.names[piece],
        space=space,
        side=REP if friendly else OPFOR,
        name=theatre.names[piece],
        symbol=f"S{letter}{code}",
        size={"team": "B", "platoon": "D", "company": "E"}.get(kind.size, ""),
        left=str(theatre.combat[piece][back]) if fighting else str(theatre.strike[piece] or ""),
        right=str(theatre.movement[piece][back]) if fighting else "",
        top=str(theatre.engagement[piece][back]) if fighting else "",
        steps=(1 if back else 2, 2) if theatre.units >> piece & 1 else (1, 1),
        markers=markers(game, state, piece),
        facts=facts,
    )


def markers(game: ParatrooperGame, state: ParatrooperState, piece: int) -> list[str]:
    """The states that are shown on a counter."""
    found = []
    for name, members in (
        ("disrupted", state.disrupted),
        ("moved", state.moved if state.phase == 5 else 0),
        ("river", state.river),
        ("aboard", state.embarked),
        ("dropped", state.dropped),
    ):
        if members >> piece & 1:
            found.append(name)
    return found


def face_down(game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
    """Concealed counters: a question mark each."""
    found = []
    for hex, number in enumerate(state.covered):
        name = game.name_of(state, hex)
        for place in range(number):
            found.append(Piece(f"?{name}-{place + 1}", name, OPFOR, "?", f"SH{PLAIN_SYMBOL}", hidden=True))
    return found


def tracks(game: ParatrooperGame, state: ParatrooperState) -> list[Track]:
    """Turn, crisis, OPs, elan, and the points as far as they can be seen."""
    theatre = game.theatre
    points = sum(reason.value for reason in score(game, state)) if state.number else 0
    found = [
        Track("turn", state.turn),
        Track("crisis", state.crisis, theatre.crisis_end),
        Track("ops", state.ops, theatre.op_max, REP),
        Track("elan", state.elan, theatre.elan_max, REP),
        Track("points", points, side=REP),
    ]
    if game.series != SINGLE:
        found.append(Track("missions", state.number, game.campaign_rules.missions))
        found.append(Track("victories", state.victories, game.campaign_rules.victories))
        found.append(Track("debacles", state.debacles, game.campaign_rules.debacles))
    return found


def control(game: ParatrooperGame, state: ParatrooperState) -> list[Control]:
    """Who holds the valued hexes, as far as it can be seen (2.7-c)."""
    ground = game.ground(state)
    found = []
    for hex in each(ground.valued & (state.rep ^ state.foes)):
        side = REP if state.rep >> hex & 1 else OPFOR
        found.append(Control(ground.names[hex], side, str(ground.vp[hex])))
    return found


def phases(state: ParatrooperState) -> list[tuple[str, str]]:
    """The fourteen phases: past, now or next."""
    return [
        (name, "past" if number < state.phase else "now" if number == state.phase else "next")
        for number, name in enumerate(PHASES, 1)
    ]


def focus(game: ParatrooperGame, state: ParatrooperState) -> list[str]:
    """The hex of the battle that is going on, and the units that are being moved."""
    found: list[str] = []
    for frame in state.stack:
        if frame[0] in ("battle", "losses", "pursuit", "disembark", "netwar-support"):
            found.append(game.name_of(state, frame[1]))
        elif frame[0] == "force":
            found += [game.theatre.names[piece] for piece in each(frame[1])]
        elif frame[0] in ("flight", "entry"):
            found.append(game.theatre.names[frame[1]])
    return list(dict.fromkeys(found))


def damage(game: ParatrooperGame, state: ParatrooperState) -> list[dict[str, str]]:
    """Oilfield fires and collateral damage."""
    found = [{"space": game.name_of(state, hex), "kind": "fire"} for hex in each(state.fires)]
    return found + [{"space": game.name_of(state, hex), "kind": "collateral"} for hex in each(state.collateral)]
