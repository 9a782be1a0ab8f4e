"""A friend at one's shoulder: a hint while one plays alone, and the review of a game that is over."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from sandtable.games import shelf
from tests.browser.axe import serious
from tests.browser.conftest import READ, Server
from tests.review.games import ONE_OF_EACH, recorded

pytestmark = pytest.mark.browser

#: what a luck report says in each language, and what a hint tells about its worlds
LUCK = {"en-GB": "Throws like these", "fr-FR": "De tels jets", "pt-PT": "Lançamentos como estes"}
TRIED = {
    "en-GB": re.compile(r"imagined games"),
    "fr-FR": re.compile(r"parties imaginées"),
    "pt-PT": re.compile(r"imaginad"),
}
HOLD = """([table, tokens]) => localStorage.setItem("sandtable.seats", JSON.stringify({[table]: tokens}))"""

#: whoever wants a line gets none, until the true one is put back
NO_LINE = (
    "window.Line = WebSocket; window.WebSocket = class extends Line { constructor() { super('ws://127.0.0.1:9') } }"
)


@contextmanager
def reading(chromium: Browser, server: Server, locale: str) -> Iterator[Page]:
    """A page for somebody who reads this language, on which axe may look around."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale=locale, bypass_csp=True)
    context.add_init_script(READ)
    page = context.new_page()
    page.goto(server.address)
    expect(page.get_by_test_id("start")).to_be_visible()
    yield page
    context.close()


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page for somebody who reads English."""
    with reading(chromium, server, "en-GB") as page:
        yield page


def set_up(server: Server, order: dict[str, Any]) -> tuple[str, list[str]]:
    """A new table and the tokens of its seats."""
    body = json.dumps(order).encode()
    made = json.load(urlopen(Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})))
    return str(made["table"]["id"]), made["tokens"]


def come_back(page: Page, server: Server, table: str, tokens: list[str]) -> None:
    """Opens a table as somebody who comes back to it."""
    page.evaluate(HOLD, [table, tokens])
    page.goto(f"{server.address}?{table}#/table/{table}")


def at_table(page: Page, server: Server, order: dict[str, Any]) -> str:
    """A new table, opened."""
    table, tokens = set_up(server, order)
    come_back(page, server, table, tokens)
    return table


def test_a_hint_is_thought_over_shown_on_the_board_and_taken(page: Page, server: Server) -> None:
    at_table(page, server, {"game": "kolwezi", "scenario": "bonite", "seed": 7})
    expect(page.get_by_test_id("question")).to_be_visible()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    expect(page.locator("[data-testid=group]:not(:disabled), [data-testid=unit]:not(:disabled)").first).to_be_visible()
    page.keyboard.press("Shift+H")
    expect(page.get_by_test_id("hint-stop")).to_be_visible()
    page.get_by_test_id("hint-stop").click()
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    hint.click()
    lines = page.get_by_test_id("hint-line")
    expect(lines.first).to_be_visible()
    assert 1 <= lines.count() <= 3
    assert "points" in lines.first.inner_text()
    assert serious(page) == []
    before = page.locator(".table").get_attribute("data-at")
    lines.first.click()
    page.wait_for_function("before => document.querySelector('.table')?.dataset.at !== before", arg=before)
    expect(page.get_by_test_id("hint-card")).to_have_count(0)


def test_a_hint_asked_for_before_the_line_is_up_is_heard(page: Page, server: Server) -> None:
    page.add_init_script(NO_LINE)
    at_table(page, server, {"game": "kolwezi", "scenario": "bonite", "seed": 7})
    expect(page.get_by_test_id("stale")).to_be_visible()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-stop")).to_be_visible()
    page.evaluate("() => { window.WebSocket = window.Line }")
    expect(page.get_by_test_id("hint-line").first).to_be_visible()


def test_a_hint_is_seen_however_long_the_list_of_answers_is(page: Page, server: Server) -> None:
    scenario = shelf.title("paratrooper").scenarios()[0]
    at_table(page, server, {"game": "paratrooper", "scenario": scenario, "seed": 7})
    last = page.get_by_test_id("group").last
    last.scroll_into_view_if_needed()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-stop")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("hint-line").first).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-card")).to_have_count(0)


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_every_game_has_hints_in_three_languages(chromium: Browser, server: Server, game: str) -> None:
    title = shelf.title(game)
    scenario = title.scenarios()[0]
    others = dict.fromkeys(title.seats(scenario)[1:], next(iter(title.bots())))
    table, tokens = set_up(server, {"game": game, "scenario": scenario, "seed": 7, "players": others})
    for locale, tried in TRIED.items():
        with reading(chromium, server, locale) as page:
            come_back(page, server, table, tokens)
            page.get_by_test_id("hint").click()
            expect(page.get_by_test_id("hint-line").first).to_be_visible()
            card = page.get_by_test_id("hint-card")
            expect(card).to_contain_text(tried)
            assert "{" not in card.inner_text()


#: whose reviews take longer than anybody likes to wait for
LONG = ("guerra", "world_war_africa")


def seen_as_it_grows(page: Page) -> None:
    """The luck is told while the rest is still being looked at; whoever comes back finds it going on."""
    so_far, stages = page.get_by_test_id("review-so-far"), page.get_by_test_id("review-stages")
    expect(stages).to_contain_text("Luck: ✓")
    expect(so_far.get_by_test_id("review-luck")).to_contain_text("Throws like these")
    expect(so_far.get_by_test_id("review-throw").first).to_be_visible()
    expect(so_far.get_by_test_id("review-later")).to_be_visible()
    # what is unfinished says so: the course and the slips, and no longer the luck
    expect(so_far.get_by_test_id("review-unfinished")).to_have_count(2)
    expect(so_far.get_by_test_id("review-course").locator("circle").nth(1)).to_be_attached()
    assert serious(page) == []
    address = page.url
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    page.goto(address)
    expect(page.get_by_test_id("review-so-far").or_(page.get_by_test_id("review-page"))).to_be_visible()


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_every_game_is_looked_back_at_in_three_languages(chromium: Browser, server: Server, game: str) -> None:
    table, tokens = set_up(server, {"journal": recorded(game).read_text(encoding="utf-8")})
    for locale, luck in LUCK.items():
        with reading(chromium, server, locale) as page:
            come_back(page, server, table, tokens)
            page.get_by_test_id("result").get_by_test_id("review").click()
            if game in LONG and locale == "en-GB":
                seen_as_it_grows(page)
            expect(page.get_by_test_id("review-page")).to_be_visible(timeout=300_000)
            expect(page.get_by_test_id("review-working")).to_have_count(0)
            expect(page.get_by_test_id("review-course").locator("circle").first).to_be_visible()
            expect(page.get_by_test_id("review-luck")).to_contain_text(luck)
            assert "{" not in page.get_by_test_id("review-page").inner_text()


def test_two_people_at_one_screen_are_offered_no_hint(page: Page, server: Server) -> None:
    at_table(page, server, {"game": "colonial", "scenario": "tel-asra", "seed": 7})
    expect(page.get_by_test_id("undo")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("Shift+H")
    expect(page.get_by_test_id("hint-card")).to_have_count(0)


def test_a_game_that_is_over_is_looked_back_at(page: Page, server: Server) -> None:
    table = at_table(page, server, {"journal": recorded("paratrooper").read_text(encoding="utf-8")})
    page.get_by_test_id("result").get_by_test_id("review").click()
    expect(page.get_by_test_id("review-working").or_(page.get_by_test_id("review-page"))).to_be_visible()
    expect(page.get_by_test_id("review-page")).to_be_visible(timeout=300_000)
    expect(page.get_by_test_id("review-course").locator("circle").first).to_be_visible()
    expect(page.get_by_test_id("review-luck")).to_contain_text("Throws like these")
    assert serious(page) == []
    thrown = page.get_by_test_id("review-throw").first
    step = (thrown.get_attribute("href") or "").rpartition("/")[2]
    thrown.click()
    expect(page).to_have_url(re.compile(f"#/replay/{table}/{step}$"))
    expect(page.get_by_test_id("step")).to_contain_text(step)
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("review-page")).to_be_visible()
