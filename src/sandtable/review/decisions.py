"""The decisions that cost most: what was done, what would have been better, and by how much.

Where the game's own bot would have done something else, that and what was done are tried in a few worlds. Those that
seem to have cost most are looked at again as the strongest opponent would: with several answers, in worlds imagined
from what the seat saw then, and the gain of the best one is measured in worlds that had no part in choosing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from sandtable.bots.advice import chance_of
from sandtable.bots.ranking import ranking
from sandtable.bots.search import Budget, Craft, General, Option, craft_of
from sandtable.engine.contract import Action, Concede, Game, Message
from sandtable.engine.table import Table
from sandtable.review.course import BUDGET
from sandtable.review.sides import Sides

#: a gain of so many standard errors is hardly chance: one that is less is no advice
SURE = 2
#: worlds for a first look, for comparing several answers, and for measuring the gain of the best
GLANCE, COMPARED, FRESH = 3, 6, 10
#: so many decisions of a side are looked at again at least and at most, and so many are told
LEAST, MOST, TOLD = 2, 6, 3
#: so many decisions get a first look at least and at most
FEWEST_GLANCES, MOST_GLANCES = 8, 80


class Doubt(msgspec.Struct, frozen=True):
    """A decision that another player would have made otherwise, and what that seems to have cost."""

    step: int
    side: int
    cost: float


class Slip(msgspec.Struct):
    """A decision that cost something: what was done, what was better, by how many points and how sure that is."""

    step: int
    turn: int
    seat: str
    side: int
    done: Message
    better: Message
    cost: float
    error: float
    #: what it cost of the chance to win; None where only points count
    chance: float | None = None


class Effort(msgspec.Struct, frozen=True):
    """How many decisions are looked at, and how many of each side again."""

    glances: int
    again: int


def effort(table: Table, sides: Sides, budget: int = BUDGET) -> Effort:
    """What can be done within a budget of decisions, if turns are as long as in this game."""
    ahead, actions = craft_of(table.game.title).ahead, len(table.turned)
    turns = max(1, table.game.turn(table.state))
    long = max(1, actions // 2 if ahead is None else actions * (ahead + 1) // turns)
    glances = budget // (2 * GLANCE * long)
    again = budget // ((4 * COMPARED + 2 * FRESH) * long * len(sides.names))
    return Effort(max(FEWEST_GLANCES, min(MOST_GLANCES, glances)), max(LEAST, min(MOST, again)))


def doubts(table: Table, sides: Sides, first: int, last: int, most: int, seed: str) -> list[Doubt]:
    """What another player would have done otherwise between two steps, some of it at most, and what that cost."""
    game, craft = table.game, craft_of(table.game.title)
    players = [craft.heuristic(game, seat) for seat in range(len(game.seats))]
    found = []
    for number in range(first, last):
        turned, state = table.turned[number], table.states[number]
        decision = game.pending(state)
        if decision is None or isinstance(turned.action, Concede) or not weighs(craft, decision.step):
            continue
        if len(decision.actions) > 1:
            view, rng = game.observe(state, turned.seat), Random(f"{seed}/{number}")
            other = players[turned.seat].choose(view, rng)
            if other != turned.action:
                found.append((number, turned.seat, [turned.action, other]))
    number = min(most, len(found))
    kept = [found[len(found) * place // number] for place in range(number)]
    return [Doubt(step, sides.of_seat(seat), _glance(table, step, seat, pair, seed)) for step, seat, pair in kept]


def weighs(craft: Craft, step: str) -> bool:
    """Whether a question is one that the strongest opponent thinks about."""
    return craft.weighty is None or step in craft.weighty


def _glance(table: Table, step: int, seat: int, pair: Sequence[Action], seed: str) -> float:
    """How much better the second of two answers seems to be than the first."""
    game = table.game
    general = General(game, seat, craft_of(game.title))
    options = [Option(action, general.players[seat]) for action in pair]
    trials = general.trials(game.observe(table.states[step], seat), Random(f"{seed}/{step}/glance"))
    trials.compare(options, Budget(rollouts=GLANCE * 2), 1.0)
    return options[1].mean() - options[0].mean()


def worst(found: Sequence[Doubt], side: int, most: int) -> list[int]:
    """The steps of a side that seem to have cost most."""
    own = sorted((one for one in found if one.side == side and one.cost > 0), key=lambda one: (-one.cost, one.step))
    return [one.step for one in own[:most]]


def judged(table: Table, sides: Sides, step: int, seed: str) -> Slip | None:
    """A decision looked at again; nothing where no other answer is surely better."""
    game, turned, state = table.game, table.turned[step], table.states[step]
    craft, seat, view = craft_of(game.title), turned.seat, game.observe(state, turned.seat)
    general, rng = General(game, seat, craft), Random(f"{seed}/{step}/again")
    answers = [turned.action, *ranking(general.players[seat], view, rng, craft.candidates)]
    options = [Option(answer, general.players[seat]) for answer in dict.fromkeys(answers)]
    if len(options) < 2:
        return None
    trials = general.trials(view, rng)
    trials.compare(options, Budget(rollouts=COMPARED * len(options)), 1.0)
    done, best = options[0], max(options[1:], key=Option.mean)
    fresh = trials.worlds
    while trials.worlds < fresh + FRESH:
        trials.one_more_world([done, best])
    gains = [best.values[world] - done.values[world] for world in range(fresh, trials.worlds)]
    cost, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    if cost <= SURE * error:
        return None
    return slip(game, sides, table, step, (done, best), cost, error)


def slip(
    game: Game, sides: Sides, table: Table, step: int, pair: tuple[Option, Option], cost: float, error: float
) -> Slip:
    """What is told of a decision that cost something."""
    turned, state = table.turned[step], table.states[step]
    view, craft = game.observe(state, turned.seat), craft_of(game.title)
    chances = [chance_of(craft, option) for option in pair]
    lost = None if chances[0] is None or chances[1] is None else chances[1] - chances[0]
    done, better = (game.label(view, option.action) for option in pair)
    side = sides.of_seat(turned.seat)
    return Slip(step, game.turn(state), game.seats[turned.seat], side, done, better, cost, error, lost)


def costliest(found: Sequence[Slip], sides: Sides) -> list[Slip]:
    """The worst of each side, the costliest first."""
    slips = sorted(found, key=lambda one: (-one.cost, one.step))
    return [one for side in range(len(sides.names)) for one in [own for own in slips if own.side == side][:TOLD]]
