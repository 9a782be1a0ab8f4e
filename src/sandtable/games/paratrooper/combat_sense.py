"""How a sensible commander fires and takes his losses: what the bots do, and what odds of a whole battle suppose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, Piece
from sandtable.engine.spaces import has, size
from sandtable.games.paratrooper.actions import Combine, Fire, GiveUp, Retreat, TakeHit
from sandtable.games.paratrooper.battle import BattleStep
from sandtable.games.paratrooper.fire import column, combat_of, ground_roll
from sandtable.games.paratrooper.fire_order import combinations, row_at_front
from sandtable.games.paratrooper.ground import DISTANCE, HEXES
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.state import REP, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: what a retreat of the enemy is worth against a hit
RETREAT = 0.5
#: what it costs to retreat to a full hex (12.1-d)
CROWD = 20.0


def expected_hits(
    game: ParatrooperGame, state: ParatrooperState, hex: Hex, firers: list[Piece], attacker: Number
) -> float:
    """Hits that a fire brings on the average; a retreat clears the hex as well, but the enemy comes back."""
    results = game.theatre.crt[column(game, ground_roll(game, state, hex, firers, REP, attacker, -1))]
    return sum(hits + RETREAT * retreat for hits, retreat in results) / len(results)


def who_fires(game: ParatrooperGame, state: ParatrooperState, actions: Sequence[Action]) -> Action:
    """Units fire as one only where that is worth more than their fires one by one; else the strongest fires."""
    battle = state.stack[-1]
    assert isinstance(battle, BattleStep)
    hex, attacker = battle.hex, battle.attacker
    together = combinations(game, state, hex, row_at_front(game, state), battle.begun)
    for action in actions:
        if isinstance(action, Combine):
            firers = together[action.how]
            singly = sum(expected_hits(game, state, hex, [piece], attacker) for piece in firers)
            if expected_hits(game, state, hex, firers, attacker) > singly:
                return action
    fires = [action for action in actions if isinstance(action, Fire)]
    return max(fires, key=lambda action: combat_of(game, state, game.theatre.piece[action.unit]))


def who_suffers(game: ParatrooperGame, state: ParatrooperState, actions: Sequence[Action]) -> Action:
    """The hit or retreat falls on the unit that costs least; a retreat leads toward the objective if it is known."""

    def cost(action: Any) -> float:
        return worth(game, state, game.theatre.piece[action.unit]) + BURDENS[type(action)](game, state, action)

    return min(actions, key=cost)


def way_back(game: ParatrooperGame, state: ParatrooperState, action: Retreat) -> float:
    """How much a retreat costs by where it leads: away from the objective, or where too many would stand together."""
    spot, hex = state.where[game.theatre.objective_of[state.mission]], game.hex_named(state, action.to)
    full = size(fighters(game.theatre, state, hex)) >= game.theatre.stack_limit
    return CROWD * full + (0.1 * DISTANCE[hex][spot] if 0 <= spot < HEXES else 0.0)


#: what a loss costs besides the unit's worth
BURDENS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any], float]] = {
    TakeHit: lambda game, state, action: 0.0,
    Retreat: way_back,
    GiveUp: lambda game, state, action: 100.0,
}


def worth(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> float:
    """What it would cost to lose a unit now: its next step, its fire still to come, what it carries."""
    value = float(combat_of(game, state, piece)) * (0.5 if piece in state.order else 0.2)
    value += 4.0 if has(state.disrupted, piece) else 0.0
    return value + (50.0 if state.aboard[game.theatre.objective_of[state.mission]] == piece else 0.0)
