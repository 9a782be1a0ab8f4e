"""A guided first game on a phone: what is framed is in sight and under the finger, whatever was tapped before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import asked
from tests.browser.test_guide import FURTHER, at_step, lesson_of, space
from tests.browser.test_phone import LOOKS, box_of

pytestmark = pytest.mark.browser

#: whether a finger at the middle of something would come down on it, and all of it is on the screen
REACHED = """node => {
  const box = node.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight + 1 && node.contains(under);
}"""
#: whether the words of the lesson can be brought into sight
READABLE = """() => {
  const words = document.querySelector('[data-testid=guide-words] p');
  words.scrollIntoView({ block: 'start' });
  const box = words.getBoundingClientRect();
  return words.contains(document.elementFromPoint(box.x + 20, box.y + 8));
}"""


#: the chances that stand beside the answers come late
LATE = """{
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (String(asked[0]).endsWith('/forecast')) await new Promise((come) => setTimeout(come, 700));
    return answer;
  };
}"""


def reach(page: Page, place: Locator) -> None:
    """Waits until something is under the finger by itself: nobody scrolls."""
    expect(place).to_be_visible()
    handle = place.element_handle()
    try:
        page.wait_for_function(REACHED, arg=handle, timeout=10_000)
    except Exception as error:
        raise AssertionError(f"out of reach: {place.inner_text()}") from error


def tap(page: Page, place: Locator) -> None:
    reach(page, place)
    place.tap()


def tap_space(page: Page, name: str, beside: float = 0) -> None:
    """A tap at a place that is framed: it is whole on the board by itself."""
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    board, box = page.locator(".boardside").bounding_box(), space(page, name).bounding_box()
    assert board is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert board["x"] + 20 < x < board["x"] + board["width"] - 20
    assert board["y"] + 20 < y < board["y"] + board["height"] - 20
    page.touchscreen.tap(x + beside, y)


def choose(page: Page, number: int) -> None:
    """Taps what is framed until the step is over."""
    for _ in range(8):
        if page.get_by_test_id("guide").get_attribute("data-step") != str(number):
            return
        seen = page.get_by_test_id("go-on")
        if seen.count():
            tap(page, seen)
            expect(seen).to_have_count(0)
            expect(page.get_by_test_id("shield")).to_have_count(0)
        commit = page.get_by_test_id("commit")
        button = commit if commit.count() else page.locator(".question .awaited").first
        framed, at, given = button.inner_text(), asked(page), commit.count() > 0
        tap(page, button)
        page.wait_for_function(FURTHER, arg=[str(number), framed, at, given])


def test_every_framed_answer_is_under_the_finger_also_after_a_wrong_tap(phone: Page) -> None:
    phone.add_init_script(LATE)
    phone.reload()
    game = phone.get_by_test_id("game-kolwezi")
    game.tap()
    expect(game).to_have_attribute("aria-selected", "true")
    phone.get_by_test_id("first-game").tap()
    lesson, go_on, later = lesson_of("kolwezi"), phone.get_by_test_id("guide-next"), phone.get_by_test_id("guide-later")
    at_step(phone, 0)
    tap(phone, go_on)
    # what is framed is on the board, also for somebody who comes back
    at_step(phone, 1)
    phone.reload()
    at_step(phone, 1)
    expect(phone.locator(".papers")).to_be_hidden()
    tap_space(phone, "VE5")
    tap(phone, go_on)

    # a wrong answer is declined, the right one stays in reach, and the note goes with the next tap
    at_step(phone, 2)
    framed, wrong = phone.locator(".question .awaited"), phone.locator(".choices button:not(.awaited)")
    reach(phone, framed)
    wrong.scroll_into_view_if_needed()
    tap(phone, wrong)
    reach(phone, later)
    reach(phone, framed)
    phone.locator(".asked.yours").tap()
    expect(later).to_have_count(0)
    tap(phone, wrong)
    reach(phone, later)
    # a place that is framed answers, too
    tap_space(phone, "ZA1")
    at_step(phone, 3)
    for number in range(3, 8):
        if lesson.step[number].until == "watch":
            tap(phone, go_on)
        elif lesson.step[number].deed == "undo":
            tap(phone, phone.get_by_test_id("undo"))
        else:
            choose(phone, number)
        at_step(phone, number + 1)

    # why not: the answer and the way on are both in sight
    tap(phone, phone.get_by_test_id("ask"))
    tap_space(phone, "VE5")
    refusal = phone.get_by_test_id("refusal").first
    expect(refusal).to_contain_text(lesson.step[8].rule)
    reach(phone, refusal)
    tap(phone, go_on)
    at_step(phone, 9)
    choose(phone, 9)
    at_step(phone, 10)
    tap(phone, go_on)
    at_step(phone, 11)
    choose(phone, 11)

    # another unit than the one asked for is declined at once, before anything is weighed
    at_step(phone, 12)
    expect(phone.locator(".choices [data-testid=headline]").first).to_be_visible()
    reach(phone, phone.locator(".question .awaited").first)
    other = phone.locator(".choices button:not(.awaited)").first
    other.tap()
    reach(phone, later)
    expect(phone.get_by_test_id("commit")).to_have_count(0)
    tap(phone, phone.locator(".question .awaited").first)
    at_step(phone, 13)
    commit = phone.get_by_test_id("commit")
    reach(phone, commit)
    assert phone.evaluate(READABLE)
    tap(phone, commit)
    at_step(phone, 14)
    choose(phone, 14)
    at_step(phone, 15)


#: whether something begins in sight by itself, and nothing lies over its beginning
BEGINS = """node => {
  const box = node.getBoundingClientRect();
  const under = document.elementFromPoint(box.x + 20, box.y + 8);
  return box.height > 0 && !!under && (node.contains(under) || under.contains(node));
}"""


def begins(page: Page, place: Locator) -> None:
    expect(place).to_be_visible()
    page.wait_for_function(BEGINS, arg=place.element_handle(), timeout=10_000)


#: whether all of something is to be seen in what scrolls, and nothing lies over its end either
WHOLE = """node => {
  const [box, around] = [node, node.closest('.decide, .happening')].map((one) => one.getBoundingClientRect());
  const under = document.elementFromPoint(box.x + 20, box.bottom - 6);
  return box.top >= around.top - 1 && box.bottom <= around.bottom + 1 && !!under && node.contains(under);
}"""


#: watches how far a story is told beside its dice: undefined before that, true once one is printed over the other
PRINTED_OVER = """() => new MutationObserver(() => {
  const [place, sum] = ['.place', '.adds summary'].map((one) => document.querySelector(`.happening.live ${one}`));
  if (!place || !sum) return;
  const [over, under] = [place, sum].map((one) => one.getBoundingClientRect());
  const beside = over.top >= under.bottom || over.bottom <= under.top;
  window.told = window.told || !beside;
}).observe(document.body, { childList: true, subtree: true })"""


def whole(page: Page, place: Locator) -> None:
    expect(place).to_be_visible()
    page.wait_for_function(WHOLE, arg=place.element_handle(), timeout=10_000)


def test_words_way_on_and_what_they_speak_of_are_seen_together(phone: Page) -> None:
    phone.get_by_test_id("game-colonial").tap()
    phone.get_by_test_id("first-game").tap()
    lesson, words = lesson_of("colonial"), phone.get_by_test_id("guide-words").locator("p").first
    at_step(phone, 0)
    # the way on stands where a word ends the question, which is no answer to the lesson
    go_on, foot = phone.get_by_test_id("guide-next"), phone.locator(".question.foot")
    expect(foot.get_by_test_id("guide-next")).to_have_count(1)
    expect(foot.locator(".closing")).to_have_count(0)
    tap(phone, go_on)

    # a tap on the unit shows what it is, though it may be taken in hand as well
    at_step(phone, 1)
    expect(foot.locator(".closing")).to_have_count(1)
    tap_space(phone, "0504")
    expect(phone.get_by_test_id("unit-strip").locator("[data-piece=gov-levy]")).to_be_visible()
    # it is read beside the words, which say what it means
    for paragraph in phone.get_by_test_id("guide-words").locator("p").all():
        whole(phone, paragraph)
    tap(phone, go_on)
    at_step(phone, 2)
    tap(phone, go_on)

    # what is framed in the list comes first, and the words still begin in sight
    at_step(phone, 3)
    reach(phone, phone.locator(".question .awaited").first)
    begins(phone, words)
    tap_space(phone, "0604")
    at_step(phone, 4)
    tap(phone, phone.get_by_test_id("undo"))

    # why not: who taps the unit once more is asked for the place, and told no reason why it cannot go where it is
    at_step(phone, 5)
    tap(phone, phone.get_by_test_id("ask"))
    why, asks = phone.get_by_test_id("why").locator("p").first, phone.get_by_test_id("why").inner_text()
    for beside in (0, 30):  # two taps in one spot would bring the eye nearer
        tap_space(phone, "0504", beside)
        phone.wait_for_function("() => window.underway === 0")
        expect(phone.get_by_test_id("refusal")).to_have_count(0)
        assert phone.get_by_test_id("why").inner_text() == asks
    begins(phone, why)
    tap_space(phone, "0503")
    expect(phone.get_by_test_id("refusal").first).to_contain_text(lesson.step[5].rule)
    tap(phone, go_on)
    at_step(phone, 6)
    tap_space(phone, "0604")

    # the card's verdict is read without scrolling, over its button
    at_step(phone, 7)
    tap_space(phone, "0705")
    at_step(phone, 8)
    reach(phone, phone.get_by_test_id("verdict"))
    begins(phone, words)
    # and so is all that may come of it
    for outcome in phone.locator(".odds .outcomes table").first.locator("tr").all():
        whole(phone, outcome)
    tap(phone, phone.get_by_test_id("commit"))

    # what the dice decided lies under the words that speak of it
    at_step(phone, 9)
    strip = phone.get_by_test_id("happening")
    expect(strip).to_be_visible()
    expect(foot).to_be_hidden()
    begins(phone, words)
    last = phone.get_by_test_id("guide-words").locator("p").last
    last.scroll_into_view_if_needed()
    begins(phone, last)
    # however much is opened in it: its foot is whole, and at the foot of the screen
    strip.locator("summary").first.tap()
    reach(phone, phone.get_by_test_id("go-on"))
    tap(phone, phone.get_by_test_id("go-on"))
    expect(strip).to_have_count(0)
    expect(phone.get_by_test_id("shield")).to_have_count(0)
    # nothing lies over what is told while it is played either
    phone.evaluate(LOOKS)
    phone.reload()
    at_step(phone, 9)
    phone.evaluate(PRINTED_OVER)
    tap(phone, go_on)
    at_step(phone, 10)
    phone.wait_for_function("() => window.told === false")
    expect(phone.get_by_test_id("playing")).to_have_count(0)
    assert phone.evaluate("() => window.told") is False
    choose(phone, 10)

    # words that send to the log are seen whole beside it, and so is why nothing comes of another tap
    at_step(phone, 11)
    tap(phone, phone.get_by_test_id("go-on"))
    expect(strip).to_have_count(0)
    expect(phone.get_by_test_id("shield")).to_have_count(0)
    for paragraph in phone.locator("[data-testid=guide] p").all():
        whole(phone, paragraph)
    line = phone.locator("[data-testid=log] .line:not(:disabled)").last
    reach(phone, line)
    foot.locator(".closing").tap()
    reach(phone, phone.get_by_test_id("guide-later"))
    whole(phone, last)
    # what a line tells of is marked on what is seen of the board
    tap(phone, line)
    marked = phone.locator("[data-marked]")
    expect(marked).to_have_count(1)
    name = marked.get_attribute("data-marked")
    assert name
    phone.wait_for_selector(".world:not(.gliding)", state="attached")
    place, side = box_of(space(phone, name)), box_of(phone.locator("aside"))
    assert place["y"] + place["height"] / 2 < side["y"]
    tap(phone, go_on)
    at_step(phone, 12)
