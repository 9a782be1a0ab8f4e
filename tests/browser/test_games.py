"""Every game on the shelf in a real Chromium: a full turn by mouse, by keys alone and by touch, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from sandtable.games import shelf
from tests.browser.axe import serious
from tests.browser.conftest import STRAIGHT, Server
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.player import open_game, turn, wait_for_question
from tests.browser.promises import promise

pytestmark = pytest.mark.browser

#: a message id that nobody has put into words
BARE = r"\b{game}-(?:event|do|track|phase|marker|mark|fact|question|terrain|note|box|type|line)-[\w-]+"
#: so many deeds are done in the first turn; after that the quickest answer will do
DEEDS = 3
#: no turn of any game takes more decisions than this, if nobody dawdles
LONGEST_TURN = 70

games = pytest.mark.parametrize("game", shelf.names())


def over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def play_a_turn(hand: Hand, game: str) -> None:
    """Sets up, then plays until a turn is over, everybody has had a part in it, and something was done on the board."""
    page = hand.page
    open_game(page, game)
    for _ in range(LONGEST_TURN):
        wait_for_question(page)
        if over(page) or (turn(page) > 1 and hand.pointed):
            break
        begun = turn(page) > 0
        if begun and (hand.deeds < DEEDS or (not hand.pointed and hand.board_offers())):
            hand.do_something()
        else:
            hand.go_on()
    assert over(page) or turn(page) > 1
    assert hand.deeds >= 2
    assert hand.pointed > 0
    page.keyboard.press("l")
    assert page.locator("[data-testid=log] li").count() > 3


@games
def test_a_turn_by_mouse(page: Page, game: str) -> None:
    play_a_turn(Mouse(page), game)


@games
def test_a_turn_by_keys_alone(page: Page, game: str) -> None:
    play_a_turn(Keys(page), game)


@games
def test_a_turn_by_touch_on_a_phone(phone: Page, game: str) -> None:
    play_a_turn(Finger(phone), game)
    wide = phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    board = phone.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 300


@games
def test_every_word_is_there_in_every_language(page: Page, game: str) -> None:
    open_game(page, game)
    wait_for_question(page)
    page.keyboard.press("g")
    expect(page.get_by_test_id("legend-sheet").locator("li").first).to_be_visible()
    for language in ("fr", "pt", "en"):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("language").select_option(language)
        page.get_by_test_id("menu").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        if page.get_by_test_id("tracks").is_visible():
            page.get_by_test_id("tracks").click()
            assert re.findall(BARE.format(game=game), page.locator(".tracksheet").inner_text()) == []
        for tab in ("inspector", "log"):
            page.get_by_test_id(f"tab-{tab}").click()
            assert re.findall(BARE.format(game=game), page.inner_text("body")) == []


@promise("axe")
@games
def test_nothing_serious_stands_in_the_way_of_anybody(chromium: Browser, server: Server, game: str) -> None:
    """axe-core looks at the table on a desk and on a phone, in the light and in the dark."""
    found: list[str] = []
    for scheme, size, touch in (("light", (1280, 800), False), ("dark", (390, 844), True)):
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            bypass_csp=True,
            reduced_motion="reduce",
        )
        context.add_init_script(STRAIGHT)
        page = context.new_page()
        page.goto(server.address)
        open_game(page, game)
        hand = (Finger if touch else Mouse)(page)
        for _ in range(2):
            hand.do_something()
        hand.ready()  # on a phone what has happened lies over the papers until it has been read
        # The rules look the same everywhere, and there are hundreds of them.
        for tab in ("inspector", "log") if touch else ("inspector", "rules", "log"):
            page.get_by_test_id(f"tab-{tab}").click()
            found += serious(page)
        if not touch:  # the same desk at night, with what has happened beside it
            page.emulate_media(color_scheme="dark")
            found += serious(page)
        context.close()
    assert found == []
