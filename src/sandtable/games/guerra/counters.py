"""The counters as they would be cut out: every unit at full strength, behind it what a loss leaves of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.scene import Counter, Piece
from sandtable.games.guerra.picture import counter

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def counters(game: GuerraGame) -> list[Counter]:
    """Every unit, front and back (2.6, 4.4)."""
    state, theatre = game.setup(bytes(32)), game.theatre

    def face(unit: int, reduced: bool) -> Piece:
        figures = [theatre.strengths[which, reduced, False][unit] for which in ("attack", "defence")]
        return msgspec.structs.replace(
            counter(game, state, unit, 0, 0),
            left="-".join(map(str, figures)),
            steps=(1 if reduced else 2, 2),
            markers=["reduced"] if reduced else [],
        )

    return [Counter(face(unit, False), face(unit, True)) for unit in range(len(theatre.names))]
