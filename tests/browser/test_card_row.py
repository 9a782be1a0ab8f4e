"""The row of cards, with few of them and with many: the one in play is read as a whole, and the next ones are."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import REACHED, Clicks, sit_at

pytestmark = pytest.mark.browser

SCENARIOS = ("tel-asra", "chakdara", "sannas-post", "modder-river", "atbara")
#: what is cut off of the card in play and of the names of all others, how many of the next ones are named, and cards
#: that lie over what is beside them
CUT = """() => {
  const cards = [...document.querySelectorAll('.card-row > .cards > li')];
  const cut = node => node.scrollWidth > node.clientWidth;
  const wide = node => node.getBoundingClientRect();
  const folds = [...document.querySelectorAll('.card-row > .cards-fold')].map(wide);
  const meets = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5;
  return {
    active: cards.filter(one => one.matches('.active')).flatMap(one => [one, ...one.querySelectorAll('.holder')])
      .filter(cut).length,
    wide: Math.max(...cards.filter(one => one.matches('.active')).map(one => wide(one).width)),
    next: cards.slice(1, 3).filter(one => one.querySelector('.holder')).length,
    names: [...document.querySelectorAll('.card-row > .cards .holder, .card-row > .cards .holder *')].filter(cut)
      .map(one => one.textContent),
    high: cards.flatMap(one => [...one.querySelectorAll('.holder')]).filter(one => one.scrollHeight > 34).length,
    faces: cards.filter(one => cut(one.querySelector('button'))).length,
    under: cards.filter((one, place) => [...folds, ...cards.slice(place + 1).map(wide)]
      .some(other => meets(wide(one), other))).length,
  };
}"""


@cache
def begun(scenario: str, seed: str = "cards") -> Table:
    """A battle whose first card has come up."""
    return Table.new(shelf.title("colonial").open(scenario), key_from_seed(seed))


def active(table: Table) -> str:
    """The unit whose card is in play."""
    assert table.decision is not None
    cards = table.game.scene(table.view(table.decision.seat)).cards
    return next(card.piece for card in cards if card.state == "active")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_card_in_play_is_read_as_a_whole_and_nothing_lies_over_anything(
    page: Page, server: Server, scenario: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = begun(scenario)
    sit_at(page, server, table)
    expect(page.locator(".card-row > .cards > li.active .holder")).to_be_visible()
    expect(page.get_by_test_id("cards-all")).to_be_visible()
    found = page.evaluate(CUT)
    assert (found["active"], found["faces"], found["under"]) == (0, 0, 0), found
    assert found["next"] == 2, found
    assert (found["names"], found["high"]) == ([], 0), found
    assert found["wide"] <= 250, "the card in play takes the room that its name takes, and no more"
    assert table.decision is not None
    cards = len(table.game.scene(table.view(table.decision.seat)).cards)
    shown = page.locator(".card-row > .cards > li").count()
    if shown < cards:
        expect(page.get_by_test_id("cards-more")).to_have_text(f"+{cards - shown}")


def test_the_unit_of_a_card_that_is_pointed_at_is_marked_on_the_board(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = begun("modder-river")
    assert table.decision is not None
    scene = table.game.scene(table.view(table.decision.seat))
    where = {piece.id: piece.space for piece in scene.pieces}
    sit_at(page, server, table)
    for place in (1, 5):
        page.locator(".card-row > .cards > li button").nth(place).hover()
        marked = page.locator(f'.marked [data-marked="{where[scene.cards[place].piece]}"]')
        expect(marked).to_be_attached()
    page.mouse.move(640, 400)
    expect(marked).to_have_count(0)
    # three of one name, and what differs is read
    page.get_by_test_id("cards-all").click()
    ends = page.get_by_test_id("cards-sheet").locator("li", has_text="Prinsloo").locator(".tail")
    expect(ends.nth(1)).to_be_visible()
    assert {end.inner_text().split()[-1] for end in ends.all()} <= {"drift", "farm", "weir"}
    assert ends.evaluate_all("found => found.every(one => one.scrollWidth <= one.clientWidth + 1)")


def in_a_stack() -> Table:
    """A battle that begins with a unit that does not stand alone, near the left edge of the board."""
    for seed in range(200):
        table = begun("tel-asra", f"stack/{seed}")
        assert table.decision is not None
        where = {piece.id: piece.space for piece in table.game.scene(table.view(table.decision.seat)).pieces}
        here = where.get(active(table), "")
        if here[:2] in ("01", "02") and list(where.values()).count(here) > 1:
            return table
    raise AssertionError("no such moment")


def test_an_open_stack_keeps_clear_of_the_tools(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = in_a_stack()
    assert table.decision is not None
    pieces = table.game.scene(table.view(table.decision.seat)).pieces
    here = next(piece.space for piece in pieces if piece.id == active(table))
    sit_at(page, server, table)
    Clicks(page).at(page.locator(f'.stack[data-space="{here}"] .counter'))
    counters = page.get_by_test_id("fan").locator(".counter")
    expect(counters.first).to_be_visible()
    assert counters.count() == sum(piece.space == here for piece in pieces)
    for one in counters.all():
        assert one.evaluate(REACHED) is not None, "something lies over it"
