"""The sequence of play: turns, the Administration stage, the two players' stages (2.1 to 2.4, 6-c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Step
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame
from sandtable.games.guerra.morale import update_morale
from sandtable.games.guerra.pieces import refresh_cuts
from sandtable.games.guerra.state import DUE, TO_COME, GuerraState
from sandtable.games.guerra.supply import unsupplied_units
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import final_points, turn_points

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

RECOVER, MOBILISE, RESERVE, MOVE, FIGHT, OVER = range(6)


class War(Step["GuerraGame", GuerraState]):
    """Fifteen turns of three stages: Administration, Rebels, Congo (2.1-a, 2.1-b)."""

    name = "war"

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        state = play.state
        if state.turn >= play.game.last_turn:
            final_points(play)
            state.stack.clear()
            return False
        administration(play)
        play.push("stage", CONGO, RECOVER)
        play.push("stage", REBELS, RECOVER)
        return False


def administration(play: GuerraPlay) -> None:
    """Turn, victory points, morale, replacements, reinforcements, air points, in this order (2.2-g)."""
    game, state = play.game, play.state
    points = game.theatre.tables.points
    state.turn += 1
    refresh_cuts(game.theatre, state)
    play.tell("turn", {"turn": state.turn, "of": game.last_turn}, "2.2-a")
    tell_reopened(play)
    turn_points(play)
    state.air = points.air[state.turn - 1]  # lost if unused (4.5-b); the markers of 4.3.1 look at it
    update_morale(play)
    gained = [points.rebels[state.turn - 1], points.congo[state.turn - 1]]
    for side in (REBELS, CONGO):
        state.replacements[side] += gained[side]
    if any(gained):
        play.tell("replacements", {"rebels": gained[REBELS], "congo": gained[CONGO]}, "2.2-d")
    due = [unit for unit, turn in enumerate(game.theatre.arrival) if turn and turn <= state.turn]
    for unit in due:
        if state.hex[unit] == TO_COME:
            state.hex[unit] = DUE
            state.due |= 1 << unit
            theatre = game.theatre
            play.tell("due", {"unit": theatre.names[unit], "place": theatre.units[unit].at}, "2.2-e")
    if state.air:
        play.tell("air-points", {"points": state.air}, "2.2-f")


def tell_reopened(play: GuerraPlay) -> None:
    """The interdictions whose last turn is past (4.6.4-a)."""
    theatre = play.game.theatre
    over = play.state.turn - 1
    if over not in play.state.cut:
        return
    for number, until in enumerate(play.state.cut):
        if until and until == over:
            space, name = theatre.facilities[number]
            play.tell("reopened", {"at": theatre.grid.names[space], "facility": name}, "4.6.4-a")


class Stage(Step["GuerraGame", GuerraState]):
    """A player's stage: replacements, arrivals, then the Movement Phase and the Combat Phase (2.1-c).

    Frame: whose stage, and what comes next in it.
    """

    name = "stage"
    FRAME = {"side": "seat", "next": "number"}

    def run(self, play: GuerraPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        _, side, part = frame
        if part == OVER:
            play.pop()
            return False
        play.replace("stage", side, part + 1)
        surprised = is_surprised(game, state, side)
        if part == RECOVER:
            begin_stage(play, side)
            play.push("recover", side, 0)
        elif part == MOBILISE:
            play.push("mobilise", side, 0)
        elif part == RESERVE:
            if not surprised:
                find_supply(play, side)
                if game.reserves:
                    state.reserve &= ~game.theatre.of_side[side]  # 8.1-b
                    play.push("reserve", side)
        elif part == MOVE:
            if surprised:
                play.tell("surprise", {}, "6-c")
                send_back(play)
            else:
                play.push("movement", side)
        else:
            begin_combat(play, side)
        return False


def find_supply(play: GuerraPlay, side: int) -> None:
    """Before anybody moves, supply is checked (2.3-a)."""
    state = play.state
    state.unsupplied = unsupplied_units(play.game, state, side)
    if state.unsupplied:
        names = play.game.theatre.names
        units = [names[unit] for unit in each(state.unsupplied)]
        play.tell("unsupplied", {"side": play.game.seats[side], "count": len(units), "units": units}, "3.6.1-a")


def is_surprised(game: GuerraGame, state: GuerraState, side: int) -> bool:
    """On turn 1 the Congo side has no Movement Phase (6-c)."""
    return side == CONGO and state.turn == 1


def begin_stage(play: GuerraPlay, side: int) -> None:
    """Clears what was remembered of the stage before."""
    state = play.state
    play.tell("stage", {"side": play.game.seats[side]}, "2.1-b")
    state.moved = state.stripped = state.mobilised = state.unsupplied = 0
    state.attacked = state.fought = 0
    state.order.clear()
    for column in (state.flown, state.entered):
        for number, value in enumerate(column):
            if value:
                column[number] = 0


def begin_combat(play: GuerraPlay, side: int) -> None:
    """From here on nothing marches until the next turn (2.1-c)."""
    play.state.moved = play.state.stripped = play.state.unsupplied = 0
    play.push("combat", side)


def send_back(play: GuerraPlay) -> None:
    """At the end of the phase the last units to enter an overfull hex go back where they came from (3.2.2-g)."""
    game, state = play.game, play.state
    theatre = game.theatre
    crowded = True
    while crowded:
        crowded = False
        for unit in reversed(state.order):
            space = state.hex[unit]
            if space < 0 or state.at[space] == 1 << unit or not game.overfull(state, space):
                continue
            state.order.reverse()
            state.order.remove(unit)  # the last time it entered anywhere
            state.order.reverse()
            if state.moved >> unit & 1:
                state.moved &= ~(1 << unit)
                back = state.came[unit]
            else:
                back = DUE  # a mobilised unit in excess waits for a later turn (3.4.3-a)
                state.mobilised &= ~(1 << unit)
            game.put_back(play, unit, back)
            facts = {"unit": theatre.names[unit], "at": theatre.grid.names[space]}
            play.tell("sent-back", facts, "3.2.2-g" if back >= 0 else "3.4.3-a")
            crowded = True
            break
    state.order.clear()
    state.mobilised = 0
    for unit, space in enumerate(state.came):
        if space != -1:
            state.came[unit] = -1
