"""The general: weights found in many thousand games, and plans for the first three turns that are tried out.

By 17h30 of the first day it is decided which hostages live, and what has happened until then tells next to nothing of
what is still to come. So on the turns until then a general imagines the rest of the day under each of several plans,
and compares what it has cost by its end: pins, lost steps, executions. A plan is the commander with other weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import msgspec

from sandtable.bots.search import Budget, Craft, General, Option, Searching, Trials
from sandtable.engine.contract import Action, Bot, BotMaker, Game, View
from sandtable.engine.fields import Seat
from sandtable.games.kolwezi.bot_commander import FIRST_CHECK, Commander
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.state import KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

WEIGHTS = Path(__file__).with_name("bot_weights.toml")
#: the plans there are besides the usual one and the other drop zone, and how far their weights stray from it (a
#: standard deviation of logarithms)
PLANS, STRAY = 9, 0.35
#: how much is tried out for a plan: a share of it with all of them, then with the better ones, then with the last two
TRIED = Budget(134)
SHARES = ((PLANS + 1, 0.5), (3, 0.8), (1, 1.0))
#: by how many standard errors another plan than the usual one must be ahead
SURE = 0.5
#: where a turn begins, and where its fires do: there the French have their plans made
MOVES, FIRES = ("para_drop", "french_move"), "french_fire"


class Weights(msgspec.Struct, frozen=True):
    """What a general cares about: until the hostages are checked, and then."""

    first_day: Temper
    second_day: Temper


def learned() -> Weights:
    """As many games have taught them (``sandtable.lab.schooling``)."""
    return msgspec.toml.decode(WEIGHTS.read_bytes(), type=Weights)


GENERAL = learned()


def strayed(temper: Temper, number: int) -> Temper:
    """Another way to see things, one of many: every weight a little more or less."""
    chance = Random(number)
    changed = {}
    for name in temper.__struct_fields__:
        weight = getattr(temper, name)
        if isinstance(weight, float):
            changed[name] = weight * exp(chance.gauss(0.0, STRAY))
    return msgspec.structs.replace(temper, **changed)


def lost_by_now(game: KolweziGame, state: KolweziState, seat: Seat) -> float:
    """What pins, lost steps and executions have cost, as a value: nothing else of a position tells what will come."""
    points = game.theatre.tables.points
    return -(points.pin * state.pins + points.french_step * state.steps_lost + points.hostages * state.executed)


class Planner(General):
    """Plays as the commander with its weights; on the first day it weighs plans before it moves and before it fires."""

    def __init__(self, game: Game, seat: Seat, craft: Craft, budget: Budget = TRIED) -> None:
        super().__init__(game, seat, craft, budget)
        self.to_the_check = msgspec.structs.replace(craft, value=lost_by_now)
        self.plans: list[Bot] = [plan(game, seat) for plan in ALL_PLANS]

    def choose(self, view: View, rng: Random) -> Action:
        """The action it takes."""
        decision = view.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        if view.state.turn > FIRST_CHECK:
            return self.plans[0].choose(view, rng)
        part = part_of_turn(view)
        if part > self.memory[0]:
            self.memory = (part, self.weighed(view, rng))
        return self.plans[self.memory[1]].choose(view, rng)

    def weighed(self, view: View, rng: Random) -> int:
        """The plan that has cost least by the first check, in worlds that are the same for all."""
        plans = [plan for number, plan in enumerate(self.plans) if view.state.turn == 1 or number != OTHER_ZONE]
        options = [Option(plan.choose(view, rng), plan) for plan in plans]
        trials = Trials(self.game, view, self.to_the_check, self.players, rng, FIRST_CHECK - view.state.turn)
        return self.plans.index(the_best(trials, options, self.budget).player)


def part_of_turn(view: View) -> int:
    """Where a plan is made, a number that grows: before the moves and before the first fire of a turn; else 0.

    The plan of a jump is that of the moves after it.
    """
    assert view.decision is not None
    step = view.decision.step
    turn: int = view.state.turn
    if step in MOVES:
        return 2 * turn
    return 2 * turn + 1 if step == FIRES else 0


def the_best(trials: Trials, options: Sequence[Option], budget: Budget) -> Option:
    """Round by round the better plans go on; in the end the usual one, unless another is clearly ahead."""
    usual, rivals = options[0], list(options[1:])
    for most, share in SHARES:
        if trials.worlds:
            rivals = sorted(rivals, key=Option.mean, reverse=True)[:most]
        trials.compare([usual, *rivals], budget, share)
    rival = rivals[0]
    gains = [rival.values[world] - usual.values[world] for world in rival.values]
    return rival if fmean(gains) > SURE * stdev(gains) / sqrt(len(gains)) else usual


class Planning(Searching):
    """Makes such generals."""

    def __call__(self, game: Game, seat: Seat) -> Planner:
        return Planner(game, seat, self.craft)

    def given(self, budget: Budget) -> BotMaker:
        """Makes them with another budget."""
        return partial(Planner, craft=self.craft, budget=budget)


def commander(temper: Temper, zone: str | None = None) -> partial[Commander]:
    """Who plays with a plan of the first day."""
    return partial(Commander, temper=temper, first_zone=zone, later=GENERAL.second_day)


#: the usual one first; the second differs in the jump alone
OTHER_ZONE = 1
ALL_PLANS = (
    commander(GENERAL.first_day),
    commander(GENERAL.first_day, "ZSB"),
    *(commander(strayed(GENERAL.first_day, number)) for number in range(PLANS)),
)
#: how single answers are judged, for hints and reviews
CRAFT = Craft(
    ALL_PLANS[0],
    weighty=frozenset(["para_drop", "landing", "where", "french_fire", "assault_move"]),
    ahead=2,
    budget=Budget(20),
)
