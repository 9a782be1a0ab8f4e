"""Where the units are: putting them down, taking them up, and what follows for a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.spaces import has, only, plus, without
from sandtable.games.guerra.state import DUE, GuerraState, Town
from sandtable.games.guerra.theatre import RAIL, REBELS, ROAD, Theatre
from sandtable.games.guerra.victory import score_intervention

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def derive(game: GuerraGame, state: GuerraState) -> None:
    """Works out everything that follows from where the units are and what is interdicted."""
    theatre = game.theatre
    state.at, state.held, state.fronts = [0] * len(theatre.grid), [0, 0], [0, 0]
    state.alive = state.due = 0
    for unit, space in enumerate(state.hex):
        if space >= 0:
            drop(theatre, state, unit, space)
        elif space == DUE:
            state.due = plus(state.due, unit)
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
                state.cut_roads = plus(state.cut_roads, space)
            elif name == RAIL:
                state.cut_rails = plus(state.cut_rails, space)
            else:
                state.cut_fields = plus(state.cut_fields, space)


def drop(theatre: Theatre, state: GuerraState, unit: Piece, space: Space) -> None:
    """Puts a unit that is not on the map in a hex."""
    bit, place = only(unit), only(space)
    side = theatre.side[unit]
    state.hex[unit] = space
    state.at[space] |= bit
    state.alive |= bit
    state.due &= ~bit
    state.held[side] |= place
    if theatre.regiments & bit:
        state.fronts[side] |= place


def lift(theatre: Theatre, state: GuerraState, unit: Piece, where: Space) -> None:
    """Takes a unit off the map, to a place beside it."""
    space = state.hex[unit]
    state.hex[unit] = where
    state.due = plus(state.due, unit) if where == DUE else without(state.due, unit)
    if space < 0:
        return
    state.alive = without(state.alive, unit)
    state.at[space] = left = without(state.at[space], unit)
    if not left & theatre.regiments:
        side = theatre.side[unit]
        state.fronts[side] = without(state.fronts[side], space)
        if not left:
            state.held[side] = without(state.held[side], space)


def arrive(play: GuerraPlay, unit: Piece, space: Space) -> None:
    """A unit comes to a hex and stays in it."""
    theatre, state = play.game.theatre, play.state
    lift(theatre, state, unit, DUE)
    drop(theatre, state, unit, space)
    enter(play, unit, space)


def enter(play: GuerraPlay, unit: Piece, space: Space) -> None:
    """A unit in a hex takes the town there (7-e) and may be the first of its army in the Congo (7-i, 7-k)."""
    theatre = play.game.theatre
    if has(theatre.town_spaces, space):
        take_town(play, theatre.town_at[space], theatre.side[unit])
    enter_congo(play, unit, space)


def march_through(play: GuerraPlay, unit: Piece, space: Space) -> None:
    """A unit that does not stay in a hex leaves its town alone, unless the option has it taken in passing (7-e)."""
    if play.game.towns_in_passing:
        enter(play, unit, space)
    else:
        enter_congo(play, unit, space)


def enter_congo(play: GuerraPlay, unit: Piece, space: Space) -> None:
    """The first unit of an army in the Congo (7-i, 7-k)."""
    theatre, state = play.game.theatre, play.state
    army = theatre.army[unit]
    if not has(state.intervened, army) and has(theatre.drc, space):
        state.intervened = plus(state.intervened, army)
        score_intervention(play, army)


def take_town(play: GuerraPlay, town: Town, side: Seat) -> None:
    """A town belongs to the side whose unit last occupied it (7-e)."""
    game, state = play.game, play.state
    if state.holder[town] == side:
        return
    state.holder[town] = side
    if town == game.kisangani and side == REBELS:
        state.kisangani_fell = 1
    play.tell("town", {"side": game.seats[side], "town": game.theatre.town_names[town]}, "7-e")


def no_such_unit(name: str) -> Refusal:
    """A name that no unit has."""
    return Refusal("2.7.1-a", {"unit": name})


def no_such_hex(name: str) -> Refusal:
    """A number that no hex has."""
    return Refusal("2.5-a", {"at": name})
