"""Which hexes a straight line from centre to centre crosses, exactly, in whole numbers.

A hex is *crossed* when the line runs through its inside, *skirted* when it runs along one of its sides.
Skirted hexes come in pairs, one on each side of the line; at the edge of the board the partner is missing.
"""

from typing import NamedTuple

from sandtable.engine.boards import HexGrid
from sandtable.engine.spaces import listed

#: Corners of a hex around its centre, in units where a hex with axial (q, a) has its centre at (3q, 2a + q).
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


class SightLine(NamedTuple):
    """The hexes between two ends, each with its distance from the first."""

    crossed: tuple[tuple[int, int], ...]
    skirted: tuple[tuple[int, int | None, int], ...]


def sight_line(grid: HexGrid, start: int, end: int) -> SightLine:
    """The hexes that a line between two centres crosses or skirts, ends left out."""
    total = grid.distance(start, end)
    (q1, a1), (q2, a2) = grid.axial[start], grid.axial[end]
    x, y = 3 * q1, 2 * a1 + q1
    dx, dy = 3 * q2 - x, 2 * a2 + q2 - y
    #: how far to the left of its centre each corner of a hex lies, seen along the line
    corners = [dx * up - dy * right for right, up in CORNERS]
    widest = max(corners)
    crossed: list[tuple[int, int]] = []
    alongside: dict[int, list[int]] = {}
    around, beyond = grid.rings(start), grid.rings(end)
    for steps in range(1, total):
        for space in listed(around[steps] & beyond[total - steps]):  # on a shortest way
            q, a = grid.axial[space]
            off = abs(dx * (2 * a + q - y) - dy * (3 * q - x))  # the centre itself
            if off < widest:
                crossed.append((space, steps))
            elif corners.count(off) == 2:
                alongside.setdefault(steps, []).append(space)
    skirted = tuple((pair[0], pair[1] if len(pair) == 2 else None, steps) for steps, pair in alongside.items())
    return SightLine(tuple(crossed), skirted)
