"""What many games come to: shares with their intervals, means, lengths, sources of points, and what a change does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, exp, log, log10, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from sandtable.lab.calibration.figures import wilson

#: a row of the results, as a mapping
Game = Mapping[str, Any]
#: half of a 95 % interval, in standard errors
Z = 1.96


class Share(NamedTuple):
    """A share of games with its 95 % interval."""

    games: int
    value: float
    low: float
    high: float


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    games: int
    value: float
    low: float
    high: float


def share(hits: int, games: int) -> Share:
    """How many of so many."""
    low, high = wilson(hits, games)
    return Share(games, hits / games, max(0.0, low), min(1.0, high))


def mean(values: Sequence[float]) -> Mean:
    """The mean of values; with fewer than two there is no telling how far it may be off."""
    middle = fmean(values)
    error = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(len(values), middle, middle - error, middle + error)


def by(games: Iterable[Game], *names: str) -> dict[tuple[Any, ...], list[Game]]:
    """Games that have these facts in common."""
    found: dict[tuple[Any, ...], list[Game]] = {}
    for game in games:
        key = tuple(tuple(game[name]) if isinstance(game[name], list) else game[name] for name in names)
        found.setdefault(key, []).append(game)
    return found


class SeatSummary(NamedTuple):
    """How a seat has fared in one scenario."""

    scenario: str
    seat: str
    bot: str
    won: Share
    drawn: Share
    score: Mean


def seats(games: Sequence[Game]) -> list[SeatSummary]:
    """Scenario by scenario and seat by seat; scenarios are never mixed."""
    found = []
    for (scenario,), played in by(games, "scenario").items():
        for place, seat in enumerate(played[0]["seats"]):
            outcomes = Counter(game["outcomes"][place] for game in played)
            score = mean([game["scores"][place] for game in played])
            victories, draws = (share(outcomes[name], len(played)) for name in ("won", "drawn"))
            found.append(SeatSummary(scenario, seat, played[0]["bots"][place], victories, draws, score))
    return found


def sources(games: Sequence[Game]) -> dict[tuple[str, str], Mean]:
    """The mean points of each side by rule, the largest first; a rule that gave nothing in a game counts as nought."""
    totals: list[Counter[tuple[str, str]]] = []
    for game in games:
        lines: Counter[tuple[str, str]] = Counter()
        for line in game["account"]:
            lines[line["side"], line["rule"]] += line["points"]
        totals.append(lines)
    known = sorted({key for lines in totals for key in lines})
    found = {key: mean([lines[key] for lines in totals]) for key in known}
    return dict(sorted(found.items(), key=lambda one: (one[0][0], -abs(one[1].value))))


def course(games: Sequence[Game], place: int) -> list[Mean]:
    """The mean score of a seat at the end of each turn, as far as half of the games have come."""
    longest = max((len(game["course"]) for game in games), default=0)
    found = []
    for turn in range(longest):
        there = [game["course"][turn][place] for game in games if len(game["course"]) > turn]
        if len(there) * 2 >= len(games):
            found.append(mean(there))
    return found


def throws(games: Sequence[Game]) -> dict[str, float]:
    """How often dice fell about each space, in the mean of games."""
    found: Counter[str] = Counter()
    for game in games:
        for one in game["throws"]:
            found[one["space"]] += one["throws"]
    return {space: count / len(games) for space, count in found.most_common()}


class Change(NamedTuple):
    """What a change does to a seat: the difference in share won and in score, with 95 % intervals."""

    scenario: str
    seat: str
    games: int
    won: Mean
    score: Mean


def changes(base: Sequence[Game], other: Sequence[Game]) -> list[Change]:
    """What is different in another run of the same games; games of one number have the same dice, and are compared."""
    known = {(game["scenario"], game["number"]): game for game in base}
    found = []
    for (scenario,), played in by(other, "scenario").items():
        pairs = [(known[scenario, game["number"]], game) for game in played if (scenario, game["number"]) in known]
        if not pairs:
            continue
        for place, seat in enumerate(played[0]["seats"]):
            if seat in pairs[0][0]["seats"]:
                before = pairs[0][0]["seats"].index(seat)
                share_won = [won(new, place) - won(old, before) for old, new in pairs]
                score = [new["scores"][place] - old["scores"][before] for old, new in pairs]
                found.append(Change(scenario, seat, len(pairs), mean(share_won), mean(score)))
    return found


def won(game: Game, place: int) -> float:
    """1 for a game won, ½ for a drawn one."""
    outcome: str = game["outcomes"][place]
    return {"won": 1.0, "drawn": 0.5, "lost": 0.0}[outcome]


def matches(games: Sequence[Game]) -> dict[tuple[str, str], tuple[float, int]]:
    """For each pair of bots, the first bot's points (a draw is a half) and the games; games of two seats alone."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for game in games:
        if len(game["seats"]) == 2:
            for place in (0, 1):
                pair = (game["bots"][place], game["bots"][1 - place])
                points, count = found.get(pair, (0.0, 0))
                found[pair] = (points + won(game, place), count + 1)
    return found


def elo(played: Mapping[tuple[str, str], tuple[float, int]], rounds: int = 2000) -> dict[str, float]:
    """Ratings that explain the matches best (Bradley and Terry), 0 in the mean.

    Half a point of one game against somebody middling keeps those finite who have won or lost everything.
    """
    names = sorted({name for pair in played for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(rounds):
        for name in names:
            points_won, weight = 0.5, 1.0 / (strength[name] + 1.0)
            for (one, other), (points, count) in played.items():
                if one == name and other != name:
                    points_won += points
                    weight += count / (strength[one] + strength[other])
            strength[name] = points_won / weight
        middle = fmean(log(value) for value in strength.values())
        strength = {name: value / exp(middle) for name, value in strength.items()}
    return {name: 400 * log10(value) for name, value in strength.items()}


def spread(values: Sequence[float], bars: int) -> list[tuple[float, int]]:
    """How many values lie in each of at most so many even steps, by where the step begins; whole numbers stay whole."""
    low, high = min(values), max(values)
    step = max((high - low) / bars, 1e-9)
    if all(float(value).is_integer() for value in values):
        step = ceil((high - low + 1) / bars)
        bars = ceil((high - low + 1) / step)
    counts = Counter(min(bars - 1, int((value - low) / step)) for value in values)
    return [(low + place * step, counts[place]) for place in range(bars)]
