"""The board in characters and colour, from what any game says of its sheet and its scene."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from sandtable.engine.scene import Piece, Scene, Sheet, Space
from sandtable.terminal import palette
from sandtable.terminal.layout import Layout, Spot, area_layout, hex_layout, is_hex_grid
from sandtable.terminal.session import brackets

COMPACT, ROOMY = 4, 6


class Canvas:
    """A field of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.width = width

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Writes on one line; what runs over the edge is left out."""
        if not 0 <= y < len(self.characters):
            return
        for place, character in enumerate(text, x):
            if 0 <= place < self.width:
                self.characters[y][place] = character
                self.styles[y][place] = style

    def line(self, y: int) -> Text:
        """A line with its colours, equal neighbours together."""
        text = Text(no_wrap=True, end="")
        characters, styles = self.characters[y], self.styles[y]
        start = 0
        for place in range(1, len(characters) + 1):
            if place == len(characters) or styles[place] != styles[start]:
                text.append("".join(characters[start:place]), styles[start])
                start = place
        return text

    def text(self) -> Text:
        """The whole field."""
        return Text("\n", end="").join(self.line(y) for y in range(len(self.characters)))


class BoardPicture:
    """A printed board, ready to have scenes drawn on it. ``cell`` is the width of a hex in characters."""

    def __init__(self, sheet: Sheet, cell: int = COMPACT) -> None:
        self.sheet = sheet
        self.hexes = is_hex_grid(sheet)
        self.layout: Layout = hex_layout(sheet, cell) if self.hexes else area_layout(sheet)
        self.texture = {terrain.key: terrain.texture for terrain in sheet.terrain}
        self.marks: dict[str, str] = {}
        for mark in sheet.marks:
            self.marks.setdefault(mark.space, palette.MARKS.get(mark.kind, palette.UNKNOWN_MARK))
        at = {(round(space.centre[0], 1), round(space.centre[1], 1)): space.id for space in sheet.spaces}
        self.lines: dict[str, str] = {}
        for line in sheet.lines:
            for x, y in line.points:
                through = at.get((round(x, 1), round(y, 1)))
                if through and line.kind in palette.LINES:
                    self.lines[through] = palette.LINES[line.kind]

    def draw(self, scene: Scene, lit: Collection[str] = ()) -> Text:
        """The board with what lies on it; the lit spaces stand out."""
        canvas = Canvas(self.layout.width, self.layout.height)
        stacks: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            stacks.setdefault(piece.space, []).append(piece)
        held = {control.space: control.side for control in scene.control}
        for space in self.sheet.spaces:
            self._ground(canvas, space, space.id in lit)
        if not self.hexes:
            self._links(canvas)
        for space in self.sheet.spaces:
            self._print(canvas, space, held.get(space.id), space.id in lit)
            if space.id in stacks:
                self._stack(canvas, space, stacks[space.id])
        return canvas.text()

    def _look(self, space: Space) -> tuple[str, str]:
        return palette.GROUND.get(self.texture.get(space.terrain, ""), palette.UNKNOWN_GROUND)

    def _back(self, space: Space, lit: bool) -> str:
        if lit:
            return palette.LIT
        return palette.shaded(self._look(space)[1], self.layout.spots[space.id].shade + 3 * space.level)

    def _ground(self, canvas: Canvas, space: Space, lit: bool) -> None:
        glyph = self._look(space)[0]
        ink = "#000000" if lit else "#a9a48f"
        style = f"{ink} on {self._back(space, lit)}"
        for number, (y, first, last) in enumerate(self.layout.spots[space.id].runs):
            filled = glyph if self.hexes and number == 0 else " "
            canvas.put(first, y, filled * (last - first), style)
        if self.hexes:
            self._relief(canvas, space, style)

    def _relief(self, canvas: Canvas, space: Space, style: str) -> None:
        spot = self.layout.spots[space.id]
        glyph = self._look(space)[0]
        through = self.lines.get(space.id)
        first = through * spot.width if through and glyph == "·" else f"{glyph}{through or glyph}" * spot.width
        canvas.put(spot.x, spot.y, first[: spot.width], style)
        if space.level:
            canvas.put(spot.x + spot.width - 1, spot.y, "▵" if space.level == 1 else "▲", style)

    def _links(self, canvas: Canvas) -> None:
        """Ways between areas, dotted, under everything that is written."""
        for one, other in self.sheet.links:
            here, there = (self._middle(self.layout.spots[name]) for name in (one, other))
            steps = max(abs(there[0] - here[0]) // 2, abs(there[1] - here[1]), 1)
            for step in range(steps + 1):
                x = here[0] + (there[0] - here[0]) * step // steps
                y = here[1] + (there[1] - here[1]) * step // steps
                canvas.put(x, y, "∙", canvas.styles[y][x] or "#a9a48f")

    @staticmethod
    def _middle(spot: Spot) -> tuple[int, int]:
        return spot.x + spot.width // 2, spot.y

    def _print(self, canvas: Canvas, space: Space, held: int | None, lit: bool) -> None:
        """Number or name, and the mark in the colour of whoever holds it."""
        spot, back = self.layout.spots[space.id], self._back(space, lit)
        mark = self.marks.get(space.id, "")
        ink = "#000000" if lit else "#d8d2b8" if mark else "#8d8770"
        label = (space.label or space.id) if self.hexes else (space.name or space.label or space.id)
        canvas.put(spot.x, spot.y + (1 if self.hexes else 0), label[: spot.width], f"{ink} on {back}")
        if mark:
            colour = self._colour(held) if held is not None else back
            style = f"bold #ffe066 on {colour}" if not lit or held is not None else f"bold #000000 on {back}"
            if self.hexes and spot.width > len(label):
                canvas.put(spot.x + spot.width - 2, spot.y + 1, f"{mark} ", style)
            else:
                canvas.put(spot.x, spot.y if self.hexes else spot.y + 1, mark, style)

    def _colour(self, side: int) -> str:
        named = self.sheet.sides[side].get("colour", "") if 0 <= side < len(self.sheet.sides) else ""
        return palette.side_colour(side, named)

    def _stack(self, canvas: Canvas, space: Space, pieces: list[Piece]) -> None:
        """The top unit's letter, how many there are, whose they are by colour and bracket."""
        spot = self.layout.spots[space.id]
        x = spot.x + (spot.width - 4) // 2
        y = spot.y if self.hexes else spot.y + 1
        sides = list(dict.fromkeys(piece.side for piece in pieces))
        if len(sides) == 1:
            self._counter(canvas, x, y, pieces)
            return
        for number, side in enumerate(sides):  # both sides in one space: one under the other
            self._counter(canvas, x, y + number, [piece for piece in pieces if piece.side == side])

    def _counter(self, canvas: Canvas, x: int, y: int, pieces: list[Piece]) -> None:
        top = next((piece for piece in pieces if piece.steps[1] > 1), pieces[0])
        opening, closing = brackets(top.side)
        shown = "?" if top.hidden and not top.name else palette.letter(top.symbol, top.name)[0]
        count = " " if len(pieces) == 1 else str(len(pieces)) if len(pieces) < 10 else "+"
        canvas.put(x, y, f"{opening}{shown}{count}{closing}", f"bold #ffffff on {self._colour(top.side)}")
