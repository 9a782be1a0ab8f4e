"""Coming on to the board and leaving it (move-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, has, only, without
from sandtable.games.colonial.actions import Leave
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, TRANSPORT
from sandtable.games.colonial.hits import remove, score
from sandtable.games.colonial.march import look_round, walk
from sandtable.games.colonial.movement import (
    March,
    group_of,
    is_by_road,
    open_ground,
    rate_rule,
    road_reach,
    shortest_way,
    why_not_path,
    why_red,
)
from sandtable.games.colonial.pieces import company, has_room, no_room, put
from sandtable.games.colonial.state import LEFT, OFF, WAITING, ColonialState
from sandtable.games.colonial.victory import score_delivery

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def entry_hexes(game: ColonialGame, state: ColonialState, piece: Piece, black: bool) -> SpaceSet:
    """Entry hexes with room and no enemy; hills and woods on a black card only."""
    field = game.field
    found = field.entry[piece] & open_ground(game, state, field.side[piece], black)
    group = group_of(field, state, piece)
    for space in each(found):
        if not has_room(field, state, space, group):
            found = without(found, space)
    return found


def why_not_enter(game: ColonialGame, state: ColonialState, piece: Piece, at: str, black: bool) -> Refusal | None:
    """What keeps a reinforcement from coming on here."""
    field = game.field
    about = {"unit": field.names[piece], "at": at}
    space = field.grid.index.get(at)
    if space is None:
        return Refusal("board-01", about)
    if state.hex[piece] != WAITING or not has(field.entry[piece], space):
        return Refusal("move-20", about)
    if has(entry_hexes(game, state, piece, black), space):
        return None
    if has(state.seen[1 - field.side[piece]], space):
        return Refusal("general-24", about)
    if not black and has(field.rough, space):
        return Refusal("move-13" if has(field.hills, space) else "move-14", about)
    return no_room(field, state, space, group_of(field, state, piece), about)


def enter(play: ColonialPlay, piece: Piece, space: Space) -> PieceSet:
    """Puts a reinforcement on the board; this is one hex of its move. Tells what has come on."""
    field, state = play.game.field, play.state
    enemy = 1 - field.side[piece]
    if has(state.held[enemy], space):
        # An enemy that could not be seen is there: he comes to light, and the unit waits or tries elsewhere.
        play.game.reveal(play, state.at[space], "move")
        return 0
    group = group_of(field, state, piece)
    for member in each(group):
        if state.aboard[member] < 0:
            put(field, state, member, space)
    state.moved |= group
    play.game.reveal(play, group, "move")
    beside = company(field, without(group, piece))
    play.tell("enter", {"unit": field.names[piece], "at": field.grid.names[space], **beside}, "move-20")
    play.game.reveal_around(play, space, enemy)
    for member in each(group):
        score_delivery(play, member)
    return group


def exit_hexes(game: ColonialGame, state: ColonialState, march: March) -> SpaceSet:
    """Exit hexes that it can reach with a hex of its move left to go off the board."""
    field = game.field
    exits = field.exits[field.side[march.piece]]
    start = only(march.start)
    if not exits or (not march.black and field.rough & start and not game.rough_entry_only):
        return 0
    open_to = open_ground(game, state, field.side[march.piece], march.black)
    found = field.grid.flood(start, march.steps - 1, open_to) if march.steps > 0 else 0
    if march.road_steps > 0:
        # Off the board by road: a road must end in the exit hex.
        found |= road_reach(field, march.start, march.road_steps - 1, open_to) & field.road_ends
    return found & exits


def way_out_of(game: ColonialGame, state: ColonialState, march: March, space: Space) -> list[Space]:
    """A shortest way to an exit hex that leaves one hex of the move to go off the board."""
    return shortest_way(game, state, march, space, march.steps - 1, march.road_steps - 1)


def why_not_leave(game: ColonialGame, state: ColonialState, march: March, action: Leave) -> Refusal | None:
    """What keeps a unit from leaving by this hex."""
    field = game.field
    about = {"unit": action.unit, "at": action.at}
    space = field.grid.index.get(action.at)
    if space is None:
        return Refusal("board-01", about)
    if not has(field.exits[field.side[march.piece]], space):
        return Refusal("board-04", about)
    path = [field.grid.index[name] for name in action.path]
    if path:
        if path[-1] != space:
            return Refusal("move-01", about)
        by_road = has(field.road_ends, space) and is_by_road(field, march.start, path)
        too_far = len(path) + 1 > (march.road_steps if by_road else march.steps)
        return why_not_path(game, state, march, path) or (Refusal("move-20", about) if too_far else None)
    if has(exit_hexes(game, state, march), space):
        return None
    if has(state.seen[1 - field.side[march.piece]], space):
        return Refusal("general-24", about)
    if not march.black and has(exit_hexes(game, state, march.on_black()), space):
        return Refusal(why_red(game, march, space), about)
    return Refusal(rate_rule(field, state, march.piece), about)


def leave(play: ColonialPlay, march: March, action: Leave) -> None:
    """Goes off the board for good, and scores what it brings out."""
    field, state = play.game.field, play.state
    space = field.grid.index[action.at]
    path = [field.grid.index[name] for name in action.path]
    if not path and space != march.start:
        path = way_out_of(play.game, state, march, space)
    walked = walk(play, march, path)
    state.moved |= march.group
    if not walked.arrived:
        end = walked.stops[-1] if walked.stops else march.start
        for piece in each(march.group):
            if state.aboard[piece] < 0:
                put(field, state, piece, end)
        look_round(play, march, walked)
        return
    side = field.side[march.piece]
    way_out = field.exit_of[side, space]
    group = march.group
    facts = {"unit": action.unit, "at": action.at, **company(field, without(group, march.piece))}
    play.tell("leave", facts, "move-20")
    look_round(play, march, walked)
    for piece in each(group):
        kind = field.kind[piece]
        if kind == ARTILLERY:
            score(play, side, way_out.gun, "move-20", piece)
        elif kind == TRANSPORT:
            gun = state.gun_of[piece]
            if gun < 0 or state.hex[gun] == OFF:  # gun and team score as a gun only, together or one by one
                score(play, side, way_out.transport, "move-20", piece)
        elif kind != COMMANDER:
            score(play, side, way_out.figure * state.figures[piece], "move-20", piece)
    for piece in each(group):
        remove(play, piece, LEFT)
