"""Fog of war (8.5): what lies under the top unit of an enemy stack.

A seat sees the top unit of every enemy stack, how many units are in it, and which of them lie on their flag side. It
does not see who the others are, nor the weapons caches with them. Boxes are open displays. Units named in an attack
are seen while it lasts, the attacked stack once all support is declared, the stacks of a clash while it is offered.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import View
from sandtable.engine.spaces import each, listed
from sandtable.games.world_war_africa.events import clashes
from sandtable.games.world_war_africa.pieces import index
from sandtable.games.world_war_africa.stacking import mixes
from sandtable.games.world_war_africa.state import ADVISERS_UNSEEN, UNSEEN, WarState
from sandtable.games.world_war_africa.support import INFILTRATION
from sandtable.games.world_war_africa.theatre import ANGOLA, ZIMBABWE

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

NO_KEY = bytes(32)
#: added to a veiled hex: the unseen unit lies on its flag side
FLAG = 1000


def opened(game: WarGame, state: WarState) -> int:
    """Units that everybody sees now although they are not on top."""
    found = 0
    for frame in state.stack:
        name = frame[0]
        if name in ("muster", "battle", "aftermath"):
            found |= frame[2]
            if name == "aftermath" or (name == "battle" and frame[3] >= INFILTRATION):
                found |= state.at[frame[1]]
            if frame[-1] >= 0:  # a clash: both stacks lie open
                found |= state.at[frame[1]] | state.at[frame[-1]]
        elif name == "losses":
            found |= frame[2]
        elif name == "march":
            found |= frame[1]
        elif name == "clash":
            for at, to in clashes(game, state):
                found |= state.at[at] | state.at[to]
    return found


def unseen_by(game: WarGame, state: WarState, seat: int) -> int:
    """The enemy units that a seat cannot see."""
    theatre = game.theatre
    boxed = 0
    for box in each(theatre.boxes):
        boxed |= state.at[box]
    return theatre.of_side[1 - seat] & state.fielded & ~state.top & ~boxed & ~opened(game, state)


def mask(game: WarGame, state: WarState, seat: int) -> WarState:
    """A copy of the state without what the seat cannot see, and without the game's secret key."""
    theatre = game.theatre
    seen = state.copy()
    seen.chance = Chance(NO_KEY, state.chance.decision)
    hidden = unseen_by(game, state, seat)
    veiled = []
    for unit in each(hidden):
        veiled.append(state.where[unit] + (FLAG if state.inactive >> unit & 1 else 0))
        seen.where[unit] = UNSEEN
    veiled_depots = state.depots & state.held[1 - seat]
    if veiled_depots:
        for cache in theatre.cache_list:
            if state.where[cache] >= 0 and veiled_depots >> state.where[cache] & 1:
                seen.where[cache] = UNSEEN
                seen.moved &= ~(1 << cache)
        seen.depots &= ~veiled_depots
    seen.veiled = sorted(veiled)
    seen.inactive &= ~hidden
    seen.moved &= ~hidden
    seen.fought &= ~hidden
    if state.advisers >= 0 and hidden >> state.advisers & 1:
        seen.advisers = ADVISERS_UNSEEN
    if hidden:
        cover(seen, hidden, state.where)
    return seen


def cover(seen: WarState, hidden: int, where: array[int]) -> None:
    """Takes units out of what a seat sees of the hexes. Their tops stay, so who holds a hex stays known."""
    at = seen.at
    for unit in each(hidden):
        at[where[unit]] &= ~(1 << unit)
    seen.fielded &= ~hidden


def unseen_caches(game: WarGame, seen: WarState) -> int:
    """Caches below enemy stacks."""
    return sum(1 << cache for cache in each(game.theatre.caches) if seen.where[cache] == UNSEEN)


def imagine(game: WarGame, view: View, rng: Random) -> WarState:
    """A true state that this view could come from: the unseen units dealt out among the places known to hold some."""
    assert isinstance(view.state, WarState)
    theatre = game.theatre
    state = view.state.copy()
    state.chance = Chance(rng.randbytes(32), state.chance.decision)
    state.pending = None
    slots = list(state.veiled)
    state.veiled = []
    units = [unit for unit in range(len(theatre.units)) if state.where[unit] == UNSEEN]
    deal_out(game, state, units, slots, rng)
    index(theatre, state)
    hiding = listed(state.held[1 - view.seat])
    for cache in each(unseen_caches(game, state)):
        state.where[cache] = rng.choice(hiding)
    if state.advisers == ADVISERS_UNSEEN:
        regulars = [unit for unit in units if theatre.fac >> unit & 1]
        state.advisers = rng.choice(regulars)
    index(theatre, state)
    return state


def deal_out(game: WarGame, state: WarState, units: list[int], slots: list[int], rng: Random) -> None:
    """Puts unseen units in the places that hold one: those with fewest choices first, going back where it fails."""
    theatre = game.theatre
    rng.shuffle(units)
    rng.shuffle(slots)
    stacks = {slot % FLAG: state.at[slot % FLAG] for slot in slots}
    easy = theatre.fac & ~theatre.motor
    flagged = theatre.of_contingent[ZIMBABWE] | theatre.of_contingent[ANGOLA]

    def fits(unit: int, slot: int) -> bool:
        space = slot % FLAG
        if slot >= FLAG and not flagged >> unit & 1:
            return False
        return bool(theatre.ground[unit] >> space & 1) and mixes(theatre, stacks[space] | 1 << unit)

    def choices(unit: int) -> int:
        return sum(fits(unit, slot) for slot in slots)

    units.sort(key=lambda unit: (easy >> unit & 1, choices(unit)))
    slots.sort(key=lambda slot: slot < FLAG)  # known flag sides are filled first
    free = dict.fromkeys(range(len(slots)))

    def place(number: int) -> bool:
        if number == len(units):
            return True
        unit = units[number]
        for spot in list(free):
            slot = slots[spot]
            space = slot % FLAG
            if not fits(unit, slot):
                continue
            del free[spot]
            stacks[space] |= 1 << unit
            state.where[unit] = space
            if slot >= FLAG:
                state.inactive |= 1 << unit
            if place(number + 1):
                return True
            state.inactive &= ~(1 << unit)
            stacks[space] &= ~(1 << unit)
            free[spot] = None
        return False

    if not place(0):
        raise ValueError("no way to deal the unseen units out")


def strangers(game: WarGame, state: WarState, space: int) -> tuple[int, int]:
    """In what a seat sees: how many unseen units a hex holds, and which units they could be."""
    theatre = game.theatre
    count = sum(slot % FLAG == space for slot in state.veiled)
    if not count:
        return 0, 0
    here = state.at[space]
    could = 0
    for unit in range(len(theatre.units)):
        if state.where[unit] == UNSEEN and theatre.ground[unit] >> space & 1:
            if mixes(theatre, here | 1 << unit):
                could |= 1 << unit
    return count, could
