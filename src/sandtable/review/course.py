"""The course of a game: how each side's chances stood whenever a turn began, by playing on from there.

From every mark the game is played on several times by the game's own bots, with other dice: to its end, or for as many
turns as its strongest opponent looks ahead. What that comes to on average is what the position was worth between
equals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from sandtable.bots.search import craft_of
from sandtable.engine.contract import Game, Result
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.review.sides import Sides, leads

#: at most so many marks; a game without turns has so many all the same
MOST_MARKS, FEWEST_MARKS = 40, 12
#: a mark is played on so many times at least and at most
LEAST, MOST = 6, 24
#: about so many decisions are played in all, for that is what takes time
BUDGET = 15_000


class Ended(msgspec.Struct, frozen=True):
    """How one game that was played on from a mark ended: by side, won (a draw is a half) and how far ahead."""

    won: list[float]
    lead: list[float]


class Moment(msgspec.Struct):
    """How it stood at a mark: by side the chance to win and how far ahead it would end, with their standard errors."""

    step: int
    turn: int
    worlds: int
    chance: list[float]
    chance_error: float
    lead: list[float]
    lead_error: float


def marks(table: Table) -> list[int]:
    """The steps at which a turn began, and the end; even ones where the game counts no turns."""
    game, states = table.game, table.states
    last = len(table.turned)
    turns = [game.turn(state) for state in states]
    found = [0, *(step for step in range(1, last) if turns[step] != turns[step - 1])]
    if len(found) < 3:
        found = [last * place // FEWEST_MARKS for place in range(FEWEST_MARKS)]
    if len(found) > MOST_MARKS:
        found = [found[len(found) * place // MOST_MARKS] for place in range(MOST_MARKS)]
    return [*dict.fromkeys(found), last] if last else [0]


class Reach(msgspec.Struct, frozen=True):
    """How far and how often a game is played on: for so many turns after the one under way, or to its end."""

    ahead: int | None
    worlds: int


def reach(table: Table, marks: Sequence[int], budget: int = BUDGET) -> Reach:
    """What a budget of decisions allows, if turns are as long as in this game: to the end, unless that is too far."""
    last, ahead = marks[-1], craft_of(table.game.title).ahead
    to_end = sum(last - step for step in marks)
    if ahead is None or LEAST * to_end <= budget:
        return Reach(None, _within(budget // max(to_end, 1)))
    ends = [marks[min(place + ahead + 1, len(marks) - 1)] for place in range(len(marks))]
    decisions = sum(end - step for step, end in zip(marks, ends, strict=True))
    return Reach(ahead, _within(budget // max(decisions, 1)))


def _within(worlds: int) -> int:
    return max(LEAST, min(MOST, worlds))


def play_on(table: Table, sides: Sides, ahead: int | None, step: int, first: int, last: int, seed: str) -> list[Ended]:
    """Plays on from a step, as the worlds from number ``first`` up to ``last``."""
    game, start = table.game, table.states[step]
    return [one_world(game, sides, start, ahead, f"{seed}/{step}/{number}") for number in range(first, last)]


def one_world(game: Game, sides: Sides, start: State, ahead: int | None, seed: str) -> Ended:
    """One game from a position on, with dice and players of its own."""
    craft, rng = craft_of(game.title), Random(seed)
    state = start.reroll(rng.randbytes(32))
    bots = [craft.heuristic(game, seat) for seat in range(len(game.seats))]
    last = inf if ahead is None else game.turn(start) + ahead
    while (decision := game.pending(state)) is not None and game.turn(state) <= last:
        game.advance(state, bots[decision.seat].choose(game.observe(state, decision.seat), rng))
    result = game.result(state)
    if result is None:
        return left(sides, leads(game, sides, state), craft.scale)
    if ahead is None or not craft.scale:
        return ended(sides, result)
    # who has won is known; how far ahead he is has the measure of the worlds that did not come to an end
    return Ended(ended(sides, result).won, leads(game, sides, state))


def ended(sides: Sides, result: Result) -> Ended:
    """What a result is to each side."""
    worth = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    return Ended([worth[result.outcome(seats[0])] for seats in sides.seats], sides.leads(result.scores))


def left(sides: Sides, leads: list[float], scale: float) -> Ended:
    """What a game that was not played to its end is to each side."""
    return Ended([1 / (1 + 3 ** (-lead / scale)) if scale else 0.0 for lead in leads], leads)


def moment(step: int, turn: int, found: Sequence[Ended]) -> Moment:
    """What the worlds of a mark come to."""
    many, sides = len(found), range(len(found[0].won))
    chance = [fmean(one.won[side] for one in found) for side in sides]
    lead = [fmean(one.lead[side] for one in found) for side in sides]
    won, led = [one.won[0] for one in found], [one.lead[0] for one in found]
    near = [*won, 0.0, 1.0]  # no share of a few worlds is certain
    return Moment(step, turn, many, chance, _error(near) if many > 1 else 0.0, lead, _error(led))


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
