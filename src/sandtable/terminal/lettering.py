"""The names of places on the board: in their spaces, beside them, and with the mark of what they are."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.scene import Piece, Space
from sandtable.terminal import palette
from sandtable.terminal.canvas import FREE, NUMBER, Canvas
from sandtable.terminal.ground import Ground
from sandtable.terminal.looking import brackets
from sandtable.terminal.shortened import shortened

#: so much of a name is written, over free ground beside its place where there is need
LONGEST_NAME = 28
#: so far apart stand the names of two areas: they are no one name
APART = 2
#: a part of a line: which, its first character, and the one behind its last
Field = tuple[int, int, int]


def room_for(canvas: Canvas, field: Field, length: int, apart: int) -> int | None:
    """Where in a part of a line so many characters find room, nearest its middle; None where they find none."""
    line, first, behind = field
    wide, last = length + 2 * apart, behind - length
    nearest = sorted(range(first, last + 1), key=lambda x: abs(2 * x - first - last))
    return next((x for x in nearest if canvas.free(max(0, x - apart), line, wide) == wide), None)


class Lettered(Ground):
    """A board that has names on it."""

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
        middle, apart = spot.x + spot.width // 2, 1 if space.startswith("@") else APART
        if not (0 <= y < canvas.height and self.owners.get((y, middle)) == space):
            return None
        ends = []
        for way in (-1, 1):
            x = middle
            while (
                0 <= x < canvas.width
                and abs(x - middle) <= LONGEST_NAME // 2
                and self.owners.get((y, x), space if nobodys else "") == space
                and not any(canvas.taken[y][max(0, x + apart * min(way, 0)) : x + apart * max(way, 0) + 1])
            ):
                x += way
            ends.append(x)
        return (y, ends[0] + 1, ends[1]) if ends[1] - ends[0] > 1 else None

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
