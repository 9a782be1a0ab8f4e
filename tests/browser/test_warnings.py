"""Before harm is done, in every game: what is certain asks first, what may come is told, an early end asks, too."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.foresight import ends_phase, is_free, is_last
from sandtable.engine.handles import closes, has_way, touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.hands import REACHED as IN_SIGHT
from tests.browser.moments import REACHED, Clicks, picks_of, played, sit_at, space, until_at
from tests.browser.player import asked
from tests.browser.promises import promise
from tests.browser.test_before_committing import send_to
from tests.server.test_routes import until

pytestmark = pytest.mark.browser

#: what harms its own side for certain, and is asked about: hexes too full, riders beside the enemy
CERTAIN = {
    "colonial": ["riders"],
    "guerra": ["too-full", "intervenes"],
    "paratrooper": ["drop-zone", "overstacking-air"],
    "world_war_africa": ["crowded"],
}
#: what may come to harm, and is told: supply, objectives and towns left open
POSSIBLE = {
    "colonial": ["riders"],
    "guerra": ["out-of-supply", "left-open"],
    "kolwezi": ["hostages-alone"],
    "paratrooper": ["hex-left"],
    "world_war_africa": ["out-of-supply", "left-open"],
}


def harming(table: Table, decision: Decision, what: str, certain: bool) -> Action | None:
    """An answer at a place of its own that does this harm to its own side and no other, and hides nothing else."""
    view = table.view(decision.seat)
    places = [touched(action).space for action in decision.actions]
    wanted = [(f"{table.game.title.name}-harm-{what}", not certain)]
    for action in decision.actions:
        if not touched(action).space or places.count(touched(action).space) > 1:
            continue
        if [(one.message.id, one.caution) for one in table.game.harms(view, action)] == wanted:
            if certain or (has_way(action) and is_quiet(table, decision, action)):
                return action
    return None


def is_quiet(table: Table, decision: Decision, action: Action) -> bool:
    """Nothing else would ask about it: no dice, nothing that comes to light, no end of a part of the turn."""
    view = table.view(decision.seat)
    taken = {piece.space for piece in table.game.scene(view).pieces}
    asks = is_last(table.game, view, action) or not is_free(table.game, view, action)
    return not asks and touched(action).space not in taken and table.game.forecast(view, action) is None


@cache
def moment(game: str, what: str, certain: bool) -> Table:
    find = played if what == "overstacking-air" else until  # who drops at random drops few
    return find(game, lambda table, decision: harming(table, decision, what, certain) is not None)


@promise("warned-of-harm", *CERTAIN)
@pytest.mark.parametrize("game", CERTAIN)
def test_harm_that_is_certain_is_told_with_its_rule_and_asked_about(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for what in CERTAIN[game]:
        table = moment(game, what, True)
        assert table.decision is not None
        action = harming(table, table.decision, what, True)
        assert action is not None
        harm = table.game.harms(table.view(table.decision.seat), action)[0]
        sit_at(page, server, table)
        before, card = asked(page), page.get_by_test_id("odds")
        place = space(page, touched(action).space)
        expect(place).to_have_class(re.compile(r"\bmay\b"))
        if not place.evaluate(IN_SIGHT):  # it lies on the other map
            page.keyboard.press("x")
        page.wait_for_function(IN_SIGHT, arg=place.element_handle())
        send_to(page, place)
        expect(card.get_by_test_id("harms").locator(".rule-link").first).to_have_text(harm.rule)
        expect(card.get_by_test_id("commit")).to_have_text("Do it all the same")
        expect(card).to_be_in_viewport(ratio=1)
        assert asked(page) == before, "nothing is done without a second word"
        page.get_by_test_id("card-back").click()
        expect(card.get_by_test_id("commit")).to_have_count(0)
        assert asked(page) == before


@promise("told-of-risk")
@pytest.mark.parametrize("game", shelf.names())
def test_harm_that_may_come_is_told_and_not_asked_about(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for what in POSSIBLE[game]:
        table = moment(game, what, False)
        assert table.decision is not None
        action = harming(table, table.decision, what, False)
        assert action is not None
        harm = table.game.harms(table.view(table.decision.seat), action)[0]
        sit_at(page, server, table)
        before, place = asked(page), space(page, touched(action).space)
        expect(place).to_have_class(re.compile(r"\bmay\b"))
        page.wait_for_function(f"node => ({REACHED})(node) !== null", arg=place.element_handle())
        page.mouse.move(*place.evaluate(REACHED))
        told = page.get_by_test_id("harms")
        expect(told).to_contain_text("! ")
        expect(told.locator(".rule-link").first).to_have_text(harm.rule)
        expect(page.get_by_test_id("commit")).to_have_count(0)
        Clicks(page).at(place)
        until_at(page, before)


def too_early(table: Table, decision: Decision) -> bool:
    """Who says that he is done ends a part of the turn, and several of his could still act."""
    done = [action for action in decision.actions if closes(type(action))]
    if len(done) != 1 or len(decision.actions) < 3 or table.state.stack[-1].amid:
        return False
    view = table.view(decision.seat)
    return len(picks_of(table, view)) > 1 and ends_phase(table.game, view, done[0])


@promise("early-end")
@pytest.mark.parametrize("game", [game for game in shelf.names() if game != "colonial"])
def test_an_end_that_comes_too_early_is_asked_about(page: Page, server: Server, game: str) -> None:
    sit_at(page, server, played(game, too_early))
    before = asked(page)
    page.keyboard.press("0")
    expect(page.get_by_test_id("ending")).to_contain_text(re.compile(r"\d+ units? could still act"))
    assert asked(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ending")).to_have_count(0)
    assert asked(page) == before
