"""What is pressed out of habit is where it was: the buttons of the foot, the opponent in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hands import Mouse
from tests.browser.player import open_game

pytestmark = pytest.mark.browser

#: how many rows the buttons of the foot take
ROWS = "() => new Set([...document.querySelectorAll('.foot .tools button')].map(one => one.offsetTop)).size"


def test_choosing_a_way_takes_no_second_row_of_the_foot(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "colonial")
    mouse, way = Mouse(page), page.get_by_test_id("choose-way")
    mouse.ready()
    for _ in range(6):
        if way.count():
            break
        mouse.go_on()
        mouse.ready()
    expect(way).to_be_visible()
    expect(page.get_by_test_id("hint")).to_be_visible()
    assert page.evaluate(ROWS) == 1


def test_the_lobby_remembers_the_last_game_and_opponent(page: Page, server: Server) -> None:
    page.get_by_test_id("game-guerra").click()
    expect(page.get_by_test_id("against-recruit")).to_be_checked()
    page.get_by_test_id("against-colonel").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    page.goto(f"{server.address}#/")
    page.reload()
    expect(page.get_by_test_id("against-colonel")).to_be_checked()
