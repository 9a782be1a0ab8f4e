"""Games between bots by the thousand: who wins, by how much, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.engine.contract import BotMaker, Game, Result, Title
from sandtable.engine.fuzz import between, random_game
from sandtable.games import shelf
from sandtable.lab.batches import spread_out
from sandtable.lab.own_bots import NoSuchBot, own_bot
from sandtable.lab.summaries import mean, share


class Line(msgspec.Struct, frozen=True):
    """One played game."""

    seats: tuple[str, ...]
    decisions: int
    result: Result
    scenario: str = ""


class Setting(msgspec.Struct, frozen=True):
    """What is played: the same in every process."""

    game: str
    scenarios: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    pack: Path | None = None
    #: in a sweep, what is varied and its value
    varied: str = ""


class SeatTally(msgspec.Struct):
    """How a seat has fared; ``won`` and ``score`` are the 95 % intervals of its share of victories and mean score."""

    games: int
    wins: int
    draws: int
    mean_score: float
    bot: str
    won: tuple[float, float]
    score: tuple[float, float]


class Played(msgspec.Struct, frozen=True):
    """One game as a row: its number and seed are all that is needed to play it again."""

    number: int
    scenario: str
    seed: str
    seats: list[str]
    bots: list[str]
    outcomes: list[str]
    scores: list[float]
    level: str
    reason: str
    decisions: int


class Simulated(msgspec.Struct):
    """What came of many games: by seat over all scenarios, and scenario by scenario."""

    games: int
    finished: int
    decisions: int
    seconds: float
    seats: dict[str, SeatTally]
    results: dict[str, int]
    scenarios: dict[str, dict[str, SeatTally]]


def known_bot(title: Title, name: str) -> BotMaker:
    """The bot of this name: one of the game's, or somebody's own as ``module:Name``."""
    if ":" in name:
        return own_bot(name)
    known = bots_of(title)
    if name not in known:
        raise NoSuchBot("bot-unknown", game=title.name, bot=name, known=list(known))
    return known[name]


def seated(title: Title, names: Sequence[str], games: Sequence[Game]) -> list[BotMaker]:
    """The bots of these names: one for each seat of every game, or one for all of them."""
    bots = [known_bot(title, name) for name in names]
    for game in games:
        if len(bots) not in (1, len(game.seats)):
            raise NoSuchBot("bot-too-few", game=title.name, scenario=game.scenario, seats=game.seats)
    return bots


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
    seated(title, bots, [title.open(name, options) for name in scenarios])
    return Setting(game, scenarios, tuple(bots), seed, tuple((options or {}).items()), pack)


@lru_cache(maxsize=8)
def opened(what: Setting) -> tuple[list[Game], list[BotMaker]]:
    """The games of a setting, and who plays them; once for each process."""
    title = shelf.title(what.game, what.pack)
    games = [title.open(name, dict(what.options)) for name in what.scenarios]
    return games, seated(title, what.bots, games)


def one_game(game: Game, bots: Sequence[BotMaker], seed: str) -> Line:
    """A game between bots."""
    state, decisions = random_game(game, seed, check=False, players=between(bots))
    result = game.result(state)
    assert result is not None
    return Line(game.seats, decisions, result, game.scenario)


def numbered_games(what: Setting, first: int, count: int) -> list[Line]:
    """Games by their numbers; the scenarios take turns."""
    games, bots = opened(what)
    return [
        one_game(games[number % len(games)], bots, f"{what.seed}-{number}") for number in range(first, first + count)
    ]


def simulate(
    what: Setting,
    count: int,
    jobs: int,
    told: Callable[[int], None] = lambda games: None,
    kept: Callable[[Played], None] | None = None,
) -> Simulated:
    """Plays so many games on so many processes.

    ``told`` is called with every batch's number of games, ``kept`` with every game, in the order of their numbers.
    """
    start = perf_counter()
    batches: dict[int, list[Line]] = {}
    for first, size, lines in spread_out(partial(numbered_games, what), count, jobs):
        batches[first] = lines
        told(size)
    lines = [line for first in sorted(batches) for line in batches[first]]
    if kept is not None:
        for number, line in enumerate(lines):
            kept(as_row(what, number, line))
    return Simulated(
        games=count,
        finished=len(lines),
        decisions=sum(line.decisions for line in lines),
        seconds=round(perf_counter() - start, 3),
        seats=dict(_tallies(what, lines)),
        results=dict(Counter(line.result.level for line in lines).most_common()),
        scenarios={
            name: dict(_tallies(what, [line for line in lines if line.scenario == name]))
            for name in dict.fromkeys(line.scenario for line in lines)
        },
    )


def as_row(what: Setting, number: int, line: Line) -> Played:
    """A played game with its number, for a file."""
    places = range(len(line.seats))
    return Played(
        number=number,
        scenario=line.scenario,
        seed=f"{what.seed}-{number}",
        seats=list(line.seats),
        bots=[_bot(what, place) for place in places],
        outcomes=[line.result.outcome(place) for place in places],
        scores=[float(points) for points in line.result.points],
        level=line.result.level,
        reason=line.result.reason,
        decisions=line.decisions,
    )


def _bot(what: Setting, place: int) -> str:
    return what.bots[place % len(what.bots)]


def _tallies(what: Setting, lines: list[Line]) -> Iterator[tuple[str, SeatTally]]:
    """By the name of a seat."""
    for name in dict.fromkeys(name for line in lines for name in line.seats):
        own = [(line.result, line.seats.index(name)) for line in lines if name in line.seats]
        wins = sum(result.outcome(place) == "won" for result, place in own)
        won, score = share(wins, len(own)), mean([float(result.points[place]) for result, place in own])
        yield (
            name,
            SeatTally(
                games=len(own),
                wins=wins,
                draws=sum(result.outcome(place) == "drawn" for result, place in own),
                mean_score=score.value,
                bot=", ".join(dict.fromkeys(_bot(what, place) for _, place in own)),
                won=(won.low, won.high),
                score=(score.low, score.high),
            ),
        )
