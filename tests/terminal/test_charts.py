"""The charts in both terminals: by key and by command, with what is in use marked, from the pack that is played."""

from __future__ import annotations

import asyncio
import io
import shutil
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

import sandtable
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.games.guerra.actions import Fight, Join
from sandtable.terminal.app import TableApp
from sandtable.terminal.charts import ChartBook, ChartScreen
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session


def before_a_battle() -> Table:
    """A war in which everybody but one has joined an attack."""
    table = sandtable.new("guerra", seed=3)
    for _ in range(900):
        decision = table.decision
        assert decision is not None
        fights = [action for action in decision.actions if isinstance(action, Fight)]
        if fights:
            return table
        joins = [action for action in decision.actions if isinstance(action, Join)]
        attacks = [action for action in decision.actions if type(action).__name__ == "Attack"]
        table.act(decision.seat, (joins or attacks or decision.actions)[-1 if not (joins or attacks) else 0])
    raise AssertionError("nobody fights")


def lines_of(table: Table, *script: str, language: str = "en") -> str:
    out = io.StringIO()
    PlainTable(Session(table, {}, language), io.StringIO("\n".join(script) + "\n"), out).run()
    return out.getvalue()


@pytest.mark.parametrize("game", ["guerra", "kolwezi", "paratrooper", "world_war_africa", "colonial"])
def test_plain_lines_list_the_charts_and_draw_each(game: str) -> None:
    table = sandtable.new(game, seed=4)
    names = [chart.name for chart in table.game.charts()]
    text = lines_of(table, "charts", *(f"charts {name}" for name in names), "charts xyzzy")
    book = ChartBook(Session(table, {}, "en"))
    for chart in book.charts:
        assert f"{chart.name:<16} {book.title(chart)}" in text
        assert f"\n{book.title(chart)}" in text.replace("> ", "\n"), chart.name
    assert "No chart holds these words." in text


def test_the_chart_that_an_answer_reads_is_told_with_its_cells() -> None:
    table = before_a_battle()
    session = Session(table, {}, "en")
    number = next(answer.number for answer in session.answers() if isinstance(answer.action, Fight))
    forecast = table.game.forecast(session.view, session.answers()[number - 1].action)
    assert forecast is not None
    text = lines_of(table, f"charts {number}")
    told = text[text.index("Combat results (Table 2)") :]
    assert told.count("●\u00a0") == len(forecast.charts[0].cells) + 1, "every cell in use, and the head of its column"


def test_the_present_turn_is_marked_and_words_are_the_readers() -> None:
    table = sandtable.new("kolwezi", seed=4)
    assert "▸\u00a01 " in lines_of(table, "charts turns")
    french = lines_of(table, "charts turns", language="fr")
    assert "Piste des tours" in french
    assert "19 mai," in french


def test_the_charts_are_those_of_the_pack_that_is_played(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(shelf.folder("guerra") / "data", pack)
    tables = pack / "tables.toml"
    tables.write_text(tables.read_text().replace("uganda_intervenes = 3", "uganda_intervenes = 33"))
    told = lines_of(sandtable.new("guerra", seed=4, pack=pack), "charts victory").splitlines()
    assert next(line for line in told if "Uganda intervenes" in line).split()[-1] == "33"


def test_the_charts_open_with_the_one_that_the_answer_under_the_cursor_reads() -> None:
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    session.act(session.answers()[0].action)
    landing = session.answers()[0].action
    assert ChartScreen(session, landing, "").chosen == "landing" != ChartScreen(session, None, "").chosen
    assert ChartScreen(session, landing, "victory").chosen == "victory", "where it was left"


def test_a_key_opens_the_charts_where_they_were_left_with_the_cells_in_use() -> None:
    async def run() -> None:
        table = before_a_battle()
        app = TableApp(Session(table, {}, "en"))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            answers = app.query_one("#answers", OptionList)
            fight = next(answer.number for answer in app.answers if isinstance(answer.action, Fight))
            answers.highlighted = answers.get_option_index(str(fight))
            await pilot.press("T")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ChartScreen)
            names = screen.query_one("#charts", OptionList)
            assert str(names.get_option_at_index(0).prompt).startswith("●\u00a0"), "the chart that the answer reads"
            assert screen.readings
            assert screen.chosen == "combat"
            screen.query_one(Input).value = "railway"
            await pilot.pause()
            assert 0 < names.option_count < len(screen.book.charts)
            screen.query_one(Input).value = ""
            await pilot.pause()
            names.highlighted = 5
            await pilot.pause()
            left = screen.chosen
            assert left != "combat"
            assert screen.query_one("#chart", Static).size.height > 5
            await pilot.press("escape")
            await pilot.pause()
            await pilot.press("T")
            await pilot.pause()
            again = app.screen
            assert isinstance(again, ChartScreen)
            assert again.chosen == left

    asyncio.run(run())
