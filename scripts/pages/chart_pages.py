"""The charts of a game on a page: the same that the table shows, from the same pack."""

from __future__ import annotations

from rule_pages import plain

from sandtable.engine.charts import Cell, Chart
from sandtable.engine.narrate import Teller
from sandtable.engine.pack_terms import RECONSTRUCTED

#: stands behind a value that the rulebook does not print
MADE = "°"


def chart_page(name: str, teller: Teller) -> str:
    """Every chart of a game."""
    lines = [
        f"# {teller.title}: charts",
        "",
        f"Drawn from the game's data pack, as at the table (key `t`, in the terminal `T`, in plain lines "
        f"`charts`). A value with {MADE} behind it is "
        f"reconstructed; a chart "
        f"whose title bears it is so throughout. [Every rule](../rules/{name}.md) · [how to correct a "
        f"value](../packs.md)",
    ]
    for chart in teller.game.charts():
        lines += ["", *drawn(name, chart, teller)]
    return "\n".join(lines) + "\n"


def drawn(name: str, chart: Chart, teller: Teller) -> list[str]:
    """One chart with its notes and its rules."""
    cells = [*chart.columns, *(cell for row in chart.rows for cell in (row.head, *row.cells))]
    origins = {cell.origin for cell in cells if cell.origin}
    wholly = origins == {RECONSTRUCTED}

    def told(cell: Cell) -> str:
        mark = MADE if cell.origin == RECONSTRUCTED and not wholly else ""
        return plain(teller.on_chart(cell.text)).replace("\n", " ") + mark

    lines = [f"## {plain(teller.on_chart(chart.title))}{f' {MADE}' if wholly else ''} {{#{chart.name}}}", ""]
    lines += [line_of([told(cell) for cell in chart.columns]), line_of(["---"] * len(chart.columns))]
    for row in chart.rows:
        lines.append(line_of([told(row.head), *map(told, row.cells)]))
    for note in chart.notes:
        lines += ["", plain(teller.on_chart(note))]
    if chart.rules:
        rules = ", ".join(f"[{plain(rule)}](../rules/{name}.md#{rule})" for rule in chart.rules)
        lines += ["", f"Rules: {rules}"]
    return lines


def line_of(cells: list[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"
