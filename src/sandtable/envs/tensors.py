"""What a seat sees, as one row of numbers; its layout follows from the declarations of the state and of the steps.

=====================  ==============================================================================
declared as            written as
=====================  ==============================================================================
number                 ``sign(n) · log2(1 + |n|)``: 0, 1, 1.6, 2, 2.3 …
one thing by name      a place for each name (*one-hot*) up to 16 of them; above, its number in binary digits
set                    a place for each name: 1 where it is in the set
column                 the same for each thing that the column goes by
row of things          for each name its place in the row, counted from 1, written as a number; 0 where it is not there
row of numbers         how long it is, then its first 16
=====================  ==============================================================================

Blank is 0 everywhere. Before the fields stand the seat and whether it is asked; after them, for each step of the flow,
how often it is under way, whether it is on top, and what it remembers; last, the letters of the answer so far
(``spelling.py``).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from sandtable.engine.contract import Game, View
from sandtable.engine.fields import Field, Kind
from sandtable.engine.positions import Names, Notation
from sandtable.engine.spaces import has, listed
from sandtable.engine.states import State
from sandtable.envs.spelling import Alphabet, Spelling

Row = NDArray[np.float32]
#: writes a value into its places
Writer = Callable[[Row, Any], None]

NUMBER = Kind("number")
#: a kind of thing with more names than this is told by the binary digits of its number
ONE_HOT = 16
#: of a row of numbers, so many are told
TOLD = 16
#: numbers below zero that a notation may name
BELOW_ZERO = 32
#: no place holds more than this, either way
MOST = 64.0


class Section(msgspec.Struct, frozen=True):
    """Where something stands in the row: from ``start``, so many numbers."""

    name: str
    start: int
    size: int


class Layout:
    """Where everything stands in the row of numbers of one game."""

    def __init__(self, game: Game, alphabet: Alphabet) -> None:
        self.sections: list[Section] = []
        self.size = 0
        notation = game.notation()
        fields = list(type(game.setup(bytes(32))).FIELDS.values())
        self._asked = self._add("asked", 1)
        self._seat = self._add("seat", len(game.seats))
        self._numbers = self._together(notation, [one for one in fields if _is_number(one)])
        self._sets = self._together(notation, [one for one in fields if _is_set(one)])
        rest = [one for one in fields if not _is_number(one) and not _is_set(one)]
        self._fields = [(one.name, *self._place(notation, one.name, one)) for one in rest]
        self._under_way = self._add("steps under way", len(game.steps))
        self._on_top = self._add("step on top", len(game.steps))
        self._steps = {name: number for number, name in enumerate(game.steps)}
        self._memory = {name: self._remembered(notation, name, step.memory()) for name, step in game.steps.items()}
        self._said = self._add("answer so far", len(alphabet))

    def _add(self, name: str, size: int) -> slice:
        """The next places."""
        self.sections.append(Section(name, self.size, size))
        self.size += size
        return slice(self.size - size, self.size)

    def _place(self, notation: Notation, name: str, field: Field) -> tuple[slice, Writer]:
        """The places of one field, and what writes it there."""
        size, writer = _written(notation, field)
        return self._add(name, size), writer

    def _together(self, notation: Notation, fields: list[Field]) -> tuple[slice, list[tuple[str, int]]]:
        """Fields of one sort, which are written at one stroke: all their places, and how long each is."""
        start = self.size
        sizes = []
        for field in fields:
            size, _ = _written(notation, field)
            self._add(field.name, size)
            sizes.append((field.name, size))
        return slice(start, self.size), sizes

    def _remembered(self, notation: Notation, step: str, memory: Mapping[str, Kind]) -> list[tuple[slice, Writer]]:
        """The places of what a step remembers."""
        fields = [Field(f"{step}.{name}", int, kind) for name, kind in memory.items()]
        return [self._place(notation, field.name, field) for field in fields]

    def row(self, view: View) -> Row:
        """What a seat sees, the answer so far left out."""
        row = np.zeros(self.size, np.float32)
        state = view.state
        row[self._asked] = view.decision is not None
        row[self._seat.start + view.seat] = 1
        numbers, named = self._numbers
        row[numbers] = _squashed([getattr(state, name) for name, _ in named])
        sets, sized = self._sets
        row[sets] = _bits(sized, state)
        for name, where, write in self._fields:
            write(row[where], getattr(state, name))
        for step in state.stack:
            name, *memory = step.remembered()
            row[self._under_way.start + self._steps[name]] += 1  # one that splits is under way twice
            for (where, write), value in zip(self._memory[name], memory, strict=True):
                write(row[where], value)
        if state.stack:
            row[self._on_top.start + self._steps[state.stack[-1].name]] = 1
        return row

    def saying(self, row: Row, said: Spelling) -> Row:
        """The same row with the letters of the answer so far."""
        row = row.copy()
        if said:
            row[self._said][list(said)] = 1
        return row


def _is_number(field: Field) -> bool:
    return field.shape is int and field.kind == NUMBER


def _is_set(field: Field) -> bool:
    return field.shape is int and field.kind.many


def _bits(sets: list[tuple[str, int]], state: State) -> NDArray[np.uint8]:
    """Sets one after the other: 1 where a number is in its set."""
    members = shift = 0
    for name, size in sets:
        members |= getattr(state, name) << shift
        shift += size
    packed = np.frombuffer(members.to_bytes((shift + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=shift, bitorder="little")


def _written(notation: Notation, field: Field) -> tuple[int, Writer]:
    """How many places a field takes, and what writes it there."""
    names = None if field.kind == NUMBER else notation[field.kind.what]
    if field.index:
        length = len(notation[field.index].names)
        return (length, _write_numbers) if names is None else _column_of(names, length)
    if field.shape is not int:
        return (1 + TOLD, _write_row) if names is None else (len(names.names), _write_ranks)
    if names is None:
        return 1, _write_number
    return (len(names.names), _write_set) if field.kind.many else _one_of(names)


def _squashed(numbers: Any) -> NDArray[np.float64]:
    """Numbers great and small in one range: sign(n) · log2(1 + |n|)."""
    values = np.asarray(numbers, np.float64)
    squashed: NDArray[np.float64] = np.copysign(np.minimum(np.log2(1 + np.abs(values)), MOST), values)
    return squashed


def _write_number(row: Row, value: int) -> None:
    if value:
        row[0] = _squashed(value)


def _write_numbers(row: Row, values: Iterable[int]) -> None:
    numbers = np.frombuffer(values, np.int16) if isinstance(values, array) else np.asarray(values, np.float64)
    if numbers.any():
        row[:] = _squashed(numbers)


def _write_row(row: Row, values: list[int]) -> None:
    if values:
        told = values[:TOLD]
        row[0] = _squashed(len(values))
        row[1 : 1 + len(told)] = _squashed(told)


def _write_ranks(row: Row, values: list[int]) -> None:
    for rank, number in enumerate(values, 1):
        if 0 <= number < len(row):
            row[number] = _squashed(rank)


def _write_set(row: Row, members: int) -> None:
    row[listed(members)] = 1


def _codes(names: Names) -> Row:
    """A row of places for each number; those below zero stand at the end, where numbers below zero look for them."""
    special = sorted(names.special, reverse=True)
    count = len(names.names) + len(special)
    width = count if count <= ONE_HOT else count.bit_length()
    codes = np.zeros((len(names.names) + BELOW_ZERO, width), np.float32)
    for place, number in enumerate([*range(len(names.names)), *special]):
        if count <= ONE_HOT:
            codes[number, place] = 1
        else:
            codes[number] = [has(place + 1, digit) for digit in range(width)]
    return codes


def _one_of(names: Names) -> tuple[int, Writer]:
    codes = _codes(names)

    def write(row: Row, value: int) -> None:
        row[:] = codes[value]

    return codes.shape[1], write


def _column_of(names: Names, columns: int) -> tuple[int, Writer]:
    codes = _codes(names)

    def write(row: Row, values: Iterable[int]) -> None:
        numbers = np.frombuffer(values, np.int16) if isinstance(values, array) else np.asarray(values, np.int64)
        row[:] = codes[numbers].ravel()

    return codes.shape[1] * columns, write
