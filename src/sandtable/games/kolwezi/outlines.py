"""The outlines of the areas on paper: which touch, which overlap, which hold a place."""

from itertools import pairwise

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
