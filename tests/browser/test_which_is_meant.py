"""A space that allows several things asks which is meant, with the odds beside each; test_clicks.py asks an enemy."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import Clicks, sit_at, space
from tests.browser.player import asked
from tests.browser.promises import promise
from tests.browser.test_at_a_glance import WHOLE
from tests.browser.test_what_it_is_about import teller
from tests.server.test_routes import until

pytestmark = pytest.mark.browser

#: World War Africa throws dice after its attacks have been gathered: there a space asks about marches alone
SURE = {"world_war_africa"}


class Several(NamedTuple):
    """What can be done in a space."""

    at: str
    actions: list[Action]


def several(table: Table, decision: Decision) -> Several | None:
    """A space where a few things can be done now, without anybody to be picked before."""
    found: dict[str, list[Action]] = {}
    for action in decision.actions:
        found.setdefault(touched(action).space, []).append(action)
    sure = table.game.title.name in SURE
    boxes: set[str] = set()
    for at, actions in found.items():
        if at and 1 < len(actions) < 5 and not (sure and len({type(one) for one in actions}) == 1):
            boxes = boxes or {"", *(one.id for one in table.game.sheet().spaces if one.display)}
            if at in boxes:
                continue
            if any(is_open(table, decision, action) for action in actions) != sure:
                return Several(at, actions)
    return None


def is_open(table: Table, decision: Decision, action: Action) -> bool:
    """Whether dice decide how it ends."""
    odds = table.game.forecast(table.view(decision.seat), action)
    return odds is not None and any(0 < one.chance < 1 for group in odds.groups for one in group)


@cache
def moment(game: str) -> Table:
    return until(game, lambda table, decision: several(table, decision) is not None)


@promise("asks-which")
@pytest.mark.parametrize("game", ["guerra", "paratrooper", "world_war_africa"])
def test_a_space_that_allows_several_things_asks_which(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = moment(game)
    assert table.decision is not None
    found = several(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    before, menu = asked(page), page.get_by_test_id("popover")
    here = page.locator(f'.stack[data-space="{found.at}"] .counter')
    Clicks(page).at(here if here.count() else space(page, found.at))
    expect(menu).to_be_visible()
    lines = menu.get_by_role("menuitem")
    tell, view = teller(table), table.view(table.decision.seat)
    for action in found.actions:
        line = lines.filter(has_text=tell.label(view, action)).first
        expect(line).to_be_visible()
        expect(line.get_by_test_id("headline")).to_have_count(int(is_open(table, table.decision, action)))
    assert menu.evaluate(WHOLE)
    lines.nth(1).hover()
    expect(page.locator("[data-marked]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert asked(page) == before, "nothing is done before its player's word"
