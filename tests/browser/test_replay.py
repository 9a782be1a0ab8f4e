"""A game that is seen again: its turns are marked, and come to by button, list and key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.browser.conftest import Server
from tests.browser.test_review import come_back, set_up
from tests.review.games import ONE_OF_EACH, recorded

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_the_turns_of_a_game_are_marked_and_jumped_to(page: Page, server: Server, game: str) -> None:
    journal = recorded(game)
    table = sandtable.load(journal)
    told = [table.opening, *(turned.events for turned in table.turned)]
    marks = [number for number, events in enumerate(told) if any(event.kind == "turn" for event in events)]
    first, second, last = marks[0], marks[1], marks[-1]
    number, tokens = set_up(server, {"journal": journal.read_text(encoding="utf-8")})
    come_back(page, server, number, tokens)
    page.get_by_test_id("result").locator("a.primary").click()
    step, turn = page.get_by_test_id("step"), page.get_by_test_id("turn")
    expect(step).to_contain_text("Action 0 of")
    expect(page.get_by_test_id("turn-marks").locator("i")).to_have_count(len(marks))
    page.keyboard.press("PageDown")
    if first:
        expect(step).to_contain_text(f"Action {first:,} of")
        page.get_by_test_id("turn-next").click()
    expect(step).to_contain_text(f"Action {second:,} of")
    expect(turn.locator("option:checked")).to_contain_text(re.compile("turn", re.IGNORECASE))
    page.keyboard.press(".")
    page.keyboard.press("PageUp")
    expect(step).to_contain_text(f"Action {second:,} of")
    page.get_by_test_id("turn-back").click()
    expect(step).to_contain_text(f"Action {first:,} of")
    turn.select_option(str(last))
    expect(step).to_contain_text(f"Action {last:,} of")
    expect(page.get_by_test_id("turn-next")).to_be_disabled()
    page.keyboard.press("Escape")
    page.get_by_test_id("step").click()
    page.keyboard.press("k")
    expect(page.get_by_role("dialog")).to_contain_text("PgDn")
