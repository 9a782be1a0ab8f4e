"""The Movement Phase: pick a unit, then send it to where it ends; each unit moves once (2.3-a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import chosen, each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import DONE, Done, Leave, Move, Pick, Reserve, Strip
from sandtable.games.guerra.entry import entry_spent, is_waiting
from sandtable.games.guerra.losses import forget, take_loss
from sandtable.games.guerra.movement import allowance, pickable, reach, why_not_leave, why_not_march, why_not_pick
from sandtable.games.guerra.pieces import arrive, lift
from sandtable.games.guerra.stage import send_back
from sandtable.games.guerra.state import LEFT, GuerraState
from sandtable.games.guerra.transport import (
    charge_flight,
    flights,
    rail_reach,
    river_reach,
    why_not_fly,
    why_not_ride,
    why_not_sail,
)

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

MARCH, RAILWAY, RIVER, AIR = "march", "railway", "river", "air"


class Movement(Step["GuerraGame", GuerraState]):
    """Which unit moves next? Frame: whose phase it is.

    Picks are listed; a move that names its unit is as good, and asking why not gets the same answer.
    """

    name = "movement"
    FRAME = {"side": "seat"}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        side: int = frame[1]
        return side

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        units = pickable(game, state, frame[1])
        found = chosen(game.picks, units)
        short = state.unsupplied & units & game.theatre.motorised & ~state.reduced
        if short:
            found += [Strip(game.theatre.names[unit]) for unit in each(short)]
        found.append(DONE)
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Pick | Strip | Move | Leave):
            unit = game.theatre.piece.get(action.unit, -1)
            if unit < 0:
                return Refusal("2.7.1-a", {"unit": action.unit})
            refusal = why_not_pick(game, state, frame[1], unit)
            if refusal or isinstance(action, Pick):
                return refusal
            if isinstance(action, Strip):
                return why_not_strip(game, state, unit)
            return MARCHING.why_not(game, state, (MARCHING.name, unit), action)
        if isinstance(action, Reserve):
            return Refusal("8.1-b" if game.reserves else "8.1-a", {"unit": action.unit})
        return Refusal("2.1-c")

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Pick | Move | Leave):
            play.push("march", play.game.theatre.piece[action.unit])
            if not isinstance(action, Pick):
                MARCHING.answer(play, play.state.stack[-1], action)
        elif isinstance(action, Strip):
            unit = play.game.theatre.piece[action.unit]
            play.state.stripped |= 1 << unit
            play.tell("stripped", {"unit": action.unit}, "3.6.2-c")
            take_loss(play, unit, "3.6.2-c")
            play.push("march", unit)
        else:
            side: int = frame[1]
            moved = (play.state.moved & play.game.theatre.of_side[side]).bit_count()
            play.tell("movement-over", {"side": play.game.seats[side], "moved": moved}, "2.3-a")
            end_movement(play, side)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-movement", {"turn": state.turn})


def why_not_strip(game: GuerraGame, state: GuerraState, unit: int) -> Refusal | None:
    """What keeps a unit from abandoning equipment: only motorised ones without supply and without a loss may."""
    right = game.theatre.motorised & state.unsupplied & ~state.reduced
    return None if right >> unit & 1 else Refusal("3.6.2-c", {"unit": game.theatre.names[unit]})


def end_movement(play: GuerraPlay, side: int) -> None:
    """Stacking is checked, and what a bombardment took from this phase is over (3.2.2-b, 4.6.3-a)."""
    game, state = play.game, play.state
    play.pop()
    stood_still = game.theatre.of_side[side] & ~state.moved
    send_back(play)
    for unit in each(game.theatre.of_side[side]):
        if state.slowed[unit] and not (game.slowed_until_moved and stood_still >> unit & 1):
            state.slowed[unit] = 0


class March(Step["GuerraGame", GuerraState]):
    """Where does the unit go? Frame: the unit."""

    name = "march"
    FRAME = {"unit": "piece"}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return game.theatre.side[frame[1]]

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        unit: int = frame[1]
        if is_waiting(state, unit):
            return entry_answers(game, state, unit)
        start = state.hex[unit]
        on_foot, places, exits = reach(game, state, unit, start, allowance(game, state, unit))
        moves = game.marches(unit)
        found: list[Action] = [moves[space] for space in places]
        theatre = game.theatre
        names = theatre.grid.names
        known = on_foot
        if not state.unsupplied >> unit & 1 and not surrounded_start(game, state, unit):
            if theatre.rails >> start & 1:
                side = theatre.side[unit]
                by_rail = rail_reach(game, state, side, start, theatre.tables.limits.rail_hexes) & ~known
                found += [Move(theatre.names[unit], names[space], RAILWAY) for space in listed(by_rail)]
                known |= by_rail
            if theatre.segments_at[start]:
                by_boat = river_reach(game, state, unit, start) & ~known
                found += [Move(theatre.names[unit], names[space], RIVER) for space in listed(by_boat)]
                known |= by_boat
        if theatre.field_spaces >> start & 1:
            by_air = flights(game, state, unit) & ~known
            found += [Move(theatre.names[unit], names[space], AIR) for space in listed(by_air)]
        if exits:
            found.append(Leave(theatre.names[unit], names[start if exits >> start & 1 else first(exits)]))
        return found

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        unit: int = frame[1]
        theatre = game.theatre
        if not isinstance(action, Pick | Strip | Move | Leave | Done):
            return Refusal("2.1-c")
        if not isinstance(action, Move | Leave) or action.unit != theatre.names[unit]:
            return Refusal("2.3-a", {"unit": theatre.names[unit]})  # one after another
        name = action.to if isinstance(action, Move) else action.at
        space = theatre.grid.index.get(name, -1)
        if space < 0:
            return Refusal("2.5-a", {"to": name})
        if is_waiting(state, unit):
            return why_not_enter(game, state, unit, action, space)
        start = state.hex[unit]
        if isinstance(action, Move) and action.by == AIR:
            return why_not_fly(game, state, unit, space)
        if surrounded_start(game, state, unit):
            return Refusal("3.2.1-g", {"unit": theatre.names[unit]})
        if isinstance(action, Leave):
            return why_not_leave(game, state, unit, space, start, allowance(game, state, unit))
        if action.by == MARCH:
            return why_not_march(game, state, unit, space, start, allowance(game, state, unit))
        if action.by == RAILWAY:
            return why_not_ride(game, state, unit, space, start, theatre.tables.limits.rail_hexes)
        if action.by == RIVER:
            return why_not_sail(game, state, unit, space)
        return Refusal("3.1-a", {"by": action.by})

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        unit: int = frame[1]
        play.pop()
        start = state.hex[unit]
        state.moved |= 1 << unit
        state.reserve &= ~(1 << unit)  # 8.1-b
        if isinstance(action, Leave):
            lift(theatre, state, unit, LEFT)
            forget(state, unit)
            play.tell("left", {"unit": action.unit, "at": action.at}, "3.4.1-b")
            game.check_armies(play)
            return
        assert isinstance(action, Move)
        space = theatre.grid.index[action.to]
        if is_waiting(state, unit):
            state.entered[theatre.entry_of[unit]] += 1
        elif action.by == AIR:
            charge_flight(game, state, unit, start, space)
        state.came[unit] = start
        state.order.append(unit)
        play.tell(
            "move",
            {
                "unit": action.unit,
                "from": theatre.grid.names[start] if start >= 0 else theatre.entry_names[theatre.entry_of[unit]],
                "to": action.to,
                "by": action.by,
            },
            RULE_BY_WAY[action.by] if start >= 0 else "3.4.2-a",
        )
        arrive(play, unit, space)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        unit: int = frame[1]
        points = game.theatre.move[unit] if is_waiting(state, unit) else allowance(game, state, unit)
        return Message("guerra-question-march", {"unit": game.theatre.names[unit], "points": points})


MARCHING = March()
RULE_BY_WAY = {MARCH: "3.1-a", RAILWAY: "3.3.4-b", RIVER: "3.3.3-b", AIR: "3.5-a"}


def surrounded_start(game: GuerraGame, state: GuerraState, unit: int) -> bool:
    """Whether a unit has nowhere to march to; then only an aeroplane takes it away (3.2.1-g, 3.5-f)."""
    space = state.hex[unit]
    around = game.open_near(state, game.theatre.kind[unit])[space]
    return not around & ~state.held[1 - game.theatre.side[unit]]


def entry_answers(game: GuerraGame, state: GuerraState, unit: int) -> list[Action]:
    """Where a reinforcement can get to from its entry hex, by road or by rail (3.4.2)."""
    theatre = game.theatre
    entry = theatre.entries[theatre.entry_of[unit]]
    by_road, _, _ = reach(game, state, unit, entry, theatre.move[unit], entry_spent(game, state, unit))
    by_road |= 1 << entry  # the guarantee of one hex
    moves = game.marches(unit)
    found: list[Action] = [moves[space] for space in listed(by_road)]
    by_rail = entry_rail_reach(game, state, unit) & ~by_road
    names = theatre.grid.names
    found += [Move(theatre.names[unit], names[space], RAILWAY) for space in listed(by_rail)]
    return found


def entry_rail_reach(game: GuerraGame, state: GuerraState, unit: int) -> int:
    """15 railway hexes for the first unit, 14 for the second …, the entry hex counted (3.4.2-c)."""
    theatre = game.theatre
    number = theatre.entry_of[unit]
    entry = theatre.entries[number]
    hexes = theatre.tables.limits.rail_hexes - state.entered[number]
    if not theatre.rails >> entry & 1 or hexes < 1:
        return 0
    return 1 << entry | rail_reach(game, state, theatre.side[unit], entry, hexes - 1)


def why_not_enter(game: GuerraGame, state: GuerraState, unit: int, action: Action, space: int) -> Refusal | None:
    """What keeps a reinforcement from getting to a hex in the turn it comes in."""
    theatre = game.theatre
    entry = theatre.entries[theatre.entry_of[unit]]
    if isinstance(action, Move) and action.by == MARCH:
        if space == entry:
            return None
        return why_not_march(game, state, unit, space, entry, theatre.move[unit], entry_spent(game, state, unit))
    if isinstance(action, Move) and action.by == RAILWAY:
        if entry_rail_reach(game, state, unit) >> space & 1:
            return None
        return Refusal("3.4.2-c", {"unit": theatre.names[unit], "to": action.to})
    return Refusal("3.4.2-d", {"unit": theatre.names[unit]})
