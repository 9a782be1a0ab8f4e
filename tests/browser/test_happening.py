"""Seeing what happens: a throw with its dice and what it decided, and the enemy's turn played before one's eyes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import sandtable
from sandtable.engine.contract import Action
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server, Watched
from tests.browser.hands import Mouse
from tests.browser.player import asked, until_changed, wait_for_question

pytestmark = pytest.mark.browser

#: whether a counter is seen on its way: nearer to neither end of it than a third of a counter
UNDER_WAY = """() => [...document.querySelectorAll('.glider')].some(node => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const spaces = [...document.querySelectorAll('.spaces path')].map(path => path.getBoundingClientRect());
  return Math.min(...spaces.map(one => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y))) > 12;
})"""
#: notes in window.seen what has ever been on the page
WATCH = """names => {
  window.seen = [];
  new MutationObserver(() => names.forEach(name => document.querySelector(name) && window.seen.push(name)))
    .observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture
def seeing(chromium: Browser, server: Server) -> Iterator[Page]:
    """The page of somebody with the usual taste, on a device that moves things."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    watched = Watched(context)
    watched.page.goto(server.address)
    yield watched.page
    context.close()
    assert watched.complaints == []


def saved(path: Path, game: str, moment: Callable[[Table], Action | None]) -> Action:
    """A saved game at the first moment that is wanted, and the action that is meant there."""
    bot = next(bot for name, bot in shelf.title(game).bots().items() if name != "random")
    for seed in range(20):
        path.unlink(missing_ok=True)
        table, rng = sandtable.new(game, seed=seed, path=path), Random(seed)
        players = [bot(table.game, seat) for seat in range(len(table.game.seats))]
        for _ in range(300):
            if table.decision is None or (found := moment(table)) is not None:
                break
            table.act(table.decision.seat, players[table.decision.seat].choose(table.view(table.decision.seat), rng))
        table.close()
        if table.decision is not None and found is not None:
            return found
    raise AssertionError("there is no such moment")


def of_kind(table: Table, kind: str) -> Iterator[Action]:
    """The answers of a kind that can be given now."""
    assert table.decision is not None
    yield from (one for one in table.decision.actions if msgspec.to_builtins(one)["do"] == kind)


def commit(page: Page, label: str) -> None:
    """Gives the answer with this label, and says yes to its odds."""
    before = asked(page)
    page.get_by_role("button", name=label, exact=False).first.click()
    until_changed(page, before)


def told(page: Page) -> list[str]:
    """The lines of the log, in order."""
    return [line.strip() for line in page.locator("[data-testid=log] .line").all_inner_texts()]


def test_a_throw_stays_until_one_goes_on_and_the_enemys_turn_is_played(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "fire.journal"
    saved(save, "kolwezi", lambda table: next(of_kind(table, "fire"), None))
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    commit(page, " fires at ")
    # The dice are in the strip with what they come to and by which rules, and on the board where they fell.
    strip = page.get_by_test_id("result-strip")
    expect(strip).to_contain_text(re.compile(r"fires? at .*score \d+"))
    score = re.search(r"score (\d+)", strip.inner_text())
    expect(strip.locator(".fell .die")).to_have_count(1)
    expect(page.get_by_test_id("result-total")).to_have_text(score.group(1) if score else "")
    assert strip.locator(".roll .rule-link").count() > 0
    expect(page.locator(".drawn .fallen .die")).to_have_count(1)
    # It keeps nobody from deciding, and stays until he goes on.
    wait_for_question(page)
    expect(strip).to_be_visible()
    page.keyboard.press("Space")
    expect(strip).to_have_count(0)
    expect(page.locator(".drawn .fallen")).to_have_count(0)

    # The Katangans move: seen on their way, and nothing is asked meanwhile.
    mouse, playing = Mouse(page), page.get_by_test_id("playing")
    to_the_enemy(page, mouse)
    expect(page.get_by_test_id("question")).to_have_count(0)
    page.wait_for_function(UNDER_WAY)
    # Step by step it is told as the log has it, and the log runs no farther than the telling.
    heard = step_by_step(page, mouse)
    assert any(line.startswith("Turn ") for line in heard), heard
    log = told(page)
    lines = [line for line in heard if line and line in log]
    assert len(lines) > 3
    onward = iter(log)
    assert all(line in onward for line in lines), "not in the order of the log"

    # One key brings the present; who wants no gliding sees steps.
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH, [".glider", "[data-testid=caption]"])
    to_the_enemy(page, mouse)
    page.wait_for_function("() => window.seen.includes('[data-testid=caption]')")
    page.keyboard.press("Space")
    expect(playing).to_have_count(0)
    wait_for_question(page)
    assert ".glider" not in page.evaluate("window.seen")

    # A taste lasts: from now on straight to the end.
    page.get_by_test_id("menu").click()
    page.get_by_test_id("pace").select_option("straight")
    page.reload()
    wait_for_question(page)
    page.evaluate(WATCH, ["[data-testid=playing]"])
    turn = page.locator(".track dd").first.inner_text()
    for _ in range(40):
        if page.locator(".track dd").first.inner_text() != turn:
            break
        mouse.go_on()
        wait_for_question(page)
    assert page.evaluate("window.seen") == []
    expect(page.get_by_test_id("story")).to_be_visible()


def step_by_step(page: Page, mouse: Mouse) -> list[str]:
    """What is told up to the next turn, one event at a time."""
    playing, pause = page.get_by_test_id("playing"), page.get_by_test_id("happening-pause")
    heard: list[str] = []
    while not any(line.startswith("Turn ") for line in heard):
        page.wait_for_selector(".asked.yours, [data-testid=playing]")
        if not playing.count():
            mouse.go_on()
            continue
        if pause.get_attribute("aria-label") == "Pause":
            page.keyboard.press("p")
        line = page.locator(
            "[data-testid=caption], [data-testid=banner], [data-testid=event-card] p, .decided .outcome"
        )
        place = page.locator(".happening .place").inner_text()
        heard.append(line.last.inner_text().strip() if line.count() else "")
        if heard[-1] in (log := told(page)):
            assert heard[-1] in log[-3:]
        page.keyboard.press(".")
        page.wait_for_function("before => document.querySelector('.happening .place')?.innerText !== before", arg=place)
    return heard


def to_the_enemy(page: Page, mouse: Mouse) -> None:
    """Does nothing more until the enemy is on the move."""
    playing = page.get_by_test_id("playing")
    for _ in range(30):
        page.wait_for_selector(".asked.yours, [data-testid=playing]")
        if playing.count():
            if page.locator(".glider, [data-testid=caption]").count():
                return
            page.wait_for_timeout(50)
            continue
        mouse.go_on()
    raise AssertionError("the enemy never moved")


def lost_assault(table: Table) -> Action | None:
    """An assault after which somebody must fall back."""
    for action in of_kind(table, "assault"):
        state = table.state.copy()
        table.game.apply(state, action)
        decision = table.game.pending(state)
        if decision is not None and state.stack[-1].name == "retreat":
            return action
    return None


def test_a_question_says_why_it_is_asked(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "assault.journal"
    action = saved(save, "colonial", lost_assault)
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    before = asked(page)
    page.locator("[data-testid=group], [data-testid=answer]").filter(has_text="assault").first.click()
    until_changed(page, before)
    wait_for_question(page)
    totals = [int(one) for one in page.get_by_test_id("result-total").all_inner_texts()]
    assert len(totals) == 2
    lost, won = sorted(totals)
    expect(page.get_by_test_id("because")).to_have_text(re.compile(rf"lost the assault {lost} : {won}"))
    assert msgspec.to_builtins(action)["do"] == "assault"
