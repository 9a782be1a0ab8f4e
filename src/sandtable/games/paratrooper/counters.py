"""The counters as they would be cut out: units with their disrupted side behind, opposition and markers unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.scene import Counter, Piece
from sandtable.engine.spaces import has, only
from sandtable.games.paratrooper.picture import PLAIN_SYMBOL, counter
from sandtable.games.paratrooper.state import OPFOR

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def counters(game: ParatrooperGame) -> list[Counter]:
    """Every counter of the regiment with its back; what is drawn from the pool has nothing to tell it by behind."""
    theatre, state, found = game.theatre, game.setup(bytes(32)), []
    for piece in range(len(theatre.names)):
        state.where[piece] = 0  # a counter that has come
    state.disrupted = state.concealed = 0
    for piece in range(len(theatre.names)):
        state.disrupted = 0
        front = counter(game, state, piece)
        assert front is not None
        back = None
        if has(theatre.units, piece):
            state.disrupted = only(piece)
            back = counter(game, state, piece)
        elif front.side == OPFOR:
            back = Piece(front.id, front.space, OPFOR, "?", f"SH{PLAIN_SYMBOL}", hidden=True)
        found.append(Counter(msgspec.structs.replace(front, markers=[]), back))
    return found
