"""A click does what it was meant for: nothing comes to lie under a pointer that rests, and who is meant can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import has_way, touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server, Watched
from tests.browser.hands import Mouse
from tests.browser.moments import REACHED, counter, picks_of, played, sit_at, space, until_at
from tests.browser.player import asked, wait_for_question
from tests.browser.test_happening import PLAYING, of_kind, saved, until_told

pytestmark = pytest.mark.browser

#: once nothing is played any more: which answers a pointer would meet just then; the board is clicked where it is lit
MET = """() => new MutationObserver((_, watcher) => {
  if (window.met || document.querySelector('[data-testid=playing]')) return;
  const shown = [...document.querySelectorAll('aside button:not(:disabled)')].filter(one => one.offsetParent);
  const hit = one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  window.met = { shown: shown.length, hit: shown.filter(hit).map(one => one.innerText) };
  for (const one of document.querySelectorAll('.pieces .counter.may, .spaces path.may'))
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  watcher.disconnect();
}).observe(document.body, { childList: true, subtree: true })"""
#: a story that begins is halted at once, and stays where it is for as long as a test needs
HALT = """() => new MutationObserver((_, watcher) => {
  const pause = document.querySelector('[data-testid=happening-pause]');
  if (!pause) return;
  watcher.disconnect();
  pause.click();
}).observe(document.body, { childList: true, subtree: true })"""
SHELTERED = ".table.sheltered"


@pytest.fixture
def seeing(chromium: Browser, server: Server) -> Iterator[Page]:
    """The page of somebody to whom the others' turn is played."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    watched = Watched(context)
    watched.page.goto(server.address)
    yield watched.page
    context.close()
    assert watched.complaints == []


def test_a_click_that_was_meant_for_the_story_comes_down_on_no_answer(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "fire.journal"
    saved(save, "kolwezi", lambda table: next(of_kind(table, "fire"), None))
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    page.evaluate(HALT)
    until_told(page, Mouse(page))
    skip = page.get_by_test_id("happening-skip")
    skip.hover()
    page.evaluate(MET)
    before = asked(page)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("() => window.met")
    met = page.evaluate("() => window.met")
    assert met["shown"] > 0
    assert met["hit"] == []
    # nobody has been picked, nothing has been played, and it is over by itself
    expect(page.locator(SHELTERED)).to_have_count(0)
    expect(page.locator(PLAYING)).to_have_count(0)
    expect(page.locator(".counter.chosen")).to_have_count(0)
    assert asked(page) == before


def corners(places: list[Locator]) -> list[tuple[float, float]]:
    boxes = [place.bounding_box() for place in places]
    return [(box["x"], box["y"]) for box in boxes if box is not None]


@pytest.mark.parametrize("width", [1280, 1700])
def test_what_is_asked_for_in_the_foot_leaves_the_foot_where_it_is(page: Page, server: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    sit_at(page, server, played("kolwezi", lambda _, decision: decision.step == "french_move"))
    foot = [page.get_by_test_id(name) for name in ("undo", "ask", "hint")] + page.locator(".foot .closing").all()
    before = corners(foot)
    assert len(before) == len(foot) > 3
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-card")).to_be_visible()
    assert corners(foot) == before
    expect(page.get_by_test_id("hint-line").first).to_be_in_viewport(ratio=1)
    assert corners(foot) == before
    # what the hint is about is marked on the board; nothing is laid over what is under the pointer
    expect(page.get_by_test_id("odds")).to_have_count(0)
    page.get_by_test_id("ask").click()
    expect(page.get_by_test_id("why")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    assert corners(foot) == before


def loses_one_of_several(table: Table, decision: Decision) -> bool:
    return decision.step == "lose" and len({touched(action).unit for action in decision.actions}) > 1


def test_the_first_click_on_who_takes_a_loss_says_that_a_second_one_does_it(page: Page, server: Server) -> None:
    table = played("guerra", loses_one_of_several)
    assert table.decision is not None
    unit = touched(table.decision.actions[0]).unit
    sit_at(page, server, table)
    before = asked(page)
    once_more = page.get_by_test_id("once-more")
    expect(once_more).to_have_count(0)
    point_at(page, unit)
    expect(once_more).to_contain_text("once more, or press Enter")
    assert asked(page) == before
    # whoever thinks better of it is not told any longer
    page.keyboard.press("Escape")
    expect(once_more).to_have_count(0)
    point_at(page, unit)
    expect(once_more).to_be_visible()
    page.keyboard.press("Enter")
    until_at(page, before)
    expect(once_more).to_have_count(0)


def point_at(page: Page, unit: str) -> None:
    """A click on a counter; one that lies in a stack is clicked in the open stack, unless the stack opened with it."""
    mouse, opened = Mouse(page), counter(page, unit, ".fan")
    assert mouse.point_at(counter(page, unit).last)
    expect(page.locator(".counter.chosen").first).to_be_attached()
    if opened.count() and "chosen" not in (opened.get_attribute("class") or ""):
        assert mouse.point_at(opened)


def lies_in_a_stack(table: Table, decision: Decision) -> bool:
    return decision.step == "movement" and len(stacked(table, decision)) > 2


def stacked(table: Table, decision: Decision) -> list[str]:
    """Three or more of one's own who lie on each other."""
    pieces = table.game.scene(table.view(decision.seat)).pieces
    here = {piece.space for piece in pieces if not piece.space.startswith("@") and piece.side == decision.seat}
    stacks = ([piece.id for piece in pieces if piece.space == space and piece.side == decision.seat] for space in here)
    return max(stacks, key=len) if here else []


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_why_not_can_be_asked_about_whoever_lies_in_a_stack(
    request: pytest.FixtureRequest, server: Server, hand: str
) -> None:
    page: Page = request.getfixturevalue("page" if hand == "mouse" else "phone")
    table = played("guerra", lies_in_a_stack)
    assert table.decision is not None
    units = stacked(table, table.decision)
    sit_at(page, server, table)
    page.get_by_test_id("ask").click()

    def press(place: Locator) -> None:
        box = place.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*at) if hand == "mouse" else page.touchscreen.tap(*at)

    # the stack is laid open, and each of it can be named there
    press(counter(page, units[0]).first)
    expect(page.get_by_test_id("fan")).to_be_visible()
    why, others = page.get_by_test_id("why"), page.get_by_test_id("why-beside")
    names = {unit: table.game.names()[unit] for unit in units}
    for unit in units:
        press(counter(page, unit, ".fan"))
        expect(why.locator("p").first).to_contain_text(f"{names[unit]}:")
        expect(others).to_have_text([one for one in others.all_inner_texts() if one != names[unit]])
    # or by a button, for who plays by keys
    wanted = others.first.inner_text()
    others.first.click()
    expect(why.locator("p").first).to_contain_text(f"{wanted}:")
    expect(others).to_have_count(len(units) - 1)


def goes_with_somebody(table: Table, decision: Decision) -> bool:
    """A question whose answers name friends alone: whom shall he go with?"""
    sides = {piece.id: piece.side for piece in table.game.scene(table.view(decision.seat)).pieces}
    named = [touched(action).target for action in decision.actions]
    return len(named) > 1 and all(one and sides.get(one) == decision.seat for one in named)


def test_a_friend_that_is_pointed_at_is_not_marked_as_an_enemy(page: Page, server: Server) -> None:
    sit_at(page, server, played("colonial", goes_with_somebody))
    expect(page.locator(".targets path").first).to_be_attached()
    expect(page.locator(".targets path.aim")).to_have_count(0)


def out_of_range(table: Table, decision: Decision) -> bool:
    return bool(safe(table, decision))


def safe(table: Table, decision: Decision) -> list[str]:
    """Enemies who stand alone, not next to the unit that moves, and out of its fire; of a gun, which cannot assault."""
    scene = table.game.scene(table.view(decision.seat))
    fired = {touched(action).space for action in decision.actions if type(action).__name__ == "Fire"}
    if len(scene.reach) != 1 or not fired or len(decision.actions) > 20:
        return []
    spaces = [piece.space for piece in scene.pieces]
    return [
        piece.space
        for piece in scene.pieces
        if piece.side != decision.seat
        and spaces.count(piece.space) == 1
        and not piece.space.startswith("@")
        and piece.space not in fired
    ]


def test_who_points_at_an_enemy_is_told_why_he_cannot_be_fought(page: Page, server: Server) -> None:
    table = played("colonial", out_of_range)
    assert table.decision is not None
    sit_at(page, server, table)
    where = safe(table, table.decision)
    page.mouse.move(*page.locator(f'.stack[data-space="{where[0]}"] .counter').last.evaluate(REACHED))
    tip = page.get_by_test_id("stop")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(re.compile("Not possible: .*(fires? at|assaults?)"))
    expect(tip).not_to_contain_text("cannot be reached")


def hidden_from(table: Table, decision: Decision) -> tuple[str, list[str]] | None:
    """A hex of a lone enemy at whom the unit that moves cannot fire for who stands between, and the hexes of those."""
    view = table.view(decision.seat)
    scene = table.game.scene(view)
    if len(scene.reach) != 1:
        return None
    unit, start = scene.reach[0].unit, scene.reach[0].start
    for at in safe(table, decision):
        refusal = table.game.why_not(
            view.state, decision.seat, table.game.read_action({"do": "fire", "unit": unit, "at": at})
        )
        line = table.game.line_of_sight(view, start, at)
        if refusal and line and refusal.rule in {one.rule for one in line.obstacles if one.piece}:
            return at, [one.space for one in line.obstacles]
    return None


def hides_somebody(table: Table, decision: Decision) -> bool:
    return hidden_from(table, decision) is not None


def test_who_points_at_somebody_hidden_is_told_and_shown_who_stands_between(page: Page, server: Server) -> None:
    table = played("colonial", hides_somebody)
    assert table.decision is not None
    found = hidden_from(table, table.decision)
    assert found is not None
    at, between = found
    sit_at(page, server, table)
    page.mouse.move(*page.locator(f'.stack[data-space="{at}"] .counter').last.evaluate(REACHED))
    told = page.get_by_test_id("stop-hiding")
    for space_between in between:
        expect(told).to_contain_text(f"in {space_between}")
        expect(page.locator(f'.barred[data-marked="{space_between}"]')).to_be_attached()


class Turn(NamedTuple):
    """A unit, a march of it that is weighed on a card first, and another unit where it could go as well."""

    unit: str
    weighed: str
    other: str
    there: str


def turn_of(table: Table, decision: Decision) -> Turn | None:
    """Such units at a moment of Guerra."""
    view = table.view(decision.seat)
    lie = [(piece.id, piece.space) for piece in table.game.scene(view).pieces]
    alone = {space: unit for unit, space in lie if [where for _, where in lie].count(space) == 1}
    picks = {touched(pick).unit: pick for pick in picks_of(table, view)}
    for unit, pick in [one for one in picks.items() if one[0] in alone.values()][:6]:
        table.act(decision.seat, pick)
        seen, now = table.view(decision.seat), table.decision
        marches = [one for one in (now.actions if now else ()) if has_way(one) and touched(one).unit == unit]
        ends = [touched(one).space for one in marches]
        harms = {touched(one).space: table.game.harms(seen, one) for one in marches}
        table.undo(decision.seat)
        weighed = [end for end in ends if any(not harm.caution for harm in harms[end]) and end not in alone]
        quiet = [end for end in ends if not harms[end] and ends.count(end) == 1 and alone.get(end) in picks]
        if weighed and quiet:
            return Turn(unit, weighed[0], alone[quiet[0]], quiet[0])
    return None


def may_turn_to_another(table: Table, decision: Decision) -> bool:
    return decision.step == "movement" and turn_of(table, decision) is not None


def test_whoever_weighs_a_march_and_clicks_another_unit_is_asked_whom_he_means(page: Page, server: Server) -> None:
    """With nothing to weigh, the unit in hand goes to the other; with a card open it may be the other that is meant."""
    table = played("guerra", may_turn_to_another)
    assert table.decision is not None
    turn = turn_of(table, table.decision)
    assert turn is not None
    sit_at(page, server, table)
    mouse = Mouse(page)
    assert mouse.point_at(counter(page, turn.unit).last)
    expect(page.locator(f'.counter.chosen[data-piece="{turn.unit}"]').first).to_be_attached()
    before = asked(page)
    assert mouse.point_at(space(page, turn.weighed))
    expect(page.get_by_test_id("commit")).to_be_visible()
    assert mouse.point_at(counter(page, turn.other).last)
    menu = page.get_by_test_id("popover")
    expect(menu).to_be_visible()
    assert asked(page) == before, "nobody has gone anywhere"
    # the unit itself is among what may be meant
    expect(menu.get_by_test_id("menu-take")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.get_by_test_id("commit")).to_have_count(0)
    assert mouse.point_at(counter(page, turn.other).last)
    until_at(page, before)
