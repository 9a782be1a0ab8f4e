"""The Kitona Coup (chapter 14): a gamble before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Seat
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, set_of
from sandtable.games.world_war_africa.actions import COUP, DONE, Airlift, Coup, Done, Place
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.setup import available, brigades
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

DECLARE, AIRLIFT, DIE, GAIN = range(4)


class KitonaCoup(Step["WarGame", WarState], frozen=True):
    """Declared or not; then the airlift, the die, and the unit it wins (14.0)."""

    name = "coup"
    rule = "14.0-a"
    seldom = True

    stage: Number = DECLARE
    #: units to choose from
    pool: PieceSet = 0

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        if self.stage == DECLARE:
            state.moved = 0  # set-up has used it
            return True
        if self.stage == AIRLIFT:
            if asks_for_airlift(game, state):
                return True
            play.replace(KitonaCoup(DIE))
        elif self.stage == DIE:
            self.roll(play)
        elif self.pool:
            return True
        else:
            play.pop()
        return False

    def roll(self, play: WarPlay) -> None:
        """1-3 an RDC militia brigade, 4-6 an ANC infantry brigade (14.0-b)."""
        game, state = play.game, play.state
        theatre = game.theatre
        die = play.chance.die()
        militia = die <= theatre.tables.rolls.coup_militia_to
        units = brigades(theatre, "RDC", "militia") if militia else brigades(theatre, "ANC", "infantry")
        play.tell("coup-roll", {"die": die, "faction": "RDC" if militia else "ANC"}, "14.0-b")
        pool = units & liftable(game, state) if game.die_decides_airlift else available(state, units)
        play.replace(KitonaCoup(GAIN, pool))

    def who(self, game: WarGame, state: WarState) -> Seat:
        return REBEL

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        names = game.theatre.piece_names
        if self.stage == DECLARE:
            return [COUP, DONE]
        if self.stage == AIRLIFT:
            return [*(Airlift(names[unit]) for unit in each(liftable(game, state))), DONE]
        return [Place(names[unit], "kitona") for unit in each(self.pool)]

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal("14.0-b" if self.stage == GAIN else self.rule)

    @forbids(Coup)
    def why_not_declare(self, game: WarGame, state: WarState, action: Coup) -> Refusal | None:
        """It is declared first, and once."""
        return None if self.stage == DECLARE else self.stray(game, state, action)

    @forbids(Airlift)
    def why_not_fly(self, game: WarGame, state: WarState, action: Airlift) -> Refusal | None:
        """Once declared, one rebel unit from a hex of the map."""
        ready = self.stage == AIRLIFT and game.theatre.named_in(action.unit, liftable(game, state))
        return None if ready else self.stray(game, state, action)

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """A unit that the die has won, at Kitona."""
        won = self.stage == GAIN and action.to == "kitona" and game.theatre.named_in(action.unit, self.pool)
        return None if won else self.stray(game, state, action)

    @forbids(Done)
    def why_not_done(self, game: WarGame, state: WarState, action: Done) -> Refusal | None:
        """What the die has won is taken."""
        return self.stray(game, state, action) if self.stage == GAIN else None

    @plays(Coup)
    def declare(self, play: WarPlay, action: Coup) -> None:
        """The gamble is made."""
        play.state.coup = 1
        play.tell("coup", {}, "14.0-a")
        play.replace(KitonaCoup(AIRLIFT))

    @plays(Airlift)
    def fly(self, play: WarPlay, action: Airlift) -> None:
        """A unit is flown in."""
        theatre, state = play.game.theatre, play.state
        unit = theatre.piece[action.unit]
        start = theatre.names[state.where[unit]]
        put(theatre, state, unit, theatre.kitona)
        play.tell("airlift", {"unit": action.unit, "from": start}, "14.0-a")
        play.replace(KitonaCoup(DIE))

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """The unit that was won arrives."""
        theatre = play.game.theatre
        put(theatre, play.state, theatre.piece[action.unit], theatre.kitona)
        play.tell("placed", {"unit": action.unit, "to": "kitona"}, "14.0-b")
        play.pop()

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """No coup, or nobody is flown in."""
        if self.stage == DECLARE:
            play.pop()
        else:
            play.replace(KitonaCoup(DIE))

    def question(self, game: WarGame, state: WarState) -> Message:
        militia = game.theatre.tables.rolls.coup_militia_to
        facts = {"militia": militia, "brigade": militia + 1} if self.stage == DECLARE else {}
        return Message(f"world_war_africa-question-coup-{('declare', 'airlift', 'die', 'gain')[self.stage]}", facts)


def asks_for_airlift(game: WarGame, state: WarState) -> bool:
    """Whether the Rebel may choose a unit to be flown in before the die is thrown (14.0-a)."""
    return not game.die_decides_airlift and bool(liftable(game, state))


def liftable(game: WarGame, state: WarState) -> PieceSet:
    """The rebel units in hexes of the map."""
    theatre = game.theatre
    units = theatre.of_side[REBEL] & state.fielded
    return set_of(unit for unit in each(units) if not has(theatre.boxes, state.where[unit]))
