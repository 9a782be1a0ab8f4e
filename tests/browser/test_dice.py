"""Dice that nobody can bend, as two people see it: they wait for each other, play, and prove the game at its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Server
from tests.browser.player import start, wait_for_question
from tests.browser.test_people import somebody

pytestmark = pytest.mark.browser

#: what a browser finds out by itself, and what playing it all again has found
FOUND = ("chain", "commitment", "same", "seals", "own", "key", "replay")


def proved(page: Page) -> list[str]:
    """Asks for the proof, and tells what holds."""
    page.locator(".proof-sheet summary").click()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    return [page.get_by_test_id(f"proof-{name}").inner_text()[0] for name in FOUND]


def test_two_browsers_add_to_the_dice_and_prove_the_game(chromium: Browser, server: Server) -> None:
    with somebody(chromium, server, examined=True) as page:
        page.get_by_test_id("against-friend").check()
        page.get_by_test_id("start").click()
        link = page.get_by_test_id("invitation").input_value().removeprefix(server.address)
        page.get_by_role("link", name="To the table").click()
        expect(page.get_by_test_id("dice-waiting")).to_contain_text("has still to sit down here")
        assert serious(page) == []
        with somebody(chromium, server, link) as friend:
            for one in (page, friend):
                expect(one.get_by_test_id("dice-waiting")).to_have_count(0)
                expect(one.get_by_test_id("practice")).to_have_count(0)
            friend.get_by_test_id("menu").click()
            friend.get_by_role("button", name="Concede").click()
            friend.get_by_role("dialog").locator("button.danger").click()
            for one in (page, friend):
                expect(one.get_by_test_id("result")).to_be_visible()
                assert proved(one) == ["✓"] * len(FOUND)
                expect(one.get_by_test_id("verdict")).to_contain_text("Everything is true")
            assert serious(page) == []
            # a browser that remembers another number says so
            friend.evaluate(
                """() => {
                  const kept = JSON.parse(localStorage['sandtable.dice']);
                  for (const table of Object.values(kept))
                    for (const seat of Object.keys(table.numbers)) table.numbers[seat] = '0'.repeat(64);
                  localStorage['sandtable.dice'] = JSON.stringify(kept);
                }"""
            )
            friend.get_by_test_id("verify").click()
            expect(friend.get_by_test_id("proof-own")).to_contain_text("✗")
            expect(friend.get_by_test_id("verdict")).to_contain_text("Something is wrong")


def test_practice_says_so_at_the_table_and_in_the_lobby(page: Page) -> None:
    start(page, seed="7")
    wait_for_question(page)
    expect(page.get_by_test_id("practice")).to_contain_text("seed")
    page.goto(page.url.partition("#")[0])
    expect(page.get_by_test_id("practice").first).to_be_visible()
