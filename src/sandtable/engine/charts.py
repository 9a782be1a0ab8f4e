"""Charts: the tables a player would have on paper, drawn from the pack in use and never typed again.

A game's ``charts()`` reads its pack through entries, which know their key and their origin; so a chart shows the values
that are played with, tells which of them are printed in the rulebook, and where a reader may correct the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.packs import RECONSTRUCTED, TEXT, origin_within, written_file

#: words of a chart: a message, or a name or figure that a data pack has
Words = str | Message

NOTHING = "–"
YES = "✓"
#: the hyphen between the values of a counter, which stay together
DASH = "\u2011"


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in one place of a chart, where it comes from, and the keys of the pack that it is drawn from."""

    text: Words
    #: "text" or "reconstructed"; empty for what is no value of the pack
    origin: str = ""
    keys: list[str] = []


class ChartRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row: its heading and its cells. ``at`` is the value of the chart's track at which the row is in use."""

    head: Cell
    cells: list[Cell]
    at: int | None = None


class Chart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a player has it on paper.

    ``columns`` are the headings, first that of the row headings. ``follows`` names the track of the scene whose value
    tells which row is in use now.
    """

    name: str
    title: Words
    columns: list[Cell]
    rows: list[ChartRow]
    notes: list[Message] = []
    rules: list[str] = []
    follows: str = ""


class Reading(msgspec.Struct, frozen=True):
    """The cells of a chart that a throw may come to, each as its row, its column and its chance."""

    chart: str
    cells: list[tuple[int, int, float]]


class Entry:
    """A place in a data pack: what stands there, under which key, and where it comes from.

    What the file leaves out has no origin: it is not there in the printed game either.
    """

    __slots__ = ("_written", "key", "origin", "value")

    def __init__(self, value: Any, written: Any, key: str, origin: str) -> None:
        self.value = value
        self.key = key
        self.origin = origin
        self._written = written

    def __getitem__(self, part: str | int) -> Entry:
        """What stands under a key of this table, or at a place of this list."""
        inside = self._written
        if isinstance(part, int):
            there = inside[part] if isinstance(inside, list) else None
            return Entry(self.value[part], there, f"{self.key}[{part}]", self.origin)
        table = inside if isinstance(inside, dict) else {}
        joint = "" if self.key.endswith(": ") else "."
        origin = origin_within(table, part, self.origin) if part in table else ""
        return Entry(_value(self.value, part), table.get(part), f"{self.key}{joint}{part}", origin)

    def __iter__(self) -> Iterator[Entry]:
        """The places of this list."""
        return (self[place] for place in range(len(self.value)))

    def named(self) -> Iterator[tuple[str, Entry]]:
        """What stands under each key of this table, in the order of the file or of its declaration."""
        if isinstance(self.value, dict):
            keys: Iterable[str] = self.value
        else:
            keys = (key for key in type(self.value).__struct_encode_fields__ if key != "origin")
        return ((key, self[key]) for key in keys)


def _value(table: Any, key: str) -> Any:
    if isinstance(table, dict):
        return table[key]
    kind = type(table)
    return getattr(table, kind.__struct_fields__[kind.__struct_encode_fields__.index(key)])


def page(folder: Path, name: str, struct: msgspec.Struct) -> Entry:
    """A file of a pack as it was read, with the keys and origins that are written in it."""
    return Entry(struct, written_file(folder, name), f"{name}: ", RECONSTRUCTED)


# Cells


def cell(text: Words, *entries: Entry) -> Cell:
    """Words drawn from these places of the pack: reconstructed, if one of them is."""
    origins = {entry.origin for entry in entries}
    origin = RECONSTRUCTED if RECONSTRUCTED in origins else TEXT if TEXT in origins else ""
    return Cell(text, origin, [entry.key for entry in entries])


def plain(entry: Entry) -> Cell:
    """A number or a name as it stands in the pack."""
    value = entry.value
    if isinstance(value, float) and value != int(value):
        return cell(Message("chart-figure", {"value": value}), entry)
    return cell(figure(value), entry)


def signed(entry: Entry) -> Cell:
    """A modifier, with its sign."""
    return cell(with_sign(entry.value), entry)


def ticked(entry: Entry) -> Cell:
    """A switch: yes, or nothing."""
    return cell(YES if entry.value else NOTHING, entry)


def several(entries: Iterable[Entry], between: str = " / ") -> Cell:
    """Some values side by side."""
    found = list(entries)
    return cell(between.join(figure(entry.value) for entry in found) or NOTHING, *found)


def figure(value: Any) -> str:
    """A number as it is printed."""
    if isinstance(value, float) and value == int(value):
        value = int(value)
    return str(value).replace("-", "−") if isinstance(value, int | float) else str(value)


def with_sign(value: float) -> str:
    """A number that is added to something."""
    return f"+{figure(value)}" if value > 0 else figure(value)


def span(low: int, high: int) -> str:
    """The results of a die that one row is for."""
    return str(low) if low == high else f"{low}–{high}"


def heads(*columns: Words | Cell) -> list[Cell]:
    """The headings of a chart."""
    return [column if isinstance(column, Cell) else Cell(column) for column in columns]


def row(head: Words | Cell, *cells: Cell, at: int | None = None) -> ChartRow:
    """A row with its heading."""
    return ChartRow(head if isinstance(head, Cell) else Cell(head), list(cells), at)


def listed(prefix: str, table: Entry, signs: bool = False, leave: Iterable[str] = ()) -> list[ChartRow]:
    """A row for each number of a table, called by the message ``<prefix>-<key>``."""
    shown = signed if signs else plain
    left = set(leave)
    return [row(Message(f"{prefix}-{key}"), shown(entry)) for key, entry in table.named() if key not in left]


def scores(
    name: str, title: str, results: list[ChartRow], changes: list[ChartRow], notes: list[Message], rules: list[str]
) -> Chart:
    """What each score of a throw does, then what changes the score."""
    columns = heads("chart-score", "chart-score-result") if changes else heads("chart-die", "chart-result")
    return Chart(name, title, columns, [*results, *changes], notes, rules)


def at_most(bound: Entry, text: Words, below: int = 0) -> ChartRow:
    """The scores up to a number of the pack, or to so many below it."""
    return row(cell(f"≤ {figure(bound.value - below)}", bound), Cell(text))


def at_least(bound: Entry, text: Words, above: int = 0) -> ChartRow:
    """The scores from a number of the pack on, or from so many above it."""
    return row(cell(f"{figure(bound.value + above)}+", bound), Cell(text))
