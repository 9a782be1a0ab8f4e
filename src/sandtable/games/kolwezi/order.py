"""Where answers stand in a list: who fires with most comes first, what is aimed at known dummies last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, View
from sandtable.engine.spaces import each
from sandtable.games.kolwezi.actions import Fire, Storm, Strike, Target
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import is_dummy

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

LAST = 1


def rank(game: KolweziGame, view: View[KolweziState], action: Action) -> int:
    """Fire by all who can before fire by fewer, however likely each is to hit; known dummies after everybody else.

    A dummy leaves the map by itself at the end of the turn (6-c).
    """
    if isinstance(action, Fire):
        return -(1 + len(action.with_units) + action.mortars)
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
