"""A march: with whom, how, and where to (6.3 to 6.5, 7.0 to 7.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.flow import Way, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, only, plus, several, size, without
from sandtable.games.world_war_africa.actions import (
    FORCE,
    RIVER,
    SLIP,
    STAY,
    Add,
    Board,
    Done,
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
from sandtable.games.world_war_africa.entering import end_march, follow
from sandtable.games.world_war_africa.journeys import Flight, Voyage
from sandtable.games.world_war_africa.movement import (
    DOUBLED,
    NORMAL,
    March,
    ends_of,
    may_go_on,
    path_cost,
    points_left,
    reach,
    start_of,
    way,
    why_not_force,
)
from sandtable.games.world_war_africa.obstacles import why_not_end, why_not_go, why_not_path
from sandtable.games.world_war_africa.pieces import names_of
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.taking_up import companions, droppable, loads, splitters, why_not_add
from sandtable.games.world_war_africa.theatre import SIDE_OF
from sandtable.games.world_war_africa.transport import (
    boardings,
    goes_anywhere,
    why_not_fly,
    why_not_march_to,
    why_not_river,
)
from sandtable.games.world_war_africa.ways import way_by, way_to_board
from sandtable.games.world_war_africa.zones import allowance, unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Marching(March, frozen=True):
    """What was taken up goes somewhere."""

    name = "march"
    rule = "4.0-f"
    amid = True

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre = game.theatre
        unit = first(self.group)
        ways = reach(game, state, self)
        found: list[Action] = []
        names = theatre.piece_names
        if not self.begun and not self.roll:
            if not why_not_force(game, state, self):
                found.append(FORCE)
            if has(theatre.riverside, state.where[unit]) and not why_not_river(game, state, self):
                found.append(RIVER)
            if has(theatre.hutu, unit) and not why_not_slip(game, state, self):
                found.append(SLIP)
            found += [Add(names[other]) for other in each(companions(game, state, self))]
        found += [Load(names[cache]) for cache in each(loads(game, state, self))]
        for by, to in boardings(game, state, self, ways):
            found.append(Board(names[by], theatre.names[to]) if to >= 0 else Fly(names[by]))
        found += [Drop(names[piece]) for piece in each(droppable(self))]
        found += [Split(names[other]) for other in each(splitters(game, state, self))]
        # The hexes come last: they may be so many that nobody would read on.
        return [*found, STAY, *game.go_list(ends_of(game, state, self, ways))]

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        rule = "6.4-b" if isinstance(action, Pick | Done) else self.rule
        return Refusal(rule, {"unit": game.theatre.piece_names[first(self.group)]})

    # Marching

    def way(self, game: WarGame, state: WarState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """The cheapest way by these places, to where the march ends or an aircraft is boarded."""
        places = [game.theatre.index[name] for name in via]
        if isinstance(action, Board):
            return way_to_board(game, state, self, game.theatre.piece[action.by], places)
        return way_by(game, state, self, places)

    def like(self, game: WarGame, state: WarState, action: Action) -> Action:
        """Who comes back to where he set out from stays, but for what he took on the way (3.1-a); of the places where a
        marker can be boarded one is offered.
        """
        if isinstance(action, Go) and action.to == game.theatre.names[state.where[first(self.group)]]:
            return STAY
        if isinstance(action, Board):
            offered = (one for one in self.answers(game, state) if isinstance(one, Fly | Board) and one.by == action.by)
            return next(offered, action)
        return action

    @forbids(Go)
    def why_not_go(self, game: WarGame, state: WarState, action: Go) -> Refusal | None:
        """What keeps the march from this hex, by this way if one is named."""
        index = game.theatre.index
        about = {"to": action.to}
        if action.to not in index or any(name not in index for name in action.path):
            return Refusal("7.0-a", about)
        to = index[action.to]
        if not action.path:
            return why_not_go(game, state, self, to)
        path = [index[name] for name in action.path]
        if path[-1] != to:
            return Refusal("7.0-a", about)
        return why_not_path(game, state, self, path) or why_not_end(game, state, self.group, to)

    @plays(Go)
    def go(self, play: WarPlay, action: Go) -> None:
        """It marches."""
        self.walk(play, *self.path_to(play, action.to, action.path))

    def path_to(self, play: WarPlay, end: str, named: Sequence[str]) -> tuple[list[Space], int]:
        """The way that is named, or else the cheapest, and what it costs."""
        game, state = play.game, play.state
        index = game.theatre.index
        if named:
            path = [index[name] for name in named]
            return path, path_cost(game, state, self, path)
        found, to = reach(game, state, self), index[end]
        return way(found, to), found.ways[to][0]

    def walk(self, play: WarPlay, path: list[Space], cost: int) -> None:
        """Along the path; what can go on halts where it may split, or leave or take up a cache (6.4-a, 12.2-c)."""
        came_from = path[-2] if len(path) > 1 else play.state.where[first(self.group)]
        follow(play, self, path)
        march = self.but(spent=self.spent + cost, begun=1)
        halts = several(march.group) or march.cargo or loads(play.game, play.state, march)
        if halts and may_go_on_with_some(play.game, play.state, march, came_from):
            play.replace(march)
        else:
            end_march(play, march)

    @forbids(Force)
    def why_not_force(self, game: WarGame, state: WarState, action: Force) -> Refusal | None:
        """What keeps it from rolling for more than half of its allowance."""
        return why_not_force(game, state, self)

    @plays(Force)
    def force(self, play: WarPlay, action: Force) -> None:
        """The movement roll: 1-2 doubles the cost of every hex, -1 in the rain (7.7-b to 7.7-d)."""
        game, state = play.game, play.state
        tables = game.theatre.tables.excessive
        roll = movement_roll(game, state, self)
        die = play.chance.die()
        doubled = die + roll.total <= tables.doubled_to
        play.tell(
            "movement-roll",
            {
                "units": names_of(game.theatre, self.group),
                "roll": roll,
                "die": die,
                "result": die + roll.total,
                "doubled": doubled,
            },
            "7.7-c",
        )
        play.replace(self.but(roll=DOUBLED if doubled else NORMAL))

    @plays(Stay)
    def stay(self, play: WarPlay, action: Stay) -> None:
        """It goes no further."""
        end_march(play, self)

    # By other ways

    @forbids(River)
    def why_not_river(self, game: WarGame, state: WarState, action: River) -> Refusal | None:
        """What keeps the river from bringing it anywhere."""
        return why_not_river(game, state, self)

    @plays(River)
    def ride(self, play: WarPlay, action: River) -> None:
        """Where to is asked next."""
        play.push(Voyage())

    @forbids(Slip)
    def why_not_slip(self, game: WarGame, state: WarState, action: Slip) -> Refusal | None:
        """What keeps a unit from trying to slip into Rwanda."""
        return why_not_slip(game, state, self)

    @plays(Slip)
    def slip(self, play: WarPlay, action: Slip) -> None:
        """The try is made in place of movement (7.11-f)."""
        end_march(play, self)
        slip(play, first(self.group), self.cargo)

    @forbids(Fly)
    def why_not_fly(self, game: WarGame, state: WarState, action: Fly) -> Refusal | None:
        """What keeps a unit from boarding where it is."""
        return why_not_fly(game, state, self, action.by, start_of(state, self))

    @plays(Fly)
    def fly(self, play: WarPlay, action: Fly) -> None:
        """Where to it flies is asked next."""
        play.push(Flight(play.game.theatre.piece[action.by]))

    @forbids(Board)
    def why_not_board(self, game: WarGame, state: WarState, action: Board) -> Refusal | None:
        """What keeps a unit from marching to where it boards, or from boarding there."""
        # who is no transport is boarded nowhere: nothing else need be said of where
        if not game.theatre.named_in(action.by, game.theatre.transports):
            return Refusal("7.9-a")
        refusal = why_not_march_to(game, state, self, action)
        return refusal or why_not_fly(game, state, self.but(begun=1), action.by, game.theatre.index[action.to])

    @plays(Board)
    def board(self, play: WarPlay, action: Board) -> None:
        """It marches; where to it flies is asked next (7.9-b)."""
        path, cost = self.path_to(play, action.to, action.path)
        follow(play, self, path)
        play.replace(self.but(spent=self.spent + cost, begun=1))
        play.push(Flight(play.game.theatre.piece[action.by]))

    # The stack and what it carries

    @forbids(Add)
    def why_not_add(self, game: WarGame, state: WarState, action: Add) -> Refusal | None:
        """What keeps a unit from moving along."""
        return why_not_add(game, state, self, action.unit)

    @plays(Add)
    def add(self, play: WarPlay, action: Add) -> None:
        """Another unit moves along."""
        other = play.game.theatre.piece[action.unit]
        starved = unsupplied(play.game, play.state, only(other))
        play.replace(self.but(group=plus(self.group, other), starved=self.starved | starved))

    @forbids(Load)
    def why_not_load(self, game: WarGame, state: WarState, action: Load) -> Refusal | None:
        """What keeps a cache from being carried along."""
        theatre = game.theatre
        if theatre.named_in(action.unit, loads(game, state, self)):
            return None
        return Refusal("12.2-c", {"unit": theatre.piece_names[first(self.group)]})

    @plays(Load)
    def load(self, play: WarPlay, action: Load) -> None:
        """A cache is carried along."""
        play.replace(self.but(cargo=plus(self.cargo, play.game.theatre.piece[action.unit])))

    @forbids(Drop, Split)
    def why_not_part(self, game: WarGame, state: WarState, action: Drop | Split) -> Refusal | None:
        """What keeps a unit or cache from leaving the stack."""
        theatre = game.theatre
        leavers = droppable(self) if isinstance(action, Drop) else splitters(game, state, self)
        if theatre.named_in(action.unit, leavers):
            return None
        return Refusal("6.4-a", {"unit": theatre.piece_names[first(self.group)]})

    @plays(Drop)
    def drop(self, play: WarPlay, action: Drop) -> None:
        """A unit or cache stays where the stack has halted."""
        theatre, state = play.game.theatre, play.state
        piece = theatre.piece[action.unit]
        state.moved = plus(state.moved, piece)
        if has(theatre.caches, piece):
            leave_behind(play, piece)
            play.replace(self.but(cargo=without(self.cargo, piece)))
            return
        left, gone = parted(self, piece)
        play.tell("drop", {"unit": action.unit, "at": theatre.names[state.where[piece]]}, "6.4-a")
        for cache in each(gone.cargo):
            leave_behind(play, cache)
        if points_left(play.game, left) > 0:
            play.replace(left)
        else:
            end_march(play, left)

    @plays(Split)
    def split(self, play: WarPlay, action: Split) -> None:
        """A unit goes its own way with what it has spent and the stack's roll; then the others go on."""
        left, gone = parted(self, play.game.theatre.piece[action.unit])
        play.replace(left)
        play.push(gone)

    def question(self, game: WarGame, state: WarState) -> Message:
        full = min(allowance(game, unit, self.starved) for unit in each(self.group))
        facts = {"units": names_of(game.theatre, self.group), "points": max(points_left(game, self), 0), "full": full}
        return Message("world_war_africa-question-march", {**facts, "rolled": bool(self.roll)})


def leave_behind(play: WarPlay, cache: Piece) -> None:
    """A cache stays here for the rest of the segment; the enemy does not see it below the units (8.5-a, 12.2-c)."""
    theatre, state = play.game.theatre, play.state
    state.moved = plus(state.moved, cache)
    facts = {"unit": theatre.piece_names[cache], "at": theatre.names[state.where[cache]]}
    play.tell("cache-left", facts, "12.2-c", seats=only(SIDE_OF[state.active]))


def parted(march: Marching, unit: Piece) -> tuple[Marching, Marching]:
    """The stack without a unit, and the unit alone with the cache that is too much for the others to carry."""
    left = march.but(group=without(march.group, unit))
    surplus = only(first(left.cargo)) if size(left.cargo) > size(left.group) else 0
    return left.but(cargo=left.cargo & ~surplus), march.but(group=only(unit), cargo=surplus)


def may_go_on_with_some(game: WarGame, state: WarState, march: March, came_from: Space) -> bool:
    """Whether a stack, or the fastest part of it, may go on when slower ones and caches are dropped (6.5-a, 7.9-b)."""
    parts = [march.but(group=only(unit), cargo=0) for unit in each(march.group)]
    return any(may_go_on(game, state, part, came_from) and goes_anywhere(game, state, part) for part in parts)


def movement_roll(game: WarGame, state: WarState, march: March) -> Roll:
    """The die of a march that wants more than half its allowance, with its reason."""
    theatre = game.theatre
    start = state.where[first(march.group)]
    reasons = []
    if theatre.is_rainy(state.turn, start):
        reasons.append(Reason(theatre.tables.excessive.rain, "7.7-d", theatre.names[start]))
    return Roll(theatre.contingents[state.active], 1, 6, "modifier", reasons)
