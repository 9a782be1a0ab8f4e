"""Moments of games worth sitting down at, and clicks that are counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from sandtable.bots.random_bot import at_every_seat, bots_of
from sandtable.engine import hand
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Decision, View
from sandtable.engine.handles import has_way, touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.server.kept import journal_in

#: the middle of something drawn, if the mouse reaches it there
REACHED = """node => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const under = document.elementFromPoint(x, y);
  return under && (node.contains(under) || under === node) ? [x, y] : null;
}"""


#: something that can be answered, on the board or beside it
ASKED = ".pieces .counter.may, .targets path, [data-testid=group]:not(:disabled), [data-testid=commit]"


@cache
def played(game: str, wanted: Callable[[Table, Decision], bool]) -> Table:
    """A game that its bots have played to a moment that is wanted."""
    title = shelf.title(game)
    for scenario in title.scenarios():
        opened = title.open(scenario)
        bots = list(bots_of(title).values())
        for seed in range(4):
            seated, rng = at_every_seat(opened, bots[-2 if len(bots) > 2 else -1]), Random(seed)
            table = Table.new(opened, key_from_seed(f"clicks/{game}/{seed}"))
            while (decision := table.decision) is not None and len(table.turned) < 500:
                if wanted(table, decision):
                    return table
                table.act(decision.seat, seated[decision.seat].choose(table.view(decision.seat), rng))
    raise AssertionError(f"{game} never came to that")


def sit_at(page: Page, server: Server, table: Table) -> None:
    """Sits down at a table, on the seat that must decide."""
    body = json.dumps({"journal": table.journal.text().decode()}).encode()
    request = Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        created = json.load(answer)
    assert table.decision is not None
    seat = table.game.seats[table.decision.seat]
    page.goto(f"{server.address}#/join/{created['table']['id']}/{seat}/{created['tokens'][seat]}")
    expect(page.locator(".asked.yours")).to_be_visible()
    page.wait_for_selector(".pieces .counter", state="attached")
    page.wait_for_selector(ASKED, state="attached")
    page.keyboard.press("f")
    page.wait_for_selector(".world:not(.gliding)", state="attached")


def saved(server: Server) -> Table:
    """The table that was played at last, as it is on disk."""
    journal = journal_in(server.folder)
    return Table.resume(shelf.game_of(journal.header), journal)


class Clicks:
    """A mouse whose clicks are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def at(self, place: Locator) -> None:
        """A click in the middle of something drawn, once it can be reached there."""
        expect(place.last).to_be_attached()
        handle = place.last.element_handle()
        self.page.wait_for_function(f"node => ({REACHED})(node) !== null", arg=handle)
        self.count += 1
        self.page.mouse.click(*place.last.evaluate(REACHED))

    def press(self, button: Locator) -> None:
        """A click on a button."""
        self.count += 1
        button.click()


def counter(page: Page, unit: str, where: str = ".pieces") -> Locator:
    """A counter on the board, or in the open stack (``.fan``)."""
    return page.locator(f'{where} [data-piece="{unit}"]')


def lying(page: Page, unit: str) -> Locator:
    """A counter where it can be reached: in the open stack if it lies there."""
    return counter(page, unit, ".fan") if counter(page, unit, ".fan").count() else counter(page, unit)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'.spaces path[data-space="{name}"]')


def until_at(page: Page, before: str | None) -> None:
    """Waits until another position is shown than before."""
    expect(page.locator(".table")).not_to_have_attribute("data-at", before or "")


# What somebody could do


class March(NamedTuple):
    """A unit that lies alone, and an empty space to which it goes without dice or harm."""

    unit: str
    to: str
    #: whether the unit is picked by an answer of its own
    staged: bool


def picks_of(table: Table, view: View) -> list[Action]:
    """The answers that take a unit in hand."""
    actions = view.decision.actions if view.decision else ()
    return [one for one, may in zip(actions, hand.picks(table.game, view, actions), strict=True) if may]


def march(table: Table, decision: Decision) -> March | None:
    """A march that can be made now."""
    view = table.view(decision.seat)
    pieces = [piece for piece in table.game.scene(view).pieces if not piece.space.startswith("@")]
    lie = [piece.space for piece in pieces]
    alone = {piece.id for piece in pieces if lie.count(piece.space) == 1}
    for pick in picks_of(table, view):
        unit = touched(pick).unit
        own = [action for action in decision.actions if touched(action).unit == unit]
        if unit in alone and all(hand.names_a_unit_only(action) for action in own):
            table.act(decision.seat, pick)
            to = quiet_end(table, unit, lie)
            table.undo(decision.seat)
            if to:
                return March(unit, to, True)
    for unit in {touched(action).unit for action in decision.actions if has_way(action)} & alone:
        if to := quiet_end(table, unit, lie):
            return March(unit, to, False)
    return None


def quiet_end(table: Table, unit: str, lie: list[str]) -> str:
    """An empty space that a unit can be sent to in one way, without dice or harm."""
    decision = table.decision
    assert decision is not None
    view = table.view(decision.seat)
    mine = [action for action in decision.actions if touched(action).unit in ("", unit) and touched(action).space]
    ends = [touched(action).space for action in mine]
    for action, end in zip(mine, ends, strict=True):
        if has_way(action) and ends.count(end) == 1 and end not in lie and not table.game.harms(view, action):
            odds = table.game.forecast(view, action)
            if odds is None or all(len([one for one in group if one.chance > 0]) < 2 for group in odds.groups):
                return end
    return ""
