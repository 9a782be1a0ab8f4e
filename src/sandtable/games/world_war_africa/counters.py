"""The counters as they would be cut out: units lie face down below the top of a stack, markers are blank behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.scene import Counter, Piece
from sandtable.games.world_war_africa.picture import SIDE_LETTER, counter
from sandtable.games.world_war_africa.state import AVAILABLE, READY

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def counters(game: WarGame) -> list[Counter]:
    """Every unit and marker (3.2, 12.2)."""
    theatre, state, found = game.theatre, game.setup(bytes(32)), []
    for piece, kind in enumerate(theatre.kind):
        state.where[piece] = AVAILABLE if kind in ("unit", "cache") else READY
        front = counter(game, state, piece)
        assert front is not None
        plain = msgspec.structs.replace(front, markers=[])
        unseen = Piece(front.id, front.space, front.side, "", f"S{SIDE_LETTER[front.side]}GPU-----", hidden=True)
        found.append(Counter(plain, unseen if kind == "unit" else None))
    return found
