"""The counters as they would be cut out: every unit with its figures, behind it the same unit disrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.scene import Counter
from sandtable.games.colonial.picture import counter
from sandtable.games.colonial.state import UNSEEN, WAITING

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def counters(game: ColonialGame) -> list[Counter]:
    """A counter for every unit, Commander and transport; figures are counted down beside the board."""
    field, found = game.field, []
    state = game.setup(bytes(32))
    state.hidden = 0
    for piece in range(len(field.names)):
        if field.unit_of[piece] != piece:  # parts of a unit are figures of it
            continue
        if state.hex[piece] == UNSEEN:
            state.hex[piece] = WAITING
        shown = counter(game, state, piece)
        assert shown is not None
        front = msgspec.structs.replace(shown, markers=[], top="")
        found.append(Counter(front, msgspec.structs.replace(front, markers=["disrupted"])))
    return found
