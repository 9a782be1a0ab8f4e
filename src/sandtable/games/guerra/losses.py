"""Losses, elimination and replacements (5.1, 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, plus, set_of, several, without
from sandtable.games.guerra.actions import DONE, Dissolve, Done, Recover
from sandtable.games.guerra.pieces import lift, no_such_unit
from sandtable.games.guerra.state import DEAD, GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.victory import check_armies, score_elimination
from sandtable.games.guerra.zones import besieged, engaged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def take_loss(play: GuerraPlay, unit: Piece, rule: str) -> None:
    """A loss reduces a unit; a second one eliminates it (5.1-a, 5.1-b)."""
    state = play.state
    if has(state.reduced, unit):
        eliminate(play, unit, "5.1-b")
        return
    state.reduced = plus(state.reduced, unit)
    play.tell("loss", {"unit": play.game.theatre.names[unit]}, rule)


def eliminate(play: GuerraPlay, unit: Piece, rule: str) -> None:
    """A unit leaves the game, and the enemy scores it (5.1-a, 7-c)."""
    state, theatre = play.state, play.game.theatre
    facts = {"unit": theatre.names[unit], "at": theatre.grid.names[state.hex[unit]]}
    lift(theatre, state, unit, DEAD)
    forget(state, unit)
    play.tell("eliminated", facts, rule)
    score_elimination(play, unit)
    check_armies(play)


def forget(state: GuerraState, unit: Piece) -> None:
    """A unit that is gone carries no markers."""
    state.reduced = without(state.reduced, unit)
    state.reserve = without(state.reserve, unit)
    state.attacked = without(state.attacked, unit)
    state.fought = without(state.fought, unit)
    state.unsupplied = without(state.unsupplied, unit)
    state.slowed[unit] = 0


def why_not_recover(game: GuerraGame, state: GuerraState, side: Seat, unit: Piece) -> Refusal | None:
    """What keeps a unit from recovering its loss, points apart (5.3)."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    if not has(state.reduced, unit) or state.hex[unit] < 0:
        return Refusal("5.3-a", about)
    if has(theatre.mobile, unit):
        return Refusal("5.3-c", about)
    if engaged(theatre, state, unit):
        return Refusal("5.3-b", about)
    if besieged(game, state, unit):
        return Refusal("4.2.4-f", about)
    if not is_supplied(game, state, unit):
        return Refusal("5.3-b", about)
    return None


def recoverable(game: GuerraGame, state: GuerraState, side: Seat) -> PieceSet:
    """The units that a replacement point could restore."""
    reduced = state.reduced & game.theatre.of_side[side] & state.alive
    return set_of(unit for unit in each(reduced) if why_not_recover(game, state, side, unit) is None)


def why_not_dissolve(game: GuerraGame, state: GuerraState, side: Seat, unit: Piece) -> Refusal | None:
    """What keeps a player from breaking up a unit for its replacement point (5.3-e, 5.3-f)."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit]}
    if theatre.side[unit] != side:
        return Refusal("2.1-d", about)
    if state.replacements[side] or not has(state.reduced, unit) or state.hex[unit] < 0:
        return Refusal("5.3-e", about)
    if besieged(game, state, unit):
        return Refusal("5.3-e", about)
    if not without(recoverable(game, state, side), unit):
        return Refusal("5.3-f", about)
    return None


class Replacements(Step["GuerraGame", GuerraState], frozen=True):
    """At the start of his stage a player may recover losses (5.3-a)."""

    name = "recover"
    rule = "5.3-a"

    side: Seat
    #: whether a point gained by dissolving must still be spent (5.3-f)
    owed: Number

    def run(self, play: GuerraPlay) -> Sequence[Action] | bool:
        found = self.answers(play.game, play.state)
        if len(found) > 1 - self.owed:
            return found
        play.pop()
        return False

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return self.side

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        found: list[Action] = []
        reduced = state.reduced & game.theatre.of_side[self.side]
        if reduced:
            names = game.theatre.names
            units = recoverable(game, state, self.side)
            if state.replacements[self.side]:
                found += [Recover(names[unit]) for unit in each(units)]
            elif units:
                found += [
                    Dissolve(names[unit])
                    for unit in each(reduced)
                    if (several(units) or unit != first(units)) and not besieged(game, state, unit)
                ]
        if not self.owed:
            found.append(DONE)
        return found

    @forbids(Recover)
    def why_not_spend(self, game: GuerraGame, state: GuerraState, action: Recover) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is None:
            return no_such_unit(action.unit)
        refusal = why_not_recover(game, state, self.side, unit)
        if refusal is None and not state.replacements[self.side]:
            return Refusal("5.3-a", {"unit": action.unit})
        return refusal

    @forbids(Dissolve)
    def why_not_break_up(self, game: GuerraGame, state: GuerraState, action: Dissolve) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is None:
            return no_such_unit(action.unit)
        return why_not_dissolve(game, state, self.side, unit)

    @forbids(Done)
    def why_not_stop(self, game: GuerraGame, state: GuerraState, action: Done) -> Refusal | None:
        return Refusal("5.3-f") if self.owed else None

    @plays(Recover)
    def recover(self, play: GuerraPlay, action: Recover) -> None:
        """A point makes a unit whole."""
        state = play.state
        state.reduced = without(state.reduced, play.game.theatre.piece[action.unit])
        state.replacements[self.side] -= 1
        play.replace(self.but(owed=0))
        play.tell("recovered", {"unit": action.unit, "left": state.replacements[self.side]}, "5.3-a")

    @plays(Dissolve)
    def dissolve(self, play: GuerraPlay, action: Dissolve) -> None:
        """A unit is given up for a point, which another must then be given."""
        play.tell("dissolved", {"unit": action.unit}, "5.3-e")
        play.state.replacements[self.side] += 1
        play.replace(self.but(owed=1))
        eliminate(play, play.game.theatre.piece[action.unit], "5.3-e")

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """The rest is kept for later turns."""
        facts = {"side": play.game.seats[self.side], "left": play.state.replacements[self.side]}
        play.tell("recovery-over", facts, "5.3-d")
        play.pop()

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-recover", {"points": state.replacements[self.side]})
