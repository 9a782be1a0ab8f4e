"""What somebody sees without looking for it: where to begin, how it stands, why not, whose the marks are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.contract import Decision
from sandtable.engine.foresight import taken_up_next
from sandtable.engine.handles import touched
from sandtable.engine.scene import Piece
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import counter, picks_of, played, sit_at, until_at
from tests.browser.player import open_game

#: whether all of something lies in the window
WHOLE = """node => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def is_whole(found: Locator) -> bool:
    return bool(found.evaluate(WHOLE))


@pytest.mark.parametrize("game", list(shelf.names()))
def test_a_game_can_be_begun_or_learned_without_scrolling(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_test_id(f"game-{game}").click()
    expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_test_id("start")).to_be_visible()
    assert is_whole(page.get_by_test_id("start"))
    assert is_whole(page.get_by_test_id("first-game"))
    if game not in ("kolwezi", "paratrooper"):  # these are played alone
        assert is_whole(page.get_by_test_id("against-me"))


@pytest.mark.parametrize("game", ["guerra", "kolwezi", "paratrooper", "world_war_africa"])
def test_how_it_stands_is_always_in_the_bar(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, game)
    points = page.locator(".status > .tracks > .track").nth(1)
    called = {"paratrooper": "VP seen", "guerra": "If it ended now", "kolwezi": "Enemy points"}
    expect(points).to_contain_text(called.get(game, "ictory points"))
    assert is_whole(points)


def test_kolwezi_tells_hour_colour_and_name(page: Page, server: Server) -> None:
    """The hour behind the turn, the colour of a back around it, and an area by its name before its code."""
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("kolwezi", lambda table, one: one.step == "french_move")
    sit_at(page, server, table)
    expect(page.locator('.status > .tracks [data-track="turn"]')).to_have_text(re.compile(r"Turn\s*1 / 11\s*15h30"))
    backs = [piece for piece in table.game.scene(table.view(0)).pieces if piece.hidden and piece.space[0] != "@"]
    assert {piece.rim for piece in backs} >= {"red", "blue"}
    for rim in ("red", "blue"):
        piece = next(one for one in backs if one.rim == rim)
        expect(counter(page, piece.id).locator(f".rim-{rim}")).to_be_attached()
    areas = {space.id: space for space in table.game.sheet().spaces}
    counter(page, piece.id).click()
    page.keyboard.press("i")
    title = page.get_by_test_id("inspector").locator("h3")
    expect(title).to_have_text(re.compile(rf"^{re.escape(areas[piece.space].name)}\s"))


def test_a_counter_bears_the_colour_of_its_company(page: Page, server: Server) -> None:
    """A band along its edge, near and from afar; face down it has none, nor has who belongs to no company."""
    table = played("kolwezi", lambda table, one: one.step == "french_move")
    sit_at(page, server, table)
    for unit, colour in (("S11", "green"), ("S21", "red"), ("PC3", "black")):
        expect(counter(page, unit).locator(".band")).to_have_class(re.compile(rf"\bband-{colour}\b"))
    expect(counter(page, "TPCE").locator(".band")).to_have_count(0)
    back = next(piece for piece in table.game.scene(table.view(0)).pieces if piece.hidden and piece.space[0] != "@")
    expect(counter(page, back.id)).to_be_attached()
    expect(counter(page, back.id).locator(".band")).to_have_count(0)
    page.keyboard.press("g")
    lines = page.get_by_test_id("legend-bands").locator("li")
    expect(lines.filter(has_text="2nd company").locator(".band-red")).to_be_attached()


def test_kolwezi_shows_where_hostages_are_in_danger_and_until_when(page: Page, server: Server) -> None:
    """Whoever holds them, or nobody, on the board; how many are held, and until when, in the bar and the question."""
    page.set_viewport_size({"width": 1440, "height": 900})
    table = played("kolwezi", lambda table, one: one.step == "french_move")
    sit_at(page, server, table)
    scene = table.game.scene(table.view(0))
    places = {one.space: str(one.side) for one in scene.control if one.text == "hostages"}
    assert len(places) == 7
    for space, side in places.items():
        there = page.locator(f'.flags [data-flag="{space}"][data-held="hostages"]')
        expect(there).to_have_attribute("data-side", side)
        box = there.locator(".held").bounding_box()
        assert box
        assert box["width"] > 12  # in the smallest of the areas, too
    held = sum(side == "1" for side in places.values())
    track = page.locator('.status > .tracks [data-track="hostages"]')
    expect(track).to_have_text(re.compile(rf"Hostages free\s*{7 - held} / 7\s*→ 17h30"))
    assert is_whole(track)
    expect(
        page.get_by_text(
            f"Hostages: {7 - held} of 7 places free. Be at the {held} places still held by 17h30, the end of turn 3."
        )
    ).to_be_visible()


def test_kolwezi_crosses_out_who_turned_out_to_be_nobody(page: Page, server: Server) -> None:
    def is_shown(piece: Piece) -> bool:
        return "dummy" in piece.markers and not piece.hidden and piece.space[0] != "@"

    table = played("kolwezi", lambda table, one: any(map(is_shown, table.game.scene(table.view(0)).pieces)))
    sit_at(page, server, table)
    shown = next(filter(is_shown, table.game.scene(table.view(0)).pieces))
    expect(counter(page, shown.id).locator(".cross")).to_be_visible()
    expect(counter(page, "S11").locator(".cross")).to_have_count(0)


def test_what_each_contingent_has_to_spend_stands_on_its_chit_and_what_an_ally_may_use_in_the_bar(
    page: Page, server: Server
) -> None:
    """In the smallest window, too: what can be spent is not looked for while it is asked about."""
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played("world_war_africa", allied_reinforcement)
    sit_at(page, server, table)
    theatre = table.game.theatre
    chits = page.get_by_test_id("card-row").locator("li.chit")
    for name, points in zip(theatre.contingents, table.state.points, strict=True):
        held = chits.filter(has_text=name).locator(".held")
        expect(held).to_have_text(f"{points} RP")
        assert is_whole(held)
        expect(page.locator(f'.status > .tracks [data-track="points-{name}"]')).to_have_count(0)
    # where the row is folded they are still found under the bar
    page.get_by_test_id("tracks").click()
    expect(page.locator(".tracksheet [data-track^=points-]")).to_have_count(len(theatre.contingents))
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator('.tracksheet [data-track="ally-land"]')).to_have_count(0)


def allied_reinforcement(table: Table, decision: Decision) -> bool:
    """An ally of the government buys, whose die has said how much of it may act."""
    return decision.step == "reinforcement" and table.state.turn > 0 and table.state.active in (1, 2)


def halted(table: Table, decision: Decision) -> bool:
    """A stack of the DRC has marched and could go on, and somebody who lies alone elsewhere has not set out yet."""
    return decision.step == "march" and table.state.stack[-1].begun and bool(next_alone(table, decision))


def next_alone(table: Table, decision: Decision) -> str:
    """A unit that may be taken up next and has its hex for itself."""
    view = table.view(decision.seat)
    rest = next(action for action in decision.actions if type(action).__name__ == "Stay")
    spaces = [piece.space for piece in table.game.scene(view).pieces]
    offered = {touched(action).space for action in decision.actions}
    alone = {
        piece.id
        for piece in table.game.scene(view).pieces
        if not piece.space.startswith("@") and spaces.count(piece.space) == 1 and piece.space not in offered
    }
    return next((unit for unit in taken_up_next(table.game, view, rest) if unit in alone), "")


def test_a_click_on_the_next_unit_ends_a_march_that_could_go_on(page: Page, server: Server) -> None:
    table = played("world_war_africa", halted)
    assert table.decision is not None
    unit = next_alone(table, table.decision)
    sit_at(page, server, table)
    before = page.locator(".table").get_attribute("data-at")
    counter(page, unit).click(force=True)
    # it is said what ends with it, since it may have been meant for where the march goes
    page.get_by_test_id("menu-take").click()
    until_at(page, before)
    expect(page.get_by_test_id("hand")).to_contain_text(unit)


def test_what_can_be_taken_back_is_committed_by_one_click(page: Page, server: Server) -> None:
    """A marker is put down before dice fall for it: its odds stand beside it, and no card asks once more."""
    table = played("paratrooper", lambda _, one: one.step == "infowar" and len(one.actions) > 2)
    sit_at(page, server, table)
    before = page.locator(".table").get_attribute("data-at")
    expect(page.get_by_test_id("headline").first).to_be_visible()
    page.get_by_test_id("group").first.click()
    until_at(page, before)
    expect(page.get_by_test_id("commit")).to_have_count(0)


def test_the_answer_to_why_not_stands_before_what_may_be_done(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = played(
        "world_war_africa", lambda one, asked: asked.step == "movement" and len(picks_of(one, one.view(asked.seat))) > 3
    )
    sit_at(page, server, table)
    page.keyboard.press("?")
    why = page.get_by_test_id("why")
    expect(why).to_be_visible()
    assert is_whole(why)
    above, below = why.bounding_box(), page.get_by_test_id("question").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_an_overlay_says_whose_its_marks_are(page: Page) -> None:
    open_game(page, "world_war_africa")
    page.get_by_role("button", name="Overlays").first.click()
    page.get_by_test_id("overlay-control").click()
    expect(page.get_by_test_id("overlay-share").first).to_contain_text("Government")


def test_supply_is_shown_of_ones_own_side_and_of_the_others_at_a_press(page: Page) -> None:
    open_game(page, "guerra")
    page.get_by_role("button", name="Overlays").first.click()
    page.get_by_test_id("overlay-supply").click()
    own, other = (page.get_by_test_id("overlay-share").nth(one) for one in (0, 1))
    expect(own).to_have_text("Rebels")
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(other).to_have_attribute("aria-pressed", "false")
    rims = page.locator(".overlay-supply .rim")
    expect(rims).to_have_count(1)
    other.click()
    expect(rims).to_have_count(2)
    own.click()
    expect(page.locator(".overlay-supply .rim.side-0")).to_have_count(0)
    expect(rims).to_have_count(1)


def test_the_card_of_a_unit_says_its_figures_once_and_its_states_apart(page: Page) -> None:
    open_game(page, "guerra")
    page.locator('.pieces [data-space="3503"]').first.hover()
    card = page.get_by_test_id("standing")
    expect(card).to_contain_text("3–3–3")
    expect(card.locator(".state", has_text="may not move yet")).to_have_count(1)
    expect(card.get_by_test_id("more")).to_contain_text("Morale 3")
    expect(card).not_to_contain_text("as printed")


def test_the_chit_of_who_acts_has_its_points_and_the_board_rings_what_is_attacked(page: Page, server: Server) -> None:
    table = played("world_war_africa", lambda one, asked: asked.step == "muster" and one.state.active == 4)
    assert table.decision is not None
    at = table.game.question(table.view(table.decision.seat)).args["at"]
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, server, table)
    expect(page.locator(f'[data-named="{at}"]')).to_have_count(1)
    points = page.locator(".card-row .chit.active .held")
    expect(points).to_have_text(f"{table.state.points[4]} RP")
    assert is_whole(points)
