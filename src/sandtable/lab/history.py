"""How it came out in history, where a rulebook or the histories tell it: a line beside what the lab finds."""

from __future__ import annotations

import msgspec


class Told(msgspec.Struct, frozen=True):
    """What happened: the side that had the better of it, or the score in the game's points, where it is told."""

    words: str
    #: who tells it: the rulebook, or the usual histories
    by: str
    side: str | None = None
    score: float | None = None


HISTORIES = "the usual histories; the rulebook tells no battle"
RULEBOOK = "the rulebook"

#: by game and scenario; "" stands for every scenario of a game
HISTORY = {
    ("colonial", "atbara"): Told(
        "Kitchener's brigades carried the zariba within the hour; Mahmud was taken and his army destroyed.",
        HISTORIES,
        "sirdar",
    ),
    ("colonial", "chakdara"): Told("The column broke through and relieved the fort.", HISTORIES, "british"),
    ("colonial", "modder-river"): Told(
        "Methuen won a foothold on the north bank at heavy cost; the Boers left the river in the night.",
        HISTORIES,
        "british",
    ),
    ("colonial", "sannas-post"): Told(
        "Broadwood lost seven of his twelve guns and nearly all his wagons; the burghers lost hardly anybody.",
        HISTORIES,
        "boers",
    ),
    ("colonial", "shin-kamar"): Told(
        "The column came down the pass with heavy losses, pressed all the way.", HISTORIES, "afridis"
    ),
    ("kolwezi", ""): Told(
        "5 points for the Katangans: two pins and three mining towns not cleared.", RULEBOOK, score=5.0
    ),
}
#: the same battle with other seats
HISTORY[("colonial", "modder-river-brigades")] = HISTORY[("colonial", "modder-river")]


def history(game: str, scenario: str) -> Told | None:
    """How a scenario came out in history, if that is told anywhere."""
    return HISTORY.get((game, scenario)) or HISTORY.get((game, ""))
