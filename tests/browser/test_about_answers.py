"""Answers in every game: pointing at one shows what it is about, fast clicks are kept, a march can be taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import counter, march, played, saved, sit_at, space, until_at
from tests.browser.player import asked
from tests.browser.promises import promise
from tests.browser.test_clicks import CAMERA, SLOW, may_march, middle

pytestmark = pytest.mark.browser

#: so many of the answers are pointed at
MANY = 5
#: answers that name a unit or a place
ABOUT = ".choices [data-unit]:not([data-unit='']), .choices [data-testid=answer]"


@promise("shows-what-it-is-about")
@pytest.mark.parametrize("game", shelf.names())
def test_an_answer_that_is_pointed_at_shows_what_it_is_about(page: Page, server: Server, game: str) -> None:
    table = played(game, may_march)
    assert table.decision is not None
    lies = {piece.id: piece.space for piece in table.game.scene(table.view(table.decision.seat)).pieces}
    sit_at(page, server, table)
    if page.get_by_test_id("list-them").count():
        page.get_by_test_id("list-them").click()
    lines, marks = page.locator(ABOUT), page.locator("[data-marked]")
    expect(lines.first).to_be_visible()
    seen = page.evaluate(CAMERA)
    for line in lines.all()[:MANY]:
        unit = line.get_attribute("data-unit")
        its = page.locator(f'[data-marked="{lies[unit]}"]') if unit else marks
        for look in (line.hover, line.focus):
            look()
            expect(its.first).to_be_attached()
        line.blur()
        page.mouse.move(5, 5)
        expect(marks).to_have_count(0)
    assert page.evaluate(CAMERA) == seen, "the eye stays where it is"


@promise("fast-clicks")
@promise("take-back")
@pytest.mark.parametrize("game", shelf.names())
def test_clicks_on_a_slow_line_are_kept_and_the_march_is_taken_back(page: Page, server: Server, game: str) -> None:
    table = played(game, may_march)
    assert table.decision is not None
    found = march(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    page.evaluate(SLOW)
    unit, end = middle(page, counter(page, found.unit)), middle(page, space(page, found.to))
    page.mouse.click(*unit)
    page.mouse.click(*end)
    arrived = page.locator(f'.stack[data-space="{found.to}"] [data-piece="{found.unit}"]')
    expect(arrived).to_be_attached()
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    before = asked(page)
    page.keyboard.press("u")
    until_at(page, before)
    expect(arrived).to_have_count(0)
    expect(page.get_by_test_id("hand")).to_have_count(0)
    page.wait_for_function("() => !window.underway")
    assert saved(server).state.digest() == table.state.digest(), "as if nothing had been"
