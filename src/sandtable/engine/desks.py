"""A desk where scenarios of a game are written: what may be put on the board, and how a half-written one looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from sandtable.engine.forms import Field
from sandtable.engine.scene import Piece, Sheet, Terrain


class Letter(msgspec.Struct, omit_defaults=True):
    """A letter of a layer, and what it means: a kind of terrain, or so many levels."""

    letter: str
    #: its key among the kinds of terrain, and what it is called; a level has neither
    terrain: str = ""
    name: str = ""
    level: int = 0


class Layer(msgspec.Struct):
    """A picture of the board in letters, a line for each row: under a key of the scenario."""

    key: str
    letters: list[Letter]


class Stamp(msgspec.Struct):
    """A row to set down on the board as it is, and to change afterwards."""

    table: str
    #: what it is called, and what stands in it
    name: str
    row: dict[str, Any]


class Desk(msgspec.Struct):
    """All that somebody needs who writes a scenario."""

    game: str
    fields: list[Field]
    layers: list[Layer]
    terrain: list[Terrain]
    stamps: list[Stamp]
    #: the keys that hold how many columns and rows the board has
    columns: str
    rows: str
    #: names that the game's own pack gives, by kind: the name itself, and what it is called
    known: dict[str, list[tuple[str, str]]]


class Picture(msgspec.Struct):
    """A scenario as it would lie on the table, as far as it is written."""

    sheet: Sheet
    pieces: list[Piece]
    #: where each space stands in the layers: its column and its row, in the order of the sheet's spaces
    cells: list[tuple[int, int]]


@runtime_checkable
class Drafting(Protocol):
    """A title whose players may write scenarios."""

    def desk(self) -> Desk:
        """What there is to write with."""

    def blank(self) -> dict[str, Any]:
        """A scenario with nothing in it yet."""

    def scenario_file(self, scenario: str) -> dict[str, Any]:
        """A printed scenario as it is written in its file."""

    def pictured(self, data: Mapping[str, Any]) -> Picture:
        """How a scenario looks; what is missing or wrong in it is left out."""
