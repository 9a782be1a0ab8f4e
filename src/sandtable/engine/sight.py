"""Which hexes a straight line from centre to centre crosses, exactly, in whole numbers.

A hex is *crossed* when the line runs through its inside, *skirted* when it runs along one of its sides.
Skirted hexes come in pairs, one on each side of the line; at the edge of the board the partner is missing.
"""

from typing import NamedTuple

from sandtable.engine.boards import HexGrid
from sandtable.engine.spaces import each

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
    ax, ay, bx, by = 3 * q1, 2 * a1 + q1, 3 * q2, 2 * a2 + q2
    crossed: list[tuple[int, int]] = []
    alongside: dict[int, list[int]] = {}
    distance = grid.distance
    for space in each(grid.within(start, total - 1) & grid.within(end, total - 1)):
        steps = distance(start, space)
        if steps + distance(space, end) != total:
            continue
        q, a = grid.axial[space]
        sides = [(bx - ax) * (2 * a + q + dy - ay) - (by - ay) * (3 * q + dx - ax) for dx, dy in CORNERS]
        if min(sides) < 0 < max(sides):
            crossed.append((space, steps))
        elif sides.count(0) == 2:
            alongside.setdefault(steps, []).append(space)
    skirted = tuple((pair[0], pair[1] if len(pair) == 2 else None, steps) for steps, pair in sorted(alongside.items()))
    return SightLine(tuple(sorted(crossed, key=lambda hit: hit[1])), skirted)
