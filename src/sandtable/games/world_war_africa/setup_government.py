"""The Government's set-up (3.2-b to 3.2-i), in the order of its list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, only, plus
from sandtable.games.world_war_africa.actions import DONE, HISTORY, Done, History, Keep, Place
from sandtable.games.world_war_africa.deployment import set_down
from sandtable.games.world_war_africa.setup import (
    NOTHING,
    available,
    brigades,
    listed_places,
    offered,
    one_of_each,
    room_to_start,
    why_not_set_up,
)
from sandtable.games.world_war_africa.setup_likely import (
    RISING_REGIONS,
    hutu_places,
    is_taken_over,
    likely,
    militia_towns,
    take_over,
)
from sandtable.games.world_war_africa.state import AVAILABLE, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: stages of the list
KINSHASA, ROLLS, UPRISING, ISIRO, GARRISONS, MILITIA, HUTUS = range(7)
STAGES = ("kinshasa", "rolls", "uprising", "isiro", "garrisons", "militia", "hutus")
#: stage -> the ledger entry
RULES = {
    KINSHASA: "3.2-b",
    UPRISING: "3.2-d",
    ISIRO: "3.2-e",
    GARRISONS: "3.2-f",
    MILITIA: "3.2-g",
    HUTUS: "3.2-h",
}


class GovernmentSetup(Step["WarGame", WarState], frozen=True):
    """The Government's list (3.2-b to 3.2-i)."""

    name = "government-setup"
    rule = "3.2-a"
    amid = True

    stage: Number = KINSHASA
    #: how many are done
    count: Number = 0
    #: the unit drawn
    drawn: Piece = NOTHING
    #: towns that rose
    towns: SpaceSet = 0

    def run(self, play: WarPlay) -> bool:
        asks = self.go_on(play)
        step = play.state.stack[-1]
        if not asks or step.who(play.game, play.state) != GOVERNMENT or not is_taken_over(play.state, GOVERNMENT):
            return asks
        step.answer(play, likely(play.game, play.state, STAGES[self.stage], step.answers(play.game, play.state)))
        return False

    def go_on(self, play: WarPlay) -> bool:
        """As far as the list goes by itself; whether it then asks."""
        game, state = play.game, play.state
        theatre = game.theatre
        if self.stage == KINSHASA:
            guard = theatre.piece["FAC/PG"]
            if state.where[guard] == AVAILABLE:
                set_down(play, guard, theatre.kinshasa, "3.2-b")
            if self.count < 2 and self.candidates(game, state):
                return True
            play.replace(GovernmentSetup(ROLLS))
        elif self.stage == ROLLS:
            play.replace(GovernmentSetup(UPRISING, towns=self.roll(play)))
        elif self.stage == UPRISING:
            if self.towns and self.candidates(game, state):
                return True
            if self.towns:  # no counter of that kind left: lost (3.2-a)
                play.replace(self.next_town())
            else:
                play.replace(GovernmentSetup(ISIRO))
        elif self.stage == ISIRO:
            if not has(state.held[REBEL], theatre.isiro) and self.candidates(game, state):
                return True
            play.replace(GovernmentSetup(GARRISONS))
        elif self.stage == GARRISONS:
            if self.count < len(theatre.garrisons) and self.candidates(game, state):
                return True
            play.replace(GovernmentSetup(MILITIA))
        elif self.stage == MILITIA:
            if self.count < 5 and self.candidates(game, state) and militia_towns(game, state):
                return True
            play.replace(GovernmentSetup(HUTUS))
        else:
            return self.draw_hutu(play)
        return False

    def roll(self, play: WarPlay) -> SpaceSet:
        """A die for every town of Orientale and the Kivus; which of them rise (3.2-c)."""
        theatre = play.game.theatre
        rows = []
        found = 0
        for space in each(theatre.towns & theatre.provinces(RISING_REGIONS)):
            die = play.chance.die()
            rows.append([theatre.names[space], die])
            if die >= theatre.tables.rolls.uprising:
                found = plus(found, space)
        risen = [theatre.names[space] for space in each(found)]
        least = theatre.tables.rolls.uprising
        play.tell("uprising-rolls", {"rolls": rows, "least": least, "risen": risen, "count": len(risen)}, "3.2-c")
        return found

    def town(self) -> SpaceSet:
        """The town that is dealt with, of those that rose."""
        return only(first(self.towns))

    def next_town(self) -> GovernmentSetup:
        """On to the next of them."""
        return GovernmentSetup(UPRISING, towns=self.towns & ~self.town())

    def draw_hutu(self, play: WarPlay) -> bool:
        """Five Hutu brigades, drawn at random one after the other (3.2-h)."""
        game, state = play.game, play.state
        if self.drawn >= 0:
            return True
        pool = available(state, game.theatre.hutu)
        if self.count >= 5 or not pool:
            play.pop()
            return False
        unit = play.chance.draw(pool, "pieces")
        if not room_to_start(game, state, unit, hutu_places(game, state)):
            play.replace(GovernmentSetup(HUTUS, self.count + 1))
            return False
        play.tell("drawn", {"unit": game.theatre.piece_names[unit]}, "3.2-h")
        play.replace(self.but(drawn=unit))
        return False

    def candidates(self, game: WarGame, state: WarState) -> PieceSet:
        """The units that may be chosen now."""
        theatre = game.theatre
        if self.stage == KINSHASA:
            return available(state, brigades(theatre, "FAC", "infantry"))
        if self.stage == UPRISING:
            faction = "MLC" if theatre.north & self.town() else "RDC"  # 3.2-d
            return available(state, brigades(theatre, faction, "militia"))
        if self.stage == MILITIA:
            return available(state, brigades(theatre, "FAC", "militia"))
        if self.stage == HUTUS:
            return only(self.drawn)
        return available(state, theatre.regulars)

    def spaces(self, game: WarGame, state: WarState) -> SpaceSet:
        """Where they may go."""
        theatre = game.theatre
        if self.stage == KINSHASA:
            return only(theatre.kinshasa)
        if self.stage == UPRISING:
            return self.town()
        if self.stage == ISIRO:
            return only(theatre.isiro)
        if self.stage == GARRISONS:
            return only(theatre.garrisons[self.count])
        return militia_towns(game, state) if self.stage == MILITIA else hutu_places(game, state)

    def who(self, game: WarGame, state: WarState) -> Seat:
        return REBEL if self.stage == UPRISING else GOVERNMENT

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre = game.theatre
        units = one_of_each(theatre, self.candidates(game, state))
        spaces = self.spaces(game, state)
        found = listed_places(theatre, units, {unit: room_to_start(game, state, unit, spaces) for unit in units})
        found += [DONE] if self.stage == KINSHASA else []
        return [*found, HISTORY] if self.may_be_taken_over() else found

    def may_be_taken_over(self) -> bool:
        """Whether the rest of the list may be placed as it likely was: the towns that rise are the Rebels'."""
        return self.stage != UPRISING

    def like(self, game: WarGame, state: WarState, action: Action) -> Action:
        return offered(game.theatre, self.candidates(game, state), action)

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """What keeps a unit from being put there by this line of the list."""
        theatre, rule = game.theatre, RULES[self.stage]
        if action.unit not in theatre.piece or action.to not in theatre.index:
            return Refusal(rule)
        unit, space = theatre.piece[action.unit], theatre.index[action.to]
        if not has(self.candidates(game, state), unit) or not has(self.spaces(game, state), space):
            return Refusal(rule, {"unit": action.unit, "to": action.to})
        return why_not_set_up(game, state, unit, space)

    @forbids(Done)
    def why_not_done(self, game: WarGame, state: WarState, action: Done) -> Refusal | None:
        """Only Kinshasa's extra brigades are up to the player."""
        return None if self.stage == KINSHASA else Refusal(RULES[self.stage])

    @forbids(History)
    def why_not_history(self, game: WarGame, state: WarState, action: History) -> Refusal | None:
        """Only who sets up may take it as it likely was."""
        return None if self.may_be_taken_over() else Refusal(RULES[self.stage])

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal(RULES[self.stage] if isinstance(action, Keep) else self.rule)

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """A unit is put down, and the list goes on."""
        theatre = play.game.theatre
        set_down(play, theatre.piece[action.unit], theatre.index[action.to], RULES[self.stage])
        if self.stage == UPRISING:
            play.replace(self.next_town())
        elif self.stage == ISIRO:
            play.replace(GovernmentSetup(GARRISONS))
        else:
            play.replace(GovernmentSetup(self.stage, self.count + 1))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """No more for Kinshasa."""
        play.replace(GovernmentSetup(ROLLS))

    @plays(History)
    def take_over(self, play: WarPlay, action: History) -> None:
        """The rest of the list is placed as it likely was."""
        take_over(play, GOVERNMENT)

    def question(self, game: WarGame, state: WarState) -> Message:
        names = game.theatre.names
        spaces = self.spaces(game, state) if self.stage in (UPRISING, GARRISONS) else 0
        return Message(
            f"world_war_africa-question-setup-{STAGES[self.stage]}",
            {
                "unit": game.theatre.piece_names[self.drawn] if self.drawn >= 0 else "",
                "at": [names[space] for space in each(spaces)],
                "units": 2 - self.count,
            },
        )
