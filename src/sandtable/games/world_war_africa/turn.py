"""The sequence of play (chapter 4): turns, phases, the draw of activation markers (5.0 to 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Step
from sandtable.engine.spaces import listed
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.state import (
    ADVISERS_READY,
    ASIDE,
    NO_EVENT_YET,
    NOBODY,
    READY,
    USED,
    WarState,
)
from sandtable.games.world_war_africa.theatre import ALLIES, ANGOLA, DRC, REBEL, RWANDA, UGANDA, ZIMBABWE

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

ALL_CONTINGENTS = 0b11111
FIRST_POOL = 1 << DRC | 1 << ANGOLA | 1 << ZIMBABWE


class War(Step["WarGame", WarState]):
    """One game turn after another until the last (1.1-b, 4.0)."""

    name = "war"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        if state.turn >= len(game.theatre.tables.turn):
            end_war(play)
            return False
        state.turn += 1
        track = game.theatre.tables.turn[state.turn - 1]
        play.tell(
            "turn",
            {
                "turn": state.turn,
                "of": len(game.theatre.tables.turn),
                "months": track.months,
                "rain_north": track.rainy_north,
                "rain_south": track.rainy_south,
            },
            "4.0-a",
        )
        play.push("end-of-turn")
        play.push("actions", 0)
        if state.turn == 1:  # no event, no income; Rwanda and Uganda act before the draw (4.0-c, 3.2-u)
            state.pool = FIRST_POOL
        else:
            state.pool = ALL_CONTINGENTS
            play.push("resources")
            play.push("event")
        return False


def end_war(play: WarPlay) -> None:
    """The war is over."""
    play.state.stack.clear()
    play.tell("end", {"turn": play.state.turn}, "13.0-a")


class Actions(Step["WarGame", WarState]):
    """A marker is drawn and its contingent reinforces, moves and fights; then the next (4.0-f, 4.0-g).

    Frame: how many have acted this turn.
    """

    name = "actions"
    FRAME = {"count": "number"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        state, count = play.state, frame[1]
        if state.turn == 1 and count < 2:
            contingent = (RWANDA, UGANDA)[count]  # 5.2-a
        elif state.pool:
            contingent = play.chance.draw(state.pool, "contingents")
            state.pool &= ~(1 << contingent)
        else:
            state.active = NOBODY
            play.pop()
            return False
        play.replace("actions", count + 1)
        begin_pass(play, contingent)
        return False


def begin_pass(play: WarPlay, contingent: int) -> None:
    """A contingent acts: all its nations, and nobody else (5.1-a)."""
    state = play.state
    state.active = contingent
    state.land = state.air = state.helo = -1
    state.hired = state.intercepted = 0
    play.tell("activation", {"contingent": play.game.theatre.contingents[contingent]}, "5.1-a")
    play.push("combat")
    play.push("movement")
    play.push("reinforcement")
    if contingent in ALLIES:
        play.push("activation", 0)


class EndOfTurn(Step["WarGame", WarState]):
    """Markers come back, and Kinshasa is looked at (4.0-h, 4.0-i)."""

    name = "end-of-turn"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        theatre = game.theatre
        state.inactive = state.fallen = 0
        state.libya = state.hutu_bought = 0
        state.event, state.graft = NO_EVENT_YET, NOBODY
        state.pool = ALL_CONTINGENTS
        if state.advisers >= 0:
            state.advisers = ADVISERS_READY  # 15.0-f
        for marker in range(len(theatre.units), len(state.where)):
            used = state.where[marker] == USED
            unused_contractor = theatre.pmc >> marker & 1 and state.where[marker] == READY
            if used or unused_contractor:  # 12.0-a, 12.2-e, 7.9.1-c
                state.where[marker] = ASIDE
        state.rebel_held &= ~theatre.pmc
        play.pop()
        if state.ruled[REBEL] >> theatre.kinshasa & 1:
            play.tell("kinshasa-fallen", {"turn": state.turn}, "13.2-a")
            end_war(play)
        return False


def waiting_markers(game: WarGame, state: WarState, contingent: int) -> int:
    """The markers of a contingent that can be bought."""
    where, found = state.where, 0
    for marker in listed(game.theatre.owned_markers[contingent]):
        if where[marker] == ASIDE:
            found |= 1 << marker
    return found
