"""Deciding without friction: clicks that are counted, hands that change, menus that ask, an eye that stays."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from sandtable.engine import hand
from sandtable.engine.contract import Decision
from sandtable.engine.handles import touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.browser.conftest import Server
from tests.browser.moments import (
    REACHED,
    Clicks,
    counter,
    lying,
    march,
    picks_of,
    played,
    saved,
    sit_at,
    space,
    until_at,
)
from tests.browser.player import asked, click_middle
from tests.browser.promises import promise
from tests.browser.test_at_a_glance import WHOLE
from tests.games.guerra.drill import BAND1, C1, R1, R2, U1, war

pytestmark = pytest.mark.browser

#: the smallest window that everything is made for
SMALL: ViewportSize = {"width": 1280, "height": 720}

#: makes the line to the server slow: whatever is played takes its time
SLOW = """() => {
  const quick = window.fetch;
  window.fetch = async (what, how) => {
    if (/\\/(act|hand)$/.test(String(what))) await new Promise(done => setTimeout(done, 400));
    return quick(what, how);
  };
}"""


def may_march(table: Table, decision: Decision) -> bool:
    return len(table.turned) > 6 and march(table, decision) is not None


CAMERA = "() => document.querySelector('.world').style.transform"


def go_nearer(page: Page, unit: Locator, to: Locator) -> str:
    """The eye comes a little nearer to a unit, as long as it still sees where that goes; tells where it is then."""
    page.mouse.move(*middle(page, unit))
    page.mouse.wheel(0, -150)
    rest(page)
    if not to.evaluate(REACHED):
        page.keyboard.press("f")
        rest(page)
    return str(page.evaluate(CAMERA))


@promise("march")
@pytest.mark.parametrize("game", shelf.names())
def test_a_march_takes_two_clicks_and_the_eye_stays(page: Page, server: Server, game: str) -> None:
    table = played(game, may_march)
    assert table.decision is not None
    found = march(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    seen = go_nearer(page, counter(page, found.unit), space(page, found.to))
    mouse, before = Clicks(page), asked(page)
    mouse.at(counter(page, found.unit))
    expect(page.locator(f'.pieces .counter.chosen[data-piece="{found.unit}"]')).to_be_attached()
    if found.staged:
        expect(page.get_by_test_id("hand")).to_be_visible()
        until_at(page, before)
        assert hand.units_in(
            saved(server).game, saved(server).state, table.decision.seat, [saved(server).turned[-1].action]
        )
    expect(page.locator(f'.spaces path.may[data-space="{found.to}"]')).to_be_attached()
    rest(page)
    assert page.evaluate(CAMERA) == seen, "where it can go is in view"
    before = asked(page)
    mouse.at(space(page, found.to))
    until_at(page, before)
    rest(page)
    assert page.evaluate(CAMERA) == seen, "most of the board is in view, and with it what is asked next"
    last = next(one.action for one in reversed(saved(server).turned) if touched(one.action).space == found.to)
    assert touched(last).unit in ("", found.unit)
    assert mouse.count == 2


def battle(table: Table, decision: Decision) -> str:
    """A hex that three units or more may attack, in a game that asks who takes part."""
    for action in decision.actions:
        if type(action).__name__ in ("Attack", "Storm"):
            table.act(decision.seat, action)
            after = table.decision
            many = (
                after is not None and after.seat == decision.seat and len(picks_of(table, table.view(after.seat))) > 2
            )
            if table.why_not_undo(decision.seat) is None:
                table.undo(decision.seat)
            if many:
                return touched(action).space
    return ""


def may_attack(table: Table, decision: Decision) -> bool:
    return bool(battle(table, decision))


def card_is_whole_and_lights_its_chart(page: Page, charted: bool = True) -> None:
    """The card lies in a small window with its verdict and its button, and leads to the cells it may come to."""
    for part in ("odds", "verdict", "commit"):
        assert page.get_by_test_id(part).evaluate(WHOLE), part
    if not charted:
        expect(page.get_by_test_id("on-chart")).to_have_count(0)
        return
    page.get_by_test_id("on-chart").click()
    expect(page.get_by_test_id("chart").get_by_test_id("lit").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chart-sheet")).to_have_count(0)


@promise("attack")
@pytest.mark.parametrize("game", ["guerra", "kolwezi", "world_war_africa"])
def test_an_attack_by_many_takes_five_clicks_at_most(page: Page, server: Server, game: str) -> None:
    """The enemy, the first who attacks, everybody else, and the fight; one can be taken out again at any time."""
    table = played(game, may_attack)
    assert table.decision is not None
    at = battle(table, table.decision)
    page.set_viewport_size(SMALL)
    sit_at(page, server, table)
    mouse, before = Clicks(page), asked(page)
    mouse.at(page.locator(f'.stack[data-space="{at}"] .counter'))
    page.wait_for_function(
        "before => document.querySelector('.table').dataset.at !== before || document.querySelector('.popover')",
        arg=before,
    )
    if page.get_by_test_id("popover").count():
        mouse.press(page.get_by_test_id("popover").get_by_role("menuitem").first)
    until_at(page, before)
    expect(page.locator(".pieces .counter.may").first).to_be_attached()
    # all of them can be had before anybody is picked, and all the others after the first
    expect(page.get_by_test_id("hand-all")).to_contain_text(re.compile(r"All [3-9]\d*$"))
    before = asked(page)
    mouse.at(page.locator(".pieces .counter.may"))
    until_at(page, before)
    expect(page.locator("[data-testid=hand] .held")).to_have_count(1)
    expect(page.get_by_test_id("hand-all")).to_contain_text("more")
    mouse.press(page.get_by_test_id("hand-all"))
    expect(page.get_by_test_id("hand-all")).to_have_count(0)
    held = page.locator("[data-testid=hand] .held")
    expect(held.nth(2)).to_be_visible()
    many = held.count()
    assert many >= 3
    others = other_attackers_go_in_and_out(page, many)
    fight = page.get_by_test_id("commit")
    expect(fight).to_be_visible()
    card_is_whole_and_lights_its_chart(page, game != "kolwezi")  # the assault found there throws no dice
    mouse.press(fight)
    until_at(page, others)
    assert mouse.count <= 5
    kinds = [type(one.action).__name__ for one in saved(server).turned][len(table.turned) :]
    assert kinds[: many + 1] == ["Storm" if game == "kolwezi" else "Attack", *["Join"] * many]
    assert kinds[many + 1] in ("Fight", "Launch")


def weighs_support(table: Table, decision: Decision) -> bool:
    """An attack that is only to be launched; then its player is asked about what waits in a box beside the map."""
    game = table.game
    for action in decision.actions:
        if type(action).__name__ == "Launch" and hand.begun(table, decision.seat) > 1:
            state = table.state.copy()
            game.play(state, action)
            after = game.pending(state)
            if after is None or after.seat != decision.seat:
                return False
            where = {piece.id: piece.space for piece in game.scene(game.observe(state, after.seat)).pieces}
            boxes = {one.id for one in game.sheet().spaces if one.display}
            named = {where.get(touched(one).unit, "") for one in after.actions} - {""}
            return bool(named) and named <= boxes
    return False


def test_an_attack_is_called_off_by_one_key_and_the_eye_stays_with_it(page: Page, server: Server) -> None:
    table = played("world_war_africa", weighs_support)
    assert table.decision is not None
    seat = table.decision.seat
    begun = hand.begun(table, seat)
    at = next(touched(one.action).space for one in table.turned[-begun:] if touched(one.action).space)
    sit_at(page, server, table)
    page.mouse.move(*middle(page, space(page, at)))
    page.mouse.wheel(0, -500)
    rest(page)
    seen, before = page.evaluate(CAMERA), asked(page)
    expect(page.get_by_test_id("commit")).to_be_visible()
    page.get_by_test_id("commit").click()
    until_at(page, before)
    expect(page.locator(".asked.yours")).to_be_visible()
    rest(page)
    assert page.evaluate(CAMERA) == seen, "what waits in a box is not looked for"
    choices = page.locator(".question [data-testid=group]")
    expect(choices.filter(has=page.get_by_test_id("headline")).first).to_be_visible()
    expect(choices.filter(has_not=page.get_by_test_id("headline"))).to_have_count(0)
    before = asked(page)
    choices.first.click()
    until_at(page, before)  # the odds stood beside it: no card asks once more
    sit_at(page, server, table)
    expect(page.get_by_test_id("commit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand")).to_have_count(0)
    expect(page.get_by_test_id("commit")).to_have_count(0)
    assert saved(server).state.digest() == table.states[len(table.states) - 1 - begun].digest()


def other_attackers_go_in_and_out(page: Page, many: int) -> str:
    """A click on one who has joined takes him out, another brings him back; the odds follow."""
    held = page.locator("[data-testid=hand] .held")
    before = asked(page)
    name = page.locator(".pieces .counter.chosen").last.get_attribute("data-piece") or ""
    Clicks(page).at(lying(page, name))
    moved_or_open = "before => document.querySelector('.table').dataset.at !== before || document.querySelector('.fan')"
    page.wait_for_function(moved_or_open, arg=before)
    if asked(page) == before:  # its stack had closed with the last of it who came along, and lies open now
        Clicks(page).at(page.get_by_test_id("fan").locator(f'[data-piece="{name}"]'))
    until_at(page, before)
    expect(held).to_have_count(many - 1)
    expect(page.locator(f'.pieces .counter.may[data-piece="{name}"]')).to_be_attached()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    before = asked(page)
    Clicks(page).at(lying(page, name))
    until_at(page, before)
    expect(held).to_have_count(many)
    return asked(page)


def stack_of(table: Table, decision: Decision) -> list[str]:
    """Units of one space, all of which can be picked and go together; others can be picked elsewhere."""
    view = table.view(decision.seat)
    where = {piece.id: piece.space for piece in table.game.scene(view).pieces}
    units = list(dict.fromkeys(touched(action).unit for action in picks_of(table, view)))
    lie = [where[unit] for unit in units]
    many = [unit for unit in units if lie.count(where[unit]) > 2]
    return [unit for unit in many if where[unit] == where[many[0]]] if len(set(lie)) > 2 else []


def may_part(table: Table, decision: Decision) -> bool:
    return decision.step == "french_move" and bool(stack_of(table, decision))


def test_a_stack_is_moved_whole_or_in_part_and_hands_are_changed(page: Page, server: Server) -> None:
    table = played("kolwezi", may_part)
    assert table.decision is not None
    here = stack_of(table, table.decision)
    view = table.view(table.decision.seat)
    where = {piece.id: piece.space for piece in table.game.scene(view).pieces}
    sit_at(page, server, table)
    question, start = page.get_by_test_id("question").inner_text(), asked(page)
    mouse, held, fan = Clicks(page), page.locator("[data-testid=hand] .held"), page.get_by_test_id("fan")
    page.locator(f'.stack[data-space="{where[here[0]]}"] .counter').last.hover(force=True)
    mouse.at(page.locator(f'.stack[data-space="{where[here[0]]}"] .counter'))
    expect(held).to_have_count(1)
    expect(fan.locator(".counter.chosen")).to_have_count(1)
    inside(page, fan)
    assert len(fan.locator(".figure").all()) >= len(here)
    expect(fan.locator(".figure").first).to_be_visible()
    laid = [middle(page, one) for one in fan.locator(".counter").all()]
    mouse.at(fan.locator(".counter.may"))
    expect(held).to_have_count(2)
    lies = [middle(page, one) for one in fan.locator(".counter").all()]
    moved = [math.dist(before, now) for before, now in zip(laid, lies, strict=True)]
    assert max(moved) < 0.5, "nothing moves under the mouse"
    expect(page.get_by_test_id("hand-all")).to_contain_text(page.get_by_test_id("fan-all").text_content() or "?")
    mouse.at(page.get_by_test_id("fan-all"))
    expect(fan).to_have_count(0)  # nobody else can come, and it would hide where they can go
    everybody = held.count()
    assert everybody > 2
    mouse.at(page.locator(f'.stack[data-space="{where[here[0]]}"] .counter'))
    expect(fan.locator(".counter.chosen")).to_have_count(everybody)
    mouse.at(fan.locator(".counter.chosen").first)
    expect(held).to_have_count(everybody - 1)
    others = page.locator(f'.stack:not([data-space="{where[here[0]]}"]) .counter.may').all()
    other = next(one for one in others if one.evaluate(REACHED))
    elsewhere = other.get_attribute("data-piece") or ""
    mouse.at(counter(page, elsewhere))
    expect(held).to_have_count(1)
    expect(page.locator(f'.pieces .counter.chosen[data-piece="{elsewhere}"]')).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand")).to_have_count(0)
    expect(fan).to_have_count(0)
    expect(page.get_by_test_id("question")).to_have_text(question)
    assert asked(page) != start
    assert saved(server).state.digest() == table.state.digest(), "nobody notices"


def inside(page: Page, fan: Locator) -> None:
    """All of the open stack is on the board."""
    drawn, board = fan.bounding_box(), page.locator(".board").bounding_box()
    assert drawn is not None
    assert board is not None
    assert drawn["x"] >= board["x"] - 1
    assert drawn["y"] >= board["y"] - 1
    assert drawn["x"] + drawn["width"] <= board["x"] + board["width"] + 1
    assert drawn["y"] + drawn["height"] <= board["y"] + board["height"] + 1


def choice_at(table: Table, decision: Decision) -> str:
    """An enemy to whom several things with dice can be done."""
    where = {piece.id: piece.space for piece in table.game.scene(table.view(decision.seat)).pieces}
    for action in decision.actions:
        target = touched(action).target
        at = [
            one
            for one in decision.actions
            if (touched(one).space or where.get(touched(one).target)) == where.get(target)
        ]
        if target and touched(action).unit and len(at) > 1:
            return target
    return ""


def may_choose(table: Table, decision: Decision) -> bool:
    return bool(choice_at(table, decision))


@promise("asks-which")
@pytest.mark.parametrize("game", ["colonial", "kolwezi"])
def test_an_enemy_asks_what_is_meant_with_the_odds_beside_each(page: Page, server: Server, game: str) -> None:
    table = played(game, may_choose)
    assert table.decision is not None
    target = choice_at(table, table.decision)
    page.set_viewport_size(SMALL)
    sit_at(page, server, table)
    mouse, before = Clicks(page), asked(page)
    where = {piece.id: piece.space for piece in table.game.scene(table.view(table.decision.seat)).pieces}
    enemy = page.locator(f'.stack[data-space="{where[target]}"] .counter')
    mouse.at(enemy)
    menu = page.get_by_test_id("popover")
    expect(menu.get_by_test_id("headline").nth(1)).to_be_visible()
    assert "%" in menu.get_by_test_id("headline").first.inner_text()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    mouse.at(enemy)
    expect(menu).to_be_visible()
    menu.get_by_role("menuitem").nth(1).hover()
    # of what is certain no card asks
    menu.get_by_role("menuitem").filter(has_not_text="100%").first.click()
    expect(page.get_by_test_id("commit")).to_be_visible()
    card_is_whole_and_lights_its_chart(page)
    assert asked(page) == before, "nothing is thrown before its player's word"


def test_the_eye_stays_with_a_player_who_works_in_a_corner(page: Page, server: Server) -> None:
    table = played("guerra", may_march)
    assert table.decision is not None
    found = march(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    spot = counter(page, found.unit).bounding_box()
    assert spot is not None
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.wheel(0, -600)
    rest(page)
    seen, mouse = page.evaluate(CAMERA), Clicks(page)
    mouse.at(counter(page, found.unit))
    expect(page.get_by_test_id("hand")).to_be_visible()
    near = page.locator(".spaces path.may")
    expect(near.first).to_be_attached()
    assert page.evaluate(CAMERA) == seen
    before = asked(page)
    page.keyboard.press("Escape")
    until_at(page, before)
    expect(page.locator(".pieces .counter.may").first).to_be_attached()
    assert page.evaluate(CAMERA) == seen
    page.get_by_test_id("ask").click()
    page.keyboard.press("Space")  # goes on, and neither presses the button again nor takes up the unit clicked last
    expect(page.get_by_test_id("ask")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("ask").click()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand")).to_have_count(0)
    here = page.locator(".spaces path.cursor").get_attribute("data-space")
    for _ in table.decision.actions:  # some who can act may be in view
        page.keyboard.press("n")
        page.wait_for_selector(f'.spaces path.cursor:not([data-space="{here}"])', state="attached")
        rest(page)
        here = page.locator(".spaces path.cursor").get_attribute("data-space")
        if page.evaluate(CAMERA) != seen:
            break
    assert page.evaluate(CAMERA) != seen
    cursor = page.locator(".spaces path.cursor").bounding_box()
    board = page.locator(".board").bounding_box()
    assert cursor is not None
    assert board is not None
    assert board["x"] < cursor["x"] < board["x"] + board["width"]
    assert board["y"] < cursor["y"] < board["y"] + board["height"]


def rest(page: Page) -> None:
    """Waits until the eye is still."""
    page.wait_for_function("() => document.querySelector('.world.gliding') === null")


def far_march(table: Table, decision: Decision) -> bool:
    """Whether a unit is to be sent, by ways of three spaces and more."""
    reach = table.game.scene(table.view(decision.seat)).reach
    taken = {piece.space for piece in table.game.scene(table.view(decision.seat)).pieces}
    return len(reach) == 1 and bool(longest(reach[0].ways, taken))


def longest(ways: dict[str, list[str]], taken: set[str]) -> list[str]:
    """A way of three spaces or more through empty country."""
    found = [way for way in ways.values() if len(way) > 2 and not taken & set(way)]
    return max(found, key=len, default=[])


def test_a_way_is_drawn_by_hand(page: Page, server: Server) -> None:
    table = played("guerra", far_march)
    assert table.decision is not None
    scene = table.game.scene(table.view(table.decision.seat))
    way = longest(scene.reach[0].ways, {piece.space for piece in scene.pieces})
    sit_at(page, server, table)
    seen, before = page.evaluate(CAMERA), asked(page)
    spots = [middle(page, counter(page, scene.reach[0].unit)), *(middle(page, space(page, name)) for name in way)]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for number, spot in enumerate(spots[1:], 1):
        page.mouse.move(*spot, steps=4)
        expect(page.locator(".way-place")).to_have_count(number)
    expect(page.get_by_test_id("way-left")).to_be_visible()
    assert page.evaluate(CAMERA) == seen, "the board is not dragged along"
    page.mouse.up()
    until_at(page, before)
    assert list(saved(server).turned[len(table.turned)].action.path) == way
    page.mouse.move(*spots[-1])
    page.mouse.move(spots[-1][0] + 200, spots[-1][1] + 200)


def middle(page: Page, place: Locator) -> tuple[float, float]:
    box = place.last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_clicks_on_a_slow_line_are_kept_and_double_clicks_mean_one(page: Page, server: Server) -> None:
    table = played("guerra", may_march)
    assert table.decision is not None
    found = march(table, table.decision)
    assert found is not None
    sit_at(page, server, table)
    page.evaluate(SLOW)
    unit, end = middle(page, counter(page, found.unit)), middle(page, space(page, found.to))
    page.mouse.dblclick(*unit)
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand")).to_have_count(0)
    expect(page.locator(".pieces .counter.may").first).to_be_attached()
    page.mouse.click(*unit)
    page.mouse.click(*end)
    page.wait_for_function("() => !document.querySelector('[data-testid=hand]')")
    expect(page.locator(f'.stack[data-space="{found.to}"] [data-piece="{found.unit}"]')).to_be_attached()
    last = saved(server).turned[-1].action
    assert (touched(last).unit, touched(last).space) == (found.unit, found.to)
    page.keyboard.press("u")
    expect(page.locator(f'.stack[data-space="{found.to}"] [data-piece="{found.unit}"]')).to_have_count(0)
    expect(page.locator(f'.pieces .counter.may[data-piece="{found.unit}"]')).to_be_attached()
    expect(page.get_by_test_id("hand")).to_have_count(0)
    assert saved(server).state.digest() == table.state.digest(), "it is on the table again, and not in hand"


def gambles(table: Table, decision: Decision) -> list[str]:
    """Spaces of the board where one thing can be done, and dice decide how it ends."""
    found = []
    spaces = [touched(action).space for action in decision.actions]
    drawn = {one.id for one in table.game.sheet().spaces if not one.display}
    for action, at in zip(decision.actions, spaces, strict=True):
        if type(action).__name__ == "Drop" and at in drawn and spaces.count(at) == 1:
            odds = table.game.forecast(table.view(decision.seat), action)
            if odds is not None and len(odds.groups[0]) > 1:
                found.append(at)
    return found


#: a server that cannot tell odds
NO_ODDS = """() => {
  const quick = (window.quick = window.fetch);
  window.fetch = async (what, how) =>
    String(what).endsWith('/forecast')
      ? new Response('{"error": {"message": "problem-server", "args": {}}}', { status: 503 })
      : quick(what, how);
}"""


def test_nothing_is_thrown_before_its_card_has_been_seen(page: Page, server: Server) -> None:
    """Who clicks again because nothing has come yet has not given his word; nor who got no odds at all."""
    table = played("paratrooper", lambda table, decision: len(gambles(table, decision)) > 1)
    assert table.decision is not None
    at = gambles(table, table.decision)[0]
    sit_at(page, server, table)
    # where the line leads lies on another part of the sheet, and comes into view with it
    page.get_by_test_id("group").filter(has_text="Drop on").click()
    before, place = asked(page), space(page, at)
    expect(place).to_be_in_viewport(ratio=1)
    page.wait_for_selector(".world:not(.gliding)", state="attached")
    x, y = middle(page, place)
    page.evaluate(NO_ODDS)
    page.mouse.click(x, y)
    expect(page.get_by_test_id("problem")).to_be_visible()
    assert asked(page) == before
    page.evaluate("() => (window.fetch = window.quick)")
    page.evaluate(SLOW.replace("act|hand", "forecast"))
    page.mouse.click(x, y)
    page.mouse.click(x, y)
    commit = page.get_by_test_id("commit")
    commit.wait_for()
    page.mouse.click(x, y)
    page.wait_for_function("() => !window.underway")
    expect(commit).to_be_visible()
    assert asked(page) == before


def amid_a_march(table: Table, decision: Decision) -> bool:
    """A unit that may go on or stop; several others have not moved."""
    names = {type(action).__name__ for action in decision.actions}
    if not {"Go", "Stay"} <= names:
        return False
    state = table.state.copy()
    table.game.play(state, next(action for action in decision.actions if type(action).__name__ == "Stay"))
    after = table.game.pending(state)
    return after is not None and after.seat == decision.seat and len(after.actions) > 3


def test_a_second_0_that_would_end_more_than_the_first_asks(page: Page, server: Server) -> None:
    page.evaluate("() => localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'straight', askEnd: false }))")
    page.reload()
    sit_at(page, server, played("world_war_africa", amid_a_march))
    before = asked(page)
    page.keyboard.press("0")
    until_at(page, before)
    expect(page.locator("[data-testid=group].closing:not(:disabled)")).to_be_visible()
    before = asked(page)
    page.keyboard.press("0")
    expect(page.get_by_test_id("ending")).to_be_visible()
    assert asked(page) == before


def on_the_way(table: Table, decision: Decision) -> bool:
    """A unit has set out, and may still go on or stop."""
    return amid_a_march(table, decision) and type(table.turned[-1].action).__name__ == "Go"


def test_a_click_on_another_unit_amid_a_march_asks_before_it_ends_that(page: Page, server: Server) -> None:
    """It may have been meant for where the marching unit shall go."""
    table = played("world_war_africa", on_the_way)
    assert table.decision is not None
    state = table.state.copy()
    table.game.play(state, next(one for one in table.decision.actions if type(one).__name__ == "Stay"))
    decision = table.game.pending(state)
    assert decision is not None
    places = {touched(action).space for action in table.decision.actions}
    where = {piece.id: piece.space for piece in table.game.scene(table.view(decision.seat)).pieces}
    units = dict.fromkeys(touched(action).unit for action in decision.actions)
    sit_at(page, server, table)
    before, turned = asked(page), len(table.turned)
    free = (unit for unit in units if unit and where[unit] not in places)
    unit = next(unit for unit in free if counter(page, unit).evaluate(REACHED))
    click_middle(page, counter(page, unit))
    take = page.get_by_test_id("menu-take")
    expect(take).to_contain_text(re.compile(r"March no further.*; then take .* in hand"))
    assert (asked(page), len(saved(server).turned)) == (before, turned), "the march goes on"
    take.click()
    expect(page.locator("[data-testid=hand] .held")).to_have_count(1)
    assert type(saved(server).turned[turned].action).__name__ == "Stay"
    assert touched(saved(server).turned[-1].action).unit == unit


def is_at_its_end(table: Table, decision: Decision) -> str:
    """Where a unit's march is over by itself without harm, while most others have not moved; or nothing."""
    if not amid_a_march(table, decision):
        return ""
    view = table.view(decision.seat)
    for action in decision.actions:
        if type(action).__name__ != "Go" or table.game.forecast(view, action) or table.game.harms(view, action):
            continue
        state = table.state.copy()
        table.game.play(state, action)
        after = table.game.pending(state)
        done = after is not None and after.seat == decision.seat and not amid_go(after)
        if done and len(after.actions) > 8:
            return touched(action).space
    return ""


def amid_go(decision: Decision) -> bool:
    return any(type(action).__name__ == "Go" for action in decision.actions)


def test_a_0_after_a_march_that_was_over_by_itself_asks_before_it_ends_all(page: Page, server: Server) -> None:
    """One place ends a unit's march, then the movement of all: who wants not to be asked may be mistaken."""
    page.evaluate("() => localStorage.setItem('sandtable.taste', JSON.stringify({ pace: 'straight', askEnd: false }))")
    page.reload()
    table = played("world_war_africa", lambda one, asked: bool(is_at_its_end(one, asked)))
    assert table.decision is not None
    place = is_at_its_end(table, table.decision)
    sit_at(page, server, table)
    before = asked(page)
    click_middle(page, space(page, place))
    until_at(page, before)
    expect(page.locator("[data-testid=group].closing:not(:disabled)")).to_be_visible()
    before = asked(page)
    page.keyboard.press("0")
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.get_by_test_id("all-the-same")).to_contain_text("meant for one unit only")
    assert asked(page) == before


#: how many actions have been played
AT = "Number(document.querySelector('.table').dataset.at)"


def may_join(table: Table, decision: Decision) -> bool:
    return 2 < len(decision.actions) < 8 and all(type(action).__name__ == "Join" for action in decision.actions[:2])


def test_a_fast_click_in_the_list_is_not_lost(page: Page, server: Server) -> None:
    """The second attacker is pressed before the first has joined: both take part."""
    table = played("guerra", may_join)
    assert table.decision is not None
    units = [touched(action).unit for action in table.decision.actions[:2]]
    sit_at(page, server, table)
    page.evaluate(SLOW)
    before = asked(page)
    expect(page.locator(".choices button").nth(1)).to_be_enabled()
    page.evaluate("() => [...document.querySelectorAll('.choices button')].slice(0, 2).forEach(one => one.click())")
    page.wait_for_function(f"before => {AT} === Number(before) + 2", arg=before)
    assert [touched(one.action).unit for one in saved(server).turned[-2:]] == units


def test_who_may_not_join_those_in_hand_is_told_with_the_rule_and_offered_instead(page: Page, server: Server) -> None:
    """Ugandans and Rwandans do not attack together: the Rebels who come along stay in hand with either."""
    drill = war({U1: "3418", R1: "3320", R2: "3320", BAND1: "3319", C1: "3419"}, phase="combat", real=True)
    drill.do("attack", at="3419")
    sit_at(page, server, drill.table)
    strip = page.get_by_test_id("hand")
    counter(page, U1).click(force=True)
    expect(strip.locator(".held")).to_have_text([re.compile("UPDF")])
    page.keyboard.press("e")
    expect(strip.locator(".held")).to_have_count(2)
    told = page.get_by_test_id("kept-out")
    expect(told).to_contain_text("6-a")
    expect(told).to_contain_text("RPA 10, RPA 11")
    page.get_by_test_id("hand-others").click()
    expect(strip.locator(".held")).to_have_text([re.compile("RPA 10"), re.compile("RPA 11"), re.compile("RCD 13")])
    expect(told).to_contain_text("UPDF")


def many_attacks(table: Table, decision: Decision) -> bool:
    """More attacks than there are keys for."""
    return sum(type(action).__name__ == "Attack" for action in decision.actions) > 9


def test_many_attacks_are_listed_with_their_chances_and_the_best_first(page: Page, server: Server) -> None:
    table = played("guerra", many_attacks)
    assert table.decision is not None
    sit_at(page, server, table)
    attacks = page.get_by_test_id("group").filter(has_text="with all")
    expect(attacks).to_have_count(sum(type(action).__name__ == "Attack" for action in table.decision.actions))
    odds = attacks.get_by_test_id("headline")
    expect(odds).to_have_count(attacks.count())
    told = [one for one in odds.all_inner_texts() if "succeeds" in one]
    chances = [int(re.findall(r"(\d+)\s?%", one)[0]) for one in told]
    assert len(chances) > 2
    assert chances == sorted(chances, reverse=True)
    assert odds.all_inner_texts()[: len(told)] == told
    before = asked(page)
    attacks.first.click()
    page.wait_for_function(f"before => {AT} === Number(before) + 1", arg=before)


def test_the_count_of_those_who_can_act_goes_to_the_next_of_them(page: Page, server: Server) -> None:
    sit_at(page, server, played("guerra", may_march))
    cursor = page.locator(".spaces path.cursor")
    page.get_by_test_id("owed").click()
    expect(cursor).to_have_count(1)
    here = cursor.get_attribute("data-space")
    page.get_by_test_id("owed").click()
    page.wait_for_selector(f'.spaces path.cursor:not([data-space="{here}"])', state="attached")
