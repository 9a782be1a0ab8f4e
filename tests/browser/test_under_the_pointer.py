"""What is told while somebody points: whole, once, and beside what he points at; and who lies where sides meet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import Drop
from tests.browser.conftest import Server
from tests.browser.moments import Clicks, counter, played, sit_at, space, until_at
from tests.browser.player import asked
from tests.browser.test_clicks import CAMERA, rest

pytestmark = pytest.mark.browser

#: whether all that a card tells is inside of it, and it inside the window, under the answers that are in view
WHOLE = """card => {
  const [box, list] = [card.getBoundingClientRect(), document.querySelector('.decide')];
  const seen = [...list.querySelectorAll('button')].map(one => one.getBoundingClientRect())
    .filter(one => one.top < list.getBoundingClientRect().bottom);
  return card.scrollHeight <= card.clientHeight + 1 && box.bottom <= innerHeight
    && seen.every(one => one.bottom <= box.top + 1 || one.right < box.left);
}"""


def fights(table: Table, decision: Decision) -> bool:
    """Somebody is to fire in a hex that the sides share."""
    return decision.step == "battle" and len(decision.actions) > 1


def drops(table: Table, decision: Decision) -> bool:
    """Several are aboard who may drop."""
    load = getattr(table.state.stack[-1], "load", 0)
    return load.bit_count() > 2 and any(isinstance(action, Drop) for action in decision.actions)


def test_the_forecast_is_seen_whole_and_nobody_lies_under_an_enemy(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("paratrooper", fights)
    sit_at(page, server, table)
    card = page.get_by_test_id("odds")
    for line in page.get_by_test_id("group").all():
        line.hover()
        expect(card.locator("tr").nth(2)).to_be_visible()
        page.wait_for_function(WHOLE, arg=card.element_handle())
    expect(page.get_by_test_id("odds-more")).to_have_count(0)

    pieces = [one for one in table.game.scene(table.view(0)).pieces if one.left and not one.space.startswith("@")]
    shared = {one.space for one in pieces if one.side == 0} & {one.space for one in pieces if one.side == 1}
    assert shared
    for hex in shared:
        middles: dict[int, list[float]] = {0: [], 1: []}
        for piece in pieces:
            box = counter(page, piece.id).first.bounding_box() if piece.space == hex else None
            if box is not None:
                middles[piece.side].append(box["x"] + box["width"] / 2)
        assert max(middles[0]) < min(middles[1]), "each side has its own pile"

    # a fire is one click, since its odds stand beside it; its dice stay on the table, and the eye stays with the battle
    battle = space(page, next(iter(shared))).bounding_box()
    assert battle is not None
    page.mouse.move(battle["x"] + battle["width"] / 2, battle["y"] + battle["height"] / 2)
    page.mouse.wheel(0, -240)
    rest(page)
    seen, mouse, before = page.evaluate(CAMERA), Clicks(page), asked(page)
    mouse.press(page.get_by_test_id("group").first)
    until_at(page, before)
    expect(page.get_by_test_id("result-strip").locator(".die").first).to_be_visible()
    assert mouse.count == 1
    assert page.evaluate(CAMERA) == seen


def test_a_drop_tells_once_what_may_happen_to_each(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("paratrooper", drops)
    sit_at(page, server, table)
    assert table.decision is not None
    load = table.state.stack[-1].load
    places = [action.at for action in table.decision.actions if isinstance(action, Drop)]
    target = space(page, places[len(places) // 2])
    expect(target).to_be_in_viewport()  # all are aboard: the map of the mission has the view
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    target.hover(force=True)
    card = page.get_by_test_id("odds")
    expect(card.get_by_test_id("each")).to_be_visible()
    told = card.get_by_test_id("each").all_inner_texts()
    assert len(", ".join(told).split(", ")) == load.bit_count()
    # and two lines of whether anybody comes down on the enemy
    assert card.locator("tr").count() <= 4 * len(told) + 2
    page.wait_for_function(WHOLE, arg=card.element_handle())


def cut_off(table: Table, decision: Decision) -> bool:
    """Somebody of the side to move is without supply."""
    scene = table.game.scene(table.view(decision.seat))
    short = [piece for piece in scene.pieces if piece.side == decision.seat and "unsupplied" in (piece.markers or ())]
    return decision.step == "movement" and table.state.turn > 2 and bool(short)


def test_who_is_without_supply_is_marked_and_a_hex_is_read_line_by_line(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("guerra", cut_off)
    sit_at(page, server, table)
    assert table.decision is not None
    scene = table.game.scene(table.view(table.decision.seat))
    expect(page.get_by_test_id("question")).to_contain_text("without supply")
    short = [piece for piece in scene.pieces if "unsupplied" in (piece.markers or ())]
    for piece in short[:3]:  # from afar, too: the whole board is in view
        expect(counter(page, piece.id).locator(".chip-unsupplied")).to_be_visible()
        number = piece.name.removeprefix(piece.top).strip()
        if piece.name.startswith(piece.top) and len(number) < 4:
            expect(counter(page, piece.id).locator(".number")).to_have_text(number)

    alone = next(piece for piece in scene.pieces if piece.side == table.decision.seat and piece.space.isdigit())
    space(page, alone.space).hover(force=True)
    card = page.get_by_test_id("facts")
    expect(card).to_have_class(re.compile("whole"))  # whoever stays is told all of it
    expect(card.locator(".glance span").first).to_contain_text("to enter")
    told = [card.locator(one).all() for one in (".glance span", "ul:not(.standing) li", ".aside")]
    boxes = [one.bounding_box() for group in told for one in group]
    places = [(box["x"], box["y"]) for box in boxes if box]
    assert len(places) > 2
    assert len(set(places)) == len(places), "every fact has a tag or a line of its own"
    assert len(told[1]) < 4, "and what is read at a glance fills no line"
    expect(card.locator(".standing li").first).to_contain_text("strength")


#: whether a card keeps clear of something: of a node, or of a point
CLEAR = """(card, [x, y, width, height]) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return right <= x || left >= x + width || bottom <= y || top >= y + height;
}"""


def test_a_card_keeps_clear_of_a_pointer_at_rest_and_of_the_box_that_is_played_from(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("kolwezi", lambda table, one: one.step == "landing")
    sit_at(page, server, table)
    card = page.get_by_test_id("facts")
    aircraft, corner = (space(page, name).bounding_box() for name in ("@aircraft", "MA9"))
    assert aircraft is not None
    assert corner is not None
    # a first look, near to where a card would lie: the pointer goes there at once, and then rests
    x, y = corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2
    page.mouse.move(x, y)
    expect(card).to_be_visible()
    page.wait_for_function(f"([card, spot]) => ({CLEAR})(card, spot)", arg=[card.element_handle(), [x, y, 1, 1]])
    # all who are still aboard are told beside them
    page.mouse.move(aircraft["x"] + 8, aircraft["y"] + aircraft["height"] - 8)
    expect(card).to_contain_text("In the aircraft")
    box = [aircraft[one] for one in ("x", "y", "width", "height")]
    page.wait_for_function(f"([card, spot]) => ({CLEAR})(card, spot)", arg=[card.element_handle(), box])
