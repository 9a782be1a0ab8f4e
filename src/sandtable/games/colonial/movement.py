"""Movement: how far, over which ground, along which roads, and where a unit may stop."""

from __future__ import annotations

from copy import copy
from itertools import pairwise
from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, only, plus, without
from sandtable.games.colonial.battlefield import ARTILLERY, CAVALRY, COMMANDER, INFANTRY, TRANSPORT, Battlefield
from sandtable.games.colonial.pieces import has_room, is_disrupted, no_room, others_of_unit, passenger, room_needed
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

RATE_RULE = {INFANTRY: "move-02", CAVALRY: "move-03", ARTILLERY: "move-04", COMMANDER: "move-08"}


class March:
    """A move in question: which piece, what goes with it, how far, on which card."""

    __slots__ = ("black", "group", "led", "piece", "road_steps", "start", "steps", "stopping")

    def __init__(
        self, field: Battlefield, state: ColonialState, piece: Piece, leader: Piece, black: bool, spent: int
    ) -> None:
        self.piece = piece
        self.led = leader
        self.black = black
        head = head_of(field, state, piece)
        #: where it sets out from; a column follows its team, which may be a hex ahead of the gun (general-11)
        self.start = state.hex[head]
        self.group = group_of(field, state, piece) | (only(leader) if leader >= 0 else 0)
        #: what needs room where it ends: all of it, but for a gun that trails behind (general-11)
        self.stopping = self.group
        self.steps = field.rate[head] + (1 if leader >= 0 else 0) - spent
        #: steps if the whole way is along a road; a unit that has just entered came by road only where one ends
        self.road_steps = self.steps + (1 if not spent or has(field.road_ends, self.start) else 0)

    def on_black(self) -> March:
        """The same march, were the card black."""
        other = copy(self)
        other.black = True
        return other


def group_of(field: Battlefield, state: ColonialState, piece: Piece) -> PieceSet:
    """What moves when this piece moves: a limbered gun goes with its team, infantry with the lorry it is on."""
    group = only(piece)
    if field.kind[piece] == ARTILLERY and has(state.limbered, piece):
        group = plus(group, state.team[piece])
    if group & field.motorised:
        for number in each(group & field.motorised):
            load = passenger(state, number)
            if load >= 0:
                group = plus(group, load)
    return group


def head_of(field: Battlefield, state: ColonialState, piece: Piece) -> Piece:
    """What leads the way: the team of a limbered gun, which then moves at its team's rate."""
    return state.team[piece] if has(state.limbered, piece) else piece


def why_not_march(field: Battlefield, state: ColonialState, piece: Piece) -> Refusal | None:
    """What keeps a piece from moving at all."""
    about = {"unit": field.names[piece]}
    kind = field.kind[piece]
    if is_disrupted(field, state, piece):
        return Refusal("move-21" if kind == COMMANDER else "general-17", about)
    if state.aboard[piece] >= 0:
        return Refusal("units-16", about)
    if kind == COMMANDER and has(state.lent | state.charged, piece):
        return Refusal("fire-21", about)
    if kind == ARTILLERY:
        if has(state.limbered, piece):
            if is_disrupted(field, state, state.team[piece]):
                return Refusal("general-11", about)
        elif has(field.needs_tow, piece):
            return Refusal("move-05", about)
    if has(field.motorised, piece):
        load = passenger(state, piece)
        if load >= 0 and is_disrupted(field, state, load):
            return Refusal("general-17", {"unit": field.names[load]})
    if kind == TRANSPORT and state.gun_of[piece] >= 0 and has(state.limbered, state.gun_of[piece]):
        return Refusal("general-11", about)  # a hooked team moves as part of its gun
    return None


def open_ground(game: ColonialGame, state: ColonialState, side: Seat, black: bool) -> SpaceSet:
    """Hexes a unit may step into: passable, no enemy to be seen there, hills and woods on a black card only."""
    field = game.field
    ground = field.passable & ~state.seen[1 - side]
    return ground if black else ground & ~field.rough


def reach(game: ColonialGame, state: ColonialState, march: March) -> SpaceSet:
    """Every hex that the march can come to, whether or not there is room in it.

    Off the road as many steps as it has; one more if the whole way is along a road (move-10, move-11).
    """
    field = game.field
    start, steps = march.start, march.steps
    side = field.side[march.piece]
    nearby = field.in_range(start, steps + 1)
    open_to = open_ground(game, state, side, march.black) & nearby
    key = (start, steps, march.road_steps, march.black, open_to)
    known = game.reach_memo.get(key)
    if known is None:
        if not march.black and has(field.rough, start) and not game.rough_entry_only:
            known = 0  # every step would start on a hill or in a wood (move-15)
        else:
            known = field.grid.flood(only(start), steps, open_to) if steps > 0 else 0
            known |= road_reach(field, start, march.road_steps, open_to)
            known = without(known, start)
        game.reach_memo.keep(key, known)
    return known


def road_reach(field: Battlefield, start: Space, steps: int, open_to: SpaceSet) -> SpaceSet:
    """What lies within so many steps along the road alone."""
    reached = front = only(start)
    for _ in range(steps):
        ahead = 0
        for space in listed(front):
            ahead |= field.road_near[space]
        front = ahead & open_to & ~reached
        if not front:
            break
        reached |= front
    return reached


def destinations(game: ColonialGame, state: ColonialState, march: March) -> SpaceSet:
    """Where the march may end: within reach, with room, and not too far from the rest of its unit."""
    field = game.field
    found = reach(game, state, march)
    side = field.side[march.piece]
    crowded = found & state.held[side]
    if crowded:
        need = room_needed(field, state, march.group)
        limit = field.pack.room.capacity - need
        used = state.used
        for space in listed(crowded):
            if used[space] > limit and not has_room(field, state, space, march.group):
                found = without(found, space)
    tied = tied_to(field, state, march)
    return found & near_enough(field, state, march.start, tied) if tied else found


def tied_to(field: Battlefield, state: ColonialState, march: March) -> PieceSet:
    """What it must keep next to: other parts of the unit (general-09), a gun and its team each other (general-11).

    A part that rides on a lorry keeps to the rest of its unit as well.
    """
    piece = march.piece
    tied = others_of_unit(field, state, piece)
    if march.group & field.motorised:
        for member in each(march.group):
            tied |= others_of_unit(field, state, member)
    kind = field.kind[piece]
    if kind == ARTILLERY:
        team = state.team[piece]
        if team >= 0 and state.hex[team] >= 0 and not has(march.group, team):
            tied = plus(tied, team)
    elif kind == TRANSPORT:
        gun = state.gun_of[piece]
        if gun >= 0 and state.hex[gun] >= 0 and not has(march.group, gun):
            tied = plus(tied, gun)
    return tied


def near_enough(field: Battlefield, state: ColonialState, start: Space, tied: PieceSet) -> SpaceSet:
    """The hexes next to one of the tied pieces, or as near to one as the start was."""
    grid = field.grid
    found = 0
    for piece in listed(tied):
        there = state.hex[piece]
        found |= grid.within(there, max(1, grid.distance(start, there)))
    return found


def way(game: ColonialGame, state: ColonialState, march: March, space: Space) -> list[Space]:
    """The hexes entered on a shortest way to a hex within reach; along the road where that is needed."""
    return shortest_way(game, state, march, space, march.steps, march.road_steps)


def shortest_way(
    game: ColonialGame, state: ColonialState, march: March, space: Space, most: int, most_by_road: int
) -> list[Space]:
    """A shortest way of so many steps at most, or else of so many along the road."""
    field = game.field
    side = field.side[march.piece]
    open_to = open_ground(game, state, side, march.black)
    for steps, near in ((most, field.grid.near), (most_by_road, field.road_near)):
        path = shortest(near, march.start, space, steps, open_to)
        if path:
            return path
    raise ValueError("no way there")


def shortest(near: tuple[SpaceSet, ...], start: Space, goal: Space, steps: int, open_to: SpaceSet) -> list[Space]:
    """The hexes entered on a shortest way of so many steps at most; none if there is no such way."""
    layers = [only(start)]
    reached = layers[0]
    while not has(layers[-1], goal):
        if len(layers) > steps:
            return []
        ahead = 0
        for space in listed(layers[-1]):
            ahead |= near[space]
        ahead &= open_to & ~reached
        if not ahead:
            return []
        reached |= ahead
        layers.append(ahead)
    path = [goal]
    for layer in layers[-2:0:-1]:
        path.append(first(layer & near[path[-1]]))
    return path[::-1]


def why_not_go(game: ColonialGame, state: ColonialState, march: March, space: Space) -> Refusal | None:
    """What keeps the march from ending in this hex."""
    field = game.field
    about = {"unit": field.names[march.piece], "to": field.grid.names[space]}
    if space == march.start:
        return Refusal("move-01", about)
    # Of what is too far anyway that is the reason, whoever stands there.
    if has(field.passable, space) and field.grid.distance(march.start, space) > max(march.steps, march.road_steps):
        return Refusal(rate_rule(field, state, march.piece), about)
    refusal = why_not_stand(game, state, march, space)
    if refusal:
        return refusal
    if has(reach(game, state, march), space):
        return None
    return Refusal(why_out_of_reach(game, state, march, space), about)


def why_not_stand(game: ColonialGame, state: ColonialState, march: March, space: Space) -> Refusal | None:
    """What keeps the march from ending in this hex, however near it is."""
    field = game.field
    about = {"unit": field.names[march.piece], "to": field.grid.names[space]}
    if not has(field.passable, space):
        return Refusal("board-04", about)
    if has(state.seen[1 - field.side[march.piece]], space):
        return Refusal("general-24", about)
    if not has_room(field, state, space, march.stopping):
        return no_room(field, state, space, march.stopping, about)
    tied = tied_to(field, state, march)
    if tied and not has(near_enough(field, state, march.start, tied), space):
        return Refusal("general-09" if tied & field.of_figures else "general-11", about)
    return None


def why_out_of_reach(game: ColonialGame, state: ColonialState, march: March, space: Space) -> str:
    """The rule that keeps a march from a hex that it does not come to."""
    field = game.field
    if not has(field.passable, space):
        return "board-04"
    if has(state.seen[1 - field.side[march.piece]], space):
        return "general-24"
    if not march.black and has(reach(game, state, march.on_black()), space):
        return why_red(game, march, space)
    far = field.grid.distance(march.start, space)
    if far <= march.steps:
        dry = field.grid.flood(only(march.start), march.steps, field.passable)
        return "general-24" if has(dry, space) else "board-04"
    if far == march.steps + 1 and (field.road_near[march.start] or field.road_near[space]):
        return "move-11"
    return rate_rule(field, state, march.piece)


def why_red(game: ColonialGame, march: March, space: Space) -> str:
    """The rule that keeps a march on a red card from a hex that it would come to on a black one."""
    field = game.field
    if has(field.rough, march.start) and not game.rough_entry_only:
        if field.road_near[march.start]:
            return "move-16"
        return "move-15"
    if not has(field.rough, space):
        return "move-14" if field.woods & field.in_range(march.start, march.steps) else "move-13"
    if field.road_near[space]:
        return "move-16"
    return "move-13" if has(field.hills, space) else "move-14"


def rate_rule(field: Battlefield, state: ColonialState, piece: Piece) -> str:
    """The ledger entry for how far this piece moves."""
    kind = field.kind[piece]
    if kind == ARTILLERY and has(state.limbered, piece):
        piece, kind = state.team[piece], TRANSPORT
    if kind == TRANSPORT:
        return "move-07" if has(field.motorised, piece) else "move-06"
    return RATE_RULE[kind]


def why_not_path(game: ColonialGame, state: ColonialState, march: March, path: list[Space]) -> Refusal | None:
    """What is wrong with a way that the player names hex by hex; its end is judged by :func:`why_not_stand`."""
    field = game.field
    side = field.side[march.piece]
    here = march.start
    for space in path:
        about = {"unit": field.names[march.piece], "to": field.grid.names[space]}
        if not has(field.grid.near[here], space):
            return Refusal("move-01", about)
        if not has(field.passable, space):
            return Refusal("board-04", about)
        if has(state.seen[1 - side], space):
            return Refusal("general-24", about)
        if not march.black and why_red_step(game, here, space):
            return Refusal(why_red_step(game, here, space), about)
        here = space
    if len(path) > (march.road_steps if is_by_road(field, march.start, path) else march.steps):
        about = {"unit": field.names[march.piece], "to": field.grid.names[here]}
        return Refusal("move-11" if len(path) == march.steps + 1 else rate_rule(field, state, march.piece), about)
    return None


def is_by_road(field: Battlefield, start: Space, path: list[Space]) -> bool:
    """Whether a road crosses every hexside of a way (move-11)."""
    return all(has(field.road_near[here], space) for here, space in pairwise([start, *path]))


def why_red_step(game: ColonialGame, here: Space, space: Space) -> str:
    """The rule that forbids one step on a red card, or nothing (move-13 to move-16)."""
    field = game.field
    rough = field.rough
    if has(rough, space):
        if has(field.road_near[here], space):
            return "move-16"
        return "move-13" if has(field.hills, space) else "move-14"
    if has(rough, here) and not game.rough_entry_only:
        return "move-15"
    return ""
