"""Why an answer is good, in a sentence, from what the strongest opponent found."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.advice import Candidate
from sandtable.engine.contract import Message

#: imagined games are played by the bots' own lights, and only so far ahead: less than half a point ranks nothing
LITTLE = 0.5


def why(one: Candidate, first: Candidate) -> Message:
    """A sentence; ``about`` in it is a message, a piece or a name, as accounts have it.

    An answer that cannot be told from the first one is said to be as good, whatever seems to speak for it.
    """
    reason, error = one.reason, max(one.error, first.error)
    if one is not first and reason.key != "even" and as_good(one, first):
        return Message("hint-as-good")
    if reason.key == "behind":
        return Message("hint-behind-first", {"points": borne(first.value - one.value, error)})
    if reason.key not in ("gains", "denies"):
        return Message(f"hint-{reason.key}")
    points = borne(reason.points, one.error)
    facts = {"side": reason.side, "about": reason.about, "rule": reason.rule, "points": points}
    return Message(f"hint-{reason.key}{'-for' if reason.about else ''}", facts)


def as_good(one: Candidate, first: Candidate) -> bool:
    """Whether two answers differ by no more than what is uncertain about them, or than anybody would care about."""
    return abs(first.value - one.value) <= max(one.error, first.error, LITTLE)


def borne(points: float, error: float) -> float:
    """Points with no digit that what is uncertain about them does not bear."""
    return round(points) if error >= LITTLE else round(points, 1)


def places(found: Sequence[Candidate]) -> list[int]:
    """The places of answers, the best first: who is as good as the one who has a place shares it (1, 1, 3)."""
    told: list[int] = []
    for number, one in enumerate(found, 1):
        shares = told and as_good(one, found[told[-1] - 1])
        told.append(told[-1] if shares else number)
    return told
