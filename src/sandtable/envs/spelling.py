"""Answers as whole numbers: an answer is spelled, one letter after another.

The letters of a game are the kinds of answers, its pieces, spaces and seats, and characters for words and numbers. An
answer is spelled as its declaration says: its kind, then each of its fields in order (see ``engine/handles.py``)::

    {"do": "move", "unit": "gov-levy", "to": "0404"}  ->  move · gov-levy · 0404 · …

A letter that leaves no choice is not asked for: of two units that may move, only the unit is. So the numbers mean the
same in every position, whatever is listed; no two answers are spelled alike; and a player never spells more than it
takes to tell the answer from the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from sandtable.engine.contract import Action, Game
from sandtable.engine.handles import declared
from sandtable.engine.memos import Memo

What = Literal["end", "do", "piece", "space", "seat", "character"]
#: the letters of an answer
Spelling = tuple[int, ...]

#: closes a row, a word or a number, and stands for a name that is left open
END = 0


class Letter(msgspec.Struct, frozen=True):
    """What a number stands for."""

    what: What
    name: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.name}".rstrip()


class Alphabet:
    """The letters of one game, the same for every table at which this game is played."""

    def __init__(self, game: Game) -> None:
        self.letters = tuple(_letters(game))
        self._numbers = {letter: number for number, letter in enumerate(self.letters)}
        self._characters = len(self.letters) - 256
        self._spelled: Memo[Action, Spelling] = Memo()

    def __len__(self) -> int:
        return len(self.letters)

    def number(self, what: What, name: str = "") -> int:
        """The number of a letter."""
        return self._numbers[Letter(what, name)]

    def spell(self, action: Action) -> Spelling:
        """How an answer is spelled."""
        known = self._spelled.get(action)
        if known is None:
            known = self._spelled.keep(action, tuple(self._spell(action)))
        return known

    def _spell(self, action: Action) -> Iterator[int]:
        yield self.number("do", str(type(action).__struct_config__.tag))
        handles = declared(type(action))
        for name in action.__struct_fields__:
            value, handle = getattr(action, name), handles.get(name)
            kind = handle.kind if handle else "word"
            if isinstance(value, tuple):
                for part in value:
                    yield from self._part(kind, part)
                yield END
            else:
                yield from self._part(kind, value)

    def _part(self, kind: str, value: Any) -> Iterator[int]:
        """One thing that a field holds: a single letter where there is one for it, characters where there is none."""
        letter = self._numbers.get(Letter(kind, value)) if kind in ("piece", "space", "seat") else None  # type: ignore[arg-type]
        if letter is not None:
            yield letter
        elif isinstance(value, bool):
            yield self._characters + ord("01"[value])
        else:
            yield from (self._characters + byte for byte in str(value).encode())
            yield END


def _letters(game: Game) -> Iterator[Letter]:
    """All letters, in their order: it follows from the title, scenario, options and pack alone."""
    yield Letter("end")
    yield from (Letter("do", str(kind.__struct_config__.tag)) for kind in game.action_kinds())
    yield from (Letter("piece", name) for name in _named(game.notation()["piece"].names))
    yield from (Letter("space", name) for name in _named([space.id for space in game.sheet().spaces]))
    yield from (Letter("seat", name) for name in game.seats)
    yield from (Letter("character", chr(byte) if 32 < byte < 127 else f"{byte:#04x}") for byte in range(256))


def _named(names: Sequence[str]) -> Iterator[str]:
    """Names once each, in order."""
    yield from (name for name in dict.fromkeys(names) if name)


class Choice:
    """The answer to one question, while it is being spelled."""

    __slots__ = ("_answers", "_depth", "_left")

    def __init__(self, answers: Mapping[Spelling, Action]) -> None:
        self._answers = answers
        self._left = list(answers)
        self._depth = 0
        self._go_on()

    @classmethod
    def among(cls, alphabet: Alphabet, actions: Sequence[Action]) -> Choice:
        """The choice among listed answers."""
        spell = alphabet.spell
        return cls({spell(action): action for action in actions})

    def copy(self) -> Choice:
        """The same choice, as far as it has come."""
        copied = Choice.__new__(Choice)
        copied._answers, copied._left, copied._depth = self._answers, self._left, self._depth
        return copied

    def _go_on(self) -> None:
        """Passes what leaves no choice: letters that all answers left have in common."""
        low, high = min(self._left), max(self._left)
        depth = self._depth
        end = min(len(low), len(high))
        while depth < end and low[depth] == high[depth]:
            depth += 1
        self._depth = depth

    @property
    def action(self) -> Action | None:
        """The answer, once no other is left."""
        return self._answers[self._left[0]] if len(self._left) == 1 else None

    @property
    def said(self) -> Spelling:
        """The letters that stand."""
        return self._left[0][: self._depth]

    def letters(self) -> list[int]:
        """What may come next, lowest first; nothing once the answer stands."""
        depth = self._depth
        return sorted({spelling[depth] for spelling in self._left}) if len(self._left) > 1 else []

    def counts(self) -> Counter[int]:
        """What may come next, and how many answers go on with it."""
        depth = self._depth
        return Counter([spelling[depth] for spelling in self._left]) if len(self._left) > 1 else Counter()

    def take(self, letter: int) -> None:
        """Says the next letter; it must be one of those that may come."""
        depth = self._depth
        left = [spelling for spelling in self._left if spelling[depth] == letter]
        if not left:
            raise ValueError(letter)
        self._left = left
        self._go_on()
