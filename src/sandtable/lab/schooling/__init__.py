"""Better weights for a player by many games: every game is played with all weights strayed at once, and tells of all.

Two games on the same dice with opposite strayings are a pair; what the one cost more than the other says, for every
weight, which way to go. Single pairs say next to nothing, some thousand of them do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp
from random import Random
from statistics import fmean

import msgspec

#: what a game with these weights cost, by its seed; less is better
Cost = Callable[[Mapping[str, float], str], float]
#: how much of the direction so far is kept in a round
KEPT = 0.6


class Round(msgspec.Struct, frozen=True):
    """What a round came to: the weights after it, and what its games cost on average."""

    weights: dict[str, float]
    cost: float


def rounds(
    weights: Mapping[str, float], cost: Cost, seed: str, pairs: int, stray: float = 0.25, step: float = 0.05
) -> Iterator[Round]:
    """One round after another, without end. Weights change by factors; what is 0 stays so."""
    found = dict(weights)
    direction = dict.fromkeys(found, 0.0)
    number = 0
    while True:
        costs: list[float] = []
        slope = dict.fromkeys(found, 0.0)
        for pair in range(pairs):
            name = f"{seed}/{number}/{pair}"
            chance = Random(name)
            strayed = {weight: chance.gauss(0.0, stray) for weight in found}
            there = cost({weight: value * exp(strayed[weight]) for weight, value in found.items()}, name)
            back = cost({weight: value * exp(-strayed[weight]) for weight, value in found.items()}, name)
            costs += [there, back]
            for weight in found:
                slope[weight] += (there - back) * strayed[weight] / (2 * stray**2 * pairs)
        for weight in found:
            direction[weight] = KEPT * direction[weight] + (1 - KEPT) * slope[weight]
            found[weight] *= exp(-step * direction[weight])
        number += 1
        yield Round(dict(found), fmean(costs))
