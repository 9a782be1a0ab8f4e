"""Carrying out a move: the way, what it brings to light, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.spaces import each
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import COMMANDER
from sandtable.games.colonial.movement import March, way, why_not_march
from sandtable.games.colonial.pieces import has_room, put
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import score_delivery

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def leader_for(game: ColonialGame, state: ColonialState, movers: int, piece: int) -> int:
    """The Commander who could go along and speed the move, or -1 (move-09)."""
    for leader in game.leaders:
        if movers >> leader & 1 and leader != piece and not why_not_lead(game, state, movers, piece, leader):
            return leader
    return -1


def why_not_lead(game: ColonialGame, state: ColonialState, movers: int, piece: int, leader: int) -> Refusal | None:
    """What keeps a Commander from moving with a unit: both start together, share the card and are in order."""
    field = game.field
    about = {"unit": field.names[piece], "by": field.names[leader] if leader >= 0 else ""}
    if leader < 0 or field.kind[leader] != COMMANDER or field.kind[piece] == COMMANDER:
        return Refusal("move-09", about)
    if not movers >> leader & 1 or state.hex[leader] != state.hex[piece]:
        return Refusal("move-09", about)
    return why_not_march(field, state, leader)


def walk(play: ColonialPlay, march: March, path: list[int]) -> tuple[list[int], bool]:
    """The part of a way that can be walked: enemies come to light at every step, and one in the way ends it."""
    game, state = play.game, play.state
    field = game.field
    enemy = 1 - field.side[march.piece]
    game.reveal(play, march.group, "move")
    if not state.hidden & field.of_side[enemy]:
        return path, True
    walked: list[int] = []
    for space in path:
        if state.held[enemy] >> space & 1:
            while walked and not has_room(field, state, walked[-1], march.group):
                walked.pop()
            return walked, False
        walked.append(space)
        game.reveal_around(play, space, enemy)
    return walked, True


def go(play: ColonialPlay, march: March, action: Move) -> None:
    """A move to a hex."""
    field, state = play.game.field, play.state
    goal = field.grid.index[action.to]
    path = [field.grid.index[name] for name in action.path] or way(play.game, state, march, goal)
    walked, arrived = walk(play, march, path)
    end = walked[-1] if walked else march.start
    gun_end = ([march.start, *walked][-2]) if action.trail and walked else end
    for piece in each(march.group):
        if state.aboard[piece] < 0:
            put(field, state, piece, gun_end if action.trail and piece == march.piece else end)
    state.moved |= march.group
    names = field.grid.names
    facts = {
        "unit": field.names[march.piece],
        "led_by": field.names[march.led] if march.led >= 0 else "",
        "from": names[march.start],
        "to": names[end],
        "path": [names[space] for space in walked],
    }
    play.tell("move", facts, "move-01")
    if not arrived:
        play.tell("move-stopped", {"unit": facts["unit"], "to": names[end]}, "general-24")
    for piece in each(march.group):
        score_delivery(play, piece)
