"""Why a unit whose card has come up can do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.spaces import listed
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.orders import moves
from sandtable.games.colonial.pieces import is_disrupted
from sandtable.games.colonial.state import WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def why_idle(game: ColonialGame, state: ColonialState, now: Acting, unit: Piece) -> str:
    """What keeps it from moving: no way on, disorder, a red card on rough ground (move-13), or no room anywhere."""
    if state.hex[unit] == WAITING:
        return "waits"
    if is_disrupted(game.field, state, unit):
        return "disrupted"
    if not is_black(state.card[unit]) and any(moves(game, state, now, one, True) for one in listed(now.movers)):
        return "red"
    return "stuck"
