"""The board in characters and colour, from what any game says of its sheet and its scene."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from statistics import median_low as median

from rich.text import Text

from sandtable.engine.scene import Piece, Scene, Sheet, Space
from sandtable.terminal import palette
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import COMPACT, Cell, Spot, hexes_of, lay_out
from sandtable.terminal.looking import brackets
from sandtable.terminal.overlays import Shade, signs
from sandtable.terminal.ways import Trace, Ways

#: so much of a name is written, over free ground beside its place where there is need
LONGEST_NAME = 28
#: what frames a space: its upper corners
CORNERS = "▛▜"


class BoardPicture:
    """A printed board, ready to have scenes drawn on it. ``cell`` says how large."""

    def __init__(self, sheet: Sheet, cell: Cell = COMPACT) -> None:
        self.sheet, self.cell = sheet, cell
        self.hexes = {space.id for space in hexes_of(sheet)}
        self.layout = lay_out(sheet, cell)
        self.ways = Ways(sheet, self.layout, self.hexes)
        self.texture = {terrain.key: terrain.texture for terrain in sheet.terrain}
        self.marks: dict[str, str] = {}
        for mark in sheet.marks:
            self.marks.setdefault(mark.space, palette.MARKS.get(mark.kind, palette.UNKNOWN_MARK))

    @cached_property
    def printed(self) -> Canvas:
        """The board with nothing on it."""
        canvas = Canvas(self.layout.width, self.layout.height)
        for space in self.sheet.spaces:
            self._ground(canvas, space)
        self.ways.draw(canvas)
        for space in self.sheet.spaces:
            if space.id in self.hexes and not space.name:
                self._number(canvas, space)
        return canvas

    def draw(self, scene: Scene, lit: Collection[str] = ()) -> Text:
        """The board with what lies on it; the lit spaces stand out."""
        return self.laid_out(scene, lit).text()

    def laid_out(
        self,
        scene: Scene,
        lit: Collection[str] = (),
        framed: Collection[str] = (),
        trace: Trace | None = None,
        overlay: Collection[Shade] = (),
    ) -> Canvas:
        """The same as a field of characters, with some spaces framed, a way drawn through others, and an overlay."""
        canvas = self.printed.copy()
        for name, sides in signs(overlay).items():
            if name in self.layout.spots:
                self._shade(canvas, self.layout.spots[name], sides)
        stacks: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            stacks.setdefault(piece.space, []).append(piece)
        held = {control.space: control.side for control in scene.control}
        for name in self.layout.spots.keys() & set(framed):
            self._frame(canvas, self.layout.spots[name])
        for name in self.layout.spots.keys() & set(lit):
            for line, first, last in self.layout.spots[name].runs:
                canvas.light(first, line, last - first, palette.LIT)
        for space in self.sheet.spaces:
            if space.id in stacks:
                self._stack(canvas, space, stacks[space.id])
        for space in self.sheet.spaces:
            self._name(canvas, space, held.get(space.id))
        for space in self.sheet.spaces:
            self._rest_of_name(canvas, space, held.get(space.id))
        if trace:
            self.ways.trace(canvas, trace)
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

    # Finding spaces

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
        found: list[tuple[int, str]] = []
        for name, spot in self.layout.spots.items():
            right, down = spot.middle[0] - x, 2 * (spot.middle[1] - y)  # a character is twice as high as it is wide
            along, across = (right, down) if way[0] else (down, right)
            along *= 1 if way[0] + way[1] > 0 else -1
            if along > 0 and abs(across) <= along * 2:
                found.append((along + 2 * abs(across), name))
        return min(found)[1] if found else ""

    # Ground

    def _frame(self, canvas: Canvas, spot: Spot) -> None:
        """A space that a lesson speaks of, or under the cursor: another ground, and corners for whoever sees none."""
        for line, first, last in spot.runs:
            canvas.light(first, line, last - first, palette.POINTED)
        line, first, last = spot.runs[0]
        canvas.mark(first, line, CORNERS[0], "#000000")
        canvas.mark(last - 1, line, CORNERS[1], "#000000")

    def _shade(self, canvas: Canvas, spot: Spot, sides: list[int]) -> None:
        """A space that an overlay covers: its edges in the side's colour, with the side's bracket; both, if both do."""
        for line, first, last in spot.runs:
            for side, x in ((sides[0], first), (sides[-1], last - 1)):
                canvas.light(x, line, 1, self._colour(side) if side >= 0 else palette.SHADED)
                canvas.mark(x, line, brackets(side)[0] if side >= 0 else "░", "#ffffff")

    def _look(self, space: Space) -> tuple[str, str]:
        return palette.GROUND.get(self.texture.get(space.terrain, ""), palette.UNKNOWN_GROUND)

    def _back(self, space: Space) -> str:
        return palette.shaded(self._look(space)[1], self.layout.spots[space.id].shade + 3 * space.level)

    def _ground(self, canvas: Canvas, space: Space) -> None:
        spot, back = self.layout.spots[space.id], self._back(space)
        glyph = " " if space.display else self._look(space)[0]
        for line, first, last in spot.runs:
            filled = " " if line == spot.label else glyph
            canvas.fill(first, line, last - first, filled, palette.shaded(back, 6), back)
        if space.level and space.id in self.hexes:
            line, _, last = spot.runs[0]
            canvas.mark(last - 1, line, "▵" if space.level == 1 else "▲", "#d8d2b8")

    # Words

    def _number(self, canvas: Canvas, space: Space) -> None:
        """The number of a hex: faint, as it is printed."""
        spot = self.layout.spots[space.id]
        lit = canvas.backs[spot.label][spot.x] in palette.BRIGHT
        bright = self.marks.get(space.id) and not space.name
        ink = "#000000" if lit else "#d8d2b8" if bright else palette.shaded(self._back(space), 14)
        canvas.write(spot.x, spot.label, (space.label or space.id)[: spot.width], ink)

    def _name(self, canvas: Canvas, space: Space, held: int | None) -> None:
        """The name of a place, as far as it goes in its own space, with the mark of whoever holds it."""
        spot = self.layout.spots[space.id]
        mark = self.marks.get(space.id, "")
        x, y = spot.x, spot.label
        if space.id not in self.hexes or space.name:
            self._words(canvas, x, y, self._called(space, held)[: spot.width])
        elif spot.width > len(space.label or space.id) + 1:
            x = spot.x + spot.width - len(self._marked(space, held))
        else:
            y = spot.runs[0][0]
        if mark and (y == spot.label or not canvas.taken[y][x]):
            shown = self._marked(space, held)
            canvas.write(x, y, shown, palette.MARK, self._colour(held) if held is not None else "", bold=True)

    def _rest_of_name(self, canvas: Canvas, space: Space, held: int | None) -> None:
        """What did not fit, over free ground beside it; where numbers fill the line, the whole name stands above."""
        spot, name = self.layout.spots[space.id], self._called(space, held)[:LONGEST_NAME]
        named_hex = space.id in self.hexes and bool(space.name)
        if len(name) <= spot.width or (space.id in self.hexes and not named_hex):
            return
        if named_hex and not self.layout.flat and canvas.free(spot.x, spot.y, len(name)) == len(name):
            self._above(canvas, space, name, held)
            return
        x, rest = spot.x + spot.width, name[spot.width :]
        room = canvas.free(x, spot.label, len(rest) + 1)
        if room <= len(rest) and not named_hex:  # the names of two areas do not run into one another
            rest = f"{rest[: room - 2]}…" if room > 1 else ""
        self._words(canvas, x, spot.label, rest[:room])

    def _above(self, canvas: Canvas, space: Space, name: str, held: int | None) -> None:
        """The whole name over the number, and its mark with it."""
        spot, marked = self.layout.spots[space.id], self._marked(space, held)
        ground = canvas.backs[spot.label][spot.x + spot.width - 1]
        canvas.backs[spot.label][spot.x : spot.x + len(marked)] = [ground] * len(marked)
        canvas.write(spot.x, spot.label, " " * spot.width, "")
        self._number(canvas, space)
        self._words(canvas, spot.x, spot.y, name)
        if marked:
            canvas.write(
                spot.x, spot.y, marked, palette.MARK, self._colour(held) if held is not None else "", bold=True
            )

    def _marked(self, space: Space, held: int | None) -> str:
        """What is printed in a space, and for whoever sees no colours the bracket of the side that holds it."""
        mark = self.marks.get(space.id, "")
        return f"{mark}{brackets(held)[0]}" if mark and held is not None else mark

    def _called(self, space: Space, held: int | None) -> str:
        return f"{self._marked(space, held)}{space.name or space.label or space.id}"

    @staticmethod
    def _words(canvas: Canvas, x: int, y: int, text: str) -> None:
        """A name, dark on what is lit and light on everything else."""
        for place, letter in enumerate(text, x):
            lit = 0 <= place < canvas.width and 0 <= y < canvas.height and canvas.backs[y][place] in palette.BRIGHT
            canvas.write(place, y, letter, "#000000" if lit else "#efe9d2", bold=True)

    # Counters

    def _colour(self, side: int) -> str:
        named = self.sheet.sides[side].get("colour", "") if 0 <= side < len(self.sheet.sides) else ""
        return palette.side_colour(side, named)

    def _stack(self, canvas: Canvas, space: Space, pieces: list[Piece]) -> None:
        """The top unit's letter, how many there are, whose they are by colour and bracket; both sides if both are."""
        spot = self.layout.spots[space.id]
        sides = list(dict.fromkeys(piece.side for piece in pieces))
        for place, side in enumerate(sides):
            own = [piece for piece in pieces if piece.side == side]
            if space.id not in self.hexes:
                x = spot.x + max(0, (spot.width - 4) // 2)
                canvas.write(x, spot.y + place, self.counter(own), "#ffffff", self._colour(side), bold=True)
            elif self.cell.height > 2:
                self._wide_counter(canvas, spot, spot.y - 1 + 2 * place if len(sides) > 1 else spot.y, own)
            else:
                # Several sides share the line: the one below is the number's, which tells whether the hex is lit.
                room = min(4, spot.width // len(sides))
                x = spot.x + (spot.width - room * len(sides)) // 2 + room * place
                canvas.write(x, spot.y, self.counter(own)[:room], "#ffffff", self._colour(side), bold=True)

    def _wide_counter(self, canvas: Canvas, spot: Spot, y: int, pieces: list[Piece]) -> None:
        top = _top(pieces)
        printed = "-".join(part for part in (top.left, top.right) if part)
        shown = f"{self.counter(pieces)}{printed:^{spot.width - 4}}"[: spot.width]
        canvas.write(spot.x, y, shown, "#ffffff", self._colour(top.side), bold=True)
        if y + 1 < spot.label:
            name = top.name[: spot.width]
            canvas.write(spot.x, y + 1, f"{name:<{spot.width}}", "#ffffff", self._colour(top.side))

    @staticmethod
    def counter(pieces: list[Piece]) -> str:
        """A stack in four characters."""
        top = _top(pieces)
        opening, closing = brackets(top.side)
        shown = palette.face(top)
        count = " " if len(pieces) == 1 else str(len(pieces)) if len(pieces) < 10 else "+"
        return f"{opening}{shown}{count}{closing}"


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])


def _top(pieces: list[Piece]) -> Piece:
    return next((piece for piece in pieces if piece.steps[1] > 1), pieces[0])
