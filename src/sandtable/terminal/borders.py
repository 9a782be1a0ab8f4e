"""The borders of areas: a dark line where two of them meet, whatever ground they have."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sandtable.terminal import palette
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import Layout

#: so much black is in the ground along a border
DARK = 0.5


def meeting(layout: Layout, areas: Collection[str]) -> dict[tuple[int, int], str]:
    """The half characters (row, place) of areas that have another area to their right or below them, and whose."""
    owner: dict[tuple[int, int], str] = {}
    for name, spot in layout.spots.items():
        if name in areas:
            owner |= {(row, x): name for row, first, last in spot.halves for x in range(first, last)}
    return {
        (row, x): name
        for (row, x), name in owner.items()
        if owner.get((row, x + 1), name) != name or owner.get((row + 1, x), name) != name
    }


def draw(canvas: Canvas, cells: Iterable[tuple[int, int]]) -> None:
    """Draws borders onto whatever ground is there."""
    for row, x in cells:
        y = row // 2
        if 0 <= y < canvas.height and 0 <= x < canvas.width:
            ground = (canvas.backs if row % 2 else canvas.tops)[y][x]
            canvas.ground(row, x, 1, palette.mixed(ground or "#000000", "#000000", DARK))
            canvas.mark(x, y, " ", "")
