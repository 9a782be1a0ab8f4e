"""Sets of spaces (or of pieces) as Python ints: bit *n* set means that number *n* is a member.

Union is ``|``, intersection ``&``, difference ``& ~``. This file names the rest, so that a game
reads as rules and not as bit tricks.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

NOWHERE = 0


def only(number: int) -> int:
    """The set that holds this number alone."""
    return 1 << number


def set_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def has(members: int, number: int) -> bool:
    """Whether the number is in the set."""
    return bool(members >> number & 1)


def plus(members: int, number: int) -> int:
    """The set with this number in it."""
    return members | 1 << number


def without(members: int, number: int) -> int:
    """The set without this number."""
    return members & ~(1 << number)


def several(members: int) -> bool:
    """Whether the set has more than one member."""
    return members & (members - 1) != 0


def up_to(count: int) -> int:
    """The set of the numbers 0 … count - 1."""
    return (1 << count) - 1


def each(members: int) -> Iterator[int]:
    """The members, lowest first."""
    while members:
        low = members & -members
        yield low.bit_length() - 1
        members ^= low


def listed(members: int) -> list[int]:
    """The members as a list, lowest first (quicker than ``each`` where all are wanted)."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def first(members: int) -> int:
    """The lowest member; the set must not be empty."""
    return (members & -members).bit_length() - 1


def nth(members: int, rank: int) -> int:
    """The member with this rank, counted from 0."""
    passed = 0
    while (here := (members & 0xFFF).bit_count()) <= rank:  # twelve at a time, then one by one
        rank -= here
        passed += 12
        members >>= 12
    while rank:
        members &= members - 1
        rank -= 1
    return passed + (members & -members).bit_length() - 1


def size(members: int) -> int:
    """How many members the set has."""
    return members.bit_count()


_TRUTH = bytes.maketrans(b"01", b"\0\1")


def chosen(things: Sequence[T], members: int) -> list[T]:
    """Of things listed by number, those in the set, lowest first: one sweep, the quicker the more are wanted."""
    return list(compress(things, bin(members)[:1:-1].encode().translate(_TRUTH)))


def as_digits(members: int, length: int) -> bytearray:
    """A set as one digit for each number, ``0`` or ``1``: quick to look up and to change one by one."""
    return bytearray(bin(members | 1 << length)[:2:-1].encode())


def from_digits(digits: bytearray) -> int:
    """The set that :func:`as_digits` spells out."""
    return int(digits[::-1], 2)
