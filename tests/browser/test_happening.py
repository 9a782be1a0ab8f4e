"""Seeing what happens: a throw with its dice and what it decided, and the enemy's turn played before one's eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import sandtable
from sandtable.bots.search import craft_of
from sandtable.engine.contract import Action
from sandtable.engine.handles import Known
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.server.logbook import told
from sandtable.server.wire.seat import Told
from tests.browser.axe import serious
from tests.browser.conftest import Server, Watched
from tests.browser.hands import Mouse
from tests.browser.moments import played, sit_at
from tests.browser.player import asked, until_changed, wait_for_question
from tests.browser.promises import promise

pytestmark = pytest.mark.browser

#: notes in window.seen, frame by frame, what is on the page; ``between``: a counter that is far from any space's middle
WATCH = """names => {
  const between = () => [...document.querySelectorAll('.glider')].some(node => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const spaces = [...document.querySelectorAll('.spaces path')].map(path => path.getBoundingClientRect());
    return spaces.every(one => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y) > 12);
  });
  const first = !window.seen;
  window.seen = new Set();
  window.names = names;
  const look = () => {
    for (const name of window.names) if (document.querySelector(name)) window.seen.add(name);
    if (between()) window.seen.add('between');
    requestAnimationFrame(look);
  };
  if (first) look();
}"""
SEEN = "name => window.seen.has(name)"
#: what is told just now, and whether it is
NOW = """() => ({
  playing: !!document.querySelector('[data-testid=playing]'),
  place: document.querySelector('.happening .place')?.innerText ?? '',
  text: [...document.querySelectorAll(
    '[data-testid=caption], [data-testid=banner], [data-testid=event-card] p, .decided .outcome'
  )].at(-1)?.innerText ?? '',
  log: [...document.querySelectorAll('[data-testid=log] .line')].map(line => line.innerText.trim()),
})"""
TOLD_ON = "before => document.querySelector('.happening .place')?.innerText !== before"
#: nothing fades in or out beside the board, nor what is told over it
STILL = """() => ![...document.querySelectorAll('aside, .happening, .eventcard, .turnbanner')].some(
  part => part.getAnimations({subtree: true}).some(one => one.playState === 'running')
)"""
STRIP = """() => (document.querySelector('[data-testid=result-strip]')?.innerText ?? '')
  + !!document.querySelector('[data-testid=playing]')"""
#: its dice are looked up in a column, and nothing is added to them
WITHOUT_TOTALS = "paratrooper"
PLAYING, CAPTION = "[data-testid=playing]", "[data-testid=caption]"
BOTH = "aside:has([data-testid=playing]):has([data-testid=question])"


@pytest.fixture
def seeing(chromium: Browser, server: Server) -> Iterator[Page]:
    """The page of somebody with the usual taste, on a device that moves things."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", bypass_csp=True)
    watched = Watched(context)
    watched.page.goto(server.address)
    yield watched.page
    context.close()
    assert watched.complaints == []


def saved(path: Path, game: str, moment: Callable[[Table], Action | None], others: str = "") -> Action:
    """A saved game at the first moment that is wanted, and the action meant there; a bot may hold the other seats."""
    bot = craft_of(shelf.title(game)).heuristic
    for seed in range(20):
        path.unlink(missing_ok=True)
        title = shelf.title(game)
        held = dict.fromkeys(title.seats(title.scenarios()[0])[1:], f"bot:{others}") if others else {}
        table, rng = sandtable.new(game, seed=seed, path=path, players=held), Random(seed)
        players = [bot(table.game, seat) for seat in range(len(table.game.seats))]
        for _ in range(300):
            if table.decision is None or (found := moment(table)) is not None:
                break
            table.act(table.decision.seat, players[table.decision.seat].choose(table.view(table.decision.seat), rng))
        table.close()
        if table.decision is not None and found is not None:
            return found
    raise AssertionError("there is no such moment")


def of_kind(table: Table, kind: str) -> Iterator[Action]:
    """The answers of a kind that can be given now."""
    assert table.decision is not None
    yield from (one for one in table.decision.actions if msgspec.to_builtins(one)["do"] == kind)


def middle_of(page: Page) -> None:
    """Moves the mouse over the board, from one space to the next."""
    for across in (300, 420, 540):
        page.mouse.move(across, 400)


@promise("throw", "kolwezi")
@promise("others-turn", "kolwezi")
def test_a_throw_stays_until_one_goes_on_and_the_enemys_turn_is_played(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "fire.journal"
    saved(save, "kolwezi", lambda table: next(of_kind(table, "fire"), None))
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    before = asked(page)
    page.get_by_test_id("group").first.click()
    until_changed(page, before)
    # The dice are in the strip with what they come to and by which rules, and on the board where they fell.
    strip = page.get_by_test_id("result-strip")
    expect(strip).to_contain_text(re.compile(r"fires? at .*score \d+"))
    score = re.search(r"score (\d+)", strip.inner_text())
    expect(strip.locator(".fell .die")).to_have_count(1)
    expect(page.get_by_test_id("result-total")).to_have_text(score.group(1) if score else "")
    assert strip.locator(".roll .rule-link").count() > 0
    expect(page.locator(".drawn .fallen .die")).to_have_count(1)
    # It keeps nobody from deciding, and stays until he goes on.
    wait_for_question(page)
    expect(strip).to_be_visible()
    # Who turns to the board to decide has the dice out of his way; beside it they can still be read.
    middle_of(page)
    expect(page.locator(".drawn .fallen")).to_have_count(0)
    expect(strip).to_be_visible()
    page.keyboard.press("Space")
    expect(strip).to_have_count(0)
    expect(page.locator(".drawn .fallen")).to_have_count(0)

    # The Katangans move: seen on their way, and nothing is asked meanwhile.
    mouse = Mouse(page)
    page.evaluate(WATCH, [CAPTION, BOTH])
    until_seen(page, mouse, "between")
    # Step by step it is told as the log has it, and the log runs no farther than the telling.
    heard = step_by_step(page, mouse)
    assert any(line.startswith("Turn ") for line in heard), heard
    wait_for_question(page)
    assert not page.evaluate(SEEN, BOTH)
    log = page.evaluate(NOW)["log"]
    lines = [line for line in heard if line and line in log]
    assert len(lines) > 3
    onward = iter(log)
    assert all(line in onward for line in lines), "not in the order of the log"

    # Who wants no gliding sees steps; one key brings the present.
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH, [CAPTION, ".glider"])
    until_seen(page, mouse, CAPTION)
    page.keyboard.press("Space")
    expect(page.get_by_test_id("playing")).to_have_count(0)
    wait_for_question(page)
    assert not page.evaluate(SEEN, ".glider")

    # A taste lasts: from now on straight to the end.
    page.get_by_test_id("menu").click()
    page.get_by_test_id("pace").select_option("straight")
    page.reload()
    wait_for_question(page)
    page.evaluate(WATCH, [PLAYING, "[data-testid=story]"])
    until_seen(page, mouse, "[data-testid=story]")
    assert not page.evaluate(SEEN, PLAYING)


def ends_combat(table: Table) -> Action | None:
    """The first player may end his combat, with some of the game played: the other's turn is long."""
    decision = table.decision
    assert decision is not None
    late = decision.seat == 0 and decision.step == "combat" and len(table.turned) > 40
    return next(of_kind(table, "done"), None) if late else None


def test_the_pace_that_is_pressed_while_it_is_played_lasts(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "done.journal"
    done = saved(save, "guerra", ends_combat, "cadet")
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    give(page, labelled(save, done))
    fast, usual = page.get_by_test_id("pace-fast"), page.get_by_test_id("pace-normal")
    expect(usual).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    fast.click()
    expect(fast).to_have_attribute("aria-pressed", "true")
    place = page.evaluate(NOW)["place"]
    page.keyboard.press(".")
    page.wait_for_function(TOLD_ON, arg=place)  # the strip is told anew with every step
    expect(fast).to_have_attribute("aria-pressed", "true")
    page.reload()
    wait_for_question(page)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("pace")).to_have_value("fast")


@promise("throw")
@promise("others-turn")
@pytest.mark.parametrize("game", [game for game in shelf.names() if game != "kolwezi"])
def test_in_every_game_dice_are_shown_and_the_others_turn_is_played(seeing: Page, tmp_path: Path, game: str) -> None:
    page, save = seeing, tmp_path / "throw.journal"
    first = saved(save, game, thrown, "cadet")
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    give(page, labelled(save, first))
    strip = page.get_by_test_id("result-strip")
    shows_throw(strip, sandtable.load(save), first)
    expect(page.locator(".drawn .fallen .die").first).to_be_attached()
    page.wait_for_function(STILL)
    assert serious(page) == []
    middle_of(page)  # it stays until one goes on, wherever one looks meanwhile
    expect(strip.locator(".outcome")).to_be_visible()
    while strip.count():  # straight to now, and on; one throw may lead to another
        shown = page.evaluate(STRIP)
        page.keyboard.press("Space")
        page.wait_for_function(f"shown => ({STRIP})() !== shown", arg=shown)
    page.evaluate(WATCH, [CAPTION, "[data-testid=banner]", "[data-testid=event-card]"])
    mouse = Mouse(page)
    until_told(page, mouse)
    page.keyboard.press("p")
    page.wait_for_function(STILL)
    assert serious(page) == []
    told = page.evaluate(NOW)["place"]
    page.keyboard.press(".")  # the next event
    page.wait_for_function(TOLD_ON, arg=told)
    page.keyboard.press("Space")
    expect(page.get_by_test_id("playing")).to_have_count(0)
    wait_for_question(page)


def thrown(table: Table) -> Action | None:
    """An answer of the first player's after which dice fall at once, somewhere on the board; there are few others.

    They fall once, for reasons of which each has its rule, and come to a total where the game has totals.
    """
    decision = table.decision
    assert decision is not None
    if decision.seat != 0 or len(decision.actions) > 30:
        return None
    view = table.view(0)
    for action in decision.actions:
        odds = table.game.forecast(view, action)
        if odds is not None and odds.rolls:
            decided = decides(table, action)
            if len(decided) == 1 and decided[0].spaces and any(roll.reasons for roll in decided[0].rolls):
                if any(one.total is not None for one in decided[0].throws) or table.game.title.name == WITHOUT_TOTALS:
                    return action
    return None


def decides(table: Table, action: Action) -> list[Told]:
    """What dice will decide when an answer is given."""
    known = Known.of(table.game)
    events = [told(table, known, event) for event in table.game.apply(table.state.copy(), action)]
    return [event for event in events if event.throws]


def shows_throw(strip: Locator, table: Table, action: Action) -> None:
    """The dice, what they come to, the outcome in words; what was added, rule by rule, once it is folded open."""
    event = decides(table, action)[0]
    expect(strip.locator(".fell .die")).to_have_count(sum(len(one.dice) for one in event.throws))
    totals = [str(one.total) for one in event.throws if one.total is not None]
    expect(strip.get_by_test_id("result-total")).to_have_text(totals)
    expect(strip.locator(".outcome")).to_contain_text(teller_of(table).message(event.message))
    reasons = [reason for roll in event.rolls for reason in roll.reasons]
    rules = strip.locator(".adds .rule-link")
    expect(rules.first).not_to_be_visible()
    strip.locator(".adds summary").click()
    expect(rules).to_have_text([reason.rule for reason in reasons])
    expect(rules.last).to_be_visible()


def labelled(save: Path, action: Action) -> str:
    """What an answer is called at the table."""
    table = sandtable.load(save)
    assert table.decision is not None
    return teller_of(table).label(table.view(table.decision.seat), action)


def teller_of(table: Table) -> Teller:
    """Tells a game in English."""
    game = table.game.title.name
    return Teller(table.game, words("en", shelf.folder(game) / "messages"), shelf.ledger(game))


def give(page: Page, label: str) -> None:
    """Gives an answer from the list, through the groups it may lie in, and says yes to its odds."""
    before = asked(page)
    if page.get_by_test_id("commit").count() == 0:
        if page.get_by_test_id("list-them").count():
            page.get_by_test_id("list-them").click()
        whole, briefly = page.get_by_role("button", name=label), page.get_by_title(label)
        named = page.locator(".question").locator(whole.or_(briefly))
        for group in page.locator(".question [data-testid=group], .question [data-testid=unit]").all():
            if named.count():
                break
            group.click()
            if page.get_by_test_id("list-them").count():
                page.get_by_test_id("list-them").click()
            if not named.count() and page.locator(".group-head button").count():
                page.locator(".group-head button").first.click()
        named.first.click()
    until_changed(page, before)


def until_told(page: Page, mouse: Mouse) -> None:
    """Goes on until something that others did is being played."""
    for _ in range(60):
        page.wait_for_selector(f".asked.yours, {PLAYING}")
        if page.locator(PLAYING).count():
            return
        mouse.go_on()
    raise AssertionError("nothing was ever played")


def until_seen(page: Page, mouse: Mouse, name: str) -> None:
    """Does nothing more until something has been seen."""
    for _ in range(60):
        page.wait_for_selector(f".asked.yours, {PLAYING}")
        if page.evaluate(SEEN, name):
            return
        if page.locator(PLAYING).count():
            page.wait_for_function(f"() => !document.querySelector('{PLAYING}') || window.seen.has('{name}')")
        else:
            mouse.go_on()
    raise AssertionError(f"{name} was never seen")


def step_by_step(page: Page, mouse: Mouse) -> list[str]:
    """What is told up to the next turn, one event at a time."""
    heard: list[str] = []
    while not any(line.startswith("Turn ") for line in heard):
        page.wait_for_selector(f".asked.yours, {PLAYING}")
        now = page.evaluate(NOW)
        if not now["playing"]:
            mouse.go_on()
            continue
        heard.append(now["text"].strip())
        if heard[-1] in now["log"]:
            assert heard[-1] in now["log"][-3:]
        page.keyboard.press(".")
        page.wait_for_function(TOLD_ON, arg=now["place"])
    return heard


#: how far the log is from showing its end
BELOW = """() => {
  const log = document.querySelector('[data-testid=log]');
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def fire_before_others(table: Table) -> Action | None:
    """A fire of the first player's that hits, after which somebody else acts; the log is long already."""
    assert table.decision is not None
    for action in of_kind(table, "fire") if table.decision.seat == 0 and len(table.turned) > 20 else ():
        state = table.state.copy()
        events = table.game.apply(state, action)
        decision = table.game.pending(state)
        if decision is not None and decision.seat != 0 and any(event.kind == "cover" for event in events):
            return action
    return None


def sit_against(page: Page, server: Server, save: Path, players: dict[str, str]) -> None:
    """Sits down at a saved game on the first seat, against bots on others."""
    body = json.dumps({"journal": save.read_text(), "players": players}).encode()
    with urlopen(Request(f"{server.address}api/tables", body, {"Content-Type": "application/json"})) as answer:
        created = json.load(answer)
    seat, token = next(iter(created["tokens"].items()))
    page.goto(f"{server.address}#/join/{created['table']['id']}/{seat}/{token}")
    wait_for_question(page)


def test_ones_own_throw_comes_first_and_the_others_turn_after_it(seeing: Page, server: Server, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "fire.journal"
    action = saved(save, "colonial", fire_before_others)
    sit_against(page, server, save, {"tribes": "cadet"})
    page.evaluate(WATCH, [CAPTION, "[data-testid=banner]", "[data-testid=event-card]"])
    give(page, labelled(save, action))
    # The throw, with all that came of it; nothing of what follows is seen or told yet.
    strip, log = page.get_by_test_id("result-strip"), page.get_by_test_id("log").locator(".line")
    expect(strip.locator(".outcome")).to_contain_text(" fires at ")
    expect(strip).to_contain_text("cover card")
    expect(page.get_by_test_id("playing")).to_be_visible()
    own = strip.locator(".outcome").inner_text().strip()
    assert any(own.startswith(line) for line in log.all_inner_texts()[-6:])
    assert not page.evaluate("() => window.seen.size")
    # One key goes on to the others' turn, and the throw does not come again; a second key brings the present.
    page.keyboard.press("Space")
    page.wait_for_function("() => window.seen.size > 0")
    expect(page.get_by_test_id("playing")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("playing")).to_have_count(0)
    wait_for_question(page)
    assert own not in strip.all_inner_texts()
    # What dice decided lies beside the board, and goes when somebody goes on.
    page.keyboard.press("Space")
    expect(page.get_by_test_id("happening")).to_have_count(0)
    # The log shows its end; whoever scrolls up stays there, and comes back to the end by a button.
    page.wait_for_function(f"() => ({BELOW})() < 40")
    page.set_viewport_size({"width": 1280, "height": 640})
    page.wait_for_function(f"() => ({BELOW})() < 40")
    newest = page.get_by_test_id("log-newest")
    expect(newest).to_have_count(0)
    page.get_by_test_id("log").hover()
    page.mouse.wheel(0, -300)
    newest.click()
    page.wait_for_function(f"() => ({BELOW})() < 40")
    expect(newest).to_have_count(0)
    # Whoever answers is done with what was: the log follows again.
    page.get_by_test_id("log").hover()
    page.mouse.wheel(0, -300)
    expect(newest).to_be_visible()
    before = asked(page)
    page.locator(".choices button, .chips button, .closing").first.click()
    until_changed(page, before)
    expect(newest).to_have_count(0)


def lost_assault(table: Table) -> Action | None:
    """An assault after which somebody must fall back."""
    for action in of_kind(table, "assault"):
        state = table.state.copy()
        table.game.apply(state, action)
        decision = table.game.pending(state)
        if decision is not None and state.stack[-1].name == "retreat":
            return action
    return None


#: a question after something has happened to those whom it is about, and what its reason tells
ASKED_AFTER = {
    "guerra": ("lose", r"the attack .*; the defence "),
    "kolwezi": ("opportunity", r" sets out from "),
    "paratrooper": ("losses", r"Fire of "),
    "world_war_africa": ("aftermath", r"Combat at "),
}


@promise("why-asked")
@pytest.mark.parametrize("game", ASKED_AFTER)
def test_in_every_game_a_question_says_why_it_is_asked(page: Page, server: Server, game: str) -> None:
    step, reason = ASKED_AFTER[game]
    sit_at(page, server, played(game, lambda _, decision: decision.step == step))
    expect(page.get_by_test_id("because")).to_have_text(re.compile(reason))


@promise("why-asked", "colonial")
def test_a_question_says_why_it_is_asked(seeing: Page, tmp_path: Path) -> None:
    page, save = seeing, tmp_path / "assault.journal"
    action = saved(save, "colonial", lost_assault)
    page.get_by_test_id("upload").set_input_files(save)
    wait_for_question(page)
    before = asked(page)
    page.locator("[data-testid=group], [data-testid=answer]").filter(has_text="assault").first.click()
    until_changed(page, before)
    wait_for_question(page)
    totals = [int(one) for one in page.get_by_test_id("result-total").all_inner_texts()]
    assert len(totals) == 2
    lost, won = sorted(totals)
    expect(page.get_by_test_id("because")).to_be_visible()
    first = page.locator(".choices button").first.bounding_box()
    page.keyboard.press(" ")
    expect(page.get_by_test_id("result-strip")).to_be_hidden()
    expect(page.get_by_test_id("because")).to_have_text(re.compile(rf"lost the assault {lost} : {won}"))
    assert page.locator(".choices button").first.bounding_box() == first, "nothing moves under who goes on"
    assert msgspec.to_builtins(action)["do"] == "assault"
