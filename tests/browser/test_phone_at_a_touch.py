"""A phone in one's hand: a tap that comes too soon comes down on nothing, and what may be aimed at is to be seen."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.journal import Journal
from sandtable.engine.table import Table
from sandtable.games.colonial.actions import Done, Fire, Move
from sandtable.games.paratrooper import actions as paratrooper
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at, until_at
from tests.browser.player import asked, wait_for_question
from tests.browser.test_phone import box_of, middle, still
from tests.browser.test_phone_stands_still import UNASKED

pytestmark = pytest.mark.browser

#: as soon as the table takes shelter: which buttons a finger would meet; and the board is tapped where it is lit
SHELTERED = """() => new MutationObserver((_, watcher) => {
  const table = document.querySelector('.table.sheltered');
  const shown = [...document.querySelectorAll('aside button:not(:disabled)')].filter((one) => one.offsetParent);
  if (!table || !shown.length || !document.querySelector('[data-testid=note]')) return;
  watcher.disconnect();
  const hit = (one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  window.met = { at: table.dataset.at, shown: shown.length, hit: shown.filter(hit).map((one) => one.innerText) };
  for (const one of document.querySelectorAll('.spaces path.may, .pieces .counter.may'))
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}).observe(document, { attributes: true, childList: true, subtree: true })"""

#: whether anything of a space is to be seen on the board
GLIMPSED = """name => {
  const [board, space] = ['.boardside', `.spaces path[data-space="${name}"]`].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return space.right > board.left && space.left < board.right && space.bottom > board.top && space.top < board.bottom;
}"""


def nothing_left_to_do(table: Table, decision: Decision) -> bool:
    """All that can be said is that a part of the turn is over; what is asked then has several answers."""
    if [type(one) for one in decision.actions] != [paratrooper.Done] or not table.why_not_undo(decision.seat):
        return False
    tried = Table.resume(table.game, Journal.parse(table.journal.text()))
    tried.act(decision.seat, decision.actions[0])
    return tried.decision is not None and tried.decision.seat == decision.seat and len(tried.decision.actions) > 2


def test_a_tap_right_after_an_answer_gave_itself_comes_down_on_nothing(phone: Page, server: Server) -> None:
    """What is asked then has come to lie where something else was asked a moment ago."""
    phone.evaluate(UNASKED)
    phone.reload()
    phone.evaluate(SHELTERED)
    sit_at(phone, server, played("paratrooper", nothing_left_to_do))
    phone.wait_for_function("() => window.met")
    met = phone.evaluate("() => window.met")
    assert met["shown"] > 2
    assert met["hit"] == []
    # nothing has come of the taps, and it is over by itself
    wait_for_question(phone)
    assert asked(phone) == met["at"]
    expect(phone.locator(".counter.chosen")).to_have_count(0)
    expect(phone.get_by_test_id("group").first).to_be_enabled()


def far(one: str, other: str) -> int:
    """How many columns or rows of hexes are between two of them."""
    return max(abs(int(one[:2]) - int(other[:2])), abs(int(one[2:]) - int(other[2:])))


def next_aim(table: Table, decision: Decision) -> tuple[str, str] | None:
    """Whoever is done is followed by one of his side who may fire far: where that one and the nearest target are."""
    if Done() not in decision.actions or any(isinstance(one, Fire) for one in decision.actions):
        return None
    tried = Table.resume(table.game, Journal.parse(table.journal.text()))
    tried.act(decision.seat, Done())
    if tried.decision is None or tried.decision.seat != decision.seat:
        return None
    scene = tried.game.scene(tried.view(decision.seat))
    acting = {piece.space for piece in scene.pieces if piece.id in scene.focus}
    aims = {one.at for one in tried.decision.actions if isinstance(one, Fire)}
    if len(acting) != 1 or not aims:
        return None
    (stands,) = acting
    nearest = min(aims, key=lambda aim: far(stands, aim))
    return (stands, nearest) if far(stands, nearest) > 2 else None


def test_whom_the_next_unit_may_aim_at_is_seen_beside_it(phone: Page, server: Server) -> None:
    """However near the eye was: one who sees only the unit sees half of what is asked."""
    phone.evaluate(UNASKED)
    phone.reload()
    table = played("colonial", lambda table, decision: next_aim(table, decision) is not None)
    assert table.decision is not None
    found = next_aim(table, table.decision)
    assert found is not None
    stands, aim = found
    sit_at(phone, server, table)
    # so near that the two are never seen together
    hexagon = phone.locator(f'.spaces path[data-space="{stands}"]')
    for _ in range(12):
        if box_of(hexagon)["width"] > 220:
            break
        phone.keyboard.press("+")
        still(phone)
    before = asked(phone)
    phone.locator(".foot .closing").first.tap()
    until_at(phone, before)
    for seen in (stands, aim):
        phone.wait_for_function(GLIMPSED, arg=seen)


#: how broad the light around the counters that may act is, against counters a hundred wide
LIGHT = """() => Math.min(...[...document.querySelectorAll('.pieces .counter.may .glow')].map((one) =>
  parseFloat(getComputedStyle(one).strokeWidth)))"""


def many_may_move(table: Table, decision: Decision) -> bool:
    return decision.step == "french_move" and len(decision.actions) > 6


def fires_together(table: Table, decision: Decision) -> bool:
    counted = Counter(touched(action).unit for action in decision.actions)
    return decision.step == "fire_at" and max(counted.values()) > 3


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_what_is_lit_is_seen_from_afar_and_what_is_in_hand_can_be_put_back(
    phone: Page, server: Server, language: str
) -> None:
    phone.evaluate("language => localStorage.setItem('sandtable.language', language)", language)
    phone.reload()
    sit_at(phone, server, played("kolwezi", many_may_move))
    phone.wait_for_selector("svg.far", state="attached")
    assert phone.evaluate(LIGHT) > 12
    newest = phone.get_by_test_id("newest-line").text_content()
    before = asked(phone)
    if phone.get_by_test_id("list-them").count():
        phone.get_by_test_id("list-them").tap()
    phone.locator(".choices button:not(:has(.many))").first.tap()
    until_at(phone, before)
    held = box_of(phone.locator(".inhand .held").first.locator("[aria-hidden]"))
    assert held["x"] + held["width"] < 390
    # nothing has happened yet that could be told
    assert phone.get_by_test_id("newest-line").text_content() == newest


def test_to_call_it_off_and_names_that_are_said_take_no_line(phone: Page, server: Server) -> None:
    sit_at(phone, server, played("kolwezi", fires_together))
    off, question = box_of(phone.get_by_test_id("hand-back")), box_of(phone.get_by_test_id("question"))
    assert off["y"] < question["y"] + question["height"]
    assert off["height"] >= 40
    for name in phone.locator(".question h4.said").all():
        assert box_of(name)["height"] <= 1
    first = box_of(phone.locator(".choices button").first)
    assert first["y"] >= off["y"] + off["height"] - 1
    assert first["width"] > 340


def much_to_fire_at(table: Table, decision: Decision) -> bool:
    return decision.step == "french_fire" and len(decision.actions) > 4


def places_of(page: Page) -> dict[str, float]:
    """Where the middles of the foot's buttons are, from the left."""
    found = {}
    for name in ("next-unit", "undo", "ask", "hint"):
        box = box_of(page.locator(".foot").get_by_test_id(name))
        found[name] = box["x"] + box["width"] / 2
    return found


def test_every_button_of_the_foot_has_a_place_of_its_own(phone: Page, server: Server) -> None:
    """Whatever is asked: a thumb that has learnt where the hint is does not come down on something else."""
    sit_at(phone, server, played("kolwezi", many_may_move))
    free, before = places_of(phone), asked(phone)
    assert list(free.values()) == sorted(free.values())
    if phone.get_by_test_id("list-them").count():
        phone.get_by_test_id("list-them").tap()
    phone.locator(".choices button:not(:has(.many))").first.tap()
    until_at(phone, before)
    expect(phone.get_by_test_id("stay")).to_be_enabled()
    expect(phone.get_by_test_id("choose-way")).to_be_visible()
    held = places_of(phone)
    assert held.keys() == free.keys()
    assert all(abs(held[name] - free[name]) < 1 for name in free)


def test_a_part_in_which_nothing_was_done_never_ends_at_one_tap(phone: Page, server: Server) -> None:
    """Not even for who is not asked any more; and that is ticked apart from where a habit presses."""
    sit_at(phone, server, played("kolwezi", much_to_fire_at))
    before = asked(phone)
    phone.locator(".foot .closing").first.tap()
    commit, tick = phone.get_by_test_id("commit"), phone.get_by_test_id("ending-unasked")
    expect(phone.get_by_test_id("ending")).to_be_visible()
    assert box_of(tick)["y"] + box_of(tick)["height"] <= box_of(commit)["y"]
    # the word alone stands in its row
    assert box_of(commit)["width"] > 300
    phone.evaluate(UNASKED)
    phone.reload()
    wait_for_question(phone)
    phone.locator(".foot .closing").first.tap()
    expect(phone.get_by_test_id("ending")).not_to_contain_text("0")
    expect(tick).to_have_count(0)
    assert asked(phone) == before


#: much later, as far as the page knows
LATER = "() => { const now = performance.now.bind(performance); performance.now = () => now() + 5000; }"


def risky_march(table: Table, decision: Decision) -> Move | None:
    """A unit may go somewhere where it may come to harm, and nothing else can be meant by that place."""
    places = Counter(touched(action).space for action in decision.actions)
    marches = [one for one in decision.actions if isinstance(one, Move) and places[one.to] == 1]
    view = table.view(decision.seat)
    return next((one for one in marches if table.game.harms(view, one)), None)


def test_what_a_card_warns_of_is_answered_by_its_button(phone: Page, server: Server) -> None:
    """Whoever taps the same place again may have thought that nothing had come of it."""
    table = played("colonial", lambda table, decision: risky_march(table, decision) is not None)
    assert table.decision is not None
    march = risky_march(table, table.decision)
    assert march is not None
    sit_at(phone, server, table)
    wait_for_question(phone)
    still(phone)
    before, place = asked(phone), phone.locator(f'.spaces path[data-space="{march.to}"]')
    expect(place).to_have_class("may")
    phone.touchscreen.tap(*middle(place))
    commit = phone.get_by_test_id("commit")
    expect(commit).to_be_focused()
    expect(phone.get_by_test_id("harms")).to_be_visible()
    still(phone)
    phone.evaluate(LATER)
    place.dispatch_event("click")  # two taps so soon after each other would bring the eye nearer
    phone.wait_for_function("() => window.underway === 0")
    expect(commit).to_be_visible()
    assert asked(phone) == before
    commit.tap()
    until_at(phone, before)
