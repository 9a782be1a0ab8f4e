"""Cards over the board: one at a time, out of the way, gone when they are stale; sheets and their keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.moments import sit_at, until_at
from tests.browser.player import asked
from tests.browser.test_board import at_rest, far_to_go, in_the_open, sit
from tests.games.world_war_africa.drill import war

pytestmark = pytest.mark.browser

#: the cards over the board
CARDS = ".board-tip, .unitstrip"
#: what lies over the card that is told, or under it: the pointer, the small map
MEETS = """([x, y]) => {
    const card = document.querySelector('.board-tip').getBoundingClientRect();
    const across = box => box.left < card.right && card.left < box.right;
    const over = box => across(box) && box.top < card.bottom && card.top < box.bottom;
    const others = [...document.querySelectorAll('.minimap, .plates, .happening, .legend, .goals')];
    return over({ left: x, right: x, top: y, bottom: y })
        || others.some(other => over(other.getBoundingClientRect()));
}"""


def middles(page: Page, names: list[str]) -> list[tuple[str, float, float]]:
    """Where spaces are seen, from the upper left to the lower right."""
    found = page.evaluate(
        """names => names.map(name => [name, document.querySelector(`.spaces path[data-space="${name}"]`)])
        .map(([name, drawn]) => [name, drawn?.getBoundingClientRect()])
        .filter(([, box]) => box && box.top > 60 && box.bottom < innerHeight && box.left > 60 && box.right < 890)
        .map(([name, box]) => [name, box.x + box.width / 2, box.y + box.height / 2])""",
        names,
    )
    return sorted(found, key=lambda spot: spot[1] + spot[2])


def test_a_card_over_the_board_is_one_and_out_of_the_way(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    scene = sit(page, server, "guerra", far_to_go)
    page.keyboard.press("f")
    at_rest(page)
    here = {piece.space: piece.name for piece in scene.pieces}
    spots = middles(page, list(here))
    lowest = max(spots, key=lambda spot: spot[2] - spot[1])
    for name, x, y in [spots[0], lowest, spots[len(spots) // 2], spots[-1]]:
        page.mouse.move(x, y)
        expect(page.get_by_test_id("standing").locator("li").first).to_be_visible()
        expect(page.get_by_test_id("standing")).to_contain_text(here[name].split(" (")[0])
        assert not page.evaluate(MEETS, [x, y]), name
        assert page.locator(CARDS).count() == 1
    page.mouse.move(1100, 650)
    expect(page.locator(CARDS)).to_have_count(0)

    reach = scene.reach[0]
    ids = page.locator(".spaces path:not(.may)").evaluate_all("found => found.map(one => one.dataset.space)")
    shut = [name for name in ids if name not in here and name not in reach.ways]
    spot = in_the_open(page, shut)
    page.mouse.move(*spot)
    expect(page.get_by_test_id("stop")).to_be_visible()
    assert page.locator(CARDS).count() == 1
    page.mouse.click(*spot)
    assert page.locator(CARDS).count() <= 1, "nobody is there of whom a second card could tell"
    page.mouse.move(spot[0] + 3, spot[1])
    before = asked(page)
    page.keyboard.press("Escape")
    until_at(page, before)  # the unit is put back, and what was told of the position before is gone
    expect(page.get_by_test_id("stop")).to_have_count(0)
    expect(page.locator(".ways .stop")).to_have_count(0)

    page.mouse.move(*spots[0][1:])
    expect(page.get_by_test_id("standing")).to_be_visible()
    before = asked(page)
    page.keyboard.press("u")
    until_at(page, before)
    expect(page.locator(CARDS)).to_have_count(0)


def test_sheets_close_one_another_and_leave_the_keyboard_alone(page: Page, server: Server) -> None:
    sit(page, server, "guerra", far_to_go)
    sheet, legend, overlays = (page.get_by_test_id(name) for name in ("chart-sheet", "legend-sheet", "overlays-menu"))
    page.get_by_test_id("charts").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.activeElement?.closest('.boardtools')") is None, "Space would open it again"
    page.get_by_test_id("legend").click()
    expect(legend.get_by_test_id("specimen").first).to_be_visible()
    page.get_by_test_id("overlays").click()
    expect(overlays).to_be_visible()
    expect(legend).to_have_count(0)
    page.keyboard.press("Escape")
    expect(overlays).to_have_count(0)
    expect(page.get_by_test_id("legend")).to_have_attribute("data-says", "Legend (g)")


def test_what_lies_face_down_under_the_top_unit_is_counted_on_the_card(page: Page, server: Server) -> None:
    units = {"Rw/211": "1914", "FAC/2": "1814", "FAC/PG": "1814", "FAC/5": "1814"}
    drill = war(units, "Rwanda/movement", control={"1814": "DRC"}, flags={"top": ["FAC/2"]})
    sit_at(page, server, drill.table)
    page.locator('.stack[data-space="1814"] .counter').last.hover(force=True)
    expect(page.get_by_test_id("standing")).to_contain_text("FAC/2")
    expect(page.get_by_test_id("standing")).to_contain_text(re.compile(r"face down\s+×2"))
    expect(page.locator(".board-tip")).to_contain_text("2 of them face down")
    expect(page.locator(".board-tip")).not_to_contain_text("FAC/PG")
