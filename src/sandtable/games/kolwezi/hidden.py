"""What the player sees of the Katangans, and imagining what he does not see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Piece, PieceSet, Seat
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.state import POOL, UNKNOWN, KolweziState
from sandtable.games.kolwezi.theatre import DUMMY, PC

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def unknown(game: KolweziGame, state: KolweziState) -> PieceSet:
    """The counters whose faces the player cannot know: face-down on the map, in a town, or never seen."""
    return game.theatre.secret & (state.down | ~state.seen)


def mask(game: KolweziGame, state: KolweziState, seen: KolweziState, seat: Seat) -> None:
    """Blanks out what lies under face-down counters."""
    for piece in each(unknown(game, state)):
        seen.face[piece] = UNKNOWN


def unveiled(game: KolweziGame, state: KolweziState, seat: Seat) -> View[KolweziState]:
    """Once it is over every counter lies face-up: on the map, in the towns and in the pool."""
    view = game.observe(state, seat)
    if not state.stack:
        view.state.face[:] = state.face
    return view


def fill_in(game: KolweziGame, state: KolweziState, seat: Seat, rng: Random) -> None:
    """Deals the unseen faces out again.

    What has infiltrated is no dummy (5.3.6-c), and what has moved face-down is not the red PC (5.4-o).
    """
    theatre = game.theatre
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


def _freedom(state: KolweziState, piece: Piece) -> int:
    return 0 if has(state.infiltrated, piece) else 1


def _may_be(game: KolweziGame, state: KolweziState, piece: Piece, kind: int) -> bool:
    infiltrated = has(state.infiltrated, piece)
    if kind == PC:
        red = game.theatre.colour[piece] == "red"
        return not infiltrated and not (red and (has(state.stirred, piece) or state.area[piece] == POOL))
    return not (infiltrated and kind == DUMMY)
