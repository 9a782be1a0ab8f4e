"""In which order answers are shown: who may advance the strongest first, for a hex takes only so many; flying first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, View
from sandtable.games.world_war_africa.actions import Advance, Board, Fly
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def rank(game: WarGame, view: View[WarState], action: Action) -> int:
    """Where an answer stands in a list: below 0 before all others."""
    if isinstance(action, Board | Fly):
        return -1  # what decides a march is not sought under all who may come along
    if not isinstance(action, Advance):
        return 0
    unit = game.theatre.piece[action.unit]
    return -(game.theatre.attack[unit] + game.theatre.defence[unit])
