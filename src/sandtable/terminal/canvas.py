"""A field of characters with their colours."""

from __future__ import annotations

from rich.text import Text

#: what is kept of each character
PARTS = ("characters", "inks", "backs", "rules", "bold", "taken")


class Canvas:
    """A field of characters: each has an ink, a background, and may be bold or underlined."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.characters = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]
        self.backs = [[""] * width for _ in range(height)]
        #: colours of the lines under a row of characters
        self.rules = [[""] * width for _ in range(height)]
        self.bold = [[False] * width for _ in range(height)]
        #: where something stands that nothing may be written over
        self.taken = [[False] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, glyph: str, ink: str, back: str) -> None:
        """Ground."""
        for place in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                self.characters[y][place], self.inks[y][place], self.backs[y][place] = glyph, ink, back

    def light(self, x: int, y: int, width: int, back: str) -> None:
        """Puts a bright colour behind what stands there."""
        for place in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                self.backs[y][place], self.inks[y][place], self.rules[y][place] = back, "#000000", ""

    def mark(self, x: int, y: int, character: str, ink: str) -> None:
        """A character on the ground that is there."""
        if 0 <= y < self.height and 0 <= x < self.width and not self.taken[y][x]:
            self.characters[y][x], self.inks[y][x] = character, ink

    def rule(self, x: int, y: int, width: int, colour: str) -> None:
        """A line under some characters."""
        for place in range(max(x, 0), min(x + width, self.width)):
            if 0 <= y < self.height:
                self.rules[y][place] = colour

    def write(self, x: int, y: int, text: str, ink: str, back: str = "", bold: bool = False) -> None:
        """Words on one line, on the ground or on a colour of their own; what runs over the edge is left out."""
        if not 0 <= y < self.height:
            return
        for place, character in enumerate(text, x):
            if 0 <= place < self.width:
                self.characters[y][place], self.inks[y][place] = character, ink
                self.bold[y][place], self.taken[y][place] = bold, True
                if back:
                    self.backs[y][place], self.rules[y][place] = back, ""

    def free(self, x: int, y: int, most: int) -> int:
        """How many characters from here on nothing is written on."""
        if not 0 <= y < self.height:
            return 0
        row = self.taken[y][x : min(x + most, self.width)]
        return row.index(True) if True in row else len(row)

    def copy(self) -> Canvas:
        """The same field, to be drawn on without changing this one."""
        new = Canvas.__new__(Canvas)
        new.width, new.height = self.width, self.height
        for name in PARTS:
            setattr(new, name, [row[:] for row in getattr(self, name)])
        return new

    def changed(self, before: Canvas) -> list[int]:
        """The lines that differ from those of another field of the same size."""
        return [
            y for y in range(self.height) if any(getattr(self, name)[y] != getattr(before, name)[y] for name in PARTS)
        ]

    def runs(self, y: int, left: int = 0, right: int | None = None) -> list[tuple[str, str]]:
        """A line, or a part of it, as pieces of one style each."""
        places = range(left, self.width if right is None else min(right, self.width))
        found: list[tuple[str, str]] = []
        text, before = "", ""
        for x in places:
            style, letter = self._style(x, y), self.characters[y][x]
            # Where colours are not seen, a line under nothing is a character of its own.
            letter = "_" if letter == " " and self.rules[y][x] else letter
            if style != before and text:
                found.append((text, before))
                text = ""
            text, before = text + letter, style
        return [*found, (text, before)] if text else found

    def _style(self, x: int, y: int) -> str:
        ink, rule = self.inks[y][x], self.rules[y][x]
        parts = ["bold" if self.bold[y][x] else "", f"underline {rule}" if rule else ink]
        back = self.backs[y][x]
        return " ".join(part for part in (*parts, f"on {back}" if back else "") if part)

    def text(self) -> Text:
        """The whole field."""
        text = Text(no_wrap=True, end="")
        for y in range(self.height):
            for part, style in self.runs(y):
                text.append(part, style)
            if y < self.height - 1:
                text.append("\n")
        return text
