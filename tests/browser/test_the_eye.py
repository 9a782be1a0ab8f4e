"""The eye over the board: it goes where a new question is asked, and nothing lies over what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, played, sit_at, space, until_at
from tests.browser.player import asked
from tests.browser.test_clicks import CAMERA, rest

pytestmark = pytest.mark.browser


def due_at_bunia(table: Table, decision: Decision) -> bool:
    """The last unit that is due at Bunia; those who come next are due at Goma."""
    return decision.step == "mobilise" and table.game.question(table.view(decision.seat)).args["unit"] == "rcd-15"


#: whether the middle of a space lies on the board, and nothing else over it
IN_SIGHT = """name => {
  const box = document.querySelector(`.spaces path[data-space="${name}"]`).getBoundingClientRect();
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !!under?.closest('.world');
}"""
GOMA = "3412"


@pytest.mark.parametrize("hidden", ["out of view", "under the small map"])
def test_the_eye_goes_where_a_new_question_is_asked(page: Page, server: Server, hidden: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("guerra", due_at_bunia)
    assert table.decision is not None
    sit_at(page, server, table)
    taken = {piece.space for piece in table.game.scene(table.view(table.decision.seat)).pieces}
    offered = [touched(action).space for action in table.decision.actions]
    free = [one for one in offered if one and one not in taken]
    at = free[len(free) // 2]
    spot = space(page, at).bounding_box()
    assert spot is not None
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.wheel(0, -900)
    rest(page)
    goma, board, small = (
        page.locator(one).bounding_box() for one in (f'.spaces path[data-space="{GOMA}"]', ".board", ".minimap")
    )
    assert goma is not None
    assert board is not None
    assert small is not None
    below = (0.0, board["y"] + board["height"] + 40 - goma["y"])
    under = (small["x"] + 40 - goma["x"], small["y"] + 40 - goma["y"])
    drag(page, board, below if hidden == "out of view" else under)
    assert not page.evaluate(IN_SIGHT, GOMA)
    seen, before = page.evaluate(CAMERA), asked(page)
    reached = next(one for one in free if space(page, one).evaluate(REACHED))
    Clicks(page).at(space(page, reached))
    until_at(page, before)
    expect(page.locator(f'[data-named="{GOMA}"]')).to_be_attached()
    page.wait_for_function(IN_SIGHT, arg=GOMA)
    rest(page)
    assert page.evaluate(CAMERA) != seen
    assert page.evaluate(IN_SIGHT, GOMA)


def drag(page: Page, board: FloatRect, to: tuple[float, float]) -> None:
    """Drags the map so far by its middle."""
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + to[0] / 2, y + to[1] / 2)
    page.mouse.move(x + to[0], y + to[1])
    page.mouse.up()
    rest(page)


def advances(table: Table, decision: Decision) -> bool:
    """Who enters a town is asked, nobody is harmed if none do, and the same side is asked something else then."""
    done = next((one for one in decision.actions if type(one).__name__ == "Done"), None)
    if decision.step != "aftermath" or done is None or table.game.harms(table.view(decision.seat), done):
        return False
    state = table.state.copy()
    table.game.play(state, done)
    then = table.game.pending(state)
    return then is not None and then.seat == decision.seat and then.step != "aftermath" and len(then.actions) > 1


def test_a_second_click_declines_nothing_else(page: Page, server: Server) -> None:
    table = played("world_war_africa", advances)
    sit_at(page, server, table)
    closing = page.locator("[data-testid=group].closing")
    box = closing.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    page.mouse.move(at[0] + 9, at[1])
    page.wait_for_function("() => !document.querySelector('.table.unmeant')")
    page.evaluate(UNDER)
    before = asked(page)
    page.mouse.click(at[0] + 9, at[1])
    until_at(page, before)
    assert page.evaluate("() => window.under") is True, "it lay under nothing that a click could reach"
    expect(page.locator(".table.unmeant")).to_have_count(0)


#: once another position is shown: whether what closes it is out of reach
UNDER = """() => {
  const table = document.querySelector('.table'), was = table.dataset.at;
  new MutationObserver((_, watcher) => {
    const last = document.querySelector('.foot .closing');
    if (table.dataset.at === was || !last) return;
    watcher.disconnect();
    window.under = getComputedStyle(last).pointerEvents === 'none';
  }).observe(table, { attributes: true, childList: true, subtree: true });
}"""
