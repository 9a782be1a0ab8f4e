"""A roll is a list of reasons: a base and what changes it, each with its rule."""

import msgspec

#: ``what`` of a roll that adds to the first of two dice, which are read as tens and ones
TENS = "tens"


class Reason(msgspec.Struct, frozen=True):
    """One part of a total, and the rule that gives it. ``about`` names the piece or place it comes from."""

    value: int
    rule: str
    about: str = ""


class Roll(msgspec.Struct, frozen=True):
    """A throw before it is made: who throws, how many dice of how many sides, and why so many.

    ``what`` names the quantity that the reasons add up to ("dice", "column", "modifier"). Where that is a column of a
    table, the first reason is where it starts, the others are shifts, and ``column`` is what the table calls it.
    Where each die that shows so much or more is a hit, ``hits_on`` is so much; else the dice are added up.
    """

    who: str
    dice: int
    sides: int
    what: str
    reasons: list[Reason]
    column: str = ""
    hits_on: int = 0

    @property
    def total(self) -> int:
        """What the reasons add up to."""
        return sum(reason.value for reason in self.reasons)
