"""Katangans on their way, and French opportunity fire at them (8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Space
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, plus, without
from sandtable.games.kolwezi.actions import HOLD, Hold, Shoot
from sandtable.games.kolwezi.fire import opportunity_roll, resolve
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.units import adjacent_units, enter_katangan, names

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class KatanganMarch(Step["KolweziGame", KolweziState], frozen=True):
    """Katangans on their way."""

    name = "katangan_march"

    movers: PieceSet
    asked: Number  #: whether the French have been asked about their present area
    watched: Number  #: whether they may be stopped on the way, so that it is told if they arrive

    def run(self, play: KolweziPlay) -> bool:
        state = play.state
        asked = self.asked
        movers = still_going(state, self.movers)
        if not movers:
            state.route.clear()
        while state.route:
            area = state.area[first(movers)]
            if not asked and french_shooters(play.game, state, area, movers):
                play.replace(self.but(movers=movers, asked=1))
                play.push(Opportunity(movers))
                return False
            if self.watched and len(state.route) == 1:
                self.arrive(play, movers, state.route[0])
            enter_katangan(play, movers, state.route.pop(0))
            asked = 0
        play.pop()
        return False

    def arrive(self, play: KolweziPlay, movers: PieceSet, area: Space) -> None:
        """Tells who of those that might have been stopped gets to where they set out for."""
        units = names(play.game, movers)
        facts = {"units": units, "count": len(units), "to": play.game.theatre.names[area]}
        play.tell("katangan-arrives", facts, "5.4-n")


def still_going(state: KolweziState, movers: PieceSet) -> PieceSet:
    """The movers that are neither eliminated nor pinned (8.1-f)."""
    found = movers & ~state.pinned
    for piece in each(found):
        if state.area[piece] < 0:
            found = without(found, piece)
    return found


def french_shooters(game: KolweziGame, state: KolweziState, area: Space, movers: PieceSet) -> PieceSet:
    """French units that may fire at Katangans passing through an area; never at the AML (8.1-g)."""
    theatre = game.theatre
    if movers == only(theatre.aml):
        return 0
    return adjacent_units(theatre, state, area, theatre.french) & ~state.pinned & ~state.shot


class Opportunity(Question, frozen=True):
    """Katangans pass: French units next to them may fire, each once in this Movement Phase (8.1-b)."""

    name = "opportunity"
    rule = "8.1-b"

    movers: PieceSet

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        movers = still_going(play.state, self.movers)
        if movers and french_shooters(play.game, play.state, play.state.area[first(movers)], movers):
            if movers != self.movers:
                play.replace(Opportunity(movers))
            return True
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        called = game.theatre.piece_names
        shooters = french_shooters(game, state, state.area[first(self.movers)], self.movers)
        targets = listed(without(self.movers, game.theatre.aml))
        found: list[Action] = [Shoot(called[unit], called[target]) for unit in each(shooters) for target in targets]
        found.append(HOLD)
        return found

    @forbids(Shoot)
    def why_not_shoot(self, game: KolweziGame, state: KolweziState, action: Shoot) -> Refusal | None:
        """What keeps a unit from firing at a passing enemy."""
        theatre = game.theatre
        about = {"unit": action.unit, "target": action.target}
        unit, target = theatre.piece.get(action.unit, -1), theatre.piece.get(action.target, -1)
        if target == theatre.aml:
            return Refusal("8.1-g", about)
        if target < 0 or not has(self.movers, target):
            return Refusal("8.1-a", about)
        if unit < 0 or not has(theatre.french, unit):
            return Refusal("8.1-b", about)
        if not has(adjacent_units(theatre, state, state.area[target], theatre.french), unit):
            return Refusal("8.1-a", about)
        if has(state.pinned, unit):
            return Refusal("9.3-a", about)
        if has(state.shot, unit):
            return Refusal("8.1-e", about)
        return None

    @plays(Shoot)
    def shoot(self, play: KolweziPlay, action: Shoot) -> None:
        """One unit fires; the others may still."""
        theatre = play.game.theatre
        unit, target = theatre.piece[action.unit], theatre.piece[action.target]
        play.state.shot = plus(play.state.shot, unit)
        roll = opportunity_roll(play.game, play.state, unit, target)
        resolve(play, "opportunity", roll, [unit], target, "8.1-b")

    @plays(Hold)
    def hold(self, play: KolweziPlay, action: Hold) -> None:
        """Nobody else fires."""
        play.tell("holds", {"units": names(play.game, self.movers)}, "8.1-b")
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        units = names(game, self.movers)
        area = game.theatre.names[state.area[first(self.movers)]]
        return Message("kolwezi-question-opportunity", {"units": units, "count": len(units), "at": area})
