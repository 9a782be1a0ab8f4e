"""What the player sees of the Katangans, and imagining what he does not see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import View
from sandtable.engine.spaces import each
from sandtable.games.kolwezi.state import POOL, UNKNOWN, KolweziState
from sandtable.games.kolwezi.theatre import DUMMY, PC

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

NO_KEY = bytes(32)


def unknown(game: KolweziGame, state: KolweziState) -> int:
    """The counters whose faces the player cannot know: face-down on the map, in a town, or never seen."""
    return game.theatre.secret & (state.down | ~state.seen)


def mask(game: KolweziGame, state: KolweziState) -> KolweziState:
    """A copy of the state without what lies under face-down counters, and without the game's secret key."""
    seen = state.copy()
    seen.chance = Chance(NO_KEY, state.chance.decision)
    for piece in each(unknown(game, state)):
        seen.face[piece] = UNKNOWN
    return seen


def imagine(game: KolweziGame, view: View, rng: Random) -> KolweziState:
    """A true state that this view could come from: the unseen faces dealt out again.

    What has infiltrated is no dummy (5.3.6-c), and what has moved face-down is not the red PC (5.4-o).
    """
    assert isinstance(view.state, KolweziState)
    theatre = game.theatre
    state = view.state.copy()
    state.chance = Chance(rng.randbytes(32), state.chance.decision)
    state.pending = None
    for pieces in theatre.mixed.values():
        blank = [piece for piece in pieces if state.face[piece] == UNKNOWN]
        left = [theatre.printed_face[piece] for piece in pieces]
        for piece in pieces:
            if state.face[piece] != UNKNOWN:
                left.remove(state.face[piece])
        rng.shuffle(blank)
        # Those that can be the fewest things choose first.
        blank.sort(key=lambda piece: _freedom(state, piece))
        for face in sorted(left, key=lambda face: theatre.kind_of_face[face] != PC):
            fitting = [piece for piece in blank if _may_be(game, state, piece, theatre.kind_of_face[face])]
            piece = fitting[0] if fitting else blank[0]
            if theatre.kind_of_face[face] == PC:
                piece = rng.choice(fitting) if fitting else blank[-1]
            state.face[piece] = face
            blank.remove(piece)
    return state


def _freedom(state: KolweziState, piece: int) -> int:
    return 0 if state.infiltrated >> piece & 1 else 1


def _may_be(game: KolweziGame, state: KolweziState, piece: int, kind: int) -> bool:
    infiltrated = state.infiltrated >> piece & 1
    if kind == PC:
        red = game.theatre.colour[piece] == "red"
        return not infiltrated and not (red and (state.stirred >> piece & 1 or state.area[piece] == POOL))
    return not (infiltrated and kind == DUMMY)
