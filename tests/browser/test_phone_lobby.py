"""The lobby on a phone: what this is and how to learn it on the first screen, then choice by choice to the start."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Server, with_nobody_waiting
from tests.browser.test_guide import at_step

pytestmark = pytest.mark.browser


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_who_is_new_learns_a_game_at_one_tap_on_the_first_screen(phone: Page, language: str) -> None:
    phone.evaluate("language => localStorage.setItem('sandtable.language', language)", language)
    with_nobody_waiting(phone)
    offer = phone.get_by_test_id("first-game")
    for seen in (phone.locator(".masthead p"), phone.locator(".game .about"), offer, phone.get_by_test_id("start")):
        expect(seen).to_be_in_viewport(ratio=1)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    offer.tap()
    at_step(phone, 0)


def test_choices_come_in_the_order_in_which_they_are_made(phone: Page) -> None:
    game, scenario, side, opponent = (
        phone.get_by_test_id(name) for name in ("game-colonial", "scenarios", "side-0", "against-me")
    )
    places = [top(one) for one in (game, scenario, side, opponent)]
    assert places == sorted(places)
    # a scenario is told of where it is chosen
    scenario.tap()
    phone.locator(".scenario").last.tap()
    expect(scenario.locator("b")).to_have_text(phone.locator(".scenario").last.locator(".title").inner_text())
    # the start is at hand all the way, and ends it
    start, ends = phone.get_by_test_id("start"), phone.locator(".on-paper")
    expect(start).to_be_in_viewport(ratio=1)
    ends.scroll_into_view_if_needed()
    assert top(opponent) < top(start) < top(ends)
    start.tap()
    expect(phone.get_by_test_id("question")).to_be_visible()


def many(route: Route) -> None:
    """Whoever has one game to go on with has six."""
    if route.request.method != "GET":
        return route.continue_()
    [*cards] = route.fetch().json()
    mine = next(card for card in cards if any(seat["yours"] for seat in card["seats"]))
    return route.fulfill(json=[mine, *({**mine, "id": f"{mine['id']}{number}"} for number in range(5))])


def test_the_game_sat_at_last_comes_into_view_below_those_to_go_on_with(phone: Page, server: Server) -> None:
    phone.get_by_test_id("game-kolwezi").tap()
    phone.get_by_test_id("first-game").tap()
    at_step(phone, 0)
    phone.route("**/api/tables", many)
    phone.goto(f"{server.address}#/")
    phone.reload()
    expect(phone.locator(".tables > li")).to_have_count(6)
    for seen in (phone.get_by_test_id("game-kolwezi"), phone.locator(".game > header")):
        expect(seen).to_be_in_viewport(ratio=1)
