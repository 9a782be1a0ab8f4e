"""What stands last in a list of answers: whatever is aimed at dummies that everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, View
from sandtable.engine.spaces import each
from sandtable.games.kolwezi.actions import Storm, Strike, Target
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import is_dummy

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

LAST = 1


def rank(game: KolweziGame, view: View[KolweziState], action: Action) -> int:
    """A dummy leaves the map by itself at the end of the turn (6-c): who is no dummy comes before it."""
    asked = AT_DUMMIES.get(type(action))
    return LAST if asked and asked(game, view.state, action) else 0


def a_dummy(game: KolweziGame, state: KolweziState, action: Target | Strike) -> bool:
    """Whether the one who is aimed at is a dummy."""
    return is_dummy(game.theatre, state, game.theatre.piece[action.target])


def dummies_alone(game: KolweziGame, state: KolweziState, action: Storm) -> bool:
    """Whether there are only dummies where the assault would go."""
    theatre = game.theatre
    there = state.at[theatre.index[action.at]] & theatre.katangan
    return bool(there) and all(is_dummy(theatre, state, piece) for piece in each(there))


AT_DUMMIES: dict[type[Action], Callable[[KolweziGame, KolweziState, Any], bool]] = {
    Target: a_dummy,
    Strike: a_dummy,
    Storm: dummies_alone,
}
