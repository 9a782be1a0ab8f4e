"""A player that improves on another by trying answers out in imagined worlds.

It sees what its seat sees and nothing else: worlds are imagined from the view. The answers come from the other
player's own ranking; all of them are tried in the same worlds, played on by that player at every seat to the end of a
turn. The worse half is dropped, and what then looks better than the other player's own choice must prove it in worlds
that nobody has tried yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec

from sandtable.bots.ranking import ranking
from sandtable.engine.contract import Action, Bot, BotMaker, Game, Line, Title, View
from sandtable.engine.fields import Seat
from sandtable.engine.states import State

#: what a position is worth to a seat, in victory points
Value = Callable[[Any, Any, Seat], float]

#: fewer worlds tell nothing
FEWEST = 3
#: how much of a budget is spent when the worse half is dropped, and when the rest has been compared
HALVED, COMPARED = 0.4, 0.65
#: a turn that has been planned, and which temper it is played with
Planned = tuple[int, int]
NOTHING_PLANNED: Planned = (-1, 0)


def margin(game: Game, state: State, seat: Seat) -> float:
    """How far a seat is ahead of the others if it ended now; alone, its score."""
    scores = game.standing(state).scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (max(others) if others else 0.0)


def each_turn(game: Game, state: State) -> int:
    """A horizon counted in turns."""
    return game.turn(state)


def side_of(game: Game, seat: Seat) -> str:
    """The side of a seat as accounts call it: the seat's own name, or how that begins (``rep-air``)."""
    return game.seats[seat].partition("-")[0]


class Budget(msgspec.Struct, frozen=True):
    """How much may be tried out for one decision: so many games played on, or as many as so many seconds allow."""

    rollouts: float = 48
    seconds: float = inf


class Craft(msgspec.Struct, frozen=True):
    """How a game is searched."""

    #: who gives the ranking, and plays on in imagined worlds
    heuristic: BotMaker
    #: the questions that are worth a search; None: all
    weighty: frozenset[str] | None = None
    #: whether they are searched at the table; hints and reviews look at them in any case
    searched: bool = True
    #: what a horizon is counted in: a number that only grows, one for each turn, or for each part of a turn
    mark: Callable[[Any, Any], int] = each_turn
    #: how many turns are played on after the one under way; None: to the end of the game
    ahead: int | None = None
    value: Value = margin
    candidates: int = 4
    #: by how many standard errors an answer must be better in fresh worlds
    sure: float = 1.0
    budget: Budget = Budget()
    #: other ways to play a whole turn, tried against each other when it begins
    tempers: tuple[BotMaker, ...] = ()
    #: the questions at which a turn begins for its player; None: whatever is asked first
    plans: frozenset[str] | None = None
    plan_ahead: int | None = None
    plan_budget: Budget = Budget()
    #: a lead of so many points is won three times in four; 0: nobody is beaten here, only points count
    scale: float = 0.0
    #: whose points a seat plays for
    side: Callable[[Any, Seat], str] = side_of


class Option(msgspec.Struct):
    """Something to try: an answer, and who goes on at this seat; and what came of it, world by world."""

    action: Action
    player: Bot
    values: dict[int, float] = {}
    account: dict[Line, float] = {}

    def mean(self) -> float:
        """What it is worth."""
        return fmean(self.values.values())

    def error(self) -> float:
        """The standard error of that."""
        found = list(self.values.values())
        return stdev(found) / sqrt(len(found)) if len(found) > 1 else inf


class Trials:
    """Options tried in the same worlds."""

    def __init__(
        self, game: Game, view: View, craft: Craft, players: Sequence[Bot], rng: Random, ahead: int | None
    ) -> None:
        self.game, self.view, self.craft, self.players, self.rng = game, view, craft, players, rng
        self.last_mark = inf if ahead is None else craft.mark(game, view.state) + ahead
        self.worlds = 0
        self.rollouts = 0
        self.began = perf_counter()
        #: whether the lines of the accounts at the end are kept, to tell why
        self.explains = False

    def spent(self, budget: Budget, share: float) -> bool:
        """Whether this share of a budget is gone."""
        if self.rollouts >= share * budget.rollouts:
            return True
        return budget.seconds < inf and perf_counter() - self.began >= share * budget.seconds

    def late(self, budget: Budget) -> bool:
        """Whether all the time there was is gone."""
        return budget.seconds < inf and perf_counter() - self.began >= budget.seconds

    def one_more_world(self, options: Sequence[Option]) -> None:
        """Every option in a world that was not tried before."""
        seed = self.rng.getrandbits(64)
        world = self.game.imagine(self.view, Random(seed))
        for option in options:
            end = self.played_on(world.copy(), option, Random(seed))
            option.values[self.worlds] = self.craft.value(self.game, end, self.view.seat)
            if self.explains:
                for line, points in self.game.standing(end).account.items():
                    option.account[line] = option.account.get(line, 0.0) + points
        self.worlds += 1
        self.rollouts += len(options)

    def played_on(self, state: State, option: Option, rng: Random) -> State:
        """The position at the end of the turns that are looked at."""
        game, seat, own, players = self.game, self.view.seat, option.player, self.players
        mark, last = self.craft.mark, self.last_mark
        game.advance(state, option.action)
        while (decision := game.pending(state)) is not None and mark(game, state) <= last:
            if len(decision.actions) == 1:
                game.advance(state, decision.actions[0])
                continue
            player = own if decision.seat == seat else players[decision.seat]
            game.advance(state, player.choose(game.observe(state, decision.seat), rng))
        return state

    def best(self, options: Sequence[Option], budget: Budget) -> Option:
        """The first, unless another one is better and proves it in fresh worlds."""
        usual, rivals = options[0], list(options[1:])
        self.compare(options, budget, HALVED)
        rivals.sort(key=Option.mean, reverse=True)
        rivals = rivals[: (len(rivals) + 1) // 2]
        if all(rival.values == usual.values for rival in rivals):
            return usual  # nothing hangs on it
        self.compare([usual, *rivals], budget, COMPARED)
        rival = max(rivals, key=Option.mean)
        if rival.mean() <= fmean(usual.values[world] for world in rival.values):
            return usual
        fresh = self.worlds
        self.compare([usual, rival], budget, 1.0)
        gains = [rival.values[world] - usual.values[world] for world in range(fresh, self.worlds)]
        if len(gains) < FEWEST:
            return usual  # no time to prove anything
        return rival if fmean(gains) > self.craft.sure * stdev(gains) / sqrt(len(gains)) else usual

    def compare(self, options: Sequence[Option], budget: Budget, share: float) -> None:
        """Tries some options on until this share of a budget is gone; a few times at least, if there is time."""
        first = self.worlds
        while self.worlds == first or not self.spent(budget, share) or self.worlds < first + FEWEST:
            if self.worlds > first and self.late(budget):
                return
            self.one_more_world(options)


class General:
    """Plays a seat as a heuristic does, but tries out what matters before it answers."""

    def __init__(self, game: Game, seat: Seat, craft: Craft, budget: Budget | None = None) -> None:
        self.game, self.seat, self.craft = game, seat, craft
        self.budget = budget or craft.budget
        self.players = [craft.heuristic(game, other) for other in range(len(game.seats))]
        self.tempers = [self.players[seat], *(maker(game, seat) for maker in craft.tempers)]
        self.memory = NOTHING_PLANNED

    def choose(self, view: View, rng: Random) -> Action:
        """The action it takes."""
        decision = view.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        temper = self.temper(view, rng)
        weighty = self.craft.weighty
        if not self.craft.searched or (weighty is not None and decision.step not in weighty):
            return temper.choose(view, rng)
        answers = ranking(temper, view, rng, self.craft.candidates)
        if len(answers) == 1:
            return answers[0]
        options = [Option(answer, temper) for answer in answers]
        return self.trials(view, rng).best(options, self.budget).action

    def temper(self, view: View, rng: Random) -> Bot:
        """The way this turn is played: chosen when it begins."""
        turn = self.craft.mark(self.game, view.state)
        if self.craft.tempers and self.memory[0] != turn:
            if not self.begins(view):
                return self.tempers[0]
            options = [Option(player.choose(view, rng), player) for player in self.tempers]
            trials = Trials(self.game, view, self.craft, self.players, rng, self.craft.plan_ahead)
            chosen = trials.best(options, self.craft.plan_budget)
            self.memory = (turn, self.tempers.index(chosen.player))
        return self.tempers[self.memory[1]]

    def begins(self, view: View) -> bool:
        """Whether this is where a turn is planned."""
        return self.craft.plans is None or (view.decision is not None and view.decision.step in self.craft.plans)

    def trials(self, view: View, rng: Random) -> Trials:
        """Worlds to try answers in."""
        return Trials(self.game, view, self.craft, self.players, rng, self.craft.ahead)


class Searching:
    """Makes generals of a craft; a title's strongest opponent is one."""

    def __init__(self, craft: Craft) -> None:
        self.craft = craft

    def __call__(self, game: Game, seat: Seat) -> General:
        return General(game, seat, self.craft)

    def given(self, budget: Budget) -> BotMaker:
        """Makes them with another budget for a decision."""
        return partial(General, craft=self.craft, budget=budget)


def craft_of(title: Title) -> Craft:
    """How a game is searched: as its strongest opponent does, or with it."""
    maker = list(title.bots().values())[-1]
    return maker.craft if isinstance(maker, Searching) else Craft(maker)
