"""Fog of war (8.5): what lies under the top unit of an enemy stack.

A seat sees the top unit of every enemy stack, how many units are in it, and which of them lie on their flag side. It
does not see who the others are, nor the weapons caches with them. Boxes are open displays. Units named in an attack
are seen while it lasts, the attacked stack once all support is declared, the stacks of a clash while it is offered.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece, PieceSet, Seat, Space
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, listed, plus, without
from sandtable.games.world_war_africa.aftermath import Aftermath
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.combat import Muster
from sandtable.games.world_war_africa.events import ClashEvent, clashes
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.pieces import derive
from sandtable.games.world_war_africa.stacking import mixes
from sandtable.games.world_war_africa.state import ADVISERS_UNSEEN, UNSEEN, WarState
from sandtable.games.world_war_africa.support import INFILTRATION, NO_CLASH
from sandtable.games.world_war_africa.theatre import ANGOLA, ZIMBABWE

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: added to a veiled hex: the unseen unit lies on its flag side
FLAG = 1000


def opened(game: WarGame, state: WarState) -> PieceSet:
    """Units that everybody sees now although they are not on top."""
    found = 0
    for step in state.stack:
        shows = OPENS.get(type(step))
        if shows is not None:
            found |= shows(game, state, step)
    return found


def in_attack(game: WarGame, state: WarState, step: Muster | Battle | Aftermath) -> PieceSet:
    """The attackers that are named; in a clash both stacks."""
    if step.clash == NO_CLASH:
        return step.attackers
    return step.attackers | state.at[step.target] | state.at[step.clash]


def in_battle(game: WarGame, state: WarState, step: Battle) -> PieceSet:
    """The stack under attack, too, once all support is declared."""
    found = in_attack(game, state, step)
    return found | state.at[step.target] if step.stage >= INFILTRATION else found


def in_aftermath(game: WarGame, state: WarState, step: Aftermath) -> PieceSet:
    """All who fought, and who is there now."""
    return in_attack(game, state, step) | state.at[step.target]


def on_the_march(game: WarGame, state: WarState, step: Marching) -> PieceSet:
    """What is in hand."""
    return step.group


def in_clash(game: WarGame, state: WarState, step: ClashEvent) -> PieceSet:
    """The stacks that could be made to fight each other."""
    found = 0
    for at, to in clashes(game, state):
        found |= state.at[at] | state.at[to]
    return found


#: what lies open during a step
OPENS: dict[type[Step[Any, Any]], Callable[[WarGame, WarState, Any], PieceSet]] = {
    Muster: in_attack,
    Battle: in_battle,
    Aftermath: in_aftermath,
    Marching: on_the_march,
    ClashEvent: in_clash,
}


def unseen_by(game: WarGame, state: WarState, seat: Seat) -> PieceSet:
    """The enemy units that a seat cannot see."""
    theatre = game.theatre
    boxed = 0
    for box in each(theatre.boxes):
        boxed |= state.at[box]
    return theatre.of_side[1 - seat] & state.fielded & ~state.top & ~boxed & ~opened(game, state)


def mask(game: WarGame, state: WarState, seen: WarState, seat: Seat) -> None:
    """Blanks out what the seat cannot see."""
    theatre = game.theatre
    hidden = unseen_by(game, state, seat)
    veiled = []
    for unit in each(hidden):
        veiled.append(state.where[unit] + (FLAG if has(state.inactive, unit) else 0))
        seen.where[unit] = UNSEEN
    veiled_depots = state.depots & state.held[1 - seat]
    if veiled_depots:
        for cache in theatre.cache_list:
            if state.where[cache] >= 0 and has(veiled_depots, state.where[cache]):
                seen.where[cache] = UNSEEN
                seen.moved = without(seen.moved, cache)
        seen.depots &= ~veiled_depots
    seen.veiled = sorted(veiled)
    seen.inactive &= ~hidden
    seen.moved &= ~hidden
    seen.fought &= ~hidden
    if state.advisers >= 0 and has(hidden, state.advisers):
        seen.advisers = ADVISERS_UNSEEN
    if hidden:
        cover(seen, hidden, state.where)


def cover(seen: WarState, hidden: PieceSet, where: array[int]) -> None:
    """Takes units out of what a seat sees of the hexes. Their tops stay, so who holds a hex stays known."""
    at = seen.at
    for unit in each(hidden):
        at[where[unit]] = without(at[where[unit]], unit)
    seen.fielded &= ~hidden


def fill_in(game: WarGame, state: WarState, seat: Seat, rng: Random) -> None:
    """Deals the unseen units out among the places known to hold some, and what lies with them."""
    theatre = game.theatre
    slots = list(state.veiled)
    state.veiled = []
    units = [unit for unit in range(len(theatre.units)) if state.where[unit] == UNSEEN]
    deal_out(game, state, units, slots, rng)
    derive(game, state)
    hiding = listed(state.held[1 - seat])
    for cache in theatre.cache_list:
        if state.where[cache] == UNSEEN:
            state.where[cache] = rng.choice(hiding)
    if state.advisers == ADVISERS_UNSEEN:
        regulars = [unit for unit in units if has(theatre.fac, unit)]
        state.advisers = rng.choice(regulars)
    derive(game, state)


def deal_out(game: WarGame, state: WarState, units: list[int], slots: list[int], rng: Random) -> None:
    """Puts unseen units in the places that hold one: those with fewest choices first, going back where it fails."""
    theatre = game.theatre
    rng.shuffle(units)
    rng.shuffle(slots)
    passing = 0  # a unit on its way to an aircraft may be where it could not stay
    for step in state.stack:
        passing |= step.group if isinstance(step, Marching) else 0
    stacks = {slot % FLAG: state.at[slot % FLAG] & ~passing for slot in slots}
    easy = theatre.fac & ~theatre.motor
    flagged = theatre.of_contingent[ZIMBABWE] | theatre.of_contingent[ANGOLA]

    def fits(unit: Piece, slot: int) -> bool:
        space = slot % FLAG
        if slot >= FLAG and not has(flagged, unit):
            return False
        return has(theatre.ground[unit], space) and mixes(theatre, plus(stacks[space], unit))

    def choices(unit: Piece) -> int:
        return sum(fits(unit, slot) for slot in slots)

    units.sort(key=lambda unit: (has(easy, unit), choices(unit)))
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
            stacks[space] = plus(stacks[space], unit)
            state.where[unit] = space
            if slot >= FLAG:
                state.inactive = plus(state.inactive, unit)
            if place(number + 1):
                return True
            state.inactive = without(state.inactive, unit)
            stacks[space] = without(stacks[space], unit)
            free[spot] = None
        return False

    if not place(0):
        raise ValueError("no way to deal the unseen units out")


def strangers(game: WarGame, state: WarState, space: Space) -> tuple[int, int]:
    """In what a seat sees: how many unseen units a hex holds, and which units they could be."""
    theatre = game.theatre
    count = sum(slot % FLAG == space for slot in state.veiled)
    if not count:
        return 0, 0
    here = state.at[space]
    could = 0
    for unit in range(len(theatre.units)):
        if state.where[unit] == UNSEEN and has(theatre.ground[unit], space):
            if mixes(theatre, plus(here, unit)):
                could = plus(could, unit)
    return count, could
