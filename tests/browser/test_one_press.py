"""What one press does where the rules go piece by piece, and where the eye is while units are set up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine import column
from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at
from tests.browser.player import asked, open_game, until_changed, wait_for_question
from tests.browser.test_clicks import CAMERA, rest

pytestmark = pytest.mark.browser

#: how much of what is lit lies on the board, and nothing else over it
SHARE = """() => {
  const lit = [...document.querySelectorAll('.spaces path.may')].map(node => node.getBoundingClientRect());
  const under = box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const seen = lit.filter(box => under(box)?.closest('.world'));
  return seen.length / lit.length;
}"""


def all_advance(table: Table, decision: Decision) -> bool:
    """Several may enter an emptied hex, all of them together, and the same side is asked after that."""
    if decision.step != "aftermath":
        return False
    found = column.together(table, table.view(decision.seat), decision.actions)
    if found is None:
        return False
    after = table.state.copy()
    for action in [one for one in decision.actions if touched(one).unit in {touched(found.action).unit, *found.along}]:
        if not getattr(action, "cache", ""):
            table.game.play(after, action)
    then = table.game.pending(after)
    may = {touched(action).unit for action in decision.actions} - {""}
    return (
        len(may) == len(found.along) + 1 and then is not None and then.seat == decision.seat and not after.chance.drawn
    )


def test_all_who_may_advance_go_by_one_press_and_come_back_by_one(page: Page, server: Server) -> None:
    table = played("world_war_africa", all_advance)
    assert table.decision is not None
    units = {touched(action).unit for action in table.decision.actions} - {""}
    sit_at(page, server, table)
    together = page.get_by_test_id("together")
    expect(together).to_contain_text(f"All {len(units)} of them")
    before = asked(page)
    together.click()
    until_changed(page, before)
    expect(together).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(together).to_contain_text(f"All {len(units)} of them")
    before = asked(page)
    page.keyboard.press("e")
    until_changed(page, before)
    expect(together).to_have_count(0)


def test_who_is_set_up_is_asked_about_where_most_of_its_places_are(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "world_war_africa")
    question = page.get_by_test_id("question")
    expect(page.locator(".choices button").first).to_have_class("sweeping")
    for _ in range(30):
        wait_for_question(page)
        if "is drawn" in question.inner_text():
            break
        at, groups = asked(page), page.locator(".choices button:not(.sweeping)")
        groups.first.click()
        place = page.locator(".chips [data-testid=answer]").first
        if place.count():
            place.click()
        until_changed(page, at)
    expect(question).to_contain_text("is drawn")
    rest(page)
    assert page.evaluate(SHARE) >= 1 / 3
    expect(page.locator(".minimap .asked-for")).to_be_attached()
    seen = page.evaluate(CAMERA)
    page.keyboard.press("x")
    expect(page.get_by_text("Rebel units available").first).to_be_attached()
    page.wait_for_function("seen => document.querySelector('.world').style.transform !== seen", arg=seen)
    page.keyboard.press("x")
    page.wait_for_function("seen => document.querySelector('.world').style.transform === seen", arg=seen)


def test_neither_chits_nor_holding_boxes_are_white_at_night(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    open_game(page, "world_war_africa")
    face = page.locator(".cards .chit .face").first
    expect(face).to_be_visible()
    expect(face).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(page.locator(".plates .printed").first).to_have_css("filter", "brightness(0.62)")
