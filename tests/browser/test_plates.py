"""A sheet of several maps: the one in play has the view, and the others are one click or key away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.table import Table
from tests.browser.player import wait_for_question
from tests.server.test_routes import until

pytestmark = pytest.mark.browser

#: how much of the board's view the spaces that are named take, all of them inside it; 0 where one is not
SHARE = """ids => {
  const view = document.querySelector('.board .view').getBoundingClientRect();
  const boxes = ids.map(id => document.querySelector(`.spaces [data-space="${id}"]`).getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(b => b.left)), Math.min(...boxes.map(b => b.top))];
  const [right, bottom] = [Math.max(...boxes.map(b => b.right)), Math.max(...boxes.map(b => b.bottom))];
  const inside = left >= view.left && top >= view.top && right <= view.right && bottom <= view.bottom;
  return inside ? (right - left) * (bottom - top) / (view.width * view.height) : 0;
}"""
MOST = 0.5


def spaces_of(table: Table, plate: str) -> list[str]:
    """The spaces that are printed on a plate, as they lie on the table."""
    assert table.decision is not None
    scene = table.game.scene(table.view(table.decision.seat))
    sheet = table.game.sheet().showing(scene.map)
    [part] = [one for one in sheet.plates if one.id == plate]
    top, bottom = part.at[1], part.at[1] + part.size[1]
    return [space.id for space in sheet.spaces if top <= space.centre[1] <= bottom]


def shows(page: Page, spaces: list[str]) -> None:
    """Waits until these spaces fill most of the board's view."""
    page.wait_for_function(f"([ids, most]) => ({SHARE})(ids) > most", arg=[spaces, MOST])


def test_the_map_in_play_has_the_view_and_the_other_is_called_up(page: Page, tmp_path: Path) -> None:
    def marching(table: Table, decision: Decision) -> bool:
        return table.game.phase(table.view(decision.seat).state) == "movement"

    table = until("paratrooper", marching)
    scene = table.game.scene(table.view(0))
    mission, strategic = spaces_of(table, scene.map), spaces_of(table, "strategic")
    assert scene.plate == scene.map
    assert {"@ready", "@flying"} <= set(mission)
    assert "calvi" in strategic
    save = tmp_path / "mission.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    shows(page, mission)
    assert page.evaluate(SHARE, strategic) == 0, "the other map does not compete for the view"
    hexes = [id for id in mission if not id.startswith("@")]
    assert page.evaluate(SHARE, hexes) > 0.4, "the mission map alone takes most of its plate"

    other = page.get_by_test_id("plate")
    expect(other).to_have_attribute("data-plate", "strategic")
    other.click()
    shows(page, strategic)
    expect(other).to_have_attribute("data-plate", scene.map)
    page.locator(".board .view").focus()
    page.keyboard.press("x")
    shows(page, mission)
    page.keyboard.press("x")
    shows(page, strategic)
    page.set_viewport_size({"width": 1440, "height": 900})
    shows(page, strategic)
