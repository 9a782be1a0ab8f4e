"""Where the spaces of a board come to lie in a field of characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import msgspec

from sandtable.engine.scene import Point, Sheet, Space

#: how wide the name of an area may become in it
NAME = 16
#: how wide the number of a hex is
NUMBER = 4
#: how many half characters a hex that stands on its point reaches into the row above
TIP = 1.2


class Cell(msgspec.Struct, frozen=True):
    """How large things are drawn: a hex in characters, the usual area across, and how far a hex comes to a point."""

    width: int
    height: int
    area: int
    point: int


COMPACT, ROOMY, LARGE = Cell(4, 2, 6, 0), Cell(6, 2, 8, 1), Cell(10, 4, 12, 2)
CELLS = (COMPACT, ROOMY, LARGE)


class Spot(msgspec.Struct, frozen=True):
    """A space in characters: the runs (line, first, behind last) it covers, and where its text stands.

    ``halves`` are the same runs by rows of half characters, as it is painted: a hex has six sides there.
    Counters lie from line ``y`` on, the name or number in line ``label``. ``shade`` is one of three, so that
    neighbours of one kind of ground can be told apart.
    """

    runs: list[tuple[int, int, int]]
    x: int
    y: int
    label: int
    width: int
    shade: int
    halves: list[tuple[int, int, int]]

    @property
    def middle(self) -> tuple[int, int]:
        """Where ways through the space meet."""
        return self.x + self.width // 2, self.y


class Layout(msgspec.Struct, frozen=True):
    """The whole board in characters, and how its own measures turn into them."""

    width: int
    height: int
    spots: dict[str, Spot]
    origin: Point
    scale: Point
    flat: bool

    def at(self, point: Point) -> tuple[int, int]:
        """The character at a point of the board."""
        x, y = ((part - start) * size for part, start, size in zip(point, self.origin, self.scale, strict=True))
        return int(x), int(y)

    def covered(self, outline: list[Point]) -> list[tuple[int, int, int]]:
        """What lies inside an outline of the board, by rows of half characters."""
        return _filled(outline, self.origin, (self.scale[0], 2 * self.scale[1]))


def hexes_of(sheet: Sheet) -> list[Space]:
    """The hexes of a board: spaces of six corners and the one size that most have; boxes and areas are none."""
    sizes = Counter(_size(space) for space in sheet.spaces if len(space.outline) == 6)
    if not sizes or sizes.most_common(1)[0][1] * 2 < len(sheet.spaces):
        return []
    usual = sizes.most_common(1)[0][0]
    return [space for space in sheet.spaces if len(space.outline) == 6 and _size(space) == usual]


def _size(space: Space) -> tuple[float, float]:
    across, down = _extent(space.outline)
    return round(across, 1), round(down, 1)


def _extent(outline: list[Point]) -> tuple[float, float]:
    if not outline:
        return 0.0, 0.0
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return max(xs) - min(xs), max(ys) - min(ys)


def lay_out(sheet: Sheet, cell: Cell) -> Layout:
    """Hexes as bricks, every other column (or row) pushed by half; areas and boxes as they lie beside them."""
    hexes = hexes_of(sheet)
    if not hexes:
        return _areas_alone(sheet, cell)
    across, down = _extent(hexes[0].outline)
    flat = across > down
    dx, dy = _pitch([space.centre[0] for space in hexes]), _pitch([space.centre[1] for space in hexes])
    step_x, step_y = (cell.width, cell.height // 2) if flat else (cell.width // 2, cell.height)
    scale = (step_x / dx, step_y / dy)
    left = min(space.centre[0] for space in hexes) - cell.width / 2 / scale[0]
    top = min(space.centre[1] for space in hexes) - cell.height / 2 / scale[1]
    # Boxes may lie beside or above the hexes: the board is moved by whole characters to hold them.
    known = {space.id for space in hexes}
    others = [space for space in sheet.spaces if space.id not in known]
    out_x = max([0.0, *(left - x for space in others for x, _ in space.outline)])
    out_y = max([0.0, *(top - y for space in others for _, y in space.outline)])
    shift_x, shift_y = -int(-out_x * scale[0] // 1), -int(-out_y * scale[1] // 1)
    spots: dict[str, Spot] = {}
    columns = 1 + round((max(space.centre[0] for space in hexes) - left) * scale[0] / step_x - cell.width / 2 / step_x)
    for space in hexes:
        i = round((space.centre[0] - left) * scale[0] / step_x - cell.width / 2 / step_x)
        j = round((space.centre[1] - top) * scale[1] / step_y - cell.height / 2 / step_y)
        x, y = shift_x + i * step_x, shift_y + j * step_y
        runs = [(y + line, x, x + cell.width) for line in range(cell.height)]
        text = _text_in(cell, flat)
        # Rivers run under the hexes: where these stand on their points, the number is not in their way.
        counters, label = (y + (cell.height - 1) // 2, y + cell.height - 1) if flat or cell.height > 2 else (y + 1, y)
        halves = _lying(cell, x, y) if flat else _standing(cell, x, y)
        if flat:  # at the rim of the board a row of lone points would look like damage
            halves = [
                (row, first if i else x, min(last, shift_x + columns * cell.width)) for row, first, last in halves
            ]
        shade = (j if flat else i) % 3
        spots[space.id] = Spot(runs, x + text[0], counters, label, text[1], shade, halves)
    origin = (left - shift_x / scale[0], top - shift_y / scale[1])
    spots |= _areas(others, origin, scale)
    return _whole(spots, origin, scale, flat)


def _text_in(cell: Cell, flat: bool) -> tuple[int, int]:
    """Where in a hex its text begins, and how wide it may be; in the smallest it has all the room there is."""
    if cell.width <= NUMBER:
        return (cell.point if flat else 0), cell.width
    return (cell.point, cell.width - cell.point) if flat else (1, cell.width - 2)


def _lying(cell: Cell, x: int, y: int) -> list[tuple[int, int, int]]:
    """A hex with points left and right, in rows of half characters: narrow above and below, wide in its middle."""
    rows, half = 2 * cell.height, cell.height
    found = []
    for row in range(rows):
        out = round(cell.point * min(row, rows - 1 - row) / (half - 1))
        found.append((2 * y + row, x + cell.point - out, x + cell.width + out))
    return found


def _standing(cell: Cell, x: int, y: int) -> list[tuple[int, int, int]]:
    """A hex with points above and below: each of its columns begins and ends a little higher or lower."""
    rows = 2 * cell.height
    most = (cell.width - 1) // 2
    found = []
    for column in range(cell.width):
        inside = min(column, cell.width - 1 - column)
        up, down = (round(TIP * (2 * part / most - 1)) if most > 1 else 0 for part in (inside, most - inside))
        found += [(row, x + column, x + column + 1) for row in range(2 * y - up, 2 * y + rows - down)]
    return found


def _pitch(values: list[float]) -> float:
    """The smallest step between different values."""
    ordered = sorted({round(value, 2) for value in values})
    return min((after - before for before, after in pairwise(ordered)), default=1.0)


def _areas_alone(sheet: Sheet, cell: Cell) -> Layout:
    extents = sorted(_extent(space.outline)[0] for space in sheet.spaces if space.outline)
    usual = extents[len(extents) // 2] if extents else sheet.size[0] / 8
    scale = (cell.area / usual, cell.area / usual / 2)
    corners = [corner for space in sheet.spaces for corner in space.outline]
    origin = (min(x for x, _ in corners) - 1 / scale[0], min(y for _, y in corners)) if corners else (0.0, 0.0)
    return _whole(_areas(sheet.spaces, origin, scale), origin, scale, flat=True)


def _whole(spots: dict[str, Spot], origin: Point, scale: Point, flat: bool) -> Layout:
    width = max(last for spot in spots.values() for _, _, last in (*spot.runs, *spot.halves))
    height = max(line for spot in spots.values() for line, _, _ in spot.runs) + 1
    return Layout(width, height, spots, origin, scale, flat)


def _areas(spaces: list[Space], origin: Point, scale: Point) -> dict[str, Spot]:
    """Areas as they lie, each character in the area that holds its middle; the smallest has room for a counter."""
    spots: dict[str, Spot] = {}
    painted: dict[tuple[int, int], int] = {}
    for space in spaces:
        runs, halves = _filled(space.outline, origin, scale), _filled(space.outline, origin, (scale[0], 2 * scale[1]))
        x, y = (int((part - start) * size) for part, start, size in zip(space.centre, origin, scale, strict=True))
        lines = [line for line, _, _ in runs]
        label = max(min(lines), y - 1) if len(set(lines)) > 1 else y
        room = max((last - first for line, first, last in runs if line == label), default=0)
        text = min(max(room, 4), NAME)
        x = max(0, x - text // 2)
        if len(set(lines)) < 2:
            runs = [(label, x, x + text), (label + 1, x, x + text)]
            halves = [(row, x, x + text) for row in range(2 * label, 2 * label + 4)]
        shade = _unlike(painted, halves)
        painted |= {(row, place): shade for row, first, last in halves for place in range(first, last)}
        spots[space.id] = Spot(runs, x, label + 1, label, text, shade, halves)
    return spots


def _unlike(painted: Mapping[tuple[int, int], int], halves: list[tuple[int, int, int]]) -> int:
    """The first shade that none of the areas beside this one has."""
    beside = {painted.get((row, place)) for row, first, last in halves for place in (first - 1, last)}
    beside |= {painted.get((row + way, x)) for row, *ends in halves for x in range(*ends) for way in (-1, 1)}
    return next(shade for shade in range(len(beside) + 1) if shade not in beside)


def _filled(outline: list[Point], origin: Point, scale: Point) -> list[tuple[int, int, int]]:
    """The runs of characters whose middle lies inside an outline (even-odd rule)."""
    corners = [((x - origin[0]) * scale[0], (y - origin[1]) * scale[1]) for x, y in outline]
    if not corners:
        return []
    runs = []
    for line in range(int(min(y for _, y in corners)), int(max(y for _, y in corners)) + 1):
        y = line + 0.5
        cuts = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
            if (y1 <= y) != (y2 <= y)
        )
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = max(0, round(start)), round(end)
            if last > first and line >= 0:
                runs.append((line, first, last))
    return runs
