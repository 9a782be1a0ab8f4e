"""Guns and their teams, lorries and those they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, listed, only, plus, without
from sandtable.games.colonial.battlefield import ARTILLERY, TRANSPORT, Battlefield
from sandtable.games.colonial.hits import hand_on_card
from sandtable.games.colonial.pieces import company, is_disrupted, no_room, passenger, refresh
from sandtable.games.colonial.state import NOBODY, WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def why_not_limber(field: Battlefield, state: ColonialState, gun: Piece) -> Refusal | None:
    """A gun limbers to its own team in its hex, both in order (move-17, general-12)."""
    about = {"unit": field.names[gun]}
    team = state.team[gun]
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
    if is_disrupted(field, state, gun) or is_disrupted(field, state, state.team[gun]):
        return Refusal("general-20", about)
    return None


def why_not_take_over(game: ColonialGame, state: ColonialState, gun: Piece, spare: Piece) -> Refusal | None:
    """A spare transport in its hex may tow a gun that has lost its own, if players want it so (general-12)."""
    field = game.field
    about = {"unit": field.names[gun], "by": field.names[spare]}
    had_one = field.kind[gun] == ARTILLERY and state.team[gun] >= 0
    if not game.spare_transport_tows or not had_one or state.hex[state.team[gun]] >= 0:
        return Refusal("general-12", about)
    if field.kind[spare] != TRANSPORT or has_gun(state, spare):
        return Refusal("general-12", about)
    if game.seat_of[spare] != game.seat_of[gun]:
        return Refusal("units-14", about)
    if is_disrupted(field, state, gun) or is_disrupted(field, state, spare):
        return Refusal("general-20", about)
    if state.hex[spare] != state.hex[gun] or has(state.moved, spare):
        return Refusal("move-17", about)
    if passenger(state, spare) >= 0:
        return Refusal("units-12", about)
    return None


def has_gun(state: ColonialState, team: Piece) -> bool:
    """Whether a transport is some gun's that is in the battle or still to come."""
    gun = state.gun_of[team]
    return gun >= 0 and (state.hex[gun] >= 0 or state.hex[gun] == WAITING)


def spares(game: ColonialGame, state: ColonialState, gun: Piece) -> list[Piece]:
    """The transports that may take over a gun."""
    here = state.at[state.hex[gun]] & game.field.of_kind[TRANSPORT]
    return [spare for spare in listed(here) if not why_not_take_over(game, state, gun, spare)]


def take_over(play: ColonialPlay, gun: Piece, spare: Piece) -> None:
    """From now on it is the gun's team and shares its card; its own is put away (general-11)."""
    state = play.state
    hand_on_card(play.game.field, state, spare)
    state.queue[:] = [holder for holder in state.queue if holder != spare]
    for other, team in enumerate(state.team):
        if team == spare:
            state.team[other] = NOBODY
    state.gun_of[state.team[gun]] = NOBODY
    state.team[gun], state.gun_of[spare] = spare, gun


def limber(play: ColonialPlay, gun: Piece, spare: Piece = NOBODY) -> None:
    """Hooks the gun in, perhaps to a transport that takes it over; it has used its whole activation (move-17)."""
    field, state = play.game.field, play.state
    if spare != NOBODY:
        take_over(play, gun, spare)
    play.game.reveal(play, plus(only(gun), state.team[gun]), "move")
    state.limbered = plus(state.limbered, gun)
    state.moved = plus(state.moved, gun)
    facts = {"unit": field.names[gun], **company(field, only(spare) if spare != NOBODY else 0)}
    play.tell("limber", facts, "move-17" if spare == NOBODY else "general-12")


def unlimber(play: ColonialPlay, gun: Piece) -> None:
    """Unhooks the gun; it has used its whole activation and throws reduced dice until the next turn (move-17)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, plus(only(gun), state.team[gun]), "move")
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
    gun = state.gun_of[transport]
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
        return no_room(field, state, space, only(piece), about, need)
    return None


def alight(play: ColonialPlay, piece: Piece) -> None:
    """Getting off is the whole move; it may still fire (units-16)."""
    field, state = play.game.field, play.state
    play.game.reveal(play, only(piece), "move")
    state.aboard[piece] = NOBODY
    state.moved = plus(state.moved, piece)
    refresh(field, state, state.hex[piece])
    play.tell("alight", {"unit": field.names[piece], "at": field.grid.names[state.hex[piece]]}, "units-16")


def companions(field: Battlefield, state: ColonialState, group: PieceSet) -> PieceSet:
    """A group that falls back, with what goes along: column, team of a gun moved by hand, passengers (assault-16).

    A team does not take an unlimbered gun with it.
    """
    for piece in listed(group):
        is_gun = field.kind[piece] == ARTILLERY
        gun, team = (piece, state.team[piece]) if is_gun else (state.gun_of[piece], piece)
        if gun >= 0 and team >= 0 and state.hex[gun] >= 0 and state.hex[team] >= 0:
            by_hand = is_gun and state.hex[gun] == state.hex[team] and not has(field.needs_tow, gun)
            if by_hand or has(state.limbered, gun):
                group |= plus(only(gun), team)
    for number in each(group & field.motorised):
        load = passenger(state, number)
        if load >= 0:
            group = plus(group, load)
    return group
