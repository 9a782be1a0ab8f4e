"""Who waits beside the map: seen at the space by which he comes in, told there, and come to before all others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.scene import Piece
from sandtable.engine.table import Table
from sandtable.games.guerra.actions import Support
from tests.browser.conftest import Server
from tests.browser.moments import picks_of, played, saved, sit_at
from tests.browser.test_rounds import in_hand

pytestmark = pytest.mark.browser


def waiting(table: Table, decision: Decision) -> list[Piece]:
    """Those who wait beside the map and may come in now."""
    able = {str(getattr(action, "unit", "")) for action in picks_of(table, table.view(decision.seat))}
    return [one for one in table.game.scene(table.view(decision.seat)).pieces if one.enters and one.id in able]


def several_wait(table: Table, decision: Decision) -> bool:
    """Several wait at one entry, and others can move."""
    return decision.step == "movement" and len({one.id for one in waiting(table, decision)}) > 1


def test_who_waits_is_seen_where_he_comes_in_and_is_come_to_first(page: Page, server: Server) -> None:
    table = played("guerra", several_wait)
    assert table.decision is not None
    units = waiting(table, table.decision)
    entry = units[0].enters
    sit_at(page, server, table)
    for unit in units:
        there = page.locator(f'.stack[data-space="{unit.enters}"] [data-piece="{unit.id}"]')
        expect(there).to_have_class(re.compile(r"\boutside\b"))
    first = page.locator("[data-testid=group]").first
    expect(first).to_contain_text(re.compile(rf"waits at R\d: comes in at .*{entry}"))
    page.locator(f'.pieces [data-space="{entry}"] .counter').last.hover()
    expect(page.get_by_test_id("facts")).to_contain_text("waits beside the map")
    page.keyboard.press("n")
    held = in_hand(page)
    assert held in {one.id for one in units}
    expect(page.locator(".targets path").first).to_be_attached()


def air_is_asked(table: Table, decision: Decision) -> bool:
    """How many air points help in a fight; there are several."""
    return decision.step == "battle" and len(decision.actions) > 3


def test_air_points_are_answered_by_their_number_in_one_press(page: Page, server: Server) -> None:
    table = played("guerra", air_is_asked)
    assert table.decision is not None
    sit_at(page, server, table)
    lines = page.locator("[data-testid=group]")
    expect(lines).to_have_count(len(table.decision.actions))
    for number, words in ((0, "No air points"), (1, "1 air point"), (3, "3 air points")):
        expect(lines.nth(number).locator("kbd")).to_have_text(str(number))
        expect(lines.nth(number)).to_contain_text(words)
        expect(lines.nth(number).get_by_test_id("headline")).to_contain_text("%")
    page.keyboard.press("2")
    expect(page.get_by_test_id("result-strip")).to_be_visible()
    assert saved(server).turned[len(table.turned)].action == Support(2)
