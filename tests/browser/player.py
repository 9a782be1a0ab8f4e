"""Somebody at the table: sets up a game and plays it by mouse, by keys or by finger."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE

#: whether the table shows another position than before
CHANGED = """before => document.querySelector(".table")?.dataset.at !== before"""
#: whether that is so, or the game is over, or a menu or a card wants a word first
ANSWERED = f"""before => ({CHANGED})(before) ||
  document.querySelector("[data-testid=result], [data-testid=popover], [data-testid=commit]")"""
#: whether that is so, or nothing is under way that could still bring it about
CAME_TO_REST = f"before => ({ANSWERED})(before) || window.underway === 0"
CHOICES = "[data-testid=group], [data-testid=unit]"
ENABLED = "[data-testid=group]:not(:disabled), [data-testid=unit]:not(:disabled), [data-testid=list-them]"
#: the answer that ends what one is doing, in the words of any game, English or Portuguese
ENOUGH = re.compile(
    r"\b(nothing|no further|no coup|no more|enough|begin like|nobody|done|pass|hold fire|wait|keep|decline|end the|"
    r"nada|pronto|feito|feitas|começar assim|nenhum|terminado|esperar|não|sem golpe)\b",
    re.I,
)


def start(page: Page, other: str = "bot:random", seed: str = "7", first: str = "me") -> None:
    """Sets up the first scenario from the lobby; the dice are those of the seed."""
    page.locator(".options summary").click()
    page.get_by_test_id("seat-0").select_option(first)
    page.get_by_test_id("seat-1").select_option(other)
    page.locator(".options input").last.fill(seed)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("question")).to_be_visible()


def open_game(page: Page, game: str) -> None:
    """Sets up a game's first scenario as the lobby proposes it: somebody here, a bot for anybody else."""
    tab = page.get_by_test_id(f"game-{game}")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page.get_by_test_id("start")).to_be_visible()
    page.locator(".options summary").click()
    page.locator(".options input").last.fill("7")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("question")).to_be_visible()


def has_changed(page: Page, before: str, patience: int = PATIENCE) -> bool:
    """Whether the position becomes another within some milliseconds."""
    try:
        page.wait_for_function(CHANGED, arg=before, timeout=patience)
    except TimeoutError:
        return False
    return True


def turn(page: Page) -> int:
    """The number of the turn, as the first track shows it."""
    found = re.match(r"\d+", page.locator(".track dd").first.inner_text())
    assert found
    return int(found.group())


def wait_for_question(page: Page) -> None:
    """Waits until it is ours to decide, or the game is over; where the screen is handed over, takes it."""
    page.wait_for_selector(".asked.yours, [data-testid=result], [data-testid=curtain]")
    if page.get_by_test_id("curtain").count():
        page.get_by_test_id("curtain").get_by_role("button").click()
        page.wait_for_selector(".asked.yours, [data-testid=result]")
    if page.get_by_test_id("result").count() == 0:
        page.wait_for_selector(f"{ENABLED}, [data-testid=commit]")
        page.wait_for_selector(".table:not(.sheltered)")


def asked(page: Page) -> str:
    """Which position the table shows: another after every action."""
    return page.locator(".table").get_attribute("data-at") or ""


def click_middle(page: Page, place: Locator) -> None:
    """A real click of the mouse in the middle of something drawn, once the board has come to rest."""
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    place.element_handle().wait_for_element_state("stable")
    box = place.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play_until(page: Page, over: Callable[[], bool], act: Callable[[], None], limit: int = 80) -> int:
    """Acts again and again until something is true; tells how often."""
    for count in range(limit):
        wait_for_question(page)
        if over():
            return count
        before = asked(page)
        act()
        until_changed(page, before)
    raise AssertionError("it took too long")


def until_changed(page: Page, before: str) -> None:
    """Waits for the next position; a menu or odds that come up first are answered."""
    menu, card = page.get_by_test_id("popover").get_by_role("menuitem").first, page.get_by_test_id("commit")
    for _ in range(10):
        page.wait_for_function(ANSWERED, arg=before)
        if asked(page) != before or page.get_by_test_id("result").count():
            return
        (menu if menu.count() else card).click()
    raise AssertionError("nothing came of it")
