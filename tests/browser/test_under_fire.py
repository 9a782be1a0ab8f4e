"""Before somebody marches under fire: the place is marked, the card asks, and a quiet way is offered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, saved, sit_at, space, until_at
from tests.browser.player import asked
from tests.server.test_routes import until

pytestmark = pytest.mark.browser


def roundabout(table: Table, decision: Decision) -> tuple[str, str, tuple[str, ...]]:
    """A place reached under fire, where that falls, and the spaces of another way there; empty where there is none."""
    view = table.view(decision.seat)
    for action in decision.actions if decision.step == "where" else ():
        for harm in table.game.harms(view, action):
            if harm.around:
                return touched(action).space, harm.fire, harm.around
    return "", "", ()


@pytest.fixture(scope="module")
def moment() -> Table:
    return until("kolwezi", lambda table, decision: bool(roundabout(table, decision)[2]))


def test_a_march_under_fire_is_seen_before_it_is_made(page: Page, server: Server, moment: Table) -> None:
    assert moment.decision is not None
    to, at, around = roundabout(moment, moment.decision)
    sit_at(page, server, moment)
    before = asked(page)
    expect(page.locator(f'[data-fired="{to}"]')).to_be_visible()
    expect(page.locator(f'[data-fired="{around[0]}"]')).to_have_count(0)
    place = space(page, to)
    page.wait_for_function(f"node => ({REACHED})(node) !== null", arg=place.element_handle())
    page.mouse.move(*place.evaluate(REACHED))
    expect(page.get_by_test_id("tip-fire")).to_contain_text(re.compile(r"from .*\d+% that all come through unharmed"))
    expect(page.locator(f'[data-shot="{at}"]')).to_be_visible()
    Clicks(page).at(place)
    expect(page.get_by_test_id("commit")).to_be_visible()
    expect(page.get_by_test_id("harms")).to_contain_text("No fire falls on the way by")
    assert asked(page) == before, "nobody has set out"
    page.get_by_test_id("go-around").click()
    until_at(page, before)
    assert tuple(saved(server).turned[-1].action.path) == around
