"""The window on the board: how large it is drawn, which part of it is in sight, and the cursor that walks over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from sandtable.engine.scene import Scene
from sandtable.terminal.board import NOTHING, BoardPicture
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import CELLS, COMPACT, ROOMY, Cell
from sandtable.terminal.overlays import laid
from sandtable.terminal.session import Session
from sandtable.terminal.ways import Trace

#: from so many characters on, a board that does not fit is shown in hexes that can be read at ease
WIDE = 70
#: a board of areas, which are known by their names, is drawn in a size of which so much of the width fits; one of hexes
#: in a size of which so much fits each way, rather than leave most of the window empty
NAMED = 2 / 3
#: how far a key moves the window
STEPS = {"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}


#: so many characters and lines lie around what is asked about, where there is room
MARGIN = (6, 2)


def slid(at: int, room: int, board: int, near: int, long: int, first: int, length: int, thick: int, margin: int) -> int:
    """Where a window that begins at a place begins then, across or down: where it is, as long as what is near is seen.

    Else no farther than it must to have all there is to answer in sight, or what is near where that is too much; where
    that is far, what is in the ``thick`` of it comes to the middle.
    """
    if board <= room or (at <= max(0, near - margin) and min(board, near + long + margin) <= at + room):
        return at
    start, span = (first, length) if length <= room else (near, long)
    spare = min(margin, max(0, (room - span) // 2))
    low, high = max(start + span + spare - room, 0), max(start - spare, 0)
    wanted = min(max(at, low), high) if span <= room else start
    if abs(wanted - at) > room // 2 and span <= room:
        wanted = min(max(thick - room // 2, low), high)
    return max(0, min(wanted, board - room))


class Window(ScrollView, can_focus=True):
    """The board, as far as there is room for it. It opens where things happen; only what is in sight is drawn."""

    BINDINGS = [
        *(Binding(way, f"walk('{way}')", show=False) for way in STEPS),
        Binding("enter", "choose", show=False),
        Binding("v", "pass_by", show=False),
        Binding("backspace", "back", show=False),
    ]

    class Pointed(Message):
        """Another space is under the cursor."""

    class Chosen(Message):
        """What can be done at the space under the cursor is asked for."""

    class Passed(Message):
        """The way shall go by the space under the cursor."""

    class TakenBack(Message):
        """The way shall not go by its last place any more."""

    class Left(Message):
        """The cursor is no longer on the board."""

    def __init__(self, session: Session, lined: bool = False) -> None:
        super().__init__(id="board")
        self.session, self.lined = session, lined
        self.cell: Cell | None = None  # None: whatever fits
        self.room = Size(0, 0)
        self.canvas = Canvas(0, 0)
        #: the space under the cursor, once somebody has walked onto the board
        self.cursor = ""
        #: where the unit stands that is asked about, where the cursor begins; '' for none
        self.acting = ""
        #: the part of the board that is in play, and the one that somebody called up; '' for none
        self.staged = self.called = ""
        #: what is laid over the board, '' for nothing
        self.overlay = ""
        #: what was asked about when the board was shown last
        self.asked: set[str] = set()
        #: the columns that were in sight last, and the characters of names that they cut
        self.seen = (0, 0)
        self.cut: Collection[tuple[int, int]] = ()
        self.lay_out()

    def name_keys(self, say: Callable[[str], str], apart: int) -> int:
        """Names the keys of the board at the foot of the screen; tells how many characters that takes."""
        shown = (("up", "↑↓←→", "walk"), ("enter", "⏎", "here"), ("v", "v", "way"))
        for key, display, name in shown:
            bound = self._bindings.key_to_bindings[key][0]
            named = replace(bound, description=say(f"screen-foot-{name}"), key_display=display, show=True)
            self._bindings.key_to_bindings[key] = [named]
        return sum(len(f"{display} {say(f'screen-foot-{name}')}") + apart for _, display, name in shown)

    def lay_out(self) -> None:
        """Takes the board anew: another map lies on the table, or another language is spoken."""
        scene = self.session.scene
        self.map = scene.map
        self.plates = self.session.plates(scene)
        if not self.plates or self.plates[0] != self.staged or self.called not in self.plates:
            self.called, self.staged = "", self.plates[0] if self.plates else ""
        self.sheet = self.session.sheet(scene, self.called or self.staged)
        self.pictures = {cell: BoardPicture(self.sheet, cell, self.lined) for cell in CELLS}
        self.opened, self.asked = False, set()

    @property
    def picture(self) -> BoardPicture:
        """The board in the size that was asked for, or the largest that fits, areas nearly; else it is scrolled."""
        if self.cell:
            return self.pictures[self.cell]
        for place, cell in reversed(list(enumerate(CELLS))):
            if self.fits(cell) or (place and self.fits(cell, NAMED) and self.is_lost(CELLS[place - 1])):
                return self.pictures[cell]
        return self.pictures[ROOMY if self.room.width > WIDE or self.pictures[COMPACT].crowded else COMPACT]

    def fits(self, cell: Cell, share: float = 1) -> bool:
        """Whether the board in a size, or such a share of it each way, is seen at once; of areas that of the width."""
        layout, areas = self.pictures[cell].layout, not self.pictures[cell].hexes
        across = layout.width * (NAMED if areas else share)
        return across < self.room.width and layout.height * (1 if areas else share) <= self.room.height

    def is_lost(self, cell: Cell) -> bool:
        """Whether the board in a size leaves three fifths of the window empty: more than lists can use."""
        layout, (width, height) = self.pictures[cell].layout, self.room
        return 5 * min(layout.width, width) * min(layout.height, height) < 2 * width * height

    def zoom(self) -> None:
        """The next size."""
        self.cell = CELLS[(CELLS.index(self.picture.cell) + 1) % len(CELLS)]
        self.opened = False

    def turn_over(self) -> str:
        """The next part of the board has the view; tells which, '' where there is but one."""
        if len(self.plates) < 2:
            return ""
        shown = self.called or self.staged
        self.called = self.plates[(self.plates.index(shown) + 1) % len(self.plates)]
        self.lay_out()
        return self.called

    def show(
        self,
        scene: Scene,
        lit: Collection[str],
        framed: Collection[str] = (),
        trace: Trace | None = None,
        reach: Collection[str] = (),
        targets: Collection[str] = (),
        asked: Collection[str] = (),
        fired: Collection[str] = (),
        left: Mapping[str, str] = NOTHING,
    ) -> None:
        """Draws a scene, with some spaces lit and in sight, others framed or in reach, the way, and the overlay.

        ``asked`` are the spaces that the question is about, to those in ``fired`` one goes under fire, ``left`` has
        what a move has left in a space.
        """
        if scene.map != self.map or (scene.plate and scene.plate != self.staged):
            self.lay_out()
            self.cursor = ""
        before, self.seen = self.canvas, (0, 0)
        self.canvas = self.picture.laid_out(
            scene,
            lit,
            framed,
            trace,
            laid(self.session, self.overlay, self.cursor or self.acting),
            reach,
            targets,
            self.acting,
            fired,
            left,
        )
        if (before.width, before.height) == (self.canvas.width, self.canvas.height):
            for y in self.canvas.changed(before):
                self.refresh_line(y)
        else:
            self.virtual_size = Size(self.canvas.width, self.canvas.height)
            self.refresh()
        if not self.opened and self.size.height:
            self.opened = True
            self.call_after_refresh(self.look_at, self.session.stage(), {*lit, *framed})
            self.call_after_refresh(self.have_in_sight, {*lit, *framed}, {*reach, *asked, self.acting})
        else:
            self.have_in_sight({*lit, *framed}, {*reach, *asked, self.acting})

    def look_at(self, stage: Collection[str], lit: Collection[str]) -> None:
        """Has the middle of some spaces in the middle of the window, and others in sight."""
        if middle := self.picture.middle(stage):
            x, y = middle[0] - self.size.width // 2, middle[1] - self.size.height // 2
            self.scroll_to(max(x, 0), max(y, 0), animate=False, immediate=True)
        if field := self.picture.around(lit):
            self.scroll_to_region(Region(*field), animate=False, immediate=True)

    def have_in_sight(self, lit: Collection[str], around: Collection[str]) -> None:
        """Has some spaces in sight, away from the rim; the board stays where it is while they are.

        What else could be answered moves nothing: whoever chooses a unit, walks through his answers, or has moved the
        board, finds his way.
        """
        window, sight = self.scrollable_content_region.size, self.scroll_offset
        near, whole = self.picture.around(lit), self.picture.around({*lit, *around})
        thick = self.picture.middle({*lit, *around})
        if near is None or whole is None or thick is None or not window:
            if not self.asked and window:  # nothing has been asked about yet: the board had another size when it opened
                self.call_after_refresh(self.look_at, self.session.stage(), ())
            return
        self.asked = {*lit, *around}
        ways = [
            (sight.x, window.width, self.virtual_size.width, near[0], near[2], whole[0], whole[2], thick[0], MARGIN[0]),
            (
                sight.y,
                window.height,
                self.virtual_size.height,
                near[1],
                near[3],
                whole[1],
                whole[3],
                thick[1],
                MARGIN[1],
            ),
        ]
        self.scroll_to(*(slid(*way) for way in ways), animate=False, immediate=True)

    def on_resize(self) -> None:
        """As long as nothing has been asked about, the stage keeps the middle of the window, however large it is."""
        if not self.asked:
            self.call_after_refresh(self.look_at, self.session.stage(), ())

    def render_line(self, y: int) -> Strip:
        """One line of the window; a name that its edge would cut is left out."""
        left, top = self.scroll_offset
        if not 0 <= top + y < self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        right = left + self.size.width
        if self.seen != (left, right):
            self.seen, self.cut = (left, right), self.canvas.cut(left, right)
        shown = self.canvas.runs(top + y, left, right, self.cut)
        strip = Strip([Segment(text, Style.parse(style)) for text, style in shown])
        # Where nothing is printed lies the table, and not whatever colour the terminal has.
        return strip.extend_cell_length(self.size.width).apply_style(self.rich_style)

    def move(self, way: str) -> None:
        """Moves the window over the board."""
        self.scroll_relative(*STEPS[way], animate=False)

    # The cursor

    def point_at(self, space: str) -> None:
        """Puts the cursor on a space."""
        self.cursor = space
        self.post_message(self.Pointed())

    def enter_board(self, near: Collection[str]) -> None:
        """Puts the cursor where it was, or into the thick of some spaces."""
        spots = self.picture.layout.spots
        if self.cursor not in spots:
            middle = self.picture.middle(near) or self.picture.middle(spots)
            self.cursor = self.picture.nearest(middle) if middle else ""
        self.point_at(self.cursor)

    def on_focus(self) -> None:
        """The cursor comes onto the board, by whatever key or pointer."""
        self.enter_board([self.acting] if self.acting else self.session.stage())

    def on_blur(self) -> None:
        """And leaves it."""
        self.post_message(self.Left())

    def action_walk(self, way: str) -> None:
        """The next space that way."""
        if found := self.picture.beyond(self.cursor, STEPS[way]):
            self.point_at(found)

    def action_choose(self) -> None:
        """Asks what can be done here."""
        self.post_message(self.Chosen())

    def action_pass_by(self) -> None:
        """The way goes by here."""
        self.post_message(self.Passed())

    def action_back(self) -> None:
        """The way goes by its last place no more."""
        self.post_message(self.TakenBack())

    def on_click(self, event: events.Click) -> None:
        """Points at a space; a second time asks what can be done there."""
        place = event.get_content_offset(self)
        if place is None:
            return
        space = self.picture.covering(place.x + self.scroll_offset.x, place.y + self.scroll_offset.y)
        if space and space == self.cursor:
            self.post_message(self.Chosen())
        elif space:
            self.point_at(space)
