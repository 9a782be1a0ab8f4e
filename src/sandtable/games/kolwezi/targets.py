"""Whom the Katangans fire at, and in which order they fire (5.4-k, 5.4-s)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, listed, plus
from sandtable.games.kolwezi.reveal import pick
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import value_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziPlay

PINNED_LAST = 100


def priority(theatre: Theatre, state: KolweziState, piece: Piece) -> int:
    """The class of a French unit as a target: kinds in their order, pinned ones behind all others (5.4-k)."""
    return theatre.kind[piece] + (PINNED_LAST if has(state.pinned, piece) else 0)


def preferred(theatre: Theatre, state: KolweziState, pieces: PieceSet) -> PieceSet:
    """Those of the French units that are fired at first."""
    top = min(priority(theatre, state, piece) for piece in each(pieces))
    found = 0
    for piece in each(pieces):
        if priority(theatre, state, piece) == top:
            found = plus(found, piece)
    return found


def choose_target(play: KolweziPlay, pieces: PieceSet) -> tuple[Piece, dict[str, Any]]:
    """The unit fired at, and the die if there were equals."""
    target, die = pick(play, preferred(play.game.theatre, play.state, pieces))
    return target, {"why": "5.4-k", **{f"target_{key}": value for key, value in die.items()}}


def by_firing_order(theatre: Theatre, state: KolweziState, pieces: PieceSet) -> list[Piece]:
    """The AML first, then by area in map order, inside an area the highest value first (5.4-s)."""

    def order(piece: Piece) -> tuple[bool, int, int, int]:
        hidden = has(state.down, piece)
        value = theatre.tables.fire.hidden_value if hidden else value_of(theatre, state, piece)
        return piece != theatre.aml, state.area[piece], -value, piece

    return sorted(listed(pieces), key=order)
