"""The full-screen table, driven by keys at the smallest size and a large one."""

import asyncio

import pytest
from textual import events
from textual.widgets import Input, OptionList, Static

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.journal import JournalError
from sandtable.games import shelf
from sandtable.terminal.app import TableApp
from sandtable.terminal.keys import KEYS, key_sheet
from sandtable.terminal.layout import COMPACT, ROOMY
from sandtable.terminal.screens import Confirming, HandOver, Reading, Typing
from sandtable.terminal.session import Session

SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def at_the_table(size, play, scenario="tel-asra", bots=None, language="en", position=None):
    """Opens the table and lets ``play(app, pilot, table)`` use it."""

    async def run():
        if position:
            table = sandtable.position(game="colonial", scenario=scenario, seed=4, **position)
        else:
            table = sandtable.new("colonial", scenario, seed=4)
        app = TableApp(Session(table, {1: RandomBot()} if bots is None else bots, language))
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot, table)

    asyncio.run(run())


async def settle(app, pilot):
    """Waits until bots and odds are done."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app, pilot, *keys):
    await pilot.press(*keys)
    await settle(app, pilot)


def words(app, id):
    return str(app.screen_stack[0].query_one(id, Static).render())


def shown(app):
    return [str(option.prompt) for option in app.screen_stack[0].query_one("#answers", OptionList).options]


@SIZES
def test_question_answers_board_and_keys_are_all_on_the_screen(size):
    async def play(app, pilot, table):
        assert "Turn 1/8 · Activations · Points [0] (0)" in words(app, "#status")
        assert size == SMALL or "The Wells of Tel Asra · Turn 1/8" in words(app, "#status")
        assert "Motor lorries act on AC. Move, then fight?" in words(app, "#question")
        assert shown(app)[:2] == ["Motor lorries", " 1 move to 0104"]
        assert app.board.virtual_size.width <= app.board.size.width, "the whole width of the board is in sight"
        assert app.board.virtual_size.height <= app.board.size.height, "and its whole height"
        for id in ("#answers", "#log", "#board", "#filter"):
            region = app.query_one(id).region
            assert region.height >= (1 if id == "#filter" else 3)
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        assert app.board.picture.cell is (COMPACT if size == SMALL else ROOMY)

    at_the_table(size, play)


@SIZES
def test_an_answer_is_played_and_told_in_the_log(size):
    async def play(app, pilot, table):
        await press(app, pilot, "down", "enter")
        assert table.turned[0].action.to == "0105"
        assert any("Motor lorries move from 0305 to 0105" in line.text for line in app.query_one("#log").lines)
        assert app.session.decision.seat == 0, "the bot has answered"

    at_the_table(size, play)


def test_the_answer_under_the_cursor_lights_what_it_touches():
    async def play(app, pilot, table):
        before = app.board.canvas.text()
        await press(app, pilot, "down")
        assert before.plain == app.board.canvas.text().plain
        assert before != app.board.canvas.text()
        assert "0305" in words(app, "#here")
        assert app.chosen.number == 2

    at_the_table(LARGE, play)


def test_a_number_or_a_word_finds_an_answer():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"0605")
        assert shown(app) == ["Motor lorries", "19 move to 0605"]
        await press(app, pilot, "escape")
        assert len(shown(app)) == 21
        await press(app, pilot, "slash", *"zzz")
        assert "No answer holds the words zzz" in shown(app)[0]
        await press(app, pilot, "escape", "1", "9", "enter")
        assert table.turned[0].action.to == "0605"
        assert app.query_one("#filter", Input).value == ""

    at_the_table(SMALL, play)


def test_odds_are_shown_before_committing():
    units = {"gov-levy": {"hex": "0904", "card": "AC"}}

    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"fires", "escape")
        fires = [answer for answer in app.answers if "fires" in answer.label]
        answers = app.query_one("#answers", OptionList)
        answers.highlighted = answers.get_option_index(str(fires[0].number))
        await settle(app, pilot)
        assert app.query_one("#odds").display
        assert "no hit" in words(app, "#odds")
        assert "Victory points to be expected: Protectorate" in words(app, "#odds")
        await press(app, pilot, "o")
        assert isinstance(app.screen, Reading)
        page = str(app.screen.query_one(Static).render())
        assert "Levy Battalion: 4d6  +4 Levy Battalion (fire-10) = 4" in page
        assert "VP, " in page
        assert "(hits-02)" in page
        await press(app, pilot, "escape", "home")
        assert not app.query_one("#odds").display, "no chance is in a move"

    at_the_table(SMALL, play, position={"active": "gov-levy", "state": {"units": units}}, bots={})


def test_why_not_answers_with_the_rule():
    async def play(app, pilot, table):
        await press(app, pilot, "w", *"move", "space", *"gov-levy", "space", *"0605", "enter")
        assert isinstance(app.screen, Typing)
        told = str(app.screen.query_one("#told", Static).render())
        assert "Not allowed by rule turn-09 (Levy Battalion)." in told
        await press(app, pilot, "escape", "r", *"move-02", "enter")
        assert "An infantry unit moves 1 hex." in str(app.screen.query_one("#told", Static).render())
        assert not table.turned

    at_the_table(SMALL, play)


def test_undo_is_free_or_by_agreement():
    async def play(app, pilot, table):
        await press(app, pilot, "u")
        assert not table.journal.entries
        await press(app, pilot, "enter")
        assert table.turned
        await press(app, pilot, "u")
        assert isinstance(app.screen, Confirming)
        await press(app, pilot, "escape")
        assert table.turned
        await press(app, pilot, "u", "down", "enter")
        assert not table.turned
        assert table.journal.entries[-1].agreed
        assert "Motor lorries act on AC" in words(app, "#question")

    at_the_table(SMALL, play)


@SIZES
def test_pages_open_and_close(size):
    async def play(app, pilot, table):
        for key, wanted in (("question_mark", "Walk through the answers"), ("s", "gov-levy"), ("l", "")):
            await press(app, pilot, key)
            assert isinstance(app.screen, Reading)
            assert wanted in str(app.screen.query_one(Static).render())
            await press(app, pilot, "escape")
        assert len(app.screen_stack) == 1
        first = app.board.picture
        await press(app, pilot, "z")
        assert app.board.picture is not first
        await press(app, pilot, "ctrl+right", "ctrl+down")

    at_the_table(size, play)


def test_the_key_sheet_tells_where_the_game_is_saved_and_what_the_board_shows(tmp_path):
    table = sandtable.new("colonial", "tel-asra", seed=4, path=tmp_path / "mine.journal")
    session = Session(table, {}, "en")
    text = key_sheet(session, table.game.sheet()).plain
    table.close()
    for wanted in (
        "mine.journal",
        "[I2]  Protectorate Column",
        "(I2)  The Host of Emir Daoud",
        "Woods",
        "Objective",
        "road",
        "machine gun",
    ):
        assert wanted in text


def test_conceding_asks_first_and_ends_the_game():
    async def play(app, pilot, table):
        await press(app, pilot, "c", "escape")
        assert table.result is None
        await press(app, pilot, "c", "down", "enter")
        assert table.result.winner == 1
        assert isinstance(app.screen, Reading)
        assert "Victory by concession" in str(app.screen.query_one(Static).render())
        await press(app, pilot, "escape")
        assert shown(app) == []

    at_the_table(SMALL, play)


@SIZES
def test_the_last_turn_is_played_to_the_end_of_the_game(size):
    async def play(app, pilot, table):
        for _ in range(40):
            if table.result:
                break
            await press(app, pilot, "end", "enter")
        assert table.result is not None
        assert isinstance(app.screen, Reading)
        assert any("The battle is over." in line.text for line in app.screen_stack[0].query_one("#log").lines)

    at_the_table(size, play, position={"state": {"turn": 7}})


def test_the_screen_is_handed_over_when_the_players_may_not_see_the_same():
    async def play(app, pilot, table):
        seats = []
        for _ in range(60):
            if isinstance(app.screen, HandOver):
                seats.append(app.session.viewer)
                await press(app, pilot, "enter")
            if len(set(seats)) > 1:
                break
            await press(app, pilot, "end", "enter")
        assert set(seats) == {0, 1}

    at_the_table(SMALL, play, scenario="sannas-post", bots={})


def test_nothing_is_handed_over_where_everything_is_open():
    async def play(app, pilot, table):
        for _ in range(10):
            await press(app, pilot, "end", "enter")
            assert not isinstance(app.screen, HandOver)
        assert {turned.seat for turned in table.turned} == {0, 1}

    at_the_table(SMALL, play, bots={})


def test_a_full_disk_is_told_and_nothing_is_played(monkeypatch):
    async def play(app, pilot, table):
        def full(entry):
            raise JournalError("journal-unwritten", path="game.journal", error="No space left on device")

        monkeypatch.setattr(table.journal, "append", full)
        await press(app, pilot, "enter")
        assert not table.turned
        assert any("No space left" in note.message for note in app._notifications)

    at_the_table(SMALL, play)


def test_leaving_and_interrupting():
    async def leave(app, pilot, table):
        await press(app, pilot, "q")
        assert app.return_code == 0

    async def interrupt(app, pilot, table):
        await press(app, pilot, "ctrl+c")
        assert app.return_code == 130

    at_the_table(SMALL, leave)
    at_the_table(SMALL, interrupt)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_the_table_speaks_the_players_language(language):
    async def play(app, pilot, table):
        wanted = {"fr": "Se déplacer, puis combattre\N{NO-BREAK SPACE}?", "pt": "Mover e depois combater?"}[language]
        assert wanted in words(app, "#question")

    at_the_table(SMALL, play, language=language)


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("size", [SMALL, LARGE, (200, 60)], ids=["80x24", "120x40", "200x60"])
def test_every_game_opens_where_things_happen(game, size):
    """What is to be decided about is in sight; question, answers and log have room; nothing runs off the screen."""

    async def run():
        table = sandtable.new(game, seed=4)
        app = TableApp(Session(table, {}, "en"))
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            for id in ("#answers", "#past" if app.log_beside else "#log", "#board", "#question"):
                region = app.query_one(id).region
                assert region.height >= 2, id
                assert region.right <= size[0]
                assert region.bottom <= size[1]
            board = app.board
            seen = {
                space
                for space, spot in board.picture.layout.spots.items()
                if board.scroll_x <= spot.middle[0] < board.scroll_x + board.size.width
                and board.scroll_y <= spot.middle[1] < board.scroll_y + board.size.height
            }
            stage = app.session.stage() & set(board.picture.layout.spots)
            assert len(seen & stage) * 3 >= min(len(stage), len(seen)), "the thick of it is in sight"
            assert len(words(app, "#status")) <= size[0]
            now = [name for name, when in app.session.scene.phases if when == "now"]
            assert all(app.session.teller.own("phase", name) in words(app, "#status") for name in now)

    asyncio.run(run())


def test_another_language_is_one_key_away():
    async def play(app, pilot, table):
        english = app.query_one("#filter", Input).placeholder
        await press(app, pilot, "g")
        assert "Tour 1/8" in words(app, "#status")
        assert "Les puits de Tel Asra" in words(app, "#status")
        assert app.query_one("#filter", Input).placeholder != english
        await press(app, pilot, "g", "g")
        assert "Turn 1/8" in words(app, "#status")
        assert app.query_one("#filter", Input).placeholder == english

    at_the_table(LARGE, play)


def test_tracks_and_phases_have_a_page_and_the_save_is_named():
    async def play(app, pilot, table):
        await press(app, pilot, "t")
        told = str(app.screen.query_one(Static).render())
        assert "Turn 1/8" in told
        assert "Points (The Host of Emir Daoud) 0" in told
        await press(app, pilot, "escape", "ctrl+s")
        assert [note for note in app._notifications if "The game is saved in" in note.message]

    at_the_table(SMALL, play)


def test_the_cursor_walks_over_the_board_and_finds_the_answers_there():
    async def play(app, pilot, table):
        await press(app, pilot, "b")
        assert app.board.has_focus
        app.board.point_at("0504")
        await press(app, pilot, "up")
        assert app.board.cursor == "0503"
        assert "Woods" in words(app, "#beside")
        assert "Nobody is here." in words(app, "#beside")
        await press(app, pilot, "enter")
        assert "No answer is about 0503" in shown(app)[-1]
        await press(app, pilot, "escape", "b", "down", "down", "left", "left", "down")
        wanted = app.board.cursor
        await press(app, pilot, "enter")
        numbers = [line.split()[0] for line in shown(app) if line.strip()[:1].isdigit()]
        assert [app.answers[int(number) - 1].action.to for number in numbers] == [wanted]
        await press(app, pilot, "enter")
        assert table.turned[0].action.to == wanted
        assert len(shown(app)) > 2, "the next question is listed whole"

    at_the_table(SMALL, play, bots={})


def test_a_stack_under_the_cursor_is_told_unit_by_unit():
    async def play(app, pilot, table):
        await press(app, pilot, "b")
        app.board.point_at("0205")
        await settle(app, pilot)
        told = words(app, "#here")
        for wanted in ("Major Harrow", "Levy Battalion, 4 of 4", "gov-levy", "Rating: Average", "Dice: 4"):
            assert wanted in told
        await press(app, pilot, "escape")
        assert "0305" in words(app, "#here"), "back to what the answer is about"

    at_the_table(LARGE, play)


def test_what_is_in_the_stack_is_told_on_the_smallest_screen():
    async def play(app, pilot, table):
        assert not app.query_one("#here").display
        assert app.query_one("#beside").region.height >= 3
        assert "Motor lorries" in words(app, "#beside")

    at_the_table(SMALL, play)


def test_the_board_can_be_clicked():
    async def play(app, pilot, table):
        spot = app.board.picture.layout.spots["0104"]
        place = (spot.middle[0] - app.board.scroll_offset.x, spot.middle[1] - app.board.scroll_offset.y)
        await pilot.click("#board", offset=place)
        await settle(app, pilot)
        assert app.board.cursor == "0104"
        await pilot.click("#board", offset=place)
        await settle(app, pilot)
        assert shown(app)[-1].strip() == "1 move to 0104"

    at_the_table(SMALL, play)


@pytest.mark.parametrize("key", ["", "question_mark", "w", "c"])
def test_everything_fits_after_the_window_was_resized_even_under_a_page(key):
    async def play(app, pilot, table):
        if key:
            await press(app, pilot, key)
        for size in (LARGE, (40, 12), (200, 60), (12, 4), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
        if key:
            await press(app, pilot, "escape")
        assert len(app.screen_stack) == 1
        assert app.board.picture.cell is COMPACT
        for id in ("#answers", "#log", "#board", "#question"):
            region = app.query_one(id).region
            assert region.height >= 2
            assert region.right <= SMALL[0]
            assert region.bottom <= SMALL[1]
        assert len(words(app, "#status")) <= SMALL[0]

    at_the_table(SMALL, play)


def test_every_key_of_the_key_sheet_does_something():
    """Pressed at a fresh table, each opens a page, asks, moves, speaks or leaves."""
    doing = {}

    async def play(app, pilot, table):
        def standing():
            board = app.board
            return (
                len(app.screen_stack),
                app.focused.id if app.focused else "",
                app.chosen.number if app.chosen else 0,
                (board.cell, board.scroll_offset),
                app.session.language,
                len(table.journal.entries),
                len(app._notifications),
                app.return_code,
            )

        before = standing()
        await press(app, pilot, *doing["keys"])
        assert standing() != before, doing["keys"]

    named = {"↑ ↓": "down", "Enter": "enter", "Ctrl+S": "ctrl+s", "?": "question_mark", "/": "slash", "0-9": "1"}
    for keys, name in KEYS:
        if name == "lesson":
            continue  # followed key by key in test_guide.py
        if name == "scroll":
            doing["keys"] = ("z", "ctrl+right", "ctrl+down")
            at_the_table(SMALL, play)
            continue
        for key in [keys] if keys in named else keys.split():
            doing["keys"] = (named.get(key, key),)
            at_the_table(SMALL, play)


def test_the_status_page_has_the_cards_in_their_order():
    async def play(app, pilot, table):
        await press(app, pilot, "t")
        told = str(app.screen.query_one(Static).render())
        assert "[AC Motor lorries]" in told
        assert told.index("3H Beni Asra riflemen") < told.index("KH 1st Protectorate Rifles")

    at_the_table(LARGE, play)


def test_a_number_and_enter_typed_at_once_give_that_answer():
    """Keys come faster than the screen: the answer with the number is given, and none where there is none."""

    async def play(app, pilot, table):
        nothing = len(app.answers)
        for key in (*str(nothing + 70), "enter"):
            app.post_message(events.Key(key, key if key != "enter" else None))
        await pilot.pause()
        assert not table.turned
        await press(app, pilot, "escape")
        wanted = app.answers[11].action
        for key in ("1", "2", "enter"):
            app.post_message(events.Key(key, key if key != "enter" else None))
        await pilot.pause()
        assert table.turned[0].action == wanted

    at_the_table(SMALL, play)
