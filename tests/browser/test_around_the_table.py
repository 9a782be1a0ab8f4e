"""Around the table: briefing and goals, a log that stays in view, the lobby's way to start, hand-over, links, menus."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import sandtable
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.player import wait_for_question
from tests.browser.promises import promise
from tests.review.games import recorded

pytestmark = pytest.mark.browser

#: a message id that nobody has put into words
BARE = re.compile(r"\b(?:goals|briefing|lobby|table|settings|tab|[a-z_]+-(?:brief|decides|goal|level))-[a-z][\w-]+")


@pytest.fixture
def curious(chromium: Browser, server: Server) -> Iterator[BrowserContext]:
    """Somebody who wants to be told what a table is about, before a small window."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage['sandtable.taste'] = JSON.stringify({ briefing: true })")
    yield context
    context.close()


def begin(page: Page, server: Server, game: str, **order: object) -> dict[str, str]:
    """A new table of this browser's: from the server straight to the seat."""
    made = httpx.post(f"{server.address}api/tables", json={"game": game, "seed": "7", **order}, timeout=60).json()
    page.goto(server.address)
    page.evaluate(
        "held => localStorage.setItem('sandtable.seats', JSON.stringify(held))", {made["table"]["id"]: made["tokens"]}
    )
    page.goto(f"{server.address}?{made['table']['id']}#/table/{made['table']['id']}")
    return dict(made["tokens"])


#: until what lies under a resting mouse has been drawn, and told to the page
FRAMES = """() => new Promise(done => {
  let left = 20;
  const next = () => (left-- ? requestAnimationFrame(next) : done());
  next();
})"""


@pytest.mark.parametrize(
    ("game", "track"), [("guerra", "standing"), ("kolwezi", "points"), ("world_war_africa", "victory-points")]
)
def test_the_points_in_the_bar_tell_what_they_are_made_of(page: Page, server: Server, game: str, track: str) -> None:
    scenario, (_, *others) = first_scenario(game)
    begin(page, server, game, scenario=scenario, players=dict.fromkeys(others, "random"))
    wait_for_question(page)
    points, card = page.locator(f".status > .tracks [data-track={track}]"), page.get_by_test_id("trackcard")
    points.hover()
    account = card.get_by_test_id("account")
    expect(account.first).to_be_visible()
    counted = {re.sub(r"\s*/.*", "", one.inner_text().split("\n")[0]) for one in points.locator("dd").all()}
    assert counted <= {one.inner_text() for one in account.locator("th.points").all()}, "it adds up to what the bar has"
    page.mouse.move(400, 500)
    expect(card).to_have_count(0)
    page.get_by_test_id(f"about-{track}").click()
    page.mouse.move(400, 500)
    expect(card.locator(".rule-link").first).to_be_visible()  # what was clicked stays, and its rules can be read
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_track_of_the_bar_says_what_it_is_for(page: Page, server: Server) -> None:
    begin(page, server, "guerra", players={"congo": "random"})
    wait_for_question(page)
    page.get_by_test_id("tracks").click()
    page.locator(".tracksheet [data-track=morale-uganda]").hover()
    expect(page.get_by_test_id("trackcard")).to_contain_text("adds 10 to the dice")


def first_scenario(game: str) -> tuple[str, list[str]]:
    title = shelf.title(game)
    scenario = title.scenarios()[0]
    return scenario, list(title.seats(scenario))


@promise("briefing-and-goals")
@pytest.mark.parametrize("game", shelf.names())
def test_a_table_opens_with_its_briefing_and_has_its_goals_one_key_away(
    curious: BrowserContext, server: Server, game: str
) -> None:
    page = curious.new_page()
    scenario, (first, *others) = first_scenario(game)
    begin(page, server, game, scenario=scenario, players=dict.fromkeys(others, "random"))
    briefing = page.get_by_test_id("briefing")
    expect(briefing).to_be_visible()
    box = briefing.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 720
    expect(briefing.locator(".wants")).to_contain_text(re.compile(r"\w{3}"))
    expect(briefing.locator("footer")).to_contain_text(re.compile("minutes|hours"))
    assert BARE.findall(briefing.inner_text()) == []
    page.keyboard.press("x")
    expect(briefing).to_have_count(0)
    wait_for_question(page)
    page.keyboard.press("a")
    goals = page.get_by_test_id("goals-panel")
    expect(goals.get_by_test_id("objective").first).to_be_visible()
    assert BARE.findall(goals.inner_text()) == []
    if game != "colonial":  # where nothing counts before somebody has won or lost something
        expect(goals.locator(".rule-link").first).to_be_visible()  # how it would end now, line by line with its rules
    held = goals.locator("[data-testid=objective]:has(.cloth) button:enabled")
    if held.count():
        held.first.click()
        expect(page.locator(".spaces path.flashed").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(goals).to_have_count(0)
    page.reload()  # it has been read
    wait_for_question(page)
    expect(briefing).to_have_count(0)
    page.keyboard.press("A")
    expect(briefing).to_be_visible()
    page.mouse.move(400, 400)  # over the sheet, and over the board under it
    page.mouse.click(400, 400)
    expect(briefing).to_have_count(0)
    page.evaluate(FRAMES)
    assert page.locator(".spaces path title").count() == 0, "a click on the sheet does not point at the board"
    seen = page.evaluate("document.querySelector('.world').style.transform")
    page.keyboard.press("f")
    page.evaluate(FRAMES)
    readable = page.evaluate("document.querySelector('.world > svg').classList.contains('legible')")
    opens_on_a_part = bool(shelf.title(game).open(scenario).sheet().views) or not readable
    whole = page.evaluate("document.querySelector('.world').style.transform") == seen
    assert whole != opens_on_a_part, "it opens with the whole board, or with the part in play where it is too large"


@promise("log", "colonial")
def test_the_log_stays_in_view_with_a_unit_selected_and_tells_action_by_action(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, server, "colonial", scenario="tel-asra", players={"tribes": "cadet"})
    wait_for_question(page)
    log, question = page.get_by_test_id("log"), page.get_by_test_id("question")
    page.locator(".pieces .counter:not(.may)").first.click(force=True)
    expect(page.get_by_test_id("unit-strip").locator(".unit").first).to_be_visible()
    expect(log).to_be_visible()
    for part in (log, question):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + min(box["height"], 100) <= 720
    deeds = log.get_by_test_id("deed")
    assert deeds.count() > 1
    assert log.locator("li").count() > deeds.count()  # an action, and what came of it
    last = log.locator("li").last
    expect(last).to_be_in_viewport()  # its end is in view, and the latest is there
    expect(log.locator("li", has_text="is activated").last).to_be_in_viewport()
    assert log.get_by_text("Only one answer").count() == 0
    dealt = log.locator("li", has_text="Cards are dealt.").first  # a line, and the cards folded under it
    expect(dealt.get_by_text("discarded")).to_be_hidden()
    dealt.get_by_test_id("log-whole").locator("summary").click()
    expect(dealt.get_by_text("discarded")).to_be_visible()
    move = log.locator("li", has_text="moves from").first
    expect(move).to_be_attached()
    assert move.locator(".rule-link").count() == 0


@promise("flags")
@pytest.mark.parametrize("game", shelf.names())
def test_flags_follow_the_owners_of_objectives(page: Page, server: Server, game: str) -> None:
    """A recorded game from its first position to its last; the sides' flags differ in shape, too."""
    begin(page, server, game, journal=recorded(game).read_text())
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_test_id("step")).to_contain_text("Action 0 of")
    shown: list[dict[str, str]] = []
    shapes: dict[str, str] = {}
    for key in ("Home", "End"):
        page.keyboard.press(key)
        there = re.compile(r"Action 0 of" if key == "Home" else r"Action ([\d,]+) of \1")
        expect(page.get_by_test_id("step")).to_contain_text(there)
        page.wait_for_function("() => window.underway === 0")
        if key == "End":
            expect(page.locator(".flags [data-flag]").first).to_be_attached()
        shown.append(flags(page))
        for side in ("0", "1"):
            cloth = page.locator(f".flags [data-side='{side}'] .cloth")
            if cloth.count():
                shapes[side] = cloth.first.get_attribute("d") or ""
    first, last = shown
    assert {space for space, side in last.items() if side != first.get(space, "")}, "somebody has taken something"
    table = sandtable.load(recorded(game))
    owners = {one.space: str(one.side) for one in table.game.scene(table.view(0)).control}
    assert last == {space: owners.get(space) for space in last}
    if len(shapes) == 2:
        assert shapes["0"].count("H") != shapes["1"].count("H")


def flags(page: Page) -> dict[str, str]:
    """Whose flag flies where."""
    drawn = page.locator(".flags [data-flag]").evaluate_all("all => all.map(({ dataset: d }) => [d.flag, d.side])")
    return dict(drawn)


def test_three_clicks_start_a_game(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for game in shelf.names():
        page.get_by_test_id(f"game-{game}").click()
        expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-selected", "true")
        expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("game-guerra").click()
    expect(page.get_by_test_id("game-guerra")).to_have_attribute("aria-selected", "true")
    assert page.locator(".cover img").evaluate_all("all => all.every(one => one.complete && one.naturalWidth > 300)")
    page.get_by_test_id("side-1").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    expect(page).to_have_title(re.compile("A Guerra do Congo, 1998"))
    wait_for_question(page)
    expect(page).to_have_title("● Your move – A Guerra do Congo, 1998")
    assert page.locator("link[rel=icon]").get_attribute("href") == "./favicon-move.svg"
    page.locator(".home").click()
    expect(page).to_have_title("Sandtable")
    assert page.locator("link[rel=icon]").get_attribute("href") == "./favicon.svg"
    card = page.locator(".tables li").first
    expect(card.get_by_test_id("stands")).to_contain_text(re.compile(r"(setting up|Turn \d+ of 15) · your move · "))
    rename_and_delete(page)


def rename_and_delete(page: Page) -> None:
    """Menus close by Esc and by pointing elsewhere; a table gets another name, and goes."""
    card, menu = page.locator(".tables li").first, page.locator(".tables .menu")
    card.get_by_test_id("table-menu").click()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    card.get_by_test_id("table-menu").click()
    page.locator("h1").click()
    expect(menu).to_have_count(0)
    card.get_by_test_id("table-menu").click()
    page.get_by_test_id("rename").click()
    page.get_by_test_id("new-name").fill("Thursday’s war")
    page.keyboard.press("Enter")
    expect(card.locator("b")).to_have_text("Thursday’s war")
    page.reload()
    expect(card.locator("b")).to_have_text("Thursday’s war")
    card.get_by_test_id("table-menu").click()
    page.get_by_test_id("delete").click()
    page.mouse.click(5, 5)  # beside the question: not meant
    expect(page.locator("dialog")).to_have_count(0)
    expect(card).to_be_visible()
    card.get_by_test_id("table-menu").click()
    page.get_by_test_id("delete").click()
    page.locator("dialog .danger").click()
    expect(page.locator(".tables li")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.locator(".tables li")).to_have_count(0)


def test_a_shared_screen_is_handed_over_where_something_is_hidden(page: Page, server: Server) -> None:
    """Under the curtain there is nothing to look up; without anything hidden there is no curtain."""
    begin(page, server, "colonial", scenario="sannas-post")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_be_visible()
    for _ in range(2):
        assert page.locator("[data-piece], .counter, [data-testid=log], [data-testid=question]").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        wait_for_question(page)
        assert page.locator(".counter").count() > 5
        hand_over(page)
        expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    assert page.locator("[data-piece], .counter").count() == 0
    begin(page, server, "colonial", scenario="tel-asra")
    wait_for_question(page)
    expect(curtain).to_have_count(0)


def hand_over(page: Page) -> None:
    """Answers as quickly as can be until it is the other's turn."""
    for _ in range(30):
        if page.get_by_test_id("curtain").count():
            return
        wait_for_question(page)
        before = page.locator(".table").get_attribute("data-at")
        page.get_by_test_id("group").last.click()
        page.wait_for_function(
            "before => document.querySelector('[data-testid=curtain], [data-testid=commit]') ||"
            " document.querySelector('.table')?.dataset.at !== before",
            arg=before,
        )
        if page.get_by_test_id("commit").count():
            page.get_by_test_id("commit").click()
    raise AssertionError("it never was the other's turn")


def test_a_crafted_link_changes_nothing_and_a_good_one_seats(page: Page, chromium: Browser, server: Server) -> None:
    tokens = begin(page, server, "colonial", scenario="tel-asra", players={"tribes": "random"})
    wait_for_question(page)
    table, (seat, token) = page.url.rsplit("/", 1)[1], next(iter(tokens.items()))
    page.get_by_test_id("menu").click()
    page.keyboard.press("Escape")
    expect(page.locator(".bar .menu")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.locator(".board .view").click(position={"x": 400, "y": 300})
    expect(page.locator(".bar .menu")).to_have_count(0)
    # a table is left while something is about to be looked up there: nothing is any more, and nothing complains
    # (that nothing happens takes time to see)
    page.mouse.move(500, 330)
    page.evaluate("() => { location.hash = '#/'; return new Promise(done => setTimeout(done, 400)); }")
    # for a seat that one holds: it stays one's own, by the session and without any token
    page.goto(f"{server.address}#/join/{table}/{seat}/forged")
    expect(page.get_by_test_id("question")).to_be_visible()
    assert json.loads(page.evaluate("localStorage['sandtable.seats']")) == {}
    # for somebody without a seat there: told, and nothing is kept
    context = chromium.new_context(locale="en-GB")
    stranger = context.new_page()
    stranger.goto(f"{server.address}#/join/{table}/{seat}/forged-too")
    expect(stranger.get_by_test_id("join-problem")).to_contain_text("does not open the seat")
    assert stranger.evaluate("localStorage['sandtable.seats'] ?? null") is None
    stranger.goto(f"{server.address}#/join/{table}/{seat}/{token}")
    expect(stranger.get_by_test_id("question")).to_be_visible()
    context.close()
