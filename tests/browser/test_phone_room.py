"""A phone gives the question its room, and puts the board back where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.journal import Journal
from sandtable.engine.table import Table
from sandtable.games.colonial.actions import Fire, Move
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at, until_at
from tests.browser.player import wait_for_question
from tests.browser.test_phone import LOOKS, box_of, may_fire, middle, space, still, within
from tests.browser.test_phone_lesson import begins, reach

pytestmark = pytest.mark.browser

#: from where the board is seen
SEEN_FROM = "() => document.querySelector('.world').style.transform"
#: whether one sees the whole of the foot in a single row
ONE_ROW = """() => {
  const foot = document.querySelector('.question.foot');
  const boxes = [...foot.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
  return foot.clientHeight < 64 && boxes.every(({ left, right }) => left >= 0 && right <= innerWidth);
}"""


def moves_or_fires(table: Table, decision: Decision) -> bool:
    """Somebody may go by a way of his choice, or fire: the foot has all its buttons."""
    kinds = [type(action) for action in decision.actions]
    return Fire in kinds and kinds.count(Move) > 4


def fires_and_goes_on(table: Table, decision: Decision) -> bool:
    """Somebody may fire, and is asked again after that for a unit that stands no lower on the map."""
    fire = next((one for one in decision.actions if isinstance(one, Fire)), None)
    if fire is None or not may_fire(table, decision):
        return False
    tried = Table.resume(table.game, Journal.parse(table.journal.text()))
    tried.act(decision.seat, fire)
    if tried.decision is None or tried.decision.seat != decision.seat:
        return False
    scene = tried.game.scene(tried.view(decision.seat))
    acting = [piece.space for piece in scene.pieces if piece.id in scene.focus]
    return bool(acting) and all(place[2:] <= fire.at[2:] for place in acting)


def look_from_above(page: Page, name: str) -> str:
    """Moves the board until a space is seen low on it, where a card will lie over it."""
    board = box_of(page.locator(".boardside"))
    for _ in range(12):
        x, y = middle(space(page, name))
        down = board["y"] + board["height"] - 50 - y
        if abs(down) < 6:
            break
        start = board["y"] + board["height"] / 2
        step = max(-150.0, min(150.0, down))
        page.mouse.move(board["x"] + 200, start)
        page.mouse.down()
        page.mouse.move(board["x"] + 200, start + step, steps=4)
        page.mouse.up()
        still(page)
    found = page.evaluate(SEEN_FROM)
    assert isinstance(found, str)
    return found


def test_a_shot_leaves_the_view_where_it_was(phone: Page, server: Server) -> None:
    phone.evaluate(LOOKS)
    phone.reload()
    table = played("colonial", fires_and_goes_on)
    assert table.decision is not None
    sit_at(phone, server, table)
    blow = phone.get_by_test_id("group").filter(has=phone.get_by_test_id("facing")).first
    target = next(one.at for one in table.decision.actions if isinstance(one, Fire))
    stood = look_from_above(phone, target)
    blow.tap()
    # whom it is aimed at comes over the card
    phone.wait_for_function(f"stood => ({SEEN_FROM})() !== stood", arg=stood)
    phone.get_by_test_id("card-back").tap()
    phone.wait_for_function(f"stood => ({SEEN_FROM})() === stood", arg=stood)

    # who has moved the board himself meanwhile keeps what he sees
    blow.tap()
    phone.wait_for_function(f"stood => ({SEEN_FROM})() !== stood", arg=stood)
    board = box_of(phone.locator(".boardside"))
    phone.mouse.move(board["x"] + 200, board["y"] + 60)
    phone.mouse.down()
    phone.mouse.move(board["x"] + 150, board["y"] + 60, steps=4)
    phone.mouse.up()
    still(phone)
    own = phone.evaluate(SEEN_FROM)
    phone.get_by_test_id("card-back").tap()
    expect(phone.get_by_test_id("commit")).to_have_count(0)
    assert phone.evaluate(SEEN_FROM) == own

    # and once the dice have been told
    stood = look_from_above(phone, target)
    blow.tap()
    phone.wait_for_function(f"stood => ({SEEN_FROM})() !== stood", arg=stood)
    before = phone.locator(".table").get_attribute("data-at")
    phone.get_by_test_id("commit").tap()
    until_at(phone, before)
    phone.get_by_test_id("go-on").tap()
    expect(phone.get_by_test_id("happening")).to_have_count(0)
    phone.wait_for_function(f"stood => ({SEEN_FROM})() === stood", arg=stood)


def test_what_happened_and_what_is_opened_have_room_and_the_foot_its_place(phone: Page, server: Server) -> None:
    """On a small phone, however much is told: its words scroll, the button that goes on and the foot do not."""
    phone.set_viewport_size({"width": 390, "height": 640})
    phone.evaluate(LOOKS)
    phone.reload()
    sit_at(phone, server, played("colonial", may_fire))
    foot, board = phone.locator(".question.foot"), box_of(phone.locator(".boardside"))
    low = box_of(foot)
    # the units are seen several at once, over the foot of the board; their tab, or a sign beside it, closes them
    tab, papers = phone.get_by_test_id("tab-inspector"), phone.locator(".papers.tall")
    for close in (tab, phone.get_by_test_id("put-away")):
        tab.tap()
        expect(papers).to_have_count(1)
        for unit in phone.locator("[data-testid=roster] button").all()[:3]:
            reach(phone, unit)
        assert (box_of(foot), box_of(phone.locator(".boardside"))) == (low, board)
        close.tap()
        expect(papers).to_have_count(0)

    phone.get_by_test_id("group").filter(has=phone.get_by_test_id("facing")).first.tap()
    before = phone.locator(".table").get_attribute("data-at")
    phone.get_by_test_id("commit").tap()
    until_at(phone, before)
    go_on, strip = phone.get_by_test_id("go-on"), phone.get_by_test_id("happening")
    reach(phone, go_on)
    strip.locator("summary").first.tap()
    reach(phone, go_on)
    end = box_of(go_on)
    # and what is not seen yet can be scrolled to
    strip.evaluate("node => node.scrollTo(0, node.scrollHeight)")
    reach(phone, strip.locator(".roll").last)
    assert box_of(go_on) == end
    assert phone.evaluate("document.scrollingElement.scrollHeight") <= 640
    reach(phone, phone.get_by_test_id("tab-log"))
    # a rule that it names is read over it, and it ends where it did
    strip.locator(".rule-link").last.tap()
    begins(phone, phone.locator(".papers .wanted"))
    reach(phone, go_on)
    moved = "[...document.querySelectorAll('html, .table, aside')].some((one) => one.scrollTop > 0)"
    assert not phone.evaluate(moved)
    go_on.tap()
    expect(strip).to_have_count(0)
    assert box_of(foot) == low


def test_what_goes_on_is_in_the_same_place_whoever_is_asked_next(phone: Page, server: Server) -> None:
    phone.evaluate(LOOKS)
    phone.reload()
    sit_at(phone, server, played("colonial", fires_and_goes_on))
    phone.get_by_test_id("group").filter(has=phone.get_by_test_id("facing")).first.tap()
    before = phone.locator(".table").get_attribute("data-at")
    phone.get_by_test_id("commit").tap()
    until_at(phone, before)
    go_on = phone.get_by_test_id("go-on")
    reach(phone, go_on)
    expect(phone.locator(".question.foot")).to_be_visible()
    asked = box_of(go_on)["y"]
    # while the others act there is no foot
    phone.evaluate("document.querySelector('.question.foot').remove()")
    assert abs(box_of(go_on)["y"] - asked) <= 1


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_question_has_its_room_in_every_language(phone: Page, server: Server, language: str) -> None:
    phone.evaluate("language => localStorage.setItem('sandtable.language', language)", language)
    phone.reload()
    sit_at(phone, server, played("colonial", moves_or_fires))
    expect(phone.get_by_test_id("ask")).to_be_visible()
    phone.wait_for_function(ONE_ROW)
    decide, asked = box_of(phone.locator(".decide")), box_of(phone.get_by_test_id("question"))
    assert decide["height"] > 170
    assert asked["y"] + asked["height"] < decide["y"] + decide["height"] - 44
    # what happened last is a line on the log's tab, while the log has no room
    assert phone.locator(".papers").evaluate("node => node.clientHeight") < 72
    expect(phone.get_by_test_id("newest-line")).to_be_visible()
    # where there is more than is seen, its lower edge fades, until its end is reached
    decided = phone.locator(".decide")
    phone.wait_for_function(
        "() => { const node = document.querySelector('.decide');"
        "return node.classList.contains('fades') === node.scrollHeight > node.clientHeight + 4; }"
    )
    decided.evaluate("node => node.scrollTo(0, node.scrollHeight)")
    phone.wait_for_function("() => !document.querySelector('.decide').classList.contains('fades')")


def test_a_game_that_is_over_is_seen_again_whole_and_in_words(phone: Page, server: Server) -> None:
    """What comes next is at hand without scrolling; the replay opens on the whole board and says what happens."""
    sit_at(phone, server, played("colonial", may_fire))
    phone.get_by_test_id("menu").tap()
    phone.locator(".menu .danger").tap()
    phone.locator("dialog .danger").tap()
    replay, panel = phone.locator(".result a.primary"), phone.locator(".decide")
    for button in (replay, phone.get_by_test_id("review")):
        expect(button).to_be_visible()
        assert within(box_of(button), box_of(panel))
    replay.tap()
    expect(phone.get_by_test_id("step")).to_be_visible()
    board = box_of(phone.locator(".boardside"))
    spaces = phone.locator(".spaces path")
    for corner in (spaces.first, spaces.last):
        x, y = middle(corner)
        assert board["x"] < x < board["x"] + board["width"]
        assert board["y"] < y < board["y"] + board["height"]
    slider = box_of(phone.locator(".player input[type=range]"))
    assert slider["width"] > 300
    phone.get_by_test_id("next").tap()
    told = phone.get_by_test_id("replay-told")
    expect(told).to_contain_text(".")
    assert box_of(told)["y"] + box_of(told)["height"] < box_of(phone.get_by_test_id("play"))["y"]


def test_the_shop_says_what_is_left_and_the_other_map_is_a_button(phone: Page) -> None:
    phone.get_by_test_id("game-paratrooper").tap()
    phone.get_by_test_id("start").tap()
    briefed = phone.locator(".briefing .primary")
    expect(briefed.or_(phone.get_by_test_id("question")).first).to_be_visible()
    if briefed.count():
        briefed.tap()
    wait_for_question(phone)
    panel = phone.locator(".decide")
    panel.evaluate("node => node.scrollTo(0, node.scrollHeight / 2)")
    phone.wait_for_function("() => document.querySelector('.decide').scrollTop > 100")
    assert within(box_of(phone.get_by_test_id("question")), box_of(panel))
    # the other map lies at the foot of the board, beside its tools, and hides next to nothing
    plate, board = box_of(phone.get_by_test_id("plate").first), box_of(phone.locator(".boardside"))
    assert plate["height"] <= 46
    assert plate["y"] > board["y"] + board["height"] - 60
