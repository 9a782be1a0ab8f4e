"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each
from sandtable.games.guerra.pieces import index
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT, MOBILE, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def check(game: GuerraGame, state: GuerraState) -> list[str]:
    """All that is wrong with a state."""
    return [*_places(game, state), *_markers(game, state), *_tracks(game, state), *_derived(game, state)]


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
        if state.held[1 - state.holder[town]] >> space & 1:
            yield f"{theatre.town_names[town]} is held by the side that is not there"
    if not any(frame[0] in ("movement", "march", "mobilise", "reserve", "recover") for frame in state.stack):
        for space in each(state.held[REBELS] | state.held[CONGO]):
            if state.at[space] & (state.at[space] - 1) and game.overfull(state, space):
                yield f"{names[space]} holds too many units"


def _markers(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    for name in ("reduced", "attacked", "fought", "reserve", "unsupplied"):
        if getattr(state, name) & ~state.alive:
            yield f"a unit that is not on the map is {name}"
    for unit, points in enumerate(state.slowed):
        if points and not state.alive >> unit & 1:
            yield f"{game.theatre.names[unit]} is slowed but not on the map"


def _tracks(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    low, high = game.morale_range
    if any(not low <= marker <= high for marker in state.morale):
        yield f"a morale marker is off its track: {list(state.morale)}"
    if state.air < 0 or min(state.replacements) < 0:
        yield "air or replacement points below 0"
    if not 0 <= state.turn <= game.last_turn:
        yield f"there is no turn {state.turn}"


def _derived(game: GuerraGame, state: GuerraState) -> Iterator[str]:
    again = state.copy()
    index(game.theatre, again)
    for name in state.DERIVED:
        if getattr(again, name) != getattr(state, name):
            yield f"what was worked out about {name} is out of date"
