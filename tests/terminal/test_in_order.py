"""What is typed ahead comes to what it was meant for, in the order in which it was typed."""

from textual import events

from sandtable.terminal.screens import Confirming
from tests.terminal.at_table import LARGE, at_the_table, press, settle, shown


def at_once(app, *keys):
    """Keys that all have come before the first is looked at."""
    for key in keys:
        name = {"/": "slash", ".": "full_stop"}.get(key, key)
        app.post_message(events.Key(name, key if len(key) == 1 else None))


def test_words_typed_at_once_behind_the_key_that_seeks_are_no_commands():
    async def play(app, pilot, table):
        overlay = app.board.overlay
        at_once(app, "/", "l", "e", "v", "y", "c")
        await settle(app, pilot)
        assert app.finder.value == "levyc"
        assert app.finder.has_focus
        assert app.board.overlay == overlay
        assert not isinstance(app.screen, Confirming)

    at_the_table(LARGE, play, bots={})


def test_what_is_typed_behind_an_answer_is_sought_among_the_next():
    async def play(app, pilot, table):
        at_once(app, "down", "enter", "/", "m", "o", "v")
        await settle(app, pilot)
        assert table.turned
        assert app.finder.value == "mov"
        assert app.finder.has_focus
        assert all("mov" in line.lower() for line in shown(app) if line.lstrip()[:1].isdigit())

    at_the_table(LARGE, play, bots={})


def test_behind_a_page_that_closes_keys_go_on_at_once():
    async def play(app, pilot, table):
        at_once(app, "c", "n", "/", "c")
        await settle(app, pilot)
        assert not table.turned
        assert app.finder.value == "c"

    at_the_table(LARGE, play, bots={})


def test_an_open_line_survives_that_the_list_is_made_anew():
    async def play(app, pilot, table):
        await press(app, pilot, "slash", "l")
        app.go_on()
        await press(app, pilot, "e", "v")
        assert app.finder.value == "lev"

    at_the_table(LARGE, play, bots={})


def test_words_are_sought_also_where_a_number_was_begun_and_escape_lets_go_of_both():
    async def play(app, pilot, table):
        every = shown(app)
        await press(app, pilot, "0", "slash", "l", "e")
        assert app.finder.value == "le"
        for begun in ("0", "3"):
            await press(app, pilot, "escape", begun, "escape")
            assert app.finder.value == ""
            assert shown(app) == every
        assert not table.turned

    at_the_table(LARGE, play, bots={})
