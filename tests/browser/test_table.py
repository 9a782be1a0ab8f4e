"""The browser's table in a real Chromium: by mouse, by keys, by finger, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import STRAIGHT, Server, with_nobody_waiting
from tests.browser.player import asked, click_middle, play_until, start, until_changed, wait_for_question

pytestmark = pytest.mark.browser

BARE = re.compile(r"\b[a-z]+-(?:event|do|track|phase|marker|fact|question|terrain)-\w+")


def test_the_board_by_keyboard(page: Page) -> None:
    start(page)
    wait_for_question(page)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spaces path.cursor")).to_have_count(1)
    first = page.locator(".spaces path.cursor").get_attribute("data-space")
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    second = page.locator(".spaces path.cursor").get_attribute("data-space")
    assert first != second
    expect(page.locator(".boardside .sr")).to_contain_text(str(second))


def test_taking_back(page: Page) -> None:
    start(page)
    wait_for_question(page)
    before, at = page.locator(".pieces").inner_html(), asked(page)
    click_middle(page, page.locator(".spaces path.may:not(.aimed)").first)
    until_changed(page, at)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert page.locator("[data-testid=log] li").count() > 0
    page.keyboard.press("u")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    wait_for_question(page)
    assert page.locator(".pieces").inner_html() == before


def test_why_not_names_the_rule_and_opens_it(page: Page) -> None:
    start(page)
    wait_for_question(page)
    page.keyboard.press("?")
    expect(page.get_by_test_id("why")).to_be_visible()
    page.keyboard.press("f")
    click_middle(page, page.locator(".spaces path[data-space='1209']"))
    refusal = page.get_by_test_id("refusal").first
    expect(refusal).to_be_visible()
    rule = refusal.locator(".rule-link").first.inner_text()
    refusal.locator(".rule-link").first.click()
    expect(page.locator(".rules .wanted h4")).to_have_text(rule)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why")).to_have_count(0)


def test_odds_are_shown_before_the_dice_are_thrown(page: Page) -> None:
    start(page)

    def a_fight_is_offered() -> bool:
        return page.locator(".targets path.aim").count() > 0

    def act() -> None:
        free = page.locator(".spaces path.may:not(.aimed)")
        if free.count():
            click_middle(page, free.nth(free.count() // 2))
        else:
            page.get_by_test_id("group").last.click()

    play_until(page, a_fight_is_offered, act, limit=120)
    page.get_by_test_id("group").filter(has_text=re.compile("fires|assaults")).first.click()
    answer, card = page.get_by_test_id("answer").first, page.get_by_test_id("odds")
    expect(answer.or_(card).first).to_be_visible()
    if answer.count():
        answer.click()
    expect(card).to_be_visible()
    said = card.get_by_test_id("verdict").inner_text() + card.locator(".otherwise").inner_text()
    assert abs(sum(float(chance) for chance in re.findall(r"([\d.]+)%", said)) - 100) < 1
    lines = page.locator("[data-testid=log] li").count()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("commit")).to_have_count(0)
    assert page.locator("[data-testid=log] li").count() == lines


def test_the_language_changes_everywhere_at_once(page: Page) -> None:
    start(page)
    wait_for_question(page)
    english = page.get_by_test_id("question").inner_text()
    page.get_by_test_id("menu").click()
    for language, undo in (("fr", "Reprendre"), ("pt", "Desfazer"), ("en", "Take back")):
        page.get_by_test_id("language").select_option(language)
        expect(page.get_by_test_id("undo")).to_contain_text(undo)
        assert page.locator("html").get_attribute("lang") == language
        if language != "en":
            assert page.get_by_test_id("question").inner_text() != english
    assert page.get_by_test_id("question").inner_text() == english


def test_no_message_id_is_left_bare(page: Page) -> None:
    start(page)
    wait_for_question(page)
    for language in ("en", "fr", "pt"):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("language").select_option(language)
        page.get_by_test_id("menu").click()
        for tab in ("inspector", "log"):
            page.get_by_test_id(f"tab-{tab}").click()
            assert BARE.findall(page.inner_text("body")) == []


def test_the_lobby_shows_a_game_once_its_words_are_there_and_opens_by_its_bars(page: Page) -> None:
    held: list[Route] = []
    page.route("**/api/words/en/colonial", lambda route: held.append(route))
    with_nobody_waiting(page)
    expect(page.get_by_test_id("game-colonial")).to_be_visible()
    expect(page.get_by_test_id("start")).to_have_count(0)
    assert "colonial-" not in page.inner_text("body")
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("start")).to_be_visible()
    assert "colonial-" not in page.inner_text("body")
    # On a wide screen the scenarios lie open under what else is chosen, and the one chosen is begun beside them.
    cards = page.locator(".scenario")
    expect(cards.last).to_be_in_viewport()
    cards.last.click()
    expect(page.locator(".go b").first).to_have_text(cards.last.locator(".title").inner_text())
    expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 900, "height": 720})
    bar = page.get_by_test_id("scenarios")
    box = bar.bounding_box()
    assert box is not None
    bar.click(position={"x": box["width"] - 20, "y": box["height"] / 2})
    expect(cards.first).to_be_visible()
    box, under = bar.bounding_box(), cards.first.bounding_box()
    assert box is not None
    assert under is not None
    assert under["y"] >= box["y"] + box["height"], "the list lies under its bar"


def test_what_is_played_alone_has_its_scenarios_beside_what_begins_it(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(server.address)
    page.get_by_test_id("game-paratrooper").click()
    start, cards = page.get_by_test_id("start"), page.locator(".scenario")
    expect(cards.last).to_be_in_viewport(ratio=1)
    cards.last.click()
    expect(page.locator(".go b").first).to_have_text(cards.last.locator(".title").inner_text())
    expect(start).to_be_in_viewport(ratio=1)
    box = start.bounding_box()
    assert box is not None
    assert box["width"] < 640, "a button, and not a beam"


def test_a_hot_seat_game_is_conceded_replayed_and_branched(page: Page) -> None:
    start(page, other="me")
    for _ in range(3):
        wait_for_question(page)
        before = asked(page)
        page.get_by_test_id("group").last.click()
        until_changed(page, before)
    wait_for_question(page)
    page.get_by_test_id("menu").click()
    page.locator(".menu .danger").click()
    page.locator("dialog .danger").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    page.locator(".result a.primary").click()
    expect(page.get_by_test_id("step")).to_contain_text("Action 0 of 4")
    page.get_by_test_id("next").click()
    page.keyboard.press(".")
    expect(page.get_by_test_id("step")).to_contain_text("Action 2 of 4")
    viewpoint = page.locator(".player select").last
    assert viewpoint.locator("option").count() == 2
    viewpoint.select_option(index=1)
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("step")).to_contain_text("Action 4 of 4")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    page.get_by_test_id("branch").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    wait_for_question(page)
    assert page.get_by_test_id("result").count() == 0


def test_a_save_is_downloaded_and_taken_up_again(page: Page, tmp_path: Path) -> None:
    start(page)
    wait_for_question(page)
    page.get_by_test_id("group").last.click()
    wait_for_question(page)
    page.get_by_test_id("menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the game").click()
        page.get_by_role("dialog").locator("button.danger").click()  # it is practice from then on
    save = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(save)
    assert save.suffix == ".journal"
    page.locator(".home").click()
    page.get_by_test_id("upload").set_input_files(save)
    expect(page.get_by_test_id("question")).to_be_visible()
    page.locator(".home").click()
    expect(page.locator(".tables li").first).to_be_visible()


def test_a_friend_joins_by_link(page: Page, chromium: Browser) -> None:
    page.get_by_test_id("against-friend").check()
    page.get_by_test_id("start").click()
    link = page.locator(".invitations input").input_value()
    page.locator(".invitations a.primary").click()
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(STRAIGHT)
    friend = context.new_page()
    friend.goto(link)
    expect(friend.get_by_test_id("question")).to_be_visible()
    for one in (page, friend):  # the game begins when both have added to its dice
        expect(one.get_by_test_id("question")).not_to_contain_text("everybody has added")
    mover, watcher = (page, friend) if page.locator(".asked.yours").count() else (friend, page)
    lines = watcher.locator("[data-testid=log] li").count()
    mover.get_by_test_id("group").last.click()
    expect(watcher.locator("[data-testid=log] li")).not_to_have_count(lines)
    context.close()


#: the middle of a space that can be answered with, where nobody stands and nothing lies over the board
EMPTY = """() => {
  for (const place of document.querySelectorAll('.spaces path.may:not(.aimed)')) {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementFromPoint(x, y);
    if (under?.closest('.board .view') && !under.closest('.counter')) return [x, y];
  }
}"""


def test_a_phone_plays_by_touch_in_one_column(phone: Page) -> None:
    start(phone)
    wait_for_question(phone)
    assert phone.locator("html").get_attribute("lang") == "pt"
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    board, panel = phone.locator(".boardside").bounding_box(), phone.locator("aside").bounding_box()
    assert board is not None
    assert panel is not None
    assert panel["y"] >= board["y"] + board["height"] - 1
    # where nothing moves any more, neither the board nor what lies on it
    expect(phone.get_by_test_id("happening")).to_have_count(0)
    phone.wait_for_selector(".world:not(.gliding)", state="attached")
    at = asked(phone)
    x, y = phone.wait_for_function(EMPTY).json_value()
    phone.touchscreen.tap(x, y)
    until_changed(phone, at)
    expect(phone.locator("[data-testid=log] li").first).to_be_visible()
    wait_for_question(phone)
    assert phone.get_by_test_id("group").first.evaluate("node => node.offsetHeight") >= 44


def test_nothing_serious_stands_in_the_way_of_anybody(chromium: Browser, server: Server) -> None:
    """Lobby and replay, in the light and in the dark; the tables are looked at game by game."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        context = chromium.new_context(
            viewport={"width": 1280, "height": 800},
            color_scheme=scheme,  # type: ignore[arg-type]
            bypass_csp=True,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(server.address)
        expect(page.get_by_test_id("start")).to_be_visible()
        found += serious(page)
        start(page)
        wait_for_question(page)
        page.get_by_test_id("menu").click()
        found += serious(page)
        page.goto(page.url.replace("/table/", "/replay/"))
        expect(page.get_by_test_id("step")).to_be_visible()
        found += serious(page)
        context.close()
    assert found == []
