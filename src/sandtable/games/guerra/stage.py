"""The sequence of play: turns, the Administration stage, the two players' stages (2.1 to 2.4, 6-c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, Seat
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, plus
from sandtable.games.guerra.combat import Combat
from sandtable.games.guerra.entry import Mobilise
from sandtable.games.guerra.losses import Replacements
from sandtable.games.guerra.march import Movement
from sandtable.games.guerra.morale import update_morale
from sandtable.games.guerra.movement import is_surprised
from sandtable.games.guerra.pieces import refresh_cuts
from sandtable.games.guerra.reserves import MarkReserves
from sandtable.games.guerra.stacking import send_back
from sandtable.games.guerra.state import DUE, TO_COME, GuerraState
from sandtable.games.guerra.supply import unsupplied_units
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.victory import final_points, turn_points

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

RECOVER, MOBILISE, RESERVE, MOVE, FIGHT, OVER = range(6)


class War(Step["GuerraGame", GuerraState], frozen=True):
    """Fifteen turns of three stages: Administration, Rebels, Congo (2.1-a, 2.1-b)."""

    name = "war"

    def run(self, play: GuerraPlay) -> bool:
        state = play.state
        if state.turn >= play.game.last_turn:
            final_points(play)
            state.stack.clear()
            return False
        administration(play)
        play.push(Stage(CONGO, RECOVER), Stage(REBELS, RECOVER))
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
    new_replacements(play, [points.rebels[state.turn - 1], points.congo[state.turn - 1]])
    reinforcements(play)
    if state.air:
        play.tell("air-points", {"points": state.air}, "2.2-f")


def new_replacements(play: GuerraPlay, gained: list[Number]) -> None:
    """Those of Tabela 6 (2.2-d), as many as the track has boxes for (option of 5.3-d)."""
    state = play.state
    if any(gained):
        play.tell("replacements", {"rebels": gained[REBELS], "congo": gained[CONGO]}, "2.2-d")
    for side in (REBELS, CONGO):
        lost = max(0, state.replacements[side] + gained[side] - play.game.most_replacements)
        state.replacements[side] += gained[side] - lost
        if lost:
            play.tell("track-full", {"side": play.game.seats[side], "lost": lost}, "5.3-d")


def reinforcements(play: GuerraPlay) -> None:
    """Those of this turn stand beside the map (2.2-e)."""
    state, theatre = play.state, play.game.theatre
    for unit in arrivals(play.game, state):
        state.hex[unit] = DUE
        state.due = plus(state.due, unit)
        printed = theatre.units[unit]
        entry = theatre.entry_of[unit]
        at = theatre.grid.names[theatre.entries[entry]] if entry >= 0 else ""
        facts = {"unit": theatre.names[unit], "place": printed.at, "radius": printed.radius}
        facts |= {"entry": entry >= 0, "hex": at}
        play.tell("due", facts, "2.2-e")


def arrivals(game: GuerraGame, state: GuerraState) -> list[Piece]:
    """The reinforcements of this turn and of those before that have not been called."""
    turns = enumerate(game.theatre.arrival)
    return [unit for unit, turn in turns if 0 < turn <= state.turn and state.hex[unit] == TO_COME]


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


class Stage(Step["GuerraGame", GuerraState], frozen=True):
    """A player's stage: replacements, arrivals, then the Movement Phase and the Combat Phase (2.1-c)."""

    name = "stage"

    side: Seat
    #: what comes next in it
    next: Number

    def run(self, play: GuerraPlay) -> bool:
        if self.next == OVER:
            play.pop()
        else:
            play.replace(self.but(next=self.next + 1))
            PARTS[self.next](play, self.side)
        return False

    @property
    def fights(self) -> bool:
        """Whether its Combat Phase has come."""
        return self.next > FIGHT


def begin_stage(play: GuerraPlay, side: Seat) -> None:
    """Clears what was remembered of the stage before; losses are recovered (5.3-a)."""
    state = play.state
    play.tell("stage", {"side": play.game.seats[side]}, "2.1-b")
    state.moved = state.stripped = state.mobilised = state.unsupplied = 0
    state.attacked = state.fought = 0
    state.order.clear()
    for column in (state.flown, state.entered):
        for number, value in enumerate(column):
            if value:
                column[number] = 0
    play.push(Replacements(side, 0))


def begin_mobilising(play: GuerraPlay, side: Seat) -> None:
    """Recruits are put on the map (3.4.3)."""
    play.push(Mobilise(side, 0))


def begin_reserves(play: GuerraPlay, side: Seat) -> None:
    """The Movement Phase begins with a look at supply (2.3-a), then units may be kept back (8.1-b)."""
    game, state = play.game, play.state
    if is_surprised(state, side):
        return
    find_supply(play, side)
    if game.reserves:
        state.reserve &= ~game.theatre.of_side[side]
        play.push(MarkReserves(side))


def begin_movement(play: GuerraPlay, side: Seat) -> None:
    """The units move, unless they are surprised (6-c)."""
    if is_surprised(play.state, side):
        play.tell("surprise", {}, "6-c")
        send_back(play)
    else:
        play.push(Movement(side))


def begin_combat(play: GuerraPlay, side: Seat) -> None:
    """From here on nothing marches until the next turn (2.1-c)."""
    play.state.moved = play.state.stripped = play.state.unsupplied = 0
    play.push(Combat(side))


#: what is done in each part of a stage
PARTS: dict[int, Callable[[GuerraPlay, Seat], None]] = {
    RECOVER: begin_stage,
    MOBILISE: begin_mobilising,
    RESERVE: begin_reserves,
    MOVE: begin_movement,
    FIGHT: begin_combat,
}


def find_supply(play: GuerraPlay, side: Seat) -> None:
    """Before anybody moves, supply is checked (2.3-a)."""
    state = play.state
    state.unsupplied = unsupplied_units(play.game, state, side)
    if state.unsupplied:
        names = play.game.theatre.names
        units = [names[unit] for unit in each(state.unsupplied)]
        play.tell("unsupplied", {"side": play.game.seats[side], "count": len(units), "units": units}, "3.6.1-a")
