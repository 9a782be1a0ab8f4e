"""Games between bots by the thousand: who wins, by how much, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import fsum
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Bot, Game, Result
from sandtable.games import shelf
from sandtable.lab.batches import spread_out


class NoSuchBot(Exception):
    """A bot that a game does not have, or too many or too few of them."""


class Line(msgspec.Struct, frozen=True):
    """One played game."""

    seats: tuple[str, ...]
    decisions: int
    result: Result


class Setting(msgspec.Struct, frozen=True):
    """What is played: the same in every process."""

    game: str
    scenarios: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    pack: Path | None = None


class SeatTally(msgspec.Struct):
    """How a seat has fared."""

    games: int
    wins: int
    draws: int
    mean_score: float
    bot: str


class Simulated(msgspec.Struct):
    """What came of many games."""

    games: int
    finished: int
    decisions: int
    seconds: float
    seats: dict[str, SeatTally]
    results: dict[str, int]


def setting(
    game: str,
    scenario: str | None,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any] | None = None,
    pack: Path | None = None,
) -> Setting:
    """What is to be played, checked before a single game begins."""
    title = shelf.title(game, pack)
    scenarios = (scenario,) if scenario else tuple(title.scenarios())
    known = bots_of(title)
    for bot in bots:
        if bot not in known:
            raise NoSuchBot(f"{game} has no bot {bot!r}; it has: {', '.join(known)}")
    for name in scenarios:
        seats = title.open(name, options).seats
        if len(bots) != len(seats):
            raise NoSuchBot(f"{game}/{name} has the seats {', '.join(seats)}: name as many bots, in this order")
    return Setting(game, scenarios, tuple(bots), seed, tuple((options or {}).items()), pack)


@lru_cache(maxsize=8)
def _opened(what: Setting) -> tuple[list[Game], list[Bot]]:
    title = shelf.title(what.game, what.pack)
    known = bots_of(title)
    return [title.open(name, dict(what.options)) for name in what.scenarios], [known[bot] for bot in what.bots]


def one_game(game: Game, bots: Sequence[Bot], seed: str) -> Line:
    """A game between bots; each sees only what its seat sees and has a chance of its own."""
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    state = game.setup(key_from_seed(seed))
    decisions = 0
    while (decision := game.pending(state)) is not None:
        seat = decision.seat
        game.apply(state, bots[seat].choose(game, game.observe(state, seat), rngs[seat]))
        decisions += 1
    result = game.result(state)
    assert result is not None
    return Line(game.seats, decisions, result)


def numbered_games(what: Setting, first: int, count: int) -> list[Line]:
    """Games by their numbers; the scenarios take turns."""
    games, bots = _opened(what)
    return [
        one_game(games[number % len(games)], bots, f"{what.seed}-{number}") for number in range(first, first + count)
    ]


def simulate(what: Setting, count: int, jobs: int, told: Callable[[int], None] = lambda games: None) -> Simulated:
    """Plays so many games on so many processes. ``told`` is called with every batch's number of games."""
    start = perf_counter()
    batches: dict[int, list[Line]] = {}
    for first, size, lines in spread_out(partial(numbered_games, what), count, jobs):
        batches[first] = lines
        told(size)
    lines = [line for first in sorted(batches) for line in batches[first]]
    return Simulated(
        games=count,
        finished=len(lines),
        decisions=sum(line.decisions for line in lines),
        seconds=round(perf_counter() - start, 3),
        seats=dict(_tallies(what, lines)),
        results=dict(Counter(line.result.level for line in lines).most_common()),
    )


def _tallies(what: Setting, lines: list[Line]) -> Iterator[tuple[str, SeatTally]]:
    """By the name of a seat; scenarios that call their sides otherwise stand apart."""
    for name in dict.fromkeys(name for line in lines for name in line.seats):
        own = [(line.result, line.seats.index(name)) for line in lines if name in line.seats]
        yield (
            name,
            SeatTally(
                games=len(own),
                wins=sum(result.winner == place for result, place in own),
                draws=sum(result.winner is None for result, _ in own),
                mean_score=fsum(result.scores[place] for result, place in own) / len(own),
                bot=", ".join(dict.fromkeys(what.bots[place] for _, place in own)),
            ),
        )
