"""What the full-screen table shows, at the smallest size and at larger ones, and its pages."""

import asyncio

import pytest
from textual.widgets import Input, Static
from textual.widgets._toast import Toast

import sandtable
from sandtable.games import shelf
from sandtable.terminal.app import TableApp
from sandtable.terminal.keys import KEYS, key_sheet, order_of_battle
from sandtable.terminal.layout import COMPACT, ROOMY
from sandtable.terminal.screens import Reading
from sandtable.terminal.session import Session
from tests.terminal.at_table import LARGE, SIZES, SMALL, at_the_table, press, settle, shown, words


@SIZES
def test_question_answers_board_and_keys_are_all_on_the_screen(size):
    async def play(app, pilot, table):
        assert "Turn 1/8 · Activations · Points [0] (0)" in words(app, "#status")
        assert size == SMALL or "The Wells of Tel Asra · Turn 1/8" in words(app, "#status")
        assert "Motor lorries act on A♣. Move?" in words(app, "#question")
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


def test_the_answer_under_the_cursor_lights_what_it_touches():
    async def play(app, pilot, table):
        begun, before = app.chosen.number, app.board.canvas.text()
        await press(app, pilot, "down")
        assert before.plain == app.board.canvas.text().plain
        assert before != app.board.canvas.text()
        assert "0305" in words(app, "#here")
        assert app.chosen.number == begun + 1

    at_the_table(LARGE, play)


@SIZES
def test_pages_open_and_close(size):
    async def play(app, pilot, table):
        for key, wanted in (("question_mark", "Walk through the answers"), ("s", "Levy Battalion"), ("l", "")):
            await press(app, pilot, key)
            assert isinstance(app.screen, Reading)
            assert wanted in str(app.screen.query_one(Static).content)
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


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_the_table_speaks_the_players_language(language):
    async def play(app, pilot, table):
        wanted = {"fr": "Se déplacer\N{NO-BREAK SPACE}?", "pt": "Mover?"}[language]
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
            assert app.session.score() in words(app, "#status"), "however small the screen is"
            told = app.session.now() if size[0] > SMALL[0] else []  # there the question tells it, too
            assert all(phase in words(app, "#status") for phase in told)

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
        told = str(app.screen.query_one(Static).content)
        assert "Turn 1/8" in told
        assert "Points (The Host of Emir Daoud) 0" in told
        await press(app, pilot, "escape", "ctrl+s")
        assert [note for note in app._notifications if "The game is saved in" in note.message]

    at_the_table(SMALL, play)


def test_a_stack_under_the_cursor_is_told_unit_by_unit():
    async def play(app, pilot, table):
        await press(app, pilot, "b")
        app.board.point_at("0205")
        await settle(app, pilot)
        told = words(app, "#here")
        for wanted in ("Major Harrow", "Levy Battalion, strength 4 of 4", "Rating: Average", "Dice: 4"):
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
    named |= {"1-9": "1", ".": "full_stop"}
    for keys, name in (one for group in KEYS.values() for one in group):
        if name == "lesson":
            continue  # followed key by key in test_guide.py
        if name == "story":
            continue  # what is told is gone through in test_story.py
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
        told = str(app.screen.query_one(Static).content)
        assert "[A♣ Motor lorries]" in told
        assert told.index("3♥ Beni Asra riflemen") < told.index("K♥ 1st Protectorate Rifles")

    at_the_table(LARGE, play)


def test_a_review_tells_how_far_it_is(monkeypatch):
    """While it is worked out in its thread, the full screen tells which part it is at."""
    told = []

    def look_back(session, tell):
        tell(3, 12)
        told.append([note.message for note in app_of["app"]._notifications])
        return ["How it went"]

    app_of = {}
    monkeypatch.setattr("sandtable.terminal.shoulder.look_back", look_back)

    async def play(app, pilot, table):
        app_of["app"] = app
        app.session.concede()
        app.action_review()
        await settle(app, pilot)
        assert isinstance(app.screen, Reading)
        assert ["3 of 12 parts" in one for one in told[0]] == [True]

    at_the_table(LARGE, play)


def test_a_wider_screen_gives_the_answers_a_share_of_it():
    async def narrow(app, pilot, table):
        assert app.query_one("#side").size.width >= 28

    async def wide(app, pilot, table):
        assert app.query_one("#side").size.width > 31, "as far as the board stays as large as it was"

    at_the_table((80, 24), narrow)
    at_the_table((120, 40), wide, scenario="modder-river")


def test_what_is_told_lies_over_a_corner_of_the_board_and_never_over_a_page():
    async def run():
        app = TableApp(Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en"))
        async with app.run_test(size=SMALL, notifications=True) as pilot:
            await settle(app, pilot)
            await press(app, pilot, "ctrl+s")
            toasts = list(app.screen.query(Toast))
            assert [toast.region.right <= app.board.region.right for toast in toasts] == [True]
            await press(app, pilot, "question_mark")
            assert app._notifications, "it is still to be read"
            assert not [toast for toast in app.screen.query(Toast) if toast.display]

    asyncio.run(run())


def test_the_keys_stand_in_groups():
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    told = key_sheet(session, session.sheet(session.scene)).plain.splitlines()
    heads = [told.index(head) for head in ("Moving about", "Answering", "Looking things up", "The game itself")]
    assert heads == sorted(heads)
    undo = next(place for place, line in enumerate(told) if line.endswith("  Undo"))
    assert heads[1] < undo < heads[2]


def test_the_list_of_units_is_headed_by_sides_and_has_nobody_who_was_never_there():
    lesson = shelf.lesson("colonial")
    session = Session(lesson.begin(shelf.title("colonial").open(lesson.scenario)), {}, "en")
    told = order_of_battle(session).plain
    own, theirs = (told.index(f" {session.side(side)} ") for side in (session.viewer, 1 - session.viewer))
    assert own < told.index("Levy Battalion") < theirs < told.index("Beni Asra riflemen")
    assert "Mountain Battery" not in told
    assert session.say("box-lost") not in told
