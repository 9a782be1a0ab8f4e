"""The board in characters and colour, from what any game says of its sheet and its scene."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from statistics import median_low as median

from rich.text import Text

from sandtable.engine.scene import Piece, Point, Scene, Sheet, Space
from sandtable.terminal import borders, palette, stacks
from sandtable.terminal.answers import FIRE
from sandtable.terminal.canvas import FREE, NUMBER, Canvas
from sandtable.terminal.layout import COMPACT, Cell, Spot, hexes_of, lay_out
from sandtable.terminal.looking import brackets, nameless
from sandtable.terminal.overlays import Shade, signs
from sandtable.terminal.shortened import shortened
from sandtable.terminal.ways import Trace, Ways

#: so much of a name is written, over free ground beside its place where there is need
LONGEST_NAME = 28
#: the state of a card whose unit has acted
PLAYED = "played"
#: what parts how strong a unit still is from the figures on its counter
STRENGTH = ":"
#: so far apart stand the characters of a ground
APART = 2
#: a part of a line: which, its first character, and the one behind its last
Field = tuple[int, int, int]
#: the shape of a counter: its brackets, its letter, and how many lie there
COUNTER = "[I2]"
#: so much black is in what grows on ground that is lit
FAINT = 0.35
#: what marks the rim of an overlay that is no side's
NOBODYS = "░"
#: nowhere is anything told
NOTHING: Mapping[str, str] = {}
#: what frames a space: its corners above and below
UPPER, LOWER = "┌┐", "└┘"
#: so wide is a counter with its strength beside it, where there is room for that
BESIDE = 5


def room_for(canvas: Canvas, field: Field, length: int, apart: int) -> int | None:
    """Where in a part of a line so many characters find room, nearest its middle; None where they find none."""
    line, first, behind = field
    wide, last = length + 2 * apart, behind - length
    nearest = sorted(range(first, last + 1), key=lambda x: abs(2 * x - first - last))
    return next((x for x in nearest if canvas.free(max(0, x - apart), line, wide) == wide), None)


class BoardPicture:
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
        reach: Collection[str] = (),
        targets: Collection[str] = (),
        hand: str = "",
        fired: Collection[str] = (),
        left: Mapping[str, str] = NOTHING,
    ) -> Canvas:
        """The same as a field of characters, with some spaces framed, a way through others, an overlay, a reach.

        ``targets`` are the lit spaces where somebody is in for it, ``hand`` is where the unit stands that acts;
        to those in ``fired`` one goes under fire; of lit ones and the reach ``left`` tells what a move has left there.
        """
        canvas = self.printed.copy()
        self.lights, self.chips = {}, set()
        self.played = {card.piece: card.state == PLAYED for card in scene.cards if card.piece}
        self.men = palette.counts_men(scene.pieces)
        self.names = {piece.name for piece in scene.pieces}
        for shade in overlay:
            for name in self.layout.spots.keys() & shade.spaces:
                self._bracket(canvas, name, shade)
        for name, sides in signs(overlay).items():
            if name in self.layout.spots:
                self._shade(canvas, self.layout.spots[name], sides)
        lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            lying.setdefault(piece.space, []).append(piece)
        held = {control.space: control.side for control in scene.control}
        for name in self.layout.spots.keys() & set(framed):
            self._light(canvas, name, palette.POINTED)
        for space in self.sheet.spaces:
            if space.id in lit or space.id in reach:
                reached = palette.mixed(self._back(space), palette.REACH, palette.REACHED)
                bright = palette.TARGET if space.id in targets else palette.LIT
                self._light(canvas, space.id, bright if space.id in lit else reached)
        anew = {*lit, *reach, *framed}
        borders.draw(canvas, (cell for cell, name in self.borders.items() if name in anew))
        self.ways.banks(canvas, anew)
        for name in self.layout.spots.keys() & set(framed):
            self._frame(canvas, self.layout.spots[name])
        for space in self.sheet.spaces:
            if space.id in lying:
                self._stack(canvas, space, lying[space.id], space.id == hand)
        for space in self.sheet.spaces:
            self._name(canvas, space, held.get(space.id), lying.get(space.id, []))
        for space in self.sheet.spaces:
            self._rest_of_name(canvas, space, held.get(space.id))
        for name in self.layout.spots.keys() & set(fired):
            line, first, _ = self.layout.spots[name].runs[-1]
            canvas.write(first, line, FIRE, "#ffffff", palette.UNDER_FIRE, bold=True)
        for name in self.layout.spots.keys() & {*lit, *reach} & left.keys():
            self._left(canvas, self.layout.spots[name], left[name])
        if trace:
            self.ways.trace(canvas, trace)
        return canvas

    def _left(self, canvas: Canvas, spot: Spot, points: str) -> None:
        """What a move has left in a space: where its counter would be, or elsewhere in it; never beside other signs.

        Right beside a counter or a number it would be read as a part of it.
        """
        figures = canvas.numbers.keys() | self.chips
        lines = sorted({line for line, _, _ in spot.runs}, key=lambda line: (line != spot.y, abs(line - spot.y)))
        runs = [run for line in lines for run in spot.runs if run[0] == line]
        for apart in (1, 0):  # away from what is written beside it, if there is room
            for run in runs:
                x = room_for(canvas, run, len(points), apart)
                if x is not None and not {(run[0], x - 1), (run[0], x + len(points))} & figures:
                    canvas.write(x, run[0], points, *palette.LEFT, bold=True)
                    return

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

    # Ground

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
        """Another ground for a whole space; what grows there stays fainter than what is printed."""
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

    # Words

    def _number(self, canvas: Canvas, space: Space) -> None:
        """The number of a hex: as quiet as can be read, until something is asked about it."""
        spot = self.layout.spots[space.id]
        lit = palette.is_bright(canvas.backs[spot.label][spot.x])
        bright = self.marks.get(space.id) and not space.name
        ink = "#000000" if lit else "#d8d2b8" if bright else palette.quiet(self._back(space))
        canvas.number(spot.x, spot.label, (space.label or space.id)[: spot.width], ink)

    def _name(self, canvas: Canvas, space: Space, held: int | None, stack: list[Piece]) -> None:
        """The name of a place, as far as it goes in its own space, with the mark of whoever holds it."""
        spot = self.layout.spots[space.id]
        if space.id not in self.hexes:
            self._area_name(canvas, space, held)
        elif space.name:
            name, marked = self._called(space, held)[: spot.width], len(self._marked(space, held))
            self._words(canvas, spot.x, spot.label, name, space)
            canvas.label(space.id, spot.x + marked, spot.label, max(0, len(name) - marked))
            self._mark(canvas, (spot.x, spot.label), self._marked(space, held), held)
        elif self.marks.get(space.id):
            self._mark_number(canvas, space, held, stack)

    def _area_name(self, canvas: Canvas, space: Space, held: int | None) -> None:
        """The name of an area on its own ground, in a line or two; or over what is nobody's; or else its number."""
        spot, marked = self.layout.spots[space.id], self._marked(space, held)
        line, name = spot.label, space.name or space.label or space.id
        for nobodys in (False, True):
            free = (self._free(canvas, space.id, y, nobodys) for y in (line - 1, line))
            fields = [field for field in free if field]
            shown, fields = _name_in(name, marked, fields)
            if shown:
                break
        if not shown:
            short = space.label if space.label and len(space.label) < len(name) else ""
            fields = fields[-1:] or [(line, spot.x, spot.x + spot.width)]
            room = max(4, fields[0][2] - fields[0][1]) - len(marked)
            kind = name.split()[0]  # what a box is, where it lies, tells it from the others of its kind
            whole = kind if space.id.startswith("@") and len(kind) <= room else ""
            shown = [f"{marked}{whole or shortened(short or name, room, self.places)}"]
        for (y, first, last), words in zip(fields, shown, strict=False):
            middle = spot.x + spot.width // 2
            x = max(first, min(middle - len(words) // 2, last - len(words)))
            self._words(canvas, x, y, words, space)
            before = len(marked) if words is shown[0] else 0
            canvas.label(space.id, x + before, y, len(words) - before)
            if marked and words is shown[0]:
                self._mark(canvas, (x, y), marked, held)

    def _free(self, canvas: Canvas, space: str, y: int, nobodys: bool) -> tuple[int, int, int] | None:
        """Where the name of an area may stand in a line: around its middle, on its own ground, or nobody's as well."""
        spot = self.layout.spots[space]
        middle = spot.x + spot.width // 2
        if not (0 <= y < canvas.height and self.owners.get((y, middle)) == space):
            return None
        ends = []
        for way in (-1, 1):
            x = middle
            while (
                0 <= x < canvas.width
                and abs(x - middle) <= LONGEST_NAME // 2
                and self.owners.get((y, x), space if nobodys else "") == space
                and not any(canvas.taken[y][max(0, x + min(way, 0)) : x + max(way, 0) + 1])
            ):
                x += way
            ends.append(x)
        return (y, ends[0] + 1, ends[1]) if ends[1] - ends[0] > 1 else None

    @cached_property
    def owners(self) -> dict[tuple[int, int], str]:
        """Whose each character of the board is."""
        return {
            (line, x): name
            for name, spot in self.layout.spots.items()
            for line, first, last in spot.runs
            for x in range(first, last)
        }

    def _mark_number(self, canvas: Canvas, space: Space, held: int | None, stack: list[Piece]) -> None:
        """What is printed in a hex without a name: over its number, or where a counter lies right behind the number.

        In the smallest hexes it takes the place of the counter's last bracket; the other tells whose it is.
        """
        spot, mark, number = self.layout.spots[space.id], self.marks[space.id], len(space.label or space.id)
        room = self._room(spot)
        if not stack and (held is not None or room - number < 2):
            shown = self._marked(space, held)
            self._mark(canvas, (spot.x + (room - len(shown)) // 2, spot.y), shown, held)
        elif room - number < 2:
            self._mark(canvas, (spot.x + room - 1, spot.y), mark, held)
        else:
            own = held is None or all(piece.side == held for piece in stack)
            shown = mark if own else f"{mark}{brackets(held or 0)[0]}"
            self._mark(canvas, (spot.x + number, spot.label), shown, held)

    def _mark(self, canvas: Canvas, at: tuple[int, int], shown: str, held: int | None) -> None:
        """A mark in the colour of whoever holds the place; on bright ground that is nobody's it is dark."""
        x, y = at
        lit = (
            held is None and 0 <= y < canvas.height and 0 <= x < canvas.width and palette.is_bright(canvas.backs[y][x])
        )
        back = self._colour(held) if held is not None else ""
        canvas.write(x, y, shown, "#000000" if lit else palette.MARK, back, bold=True)

    def _rest_of_name(self, canvas: Canvas, space: Space, held: int | None) -> None:
        """What did not fit, over free ground beside it; where numbers fill the line, the whole name stands above."""
        spot, name = self.layout.spots[space.id], self._called(space, held)[:LONGEST_NAME]
        if space.id not in self.hexes or not space.name or len(name) <= spot.width:
            return
        if not self.layout.flat and canvas.free(spot.x, spot.y, len(name)) == len(name):
            self._above(canvas, space, name, held)
            return
        x, rest = spot.x + spot.width, name[spot.width :]
        over = FREE if self.layout.flat else NUMBER
        shown = rest[: canvas.free(x, spot.label, len(rest) + 1, over)]
        self._words(canvas, x, spot.label, shown, space)
        canvas.label(space.id, x, spot.label, len(shown))

    def _above(self, canvas: Canvas, space: Space, name: str, held: int | None) -> None:
        """The whole name over the number, and its mark with it."""
        spot, marked = self.layout.spots[space.id], self._marked(space, held)
        ground = canvas.backs[spot.label][spot.x + spot.width - 1]
        canvas.backs[spot.label][spot.x : spot.x + len(marked)] = [ground] * len(marked)
        canvas.write(spot.x, spot.label, " " * spot.width, "")
        self._number(canvas, space)
        self._words(canvas, spot.x, spot.y, name, space)
        canvas.labels[space.id] = [(spot.y, spot.x + len(marked), len(name) - len(marked))]
        self._mark(canvas, (spot.x, spot.y), marked, held)

    def _marked(self, space: Space, held: int | None) -> str:
        """What is printed in a space, in the brackets of the side that holds it for whoever sees no colours."""
        mark = self.marks.get(space.id, "")
        opening, closing = brackets(held) if held is not None else ("", "")
        return f"{opening}{mark}{closing}" if mark else ""

    def _called(self, space: Space, held: int | None) -> str:
        return f"{self._marked(space, held)}{space.name or space.label or space.id}"

    def _words(self, canvas: Canvas, x: int, y: int, text: str, space: Space) -> None:
        """A name, dark where its own space is lit and light elsewhere; it takes its ground along where that changes."""
        ground = self.lights.get(space.id) or self._back(space)
        lit = palette.is_bright(ground)
        for place, letter in enumerate(text, x):
            there = 0 <= place < canvas.width and 0 <= y < canvas.height
            other = there and palette.is_bright(canvas.backs[y][place]) != lit
            canvas.write(place, y, letter, "#000000" if lit else "#efe9d2", ground if other else "", bold=True)

    # Counters

    def _colour(self, side: int) -> str:
        named = self.sheet.sides[side].get("colour", "") if 0 <= side < len(self.sheet.sides) else ""
        return palette.side_colour(side, named)

    def _stack(self, canvas: Canvas, space: Space, pieces: list[Piece], hand: bool) -> None:
        """The strongest unit's letter, how many there are, whose by colour and bracket; both sides if both are."""
        spot = self.layout.spots[space.id]
        sides = list(dict.fromkeys(piece.side for piece in pieces))
        for place, side in enumerate(sides):
            own = [piece for piece in pieces if piece.side == side]
            if space.id not in self.hexes:
                self._counter(canvas, (spot.x, spot.y + place), spot.width, own, hand)
            elif self.cell.height > 2:
                self._wide_counter(canvas, spot, spot.y - 1 + 2 * place if len(sides) > 1 else spot.y, own, hand)
            elif len(sides) == 1:
                marked = space.id in self.marks
                self._counter(canvas, (spot.x, spot.y), self._room(spot), own, hand, marked)
            else:
                # Several sides share the line: the one below is the number's, which tells whether the hex is lit.
                room = min(4, self._room(spot) // len(sides))
                x = spot.x + (self._room(spot) - room * len(sides)) // 2 + room * place
                self._chip(canvas, (x, spot.y), self.counter(own)[:room], side, hand)

    def _room(self, spot: Spot) -> int:
        """How wide a counter may be: to the point of its hex."""
        return spot.width + (self.cell.point if self.layout.flat and self.cell.height == 2 else 0)

    def _counter(
        self, canvas: Canvas, at: tuple[int, int], room: int, pieces: list[Piece], hand: bool, marked: bool = False
    ) -> None:
        """A stack in the middle of its room, and beside it how strong all of it is: each always in the same place."""
        strength = stacks.strength(pieces, self.men)
        if room >= max(BESIDE, len(COUNTER) + len(strength)):
            shown, width = f"{self._signed(pieces)}{strength or ' '}", BESIDE
        else:
            shown, width = self.small_counter(pieces, marked), len(COUNTER)
        self._chip(canvas, (at[0] + max(0, (room - width) // 2), at[1]), shown, pieces[0].side, hand)

    def _signed(self, pieces: list[Piece]) -> str:
        """A counter with the sign of its stack, if it has one, in the place of the last bracket: nothing moves."""
        counter = self.counter(pieces)
        return f"{counter[:-1]}{palette.state(pieces, self.played) or counter[-1]}"

    def _wide_counter(self, canvas: Canvas, spot: Spot, y: int, pieces: list[Piece], hand: bool) -> None:
        top, shown = stacks.top(pieces), self._told_wide(pieces, spot.width)
        self._chip(canvas, (spot.x, y), shown, top.side, hand)
        if y + 1 < spot.label:
            back = self._colour(top.side)
            ink, back = (back, palette.HAND) if hand else (palette.mixed(back, "#ffffff", 0.8), back)
            name = "" if nameless(top) else top.name
            canvas.write(spot.x, y + 1, f"{shortened(name, spot.width, self.names):<{spot.width}}", ink, back)

    def _told_wide(self, pieces: list[Piece], width: int) -> str:
        """A stack and its figures, parted by a sign from how strong it still is; what finds no room is left out."""
        worn, room = stacks.strength(pieces, self.men) if stacks.is_worn(pieces) else "", width - len(COUNTER)
        figures = stacks.figures(pieces, room - len(worn) - len(STRENGTH) if worn else room)
        told = f"{worn}{STRENGTH if worn and figures else ''}{figures}"
        return f"{self._signed(pieces)}{told:<{room}}"[:width]

    def _chip(self, canvas: Canvas, at: tuple[int, int], shown: str, side: int, hand: bool) -> None:
        """A counter in its side's colour, the brackets pale; the one in hand has its letters in that colour."""
        back = self._colour(side)
        pale, ink, back = (back, back, palette.HAND) if hand else (palette.mixed(back, "#ffffff", 0.5), "#ffffff", back)
        for place, letter in enumerate(shown):
            plain = letter in brackets(side)
            self.chips.add((at[1], at[0] + place))
            own, ground = palette.ALARM if letter == palette.WRONG_SIGN else (pale if plain else ink, back)
            canvas.write(at[0] + place, at[1], letter, own, ground, bold=not plain)

    @staticmethod
    def counter(pieces: list[Piece]) -> str:
        """A stack in four characters: whose it is, what it is, how many they are."""
        return _bracketed(pieces, _count(pieces))

    def small_counter(self, pieces: list[Piece], marked: bool = False) -> str:
        """The same where nothing fits beside it: how strong those are who count their men, or else how many there are.

        The sign of the stack takes the place of the last bracket; where a mark does, it comes before
        the number only if something is wrong.
        """
        state = palette.state(pieces, self.played)
        number = stacks.in_one_character(pieces, self.men) or stacks.strength(pieces, self.men)[:1]
        if marked:
            return _bracketed(pieces, state if state == palette.WRONG_SIGN else number or state or " ")
        shown = _bracketed(pieces, number or " ")
        return f"{shown[:-1]}{state}" if state else shown


def _name_in(name: str, marked: str, fields: list[Field]) -> tuple[list[str], list[Field]]:
    """A name behind its mark in one of these fields, or in all of them; nothing where it does not fit."""
    longest = max((last - first for _, first, last in fields), default=0)
    if len(marked) + len(name) <= longest:
        return [f"{marked}{name}"], [max(fields, key=lambda one: (one[2] - one[1] > len(name), one[0]))]
    rooms = [last - first - (len(marked) if not place else 0) for place, (_, first, last) in enumerate(fields)]
    shown = _in_lines(name, rooms) if len(fields) > 1 else []
    return [f"{marked}{shown[0]}", *shown[1:]] if shown else [], fields


def _in_lines(name: str, rooms: Sequence[int]) -> list[str]:
    """A name in so many lines of so much room, or none if it is too long for them."""
    lines, words = [""] * len(rooms), name.split()
    place = 0
    for word in words:
        longer = f"{lines[place]} {word}".strip()
        if len(longer) > rooms[place] and lines[place]:
            place += 1
            longer = word
        if place == len(rooms) or len(longer) > rooms[place]:
            return []
        lines[place] = longer
    return lines


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])


def _bracketed(pieces: list[Piece], beside: str) -> str:
    """The letter of the top unit and one more character in the brackets of its side."""
    top = stacks.top(pieces)
    opening, closing = brackets(top.side)
    return f"{opening}{palette.face(top)}{beside}{closing}"


def _count(pieces: list[Piece]) -> str:
    return " " if len(pieces) == 1 else str(len(pieces)) if len(pieces) < 10 else "+"
