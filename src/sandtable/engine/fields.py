"""What the numbers of a game stand for: its spaces, pieces, seats, sets of them.

To the rules all of these are ints, and a set is an int used as a bit mask (see spaces.py); the names say which is
which to whoever reads a signature, and to the engine how a field of a state or of a step is written down: by the
names that the game's notation has for that kind of thing (see positions.py).

A game adds kinds of its own: ``Town = Annotated[int, Kind("town")]``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, get_args, get_origin

import msgspec


class Kind(msgspec.Struct, frozen=True):
    """What a number stands for, as the game's notation calls it; ``many``: the number is a set of them."""

    what: str
    many: bool = False


class By(msgspec.Struct, frozen=True):
    """A column: for each ``index`` (piece, town, seat …) a ``what``."""

    index: str
    what: str


class RowOf(msgspec.Struct, frozen=True):
    """A list of such things, as long as it happens to be."""

    what: str


class Zero(msgspec.Struct, frozen=True):
    """What a field holds before anything has happened, where that is not 0."""

    value: int


class Derived(msgspec.Struct, frozen=True):
    """Worked out from the other fields: neither written down nor compared."""


DERIVED = Derived()

Number: TypeAlias = Annotated[int, Kind("number")]
Space: TypeAlias = Annotated[int, Kind("space")]
Piece: TypeAlias = Annotated[int, Kind("piece")]
Seat: TypeAlias = Annotated[int, Kind("seat")]
SpaceSet: TypeAlias = Annotated[int, Kind("space", many=True)]
PieceSet: TypeAlias = Annotated[int, Kind("piece", many=True)]
SeatSet: TypeAlias = Annotated[int, Kind("seat", many=True)]
if TYPE_CHECKING:
    #: one small number for each of something; what of and by what, the state's declaration says
    Column: TypeAlias = array[int]
else:
    Column = array


class Field(msgspec.Struct, frozen=True):
    """One field of a state, as it was declared."""

    name: str
    #: int, array or list
    shape: type
    kind: Kind
    #: what a column goes by ("" where it is none)
    index: str = ""
    zero: int = 0
    derived: bool = False

    @property
    def by_piece(self) -> bool:
        """Whether it tells something of each piece, so that a position writes it with the piece."""
        return self.index == "piece" or (self.shape is int and self.kind == Kind("piece", many=True))


def field(name: str, hint: Any) -> Field:
    """A field from its annotation."""
    plain, *said = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    shape = get_origin(plain) or plain
    if shape not in (int, array, list):
        raise TypeError(f"{name}: a field of a state is an int, a column or a list, not {plain}")
    kind, index, zero, derived = Kind("number"), "", 0, False
    for mark in said:
        if isinstance(mark, Kind):
            kind = mark
        elif isinstance(mark, By):
            index, kind = mark.index, Kind(mark.what)
        elif isinstance(mark, RowOf):
            kind = Kind(mark.what)
        elif isinstance(mark, Zero):
            zero = mark.value
        elif isinstance(mark, Derived):
            derived = True
    if shape is array and not index and not derived:
        raise TypeError(f"{name}: a column says what it goes by: Annotated[Column, By(…, …)]")
    return Field(name, shape, kind, index, zero, derived)


def kind_of(hint: Any) -> Kind:
    """What a field of a step stands for, from its annotation."""
    marks: Iterable[Any] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    for mark in marks:
        if isinstance(mark, Kind):
            return mark
    return Kind("number")
