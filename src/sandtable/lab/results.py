"""The results of runs in a folder: Parquet files of one row a game, written whole or not at all.

A run that was stopped goes on where it was; more games of it, or other runs, are added beside it. One process writes a
folder at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import msgspec

from sandtable.engine.faults import Fault
from sandtable.engine.locks import Lock
from sandtable.lab.crews import Crew, work_through
from sandtable.lab.rows import Row, name_of, ready, rows
from sandtable.lab.simulate import Setting

if TYPE_CHECKING:
    import polars

#: what is done is written down after so many seconds
FLUSH = 5.0
JOURNALS = "journals"


class ResultsError(Fault):
    """A folder that cannot be written or read."""


class Ran(msgspec.Struct):
    """What a run has come to: games asked for, those of it that are there now, that were there before, all rows."""

    games: int
    finished: int
    resumed: int
    seconds: float
    rows: int


def parquet() -> Any:
    """The library that reads and writes the files."""
    try:
        import polars
    except ImportError:
        raise ResultsError("lab-needs", package="polars") from None
    return polars


def columns() -> dict[str, Any]:
    """What each column of the files holds."""
    pl = parquet()
    text, number, real = pl.String, pl.Int64, pl.Float64
    points = pl.Struct({"side": text, "rule": text, "about": text, "points": real})
    own: dict[str, Any] = {
        "number": number,
        "bots": pl.List(text),
        "rules_version": number,
        "seats": pl.List(text),
        "outcomes": pl.List(text),
        "scores": pl.List(real),
        "decisions": number,
        "turns": number,
        "seconds": real,
        "course": pl.List(pl.List(real)),
        "account": pl.List(points),
        "throws": pl.List(pl.Struct({"space": text, "throws": number})),
    }
    return {field.name: own.get(field.name, text) for field in msgspec.structs.fields(Row)}


class Results:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def parts(self) -> list[Path]:
        """The files, oldest first."""
        return sorted(self.folder.glob("*.parquet"))

    def table(self) -> polars.DataFrame:
        """All rows, each game once, in the order of runs and numbers."""
        pl = parquet()
        empty = pl.DataFrame(schema=columns())
        try:
            frames = [pl.read_parquet(part, glob=False) for part in self.parts()]
            found = pl.concat([empty, *frames], how="diagonal").with_columns(pl.col("varied").fill_null(""))
        except (pl.exceptions.PolarsError, OSError) as error:
            raise ResultsError("lab-broken-results", folder=str(self.folder), error=str(error)) from None
        return found.unique(["run", "number"], maintain_order=True).sort("run", "number")  # type: ignore[no-any-return]

    def numbers(self, run: str) -> set[int]:
        """The games of a run that are there."""
        table = self.table()
        return set(table.filter(table["run"] == run)["number"].to_list())

    def add(self, played: Sequence[Row]) -> None:
        """Writes games down: a file of their own, whole or not at all."""
        if not played:
            return
        frame = parquet().DataFrame([msgspec.to_builtins(one) for one in played], schema=columns())
        name = f"{played[0].run}-{min(one.number for one in played):08d}-{uuid4().hex[:8]}"
        half = self.folder / f"{name}.half"
        frame.write_parquet(half)
        half.replace(half.with_suffix(".parquet"))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else writes here meanwhile."""
        path = self.folder / "results.lock"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = path.open("ab")
        except OSError as error:
            raise ResultsError("lab-no-folder", folder=str(self.folder), error=str(error)) from None
        with file:
            lock = Lock(path)
            if not lock.take(file):
                raise ResultsError("lab-folder-held", folder=str(self.folder), holder=lock.holder())
            try:
                yield
            finally:
                lock.release()


def run(
    what: Setting, games: int, crew: Crew, results: Results, *, journals: bool = False, told: Any = lambda count: None
) -> Ran:
    """Plays games 0 … ``games`` - 1 of a setting that are not there yet; what is done is kept whatever happens."""
    start = perf_counter()
    crew.make_ready(partial(ready, what))
    name = name_of(what)
    known = results.numbers(name) & set(range(games))
    told(len(known))
    missing = [number for number in range(games) if number not in known]
    kept = results.folder / JOURNALS if journals else None
    if kept:
        kept.mkdir(exist_ok=True)
    done, fresh, written, whole = 0, [], perf_counter(), False
    try:
        for batch in work_through(crew, partial(rows, what, name, kept), missing):
            fresh += batch
            done += len(batch)
            told(len(batch))
            if perf_counter() - written > FLUSH:
                results.add(fresh)
                fresh, written = [], perf_counter()
        whole = True
    finally:
        results.add(fresh)
        crew.close(at_once=not whole)
    return Ran(games, len(known) + done, len(known), round(perf_counter() - start, 3), results.table().height)
