"""The counters as they would be cut out: front, and behind it what a loss leaves, or that nobody knows what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.scene import Counter
from sandtable.engine.scene import Piece as Face
from sandtable.engine.spaces import has, only
from sandtable.games.kolwezi.picture import counter
from sandtable.games.kolwezi.state import KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def counters(game: KolweziGame) -> list[Counter]:
    """Every counter, front and back: those that may lie face down have no second step (5.4)."""
    theatre, state, found = game.theatre, game.setup(bytes(32)), []
    for piece in range(theatre.pieces):
        state.area[piece] = 0  # a counter that has come
        state.face[piece] = theatre.printed_face[piece]
    state.down = state.reduced = state.pinned = 0
    for piece in range(theatre.pieces):
        front = counter(game, state, piece)
        assert front is not None
        found.append(Counter(front, behind(game, state, piece)))
    return found


def behind(game: KolweziGame, state: KolweziState, piece: Piece) -> Face | None:
    """The back of a counter: weakened, unknown, or blank."""
    now = state.copy()
    if game.theatre.steps[state.face[piece]] > 1:
        now.reduced = only(piece)
    elif has(game.theatre.katangan, piece):
        now.down = only(piece)
    else:
        return None
    return counter(game, now, piece)
