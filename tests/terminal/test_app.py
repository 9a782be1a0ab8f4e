"""The full-screen table, driven by keys: the flow of a game, and what every key does."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input, OptionList, Static

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.journal import JournalError
from sandtable.terminal.app import ANOTHER, TableApp
from sandtable.terminal.screens import Briefing, Confirming, HandOver, Reading, Typing
from sandtable.terminal.session import Session
from tests.terminal.at_table import LARGE, SIZES, SMALL, at_the_table, press, settle, shown, words


@SIZES
def test_an_answer_is_played_and_told_in_the_log(size):
    async def play(app, pilot, table):
        await press(app, pilot, "home", "down", "enter")
        assert table.turned[0].action.to == "0105"
        assert any("Motor lorries move from 0305 to 0105" in line.text for line in app.query_one("#log").lines)
        assert app.session.decision.seat == 0, "the bot has answered"

    at_the_table(size, play)


def test_odds_are_shown_before_committing():
    units = {"gov-levy": {"hex": "0904", "card": "AC"}}

    async def play(app, pilot, table):
        await press(app, pilot, "slash", *"fires", "escape")
        fires = [answer for answer in app.answers if "fires" in answer.label]
        answers = app.query_one("#answers", OptionList)
        answers.highlighted = answers.get_option_index(str(fires[0].number))
        await settle(app, pilot)
        assert app.query_one("#odds").display
        pane = " ".join(words(app, "#odds").split())
        assert pane.startswith("Beni Asra riflemen come to harm 52"), "the verdict comes first"
        assert "Victory points to be expected: Protectorate Column +0.15" in pane, "and what it is worth"
        await press(app, pilot, "o")
        assert isinstance(app.screen, Reading)
        page = str(app.screen.query_one(Static).content)
        assert "Levy Battalion: 4d6  +4 Levy Battalion: a die for each figure (fire-10) = 4" in page
        assert "Victory points to be expected: Protectorate" in page
        assert "VP: Beni Asra riflemen, figures lost (hits-02)" in page
        await press(app, pilot, "escape", "end")
        assert not app.query_one("#odds").display, "no chance is in doing nothing more"

    at_the_table(SMALL, play, position={"active": "gov-levy", "state": {"units": units}}, bots={})


def test_why_not_answers_with_the_rule():
    async def play(app, pilot, table):
        await press(app, pilot, "w", *"move", "space", *"gov-levy", "space", *"0605", "enter")
        assert isinstance(app.screen, Typing)
        told = str(app.screen.query_one("#told", Static).content)
        assert "Not allowed by rule turn-09 (Levy Battalion)." in told
        await press(app, pilot, "escape", "r", *"move-02", "enter")
        assert "An infantry unit moves 1 hex." in str(app.screen.query_one("#told", Static).content)
        assert not table.turned

    at_the_table(SMALL, play)


def test_why_not_takes_names_of_several_words_and_an_empty_line():
    async def play(app, pilot, table):
        await press(app, pilot, "w", "enter")
        assert app.screen.query_one(Input).value == "Motor lorries 0504"
        assert "That is allowed." in str(app.screen.query_one("#told", Static).content)
        told = app.session.why_not("Motor lorries 0805")
        assert told[:2] == ["Motor lorries move to 0805", "Not allowed by rule move-07 (Motor lorries; 0805)."]
        told = app.session.why_not("motor lorries Beni Asra riflemen")
        assert told[0] == "Motor lorries close assault Beni Asra riflemen"
        told = app.session.why_not("move Beni Asra riflemen 0805")
        assert told[0] == "Not allowed by rule turn-09 (Beni Asra riflemen)."
        await press(app, pilot, "escape", "b", "right", "w", "enter")
        assert app.screen.query_one(Input).value == f"Motor lorries {app.board.cursor}"
        app.session.speak("fr")
        assert app.session.why_not("Camions 0805")[0] == "Camions vont en 0805"

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
        assert "Motor lorries act on A♣" in words(app, "#question")

    at_the_table(SMALL, play)


def test_conceding_asks_first_and_ends_the_game():
    async def play(app, pilot, table):
        await press(app, pilot, "c", "escape")
        assert table.result is None
        await press(app, pilot, "c", "down", "enter")
        assert table.result.winner == 1
        assert isinstance(app.screen, Reading)
        assert "Victory by concession" in str(app.screen.query_one(Static).content)
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
        def full(*_, **__):
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


def test_the_cursor_walks_over_the_board_and_finds_the_answers_there():
    async def play(app, pilot, table):
        await press(app, pilot, "b")
        assert app.board.has_focus
        assert app.board.cursor == "0305", "it begins where the unit stands that acts"
        app.board.point_at("0504")
        await press(app, pilot, "up")
        assert app.board.cursor == "0503"
        assert "Woods" in words(app, "#beside")
        assert "Nobody is here." in words(app, "#beside")
        await press(app, pilot, "enter")
        assert ["No answer is about 0503" in told.message for told in app._notifications] == [True]
        assert app.board.has_focus, "one walks on"
        await press(app, pilot, "down", "down", "left", "left", "down")
        wanted = app.board.cursor
        await press(app, pilot, "enter")
        assert table.turned[0].action.to == wanted
        assert len(shown(app)) > 2, "the next question is listed whole"

    at_the_table(SMALL, play, bots={})


def test_the_board_can_be_clicked():
    async def play(app, pilot, table):
        spot = app.board.picture.layout.spots["0104"]
        place = (spot.middle[0] - app.board.scroll_offset.x, spot.middle[1] - app.board.scroll_offset.y)
        await pilot.click("#board", offset=place)
        await settle(app, pilot)
        assert app.board.cursor == "0104"
        await pilot.click("#board", offset=place)
        await settle(app, pilot)
        assert table.turned[0].action.to == "0104"

    at_the_table(SMALL, play)


def test_a_new_game_opens_with_its_briefing_and_ends_with_its_tally():
    async def run():
        table = sandtable.position(game="colonial", scenario="tel-asra", seed=4, state={"turn": 7})
        app = TableApp(Session(table, {1: RandomBot()}, "en"), briefed=False)
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            assert isinstance(app.screen, Briefing)
            told = str(app.screen.query_one(Static).content)
            for wanted in ("Your side: Protectorate Column", "What decides", "8 turns · about 50 to 80 minutes"):
                assert wanted in told
            await press(app, pilot, "enter")
            assert len(app.screen_stack) == 1
            for _ in range(40):
                if table.result:
                    break
                await press(app, pilot, "end", "enter")
            told = str(app.screen.query_one(Static).content)
            assert ("You have won." in told) == (table.result.winner == 0)
            assert ("You have lost." in told) == (table.result.winner == 1)
            account = table.game.standing(table.view(0).state).account
            assert all(f"({line.rule})" in told for line, points in account.items() if points)
            assert told.count(f"The Host of Emir Daoud: {table.result.points[1]:g}") <= 1
            assert all(line in told for line in app.session.missing())

    asyncio.run(run())


def test_what_is_typed_while_the_table_is_laid_plays_nothing():
    """Whoever presses Enter before the briefing is there has not chosen the first answer."""

    async def run():
        table = sandtable.new("colonial", "tel-asra", seed=4)
        app = TableApp(Session(table, {}, "en"), briefed=False)
        async with app.run_test(size=SMALL) as pilot:
            app.play(table.decision.actions[0])
            app.post_message(events.Key("enter", None))
            await settle(app, pilot)
            assert not table.turned

    asyncio.run(run())


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_keys_at_the_foot_fit_and_follow_the_board(language):
    async def play(app, pilot, table):
        def named():
            shown = [one.binding for one in app.screen.active_bindings.values() if one.binding.show]
            return [(one.key_display or one.key, one.description) for one in shown]

        listed = list(dict.fromkeys(name for _, name in named()))  # two keys of one name stand there once
        assert sum(len(f"? {name} ") for name in listed) <= SMALL[0], listed
        assert len(listed) > 5
        await press(app, pilot, "b")
        walking = [name for _, name in named()]
        assert app.session.say("screen-foot-here") in walking
        assert app.session.say("screen-foot-back") in walking
        await press(app, pilot, "escape")
        assert app.session.say("screen-foot-here") not in [name for _, name in named()]

    at_the_table(SMALL, play, language=language)


def test_another_game_is_a_key_at_the_table_and_on_the_last_page():
    async def at_once(app, pilot, table):
        await press(app, pilot, "N")
        assert app.return_value == ANOTHER

    async def at_the_end(app, pilot, table):
        app.session.original = Path("recorded.journal")
        app.done(app.session.concede)
        await settle(app, pilot)
        page = str(app.screen.query_one(Static).content)
        assert "N: another game" in page
        assert "recorded.journal stays as it is" in page
        await press(app, pilot, "N")
        assert app.return_value == ANOTHER

    at_the_table(SMALL, at_once)
    at_the_table(SMALL, at_the_end)
