"""The rules reader of the full-screen table: chapters on the left, their rules on the right, a line to search."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.terminal import rulebook
from sandtable.terminal.session import Session


class Reader(ModalScreen[None]):
    """Walking through the chapters shows their rules; words typed leave only the rules that hold them."""

    AUTO_FOCUS = "Input"

    BINDINGS = [
        Binding("escape", "close", show=False),
        Binding("down", "walk(1)", show=False),
        Binding("up", "walk(-1)", show=False),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.chapters: list[rulebook.Chapter] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.session.say("reader-title")
            sheet.border_subtitle = self.session.say("reader-keys")
            yield Input(placeholder=self.session.say("reader-search"), select_on_focus=False, compact=True)
            with Horizontal():
                yield OptionList(id="chapters", compact=True, markup=False)
                with VerticalScroll(id="rules", can_focus=True):
                    yield Static("", id="told", markup=False)

    def on_mount(self) -> None:
        """All chapters."""
        self.find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Other words."""
        self.find(event.value)

    def find(self, wanted: str) -> None:
        """The chapters with rules that hold these words."""
        self.chapters = rulebook.chapters(self.session, wanted)
        listed = self.query_one("#chapters", OptionList)
        listed.set_options(
            Option(Text(f"{chapter.title} ({len(chapter.lines or chapter.rules)})"), id=str(place))
            for place, chapter in enumerate(self.chapters)
        )
        listed.highlighted = 0 if self.chapters else None
        if not self.chapters:
            self.show([self.session.say("reader-nothing", word=wanted)])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another chapter."""
        self.show([rulebook.words_of(self.session, self.chapters[event.option_index])])

    def show(self, lines: list[str]) -> None:
        """The rules on the right, from the first on."""
        self.query_one("#told", Static).update("\n\n".join(lines))
        self.query_one("#rules").scroll_home(animate=False)

    def action_walk(self, way: int) -> None:
        """The next chapter, also while words are being typed."""
        listed = self.query_one("#chapters", OptionList)
        if listed.option_count:
            listed.highlighted = max(0, min((listed.highlighted or 0) + way, listed.option_count - 1))

    def action_page(self, way: int) -> None:
        """A page of rules on or back."""
        page = self.query_one("#rules")
        page.scroll_relative(y=way * max(1, page.size.height - 1), animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
