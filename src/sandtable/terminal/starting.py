"""The start menu on a whole screen."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sandtable.engine.messages import words
from sandtable.terminal.start import Asked, Choice, Starting, Wanted


class StartMenu(App[Wanted | None]):
    """One question after the other; Enter or its number chooses, Esc goes back, and leaves at the first."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "OptionList"

    BINDINGS = [
        Binding("escape", "before", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, starting: Starting, asked: Asked) -> None:
        super().__init__()
        self.starting, self.asked = starting, asked

    def compose(self) -> ComposeResult:
        yield Static(id="welcome", markup=False)
        yield Static(id="heading", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Static(words(self.starting.language).say("start-keys"), id="hint", markup=False)

    def on_mount(self) -> None:
        """The first question."""
        self.show(self.asked)

    def show(self, asked: Asked) -> None:
        """A question and its choices, each with what it says of itself."""
        self.asked = asked
        welcome = self.query_one("#welcome", Static)
        welcome.update(asked.welcome)
        welcome.display = bool(asked.welcome)
        self.query_one("#heading", Static).update(Text(asked.heading, style="bold"))
        choices = self.query_one("#choices", OptionList)
        choices.set_options(
            Option(self.line(place, choice), id=str(place)) for place, choice in enumerate(asked.choices)
        )
        choices.highlighted = asked.likely

    def line(self, place: int, choice: Choice) -> Padding:
        """A choice with its number and how long it takes, and under it what it says of itself."""
        number = f"{place + 1}" if place < 9 else " "
        grid = Table.grid(padding=(0, 2, 0, 0))
        head = Text(choice.label, style="bold")
        grid.add_row(
            Text(number, style="bold"), head.append(f"   {choice.takes}" if choice.takes else "", style="not bold")
        )
        if choice.about:
            grid.add_row("", Text(choice.about, style="dim"))
        return Padding(grid, (0, 0, 1, 0))

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
        """The question before, or out."""
        asked = self.starting.ask() if self.starting.back() else None
        if asked is None:
            self.exit(None)
        else:
            self.show(asked)

    def action_leave(self) -> None:
        """Out."""
        self.exit(None)

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too, and says so to whoever started the program."""
        self.exit(None, return_code=130)
