"""The map as it is printed, and what lies on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import View
from sandtable.engine.fields import Number, PieceSet, Seat, SpaceSet
from sandtable.engine.fields import Piece as PieceNumber
from sandtable.engine.fields import Space as SpaceNumber
from sandtable.engine.paper import corners, hexside, joined, point
from sandtable.engine.scene import Band, Control, Line, Mark, Note, Piece, Point, Scene, Sheet, Space, Terrain, Track
from sandtable.engine.spaces import each, has, listed, plus
from sandtable.games.guerra.battle import Battle
from sandtable.games.guerra.combat import Muster
from sandtable.games.guerra.entry import Deploy, Mobilise
from sandtable.games.guerra.march import March
from sandtable.games.guerra.overlay import reach, supply_ways
from sandtable.games.guerra.pack_check import pairs_of
from sandtable.games.guerra.retreat import Advances
from sandtable.games.guerra.stage import Stage
from sandtable.games.guerra.state import DEAD, DUE, LEFT, TO_COME, GuerraState
from sandtable.games.guerra.strength import strength
from sandtable.games.guerra.supply import covered, routes, unsupplied_units
from sandtable.games.guerra.theatre import CONGO, REBELS, Theatre
from sandtable.games.guerra.zones import besieged_units, zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

TEXTURES = {
    "open": "plain",
    "savanna": "savanna",
    "forest": "forest",
    "swamp": "swamp",
    "rough": "hills",
    "mountain": "mountain",
    "lake": "lake",
    "sea": "sea",
    "city": "town",
    "closed": "desert",
}
#: NATO symbols: the function part of the code, by type of unit
SYMBOLS = {
    "infantry": "UCI---",
    "armour": "UCA---",
    "motorised": "UCIZ--",
    "artillery": "UCF---",
    "guerrilla": "UCIL--",
}
SIDE_LETTER = "HF"
BOXES = {DEAD: "@lost", TO_COME: "@to-come", DUE: "@entering", LEFT: "@left"}
COLOURS = ("#8c3b2a", "#2f5fa8")
#: the band of each army's counters
BANDS = {
    "congo": "white",
    "angola": "red",
    "zimbabwe": "green",
    "namibia": "yellow",
    "rebels": "black",
    "uganda": "yellow",
    "rwanda": "sky",
    "burundi": "white",
}
ECHELON = {"battalion": "F", "regiment": "G"}
PHASES = ("rebels-movement", "rebels-combat", "congo-movement", "congo-combat")


def sheet(game: GuerraGame) -> Sheet:
    """The printed map: ground, towns, rivers, ways, borders, lakes and the cease-fire line."""
    theatre = game.theatre
    grid = theatre.grid
    spaces = []
    for name, space in grid.index.items():
        middle = grid.centre(space)
        town = theatre.town_at[space]
        called = theatre.town_names[town] if town >= 0 else ""
        spaces.append(
            Space(name, point(*middle), corners(middle, "flat"), look(theatre, space), name=called, label=name)
        )
    used = sorted({space.terrain for space in spaces})
    return Sheet(
        size=(grid.cols * 1.5 + 0.5, (grid.rows + 0.5) * 3**0.5),
        spaces=spaces,
        terrain=[Terrain(key, f"guerra-terrain-{key}", TEXTURES[key]) for key in used],
        lines=[*rivers(game), *ways(theatre), *bridges(theatre), *drawn(theatre)],
        marks=marks(game),
        sides=[
            {"id": side, "name": name, "colour": colour}
            for side, name, colour in zip(game.seats, ("Rebels", "Congo"), COLOURS, strict=True)
        ],
        bands=[
            Band(BANDS[army.id], army.name, theatre.army_side[number])
            for number, army in enumerate(theatre.pack.counters.army)
        ],
    )


def look(theatre: Theatre, space: SpaceNumber) -> str:
    """What a hex is drawn as; countries nobody may enter look alike."""
    terrain = theatre.terrain[space]
    if terrain == "lake":
        return "sea" if theatre.grid.col_row(space)[0] < 3 else "lake"
    return "closed" if has(theatre.forbidden, space) else terrain


def stream(theatre: Theatre, sides: Iterable[tuple[SpaceNumber, SpaceNumber]]) -> list[list[Point]]:
    """Hexsides as lines: each goes on where the last one ended."""
    centre = theatre.grid.centre
    return joined(hexside(centre(one), centre(other)) for one, other in sides)


def rivers(game: GuerraGame) -> list[Line]:
    """The Congo with its navigable reaches and its falls, then all others, along the hexsides they run on."""
    theatre = game.theatre
    found = [Line("river", points, "Congo") for points in stream(theatre, theatre.congo_sides)]
    for kind, sails in (("navigable", True), ("falls", False)):
        reach = [side for side, may in zip(theatre.congo_sides, game.navigable, strict=True) if may == sails]
        found += [Line(kind, points, f"guerra-line-{kind}") for points in stream(theatre, reach)]
    index = theatre.grid.index
    for river in theatre.pack.board.river:
        sides = [(index[one], index[other]) for one, other in pairs_of(river.sides.split())]
        found += [Line("river", points, river.name) for points in stream(theatre, sides)]
    return found


def ways(theatre: Theatre) -> list[Line]:
    """Roads and railways from hex to hex."""
    grid = theatre.grid
    found = []
    for kind, chains in (("road", theatre.pack.board.road), ("railway", theatre.pack.board.rail)):
        for chain in chains:
            points = [grid.centre(grid.index[name]) for name in chain.hexes.split("-")]
            found.append(Line(kind, [(round(x, 3), round(y, 3)) for x, y in points]))
    return found


def bridges(theatre: Theatre) -> list[Line]:
    """The bridges over the Congo, a short way across its hexside each."""
    grid = theatre.grid
    found = []
    for one, other in pairs_of(theatre.pack.board.bridges.congo):
        (x, y), (u, v) = grid.centre(grid.index[one]), grid.centre(grid.index[other])
        ends = [point(x + (u - x) * part, y + (v - y) * part) for part in (0.38, 0.62)]
        found.append(Line("bridge", ends, "guerra-line-bridge"))
    return found


def on_paper(theatre: Theatre, lat: float, lon: float) -> Point:
    """Where a place on the globe lies on the sheet."""
    globe = theatre.pack.board.grid
    side = globe.hex_km / 3**0.5
    x = (lon - globe.west) * globe.km_per_lon
    y = (globe.north - lat) * globe.km_per_lat
    return round((x - globe.hex_km / 2) / side + 1, 3), round(y / side, 3)


def drawn(theatre: Theatre) -> list[Line]:
    """Coast, lakes, borders and the cease-fire line."""
    found = []
    for shape in theatre.pack.map.shape:
        points = [on_paper(theatre, lat, lon) for lat, lon in shape.points]
        if shape.kind == "lake":
            points.append(points[0])
        found.append(Line("border" if shape.kind == "border" else "coast", points, shape.name))
    course = [on_paper(theatre, lat, lon) for lat, lon in theatre.pack.board.ground.cease_fire_course]
    found.append(Line("cease-fire", course, "guerra-line-cease-fire"))
    return found


def marks(game: GuerraGame) -> list[Mark]:
    """Towns, airfields, supply centres, entry hexes and bridges over the Congo."""
    theatre = game.theatre
    found = []
    for number, town in enumerate(theatre.towns):
        found.append(Mark("city" if town.kind == "city" else "town", town.hex, name=town.name))
        if number in game.centres:
            found.append(Mark("supply", town.hex))
        if town.airfield:
            found.append(Mark(town.airfield, town.hex))
    return found + [Mark("entry", entry.hex, entry.name) for entry in theatre.pack.board.entry]


def scene(game: GuerraGame, view: View[GuerraState]) -> Scene:
    """What lies on the map."""
    state, theatre = view.state, game.theatre
    short = unsupplied_units(game, state, REBELS) | unsupplied_units(game, state, CONGO)
    shut = besieged_units(game, state, REBELS) | besieged_units(game, state, CONGO)
    return Scene(
        pieces=[counter(game, state, unit, short, shut) for unit in range(len(theatre.names))],
        tracks=tracks(game, state, view.seat),
        control=[Control(town.hex, state.holder[number]) for number, town in enumerate(theatre.towns)],
        phases=phases(game, state),
        focus=[theatre.names[step.unit] for step in state.stack[-1:] if isinstance(step, March)],
        notes=notes(game, state),
        reach=reach(game, view),
    )


def counter(game: GuerraGame, state: GuerraState, unit: PieceNumber, short: PieceSet, shut: PieceSet) -> Piece:
    """A unit's counter: attack and defence as they are now, movement, morale, its states."""
    theatre = game.theatre
    printed = theatre.units[unit]
    where = state.hex[unit]
    on_map = where >= 0
    attack = strength(game, state, unit, "attack") if on_map else printed.attack
    defence = strength(game, state, unit, "defence") if on_map else printed.defence
    facts = [
        ("guerra-fact-army", theatre.armies[theatre.army[unit]]),
        ("guerra-fact-type", f"guerra-type-{printed.type}"),
        ("guerra-fact-size", f"guerra-size-{printed.size}"),
        ("guerra-fact-printed", f"{printed.attack}-{printed.defence}-{printed.move}"),
        ("guerra-fact-morale", str(printed.morale)),
        ("guerra-fact-stacking", str(theatre.stacking[unit])),
    ]
    if state.slowed[unit]:
        facts.append(("guerra-fact-slowed", str(state.slowed[unit])))
    if printed.release > state.turn:
        facts.append(("guerra-fact-release", str(printed.release)))
    if where == TO_COME and printed.turn:
        facts.append(("guerra-fact-arrives", str(printed.turn)))
        facts.append(("guerra-fact-place", printed.at))
    return Piece(
        id=theatre.names[unit],
        space=theatre.grid.names[where] if on_map else BOXES[where],
        side=theatre.side[unit],
        name=theatre.titles[unit],
        symbol=f"S{SIDE_LETTER[theatre.side[unit]]}GP{SYMBOLS[printed.type]}",
        size=ECHELON[printed.size],
        left=f"{attack}-{defence}",
        right=str(printed.move),
        top=theatre.pack.counters.army[theatre.army[unit]].letters,
        steps=(1 if has(state.reduced, unit) else 2, 2),
        markers=markers(state, unit, short, shut, printed.release),
        facts=facts,
        band=BANDS[theatre.armies[theatre.army[unit]]],
        enters=comes_in_at(game, state, unit),
    )


def comes_in_at(game: GuerraGame, state: GuerraState, unit: PieceNumber) -> str:
    """The hex before which a reinforcement waits: its entry hex, or the town that has had no room for it."""
    theatre = game.theatre
    if state.hex[unit] != DUE:
        return ""
    if theatre.entry_of[unit] >= 0:
        return theatre.grid.names[theatre.entries[theatre.entry_of[unit]]]
    # who is being put on the map just now waits nowhere
    placing = any(isinstance(step, Deploy | Mobilise) for step in state.stack[-1:])
    return "" if placing or theatre.units[unit].radius else theatre.grid.names[theatre.home_of(unit)]


def markers(state: GuerraState, unit: PieceNumber, short: PieceSet, shut: PieceSet, release: Number) -> list[str]:
    """The states shown on a counter."""
    if state.hex[unit] == DUE:
        return ["entering"]
    if state.hex[unit] < 0:
        return []
    found = [
        name
        for name, members in (
            ("reduced", state.reduced),
            ("unsupplied", short),
            ("besieged", shut),
            ("moved", state.moved),
            ("attacked", state.attacked),
            ("reserve", state.reserve),
        )
        if has(members, unit)
    ]
    if state.slowed[unit]:
        found.append("slowed")
    if release > state.turn:
        found.append("waiting")
    return found


def tracks(game: GuerraGame, state: GuerraState, seat: Seat) -> list[Track]:
    """Turn, victory points, air points, replacements, and the morale of each army.

    What its player spends in the turn comes first: a narrow bar has no room for all.
    """
    found = [Track("turn", state.turn, game.last_turn)]
    found += [Track("points", points, side=side) for side, points in enumerate(state.points)]
    if state.stack:
        found += [Track("standing", points, side=side) for side, points in enumerate(game.standing(state).scores)]
    replacements = [Track("replacements", points, side=side) for side, points in enumerate(state.replacements)]
    air = [Track("air", state.air, side=CONGO)]
    found += replacements + air if seat == REBELS else air + replacements
    for army, name in enumerate(game.theatre.armies):
        found.append(Track(f"morale-{name}", state.morale[army], side=game.theatre.army_side[army], vital=True))
    return found


def phase(game: GuerraGame, state: GuerraState) -> str:
    """The part of the turn that is under way; none during set-up."""
    for step in reversed(state.stack):
        if isinstance(step, Stage):
            return PHASES[2 * step.side + step.fights]
    return ""


def phases(game: GuerraGame, state: GuerraState) -> list[tuple[str, str]]:
    """The parts of a turn: past, now or next; none during set-up."""
    if any(isinstance(step, Deploy) for step in state.stack):
        return []
    now = phase(game, state)
    place = PHASES.index(now) if now else -1 if state.stack else len(PHASES)
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]


def notes(game: GuerraGame, state: GuerraState) -> list[Note]:
    """Overlays: zones of control, supply routes and ground, what is interdicted, who attacks."""
    theatre = game.theatre
    names = theatre.grid.names

    def spaces(members: SpaceSet) -> list[str]:
        return [names[space] for space in listed(members)]

    found: list[Note] = []
    for side in (REBELS, CONGO):
        found.append({"kind": "zoc", "side": side, "spaces": spaces(zone_of(game, state, side))})
        found.append({"kind": "routes", "side": side, "spaces": spaces(routes(game, state, side))})
        ground = spaces(covered(game, state, side) & theatre.playable)
        found.append({"kind": "supply", "side": side, "spaces": ground, "ways": supply_ways(game, state, side)})
        found.append({"kind": "beyond-line", "side": side, "spaces": spaces(theatre.beyond[side])})
    for kind, cut in (("road", state.cut_roads), ("railway", state.cut_rails), ("airfield", state.cut_fields)):
        if cut:
            found.append({"kind": f"cut-{kind}", "spaces": spaces(cut)})
    for left, cut in cut_for(game, state).items():
        found.append({"kind": f"cut-for-{left}", "spaces": spaces(cut)})
    for step in [step for step in state.stack if type(step) in ATTACKERS][-1:]:
        hexes = {names[state.hex[unit]] for unit in each(ATTACKERS[type(step)](step) & state.alive)}
        found.append({"kind": "attackers", "spaces": sorted(hexes)})
    return found


def cut_for(game: GuerraGame, state: GuerraState) -> dict[Number, SpaceSet]:
    """What is interdicted by the turns that it lasts beyond this one, as the markers I1 to I3 show it (4.6.4-a)."""
    found: dict[Number, SpaceSet] = {}
    for facility, until in enumerate(state.cut):
        if until and until >= state.turn:
            left = until - state.turn
            found[left] = plus(found.get(left, 0), game.theatre.facilities[facility][0])
    return dict(sorted(found.items()))


#: who attacks, by the step that is under way
ATTACKERS: dict[type, Callable[[Any], PieceSet]] = {
    Muster: lambda step: step.attackers,
    Battle: lambda step: step.attackers,
    Advances: lambda step: step.units,
}
