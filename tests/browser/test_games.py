"""Every game on the shelf in a real Chromium: by mouse, by keys alone, on a phone, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sandtable.games import shelf
from tests.browser.player import (
    asked,
    by_board,
    by_button,
    by_first_button,
    by_keys,
    has_changed,
    open_game,
    turn,
    wait_for_question,
)

pytestmark = pytest.mark.browser

#: a message id that nobody has put into words
BARE = r"\b{game}-(?:event|do|track|phase|marker|mark|fact|question|terrain|note|box|type|line)-[\w-]+"
games = pytest.mark.parametrize("game", shelf.names())


def over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


@games
def test_a_turn_by_mouse(page: Page, game: str) -> None:
    open_game(page, game)
    wait_for_question(page)
    first, pointed = turn(page), 0
    for decision in range(90):
        wait_for_question(page)
        if over(page) or (turn(page) > first and pointed):
            break
        before = asked(page)
        if decision < 8 or not pointed:
            if by_board(page) and has_changed(page, before, 700):
                pointed += 1
                continue
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        (by_first_button if decision < 8 else by_button)(page)
        assert has_changed(page, before), page.get_by_test_id("question").inner_text()
    assert over(page) or turn(page) > first
    assert pointed > 0
    assert page.locator("[data-testid=log] li").count() > 3


@games
def test_decisions_by_keys_alone(page: Page, game: str) -> None:
    open_game(page, game)
    for decision in range(6):
        wait_for_question(page)
        if over(page):
            break
        before = asked(page)
        by_keys(page, "12"[decision % 2])
        if asked(page) == before:
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            by_keys(page, "1")
        assert has_changed(page, before), page.get_by_test_id("question").inner_text()


@games
def test_every_word_is_there_in_every_language(page: Page, game: str) -> None:
    open_game(page, game)
    wait_for_question(page)
    page.keyboard.press("g")
    expect(page.get_by_test_id("legend-sheet").locator("li").first).to_be_visible()
    if page.get_by_test_id("tracks").count():
        page.get_by_test_id("tracks").click()
    for language in ("fr", "pt", "en"):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("language").select_option(language)
        page.get_by_test_id("menu").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for tab in ("inspector", "log"):
            page.get_by_test_id(f"tab-{tab}").click()
            assert re.findall(BARE.format(game=game), page.inner_text("body")) == []


@games
def test_a_phone_shows_board_and_question_without_sideways_scrolling(phone: Page, game: str) -> None:
    open_game(phone, game)
    wait_for_question(phone)
    wide = phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    board = phone.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 300
    before = asked(phone)
    for choice in phone.locator("[data-testid=group], [data-testid=unit]").all()[:1]:
        choice.tap()
    if phone.get_by_test_id("answer").count():
        phone.get_by_test_id("answer").first.tap()
    if phone.get_by_test_id("commit").count():
        phone.get_by_test_id("commit").tap()
    assert has_changed(phone, before) or phone.locator(".group-head, [data-testid=odds]").count()
