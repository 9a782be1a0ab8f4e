"""A roll is a list of reasons: a base and what changes it, each with its rule."""

from collections.abc import Mapping
from typing import Any

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


def is_throw(name: str, facts: Mapping[str, Any]) -> bool:
    """Whether a fact is dice that were thrown; a lot that is drawn by a die is none."""
    value = facts[name]
    if name == "die":
        return isinstance(value, int) and "of" not in facts
    row = isinstance(value, list | tuple) and bool(value) and all(type(die) is int for die in value)
    return row and (name == "dice" or name.endswith("_dice"))


def is_thrown(facts: Mapping[str, Any]) -> bool:
    """Whether dice decided what these facts tell: with their reasons, or plain."""
    return any(isinstance(fact, Roll) or is_throw(name, facts) for name, fact in facts.items())
