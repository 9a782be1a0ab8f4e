"""What one key can say takes one key; an answer by its number wants Enter, whatever it is."""

import msgspec
import pytest

import sandtable
from sandtable.engine.contract import Concede
from sandtable.engine.handles import closes, is_hostile, touched
from sandtable.terminal.answers import CAUTION, by_deed
from sandtable.terminal.screens import Confirming, Ending, Latest
from sandtable.terminal.session import Session
from tests.terminal.at_table import LARGE, SMALL, at_the_table, press, settle, shown, words

#: the machine gun alone acts: a few moves and nothing more; or the levy beside an enemy
ALONE = {"active": "gov-mg", "state": {"units": {"gov-mg": {"card": "AC"}}}}
LEVY = {"active": "gov-levy", "state": {"units": {"gov-levy": {"card": "AC"}}}}
NEAR = {"active": "gov-levy", "state": {"units": {"gov-levy": {"hex": "0904", "card": "AC"}}}}


def few(app):
    assert 1 < len(app.answers) <= 9
    return app.answers


def test_a_number_goes_to_its_answer_and_enter_plays_it_however_few_there_are():
    """One rule: nobody has to read beforehand whether a digit plays already."""

    async def play(app, pilot, table):
        wanted = few(app)[1].action
        rule = app.finder.placeholder
        await press(app, pilot, "2")
        assert not table.turned
        assert app.chosen.action == wanted
        await press(app, pilot, "enter")
        assert [turned.action for turned in table.turned] == [wanted]
        assert rule == "number, Enter · / finds"
        assert app.finder.placeholder in (rule, ""), "the next question has the same"

    at_the_table(LARGE, play, bots={}, position=ALONE, asks=False)


def test_an_attack_waits_for_enter():
    async def play(app, pilot, table):
        moves = next(one for one in app.answers if touched(one.action).space == "0804")
        app.play(moves.action)
        await settle(app, pilot)
        standing = len(table.turned)
        attack = next(one for one in few(app) if is_hostile(type(one.action)))
        await press(app, pilot, str(attack.number))
        assert len(table.turned) == standing
        assert app.chosen == attack
        await press(app, pilot, "enter")
        assert table.turned[standing].action == attack.action

    at_the_table(LARGE, play, bots={}, position=NEAR)


def test_a_place_typed_and_enter_goes_there():
    async def play(app, pilot, table):
        wanted = few(app)[2]
        await press(app, pilot, *touched(wanted.action).space, "enter")
        assert table.turned[0].action == wanted.action

    at_the_table(LARGE, play, bots={}, position=ALONE, asks=False)


def test_a_place_that_several_answers_are_about_lets_choose_between_them():
    async def play(app, pilot, table):
        await press(app, pilot, *"030", "enter")
        assert not table.turned
        assert app.listed.has_focus
        found = list(app.shown)
        assert len(found) > 1
        await press(app, pilot, "down", "enter")
        assert table.turned[0].action == found[1].action

    at_the_table(LARGE, play, bots={}, position=LEVY, asks=False)


def test_a_full_stop_says_nothing_more():
    async def play(app, pilot, table):
        assert any(line.endswith("[.]") for line in shown(app))
        await press(app, pilot, "full_stop", "full_stop")  # others could still act: it is meant
        assert closes(type(table.turned[0].action))

    at_the_table(LARGE, play, bots={}, position=LEVY, asks=False)


def test_the_cursor_begins_on_the_march_that_goes_forward_unless_that_is_dangerous():
    table = sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {}, "en")
    marches = next(deed for deed in by_deed(session.answers()) if "move" in deed[0].label and len(deed) > 3)
    begins = session.foremost(marches)
    there = [int(touched(answer.action).space[:2]) for answer in marches]
    assert not begins.harms
    assert int(touched(begins.action).space[:2]) > min(there), "the enemy is in the east"
    safe = [answer for answer in marches if not answer.harms]
    assert safe[0] is not begins, "the list itself stays in the order of the places"
    risky = [msgspec.structs.replace(one, harms="" if one is marches[0] else CAUTION) for one in marches]
    assert session.foremost(risky) is risky[0]


def test_the_list_opens_with_its_cursor_there():
    async def play(app, pilot, table):
        first = by_deed(app.answers)[0]
        assert app.chosen == app.session.foremost(first) != first[0]

    at_the_table(LARGE, play, bots={})


def test_enter_on_the_board_gives_the_one_answer_there():
    async def play(app, pilot, table):
        wanted = few(app)[2]
        await press(app, pilot, "b")
        app.board.point_at(touched(wanted.action).space)
        await settle(app, pilot)
        assert f"⏎ {wanted.label}" in str(app.query_one("#here").content)
        await press(app, pilot, "enter")
        assert table.turned[0].action == wanted.action

    at_the_table(LARGE, play, bots={}, position=ALONE, asks=False)


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "y", "n"), ("fr", "o", "n"), ("pt", "s", "n")])
def test_yes_and_no_have_a_letter(language, yes, no):
    async def play(app, pilot, table):
        await press(app, pilot, "c", no)
        assert not isinstance(app.screen, Confirming)
        assert not table.turned
        await press(app, pilot, "c", yes)
        assert isinstance(table.turned[0].action, Concede)
        assert isinstance(app.screen, Ending)

    at_the_table(LARGE, play, language=language)


def test_the_keys_that_the_last_page_names_work_on_it():
    async def play(app, pilot, table):
        await press(app, pilot, "c", "y", "l")
        assert isinstance(app.screen, Latest)

    at_the_table(LARGE, play)


def test_a_piece_with_one_answer_takes_one_line():
    async def play(app, pilot, table):
        name = app.session.teller.name("gov-mg")
        app.listed.show_answers(app.answers[:1], "", (), whole=True)
        assert shown(app) == [f"1 {app.answers[0].label}"]
        app.listed.show_answers(app.answers[:2], "", (), whole=True)
        assert shown(app)[0] == name

    at_the_table(LARGE, play, bots={}, position=ALONE, asks=False)


def test_behind_the_last_page_the_result_stays_with_the_keys_that_are_left():
    async def play(app, pilot, table):
        await press(app, pilot, "c", "y", "escape")
        told = words(app, "#question")
        assert app.session.verdict() in told
        assert app.session.ending()[0] in told
        assert "R: review" in told
        assert "q: leave" in told

    at_the_table(LARGE, play)


def test_a_page_that_goes_on_says_so_until_its_end():
    async def play(app, pilot, table):
        await press(app, pilot, "question_mark")
        sheet = app.screen.query_one(".page")
        assert "↓ more" in str(sheet.border_subtitle)
        await press(app, pilot, "end")
        sheet.scroll_end(animate=False, immediate=True)
        await press(app, pilot)
        assert "↓ more" not in str(sheet.border_subtitle)

    at_the_table(SMALL, play)


def test_a_digit_that_may_go_on_says_what_enter_gives_and_what_a_second_digit_would():
    """With ten answers and more a digit alone gives none."""

    async def play(app, pilot, table):
        assert len(app.answers) > 12
        before = len(table.turned)
        await press(app, pilot, "1")
        heading = words(app, "#counted")
        assert heading.startswith("⏎ gives 1")
        assert "10" in heading
        assert len(table.turned) == before
        await press(app, pilot, "2")
        assert words(app, "#counted") == "⏎ gives 12"

    at_the_table(LARGE, play)
