"""In which order answers are shown: the strongest advance first, for a hex takes only so many; who is stuck is last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, View
from sandtable.games.world_war_africa.actions import Advance, Board, Fly, Pick
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.taking_up import is_stuck

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def rank(game: WarGame, view: View[WarState], action: Action) -> int:
    """Where an answer stands in a list: below 0 before all others, above 0 behind them."""
    place = PLACES.get(type(action))
    return place(game, view.state, action) if place else 0


def aboard(game: WarGame, state: WarState, action: Board | Fly) -> int:
    """What decides a march is not sought under all who may come along."""
    return -1


def advancing(game: WarGame, state: WarState, action: Advance) -> int:
    """The strongest first."""
    unit = game.theatre.piece[action.unit]
    return -(game.theatre.attack[unit] + game.theatre.defence[unit])


def moving(game: WarGame, state: WarState, action: Pick) -> int:
    """Who can go nowhere stands behind those who can; at set-up everybody can be put elsewhere."""
    return int(isinstance(state.stack[-1], Movement) and is_stuck(game, state, game.theatre.piece[action.unit]))


#: the answers that have places of their own
PLACES: dict[type[Action], Callable[[WarGame, WarState, Any], int]] = {
    Board: aboard,
    Fly: aboard,
    Advance: advancing,
    Pick: moving,
}
