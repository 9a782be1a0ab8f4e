"""Where the pieces are: putting them down, taking them up, and what follows for a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import first, has, listed, only, plus, several, without
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.state import NOBODY, OFF, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def derive(game: ColonialGame, state: ColonialState) -> None:
    """Works out everything that follows from where the pieces are."""
    field = game.field
    state.at = [0] * len(field.grid)
    state.used = [0] * len(field.grid)
    state.seen = [0, 0]
    state.held = [0, 0]
    state.obstruct = 0
    state.alive = 0
    state.gun_of = [NOBODY] * len(field.names)
    for gun, team in enumerate(state.team):
        if team >= 0:
            state.gun_of[team] = gun
    for piece, space in enumerate(state.hex):
        if space >= 0:
            state.at[space] = plus(state.at[space], piece)
            state.alive = plus(state.alive, piece)
    for space, here in enumerate(state.at):
        if here:
            refresh(field, state, space)


def refresh(field: Battlefield, state: ColonialState, space: Space) -> None:
    """Works out anew what is taken, seen and in the way in one hex."""
    here = state.at[space]
    bit = only(space)
    seen, held = state.seen, state.held
    if not here:
        seen[0] &= ~bit
        seen[1] &= ~bit
        held[0] &= ~bit
        held[1] &= ~bit
        state.obstruct &= ~bit
        state.used[space] = 0
        return
    used = 0
    aboard, figures = state.aboard, state.figures
    each_figure, flat = field.space_each, field.space_flat
    for piece in listed(here):
        if aboard[piece] < 0:
            used += flat[piece] + each_figure[piece] * figures[piece]
    state.used[space] = used
    open_here = here & ~state.hidden
    for side in (0, 1):
        own = here & field.of_side[side]
        held[side] = held[side] | bit if own else held[side] & ~bit
        seen[side] = seen[side] | bit if own & open_here else seen[side] & ~bit
    if open_here & ~field.commanders:
        state.obstruct |= bit
    else:
        state.obstruct &= ~bit


def put(field: Battlefield, state: ColonialState, piece: Piece, space: Space) -> None:
    """Puts a piece in a hex, with what it carries, taking it from where it was."""
    old = state.hex[piece]
    bit = only(piece)
    if old >= 0:
        state.at[old] &= ~bit
    state.hex[piece] = space
    state.at[space] |= bit
    state.alive |= bit
    load = passenger(state, piece) if field.motorised & bit else -1
    if load >= 0:
        if old >= 0:
            state.at[old] = without(state.at[old], load)
        state.hex[load] = space
        state.at[space] = plus(state.at[space], load)
        state.alive = plus(state.alive, load)
    if old >= 0:
        refresh(field, state, old)
    refresh(field, state, space)


def take_off(field: Battlefield, state: ColonialState, piece: Piece, where: Space = OFF) -> None:
    """Takes a piece off the board."""
    old = state.hex[piece]
    bit = only(piece)
    state.hex[piece] = where
    state.alive &= ~bit
    if old >= 0:
        state.at[old] &= ~bit
        refresh(field, state, old)


def passenger(state: ColonialState, transport: Piece) -> Piece:
    """The infantry that a transport carries, or -1."""
    try:
        return state.aboard.index(transport)
    except ValueError:
        return -1


def company(field: Battlefield, pieces: PieceSet) -> dict[str, Any]:
    """Those who go along with a unit, as an event tells of them."""
    return {"along": bool(pieces), "with": [field.names[piece] for piece in listed(pieces)]}


def unit_here(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """The parts of its unit that stand in its hex: they are one unit there, whoever is activated (general-10)."""
    parts = field.parts_of[piece] & state.at[state.hex[piece]]
    if several(parts):
        for part in listed(without(parts, piece)):
            if state.aboard[part] >= 0:
                parts = without(parts, part)
    return parts


def is_disrupted(field: Battlefield, state: ColonialState, piece: Piece) -> bool:
    """Disruption belongs to the whole unit (general-10)."""
    return has(state.disrupted, field.unit_of[piece])


def leaders_here(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """The Commanders of its own side in a piece's hex."""
    return state.at[state.hex[piece]] & field.commanders & field.of_side[field.side[piece]]


def others_of_unit(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """The other parts of the unit that are on the board."""
    return without(field.parts_of[piece] & state.alive, piece)


def room_needed(field: Battlefield, state: ColonialState, pieces: PieceSet) -> int:
    """Space points that these pieces take together (general-13)."""
    total = 0
    for piece in listed(pieces):
        if state.aboard[piece] < 0:
            total += field.space_flat[piece] + field.space_each[piece] * state.figures[piece]
    return total


def has_room(field: Battlefield, state: ColonialState, space: Space, pieces: PieceSet) -> bool:
    """Whether these pieces of one side fit into a hex; those already in it are not counted twice."""
    side = field.side[first(pieces)]
    taken = state.used[space] if has(state.held[side], space) else 0
    return taken + room_needed(field, state, pieces & ~state.at[space]) <= field.pack.room.capacity


def no_room(
    field: Battlefield, state: ColonialState, space: Space, pieces: PieceSet, about: dict[str, Any], need: int = 0
) -> Refusal:
    """That a hex is too full for these pieces: how much is taken, and how much they need."""
    taken = state.used[space] if has(state.held[field.side[first(pieces)]], space) else 0
    need = need or room_needed(field, state, pieces & ~state.at[space])
    facts = {"taken": taken, "of": field.pack.room.capacity, "need": need}
    return Refusal("general-13", about, Message("colonial-full", facts))
