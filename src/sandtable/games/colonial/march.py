"""Carrying out a move: the way, what it brings to light, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, listed, only, without
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER
from sandtable.games.colonial.movement import (
    March,
    head_of,
    way,
    why_not_go,
    why_not_march,
    why_not_path,
    why_not_stand,
)
from sandtable.games.colonial.pieces import has_room, put
from sandtable.games.colonial.state import NOBODY, ColonialState
from sandtable.games.colonial.victory import score_delivery

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def leader_for(game: ColonialGame, state: ColonialState, movers: PieceSet, piece: Piece) -> Piece:
    """The Commander who could go along and speed the move, or nobody (move-09)."""
    for leader in each(movers & game.field.commanders):
        if leader != piece and not why_not_lead(game, state, movers, piece, leader):
            return leader
    return NOBODY


def why_not_lead(
    game: ColonialGame, state: ColonialState, movers: PieceSet, piece: Piece, leader: Piece
) -> Refusal | None:
    """What keeps a Commander from moving with a unit: both start together, share the card and are in order."""
    field = game.field
    about = {"unit": field.names[piece], "by": field.names[leader] if leader >= 0 else ""}
    if leader < 0 or field.kind[leader] != COMMANDER or field.kind[piece] == COMMANDER:
        return Refusal("move-09", about)
    if not has(movers, leader) or state.hex[leader] != state.hex[head_of(field, state, piece)]:
        return Refusal("move-09", about)
    return why_not_march(field, state, leader)


def walk(play: ColonialPlay, march: March, path: list[Space]) -> tuple[list[Space], bool]:
    """The part of a way that can be walked: enemies come to light at every step, and one in the way ends it."""
    game, state = play.game, play.state
    field = game.field
    enemy = 1 - field.side[march.piece]
    game.reveal(play, march.group, "move")
    if not state.hidden & field.of_side[enemy]:
        return path, True
    walked: list[Space] = []
    for space in path:
        if has(state.held[enemy], space):
            while walked and not has_room(field, state, walked[-1], march.group):
                walked.pop()
            return walked, False
        walked.append(space)
        game.reveal_around(play, space, enemy)
    return walked, True


def path_of(game: ColonialGame, state: ColonialState, march: March, action: Move) -> list[Space]:
    """The hexes that a legal move enters: as the player names them, or on a shortest way."""
    field = game.field
    if action.path:
        return [field.grid.index[name] for name in action.path]
    goal = field.grid.index[action.to]
    next_door = march.steps and has(field.grid.near[march.start], goal)
    return [goal] if next_door else way(game, state, march, goal)


def why_not_move_to(game: ColonialGame, state: ColonialState, march: March, action: Move) -> Refusal | None:
    """What forbids ending a move there, on this way."""
    field = game.field
    about = {"unit": action.unit, "to": action.to}
    space = field.grid.index.get(action.to)
    path = [field.grid.index[name] for name in action.path]
    if space is None:
        return Refusal("board-01", about)
    if action.trail and not (field.kind[march.piece] == ARTILLERY and has(state.limbered, march.piece)):
        return Refusal("general-11", about)
    if action.trail:
        march.stopping = without(march.stopping, march.piece)
    if not path:
        refusal = why_not_go(game, state, march, space)
    elif path[-1] != space or space == march.start:
        refusal = Refusal("move-01", about)
    else:
        refusal = why_not_stand(game, state, march, space) or why_not_path(game, state, march, path)
    return refusal or (why_not_trail(game, state, march, action) if action.trail else None)


def why_not_trail(game: ColonialGame, state: ColonialState, march: March, action: Move) -> Refusal | None:
    """What keeps a limbered gun from stopping in the hex that its team has just left (general-11, general-13)."""
    gun_end = [march.start, *path_of(game, state, march, action)][-2]
    if has_room(game.field, state, gun_end, only(march.piece)):
        return None
    return Refusal("general-13", {"unit": action.unit, "to": game.field.grid.names[gun_end]})


def go(play: ColonialPlay, march: March, action: Move) -> None:
    """A move to a hex."""
    field, state = play.game.field, play.state
    walked, arrived = walk(play, march, path_of(play.game, state, march, action))
    end = walked[-1] if walked else march.start
    gun_end = [march.start, *walked][-2] if action.trail and walked and arrived else end
    for piece in listed(march.group):
        if state.aboard[piece] < 0:
            put(field, state, piece, gun_end if action.trail and piece == march.piece else end)
    state.moved |= march.group
    names = field.grid.names
    facts = {
        "unit": field.names[march.piece],
        "led": march.led >= 0,
        "led_by": field.names[march.led] if march.led >= 0 else "",
        "from": names[march.start],
        "to": names[end],
        "path": [names[space] for space in walked],
    }
    play.tell("move", facts, "move-01")
    if not arrived:
        play.tell("move-stopped", {"unit": facts["unit"], "to": names[end]}, "general-24")
    if field.deliveries:
        for piece in listed(march.group):
            score_delivery(play, piece)
