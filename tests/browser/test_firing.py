"""Who fires: every combination in one list that keeps its order, and 0 for one thing after the other."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.foresight import ends_phase
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from sandtable.games.kolwezi.actions import Fire
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, played, saved, sit_at, until_at
from tests.browser.player import asked


def size(action: Action) -> int:
    """How many fire."""
    return 1 + len(action.with_units) + action.mortars if isinstance(action, Fire) else 0


def several_could_fire(table: Table, decision: Decision) -> bool:
    """A PC could fire with both of its sections, with one, or alone, and so could each of them."""
    most = max(decision.actions, key=size)
    if size(most) < 3 or len({touched(action).unit for action in decision.actions}) < 3:
        return False
    odds = table.game.forecast(table.view(decision.seat), most)
    return odds is not None and any(len(outcomes) > 1 for outcomes in odds.groups)


def test_who_fires_is_one_list_all_together_first(page: Page, server: Server) -> None:
    table = played("kolwezi", several_could_fire)
    assert table.decision is not None
    sit_at(page, server, table)
    lines = page.locator("[data-testid=group]")
    expect(lines).to_have_count(len(table.decision.actions))
    most = max(table.decision.actions, key=size)
    before = asked(page)
    expect(lines.first).to_have_attribute("data-unit", touched(most).unit)
    expect(lines.first).to_be_in_viewport(ratio=1)
    lines.first.click()
    page.get_by_test_id("commit").click()
    until_at(page, before)
    assert saved(server).turned[len(table.turned)].action == most


@pytest.mark.parametrize("by", ["page", "phone"])
def test_who_fires_is_joined_by_a_click_on_another(request: pytest.FixtureRequest, server: Server, by: str) -> None:
    """In the open stack, with whoever has to lead them; a second click on one takes him out again."""
    page: Page = request.getfixturevalue(by)
    table = played("kolwezi", several_could_fire)
    assert table.decision is not None
    most = max(table.decision.actions, key=size)
    assert isinstance(most, Fire)
    sit_at(page, server, table)
    ticked = page.locator(".fan .counter.chosen")

    def press(unit: str, where: str = ".fan") -> None:
        counter = page.locator(f'{where} [data-piece="{unit}"]')
        page.wait_for_function(f"node => ({REACHED})(node)", arg=counter.element_handle())
        page.wait_for_selector(".world:not(.gliding)", state="attached")
        spot = counter.evaluate(REACHED)
        if by == "phone":
            page.touchscreen.tap(*spot)
        else:
            page.mouse.click(*spot)

    first, second, *_ = sorted(most.with_units, reverse=True)
    press(first, ".pieces")
    expect(page.get_by_test_id("commit")).to_be_visible()
    press(second)
    # they fire together only under their PC
    expect(ticked).to_have_count(3)
    expect(page.locator(f'.fan .chosen[data-piece="{most.unit}"]')).to_be_attached()
    press(first)
    expect(ticked).to_have_count(2)
    press(second)
    expect(ticked).to_have_count(1)
    press(first)
    expect(ticked).to_have_count(2)
    before = asked(page)
    page.get_by_test_id("commit").click()
    until_at(page, before)
    assert saved(server).turned[len(table.turned)].action == structs.replace(most, with_units=(first,))


def test_who_fires_is_ticked_by_name(page: Page, server: Server) -> None:
    """The card follows, whoever has to lead them comes along, and Space on its button fires."""
    table = played("kolwezi", several_could_fire)
    assert table.decision is not None
    most = max(table.decision.actions, key=size)
    assert isinstance(most, Fire)
    sit_at(page, server, table)
    strip = page.get_by_test_id("crew")
    ticked = strip.locator("[aria-pressed=true]")
    expect(strip.get_by_test_id("crew-unit")).to_have_count(len({touched(one).unit for one in table.decision.actions}))
    first, second, *_ = sorted(most.with_units, reverse=True)
    strip.locator(f'[data-unit="{first}"]').click()
    expect(ticked).to_have_count(1)
    expect(page.get_by_test_id("commit")).to_be_visible()
    strip.locator(f'[data-unit="{second}"]').click()
    expect(ticked).to_have_count(3)
    expect(page.get_by_test_id("odds").locator("h3")).not_to_contain_text("(")
    strip.locator(f'[data-unit="{second}"]').click()
    expect(ticked).to_have_count(2)
    for unit in (most.unit, first):
        strip.locator(f'[data-unit="{unit}"]').click()
    expect(ticked).to_have_count(0)
    expect(page.get_by_test_id("commit")).to_have_count(0)
    page.keyboard.press("e")
    expect(ticked).to_have_count(size(most))
    before = asked(page)
    page.get_by_test_id("commit").focus()
    page.keyboard.press("Space")
    until_at(page, before)
    assert saved(server).turned[len(table.turned)].action == most


def last_of_fire(table: Table, decision: Decision) -> bool:
    """Who fires no more goes on to assaults that one or two could make, and that end a part of the turn."""
    done = next((action for action in decision.actions if type(action).__name__ == "Done"), None)
    if decision.step != "french_fire" or done is None:
        return False
    state = table.state.copy()
    table.game.play(state, done)
    after = table.game.pending(state)
    if after is None or after.seat != decision.seat or after.step != "assault_move":
        return False
    units = {touched(action).unit for action in after.actions} - {""}
    view = table.game.observe(state, decision.seat)
    return 0 < len(units) < 3 and ends_phase(table.game, view, after.actions[-1])


def test_who_does_not_want_to_be_asked_ends_one_thing_after_the_other(page: Page, server: Server) -> None:
    """0 for the fire and 0 for the assaults: no unit's deed was ended by the first, so nobody can have meant one."""
    page.evaluate("() => localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'straight', askEnd: false }))")
    page.reload()
    sit_at(page, server, played("kolwezi", last_of_fire))
    for _ in range(2):
        expect(page.locator("[data-testid=group].closing:not(:disabled)")).to_be_visible()
        before = asked(page)
        page.mouse.move(300, 300)
        page.mouse.move(340, 340)  # whoever moves his hand means what stands there now
        page.keyboard.press("0")
        said = (
            "before => document.querySelector('.table').dataset.at !== before || document.querySelector('.odds.pinned')"
        )
        page.wait_for_function(said, arg=before)
        if asked(page) == before:  # nobody has done anything in it yet: that is asked all the same
            page.keyboard.press("Enter")
        until_at(page, before)
    expect(page.get_by_test_id("ending")).to_have_count(0)
