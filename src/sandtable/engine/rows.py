"""Long rows that take little room: what is far back in them is packed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

from sandtable.engine.packing import packed, unpacked

T = TypeVar("T")

#: as many are packed together
PAGE = 64
#: and as many of the last stay as they are
LATELY = 16


class Row(Sequence[T], Generic[T]):
    """A row that grows and shrinks at its end only: the last of it as it is, what is before that packed."""

    def __init__(
        self, pack: Callable[[list[T]], bytes] = packed, unpack: Callable[[bytes], list[T]] = unpacked
    ) -> None:
        self._pack, self._unpack = pack, unpack
        self._pages: list[bytes] = []
        self._last: list[T] = []
        #: the packed page that was looked at last
        self._number, self._page = -1, list[T]()

    def __len__(self) -> int:
        return len(self._pages) * PAGE + len(self._last)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        behind = number - len(self._pages) * PAGE
        if behind >= 0:
            return self._last[behind]
        if number < 0:
            raise IndexError(at)
        return self._opened(number // PAGE)[number % PAGE]

    def __iter__(self) -> Iterator[T]:
        for number in range(len(self._pages)):
            yield from self._opened(number)
        yield from self._last

    def _opened(self, number: int) -> list[T]:
        if self._number != number:
            self._number, self._page = number, self._unpack(self._pages[number])
        return self._page

    def kept(self) -> tuple[list[bytes], list[T]]:
        """All of it as it is held: the packed pages, and the last as they are."""
        return self._pages[:], self._last[:]

    def keep(self, pages: list[bytes], last: list[T]) -> None:
        """Holds what :meth:`kept` has told instead."""
        self._pages, self._last, self._number, self._page = pages[:], last[:], -1, []

    def append(self, thing: T) -> None:
        """Adds one at the end."""
        self._last.append(thing)
        if len(self._last) == PAGE + LATELY:
            self._pages.append(self._pack(self._last[:PAGE]))
            del self._last[:PAGE]

    def drop(self, count: int) -> None:
        """Takes so many away from the end."""
        while count > len(self._last):
            self._last[:0] = self._unpack(self._pages.pop())
            self._number, self._page = -1, []
        del self._last[len(self._last) - count :]
