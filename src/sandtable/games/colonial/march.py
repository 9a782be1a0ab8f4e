"""Carrying out a move: the way, what it brings to light, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from sandtable.engine.contract import Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, listed, without
from sandtable.games.colonial.acting import acting
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER
from sandtable.games.colonial.movement import (
    March,
    head_of,
    rate_rule,
    way,
    why_not_go,
    why_not_march,
    why_not_path,
    why_not_stand,
)
from sandtable.games.colonial.pieces import company, has_room, put
from sandtable.games.colonial.state import NOBODY, ColonialState
from sandtable.games.colonial.victory import score_delivery
from sandtable.games.colonial.ways import gun_fits

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


class Walked(NamedTuple):
    """The part of a way that could be walked: where it was stopped over, whether to its end, and every hex entered."""

    stops: list[Space]
    arrived: bool
    entered: list[Space]


def walk(play: ColonialPlay, march: March, path: list[Space]) -> Walked:
    """Those who march come to light and go; an enemy in the way whom they did not see ends it."""
    game, state = play.game, play.state
    field = game.field
    enemy = 1 - field.side[march.piece]
    game.reveal(play, march.group, "move")
    for number, space in enumerate(path):
        if has(state.held[enemy], space):
            stops = path[:number]
            while stops and not has_room(field, state, stops[-1], march.group):
                stops = stops[:-1]
            return Walked(stops, False, path[:number])
    return Walked(path, True, path)


def look_round(play: ColonialPlay, march: March, walked: Walked) -> None:
    """Enemies next to any hex of the way come to light; one in the way has stopped the march (general-24)."""
    game = play.game
    for space in walked.entered:
        game.reveal_around(play, space, 1 - game.field.side[march.piece])
    if not walked.arrived:
        end = walked.stops[-1] if walked.stops else march.start
        facts = {"unit": game.field.names[march.piece], "to": game.field.grid.names[end]}
        play.tell("move-stopped", facts, "general-24")


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
        refusal = told_how_far(game, state, march, space, why_not_go(game, state, march, space))
    elif path[-1] != space or space == march.start:
        refusal = Refusal("move-01", about)
    else:
        refusal = why_not_stand(game, state, march, space) or why_not_path(game, state, march, path)
    return refusal or (why_not_trail(game, state, march, action) if action.trail else None)


def told_how_far(
    game: ColonialGame, state: ColonialState, march: March, space: Space, refusal: Refusal | None
) -> Refusal | None:
    """Of a hex that is too far: how far it is, how far the march comes, and what would bring it farther."""
    field, piece = game.field, march.piece
    if refusal is None or refusal.rule not in {rate_rule(field, state, piece), "move-11"}:
        return refusal
    now = acting(state)
    leader = leader_for(game, state, now.movers, piece) if now and march.led < 0 else NOBODY
    facts = {
        "far": field.grid.distance(march.start, space),
        "steps": march.steps,
        "by": field.names[leader] if leader >= 0 else "",
        "led": leader >= 0,
        "road": march.road_steps > march.steps and field.road_near[march.start] != 0,
    }
    return structs.replace(refusal, detail=Message("colonial-too-far", facts))


def why_not_trail(game: ColonialGame, state: ColonialState, march: March, action: Move) -> Refusal | None:
    """What keeps a limbered gun from stopping in the hex that its team has just left (general-11, general-13)."""
    path = path_of(game, state, march, action)
    if gun_fits(game, state, march, path):
        return None
    return Refusal("general-13", {"unit": action.unit, "to": game.field.grid.names[[march.start, *path][-2]]})


def go(play: ColonialPlay, march: March, action: Move) -> None:
    """A move to a hex."""
    field, state = play.game.field, play.state
    old = state.hex[march.piece]
    walked = walk(play, march, path_of(play.game, state, march, action))
    end = walked.stops[-1] if walked.stops else march.start
    trails = action.trail and walked.arrived
    gun_end = [march.start, *walked.stops][-2] if trails else end
    for piece in listed(march.group):
        if state.aboard[piece] < 0:
            put(field, state, piece, gun_end if trails and piece == march.piece else end)
    state.moved |= march.group
    names = field.grid.names
    facts = {
        "unit": field.names[march.piece],
        **company(field, without(march.group, march.piece)),
        "from": names[old],
        "to": names[end],
        "path": [names[space] for space in walked.stops],
        "trail": trails,
        "behind": names[gun_end] if trails else "",
    }
    if walked.stops:
        play.tell("move", facts, "move-01")
    look_round(play, march, walked)
    for piece in listed(march.group) if field.deliveries else ():
        score_delivery(play, piece)
