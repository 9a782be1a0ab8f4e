"""How the opponent moves: each unit takes the objective that is worth most for the time it needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, has, listed, only, size, without
from sandtable.games.guerra.actions import Move, Place
from sandtable.games.guerra.bot_map import THE_LINE, Chart, Front
from sandtable.games.guerra.march import MARCH
from sandtable.games.guerra.stacking import stacked
from sandtable.games.guerra.state import GuerraState, Town
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.ways import passed
from sandtable.games.guerra.zones import zone_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

NEAR_AND_FAR = 40
#: more than anything that could call the last unit out of a city in danger
DUTY = 50.0
#: what it costs to end a move without supply, by the turns left: it tells in the turns after
UNSUPPLIED = (0.0, 0.4, 0.8, 1.2)
#: one turn more is allowed for every so many on the way to the line: somebody will stand in it
A_DELAY = 3
#: side -> what a place beyond the line is worth when it is time to set out, and turns to the end from which a side sets
#: out before, and for what: the Rebels must be through before the government's recruits have closed the ways, and what
#: they then find are towns that nobody guards
BEYOND = (3.0, 2.0)
EARLY = (14, 8)
BEFORE_TIME = (2.0, 0.4)


class Plan(msgspec.Struct):
    """What a unit is for: a town to take or to hold, and how much that is worth to it."""

    town: Town
    score: float
    holds: bool


def plan_for(chart: Chart, front: Front, unit: Piece) -> Plan | None:
    """The best objective of a unit."""
    game, state, side = chart.game, front.state, front.side
    theatre = game.theatre
    space = state.hex[unit]
    pace = theatre.move[unit]
    keeps = front.keeps(unit)
    best: Plan | None = None
    for town, there in enumerate(theatre.town_space):
        points = chart.far[town][space]
        if points > NEAR_AND_FAR or not has(keeps, there):
            continue
        turns = max(1.0, points / pace)
        if state.turn + turns > game.last_turn + 1:
            continue
        holds = state.holder[town] == side
        worth = (
            holding_worth(chart, front, unit, town, points) if holds else taking_worth(chart, front, unit, town, points)
        )
        if worth <= 0.0:
            continue
        if front.left > front.temper.closing:
            score = worth / (turns + 0.5) ** front.temper.haste
        else:
            score = worth * front.temper.last_chance
        if best is None or score > best.score:
            best = Plan(town, score, holds)
    late = line_score(chart, front, unit)
    if late and (best is None or late > best.score):
        best = Plan(THE_LINE, late, False)
    return best


def taking_worth(chart: Chart, front: Front, unit: Piece, town: Town, points: Number) -> float:
    """What a town in enemy hands is worth to a unit that is so far from it, among the friends who could take it."""
    theatre, state = chart.game.theatre, front.state
    there = theatre.town_space[town]
    worth = front.worth[town]
    if not has(state.held[1 - front.side], there):
        return worth * (front.temper.spare if front.friend_nearer(town, unit, points) else front.temper.empty)
    need = front.needed(there)
    if front.near(town, unit, points) >= need * 1.2:
        return worth * front.temper.spare  # enough friends are nearer
    chance = front.prospects(there, front.near(town, unit, points + 4) + theatre.attack[unit])
    return worth * chance * (front.temper.one_attack if front.left <= front.temper.closing else 1.0)


def holding_worth(chart: Chart, front: Front, unit: Piece, town: Town, points: Number) -> float:
    """What it is worth to guard a town of one's own: nothing where nobody threatens it or enough are nearer."""
    theatre = chart.game.theatre
    there = theatre.town_space[town]
    threat = front.threat(town)
    if threat <= 0:
        return 0.0
    mine = without(front.state.at[there], unit)
    guard = max(sum(theatre.defence[u] for u in each(mine)), front.near(town, unit, points - 1))
    if guard * (1.5 + 0.5 * theatre.shift[there]) >= threat:
        return 0.0
    share = 1.0 if not mine else 0.5 if front.left > front.temper.closing else 0.25
    return front.worth[town] * danger_of(threat) * share * front.temper.guard


def line_score(chart: Chart, front: Front, unit: Piece) -> float:
    """What going beyond the cease-fire line is worth: a point at the end (7-g), and on the way the enemy's rear."""
    theatre, state, side = chart.game.theatre, front.state, front.side
    points = front.to_line[state.hex[unit]]
    turns = max(1, ceil(points / theatre.move[unit] + 0.2))
    if points > NEAR_AND_FAR or turns > front.left:
        return 0.0
    if not front.keeps(unit) & theatre.beyond[side]:
        return 0.0
    if turns + 1 + turns // A_DELAY < front.left:
        if not points:
            return 0.0  # it is there, and looks for towns now
        return BEFORE_TIME[side] * front.temper.line if front.left <= EARLY[side] + front.temper.early else 0.0
    return BEYOND[side] * front.temper.beyond * (1.0 if points else 1.2)


def place_value(chart: Chart, front: Front, unit: Piece, space: Space, plan: Plan | None) -> float:
    """What it is worth to a unit to end its move in a hex."""
    game, state, side = chart.game, front.state, front.side
    theatre, temper = game.theatre, front.temper
    value = 0.0 if has(front.keeps(unit), space) else -8.0
    town = theatre.town_at[space]
    others = without(state.at[space], unit)
    if town >= 0:
        worth = front.worth[town]
        if state.holder[town] != side:
            value += temper.taken * worth
        elif not others:
            value += worth * danger_of(front.threat(town)) * (1.0 if state.hex[unit] == space else 0.7)
    if plan is not None:
        # a turn's march nearer to the objective is worth the more, the better the objective
        value -= (temper.pull + min(temper.most_pull, plan.score)) * front.way(plan.town)[space] / theatre.move[unit]
    near = theatre.grid.near[space]
    beside = near & state.held[1 - side]
    if beside:
        value += contact_value(chart, front, unit, space, beside, others)
    if has(front.cover, space) or has(theatre.guerrillas, unit):
        if not beside and has(front.may_rest, unit):
            value += temper.rest
    else:
        value -= temper.unsupplied * UNSUPPLIED[min(front.left, 4) - 1]
    if front.left <= front.temper.closing and has(theatre.beyond[side], space):
        value += 2.0 if front.left == 1 else 1.2
    return value + 0.05 * theatre.shift[space]


def contact_value(chart: Chart, front: Front, unit: Piece, space: Space, beside: SpaceSet, others: PieceSet) -> float:
    """Standing next to the enemy: good where the odds are, bad where he is the stronger."""
    game, state, side = chart.game, front.state, front.side
    theatre, temper = game.theatre, front.temper
    value = 0.0
    strong = False
    zone = zone_of(game, state, side)
    for target in each(beside):
        odds = front.gathered(target) / front.defence(target)
        around = theatre.grid.near[target] & theatre.playable
        ring = zone | theatre.grid.near[space] if has(theatre.regiments, unit) else zone
        if not around & ~ring:
            odds *= 1.6  # besieged: a column to the right, no supply, nowhere to go
        value += temper.ring * size(around & ring & ~zone)
        needed = (1.2, 1.5, 1.9, 2.3, 2.5)[min(4, theatre.shift[target])]
        if odds >= needed * temper.needed:
            town = theatre.town_at[target]
            value += temper.contact + (temper.prize * front.worth[town] if town >= 0 else 0.0)
            strong = True
        else:
            value -= temper.respect
    mine = sum(theatre.defence[u] for u in each(others)) + theatre.defence[unit]
    danger = sum(theatre.attack[u] for target in each(beside) for u in each(state.at[target]))
    if not strong and danger > mine * (1.5 + 0.5 * theatre.shift[space]):
        value -= temper.danger
    return value


def leaving_cost(chart: Chart, front: Front, unit: Piece) -> float:
    """What is given up when the last unit leaves a town that somebody threatens; a city is never left so."""
    theatre, state = chart.game.theatre, front.state
    town = theatre.town_at[state.hex[unit]]
    if town < 0 or state.at[state.hex[unit]] != only(unit):
        return 0.0
    if has(theatre.drc_cities, town) and front.threat(town):
        return DUTY
    share = (front.temper.leave if front.left > front.temper.closing else 1.0) * front.temper.guard
    return front.worth[town] * share * danger_of(front.threat(town))


def danger_of(threat: float) -> float:
    """How likely a town is attacked: a lone band takes one town in three, a regiment most."""
    return 0.0 if threat <= 0 else 0.35 if threat <= 2 else 0.65 if threat <= 4 else 0.9


def best_move(
    game: GuerraGame, chart: Chart, front: Front, unit: Piece, actions: Sequence[Action]
) -> tuple[Action | None, float]:
    """The best of a unit's moves and how much better it is than standing still."""
    theatre, state = game.theatre, front.state
    index = theatre.grid.index
    keeps = front.keeps(unit)
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
        if not has(keeps, space):
            continue
        if state.at[space] and stacked(theatre, state, space) + theatre.stacking[unit] > game.room[space]:
            continue
        value = place_value(chart, front, unit, space, plan) - cost
        if waiting:
            value -= (
                min(chart.far[town][space] for town in range(len(theatre.towns)) if state.holder[town] != front.side)
                / 30
            )
        if value > best_value and not strays(game, state, unit, action, keeps):
            best, best_value = action, value
    return best, best_value - stay


def strays(game: GuerraGame, state: GuerraState, unit: Piece, move: Move, keeps: SpaceSet) -> bool:
    """Whether a march comes through the Congo although its army keeps out of it (7-i, 7-k)."""
    if move.by != MARCH:
        return False
    on_the_way = passed(game, state, unit, move.path, game.theatre.grid.index[move.to])
    return any(not has(keeps, space) for space in on_the_way)


def deploy(chart: Chart, front: Front, actions: Sequence[Action]) -> Action:
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
        nearest = min((chart.far[t][space] / front.worth[t] for t in aims), default=0.0)
        return total - nearest - (0.5 if state.at[space] else 0.0)

    return max(actions, key=value)


def fresh_units(state: GuerraState, side: Seat, picks: PieceSet) -> list[Piece]:
    """The units still to be considered: those behind the last one that moved, in a fixed order."""
    last = -1
    for unit in state.order:
        if has(state.moved, unit):
            last = unit
    return [unit for unit in listed(picks) if unit > last]
