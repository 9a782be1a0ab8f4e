"""The ladder of a game's opponents: each against the one below, on the same dice, with sides swapped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import inf, log10
from random import Random
from time import process_time

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.bots.search import Budget, Searching
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Bot, BotMaker, Game, Result
from sandtable.games import shelf
from sandtable.lab.batches import spread_out
from sandtable.lab.calibration.figures import wilson

#: a share as good as this counts as the most that a ladder can tell
SURE = 0.99


class Match(msgspec.Struct, frozen=True):
    """Two opponents of a game, the upper one first; ``seconds`` is what a general may think for a decision.

    In ``pairs`` two games on the same dice with sides swapped are one comparison: whoever makes more points of both
    sides together. That tells players apart also where one side nearly always wins.
    """

    game: str
    scenario: str | None
    upper: str
    lower: str
    seed: str
    seconds: float = inf
    pairs: bool = False


class Bout(msgspec.Struct, frozen=True):
    """One comparison: what the upper one made of it (1, 0.5 or 0), how often and how long it thought.

    Seconds are those of the processor.
    """

    points: float
    decisions: int
    seconds: float


class Rung(msgspec.Struct):
    """An opponent, and how it does against the one below; ``elo`` counts from the lowest."""

    bot: str
    elo: int
    against: str | None = None
    games: int = 0
    wins: int = 0
    draws: int = 0
    share: float | None = None
    low: float | None = None
    high: float | None = None
    seconds_per_decision: float | None = None


class Ladder(msgspec.Struct):
    """All rungs, weakest first."""

    game: str
    rungs: list[Rung]


@lru_cache(maxsize=2)
def opened(name: str, scenario: str | None) -> list[Game]:
    """A game on one scenario, or on all that are played by as few as possible; once for each process."""
    title = shelf.title(name)
    if scenario is not None:
        return [title.open(scenario)]
    fewest = min(len(title.seats(each)) for each in title.scenarios())
    return [title.open(each) for each in title.scenarios() if len(title.seats(each)) == fewest]


def maker(match: Match, name: str) -> BotMaker:
    """Who makes an opponent; a general with the time that it is given."""
    found = bots_of(shelf.title(match.game))[name]
    if isinstance(found, Searching) and match.seconds < inf:
        return found.given(Budget(inf, match.seconds))
    return found


def timed(game: Game, makers: Sequence[BotMaker], seed: str, seat: int) -> tuple[Result, int, float]:
    """A whole game, how often one seat thought, and for how many seconds of the processor."""
    bots: list[Bot] = [make(game, place) for place, make in enumerate(makers)]
    rngs = [Random(f"{seed}/{place}") for place in range(len(bots))]
    state = game.setup(key_from_seed(seed))
    decisions, seconds = 0, 0.0
    while (decision := game.pending(state)) is not None:
        view = game.observe(state, decision.seat)
        start = process_time()
        action = bots[decision.seat].choose(view, rngs[decision.seat])
        if decision.seat == seat:
            decisions += 1
            seconds += process_time() - start
        game.advance(state, action)
    result = game.result(state)
    assert result is not None
    return result, decisions, seconds


def bout(match: Match, number: int) -> Bout:
    """One comparison by its number: two-sided games in pairs with sides swapped, others by their scores."""
    games = opened(match.game, match.scenario)
    alone = len(games[0].seats) == 1
    game = games[number % len(games) if match.pairs and not alone else number // 2 % len(games)]
    if alone:
        return compared_alone(match, game, f"{match.seed}-{number}")
    if match.pairs:
        return compared_in_pairs(match, game, f"{match.seed}-{number}")
    seat = number % 2
    result, decisions, seconds = swapped(match, game, f"{match.seed}-{number // 2}", seat)
    return Bout({"won": 1.0, "drawn": 0.5, "lost": 0.0}[result.outcome(seat)], decisions, seconds)


def swapped(match: Match, game: Game, seed: str, seat: int) -> tuple[Result, int, float]:
    """A game with the upper opponent at this seat, and at every second one from there."""
    upper, lower = maker(match, match.upper), maker(match, match.lower)
    makers = [upper if place % 2 == seat else lower for place in range(len(game.seats))]
    return timed(game, makers, seed, seat)


def compared_in_pairs(match: Match, game: Game, seed: str) -> Bout:
    """The points by which the upper one is ahead in two games on the same dice, once at each side."""
    ahead, decisions, seconds = 0.0, 0, 0.0
    for seat in (0, 1):
        result, often, took = swapped(match, game, seed, seat)
        ahead += result.scores[seat] - result.scores[1 - seat]
        decisions, seconds = decisions + often, seconds + took
    return Bout(judged(ahead), decisions, seconds)


def compared_alone(match: Match, game: Game, seed: str) -> Bout:
    """The scores of both on the same dice."""
    one, decisions, seconds = timed(game, [maker(match, match.upper)], seed, 0)
    other, _, _ = timed(game, [maker(match, match.lower)], seed, 0)
    return Bout(judged(one.scores[0] - other.scores[0]), decisions, seconds)


def judged(ahead: float) -> float:
    """What a lead of so many points counts."""
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def bouts(match: Match, first: int, count: int) -> list[Bout]:
    """Comparisons by their numbers."""
    return [bout(match, number) for number in range(first, first + count)]


def climb(
    game: str,
    scenario: str | None,
    count: int,
    seed: str,
    jobs: int,
    top: int | None = None,
    seconds: float = inf,
    pairs: bool = False,
    told: Callable[[int], None] = lambda games: None,
) -> Ladder:
    """Every opponent of a game against the one below, or only the highest few, so many games each."""
    names = list(shelf.title(game).bots())
    if top is not None:
        names = names[-top - 1 :]
    rungs = [Rung(names[0], 0)]
    for lower, upper in pairwise(names):
        match = Match(game, scenario, upper, lower, f"{seed}/{upper}", seconds, pairs)
        found: list[Bout] = []
        for _, size, played in spread_out(partial(bouts, match), count, jobs):
            found += played
            told(size)
        rungs.append(rung(upper, lower, rungs[-1].elo, found))
    return Ladder(game, rungs)


def rung(bot: str, against: str, below: int, found: Sequence[Bout]) -> Rung:
    """What the comparisons of two opponents come to."""
    games, points = len(found), sum(one.points for one in found)
    share = points / games
    low, high = wilson(points, games)
    return Rung(
        bot,
        below + elo_gap(share),
        against,
        games,
        sum(one.points == 1.0 for one in found),
        sum(one.points == 0.5 for one in found),
        round(share, 3),
        round(low, 3),
        round(high, 3),
        round(sum(one.seconds for one in found) / max(1, sum(one.decisions for one in found)), 4),
    )


def elo_gap(share: float) -> int:
    """The difference of ratings that goes with a share."""
    share = min(max(share, 1 - SURE), SURE)
    return round(400 * log10(share / (1 - share)))
