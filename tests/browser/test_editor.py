"""A scenario made from nothing on the board, checked, mended, played; packs and scenarios brought in the lobby."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Server
from tests.browser.hands import Mouse
from tests.browser.player import wait_for_question
from tests.server.packs import changed_files, written, zipped

pytestmark = pytest.mark.browser


def spot(page: Page, space: str) -> tuple[float, float]:
    """The middle of a space on the screen."""
    box = page.locator(f'.spaces path[data-space="{space}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, *spaces: str) -> None:
    for space in spaces:
        page.mouse.click(*spot(page, space))


def drag(page: Page, *spaces: str) -> None:
    page.mouse.move(*spot(page, spaces[0]))
    page.mouse.down()
    for space in spaces:
        page.mouse.move(*spot(page, space), steps=4)
    page.mouse.up()


def settled(page: Page) -> None:
    """The server has everything."""
    expect(page.get_by_test_id("saved")).to_have_text("Saved")


def open_desk(page: Page) -> None:
    """An empty field, from the lobby."""
    page.get_by_test_id("own-work").click()
    page.get_by_test_id("make-colonial").click()
    expect(page.locator(".spaces path")).to_have_count(140)


def write(page: Page, name: str, value: str) -> None:
    field = page.get_by_test_id(f"field-{name}").first
    field.fill(value)
    field.blur()


def brush(page: Page, layer: str, letter: str) -> None:
    page.get_by_test_id(f"brush-{layer}-{letter}").click()


def stamp(page: Page, name: str, *spaces: str) -> None:
    page.get_by_test_id(f"colonial-stamp-{name}").click()
    click(page, *spaces)


def write_battle(page: Page) -> None:
    """Woods, a hill, a river with a bridge, a road; two armies that meet at a village; guns that come later."""
    brush(page, "terrain", "woods")
    drag(page, "0302", "0303", "0304", "0403")
    brush(page, "terrain", "built_up")
    click(page, "0705")
    brush(page, "elevation", "1")
    drag(page, "0907", "1007", "1008")
    page.get_by_test_id("new-roads").click()
    drag(page, *(f"{column:02}05" for column in range(1, 15)))
    page.get_by_test_id("tab-unit").click()
    stamp(page, "commander", "0204")
    stamp(page, "infantry", "0205", "0206", "0305")
    stamp(page, "machine_gun", "0304")
    page.get_by_test_id("owner-1").check()
    stamp(page, "commander", "1304")
    stamp(page, "infantry", "1305", "1306", "1205")
    stamp(page, "cavalry", "1307")
    page.get_by_test_id("tab-objective").click()
    stamp(page, "objective", "0705")
    page.get_by_test_id("tab-@file").click()
    write(page, "id", "the-bridge")
    write(page, "turns", "3")
    settled(page)


def test_a_scenario_is_made_from_nothing_by_mouse_checked_mended_and_played(page: Page) -> None:
    open_desk(page)
    write_battle(page)
    expect(page.locator(".pieces .counter")).to_have_count(10)
    page.get_by_test_id("check").click()
    problem = page.get_by_test_id("problem")
    expect(problem).to_contain_text("title")
    problem.click()
    write(page, "title", "The Bridge")
    page.get_by_test_id("tab-unit").click()
    page.get_by_test_id("row-1").click()
    page.get_by_test_id("point-hex").click()
    click(page, "1305")  # among the enemy
    page.get_by_test_id("check").click()
    expect(problem).to_contain_text("units of one side")
    expect(page.locator(".marked")).not_to_have_count(0)
    page.get_by_test_id("undo").click()
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("sound")).to_be_visible()
    page.reload()  # nothing is lost
    expect(page.locator(".pieces .counter")).to_have_count(10)
    page.get_by_test_id("play").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("brought-scenario")).to_be_visible()
    expect(page.locator(".bar h1")).to_have_text("The Bridge")
    hand = Mouse(page)
    for _ in range(6):
        hand.do_something()
    assert hand.deeds
    result = page.get_by_test_id("result")
    for _ in range(200):  # three turns, and then who has won
        wait_for_question(page)
        if result.count():
            break
        hand.go_on()
    expect(result).to_be_visible()


def test_all_of_it_can_be_done_by_keys(page: Page) -> None:
    open_desk(page)
    page.get_by_test_id("brush-terrain-forest").press("Enter")
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    settled(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("redo")).to_be_enabled()
    page.keyboard.press("Control+y")
    settled(page)
    page.get_by_test_id("tab-unit").press("Enter")
    page.get_by_test_id("colonial-stamp-infantry").press("Enter")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".pieces .counter")).to_have_count(1)


def test_the_export_is_the_documented_file_and_can_be_opened_again(page: Page, tmp_path: Path) -> None:
    open_desk(page)
    write_battle(page)
    write(page, "title", "The Bridge")
    page.get_by_test_id("tab-unit").click()
    page.get_by_test_id("row-9").click()
    write(page, "hex", "")
    write(page, "enters", "2")
    page.get_by_test_id("point-entry").click()
    click(page, "1409", "1410")
    page.get_by_test_id("drop").click()
    settled(page)
    with page.expect_download() as fetched:
        page.get_by_test_id("export").click()
    path = tmp_path / fetched.value.suggested_filename
    fetched.value.save_as(path)
    assert path.name == "the-bridge.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (data["format"], data["title"], data["turns"]) == ("colonial-scenario/1", "The Bridge", 3)
    assert data["terrain"][1][2] == data["terrain"][3][2] == "w"
    assert data["elevation"][6][8] == "1"
    assert data["roads"] == [[f"{column:02}05" for column in range(1, 15)]]
    late = data["unit"][9]
    assert (late["enters"], late["entry"], "hex" in late) == (2, ["1409", "1410"], False)
    page.locator("a.home").click()
    page.get_by_test_id("bring").set_input_files(path)
    expect(page.get_by_test_id("brought")).to_contain_text("The Bridge")
    expect(page.get_by_test_id("work-The Bridge")).to_have_count(2)
    page.get_by_test_id("work-The Bridge").first.get_by_test_id("edit").click()
    expect(page.locator(".pieces .counter")).to_have_count(9)


def test_a_copy_of_a_printed_scenario_is_changed_by_dragging_its_units(page: Page) -> None:
    page.get_by_test_id("copy-scenario").click()
    expect(page.locator(".pieces .stack")).not_to_have_count(0)
    page.get_by_test_id("tab-unit").click()
    levy = page.get_by_test_id("row-6")
    expect(levy).to_contain_text("0303")
    drag(page, "0303", "0302", "0402")
    expect(levy).to_contain_text("0402")
    settled(page)
    page.get_by_test_id("undo").click()
    expect(levy).to_contain_text("0303")


def test_a_pack_and_a_scenario_are_brought_marked_and_thrown_away(page: Page, tmp_path: Path) -> None:
    pack = tmp_path / "long-muskets.zip"
    pack.write_bytes(zipped(changed_files()))
    page.get_by_test_id("own-work").click()
    page.get_by_test_id("bring").set_input_files(pack)
    expect(page.get_by_test_id("brought")).to_be_visible()
    page.get_by_test_id("pack-long-muskets").click()
    expect(page.get_by_test_id("pack-mark")).to_contain_text("long-muskets")
    page.get_by_test_id("against-random").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("brought-pack")).to_contain_text("long-muskets")
    page.locator("a.home").click()
    expect(page.get_by_test_id("brought-pack")).to_be_visible()
    bad = tmp_path / "bad.toml"
    bad.write_text(written().replace('hex = "0205"', 'hex = "9905"', 1), encoding="utf-8")
    page.get_by_test_id("bring").set_input_files(bad)
    expect(page.get_by_test_id("problems")).to_contain_text("9905")
    page.get_by_test_id("mend").click()
    page.get_by_test_id("check").click()
    page.get_by_test_id("problem").click()
    write(page, "hex", "0204")
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("sound")).to_be_visible()
    page.locator("a.home").click()
    page.get_by_test_id("work-Two Wells").get_by_test_id("throw-away").click()
    page.locator("dialog .danger").click()
    expect(page.get_by_test_id("work-Two Wells")).to_have_count(0)


def test_what_the_server_did_not_get_is_here_after_a_reload(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    page.goto(server.address)
    open_desk(page)
    page.route("**/api/drafts/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.get_by_test_id("tab-unit").click()
    stamp(page, "infantry", "0303")
    expect(page.get_by_test_id("trouble")).to_be_visible()
    expect(page.get_by_test_id("saved")).not_to_have_text("Saved")
    page.reload()
    page.get_by_test_id("tab-unit").click()
    expect(page.get_by_test_id("row-0")).to_contain_text("0303")
    page.unroute("**/api/drafts/*")
    settled(page)
    expect(page.locator(".pieces .counter")).to_have_count(1)
    expect(page.get_by_test_id("trouble")).to_have_count(0)
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_shut_out_of_the_desk(chromium: Browser, server: Server, scheme: Any) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, bypass_csp=True, color_scheme=scheme)
    page = context.new_page()
    page.goto(server.address)
    open_desk(page)
    found = serious(page)
    for tab in ("unit", "objective", "side", "exit", "delivery", "special", "@file"):
        page.get_by_test_id(f"tab-{tab}").click()
        if page.get_by_test_id("add-row").count():
            page.get_by_test_id("add-row").click()
            expect(page.locator(".open-row")).to_be_visible()
        found += serious(page)
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("problems")).to_be_visible()
    found += serious(page)
    page.locator("a.home").click()
    expect(page.get_by_test_id("edit")).not_to_have_count(0)
    found += serious(page)
    context.close()
    assert found == []
