"""Odds against play: what a card says is to be expected of victory points is what comes of it, on average.

The action is played again and again, each time on a truth that its seat could be looking at and with other dice, and
whatever is asked meanwhile is answered at random, until all that it announces is over. The mean change of the game's
own account, by side and by when points are counted, lies between the least and the most that the card expects, as far
as so many trials can tell. What an outcome is called is the game's own affair, and no law can tell it from what
happened. Nothing can be compared where the other side may still add what the card leaves out, or where something
hidden comes to light on the way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from sandtable.engine.contract import Account, Action, Forecast, Game
from sandtable.engine.flow import Play
from sandtable.engine.states import State

#: a mean of so many standard deviations from what was said is suspicious, or no accident
SUSPICIOUS, NO_ACCIDENT = 2.0, 4.5
#: what is expected of less is not told (see stakes.py), and is rounding
UNTOLD = 0.006
#: what is suspicious is tried so many times as often
AGAIN = 20

#: points by side and by when they are counted
Points = dict[tuple[str, str], float]


class Scope(NamedTuple):
    """How far what a card announces goes in a game."""

    #: steps that go on by themselves, or ask the other side, before they ask for the next thing
    through: frozenset[str] = frozenset()
    #: steps whose question is a new beginning
    until: frozenset[str] = frozenset()
    #: points that are counted only when something else is over, too
    later: frozenset[str] = frozenset()


def disagreements(game: Game, state: State, action: Action, trials: int, seed: str, scope: Scope) -> list[str] | None:
    """Where the card and play differ; None where the action throws nothing itself, or its card cannot be compared."""
    found = _compared(game, state, action, trials, Random(seed), scope, SUSPICIOUS)
    if not found:
        return found
    return _compared(game, state, action, trials * AGAIN, Random(f"{seed}/again"), scope, NO_ACCIDENT)


def _compared(
    game: Game, state: State, action: Action, trials: int, rng: Random, scope: Scope, sigmas: float
) -> list[str] | None:
    decision = game.pending(state)
    assert decision is not None
    view = game.observe(state, decision.seat)
    card = game.forecast(view, action)
    if card is None or card.expected is None or card.additions:
        return None
    changes: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0] * trials)
    thrown, hidden = 0, False
    for trial in range(trials):
        truth = game.imagine(view, rng)
        before = _points(game.standing(truth).account)
        play = play_out(game, truth, action, rng, scope)
        thrown += play.chance.draws
        hidden |= any(event.reveals for event in play.events)
        for key, points in _points(game.standing(truth).account).items():
            changes[key][trial] += points - before.pop(key, 0.0)
        for key, points in before.items():
            changes[key][trial] -= points
    if hidden or not thrown:
        return None
    return _differences(card, changes, trials, scope.later, sigmas)


def play_out(game: Game, state: State, action: Action, rng: Random, scope: Scope) -> Play[Any, Any]:
    """Plays an action and all that follows from it, as one decision's dice."""
    asked, depth = state.stack[-1], len(state.stack)
    seat = asked.who(game, state)
    play: Play[Any, Any] = Play(game, state)  # type: ignore[type-var]
    state.pending = None
    asked.answer(play, action)
    while len(state.stack) >= depth:
        step = state.stack[-1]
        again = len(state.stack) == depth and type(step) is type(asked)
        if again and step.name not in scope.through:
            break
        waits = step.run(play)
        if waits:
            if step.name in scope.until or (again and step.who(game, state) == seat):
                break
            answers = step.answers(game, state) if waits is True else waits
            step.answer(play, rng.choice(answers))
    return play


def _points(account: Account) -> Points:
    found: Points = defaultdict(float)
    for line, points in account.items():
        found[line.side, line.when] += points
    return found


def _differences(
    card: Forecast, changes: dict[tuple[str, str], list[float]], trials: int, later: Container[str], sigmas: float
) -> list[str]:
    expected = {(stake.side, stake.when): (stake.low, stake.high) for stake in card.expected or []}
    found = []
    for key in {*changes, *expected}:
        if key[1] in later:
            continue
        sample = changes[key]
        mean = sum(sample) / trials
        variance = max(sum((one - mean) ** 2 for one in sample) / trials, _spread(card, key), 1e-4)
        low, high = expected.get(key, (0.0, 0.0))
        tolerance = sigmas * sqrt(variance / trials) + UNTOLD
        if not low - tolerance <= mean <= high + tolerance:
            found.append(f"{' '.join(key)}: {mean:.3f} ± {tolerance:.3f} in {trials} trials, expected {low} to {high}")
    return sorted(found)


def _spread(card: Forecast, key: tuple[str, str]) -> float:
    """How far the card itself says that the points may spread: a rare prize is missed by few trials."""
    outcomes = [outcome for group in card.groups for outcome in group]
    most = [
        sum(max(abs(stake.low), abs(stake.high)) for stake in outcome.stakes if (stake.side, stake.when) == key)
        for outcome in outcomes
    ]
    return sum(outcome.chance * points * points for outcome, points in zip(outcomes, most, strict=True))
