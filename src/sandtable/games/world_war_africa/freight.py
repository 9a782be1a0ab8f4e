"""Caches by air (7.9-f, 12.2-c): which ones can be flown, by which marker and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.spaces import has, listed, plus
from sandtable.games.world_war_africa.state import READY, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, SIDE_OF
from sandtable.games.world_war_africa.transport import (
    NOT_TOLD,
    all_flown,
    carriers,
    landing_ground,
    why_not_take_off,
    why_nowhere,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def cache_side(state: WarState, cache: Piece) -> Seat:
    """Whose a cache is."""
    return REBEL if has(state.rebel_held, cache) else GOVERNMENT


def freight_ends(game: WarGame, state: WarState, cache: Piece, by: Piece) -> SpaceSet:
    """Where a marker may bring a cache (7.9-f, 12.2-c)."""
    side = cache_side(state, cache)
    start = state.where[cache]
    if start < 0 or why_not_take_off(game, state, by, side, start, NOT_TOLD):
        return 0
    return landing_ground(game, state, by, side, start)


def why_not_freight(game: WarGame, state: WarState, cache: Piece, by: Piece) -> Refusal | None:
    """What keeps a marker from taking a cache aboard where it lies."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[cache], "by": theatre.piece_names[by]}
    side = cache_side(state, cache)
    if not has(theatre.transports, by):
        return Refusal("7.9-a", about)
    if has(theatre.pmc, by):
        if state.where[by] == READY and has(state.rebel_held, by) != side:
            return Refusal("7.9.1-c", about)
    elif by not in game.transports_of[state.active]:
        return Refusal("7.9-h", about)
    if state.where[by] != READY:
        return Refusal("7.9-d", about)
    if all_flown(game, state, by):
        return Refusal("5.3-b", about)
    start = state.where[cache]
    refusal = why_not_take_off(game, state, by, side, start, about)
    if refusal or freight_ends(game, state, cache, by):
        return refusal
    return why_nowhere(game, state, by, start, about)


def liftable_caches(game: WarGame, state: WarState) -> PieceSet:
    """The caches that the active contingent could put aboard an aircraft now."""
    theatre = game.theatre
    if not state.depots:
        return 0
    ready = carriers(game, state, state.active)
    if not ready:
        return 0
    side = SIDE_OF[state.active]
    own = theatre.caches & (state.rebel_held if side == REBEL else ~state.rebel_held)
    found = 0
    for cache in listed(own & ~state.moved):
        space = state.where[cache]
        if space < 0:
            continue
        company = state.at[space]
        if company and not company & theatre.of_contingent[state.active]:
            continue  # it is with troops that are not acting
        if any(why_not_take_off(game, state, by, side, space, NOT_TOLD) is None for by in listed(ready)):
            found = plus(found, cache)
    return found


def why_not_lift(game: WarGame, state: WarState, cache: Piece) -> Refusal | None:
    """What keeps a cache from being flown: no aircraft is ready, or none may take off where it lies (7.10-c)."""
    if has(liftable_caches(game, state), cache):
        return None
    theatre = game.theatre
    about = {"unit": theatre.piece_names[cache]}
    side = SIDE_OF[state.active]
    space = state.where[cache]
    if space >= 0 and has(state.rebel_held, cache) == side:
        for by in listed(carriers(game, state, state.active)):
            refusal = why_not_take_off(game, state, by, side, space, about)
            if refusal:
                return refusal
    return Refusal("12.2-c", about)
