"""Activation of the allies (5.3, 5.4): how many Zimbabwean or Angolan units act this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import SAVE, SPEND, Save, Spend, Turn
from sandtable.games.world_war_africa.pack_charts import AllyTable
from sandtable.games.world_war_africa.pieces import on_map
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import (
    CORRUPTION_AND_GRAFT,
    DRC,
    GOVERNMENT,
    UNITA_CRUSHED,
    ZIMBABWE,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

ASK, FLIP = range(2)


def table_of(game: WarGame, contingent: int) -> AllyTable:
    """The activation table of an ally."""
    tables = game.theatre.tables.activation
    return tables.zimbabwe if contingent == ZIMBABWE else tables.angola


def activation_roll(game: WarGame, state: WarState, paid: bool) -> Roll:
    """The die with its modifiers (5.3-c to 5.3-f, 5.4-a)."""
    table = table_of(game, state.active)
    zimbabwe = state.active == ZIMBABWE
    reasons = []
    if paid:
        reasons.append(Reason(table.paid, "5.3-c", "DRC"))
    if state.points[state.active] < table.poor_below:
        reasons.append(Reason(table.poor, "5.3-d" if zimbabwe else "5.4-a", game.theatre.contingents[state.active]))
    if state.event == (CORRUPTION_AND_GRAFT if zimbabwe else UNITA_CRUSHED):
        reasons.append(Reason(table.event, "5.3-e" if zimbabwe else "5.4-a", "event"))
    return Roll(game.theatre.contingents[state.active], 1, 6, "modifier", reasons)


class Activation(Step["WarGame", WarState]):
    """Spend an RP or not, roll, and turn what is too much to the flag side. Frame: stage."""

    name = "activation"
    FRAME = {"stage": "number"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        if frame[1] == ASK:
            if state.points[DRC] > 0:
                return True
            self.roll(play, None)
            return False
        if surplus(game, state) > 0:
            return True
        play.pop()
        return False

    def roll(self, play: WarPlay, action: Action | None) -> None:
        """How many land units and markers may act (5.3-a, 5.3-b)."""
        game, state = play.game, play.state
        paid = isinstance(action, Spend)
        roll = activation_roll(game, state, paid)
        if paid:
            state.points[DRC] -= 1
        die = play.chance.die()
        table = table_of(game, state.active)
        line = min(max(die + roll.total, 1), len(table.land)) - 1
        state.land, state.air, state.helo = table.land[line], table.air[line], table.helo[line]
        play.tell(
            "activation-roll",
            {
                "contingent": game.theatre.contingents[state.active],
                "roll": roll,
                "die": die,
                "result": die + roll.total,
                "land": state.land,
            },
            "5.3-a" if state.active == ZIMBABWE else "5.4-a",
        )
        play.replace(self.name, FLIP)

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return GOVERNMENT

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        if frame[1] == ASK:
            return [SPEND, SAVE]
        names = game.theatre.piece_names
        return [Turn(names[unit]) for unit in each(counted(game, state) & ~state.inactive)]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Spend | Save | Turn):
            return Refusal("4.0-f")
        return Refusal("5.3-c" if frame[1] == ASK else "5.3-h")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Spend | Save):
            self.roll(play, action)
            return
        assert isinstance(action, Turn)
        game, state = play.game, play.state
        unit = game.theatre.piece[action.unit]
        state.inactive |= 1 << unit
        where = game.theatre.names[state.where[unit]]
        play.tell("inactive", {"unit": action.unit, "at": where}, "5.3-h", seats=1 << GOVERNMENT)
        play.tell("inactive-unseen", {"at": where}, "5.3-h", seats=1 << (1 - GOVERNMENT))

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        contingent = game.theatre.contingents[state.active] if state.active >= 0 else ""
        if frame[1] == ASK:
            return Message("world_war_africa-question-activation", {"contingent": contingent})
        return Message("world_war_africa-question-turn", {"contingent": contingent, "units": surplus(game, state)})


def counted(game: WarGame, state: WarState) -> int:
    """The ally's own land units on the map; Chad and Namibia are extra (5.3-i, 5.4-b)."""
    theatre = game.theatre
    return on_map(theatre, state, theatre.of_contingent[state.active] & ~theatre.extras)


def surplus(game: WarGame, state: WarState) -> int:
    """How many more units must be turned to their flag side (5.3-h)."""
    return (counted(game, state) & ~state.inactive).bit_count() - state.land
