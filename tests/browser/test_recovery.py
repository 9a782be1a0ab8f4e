"""What can happen to a line, a server or a page: the table says so, recovers, and never passes the old for new."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import STRAIGHT, Server
from tests.browser.player import asked, start, until_changed, wait_for_question

pytestmark = pytest.mark.browser

LIVE = re.compile(r"/live$")


class Wire:
    """The line between a page and the server, held in somebody's hands."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket(LIVE, self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.routes.append(route)
        dead = self.cut
        server = route.connect_to_server()
        number = len(self.routes)

        def pass_on(send: Callable[[str | bytes], None]) -> Callable[[str | bytes], None]:
            # A line that has been cut stays dead; a new one is not.
            return lambda said: None if dead or (self.cut and number == len(self.routes)) else send(said)

        route.on_message(pass_on(server.send))
        server.on_message(pass_on(route.send))

    def say(self, text: str) -> None:
        """Puts words into the server's mouth."""
        self.routes[-1].send(text)


@pytest.fixture
def own(server: Server, chromium: Browser) -> Iterator[BrowserContext]:
    """A browser whose pages may complain: lines that break are what these tests are about."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(STRAIGHT)
    yield context
    context.close()


def sit(page: Page, server: Server) -> None:
    """Both seats of a first game, at this page."""
    page.goto(server.address)
    start(page, other="me")
    wait_for_question(page)


def act(page: Page) -> None:
    """One decision, whichever comes first."""
    before = asked(page)
    page.get_by_test_id("group").last.click()
    until_changed(page, before)


def second_page(first: Page) -> Page:
    """The same seats in another tab of the same browser."""
    other = first.context.new_page()
    other.goto(first.url)
    wait_for_question(other)
    return other


def expect_stale(page: Page) -> None:
    """The position is marked as not the present one, and nothing can be answered."""
    expect(page.get_by_test_id("stale")).to_be_visible()
    expect(page.get_by_test_id("group").first).to_be_disabled()
    assert page.locator(".targets path").count() == 0


def expect_fresh(page: Page, at: str) -> None:
    """The latest position is shown, unmarked, and can be answered."""
    expect(page.locator(".table")).to_have_attribute("data-at", at)
    expect(page.get_by_test_id("stale")).to_have_count(0)
    expect(page.get_by_test_id("line")).to_have_count(0)
    wait_for_question(page)


def test_an_unknown_message_is_told_and_changes_nothing(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    wire = Wire(page)
    sit(page, server)
    before = asked(page)
    for said in ('{"weather": "rain"}', "good morning", '{"at": "soon"}'):
        wire.say(said)
        expect(page.get_by_test_id("problem")).to_contain_text("does not know")
        expect_fresh(page, before)
        page.get_by_test_id("problem").get_by_role("button", name="Close").click()
    act(page)
    assert page.get_by_test_id("problem").count() == 0


def test_an_answer_that_cannot_be_read_is_asked_for_again(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    sit(page, server)
    other = second_page(page)
    answers = 0

    def mangle(route: object) -> None:
        nonlocal answers
        answers += 1
        if answers < 3:
            route.fulfill(status=200, content_type="text/html", body="<h1>Sign in to the wireless</h1>")  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route(re.compile(r"/seats/[^/]+\?since="), mangle)
    act(other)
    expect(page.get_by_test_id("problem")).to_contain_text("cannot be read")
    expect_stale(page)
    expect_fresh(page, asked(other))
    assert answers >= 3


def test_a_lost_connection_is_told_and_the_table_catches_up(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    wire = Wire(page)
    sit(page, server)
    other = second_page(page)
    wire.cut = True
    wire.routes[-1].close()
    expect(page.get_by_test_id("line")).to_contain_text("connection is lost")
    expect_stale(page)
    act(other)
    act(other)
    expect_stale(page)
    page.keyboard.press("1")
    assert asked(page) != asked(other)
    wire.cut = False
    expect_fresh(page, asked(other))
    act(page)


def test_a_device_without_network_says_so_at_once(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    sit(page, server)
    before = asked(page)
    own.set_offline(True)
    # sooner than the silence of the line would tell it
    expect(page.get_by_test_id("line")).to_be_visible(timeout=15_000)
    expect_stale(page)
    own.set_offline(False)
    expect_fresh(page, before)


def test_a_killed_server_comes_back_with_the_same_table(
    own: BrowserContext, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("restarted"))
    server.start()
    page = own.new_page()
    try:
        sit(page, server)
        act(page)
        wait_for_question(page)
        question, log, at = (
            page.get_by_test_id("question").inner_text(),
            page.get_by_test_id("log").inner_text(),
            asked(page),
        )
        server.kill()
        expect(page.get_by_test_id("line")).to_contain_text("connection is lost")
        expect_stale(page)
        table = page.url
        lobby = own.new_page()
        server.start()
        expect_fresh(page, at)
        assert page.get_by_test_id("question").inner_text() == question
        assert page.get_by_test_id("log").inner_text() == log
        act(page)
        # Somebody who sits down while the server is away is seated as soon as it is back.
        lobby.goto(server.address)
        expect(lobby.locator(".tables li").first).to_be_visible()
        server.kill()
        lobby.evaluate("address => { location.hash = address.split('#')[1] }", table)
        expect(lobby.get_by_test_id("loading")).to_contain_text("does not answer")
        server.start()
        expect_fresh(lobby, asked(page))
    finally:
        server.stop()


def test_a_page_asleep_for_a_day_asks_before_it_trusts_itself(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    page.clock.install()
    wire = Wire(page)
    sit(page, server)
    other = second_page(page)
    expect(page.get_by_test_id("stale")).to_have_count(0)
    slept = asked(page)
    wire.cut = True
    act(other)
    act(other)
    assert asked(page) == slept
    page.clock.fast_forward("24:00:00")
    expect(page.get_by_test_id("line")).to_contain_text("heard nothing")
    expect_stale(page)
    # The old line does not answer any more: it is given up for a new one.
    wire.routes[-1].send('{"at": 1}')
    expect_stale(page)
    wire.cut = False
    page.clock.fast_forward("00:10")
    expect_fresh(page, asked(other))
    assert len(wire.routes) == 2
    act(page)


def test_a_frozen_page_catches_up_when_it_is_looked_at_again(own: BrowserContext, server: Server) -> None:
    page = own.new_page()
    sit(page, server)
    other = second_page(page)
    chrome = own.new_cdp_session(page)
    chrome.send("Page.setWebLifecycleState", {"state": "frozen"})
    act(other)
    act(other)
    chrome.send("Page.setWebLifecycleState", {"state": "active"})
    page.bring_to_front()
    expect_fresh(page, asked(other))
    act(page)


def test_two_pages_at_one_seat_follow_each_other(own: BrowserContext, server: Server) -> None:
    first = own.new_page()
    sit(first, server)
    second = own.new_page()
    wire = Wire(second)
    second.goto(first.url)
    wait_for_question(second)
    act(first)
    expect_fresh(second, asked(first))
    expect(second.get_by_test_id("note")).to_contain_text("another window")
    expect(first.get_by_test_id("note")).to_have_count(0)
    # The second page does not hear of the next action, and answers a question that is no longer asked.
    wire.cut = True
    act(first)
    wire.cut = False
    old = asked(second)
    second.get_by_test_id("group").last.click()
    until_changed(second, old)
    expect(second.get_by_test_id("problem")).to_contain_text("changed in the meantime")
    expect_fresh(second, asked(first))
    assert asked(second) != old
    act(second)
    expect_fresh(first, asked(second))
