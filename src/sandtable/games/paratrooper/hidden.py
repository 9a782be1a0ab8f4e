"""Fog of war (chapter 23): what the player sees of concealed counters and the pool, and imagining what they are.

How many counters lie face down in each hex is seen; which they are is not. A counter that is neither face up nor
eliminated may be any of those, or in the pool.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import View
from sandtable.engine.spaces import each
from sandtable.games.paratrooper.pieces import index
from sandtable.games.paratrooper.state import POOL, UNSEEN, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

NO_KEY = bytes(32)


def mask(game: ParatrooperGame, state: ParatrooperState) -> ParatrooperState:
    """A copy of the state without what the player cannot see, and without the game's secret key."""
    seen = state.copy()
    seen.chance = Chance(NO_KEY, state.chance.decision)
    where, rank = seen.where, seen.rank
    for piece in game.theatre.counter_list:
        if where[piece] == POOL:
            where[piece] = UNSEEN
            rank[piece] = 0
    for piece in each(state.concealed):
        if where[piece] >= 0:
            seen.at[where[piece]] &= ~(1 << piece)
        where[piece] = UNSEEN
        rank[piece] = 0
    seen.concealed = seen.pooled = 0
    return seen


def imagine(game: ParatrooperGame, view: View, rng: Random) -> ParatrooperState:
    """A true state that this view could come from: unseen counters are dealt out over the face-down places."""
    assert isinstance(view.state, ParatrooperState)
    theatre = game.theatre
    state = view.state.copy()
    state.chance = Chance(rng.randbytes(32), state.chance.decision)
    state.pending = None
    places = [hex for hex, number in enumerate(state.covered) for _ in range(number)]
    unseen = [piece for piece, where in enumerate(state.where) if where == UNSEEN]
    rng.shuffle(unseen)
    # the objective of the mission is on the map as long as it has not been turned up (24.1-a)
    unseen.sort(key=lambda piece: not theatre.objectives >> piece & 1)
    rng.shuffle(places)
    for piece in unseen:
        if places:
            state.where[piece] = places.pop()
            state.concealed |= 1 << piece
        else:
            state.where[piece] = POOL
    index(theatre, state)
    return state
