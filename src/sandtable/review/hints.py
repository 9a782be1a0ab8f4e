"""Why an answer is good, in a sentence, from what the strongest opponent found."""

from __future__ import annotations

from sandtable.bots.advice import Candidate
from sandtable.engine.contract import Message


def why(one: Candidate, first: Candidate) -> Message:
    """A sentence; ``about`` in it is a message, a piece or a name, as accounts have it.

    An answer that cannot be told from the first one is said to be as good, whatever seems to speak for it.
    """
    reason = one.reason
    if one is not first and reason.key != "even" and as_good(one, first):
        return Message("hint-as-good")
    if reason.key == "behind":
        return Message("hint-behind-first", {"points": round(first.value - one.value, 1)})
    if reason.key not in ("gains", "denies"):
        return Message(f"hint-{reason.key}")
    facts = {"side": reason.side, "about": reason.about, "rule": reason.rule, "points": round(reason.points, 1)}
    return Message(f"hint-{reason.key}{'-for' if reason.about else ''}", facts)


def as_good(one: Candidate, first: Candidate) -> bool:
    """Whether two answers differ by no more than what is uncertain about them."""
    return first.value - one.value <= max(one.error, first.error)
