"""What opens over the table: something to read, to type, to confirm, and the cover while the seats change."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.terminal.doubts import Doubt
from sandtable.terminal.hung import Hung
from sandtable.terminal.session import Session
from sandtable.terminal.taste import UNASKED

#: what is said to a question
NO, YES = "no", "yes"
#: what can be asked for on the last page of a game, by its key
ENDS = {"l": "log", "u": "undo", "R": "review", "N": "another", "q": "quit"}


class Reading(ModalScreen[str | None]):
    """A page to read."""

    AUTO_FOCUS = "VerticalScroll"

    BINDINGS = [Binding("escape,q,enter", "close", show=False)]

    #: what is said at the foot of the page
    CLOSES = "screen-close"

    def __init__(self, session: Session, heading: str, text: Text) -> None:
        super().__init__()
        self.session, self.heading, self.text = session, heading, text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.session.say(self.CLOSES)
            yield Static(Hung(self.text))

    def on_mount(self) -> None:
        """As long as there is more to read, the foot of the page says so."""
        sheet = self.query_one(VerticalScroll)
        self.watch(sheet, "scroll_y", self.tell_more)
        self.call_after_refresh(self.tell_more)

    def tell_more(self) -> None:
        """Whether the page goes on below."""
        sheet, closes = self.query_one(VerticalScroll), self.session.say(self.CLOSES)
        goes_on = sheet.scroll_y < sheet.max_scroll_y
        sheet.border_subtitle = f"{self.session.say('screen-page-more')} · {closes}" if goes_on else closes

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Ending(Reading):
    """How it ended; the keys it names work on it, and what was asked for is given back."""

    BINDINGS = [Binding(key, f"ask('{name}')", show=False) for key, name in ENDS.items()]

    def action_ask(self, wanted: str) -> None:
        """Back to the table, and on to what is wanted."""
        self.dismiss(wanted)


class Latest(Reading):
    """A page whose end is read first."""

    def on_mount(self) -> None:
        """Opens at its end."""
        super().on_mount()
        self.query_one(VerticalScroll).anchor()


class Beside(Reading):
    """A page about what is on the board: it lies low, so that the board is seen."""


class Briefing(Reading):
    """Who you are, what you want, how long it takes and what decides: read once, before the first move."""

    CLOSES = "screen-begin"


class Typing(ModalScreen[None]):
    """Why not? A line to type; the answer appears below it, and another may be asked."""

    AUTO_FOCUS = "Input"

    BINDINGS = [Binding("escape", "close", show=False)]

    def __init__(self, session: Session, heading: str, example: str, typed: str = "", unit: str = "") -> None:
        super().__init__()
        self.session, self.heading, self.example, self.typed = session, heading, example, typed
        #: whom a place alone is asked about
        self.unit = unit

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.session.say("screen-close")
            yield Input(self.typed, placeholder=self.example, select_on_focus=False, compact=True)
            with VerticalScroll():
                yield Static("", id="told", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Tells why what was typed may not be done; the example stands for nothing typed."""
        if not event.value.strip():
            event.input.value = self.example
        asked = event.input.value
        told = "\n\n".join(self.session.why_not(asked, self.unit)) if asked else ""
        self.query_one("#told", Static).update(Hung(Text(told)))

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
            yield OptionList(*(Option(f"{self.key(name)}  {self.said(name)}", id=name) for name in ("no", "yes")))

    def said(self, name: str) -> str:
        """Yes or no in words."""
        return self.session.say(f"screen-{name}")

    def key(self, name: str) -> str:
        """Its first letter is its key."""
        return self.said(name)[0].lower()

    def on_key(self, event: events.Key) -> None:
        """Yes or no by its letter."""
        for name in ("no", "yes"):
            if event.character and event.character.lower() == self.key(name):
                event.stop()
                self.dismiss(name == "yes")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Gives the answer back."""
        self.dismiss(event.option.id == "yes")

    def action_no(self) -> None:
        """Esc means no."""
        self.dismiss(False)


class EndingPart(ModalScreen[str]):
    """A part of the turn ends, though units could still act or for good: no, yes, or yes and never a question again."""

    AUTO_FOCUS = "OptionList"

    BINDINGS = [Binding("escape", "no", show=False)]

    def __init__(self, session: Session, asked: Doubt) -> None:
        super().__init__()
        self.session, self.question = session, "\n".join(asked.told)
        no, yes = session.say("screen-no"), session.say("screen-yes")
        ends = asked.why == "ending"
        #: what can be said, by its key
        self.ways = {
            no[0].lower(): (NO, no),
            yes[0].lower(): (YES, session.say("ending-yes") if ends else yes),
            "a": (UNASKED, session.say("ending-unasked" if ends else "last-unasked")),
        }

    def compose(self) -> ComposeResult:
        with Vertical(classes="small sheet"):
            yield Static(self.question, markup=False)
            yield OptionList(*(Option(f"{key}  {words}", id=said) for key, (said, words) in self.ways.items()))

    def on_key(self, event: events.Key) -> None:
        """By its letter; what ended the part, once more, means it."""
        if found := self.ways.get((event.character or "").lower()):
            event.stop()
            self.dismiss(found[0])
        elif event.character == ".":
            event.stop()
            self.dismiss(YES)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Gives the answer back."""
        self.dismiss(event.option.id or NO)

    def action_no(self) -> None:
        """Esc means no."""
        self.dismiss(NO)


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
            numbered = (
                Option(Text(f"{place + 1}  {choice}"), id=str(place)) for place, choice in enumerate(self.choices)
            )
            yield OptionList(*numbered)

    def on_key(self, event: events.Key) -> None:
        """A choice by its number."""
        if event.character and event.character in "123456789" and int(event.character) <= len(self.choices):
            event.stop()
            self.dismiss(int(event.character) - 1)

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
