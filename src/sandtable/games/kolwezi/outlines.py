"""The outlines of the areas on paper: which touch, which overlap, which hold a place."""

from itertools import pairwise, product
from math import hypot

Point = tuple[float, float]
#: two outlines that lie closer than this touch
TOUCH = 0.01


def edges(outline: list[Point]) -> list[tuple[Point, Point]]:
    """The sides of an outline, one after the other."""
    return list(pairwise([*outline, outline[0]]))


def holds(outline: list[Point], place: Point) -> bool:
    """Whether a place lies inside."""
    x, y = place
    odd = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight lines cross each other; to touch is not to cross."""
    one, two = side(a, b, c), side(a, b, d)
    three, four = side(c, d, a), side(c, d, b)
    return one * two < -TOUCH and three * four < -TOUCH


def side(a: Point, b: Point, place: Point) -> float:
    """On which side of a line a place lies, and how far off."""
    return (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])


def is_simple(outline: list[Point]) -> bool:
    """Whether no side of an outline crosses another."""
    sides = edges(outline)
    return not any(cross(*one, *other) for place, one in enumerate(sides) for other in sides[place + 1 :])


def overlap(one: list[Point], other: list[Point]) -> bool:
    """Whether two outlines cover common ground; to have a front in common is not to overlap."""
    corners = set(one) & set(other)
    return (
        any(cross(*here, *there) for here in edges(one) for there in edges(other))
        or any(holds(other, place) for place in one if place not in corners)
        or any(holds(one, place) for place in other if place not in corners)
    )


def reach(outline: list[Point]) -> tuple[float, float, float, float]:
    """How far an outline goes: left, right, up and down."""
    across, down = zip(*outline, strict=True)
    return min(across), max(across), min(down), max(down)


def from_rim(outline: list[Point], place: Point) -> float:
    """How far a place is from the nearest side of an outline."""
    return min(from_line(place, start, end) for start, end in edges(outline))


def from_line(place: Point, start: Point, end: Point) -> float:
    """How far a place is from a straight line between two others."""
    along, down = end[0] - start[0], end[1] - start[1]
    part = ((place[0] - start[0]) * along + (place[1] - start[1]) * down) / (along * along + down * down or 1.0)
    part = max(0.0, min(1.0, part))
    return hypot(place[0] - start[0] - along * part, place[1] - start[1] - down * part)


def roomiest(outline: list[Point], place: Point, room: float) -> Point:
    """A place that has so much room around it, as near as may be; or else the one farthest from the rim."""
    if from_rim(outline, place) >= room:
        return place
    left, right, top, bottom = reach(outline)
    steps = [step / 24 for step in range(1, 24)]
    inside = [
        spot
        for across, down in product(steps, steps)
        if holds(outline, spot := (round(left + (right - left) * across, 1), round(top + (bottom - top) * down, 1)))
    ]
    return max([place, *inside], key=lambda spot: min(from_rim(outline, spot), room) - far(spot, place) / 1e4)


def far(one: Point, other: Point) -> float:
    """How far one place is from another."""
    return hypot(one[0] - other[0], one[1] - other[1])
