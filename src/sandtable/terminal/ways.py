"""What runs over a board: rivers along hexsides, roads and railways through hexes, ways between areas."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from sandtable.engine.scene import Point, Sheet
from sandtable.terminal import palette
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import Layout, Spot

Step = tuple[str, str]
#: a way that is being chosen: its characters, and its colours on the ground and at the places named
DOT, TRACED, NAMED = "•", "#ffffff", "#1657a5"


class Trace(NamedTuple):
    """A way that is being chosen: every space from where it starts, and the places that were named."""

    spaces: Sequence[str]
    places: Sequence[str]


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
        for one, other in self.links:
            here, there = self.layout.spots[one].middle, self.layout.spots[other].middle
            self._line(canvas, here, there, "∙∙∙∙", "#a9a48f")
        for kind, start, end in self.loose:
            glyphs, colour = palette.LINES[kind]
            self._line(canvas, self.layout.at(start), self.layout.at(end), glyphs, colour)
        for (one, other), kind in self.steps.items():
            glyphs, colour = palette.LINES[kind]
            self._line(canvas, self.layout.spots[one].middle, self.layout.spots[other].middle, glyphs, colour)
        for (one, other), kind in self.sides.items():
            self._side(canvas, self.layout.spots[one], self.layout.spots[other], palette.LINES[kind][1])

    def trace(self, canvas: Canvas, trace: Trace) -> None:
        """A way over everything that lies there: dots, and the number of each place where it was told to go."""
        spots = [self.layout.spots[space].middle for space in trace.spaces if space in self.layout.spots]
        for here, there in pairwise(spots):
            self._line(canvas, here, there, DOT * 4, TRACED, over=True)
        for number, place in enumerate(trace.places, 1):
            if place in self.layout.spots:
                x, y = self.layout.spots[place].middle
                canvas.write(x, y, str(number), "#ffffff", NAMED, bold=True)

    @staticmethod
    def _line(
        canvas: Canvas, here: tuple[int, int], there: tuple[int, int], glyphs: str, colour: str, over: bool = False
    ) -> None:
        """Characters from here to there, each leaning as the line does: level, upright, down, up."""
        (x1, y1), (x2, y2) = sorted((here, there))
        steps = max(x2 - x1, abs(y2 - y1), 1)
        places = [(x1 + (x2 - x1) * step // steps, y1 + round((y2 - y1) * step / steps)) for step in range(steps + 1)]
        for (x, y), (_, then) in pairwise([*places, places[-1]]):
            lean = 1 if x1 == x2 else 0 if then == y else 2 if then > y else 3
            if over:
                canvas.write(x, y, glyphs[lean], colour, bold=True)
            else:
                canvas.mark(x, y, glyphs[lean], colour)

    def _side(self, canvas: Canvas, one: Spot, other: Spot, colour: str) -> None:
        """A hexside: a line under the upper hex, or a bar between two that lie side by side."""
        if self.layout.flat and one.x == other.x:
            upper = min(one, other, key=lambda spot: spot.y)
            canvas.rule(upper.x, upper.label, upper.width, colour)
        elif not self.layout.flat and one.y != other.y:
            upper, lower = sorted((one, other), key=lambda spot: spot.y)
            start, end = max(upper.x, lower.x), min(upper.x, lower.x) + upper.width
            canvas.rule(start, upper.label, end - start, colour)
        else:
            left, right = sorted((one, other), key=lambda spot: spot.x)
            shared = {line for line, _, _ in left.runs} & {line for line, _, _ in right.runs}
            for line in shared:
                # In the line of one hex's number stands the ground of the other: the bar goes there.
                if line != left.label:
                    canvas.mark(left.x + left.width - 1, line, "▐", colour)
                elif line != right.label:
                    canvas.mark(right.x, line, "▌", colour)
                else:
                    canvas.mark(left.x + left.width - 1, line, "▐", colour)


def _near(point: Point) -> Point:
    """A point that is the same for all who drew it with a little care."""
    return round(point[0], 1), round(point[1], 1)
