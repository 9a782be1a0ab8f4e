"""Random events (chapters 9 and 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa import theatre as t
from sandtable.games.world_war_africa.actions import DONE, KEEP, Clash, Done, Keep, Place
from sandtable.games.world_war_africa.deployment import set_down, standing, why_not_stand
from sandtable.games.world_war_africa.pieces import take_off
from sandtable.games.world_war_africa.resources import gain
from sandtable.games.world_war_africa.state import (
    ADVISERS_ASIDE,
    ADVISERS_READY,
    ASIDE,
    ELIMINATED,
    OUT,
    WarState,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: event -> the ledger entry behind it
RULES = {
    t.CHAD_WITHDRAWAL: "15.0-a",
    t.COLTAN_RUSH: "15.0-b",
    t.CORRUPTION_AND_GRAFT: "15.0-c",
    t.FOREIGN_ADVISERS: "15.0-d",
    t.MLC_IN_CAR: "15.0-h",
    t.ITURI_CONFLICT: "15.0-i",
    t.LIBYAN_SUPPORT: "15.0-k",
    t.NO_EVENT: "15.0-l",
    t.UGANDAN_REBELS: "15.0-m",
    t.CLASH: "15.0-o",
    t.UNITA_CRUSHED: "15.0-q",
}
#: markers that go back to the pool whenever they are drawn (9.0-b)
RETURNED = (t.CORRUPTION_AND_GRAFT, t.ITURI_CONFLICT, t.NO_EVENT)
#: events that come too early on GT 2 (15.0-a, 15.0-n)
LATE = (t.CHAD_WITHDRAWAL, t.CLASH)


class RandomEvent(Step["WarGame", WarState]):
    """One marker is drawn and applied at once (4.0-d, 9.0-a)."""

    name = "event"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        play.pop()
        if not state.events:
            return False
        event = play.chance.draw(state.events, "events")
        state.event = event
        play.tell("event", {"event": t.EVENTS[event]}, RULES[event])
        if event in LATE and state.turn <= game.theatre.tables.events.too_early:
            play.tell("event-returned", {"event": t.EVENTS[event]}, "15.0-n" if event == t.CLASH else "15.0-a")
            return False
        if event not in RETURNED:
            state.events &= ~(1 << event)
        self.apply(play, event)
        return False

    def apply(self, play: WarPlay, event: int) -> None:
        """What the event does; those not named here work later in the turn."""
        game, state = play.game, play.state
        theatre = game.theatre
        if event == t.CHAD_WITHDRAWAL:
            for unit in each(theatre.of_faction["Chad"]):
                take_off(theatre, state, unit, OUT)
        elif event == t.CORRUPTION_AND_GRAFT:
            die = play.chance.die()
            hit = theatre.tables.rolls.graft[die - 1]
            state.graft = theatre.contingents.index(hit)
            play.tell("graft", {"die": die, "contingent": hit}, "15.0-c")
        elif event == t.FOREIGN_ADVISERS:
            if state.advisers == ADVISERS_ASIDE:
                state.advisers = ADVISERS_READY
        elif event == t.MLC_IN_CAR:
            gain(play, t.UGANDA, theatre.tables.resources.car)
        elif event == t.ITURI_CONFLICT:
            play.push("arrival", first(theatre.of_faction["Lendu"]))
        elif event == t.LIBYAN_SUPPORT:
            state.libya = 1
        elif event == t.UGANDAN_REBELS:
            play.push("arrival", first(theatre.of_faction["ADF"]))
            play.push("arrival", first(theatre.of_faction["WNBF"]))
        elif event == t.CLASH:
            play.push("clash")


class Arrival(Step["WarGame", WarState]):
    """A unit that an event brings is put down (15.0-i, 15.0-j, 15.0-m). Frame: the unit."""

    name = "arrival"
    FRAME = {"unit": "piece"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        if play.state.where[frame[1]] in (ASIDE, ELIMINATED) and self.spaces(play.game, play.state, frame[1]):
            return True
        play.pop()
        return False

    def spaces(self, game: WarGame, state: WarState, unit: int) -> int:
        """Where the event allows it."""
        theatre = game.theatre
        if theatre.of_faction["Lendu"] >> unit & 1:
            near = theatre.grid.within(theatre.ituri, theatre.tables.events.ituri_distance)
            spaces = near & theatre.drc & ~theatre.towns & ~state.held[t.REBEL]
        else:
            if state.where[unit] == ELIMINATED:
                return 0
            regulars = 0
            for space in each(state.held[t.GOVERNMENT]):
                if state.at[space] & theatre.regulars:
                    regulars |= 1 << space
            spaces = (regulars | theatre.grid.spread(regulars)) & theatre.drc & ~state.held[t.REBEL]
        return standing(game, state, unit, spaces)

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return t.GOVERNMENT

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        theatre, unit = game.theatre, frame[1]
        name = theatre.piece_names[unit]
        found: list[Action] = [Place(name, theatre.names[s]) for s in each(self.spaces(game, state, unit))]
        return [*found, KEEP] if state.where[unit] == ELIMINATED else found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre, unit = game.theatre, frame[1]
        rule = "15.0-i" if theatre.of_faction["Lendu"] >> unit & 1 else "15.0-m"
        if not isinstance(action, Place) or action.to not in theatre.index or action.unit != theatre.piece_names[unit]:
            return Refusal(rule)
        space = theatre.index[action.to]
        return why_not_stand(game, state, unit, space) or Refusal(rule, {"unit": action.unit, "to": action.to})

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        theatre = play.game.theatre
        play.pop()
        if isinstance(action, Keep):
            return
        assert isinstance(action, Place)
        rule = "15.0-i" if theatre.of_faction["Lendu"] >> frame[1] & 1 else "15.0-m"
        set_down(play, frame[1], theatre.index[action.to], rule)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-arrival", {"unit": game.theatre.piece_names[frame[1]]})


def clashes(game: WarGame, state: WarState) -> list[tuple[int, int]]:
    """Ugandans next to Rwandans whom they could attack: (their hex, the target) (15.0-o)."""
    theatre = game.theatre
    ugandans, rwandans = theatre.of_faction["UG"], theatre.of_faction["Rw"]
    found = []
    for space in each(state.held[t.REBEL]):
        own = state.at[space] & ugandans
        if own:
            targets = theatre.open_near[space] & state.held[t.REBEL] & theatre.attack_ground[first(own)]
            found += [(space, to) for to in each(targets) if state.at[to] & rwandans]
    return found


class ClashEvent(Step["WarGame", WarState]):
    """The Government may make Ugandans attack Rwandans next to them (15.0-o)."""

    name = "clash"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        if clashes(play.game, play.state):
            return True
        play.pop()
        return False

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return t.GOVERNMENT

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        names = game.theatre.names
        return [*(Clash(names[at], names[to]) for at, to in clashes(game, state)), DONE]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if isinstance(action, Clash) and action.to in theatre.index:
            space = theatre.index[action.to]
            ugandan = theatre.attack_ground[first(theatre.of_faction["UG"])]
            if theatre.drc >> space & 1 and not ugandan >> space & 1:
                return Refusal("7.1-a", {"to": action.to})
        return Refusal("15.0-o")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        theatre = play.game.theatre
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Clash)
        play.tell("clash", {"at": action.at, "to": action.to}, "15.0-o", reveals=True)
        play.replace("muster", theatre.index[action.to], 0, theatre.index[action.at])

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-clash")
