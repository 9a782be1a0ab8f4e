"""The turn sequence (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Step
from sandtable.games.kolwezi.administrative import Administrative
from sandtable.games.kolwezi.assault_movement import AssaultMovement
from sandtable.games.kolwezi.counter_attack import CounterAttack
from sandtable.games.kolwezi.french_fire import FrenchFire
from sandtable.games.kolwezi.infiltration import Infiltration
from sandtable.games.kolwezi.katangan_fire import KatanganFire
from sandtable.games.kolwezi.katangans import KatanganMovement, moving_order
from sandtable.games.kolwezi.movement import FrenchMovement
from sandtable.games.kolwezi.para_drop import ParaDrop
from sandtable.games.kolwezi.reveal import flip_step
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.victory import level_of, total

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


class Campaign(Step["KolweziGame", KolweziState], frozen=True):
    """Eleven turns; the last has no Katangan Action Phase (2-a, 2-b, 4-a)."""

    name = "campaign"

    def run(self, play: KolweziPlay) -> bool:
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
        play.push(Administrative())
        if state.turn < len(turns):
            play.push(KatanganPhase())
        play.push(FrenchPhase(), ParaDrop())
        return False


class FrenchPhase(Step["KolweziGame", KolweziState], frozen=True):
    """Movement, flips, French fire, Katangan fire, assaults, then the counter-attack is looked at (4-b, 5.3.3-b)."""

    name = "french_phase"

    def run(self, play: KolweziPlay) -> bool:
        begin_movement(play.state)
        play.replace(CounterAttack())
        play.push(AssaultMovement(), KatanganFire(), FrenchFire(), Flip(), FrenchMovement())
        return False


class KatanganPhase(Step["KolweziGame", KolweziState], frozen=True):
    """Arrivals, movement, flips, French fire, Katangan fire; no assaults (4-c)."""

    name = "katangan_phase"

    def run(self, play: KolweziPlay) -> bool:
        begin_movement(play.state)
        play.replace(KatanganFire())
        play.push(FrenchFire(), Flip(), KatanganTurn(), Infiltration())
        return False


class KatanganTurn(Step["KolweziGame", KolweziState], frozen=True):
    """Everybody on the map, newcomers included, gets their place in the order of movement (5.3.6-f, 5.4-m)."""

    name = "katangan_turn"

    def run(self, play: KolweziPlay) -> bool:
        play.state.queue[:] = moving_order(play.game, play.state)
        play.replace(KatanganMovement())
        return False


class Flip(Step["KolweziGame", KolweziState], frozen=True):
    """Face-down counters next to the French are turned over, and a fire step begins (6-b)."""

    name = "flip"

    def run(self, play: KolweziPlay) -> bool:
        play.pop()
        flip_step(play)
        play.state.fired = 0
        return False


def begin_movement(state: KolweziState) -> None:
    """A Movement Phase begins: no unit or lorry has moved, nobody has made an opportunity fire yet (8.1-e, 10.1-e)."""
    state.moved = state.shot = 0
    for area in range(len(state.driven)):
        state.driven[area] = 0
