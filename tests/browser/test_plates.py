"""A sheet of several maps: the one in play has the view, and the others are one click or key away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.engine.contract import Decision
from sandtable.engine.scene import Plate, Space
from sandtable.engine.spaces import has
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import Exit, Load, MarkZone
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.ground import HEXES
from tests.browser.player import asked, click_middle, open_game, until_changed, wait_for_question
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


def test_while_somebody_can_still_go_aboard_the_strategic_map_stays(page: Page, tmp_path: Path) -> None:
    """One is aboard and more may load: where it drops lies on the other map, which waits until all are aboard."""

    def loading(table: Table, decision: Decision) -> bool:
        step = table.state.stack[-1]
        loads = [action for action in decision.actions if isinstance(action, Load)]
        return isinstance(step, Flight) and not step.load and len(loads) > 1

    table = until("paratrooper", loading)
    save = tmp_path / "flight.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    other = page.get_by_test_id("plate")
    expect(other).not_to_have_attribute("data-plate", "strategic")
    before = asked(page)
    page.get_by_test_id("group").filter(has_text="aboard").first.click()
    until_changed(page, before)
    wait_for_question(page)
    expect(page.get_by_test_id("group").filter(has_text="Drop on")).to_be_visible()
    expect(page.get_by_test_id("group").filter(has_text="aboard").first).to_be_visible()
    expect(other).not_to_have_attribute("data-plate", "strategic")


def test_all_who_come_along_are_those_on_the_same_map(page: Page, tmp_path: Path) -> None:
    """An air transport is loaded in Calvi: whoever waits on an airfield of the mission map stays on it."""

    def loading(table: Table, decision: Decision) -> bool:
        step = table.state.stack[-1]
        return (
            isinstance(step, Flight)
            and not step.load
            and {on_the_map(table, one) for one in loads(table)} == {False, True}
        )

    table = until("paratrooper", loading)
    flown_in = [unit for unit in loads(table) if not on_the_map(table, unit)]
    save = tmp_path / "both.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    more = page.get_by_test_id("hand-all")
    expect(more).to_contain_text(" more")
    told = int(re.search(r"(\d+)\s+more", more.inner_text())[1])  # as many as there is room for
    assert told <= len(flown_in)
    more.click()
    expect(page.locator("[data-testid=hand] .held")).to_have_count(told + 1)
    expect(more).to_have_count(0)  # nobody on the map is offered in their stead


def loads(table: Table) -> list[str]:
    """Every unit that may go aboard now, also those that an answer for one of their like stands for."""
    assert table.decision is not None
    seat, names = table.decision.seat, table.game.theatre.names
    return [name for name in names if table.game.why_not(table.state, seat, Load(name)) is None]


def on_the_map(table: Table, unit: str) -> bool:
    return table.state.where[table.game.theatre.piece[unit]] < HEXES


def test_an_exit_is_ordered_from_the_board_though_it_leads_off_the_map_in_view(page: Page, tmp_path: Path) -> None:
    def leaving(table: Table, decision: Decision) -> bool:
        return any(isinstance(action, Exit) for action in decision.actions)

    table = until("paratrooper", leaving)
    assert table.decision is not None
    exits = [action for action in table.decision.actions if isinstance(action, Exit)]
    save = tmp_path / "exit.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    page.keyboard.press("x")
    click_middle(page, page.locator(f".pieces [data-piece='{exits[0].unit}']"))
    own = [action for action in table.decision.actions if getattr(action, "unit", "") == exits[0].unit]
    expect(page.get_by_test_id("popover").get_by_role("menuitem")).to_have_count(len(own) + 1)  # and Cancel


def test_a_board_of_two_maps_opens_on_the_one_in_play_and_each_is_a_press_away(page: Page) -> None:
    open_game(page, "kolwezi")
    page.keyboard.press("Escape")
    sheet = sandtable.new("kolwezi", seed=7).game.sheet()
    town, mines = ([space.id for space in sheet.spaces if on(view, space)] for view in sheet.views)
    everything = [space.id for space in sheet.spaces]
    shows(page, town)
    views = page.get_by_test_id("view")
    expect(views).to_have_count(3)
    expect(views.first).to_have_attribute("aria-pressed", "true")
    views.nth(1).click()
    shows(page, mines)
    assert page.evaluate(SHARE, town) == 0
    page.keyboard.press("x")
    page.wait_for_function(f"ids => ({SHARE})(ids) > 0", arg=everything)
    page.keyboard.press("x")
    shows(page, town)


def on(view: Plate, space: Space) -> bool:
    """Whether a space lies in a part of the board."""
    return view.at[0] <= space.centre[0] <= view.at[0] + view.size[0]


def test_who_has_said_what_to_place_means_the_hex_and_not_who_stands_there(page: Page, tmp_path: Path) -> None:
    """The top counter of the stack was taken instead, and the one thing it could do was to leave the map."""

    def marking(table: Table, decision: Decision) -> bool:
        may = any(isinstance(action, MarkZone) for action in decision.actions)
        return may and bool(table.state.rep & ~table.state.foes)

    table = until("paratrooper", marking)
    units = [name for name in table.game.theatre.names if stands(table, name)]
    save = tmp_path / "zone.journal"
    save.write_bytes(table.journal.text())
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    if page.get_by_test_id("plate").get_attribute("data-plate") != "strategic":
        page.keyboard.press("x")
    page.get_by_test_id("group").filter(has_text="Drop zone at").first.click()
    expect(page.locator(".targets path").first).to_be_attached()
    click_middle(page, page.locator(f".pieces [data-piece='{units[0]}']"))
    hex = table.game.name_of(table.state, table.state.where[table.game.theatre.piece[units[0]]])
    expect(page.get_by_test_id("log")).to_contain_text(f"is set up at {hex}")


def stands(table: Table, name: str) -> bool:
    """Whether a unit of the regiment stands where no enemy is."""
    state, theatre = table.state, table.game.theatre
    piece = theatre.piece[name]
    own = has(theatre.units & ~state.embarked, piece) and 0 <= state.where[piece] < HEXES
    return own and not has(state.foes, state.where[piece])
