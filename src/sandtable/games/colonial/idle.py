"""Why a unit whose card has come up can do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.spaces import listed
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.fire import leaders_to_lend, why_not_open_fire
from sandtable.games.colonial.orders import moves
from sandtable.games.colonial.pieces import is_disrupted
from sandtable.games.colonial.state import WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def why_idle(game: ColonialGame, state: ColonialState, now: Acting, unit: Piece) -> dict[str, str]:
    """What keeps a unit from moving, and what from firing."""
    return {"why": why_still(game, state, now, unit), "fire": why_silent(game, state, unit)}


def why_silent(game: ColonialGame, state: ColonialState, unit: Piece) -> str:
    """What keeps it from firing: it never does, halved it has no die (fire-11), or it has no target."""
    if state.hex[unit] == WAITING:
        return "never"
    refusal = why_not_open_fire(game, state, unit, leaders_to_lend(game, state, unit))
    if refusal is None:
        return "nobody"
    return "dieless" if refusal.rule == "fire-11" else "never"


def why_still(game: ColonialGame, state: ColonialState, now: Acting, unit: Piece) -> str:
    """What keeps it from moving: no way on, disorder, a red card on rough ground (move-13), or no room anywhere."""
    if state.hex[unit] == WAITING:
        return "waits"
    if is_disrupted(game.field, state, unit):
        return "disrupted"
    if not is_black(state.card[unit]) and any(moves(game, state, now, one, True) for one in listed(now.movers)):
        return "red"
    return "stuck"
