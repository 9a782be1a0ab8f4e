"""Buying one thing after another: what is open stays open, and keeps its numbers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.moments import sit_at, until_at
from tests.browser.player import asked, open_game, wait_for_question
from tests.games.world_war_africa.drill import war

#: all of the militia but one stand on the map
MILITIA = {
    f"RDC/{number}": name
    for number, name in zip(range(1, 7), ["1915", "1915", "2016", "2016", "1816", "1816"], strict=True)
}


def test_what_is_open_to_buy_from_stays_open_while_what_is_bought_is_placed(page: Page, server: Server) -> None:
    drill = war(MILITIA, "Rwanda/reinforcement", points={"Rwanda": 6}, draws=["RDC/7"])
    sit_at(page, server, drill.table)
    foot = page.locator(".question.foot").bounding_box()
    page.get_by_test_id("group").filter(has_text="Recruit").click()
    lines = page.locator(".headed").get_by_role("button")
    expect(lines.filter(has_text="RDC")).to_have_count(1)
    assert page.locator(".question.foot").bounding_box() == foot  # what opens leaves it where it is
    numbers = {name: lines.filter(has_text=name).locator("kbd").inner_text() for name in ("RDC", "ANC")}
    before = asked(page)
    page.keyboard.press(numbers["RDC"])
    until_at(page, before)
    expect(page.get_by_test_id("question")).to_contain_text("RDC/7")  # where does it go?
    before = asked(page)
    page.locator(".targets path").first.dispatch_event("click")
    page.keyboard.press("1")
    until_at(page, before)
    expect(lines.filter(has_text="ANC").locator("kbd")).to_have_text(numbers["ANC"])
    expect(lines.filter(has_text="RDC").locator("kbd")).to_have_count(0)  # numbers go to what can be had
    expect(lines.filter(has_text="RDC")).to_have_text(re.compile("nobody left"))


def test_what_the_staff_would_buy_is_bought_in_one_press_and_taken_back_in_another(page: Page) -> None:
    open_game(page, "paratrooper")
    wait_for_question(page)
    page.keyboard.press("Escape")
    so_far, proposed = page.get_by_test_id("so-far"), page.get_by_test_id("proposed")
    expect(so_far).to_have_text("So far: nothing.")
    expect(proposed).to_contain_text("MAC air transport")
    before = asked(page)
    proposed.click()
    until_at(page, before)
    # it is there at once, and nothing of it is played on the board first
    expect(so_far).to_contain_text("airborne infantry")
    expect(page.get_by_text("Straight to now")).to_have_count(0)
    expect(proposed).to_have_count(0)
    taken = asked(page)
    page.get_by_test_id("undo").click()
    until_at(page, taken)
    expect(so_far).to_have_text("So far: nothing.")
    again = asked(page)
    page.keyboard.press("e")
    until_at(page, again)
    expect(so_far).to_contain_text("airborne infantry")


def test_the_list_stays_under_the_mouse_while_one_thing_after_another_is_bought(page: Page) -> None:
    open_game(page, "paratrooper")
    wait_for_question(page)
    page.keyboard.press("Escape")
    so_far = page.get_by_test_id("so-far")
    told = so_far.inner_text()
    for text in ("airborne infantry", "sniper", "airborne engineer", "gendarmes", "Netwar marker"):
        page.get_by_test_id("search").fill(text)
        found = page.locator(".headed button").first
        there = found.bounding_box()
        assert there is not None
        before = asked(page)
        found.click()
        until_at(page, before)
        expect(so_far).not_to_have_text(told)
        told = so_far.inner_text()
        here = found.bounding_box()
        assert here is not None
        assert here["y"] == there["y"]
    assert so_far.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_what_was_typed_into_the_list_is_cleared_by_a_press_whoever_has_the_keyboard(page: Page) -> None:
    open_game(page, "paratrooper")
    wait_for_question(page)
    page.keyboard.press("Escape")
    lines, clear = page.locator(".headed button"), page.get_by_test_id("search-clear")
    expect(clear).to_have_count(0)
    every = lines.count()
    page.keyboard.press("/")
    page.keyboard.type("naval")
    expect(lines).not_to_have_count(every)
    page.get_by_test_id("search").blur()
    clear.click()
    expect(lines).to_have_count(every)
    expect(page.get_by_test_id("search")).to_be_focused()
    expect(clear).to_have_count(0)
