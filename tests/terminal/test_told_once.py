"""What several answers have in common stands above them once: where they begin, where who is asked about stands."""

import asyncio

import sandtable
from sandtable.engine.handles import closes
from sandtable.terminal.answers import CAUTION, FIRE, HARMS, signs_of
from sandtable.terminal.app import TableApp
from sandtable.terminal.session import Session
from tests.terminal.at_table import press, settle, shown, words
from tests.terminal.test_in_sight import at_kolwezi


def test_where_several_stand_is_told_once_above_them():
    async def play(app, pilot, table):
        session, lines = app.session, shown(app)
        places = [session.stands(answer) for answer in app.answers]
        assert len({*places}) > 2
        heads = [place for before, place in zip(["", *places], places, strict=False) if place and place != before]
        assert [line for line in lines if line and line in places] == heads
        rows = [line for line in lines if line.lstrip()[:1].isdigit()]
        assert not any(place in row for place in {*places} - {""} for row in rows)

    at_kolwezi(play, "Pick", size=(140, 60))


def test_what_many_answers_begin_with_stands_above_them_and_the_rest_apart():
    async def play(app, pilot, table):
        await press(app, pilot, "1", "enter")
        lines = shown(app)
        place = lines.index("Go to …")
        marches = [answer for answer in app.answers if answer.label.startswith("Go to ")]
        assert len(marches) > 3
        below = lines[place + 1 : place + 1 + len(marches)]
        for answer, line in zip(marches, below, strict=True):
            assert line.lstrip().startswith(f"{answer.number} {answer.label.removeprefix('Go to ')}")
        assert len(marches) < len(app.answers), "others may come along"
        assert not lines[place + 1 + len(marches)].strip(), "they are no place to go to"

    at_kolwezi(play, "Pick", size=(160, 60))


def test_the_signs_behind_answers_are_explained_under_the_question():
    async def play(app, pilot, table):
        assert not signs_of(app.answers)
        assert FIRE not in words(app, "#question")
        for answer in [one for one in app.answers if not closes(type(one.action))]:
            app.session.act(answer.action)
            app.go_on()
            await settle(app, pilot)
            if any(one.harms == FIRE for one in app.answers):
                break
            app.session.undo()
        assert f"{FIRE} fired at on the way" in words(app, "#question")
        assert HARMS not in words(app, "#question")
        assert CAUTION not in words(app, "#question")

    at_kolwezi(play, "Pick", size=(160, 60))


def test_a_place_worth_having_is_told_with_what_the_map_calls_it_from_afar():
    async def play(app, pilot, table):
        told = "\n".join(app.session.briefing())
        assert "Villas P2 (VO4)" in told
        assert "(VO4) (VO4)" not in told

    at_kolwezi(play, "Pick")


def test_figures_that_stand_behind_a_name_in_every_answer_stand_behind_it_above_them():
    async def run():
        app = TableApp(Session(sandtable.new("guerra", seed=5), {}, "en"))
        async with app.run_test(size=(170, 48)) as pilot:
            await settle(app, pilot)
            lines = [line.rstrip() for line in shown(app)]
            assert "FAA 1 (4-3-3)" in lines
            rows = [line for line in lines if line.lstrip()[:1].isdigit()]
            assert len(rows) > 5
            assert all("(4-3-3)" in answer.label for answer in app.answers)
            assert not any("(4-3-3)" in row for row in rows)

    asyncio.run(run())
