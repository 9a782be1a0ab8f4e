"""A unit's figures as they count now, beside its name in questions and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: what to call a unit by what weakens it: losses, lack of supply
NOW = {
    (False, False): "guerra-now",
    (True, False): "guerra-now-reduced",
    (False, True): "guerra-now-unsupplied",
    (True, True): "guerra-now-reduced-unsupplied",
}


def now(game: GuerraGame, state: GuerraState, unit: Piece) -> Message:
    """Attack, defence and movement, and what weakens the unit (4.4, 5.1-c)."""
    weak = weakness(game, state, unit)
    return Message(NOW[weak], {"figures": figures(game.theatre, unit, weak)})


def with_figures(game: GuerraGame, state: GuerraState, units: PieceSet) -> list[list[str]]:
    """Units by name, each with its figures."""
    theatre = game.theatre
    return [[theatre.names[unit], f"({figures(theatre, unit, weakness(game, state, unit))})"] for unit in each(units)]


def weakness(game: GuerraGame, state: GuerraState, unit: Piece) -> tuple[bool, bool]:
    """Whether a unit has losses, and whether it is without supply; who is not on the map is whole."""
    if state.hex[unit] < 0:
        return False, False
    return has(state.reduced, unit), not is_supplied(game, state, unit)


def figures(theatre: Theatre, unit: Piece, weak: tuple[bool, bool]) -> str:
    """What stands on the counter; movement as printed."""
    attack, defence = (theatre.strengths[which, *weak][unit] for which in ("attack", "defence"))
    return f"{attack}-{defence}-{theatre.move[unit]}"
