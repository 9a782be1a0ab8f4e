"""Working through many units: to the next who can still act, who stays where it is, a whole stack in one gesture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, counter, picks_of, played, saved, sit_at
from tests.browser.test_stacks import column_of, may_march_together, where

pytestmark = pytest.mark.browser

#: who is in hand, as the strip over the question names them
HELD = "[data-testid=hand] .held"


def free(table: Table, decision: Decision) -> list[str]:
    """The units that can be taken in hand."""
    return [touched(action).unit for action in picks_of(table, table.view(decision.seat))]


def few_may_march(table: Table, decision: Decision) -> bool:
    """A few units in several spaces can still march, and others cannot any more."""
    if decision.step != "movement" or len(table.turned) < 6:
        return False
    units, lie = free(table, decision), where(table, decision.seat)
    return 3 <= len(units) <= 6 and len({lie[unit] for unit in units}) > 2


def in_hand(page: Page) -> str:
    """The only unit in hand."""
    expect(page.locator(HELD)).to_have_count(1)
    return page.locator(".pieces .counter.chosen").get_attribute("data-piece") or ""


def next_but(page: Page, before: str) -> str:
    """Goes to the next unit, which is another."""
    page.keyboard.press("n")
    expect(page.locator(f'.pieces .counter.chosen:not([data-piece="{before}"])')).to_be_attached()
    return in_hand(page)


def is_staying(page: Page, unit: str) -> Locator:
    """The sign on a counter that it stays."""
    return counter(page, unit).locator(".stay")


def test_the_next_unit_is_taken_in_hand_and_who_stays_is_not_come_to_again(page: Page, server: Server) -> None:
    table = played("guerra", few_may_march)
    assert table.decision is not None
    units = free(table, table.decision)
    sit_at(page, server, table)
    left = page.get_by_test_id("owed")
    expect(left).to_contain_text(str(len(units)))
    page.keyboard.press("n")
    first = in_hand(page)
    assert first in units
    expect(page.locator(".targets path").first).to_be_attached()  # its reach is shown
    second = next_but(page, first)
    page.get_by_test_id("stay").click()
    expect(is_staying(page, second)).to_be_attached()
    expect(left).to_contain_text(str(len(units) - 1))
    seen = {in_hand(page)}
    for _ in units:
        seen.add(next_but(page, in_hand(page)))
    assert second not in seen
    assert len(seen) > 1
    page.reload()
    page.wait_for_selector(".targets path", state="attached")  # the table listens again
    expect(is_staying(page, second)).to_be_attached()
    page.get_by_test_id("hand-back").click()
    expect(page.locator(HELD)).to_have_count(0)
    assert saved(server).state.digest() == table.state.digest(), "the game knows nothing of it"
    page.locator(f'[data-testid=unit][data-unit="{second}"], [data-testid=group][data-unit="{second}"]').first.click()
    expect(page.locator(HELD)).to_have_count(1)
    expect(is_staying(page, second)).to_have_count(0)
    expect(left).to_contain_text(str(len(units)))


def test_who_is_posted_stays_in_later_turns_too_until_recalled(page: Page, server: Server) -> None:
    table = played("guerra", few_may_march)
    assert table.decision is not None
    units, seat = free(table, table.decision), table.decision.seat
    sit_at(page, server, table)
    page.keyboard.press("n")
    posted = in_hand(page)
    page.keyboard.press("Shift+Q")
    expect(is_staying(page, posted)).to_be_attached()
    expect(page.get_by_test_id("next-unit")).to_contain_text(str(len(units) - 1))
    # what this browser keeps for the table and the seat holds in another turn, as long as the unit stands there
    key = page.evaluate("() => Object.keys(JSON.parse(localStorage['sandtable.posted']))[0]")
    assert key.endswith(f"/{table.game.seats[seat]}")
    page.evaluate("() => localStorage.removeItem('sandtable.staying')")
    page.reload()
    expect(is_staying(page, posted)).to_be_attached()
    page.get_by_test_id("hand-back").click()
    expect(page.locator(HELD)).to_have_count(0)
    page.locator(f'[data-testid=unit][data-unit="{posted}"], [data-testid=group][data-unit="{posted}"]').first.click()
    expect(is_staying(page, posted)).to_have_count(0)
    assert page.evaluate("() => localStorage['sandtable.posted']") == "{}"


def test_who_has_acted_is_darker_and_when_all_stay_nothing_is_asked(page: Page, server: Server) -> None:
    table = played("guerra", few_may_march)
    assert table.decision is not None
    units, seat = free(table, table.decision), table.decision.seat
    pieces = [one for one in table.game.scene(table.view(seat)).pieces if not one.space.startswith("@")]
    own = {piece.side for piece in pieces if piece.id in units}
    idle = [one.id for one in pieces if one.side in own and one.id not in units and "moved" not in one.markers]
    assert idle
    sit_at(page, server, table)
    expect(counter(page, idle[0])).to_have_class(re.compile(r"\bspent\b"))
    for unit in units:
        expect(counter(page, unit)).not_to_have_class(re.compile(r"\bspent\b"))
    page.keyboard.press("n")
    for number in range(1, len(units) + 1):
        expect(page.locator(HELD)).to_have_count(1)
        page.keyboard.press("q")
        expect(page.locator(".pieces .counter .stay")).to_have_count(number)
    expect(page.locator(HELD)).to_have_count(0)
    expect(page.get_by_test_id("owed")).to_have_count(0)
    end = page.locator(".foot .closing.primary")
    expect(end).to_have_count(1)
    end.click()
    expect(page.locator(".pieces .counter .stay")).to_have_count(0)  # another part of the turn has begun
    now = saved(server)
    assert now.game.phase(now.state) != table.game.phase(table.state)


def test_a_double_click_takes_the_whole_stack(page: Page, server: Server) -> None:
    table = played("guerra", may_march_together)
    assert table.decision is not None
    found = column_of(table, table.decision)
    assert found is not None
    units, _, alone = found
    here = where(table, table.decision.seat)[units[0]]
    sit_at(page, server, table)
    expect(page.locator(HELD)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(HELD)).to_have_count(0)
    stack = page.locator(f'.stack[data-space="{here}"] .counter').last
    page.wait_for_function(f"node => ({REACHED})(node) !== null", arg=stack.element_handle())
    page.mouse.dblclick(*stack.evaluate(REACHED))
    expect(page.locator(HELD)).to_have_count(len(units))
    expect(page.get_by_test_id("together")).to_be_visible()
    expect(page.locator(f'.spaces path.may[data-space="{alone}"]')).to_have_count(0)
    mouse = Clicks(page)
    mouse.press(page.get_by_test_id("stay"))
    expect(page.locator(".pieces .counter .stay")).to_have_count(len(units))


#: in how many rows the buttons of the foot stand, and the least height of one
ROWS = """() => {
  const shown = [...document.querySelectorAll('.question.foot button')].filter((one) => one.offsetParent);
  const boxes = shown.map((one) => one.getBoundingClientRect());
  return [new Set(boxes.map(({ y }) => Math.round(y))).size, Math.min(...boxes.map(({ height }) => height))];
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_a_finger_goes_round_too_and_the_foot_is_one_row(phone: Page, server: Server, size: tuple[int, int]) -> None:
    table = played("guerra", few_may_march)
    assert table.decision is not None
    units = free(table, table.decision)
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(phone, server, table)
    onward, stay = phone.get_by_test_id("next-unit"), phone.get_by_test_id("stay")
    expect(onward.locator(".brief")).to_contain_text(str(len(units)))
    assert phone.evaluate(ROWS) == [1, 44]
    onward.tap()
    unit = in_hand(phone)
    assert unit in units
    assert phone.evaluate(ROWS) == [1, 44]
    stay.tap()
    expect(is_staying(phone, unit)).to_be_attached()
    expect(phone.locator(f'.pieces .counter.chosen:not([data-piece="{unit}"])')).to_be_attached()
