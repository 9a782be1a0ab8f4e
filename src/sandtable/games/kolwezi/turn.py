"""The turn sequence (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Step
from sandtable.engine.states import Frame
from sandtable.games.kolwezi.katangans import moving_order
from sandtable.games.kolwezi.reveal import flip_step
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.victory import level_of, total

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Campaign(Step["KolweziGame", KolweziState]):
    """Eleven turns; the last has no Katangan Action Phase (2-a, 2-b, 4-a)."""

    name = "campaign"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        game: KolweziGame = play.game
        state = play.state
        turns = game.theatre.tables.turn
        if state.turn == len(turns):
            points = total(game, state)
            play.pop()
            play.tell("end", {"points": points, "level": level_of(game, points)}, "11-g")
            return False
        state.turn += 1
        state.no_rockets = 0
        turn = turns[state.turn - 1]
        facts = {"turn": state.turn, "of": len(turns), "time": turn.time, "day": turn.day, "night": turn.night}
        play.tell("turn", facts, "2-a")
        play.push("administrative")
        if state.turn < len(turns):
            play.push("katangan_phase")
        play.push("french_phase")
        play.push("para_drop")
        return False


class FrenchPhase(Step["KolweziGame", KolweziState]):
    """Movement, flips, French fire, Katangan fire, assaults, then the counter-attack is looked at (4-b, 5.3.3-b)."""

    name = "french_phase"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        begin_movement(play.state)
        play.replace("counter_attack")
        play.push("assault_move")
        play.push("katangan_fire")
        play.push("french_fire")
        play.push("flip")
        play.push("french_move")
        return False


class KatanganPhase(Step["KolweziGame", KolweziState]):
    """Arrivals, movement, flips, French fire, Katangan fire; no assaults (4-c)."""

    name = "katangan_phase"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        begin_movement(play.state)
        play.replace("katangan_fire")
        play.push("french_fire")
        play.push("flip")
        play.push("katangan_turn")
        play.push("infiltration")
        return False


class KatanganTurn(Step["KolweziGame", KolweziState]):
    """Everybody on the map, newcomers included, gets their place in the order of movement (5.3.6-f, 5.4-m)."""

    name = "katangan_turn"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        play.state.queue[:] = moving_order(play.game, play.state)
        play.replace("katangan_move")
        return False


class Flip(Step["KolweziGame", KolweziState]):
    """Face-down counters next to the French are turned over, and a fire step begins (6-b)."""

    name = "flip"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        play.pop()
        flip_step(play)
        play.state.fired = 0
        return False


def begin_movement(state: KolweziState) -> None:
    """A Movement Phase begins: nobody has moved or made an opportunity fire yet (8.1-e)."""
    state.moved = state.shot = 0
