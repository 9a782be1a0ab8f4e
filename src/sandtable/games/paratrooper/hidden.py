"""Fog of war (chapter 23): what the player sees of concealed counters and the pool, and imagining what they are.

How many counters lie face down in each hex is seen; which they are is not. A counter that is neither face up nor
eliminated may be any of those, or in the pool. All seats are on one side and see alike (23.0-a).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.fields import Seat
from sandtable.engine.spaces import each, has, plus, without
from sandtable.games.paratrooper.pieces import derive
from sandtable.games.paratrooper.state import POOL, UNSEEN, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def mask(game: ParatrooperGame, state: ParatrooperState, seen: ParatrooperState, seat: Seat) -> None:
    """Takes away what lies face down: which counters they are, and which are in the pool.

    Once it is over everything on the map has been turned up, for the evaluation counts it (3.2-c).
    """
    where, rank = seen.where, seen.rank
    for piece in game.theatre.counter_list:
        if where[piece] == POOL:
            where[piece] = UNSEEN
            rank[piece] = 0
    if not state.stack:
        seen.concealed = seen.pooled = 0
        for hex in range(len(seen.covered)):
            seen.covered[hex] = 0
        return
    for piece in each(state.concealed):
        if where[piece] >= 0:
            seen.at[where[piece]] = without(seen.at[where[piece]], piece)
        where[piece] = UNSEEN
        rank[piece] = 0
    seen.concealed = seen.pooled = 0


def fill_in(game: ParatrooperGame, state: ParatrooperState, seat: Seat, rng: Random) -> None:
    """Deals the unseen counters out over the places where one lies face down; the rest is the pool."""
    places = [hex for hex, number in enumerate(state.covered) for _ in range(number)]
    unseen = [piece for piece, where in enumerate(state.where) if where == UNSEEN]
    rng.shuffle(unseen)
    # the objective of the mission is on the map as long as it has not been turned up (24.1-a)
    unseen.sort(key=lambda piece: not has(game.theatre.objectives, piece))
    rng.shuffle(places)
    for piece in unseen:
        if places:
            state.where[piece] = places.pop()
            state.concealed = plus(state.concealed, piece)
        else:
            state.where[piece] = POOL
    derive(game, state)
