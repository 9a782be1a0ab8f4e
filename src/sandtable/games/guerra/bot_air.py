"""How the opponent uses the air points that no combat needs: bombs, or interdiction of railways and airfields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.spaces import each, has
from sandtable.games.guerra.air import bombardment_roll, interdiction_roll, out_of_combat
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import FIELD, RAIL, REBELS
from sandtable.games.guerra.transport import rail_reach

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

SLOWED = 0.1  #: what a movement point taken from a stack is worth
LOST = 1.0  #: what a loss is worth
RIDE = 0.1  #: what it is worth to keep a point of attack strength from riding or flying for a turn


def bombing_value(game: GuerraGame, state: GuerraState, space: Space) -> float:
    """What all the air points left are expected to do to the units in a hex."""
    column = bombardment_roll(game, state, space, out_of_combat(state, space), state.air).total
    cells = [game.bombardment_rows[die].cells[column] for die in range(1, 11)]
    return sum(SLOWED * slower + LOST * losses for slower, losses in cells) / 10


def best_raid(game: GuerraGame, state: GuerraState) -> tuple[float, int]:
    """The facility that is most worth interdicting with all the air points left, and how much that is worth.

    A road is not looked at: where losing it would hurt, the forest hides it from the air.
    """
    theatre = game.theatre
    best, best_facility = 0.0, 0
    for facility, (space, kind) in enumerate(theatre.facilities):
        if kind not in (FIELD, RAIL) or state.cut[facility] > state.turn:
            continue
        users = fliers(game, state, space) if kind == FIELD else riders(game, state, space)
        if not users:
            continue
        column = interdiction_roll(game, space, state.air).total
        turns = sum(game.interdiction_rows[die].cells[column] for die in range(1, 11)) / 10
        value = turns * RIDE * sum(theatre.attack[unit] for unit in each(users))
        if value > best:
            best, best_facility = value, facility
    return best, best_facility


def fliers(game: GuerraGame, state: GuerraState, space: Space) -> PieceSet:
    """The enemy units that an airfield could take away."""
    town = game.theatre.town_at[space]
    return state.at[space] & game.theatre.of_side[REBELS] if state.holder[town] == REBELS else 0


def riders(game: GuerraGame, state: GuerraState, space: Space) -> PieceSet:
    """The enemy units for which a railway hex is the next stop on their line."""
    if not has(game.theatre.rails, space) or has(state.held[1 - REBELS], space):
        return 0
    found = 0
    for here in each(rail_reach(game, state, REBELS, space, 2) & state.held[REBELS]):
        found |= state.at[here]
    return found
