"""The Kitona Coup (chapter 14): a gamble before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import COUP, DONE, Airlift, Coup, Done, Place
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.setup import available, brigades
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

DECLARE, AIRLIFT, DIE, GAIN = range(4)


class KitonaCoup(Step["WarGame", WarState]):
    """Declared or not; then the airlift, the die, and the unit it wins (14.0). Frame: stage, units to choose from."""

    name = "coup"
    FRAME = {"stage": "number", "pool": "pieces"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        _, stage, pool = frame
        game, state = play.game, play.state
        if stage == DECLARE:
            state.moved = 0  # set-up has used it
            return True
        if stage == AIRLIFT:
            if not game.die_decides_airlift and liftable(game, state):
                return True
            play.replace(self.name, DIE, 0)
        elif stage == DIE:
            self.roll(play)
        elif pool:
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
        play.replace(self.name, GAIN, pool)

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return REBEL

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        _, stage, pool = frame
        names = game.theatre.piece_names
        if stage == DECLARE:
            return [COUP, DONE]
        if stage == AIRLIFT:
            return [*(Airlift(names[unit]) for unit in each(liftable(game, state))), DONE]
        return [Place(names[unit], "kitona") for unit in each(pool)]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        return Refusal("14.0-b" if frame[1] == GAIN else "14.0-a")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        if isinstance(action, Coup):
            state.coup = 1
            play.tell("coup", {}, "14.0-a")
            play.replace(self.name, AIRLIFT, 0)
        elif isinstance(action, Airlift):
            unit = theatre.piece[action.unit]
            start = theatre.names[state.where[unit]]
            put(theatre, state, unit, theatre.kitona)
            play.tell("airlift", {"unit": action.unit, "from": start}, "14.0-a")
            play.replace(self.name, DIE, 0)
        elif isinstance(action, Place):
            put(theatre, state, theatre.piece[action.unit], theatre.kitona)
            play.tell("placed", {"unit": action.unit, "to": "kitona"}, "14.0-b")
            play.pop()
        else:
            assert isinstance(action, Done)
            if frame[1] == DECLARE:
                play.pop()
            else:
                play.replace(self.name, DIE, 0)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message(f"world_war_africa-question-coup-{('declare', 'airlift', 'die', 'gain')[frame[1]]}")


def liftable(game: WarGame, state: WarState) -> int:
    """The rebel units in hexes of the map."""
    theatre = game.theatre
    return sum(state.at[space] for space in each(state.held[REBEL])) & theatre.of_side[REBEL]
