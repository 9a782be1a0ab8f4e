"""The harm that an answer does to its own side, told before it is given (3.2.2-g, 3.4.3-a, 7-i, 7-k)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Piece, Space
from sandtable.engine.handles import touched
from sandtable.engine.spaces import has
from sandtable.games.guerra.actions import Advance, Commit, Leave, Move, Place, Retreat
from sandtable.games.guerra.march import MARCH
from sandtable.games.guerra.stacking import has_room
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.victory import of_intervention
from sandtable.games.guerra.ways import called_up, passed

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def harms(game: GuerraGame, view: View[GuerraState], action: Action) -> list[Harm]:
    """A hex too full when the phase ends, points given away by the first of an army in the Congo."""
    if not isinstance(action, Move | Leave | Place | Commit | Retreat | Advance):
        return []
    theatre = game.theatre
    unit, to = theatre.piece[action.unit], theatre.grid.index[touched(action).space]
    return [*too_full(game, view.state, action, unit, to), *intervention(game, view.state, action, unit, to)]


def too_full(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> Iterator[Harm]:
    """A move into a hex that has no room left, or recruits in a town that has none (3.4.3-a)."""
    if isinstance(action, Move | Place) and not has_room(game, state, to, unit):
        rule = "3.2.2-g" if isinstance(action, Move) else "3.4.3-a"
        yield Harm(Message("guerra-harm-too-full", {"at": game.theatre.grid.names[to]}), rule)


def intervention(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> Iterator[Harm]:
    """The first unit of an army that comes to the Congo, or through it."""
    army = game.theatre.army[unit]
    if has(state.intervened, army) or not enters_congo(game, state, action, unit, to):
        return
    for score in of_intervention(game, army, state.intervened):
        facts = {"army": score.about, "side": game.seats[score.side], "points": score.points}
        yield Harm(Message("guerra-harm-intervenes", facts), score.rule)


def enters_congo(game: GuerraGame, state: GuerraState, action: Action, unit: Piece, to: Space) -> bool:
    """Whether a unit comes to the Congo with this, or marches through it."""
    drc = game.theatre.drc
    if has(drc, to):
        return True
    if not isinstance(action, Move | Leave | Commit) or by_of(action) != MARCH:
        return False
    setting = called_up(game, state, unit) if isinstance(action, Commit) else None
    return any(has(drc, space) for space in passed(game, state, unit, action.path, to, setting))


def by_of(action: Move | Leave | Commit) -> str:
    """How a unit goes; who leaves the map marches off it, and reserves march to a combat."""
    return action.by if isinstance(action, Move) else MARCH
