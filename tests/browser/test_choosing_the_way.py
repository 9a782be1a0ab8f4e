"""The way is the player's: place by place with the mouse, a finger and keys, and what keeps it from a place."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import sandtable
from sandtable.engine.contract import Decision, Refusal, Route
from sandtable.engine.handles import journeys, touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import played, sit_at, space
from tests.browser.player import asked, click_middle, until_changed, wait_for_question
from tests.browser.promises import promise
from tests.browser.test_the_way_back import sure
from tests.server.kept import journal_in
from tests.server.test_routes import far_place, goes_far, until

pytestmark = pytest.mark.browser
LIT = re.compile(r"\bmay\b")


@pytest.fixture(scope="module")
def moment() -> Table:
    """French units that may go on from a place which they may pass."""
    return until("kolwezi", goes_far)


def opened(page: Page, table: Table, folder: Path) -> list[str]:
    """The table in the browser; a place to pass, and an end beyond it."""
    save = folder / "way.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    assert table.decision is not None
    return far_place(table, table.decision)


def shift_click(page: Page, name: str) -> None:
    page.keyboard.down("Shift")
    click_middle(page, space(page, name))
    page.keyboard.up("Shift")


def path_played(server: Server) -> list[str]:
    """The path of the last action at the table that was played at last, from its save."""
    action = journal_in(server.folder).entries[-1].action
    assert action is not None
    return list(action["path"])


class Leg(NamedTuple):
    """Somebody who is to be sent by way of an empty place to another, and the ways there as the rules have them."""

    to: str
    route: Route


def by_way_of(table: Table, decision: Decision) -> tuple[Leg, Leg] | None:
    """A place to pass and an end beyond it, without dice, harm or anything to be asked, where points are counted."""
    view = table.view(decision.seat)
    scene = table.game.scene(view)
    units = {reach.unit for reach in scene.reach}
    if len(units) != 1 or len(journeys(decision.actions, *units)) != 1:
        return None
    action, taken = journeys(decision.actions, *units)[0], {piece.space for piece in scene.pieces}
    named = [touched(one).space for one in decision.actions if touched(one).unit in {"", *units}]
    free = [name for name in named if name and named.count(name) == 1 and name not in taken]
    for first in free:
        begun = table.game.route(view, action, [first])
        if not isinstance(begun, Route) or not begun.left:
            continue
        for last in reversed(begun.ends):
            whole = table.game.route(view, action, [first, last]) if last in free and last != first else None
            if isinstance(whole, Route) and sure(table, decision, whole.action):
                return Leg(first, begun), Leg(last, whole)
    return None


@cache
def at_a_march(game: str) -> Table:
    return played(game, lambda table, decision: by_way_of(table, decision) is not None)


def shows_left(page: Page, left: float | None) -> None:
    """The points left are told beside the question and at the end of the way."""
    written = f"{left:g}".replace("0.5", "½").replace(".5", "½")
    expect(page.get_by_test_id("way-left")).to_have_text(f"{written} left")
    expect(page.get_by_test_id("course").locator(".way-left text")).to_have_text(written)


@promise("waypoints")
@pytest.mark.parametrize("game", shelf.names())
def test_shift_click_by_shift_click_with_the_mouse(page: Page, server: Server, game: str) -> None:
    table = at_a_march(game)
    assert table.decision is not None
    found = by_way_of(table, table.decision)
    assert found is not None
    (first, begun), (last, whole) = found
    sit_at(page, server, table)
    shift_click(page, first)
    card, course = page.get_by_test_id("way"), page.get_by_test_id("course")
    expect(course).to_have_attribute("data-spaces", re.compile(rf" {first}$"))
    expect(course.locator(".way-place")).to_have_count(1)
    shows_left(page, begun.left)
    for end in {*begun.ends} - {first}:
        expect(space(page, end)).to_have_class(LIT)

    shift_click(page, last)
    expect(course.locator(".way-place")).to_have_count(2)
    shows_left(page, whole.left)
    path = (course.get_attribute("data-spaces") or "").split()[1:]
    assert path == list(msgspec.to_builtins(whole.action)["path"])
    page.keyboard.press("Backspace")
    expect(course.locator(".way-place")).to_have_count(1)
    shows_left(page, begun.left)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(course).to_have_count(0)

    shift_click(page, first)
    expect(course.locator(".way-place")).to_have_count(1)
    before = asked(page)
    click_middle(page, space(page, last))
    until_changed(page, before)
    assert path_played(server) == path


def test_a_place_that_cannot_be_passed_names_its_rule(page: Page, moment: Table, tmp_path: Path) -> None:
    first, _ = opened(page, moment, tmp_path)
    decision = moment.decision
    assert decision is not None
    view, action = moment.view(decision.seat), journeys(decision.actions)[0]
    held = {piece.space for piece in moment.game.scene(view).pieces if piece.side != decision.seat}
    barred = {name: moment.game.route(view, action, [first, name]) for name in sorted(held) if name[0] != "@"}
    name, refusal = next((name, one) for name, one in barred.items() if isinstance(one, Refusal))
    page.keyboard.press("f")
    shift_click(page, first)
    expect(page.get_by_test_id("way-places")).to_be_visible()
    shift_click(page, name)
    told = page.get_by_test_id("way-barred")
    expect(told.locator(".rule-link")).to_have_text(refusal.rule)
    expect(page.get_by_test_id("course").locator(".way-place")).to_have_count(1)
    told.locator(".rule-link").click()
    expect(page.locator(".rules .wanted h4")).to_have_text(refusal.rule)


def test_place_by_place_with_a_finger(phone: Page, server: Server, moment: Table, tmp_path: Path) -> None:
    first, last = opened(phone, moment, tmp_path)
    phone.get_by_test_id("choose-way").tap()
    expect(phone.get_by_test_id("way")).to_contain_text("Toque na etapa seguinte")
    for count, name in enumerate((first, last), 1):
        tap(phone, space(phone, name))
        expect(phone.get_by_test_id("course").locator(".way-place")).to_have_count(count)
    spaces = (phone.get_by_test_id("course").get_attribute("data-spaces") or "").split()
    before = asked(phone)
    tap(phone, space(phone, last))
    until_changed(phone, before)
    assert path_played(server) == spaces[1:]


def tap(page: Page, place: Locator) -> None:
    """A finger in the middle of something drawn, once the board has come to rest."""
    page.evaluate("scrollTo(0, 0)")
    place.evaluate(
        """node => new Promise(done => {
            let before = '';
            const look = () => {
              const { x, y } = node.getBoundingClientRect();
              if (before === `${x} ${y}`) done();
              else { before = `${x} ${y}`; setTimeout(look, 120); }
            };
            look();
        })"""
    )
    box = place.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_place_by_place_with_keys(page: Page, server: Server, moment: Table, tmp_path: Path) -> None:
    first, last = opened(page, moment, tmp_path)
    walk(page, first)
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_test_id("course").locator(".way-place")).to_have_count(1)
    walk(page, last)
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_test_id("course").locator(".way-place")).to_have_count(2)
    spaces = (page.get_by_test_id("course").get_attribute("data-spaces") or "").split()
    before = asked(page)
    page.keyboard.press("Enter")
    until_changed(page, before)
    assert path_played(server) == spaces[1:]


def walk(page: Page, name: str) -> None:
    """Walks the board's cursor to a space with the arrows, always along the longer way that is left."""
    page.keyboard.press("b")
    cursor = page.locator(".spaces path.cursor")
    if not cursor.count():
        page.keyboard.press("ArrowRight")
        expect(cursor).to_have_count(1)
    for _ in range(60):
        here, there = cursor.bounding_box(), space(page, name).bounding_box()
        assert here is not None
        assert there is not None
        before = cursor.get_attribute("data-space")
        if before == name:
            return
        across = there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2
        down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
        ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        for way in ways if abs(across) > abs(down) else reversed(ways):
            page.keyboard.press(way)
            if cursor.get_attribute("data-space") != before:
                break
    raise AssertionError(f"{name} was not reached")


def test_what_is_not_about_ways_offers_none(page: Page, tmp_path: Path) -> None:
    save = tmp_path / "start.journal"
    save.write_bytes(sandtable.new("kolwezi", seed=3).journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    expect(page.get_by_test_id("choose-way")).to_have_count(0)
