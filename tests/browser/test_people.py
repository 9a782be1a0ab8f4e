"""People: seats given away by link or open to anybody, somebody who looks on, names that games are kept by."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PATIENCE, STRAIGHT, Server
from tests.browser.hands import Mouse
from tests.browser.player import asked


@contextmanager
def somebody(chromium: Browser, server: Server, at: str = "", examined: bool = False) -> Iterator[Page]:
    """Another person, before a browser of his own; whose page is to be examined lets axe in."""
    size = {"width": 1280, "height": 800}
    context = chromium.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", bypass_csp=examined)
    context.add_init_script(STRAIGHT)
    page = context.new_page()
    page.goto(f"{server.address}{at}")
    yield page
    context.close()


def test_a_friend_takes_his_seat_by_a_link_once(page: Page, chromium: Browser, server: Server) -> None:
    page.get_by_test_id("against-friend").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("invite-once")).to_contain_text("seats one person, once")
    link = page.get_by_test_id("invitation").input_value().removeprefix(server.address)
    assert link.startswith("#/invite/"), "what is behind the # reaches no log"
    # who follows his own link is not seated on the other side unawares
    page.goto(f"{server.address}{link}")
    expect(page.get_by_test_id("invite-own")).to_be_visible()
    page.locator("main.message a.primary").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    with somebody(chromium, server, link) as friend:
        expect(friend.get_by_test_id("question")).to_be_visible()
        table = friend.url.rsplit("/", 1)[1]
        assert page.url.endswith(table)
        seats = page.evaluate(f"fetch('api/tables/{table}').then(answer => answer.json())")["seats"]
        assert [seat["yours"] for seat in seats] == [True, False]
        assert [seat["taken"] for seat in seats] == [True, True]
        theirs = page.request.get(f"{server.address}api/tables/{table}/seats/{seats[1]['id']}/")
        assert theirs.status == 403, "who has given a seat away does not look back through it"
        with somebody(chromium, server, link) as third:
            expect(third.get_by_test_id("join-problem")).to_contain_text("does not hold")
        for one in (page, friend):  # each has added to the dice: the game has begun
            expect(one.get_by_test_id("dice-waiting")).to_have_count(0)
        expect(page.get_by_test_id("question")).not_to_contain_text("everybody has added")
        active = to_decide(page, friend)
        other = friend if active is page else page
        Mouse(active).go_on()
        expect(other.locator(".table")).to_have_attribute("data-at", asked(active))


def test_one_with_a_name_opens_a_table_to_anybody_and_a_third_looks_on(chromium: Browser, server: Server) -> None:
    here = partial(somebody, chromium, server, examined=True)
    with here() as ada, here() as friend, here() as third:
        play_before_a_third(server, ada, friend, third)


def play_before_a_third(server: Server, page: Page, friend: Page, third: Page) -> None:
    """One keeps his games by a name; another takes the open seat; a third sees what both see, and nothing more."""
    page.get_by_test_id("me").click()
    assert serious(page) == []
    name = f"Ada {secrets.token_hex(3)}"  # a name belongs to one: whoever tries again is another
    page.get_by_test_id("keep-name").fill(name)
    page.get_by_test_id("keep-password").fill("engine and loom")
    page.get_by_test_id("keep-go").click()
    expect(page.get_by_test_id("codes").locator("li")).to_have_count(8)
    page.get_by_test_id("codes-kept").click()
    expect(page.get_by_test_id("sign-out")).to_be_visible()
    assert serious(page) == []
    page.goto(f"{server.address}#/")
    expect(page.get_by_test_id("me")).to_have_text(name)
    page.get_by_test_id("game-world_war_africa").click()
    page.get_by_test_id("against-anybody").check()
    page.locator(".options summary").click()
    expect(page.get_by_test_id("open")).to_be_checked()
    page.locator(".options input").last.fill("7")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    friend.reload()
    third.reload()
    offer = friend.get_by_test_id(f"open-{table}")
    expect(offer).to_contain_text(name)
    assert serious(friend) == []
    offer.locator("[data-testid^=sit-]").click()
    expect(friend.get_by_test_id("question")).to_be_visible()
    expect(third.get_by_test_id(f"open-{table}")).to_be_visible()
    third.get_by_test_id(f"open-{table}").get_by_test_id("watch").click()
    expect(third.get_by_test_id("watching")).to_be_visible()
    for _ in range(6):
        active = to_decide(page, friend)
        Mouse(active).go_on()
    expect(third.locator(".table")).to_have_attribute("data-at", asked(active))
    assert serious(third) == []
    seen = [shown(server, one, table) for one in (page, friend)]
    assert shown(server, third, table) == seen[0] & seen[1]
    assert seen[0] != seen[1], "something is hidden"
    assert third.request.get(f"{server.address}api/tables/{table}/journal").status == 403


def to_decide(*pages: Page) -> Page:
    """Whoever is asked now."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for one in pages:
            if one.locator(".asked.yours").count():
                return one
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def shown(server: Server, page: Page, table: str) -> set[str]:
    """What somebody is told of the counters, by his own seat or by none."""
    card = page.request.get(f"{server.address}api/tables/{table}").json()
    own = next((seat["id"] for seat in card["seats"] if seat["yours"]), None)
    view = page.request.get(f"{server.address}api/tables/{table}/{f'seats/{own}/' if own else 'watch'}").json()
    return {json.dumps(piece, sort_keys=True) for piece in view["scene"]["pieces"]}


def test_a_guest_is_told_what_his_games_hang_on_and_what_to_do_when_it_is_gone(
    chromium: Browser, server: Server
) -> None:
    """A cookie that is gone takes no game along: who has a name signs in, a guest gets a new key."""
    with somebody(chromium, server) as guest:
        expect(guest.get_by_test_id("start")).to_be_visible()
        expect(guest.get_by_test_id("guest")).to_have_count(0)
        guest.get_by_test_id("start").click()
        guest.wait_for_selector(".asked.yours")
        table = guest.url
        guest.goto(server.address)
        expect(guest.get_by_test_id("guest")).to_contain_text("only this browser knows")
        guest.get_by_test_id("guest").get_by_role("link").click()
        expect(guest.get_by_test_id("keep")).to_be_visible()
        guest.context.clear_cookies()
        guest.goto(table)
        guest.reload()
        expect(guest.get_by_test_id("not-known")).to_contain_text("does not go with a cookie")
        guest.get_by_role("link", name="Sign in").click()
        expect(guest).to_have_url(f"{server.address}#/me")
