"""Reserves, an optional rule (8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import DONE, Commit, Done, Reserve
from sandtable.games.guerra.combat import rivals
from sandtable.games.guerra.movement import costs
from sandtable.games.guerra.pieces import arrive, has_room
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.zones import besieged, engaged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def why_not_reserve(game: GuerraGame, state: GuerraState, side: int, unit: int) -> Refusal | None:
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


class MarkReserves(Step["GuerraGame", GuerraState]):
    """At the start of his Movement Phase a player may keep units back (8.1-b). Frame: whose phase."""

    name = "reserve"
    FRAME = {"side": "seat"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[1]
        return side

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        side: int = frame[1]
        found: list[Action] = []
        if state.reserve.bit_count() < game.theatre.tables.limits.reserve_markers:
            for unit in each(state.alive & game.theatre.of_side[side] & ~state.reserve):
                if why_not_reserve(game, state, side, unit) is None:
                    found.append(Reserve(game.theatre.names[unit]))
        found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Reserve):
            return Refusal("8.1-b")
        unit = game.theatre.piece.get(action.unit, -1)
        if unit < 0:
            return Refusal("2.7.1-a", {"unit": action.unit})
        refusal = why_not_reserve(game, state, frame[1], unit)
        if refusal is None and (
            state.reserve >> unit & 1 or state.reserve.bit_count() >= game.theatre.tables.limits.reserve_markers
        ):
            return Refusal("8.1-b", {"unit": action.unit})
        return refusal

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Reserve):
            play.state.reserve |= 1 << play.game.theatre.piece[action.unit]
            play.tell("reserve", {"unit": action.unit}, "8.1-b")
        else:
            side: int = frame[1]
            kept = (play.state.reserve & play.game.theatre.of_side[side]).bit_count()
            play.tell("reserves-kept", {"side": play.game.seats[side], "count": kept}, "8.1-b")
            play.pop()

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-reserve")


def commit_hexes(game: GuerraGame, state: GuerraState, unit: int, target: int) -> int:
    """Where a reserve may go: into the attacked hex, or next to it for the attacker; half its points (8.1-e)."""
    theatre = game.theatre
    side = theatre.side[unit]
    wanted = 1 << target if state.held[side] >> target & 1 else theatre.grid.near[target]
    found = 0
    points = max(0, theatre.move[unit] // 2 - state.slowed[unit])  # a bombardment takes from this move too (4.6.3-a)
    for space in costs(game, state, unit, state.hex[unit], points):
        if wanted >> space & 1 and space != state.hex[unit] and has_room(game, state, space, unit):
            found |= 1 << space
    return found


def may_commit(game: GuerraGame, state: GuerraState, side: int, target: int, attackers: int) -> list[tuple[int, int]]:
    """All reserves of a side that can come, each with where to."""
    units = state.reserve & game.theatre.of_side[side] & ~state.attacked & ~rivals(game, attackers)
    found = []
    for unit in each(units):
        if why_not_reserve(game, state, side, unit) is None:
            hexes = commit_hexes(game, state, unit, target)
            found += [(unit, space) for space in listed(hexes)]
    return found


class CommitReserves(Step["GuerraGame", GuerraState]):
    """Reserves come to a combat, the defender's first (8.1-d). Frame: the attacked hex, and whose reserves."""

    name = "commit"
    FRAME = {"at": "space", "side": "seat"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[2]
        return side

    def _attackers(self, game: GuerraGame, state: GuerraState, side: int) -> int:
        attackers: int = state.stack[-2][2]
        return attackers if attackers & game.theatre.of_side[side] else 0

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        _, target, side = frame
        theatre = game.theatre
        found: list[Action] = [
            Commit(theatre.names[unit], theatre.grid.names[space])
            for unit, space in may_commit(game, state, side, target, self._attackers(game, state, side))
        ]
        found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        _, _, side = frame
        if isinstance(action, Done):
            return None
        if not isinstance(action, Commit):
            return Refusal("8.1-d")
        unit = game.theatre.piece.get(action.unit, -1)
        about = {"unit": action.unit, "to": action.to}
        if unit < 0:
            return Refusal("2.7.1-a", about)
        if not state.reserve >> unit & 1:
            return Refusal("8.1-b", about)
        refusal = why_not_reserve(game, state, side, unit)
        if refusal:
            return refusal
        if rivals(game, self._attackers(game, state, side)) >> unit & 1:
            return Refusal("6-a", about)
        return Refusal("8.1-e", about)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        _, target, side = frame
        if not isinstance(action, Commit):
            facts = {"side": game.seats[side], "at": theatre.grid.names[target]}
            play.tell("reserves-stay", facts, "8.1-d")
            play.pop()
            return
        unit, space = theatre.piece[action.unit], theatre.grid.index[action.to]
        facts = {"unit": action.unit, "from": theatre.grid.names[state.hex[unit]], "to": action.to}
        state.reserve &= ~(1 << unit)
        state.slowed[unit] = 0
        play.tell("committed", facts, "8.1-d")
        arrive(play, unit, space)
        name, at, attackers, _, part, cell = state.stack[-2]
        if space != target:
            attackers |= 1 << unit
        state.stack[-2] = (name, at, attackers, state.at[target], part, cell)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-commit", {"at": game.theatre.grid.names[frame[1]]})
