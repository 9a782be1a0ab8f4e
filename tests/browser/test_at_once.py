"""What several units may do by one word, and what is told before a mission begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.engine.contract import Decision
from sandtable.engine.spaces import each
from sandtable.engine.table import Table
from sandtable.games.paratrooper.actions import Strike
from tests.browser.conftest import Server
from tests.browser.moments import Clicks, played, sit_at, until_at
from tests.browser.player import asked, click_middle, open_game, wait_for_question

pytestmark = pytest.mark.browser


def several_strikes(table: Table, decision: Decision) -> bool:
    """Strikes of several sorts are ready, and no enemy but in one hex."""
    strikes = [one for one in decision.actions if isinstance(one, Strike)]
    units, hexes = {one.unit for one in strikes}, {one.at for one in strikes}
    return decision.step == "strikes" and len(units) > 1 and len(hexes) == 1


def test_all_strikes_at_a_hex_are_ordered_by_one_click_and_come_back_by_another(page: Page, server: Server) -> None:
    table = played("paratrooper", several_strikes)
    sit_at(page, server, table)
    clicks, before, placing = Clicks(page), asked(page), page.get_by_test_id("question").inner_text()
    together = page.get_by_test_id("at-once")
    expect(together).to_have_count(1)
    expect(together).to_have_text(re.compile(r"All \d strike \w\d\d"))
    expect(together).to_contain_text(re.compile(r"at least one hits \d"))
    clicks.press(together)
    until_at(page, before)
    expect(page.get_by_test_id("question")).to_contain_text("Every strike is placed")
    assert clicks.count == 1
    placed = asked(page)
    clicks.press(page.get_by_test_id("undo"))
    until_at(page, placed)
    expect(page.get_by_test_id("question")).to_have_text(placing)
    # from the board: the menu of the hex has the same word for all of them
    assert table.decision is not None
    at = next(one.at for one in table.decision.actions if isinstance(one, Strike))
    back = asked(page)
    click_middle(page, page.locator(f'.spaces path[data-space="{at}"]'))
    page.get_by_test_id("popover").get_by_test_id("at-once").click()
    until_at(page, back)
    expect(page.get_by_test_id("question")).to_contain_text("Every strike is placed")


def test_a_single_strike_is_one_click_with_its_chance_beside_it(page: Page, server: Server) -> None:
    sit_at(page, server, played("paratrooper", several_strikes))
    before, row = asked(page), page.locator(".choices").get_by_test_id("group").first
    expect(row).to_contain_text("%")
    row.click()
    until_at(page, before)
    expect(page.get_by_test_id("commit")).to_have_count(0)


def test_points_that_stay_before_the_mission_are_asked_about(page: Page) -> None:
    open_game(page, "paratrooper")
    wait_for_question(page)
    before, done = asked(page), page.locator(".question .closing")
    expect(done.get_by_test_id("harm-mark")).to_be_visible()
    done.click()
    card = page.get_by_test_id("commit")
    expect(card).to_be_visible()
    expect(page.locator(".table")).to_contain_text("can be had only now")
    assert asked(page) == before
    card.click()
    until_at(page, before)


def test_what_is_printed_in_a_hex_is_told_in_the_language_of_the_table(page: Page) -> None:
    open_game(page, "paratrooper")
    wait_for_question(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    place, english = valued_place()
    click_middle(page, page.locator(f'.spaces path[data-space="{place}"]'))
    tip = page.get_by_test_id("facts")
    expect(tip).to_contain_text("Hexagone de valeur")
    expect(tip).not_to_contain_text(english)


def valued_place() -> tuple[str, str]:
    """A hex of the first mission map of the lobby's game that is worth something and has a name, and that name."""
    table = sandtable.new("paratrooper", seed=7)
    scene = table.game.scene(table.view(0))
    sheet = table.game.sheet().showing(scene.map)
    empty = {space.id for space in sheet.spaces}
    taken = {piece.space for piece in scene.pieces}
    mark = next(one for one in sheet.marks if one.name and one.space in empty and one.space not in taken)
    return mark.space, mark.name


def several_wait(table: Table, decision: Decision) -> bool:
    """More wait at home than an air transport has places for."""
    return decision.step == "staging" and table.decision is not None and waiting_at_home(table) > 3


def waiting_at_home(table: Table) -> int:
    theatre, state = table.game.theatre, table.state
    return sum(state.where[piece] == theatre.calvi for piece in each(theatre.of_key["para"]))


def test_as_many_are_taken_aboard_as_there_is_room_for_and_it_says_how_many(page: Page, server: Server) -> None:
    sit_at(page, server, played("paratrooper", several_wait))
    before = asked(page)
    page.get_by_test_id("unit").or_(page.get_by_test_id("group")).filter(has_text="Load MAC").first.click()
    until_at(page, before)
    everybody = page.get_by_test_id("hand-all")
    expect(everybody).to_contain_text("3 more, then it is full")
    before = asked(page)
    everybody.click()
    until_at(page, before)
    expect(page.get_by_test_id("question")).to_contain_text("3 of 3 places")


def only_the_order_is_asked(table: Table, decision: Decision) -> bool:
    return decision.step == "infowar-results" and len(decision.actions) > 1


def test_where_only_the_order_is_asked_one_press_stands_first(page: Page, server: Server) -> None:
    sit_at(page, server, played("paratrooper", only_the_order_is_asked))
    lines = page.locator(".question .groups button")
    expect(lines.first).to_have_attribute("data-testid", "at-once")
    expect(lines.first).to_have_class(re.compile("sweeping"))
    before = asked(page)
    lines.first.click()
    until_at(page, before)
