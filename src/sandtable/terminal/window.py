"""The window on the board: how large it is drawn, and which part of it is in sight."""

from __future__ import annotations

from collections.abc import Collection

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from sandtable.engine.scene import Scene
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import CELLS, COMPACT, ROOMY, Cell
from sandtable.terminal.session import Session

#: from so many characters on, a board that does not fit is shown in hexes that can be read at ease
WIDE = 70
#: how far a key moves the window
STEPS = {"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}


class Window(ScrollView, can_focus=False):
    """The board, as far as there is room for it. It opens where things happen; only what is in sight is drawn."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="board")
        self.session = session
        self.cell: Cell | None = None  # None: whatever fits
        self.room = Size(0, 0)
        self.canvas = Canvas(0, 0)
        self.lay_out()

    def lay_out(self) -> None:
        """Takes the board anew: another map lies on the table, or another language is spoken."""
        scene = self.session.scene
        self.map = scene.map
        self.sheet = self.session.sheet(scene)
        self.pictures = {cell: BoardPicture(self.sheet, cell) for cell in CELLS}
        self.opened = False

    @property
    def picture(self) -> BoardPicture:
        """The board in the size that was asked for, or the largest that fits; one too large for any is scrolled."""
        if self.cell:
            return self.pictures[self.cell]
        for cell in reversed(CELLS):
            layout = self.pictures[cell].layout
            if layout.width < self.room.width and layout.height <= self.room.height:
                return self.pictures[cell]
        return self.pictures[ROOMY if self.room.width > WIDE else COMPACT]

    def zoom(self) -> None:
        """The next size."""
        self.cell = CELLS[(CELLS.index(self.picture.cell) + 1) % len(CELLS)]
        self.opened = False

    def show(self, scene: Scene, lit: Collection[str]) -> None:
        """Draws a scene, with some spaces lit and in sight."""
        if scene.map != self.map:
            self.lay_out()
        self.canvas = self.picture.laid_out(scene, lit)
        self.virtual_size = Size(self.canvas.width, self.canvas.height)
        self.refresh()
        if not self.opened and self.size.height:
            self.opened = True
            self.call_after_refresh(self.look_at, self.session.stage(), lit)
        else:
            self.look_at((), lit)

    def look_at(self, stage: Collection[str], lit: Collection[str]) -> None:
        """Has the middle of some spaces in the middle of the window, and others in sight."""
        if middle := self.picture.middle(stage):
            x, y = middle[0] - self.size.width // 2, middle[1] - self.size.height // 2
            self.scroll_to(max(x, 0), max(y, 0), animate=False, immediate=True)
        if field := self.picture.around(lit):
            self.scroll_to_region(Region(*field), animate=False, immediate=True)

    def render_line(self, y: int) -> Strip:
        """One line of the window."""
        left, top = self.scroll_offset
        if not 0 <= top + y < self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        shown = self.canvas.runs(top + y, left, left + self.size.width)
        strip = Strip([Segment(text, Style.parse(style)) for text, style in shown])
        return strip.extend_cell_length(self.size.width, self.rich_style)

    def move(self, way: str) -> None:
        """Moves the window over the board."""
        self.scroll_relative(*STEPS[way], animate=False)
