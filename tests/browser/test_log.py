"""The log of every game: in view, in order, action by action, each in its side's colour, with its dice folded in."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.handles import Known
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.server.logbook import log, opening
from sandtable.server.wire.seat import Told
from tests.browser.conftest import Server
from tests.browser.moments import sit_at
from tests.browser.promises import promise
from tests.browser.test_what_it_is_about import teller
from tests.server.test_routes import until

pytestmark = pytest.mark.browser

#: what stands over the lines, and not among them
HEADINGS = ("-event-turn", "-event-phase")
#: every line of the log: in which deed, what it says, of which side and in which colour, and what hangs on it
LINES = """() => [...document.querySelectorAll('[data-testid=log] .deed')].flatMap((deed, number) =>
  [...deed.querySelectorAll(':scope > li')].map(line => ({
    deed: number,
    says: line.querySelector('.line').textContent.trim(),
    side: [...line.classList].find(name => name.startsWith('side-')),
    colour: getComputedStyle(line).borderLeftColor,
    rule: line.querySelector(':scope > .rule-link')?.textContent.trim() ?? '',
    folded: [...line.querySelectorAll(':scope > details')].every(one => !one.open),
    dice: !!line.querySelector('[data-testid=log-dice] .dice'),
    short: !!line.querySelector('[data-testid=log-whole]'),
  })))"""


def told(table: Table, seat: int) -> list[tuple[int, Told]]:
    """All that a seat is told, each with the action it came of."""
    known = Known.of(table.game)
    entries = log(table, known, seat, 0, len(table.turned))
    first = [(0, event) for event in opening(table, known, seat)]
    return first + [(entry.n, event) for entry in entries for event in entry.events]


def tells_of_all(table: Table, decision: Decision) -> bool:
    """Dice have fallen, somebody has gone somewhere without any, and both sides have done something."""
    if len(table.turned) < 12 or len(decision.actions) < 3:
        return False
    events = [event for _, event in told(table, decision.seat)]
    sides = {event.side for event in events if event.side}
    return len(sides) > 1 and any(event.throws for event in events) and any(is_routine(event) for event in events)


def is_routine(event: Told) -> bool:
    """Something that happens all the time, and has come of no rule worth a look."""
    return bool(event.pieces and event.spaces) and not event.rule and not event.throws


@promise("log")
@pytest.mark.parametrize("game", shelf.names())
def test_the_log_of_every_game(page: Page, server: Server, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = until(game, tells_of_all)
    assert table.decision is not None
    seat = table.decision.seat
    sit_at(page, server, table)
    expect(page.get_by_test_id("log").locator(".deed li").last).to_be_in_viewport()
    expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)
    agrees(table, told(table, seat), page.evaluate(LINES))
    # a unit that is looked at lies beside the log, and not in its place
    lines = page.get_by_test_id("log").locator(".deed li").count()
    page.locator(".pieces .counter:not(.may)").last.click(force=True)
    expect(page.locator(".counter.seen, .fan, [data-testid=unit-strip]").first).to_be_visible()
    expect(page.get_by_test_id("tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_test_id("log").locator(".deed li")).to_have_count(lines)
    expect(page.get_by_test_id("log").locator(".deed li").last).to_be_in_viewport()


def agrees(table: Table, events: list[tuple[int, Told]], lines: list[dict[str, Any]]) -> None:
    """What the log shows is what happened: in its order, and every deed by itself."""
    tell, sides = teller(table), [str(one["id"]) for one in table.game.sheet().sides]
    shown = [(n, event) for n, event in events if not event.message.id.endswith(HEADINGS) and not event.begins]
    # what begins an act stands at its head, though it was told with the one before
    heads = {tell.message(event.message) for _, event in events if event.begins}
    plain = [line for line in lines if line["says"] not in heads]
    actions: dict[int, int] = {}
    for line, (action, event) in zip(plain, shown, strict=True):
        assert line["short"] or line["says"] == tell.message(event.message)
        assert actions.setdefault(line["deed"], action) == action, f"one deed, one action: {line}"
        assert (line["rule"], line["dice"]) == (event.rule or "", bool(event.throws)), line
        assert line["folded"], line
        if event.side in sides:
            assert line["side"] == f"side-{sides.index(event.side)}", line
    assert any(line["dice"] for line in plain)
    assert any(is_routine(event) for _, event in shown), "a line that needs no rule"
    colours = {line["side"]: line["colour"] for line in lines}
    assert colours["side-0"] != colours["side-1"]
