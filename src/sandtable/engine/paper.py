"""Hexes on paper: their corners and sides, and the lines that run along them. A hex's side is 1 long."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from typing import Literal

from sandtable.engine.scene import Point

#: from the middle of a hex to the middle of the next: two of its heights
ACROSS = 3**0.5


def point(x: float, y: float) -> Point:
    """A point as a sheet has it: finer than anybody can see."""
    return round(x, 3), round(y, 3)


def corners(centre: Point, top: Literal["flat", "pointy"], side: float = 1.0) -> list[Point]:
    """The six corners of a hex with a flat or a pointed top."""
    x, y = centre
    first = 0.0 if top == "flat" else pi / 6
    angles = [first + number * pi / 3 for number in range(6)]
    return [point(x + side * cos(angle), y + side * sin(angle)) for angle in angles]


def hexside(one: Point, other: Point) -> tuple[Point, Point]:
    """The two ends of the side between two neighbours, from their middles."""
    (x, y), (u, v) = one, other
    across, along = (x + u) / 2, (y + v) / 2
    half = ACROSS * 2
    dx, dy = -(v - y) / half, (u - x) / half
    return point(across - dx, along - dy), point(across + dx, along + dy)


def joined(sides: Iterable[tuple[Point, Point]]) -> list[list[Point]]:
    """Hexsides as lines: each goes on where the last one ended."""
    found: list[list[Point]] = []
    for start, end in sides:
        line = found[-1] if found else []
        if len(line) == 2 and _touch(line[0], start, end):
            line.reverse()
        if line and _touch(line[-1], start, end):
            line.append(end if _same(line[-1], start) else start)
        else:
            found.append([start, end])
    return found


def _same(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 0.02


def _touch(place: Point, start: Point, end: Point) -> bool:
    return _same(place, start) or _same(place, end)
