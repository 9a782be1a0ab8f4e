"""On the board and in the list one is at the same place: the list follows, and answers say where they go."""

import re

import sandtable
from sandtable.engine.handles import closes, is_hostile, touched
from sandtable.terminal.session import Session
from tests.games.kolwezi.drill import operation
from tests.terminal.at_table import SIZES, at_the_table, press, shown
from tests.terminal.test_in_sight import at_kolwezi


@SIZES
def test_the_list_and_the_odds_follow_the_cursor_of_the_board(size):
    async def play(app, pilot, table):
        await press(app, pilot, "b")
        ends = [touched(answer.action).space for answer in app.answers]
        for end in [space for space in ends if space][:3]:
            app.board.point_at(end)
            await press(app, pilot)
            here = app.answers_here()
            assert app.chosen in here
            assert app.listed.under[0] in here or set(here) & set(app.listed.under), "the line of its deed, if folded"
            await press(app, pilot, "o")
            assert app.chosen is None or len(app.screen_stack) == 2
            await press(app, pilot, "escape")
        nothing = next(
            space for space in app.board.picture.layout.spots if not any(map(app.session.touching(space), app.answers))
        )
        app.board.point_at(nothing)
        await press(app, pilot, "o")
        assert app.chosen is None
        assert len(app.screen_stack) == 1, "of a place that no answer is about there are no odds"

    at_the_table(size, play)


def test_an_answer_says_what_the_place_is_called_and_its_ground():
    async def play(app, pilot, table):
        told = {
            touched(answer.action).space: app.session.where_to(answer)
            for answer in app.answers
            if touched(answer.action).space
        }
        assert told["0605"] == "(Western well, built-up area)"
        assert "" in told.values(), "what most of the board is, is not told"
        assert any("0605 (Western well, built-up area)" in " ".join(line.split()) for line in shown(app))

    at_the_table((120, 40), play)


def test_a_place_that_the_board_calls_by_its_number_has_it_in_the_answer():
    """The board writes NV2 where the name finds no room: whoever reads the name must find the place."""
    session = Session(sandtable.new("kolwezi", "bonite", seed=4), {}, "en")
    told = []
    for _ in range(12):
        decision = session.decision
        told += [f"{answer.label} {session.where_to(answer)}" for answer in session.answers()]
        session.act(next(one for one in decision.actions if not closes(type(one))))
    moves = [line for line in told if line.startswith("Go to")]
    assert moves
    assert all(re.search(r"\([A-Z]{2}\d+", line) for line in moves), moves


def test_who_is_asked_about_is_told_with_where_he_stands():
    """Companies have sections of the same names: who they are is seen by where they are."""
    with operation({"S11": "VE1", "S21": "VE2"}, "french_move") as drill:
        session = Session(drill.table, {}, "en")
        told = {answer.piece: session.where_to(answer) for answer in session.answers() if answer.piece}
        assert "(VE1)" in told["S11"]
        assert "(VE2)" in told["S21"]
    with operation({"S11": "VE1", "S12": "VE1"}, "french_move") as drill:
        session = Session(drill.table, {}, "en")
        assert not any(session.where_to(answer) for answer in session.answers()), "all stand in one place"


def test_a_place_names_its_neighbours_as_the_map_calls_them_from_afar():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    assert any("Église Notre-Dame (VE7)" in fact for fact in session.facts_of("VE9"))
    session.speak("fr")
    assert any("Église Notre-Dame (VE7)" in fact for fact in session.facts_of("VE9"))


def test_a_blow_says_what_the_map_calls_its_place_from_afar():
    async def play(app, pilot, table):
        session = app.session
        blows = [answer for answer in app.answers if is_hostile(type(answer.action))]
        told = [f"{answer.label} {session.where_to(answer)}" for answer in blows]
        where = {piece.id: piece.space for piece in session.scene.pieces}
        assert told
        for line, answer in zip(told, blows, strict=True):
            held = touched(answer.action)
            assert line.count(session.label_of(held.space or where[held.target])) == 1, line

    at_kolwezi(play, "Target")


def test_on_the_board_the_places_one_may_go_to_stay_lit_wherever_one_walks():
    async def play(app, pilot, table):
        await press(app, pilot, "1", "enter")
        there = {space for answer in app.answers for space in touched(answer.action).spaces}
        assert len(there) > 3
        drawn, show = [], app.board.show
        app.board.show = lambda scene, lit, framed, trace, reach, *more: (
            drawn.append(reach) or show(scene, lit, framed, trace, reach, *more)
        )
        await press(app, pilot, "b")
        walked = 0
        for way in ("left", "up", "right", "down") * 3:
            await press(app, pilot, way)
            if app.board.cursor not in there:
                assert drawn[-1] == there
                walked += 1
        assert walked

    at_kolwezi(play, "Pick")
