"""Guns and their teams, lorries and those they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, only, plus, without
from sandtable.games.colonial.battlefield import ARTILLERY, TRANSPORT, Battlefield
from sandtable.games.colonial.pieces import is_disrupted, passenger, refresh
from sandtable.games.colonial.state import NOBODY, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialPlay


def why_not_limber(field: Battlefield, state: ColonialState, gun: Piece) -> Refusal | None:
    """A gun limbers to its own team in its hex, both in order (move-17, general-12)."""
    about = {"unit": field.names[gun]}
    team = field.team[gun]
    if field.kind[gun] != ARTILLERY or team < 0 or state.hex[team] < 0:
        return Refusal("general-12", about)
    if has(state.limbered, gun):
        return Refusal("move-18", about)
    if is_disrupted(field, state, gun) or is_disrupted(field, state, team):
        return Refusal("general-20", about)
    if state.hex[team] != state.hex[gun]:
        return Refusal("move-17", about)
    if passenger(state, team) >= 0:
        return Refusal("units-12", about)
    return None


def why_not_unlimber(field: Battlefield, state: ColonialState, gun: Piece) -> Refusal | None:
    """A limbered gun, itself and its team in order (move-17)."""
    about = {"unit": field.names[gun]}
    if field.kind[gun] != ARTILLERY or not has(state.limbered, gun):
        return Refusal("move-18", about)
    if is_disrupted(field, state, gun) or is_disrupted(field, state, field.team[gun]):
        return Refusal("general-20", about)
    return None


def limber(play: ColonialPlay, gun: Piece) -> None:
    """Hooks the gun in; it has used its whole activation (move-17)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, plus(only(gun), field.team[gun]), "move")
    state.limbered = plus(state.limbered, gun)
    state.moved = plus(state.moved, gun)
    play.tell("limber", {"unit": field.names[gun]}, "move-17")


def unlimber(play: ColonialPlay, gun: Piece) -> None:
    """Unhooks the gun; it has used its whole activation and throws reduced dice until the next turn (move-17)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, plus(only(gun), field.team[gun]), "move")
    state.limbered = without(state.limbered, gun)
    state.moved = plus(state.moved, gun)
    play.tell("unlimber", {"unit": field.names[gun]}, "move-17")


def why_not_board(field: Battlefield, state: ColonialState, piece: Piece, transport: Piece) -> Refusal | None:
    """Infantry in order gets on an empty motor transport in its hex that tows nothing (units-04, 12, 13, 16)."""
    about = {"unit": field.names[piece], "target": field.names[transport]}
    if field.kind[transport] != TRANSPORT or field.side[transport] != field.side[piece]:
        return Refusal("units-16", about)
    if state.aboard[piece] >= 0:
        return Refusal("units-16", about)
    if not has(field.motorised, transport):
        return Refusal("units-13", about)
    if is_disrupted(field, state, piece):
        return Refusal("general-20", about)
    if state.hex[transport] != state.hex[piece]:
        return Refusal("units-16", about)
    if passenger(state, transport) >= 0:
        return Refusal("units-04", about)
    gun = field.gun_of[transport]
    if gun >= 0 and has(state.limbered, gun):
        return Refusal("units-12", about)
    return None


def carriers_here(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """Motor transports of its side in a piece's hex."""
    return state.at[state.hex[piece]] & field.motorised & field.of_side[field.side[piece]]


def board(play: ColonialPlay, piece: Piece, transport: Piece) -> None:
    """Getting on takes the place of combat (units-16)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, only(piece), "move")
    state.aboard[piece] = transport
    refresh(field, state, state.hex[piece])
    play.tell("board", {"unit": field.names[piece], "target": field.names[transport]}, "units-16")


def why_not_alight(field: Battlefield, state: ColonialState, piece: Piece) -> Refusal | None:
    """A passenger in order gets off where there is room (units-16)."""
    about = {"unit": field.names[piece]}
    if state.aboard[piece] < 0:
        return Refusal("units-16", about)
    if is_disrupted(field, state, piece):
        return Refusal("general-20", about)
    space = state.hex[piece]
    need = field.space_flat[piece] + field.space_each[piece] * state.figures[piece]
    if state.used[space] + need > field.pack.room.capacity:
        return Refusal("general-13", about)
    return None


def alight(play: ColonialPlay, piece: Piece) -> None:
    """Getting off is the whole move; it may still fire (units-16)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, only(piece), "move")
    state.aboard[piece] = NOBODY
    state.moved = plus(state.moved, piece)
    refresh(field, state, state.hex[piece])
    play.tell("alight", {"unit": field.names[piece], "at": field.grid.names[state.hex[piece]]}, "units-16")


def companions(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """What retreats with a piece: Commanders in its hex, its team or gun, those it carries (assault-14, 16, 17)."""
    here = state.at[state.hex[piece]] & field.of_side[field.side[piece]]
    group = only(piece) | here & field.commanders
    gun, team = (piece, field.team[piece]) if field.kind[piece] == ARTILLERY else (field.gun_of[piece], piece)
    if gun >= 0 and team >= 0 and state.hex[gun] >= 0 and state.hex[team] >= 0:
        by_hand = state.hex[gun] == state.hex[team] and not has(field.needs_tow, gun)
        if by_hand or has(state.limbered, gun):
            group |= plus(only(gun), team)
    for number in each(group & field.motorised):
        load = passenger(state, number)
        if load >= 0:
            group = plus(group, load)
    return group
