"""The start menu on a whole screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.filter import LineFilter
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sandtable.engine.messages import words
from sandtable.terminal.cover import Cover, cover_of
from sandtable.terminal.few_colours import few
from sandtable.terminal.hung import Hung
from sandtable.terminal.start import Asked, Choice, Starting, Wanted
from sandtable.terminal.theme import LAMPLIT
from sandtable.terminal.thin import thin_scrollbars

#: what a choice says beside its name, and under it
PLAIN, ABOUT = Style(bold=False), Style(bold=False, dim=True)
#: what there is to press
KEYS = (("↑ ↓", "walk"), ("Enter", "choose"), ("1-9", "number"), ("Esc", "back"), ("?", "keys"), ("q", "leave"))
#: from so many characters across on, the board of what is chosen lies beside the choices
WIDE = 100


class AboutMenu(ModalScreen[None]):
    """What is asked before a game begins, and by which keys it is answered."""

    BINDINGS = [Binding("escape,enter,q,question_mark,h", "dismiss", show=False)]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.say = words(language).say

    def compose(self) -> ComposeResult:
        told = Text(f"{self.say('start-help')}\n\n")
        for keys, name in KEYS:
            told.append(f"{keys:>9}  ", style="bold").append(f"{self.say(f'start-help-{name}')}\n")
        with VerticalScroll(classes="page") as sheet:
            sheet.border_title, sheet.border_subtitle = self.say("start-help-title"), self.say("screen-close")
            yield Static(Hung(told))


class StartMenu(App[Wanted | None]):
    """One question after the other; Enter or its number chooses, Esc goes back; at the first it says how to leave."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "OptionList"

    BINDINGS = [
        Binding("escape", "before", show=False),
        Binding("question_mark,h", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, starting: Starting, asked: Asked) -> None:
        super().__init__()
        thin_scrollbars()
        self.register_theme(LAMPLIT)
        self.theme = LAMPLIT.name
        self.starting, self.asked = starting, asked

    def get_line_filters(self) -> Sequence[LineFilter]:
        """A terminal with few colours gets those chosen for it, as at the table."""
        return [*super().get_line_filters(), *few(self.console)]

    def compose(self) -> ComposeResult:
        yield Static(id="welcome", markup=False)
        with Horizontal(id="start"):
            with Vertical(id="asked"):
                yield Static(id="heading", markup=False)
                yield OptionList(id="choices", markup=False)
            yield Static(id="cover", markup=False)
        yield Static(id="hint", markup=False)

    def on_mount(self) -> None:
        """The first question."""
        self.show(self.asked)

    def on_resize(self) -> None:
        """Beside the choices lies a board only where both have room."""
        self.query_one("#cover").display = self.size.width >= WIDE
        self.call_after_refresh(self.open_cover)

    def show(self, asked: Asked) -> None:
        """A question and its choices, each with what it says of itself, and nothing between two of them."""
        self.asked = asked
        say = words(self.starting.language).say
        self.query_one("#welcome", Static).update(asked.welcome or say("sandtable"))
        self.query_one("#hint", Static).update(say("start-keys-first" if self.starting.first else "start-keys"))
        self.query_one("#heading", Static).update(Text(asked.heading, style="bold"))
        choices = self.query_one("#choices", OptionList)
        lines = [Option(self.line(place, choice), id=str(place)) for place, choice in enumerate(asked.choices)]
        choices.set_options([part for line in lines for part in (line, None)][:-1])
        choices.highlighted = asked.likely

    def line(self, place: int, choice: Choice) -> Hung:
        """A choice with its number and how long it takes, and under it what it says of itself."""
        number = f"{place + 1}" if place < 9 else ""
        told = Text(f" {number:3}{choice.label}", style="bold")
        if choice.takes:
            told.append(f"   {choice.takes}", style=PLAIN)
        if choice.about:
            told.append(f"\n    {choice.about}", style=ABOUT)
        return Hung(told)

    def on_option_list_option_highlighted(self) -> None:
        """Another choice is under the cursor."""
        self.open_cover()

    def open_cover(self) -> None:
        """Lays the board beside the choices that the one under the cursor is about."""
        cover, place = self.query_one("#cover"), self.query_one("#choices", OptionList).highlighted
        room = cover.content_size
        if place is not None and cover.display and room:
            self.draw_cover(*self.starting.pictured(self.asked.choices[place].wanted), room)

    @work(thread=True, exclusive=True)
    def draw_cover(self, game: str, scenario: str, room: Size) -> None:
        """Draws a board, which may take a moment: meanwhile the cursor goes on."""
        self.call_from_thread(self.show_cover, cover_of(game, scenario, self.starting.language, room))

    def show_cover(self, drawn: Cover) -> None:
        """The board is drawn."""
        cover = self.query_one("#cover", Static)
        cover.border_title, cover.border_subtitle = drawn.title, drawn.about
        cover.update(drawn.board)

    def choose(self, place: int) -> None:
        """Takes a choice; when nothing is left to ask, the game begins."""
        if place >= len(self.asked.choices):
            return
        self.starting.choose(self.asked.choices[place])
        asked = self.starting.ask()
        if asked is None:
            self.exit(self.starting.wanted)
        else:
            self.show(asked)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        self.choose(event.option_index)

    def action_number(self, number: int) -> None:
        """A choice by its number."""
        self.choose(number - 1)

    def action_before(self) -> None:
        """The question before; before the first there is none."""
        asked = self.starting.ask() if self.starting.back() else None
        if asked is None:
            self.clear_notifications()
            self.notify(words(self.starting.language).say("start-leaves"), timeout=8, markup=False)
        else:
            self.show(asked)

    def action_help(self) -> None:
        """What the menu is, and its keys."""
        self.push_screen(AboutMenu(self.starting.language))

    def action_leave(self) -> None:
        """Out."""
        self.exit(None)

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too, and says so to whoever started the program."""
        self.exit(None, return_code=130)
