"""The charts of the game in a terminal: as a page that opens over the table, and as plain lines."""

from __future__ import annotations

from collections.abc import Collection
from io import StringIO

from rich.box import SIMPLE
from rich.cells import cell_len
from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.engine.charts import Cell, Chart, Reading, Words
from sandtable.engine.contract import Action
from sandtable.engine.messages import folded
from sandtable.engine.narrate import percent
from sandtable.engine.pack_terms import RECONSTRUCTED
from sandtable.terminal.session import Session

#: stands behind a value that the rulebook does not print, before the row of the present turn, before a cell in use
MADE, NOW, LIT = "°", "▸\u00a0", "●\u00a0"
#: nothing is drawn narrower than this in lines, nor wider than that on a page, which can be moved to one side
NARROWEST, WIDEST = 60, 400


class ChartBook:
    """The charts of a game, in the words of whoever looks."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.charts = session.game.charts()

    def said(self, words: Words) -> str:
        """Words of a chart in the reader's language."""
        return self.session.teller.on_chart(words)

    def title(self, chart: Chart) -> str:
        """What a chart is called."""
        return self.said(chart.title)

    def find(self, wanted: str) -> list[Chart]:
        """The charts with this name, or whose title holds all these words, or else on which they stand."""
        named = [chart for chart in self.charts if chart.name == wanted.strip()]
        titled = [chart for chart in self.charts if _holds(self.title(chart), wanted)]
        return named or titled or [chart for chart in self.charts if _holds(self._text(chart), wanted)]

    def _text(self, chart: Chart) -> str:
        cells = [*chart.columns, *(cell for row in chart.rows for cell in (row.head, *row.cells))]
        return " ".join([*(self.said(cell.text) for cell in cells), *(self.said(note) for note in chart.notes)])

    def read_off(self, action: Action | None) -> list[Reading]:
        """The cells that the throws of an answer may come to."""
        if action is None or self.session.decision is None:
            return []
        forecast = self.session.game.forecast(self.session.view, action)
        return forecast.charts if forecast else []

    # Drawing

    def drawn(self, chart: Chart, readings: Collection[Reading] = (), width: int = 0) -> Group:
        """A chart with what is said under it; the present turn's row and the cells in use are marked.

        Of a chart wider than ``width`` the columns are narrowed, but never below their longest word.
        """
        chances = {
            (row, column): chance
            for reading in readings
            if reading.chart == chart.name
            for row, column, chance in reading.cells
        }
        made = [cell for cell in _cells(chart) if cell.origin == RECONSTRUCTED]
        wholly = bool(made) and len(made) == sum(1 for cell in _cells(chart) if cell.origin)
        title = Text(self.title(chart) + (f" {MADE}" if wholly else ""), style="bold")
        grid = Grid(box=SIMPLE, pad_edge=False, collapse_padding=True)
        columns = {column for _, column in chances}
        for place, column in enumerate(chart.columns):
            head = self._value(column, wholly)
            grid.add_column(f"{LIT}{head}" if place - 1 in columns else head, overflow="fold")
        now = self._now(chart)
        for number, row in enumerate(chart.rows):
            current = row.at is not None and row.at == now
            named = Text(f"{NOW if current else ''}{self._value(row.head, wholly)}")
            told = [self._cell(cell, chances.get((number, place)), wholly) for place, cell in enumerate(row.cells)]
            grid.add_row(named, *told, style="bold" if current else "")
        if width:
            _narrow(grid, width)
        return Group(title, grid, *(Text(line) for line in self._notes(chart, made, wholly)))

    def _value(self, cell: Cell, wholly: bool) -> str:
        return self.said(cell.text) + (MADE if cell.origin == RECONSTRUCTED and not wholly else "")

    def _cell(self, cell: Cell, chance: float | None, wholly: bool) -> Text:
        told = self._value(cell, wholly)
        return Text(told) if chance is None else Text(f"{told}\n{LIT}{percent(chance)}", style="reverse")

    def _now(self, chart: Chart) -> float | None:
        """The value of the track that a chart follows."""
        found = (track.value for track in self.session.scene.tracks if track.name == chart.follows)
        return next(found, None)

    def _notes(self, chart: Chart, made: list[Cell], wholly: bool) -> list[str]:
        notes = [self.said(note) for note in chart.notes]
        if made:
            which = "chart-reconstructed-all" if wholly else "chart-reconstructed-note"
            notes.append(self.session.say(which))
        if chart.rules:
            notes.append(f"{self.session.say('chart-rules')} {', '.join(chart.rules)}")
        return notes

    def lines(self, chart: Chart, width: int, readings: Collection[Reading] = ()) -> list[str]:
        """The same in plain characters."""
        sink = StringIO()
        console = Console(file=sink, width=max(width, NARROWEST), color_system=None, legacy_windows=False)
        console.print(self.drawn(chart, readings))
        return [line.rstrip() for line in sink.getvalue().splitlines()]


def _narrow(grid: Grid, width: int) -> None:
    """Gives each column its longest word, and what room is left by how much more it would like."""
    least, most = [], []
    for column in grid.columns:
        told = [str(cell) for cell in (column.header, *column.cells)]
        least.append(max((cell_len(word) for text in told for word in text.split()), default=1))
        most.append(max((cell_len(line) for text in told for line in text.splitlines()), default=1))
    room = width - sum(least) - 3 * len(least)
    wish = sum(most) - sum(least)
    share = min(1.0, max(0, room) / wish) if wish else 0.0
    for column, low, high in zip(grid.columns, least, most, strict=True):
        column.width = low + int((high - low) * share)


def _cells(chart: Chart) -> list[Cell]:
    return [*chart.columns, *(cell for row in chart.rows for cell in (row.head, *row.cells))]


def _holds(text: str, wanted: str) -> bool:
    return all(word in folded(text) for word in folded(wanted).split())


class ChartScreen(ModalScreen[str]):
    """All charts: their names at the left, the one chosen beside them; gives back the one that was read last."""

    AUTO_FOCUS = "#charts"

    BINDINGS = [
        Binding("escape,q,T", "close", show=False),
        Binding("slash", "search", show=False),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
    ]

    def __init__(self, session: Session, action: Action | None, chosen: str) -> None:
        super().__init__()
        self.session = session
        self.book = ChartBook(session)
        self.readings = self.book.read_off(action)
        first = [*(reading.chart for reading in self.readings), *(chart.name for chart in self.book.charts)]
        self.chosen = chosen or next(iter(first), "")

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet", id="charts-sheet") as sheet:
            sheet.border_title = self.session.say("charts")
            sheet.border_subtitle = self.session.say("screen-close")
            yield Input(placeholder=self.session.say("charts-search"), compact=True)
            with Horizontal():
                yield OptionList(id="charts", compact=True, markup=False)
                with VerticalScroll(id="chart-page", can_focus=False):
                    yield Static(id="chart", markup=False)

    def on_mount(self) -> None:
        """Opens where it was left; at first with a chart that the answer under the cursor reads."""
        self.list_charts("")

    def list_charts(self, wanted: str) -> None:
        """The names of the charts that hold some words, those in use marked."""
        lit = {reading.chart for reading in self.readings}
        found = self.book.find(wanted)
        names = self.query_one("#charts", OptionList)
        names.clear_options()
        names.add_options(
            [Option(f"{LIT if chart.name in lit else ''}{self.book.title(chart)}", id=chart.name) for chart in found]
        )
        places = [place for place, chart in enumerate(found) if chart.name == self.chosen]
        names.highlighted = places[0] if places else 0 if found else None
        if not found:
            message = "charts-nothing" if self.book.charts else "charts-none"
            self.query_one("#chart", Static).update(self.session.say(message))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another chart is read."""
        self.chosen = event.option.id or ""
        chart = next(chart for chart in self.book.charts if chart.name == self.chosen)
        page, room = self.query_one("#chart", Static), max(self.query_one("#chart-page").size.width - 4, 1)
        drawn = self.book.drawn(chart, self.readings, room)
        page.update(drawn)
        options = self.app.console.options.update(max_width=WIDEST)
        page.styles.width = max(room, self.app.console.measure(drawn, options=options).minimum)
        self.query_one("#chart-page").scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Other charts are sought."""
        self.list_charts(event.value)

    def on_input_submitted(self, _: Input.Submitted) -> None:
        """Back to the names."""
        self.query_one("#charts").focus()

    def action_search(self) -> None:
        """To the words that are sought."""
        self.query_one(Input).focus()

    def action_turn(self, way: int) -> None:
        """A page of the chart up or down."""
        page = self.query_one("#chart-page")
        page.scroll_relative(y=way * max(1, page.size.height - 2), animate=False)

    def action_aside(self, way: int) -> None:
        """A wide chart to one side."""
        self.query_one("#chart-page").scroll_relative(x=way * 8, animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(self.chosen)
