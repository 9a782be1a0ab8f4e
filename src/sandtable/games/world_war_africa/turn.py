"""The sequence of play (chapter 4): turns, phases, the draw of activation markers (5.0 to 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number
from sandtable.engine.flow import Step
from sandtable.engine.spaces import has, set_of, up_to, without
from sandtable.games.world_war_africa.activation import Activation
from sandtable.games.world_war_africa.combat import Combat
from sandtable.games.world_war_africa.events import RandomEvent
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.reinforcement import Reinforcement
from sandtable.games.world_war_africa.resources import ResourcePoints
from sandtable.games.world_war_africa.state import (
    ADVISERS_READY,
    ASIDE,
    NO_EVENT_YET,
    NOBODY,
    READY,
    UNLIMITED,
    USED,
    WarState,
)
from sandtable.games.world_war_africa.theatre import (
    ALLIES,
    ANGOLA,
    DRC,
    GOVERNMENT,
    REBEL,
    RWANDA,
    UGANDA,
    ZIMBABWE,
    Contingent,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

ALL_CONTINGENTS = up_to(5)
FIRST_POOL = set_of((DRC, ANGOLA, ZIMBABWE))


class War(Step["WarGame", WarState], frozen=True):
    """One game turn after another until the last (1.1-b, 4.0)."""

    name = "war"

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        if state.turn >= turns(game):
            end_war(play)
            return False
        state.turn += 1
        track = game.theatre.tables.turn[state.turn - 1]
        play.tell(
            "turn",
            {
                "turn": state.turn,
                "of": turns(game),
                "months": track.months,
                "rain_north": track.rainy_north,
                "rain_south": track.rainy_south,
            },
            "4.0-a",
        )
        play.push(EndOfTurn(), Actions())
        if state.turn == 1:  # no event, no income; Rwanda and Uganda act before the draw (4.0-c, 3.2-u)
            state.pool = FIRST_POOL
        else:
            state.pool = ALL_CONTINGENTS
            play.push(ResourcePoints(), RandomEvent())
        return False


def turns(game: WarGame) -> int:
    """How many game turns the war lasts."""
    return len(game.theatre.tables.turn)


def end_war(play: WarPlay) -> None:
    """The war is over."""
    play.state.stack.clear()
    play.tell("end", {"turn": play.state.turn}, "13.0-a")


class Actions(Step["WarGame", WarState], frozen=True):
    """A marker is drawn and its contingent reinforces, moves and fights; then the next (4.0-f, 4.0-g)."""

    name = "actions"

    #: how many have acted this turn
    count: Number = 0

    def run(self, play: WarPlay) -> bool:
        state = play.state
        if state.turn == 1 and self.count < 2:
            contingent = (RWANDA, UGANDA)[self.count]  # 5.2-a
        elif state.pool:
            contingent = play.chance.draw(state.pool, "contingents")
            state.pool = without(state.pool, contingent)
        else:
            state.active = NOBODY
            play.pop()
            return False
        play.replace(Actions(self.count + 1))
        begin_pass(play, contingent)
        return False


def begin_pass(play: WarPlay, contingent: Contingent) -> None:
    """A contingent acts: all its nations, and nobody else (5.1-a)."""
    state = play.state
    state.active = contingent
    state.land = state.air = state.helo = UNLIMITED
    state.hired = state.intercepted = 0
    side = play.game.seats[REBEL if contingent in (RWANDA, UGANDA) else GOVERNMENT]
    play.tell("activation", {"contingent": play.game.theatre.contingents[contingent], "side": side}, "5.1-a")
    play.push(Combat(), Movement(), Reinforcement())
    if contingent in ALLIES:
        play.push(Activation())


class EndOfTurn(Step["WarGame", WarState], frozen=True):
    """Markers come back, and Kinshasa is looked at (4.0-h, 4.0-i)."""

    name = "end-of-turn"

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        theatre = game.theatre
        state.inactive = state.fallen = 0
        state.libya = state.hutu_bought = 0
        state.event, state.graft = NO_EVENT_YET, NOBODY
        state.pool = ALL_CONTINGENTS
        if state.advisers >= 0:
            play.tell("advisers-back", {}, "15.0-f")
            state.advisers = ADVISERS_READY
        idle = sum(state.where[marker] == READY for marker in game.contractors)
        if idle:
            play.tell("contractors-leave", {"markers": idle}, "7.9.1-c")
        for marker in range(len(theatre.units), len(state.where)):
            used = state.where[marker] == USED
            unused_contractor = has(theatre.pmc, marker) and state.where[marker] == READY
            if used or unused_contractor:  # 12.0-a, 12.2-e, 7.9.1-c
                state.where[marker] = ASIDE
        state.rebel_held &= ~theatre.pmc
        play.pop()
        if has(state.ruled[REBEL], theatre.kinshasa):
            play.tell("kinshasa-fallen", {"turn": state.turn}, "13.2-a")
            end_war(play)
        return False
