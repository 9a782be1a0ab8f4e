"""Where a game turned: the parts of it that changed most, and what of that was luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import msgspec

from sandtable.review.course import Moment
from sandtable.review.luck import Thrown

#: so many turning points are told
MOST_TOLD = 5


class Turning(msgspec.Struct):
    """A part of the game between two marks, and what it did to the first side."""

    step: int
    until: int
    turn: int
    #: the change of the chance to win, and of how far ahead it would end
    chance: float
    lead: float
    #: how much of the latter the dice gave; the rest was decided, or did not show in points yet
    luck: float
    rest: float
    #: the standard error of ``lead`` and ``rest``
    error: float
    #: the step of the throw that did most
    throw: int | None = None


def turning_points(points: Sequence[Moment], throws: Sequence[Thrown], alone: bool) -> list[Turning]:
    """The parts that changed more than the estimates may be off, the greatest change first."""
    found = [part(before, after, throws) for before, after in pairwise(points)]
    real = [one for one in found if abs(one.lead) > one.error]
    return sorted(real, key=lambda one: (alone or -round(abs(one.chance), 2), -abs(one.lead)))[:MOST_TOLD]


def part(before: Moment, after: Moment, throws: Sequence[Thrown]) -> Turning:
    """What happened between two marks."""
    within = [throw for throw in throws if before.step < throw.step <= after.step]
    most = max(within, key=lambda throw: abs(throw.luck[0]), default=None)
    luck = sum(throw.luck[0] for throw in within)
    lead = after.lead[0] - before.lead[0]
    return Turning(
        before.step,
        after.step,
        before.turn,
        after.chance[0] - before.chance[0],
        lead,
        luck,
        lead - luck,
        hypot(before.lead_error, after.lead_error),
        most.step if most is not None and most.luck[0] else None,
    )
