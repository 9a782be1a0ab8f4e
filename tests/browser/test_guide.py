"""Guided first games in a real Chromium: one played through by clicks, the others begun, left and taken up again."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sandtable.engine.lessons import Lesson, Step, rehearse
from sandtable.games import shelf
from tests.browser.axe import serious
from tests.browser.conftest import STRAIGHT, Server
from tests.browser.player import asked, click_middle, has_changed, until_changed, wait_for_question

pytestmark = pytest.mark.browser

#: the game whose lesson most tests here begin
WHOLE = "colonial"


def lesson_of(game: str) -> Lesson:
    lesson = shelf.lesson(game)
    assert lesson is not None
    return lesson


def begin(page: Page, game: str) -> Lesson:
    """Takes the lobby's offer."""
    tab = page.get_by_test_id(f"game-{game}")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    page.get_by_test_id("first-game").click()
    at_step(page, 0)
    return lesson_of(game)


def at_step(page: Page, number: int) -> None:
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", str(number))


def follow(page: Page, game: str, lesson: Lesson, number: int, by: str = "list") -> None:
    """Does what a step asks for, and sees that the lesson goes on.

    Its answer is given by list, by keys, or on the board where it frames a space.
    """
    step = lesson.step[number]
    if step.until in ("read", "watch"):
        page.get_by_test_id("guide-next").click()
    elif step.until == "answer":
        choose(page, number, by, step)
    elif step.deed == "odds":
        look_at_odds(page, game, lesson, number, by)
    else:
        DEEDS[step.deed](page, game, lesson, number)
        if step.deed != "undo":
            page.get_by_test_id("guide-next").click()
    if number + 1 < len(lesson.step):
        at_step(page, number + 1)
    else:
        expect(page.get_by_test_id("guide")).to_have_count(0)


#: whether the lesson has gone on, or something else is framed or waits for a word than before
FURTHER = """([step, framed, at, given]) => {
  const now = document.querySelector('[data-testid=guide]')?.dataset.step;
  if (document.querySelector('.table')?.dataset.at !== at) return true;
  const card = document.querySelector('[data-testid=commit]');
  if (document.querySelector('[data-testid=guide-later]')) throw new Error(`declined: ${framed}`);
  const next = (card ?? document.querySelector('.popover .awaited, .question .awaited'))?.innerText;
  return now !== step || (!given && next !== undefined && next !== framed);
}"""


def choose(page: Page, number: int, by: str = "list", step: Step | None = None) -> None:
    """Presses what is framed until the answer is given: the unit, what it does, where; then the word to the odds."""
    for _ in range(8):
        if page.get_by_test_id("guide").get_attribute("data-step") != str(number):
            return
        press(page, number, by, step)


def press(page: Page, number: int, by: str, step: Step | None) -> None:
    """Gives what is framed, one press of it, and sees that this is not declined."""
    commit = page.get_by_test_id("commit")
    button = commit if commit.count() else page.locator(".popover .awaited, .question .awaited").first
    framed, at, given = button.inner_text(), asked(page), commit.count() > 0
    key = button.locator("kbd").first
    there = [one for one in step.spaces if one in (step.answer or step.of).values()] if step else []
    if by == "board" and there and not given and not page.get_by_test_id("popover").count():
        click_middle(page, space(page, there[0]))
    elif by == "keys" and given:
        page.keyboard.press("Enter")
    elif by == "keys" and key.count():
        page.keyboard.press(key.inner_text())
    else:
        button.click()
    page.wait_for_function(FURTHER, arg=[str(number), framed, at, given])


def look_at_odds(page: Page, game: str, lesson: Lesson, number: int, by: str = "list") -> None:
    """Gives the framed answer until its card lies open: the lesson goes on by that."""
    for _ in range(4):
        if page.get_by_test_id("commit").count():
            break
        press(page, number, by, lesson.step[number])
    expect(page.get_by_test_id("odds")).to_be_visible()


def ask_why_not(page: Page, game: str, lesson: Lesson, number: int) -> None:
    step = lesson.step[number]
    page.get_by_test_id("ask").click()
    if "unit" not in step.of:
        click_middle(page, space(page, own_space(game, lesson, number)))
    click_middle(page, space(page, step.spaces[-1]))
    expect(page.get_by_test_id("why")).to_contain_text(step.rule)


def own_space(game: str, lesson: Lesson, number: int) -> str:
    """Where somebody of the learner's stands near what the step is about."""
    cut = msgspec.structs.replace(lesson, step=lesson.step[:number])
    opened = shelf.title(game).open(lesson.scenario, lesson.options)
    table, _ = rehearse(cut, opened)
    seat = opened.seats.index(lesson.seat)
    scene, sheet = opened.scene(table.view(seat)), opened.sheet()
    side = next(place for place, one in enumerate(sheet.sides) if one["id"] == lesson.seat)
    centres = {one.id: one.centre for one in sheet.spaces}
    x, y = centres[lesson.step[number].spaces[-1]]
    own = [piece.space for piece in scene.pieces if piece.side == side and piece.space in centres]
    return min(own, key=lambda one: (centres[one][0] - x) ** 2 + (centres[one][1] - y) ** 2)


def space(page: Page, name: str) -> Locator:
    return page.locator(f".spaces path[data-space='{name}']")


def take_back(page: Page, game: str, lesson: Lesson, number: int) -> None:
    page.get_by_test_id("undo").click()


def switch_overlay(page: Page, game: str, lesson: Lesson, number: int) -> None:
    page.get_by_test_id("overlays").click()
    page.get_by_test_id("overlays-menu").get_by_role("button").first.click()


def read_log(page: Page, game: str, lesson: Lesson, number: int) -> None:
    seen = page.get_by_test_id("happening").locator(".primary")  # what dice decided lies over the log until it is read
    if seen.count():
        seen.click()
    page.get_by_test_id("tab-log").click()
    for line in page.locator("[data-testid=log] .line:not(:disabled):visible").all():
        line.click()
        if page.get_by_test_id("guide-next").count():
            return


def open_stack(page: Page, game: str, lesson: Lesson, number: int) -> None:
    click_middle(page, space(page, lesson.step[number].spaces[0]))


DEEDS = {
    "why": ask_why_not,
    "undo": take_back,
    "overlay": switch_overlay,
    "log": read_log,
    "units": open_stack,
}


@pytest.mark.parametrize("by", ["list", "keys", "board"])
@pytest.mark.parametrize("game", shelf.names())
def test_a_first_game_is_played_through_however_its_answers_are_given(page: Page, game: str, by: str) -> None:
    lesson = begin(page, game)
    for number in range(len(lesson.step)):
        follow(page, game, lesson, number, by)
    wait_for_question(page)
    expect(page.get_by_test_id("group").last).to_be_enabled()


def test_after_a_first_game_its_table_goes_on_as_any_other(page: Page) -> None:
    lesson = begin(page, WHOLE)
    for number in range(len(lesson.step)):
        follow(page, WHOLE, lesson, number)
    wait_for_question(page)
    before = asked(page)
    page.get_by_test_id("group").last.click()
    until_changed(page, before)


#: whether a frame of the lesson is drawn after all that lies on the board or is lit there, and so over it
OVER_ALL = """name => {
  const frame = document.querySelector(`[data-taught="${name}"]`);
  const below = [...document.querySelectorAll('.board .targets, .board .pieces, .board .spaces')];
  return below.every((one) => one.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


def test_a_lesson_frames_what_it_speaks_of_over_all_else_and_no_longer_than_it_does(page: Page) -> None:
    lesson = begin(page, "guerra")
    for number in range(5):
        if number == 3:  # a unit is in hand, and all that it can reach is lit
            expect(page.locator(".targets path").nth(20)).to_be_attached()
            frames = page.locator("[data-taught]")
            expect(frames).to_have_count(len(lesson.step[3].spaces))
            assert page.evaluate(OVER_ALL, lesson.step[3].spaces[0])
        follow(page, "guerra", lesson, number)
    ask = page.get_by_test_id("ask")
    expect(ask).to_have_css("outline-style", "solid")
    ask_why_not(page, "guerra", lesson, 5)
    expect(ask).to_have_css("outline-style", "none")
    # the key that goes on is the lesson's: the board neither takes the keyboard nor frames another unit
    page.keyboard.press("n")
    at_step(page, 6)
    expect(page.locator(".view.keyed")).to_have_count(0)
    expect(page.locator(".spaces path.cursor")).to_have_count(0)


def test_a_lesson_declines_gently_comes_back_after_a_reload_and_can_be_left(page: Page) -> None:
    lesson = begin(page, WHOLE)
    page.get_by_test_id("group").last.click()
    expect(page.get_by_test_id("guide-later")).to_be_visible()
    for number in range(3):
        follow(page, WHOLE, lesson, number)
    words = page.get_by_test_id("guide-words").inner_text()
    page.reload()
    at_step(page, 3)
    expect(page.get_by_test_id("guide-words")).to_have_text(words, use_inner_text=True)
    page.get_by_test_id("guide-leave").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    before = asked(page)
    page.get_by_test_id("group").last.click()
    assert has_changed(page, before)


def test_a_lesson_by_keys_alone(page: Page) -> None:
    begin(page, "world_war_africa")
    for number in range(3):
        at_step(page, number)
        page.wait_for_selector("[data-testid=guide-next]:not(:disabled)")
        page.keyboard.press("n")
    at_step(page, 3)
    for _ in range(2):  # recruiting, and whom
        told = page.locator("button.awaited").inner_text()
        page.keyboard.press(page.locator("button.awaited kbd").inner_text())
        page.wait_for_function("told => document.querySelector('button.awaited')?.innerText !== told", arg=told)
    at_step(page, 4)


def test_on_a_phone_board_words_and_question_share_the_screen(phone: Page) -> None:
    lesson = begin(phone, WHOLE)
    for number in range(5):
        follow(phone, WHOLE, lesson, number)
    phone.evaluate("scrollTo(0, 0)")
    board, guide = phone.locator(".boardside").bounding_box(), phone.get_by_test_id("guide").bounding_box()
    assert board is not None
    assert guide is not None
    assert board["y"] >= 0
    assert guide["y"] >= board["y"] + board["height"] - 1
    assert guide["y"] + guide["height"] < 844
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    follow(phone, WHOLE, lesson, 5)


def test_nothing_serious_stands_in_a_learner_s_way(chromium: Browser, server: Server) -> None:
    for scheme in ("light", "dark"):
        context = chromium.new_context(
            viewport={"width": 1280, "height": 800}, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce"
        )
        context.add_init_script(STRAIGHT)
        page = context.new_page()
        page.goto(server.address)
        lesson = begin(page, WHOLE)
        found = serious(page)
        for number in range(4):
            follow(page, WHOLE, lesson, number)
        found += serious(page)
        context.close()
        assert found == []
