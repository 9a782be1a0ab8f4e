"""How the opponent moves: each unit takes the objective that is worth most for the time it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.spaces import each, listed
from sandtable.games.guerra.actions import Move, Place
from sandtable.games.guerra.bot_map import THE_LINE, Chart, Front
from sandtable.games.guerra.pieces import stacked
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import covered
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

NEAR_AND_FAR = 40
#: turns to the end from which units go where they score by standing (7-g)
LAST_TURNS = 2


class Plan(msgspec.Struct):
    """What a unit is for: a town to take or to hold, and how much that is worth to it."""

    town: int
    score: float
    holds: bool


def plan_for(chart: Chart, front: Front, unit: int) -> Plan | None:
    """The best objective of a unit."""
    game, state, side = chart.game, front.state, front.side
    theatre = game.theatre
    space = state.hex[unit]
    pace = theatre.move[unit]
    keeps = chart.keeps_to[theatre.army[unit]]
    best: Plan | None = None
    enemy_here = state.held[1 - side]
    for town, there in enumerate(theatre.town_space):
        points = chart.far[town][space]
        if points > NEAR_AND_FAR or not keeps >> there & 1:
            continue
        worth = chart.worth[side][town]
        turns = max(1.0, points / pace)
        if state.turn + turns > game.last_turn + 1:
            continue
        if state.holder[town] != side:
            need = front.defence(there) * (1.5 + 0.5 * theatre.shift[there]) if enemy_here >> there & 1 else 1.0
            others = front.near(town, unit, points)
            if others >= need * 1.2:
                worth *= 0.1  # enough friends are nearer
            elif need > 1.0:
                together = (front.near(town, unit, points + 4) + theatre.attack[unit]) / need
                worth *= min(1.0, together) ** 2
            holds = False
        else:
            threat = front.threat(town)
            if threat <= 0:
                continue
            mine = state.at[there] & ~(1 << unit)
            guard = sum(theatre.defence[u] for u in each(mine))
            if guard * (1.5 + 0.5 * theatre.shift[there]) >= threat:
                continue
            worth *= danger_of(threat) * (1.0 if not mine else 0.5)
            holds = True
        score = worth / (turns + 0.5) ** 1.3
        if best is None or score > best.score:
            best = Plan(town, score, holds)
    late = line_score(chart, front, unit)
    if late and (best is None or late > best.score):
        best = Plan(THE_LINE, late, False)
    return best


def line_score(chart: Chart, front: Front, unit: int) -> float:
    """What going beyond the cease-fire line is worth: one point, if it is time to set out (7-g)."""
    theatre, state, side = chart.game.theatre, front.state, front.side
    points = chart.line[side][state.hex[unit]]
    left = chart.game.last_turn - state.turn + 1
    turns = max(1.0, points / theatre.move[unit])
    if points > NEAR_AND_FAR or turns > left or turns + 2 < left:
        return 0.0
    if not chart.keeps_to[theatre.army[unit]] & theatre.beyond[side]:
        return 0.0
    return 2.0 if points else 2.4


def place_value(chart: Chart, front: Front, unit: int, space: int, plan: Plan | None) -> float:
    """What it is worth to a unit to end its move in a hex."""
    game, state, side = chart.game, front.state, front.side
    theatre = game.theatre
    value = 0.0 if chart.keeps_to[theatre.army[unit]] >> space & 1 else -8.0
    town = theatre.town_at[space]
    others = state.at[space] & ~(1 << unit)
    if town >= 0:
        worth = chart.worth[side][town]
        if state.holder[town] != side:
            value += 2.0 * worth
        elif not others:
            value += worth * danger_of(front.threat(town)) * (1.0 if state.hex[unit] == space else 0.7)
    if plan is not None:
        # a turn's march nearer to the objective is worth the more, the better the objective
        value -= (0.6 + min(1.5, plan.score)) * front.way(plan.town)[space] / theatre.move[unit]
    near = theatre.grid.near[space]
    beside = near & state.held[1 - side]
    if beside:
        value += contact_value(chart, front, unit, space, beside, others)
    if not covered(game, state, side) >> space & 1 and not theatre.guerrillas >> unit & 1:
        value -= 1.2
    if state.turn > game.last_turn - LAST_TURNS and theatre.beyond[side] >> space & 1:
        value += 1.0
    return value + 0.05 * theatre.shift[space]


def contact_value(chart: Chart, front: Front, unit: int, space: int, beside: int, others: int) -> float:
    """Standing next to the enemy: good where the odds are, bad where he is the stronger."""
    game, state, side = chart.game, front.state, front.side
    theatre = game.theatre
    value = 0.0
    strong = False
    zone = zone_of(game, state, side)
    for target in each(beside):
        odds = front.gathered(target) / front.defence(target)
        around = theatre.grid.near[target] & theatre.playable
        ring = zone | theatre.grid.near[space] if theatre.regiments >> unit & 1 else zone
        if not around & ~ring:
            odds *= 1.6  # besieged: a column to the right, no supply, nowhere to go
        value += 0.15 * (around & ring & ~zone).bit_count()
        needed = (1.2, 1.5, 1.9, 2.3, 2.5)[min(4, theatre.shift[target])]
        if odds >= needed:
            town = theatre.town_at[target]
            value += 0.8 + (0.3 * chart.worth[side][town] if town >= 0 else 0.0)
            strong = True
        else:
            value -= 0.4
    mine = sum(theatre.defence[u] for u in each(others)) + theatre.defence[unit]
    danger = sum(theatre.attack[u] for target in each(beside) for u in each(state.at[target]))
    if not strong and danger > mine * (1.5 + 0.5 * theatre.shift[space]):
        value -= 0.8
    return value


def leaving_cost(chart: Chart, front: Front, unit: int) -> float:
    """What is given up when the last unit leaves a town that somebody threatens."""
    theatre, state = chart.game.theatre, front.state
    town = theatre.town_at[state.hex[unit]]
    if town < 0 or state.at[state.hex[unit]] != 1 << unit:
        return 0.0
    return chart.worth[front.side][town] * 0.3 * danger_of(front.threat(town))


def danger_of(threat: float) -> float:
    """How likely a town is attacked: a lone band takes one town in three, a regiment most."""
    return 0.0 if threat <= 0 else 0.35 if threat <= 2 else 0.65 if threat <= 4 else 0.9


def best_move(
    game: GuerraGame, chart: Chart, front: Front, unit: int, actions: list[Action]
) -> tuple[Action | None, float]:
    """The best of a unit's moves and how much better it is than standing still."""
    theatre, state = game.theatre, front.state
    index = theatre.grid.index
    keeps = chart.keeps_to[theatre.army[unit]]
    waiting = state.hex[unit] < 0
    if waiting:
        plan = None
        stay = -5.0
    else:
        plan = plan_for(chart, front, unit)
        stay = place_value(chart, front, unit, state.hex[unit], plan)
    best: Action | None = None
    best_value = stay + 0.25
    cost = 0.0 if waiting else leaving_cost(chart, front, unit)
    for action in actions:
        if not isinstance(action, Move):
            continue
        space = index[action.to]
        if not keeps >> space & 1:
            continue
        if state.at[space] and stacked(theatre, state, space) + theatre.stacking[unit] > game.room[space]:
            continue
        value = place_value(chart, front, unit, space, plan) - cost
        if waiting:
            value -= (
                min(chart.far[town][space] for town in range(len(theatre.towns)) if state.holder[town] != front.side)
                / 30
            )
        if value > best_value:
            best, best_value = action, value
    return best, best_value - stay


def deploy(chart: Chart, front: Front, actions: list[Action]) -> Action:
    """Set-up and mobilisation: where a town can be taken or must be held, or as near to one as may be."""
    game, state = chart.game, front.state
    theatre = game.theatre

    def value(action: Action) -> float:
        if not isinstance(action, Place):
            return -50.0
        unit, space = theatre.piece[action.unit], theatre.grid.index[action.at]
        if front.side == CONGO and theatre.units[unit].within:
            near = min(chart.far[town][space] for town in (theatre.town("Uige"), theatre.town("Malanje")))
            return -near - 2 * stacked(theatre, state, space)
        total = place_value(chart, front, unit, space, None)
        aims = [t for t in range(len(theatre.towns)) if state.holder[t] != front.side]
        nearest = min((chart.far[t][space] / chart.worth[front.side][t] for t in aims), default=0.0)
        return total - nearest - (0.5 if state.at[space] else 0.0)

    return max(actions, key=value)


def fresh_units(state: GuerraState, side: int, picks: int) -> list[int]:
    """The units still to be considered: those behind the last one that moved, in a fixed order."""
    last = -1
    for unit in state.order:
        if state.moved >> unit & 1:
            last = unit
    return [unit for unit in listed(picks) if unit > last]
