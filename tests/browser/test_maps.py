"""Maps by day and by night, and the row of cards when there are many: what a player sees at a glance."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Literal
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.hands import Mouse
from tests.browser.moments import played, sit_at
from tests.browser.player import open_game

pytestmark = pytest.mark.browser

#: the colours of paper, names and the halo around them, of the land at its lightest, and how much the lamp takes of it
SEEN = """() => {
  const style = (chosen) => getComputedStyle(document.querySelector(chosen));
  return {
    paper: style('.paper').fill,
    lamp: style('.lamp').fill,
    ink: style('.names text').fill,
    halo: style('.names text').stroke,
    target: style('.targets path').stroke,
    ground: style('.printed .pen-backdrop').fill,
    near: style('.lamp-near').stopColor,
    far: style('.lamp-far').stopColor,
  };
}"""


def test_the_mines_are_named_and_not_numbered(page: Page, server: Server) -> None:
    """Every quarter of a mining town by what it is, without the town's name that stands beside it; roads by theirs."""
    page.set_viewport_size({"width": 1440, "height": 900})
    table = played("kolwezi", lambda table, one: one.step == "french_move")
    sit_at(page, server, table)
    page.get_by_role("button", name="The mines").click()
    names = page.locator(".names text")
    for name in ("Concentrateur", "Logements", "Raffinerie", "Route de l'Aéroport - nord"):
        expect(names.filter(has_text=name)).to_have_count(1)
    expect(
        names.filter(has_text=re.compile(r"^(MP|MS|CF|LU|KA|VI|RA|RB|RC|RD|RE|RF|IM|IL|IK|IV|IC)\d$"))
    ).to_have_count(0)


def colour(text: str) -> tuple[float, float, float, float]:
    """A colour as the browser computes it."""
    red, green, blue, *rest = (float(part) for part in re.findall(r"[\d.]+", text))
    return red, green, blue, rest[0] if rest else 1.0


def over(top: str, below: tuple[float, float, float]) -> tuple[float, float, float]:
    """A colour that lets something shine through."""
    *parts, part = colour(top)
    red, green, blue = (above * part + under * (1 - part) for above, under in zip(parts, below, strict=True))
    return red, green, blue


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """How well two colours can be told apart (WCAG 2)."""

    def light(shade: tuple[float, float, float]) -> float:
        parts = [part / 255 for part in shade]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def land(seen: dict[str, str], lamp: str) -> tuple[float, float, float]:
    """Open ground as it lies in the lamp's light; by day there is none."""
    ground = colour(seen["ground"])[:3]
    return over(seen[lamp], ground) if seen["lamp"] != "none" else ground


def test_at_night_a_lamp_dims_the_map_and_everything_on_it_can_be_read(page: Page) -> None:
    open_game(page, "kolwezi")
    expect(page.locator(".printed .pen-backdrop")).to_have_count(1)
    expect(page.locator(".names text").first).to_be_visible()
    Mouse(page).do_something()
    expect(page.locator(".targets path").first).to_be_attached()
    page.emulate_media(color_scheme="light")
    day = page.evaluate(SEEN)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.lamp')).fill !== 'none'")
    night = page.evaluate(SEEN)
    for key in ("paper", "ink", "halo", "target"):
        assert day[key] != night[key], key
    assert contrast(colour(night["paper"])[:3], (0, 0, 0)) < contrast(colour(day["paper"])[:3], (0, 0, 0)) / 2
    for seen in (day, night):
        for lamp in ("near", "far"):
            ground = land(seen, lamp)
            ink = colour(seen["ink"])[:3]
            assert contrast(ink, over(seen["halo"], ground)) >= 4.5
            assert contrast(ink, ground) >= 4.5
            assert contrast(colour(seen["target"])[:3], ground) >= 3
    # Who likes the day better has it, whatever the device says.
    page.get_by_test_id("menu").click()
    page.locator(".settings select").nth(1).select_option("light")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.lamp')).fill === 'none'")
    assert page.evaluate(SEEN)["paper"] == day["paper"]


#: names over counters, and the middles of quarters in view over which no name of theirs can be read
NAMED = """() => {
  const texts = [...document.querySelectorAll('.names text')].map(one => one.getBoundingClientRect());
  const counters = [...document.querySelectorAll('.pieces .stack[data-space]:not([data-space^="@"]) .counter')]
    .map(one => one.getBoundingClientRect());
  const deep = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const inTown = [...document.querySelectorAll('.spaces path')].filter(({ dataset }) =>
    /^(VE|VO|NV|MA|ZA|ZB)\\d/.test(dataset.space));
  const holds = (path, { left, right, top, bottom }) => {
    const at = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(path.getScreenCTM().inverse());
    return path.isPointInFill(at);
  };
  return [
    texts.filter(text => counters.some(one => deep(text, one))).length,
    inTown.filter(path => !texts.some(text => holds(path, text))).map(({ dataset }) => dataset.space),
    inTown.length,
  ];
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1680, 1050)])
def test_every_quarter_of_a_town_has_its_name_in_it_and_no_counter_lies_on_one(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, server, played("kolwezi", lambda _, one: one.step == "french_move"))
    page.keyboard.press("x")
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    over, unnamed, quarters = page.evaluate(NAMED)
    assert quarters == 45
    assert (over, unnamed) == (0, [])


def test_what_a_space_is_joined_with_is_lit_for_who_points_at_it(page: Page, server: Server) -> None:
    """And no longer once somebody is in hand: then the board shows where he can go."""
    table = played("kolwezi", lambda _, one: one.step == "french_move")
    sit_at(page, server, table)
    joined = {other for pair in table.game.sheet().joined for other in pair if "VE2" in pair} - {"VE2"}
    assert len(joined) == 5
    page.locator('.spaces path[data-space="VE2"]').hover()
    lit = page.locator('.joined[data-joined="VE2"]')
    expect(lit.locator(".next")).to_have_count(len(joined))
    assert set(lit.locator(".next").evaluate_all("all => all.map(one => one.dataset.next)")) == joined
    page.locator('.spaces path[data-space="MA9"]').hover()
    expect(lit).to_have_count(0)
    expect(page.locator(".joined")).to_have_count(1)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".spaces path.may").first).to_be_attached()
    expect(page.locator(".joined")).to_have_count(0)


#: what lies over the land, how light the moon makes it where it is lightest and darkest, and the colours of names
LIT = """() => {
  const style = (chosen) => getComputedStyle(document.querySelector(chosen));
  return {
    lamp: style('.lamp').fill,
    shades: [style('.moon-near').stopColor, style('.moon-far').stopColor],
    ink: style('.names text').fill,
    halo: style('.names text').stroke,
    ground: style('.printed .pen-backdrop').fill,
  };
}"""


def is_dark(table: Table, _: object) -> bool:
    return table.game.scene(table.view(0)).light == "night"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_night_in_the_game_is_night_on_the_board(page: Page, server: Server, scheme: Literal["light", "dark"]) -> None:
    """Whatever the look of the table: there is moonlight on the land, and names can be read in it."""
    page.emulate_media(color_scheme=scheme)
    sit_at(page, server, played("kolwezi", lambda _, one: one.step == "french_move"))
    day = page.evaluate(LIT)
    expect(page.locator('.board[data-light="night"]')).to_have_count(0)
    sit_at(page, server, played("kolwezi", is_dark))
    expect(page.locator('.board[data-light="night"]')).to_have_count(1)
    expect(page.locator(".names text").first).to_be_visible()
    night = page.evaluate(LIT)
    assert "moon" in night["lamp"]
    assert "moon" not in day["lamp"]
    ink = colour(night["ink"])[:3]
    for shade in night["shades"]:
        ground = over(shade, colour(night["ground"])[:3])
        assert contrast(ink, over(night["halo"], ground)) >= 4.5


def many_cards() -> tuple[Table, str]:
    """A battle of 24 cards of which some have been played, and the seat that is asked."""
    title = shelf.title("colonial")
    game = title.open("atbara")
    table, rng = Table.new(game, key_from_seed("cards")), Random(1)
    while (decision := table.decision) is not None:
        cards = game.scene(table.view(decision.seat)).cards
        states = [card.state for card in cards]
        if len(cards) >= 24 and states.count("played") >= 6 and "active" in states and len(decision.actions) > 2:
            return table, game.seats[decision.seat]
        table.act(decision.seat, rng.choice(list(decision.actions)))
    raise AssertionError("no such moment")


def seated(page: Page, server: Server, table: Table, seat: str) -> None:
    body = json.dumps({"journal": table.journal.text().decode()}).encode()
    with urlopen(Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})) as answer:
        made: dict[str, Any] = json.load(answer)
    page.goto(f"{server.address}#/join/{made['table']['id']}/{seat}/{made['tokens'][seat]}")
    expect(page.get_by_test_id("card-row")).to_be_visible()


def test_a_row_of_many_cards_tells_whose_turn_it_is_and_takes_one_line(page: Page, server: Server) -> None:
    table, seat = many_cards()
    seated(page, server, table, seat)
    row, cards = page.get_by_test_id("card-row"), page.locator(".card-row > .cards").first
    active = cards.locator("li.active")
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(active).to_have_count(1)
        page.wait_for_function(
            "() => { const row = document.querySelector('.card-row'); return row.scrollWidth <= row.clientWidth; }"
        )
        box = row.bounding_box()
        assert box is not None
        assert box["height"] < 50
        expect(page.get_by_test_id("cards-past")).to_contain_text("6")
        # The first of the row is the one in play, with its unit's name; whose it is shows by its shape.
        expect(cards.locator("li").first).to_have_class(re.compile("active"))
        expect(active.locator(".holder")).to_be_visible()
        shapes = {one.get_attribute("d") for one in page.locator(".card-row .owner path").all()}
        assert len(shapes) == 2
    page.set_viewport_size({"width": 1280, "height": 720})
    board = page.locator(".board").bounding_box()
    page.get_by_test_id("cards-all").click()
    sheet = page.get_by_test_id("cards-sheet")
    expect(sheet.locator("li")).to_have_count(24)
    expect(sheet.locator("li.played")).to_have_count(6)
    assert page.locator(".board").bounding_box() == board
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_test_id("cards-all").click()
    decision = table.decision
    assert decision is not None
    cards_now = table.game.scene(table.view(decision.seat)).cards
    place, holder = next((n, card.piece) for n, card in reversed([*enumerate(cards_now)]) if card.side == 0)
    unit = page.locator(f'.pieces [data-piece="{holder}"]')
    look_away(page, unit)
    expect(unit).not_to_be_in_viewport()
    last = sheet.locator("li").nth(place).locator("button")
    expect(last).to_have_attribute("aria-label", re.compile("still to come"))
    last.click()
    expect(sheet).to_have_count(0)
    expect(unit).to_be_in_viewport(ratio=0.5)


def look_away(page: Page, unit: Locator) -> None:
    """Goes near to the corner of the board that is farthest from a unit."""
    board, spot = page.locator(".board").bounding_box(), unit.bounding_box()
    assert board is not None
    assert spot is not None
    left = spot["x"] > board["x"] + board["width"] / 2
    top = spot["y"] > board["y"] + board["height"] / 2
    page.mouse.move(
        board["x"] + (90 if left else board["width"] - 90), board["y"] + (90 if top else board["height"] - 90)
    )
    page.mouse.wheel(0, -2000)
