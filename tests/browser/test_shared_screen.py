"""Two at one screen, in every game for two: a curtain falls where something is hidden, and only there."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import touched
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import played
from tests.browser.player import asked, wait_for_question
from tests.browser.promises import promise
from tests.browser.test_charts import HOLD

pytestmark = pytest.mark.browser

#: the games for two in which one may see what the other does not, and those in which both may see the same
HIDDEN, OPEN = {"world_war_africa", "colonial"}, {"guerra", "colonial"}
#: all that tells something of the table
TOLD = "[data-piece], .counter, [data-testid=log], [data-testid=question], [data-testid=answer], [data-testid=group]"


def see_the_same(table: Table) -> bool:
    """Whether nothing is hidden from either."""
    return len({table.game.observe(table.state, seat).state.key() for seat in range(len(table.game.seats))}) == 1


def passing(table: Table, decision: Decision) -> Action | None:
    """An answer that names nobody and nothing, and stands alone therefore, after which the other decides."""
    for action in decision.actions if 1 < len(decision.actions) < 8 else ():
        named = touched(action)
        if named.pieces or named.spaces or table.game.forecast(table.view(decision.seat), action):
            continue
        state = table.state.copy()
        table.game.apply(state, action)
        then = table.game.pending(state)
        if then is not None and then.seat != decision.seat:
            return action
    return None


def passes_openly(table: Table, decision: Decision) -> bool:
    return see_the_same(table) and passing(table, decision) is not None


def passes_hidden(table: Table, decision: Decision) -> bool:
    return not see_the_same(table) and passing(table, decision) is not None


def sit_together(page: Page, server: Server, table: Table) -> None:
    """Both seats are this screen's: somebody comes back to it."""
    body = {"journal": table.journal.text().decode()}
    made = httpx.post(f"{server.address}api/tables", json=body, timeout=60).json()
    name = made["table"]["id"]
    page.evaluate(HOLD, [name, made["tokens"]])
    page.goto(f"{server.address}?{name}#/table/{name}")


def pass_on(page: Page, table: Table) -> None:
    """Gives the answer after which the other decides."""
    assert table.decision is not None
    action = passing(table, table.decision)
    assert action is not None
    game = table.game.title.name
    teller = Teller(table.game, words("en", shelf.folder(game) / "messages"), shelf.ledger(game))
    wait_for_question(page)
    before = asked(page)
    label = teller.label(table.view(table.decision.seat), action)
    page.locator(".question").get_by_role("button", name=label).first.click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=curtain], [data-testid=commit]') ||"
        " document.querySelector('.table')?.dataset.at !== before",
        arg=before,
    )
    if page.get_by_test_id("commit").count():
        page.get_by_test_id("commit").click()


def test_every_game_for_two_is_looked_at() -> None:
    titles = [shelf.title(game) for game in shelf.names()]
    assert {one.name for one in titles if len(one.seats(one.scenarios()[0])) > 1} == HIDDEN | OPEN


@promise("hand-over")
@pytest.mark.parametrize("game", sorted(HIDDEN))
def test_the_board_is_hidden_until_the_other_has_taken_the_screen(page: Page, server: Server, game: str) -> None:
    table = played(game, passes_hidden)
    sit_together(page, server, table)
    curtain = page.get_by_test_id("curtain")
    # nobody knows who has come back; then who was at it has passed it on
    for hand_over in (lambda: None, lambda: pass_on(page, table)):
        hand_over()
        expect(curtain).to_be_visible()
        assert page.locator(TOLD).count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".asked.yours")).to_be_visible()
        expect(page.locator(".counter").first).to_be_attached()


@promise("hand-over")
@pytest.mark.parametrize("game", sorted(OPEN))
def test_no_curtain_falls_where_both_see_the_same(page: Page, server: Server, game: str) -> None:
    table = played(game, passes_openly)
    assert table.decision is not None
    sit_together(page, server, table)
    curtain, before = page.get_by_test_id("curtain"), table.at
    expect(page.locator(".asked.yours")).to_be_visible()
    expect(curtain).to_have_count(0)
    pass_on(page, table)
    # the other is asked at once, with the board before him
    page.wait_for_function("at => Number(document.querySelector('.table')?.dataset.at) > at", arg=before)
    expect(page.locator(".asked.yours")).to_be_visible()
    expect(curtain).to_have_count(0)
    expect(page.locator(".counter").first).to_be_attached()
