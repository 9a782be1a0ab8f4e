"""A part of a stack: who goes along is picked from the open stack, counter by counter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.engine import hand
from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import has_way, touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, saved, sit_at
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
    expect(counter).to_have_class(re.compile(r"\bchosen\b"))
    expect(page.locator(".targets path").first).to_be_attached()
    now = saved(server)
    assert unit in hand.units_in(now.game, now.state, seat, hand.given(now, seat))
    ends = [path for path in page.locator(".spaces path.may").all() if path.evaluate(REACHED)]
    assert len(ends) > page.locator(".spaces path.may").count() / 2, "it lies where it hides least"
    before = asked(page)
    page.mouse.click(*ends[0].evaluate(REACHED))  # the stack lies open, and goes all the same
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
