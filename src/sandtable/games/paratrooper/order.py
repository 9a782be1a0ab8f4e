"""What stands first in a list of answers, what brings the objective home, and last, who would leave the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, View
from sandtable.games.paratrooper.actions import Declare, Exit, Ferry, Load, PutDown, TakeUp
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.harm import takes_the_objective
from sandtable.games.paratrooper.state import ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

HOME, TAKEN_UP, OFF_THE_MAP = -2, -1, 1
#: kinds of answers that stand where they do whatever they are about
ALWAYS: dict[type[Action], int] = {TakeUp: TAKEN_UP, PutDown: OFF_THE_MAP, Exit: OFF_THE_MAP}


def rank(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> int:
    """The objective off the map is what the mission is about (24.2-c), the objective aboard the way to it (24.2-a)."""
    if isinstance(action, Exit | Ferry | Declare) and takes_the_objective(game, view.state, action):
        return HOME
    if isinstance(action, Load):
        return OFF_THE_MAP if 0 <= view.state.where[game.theatre.piece[action.unit]] < HEXES else 0
    return ALWAYS.get(type(action), 0)
