"""A march: with whom, how, and where to (6.3 to 6.5, 7.0 to 7.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, set_of
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import (
    FORCE,
    RIVER,
    SLIP,
    STAY,
    Add,
    Drop,
    Fly,
    Force,
    Go,
    Load,
    Pick,
    River,
    Slip,
    Split,
    Stay,
)
from sandtable.games.world_war_africa.boxes import slip, why_not_slip
from sandtable.games.world_war_africa.movement import (
    DOUBLED,
    NORMAL,
    March,
    ends_of,
    entry_places,
    march_of,
    may_force,
    may_go_on,
    path_cost,
    points_left,
    reach,
    way,
)
from sandtable.games.world_war_africa.movement_segment import why_not_pick
from sandtable.games.world_war_africa.obstacles import why_not_end, why_not_go, why_not_path
from sandtable.games.world_war_africa.pieces import (
    capture_caches,
    move_cache,
    own_caches,
    put,
    take_control,
)
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import SIDE_OF, Theatre
from sandtable.games.world_war_africa.transport import (
    boardings,
    flight_ends,
    river_ends,
    why_not_board,
    why_not_river,
)
from sandtable.games.world_war_africa.zones import unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def companions(game: WarGame, state: WarState, march: March) -> int:
    """Units that may move along: in the same space from the start, not moved yet (6.3-a)."""
    if march.begun or march.roll:
        return 0
    theatre = game.theatre
    space = state.where[first(march.group)]
    others = state.at[space] & theatre.of_contingent[state.active] & ~state.moved & ~state.inactive & ~march.group
    if not others or space == theatre.rwanda_box:
        return others & ~theatre.hutu
    if space in (theatre.zimbabwe_box, theatre.angola_box):
        taken = (march.group & ~theatre.extras).bit_count()
        if entry_places(game, state, state.active) <= taken:
            others &= theatre.extras
    return others


def loads(game: WarGame, state: WarState, march: March) -> int:
    """Caches that may be carried along: one by each unit, none that another part of the stack carries (12.2-c)."""
    theatre = game.theatre
    unit = first(march.group)
    space = state.where[unit]
    if not state.depots >> space & 1 or march.cargo.bit_count() >= march.group.bit_count():
        return 0
    carried = march.cargo
    for frame in state.stack:
        carried |= march_of(frame).cargo if frame[0] == "march" else 0
    return own_caches(theatre, state, space, theatre.side[unit]) & ~carried & ~state.moved


def splitters(game: WarGame, state: WarState, march: March) -> int:
    """Units that may leave a stack on the march, or one that has rolled, and go on by themselves (6.4-a)."""
    if not march.group & (march.group - 1) or not (march.begun or march.roll):
        return 0
    return set_of(
        unit for unit in each(march.group) if reach(game, state, march._replace(group=1 << unit, cargo=0)).spaces
    )


class Marching(Step["WarGame", WarState]):
    """What was taken up goes somewhere.

    Frame: the units, points spent, the movement roll, who is out of supply, the caches along, whether it has begun.
    """

    name = "march"
    FRAME = {
        "group": "pieces",
        "spent": "number",
        "roll": "number",
        "starved": "pieces",
        "cargo": "pieces",
        "begun": "number",
    }

    def run(self, play: WarPlay, frame: Frame) -> bool:
        return True

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        march = march_of(frame)
        theatre = game.theatre
        unit = first(march.group)
        ways = reach(game, state, march)
        found: list[Action] = []
        names = theatre.piece_names
        if not march.begun and not march.roll:
            if not may_force(game, state, march):
                found.append(FORCE)
            if theatre.riverside >> state.where[unit] & 1 and not why_not_river(game, state, march):
                if river_ends(game, state, march):
                    found.append(RIVER)
            if theatre.hutu >> unit & 1 and not why_not_slip(game, state, march):
                found.append(SLIP)
            found += [Add(names[other]) for other in each(companions(game, state, march))]
        found += [Load(names[cache]) for cache in each(loads(game, state, march))]
        for by, via in boardings(game, state, march, ways):
            found.append(Fly(names[by], theatre.names[via] if via >= 0 else ""))
        if march.begun and march.group & (march.group - 1):
            found += [Drop(names[other]) for other in each(march.group)]
        if march.begun:
            found += [Drop(names[cache]) for cache in each(march.cargo)]
        found += [Split(names[other]) for other in each(splitters(game, state, march))]
        # The hexes come last: they may be so many that nobody would read on.
        return [*found, STAY, *game.go_list(ends_of(game, state, march, ways))]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        march = march_of(frame)
        theatre = game.theatre
        unit = first(march.group)
        about = {"unit": theatre.piece_names[unit]}
        if isinstance(action, Go):
            return self.why_not_go(game, state, march, action)
        if isinstance(action, Force):
            return may_force(game, state, march)
        if isinstance(action, River):
            return why_not_river(game, state, march) or (
                None if river_ends(game, state, march) else Refusal("7.6-a", about)
            )
        if isinstance(action, Slip):
            return why_not_slip(game, state, march)
        if isinstance(action, Fly):
            return self.why_not_fly(game, state, march, action)
        if isinstance(action, Add):
            piece = theatre.piece.get(action.unit, -1)
            if 0 <= piece < len(theatre.units) and state.where[piece] == state.where[unit]:
                return why_not_pick(game, state, piece) or Refusal("7.7-b", about)
            return Refusal("6.3-a", about)
        if isinstance(action, Load):
            return Refusal("12.2-c", about)
        if isinstance(action, Drop | Split):
            return Refusal("6.4-a", about)
        return Refusal("6.4-b" if isinstance(action, Pick) else "4.0-f", about)

    def why_not_go(self, game: WarGame, state: WarState, march: March, action: Go) -> Refusal | None:
        """What keeps the march from this hex, by this way if one is named."""
        index = game.theatre.index
        about = {"to": action.to}
        if action.to not in index or any(name not in index for name in action.path):
            return Refusal("7.0-a", about)
        if not action.path:
            return why_not_go(game, state, march, index[action.to])
        path = [index[name] for name in action.path]
        if path[-1] != index[action.to]:
            return Refusal("7.0-a", about)
        return why_not_path(game, state, march, path) or why_not_end(game, state, march.group, path[-1])

    def why_not_fly(self, game: WarGame, state: WarState, march: March, action: Fly) -> Refusal | None:
        """What keeps a unit from boarding, perhaps after a march to an airfield."""
        theatre = game.theatre
        unit = first(march.group)
        about = {"unit": theatre.piece_names[unit], "by": action.by}
        by = theatre.piece.get(action.by, -1)
        if by < 0:
            return Refusal("7.9-a", about)
        start = state.where[unit]
        if action.via:
            if action.via not in theatre.index:
                return Refusal("7.0-a", about)
            start = theatre.index[action.via]
            ways = reach(game, state, march)
            if not ways.spaces >> start & 1:
                return why_not_go(game, state, march, start)
            if ways.ways[start][0] >= points_left(game, march):
                return Refusal("7.9-b", about)
        refusal = why_not_board(game, state, march, by, start)
        if refusal:
            return refusal
        return None if flight_ends(game, state, march, by, start) else Refusal("7.9-c", about)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        march = march_of(frame)
        game, state = play.game, play.state
        theatre = game.theatre
        if isinstance(action, Go):
            if action.path:
                path = [theatre.index[name] for name in action.path]
                cost = path_cost(game, state, march, path)
            else:
                found = reach(game, state, march)
                to = theatre.index[action.to]
                path, cost = way(found, to), found.ways[to][0]
            self.walk(play, march, path, cost)
        elif isinstance(action, Force):
            self.force(play, march)
        elif isinstance(action, River):
            play.push("voyage")
        elif isinstance(action, Fly):
            if action.via:
                found = reach(game, state, march)
                via = theatre.index[action.via]
                follow(play, march, way(found, via))
                play.replace("march", *march._replace(spent=march.spent + found.ways[via][0], begun=1))
            play.push("flight", theatre.piece[action.by])
        elif isinstance(action, Slip):
            end_march(play, march)
            slip(play, first(march.group))
        elif isinstance(action, Add):
            other = theatre.piece[action.unit]
            starved = unsupplied(game, state, 1 << other)
            play.replace("march", *march._replace(group=march.group | 1 << other, starved=march.starved | starved))
        elif isinstance(action, Load):
            play.replace("march", *march._replace(cargo=march.cargo | 1 << theatre.piece[action.unit]))
        elif isinstance(action, Drop):
            self.drop(play, march, theatre.piece[action.unit])
        elif isinstance(action, Split):
            self.split(play, march, theatre.piece[action.unit])
        else:
            assert isinstance(action, Stay)
            end_march(play, march)

    def walk(self, play: WarPlay, march: March, path: list[int], cost: int) -> None:
        """Along the path; what can go on halts where it may split, or leave or take up a cache (6.4-a, 12.2-c)."""
        came_from = path[-2] if len(path) > 1 else play.state.where[first(march.group)]
        follow(play, march, path)
        march = march._replace(spent=march.spent + cost, begun=1)
        halts = march.group & (march.group - 1) or march.cargo or loads(play.game, play.state, march)
        if halts and may_go_on_with_some(play.game, play.state, march, came_from):
            play.replace("march", *march)
        else:
            end_march(play, march)

    def force(self, play: WarPlay, march: March) -> None:
        """The movement roll: 1-2 doubles the cost of every hex, -1 in the rain (7.7-b to 7.7-d)."""
        game, state = play.game, play.state
        tables = game.theatre.tables.excessive
        roll = movement_roll(game, state, march)
        die = play.chance.die()
        doubled = die + roll.total <= tables.doubled_to
        play.tell(
            "movement-roll",
            {
                "units": names_of(game.theatre, march.group),
                "roll": roll,
                "die": die,
                "result": die + roll.total,
                "doubled": doubled,
            },
            "7.7-c",
        )
        play.replace("march", *march._replace(roll=DOUBLED if doubled else NORMAL))

    def drop(self, play: WarPlay, march: March, piece: int) -> None:
        """A unit or cache stays where the stack has halted."""
        theatre, state = play.game.theatre, play.state
        if theatre.caches >> piece & 1:
            play.replace("march", *march._replace(cargo=march.cargo & ~(1 << piece)))
            state.moved |= 1 << piece
            return
        state.moved |= 1 << piece
        left, _ = parted(march, piece)
        play.tell(
            "drop",
            {"unit": theatre.piece_names[piece], "at": theatre.names[state.where[piece]]},
            "6.4-a",
        )
        if points_left(play.game, left) > 0:
            play.replace("march", *left)
        else:
            end_march(play, left)

    def split(self, play: WarPlay, march: March, unit: int) -> None:
        """A unit goes its own way with what it has spent and the stack's roll; then the others go on."""
        left, gone = parted(march, unit)
        play.replace("march", *left)
        play.push("march", *gone)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        march = march_of(frame)
        return Message(
            "world_war_africa-question-march",
            {"units": names_of(game.theatre, march.group), "points": max(points_left(game, march), 0)},
        )


def parted(march: March, unit: int) -> tuple[March, March]:
    """The stack without a unit, and the unit alone with the cache that is too much for the others to carry."""
    left = march._replace(group=march.group & ~(1 << unit))
    surplus = 0
    if left.cargo.bit_count() > left.group.bit_count():
        surplus = left.cargo & -left.cargo
    return left._replace(cargo=left.cargo & ~surplus), march._replace(group=1 << unit, cargo=surplus)


def may_go_on_with_some(game: WarGame, state: WarState, march: March, came_from: int) -> bool:
    """Whether a stack, or the fastest part of it, may march on when slower ones are dropped (6.5-a)."""
    parts = [march._replace(group=1 << unit) for unit in each(march.group)]
    return any(may_go_on(game, state, part, came_from) and reach(game, state, part).spaces for part in parts)


def movement_roll(game: WarGame, state: WarState, march: March) -> Roll:
    """The die of a march that wants more than half its allowance, with its reason."""
    theatre = game.theatre
    start = state.where[first(march.group)]
    reasons = []
    if theatre.drc >> start & 1 and theatre.is_rainy(state.turn, start):
        reasons.append(Reason(theatre.tables.excessive.rain, "7.7-d", theatre.names[start]))
    return Roll(theatre.contingents[state.active], 1, 6, "modifier", reasons)


def names_of(theatre: Theatre, pieces: int) -> list[str]:
    """The names of a set of pieces."""
    return [theatre.piece_names[piece] for piece in each(pieces)]


def follow(play: WarPlay, march: March, path: list[int]) -> None:
    """Units and caches go along a path, taking control of what they enter (3.1-a, 12.2-g)."""
    game, state = play.game, play.state
    theatre = game.theatre
    unit = first(march.group)
    start = state.where[unit]
    for space in path:
        enter(play, unit, space)
    end = path[-1]
    for member in each(march.group):
        put(theatre, state, member, end)
    for cache in each(march.cargo):
        move_cache(theatre, state, cache, end)
    play.tell(
        "march",
        {
            "units": names_of(theatre, march.group),
            "from": theatre.names[start],
            "to": theatre.names[end],
            "path": [theatre.names[space] for space in path],
        },
        "7.0-a",
    )


def enter(play: WarPlay, unit: int, space: int) -> None:
    """A unit comes into a space: it takes it and the caches there."""
    game, state = play.game, play.state
    theatre = game.theatre
    if not theatre.boxes >> space & 1:
        if take_control(theatre, state, space, theatre.contingent[unit]) and theatre.towns >> space & 1:
            play.tell(
                "control",
                {"at": theatre.names[space], "contingent": theatre.contingents[theatre.contingent[unit]]},
                "3.1-a",
            )
    if state.depots >> space & 1 and capture_caches(theatre, state, space, theatre.side[unit]):
        play.tell("cache-captured", {"unit": theatre.piece_names[unit], "at": theatre.names[space]}, "12.2-g")


def end_march(play: WarPlay, march: March) -> None:
    """What was taken up has moved."""
    play.state.moved |= march.group | march.cargo
    play.pop()
