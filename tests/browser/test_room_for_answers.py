"""Beside the board: the answers have the room they need and no more, the log has the rest, and the foot ends it all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at
from tests.browser.player import open_game, wait_for_question

pytestmark = pytest.mark.browser

#: what lies where beside the board, from the top of the screen
ROOM = """() => {
  const box = what => document.querySelector(what).getBoundingClientRect();
  const [list, log, foot, side] = ['.decide', '.papers', '.question.foot', 'aside'].map(box);
  const answers = [...document.querySelectorAll('.decide .question button, .decide .question p')]
    .map(one => one.getBoundingClientRect().bottom);
  return {
    hole: log.top - Math.max(...answers),
    needs: document.querySelector('.decide').scrollHeight - list.height,
    log: log.height,
    between: foot.top - log.bottom,
    under: side.bottom - foot.bottom,
    foot: foot.height,
  };
}"""
#: so high is the log at least: its tabs and what happened last
LEAST = 131
#: under the last answer there is an edge, and no more
EDGE = 24


def few(table: Table, decision: Decision) -> bool:
    return 1 < len(decision.actions) < 5


def room(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(ROOM)
    assert abs(found["between"]) < 1
    assert abs(found["under"]) < 1, "the foot ends the side"
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("game", shelf.names())
def test_where_little_is_asked_the_log_has_the_room(
    page: Page, server: Server, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, server, played(game, few))
    wait_for_question(page)
    expect(page.get_by_test_id("log")).to_be_visible()
    found = room(page)
    assert found["hole"] < EDGE
    assert found["needs"] < 1
    assert found["log"] > size[1] / 4


def test_a_long_list_has_the_room_of_the_log_and_the_foot_stays(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "paratrooper")
    wait_for_question(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("happening")).to_have_count(0)
    long = room(page)
    assert long["needs"] > 300
    assert long["log"] < LEAST
    expect(page.get_by_test_id("tab-log")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("search").fill("Netwar")
    expect(page.locator(".decide").get_by_test_id("answer")).to_have_count(1)
    short = room(page)
    assert short["log"] > 1.5 * LEAST
    assert short["foot"] == long["foot"]
