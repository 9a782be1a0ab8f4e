"""Several of the enemy in one place: each of them can be aimed at there, and what asks lies beside the place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from sandtable.games.colonial.actions import Assault
from tests.browser.conftest import Server
from tests.browser.moments import Clicks, played, sit_at

pytestmark = pytest.mark.browser


def targets(table: Table, decision: Decision) -> tuple[str, set[str]] | None:
    """A hex with several units that can be assaulted, and who they are."""
    where = {piece.id: piece.space for piece in table.game.scene(table.view(decision.seat)).pieces}
    found: dict[str, set[str]] = {}
    for action in decision.actions:
        if isinstance(action, Assault):
            found.setdefault(where[action.target], set()).add(action.target)
    return next(((at, units) for at, units in found.items() if len(units) > 1), None)


def has_targets(table: Table, decision: Decision) -> bool:
    return targets(table, decision) is not None


def test_a_stack_of_the_enemy_offers_everybody_in_it_beside_the_hex(page: Page, server: Server) -> None:
    table = played("colonial", has_targets)
    assert table.decision is not None
    found = targets(table, table.decision)
    assert found is not None
    at, units = found
    sit_at(page, server, table)
    stack = page.locator(f'.stack[data-space="{at}"] .counter')
    stack.last.hover()
    expect(page.get_by_test_id("facts")).to_be_visible()
    Clicks(page).at(stack)
    menu = page.get_by_test_id("popover")
    expect(menu).to_be_visible()
    for unit in units:
        name = table.game.names()[unit]
        expect(menu.get_by_role("menuitem").filter(has_text=f"assaults {name}").first).to_be_attached()
    # No card lies over it, and it hides nothing of the hex that it is about.
    expect(page.get_by_test_id("facts")).to_have_count(0)
    asks, about = menu.bounding_box(), page.locator(f'.spaces path[data-space="{at}"]').bounding_box()
    assert asks
    assert about
    assert asks["x"] >= about["x"] + about["width"] or asks["x"] + asks["width"] <= about["x"]


def test_a_place_in_a_list_is_told_by_its_name_or_its_ground(page: Page, server: Server) -> None:
    table = played("colonial", has_targets)
    assert table.decision is not None
    sit_at(page, server, table)
    found = targets(table, table.decision)
    assert found is not None
    marks = {mark.space: mark.name for mark in table.game.sheet().marks if mark.name}
    ground = page.get_by_test_id("group").filter(has_text=f"fires at {found[0]}").first.get_by_test_id("ground")
    expect(ground).to_contain_text(marks[found[0]])
