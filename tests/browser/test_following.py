"""Following and deciding: the story of what happened, answers that give themselves, endings, notes of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.engine.contract import Decision
from sandtable.engine.handles import closes
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.hands import Mouse
from tests.browser.moments import played, sit_at, until_at
from tests.browser.player import asked, click_middle, has_changed, open_game, start, wait_for_question
from tests.browser.promises import promise

pytestmark = pytest.mark.browser


def test_what_the_other_side_did_is_told_again_on_return(page: Page) -> None:
    start(page)
    mouse = Mouse(page)
    story = page.get_by_test_id("story")
    for _ in range(12):
        wait_for_question(page)
        if story.count():
            break
        mouse.go_on()
    expect(story).to_be_visible()
    page.reload()
    expect(story).to_be_visible()
    wait_for_question(page)
    now = page.locator(".pieces").inner_html()
    count = int(re.findall(r"\d+", page.get_by_test_id("story-place").inner_text())[0])
    expect(page.locator(".trails .trail").first).to_be_attached()
    page.get_by_test_id("story-step").click()
    for place in range(1, count + 1):
        expect(page.get_by_test_id("story-place")).to_have_text(f"{place} of {count}")
        expect(page.get_by_test_id("looking-back")).to_be_visible()
        assert page.get_by_test_id("story-beat").inner_text().strip()
        expect(page.get_by_test_id("group").first).to_be_disabled()
        page.get_by_test_id("story-next").click()
    # After the last event one is back in the present, and may decide.
    expect(page.get_by_test_id("looking-back")).to_have_count(0)
    expect(page.get_by_test_id("group").first).to_be_enabled()
    assert page.locator(".pieces").inner_html() == now
    page.keyboard.press("p")
    expect(page.get_by_test_id("looking-back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("group").first).to_be_enabled()
    page.get_by_test_id("story-close").click()
    expect(story).to_have_count(0)


def test_the_log_is_grouped_and_a_line_shows_its_place(page: Page) -> None:
    start(page)
    wait_for_question(page)
    Mouse(page).do_something()
    wait_for_question(page)
    page.keyboard.press("l")
    log = page.get_by_test_id("log")
    expect(log.locator("summary").first).to_contain_text("Turn 1")
    expect(log.locator("h4").first).to_have_text("Activations")
    log.locator("button.line:not(:disabled)").first.click()
    expect(page.locator(".spaces path.flashed").first).to_be_attached()


def before_an_only_answer(folder: Path) -> Path:
    """A saved game in which one answer is possible, no chance is in it and nothing can be taken back any more."""
    for seed in range(30):
        save = folder / f"{seed}.journal"
        table = sandtable.new("paratrooper", seed=seed, path=save)
        rng = Random(seed)
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            if len(decision.actions) == 1 and table.why_not_undo(decision.seat):
                if table.turned and table.game.forecast(view, decision.actions[0]) is None:
                    table.close()
                    return save
            table.act(decision.seat, rng.choice(decision.actions))
        table.close()
    raise AssertionError("there is no such moment")


def test_an_only_answer_gives_itself_and_says_so(page: Page, tmp_path: Path) -> None:
    page.get_by_test_id("upload").set_input_files(before_an_only_answer(tmp_path))
    note = page.get_by_test_id("note")
    expect(note).to_contain_text(re.compile("Only one answer was possible|nothing was left to do, so it is over"))


def test_an_only_answer_waits_if_its_owner_wants_it_to(page: Page, tmp_path: Path) -> None:
    start(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("switch-skip").uncheck()
    page.locator(".home").click()
    page.get_by_test_id("upload").set_input_files(before_an_only_answer(tmp_path))
    wait_for_question(page)
    before = asked(page)
    expect(page.get_by_test_id("group")).to_have_count(1)
    assert not has_changed(page, before, 1500)  # nothing happens by itself: that takes time to see
    assert page.get_by_test_id("note").count() == 0


def to_an_ending(page: Page) -> None:
    """A moment in which a part of the turn can be ended though units could still act, and that is chosen."""
    open_game(page, "kolwezi")
    mouse = Mouse(page)
    for _ in range(20):
        wait_for_question(page)
        done = page.get_by_test_id("group").filter(has_text="End movement")
        if done.count() and page.get_by_test_id("owed").count():
            break
        mouse.go_on()
    done.first.click()


@promise("early-end", "kolwezi")
def test_ending_a_part_of_the_turn_with_units_left_asks_first(page: Page) -> None:
    to_an_ending(page)
    before = asked(page)
    expect(page.get_by_test_id("ending")).to_contain_text(re.compile(r"\d+ units? could still act"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ending")).to_have_count(0)
    assert asked(page) == before
    page.get_by_test_id("group").filter(has_text="End movement").first.click()
    # what was ticked on a card that was left again does not hold
    page.get_by_test_id("ending-unasked").check()
    page.get_by_test_id("card-back").click()
    page.get_by_test_id("group").filter(has_text="End movement").first.click()
    page.get_by_test_id("ending-unasked").check()
    page.get_by_test_id("commit").click()
    assert has_changed(page, before)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("switch-askEnd")).not_to_be_checked()


def test_arrows_and_notes_of_ones_own(page: Page) -> None:
    start(page, other="me")
    wait_for_question(page)
    page.keyboard.press("f")
    page.keyboard.press("d")
    expect(page.get_by_test_id("pencil-strip")).to_be_visible()
    before = asked(page)
    one, other = (page.locator(f".spaces path[data-space='{name}']") for name in ("0603", "0806"))
    click_middle(page, one)
    click_middle(page, other)
    expect(page.locator(".drawn .stroke")).to_have_count(1)
    click_middle(page, one)
    click_middle(page, one)
    page.get_by_test_id("pencil-note").fill("hold this <b>well</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".drawn .scribble text")).to_have_text("hold this <b>well</b>")
    assert asked(page) == before
    page.reload()
    wait_for_question(page)
    expect(page.locator(".drawn .stroke")).to_have_count(1)
    expect(page.locator(".drawn .scribble")).to_have_count(1)
    page.get_by_test_id("pencil").click()
    page.get_by_test_id("pencil-undo").click()
    expect(page.locator(".drawn .scribble")).to_have_count(0)
    page.get_by_test_id("pencil-clear").click()
    expect(page.locator(".drawn .stroke")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pencil-strip")).to_have_count(0)


def test_the_other_seat_does_not_see_what_one_draws(page: Page) -> None:
    start(page, other="me")
    wait_for_question(page)
    first = page.get_by_test_id("question").inner_text()
    page.keyboard.press("f")
    page.keyboard.press("d")
    for name in ("0603", "0806"):
        click_middle(page, page.locator(f".spaces path[data-space='{name}']"))
    page.keyboard.press("Escape")
    expect(page.locator(".drawn .stroke")).to_have_count(1)
    mouse = Mouse(page)
    for _ in range(12):
        mouse.go_on()
        wait_for_question(page)
        if page.locator(".drawn .stroke").count() == 0:
            break
    expect(page.locator(".drawn .stroke")).to_have_count(0)
    assert page.get_by_test_id("question").inner_text() != first


def recovers(table: Table, decision: Decision) -> bool:
    """Who does nothing more now ends the turn, and somebody of his own is no longer disrupted then."""
    done = next((action for action in decision.actions if closes(type(action))), None)
    if done is None:
        return False
    state = table.state.copy()
    table.game.apply(state, done)
    views = (table.view(decision.seat), table.game.observe(state, decision.seat))
    shaken, after = (
        {
            piece.id
            for piece in table.game.scene(view).pieces
            if "disrupted" in piece.markers and piece.side == view.seat
        }
        for view in views
    )
    there = {piece.id for piece in table.game.scene(views[1]).pieces if not piece.space.startswith("@")}
    return bool((shaken - after) & there)


def test_who_goes_straight_on_is_told_who_has_recovered(page: Page, server: Server) -> None:
    sit_at(page, server, played("colonial", recovers))
    before = asked(page)
    page.locator(".foot .closing").first.click()
    page.wait_for_function(
        "before => document.querySelector('.table').dataset.at !== before || document.querySelector('.odds .commit')",
        arg=before,
    )
    if page.get_by_test_id("commit").count():
        page.get_by_test_id("commit").click()
    until_at(page, before)
    expect(page.get_by_test_id("note")).to_contain_text("No longer disrupted")
