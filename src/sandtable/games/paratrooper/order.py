"""What stands first in a list of answers: what brings the objective home, and the mission to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, View
from sandtable.games.paratrooper.actions import Declare, Exit, Ferry, TakeUp
from sandtable.games.paratrooper.harm import takes_the_objective
from sandtable.games.paratrooper.state import ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

HOME, TAKEN_UP = -2, -1


def rank(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> int:
    """The objective off the map is what the mission is about (24.2-c), the objective aboard the way to it (24.2-a)."""
    if isinstance(action, Exit | Ferry | Declare) and takes_the_objective(game, view.state, action):
        return HOME
    return TAKEN_UP if isinstance(action, TakeUp) else 0
