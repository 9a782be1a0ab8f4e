"""What runs over a board: rivers along hexsides, roads and railways through hexes, ways between areas."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from sandtable.engine.scene import Point, Sheet
from sandtable.terminal import palette
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import Layout, Spot

Step = tuple[str, str]
Place = tuple[int, int]
#: where a line goes on from a character, and which of its glyphs that is: level, upright, corners, junctions
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
UPRIGHT = UP | DOWN
OPPOSITE = {UP: DOWN, RIGHT: LEFT, DOWN: UP, LEFT: RIGHT}
JOINTS = (
    *(LEFT | RIGHT, UPRIGHT, RIGHT | DOWN, LEFT | DOWN, RIGHT | UP, LEFT | UP),
    *(UPRIGHT | RIGHT, UPRIGHT | LEFT, LEFT | RIGHT | DOWN, LEFT | RIGHT | UP, LEFT | RIGHT | UPRIGHT),
)
#: a river over the ground of the hex below it
OVER = "▔"
#: the characters of what runs through hexes
ROADS = {glyph for kind in ("road", "track", "railway") for glyph in palette.LINES[kind][0]}
#: a way that is being chosen: its characters, and its colours on the ground and at the places named
DOT, TRACED, NAMED = "•", "#ffffff", "#1657a5"


class Trace(NamedTuple):
    """A way that is being chosen: every space from where it starts, and the places that were named.

    Or ways that were gone, by one and by others.
    """

    spaces: Sequence[str]
    places: Sequence[str]
    others: Sequence[Sequence[str]] = ()


class Ways:
    """The lines of a sheet, sorted into hexsides, ways through hexes, and lines of their own."""

    def __init__(self, sheet: Sheet, layout: Layout, hexes: Collection[str]) -> None:
        self.layout = layout
        self.links = [link for link in sheet.links if layout.spots.keys() >= set(link)]
        #: between two hexes, and what flows there
        self.sides: dict[Step, str] = {}
        #: from one hex to the next, and what leads there
        self.steps: dict[Step, str] = {}
        self.loose: list[tuple[str, Point, Point]] = []
        centres = {_near(space.centre): space.id for space in sheet.spaces if space.id in hexes}
        corners: dict[Point, list[str]] = {}
        for space in sheet.spaces:
            if space.id in hexes:
                for corner in space.outline:
                    corners.setdefault(_near(corner), []).append(space.id)
        for line in sheet.lines:
            if line.kind not in palette.LINES:
                continue
            for one, other in pairwise(line.points):
                ends = _near(one), _near(other)
                both = [space for space in corners.get(ends[0], []) if space in corners.get(ends[1], [])]
                if ends[0] in centres and ends[1] in centres:
                    self.steps[centres[ends[0]], centres[ends[1]]] = line.kind
                elif len(both) == 2:
                    self.sides[both[0], both[1]] = line.kind
                elif not hexes:
                    self.loose.append((line.kind, one, other))

    def draw(self, canvas: Canvas) -> None:
        """All of it, on ground that is there."""
        for (one, other), kind in self.sides.items():
            self._side(canvas, self.layout.spots[one], self.layout.spots[other], palette.LINES[kind][1])
        for one, other in self.links:
            here, there = self.layout.spots[one].middle, self.layout.spots[other].middle
            self._between(canvas, here, there)
        lines: dict[str, list[tuple[Place, Place]]] = {}
        for kind, start, end in self.loose:
            lines.setdefault(kind, []).append((self.layout.at(start), self.layout.at(end)))
        for (one, other), kind in self.steps.items():
            lines.setdefault(kind, []).append((self.layout.spots[one].middle, self.layout.spots[other].middle))
        for kind in sorted(lines, key=list(palette.LINES).index, reverse=True):
            self._net(canvas, kind, lines[kind])

    def banks(self, canvas: Canvas, lit: Collection[str]) -> None:
        """The rivers around spaces that have got another ground: they run there still."""
        for (one, other), kind in self.sides.items():
            if one in lit or other in lit:
                self._side(canvas, self.layout.spots[one], self.layout.spots[other], palette.LINES[kind][1])

    def trace(self, canvas: Canvas, trace: Trace) -> None:
        """A way: dots, and the number of each place where it was told to go.

        One that is being chosen lies over everything; one that somebody has gone leaves what is written as it is.
        """
        for way in (trace.spaces, *trace.others):
            spots = [self.layout.spots[space].middle for space in way if space in self.layout.spots]
            for here, there in pairwise(spots):
                self._dots(canvas, here, there, gone=not trace.places)
        for number, place in enumerate(trace.places, 1):
            if place in self.layout.spots:
                x, y = self.layout.spots[place].middle
                canvas.write(x, y, str(number), "#ffffff", NAMED, bold=True)

    def _between(self, canvas: Canvas, here: Place, there: Place) -> None:
        """Dots from one area to another, where neither they nor any others lie."""
        (x1, y1), (x2, y2) = sorted((here, there))
        steps = max(x2 - x1, 2 * abs(y2 - y1), 1)
        for step in range(0, steps + 1, 2):
            x, y = x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps)
            if (y, x) not in self._covered:
                canvas.mark(x, y, "∙", "#8f8b7c")

    @cached_property
    def _covered(self) -> set[Place]:
        """The characters, by line and place, that are some space's."""
        runs = [run for spot in self.layout.spots.values() for run in spot.runs]
        return {(line, x) for line, first, last in runs for x in range(first, last)}

    @staticmethod
    def _dots(canvas: Canvas, here: Place, there: Place, gone: bool) -> None:
        """The dots of a way from here to there, over whatever stands there; beside it, if it has been ``gone``."""
        (x1, y1), (x2, y2) = sorted((here, there))
        steps = max(x2 - x1, abs(y2 - y1), 1)
        for step in range(steps + 1):
            x, y = x1 + (x2 - x1) * step // steps, y1 + round((y2 - y1) * step / steps)
            if not gone:
                canvas.write(x, y, DOT, TRACED, bold=True)
            elif canvas.free(x, y, 1):
                canvas.write(x, y, DOT, "#000000" if palette.is_bright(canvas.backs[y][x]) else TRACED, bold=True)

    @staticmethod
    def _net(canvas: Canvas, kind: str, lines: Iterable[tuple[Place, Place]]) -> None:
        """Lines of one kind: each from character to character, joined where they meet."""
        arms: dict[Place, int] = {}
        for here, there in lines:
            for one, other in pairwise(_stairs(*sorted((here, there)))):
                towards = RIGHT if other[0] > one[0] else DOWN if other[1] > one[1] else UP
                arms[one] = arms.get(one, 0) | towards
                arms[other] = arms.get(other, 0) | OPPOSITE[towards]
        glyphs, colour = palette.LINES[kind]
        for (x, y), joined in arms.items():
            straight = 1 if joined & UPRIGHT else 0  # where a line ends, it goes on as it came
            canvas.mark(x, y, glyphs[JOINTS.index(joined) if joined in JOINTS else straight], colour)

    def _side(self, canvas: Canvas, one: Spot, other: Spot, colour: str) -> None:
        """A hexside: a line between an upper hex and a lower one, or a bar between two that lie side by side."""
        if self.layout.flat and one.x == other.x:
            lower = max(one, other, key=lambda spot: spot.y)  # under the upper one's ground stands its number
            _ceiling(canvas, lower.x, lower.runs[0][0], lower.width, colour)
        elif not self.layout.flat and one.y != other.y:
            upper, lower = sorted((one, other), key=lambda spot: spot.y)
            line, first, last = upper.runs[-1]
            start, end = max(first, lower.runs[0][1]), min(last, lower.runs[0][2])
            if upper.label == line:
                _ceiling(canvas, start, line + 1, end - start, colour)
            else:
                _rule(canvas, start, line, end - start, colour)
        elif self.layout.flat:
            self._slant(canvas, one, other, colour)
        else:
            left, _ = sorted((one, other), key=lambda spot: spot.x)
            full = left.width == left.runs[0][2] - left.runs[0][1]  # the number takes all of its line
            _bank(canvas, left.runs[0][2] - 1, left.y if full else left.runs[0][0], "▐", colour)

    @staticmethod
    def _slant(canvas: Canvas, one: Spot, other: Spot, colour: str) -> None:
        """A side that leans, from line to line along the points of two hexes."""
        left, right = sorted((one, other), key=lambda spot: spot.x)
        point, falls = right.x - right.runs[0][1], right.y < left.y
        shared = sorted({line for line, _, _ in left.runs} & {line for line, _, _ in right.runs})
        if not point:  # in the line of one hex's number stands the ground of the other: a bar goes there
            x, bar = (left.runs[0][2] - 1, "▐") if shared[0] != left.label else (right.runs[0][1], "▌")
            _bank(canvas, x, shared[0], bar, colour)
            return
        for place, line in enumerate(shared):
            out = place * point // len(shared)
            x = right.runs[0][1] + (out if falls else point - 1 - out)
            _bank(canvas, x, line, "╲" if falls else "╱", colour)


def _stairs(here: Place, there: Place) -> list[Place]:
    """The characters from here to one to the right, or straight below: level for as long as it goes."""
    (x, y), (end, last) = here, there
    across, way = end - x, 1 if last > y else -1
    found = [(x, y)]
    for step in range(across + 1):
        wanted = here[1] + round((last - here[1]) * (2 * step + 1) / (2 * across)) if step < across else last
        while y != wanted and (step or not across):
            y += way
            found.append((x, y))
        if step < across:
            x += 1
            found.append((x, y))
    return found


def _near(point: Point) -> Point:
    """A point that is the same for all who drew it with a little care."""
    return round(point[0], 1), round(point[1], 1)


def _rule(canvas: Canvas, x: int, y: int, width: int, colour: str) -> None:
    """A line under some characters."""
    for place in range(x, x + width):
        canvas.rule(place, y, 1, _seen(canvas, place, y, colour))


def _ceiling(canvas: Canvas, x: int, y: int, width: int, colour: str) -> None:
    """A line over some characters."""
    for place in range(x, x + width):
        _bank(canvas, place, y, OVER, colour)


def _bank(canvas: Canvas, x: int, y: int, character: str, colour: str) -> None:
    """A part of a line beside the ground; a road runs over it."""
    there = 0 <= y < canvas.height and 0 <= x < canvas.width
    if there and canvas.characters[y][x] not in ROADS:
        canvas.mark(x, y, character, _seen(canvas, x, y, colour))


def _seen(canvas: Canvas, x: int, y: int, colour: str) -> str:
    """A colour as it can be seen on the ground there: on a bright one, deeper."""
    there = 0 <= y < canvas.height and 0 <= x < canvas.width
    return palette.mixed(colour, palette.DEEP, 0.7) if there and palette.is_bright(canvas.backs[y][x]) else colour
