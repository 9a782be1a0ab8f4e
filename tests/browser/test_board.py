"""The board in a real Chromium: reach and ways, overlays, lines of sight, stacks, the magnifying glass, two fingers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable.bots.random_bot import at_every_seat, bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.scene import Scene
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.promises import promise

pytestmark = pytest.mark.browser

games = pytest.mark.parametrize("game", shelf.names())


@cache
def played(game: str, wanted: Callable[[Scene], bool]) -> tuple[str, str, Scene]:
    """A game its bots have played until somebody sees what is wanted: its journal, who sees it, and the scene."""
    title = shelf.title(game)
    for scenario in title.scenarios():
        opened = title.open(scenario)
        bots = list(bots_of(title).values())
        seated, rng = at_every_seat(opened, bots[-2 if len(bots) > 2 else -1]), Random(game)
        table = Table.new(opened, key_from_seed(f"board/{game}"))
        while (decision := table.decision) is not None and len(table.turned) < 600:
            view = table.view(decision.seat)
            scene = opened.scene(view)
            if len(decision.actions) > 2 and wanted(scene):
                return table.journal.text().decode(), opened.seats[decision.seat], scene
            table.act(decision.seat, seated[decision.seat].choose(view, rng))
    raise AssertionError(f"{game} never came to that")


def sit(page: Page, server: Server, game: str, wanted: Callable[[Scene], bool]) -> Scene:
    """Sits down at such a game."""
    journal, seat, scene = played(game, wanted)
    body = json.dumps({"journal": journal}).encode()
    request = Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        created = json.load(answer)
    page.goto(f"{server.address}#/join/{created['table']['id']}/{seat}/{created['tokens'][seat]}")
    expect(page.locator(".asked.yours")).to_be_visible()
    at_rest(page)
    return scene


def at_rest(page: Page) -> None:
    """Waits until everything that was asked for has come, and the board is still."""
    page.wait_for_function("() => window.underway === 0")
    page.wait_for_selector(".world:not(.gliding)", state="attached")


def far_to_go(scene: Scene) -> bool:
    """Whether one unit is to move, several spaces are open to it, and some of them are not next door."""
    ways = scene.reach[0].ways if len(scene.reach) == 1 else {}
    return len(ways) > 3 and any(len(way) > 1 for way in ways.values())


def stacked(scene: Scene) -> bool:
    """Whether several counters lie in one space of the map."""
    spaces = [piece.space for piece in scene.pieces if not piece.space.startswith("@")]
    return any(spaces.count(space) > 2 for space in spaces)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'.spaces path[data-space="{name}"]')


def bring(page: Page, name: str) -> tuple[float, float]:
    """Brings a space into view; where its middle then is."""
    page.keyboard.press("f")
    at_rest(page)
    return middle_of(page, name)


def middle_of(page: Page, name: str) -> tuple[float, float]:
    """Where the middle of a space is that is in view."""
    box = space(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_the_open(page: Page, names: list[str]) -> tuple[float, float]:
    """The middle of that space which is nearest to the middle of the board: nothing lies over it."""
    board = page.locator(".board").bounding_box()
    assert board is not None
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    spots = page.evaluate(
        """names => names.map(name => document.querySelector(`.spaces path[data-space="${name}"]`))
        .map(drawn => drawn.getBoundingClientRect())
        .map(box => [box.x + box.width / 2, box.y + box.height / 2])""",
        names,
    )
    return min(spots, key=lambda spot: abs(spot[0] - middle[0]) + abs(spot[1] - middle[1]))


def numbers(written: str) -> float:
    return float(written.replace("½", ".5") if written != "½" else 0.5)


@promise("points-left")
@games
def test_points_left_and_the_way_to_every_space(page: Page, server: Server, game: str) -> None:
    scene = sit(page, server, game, far_to_go)
    reach = scene.reach[0]
    points = page.locator(".ways .left text")
    expect(points).to_have_count(len(reach.left))
    shown = points.all_text_contents()
    assert sorted(map(numbers, shown)) == sorted(reach.left.values())
    assert reach.left, "the game counts its points"
    goal, way = max(reach.ways.items(), key=lambda found: len(found[1]))
    page.mouse.move(*bring(page, goal))
    expect(page.locator(".way-line")).to_be_visible()
    expect(page.locator(".way-step")).to_have_count(len(way) - 1)
    # what the number means is told with what the place is
    told = page.get_by_test_id("tip-left")
    expect(told).to_be_visible()
    assert numbers(told.inner_text().rsplit(" ", 1)[-1]) == reach.left[goal]
    page.mouse.move(5, 5)
    expect(page.locator(".way-line")).to_have_count(0)


#: discs whose middle lies on a name, on letters of the sheet, or on the figures of a counter that nothing lies on
COVERING = """() => {
  const box = (node) => node.getBoundingClientRect();
  const tops = [...document.querySelectorAll('.pieces .stack')].flatMap((one) =>
    [...one.querySelectorAll('.counter')].slice(-1));
  const shown = (node) => getComputedStyle(node).display !== 'none';
  const figures = tops.flatMap((one) => [...one.querySelectorAll('.figure')].filter(shown));
  const letters = '.names text, .lettering text:not(.land, .water, .cost, [transform])';
  const written = [...document.querySelectorAll(letters), ...figures].map(box);
  return [...document.querySelectorAll('.ways .left')].filter((disc) => {
    const { x, y, width, height } = box(disc.querySelector('circle'));
    const [u, v] = [x + width / 2, y + height / 2];
    return written.some(({ left, right, top, bottom }) => left < u && u < right && top < v && v < bottom);
  }).map((disc) => disc.dataset.left);
}"""


@games
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "narrow"])
def test_points_left_hide_no_name_and_no_figures(page: Page, server: Server, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, server, game, far_to_go)
    expect(page.locator(".ways .left").first).to_be_attached()
    for nearer in range(3):
        at_rest(page)
        assert page.evaluate(COVERING) == [], f"{nearer} steps nearer"
        page.keyboard.press("+")


@games
def test_what_cannot_be_reached_says_by_which_rule(page: Page, server: Server, game: str) -> None:
    scene = sit(page, server, game, far_to_go)
    reach = scene.reach[0]
    offered = {*reach.ways, reach.start}
    ids = page.locator(".spaces path:not(.may)").evaluate_all("found => found.map(one => one.dataset.space)")
    shut = [name for name in ids if name not in offered]
    taken = {piece.space for piece in scene.pieces}
    page.keyboard.press("f")
    at_rest(page)
    page.mouse.move(*in_the_open(page, [name for name in shut if name not in taken]))
    tip = page.get_by_test_id("stop")
    expect(tip).to_be_visible()
    rule = tip.locator(".rule-link").inner_text()
    assert rule in shelf.ledger(game).by_id()
    expect(page.locator(".ways .stop")).to_be_visible()
    tip.locator(".rule-link").click()
    expect(page.get_by_test_id("tab-rules")).to_have_attribute("aria-selected", "true")


def who_moves(scene: Scene) -> bool:
    """Whether it is to be said who moves next."""
    moving = any(state == "now" and "movement" in name for name, state in scene.phases)
    return moving and not scene.reach and scene.tracks[0].value > 1


def test_a_click_takes_a_unit_in_hand_and_another_puts_it_back(page: Page, server: Server) -> None:
    scene = sit(page, server, "guerra", who_moves)
    before = page.locator(".table").get_attribute("data-at")
    spaces = [piece.space for piece in scene.pieces]
    alone = {piece.id: piece.space for piece in scene.pieces if spaces.count(piece.space) == 1}
    mine = page.locator(".pieces .counter.may")
    expect(page.locator(".pieces .counter")).to_have_count(sum(not name.startswith("@") for name in spaces))
    expect(mine.first).to_be_attached()  # drawn, and offered
    units = mine.evaluate_all("found => found.map(one => one.dataset.piece)")
    page.keyboard.press("f")
    at_rest(page)
    spot = in_the_open(page, [alone[unit] for unit in units if unit in alone])
    page.mouse.click(*spot)
    expect(page.locator(".pieces .counter.chosen")).to_have_count(1)
    expect(page.locator(".ways .left").first).to_be_visible()
    taken = page.locator(".table").get_attribute("data-at")
    assert taken != before
    page.mouse.click(*spot)
    expect(page.locator(".pieces .counter.chosen")).to_have_count(0)
    expect(page.locator(".ways .left")).to_have_count(0)
    expect(page.locator(".pieces .counter.may")).to_have_count(len(units))


def test_a_table_left_open_comes_to_rest(page: Page, server: Server) -> None:
    """Who may act breathes a few times; a glow that never ends is drawn anew for as long as a table lies open."""
    sit(page, server, "guerra", who_moves)
    page.emulate_media(reduced_motion="no-preference")
    glow = page.locator(".counter.may .glow").first
    expect(glow).to_be_attached()
    assert glow.evaluate("glow => getComputedStyle(glow).animationName") == "breathe"
    endless = """() => [...document.querySelectorAll("*")].filter(one => one.checkVisibility())
        .filter(one => getComputedStyle(one).animationIterationCount.includes("infinite")).map(one => one.outerHTML)"""
    assert page.evaluate(endless) == []


def test_the_way_follows_the_keyboard(page: Page, server: Server) -> None:
    sit(page, server, "guerra", far_to_go)
    page.keyboard.press("b")
    for press in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"):
        page.keyboard.press(press)
        at_rest(page)
        if page.locator(".way-line").count():
            break
    expect(page.locator(".way-line")).to_be_visible()


def test_a_finger_on_a_space_shows_the_way_without_going(phone: Page, server: Server) -> None:
    scene = sit(phone, server, "guerra", far_to_go)
    goal = max(scene.reach[0].ways, key=lambda name: len(scene.reach[0].ways[name]))
    phone.get_by_test_id("fit").click()
    at_rest(phone)
    box = space(phone, goal).bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    before = phone.locator(".table").get_attribute("data-at")
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(phone.locator(".way-line")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    at_rest(phone)
    assert phone.locator(".table").get_attribute("data-at") == before


OVERLAYS = [("guerra", "z", "zoc"), ("guerra", "s", "supply"), ("guerra", "c", "control")]
OVERLAYS += [("world_war_africa", "z", "zoc"), ("world_war_africa", "c", "control"), ("world_war_africa", "w", "rain")]


@pytest.mark.parametrize(("game", "key", "kind"), OVERLAYS)
def test_an_overlay_on_a_key_and_in_the_menu(page: Page, server: Server, game: str, key: str, kind: str) -> None:
    sit(page, server, game, far_to_go)
    page.keyboard.press(key)
    expect(page.locator(f".overlay-{kind} .tint").first).to_have_attribute("d", re.compile("^M"))
    name = page.get_by_test_id("overlay-name").inner_text()
    assert not name.startswith("overlay-")
    page.keyboard.press(key)
    expect(page.get_by_test_id("overlay-name")).to_have_count(0)
    page.get_by_test_id("overlays").click()
    expect(page.get_by_test_id("overlays-menu").get_by_test_id(f"overlay-{kind}")).to_contain_text(key)
    page.get_by_test_id(f"overlay-{kind}").click()
    expect(page.locator(f".overlay-{kind} .tint").first).to_be_attached()
    page.keyboard.press("k")
    assert page.locator("dialog .keys kbd").get_by_text(key, exact=True).count() == 1


def test_ground_that_both_sides_share_is_striped_and_each_has_its_rim(page: Page, server: Server) -> None:
    sit(page, server, "guerra", far_to_go)
    page.keyboard.press("s")
    page.locator('[data-testid="overlay-share"][aria-pressed="false"]').click()
    expect(page.locator(".overlay-supply .rim")).to_have_count(2)
    expect(page.locator(".overlay-supply .tint")).to_have_count(2)
    expect(page.locator(".overlay-supply .banded")).to_have_attribute("fill", "url(#bands-0-1)")
    expect(page.locator("#bands-0-1 .band")).to_have_count(2)
    expect(page.locator(".overlay-name .shared")).to_be_visible()


def test_at_night_roads_and_rivers_are_drawn_in_light_ink(page: Page, server: Server) -> None:
    sit(page, server, "guerra", far_to_go)
    road = page.locator(".inked .pen-road").first
    expect(road).to_be_attached()
    expect(road).not_to_be_visible()
    page.emulate_media(color_scheme="dark")
    expect(road).to_be_visible()


@pytest.mark.parametrize("game", ["guerra", "world_war_africa"])
def test_supply_is_drawn_from_the_unit_to_its_source(page: Page, server: Server, game: str) -> None:
    scene = sit(page, server, game, far_to_go)
    ways: dict[str, list[str]] = {}
    for note in scene.notes:
        ways |= note.get("ways", {})
    where = {piece.id: piece.space for piece in scene.pieces}
    unit = max(ways, key=lambda name: len(ways[name]))
    page.keyboard.press("s")
    page.mouse.move(*bring(page, where[unit]))
    expect(page.locator(".route").first).to_be_visible()
    expect(page.locator(".source").first).to_be_visible()


@pytest.mark.parametrize("game", shelf.names())
def test_a_line_of_sight_where_the_game_has_that_rule(page: Page, server: Server, game: str) -> None:
    title = shelf.title(game)
    has_sight = bool(title.open(title.scenarios()[0]).sheet().sight)
    sit(page, server, game, far_to_go)
    page.keyboard.press("v")
    expect(page.get_by_test_id("sight")).to_have_count(int(has_sight))
    page.get_by_test_id("overlays").click()
    expect(page.get_by_test_id("overlay-sight")).to_have_count(int(has_sight))


def clear_and_blocked() -> dict[bool, tuple[str, str]]:
    """Two hexes that see each other, and two that do not."""
    title = shelf.title("colonial")
    game = title.open(title.scenarios()[0])
    table = Table.new(game, key_from_seed("sight"))
    names = [one.id for one in game.sheet().spaces]
    found: dict[bool, tuple[str, str]] = {}
    for start in names:
        for end in names:
            line = game.line_of_sight(table.view(0), start, end)
            assert line is not None
            if 2 < line.distance < 6:
                found.setdefault(line.clear, (start, end))
        if len(found) == 2:
            return found
    raise AssertionError("the field has no obstacle")


@pytest.mark.parametrize("clear", [True, False])
def test_sight_between_any_two_spaces(page: Page, server: Server, clear: bool) -> None:
    start, end = clear_and_blocked()[clear]
    sit(page, server, "colonial", far_to_go)
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    page.mouse.click(*bring(page, start))
    expect(page.locator(".eye-at")).to_be_visible()
    page.mouse.click(*middle_of(page, end))
    tip = page.get_by_test_id("sight")
    expect(tip.locator(".rule-link")).to_be_visible()
    assert tip.locator(".rule-link").inner_text() in shelf.ledger("colonial").by_id()
    expect(tip).to_contain_text(start)
    expect(tip).to_contain_text(end)
    assert ("blocked" in tip.inner_text()) is not clear
    expect(page.locator(".sight.clear")).to_have_count(int(clear))
    assert (page.locator(".obstacle").count() > 0) is not clear


def top_of_stack(scene: Scene) -> str:
    spaces = [piece.space for piece in scene.pieces if not piece.space.startswith("@")]
    return max(spaces, key=spaces.count)


@promise("fan", "guerra")
def test_a_stack_fans_out_at_a_click_only_and_any_counter_is_picked(page: Page, server: Server) -> None:
    scene = sit(page, server, "guerra", stacked)
    place = top_of_stack(scene)
    here = [piece.id for piece in scene.pieces if piece.space == place]
    x, y = bring(page, place)
    page.mouse.move(x, y)
    expect(page.locator(f'.spaces path[data-space="{place}"] title')).to_be_attached()  # the pointer is there
    fan = page.get_by_test_id("fan")
    expect(fan).to_have_count(0)
    page.mouse.click(x, y)
    expect(fan).to_be_visible()
    found = {one.get_attribute("data-piece") for one in fan.locator("[data-piece]").all()}
    assert found == set(here)
    boxes = [one.bounding_box() for one in fan.locator("[data-piece]").all()]
    apart = {(round(box["x"] / 20), round(box["y"] / 20)) for box in boxes if box}
    assert len(apart) == len(here)
    expect(fan.locator(".figure").first).to_be_visible()
    fan.locator("[data-piece]").first.click()
    expect(fan).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_test_id("inspector").locator(".unit")).to_have_count(len(here))
    page.keyboard.press("Escape")
    expect(fan).to_have_count(0)


def test_a_stack_fans_out_under_a_long_press(phone: Page, server: Server) -> None:
    scene = sit(phone, server, "guerra", stacked)
    place = top_of_stack(scene)
    phone.get_by_test_id("fit").click()
    at_rest(phone)
    box = phone.locator(f'.stack[data-space="{place}"] .counter .card').last.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(phone.get_by_test_id("fan")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.get_by_test_id("fan")).to_be_visible()


def test_the_magnifying_glass_by_key_and_by_button(page: Page, server: Server) -> None:
    sit(page, server, "guerra", far_to_go)
    page.keyboard.press("m")
    page.mouse.move(420, 380)
    lens = page.get_by_test_id("lens")
    expect(lens).to_be_visible()
    box = lens.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - 420) < 3
    assert abs(box["y"] + box["height"] / 2 - 380) < 3
    seen = lens.locator("svg").get_attribute("viewBox") or ""
    page.mouse.move(520, 420)
    assert lens.locator("svg").get_attribute("viewBox") != seen
    page.get_by_test_id("magnify").click()
    expect(lens).to_have_count(0)


def scale(page: Page) -> float:
    found = re.search(r"scale\(([\d.]+)\)", page.locator(".world").get_attribute("style") or "")
    assert found
    return float(found.group(1))


def fingers(one: tuple[float, float], other: tuple[float, float]) -> list[dict[str, Any]]:
    return [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate((one, other))]


def test_two_fingers_pinch(phone: Page, server: Server) -> None:
    sit(phone, server, "guerra", far_to_go)
    before, at = scale(phone), phone.locator(".table").get_attribute("data-at")
    touch = phone.context.new_cdp_session(phone)
    for factor, grows in ((1, True), (-1, False)):
        near, far = (30, 120) if factor > 0 else (120, 30)
        points = fingers((195 - near, 300), (195 + near, 300))
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        for step in range(1, 11):
            half = near + (far - near) * step / 10
            points = fingers((195 - half, 300), (195 + half, 300))
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        at_rest(phone)
        after = scale(phone)
        assert (after > before * 2) if grows else (after < before / 2)
        before = after
    assert phone.locator(".table").get_attribute("data-at") == at
