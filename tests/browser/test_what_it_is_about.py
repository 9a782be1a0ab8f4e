"""Before deciding: cards seen whole, why not with what is in the way, lists that fold and stay, marks on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, TimeoutError, expect

from sandtable.engine.contract import Action, Decision
from sandtable.engine.handles import Known, touched
from sandtable.engine.meaning import Asked, Meant, meant
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.engine.verdicts import in_short
from sandtable.games import shelf
from tests.browser.player import (
    CAME_TO_REST,
    ENOUGH,
    asked,
    click_middle,
    open_game,
    until_changed,
    wait_for_question,
)
from tests.browser.promises import promise
from tests.server.test_routes import until

pytestmark = pytest.mark.browser

#: a card with so many outcomes is a long one
LONG = {"colonial": 9, "guerra": 14, "kolwezi": 6, "paratrooper": 7, "world_war_africa": 5}


def opened(page: Page, table: Table, folder: Path) -> None:
    """The table in the browser."""
    save = folder / "moment.journal"
    save.write_bytes(table.journal.text())
    page.goto(page.url.split("#")[0])
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)


def teller(table: Table) -> Teller:
    """Tells the game in English."""
    name = table.game.title.name
    return Teller(table.game, words("en", shelf.folder(name) / "messages"), shelf.ledger(name))


def buttons(page: Page, text: str) -> Locator:
    """The buttons of the question that say something."""
    return page.locator(".question").locator(page.get_by_role("button", name=text).or_(page.get_by_title(text)))


def lay_open(page: Page, table: Table, action: Action) -> None:
    """Presses what leads to an answer: the answer itself, or first the list, its unit or the group it is in."""
    assert table.decision is not None
    tell = teller(table)
    answer = buttons(page, tell.message(table.game.label(table.view(table.decision.seat), action)))
    commit, fold = page.get_by_test_id("commit"), page.get_by_test_id("list-them")
    unit, group = buttons(page, tell.name(touched(action).unit) or "…"), buttons(page, "…")
    for _ in range(8):
        if commit.count():
            return
        ahead = next((one for one in (answer, fold, unit, group) if one.count()), commit)
        try:
            ahead.first.click(timeout=3000)
        except TimeoutError:  # a card may have opened in its place
            continue
        # A second click would be kept, and say yes to the card that the first one opens.
        ahead_of_it = commit if ahead is answer else commit.or_(answer).or_(fold).or_(group)
        expect(ahead_of_it.first).to_be_visible()


def long_cards(table: Table, decision: Decision) -> list[Action]:
    """Answers with dice in them whose cards are long."""
    view = table.view(decision.seat)
    found: list[Action] = []
    step = table.state.stack[-1]
    if step.weighed or step.compared:  # the odds stand beside each answer, and no card asks
        return found
    for action in decision.actions[:12]:
        odds = table.game.forecast(view, action)
        if odds and len(odds.groups[0]) > 1 and sum(map(len, odds.groups)) >= LONG[table.game.title.name]:
            found.append(action)
    return found


#: where the button that commits ends
CORNER = "node => { const { right, bottom } = node.getBoundingClientRect(); return [right, bottom].map(Math.round); }"
#: what is printed on the card over something else, or twice
PRINTED_OVER = """card => {
    const parts = '.verdict, .otherwise, .stakes, tr, .expected, .on-chart, [aria-expanded], .roll-head, .sum li';
    const seen = [...card.querySelectorAll(parts)].map(node => [node.innerText, node.getBoundingClientRect()]);
    return seen.flatMap(([one, a], place) => seen.slice(place + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${one} / ${other}`));
}"""


@promise("card", *LONG)
def test_the_card_of_every_game_is_seen_whole_and_begins_with_the_verdict(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    bars: set[float] = set()
    corners: set[tuple[float, ...]] = set()
    glanced = 0
    for game in LONG:
        table = until(game, lambda table, decision: bool(long_cards(table, decision)))
        assert table.decision is not None
        action = long_cards(table, table.decision)[0]
        odds = table.game.forecast(table.view(table.decision.seat), action)
        assert odds is not None
        opened(page, table, tmp_path)
        lay_open(page, table, action)
        card = page.get_by_test_id("odds")
        expect(card.get_by_test_id("commit")).to_be_in_viewport(ratio=1)
        expect(card).to_be_in_viewport(ratio=1)
        corners.add(tuple(card.get_by_test_id("commit").evaluate(CORNER)))
        said = card.get_by_test_id("verdict")
        expect(said).to_contain_text(
            re.compile(re.escape(teller(table).message(in_short(odds).verdict[0].message)), re.I)
        )
        expect(said).to_contain_text("%")
        expect(page.locator("[data-testid=group], [data-testid=unit], [data-testid=answer]")).to_have_count(0)
        order = ".verdict, .outcomes td.chance, [data-testid=expected], .adding-up"
        places = [place.bounding_box() for place in card.locator(order).all()]
        tops = [place["y"] for place in places if place]
        assert tops == sorted(tops), f"{game}: verdict, outcomes, points, how it adds up"
        assert card.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), f"{game}: the card does not scroll"
        assert card.evaluate(PRINTED_OVER) == [], game
        bars.add(page.locator("header.bar").evaluate("bar => bar.getBoundingClientRect().height"))
        if touched(action).space or touched(action).target:
            expect(page.locator("[data-marked]").first).to_be_attached()
        page.get_by_test_id("card-back").click()
        expect(card.get_by_test_id("commit")).to_have_count(0)
        expect(page.locator("[data-testid=group], [data-testid=unit], [data-testid=answer]").first).to_be_visible()
        bars.add(page.locator("header.bar").evaluate("bar => bar.getBoundingClientRect().height"))
        label = table.game.label(table.view(table.decision.seat), action)
        answer = buttons(page, teller(table).message(label))
        if answer.count():
            # Pointing at it tells its verdict as well, in full view, and moves nothing.
            tabs = page.get_by_test_id("tab-log").bounding_box()
            page.mouse.move(1000, 5)
            answer.first.hover()
            expect(said).to_be_in_viewport(ratio=1)
            assert page.get_by_test_id("tab-log").bounding_box() == tabs, game
            glanced += 1
    assert len(bars) == 1, "the bar over the table has one height, whatever is in it"
    assert len(corners) == 1, "what commits is where it was, whatever the card says"
    assert glanced > 1


def telling(table: Table, decision: Decision) -> tuple[str, str, Meant] | None:
    """One of one's own units and an enemy, each alone in its space, and what keeps the one from the other."""
    view = table.view(decision.seat)
    pieces = table.game.scene(view).pieces
    known = Known.of(table.game)
    alone = [one for one in pieces if one.space in known.spaces and sum(two.space == one.space for two in pieces) == 1]
    seat = table.game.seats[decision.seat]
    picked = {touched(action).unit for action in decision.actions}
    own = [one for one in alone if table.game.whose(one.id) == seat and one.id in picked]
    enemies = [one for one in alone if table.game.whose(one.id) not in (seat, "")]
    for unit in own[:2]:
        for enemy in enemies[:3]:
            found = meant(table, known, decision.seat, Asked(unit.id, enemy.space, enemy.id))
            if found and found[0].refusal and touched(found[0].action).space == enemy.space:
                return unit.id, enemy.id, found[0]
    return None


@promise("why-not")
@pytest.mark.parametrize("game", shelf.names())
def test_why_not_answers_what_was_meant_and_shows_what_is_in_the_way(page: Page, tmp_path: Path, game: str) -> None:
    table = until(game, lambda table, decision: telling(table, decision) is not None)
    assert table.decision is not None
    case = telling(table, table.decision)
    assert case is not None
    unit, enemy, first = case
    opened(page, table, tmp_path)
    page.keyboard.press("f")
    page.keyboard.press("?")
    click_middle(page, page.locator(f".pieces [data-piece='{unit}']").first)
    click_middle(page, page.locator(f".pieces [data-piece='{enemy}']").first)
    refused = page.get_by_test_id("why").get_by_test_id("refusal").first
    expect(refused.locator(".what")).to_contain_text(teller(table).message(table.game.label(first.view, first.action)))
    assert first.refusal is not None
    expect(refused.locator(".rule-link").first).to_have_text(first.refusal.rule)
    assert enemy not in first.obstacles, "who is pointed at is not in the way"
    shown = len(first.obstacles) > 0
    expect(refused.get_by_test_id("obstacle")).to_have_count(int(shown))
    assert (page.locator(".marked .barred").count() > 0) == shown
    rest = page.get_by_test_id("why-rest")
    expect(rest.get_by_test_id("refusal").first).not_to_be_visible()


@promise("long-lists")
@pytest.mark.parametrize("game", ["guerra", "kolwezi", "world_war_africa"])
def test_a_long_list_folds_and_what_is_hovered_is_marked(page: Page, tmp_path: Path, game: str) -> None:
    table = until(game, lambda table, decision: len({touched(one).unit for one in decision.actions}) > 14)
    opened(page, table, tmp_path)
    expect(page.get_by_test_id("folded")).to_be_visible()
    expect(page.get_by_test_id("unit")).to_have_count(0)
    expect(page.get_by_test_id("group").first.locator("kbd")).to_have_text("0")
    page.get_by_test_id("list-them").click()
    units = page.get_by_test_id("unit")
    expect(units.nth(12)).to_be_attached()
    expect(units.first.locator(".at")).to_contain_text("– ")
    keys = page.locator(".question kbd", has_text=re.compile(r"^\d$")).all_inner_texts()
    assert keys[:9] == [str(number) for number in range(1, 10)]
    camera = page.locator(".world").get_attribute("style")
    units.last.hover()
    marks = page.locator("[data-marked]")
    expect(marks.first).to_be_attached()
    # whoever goes on by keys is shown where they come to, though the list scrolls from under the pointer
    page.keyboard.press("Tab")
    units.first.focus()
    expect(units.first).to_be_focused()
    expect(marks.first).to_be_attached()
    assert page.locator(".world").get_attribute("style") == camera, "the eye stays where it is"
    listed = units.count()
    page.keyboard.press("?")
    expect(page.get_by_test_id("why")).to_be_in_viewport(ratio=1)
    expect(units).to_have_count(listed)
    page.keyboard.press("?")
    units.last.click()
    expect(units).to_have_count(0)
    expect(page.get_by_test_id("question")).to_be_in_viewport(ratio=1)


def foot(page: Page) -> list[FloatRect | None]:
    """Where the tools under the list stand; they are seen whole."""
    tools = [page.get_by_test_id("undo"), page.get_by_test_id("ask")]
    for tool in tools:
        expect(tool).to_be_in_viewport(ratio=1)
    return [tool.bounding_box() for tool in tools]


def said(buttons: Locator) -> list[str]:
    """What buttons say to those who have them read out, but for how many are left of it."""
    titles = buttons.evaluate_all("all => all.map(one => one.title)")
    return [re.sub(r" \(\d+ left\)$", "", title) for title in titles]


def numbered(buttons: Locator) -> dict[str, str]:
    """The numbers of lines, by what they say."""
    keys = (one.locator("kbd").inner_text() for one in buttons.all())
    return dict(zip(said(buttons), keys, strict=True))


@promise("order-kept", "paratrooper", "world_war_africa")
def test_what_is_bought_and_placed_leaves_everything_in_its_place(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    open_game(page, "paratrooper")
    wait_for_question(page)
    kinds, denied = page.get_by_test_id("answer"), page.get_by_test_id("denied")
    expect(kinds.nth(20)).to_be_attached()
    expect(page.locator(".question h4")).to_have_count(5)
    marker, refusal = denied.filter(has_text="drop zone marker"), page.get_by_test_id("refusal")
    marker.click()  # what cannot be had now says why, and the list stays open
    expect(refusal.locator(".rule-link").first).to_have_text("16.0-a")
    expect(kinds.nth(20)).to_be_attached()
    marker.click()
    expect(refusal).to_have_count(0)
    before, tools, last = said(kinds), foot(page), page.locator(".question .closing")
    expect(last.locator("kbd")).to_have_text("0")
    expect(last).to_be_in_viewport(ratio=1)
    kinds.nth(5).scroll_into_view_if_needed()
    box = kinds.nth(5).bounding_box()
    assert box is not None
    for _ in range(2):
        at = asked(page)
        page.mouse.click(box["x"] + 9, box["y"] + 9)
        until_changed(page, at)
        expect(page.locator(".question h4")).to_have_count(5)
        expect(kinds.first).to_be_enabled()
    after = said(kinds)
    assert after == [name for name in before if name in after], "what is still offered keeps its order"
    assert foot(page) == tools, "nothing wanders"
    for _ in range(2):
        at = asked(page)
        page.keyboard.press("u")
        until_changed(page, at)
    expect(kinds).to_have_count(len(before))
    assert said(kinds) == before
    # what was typed to find it stays for the next of the same, and no line's number changes with what can be had
    search = page.get_by_test_id("search")
    search.fill("high-tech")
    expect(kinds).to_have_count(4)
    numbers = numbered(kinds)
    assert list(numbers.values()) == [str(number + 1) for number in range(kinds.count())]
    expect(denied.locator("kbd")).to_have_count(0)
    at = asked(page)
    kinds.first.click()
    until_changed(page, at)
    expect(search).to_have_value("high-tech")
    expect(denied.first).to_contain_text("elan")
    expect(denied.locator("kbd")).to_have_count(0)
    assert numbered(kinds).items() <= numbers.items()
    search.fill("")
    page.keyboard.press("Escape")
    at, question = asked(page), page.get_by_test_id("question").inner_text()
    page.keyboard.press("0")
    until_changed(page, at)
    expect(page.get_by_test_id("question")).not_to_have_text(question)

    page.goto(page.url.split("#")[0])
    open_game(page, "world_war_africa")
    wait_for_question(page)
    tools, lines = foot(page), page.locator(".choices button")
    for _ in range(3):
        at = asked(page)
        lines.filter(has_not_text="history").first.click()
        until_changed(page, at)
        wait_for_question(page)
        expect(page.locator(".choices button:disabled")).to_have_count(0)
        expect(lines.first).to_be_in_viewport(ratio=1)
        assert foot(page) == tools, "nothing wanders"
        numbers = [text for text in page.locator(".question [data-testid] kbd").all_inner_texts() if text.isdigit()]
        assert numbers[: lines.count()] == [str(number + 1) for number in range(min(9, lines.count()))]
        assert "0" not in numbers[:-1], "what ends or declines comes last"


@promise("historical-set-up", "world_war_africa")
def test_the_set_up_is_taken_as_history_has_it_and_changed(page: Page) -> None:
    open_game(page, "world_war_africa")
    wait_for_question(page)
    at = asked(page)
    page.locator(".question").get_by_role("button", name="as history has it").click()
    until_changed(page, at)
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("To change something, click a unit")
    at = asked(page)
    militia = page.get_by_test_id("unit").filter(has_text="PCD").first
    fold, group = page.get_by_test_id("list-them"), page.get_by_test_id("group").filter(has_not_text=ENOUGH).first
    place = page.get_by_test_id("answer").first
    for _ in range(5):
        page.wait_for_function(CAME_TO_REST, arg=at)
        if asked(page) != at or page.get_by_test_id("commit").count():
            break
        next(one for one in (place, fold, militia, group) if one.count()).click()
    until_changed(page, at)
    expect(question).to_contain_text("To change something, click a unit")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(question).to_contain_text("To change something, click a unit")


@promise("told-of-risk", "guerra")
def test_a_march_that_may_come_to_harm_is_marked_and_not_asked_about(page: Page, tmp_path: Path) -> None:
    def cautious(table: Table, decision: Decision) -> list[Action]:
        view = table.view(decision.seat)
        harms = {action: table.game.harms(view, action) for action in decision.actions if decision.step == "march"}
        return [action for action, found in harms.items() if found and all(harm.caution for harm in found)]

    table = until("guerra", lambda table, decision: bool(cautious(table, decision)))
    assert table.decision is not None
    action = cautious(table, table.decision)[0]
    opened(page, table, tmp_path)
    page.keyboard.press("f")
    before = asked(page)
    space = page.locator(f'.spaces path[data-space="{touched(action).space}"]')
    box = space.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("harms")).to_contain_text("! ")
    expect(page.get_by_test_id("commit")).to_have_count(0)
    click_middle(page, space)
    page.wait_for_function("before => document.querySelector('.table')?.dataset.at !== before", arg=before)
