"""The verdict of a card: what an action comes to, in a sentence, before everything that may come of it.

A game says of each outcome of the group that decides what it counts as (``Judge``); the chances are added up here.
Where a game says nothing the first group speaks for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from sandtable.engine.contract import Addition, Forecast, Message, Outcome, Verdict
from sandtable.engine.stakes import TINY


class Word(NamedTuple):
    """What an outcome counts as, and whether it is what the one who acts wants."""

    message: Message
    good: bool | None = None

    def seen_from(self, acts: bool) -> Word:
        """The same for the one who acts, or for the other side."""
        return self if acts or self.good is None else Word(self.message, not self.good)


#: what makes less of a difference than this makes none
NOTABLE = 0.005

#: what an outcome counts as; None where its group decides nothing
Judge = Callable[[Message], Word | None]

# Words that several games have in common, as the one who attacks, fires or tries something sees them
ATTACK_SUCCEEDS = Word(Message("verdict-attack-succeeds"), True)
DEFENCE_HOLDS = Word(Message("verdict-defence-holds"), False)
NOBODY_YIELDS = Word(Message("verdict-nobody-yields"))
FIRE_HITS = Word(Message("verdict-fire-hits"), True)
FIRE_MISSES = Word(Message("verdict-fire-misses"), False)
HARMED = Word(Message("verdict-harmed"), False)
SUCCEEDS = Word(Message("verdict-succeeds"), True)
FAILS = Word(Message("verdict-fails"), False)


def counted(weighed: Iterable[tuple[Word, float]]) -> list[Verdict]:
    """What counts as the same added up, the likeliest first."""
    chances: dict[str, float] = {}
    words: dict[str, Word] = {}
    for word, chance in weighed:
        key = f"{word.message.id}{sorted(word.message.args.items())}"
        words.setdefault(key, word)
        chances[key] = chances.get(key, 0.0) + chance
    found = [Verdict(word.message, chances[key], word.good) for key, word in words.items() if chances[key] > TINY]
    return sorted(found, key=lambda verdict: -verdict.chance)


def verdict(groups: Iterable[Sequence[Outcome]], judge: Judge) -> list[Verdict]:
    """Of the first group that decides: the one in which every outcome counts as something."""
    for group in groups:
        judged = [(judge(outcome.message), outcome.chance) for outcome in group]
        words = [(word, chance) for word, chance in judged if word is not None]
        if words and len(words) == len(judged):
            return counted(words)
    return []


def judged(forecast: Forecast, judge: Judge) -> Forecast:
    """The same with its verdict, and with what it would be if either side added what it can."""
    added, own = (
        [Addition(one.message, one.groups, verdict(one.groups, judge)) for one in more]
        for more in (forecast.additions, forecast.own)
    )
    return msgspec.structs.replace(forecast, verdict=verdict(forecast.groups, judge), additions=added, own=own)


def at_worst(forecast: Forecast) -> list[Verdict]:
    """The verdict; what is not unwanted with how likely it still is if the other side adds the most it can.

    What is wanted or not also with how likely it is if the one who acts adds the most he can himself.
    """

    def chances(one: Verdict, more: Sequence[Addition]) -> list[float]:
        """A word that is not said any more then has become impossible."""
        return [sum(part.chance for part in added.verdict if part.message == one.message) for added in more]

    def weighed(one: Verdict) -> Verdict:
        others = [] if one.good is False else chances(one, forecast.additions)
        own = [] if one.good is None else chances(one, forecast.own)
        worst = min(others, default=one.chance)
        best = (max if one.good else min)(own, default=one.chance)
        helps = (best - one.chance if one.good else one.chance - best) > NOTABLE
        return msgspec.structs.replace(
            one, worst=worst if worst < one.chance - NOTABLE else None, best=best if helps else None
        )

    return [weighed(one) for one in forecast.verdict]


def in_short(forecast: Forecast) -> Forecast:
    """The same, in which the first group speaks where nobody has said what it comes to; and what is left at worst."""
    told = forecast if forecast.verdict or not forecast.groups else judged(forecast, Word)
    return msgspec.structs.replace(told, verdict=at_worst(told))
