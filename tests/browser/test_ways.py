"""Going by railway, by river or by air: offered on the board like a march."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.games.guerra.actions import Move
from tests.browser.player import asked, click_middle, until_changed, wait_for_question

pytestmark = pytest.mark.browser


def before_a_move(folder: Path, by: str, at_least: int = 1) -> tuple[Path, Move]:
    """A saved game in which a unit that is picked may go somewhere in this way, or to several places."""
    for seed in range(30):
        save = folder / f"{seed}.journal"
        table = sandtable.new("guerra", seed=seed, path=save)
        rng = Random(seed)
        for _ in range(400):
            decision = table.decision
            if decision is None:
                break
            moves = [action for action in decision.actions if isinstance(action, Move) and action.by == by]
            if len(moves) >= at_least:
                table.close()
                return save, moves[0]
            table.act(decision.seat, rng.choice(decision.actions))
        table.close()
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize(("by", "told"), [("railway", "by railway"), ("river", "by boat"), ("air", "by air")])
def test_a_unit_is_sent_by_every_way_with_the_mouse(page: Page, tmp_path: Path, by: str, told: str) -> None:
    save, move = before_a_move(tmp_path, by)
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    space = page.locator(f'.spaces path[data-space="{move.to}"]')
    expect(space).to_have_class(re.compile(r"\bmay\b"))
    before = asked(page)
    page.keyboard.press("f")  # the whole board
    click_middle(page, space)
    until_changed(page, before)
    page.keyboard.press("l")
    line = page.get_by_test_id("log").locator("button.line").filter(has_text=told).last
    expect(line).to_contain_text(move.to)


def test_what_is_opened_in_the_panel_is_all_the_board_shows_and_takes(page: Page, tmp_path: Path) -> None:
    """Flights are opened: no points of a march, no arrow; a hex reached otherwise asks, any other says why not."""
    save, move = before_a_move(tmp_path, "air", at_least=2)
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    page.keyboard.press("f")
    counted = page.locator(".ways .left")
    expect(counted.first).to_be_attached()
    marches = page.locator(".spaces path.may[data-space]").evaluate_all("all => all.map(one => one.dataset.space)")
    page.get_by_test_id("group").filter(has_text="flies to").click()
    expect(counted).to_have_count(0)
    flights = page.locator(".spaces path.may[data-space]").evaluate_all("all => all.map(one => one.dataset.space)")
    assert move.to in flights
    before = asked(page)
    march = next(space for space in marches if space not in flights)
    click_middle(page, page.locator(f'.spaces path[data-space="{march}"]'))
    expect(page.get_by_test_id("popover")).to_contain_text(march)
    expect(page.locator(".way-line")).to_have_count(0)
    page.keyboard.press("Escape")
    taken = page.locator(".pieces [data-space]").evaluate_all("all => all.map(one => one.dataset.space)")
    every = page.locator(".spaces path[data-space]").evaluate_all("all => all.map(one => one.dataset.space)")
    other = next(space for space in every if space not in {*marches, *flights, *taken})
    click_middle(page, page.locator(f'.spaces path[data-space="{other}"]'))
    expect(page.get_by_test_id("stop")).to_be_visible()
    assert asked(page) == before
