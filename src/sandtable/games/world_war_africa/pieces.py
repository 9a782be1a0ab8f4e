"""Where the pieces are: putting them down, taking them up, who holds a hex (3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Seat, Space
from sandtable.engine.spaces import each, first, has, listed, only, plus, without
from sandtable.games.world_war_africa.state import ASIDE, AVAILABLE, ELIMINATED, USED, WarState
from sandtable.games.world_war_africa.theatre import SIDE_OF, Contingent, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def derive(game: WarGame, state: WarState) -> None:
    """Works out everything that follows from where the pieces are."""
    theatre = game.theatre
    at = state.at = [0] * theatre.count
    held = state.held = [0, 0]
    ruled = state.ruled = [0, 0]
    units, side, boxes = len(theatre.units), theatre.side, theatre.boxes
    depots = fielded = 0
    for piece, space in enumerate(state.where):
        if space < 0:
            continue
        bit = only(space)
        if piece >= units:
            depots |= bit
            continue
        at[space] = plus(at[space], piece)
        fielded = plus(fielded, piece)
        if not boxes & bit:
            held[side[piece]] |= bit
    state.depots, state.fielded = depots, fielded
    for space, contingent in enumerate(state.control):
        if contingent >= 0:
            ruled[SIDE_OF[contingent]] = plus(ruled[SIDE_OF[contingent]], space)


def lift(theatre: Theatre, state: WarState, unit: Piece) -> None:
    """Takes a unit out of its space; the stack it leaves shows its next unit (8.5)."""
    old = state.where[unit]
    bit = only(unit)
    state.top &= ~bit
    if old < 0:
        return
    left = state.at[old] & ~bit
    state.at[old] = left
    if has(theatre.boxes, old):
        return
    if not left:
        state.held[theatre.side[unit]] = without(state.held[theatre.side[unit]], old)
    elif not left & state.top:
        state.top = plus(state.top, first(left))


def put(theatre: Theatre, state: WarState, unit: Piece, space: Space) -> None:
    """Puts a unit in a space, on top of what is there. Boxes are open displays and have no top."""
    lift(theatre, state, unit)
    bit = only(unit)
    state.where[unit] = space
    if not has(theatre.boxes, space):
        state.top = state.top & ~state.at[space] | bit
        state.held[theatre.side[unit]] = plus(state.held[theatre.side[unit]], space)
    state.at[space] |= bit
    state.fielded |= bit


def show(theatre: Theatre, state: WarState, unit: Piece) -> None:
    """A unit in hand is seen: it lies on top."""
    space = state.where[unit]
    if space >= 0 and not has(theatre.boxes, space):
        state.top = plus(state.top & ~state.at[space], unit)


def take_off(theatre: Theatre, state: WarState, unit: Piece, to: int) -> None:
    """Takes a unit off the map."""
    lift(theatre, state, unit)
    state.where[unit] = to
    state.fielded = without(state.fielded, unit)
    state.inactive = without(state.inactive, unit)


def take_control(theatre: Theatre, state: WarState, space: Space, contingent: Contingent) -> bool:
    """A unit of a contingent is in a hex: it holds it now, unless the holders still have a unit there (3.1-a)."""
    holder = state.control[space]
    if holder == contingent:
        return False
    if holder >= 0 and state.at[space] & theatre.of_contingent[holder]:
        return False
    set_control(state, space, contingent)
    return True


def set_control(state: WarState, space: Space, contingent: Contingent) -> None:
    """A contingent holds a hex."""
    bit = only(space)
    state.control[space] = contingent
    side = SIDE_OF[contingent]
    state.ruled[side] |= bit
    state.ruled[1 - side] &= ~bit


def caches_at(theatre: Theatre, state: WarState, space: Space) -> PieceSet:
    """The weapons caches in a space."""
    if not has(state.depots, space):
        return 0
    where = state.where
    found = 0
    for cache in theatre.cache_list:
        if where[cache] == space:
            found = plus(found, cache)
    return found


def move_cache(theatre: Theatre, state: WarState, cache: Piece, to: int) -> None:
    """A cache goes to a space, or off the map."""
    old = state.where[cache]
    state.where[cache] = to
    if old >= 0 and not caches_at(theatre, state, old):
        state.depots = without(state.depots, old)
    if to >= 0:
        state.depots = plus(state.depots, to)


def capture_caches(theatre: Theatre, state: WarState, space: Space, side: Seat) -> PieceSet:
    """A unit enters: the caches there are its side's from now on (12.2-g). Tells which changed hands."""
    caches = caches_at(theatre, state, space)
    if not caches or space == theatre.rwanda_box:
        return 0
    taken = caches & ~state.rebel_held if side else caches & state.rebel_held
    state.rebel_held ^= taken
    return taken


def own_caches(theatre: Theatre, state: WarState, space: Space, side: Seat) -> PieceSet:
    """The caches of a side in a space."""
    caches = caches_at(theatre, state, space)
    return caches & state.rebel_held if side else caches & ~state.rebel_held


def retire_cache(theatre: Theatre, state: WarState, cache: Piece) -> None:
    """A cache is used up or lost: it can be bought again next turn (12.2-e, 12.2-f)."""
    move_cache(theatre, state, cache, USED)
    state.rebel_held = without(state.rebel_held, cache)


def in_stock(theatre: Theatre, state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units RP can buy now: available, or eliminated in an earlier turn (8.7-c, 10.0-a, 10.1-a)."""
    where, found = state.where, 0
    for unit in listed(units & theatre.bought & ~state.fallen & ~state.fielded):
        place = where[unit]
        if place == AVAILABLE or (place == ELIMINATED and has(theatre.rebuilt, unit)):
            found = plus(found, unit)
    return found


def waiting_caches(theatre: Theatre, state: WarState) -> PieceSet:
    """The caches that can be bought (12.2-b, 12.2-e)."""
    found = 0
    for cache in theatre.cache_list:
        if state.where[cache] == ASIDE:
            found = plus(found, cache)
    return found


def waiting_markers(theatre: Theatre, state: WarState, contingent: Contingent) -> PieceSet:
    """The markers of a contingent that can be bought."""
    where, found = state.where, 0
    for marker in listed(theatre.owned_markers[contingent]):
        if where[marker] == ASIDE:
            found = plus(found, marker)
    return found


def on_map(theatre: Theatre, state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units are in hexes or at Kitona."""
    where, boxes = state.where, without(theatre.boxes, theatre.kitona)
    found = 0
    for unit in each(units):
        space = where[unit]
        if space >= 0 and not has(boxes, space):
            found = plus(found, unit)
    return found


def names_of(theatre: Theatre, pieces: PieceSet) -> list[str]:
    """The names of a set of pieces."""
    return [theatre.piece_names[piece] for piece in each(pieces)]
