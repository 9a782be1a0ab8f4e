"""The odds of a series of attacks, and what the others can do to a place: at the table, in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import sandtable
from sandtable.engine.handles import is_hostile
from tests.browser.axe import serious
from tests.browser.conftest import STRAIGHT, Server
from tests.browser.player import wait_for_question
from tests.browser.test_battle_card import before_a_battle_for_points

pytestmark = pytest.mark.browser

#: working it out takes some seconds, more on a busy machine
WORKED_OUT = 120_000


def seated(chromium: Browser, server: Server, save: Path) -> Page:
    """Somebody at a saved game, on a laptop."""
    size = {"width": 1280, "height": 720}
    context = chromium.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(STRAIGHT)
    page = context.new_page()
    page.goto(server.address)
    page.get_by_test_id("upload").set_input_files(save)
    return page


def test_what_is_mustered_becomes_an_act_of_a_series(chromium: Browser, server: Server, tmp_path: Path) -> None:
    """The units are free again, every act can be taken out, and nothing has been thrown."""
    page = seated(chromium, server, before_a_battle_for_points(tmp_path))
    expect(page.get_by_test_id("odds")).to_be_visible()
    page.get_by_test_id("series-add").click()
    series = page.get_by_test_id("series")
    expect(series.locator(".acts li")).to_have_count(1)
    expect(series.get_by_test_id("foretold-sure")).to_be_visible(timeout=WORKED_OUT)
    expect(series).to_contain_text(re.compile(r"all \d+ ways for the dice|From \d+ imagined games"))
    expect(page.get_by_test_id("commit")).to_have_count(0)
    expect(page.get_by_test_id("result-strip")).to_have_count(0)
    assert serious(page) == []
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("fr")
    expect(series).to_contain_text("Une série d’attaques")
    page.get_by_test_id("language").select_option("pt")
    expect(series).to_contain_text("Uma série de ataques")
    page.get_by_test_id("menu").click()
    series.get_by_test_id("series-clear").click()
    expect(series).to_have_count(0)
    page.context.close()


def test_an_act_of_a_series_is_mustered_again_where_it_was_planned(
    chromium: Browser, server: Server, tmp_path: Path
) -> None:
    """Its card opens, and nothing is thrown before that is committed to."""
    page = seated(chromium, server, before_a_battle_for_points(tmp_path))
    weighed = page.get_by_test_id("odds").locator(".weighed")
    about = weighed.inner_text()
    page.get_by_test_id("series-add").click()
    expect(page.get_by_test_id("commit")).to_have_count(0)
    page.get_by_test_id("series").get_by_test_id("series-take").click()
    expect(page.get_by_test_id("commit")).to_be_visible()
    assert weighed.inner_text() == about
    expect(page.get_by_test_id("series")).to_have_count(0)
    expect(page.get_by_test_id("result-strip")).to_have_count(0)
    page.context.close()


def before_a_fire(folder: Path) -> Path:
    """A saved game of Colonial in which a unit can fire."""
    save = folder / "fire.journal"
    table = sandtable.new("colonial", "tel-asra", seed=7, path=save)
    rng = Random(7)
    while not any(is_hostile(type(action)) for action in table.decision.actions):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    table.close()
    return save


def test_what_can_they_do_here(chromium: Browser, server: Server, tmp_path: Path) -> None:
    """Asked of a stack of one's own: as they usually play, and if they go for it."""
    page = seated(chromium, server, before_a_fire(tmp_path))
    wait_for_question(page)
    page.locator(".pieces .counter.may").first.click()
    page.keyboard.press("i")
    page.get_by_test_id("fear").click()
    threat = page.get_by_test_id("threat")
    expect(threat.get_by_test_id("foretold-sure")).to_be_visible(timeout=WORKED_OUT)
    expect(threat).to_contain_text("As they usually play")
    expect(threat).to_contain_text("If they go for this place")
    assert serious(page) == []
    threat.get_by_role("button", name="Close").click()
    expect(threat).to_have_count(0)
    page.context.close()
