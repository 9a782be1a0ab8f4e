"""On the way: entering areas one by one, opportunity fire, garrisons that show up (6, 8.1, 5.3.4-c, 10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.kolwezi.actions import HALT, HOLD, Halt, Hold, Move, Shoot
from sandtable.games.kolwezi.fire import opportunity_roll, resolve
from sandtable.games.kolwezi.losses import ELIMINATED, STEP
from sandtable.games.kolwezi.movement import destinations, katangan_shooters, set_out, why_not_move
from sandtable.games.kolwezi.reveal import garrisons_near, reveal_garrisons
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import by_firing_order, choose_target
from sandtable.games.kolwezi.theatre import MOTORISED
from sandtable.games.kolwezi.units import adjacent_units, enter_french, enter_katangan

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class March(Step["KolweziGame", KolweziState]):
    """French units on their way. Frame as in the question before: who, how, connections used, zone set out from."""

    name = "march"
    FRAME = {"movers": "pieces", "mode": "number", "spent": "number", "home": "number"}

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        theatre, state = play.game.theatre, play.state
        _, movers, mode, spent, home = frame
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
                state.lorries[here] -= movers.bit_count()
                state.lorries[there] += movers.bit_count()
            enter_french(play, movers, there)
            spent += 1
            if theatre.approaches >> there & 1 and garrisons_near(theatre, state, there):
                self.tell(play, movers, start, there)
                reveal_garrisons(play, there)
                route.clear()
                play.replace("onward", movers, mode, spent, home)
                return False
        if movers:
            self.tell(play, movers, start, state.area[first(movers)])
        play.pop()
        return False

    def tell(self, play: KolweziPlay, movers: int, start: int, end: int) -> None:
        """Who has come from where to where."""
        theatre = play.game.theatre
        names = [theatre.piece_names[piece] for piece in listed(movers)]
        if start != end:
            facts = {"units": names, "count": len(names), "from": theatre.names[start], "to": theatre.names[end]}
            play.tell("move", facts, "6-d")


def fire_at_passing(play: KolweziPlay, movers: int, area: int, mode: int) -> int:
    """Every Katangan next to the area fires once at those who go on from it (8.1-a, 5.4-j); tells who still can."""
    theatre, state = play.game.theatre, play.state
    shooters = katangan_shooters(theatre, state, area)
    if not shooters:
        return movers
    for firer in by_firing_order(theatre, state, shooters):
        if not movers:
            break
        target, why = choose_target(play, movers)
        state.shot |= 1 << firer
        roll = opportunity_roll(play.game, state, firer, target)
        result = resolve(play, "opportunity", roll, [firer], target, "8.1-a", **why)
        if result:
            movers &= ~(1 << target)  # 8.1-f: pinned, it stays here
        if mode == MOTORISED and result in (STEP, ELIMINATED):
            state.lorries[area] -= 1
            play.tell("lorries-lost", {"at": theatre.names[area], "lorries": 1}, "10.1-f")
    return movers


class Onward(Step["KolweziGame", KolweziState]):
    """A garrison has shown up: the units that saw it may go on with what is left of their move (5.3.4-c)."""

    name = "onward"
    FRAME = March.FRAME

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        if destinations(play.game, play.state, *frame[1:]):
            return True
        play.pop()
        return False

    def seat(self, game: KolweziGame, state: KolweziState, frame: Frame) -> int:
        return 0

    def answers(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Sequence[Action]:
        found: list[Action] = [game.moves[area] for area in listed(destinations(game, state, *frame[1:]))]
        found.append(HALT)
        return found

    def why_not(self, game: KolweziGame, state: KolweziState, frame: Frame, action: Action) -> Refusal | None:
        return why_not_move(game, state, frame, action)

    def answer(self, play: KolweziPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Halt):
            play.pop()
            return
        assert isinstance(action, Move)
        set_out(play, frame, action)
        play.replace("march", *frame[1:])

    def question(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Message:
        names = [game.theatre.piece_names[piece] for piece in each(frame[1])]
        return Message("kolwezi-question-onward", {"units": names})


class KatanganMarch(Step["KolweziGame", KolweziState]):
    """Katangans on their way. Frame: who, and whether the French have been asked about their present area."""

    name = "katangan_march"
    FRAME = {"movers": "pieces", "asked": "number"}

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        state = play.state
        _, movers, asked = frame
        movers = still_going(state, movers)
        if not movers:
            state.route.clear()
        while state.route:
            area = state.area[first(movers)]
            if not asked and french_shooters(play.game, state, area, movers):
                play.replace("katangan_march", movers, 1)
                play.push("opportunity", movers)
                return False
            enter_katangan(play, movers, state.route.pop(0))
            asked = 0
        play.pop()
        return False


def still_going(state: KolweziState, movers: int) -> int:
    """The movers that are neither eliminated nor pinned (8.1-f)."""
    found = movers & ~state.pinned
    for piece in each(found):
        if state.area[piece] < 0:
            found &= ~(1 << piece)
    return found


def french_shooters(game: KolweziGame, state: KolweziState, area: int, movers: int) -> int:
    """French units that may fire at Katangans passing through an area; never at the AML (8.1-g)."""
    theatre = game.theatre
    if movers == 1 << theatre.aml:
        return 0
    return adjacent_units(theatre, state, area, theatre.french) & ~state.pinned & ~state.shot


class Opportunity(Step["KolweziGame", KolweziState]):
    """Katangans pass: French units next to them may fire, each once in this Movement Phase (8.1-b)."""

    name = "opportunity"
    FRAME = {"movers": "pieces"}

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        movers = still_going(play.state, frame[1])
        if movers and french_shooters(play.game, play.state, play.state.area[first(movers)], movers):
            if movers != frame[1]:
                play.replace("opportunity", movers)
            return True
        play.pop()
        return False

    def seat(self, game: KolweziGame, state: KolweziState, frame: Frame) -> int:
        return 0

    def answers(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Sequence[Action]:
        movers = frame[1]
        names = game.theatre.piece_names
        shooters = french_shooters(game, state, state.area[first(movers)], movers)
        targets = listed(movers & ~(1 << game.theatre.aml))
        found: list[Action] = [Shoot(names[unit], names[target]) for unit in each(shooters) for target in targets]
        found.append(HOLD)
        return found

    def why_not(self, game: KolweziGame, state: KolweziState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Shoot):
            return Refusal("8.1-b")
        return why_not_shoot(game, state, frame[1], action)

    def answer(self, play: KolweziPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Hold):
            play.pop()
            return
        assert isinstance(action, Shoot)
        theatre = play.game.theatre
        unit, target = theatre.piece[action.unit], theatre.piece[action.target]
        play.state.shot |= 1 << unit
        roll = opportunity_roll(play.game, play.state, unit, target)
        resolve(play, "opportunity", roll, [unit], target, "8.1-b")

    def question(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Message:
        names = [game.theatre.piece_names[piece] for piece in each(frame[1])]
        area = game.theatre.names[state.area[first(frame[1])]]
        return Message("kolwezi-question-opportunity", {"units": names, "count": len(names), "at": area})


def why_not_shoot(game: KolweziGame, state: KolweziState, movers: int, action: Shoot) -> Refusal | None:
    """What keeps a unit from firing at a passing enemy."""
    theatre = game.theatre
    about = {"unit": action.unit, "target": action.target}
    unit, target = theatre.piece.get(action.unit, -1), theatre.piece.get(action.target, -1)
    if target == theatre.aml:
        return Refusal("8.1-g", about)
    if target < 0 or not movers >> target & 1:
        return Refusal("8.1-a", about)
    if unit < 0 or not theatre.french >> unit & 1:
        return Refusal("8.1-b", about)
    if not adjacent_units(theatre, state, state.area[target], theatre.french) >> unit & 1:
        return Refusal("8.1-a", about)
    if state.pinned >> unit & 1:
        return Refusal("9.3-a", about)
    if state.shot >> unit & 1:
        return Refusal("8.1-e", about)
    return None
