"""The harm that an answer does to its own side, told before it is given (3.2.2-g, 7-i, 7-k)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import has
from sandtable.games.guerra.actions import Advance, Commit, Leave, Move, Place, Retreat
from sandtable.games.guerra.march import MARCH
from sandtable.games.guerra.stacking import has_room
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.victory import of_intervention
from sandtable.games.guerra.ways import passed

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def harms(game: GuerraGame, view: View[GuerraState], action: Action) -> list[Harm]:
    """A hex too full when the phase ends, points given away by the first of an army in the Congo."""
    if not isinstance(action, Move | Leave | Place | Commit | Retreat | Advance):
        return []
    state, theatre = view.state, game.theatre
    unit = theatre.piece[action.unit]
    to = theatre.grid.index[action.at if isinstance(action, Leave | Place) else action.to]
    found = []
    if isinstance(action, Move) and not has_room(game, state, to, unit):
        found.append(Harm(Message("guerra-harm-too-full", {"at": theatre.grid.names[to]}), "3.2.2-g"))
    if not has(state.intervened, theatre.army[unit]) and enters_congo(game, state, unit, action, to):
        for score in of_intervention(game, theatre.army[unit], state.intervened):
            facts = {"army": score.about, "side": game.seats[score.side], "points": score.points}
            found.append(Harm(Message("guerra-harm-intervenes", facts), score.rule))
    return found


def enters_congo(game: GuerraGame, state: GuerraState, unit: Piece, action: Action, to: Space) -> bool:
    """Whether a unit comes to the Congo with this, or through it."""
    drc = game.theatre.drc
    if has(drc, to):
        return True
    if not isinstance(action, Move | Leave) or (isinstance(action, Move) and action.by != MARCH):
        return False
    return any(has(drc, space) for space in passed(game, state, unit, action.path, to))
