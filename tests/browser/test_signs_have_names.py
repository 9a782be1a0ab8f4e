"""What a sign means is told at once, for the hand that is used; nothing that is told is told twice, or too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at
from tests.browser.player import open_game, wait_for_question
from tests.browser.test_board import at_rest, far_to_go, in_the_open, sit
from tests.browser.test_choosing_the_way import at_a_march

pytestmark = pytest.mark.browser

#: what stands beside a sign that is pointed at, if anything is to be seen there
SAYS = """node => {
  const said = getComputedStyle(node, '::after');
  return said.display === 'none' || said.visibility !== 'visible' ? '' : said.content.replaceAll('"', '');
}"""
#: which buttons hold more than they have room for
BURST = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"


def say(sign: Locator) -> str:
    found: str = sign.evaluate(SAYS)
    return found


def test_every_sign_says_at_once_what_it_is(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "guerra")
    wait_for_question(page)
    tools = page.locator(".boardtools button:not(.more)").all()
    assert len(tools) == 9
    for sign in [*tools, page.get_by_test_id("tracks"), page.get_by_test_id("menu")]:
        page.mouse.move(500, 400)
        assert say(sign) in ("", "none")
        sign.hover()
        assert len(say(sign)) > 3
        assert not sign.get_attribute("title"), "it is said once"
    page.get_by_test_id("legend").hover()
    assert say(page.get_by_test_id("legend")) == "Legend (g)"
    # to whoever comes by key, too
    page.mouse.move(500, 400)
    page.keyboard.press("Tab")
    page.get_by_test_id("charts").focus()
    assert say(page.get_by_test_id("charts")) == "Charts (t)"


def several_may_march(table: Table, decision: Decision) -> bool:
    units = table.game.scene(table.view(decision.seat)).pieces
    return decision.step == "movement" and len(table.turned) > 6 and len(units) > 30


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_who_is_next_has_room_for_its_words(page: Page, server: Server, language: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, server, played("guerra", several_may_march))
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("post").locator(".word")).to_be_visible()
    rows = page.locator(".rounds button")
    expect(rows).to_have_count(3)
    assert rows.evaluate_all(BURST) == []
    side, last = page.locator("aside").bounding_box(), rows.last.bounding_box()
    assert side is not None
    assert last is not None
    assert last["x"] + last["width"] <= side["x"] + side["width"] - 10


def test_a_mouse_is_told_to_click_the_way(page: Page, server: Server) -> None:
    sit_at(page, server, at_a_march("guerra"))
    page.get_by_test_id("choose-way").click()
    expect(page.get_by_test_id("way")).to_contain_text("Click the next place")
    expect(page.get_by_test_id("way")).not_to_contain_text("Tap")


def test_why_not_is_told_beside_the_board_and_not_over_it_as_well(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    scene = sit(page, server, "guerra", far_to_go)
    page.keyboard.press("f")
    at_rest(page)
    here = {piece.space for piece in scene.pieces}
    ids = page.locator(".spaces path:not(.may)").evaluate_all("found => found.map(one => one.dataset.space)")
    spot = in_the_open(page, [name for name in ids if name not in here and name not in scene.reach[0].ways])
    page.mouse.move(*spot)
    expect(page.get_by_test_id("stop")).to_be_visible()
    page.get_by_test_id("ask").click()
    page.mouse.click(*spot)
    expect(page.get_by_test_id("refusal").first).to_be_visible()
    expect(page.get_by_test_id("stop")).to_have_count(0)
    page.mouse.move(spot[0] + 3, spot[1])
    at_rest(page)
    expect(page.get_by_test_id("facts")).to_be_visible()
    expect(page.get_by_test_id("stop")).to_have_count(0)


def test_a_look_at_a_space_tells_what_matters_and_a_longer_one_all_of_it(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    scene = sit(page, server, "guerra", far_to_go)
    page.keyboard.press("f")
    at_rest(page)
    page.evaluate(
        """() => new MutationObserver(() => {
          const tip = document.querySelector('[data-testid=facts]');
          if (tip && !window.first && tip.offsetHeight)
            window.first = { height: tip.offsetHeight, width: tip.offsetWidth, whole: tip.matches('.whole') };
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    alone = next(piece for piece in scene.pieces if piece.space.isdigit())
    page.locator(f'.spaces path[data-space="{alone.space}"]').hover(force=True)
    page.wait_for_selector("[data-testid=facts].whole")
    first, whole = page.evaluate("window.first"), page.get_by_test_id("facts").bounding_box()
    assert whole is not None
    assert not first["whole"]
    assert first["width"] <= 270
    assert first["height"] < 0.75 * whole["height"]
