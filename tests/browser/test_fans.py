"""An open stack in every game: it opens at a click alone, stays on the board, swallows no click, goes with a deed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, played, sit_at, space, until_at
from tests.browser.player import asked
from tests.browser.promises import promise
from tests.browser.test_clicks import inside
from tests.browser.test_the_way_back import sure

pytestmark = pytest.mark.browser


class InAStack(NamedTuple):
    """Somebody who is to be sent lies in a stack."""

    here: str
    #: the counters that lie there
    pieces: set[str]
    #: empty spaces to which he goes without dice or harm
    ends: set[str]


def in_a_stack(table: Table, decision: Decision) -> InAStack | None:
    """Where the one who is to be sent lies with others, if he does."""
    view = table.view(decision.seat)
    scene = table.game.scene(view)
    units = {reach.unit for reach in scene.reach}
    if len(units) != 1 or not all(reach.ways for reach in scene.reach):
        return None
    lies = {piece.id: piece.space for piece in scene.pieces}
    here = lies.get(scene.reach[0].unit, "@")
    pieces = {piece for piece, at in lies.items() if at == here}
    least = 2 if table.game.title.name == "colonial" else 3  # where there is still a stack when he has gone
    if here.startswith("@") or not least <= len(pieces) <= 6:
        return None
    own = [action for action in decision.actions if touched(action).unit in {"", *units}]
    named = [touched(action).space for action in own]
    taken = set(lies.values())
    quiet = [action for action in own if sure(table, decision, action) and named.count(touched(action).space) == 1]
    ends = {touched(action).space for action in quiet} - taken
    return InAStack(here, pieces, ends) if len(ends) > 2 else None


@cache
def moment(game: str) -> Table:
    return played(game, lambda table, decision: in_a_stack(table, decision) is not None)


@promise("fan")
@pytest.mark.parametrize("game", shelf.names())
def test_an_open_stack_in_every_game(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = moment(game)
    assert table.decision is not None
    found = in_a_stack(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    mouse, fan = Clicks(page), page.get_by_test_id("fan")
    stack = page.locator(f'.stack[data-space="{found.here}"] .counter')
    stack.last.hover(force=True)
    expect(page.locator(f'.spaces path[data-space="{found.here}"] title')).to_be_attached()  # the pointer is there
    expect(fan).to_have_count(0)
    mouse.at(stack)
    expect(fan).to_be_visible()
    inside(page, fan)
    assert {one.get_attribute("data-piece") for one in fan.locator("[data-piece]").all()} == found.pieces
    # it lies open, and yet one click sends him; with that it is closed
    expect(page.locator(".spaces path.may").first).to_be_attached()
    lit = [end for end in found.ends if space(page, end).evaluate(REACHED)]
    assert lit, "it hides least of what is lit"
    before = asked(page)
    mouse.at(space(page, lit[0]))
    until_at(page, before)
    expect(fan).to_have_count(0)
    assert mouse.count == 2


def beside_a_stack(table: Table, decision: Decision) -> tuple[str, set[str]] | None:
    """A stack of one's own that is no answer, and where somebody who lies elsewhere can be sent."""
    view = table.view(decision.seat)
    scene = table.game.scene(view)
    units = {reach.unit for reach in scene.reach}
    lies = {piece.id: piece.space for piece in scene.pieces}
    places = [touched(action).space for action in decision.actions]
    quiet = {touched(action).space for action in decision.actions if sure(table, decision, action)}
    ends = {end for end in quiet - {*lies.values()} if places.count(end) == 1}
    own = [piece.space for piece in scene.pieces if table.game.whose(piece.id) == table.game.seats[decision.seat]]
    shut = {*places, *(lies[unit] for unit in units if unit in lies)}
    stacks = [here for here in own if own.count(here) > 1 and here not in shut and not here.startswith("@")]
    return (stacks[0], ends) if len(units) == 1 and stacks and len(ends) > 2 else None


@promise("fan", "colonial")
def test_an_open_stack_closes_with_what_somebody_elsewhere_does(page: Page, server: Server) -> None:
    """In Colonial a stack is seldom more than two: who goes out of one leaves none that could lie open."""
    table = played("colonial", lambda table, decision: beside_a_stack(table, decision) is not None)
    assert table.decision is not None
    found = beside_a_stack(table, table.decision)
    assert found is not None
    here, ends = found
    sit_at(page, server, table)
    mouse, fan, before = Clicks(page), page.get_by_test_id("fan"), asked(page)
    mouse.at(page.locator(f'.stack[data-space="{here}"] .counter'))
    expect(fan).to_be_visible()
    mouse.at(space(page, next(end for end in sorted(ends) if space(page, end).evaluate(REACHED))))
    until_at(page, before)
    expect(page.locator(f'.stack[data-space="{here}"] .counter').nth(1)).to_be_attached()
    expect(fan).to_have_count(0)
