"""Reading beside the board: rules that are looked up have room, and give it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import asked, start, until_changed, wait_for_question
from tests.browser.test_phone import box_of

pytestmark = pytest.mark.browser


def test_rules_have_all_the_room_beside_the_board_until_something_is_asked(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    start(page)
    wait_for_question(page)
    aside, panel = page.locator("aside"), page.locator(".papers")
    low, all_of_it = box_of(panel)["height"], box_of(aside)["height"]
    assert low < all_of_it / 2
    page.get_by_test_id("tab-rules").click()
    expect(page.locator(".papers.whole")).to_be_visible()
    assert box_of(panel)["height"] > all_of_it - 2
    page.keyboard.press("Escape")
    expect(page.locator(".papers.whole")).to_have_count(0)
    assert box_of(panel)["height"] == low
    expect(page.get_by_test_id("tab-rules")).to_have_attribute("aria-selected", "true")
    # pressed again, and closed by its button
    page.get_by_test_id("tab-rules").click()
    expect(page.locator(".papers.whole")).to_be_visible()
    page.get_by_test_id("put-away").click()
    expect(page.locator(".papers.whole")).to_have_count(0)
    # the log as well, and whatever is asked next has its room
    page.get_by_test_id("tab-log").click()
    page.get_by_test_id("tab-log").click()
    expect(page.locator(".papers.whole")).to_be_visible()
    before = asked(page)
    page.keyboard.press("0")
    until_changed(page, before)
    expect(page.locator(".papers.whole")).to_have_count(0)
