"""How the opponent uses reserves (8.1): who is kept back, and who is sent to a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.spaces import first, has, plus
from sandtable.games.guerra.actions import DONE, Commit, Reserve
from sandtable.games.guerra.bot_fights import attack_value
from sandtable.games.guerra.bot_map import Chart, Front
from sandtable.games.guerra.bot_moves import best_move
from sandtable.games.guerra.bot_tempers import Temper
from sandtable.games.guerra.march import March
from sandtable.games.guerra.pieces import drop, lift
from sandtable.games.guerra.reserves import CommitReserves, fight_of
from sandtable.games.guerra.state import DUE, GuerraState

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: so far from the nearest enemy a reserve can still come in time, in hexes
WITHIN = 4
#: a side leaves the other half of the markers
SHARE = 2
#: what a reserve must be worth to a combat to be sent
WORTH_SENDING = 0.1


def to_keep(game: GuerraGame, chart: Chart, front: Front, actions: Sequence[Action]) -> list[Action]:
    """The units to be kept back, strongest first: near the enemy, and with nowhere better to be."""
    theatre, state = game.theatre, front.state
    close = state.held[1 - front.side]
    for _ in range(WITHIN):
        close |= theatre.grid.spread(close)
    found: list[tuple[Number, Action]] = []
    for action in actions:
        unit = theatre.piece[action.unit] if isinstance(action, Reserve) else -1
        if unit >= 0 and has(close, state.hex[unit]) and stays(game, chart, front, unit):
            found.append((theatre.attack[unit] + theatre.defence[unit], action))
    found.sort(key=lambda one: -one[0])
    return [action for _, action in found[: theatre.tables.limits.reserve_markers // SHARE]]


def stays(game: GuerraGame, chart: Chart, front: Front, unit: Piece) -> bool:
    """Whether a unit has no better place to go to this turn."""
    return best_move(game, chart, front, unit, March(unit).answers(game, front.state))[0] is None


def best_commitment(
    chart: Chart, state: GuerraState, actions: Sequence[Action], support: Number, temper: Temper
) -> Action:
    """The reserve that helps its side's cause in a combat most, if any helps enough."""
    step = state.stack[-1]
    assert isinstance(step, CommitReserves)
    fight = fight_of(state)
    attacking = chart.game.theatre.side[first(fight.attackers)] == step.side
    sign = 1 if attacking else -1
    so_far = sign * attack_value(chart, state, step.at, fight.attackers, support, temper)
    best: Action = DONE
    best_value = so_far + WORTH_SENDING
    for action in actions:
        if isinstance(action, Commit):
            unit, to = chart.game.theatre.piece[action.unit], chart.game.theatre.grid.index[action.to]
            attackers = plus(fight.attackers, unit) if attacking else fight.attackers
            value = sign * attack_value(chart, sent(chart, state, unit, to), step.at, attackers, support, temper)
            if value > best_value:
                best, best_value = action, value
    return best


def sent(chart: Chart, state: GuerraState, unit: Piece, to: Space) -> GuerraState:
    """The position with a reserve at the combat."""
    after = state.copy()
    lift(chart.game.theatre, after, unit, DUE)
    drop(chart.game.theatre, after, unit, to)
    return after
