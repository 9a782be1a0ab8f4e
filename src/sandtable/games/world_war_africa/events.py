"""Random events (chapters 9 and 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason
from sandtable.engine.spaces import each, first, has, set_of, without
from sandtable.games.world_war_africa import theatre as t
from sandtable.games.world_war_africa.actions import DONE, KEEP, Clash, Done, Keep, Place
from sandtable.games.world_war_africa.combat import Muster
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


def comes_too_early(game: WarGame, state: WarState, event: int) -> bool:
    """Whether an event that is drawn this turn goes back without effect (15.0-a, 15.0-n)."""
    return event in LATE and state.turn <= game.theatre.tables.events.too_early


class RandomEvent(Step["WarGame", WarState], frozen=True):
    """One marker is drawn and applied at once (4.0-d, 9.0-a)."""

    name = "event"

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        play.pop()
        if not state.events:
            return False
        event = play.chance.draw(state.events, "events")
        state.event = event
        play.tell("event", {"event": t.EVENTS[event]}, RULES[event])
        if comes_too_early(game, state, event):
            play.tell("event-returned", {"event": t.EVENTS[event]}, "15.0-n" if event == t.CLASH else "15.0-a")
            return False
        if event not in RETURNED:
            state.events = without(state.events, event)
        self.apply(play, event)
        return False

    def apply(self, play: WarPlay, event: int) -> None:
        """What the event does; those not named here work later in the turn."""
        game, state = play.game, play.state
        theatre = game.theatre
        if event == t.CHAD_WITHDRAWAL:
            for unit in each(theatre.of_faction["Chad"]):
                facts = {"unit": theatre.piece_names[unit]}
                play.tell("withdrawn", facts, "15.0-a")
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
            gain(play, t.UGANDA, [Reason(theatre.tables.resources.car, "15.0-h", "event")], "15.0-h")
        elif event == t.ITURI_CONFLICT:
            play.push(Arrival(first(theatre.of_faction["Lendu"])))
        elif event == t.LIBYAN_SUPPORT:
            state.libya = 1
        elif event == t.UGANDAN_REBELS:
            play.push(Arrival(first(theatre.of_faction["ADF"])), Arrival(first(theatre.of_faction["WNBF"])))
        elif event == t.CLASH:
            play.push(ClashEvent())


class Arrival(Step["WarGame", WarState], frozen=True):
    """A unit that an event brings is put down (15.0-i, 15.0-j, 15.0-m)."""

    name = "arrival"

    unit: Piece

    def run(self, play: WarPlay) -> bool:
        if play.state.where[self.unit] in (ASIDE, ELIMINATED) and self.spaces(play.game, play.state):
            return True
        play.tell("no-arrival", {"unit": play.game.theatre.piece_names[self.unit]}, self.event_rule(play.game))
        play.pop()
        return False

    def spaces(self, game: WarGame, state: WarState) -> SpaceSet:
        """Where the event allows it."""
        theatre = game.theatre
        if self.is_lendu(game):
            near = theatre.grid.within(theatre.ituri, theatre.tables.events.ituri_distance)
            spaces = near & theatre.drc & ~theatre.towns & ~state.held[t.REBEL]
        else:
            if state.where[self.unit] == ELIMINATED:
                return 0
            regulars = set_of(space for space in each(state.held[t.GOVERNMENT]) if state.at[space] & theatre.regulars)
            spaces = (regulars | theatre.grid.spread(regulars)) & theatre.drc & ~state.held[t.REBEL]
        return standing(game, state, self.unit, spaces)

    def is_lendu(self, game: WarGame) -> bool:
        """Whether it is the Ituri Conflict that brings it."""
        return has(game.theatre.of_faction["Lendu"], self.unit)

    def who(self, game: WarGame, state: WarState) -> Seat:
        return t.GOVERNMENT

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre = game.theatre
        name = theatre.piece_names[self.unit]
        found: list[Action] = [Place(name, theatre.names[space]) for space in each(self.spaces(game, state))]
        return [*found, KEEP] if state.where[self.unit] == ELIMINATED else found

    def event_rule(self, game: WarGame) -> str:
        """The rule of the event that brings it."""
        return "15.0-i" if self.is_lendu(game) else "15.0-m"

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal(self.event_rule(game))

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """What keeps the unit from being put there."""
        theatre = game.theatre
        if action.to not in theatre.index or action.unit != theatre.piece_names[self.unit]:
            return self.stray(game, state, action)
        space = theatre.index[action.to]
        if has(self.spaces(game, state), space):
            return None
        about = {"unit": action.unit, "to": action.to}
        return why_not_stand(game, state, self.unit, space) or Refusal(self.event_rule(game), about)

    @forbids(Keep)
    def why_not_keep(self, game: WarGame, state: WarState, action: Keep) -> Refusal | None:
        """Only a unit that was eliminated may be left where it is."""
        return None if state.where[self.unit] == ELIMINATED else self.stray(game, state, action)

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """The unit is put down."""
        play.pop()
        set_down(play, self.unit, play.game.theatre.index[action.to], self.event_rule(play.game))

    @plays(Keep)
    def keep(self, play: WarPlay, action: Keep) -> None:
        """It is not brought back."""
        play.tell("no-arrival", {"unit": play.game.theatre.piece_names[self.unit]}, self.event_rule(play.game))
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-arrival", {"unit": game.theatre.piece_names[self.unit]})


def clashes(game: WarGame, state: WarState) -> list[tuple[Space, Space]]:
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


class ClashEvent(Step["WarGame", WarState], frozen=True):
    """The Government may make Ugandans attack Rwandans next to them (15.0-o)."""

    name = "clash"
    rule = "15.0-o"

    def run(self, play: WarPlay) -> bool:
        if clashes(play.game, play.state):
            return True
        play.tell("no-clash", {}, self.rule)
        play.pop()
        return False

    def who(self, game: WarGame, state: WarState) -> Seat:
        return t.GOVERNMENT

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        names = game.theatre.names
        return [*(Clash(names[at], names[to]) for at, to in clashes(game, state)), DONE]

    @forbids(Clash)
    def why_not_clash(self, game: WarGame, state: WarState, action: Clash) -> Refusal | None:
        """What keeps the Ugandans of a hex from attacking another."""
        theatre = game.theatre
        at, to = theatre.index.get(action.at, -1), theatre.index.get(action.to, -1)
        if (at, to) in clashes(game, state):
            return None
        ugandan = theatre.attack_ground[first(theatre.of_faction["UG"])]
        if to >= 0 and has(theatre.drc & ~ugandan, to):
            return Refusal("7.1-a", {"to": action.to})
        return Refusal(self.rule)

    @plays(Clash)
    def clash(self, play: WarPlay, action: Clash) -> None:
        """By whom is asked next."""
        index = play.game.theatre.index
        play.tell("clash", {"at": action.at, "to": action.to}, "15.0-o", reveals=True)
        play.replace(Muster(index[action.to], clash=index[action.at]))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """They keep the peace."""
        play.tell("no-clash", {}, self.rule)
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-clash")
