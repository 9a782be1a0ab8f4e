"""Losses, elimination and replacements (5.1, 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import DONE, Dissolve, Done, Recover
from sandtable.games.guerra.pieces import lift
from sandtable.games.guerra.state import DEAD, GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.zones import besieged, engaged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def take_loss(play: GuerraPlay, unit: int, rule: str) -> None:
    """A loss reduces a unit; a second one eliminates it (5.1-a, 5.1-b)."""
    state = play.state
    if state.reduced >> unit & 1:
        eliminate(play, unit, "5.1-b")
        return
    state.reduced |= 1 << unit
    play.tell("loss", {"unit": play.game.theatre.names[unit]}, rule)


def eliminate(play: GuerraPlay, unit: int, rule: str) -> None:
    """A unit leaves the game, and the enemy scores it (5.1-a, 7-c)."""
    game, state = play.game, play.state
    theatre = game.theatre
    facts = {"unit": theatre.names[unit], "at": theatre.grid.names[state.hex[unit]]}
    lift(theatre, state, unit, DEAD)
    forget(state, unit)
    play.tell("eliminated", facts, rule)
    game.score_elimination(play, unit)
    game.check_armies(play)


def forget(state: GuerraState, unit: int) -> None:
    """A unit that is gone carries no markers."""
    keep = ~(1 << unit)
    state.reduced &= keep
    state.reserve &= keep
    state.attacked &= keep
    state.fought &= keep
    state.unsupplied &= keep
    state.slowed[unit] = 0


def why_not_recover(game: GuerraGame, state: GuerraState, side: int, unit: int) -> Refusal | None:
    """What keeps a unit from recovering its loss, points apart (5.3)."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    if not state.reduced >> unit & 1 or state.hex[unit] < 0:
        return Refusal("5.3-a", about)
    if theatre.mobile >> unit & 1:
        return Refusal("5.3-c", about)
    if engaged(theatre, state, unit):
        return Refusal("5.3-b", about)
    if besieged(game, state, unit):
        return Refusal("4.2.4-f", about)
    if not is_supplied(game, state, unit):
        return Refusal("5.3-b", about)
    return None


def recoverable(game: GuerraGame, state: GuerraState, side: int) -> list[int]:
    """The units that a replacement point could restore."""
    reduced = state.reduced & game.theatre.of_side[side] & state.alive
    return [unit for unit in each(reduced) if why_not_recover(game, state, side, unit) is None]


def why_not_dissolve(game: GuerraGame, state: GuerraState, side: int, unit: int) -> Refusal | None:
    """What keeps a player from breaking up a unit for its replacement point (5.3-e, 5.3-f)."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    if state.replacements[side] or not state.reduced >> unit & 1 or state.hex[unit] < 0:
        return Refusal("5.3-e", about)
    if besieged(game, state, unit):
        return Refusal("5.3-e", about)
    if not [other for other in recoverable(game, state, side) if other != unit]:
        return Refusal("5.3-f", about)
    return None


class Replacements(Step["GuerraGame", GuerraState]):
    """At the start of his stage a player may recover losses (5.3-a).

    Frame: whose stage, and whether a point gained by dissolving must still be spent (5.3-f).
    """

    name = "recover"
    FRAME = {"side": "seat", "owed": "number"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1 - frame[2]:
            return True
        play.pop()
        return False

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[1]
        return side

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        _, side, owed = frame
        found: list[Action] = []
        reduced = state.reduced & game.theatre.of_side[side]
        if reduced:
            names = game.theatre.names
            units = recoverable(game, state, side)
            if state.replacements[side]:
                found += [Recover(names[unit]) for unit in units]
            elif units:
                found += [
                    Dissolve(names[unit])
                    for unit in each(reduced)
                    if (len(units) > 1 or unit != units[0]) and not besieged(game, state, unit)
                ]
        if not owed:
            found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        _, side, owed = frame
        if isinstance(action, Done):
            return Refusal("5.3-f") if owed else None
        if not isinstance(action, Recover | Dissolve):
            return Refusal("5.3-a")
        unit = game.theatre.piece.get(action.unit, -1)
        if unit < 0:
            return Refusal("2.7.1-a", {"unit": action.unit})
        if isinstance(action, Dissolve):
            return why_not_dissolve(game, state, side, unit)
        refusal = why_not_recover(game, state, side, unit)
        if refusal is None and not state.replacements[side]:
            return Refusal("5.3-a", {"unit": action.unit})
        return refusal

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        state = play.state
        _, side, _ = frame
        if isinstance(action, Recover):
            unit = play.game.theatre.piece[action.unit]
            state.reduced &= ~(1 << unit)
            state.replacements[side] -= 1
            play.replace("recover", side, 0)
            play.tell("recovered", {"unit": action.unit, "left": state.replacements[side]}, "5.3-a")
        elif isinstance(action, Dissolve):
            play.tell("dissolved", {"unit": action.unit}, "5.3-e")
            state.replacements[side] += 1
            play.replace("recover", side, 1)
            eliminate(play, play.game.theatre.piece[action.unit], "5.3-e")
        else:
            facts = {"side": play.game.seats[side], "left": state.replacements[side]}
            play.tell("recovery-over", facts, "5.3-d")
            play.pop()

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-recover", {"points": state.replacements[frame[1]]})
