"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each, has, several
from sandtable.games.guerra.entry import Mobilise
from sandtable.games.guerra.losses import Replacements
from sandtable.games.guerra.march import Movement
from sandtable.games.guerra.reserves import MarkReserves
from sandtable.games.guerra.stacking import overfull
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT, MOBILE, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: the steps of a stage up to its movement: until that is over, a hex may hold too many (3.2.2-b)
BEFORE_STACKING = (Replacements, Mobilise, MarkReserves, Movement)


def faults(game: GuerraGame, state: GuerraState) -> list[str]:
    """All that is wrong with a state."""
    return [*_places(game, state), *_crowds(game, state), *_markers(game, state), *_tracks(game, state)]


def _places(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    theatre = game.theatre
    names = theatre.grid.names
    for kind in (FOOT, MOBILE):
        for space in each((state.held[REBELS] | state.held[CONGO]) & ~theatre.stand[kind]):
            for unit in each(state.at[space]):
                if theatre.kind[unit] == kind:
                    yield f"{theatre.names[unit]} is in the closed hex {names[space]}"
    for space in each(state.held[REBELS] & state.held[CONGO]):
        yield f"both sides are in {names[space]}"
    for town, space in enumerate(theatre.town_space):
        if has(state.held[1 - state.holder[town]], space):
            yield f"{theatre.town_names[town]} is held by the side that is not there"


def _crowds(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    if any(isinstance(step, BEFORE_STACKING) for step in state.stack):
        return
    for space in each(state.held[REBELS] | state.held[CONGO]):
        if several(state.at[space]) and overfull(game, state, space):
            yield f"{game.theatre.grid.names[space]} holds too many units"


def _markers(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    for name in ("reduced", "attacked", "fought", "reserve", "unsupplied"):
        if getattr(state, name) & ~state.alive:
            yield f"a unit that is not on the map is {name}"
    for unit, points in enumerate(state.slowed):
        if points and not has(state.alive, unit):
            yield f"{game.theatre.names[unit]} is slowed but not on the map"


def _tracks(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    low, high = game.morale_range
    if any(not low <= marker <= high for marker in state.morale):
        yield f"a morale marker is off its track: {list(state.morale)}"
    if state.air < 0 or min(state.replacements) < 0:
        yield "air or replacement points below 0"
    if not 0 <= state.turn <= game.last_turn:
        yield f"there is no turn {state.turn}"
