"""Putting counters on the map and taking them off; who is where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, plus, without
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.state import AVAILABLE, BOX, LOST, NONE, POOL, Hex, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def derive(game: ParatrooperGame, state: ParatrooperState) -> None:
    """Works out what follows from where the counters are."""
    state.at = [0] * HEXES
    state.embarked = state.available = state.boxed = state.pooled = 0
    for piece, space in enumerate(state.where):
        if 0 <= space < HEXES:
            state.at[space] = plus(state.at[space], piece)
        elif space == AVAILABLE:
            state.available = plus(state.available, piece)
        elif space == BOX:
            state.boxed = plus(state.boxed, piece)
        elif space == POOL:
            state.pooled = plus(state.pooled, piece)
        if state.aboard[piece] >= 0:
            state.embarked = plus(state.embarked, piece)
    state.rep = state.foes = 0
    for hex in range(HEXES):
        refresh(game.theatre, state, hex)


def refresh(theatre: Theatre, state: ParatrooperState, hex: Hex) -> None:
    """Who holds a hex, after something there has changed."""
    here = state.at[hex]
    state.rep = (plus if here & theatre.units else without)(state.rep, hex)
    shown = state.covered[hex] or here & theatre.opfor & ~state.concealed
    state.foes = (plus if shown else without)(state.foes, hex)


def put(theatre: Theatre, state: ParatrooperState, piece: Piece, space: Space) -> None:
    """Moves a counter to a hex, a zone or a box."""
    old = state.where[piece]
    state.where[piece] = space
    if 0 <= old < HEXES:
        state.at[old] = without(state.at[old], piece)
        refresh(theatre, state, old)
    elif old == AVAILABLE:
        state.available = without(state.available, piece)
    elif old == BOX:
        state.boxed = without(state.boxed, piece)
    elif old == POOL:
        state.pooled = without(state.pooled, piece)
    if 0 <= space < HEXES:
        state.at[space] = plus(state.at[space], piece)
        refresh(theatre, state, space)
    elif space == AVAILABLE:
        state.available = plus(state.available, piece)
    elif space == BOX:
        state.boxed = plus(state.boxed, piece)
    elif space == POOL:
        state.pooled = plus(state.pooled, piece)


def put_with_load(theatre: Theatre, state: ParatrooperState, piece: Piece, space: Space) -> None:
    """Moves a unit and whatever is aboard it."""
    put(theatre, state, piece, space)
    if state.embarked and has(theatre.transports, piece):
        load = load_of(state, piece)
        if load >= 0:
            put(theatre, state, load, space)


def load_of(state: ParatrooperState, transport: Piece) -> Piece:
    """What a transport carries, a unit or the objective; NONE if it is empty."""
    if state.embarked:
        for piece in each(state.embarked):
            if state.aboard[piece] == transport:
                return piece
    return NONE


def aboard(names: Iterable[str]) -> dict[str, Any]:
    """What an event tells of those who are carried along."""
    listed = list(names)
    return {"aboard": listed, "loaded": len(listed)}


def loads_of(theatre: Theatre, state: ParatrooperState, piece: Piece) -> list[str]:
    """The name of what a unit carries, if it carries anything."""
    load = load_of(state, piece)
    return [theatre.names[load]] if load >= 0 else []


def embark(state: ParatrooperState, piece: Piece, transport: Piece) -> None:
    """Takes a unit or the objective aboard."""
    state.aboard[piece] = transport
    state.embarked = plus(state.embarked, piece)


def disembark(state: ParatrooperState, piece: Piece) -> None:
    """Sets a unit or the objective down."""
    state.aboard[piece] = NONE
    state.embarked = without(state.embarked, piece)


def get_off(play: ParatrooperPlay, piece: Piece, rule: str) -> None:
    """A unit gets off its transport where that stands."""
    theatre, state = play.game.theatre, play.state
    by = theatre.names[state.aboard[piece]]
    disembark(state, piece)
    at = play.game.name_of(state, state.where[piece])
    play.tell("set-down", {"unit": theatre.names[piece], "by": by, "at": at}, rule)


def among(members: PieceSet, piece: Piece) -> bool:
    """Whether a counter that somebody named is one of these; NONE, which is no counter, never is."""
    return piece >= 0 and has(members, piece)


def units_at(theatre: Theatre, state: ParatrooperState, space: Space) -> PieceSet:
    """REP units in a hex or a zone."""
    if space < HEXES:
        return state.at[space] & theatre.units
    found = 0
    for piece in each(theatre.units):
        if state.where[piece] == space:
            found = plus(found, piece)
    return found


def fighters(theatre: Theatre, state: ParatrooperState, hex: Hex) -> PieceSet:
    """REP units in a hex that are not aboard a transport (29.1-a)."""
    return state.at[hex] & theatre.units & ~state.embarked


def enemies(theatre: Theatre, state: ParatrooperState, hex: Hex) -> PieceSet:
    """Revealed OPFOR units in a hex."""
    return state.at[hex] & theatre.opfor & ~state.concealed


def conceal(theatre: Theatre, state: ParatrooperState, piece: Piece) -> None:
    """Turns a counter on the map face down."""
    state.concealed = plus(state.concealed, piece)
    state.covered[state.where[piece]] += 1
    refresh(theatre, state, state.where[piece])


def lay_face_down(theatre: Theatre, state: ParatrooperState, piece: Piece, hex: Hex) -> None:
    """Puts a counter on the map, face down."""
    put(theatre, state, piece, hex)
    conceal(theatre, state, piece)


def turn_face_up(theatre: Theatre, state: ParatrooperState, hex: Hex) -> PieceSet:
    """Turns up all counters in a hex; tells which."""
    hidden = state.at[hex] & state.concealed
    state.concealed &= ~hidden
    state.covered[hex] = 0
    refresh(theatre, state, hex)
    return hidden


def pick_up_face_down(theatre: Theatre, state: ParatrooperState, piece: Piece) -> None:
    """Takes a concealed counter off its hex, to be placed anew."""
    hex = state.where[piece]
    state.concealed = without(state.concealed, piece)
    state.covered[hex] -= 1
    put(theatre, state, piece, POOL)


def eliminate(play: ParatrooperPlay, piece: Piece, rule: str) -> None:
    """A REP unit or marker is lost for the mission (17.11-a); what it carries fares as the rules say."""
    theatre, state = play.game.theatre, play.state
    hex, load = state.where[piece], load_of(state, piece)
    disembark(state, piece)
    put(theatre, state, piece, LOST)
    state.disrupted = without(state.disrupted, piece)
    state.river = without(state.river, piece)
    state.aim[piece] = state.origin[piece] = NONE
    why = "drop" if rule == "15.1-e" else "fight"
    play.tell("eliminated", {"unit": theatre.names[piece], "why": why}, rule)
    if load >= 0:
        disembark(state, load)
        if has(theatre.objectives, load):
            put(theatre, state, load, LOST)
            play.tell("objective-lost", {"unit": theatre.names[load], "by": theatre.names[piece]}, "24.3-b")
    if 0 <= hex < HEXES:
        play.game.after_leaving(play, hex)


def disrupt(play: ParatrooperPlay, piece: Piece, rule: str) -> None:
    """A REP unit is disrupted; a disrupted one is eliminated (9.2-c, 17.6-a)."""
    state = play.state
    if has(state.disrupted, piece):
        eliminate(play, piece, "9.2-c")
    else:
        state.disrupted = plus(state.disrupted, piece)
        play.tell("disrupted", {"unit": play.game.theatre.names[piece]}, rule)
