"""What opens over the table: something to read, to type, to confirm, and the cover while the seats change."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.terminal.session import Session


class Reading(ModalScreen[None]):
    """A page to read."""

    AUTO_FOCUS = "VerticalScroll"

    BINDINGS = [Binding("escape,q,enter", "close", show=False)]

    def __init__(self, session: Session, heading: str, text: Text) -> None:
        super().__init__()
        self.session, self.heading, self.text = session, heading, text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.session.say("screen-close")
            yield Static(self.text)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Typing(ModalScreen[None]):
    """Why not? A line to type; the answer appears below it, and another may be asked."""

    AUTO_FOCUS = "Input"

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, session: Session, heading: str, typed: str = "") -> None:
        super().__init__()
        self.session, self.heading, self.typed = session, heading, typed

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.session.say("screen-close")
            yield Input(self.typed, select_on_focus=False)
            with VerticalScroll():
                yield Static("", id="told", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Tells why what was typed may not be done."""
        self.query_one("#told", Static).update("\n\n".join(self.session.why_not(event.value)))

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Confirming(ModalScreen[bool]):
    """Yes or no."""

    AUTO_FOCUS = "OptionList"

    BINDINGS = [Binding("escape", "no", show=False)]

    def __init__(self, session: Session, question: str) -> None:
        super().__init__()
        self.session, self.question = session, question

    def compose(self) -> ComposeResult:
        with Vertical(classes="small sheet"):
            yield Static(self.question, markup=False)
            yield OptionList(
                Option(self.session.say("screen-no"), id="no"), Option(self.session.say("screen-yes"), id="yes")
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Gives the answer back."""
        self.dismiss(event.option.id == "yes")

    def action_no(self) -> None:
        """Esc means no."""
        self.dismiss(False)


class Picking(ModalScreen[int | None]):
    """One of several."""

    AUTO_FOCUS = "OptionList"

    BINDINGS = [Binding("escape", "none", show=False)]

    def __init__(self, heading: str, choices: list[str]) -> None:
        super().__init__()
        self.heading, self.choices = heading, choices

    def compose(self) -> ComposeResult:
        with Vertical(classes="small sheet"):
            yield Static(self.heading, markup=False)
            yield OptionList(*(Option(Text(choice), id=str(place)) for place, choice in enumerate(self.choices)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Gives the choice back."""
        self.dismiss(int(event.option.id or 0))

    def action_none(self) -> None:
        """Esc means none."""
        self.dismiss(None)


class HandOver(ModalScreen[None]):
    """Covers the table until the other player sits before it."""

    BINDINGS = [Binding("enter", "close", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__(classes="cover")
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)

    def action_close(self) -> None:
        """The other player is there."""
        self.dismiss(None)
