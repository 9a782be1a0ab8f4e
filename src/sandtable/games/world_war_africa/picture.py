"""What lies on the map and in the boxes, for one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine import fields
from sandtable.engine.contract import View
from sandtable.engine.flow import Step
from sandtable.engine.scene import Card, Control, Note, Piece, Scene, Track
from sandtable.engine.spaces import each, has, only, set_of
from sandtable.games.world_war_africa import state as s
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.bounds import BOUND, closed_to
from sandtable.games.world_war_africa.combat import Muster
from sandtable.games.world_war_africa.events import Arrival, comes_too_early
from sandtable.games.world_war_africa.freight import cache_side
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.overlay import reach, supply_ways
from sandtable.games.world_war_africa.pieces import names_of
from sandtable.games.world_war_africa.printed_map import MAP_PLATE
from sandtable.games.world_war_africa.reinforcement import Placement
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import (
    EVENTS,
    GOVERNMENT,
    REBEL,
    RWANDA,
    SIDE_OF,
    SIDES,
    UGANDA,
    ContingentSet,
)
from sandtable.games.world_war_africa.turn import ALL_CONTINGENTS, Actions
from sandtable.games.world_war_africa.victory import victory_points
from sandtable.games.world_war_africa.zones import halved, is_supplied, supplied_ground, town_zone, zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

SYMBOLS = {
    "infantry": "UCI---",
    "airborne": "UCIA--",
    "mechanized": "UCIZ--",
    "militia": "UCIL--",
    "special_forces": "UCSF--",
    "armor": "UCA---",
}
#: battle dimension and function part of a marker's symbol
MARKER_SYMBOLS = {
    "air_support": ("A", "MF----"),
    "helo_support": ("A", "MH----"),
    "air_transport": ("A", "MFC---"),
    "helo_transport": ("A", "MHC---"),
    "adr": ("G", "UCD---"),
    "pmc": ("A", "MFC---"),
    "cache": ("G", "USS5--"),
}
SIDE_LETTER = "FH"
#: what the figures of a unit's counter are, from left to right (2.3)
FIGURES = ("attack", "defence", "movement")
PHASES = ("event", "resources", "activation", "reinforcement", "movement", "combat")
HOLDING = {s.AVAILABLE: "available", s.ELIMINATED: "eliminated", s.READY: "support-available", s.USED: "support-used"}


def scene(game: WarGame, view: View[WarState]) -> Scene:
    """What lies on the map, for one seat."""
    state, theatre = view.state, game.theatre
    pieces = [counter(game, state, number) for number in range(len(theatre.piece_names))]
    return Scene(
        pieces=veiled(game, state, view.seat) + [piece for piece in pieces if piece],  # the top unit comes last
        tracks=tracks(game, state),
        cards=cards(game, state),
        control=[
            Control(theatre.names[space], SIDE_OF[state.control[space]], theatre.contingents[state.control[space]])
            for space in theatre.town_spaces
            if state.control[space] >= 0
        ],
        phases=phases(game, state),
        focus=focus(game, state),
        notes=notes(game, view),
        plate=MAP_PLATE,
        reach=reach(game, view),
    )


def counter(game: WarGame, state: WarState, piece: fields.Piece) -> Piece | None:
    """A piece's counter, or nothing for what is unseen or out of the game."""
    theatre = game.theatre
    where = state.where[piece]
    if where in (s.UNSEEN, s.OUT, s.ASIDE):
        return None
    kind = theatre.kind[piece]
    if kind == "unit":
        return unit_counter(game, state, piece)
    rebel = cache_side(state, piece) if theatre.owner[piece] < 0 else SIDE_OF[theatre.owner[piece]]
    space = theatre.names[where] if where >= 0 else f"@{SIDES[rebel]}-{HOLDING[where]}"
    dimension, function = MARKER_SYMBOLS[kind]
    factor = 1 if kind == "cache" else theatre.factor[piece]  # a cache adds to the die (12.2-d)
    return Piece(
        id=theatre.piece_names[piece],
        space=space,
        side=rebel,
        name=theatre.piece_names[piece],
        symbol=f"S{SIDE_LETTER[rebel]}{dimension}P{function}",
        left=f"+{factor}" if factor else "",
        facts=[("world_war_africa-fact-marker", f"world_war_africa-marker-{kind}")],
    )


def unit_counter(game: WarGame, state: WarState, unit: fields.Piece) -> Piece:
    """A unit's counter: attack and defence as they are where it stands (11.3-a), movement as printed, its states."""
    theatre = game.theatre
    printed, where, side = theatre.units[unit], state.where[unit], theatre.side[unit]
    markers = []
    for name, members in (("moved", state.moved), ("fought", state.fought), ("inactive", state.inactive)):
        if has(members, unit):
            markers.append(name)
    if state.advisers == unit:
        markers.append("advisers")
    figures = list(printed.factors)
    facts = [
        ("world_war_africa-fact-contingent", theatre.contingents[theatre.contingent[unit]]),
        ("world_war_africa-fact-type", f"world_war_africa-type-{printed.type}"),
    ]
    if where >= 0 and not is_supplied(game, state, unit):
        markers.append("unsupplied")
        figures[:2] = [halved(game, factor) for factor in figures[:2]]
        facts.append(("world_war_africa-fact-printed", "-".join(map(str, printed.factors))))
    space = theatre.names[where] if where >= 0 else f"@{SIDES[side]}-{HOLDING[where]}"
    return Piece(
        id=printed.id,
        space=space,
        side=side,
        name=printed.id,
        symbol=f"S{SIDE_LETTER[side]}GP{SYMBOLS[printed.type]}",
        size={"II": "F", "III": "G", "X": "H"}[printed.size],
        left=f"{figures[0]}-{figures[1]}",
        right=str(figures[2]),
        top=printed.faction,
        markers=markers,
        facts=[
            *((f"world_war_africa-fact-{name}", str(value)) for name, value in zip(FIGURES, figures, strict=True)),
            *facts,
        ],
    )


def veiled(game: WarGame, state: WarState, seat: fields.Seat) -> list[Piece]:
    """Face-down counters for the units below the tops of enemy stacks."""
    found = []
    counted: dict[int, int] = {}
    for slot in state.veiled:
        space = slot % FLAG
        number = counted[space] = counted.get(space, 0) + 1
        name = game.theatre.names[space]
        found.append(
            Piece(
                id=f"unseen-{name}-{number}",
                space=name,
                side=1 - seat,
                name="",
                symbol=f"S{SIDE_LETTER[1 - seat]}GPU-----",
                markers=["inactive"] if slot >= FLAG else [],
                hidden=True,
            )
        )
    return found


def tracks(game: WarGame, state: WarState) -> list[Track]:
    """Turn, rain, victory points, everybody's RP, and what the table of an ally that acts leaves it."""
    theatre = game.theatre
    found = [Track("turn", state.turn, len(theatre.tables.turn))]
    if state.turn:
        track = theatre.tables.turn[state.turn - 1]
        found += [Track("rain-north", int(track.rainy_north), 1), Track("rain-south", int(track.rainy_south), 1)]
    found.append(Track("victory-points", victory_points(game, state).total, theatre.tables.victory.win, REBEL))
    for contingent, name in enumerate(theatre.contingents):
        side = SIDE_OF[contingent]
        found.append(Track(f"points-{name}", state.points[contingent], theatre.tables.resources.cap, side))
    if state.land != s.UNLIMITED:  # an ally is acting (5.3-a, 5.3-b)
        limits = (("land", state.land), ("air", state.air), ("helo", state.helo))
        found += [Track(f"ally-{kind}", left, None, GOVERNMENT) for kind, left in limits]
    return found


def cards(game: WarGame, state: WarState) -> list[Card]:
    """Activation markers, and the event of the turn, which is nobody's; one that came too early has no effect."""
    found = []
    waiting = state.pool | still_first(state)
    for contingent, name in enumerate(game.theatre.contingents):
        now = "active" if state.active == contingent else "waiting" if has(waiting, contingent) else "played"
        side = SIDE_OF[contingent]
        colour, points = ("blue", "red")[side], f"points-{name}"
        found.append(Card(f"activation-{name}", name, colour, side, state=now, track=points))
    if state.event >= 0 and not comes_too_early(game, state, state.event):
        found.append(Card("event", f"world_war_africa-card-{EVENTS[state.event]}", "black", state="active"))
    return found


def still_first(state: WarState) -> ContingentSet:
    """The contingents that act before the first draw and have not acted yet; before turn 1 nobody has (5.2-a)."""
    if state.turn == 0:
        return ALL_CONTINGENTS
    acted = next((step.count for step in state.stack if isinstance(step, Actions)), 2)
    return set_of((RWANDA, UGANDA)[acted:]) if state.turn == 1 else 0


def phase(game: WarGame, state: WarState) -> str:
    """The step of a contingent's activation that is under way."""
    return next((step.name for step in reversed(state.stack) if step.name in PHASES), "")


def phases(game: WarGame, state: WarState) -> list[tuple[str, str]]:
    """The steps of a contingent's activation: past, now or next; before the war there are none."""
    now = phase(game, state)
    if not state.turn:
        return []
    place = PHASES.index(now) if now else -1
    return [(name, "past" if at < place else "now" if at == place else "next") for at, name in enumerate(PHASES)]


def focus(game: WarGame, state: WarState) -> list[str]:
    """The pieces that the question is about."""
    about = (FOCUS[type(step)](step) for step in reversed(state.stack) if type(step) in FOCUS)
    return names_of(game.theatre, next(about, 0))


#: the pieces that a step is about
FOCUS: dict[type[Step[Any, Any]], Callable[[Any], fields.PieceSet]] = {
    Marching: lambda step: step.group,
    Muster: lambda step: step.attackers,
    Battle: lambda step: step.attackers,
    Placement: lambda step: only(step.unit),
    Arrival: lambda step: only(step.unit),
}


def notes(game: WarGame, view: View[WarState]) -> list[Note]:
    """Overlays: rain, both zones of control, supply, who controls the country, where somebody may not go (7.1)."""
    state, theatre = view.state, game.theatre

    def spaces(members: fields.SpaceSet) -> list[str]:
        return [theatre.names[space] for space in each(members)]

    found: list[Note] = []
    if state.turn:
        track = theatre.tables.turn[state.turn - 1]
        rain = (theatre.north if track.rainy_north else 0) | (theatre.south if track.rainy_south else 0)
        found.append({"kind": "rain", "spaces": spaces(rain)})
    for side in (GOVERNMENT, REBEL):
        found.append({"kind": "zoc", "side": side, "spaces": spaces(zone(game, state, side))})
        found.append({"kind": "zoc-stop", "side": side, "spaces": spaces(town_zone(game, state, side))})
        found.append({"kind": "control", "side": side, "spaces": spaces(state.ruled[side] & theatre.drc)})
        found.append({"kind": "supply", "side": side, "ways": supply_ways(game, state, side)})
    found += [{"kind": f"closed-{name}", "side": REBEL, "spaces": spaces(closed_to(theatre, name))} for name in BOUND]
    if state.active >= 0:
        for name, faction in theatre.factions.items():
            if theatre.contingents.index(faction.contingent) == state.active:
                ground = supplied_ground(game, state, name, SIDE_OF[state.active])
                found.append({"kind": "supply", "spaces": spaces(ground)})
    return found
