"""The charts: by key in every game, from a battle card to the cells it may come to, and the facts of a space."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.axe import serious
from tests.browser.conftest import STRAIGHT, Server
from tests.browser.moments import played, sit_at
from tests.browser.promises import promise
from tests.browser.test_battle_card import before_a_battle_for_points
from tests.browser.test_what_it_is_about import lay_open

pytestmark = pytest.mark.browser

HOLD = """([table, tokens]) => localStorage.setItem("sandtable.seats", JSON.stringify({[table]: tokens}))"""


def sit_down(page: Page, server: Server, game: str) -> None:
    """A table of a game with everybody here, opened as somebody who comes back to it."""
    title = shelf.title(game)
    scenario = title.scenarios()[0]
    order: dict[str, Any] = {"game": game, "scenario": scenario, "seed": 7}
    order["players"] = dict.fromkeys(title.seats(scenario), "human")
    body = json.dumps(order).encode()
    made = json.load(urlopen(Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})))
    page.evaluate(HOLD, [made["table"]["id"], made["tokens"]])
    page.goto(f"{server.address}?{made['table']['id']}#/table/{made['table']['id']}")
    expect(page.get_by_test_id("question")).to_be_visible()


#: a chart of each game, and a row that it prints
PRINTED = {
    "guerra": ("victory", "Congo: Uganda intervenes"),
    "kolwezi": ("turns", "19 May, 15h30"),
    "paratrooper": ("drop", "scatters, disrupted"),
    "world_war_africa": ("terrain", "Rain forest"),
    "colonial": ("ranges", "Magazine rifles"),
}


#: whether a space is in view
IN_VIEW = """id => {
    const box = document.querySelector(`[data-space="${id}"]`).getBoundingClientRect();
    return box.left >= 0 && box.top > 60 && box.bottom < innerHeight;
}"""


def tells_its_facts(page: Page, space: str, *facts: str) -> None:
    """The whole board is shown, and the pointer put on a space."""
    page.keyboard.press("f")
    page.wait_for_function(IN_VIEW, arg=space)
    box = page.locator(f'[data-space="{space}"]').first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for fact in facts:
        expect(page.get_by_test_id("facts")).to_contain_text(fact)


def test_a_key_opens_the_charts_of_every_game_and_a_space_tells_its_facts(page: Page, server: Server) -> None:
    for game, (name, row) in PRINTED.items():
        sit_down(page, server, game)
        if game == "guerra":
            tells_its_facts(
                page, "0319", "Bridge over the Congo", "with falls, no boats", "railway to", "Stacking points"
            )
        page.keyboard.press("t")
        sheet = page.get_by_test_id("chart-sheet")
        expect(sheet).to_be_visible()
        page.get_by_test_id(f"chart-{name}").click()
        chart = page.get_by_test_id("chart")
        expect(chart).to_have_attribute("data-chart", name)
        expect(chart).to_contain_text(row)
        assert not re.search(r"chart-[a-z]|[a-z_]+-chart", sheet.inner_text()), game
        if game == "kolwezi":
            expect(chart.locator("tr.now th")).to_contain_text("1")
        page.keyboard.press("t")
        expect(sheet).to_have_count(0)
        page.keyboard.press("t")
        expect(chart).to_have_attribute("data-chart", name)  # where it was left
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


#: in which column each cell in use is, and what stands in it of its chance
LIT = "chart => [...chart.querySelectorAll('td.lit')].map(one => [one.cellIndex, one.querySelector('small').innerText])"


def test_the_battle_card_leads_to_the_cells_it_may_come_to(chromium: Browser, server: Server, tmp_path: Path) -> None:
    size = {"width": 1280, "height": 720}
    context = chromium.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(STRAIGHT)
    page = context.new_page()
    page.goto(server.address)
    page.get_by_test_id("upload").set_input_files(before_a_battle_for_points(tmp_path))
    expect(page.get_by_test_id("odds")).to_be_visible()
    page.get_by_test_id("on-chart").click()
    chart = page.get_by_test_id("chart")
    expect(chart).to_have_attribute("data-chart", "combat")
    lit = chart.get_by_test_id("lit")
    expect(lit.first).to_be_visible()
    places = chart.evaluate(LIT)
    assert len({column for column, _ in places}) == 1, "one column, after every shift"
    assert sum(float(chance.rstrip(" %")) for _, chance in places) == pytest.approx(100, abs=1)
    head = chart.locator("thead th.lit")
    expect(head).to_have_count(1)
    assert chart.evaluate("chart => chart.querySelector('thead th.lit').cellIndex") == places[0][0]
    assert serious(page) == []
    page.get_by_label("Search the charts").fill("railway")
    expect(page.get_by_test_id("chart-combat")).to_have_count(0)
    page.get_by_label("Search the charts").fill("")
    page.get_by_test_id("chart-terrain").click()
    page.locator(".rules-of .rule-link").first.click()
    expect(page.get_by_test_id("chart-sheet")).to_have_count(0)
    expect(page.locator(".rules .wanted h4")).to_have_text("T1-a")
    context.close()


def read_on_a_chart(table: Table, decision: Decision) -> Action | None:
    """A throw that is read on a chart, among a few answers that each have a card, and harms nobody of one's own."""
    view = table.view(decision.seat)
    if table.state.stack[-1].compared:  # what each comes to stands beside it, and no card asks
        return None
    few = 60 if table.game.title.name == "paratrooper" else 13  # only drops ask by a card there
    for action in decision.actions if len(decision.actions) < few else ():
        odds = table.game.forecast(view, action)
        uncertain = odds and any(0 < one.chance < 1 for group in odds.groups for one in group)
        if odds and odds.charts and uncertain and not table.game.harms(view, action):
            return action
    return None


@promise("charts")
@pytest.mark.parametrize("game", shelf.names())
def test_in_every_game_a_card_leads_to_the_chart_it_is_read_on(page: Page, server: Server, game: str) -> None:
    table = played(game, lambda table, decision: read_on_a_chart(table, decision) is not None)
    assert table.decision is not None
    view, action = table.view(table.decision.seat), read_on_a_chart(table, table.decision)
    assert action is not None
    odds = table.game.forecast(view, action)
    assert odds is not None
    sit_at(page, server, table)
    label = Teller(table.game, words("en", shelf.folder(game) / "messages"), shelf.ledger(game)).label(view, action)
    if len(table.decision.actions) < 13:
        open_card(page, label)
    else:
        lay_open(page, table, action)
    page.get_by_test_id("on-chart").click()
    chart = page.get_by_test_id("chart")
    reading = odds.charts[0]
    expect(chart).to_have_attribute("data-chart", reading.chart)
    # what it may come to is lit, each with its chance, and nothing else
    expect(chart.locator("td.lit, th.lit").first).to_be_visible()
    lit = chart.get_by_test_id("lit")
    expected = {(row, column) for one in odds.charts if one.chart == reading.chart for row, column, _ in one.cells}
    expect(lit).to_have_count(len(expected))
    found = chart.evaluate(CELLS)
    assert {(row, column) for row, column in found} == expected


#: the row and the column of each cell in use, as a reading counts them
CELLS = """chart => [...chart.querySelectorAll('[data-testid=lit]')].map(one =>
  [[...chart.querySelectorAll('tbody tr')].indexOf(one.closest('tr')), one.cellIndex - 1])"""


def open_card(page: Page, label: str) -> None:
    """The card of an answer, through the group it may lie in."""
    card = page.get_by_test_id("commit")
    whole, briefly = page.get_by_role("button", name=label), page.get_by_title(label, exact=True)
    named = page.locator(".question").locator(whole.or_(briefly))
    if page.get_by_test_id("list-them").count():
        page.get_by_test_id("list-them").click()
    for group in page.locator(".question [data-testid=group], .question [data-testid=unit]").all():
        if card.count() or named.count():
            break
        group.click()
        if not named.count() and page.locator(".group-head button").count():
            page.locator(".group-head button").first.click()
    if not card.count():
        named.first.click()
    expect(card).to_be_visible()
