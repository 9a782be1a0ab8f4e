"""What is pressed, or read, out of habit is where it was: bar, foot and card, hint, the opponent in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.hands import Mouse
from tests.browser.player import open_game
from tests.browser.test_following import to_an_ending
from tests.browser.test_guide import at_step, begin, follow

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


@pytest.mark.parametrize("game", [name for name in shelf.names() if shelf.lesson(name)][1:])
def test_the_lobby_opens_on_the_game_whose_lesson_was_played_last(page: Page, server: Server, game: str) -> None:
    page.get_by_test_id(f"game-{game}").click()
    expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-selected", "true")
    page.get_by_test_id("first-game").click()
    expect(page.get_by_test_id("guide")).to_be_visible()
    page.goto(f"{server.address}#/")
    page.reload()
    expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-selected", "true")


#: where the parts of the bar stand
BAR = """() => ['.more', '.phases', '.owing'].map(what => {
  const { left = 0, right = 0 } = document.querySelector(`.status > ${what}`)?.getBoundingClientRect() ?? {};
  return [left, right].map(Math.round).join();
}).join(' ')"""
#: which tracks are in its line
TRACKS = "() => [...document.querySelectorAll('.status > .tracks > .track')].map(one => one.dataset.track)"


@pytest.mark.parametrize("game", shelf.names())
def test_the_bar_stands_still_from_one_question_to_the_next(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, game)
    mouse = Mouse(page)
    mouse.ready()
    mouse.go_on()
    mouse.ready()
    began, shown = page.evaluate(BAR), page.evaluate(TRACKS)
    # what an ally may use is a track while it acts only: rain makes room for that once, and stays below the line
    comes_and_goes = {name for name in shown if name.startswith(("ally-", "rain-"))}
    gone: set[str] = set()
    for _ in range(8):
        mouse.go_on()
        mouse.ready()
        now = page.evaluate(TRACKS)
        if not set(now) <= comes_and_goes | set(shown):
            began = page.evaluate(BAR)  # a track that was never there takes its room, once
        assert page.evaluate(BAR) == began
        comes_and_goes |= {name for name in now if name.startswith(("ally-", "rain-"))}
        assert [one for one in now if one not in comes_and_goes] == [one for one in shown if one not in comes_and_goes]
        assert not gone & {one for one in now if one.startswith("rain-")}
        gone |= {one for one in shown if one not in now}
        shown = now


#: the phases that are seen in the bar: what each is called, and whether all of that has room
PHASES = """() => [...document.querySelectorAll('.status > .phases > li')].map(one => {
  const name = one.querySelector('.about, .set-up') ?? one;
  const [box, line] = [one, one.parentElement].map(two => two.getBoundingClientRect());
  const whole = name.scrollWidth <= name.clientWidth && box.right <= line.right + 1;
  return box.top < line.bottom - 3 ? [name.innerText, whole] : null;
}).filter(Boolean)"""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("game", shelf.names())
def test_the_present_phase_is_read_whole_and_none_beside_it_is_without_a_name(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    open_game(page, game)
    mouse = Mouse(page)
    for _ in range(3):
        mouse.ready()
        phases = page.evaluate(PHASES)
        assert phases
        assert all(name and whole for name, whole in phases), phases
        mouse.go_on()


def test_a_stack_s_card_is_as_tall_as_what_it_says_and_clear_of_who_was_clicked(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    lesson, card = begin(page, "colonial"), page.get_by_test_id("unit-strip")
    follow(page, "colonial", lesson, 0)
    [space] = lesson.step[1].spaces
    page.locator(f'.spaces [data-space="{space}"]').click(force=True)
    hidden, told = box(page.locator(f'.spaces [data-space="{space}"]')), box(card)
    x, y = ((hidden[low] + hidden[high]) / 2 for low, high in (("left", "right"), ("top", "bottom")))
    assert not (told["left"] < x < told["right"] and told["top"] < y < told["bottom"])
    around = box(page.locator(".boardside"))
    for corner in ("nw", "ne", "se", "sw"):
        card.evaluate("(node, corner) => void (node.dataset.corner = corner)", corner)
        lies = box(card)
        assert lies["height"] == told["height"], "one unit, and nothing under it"
        assert (around["right"] - lies["right"] < 20) == corner.endswith("e")
        assert (lies["top"] - around["top"] < 20) == corner.startswith("n")


def test_a_lesson_has_one_way_on_while_something_waits_to_be_read(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    lesson = begin(page, "guerra")
    follow(page, "guerra", lesson, 0)
    told, go_on = page.get_by_test_id("happening"), page.get_by_test_id("guide-next")
    expect(told).to_be_visible()
    expect(go_on).to_be_visible()
    expect(page.get_by_test_id("go-on")).to_be_hidden()
    # whose morale it is stands there once
    expect(told).to_contain_text("Morale: Rebels 0 →")
    go_on.click()
    at_step(page, 2)
    expect(told).to_have_count(0)


def test_every_figure_of_the_bar_answers_at_once_and_the_phases_do(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "paratrooper")
    card = page.get_by_test_id("trackcard")
    for name, words in (("ops", "pay for units"), ("elan", "morale of your regiment"), ("crisis", "tension")):
        page.locator(f'.status > .tracks [data-track="{name}"]').hover()
        expect(card).to_contain_text(words)
    page.mouse.move(400, 500)
    expect(card).to_have_count(0)
    page.get_by_test_id("about-phases").click()
    expect(card.locator("li")).not_to_have_count(0)


def box(found: Locator) -> dict[str, float]:
    expect(found).to_be_visible()
    return found.evaluate("node => node.getBoundingClientRect().toJSON()")


def test_a_hint_that_comes_late_moves_nothing_and_waits_while_a_card_asks(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    held: list[Route] = []
    to_an_ending(page)
    page.keyboard.press("Escape")
    question, foot = (box(page.locator(what)) for what in (".asked", ".question.foot"))
    late = True
    page.route("**/hint", lambda route: held.append(route) if late else route.continue_())
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-stop")).to_be_visible()
    assert (box(page.locator(".asked")), box(page.locator(".question.foot"))) == (question, foot)
    page.get_by_test_id("group").filter(has_text="End movement").first.click()
    asks = box(page.get_by_test_id("commit"))
    assert held
    late = False
    with page.expect_response(lambda one: one.url.endswith("/hint") and one.json().get("ready")):
        held[0].continue_()
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    assert box(page.get_by_test_id("commit")) == asks
    page.get_by_test_id("card-back").click()
    expect(page.get_by_test_id("hint-line").first).to_be_visible()
    assert (box(page.locator(".asked")), box(page.locator(".question.foot"))) == (question, foot)
    page.get_by_test_id("hint-close").click()
    expect(page.get_by_test_id("hint-card")).to_have_count(0)


def test_the_choice_that_lasts_never_stands_where_the_plain_one_does(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    to_an_ending(page)
    plain, lasting = box(page.get_by_test_id("commit")), box(page.get_by_test_id("ending-unasked"))
    panel = box(page.locator("aside"))
    assert panel["right"] - plain["right"] < 20
    assert lasting["right"] <= plain["left"] or lasting["bottom"] <= plain["top"]
