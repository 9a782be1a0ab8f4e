"""A part of a stack: who goes along is picked from the open stack, counter by counter."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import sandtable
from sandtable.engine import column, hand
from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import has_way, touched
from sandtable.engine.table import Table
from sandtable.games.guerra.actions import Move
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, picks_of, played, saved, sit_at, space, until_at
from tests.browser.player import asked, wait_for_question
from tests.server.test_routes import until

pytestmark = pytest.mark.browser


def may_come(table: Table, decision: Decision) -> list[Action]:
    """Those who may come along with a stack that is asked where it goes, if there are several beside it."""
    if not any(has_way(action) for action in decision.actions):
        return []
    others = [action for action in decision.actions if touched(action).unit]
    where = {piece.id: piece.space for piece in table.game.scene(table.view(decision.seat)).pieces}
    here = {where.get(touched(action).unit, "@") for action in others}
    alone = len({touched(action).unit for action in others}) == len(others)
    return others if len(others) > 1 and alone and len(here) == 1 and not here & {"@"} else []


@pytest.mark.parametrize("game", ["kolwezi", "world_war_africa"])
def test_who_comes_along_is_picked_from_the_open_stack(page: Page, server: Server, game: str) -> None:
    table = until(game, lambda table, decision: bool(may_come(table, decision)))
    assert table.decision is not None
    seat = table.decision.seat
    unit = touched(may_come(table, table.decision)[-1]).unit
    space = next(piece.space for piece in table.game.scene(table.view(seat)).pieces if piece.id == unit)
    sit_at(page, server, table)
    expect(page.locator(".targets path").first).to_be_attached()  # where they may go is lit
    mouse = Clicks(page)
    mouse.at(page.locator(f'.stack[data-space="{space}"] .counter'))
    counter = page.get_by_test_id("fan").locator(f'[data-piece="{unit}"]')
    expect(counter).to_be_visible()
    if "chosen" not in (counter.get_attribute("class") or ""):
        mouse.at(counter)
    # the stack closes with the last of it who can come
    expect(page.locator(f'.counter.chosen[data-piece="{unit}"]').first).to_be_attached()
    expect(page.locator(".targets path").first).to_be_attached()
    now = saved(server)
    assert unit in hand.units_in(now.game, now.state, seat, hand.given(now, seat))
    ends = [path for path in page.locator(".spaces path.may").all() if path.evaluate(REACHED)]
    assert len(ends) > page.locator(".spaces path.may").count() / 2, "it lies where it hides least"
    before = asked(page)
    page.mouse.click(*ends[0].evaluate(REACHED))  # open or closed, it goes
    page.wait_for_function(
        "before => document.querySelector('.table').dataset.at !== before"
        " || document.querySelector('.popover, [data-testid=commit]')",
        arg=before,
    )


def test_of_counters_that_are_alike_any_may_be_picked(page: Page, tmp_path: Path) -> None:
    table = sandtable.new("world_war_africa", seed=3)
    save = tmp_path / "alike.journal"
    save.write_bytes(table.journal.text())
    with page.expect_response(lambda response: "/seats/" in response.url and response.ok) as seen:
        page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    other, listed = next(iter(seen.value.json()["question"]["alike"].items()))
    page.get_by_test_id("tab-inspector").click()
    page.locator(f'.token[title="{other}"]').click()
    expect(page.locator(".token.chosen")).to_have_attribute("title", listed)
    expect(page.locator(".targets path").first).to_be_attached()


def may_march_together(table: Table, decision: Decision) -> bool:
    """A stack of which several can follow the unit in hand to an empty hex, and one hex that not all of them reach."""
    return decision.step == "march" and column_of(table, decision) is not None


def column_of(table: Table, decision: Decision) -> tuple[list[str], str, str] | None:
    """The stack, where all of it can go without harm, and where the unit in hand alone can."""
    view = table.view(decision.seat)
    found = list(zip(decision.actions, column.followers(table, view, decision.actions), strict=True))
    lie = {piece.space for piece in table.game.scene(view).pieces}
    everybody = max((along for _, along in found), key=len, default=[])
    marches = [(action, along) for action, along in found if isinstance(action, Move) and action.by == "march"]
    free = [(action, along) for action, along in marches if touched(action).space not in lie]
    quiet = [action for action, along in free if along == everybody and not table.game.harms(view, action)]
    alone = [action for action, along in free if not along]
    if len(everybody) != 1 or not quiet or not alone or table.why_not_undo(decision.seat):
        return None
    return [touched(quiet[0]).unit, *everybody], touched(quiet[-1]).space, touched(alone[0]).space


def test_a_stack_marches_together_where_its_units_go_one_by_one(page: Page, server: Server) -> None:
    """All of it by one click, back by one key; it goes only where everybody can."""
    table = played("guerra", may_march_together)
    assert table.decision is not None
    found = column_of(table, table.decision)
    assert found is not None
    units, to, alone = found
    seat, here = table.decision.seat, where(table, table.decision.seat)[units[0]]
    sit_at(page, server, table)
    mouse, held = Clicks(page), page.locator("[data-testid=hand] .held")
    expect(held).to_have_count(1)
    expect(page.locator(f'.spaces path.may[data-space="{alone}"]')).to_be_attached()
    mouse.at(page.locator(f'.stack[data-space="{here}"] .counter'))
    mouse.at(page.get_by_test_id("fan-all"))
    expect(held).to_have_count(len(units))
    expect(page.get_by_test_id("fan")).to_have_count(0)  # nobody else can come, and it would hide where they can go
    mouse.at(page.locator(f'.stack[data-space="{here}"] .counter'))
    expect(page.get_by_test_id("fan").locator(".tick")).to_have_count(len(units))
    expect(page.locator(f'.spaces path.may[data-space="{alone}"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    before = asked(page)
    mouse.at(page.locator(f'.stack[data-space="{here}"] .counter'))
    until_at(page, before)
    expect(held).to_have_count(1)
    page.keyboard.press("e")
    expect(held).to_have_count(len(units))
    before = asked(page)
    mouse.at(space(page, to))
    until_at(page, before)
    now = saved(server)
    assert {where(now, seat)[unit] for unit in units} == {to}
    page.keyboard.press("u")
    expect(page.locator(f'.stack[data-space="{to}"]')).to_have_count(0)
    expect(held).to_have_count(0)
    assert {where(saved(server), seat)[unit] for unit in units} == {here}


def where(table: Table, seat: int) -> dict[str, str]:
    """Where each counter lies, as a seat sees it."""
    return {piece.id: piece.space for piece in table.game.scene(table.view(seat)).pieces}


def picks_in_a_stack_and_elsewhere(table: Table, decision: Decision) -> bool:
    """Somebody of a stack may be taken in hand, and somebody who stands elsewhere."""
    return stack_and_other(table, decision) is not None


def stack_and_other(table: Table, decision: Decision) -> tuple[str, str] | None:
    """The space of a stack of which one may be picked, and a unit elsewhere that may."""
    view = table.view(decision.seat)
    lies = where(table, decision.seat)
    units = [touched(action).unit for action in picks_of(table, view)]
    found = [unit for unit in units if unit in lies]
    crowded = [lies[unit] for unit in found if list(lies.values()).count(lies[unit]) in (2, 3)]
    others = [unit for unit in found if crowded and lies[unit] != crowded[0]]
    return (crowded[0], others[0]) if others else None


@pytest.mark.parametrize("game", ["guerra", "world_war_africa"])
def test_an_open_stack_closes_when_somebody_elsewhere_is_taken_in_hand(page: Page, server: Server, game: str) -> None:
    table = played(game, picks_in_a_stack_and_elsewhere)
    assert table.decision is not None
    found = stack_and_other(table, table.decision)
    assert found is not None
    here, other = found
    sit_at(page, server, table)
    mouse, held = Clicks(page), page.locator("[data-testid=hand] .held")
    before = asked(page)
    mouse.at(page.locator(f'.stack[data-space="{here}"] .counter'))
    until_at(page, before)
    expect(held).to_have_count(1)
    fan = page.get_by_test_id("fan")
    expect(fan).to_have_attribute("data-space", here)
    mouse.at(fan.locator(".counter.chosen"))
    expect(held).to_have_count(0)
    expect(fan).to_have_attribute("data-space", here)  # it is still being picked from
    line = page.locator(f'.choices [data-unit="{other}"]').first
    expect(line.or_(page.get_by_test_id("list-them")).first).to_be_visible()
    if not line.count():
        page.get_by_test_id("list-them").click()
    line.click()
    expect(held).to_have_count(1)
    expect(fan).to_have_count(0)


def lies_in_the_box(table: Table, decision: Decision) -> bool:
    """Several of one's own lie side by side in a box beside the map."""
    if "setup" in decision.step:
        return False
    return sum(piece.space == "uganda" for piece in table.game.scene(table.view(decision.seat)).pieces) > 2


def test_a_box_of_which_only_a_rim_is_seen_opens_in_view(page: Page, server: Server) -> None:
    sit_at(page, server, played("world_war_africa", lies_in_the_box))
    view, box = page.locator(".board .view"), space(page, "uganda")
    counters = page.locator('.stack[data-space="uganda"] .counter')

    def middle(place: Locator) -> tuple[float, float]:
        found = place.bounding_box()
        assert found is not None
        return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2

    def settled() -> None:
        page.wait_for_selector(".world:not(.gliding)", state="attached")
        box.element_handle().wait_for_element_state("stable")

    # nearer, and then so far aside that the middle of the box is out of view, and one of its counters in it
    page.mouse.move(*middle(box))
    for _ in range(4):
        page.mouse.wheel(0, -250)
    settled()
    edges = view.bounding_box()
    assert edges is not None
    first = min(range(counters.count()), key=lambda one: middle(counters.nth(one))[0])
    (x, y), right = middle(counters.nth(first)), edges["x"] + edges["width"]
    assert x < middle(box)[0] - 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(right - 20, edges["y"] + edges["height"] / 2, steps=5)
    page.mouse.up()
    settled()
    assert middle(box)[0] > right
    page.mouse.click(*middle(counters.nth(first)))
    tray = page.locator(".fan .tray")
    expect(tray).to_be_visible()
    lies = tray.bounding_box()
    assert lies is not None
    assert edges["x"] <= lies["x"]
    assert lies["x"] + lies["width"] <= right
    assert edges["y"] <= lies["y"]
    assert lies["y"] + lies["height"] <= edges["y"] + edges["height"]
