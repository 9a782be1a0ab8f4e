"""Where the units are: putting them down, taking them up, and what follows for a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.guerra.state import DUE, GuerraState
from sandtable.games.guerra.theatre import RAIL, REBELS, ROAD, Theatre

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def index(theatre: Theatre, state: GuerraState) -> None:
    """Works out everything that follows from where the units are and what is interdicted."""
    at, held, fronts = [0] * len(theatre.grid), [0, 0], [0, 0]
    alive = due = 0
    regiments, sides = theatre.regiments, theatre.side
    for unit, space in enumerate(state.hex):
        bit = 1 << unit
        if space >= 0:
            place, side = 1 << space, sides[unit]
            at[space] |= bit
            alive |= bit
            held[side] |= place
            if regiments & bit:
                fronts[side] |= place
        elif space == DUE:
            due |= bit
    state.at, state.held, state.fronts, state.alive, state.due = at, held, fronts, alive, due
    refresh_cuts(theatre, state)


def refresh_cuts(theatre: Theatre, state: GuerraState) -> None:
    """Which roads, railways and airfields are interdicted in this turn (4.6.4)."""
    state.cut_roads = state.cut_rails = state.cut_fields = 0
    if not any(state.cut):
        return
    for number, until in enumerate(state.cut):
        if until and until >= state.turn:
            space, name = theatre.facilities[number]
            if name == ROAD:
                state.cut_roads |= 1 << space
            elif name == RAIL:
                state.cut_rails |= 1 << space
            else:
                state.cut_fields |= 1 << space


def drop(theatre: Theatre, state: GuerraState, unit: int, space: int) -> None:
    """Puts a unit that is not on the map in a hex."""
    bit, place = 1 << unit, 1 << space
    side = theatre.side[unit]
    state.hex[unit] = space
    state.at[space] |= bit
    state.alive |= bit
    state.due &= ~bit
    state.held[side] |= place
    if theatre.regiments & bit:
        state.fronts[side] |= place


def lift(theatre: Theatre, state: GuerraState, unit: int, where: int) -> None:
    """Takes a unit off the map, to a place beside it."""
    bit = 1 << unit
    space = state.hex[unit]
    state.hex[unit] = where
    if where == DUE:
        state.due |= bit
    else:
        state.due &= ~bit
    if space < 0:
        return
    state.alive &= ~bit
    state.at[space] = left = state.at[space] & ~bit
    if not left & theatre.regiments:
        side, place = theatre.side[unit], ~(1 << space)
        state.fronts[side] &= place
        if not left:
            state.held[side] &= place


def arrive(play: GuerraPlay, unit: int, space: int) -> None:
    """A unit comes to a hex: it takes the town there (7-e) and may be the first of its army in the Congo (7-i, 7-k)."""
    theatre, state = play.game.theatre, play.state
    lift(theatre, state, unit, DUE)
    drop(theatre, state, unit, space)
    if theatre.town_spaces >> space & 1:
        take_town(play, theatre.town_at[space], theatre.side[unit])
    army = 1 << theatre.army[unit]
    if not state.intervened & army and theatre.drc >> space & 1:
        state.intervened |= army
        play.game.score_intervention(play, theatre.army[unit])


def take_town(play: GuerraPlay, town: int, side: int) -> None:
    """A town belongs to the side whose unit last occupied it (7-e)."""
    game, state = play.game, play.state
    if state.holder[town] == side:
        return
    state.holder[town] = side
    if town == game.kisangani and side == REBELS:
        state.kisangani_fell = 1
    play.tell("town", {"side": game.seats[side], "town": game.theatre.town_names[town]}, "7-e")


def stacked(theatre: Theatre, state: GuerraState, space: int) -> int:
    """Stacking points in a hex (3.2.2-c to 3.2.2-f)."""
    points, left, total = theatre.stacking, state.at[space], 0
    while left:  # the loop of spaces.each, without a generator: this is asked very often
        low = left & -left
        total += points[low.bit_length() - 1]
        left ^= low
    return total


def has_room(game: GuerraGame, state: GuerraState, space: int, unit: int) -> bool:
    """Whether one more unit fits in a hex."""
    here = state.at[space]
    if not here:
        return True
    theatre = game.theatre
    return stacked(theatre, state, space) + theatre.stacking[unit] <= game.room[space]
