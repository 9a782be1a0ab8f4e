"""Before a way back closes, one is asked; and a march is two clicks, wherever it leads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.foresight import is_last, reveals
from sandtable.engine.handles import has_way, touched
from sandtable.engine.table import Table
from tests.browser.conftest import Server
from tests.browser.moments import Clicks, counter, picks_of, played, saved, sit_at, space, until_at
from tests.browser.player import asked

pytestmark = pytest.mark.browser


def sure(table: Table, decision: Decision, action: Action) -> bool:
    """A way without dice and without harm."""
    view = table.view(decision.seat)
    return has_way(action) and not table.game.harms(view, action) and table.game.forecast(view, action) is None


def last_march(table: Table, decision: Decision) -> str:
    """Where somebody in hand can be sent who is the last to march."""
    if table.why_not_undo(decision.seat) is not None:
        return ""
    view = table.view(decision.seat)
    ends = [one for one in decision.actions if sure(table, decision, one) and is_last(table.game, view, one)]
    taken = {piece.space for piece in table.game.scene(view).pieces}
    return next((touched(one).space for one in ends if touched(one).space not in taken), "")


def is_the_last(table: Table, decision: Decision) -> bool:
    return bool(last_march(table, decision))


def wakes_somebody(table: Table, decision: Decision) -> str:
    """Where a march leads that brings somebody to light, and may come to harm by it."""
    view = table.view(decision.seat)
    for one in decision.actions:
        harms = table.game.harms(view, one) if has_way(one) else []
        if harms and all(harm.caution for harm in harms) and table.game.forecast(view, one) is None:
            if reveals(table.game, view, one):
                return touched(one).space
    return ""


def may_wake(table: Table, decision: Decision) -> bool:
    return bool(wakes_somebody(table, decision))


def to_ones_own(table: Table, decision: Decision) -> tuple[str, str, str]:
    """A unit that lies alone, where it can march to, and one of its own who lies there alone and could be picked."""
    view = table.view(decision.seat)
    pieces = [piece for piece in table.game.scene(view).pieces if not piece.space.startswith("@")]
    lie = [piece.space for piece in pieces]
    alone = {piece.id: piece.space for piece in pieces if lie.count(piece.space) == 1}
    picks = {touched(pick).unit: pick for pick in picks_of(table, view)}
    for unit, pick in picks.items():
        if unit not in alone:
            continue
        table.act(decision.seat, pick)
        after = table.decision
        assert after is not None
        ends = [touched(one).space for one in after.actions]
        quiet = {touched(one).space for one in after.actions if sure(table, after, one)}
        table.undo(decision.seat)
        for other, at in alone.items():
            if other in picks and other != unit and at in quiet and ends.count(at) == 1:
                return unit, at, other
    return "", "", ""


def may_join_another(table: Table, decision: Decision) -> bool:
    return len(table.turned) > 6 and bool(to_ones_own(table, decision)[0])


def test_the_last_march_of_a_part_asks_first_and_can_be_let_be(page: Page, server: Server) -> None:
    table = played("world_war_africa", is_the_last)
    assert table.decision is not None
    to = last_march(table, table.decision)
    sit_at(page, server, table)
    mouse, before = Clicks(page), asked(page)
    mouse.at(space(page, to))
    expect(page.get_by_test_id("last-deed")).to_be_visible()
    page.get_by_test_id("card-back").click()
    expect(page.get_by_test_id("last-deed")).to_have_count(0)
    assert asked(page) == before, "nothing was done before its player's word"
    mouse.at(space(page, to))
    # whoever does not want to be asked is not asked again
    page.get_by_test_id("ending-unasked").check()
    page.get_by_test_id("commit").click()
    until_at(page, before)
    assert touched(saved(server).turned[len(table.turned)].action).space == to


def test_who_would_wake_somebody_is_asked_for_there_is_no_way_back(page: Page, server: Server) -> None:
    table = played("kolwezi", may_wake)
    assert table.decision is not None
    to = wakes_somebody(table, table.decision)
    sit_at(page, server, table)
    before = asked(page)
    Clicks(page).at(space(page, to))
    expect(page.get_by_test_id("harms")).to_be_visible()
    expect(page.get_by_test_id("commit")).to_be_visible()
    assert asked(page) == before


def test_a_march_to_one_of_ones_own_takes_two_clicks(page: Page, server: Server) -> None:
    table = played("world_war_africa", may_join_another)
    assert table.decision is not None
    unit, to, other = to_ones_own(table, table.decision)
    sit_at(page, server, table)
    mouse, before = Clicks(page), asked(page)
    mouse.at(counter(page, unit))
    until_at(page, before)
    expect(page.locator(f'.spaces path.may[data-space="{to}"]')).to_be_attached()
    before = asked(page)
    mouse.at(counter(page, other))
    until_at(page, before)
    assert mouse.count == 2
    now = saved(server)
    where = {piece.id: piece.space for piece in now.game.scene(now.view(table.decision.seat)).pieces}
    assert where[unit] == where[other] == to


def has_moved(table: Table, decision: Decision) -> str:
    """Somebody who lies alone and has moved already."""
    pieces = table.game.scene(table.view(decision.seat)).pieces
    lie = [piece.space for piece in pieces]
    moved = [piece.id for piece in pieces if "moved" in piece.markers and lie.count(piece.space) == 1]
    return moved[0] if decision.step == "french_move" and moved else ""


def somebody_moved(table: Table, decision: Decision) -> bool:
    return bool(has_moved(table, decision))


def test_why_not_says_what_shows_on_the_unit_where_that_is_the_reason(page: Page, server: Server) -> None:
    """The rule is about how far one moves; that the unit has moved already is what its player wants to know."""
    table = played("kolwezi", somebody_moved)
    assert table.decision is not None
    unit = has_moved(table, table.decision)
    pieces = table.game.scene(table.view(table.decision.seat)).pieces
    taken = {piece.space for piece in pieces}
    elsewhere = next(one.id for one in table.game.sheet().spaces if one.id not in taken and not one.display)
    sit_at(page, server, table)
    page.get_by_test_id("ask").click()
    mouse = Clicks(page)
    mouse.at(counter(page, unit))
    mouse.at(space(page, elsewhere))
    expect(page.get_by_test_id("why-signs")).to_contain_text("has moved")
