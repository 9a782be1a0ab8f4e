"""What a table draws. A sheet is the printed board and never changes; a scene is what lies on it now.

Nothing here knows a rule. All words are message ids or names from the data pack.
"""

from typing import Any

import msgspec

Point = tuple[float, float]


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of the board: where it is, what it looks like, what is printed on it."""

    id: str
    centre: Point
    outline: list[Point]
    terrain: str
    level: int = 0
    name: str = ""
    label: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A road, railway, river or border: a line of the given kind through these points."""

    kind: str
    points: list[Point]
    name: str = ""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something printed in a space: an objective, an airport, an entry arrow. ``text`` is printed with it."""

    kind: str
    space: str
    text: str = ""
    name: str = ""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the legend: what a terrain is called and the texture it is drawn with."""

    key: str
    name: str
    texture: str


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The printed board."""

    size: Point
    spaces: list[Space]
    terrain: list[Terrain]
    lines: list[Line] = []
    marks: list[Mark] = []
    links: list[tuple[str, str]] = []
    sides: list[dict[str, str]] = []


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter: its face, and where it lies. ``space`` is a space, or the name of a holding box."""

    id: str
    space: str
    side: int
    name: str
    symbol: str
    size: str = ""
    left: str = ""
    right: str = ""
    top: str = ""
    steps: tuple[int, int] = (1, 1)
    markers: list[str] = []
    facts: list[tuple[str, str]] = []
    hidden: bool = False


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card or chit on the table: its face, whom it belongs to, whether it is the one being played."""

    id: str
    face: str
    colour: str
    side: int
    piece: str = ""
    state: str = "waiting"


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter on a track: turn, points, morale. ``side`` is -1 where it belongs to nobody."""

    name: str
    value: float
    of: float | None = None
    side: int = -1


class Control(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a marked space."""

    space: str
    side: int
    text: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on the board, for one seat."""

    pieces: list[Piece]
    tracks: list[Track] = []
    cards: list[Card] = []
    control: list[Control] = []
    phases: list[tuple[str, str]] = []
    focus: list[str] = []
    notes: list[dict[str, Any]] = []
