"""Where the spaces of a board come to lie in a field of characters."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from sandtable.engine.scene import Point, Sheet, Space

#: the widest and highest an area map is drawn; a larger window shows it whole, a smaller one scrolls
AREA_SIZE = (150, 60)
LABEL = 14


class Spot(msgspec.Struct, frozen=True):
    """A space in characters: the runs (line, first, behind last) it covers, where its text stands, how wide that is.

    ``shade`` is one of three, so that neighbours of one kind of ground can be told apart.
    """

    runs: list[tuple[int, int, int]]
    x: int
    y: int
    width: int
    shade: int


class Layout(msgspec.Struct, frozen=True):
    """The whole board in characters."""

    width: int
    height: int
    spots: dict[str, Spot]


def is_hex_grid(sheet: Sheet) -> bool:
    """Whether all spaces are hexes of one size."""
    sizes = {tuple(round(part, 1) for part in _extent(space.outline)) for space in sheet.spaces}
    return len(sizes) == 1 and all(len(space.outline) == 6 for space in sheet.spaces)


def _extent(outline: list[Point]) -> tuple[float, float]:
    if not outline:
        return 0.0, 0.0
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return max(xs) - min(xs), max(ys) - min(ys)


def hex_layout(sheet: Sheet, width: int) -> Layout:
    """Hexes as bricks two lines high, every other column (or row) pushed by half."""
    across, down = _extent(sheet.spaces[0].outline)
    flat = across > down
    dx, dy = _pitch([space.centre[0] for space in sheet.spaces]), _pitch([space.centre[1] for space in sheet.spaces])
    step_x, step_y = (width, 1) if flat else (width // 2, 2)
    left, top = min(space.centre[0] for space in sheet.spaces), min(space.centre[1] for space in sheet.spaces)
    spots = {}
    for space in sheet.spaces:
        i, j = round((space.centre[0] - left) / dx), round((space.centre[1] - top) / dy)
        x, y = i * step_x, j * step_y
        runs = [(y, x, x + width), (y + 1, x, x + width)]
        spots[space.id] = Spot(runs, x, y, width, (j if flat else i) % 3)
    return Layout(max(spot.x for spot in spots.values()) + width, max(spot.y for spot in spots.values()) + 2, spots)


def _pitch(values: list[float]) -> float:
    """The smallest step between different values."""
    ordered = sorted({round(value, 2) for value in values})
    return min((after - before for before, after in pairwise(ordered)), default=1.0)


def area_layout(sheet: Sheet) -> Layout:
    """Areas as they lie, each character in the area that holds its middle; a name has room in most of them."""
    extents = sorted(_extent(space.outline)[0] for space in sheet.spaces if space.outline)
    usual = extents[len(extents) // 2] if extents else sheet.size[0] / 8
    scale = min(LABEL / usual, AREA_SIZE[0] / sheet.size[0], AREA_SIZE[1] * 2 / sheet.size[1])
    width, height = int(sheet.size[0] * scale) + 1, int(sheet.size[1] * scale / 2) + 2
    spots = {}
    for number, space in enumerate(sheet.spaces):
        runs = _filled(space, scale, width, height)
        x, y = int(space.centre[0] * scale), int(space.centre[1] * scale / 2)
        room = next((last - first for line, first, last in runs if line == y), 0)
        text = min(max(room, 4), LABEL)
        x = max(0, min(x - text // 2, width - text))
        y = min(y, height - 2)
        spots[space.id] = Spot(runs or [(y, x, x + text), (y + 1, x, x + text)], x, y, text, number % 3)
    return Layout(width, height, spots)


def _filled(space: Space, scale: float, width: int, height: int) -> list[tuple[int, int, int]]:
    """The runs of characters whose middle lies inside an outline (even-odd rule)."""
    corners = space.outline
    runs = []
    for line in range(height):
        y = (line + 0.5) * 2 / scale
        cuts = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
            if (y1 <= y) != (y2 <= y)
        )
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = max(0, round(start * scale)), min(width, round(end * scale))
            if last > first:
                runs.append((line, first, last))
    return runs
