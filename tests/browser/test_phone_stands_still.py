"""A phone in one's hand: nothing moves under the finger, and what a mouse would be told is told to a finger too."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from sandtable.games.kolwezi.actions import Done
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at, until_at
from tests.browser.player import wait_for_question

pytestmark = pytest.mark.browser

#: the taste of somebody who looks at what happens
LOOKS = "localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'normal', briefing: false }))"
#: the taste of somebody who does not want to be asked at the end of every part of a turn
UNASKED = (
    "localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'straight', briefing: false, askEnd: false }))"
)
#: remembers what lies where a button was, once the strip it was on has gone
WATCHED = """() => {
  const box = document.querySelector('[data-testid=go-on]').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  new MutationObserver(() => {
    if (document.querySelector('[data-testid=happening]')) return;
    (window.met ??= []).push(document.elementFromPoint(x, y)?.dataset.testid ?? '');
  }).observe(document.body, { childList: true, subtree: true });
}"""


def bottom(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def tap_lit(page: Page, name: str) -> None:
    """A tap in the middle of a space that is lit, once nothing is played any more."""
    expect(page.get_by_test_id("happening")).to_have_count(0)
    expect(page.locator(".table.sheltered")).to_have_count(0)
    place = page.locator(f'.spaces path[data-space="{name}"]')
    expect(place).to_have_class("may")
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    before = page.locator(".table").get_attribute("data-at")
    box = place.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until_at(page, before)


def ends_at_a_price(table: Table, decision: Decision) -> bool:
    """To end the movement may cost something, and is not sure to."""
    if decision.step != "french_move" or Done() not in decision.actions:
        return False
    harms = table.game.harms(table.view(decision.seat), Done())
    return bool(harms) and all(harm.caution for harm in harms)


def hardly_hits(table: Table, decision: Decision) -> bool:
    """Among a few who may fire at somebody, one is likely to miss."""
    if decision.step != "fire_at" or len(decision.actions) > 8:
        return False
    view = table.view(decision.seat)
    odds = [table.game.forecast(view, action) for action in decision.actions]
    return any(one is not None and one.verdict and one.verdict[0].good is False for one in odds)


def test_the_foot_stands_still_and_a_strip_that_goes_leaves_no_trap(phone: Page) -> None:
    phone.evaluate(LOOKS)
    phone.reload()
    game = phone.get_by_test_id("game-kolwezi")
    game.tap()
    expect(game).to_have_attribute("aria-selected", "true")
    phone.locator(".options summary").tap()
    phone.locator(".options input").last.fill("7")
    phone.get_by_test_id("start").tap()
    wait_for_question(phone)
    foot, points = phone.locator(".question.foot"), phone.locator(".status > .tracks > .track").nth(1)
    assert bottom(foot) == 844
    # the log is above it, while there are few answers
    assert bottom(phone.get_by_test_id("tab-log")) < 844 - 100
    phone.get_by_test_id("group").first.tap()
    for area in ("ZA1", "ZA2", "ZA3"):
        tap_lit(phone, area)
    go_on = phone.get_by_test_id("go-on")
    expect(go_on).to_be_visible()
    phone.evaluate(WATCHED)
    go_on.tap()
    phone.wait_for_function("() => window.met?.includes('shield')")
    expect(phone.get_by_test_id("shield")).to_have_count(0)
    wait_for_question(phone)
    assert bottom(foot) == 844
    # how it stands is in the line in every part of the turn, however long its name
    assert bottom(points) < bottom(phone.locator(".bar"))
    expect(points).to_contain_text(re.compile(r"\d"))

    # who asks why not while he chooses a way is answered, over the foot and whole
    before = phone.locator(".table").get_attribute("data-at")
    phone.get_by_test_id("list-them").tap()
    phone.locator(".choices button:not(:has(.many))").first.tap()
    until_at(phone, before)
    phone.get_by_test_id("choose-way").tap()
    # what to do next stands before the answers
    assert bottom(phone.get_by_test_id("way")) < bottom(phone.get_by_test_id("question"))
    phone.get_by_test_id("ask").tap()
    expect(phone.get_by_test_id("way")).to_have_count(0)
    why = phone.get_by_test_id("why")
    expect(why).to_be_visible()
    top = foot.bounding_box()
    assert top is not None
    assert bottom(why) <= top["y"] + 1
    # one thing is read at a time
    phone.get_by_test_id("hint").tap()
    expect(why).to_have_count(0)


def test_a_finger_is_told_what_a_mark_warns_of(phone: Page, server: Server) -> None:
    phone.evaluate(UNASKED)
    phone.reload()
    sit_at(phone, server, played("kolwezi", ends_at_a_price))
    end = phone.locator(".foot .closing").filter(has=phone.get_by_test_id("harm-mark"))
    end.tap()
    expect(phone.get_by_test_id("commit")).to_be_visible()
    expect(phone.get_by_test_id("harms")).to_be_visible()
    # nobody is offered what he has chosen long ago
    expect(phone.get_by_test_id("ending-unasked")).to_have_count(0)


def test_the_sign_beside_an_answer_is_of_whether_it_succeeds(phone: Page, server: Server) -> None:
    sit_at(phone, server, played("kolwezi", hardly_hits))
    expect(phone.locator("[data-testid=headline] .verdict-bad").first).to_contain_text("%")


def many_may_move(table: Table, decision: Decision) -> bool:
    """More answers than a phone has room for."""
    return decision.step == "french_move" and 6 < len(decision.actions) < 12


def test_board_question_and_what_happened_last_are_seen_at_once(phone: Page, server: Server) -> None:
    """However many answers there are, and without scrolling."""
    table = played("kolwezi", many_may_move)
    sit_at(phone, server, table)
    if phone.get_by_test_id("list-them").count():
        phone.get_by_test_id("list-them").tap()
    answers, foot = phone.locator(".choices button"), phone.locator(".question.foot")
    expect(answers.nth(5)).to_be_attached()
    decide, log = phone.locator(".decide"), phone.get_by_test_id("log")
    assert decide.evaluate("node => node.scrollHeight > node.clientHeight"), "there are more than can be seen"
    top = foot.bounding_box()
    assert top is not None
    # on the log's tab, where the log has no room
    newest = phone.get_by_test_id("newest-line")
    expect(newest).to_be_visible()
    for seen in (phone.locator(".boardside"), phone.locator(".asked.yours"), newest):
        assert 0 < bottom(seen) <= top["y"] + 1
    assert bottom(foot) == 844
    # all of it is there once its tab is pressed, and the board stays where it was
    papers = phone.locator(".papers")
    low, board = bottom(papers), phone.locator(".boardside").bounding_box()
    height = log.evaluate("node => node.clientHeight")
    phone.get_by_test_id("tab-log").tap()
    phone.wait_for_function("low => document.querySelector('[data-testid=log]').clientHeight > low + 40", arg=height)
    assert (bottom(papers), phone.locator(".boardside").bounding_box()) == (low, board)
    phone.get_by_test_id("tab-log").tap()


def fires_together(table: Table, decision: Decision) -> bool:
    """Somebody leads the fire of others, and may fire with this one or that one or alone."""
    counted = Counter(touched(action).unit for action in decision.actions)
    return decision.step == "fire_at" and len(counted) > 6 and max(counted.values()) > 3


def test_fire_by_several_is_chosen_from_one_list(phone: Page, server: Server) -> None:
    """The target, then who fires: no list in a list."""
    table = played("kolwezi", fires_together)
    assert table.decision is not None
    sit_at(phone, server, table)
    answers = phone.locator(".choices").get_by_test_id("group")
    expect(answers).to_have_count(len(table.decision.actions))
    expect(answers.get_by_test_id("headline")).to_have_count(len(table.decision.actions))
    expect(phone.locator(".choices .many")).to_have_count(0)
    before = phone.locator(".table").get_attribute("data-at")
    answers.first.tap()
    phone.get_by_test_id("commit").tap()
    until_at(phone, before)
