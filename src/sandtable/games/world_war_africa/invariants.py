"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import has, listed, several, size
from sandtable.games.world_war_africa.combat import Combat
from sandtable.games.world_war_africa.movement import March
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.resources import ResourcePoints
from sandtable.games.world_war_africa.stacking import Overstacking, mixes, overstacked
from sandtable.games.world_war_africa.state import ASIDE, OUT, READY, UNSEEN, USED, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, SIDE_OF

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: steps in which a hex may hold too many for the moment (6.1-a): what an event brings counts after the next segment
CROWDED = (ResourcePoints, Movement, March, Overstacking)


def may_be_crowded(state: WarState) -> bool:
    """Whether a hex may hold too many now: before a segment ends, after an advance, too (6.1-a, 8.9-a)."""
    steps = CROWDED if not state.fought else (*CROWDED, Combat)
    return any(isinstance(step, steps) for step in state.stack)


def faults(game: WarGame, state: WarState) -> list[str]:
    """All that is wrong with a state, derived fields apart."""
    return [
        *_units(game, state),
        *_stacks(game, state),
        *_markers(game, state),
        *_numbers(game, state),
    ]


def _units(game: WarGame, state: WarState) -> Iterator[str]:
    theatre = game.theatre
    for unit in listed(state.fielded):
        space = state.where[unit]
        name = theatre.piece_names[unit]
        if has(theatre.boxes, space):
            allowed = theatre.of_faction["Rw"] | theatre.hutu
            if space == theatre.rwanda_box and not has(allowed, unit):
                yield f"{name} is in the Rwanda Box"
        elif not has(theatre.ground[unit], space):
            yield f"{name} is in {theatre.names[space]}, where it may never be"


def _stacks(game: WarGame, state: WarState) -> Iterator[str]:
    theatre = game.theatre
    passing = 0  # a unit on its way to an aircraft may be where it could not stay
    for step in state.stack:
        passing |= step.group if isinstance(step, March) else 0
    for space in listed(state.held[0] | state.held[1]):
        here = state.at[space]
        name = theatre.names[space]
        if here & theatre.of_side[GOVERNMENT] and here & theatre.of_side[REBEL]:
            yield f"both sides are in {name}"
        elif several(here) and not mixes(theatre, here & ~passing):
            yield f"contingents that may not stack are in {name}"
        if size(here & state.top) != 1:
            yield f"the stack in {name} does not have one top unit"
        contingent = state.control[space]
        if contingent < 0 or not here & theatre.of_side[SIDE_OF[contingent]]:
            yield f"{name} is not controlled by the side that is in it"
    kitona = state.at[theatre.kitona]
    if kitona & theatre.of_side[GOVERNMENT] and kitona & theatre.of_side[REBEL]:
        yield "both sides are in Kitona"
    if not may_be_crowded(state):
        crowded = overstacked(theatre, state)
        if crowded >= 0:
            yield f"there are too many units in {theatre.names[crowded]}"


def _markers(game: WarGame, state: WarState) -> Iterator[str]:
    theatre = game.theatre
    for marker in range(len(theatre.units), len(state.where)):
        place = state.where[marker]
        on_map = place >= 0 or place == UNSEEN
        allowed = place in (ASIDE, USED) or (on_map if has(theatre.caches, marker) else place == READY)
        if not allowed:
            yield f"{theatre.piece_names[marker]} is in a wrong place ({place})"


def _numbers(game: WarGame, state: WarState) -> Iterator[str]:
    theatre = game.theatre
    if state.turn > len(theatre.tables.turn):
        yield f"there is no turn {state.turn}"
    for contingent, points in enumerate(state.points):
        if not 0 <= points <= theatre.tables.resources.cap:
            yield f"{theatre.contingents[contingent]} has {points} RP"
    if state.advisers >= 0 and not has(theatre.fac, state.advisers):
        yield "the advisers are not with a FAC unit"
    gone = [unit for unit, place in enumerate(state.where) if place == OUT]
    for unit in gone:
        if unit >= len(theatre.units) or has(theatre.rebuilt, unit):
            yield f"{theatre.piece_names[unit]} left the game"
