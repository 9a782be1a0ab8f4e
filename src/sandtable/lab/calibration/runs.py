"""Many games of a report on many processes, kept in a file so that a run cut short can go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from sandtable.lab.batches import spread_out

T = TypeVar("T")


class Runs:
    """Plays games by their seeds; with a file, what was played before is not played again."""

    def __init__(self, jobs: int = 1, path: Path | None = None) -> None:
        self.jobs, self.path = jobs, path
        self.known = {} if path is None else kept(path)

    def games(self, kind: type[T], play: partial[T], seed: str, count: int) -> list[T]:
        """Games number 0 … ``count`` - 1 of a seed, in their order.

        ``play`` is a function of a module with all it is told but the seed of a game. Where the seed stays the same
        and only what is told differs, differences are differences of that alone.
        """
        names = [f"{play.func.__name__}{play.args} {seed}-{number}" for number in range(count)]
        missing = [number for number, name in enumerate(names) if name not in self.known]
        seeds = [f"{seed}-{number}" for number in missing]
        for first, size, found in spread_out(partial(some, play, seeds), len(seeds), self.jobs):
            lines = [(names[number], one) for number, one in zip(missing[first : first + size], found, strict=True)]
            self.keep({name: msgspec.to_builtins(one) for name, one in lines})
        return [msgspec.convert(self.known[name], kind) for name in names]

    def keep(self, played: dict[str, object]) -> None:
        """Remembers games by their names, in the file too."""
        self.known |= played
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in played.items()))


def some(play: partial[T], seeds: Sequence[str], first: int, count: int) -> list[T]:
    """Some games in a row, for one process."""
    return [play(seed) for seed in seeds[first : first + count]]


def kept(path: Path) -> dict[str, object]:
    """The games in a file by their names; a last line that was cut short is taken out of it."""
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return dict(msgspec.json.decode(line, type=tuple[str, object]) for line in whole.splitlines())
