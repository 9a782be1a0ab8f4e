"""A phone: fingers instead of a mouse, the board above, and the question under it."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from sandtable.games.colonial.actions import Fire
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at, until_at
from tests.browser.player import wait_for_question

pytestmark = pytest.mark.browser

#: the taste of somebody who looks at what happens
LOOKS = "localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'normal', briefing: false }))"
#: whether a finger at the middle of a space would come down on the board
BARE = """node => {
  const box = node.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return under === node;
}"""

#: whether the middle of a space is to be seen on the board
SEEN = """name => {
  const [board, space] = ['.boardside', `.spaces path[data-space="${name}"]`].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const [x, y] = [space.x + space.width / 2, space.y + space.height / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""


#: whether the middle of a space is to be seen on what the card leaves of the board
ABOVE_CARD = """name => {
  const [board, card, space] = ['.boardside', '.odds.pinned', `.spaces path[data-space="${name}"]`].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const [x, y] = [space.x + space.width / 2, space.y + space.height / 2];
  return x > board.left && x < board.right && y > board.top && y < Math.min(board.bottom, card.top);
}"""

#: how much of the log lies below what is seen of it
BELOW = """() => {
  const log = document.querySelector('[data-testid=log]');
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def may_fire(table: Table, decision: Decision) -> bool:
    """Somebody has a few things to do, and one of them is to fire."""
    return len(decision.actions) < 8 and any(isinstance(one, Fire) for one in decision.actions)


def box_of(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def middle(place: Locator) -> tuple[float, float]:
    box = box_of(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def within(inner: FloatRect, outer: FloatRect) -> bool:
    """Whether a box lies in another one, but for a hair."""
    return (
        inner["x"] >= outer["x"] - 1
        and inner["y"] >= outer["y"] - 1
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )


def space(page: Page, name: str) -> Locator:
    return page.locator(f'.spaces path[data-space="{name}"]')


def at(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-at")


def still(page: Page) -> None:
    """Waits until the eye rests."""
    page.wait_for_selector(".world:not(.gliding)", state="attached")


def tap_when_asked(page: Page, place: Locator) -> None:
    """A tap at a place that is lit, once nothing is played or moves any more."""
    expect(page.get_by_test_id("happening")).to_have_count(0)
    expect(page.locator(".table.sheltered")).to_have_count(0)
    expect(place).to_have_class("may")
    still(page)
    before = at(page)
    page.touchscreen.tap(*middle(place))
    until_at(page, before)


def push_away(page: Page, name: str) -> None:
    """Moves the board until nothing is seen of a space."""
    x, y = middle(page.locator(".boardside"))
    for _ in range(8):
        if not page.evaluate(SEEN, name):
            return
        page.mouse.move(x + 150, y - 150)
        page.mouse.down()
        page.mouse.move(x - 150, y - 150, steps=4)
        page.mouse.up()
        still(page)
    raise AssertionError(f"{name} stays in view")


def push_aside(page: Page, name: str) -> None:
    """Moves the board to the right until a space is just out of view, and those left of it are still there."""
    x, y = middle(page.locator(".boardside"))
    left = 2 * x - middle(page.locator(f'.spaces path[data-space="{name}"]'))[0] + 20
    page.mouse.move(10, y)
    page.mouse.down()
    page.mouse.move(10 + left, y, steps=4)
    page.mouse.up()
    still(page)


def hold(page: Page, place: Locator) -> None:
    """A finger stays on a place until the table tells what it is."""
    x, y = middle(place)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_test_id("facts")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_phone_shows_the_board_while_it_is_played_on_and_a_tap_means_one_thing(phone: Page) -> None:
    phone.evaluate(LOOKS)
    phone.reload()
    # by touch from the first: a phone has no mouse that could come between
    game = phone.get_by_test_id("game-kolwezi")
    game.tap()
    expect(game).to_have_attribute("aria-selected", "true")
    phone.locator(".options summary").tap()
    phone.locator(".options input").last.fill("7")
    phone.get_by_test_id("start").tap()
    wait_for_question(phone)
    board, screen = box_of(phone.locator(".boardside")), FloatRect(x=0, y=0, width=390, height=844)
    # both drop zones can be seen, and what is asked under the board
    for zone in ("ZA2", "ZB2"):
        phone.wait_for_function(SEEN, arg=zone)
    assert within(box_of(phone.get_by_test_id("undo")), screen)

    phone.get_by_test_id("group").first.tap()
    for area in ("ZA1", "ZA2", "ZA3"):
        tap_when_asked(phone, space(phone, area))
    expect(phone.get_by_test_id("go-on")).to_be_visible()
    # the dice of the landing are told under the board, which stays where it was
    assert box_of(phone.locator(".boardside")) == board
    told = box_of(phone.get_by_test_id("happening"))
    assert told["y"] > board["y"] + 0.85 * board["height"]
    assert within(told, screen)
    # and neither what is asked nor the log lies under them
    for place in (phone.locator(".decide .asked"), phone.get_by_test_id("tab-log")):
        box = box_of(place)
        assert box["y"] + box["height"] <= told["y"] + 1
    phone.get_by_test_id("go-on").tap()
    expect(phone.get_by_test_id("happening")).to_have_count(0)
    expect(phone.get_by_test_id("facts")).to_have_count(0)

    # an open stack is all inside the board
    wait_for_question(phone)
    still(phone)
    before = at(phone)
    phone.touchscreen.tap(*middle(phone.locator('.pieces .stack[data-space="ZA3"] .counter .card').last))
    until_at(phone, before)
    expect(phone.get_by_test_id("fan-all")).to_be_visible()
    still(phone)
    assert within(box_of(phone.locator(".fan .tray")), board)
    assert within(box_of(phone.get_by_test_id("fan-all")), board)

    # what is told of a space is closed by its button, and nothing is tapped through it
    now = at(phone)
    lit = next(one for one in phone.locator(".spaces path.may").all() if one.evaluate(BARE))
    hold(phone, lit)
    card = phone.get_by_test_id("facts")
    phone.touchscreen.tap(*middle(card))
    expect(card).to_be_visible()
    card.get_by_role("button").tap()
    expect(card).to_have_count(0)

    # a tap beside an open sheet closes it, and is meant for nothing else
    for sheet in ("tools", "menu"):
        phone.get_by_test_id(sheet).tap()
        opened = phone.locator(f"[data-testid={sheet}][aria-expanded=true]")
        expect(opened).to_be_visible()
        # not where the next tap is meant for: two at one place in quick succession are one that was meant once
        spot = next(one for one in phone.locator(".spaces path:not(.may)").all() if one.evaluate(BARE))
        phone.touchscreen.tap(*middle(spot))
        expect(opened).to_have_count(0)
        expect(card).to_have_count(0)
        expect(phone.locator(".fan .tray")).to_be_visible()
    assert at(phone) == now

    # once it is meant, it is done, however far down the list was
    phone.locator("aside").evaluate("node => node.scrollTo(0, node.scrollHeight)")
    phone.touchscreen.tap(*middle(lit))
    until_at(phone, now)
    assert box_of(phone.locator(".boardside"))["y"] == board["y"]
    expect(card).to_have_count(0)


def test_a_blow_names_whom_it_hits_and_its_card_is_read_at_a_glance(phone: Page, server: Server) -> None:
    table = played("colonial", may_fire)
    sit_at(phone, server, table)
    blow = phone.get_by_test_id("group").filter(has=phone.get_by_test_id("facing")).first
    assert len(blow.get_by_test_id("facing").inner_text().strip(" –")) > 3
    expect(blow.get_by_test_id("headline")).to_contain_text("%")
    # the log shows its end, and all of it once its tab is pressed
    phone.wait_for_function(f"() => ({BELOW})() < 40")
    low = box_of(phone.get_by_test_id("log"))["height"]
    phone.get_by_test_id("tab-log").tap()
    phone.wait_for_function("low => document.querySelector('[data-testid=log]').clientHeight > low + 40", arg=low)
    phone.get_by_test_id("tab-log").tap()

    # upright and on its side: the verdict, every outcome and the word to be given are on the screen
    assert table.decision is not None
    fire = next(one for one in table.decision.actions if isinstance(one, Fire))
    scene = table.game.scene(table.view(table.decision.seat))
    fires_from = next(piece.space for piece in scene.pieces if piece.id == fire.unit)
    # whom it is aimed at is to be seen over the card, and who fires, wherever the board had been moved to
    for moved in (push_away, push_aside):
        moved(phone, fires_from)
        blow.tap()
        for place in (fire.at, fires_from):
            phone.wait_for_function(ABOVE_CARD, arg=place)
        if moved is push_away:
            phone.get_by_test_id("card-back").tap()
            expect(phone.get_by_test_id("commit")).to_have_count(0)
    outcomes = phone.locator(".odds tr")
    for width, height in ((390, 844), (844, 390)):
        phone.set_viewport_size({"width": width, "height": height})
        screen = FloatRect(x=0, y=0, width=width, height=height)
        for part in (phone.get_by_test_id("verdict"), phone.get_by_test_id("commit")):
            assert within(box_of(part), screen)
        assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if height > width:
            assert within(box_of(outcomes.last), screen)
        else:
            board, card = box_of(phone.locator(".boardside")), box_of(phone.get_by_test_id("odds"))
            assert board["width"] > 0.5 * width
            assert card["x"] >= board["width"] - 1


def test_the_parts_of_the_board_lie_folded_and_no_tool_over_map_or_legend(phone: Page) -> None:
    game = phone.get_by_test_id("game-kolwezi")
    game.tap()
    expect(game).to_have_attribute("aria-selected", "true")
    phone.get_by_test_id("start").tap()
    wait_for_question(phone)
    views, fold = phone.get_by_test_id("view"), phone.get_by_test_id("views")
    expect(fold).to_be_visible()
    tools = box_of(fold)["y"]
    for place in range(3):
        expect(views.nth(place)).to_be_hidden()
        fold.tap()
        views.nth(place).tap()
        expect(views.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(views.nth(place)).to_be_hidden()
        sheet = box_of(phone.locator(".world .sheet, .world .paper").first)
        assert sheet["y"] + sheet["height"] <= tools, "nothing of it lies under the tools"
    phone.get_by_test_id("tools").tap()
    phone.get_by_test_id("legend").tap()
    legend = phone.get_by_test_id("legend-sheet")
    expect(legend).to_be_visible()
    for tool in (fold, phone.get_by_test_id("tools"), phone.get_by_test_id("fit")):
        assert tool.evaluate(COVERED), "the legend is over it"


#: whether something else is met where the middle of a button is
COVERED = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && !node.contains(met);
}"""
