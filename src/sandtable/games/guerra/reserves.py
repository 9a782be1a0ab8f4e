"""Reserves, an optional rule (8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, Way, forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, set_of, size, without
from sandtable.games.guerra import battle
from sandtable.games.guerra.actions import DONE, Commit, Done, Reserve
from sandtable.games.guerra.movement import costs
from sandtable.games.guerra.pieces import arrive, march_through, no_such_hex, no_such_unit
from sandtable.games.guerra.stacking import has_room
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import rivals
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.ways import called_up, passed, way_by, why_not_path
from sandtable.games.guerra.zones import besieged, engaged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def why_not_reserve(game: GuerraGame, state: GuerraState, side: Seat, unit: Piece) -> Refusal | None:
    """What keeps a unit from being a reserve, now or when it is committed (8.1-c)."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if not game.reserves:
        return Refusal("8.1-a", about)
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    if state.hex[unit] < 0:
        return Refusal("8.1-c", about)
    if state.turn < theatre.release[unit]:
        return Refusal("3.4.4-a", about)
    if engaged(theatre, state, unit) or besieged(game, state, unit) or not is_supplied(game, state, unit):
        return Refusal("8.1-c", about)
    return None


class MarkReserves(Step["GuerraGame", GuerraState], frozen=True):
    """At the start of his Movement Phase a player may keep units back (8.1-b)."""

    name = "reserve"
    rule = "8.1-b"

    side: Seat

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        found = self.answers(play.game, play.state)
        if len(found) > 1:
            return found
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        found: list[Action] = []
        if markers_left(game, state):
            for unit in each(state.alive & game.theatre.of_side[self.side] & ~state.reserve):
                if why_not_reserve(game, state, self.side, unit) is None:
                    found.append(Reserve(game.theatre.names[unit]))
        found.append(DONE)
        return found

    @forbids(Reserve)
    def why_not_keep(self, game: GuerraGame, state: GuerraState, action: Reserve) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is None:
            return no_such_unit(action.unit)
        refusal = why_not_reserve(game, state, self.side, unit)
        if refusal is None and (has(state.reserve, unit) or not markers_left(game, state)):
            return Refusal("8.1-b", {"unit": action.unit})
        return refusal

    @plays(Reserve)
    def keep(self, play: GuerraPlay, action: Reserve) -> None:
        """A unit gets a marker."""
        play.state.reserve = plus(play.state.reserve, play.game.theatre.piece[action.unit])
        play.tell("reserve", {"unit": action.unit}, "8.1-b")

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """No more are kept back."""
        kept = size(play.state.reserve & play.game.theatre.of_side[self.side])
        play.tell("reserves-kept", {"side": play.game.seats[self.side], "count": kept}, "8.1-b")
        play.pop()

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-reserve")


def markers_left(game: GuerraGame, state: GuerraState) -> bool:
    """Whether there is a marker for one more reserve."""
    return size(state.reserve) < game.theatre.tables.limits.reserve_markers


def commit_hexes(game: GuerraGame, state: GuerraState, unit: Piece, target: Space) -> SpaceSet:
    """Where a reserve may go: into the attacked hex, or next to it for the attacker; half its points (8.1-e)."""
    start, points, *_ = called_up(game, state, unit)
    within = set_of(costs(game, state, unit, start, points)) & wanted_at(game, state, unit, target)
    return set_of(space for space in each(without(within, start)) if has_room(game, state, space, unit))


def wanted_at(game: GuerraGame, state: GuerraState, unit: Piece, target: Space) -> SpaceSet:
    """Where reserves are called to: the attacked hex itself, or those around it for the attacker (8.1-d)."""
    theatre = game.theatre
    return only(target) if has(state.held[theatre.side[unit]], target) else theatre.grid.near[target]


def why_not_come(game: GuerraGame, state: GuerraState, side: Seat, unit: Piece, attackers: PieceSet) -> Refusal | None:
    """What keeps a unit from being committed anywhere (8.1-b to 8.1-d)."""
    about = {"unit": game.theatre.names[unit]}
    if not has(state.reserve, unit):
        return Refusal("8.1-b", about)
    refusal = why_not_reserve(game, state, side, unit)
    if refusal:
        return refusal
    if has(state.attacked, unit):
        return Refusal("4.1-e", about)
    return Refusal("6-a", about) if has(rivals(game, attackers), unit) else None


def may_commit(
    game: GuerraGame, state: GuerraState, side: Seat, target: Space, attackers: PieceSet
) -> list[tuple[Piece, Space]]:
    """All reserves of a side that can come, each with where to."""
    return [
        (unit, space)
        for unit in each(state.reserve & game.theatre.of_side[side])
        if why_not_come(game, state, side, unit, attackers) is None
        for space in listed(commit_hexes(game, state, unit, target))
    ]


def call(play: GuerraPlay, fight: battle.Battle, side: Seat) -> None:
    """Asks a side for its reserves, if any can come."""
    game = play.game
    if game.reserves and may_commit(game, play.state, side, fight.at, fight.attackers):
        play.push(CommitReserves(fight.at, side))


class CommitReserves(Step["GuerraGame", GuerraState], frozen=True):
    """Reserves come to a combat, the defender's first (8.1-d)."""

    name = "commit"
    rule = "8.1-d"
    amid = True

    #: the hex attacked
    at: Space
    #: whose reserves
    side: Seat

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        found = self.answers(play.game, play.state)
        if len(found) > 1:
            return found
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        theatre = game.theatre
        found: list[Action] = [
            Commit(theatre.names[unit], theatre.grid.names[space])
            for unit, space in may_commit(game, state, self.side, self.at, fight_of(state).attackers)
        ]
        found.append(DONE)
        return found

    @forbids(Commit)
    def why_not_commit(self, game: GuerraGame, state: GuerraState, action: Commit) -> Refusal | None:
        unit, space = game.theatre.piece.get(action.unit), game.theatre.grid.index.get(action.to)
        if unit is None:
            return no_such_unit(action.unit)
        if space is None:
            return no_such_hex(action.to)
        refusal = why_not_come(game, state, self.side, unit, fight_of(state).attackers)
        about = {"unit": action.unit, "to": action.to}
        if refusal:
            return refusal
        if not has(wanted_at(game, state, unit, self.at), space):
            return Refusal("8.1-d", about)
        if not has(commit_hexes(game, state, unit, self.at), space):
            return Refusal("8.1-e", about)
        return self.why_not_by(game, state, action) if action.path else None

    def why_not_by(self, game: GuerraGame, state: GuerraState, action: Commit) -> Refusal | None:
        """What is wrong with a way that is named; it ends where the reserve is sent."""
        index, unit = game.theatre.grid.index, game.theatre.piece[action.unit]
        stranger = next((name for name in action.path if name not in index), None)
        if stranger is not None:
            return no_such_hex(stranger)
        if action.path[-1] != action.to:
            return Refusal("3.1-a", {"unit": action.unit, "to": action.to})
        path = [index[name] for name in action.path]
        return why_not_path(game, state, unit, path, called_up(game, state, unit))

    def way(self, game: GuerraGame, state: GuerraState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """A reserve goes by the hexes that are named, and ends where it is called to."""
        if not isinstance(action, Commit):
            return None
        unit, grid = game.theatre.piece[action.unit], game.theatre.grid
        spaces = [grid.index[name] for name in via]
        found = way_by(game, state, unit, spaces, setting=called_up(game, state, unit))
        if isinstance(found, Refusal):
            return found
        ends = {grid.names[space] for space in each(commit_hexes(game, state, unit, self.at))}
        return Way(found.path, found.left, [name for name in found.ends if name in ends]) if found.path else None

    @plays(Commit)
    def commit(self, play: GuerraPlay, action: Commit) -> None:
        """A reserve comes; next to the attacked hex it takes part in the attack."""
        state, theatre = play.state, play.game.theatre
        unit, space = theatre.piece[action.unit], theatre.grid.index[action.to]
        facts = {"unit": action.unit, "from": theatre.grid.names[state.hex[unit]], "to": action.to}
        on_the_way = passed(play.game, state, unit, action.path, space, called_up(play.game, state, unit))
        state.reserve = without(state.reserve, unit)
        state.slowed[unit] = 0
        if len(action.path) > 1:
            play.tell("committed-by", {**facts, "via": list(action.path[:-1])}, "8.1-d")
        else:
            play.tell("committed", facts, "8.1-d")
        for entered in on_the_way:
            march_through(play, unit, entered)
        arrive(play, unit, space)
        fight = fight_of(state)
        attackers = fight.attackers if space == self.at else plus(fight.attackers, unit)
        state.stack[-2] = fight.but(attackers=attackers, defenders=state.at[self.at])

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """The others stay where they are."""
        facts = {"side": play.game.seats[self.side], "at": play.game.theatre.grid.names[self.at]}
        play.tell("reserves-stay", facts, "8.1-d")
        play.pop()

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-commit", {"at": game.theatre.grid.names[self.at]})


def fight_of(state: GuerraState) -> battle.Battle:
    """The battle that reserves are called to: the step below the one that asks for them."""
    fight = state.stack[-2]
    assert isinstance(fight, battle.Battle)
    return fight
