"""Before a word is given: the harm that an answer does to its own side, and what the other side may still add."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine import hand
from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import touched
from sandtable.engine.messages import words
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import sit_at
from tests.browser.player import asked, click_middle
from tests.browser.promises import promise
from tests.server.test_routes import until

pytestmark = pytest.mark.browser


def harmful(table: Table, decision: Decision) -> list[Action]:
    """The answers at a place on the board that harm their own side, where nothing else can be done."""
    places = [touched(action).space for action in decision.actions]
    view = table.view(decision.seat)
    alone = [
        action for action in decision.actions if places.count(touched(action).space) == 1 and touched(action).space
    ]
    return [action for action in alone if [harm.caution for harm in table.game.harms(view, action)] == [False]]


@promise("warned-of-harm", "world_war_africa")
def test_what_harms_its_own_side_is_marked_told_and_asked_for(page: Page, server: Server) -> None:
    table = until("world_war_africa", lambda table, decision: bool(harmful(table, decision)))
    assert table.decision is not None
    action = harmful(table, table.decision)[0]
    harm = table.game.harms(table.view(table.decision.seat), action)[0]
    sit_at(page, server, table)
    before = asked(page)
    space = page.locator(f'.spaces path[data-space="{touched(action).space}"]')
    expect(space).to_have_class(re.compile(r"\bmay\b"))
    send_to(page, space)
    card = page.get_by_test_id("odds")
    told = card.get_by_test_id("harms").locator("li")
    expect(told).to_have_count(1)
    expect(told.locator(".rule-link")).to_have_text(harm.rule)
    expect(told).not_to_contain_text("world_war_africa-")
    expect(card.get_by_test_id("commit")).to_have_text("Do it all the same")
    assert asked(page) == before, "nothing is done without a second word"
    for language, word in (("fr", "Le faire malgré tout"), ("pt", "Fazê-lo mesmo assim")):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("language").select_option(language)
        expect(card.get_by_test_id("commit")).to_have_text(word)
        page.get_by_test_id("menu").click()
    page.get_by_test_id("card-back").click()
    expect(card.get_by_test_id("commit")).to_have_count(0)
    assert asked(page) == before
    send_to(page, space)
    card.get_by_test_id("commit").click()
    page.wait_for_function("before => document.querySelector('.table')?.dataset.at !== before", arg=before)


def send_to(page: Page, space: Locator) -> None:
    """Sends the unit in hand there; where another stands that could be taken in hand, the menu asks what is meant."""
    click_middle(page, space)
    menu = page.get_by_test_id("popover")
    expect(menu.or_(page.get_by_test_id("commit"))).to_be_visible()
    if menu.count():
        menu.get_by_role("menuitem").first.click()


def test_the_button_of_an_answer_that_harms_is_marked(page: Page, server: Server) -> None:
    table = until("world_war_africa", lambda table, decision: bool(harmful(table, decision)))
    sit_at(page, server, table)
    group = page.get_by_test_id("group").filter(has=page.locator(".many"))
    if page.get_by_test_id("harm-mark").count() == 0:
        group.first.click()
    expect(page.get_by_test_id("harm-mark").first).to_have_attribute("aria-label", "harms your own side")


def may_be_added_to(table: Table, decision: Decision) -> list[Action]:
    """The answers without a place on the board, after which the other side may still add something."""
    view = table.view(decision.seat)
    plain = [action for action in decision.actions if not touched(action).pieces and not touched(action).spaces]
    return [action for action in plain if (odds := table.game.forecast(view, action)) and odds.additions]


@pytest.mark.parametrize("game", ["guerra", "world_war_africa"])
def test_the_card_tells_what_the_other_side_may_still_add(page: Page, server: Server, game: str) -> None:
    table = until(game, lambda table, decision: bool(may_be_added_to(table, decision)))
    assert table.decision is not None
    action = may_be_added_to(table, table.decision)[0]
    odds = table.game.forecast(table.view(table.decision.seat), action)
    assert odds is not None
    sit_at(page, server, table)
    card = page.get_by_test_id("odds")
    # With units in hand the odds of what goes on with them are shown unasked.
    if not hand.given(table, table.decision.seat):
        label = table.game.label(table.view(table.decision.seat), action)
        page.get_by_test_id("group").filter(has_text=told(table, label.id)).first.click()
    added = card.get_by_test_id("additions").locator("li")
    # what one may add oneself comes first
    expect(added).to_have_count(len(odds.own) + len(odds.additions))
    for place in range(len(odds.own)):
        expect(added.nth(place)).to_contain_text(re.compile(r"You may still add: .+ Then: .+ \d+(\.\d)?%"))
    expect(added.last).to_contain_text(re.compile(r"They may still add: .+ Then: .+ \d+(\.\d)?%"))
    expect(added.first).not_to_contain_text(re.compile(f"{game}-|verdict-"))
    # what may come of it then, losses included, is folded in beside it
    worst = added.last.get_by_test_id("addition-outcomes")
    expect(worst.locator("tr").first).to_be_hidden()
    worst.locator("summary").click()
    expect(worst.locator("tr")).to_have_count(sum(len(group) for group in odds.additions[-1].groups))
    expect(worst.locator("tr").first).to_be_visible()
    expect(card.get_by_test_id("verdict")).to_contain_text("%")
    # and the list of what comes without it says so: it stands below what may be added
    if len(odds.groups) == 1:
        expect(card.locator(".outcomes").get_by_test_id("outcomes-of")).to_have_text("As it stands now")


def told(table: Table, message: str) -> str:
    """A message in English."""
    return words("en", shelf.folder(table.game.title.name) / "messages").say(message)
