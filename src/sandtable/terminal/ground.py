"""The printed board in characters: ground, edges, what lies over it, and which space a character belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from statistics import median_low as median

from sandtable.engine.scene import Point, Sheet, Space
from sandtable.terminal import borders, palette
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import COMPACT, Cell, Spot, hexes_of, lay_out
from sandtable.terminal.looking import brackets
from sandtable.terminal.overlays import Shade
from sandtable.terminal.ways import Ways

#: so far apart stand the characters of a ground
APART = 2
#: so much of its own ground is in an area that is lit
SOFT = 0.25
#: so much black is in what grows on ground that is lit
FAINT = 0.35
#: what marks the rim of an overlay that is no side's
NOBODYS = "░"
#: what frames a space: its corners above and below
UPPER, LOWER = "┌┐", "└┘"


class Ground:
    """A printed board, ready to have scenes drawn on it. ``cell`` says how large.

    ``lined`` has lines between hexes, for a terminal with too few colours to shade neighbours differently.
    """

    def __init__(self, sheet: Sheet, cell: Cell = COMPACT, lined: bool = False) -> None:
        self.sheet, self.cell, self.lined = sheet, cell, lined
        self.hexes = {space.id for space in hexes_of(sheet)}
        self.spaces = {space.id: space for space in sheet.spaces}
        self.layout = lay_out(sheet, cell)
        self.ways = Ways(sheet, self.layout, self.hexes)
        self.texture = {terrain.key: terrain.texture for terrain in sheet.terrain}
        #: where areas meet, and whose that is
        self.borders = borders.meeting(self.layout, self.layout.spots.keys() - self.hexes)
        #: whose card there is, and whether it has been played
        self.played: dict[str, bool] = {}
        #: whether units count their men
        self.men = False
        #: what the counters are called that lie on the board, and its places
        self.names: set[str] = set()
        self.places = {space.name or space.label or space.id for space in sheet.spaces}
        #: what is lit, and how; where counters lie, by line and place
        self.lights: dict[str, str] = {}
        self.chips: set[tuple[int, int]] = set()
        self.marks: dict[str, str] = {}
        for mark in sheet.marks:
            self.marks.setdefault(mark.space, palette.MARKS.get(mark.kind, palette.UNKNOWN_MARK))

    @cached_property
    def printed(self) -> Canvas:
        """The board with nothing on it."""
        canvas = Canvas(self.layout.width, self.layout.height)
        for plate in self.sheet.plates if len(self.sheet.plates) == 1 else ():
            for half in range(2 * canvas.height):
                canvas.ground(half, 0, canvas.width, palette.PAPERS.get(plate.paper, ""))
        self._scenery(canvas, [(line.kind, line.points) for line in self.sheet.scenery])
        for space in self.sheet.spaces:
            self._ground(canvas, space)
        borders.draw(canvas, self.borders)
        for space in self.sheet.spaces if self.lined and self.layout.flat else ():
            if space.id in self.hexes:
                self._edge(canvas, space)
        self._scenery(canvas, [(patch.texture, patch.outline) for patch in self.sheet.patches])
        self.ways.draw(canvas)
        for space in self.sheet.spaces:
            if space.id in self.hexes and not space.name:
                self._number(canvas, space)
        return canvas

    def around(self, spaces: Iterable[str]) -> tuple[int, int, int, int] | None:
        """The field of characters (left, top, width, height) that these spaces take up, with a little around them."""
        runs = [run for space in spaces if space in self.layout.spots for run in self.layout.spots[space].runs]
        if not runs:
            return None
        left, right = min(first for _, first, _ in runs) - 2, max(last for _, _, last in runs) + 2
        top, bottom = min(line for line, _, _ in runs) - 1, max(line for line, _, _ in runs) + 2
        return left, top, right - left, bottom - top

    def middle(self, spaces: Iterable[str]) -> tuple[int, int] | None:
        """The character in the thick of these spaces; a few that lie far off do not pull it away."""
        spots = [self.layout.spots[space].middle for space in spaces if space in self.layout.spots]
        return (median(x for x, _ in spots), median(y for _, y in spots)) if spots else None

    @property
    def crowded(self) -> bool:
        """Whether the numbers of neighbouring hexes run into one another."""
        labels = [space.label or space.id for space in self.sheet.spaces if space.id in self.hexes]
        return bool(labels) and not self.layout.flat and max(map(len, labels)) >= self.cell.width

    def covering(self, x: int, y: int) -> str:
        """The space that a character belongs to, '' for none; the last that is drawn lies on top."""
        for name, spot in reversed(self.layout.spots.items()):
            if any(line == y and first <= x < last for line, first, last in spot.runs):
                return name
        return ""

    def nearest(self, point: tuple[int, int]) -> str:
        """The space whose middle is nearest to a character."""
        return min(self.layout.spots, key=lambda name: _distance(self.layout.spots[name].middle, point))

    def beyond(self, start: str, way: tuple[int, int]) -> str:
        """The next space from one in a direction, '' where the board ends; straight on rather than aslant."""
        if start not in self.layout.spots:
            return ""
        x, y = self.layout.spots[start].middle
        found: list[tuple[int, bool, int, str]] = []
        for name, spot in self.layout.spots.items():
            right, down = spot.middle[0] - x, 2 * (spot.middle[1] - y)  # a character is twice as high as it is wide
            along, across = (right, down) if way[0] else (down, right)
            along *= 1 if way[0] + way[1] > 0 else -1
            if along > 0 and abs(across) <= along * 2:
                apart = self._row(name, way) != self._row(start, way)
                aslant = abs(across) if self.hexes else 2 * abs(across)
                found.append((along + aslant, apart, along, name))
        return min(found)[-1] if found else ""

    def _row(self, name: str, way: tuple[int, int]) -> int:
        """The row of hexes, or the column, that one walks along: every other one of it is pushed by half."""
        x, y = self.layout.spots[name].runs[0][1], self.layout.spots[name].runs[0][0]
        left, top = self._corner
        return (y - top) // self.cell.height if way[0] else (x - left) // self.cell.width

    @cached_property
    def _corner(self) -> tuple[int, int]:
        """Where the hexes begin."""
        runs = [self.layout.spots[name].runs[0] for name in self.hexes or self.layout.spots]
        return min(first for _, first, _ in runs), min(line for line, _, _ in runs)

    def _frame(self, canvas: Canvas, spot: Spot) -> None:
        """A space that a lesson speaks of, or under the cursor: beside its ground corners, for whoever sees none."""
        foot, first, last = spot.runs[-1]
        top = next((line for line, _, _ in spot.runs[:-1] if line != spot.label), spot.runs[0][0])
        left, right = max(first, spot.x), min(last, spot.x + spot.width) - 1
        for line, places, corners in ((top, (spot.x, spot.x + spot.width - 1), UPPER), (foot, (left, right), LOWER)):
            for x, outside, corner in zip(places, (-1, 1), corners, strict=True):
                self._frame_corner(canvas, (x, line), outside, corner)

    @staticmethod
    def _frame_corner(canvas: Canvas, at: tuple[int, int], outside: int, corner: str) -> None:
        """One corner of a frame; beside its place where a number stands there."""
        x, y = at
        for place in (x, x + outside):
            if canvas.free(place, y, 1):
                bright = palette.is_bright(canvas.backs[y][place])
                canvas.mark(place, y, corner, palette.FRAME if bright else palette.POINTED)
                return

    def _light(self, canvas: Canvas, name: str, colour: str) -> None:
        """Another ground for a whole space; what grows there stays fainter than what is printed.

        An area, which is large, keeps some of its own.
        """
        if colour in palette.BRIGHT and name not in self.hexes:
            colour = palette.mixed(colour, self._back(self.spaces[name]), SOFT)
        spot, self.lights[name] = self.layout.spots[name], colour
        for half, first, last in spot.halves:
            canvas.light(half, first, last - first, colour)
        glyph, faint = self.grows.get(name, ""), palette.mixed(colour, "#000000", FAINT)
        for line, first, last in spot.runs if glyph else ():
            for x in range(first, last):
                if canvas.characters[line][x] == glyph and not canvas.taken[line][x]:
                    canvas.inks[line][x] = faint

    def _shade(self, canvas: Canvas, spot: Spot, sides: list[int]) -> None:
        """A space that an overlay covers: a tint of the side's colour; of two sides, each has its half."""
        middle = spot.x + spot.width // 2
        for half, first, last in spot.halves:
            cut = min(max(first, middle), last)
            for side, start, end in ((sides[0], first, cut), (sides[-1], cut, last)):
                canvas.tint(half, start, end - start, self._tint(side))

    def _bracket(self, canvas: Canvas, name: str, shade: Shade) -> None:
        """Whose an overlay is, for whoever sees no colours: a side's brackets where what it covers begins and ends.

        They stand where nothing is printed but ground and the lines between hexes.
        """
        spot = self.layout.spots[name]
        opening, closing = brackets(shade.side) if shade.side >= 0 else (NOBODYS, NOBODYS)
        middle = spot.runs[len(spot.runs) // 2][0]
        words = (
            () if name in self.hexes else (spot.label - 1, spot.label, spot.y)
        )  # beside a counter it would be its own
        lines = sorted({line for line, _, _ in spot.runs}, key=lambda line: (line in words, abs(line - middle)))
        for sign, outside in ((opening, -1), (closing, 1)):
            for line in lines:
                ends = [
                    place for half, *ends in spot.halves if half == 2 * line + 1 for place in (ends[0], ends[1] - 1)
                ]
                x = (min if outside < 0 else max)(ends, default=-1)
                free = 0 <= x < canvas.width and canvas.free(x, line, 1)
                edge = free and self.lined and canvas.inks[line][x] == self._edge_ink(name)
                if edge or (free and canvas.characters[line][x] in (" ", self.grows.get(name))):
                    run = [place for y, *ends in spot.runs if y == line for place in (ends[0] - 1, ends[1])]
                    if self.owners.get((line, run[0] if outside < 0 else run[-1])) not in shade.spaces:
                        canvas.mark(x, line, sign, palette.mixed(self._tint(shade.side), "#ffffff", 0.75))
                    break

    def _tint(self, side: int) -> str:
        return self._colour(side) if side >= 0 else palette.SHADED

    @cached_property
    def grows(self) -> dict[str, str]:
        """By space the character of its ground, where it has any."""
        return {space.id: self._look(space)[0] for space in self.sheet.spaces if not space.display}

    def _edge(self, canvas: Canvas, space: Space) -> None:
        """The left point of a hex, as a line."""
        spot, ink = self.layout.spots[space.id], self._edge_ink(space.id)
        for line, first, _ in spot.runs:
            inside = min(line - spot.runs[0][0], spot.runs[-1][0] - line)
            x = first + max(0, self.cell.point - 1 - inside)
            if self.cell.point:
                canvas.mark(x, line, "╱" if line - spot.runs[0][0] < self.cell.height // 2 else "╲", ink)

    def _edge_ink(self, name: str) -> str:
        return palette.mixed(self._back(self.spaces[name]), "#000000", 0.4)

    def _scenery(self, canvas: Canvas, fields: Iterable[tuple[str, list[Point]]]) -> None:
        """Land, water and what else is printed beside the spaces, or over them."""
        for kind, outline in fields:
            if kind in palette.SCENERY:
                for half, first, last in self.layout.covered(outline):
                    canvas.ground(half, first, last - first, palette.SCENERY[kind])

    def _look(self, space: Space) -> tuple[str, str]:
        return palette.GROUND.get(self.texture.get(space.terrain, ""), palette.UNKNOWN_GROUND)

    def _back(self, space: Space) -> str:
        return palette.shaded(self._look(space)[1], self.layout.spots[space.id].shade + 3 * space.level)

    def _ground(self, canvas: Canvas, space: Space) -> None:
        """The ground of a space, with a few of its characters; how high it lies."""
        spot, back = self.layout.spots[space.id], self._back(space)
        for half, first, last in spot.halves:
            canvas.ground(half, first, last - first, back)
        if not space.display:
            self._grown(canvas, space, palette.shaded(back, 5))
        if space.level and space.id in self.hexes:
            line = spot.runs[0][0]
            canvas.mark(spot.runs[0][2] - 1, line, "▵" if space.level == 1 else "▲", "#d8d2b8")

    def _grown(self, canvas: Canvas, space: Space, ink: str) -> None:
        """What grows or lies about in a space: the characters of its ground, well apart, not where its text stands."""
        spot, glyph = self.layout.spots[space.id], self._look(space)[0]
        for line, first, last in spot.runs:
            if space.id in self.hexes:
                first, last = spot.x, spot.x + spot.width
            start = first + (line + spot.shade) % 2
            for x in range(
                start, last if line != spot.label else start, APART if space.id in self.hexes else 2 * APART
            ):
                if {canvas.tops[line][x], canvas.backs[line][x]} == {self._back(space)}:
                    canvas.mark(x, line, glyph, ink)

    def _number(self, canvas: Canvas, space: Space) -> None:
        """The number of a hex: as quiet as can be read, until something is asked about it."""
        spot = self.layout.spots[space.id]
        lit = palette.is_bright(canvas.backs[spot.label][spot.x])
        bright = self.marks.get(space.id) and not space.name
        ink = "#000000" if lit else "#d8d2b8" if bright else palette.quiet(self._back(space))
        canvas.number(spot.x, spot.label, (space.label or space.id)[: spot.width], ink)

    @cached_property
    def owners(self) -> dict[tuple[int, int], str]:
        """Whose each character of the board is."""
        return {
            (line, x): name
            for name, spot in self.layout.spots.items()
            for line, first, last in spot.runs
            for x in range(first, last)
        }

    def _colour(self, side: int) -> str:
        named = self.sheet.sides[side].get("colour", "") if 0 <= side < len(self.sheet.sides) else ""
        return palette.side_colour(side, named)

    def _room(self, spot: Spot) -> int:
        """How wide a counter may be: to the point of its hex."""
        return spot.width + (self.cell.point if self.layout.flat and self.cell.height == 2 else 0)


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])
