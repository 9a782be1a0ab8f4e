"""On the way: entering areas one by one, opportunity fire, garrisons that show up (6, 8.1, 5.3.4-c, 10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Space
from sandtable.engine.flow import Step, Way, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, plus, size, without
from sandtable.games.kolwezi.actions import HALT, HOLD, Halt, Hold, Move, Shoot
from sandtable.games.kolwezi.fire import opportunity_roll, resolve
from sandtable.games.kolwezi.going import (
    Going,
    choose_route,
    destinations,
    katangan_shooters,
    way_by,
    why_not_go,
    why_not_path,
)
from sandtable.games.kolwezi.losses import ELIMINATED, STEP
from sandtable.games.kolwezi.reveal import garrisons_near, reveal_garrisons
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.targets import by_firing_order, choose_target
from sandtable.games.kolwezi.theatre import MOTORISED
from sandtable.games.kolwezi.units import adjacent_units, enter_french, enter_katangan

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Where(Going, frozen=True):
    """Where those picked go (6-d to 6-f)."""

    name = "where"

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        moves = game.moves
        return [moves[area] for area in listed(destinations(game, state, self))]

    @forbids(Move)
    def why_not_move(self, game: KolweziGame, state: KolweziState, action: Move) -> Refusal | None:
        """What is wrong with a move of those picked: its end, or the way that the player names."""
        index = game.theatre.index
        if action.to not in index or any(name not in index for name in action.path):
            return Refusal("3-a", {"to": action.to})
        refusal = why_not_go(game, state, self, index[action.to])
        if not action.path or (refusal and refusal.rule not in ("6-d", "6-f")):
            return refusal
        if action.path[-1] != action.to:
            return Refusal("3-a", {"to": action.to})
        return why_not_path(game, state, self, [index[name] for name in action.path]) or refusal

    @plays(Move)
    def set_out(self, play: KolweziPlay, action: Move) -> None:
        """Notes the way and that these units have moved."""
        state, theatre = play.state, play.game.theatre
        if action.path:
            state.route[:] = [theatre.index[name] for name in action.path]
        else:
            state.route[:] = choose_route(play.game, state, self, theatre.index[action.to])
        state.moved |= self.movers
        play.replace(March(self.movers, self.mode, self.spent, self.home))

    def way(self, game: KolweziGame, state: KolweziState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        return way_by(game, state, self, [game.theatre.index[name] for name in via])

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        return Message("kolwezi-question-where", {"units": self.names(game)})

    def names(self, game: KolweziGame) -> list[str]:
        """Who is asked about."""
        return [game.theatre.piece_names[piece] for piece in each(self.movers)]


class March(Going, frozen=True):
    """French units on their way."""

    name = "march"

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        movers, mode, spent = self.movers, self.mode, self.spent
        route = state.route
        start = state.area[first(movers)]
        while route:
            here = state.area[first(movers)]
            if spent:
                movers = fire_at_passing(play, movers, here, mode)
                if not movers:
                    route.clear()
                    break
            there = route.pop(0)
            if mode == MOTORISED:
                state.lorries[here] -= size(movers)
                state.lorries[there] += size(movers)
            enter_french(play, movers, there)
            spent += 1
            if has(theatre.approaches, there) and garrisons_near(theatre, state, there):
                self.tell(play, movers, start, there)
                reveal_garrisons(play, there)
                route.clear()
                play.replace(Onward(movers, mode, spent, self.home))
                return False
        if movers:
            self.tell(play, movers, start, state.area[first(movers)])
        play.pop()
        return False

    def tell(self, play: KolweziPlay, movers: PieceSet, start: Space, end: Space) -> None:
        """Who has come from where to where."""
        theatre = play.game.theatre
        names = [theatre.piece_names[piece] for piece in listed(movers)]
        if start != end:
            facts = {"units": names, "count": len(names), "from": theatre.names[start], "to": theatre.names[end]}
            play.tell("move", facts, "6-d")


def fire_at_passing(play: KolweziPlay, movers: PieceSet, area: Space, mode: Number) -> PieceSet:
    """Every Katangan next to the area fires once at those who go on from it (8.1-a, 5.4-j); tells who still can."""
    theatre, state = play.game.theatre, play.state
    shooters = katangan_shooters(theatre, state, area)
    if not shooters:
        return movers
    for firer in by_firing_order(theatre, state, shooters):
        if not movers:
            break
        target, why = choose_target(play, movers)
        state.shot = plus(state.shot, firer)
        roll = opportunity_roll(play.game, state, firer, target)
        result = resolve(play, "opportunity", roll, [firer], target, "8.1-a", **why)
        if result:
            movers = without(movers, target)  # 8.1-f: pinned, it stays here
        if mode == MOTORISED and result in (STEP, ELIMINATED):
            state.lorries[area] -= 1
            play.tell("lorries-lost", {"at": theatre.names[area], "lorries": 1}, "10.1-f")
    return movers


class Onward(Where, frozen=True):
    """A garrison has shown up: the units that saw it may go on with what is left of their move (5.3.4-c)."""

    name = "onward"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        if destinations(play.game, play.state, self):
            return True
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        return [*super().answers(game, state), HALT]

    @plays(Halt)
    def halt(self, play: KolweziPlay, action: Halt) -> None:
        """They stay where they are."""
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        return Message("kolwezi-question-onward", {"units": self.names(game)})


class KatanganMarch(Step["KolweziGame", KolweziState], frozen=True):
    """Katangans on their way."""

    name = "katangan_march"

    movers: PieceSet
    asked: Number  #: whether the French have been asked about their present area

    def run(self, play: KolweziPlay) -> bool:
        state = play.state
        asked = self.asked
        movers = still_going(state, self.movers)
        if not movers:
            state.route.clear()
        while state.route:
            area = state.area[first(movers)]
            if not asked and french_shooters(play.game, state, area, movers):
                play.replace(KatanganMarch(movers, 1))
                play.push(Opportunity(movers))
                return False
            enter_katangan(play, movers, state.route.pop(0))
            asked = 0
        play.pop()
        return False


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
        names = game.theatre.piece_names
        shooters = french_shooters(game, state, state.area[first(self.movers)], self.movers)
        targets = listed(without(self.movers, game.theatre.aml))
        found: list[Action] = [Shoot(names[unit], names[target]) for unit in each(shooters) for target in targets]
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
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        names = [game.theatre.piece_names[piece] for piece in each(self.movers)]
        area = game.theatre.names[state.area[first(self.movers)]]
        return Message("kolwezi-question-opportunity", {"units": names, "count": len(names), "at": area})
