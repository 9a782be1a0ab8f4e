"""Why an answer is good, in a sentence, from what the strongest opponent found."""

from __future__ import annotations

from sandtable.bots.advice import Reason
from sandtable.engine.contract import Message


def why(reason: Reason) -> Message:
    """A sentence; ``about`` in it is a message, a piece or a name, as accounts have it."""
    if reason.key not in ("gains", "denies"):
        return Message("hint-behind-first" if reason.key == "behind" else f"hint-{reason.key}")
    facts = {"side": reason.side, "about": reason.about, "rule": reason.rule, "points": round(reason.points, 1)}
    return Message(f"hint-{reason.key}{'-for' if reason.about else ''}", facts)
