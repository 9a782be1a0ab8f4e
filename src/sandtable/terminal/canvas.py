"""A field of characters with their colours."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from sandtable.terminal import palette

#: what is kept of each character
PARTS = ("characters", "inks", "tops", "backs", "rules", "bold", "taken")
#: a character whose upper half is in ink, and one whose lower half is
UPPER, LOWER = "▀", "▄"
#: what a character is taken by
FREE, NUMBER, FIRM = 0, 1, 2
#: a line under nothing
UNDER = "▁"


class Canvas:
    """A field of characters: each has an ink, a ground for either half of it, and may be bold or underlined."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.characters = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]
        #: the ground of the upper half of each character, and of the lower half, which letters stand on
        self.tops = [[""] * width for _ in range(height)]
        self.backs = [[""] * width for _ in range(height)]
        #: colours of the lines under a row of characters
        self.rules = [[""] * width for _ in range(height)]
        self.bold = [[False] * width for _ in range(height)]
        #: where something stands: a number, or what nothing may be written over
        self.taken = [[FREE] * width for _ in range(height)]
        #: where a name is written: by what it belongs to, each part's line, first character and length
        self.labels: dict[str, list[tuple[int, int, int]]] = {}
        #: by line and place, where the number that stands there begins, and how long it is
        self.numbers: dict[tuple[int, int], tuple[int, int]] = {}

    def label(self, whose: str, x: int, y: int, length: int) -> None:
        """A part of a name stands here: of a name that is cut, nothing is to be seen."""
        self.labels.setdefault(whose, []).append((y, x, length))

    def cut(self, left: int, right: int) -> frozenset[tuple[int, int]]:
        """The characters (line, place) of the names that a window between two columns would cut."""
        return frozenset(
            (y, place)
            for parts in self.labels.values()
            if any(x < left < x + length or x < right < x + length for _, x, length in parts)
            for y, x, length in parts
            for place in range(x, x + length)
        )

    def ground(self, half: int, x: int, width: int, colour: str) -> None:
        """Ground in a row of half characters."""
        y, lower = divmod(half, 2)
        if 0 <= y < self.height:
            row = self.backs[y] if lower else self.tops[y]
            start, end = max(x, 0), min(x + width, self.width)
            row[start:end] = [colour] * max(0, end - start)

    def light(self, half: int, x: int, width: int, colour: str, ink: str = "#000000") -> None:
        """Another ground in a row of half characters, and another ink on it."""
        self.ground(half, x, width, colour)
        y = half // 2
        for place in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                self.inks[y][place], self.rules[y][place] = ink, ""

    def tint(self, half: int, x: int, width: int, colour: str) -> None:
        """A little of a colour in the ground of a row of half characters; what stands there stays as it is."""
        y, lower = divmod(half, 2)
        if 0 <= y < self.height:
            row = self.backs[y] if lower else self.tops[y]
            for place in range(max(x, 0), min(x + width, self.width)):
                row[place] = palette.tinted(row[place], colour) if row[place] else ""

    def mark(self, x: int, y: int, character: str, ink: str) -> None:
        """A character on the ground that is there."""
        if 0 <= y < self.height and 0 <= x < self.width and not self.taken[y][x]:
            self.characters[y][x], self.inks[y][x], self.rules[y][x] = character, ink, ""

    def rule(self, x: int, y: int, width: int, colour: str) -> None:
        """A line under the ground; nothing that is written there gets one."""
        for place in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                if not self.taken[y][place]:
                    self.rules[y][place], self.characters[y][place] = colour, " "

    def number(self, x: int, y: int, text: str, ink: str) -> None:
        """What stands on the ground until something else must be written there."""
        for place, character in enumerate(text, x):
            if 0 <= y < self.height and 0 <= place < self.width:
                self.characters[y][place], self.inks[y][place] = character, ink
                self.taken[y][place] = NUMBER
                self.numbers[y, place] = x, len(text)

    def _drop_number(self, x: int, y: int) -> None:
        """Leaves a number out whole: a part of one is another number."""
        start, length = self.numbers[y, x]
        for place in range(max(start, 0), min(start + length, self.width)):
            if self.taken[y][place] == NUMBER:
                self.characters[y][place], self.taken[y][place] = " ", FREE

    def write(self, x: int, y: int, text: str, ink: str, back: str = "", bold: bool = False) -> None:
        """Words on one line, on the ground or on a colour of their own; what runs over the edge is left out."""
        if not 0 <= y < self.height:
            return
        for place, character in enumerate(text, x):
            if 0 <= place < self.width:
                if self.taken[y][place] == NUMBER:
                    self._drop_number(place, y)
                self.characters[y][place], self.inks[y][place] = character, ink
                self.bold[y][place], self.taken[y][place], self.rules[y][place] = bold, FIRM, ""
                if back:
                    self.tops[y][place] = self.backs[y][place] = back

    def free(self, x: int, y: int, most: int, over: int = FREE) -> int:
        """How many characters from here on nothing is written on, or nothing but numbers."""
        if not 0 <= y < self.height:
            return 0
        row = [taken > over for taken in self.taken[y][x : min(x + most, self.width)]]
        return row.index(True) if True in row else len(row)

    def copy(self) -> Canvas:
        """The same field, to be drawn on without changing this one."""
        new = Canvas.__new__(Canvas)
        new.width, new.height = self.width, self.height
        for name in PARTS:
            setattr(new, name, [row[:] for row in getattr(self, name)])
        new.numbers = dict(self.numbers)
        new.labels = {whose: parts[:] for whose, parts in self.labels.items()}
        return new

    def changed(self, before: Canvas) -> list[int]:
        """The lines that differ from those of another field of the same size."""
        return [
            y for y in range(self.height) if any(getattr(self, name)[y] != getattr(before, name)[y] for name in PARTS)
        ]

    def runs(
        self, y: int, left: int = 0, right: int | None = None, hidden: Collection[tuple[int, int]] = ()
    ) -> list[tuple[str, str]]:
        """A line, or a part of it, as pieces of one style each; of what is ``hidden`` the ground alone."""
        places = range(left, self.width if right is None else min(right, self.width))
        found: list[tuple[str, str]] = []
        text, before = "", ""
        for x in places:
            letter, style = self._shown(x, y, (y, x) in hidden)
            if style != before and text:
                found.append((text, before))
                text = ""
            text, before = text + letter, style
        return [*found, (text, before)] if text else found

    def _shown(self, x: int, y: int, hidden: bool = False) -> tuple[str, str]:
        """A character and its style; where nothing stands on two grounds, one above the other."""
        letter, ink, rule = " " if hidden else self.characters[y][x], self.inks[y][x], self.rules[y][x]
        top, back = self.tops[y][x], self.backs[y][x]
        if rule and letter == " ":
            letter, ink = UNDER, rule
        elif letter == " ":
            ink = ""
            if top != back:
                letter, ink, back = (UPPER, top, back) if top else (LOWER, back, "")
        bold = "bold" if self.bold[y][x] else ""
        return letter, " ".join(part for part in (bold, ink, f"on {back}" if back else "") if part)

    def text(self) -> Text:
        """The whole field."""
        text = Text(no_wrap=True, end="")
        for y in range(self.height):
            for part, style in self.runs(y):
                text.append(part, style)
            if y < self.height - 1:
                text.append("\n")
        return text
