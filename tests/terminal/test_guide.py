"""Guided first games on the full-screen table, by keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.widgets import Input, OptionList, Static

from sandtable.engine.journal import JournalError
from sandtable.engine.messages import LANGUAGES
from sandtable.games import shelf
from sandtable.terminal import overlays, palette
from sandtable.terminal.app import TableApp
from sandtable.terminal.course import Course
from sandtable.terminal.guide import Guide
from sandtable.terminal.screens import Confirming, Reading, Typing
from sandtable.terminal.session import Session
from sandtable.terminal.start import Starting
from sandtable.terminal.taste import STEPWISE
from tests.terminal.at_table import all_done

#: the keys of the deeds, as the key sheet has them
KEYS = {"odds": "o", "log": "l", "units": "s", "rules": "r"}


def taught(game: str, size: tuple[int, int], learn: Callable, language: str = "en") -> None:
    """Opens the lesson of a game and lets ``learn(app, press)`` follow it."""

    async def run() -> None:
        lesson = shelf.lesson(game)
        assert lesson is not None
        title = shelf.title(game)
        opened = title.open(lesson.scenario, lesson.options)
        bot = next(iter(title.bots().values()))
        bots = {place: bot(opened, place) for place, seat in enumerate(opened.seats) if seat != lesson.seat}
        session = Session(lesson.begin(opened), bots, language)
        app = TableApp(session, Course(session, lesson))
        async with app.run_test(size=size) as pilot:

            async def press(*keys: str) -> None:
                await pilot.press(*keys)
                await pilot.pause()
                await all_done(app)
                await pilot.pause()

            await press()
            await learn(app, press)

    asyncio.run(run())


def course(app: TableApp) -> Course:
    assert app.guide.course is not None
    return app.guide.course


def listed(app: TableApp) -> list[str]:
    return [str(option.prompt) for option in app.screen_stack[0].query_one("#answers", OptionList).options]


async def follow(app: TableApp, press: Callable[..., Awaitable[None]]) -> None:
    """Does what the step says, by its key."""
    step = course(app).step
    if step.until == "answer":
        await press("enter")
    elif step.deed == "undo":
        await press("u")
    elif step.deed == "why":
        await press("w")
        assert isinstance(app.screen, Typing)
        await press("enter")
        assert step.rule in str(app.screen.query_one("#told", Static).content)
        await press("escape")
    elif step.deed in KEYS:
        await press(KEYS[step.deed])
        assert isinstance(app.screen, Reading)
        await press("escape")
    else:
        await press("n", *(["n"] if course(app).waits else []))
        if app.story.step:
            await press("escape")


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [*(((80, 24), "fr", game) for game in shelf.names()), ((120, 40), "en", "colonial"), ((100, 30), "pt", "guerra")],
)
def test_a_lesson_is_followed_from_the_first_step_to_the_last(size, language, game):
    """Every step is on the screen whole, frames its answer and its spaces, and its own key leads on."""

    async def learn(app, press):
        steps = course(app).lesson.step
        for number, step in enumerate(steps):
            assert course(app).number == number
            told = str(app.guide.render())
            assert course(app).words[-1] in told
            assert f"{number + 1} " in told.splitlines()[0]
            region = app.guide.region
            assert region.height >= app.guide.rows(size[0])
            assert region.bottom < size[1]
            assert app.query_one("#answers").region.height >= 3
            framed = [line for line in listed(app) if line.startswith("▸") and line.rstrip().endswith("◂")]
            assert bool(framed) == bool(step.answer or step.deed == "odds"), step.say
            if framed:
                assert course(app).awaited(app.answers)[0] == app.chosen
            there = {space.id for space in app.board.sheet.spaces}
            for space in there & set(step.spaces):
                runs = app.board.picture.layout.spots[space].runs
                backs = {back for line, first, last in runs for back in app.board.canvas.backs[line][first:last]}
                assert any(map(palette.is_bright, backs))
            await follow(app, press)
        assert not app.guide.on
        assert not app.guide.display
        assert app.session.decision is None or not app.session.bot_to_move(), "the game goes on, the bot has answered"

    taught(game, size, learn, language)


@pytest.mark.parametrize("by", ["enter", "number"])
@pytest.mark.parametrize("game", shelf.names())
def test_who_gives_the_answer_whose_odds_are_to_be_looked_at_reads_them_and_goes_on(game, by):
    """Nothing is declined: whoever presses what is framed has done what the step asks for."""

    async def learn(app, press):
        while course(app).step.deed != "odds":
            await follow(app, press)
        number, standing = course(app).number, len(app.session.table.turned)
        await press(*([str(app.chosen.number), "enter"] if by == "number" else ["enter"]))
        assert isinstance(app.screen, Reading)
        await press("escape")
        assert course(app).number == number + 1
        assert len(app.session.table.turned) == standing
        assert not [note for note in app._notifications if "comes to that later" in note.message]

    taught(game, (100, 30), learn)


def test_enter_goes_on_where_there_is_only_something_to_read():
    async def learn(app, press):
        assert not course(app).step.deed
        await press("enter")
        assert course(app).number == 1
        assert not app.session.table.turned

    taught("colonial", (80, 24), learn)


def test_what_the_lesson_comes_to_later_is_not_played():
    async def learn(app, press):
        await press("n", "enter")
        assert course(app).step.deed
        assert course(app).number == 1
        assert not app.session.table.turned
        assert [note for note in app._notifications if note.message.startswith("The lesson comes to that later.")]
        await press("n", "n", "n")
        assert course(app).step.say == "move"
        await press("home", "enter")
        assert not app.session.table.turned

    taught("colonial", (80, 24), learn)


def test_taking_back_goes_back_and_n_does_what_undo_asks_for():
    async def learn(app, press):
        for _ in range(4):
            await follow(app, press)
        assert course(app).step.say == "undo"
        await press("n", "n")
        assert not app.session.table.turned
        await follow(app, press)
        await follow(app, press)
        assert course(app).step.say == "odds"
        await press("u")
        assert course(app).step.say == "move-again"

    taught("colonial", (80, 24), learn)


def test_the_lesson_is_left_and_the_game_goes_on_against_the_bot():
    async def learn(app, press):
        while course(app).step.say != "return-fire":
            await follow(app, press)
        standing = len(app.session.table.turned)
        await press("x")
        assert not app.guide.on
        assert len(app.session.table.turned) > standing, "the bot has played"
        assert not [line for line in listed(app) if line.startswith("▸")]

    taught("colonial", (80, 24), learn)


def test_giving_up_ends_the_lesson_with_the_game():
    async def learn(app, press):
        await press("c", "down", "enter")
        assert app.session.table.result is not None
        assert not app.guide.on

    taught("colonial", (80, 24), learn)


def test_the_guide_speaks_the_language_that_is_switched_to():
    async def learn(app, press):
        told = [str(app.guide.render())]
        for _ in LANGUAGES[1:]:
            await press("g")
            told.append(str(app.guide.render()))
        assert len(set(told)) == len(LANGUAGES)

    taught("guerra", (80, 24), learn)


def test_the_line_to_ask_why_with_can_be_typed_over():
    async def learn(app, press):
        while course(app).step.deed != "why":
            await follow(app, press)
        await press("w")
        entry = app.screen.query_one(Input)
        assert entry.value == course(app).in_question
        await press("backspace", "4", "enter")
        assert "move-14" not in str(app.screen.query_one("#told", Static).content)

    taught("colonial", (80, 24), learn)


def test_a_full_disk_is_told_and_the_lesson_stays_where_it_is(monkeypatch):
    async def learn(app, press):
        while course(app).step.deed != "undo":
            await follow(app, press)

        def full(*_, **__):
            raise JournalError("journal-unwritten", path="lesson.journal", error="No space left on device")

        monkeypatch.setattr(app.session.table.journal, "append", full)
        number = course(app).number
        await press("n", "n")
        assert course(app).number == number
        assert [note for note in app._notifications if "No space left" in note.message]

    taught("colonial", (80, 24), learn)


@pytest.mark.parametrize(("game", "say"), [("guerra", "move"), ("kolwezi", "move")])
def test_where_a_lesson_says_that_what_is_in_reach_is_lit_it_is(game, say):
    """Without a key: the spaces of the other answers lie in a brighter ground, the framed one stands out of them."""

    async def learn(app, press):
        while course(app).step.say != say:
            await follow(app, press)
        there = {space.id: space for space in app.board.sheet.spaces}
        framed = set(course(app).step.spaces)
        others = app.reach() & there.keys() - framed - {app.board.acting}
        assert len(others) > 1
        for space in others:
            bright = palette.mixed(app.board.picture._back(there[space]), palette.REACH, palette.REACHED)
            runs = app.board.picture.layout.spots[space].runs
            backs = {back for line, first, last in runs for back in app.board.canvas.backs[line][first:last]}
            assert bright in backs

    taught(game, (120, 40), learn)


@pytest.mark.parametrize("game", ["guerra", "world_war_africa"])
def test_a_lesson_opens_where_ones_own_units_are_while_nothing_is_asked(game):
    async def learn(app, press):
        spots, (left, top), size = app.board.picture.layout.spots, app.board.scroll_offset, app.board.size
        side = app.session.own_side()
        own = [spots[one.space].middle for one in app.session.scene.pieces if one.side == side and one.space in spots]
        seen = [1 for x, y in own if left <= x < left + size.width and top <= y < top + size.height]
        assert len(seen) * 2 >= len(own)

    taught(game, (120, 40), learn)


def test_a_lesson_is_left_as_a_game_is_for_nothing_is_lost():
    async def learn(app, press):
        await press("n", "q")
        assert not isinstance(app.screen, Confirming)
        assert not app.is_running
        assert course(app).on

    taught("colonial", (120, 40), learn)


def test_the_step_of_an_overlay_goes_on_once_what_it_speaks_of_lies_over_the_map():
    """Zones come before supply: the first key shows them, and the words about supply still stand."""

    async def learn(app, press):
        while course(app).step.deed != "overlay":
            await follow(app, press)
        number, seen = course(app).number, []
        while course(app).number == number:
            await press("O")
            seen.append(app.board.overlay)
        assert seen[-1] == "supply"
        assert len(seen) > 1

    taught("guerra", (120, 40), learn)


@pytest.mark.parametrize("game", shelf.names())
def test_an_overlay_that_a_step_speaks_of_can_be_laid_over_its_map(game):
    async def learn(app, press):
        for step in course(app).lesson.step:
            if step.deed == "overlay":
                assert step.say in overlays.kinds(app.session.scene)
            await follow(app, press)

    taught(game, (80, 24), learn)


def notes(app: TableApp) -> list[str]:
    return [note.message for note in app._notifications]


def test_who_passes_what_a_step_waits_for_is_told_once_what_that_is():
    """The key that is being taught, or the framed answer: n once more goes on all the same."""

    async def learn(app, press):
        while course(app).step.deed != "odds":
            await follow(app, press)
        number = course(app).number
        await press("n")
        assert course(app).number == number
        assert notes(app) == ["This step waits for o: Odds. n once more goes on without it."]
        await press("n")
        assert course(app).number == number + 1
        standing = len(app.session.table.turned)
        await press("n")
        assert len(app.session.table.turned) == standing
        assert "This step waits for the framed answer: Levy Battalion fires" in notes(app)[0]
        await press("n")
        assert len(app.session.table.turned) == standing + 1
        assert course(app).number == number + 2

    taught("colonial", (80, 24), learn)


def test_what_a_lesson_lets_one_watch_is_told_step_by_step_as_at_any_table():
    """The words of the step stand until then, with the keys that read on; n is one of them."""

    async def learn(app, press):
        while course(app).step.say != "spears":
            await follow(app, press)
        app.taste.pace = STEPWISE
        await press("n")
        cards = []
        while app.story.step:
            cards.append(str(app.story.told.content))
            guide = str(app.guide.render())
            assert "they can do nothing but charge" in guide
            assert guide.splitlines()[-1] == "▸ Space: on · Esc: skip"
            await press("n" if len(cards) % 2 else "space")
        assert len(cards) > 2
        assert any("Spearmen assaults" in card or "assault" in card for card in cards)
        assert "Beaten off" in str(app.guide.render())
        assert "new line" not in str(app.query_one("#question", Static).content)

    taught("colonial", (120, 40), learn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_at_its_end_a_lesson_says_what_was_learnt_and_which_numbers_begin_the_whole_game(game, language, tmp_path):
    lesson = shelf.lesson(game)
    title = shelf.title(game)
    session = Session(lesson.begin(title.open(lesson.scenario, lesson.options)), {}, language)
    steps = Course(session, lesson)
    assert not steps.farewell
    steps.turn_to(len(lesson.step) - 1)
    told = str(Guide(steps).text())
    assert "guide-" not in told
    first, second = (int(one) for one in re.findall(r"\d+", steps.farewell[-1].partition(session.scenario)[2]))
    assert " ".join(steps.farewell) in told
    starting = Starting(language, tmp_path)
    starting.choose(starting.ask().choices[first - 1])
    starting.choose(starting.ask().choices[second - 1])
    assert (starting.wanted.game, starting.wanted.scenario) == (game, lesson.scenario)
