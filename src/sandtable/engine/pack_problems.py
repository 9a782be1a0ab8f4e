"""What is wrong with a pack: messages that name file, table and row, key, what stands there and what is expected."""

import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Self

from sandtable.engine.faults import Fault, Message

#: as many names are told to somebody who looks for one
TOLD = 8
#: letters of a value that are told
WIDE = 60
#: what stands where a key is missing
NOTHING = Message("pack-found-nothing")


class PackError(Fault):
    """A pack that cannot be used. Its message is the first problem, and how many there are besides."""

    def __init__(self, id: str, **facts: Any) -> None:
        super().__init__(id, **facts)
        self.problems: list[Message] = [self.message]

    @classmethod
    def of(cls, problems: Sequence[Message]) -> Self:
        """All the problems of a pack as one fault."""
        first, *others = problems
        if others:
            error = cls("pack-more", first=first, more=len(others))
        else:
            error = cls(first.id, **first.args)
        error.problems = list(problems)
        return error

    def __str__(self) -> str:
        from sandtable.engine.messages import words  # the catalogues are read when the first fault is told

        return "\n".join(words("en").say(problem.id, problem.args) for problem in self.problems)


def refuse(problems: Sequence[Message]) -> None:
    """Nothing starts with a pack that has problems."""
    if problems:
        raise PackError.of(problems)


def problem(file: str, place: str, found: Any, expected: Message) -> Message:
    """One problem: where it is, what stands there, and what should."""
    return Message("pack-problem", {"file": file, "place": place, "found": shown(found), "expected": expected})


def shown(value: Any) -> Any:
    """A value of a pack as it is written there; lists and tables are only named."""
    if isinstance(value, Message):
        return value
    if isinstance(value, dict):
        return Message("pack-found-table")
    if isinstance(value, list | tuple):
        return Message("pack-found-list", {"count": len(value)})
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= WIDE else f"{text[: WIDE - 2]}…{text[-1]}"


def at(table: str, row: int | str = "", label: str = "", key: str = "") -> str:
    """A place in a file: ``unit[12] (RCD-3): attack``, ``terrain.woods: cover`` or ``limits: turns``."""
    place = f"{table}[{row}]" if isinstance(row, int) else f"{table}.{row}" if row else table
    if label:
        place += f" ({label})"
    return f"{place}: {key}" if key else place


# What may be expected


def exactly(value: Any) -> Message:
    """This value and no other."""
    return Message("pack-expected-exactly", {"value": shown(value)})


def among(known: Sequence[Any]) -> Message:
    """One of these values."""
    if len(known) == 1:
        return exactly(known[0])
    return Message("pack-expected-among", {"known": [shown(value) for value in known]})


def whole(low: int, high: int) -> Message:
    """A whole number between two."""
    return Message("pack-expected-whole", {"low": str(low), "high": str(high)})


def list_of(low: int, high: int | None = None) -> Message:
    """A list of so many, or of so many at least and at most."""
    if high in (None, low):
        return Message("pack-expected-list", {"count": low})
    return Message("pack-expected-list-between", {"low": low, "high": high})


def letters(count: int, known: str) -> Message:
    """A row of so many letters."""
    return Message("pack-expected-letters", {"count": count, "known": known})


def a_name(name: Any, known: Sequence[str], homes: Sequence[str]) -> Message:
    """A name that is known: those most like what was written, or else the first."""
    near = get_close_matches(str(name), known, 3)
    told = [shown(one) for one in near or known[:TOLD]]
    if len(told) < len(known):
        told.append("…")
    return Message("pack-expected-name", {"tables": list(homes), "known": told})


def rows(count: int, table: str, **values: Any) -> Message:
    """So many rows of a table that have these values."""
    return Message("pack-expected-rows", {"count": count, "table": table, "where": having(**values)})


def row_with(table: str, **values: Any) -> Message:
    """The name of a row that has these values."""
    return Message("pack-expected-row", {"table": table, "where": having(**values)})


def found_values(**values: Any) -> Message:
    """What some keys of a row hold."""
    return Message("pack-found-values", {"values": having(**values)})


def having(**values: Any) -> str:
    """Keys and their values as they are written in a pack."""
    return ", ".join(f"{key} = {shown(value)}" for key, value in values.items())


def because(expected: Message, **values: Any) -> Message:
    """An expectation that follows from other values of the same row."""
    return Message("pack-expected-because", {"expected": expected, "where": having(**values)})


def by_rule(expected: Message, rule: str) -> Message:
    """An expectation that follows from a rule."""
    return Message("pack-expected-by-rule", {"expected": expected, "rule": rule})
