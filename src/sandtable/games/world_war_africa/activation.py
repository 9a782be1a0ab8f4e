"""Activation of the allies (5.3, 5.4): how many Zimbabwean or Angolan units act this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Seat
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, only, plus, size
from sandtable.games.world_war_africa.actions import SAVE, SPEND, Done, Save, Spend, Turn
from sandtable.games.world_war_africa.pack_charts import AllyTable
from sandtable.games.world_war_africa.pieces import on_map
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import (
    CORRUPTION_AND_GRAFT,
    DRC,
    GOVERNMENT,
    UNITA_CRUSHED,
    ZIMBABWE,
    Contingent,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

ASK, FLIP = range(2)


def table_of(game: WarGame, contingent: Contingent) -> AllyTable:
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


class Activation(Step["WarGame", WarState], frozen=True):
    """Spend an RP or not, roll, and turn what is too much to the flag side."""

    name = "activation"
    compared = True
    rule = "4.0-f"

    stage: Number = ASK

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        if self.stage == ASK:
            if state.points[DRC] > 0:
                return True
            self.roll(play, paid=False)
            return False
        if surplus(game, state) > 0:
            return True
        play.pop()
        return False

    def roll(self, play: WarPlay, *, paid: bool) -> None:
        """How many land units and markers may act (5.3-a, 5.3-b)."""
        game, state = play.game, play.state
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
                "air": state.air,
                "helo": state.helo,
            },
            "5.3-a" if state.active == ZIMBABWE else "5.4-a",
        )
        play.replace(self.but(stage=FLIP))

    def who(self, game: WarGame, state: WarState) -> Seat:
        return GOVERNMENT

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        if self.stage == ASK:
            return [SPEND, SAVE]
        names = game.theatre.piece_names
        return [Turn(names[unit]) for unit in each(counted(game, state) & ~state.inactive)]

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        if not isinstance(action, Done):
            return Refusal(self.rule)
        return Refusal("5.3-c" if self.stage == ASK else "5.3-h")

    @forbids(Spend, Save)
    def why_not_roll(self, game: WarGame, state: WarState, action: Spend | Save) -> Refusal | None:
        """It is rolled once."""
        return None if self.stage == ASK else Refusal("5.3-h")

    @forbids(Turn)
    def why_not_turn(self, game: WarGame, state: WarState, action: Turn) -> Refusal | None:
        """After the roll, one of the ally's own units on the map that is still active."""
        if self.stage == ASK:
            return Refusal("5.3-c")
        resting = game.theatre.named_in(action.unit, counted(game, state) & ~state.inactive)
        return None if resting else Refusal("5.3-h")

    @plays(Spend)
    def spend(self, play: WarPlay, action: Spend) -> None:
        """An RP of the DRC for +1 (5.3-c)."""
        self.roll(play, paid=True)

    @plays(Save)
    def save(self, play: WarPlay, action: Save) -> None:
        """The die alone decides."""
        self.roll(play, paid=False)

    @plays(Turn)
    def turn(self, play: WarPlay, action: Turn) -> None:
        """A unit rests this turn; which of a stack it is the enemy cannot see."""
        game, state = play.game, play.state
        unit = game.theatre.piece[action.unit]
        state.inactive = plus(state.inactive, unit)
        where = game.theatre.names[state.where[unit]]
        play.tell("inactive", {"unit": action.unit, "at": where}, "5.3-h", seats=only(GOVERNMENT))
        play.tell("inactive-unseen", {"at": where}, "5.3-h", seats=only(1 - GOVERNMENT))

    def question(self, game: WarGame, state: WarState) -> Message:
        contingent = game.theatre.contingents[state.active] if state.active >= 0 else ""
        if self.stage == ASK:
            return Message("world_war_africa-question-activation", {"contingent": contingent})
        return Message("world_war_africa-question-turn", {"contingent": contingent, "units": surplus(game, state)})


def counted(game: WarGame, state: WarState) -> PieceSet:
    """The ally's own land units on the map; Chad and Namibia are extra (5.3-i, 5.4-b)."""
    theatre = game.theatre
    return on_map(theatre, state, theatre.of_contingent[state.active] & ~theatre.extras)


def surplus(game: WarGame, state: WarState) -> int:
    """How many more units must be turned to their flag side (5.3-h)."""
    return size(counted(game, state) & ~state.inactive) - state.land
