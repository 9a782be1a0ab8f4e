"""The table once a game is over: what was hidden is laid open, and nothing else changes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sandtable
from sandtable.games import shelf


@pytest.mark.parametrize("game", shelf.names())
def test_what_is_laid_open_is_the_table_that_was_seen(game: str) -> None:
    """The same tracks, every piece once, and at each place no fewer than were seen there."""
    rng, table = Random(4), sandtable.new(game, seed=4)
    while table.decision and len(table.turned) < 120:
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    for seat in range(len(table.game.seats)):
        seen = table.game.scene(table.view(seat))
        shown = table.game.scene(table.game.unveiled(table.state, seat))
        assert shown.tracks == seen.tracks
        assert max(Counter(piece.id for piece in shown.pieces).values(), default=1) == 1
        assert not Counter(piece.space for piece in seen.pieces) - Counter(piece.space for piece in shown.pieces)
