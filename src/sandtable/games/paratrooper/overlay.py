"""What a table shows over the mission map: how far a force can go and by which way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.scene import Reach
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.state import BESIDE, ParatrooperState
from sandtable.games.paratrooper.ways import country, left

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def reach(game: ParatrooperGame, view: View[ParatrooperState]) -> list[Reach]:
    """Movement points left to the slowest and the way, for the force on the move (13.0)."""
    state = view.state
    force = state.stack[-1] if view.decision else None
    if not isinstance(force, Force):
        return []
    names, goals = game.ground(state).names, force.goals(game, state)
    land, begin = country(game, state, force.units), force.start(game, state)
    found = {hex: trail for hex, trail in force.onward(game, state, land, begin).items() if hex in goals}
    ways = {names[hex]: [names[step] for step in trail.path] for hex, trail in found.items()}
    points = {names[hex]: left(land, trail) for hex, trail in found.items()}
    start = state.aim[force.lead] if begin.at == BESIDE else begin.at
    return [Reach(game.theatre.names[force.lead], names[start], {"do": "move"}, ways, points)]
