"""What a move has left on arrival stands in every space that it can come to, in every game that counts it."""

import pytest

import sandtable
from sandtable.engine.handles import closes
from sandtable.terminal import palette
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.layout import CELLS
from sandtable.terminal.session import Session
from tests.terminal.at_table import press
from tests.terminal.test_in_sight import at_kolwezi

#: games that count what a move has left, and a position's scenario
COUNTED = {"colonial": "tel-asra", "guerra": "1998", "kolwezi": "bonite", "world_war_africa": "congo"}


def numbers_in(canvas, spot):
    """What is written in a space on the ground of such a number."""
    there = {(x, line) for line, first, last in spot.runs for x in range(first, last)}
    found = sorted((line, x) for x, line in there if canvas.backs[line][x] == palette.LEFT[1])
    return "".join(canvas.characters[line][x] for line, x in found)


def room_in(canvas, line, first, last):
    """How many characters beside one another nothing is written on."""
    return max(canvas.free(x, line, last - x) for x in range(first, last))


def ends_of(canvas, line, first, last):
    """Whether a figure of a number or of a counter stands right beside what a move has left."""
    row = [canvas.backs[line][x] == palette.LEFT[1] for x in range(canvas.width)]
    around = {x + way for x in range(first, last) if row[x] for way in (-1, 1) if 0 <= x + way < canvas.width}
    return [canvas.characters[line][x].isdigit() for x in around if not row[x]]


def first_reach(game, scenario):
    session = Session(sandtable.new(game, scenario, seed=4), {}, "en")
    for _ in range(300):
        found = [one for one in session.scene.reach if len(one.left) > 3]
        if found:
            return session, found[0]
        doing = [one for one in session.decision.actions if not closes(type(one))]
        session.act((doing or session.decision.actions)[0])
    pytest.fail("nobody was to move")


@pytest.mark.parametrize("game", COUNTED)
def test_the_number_stands_in_every_space_in_every_size(game):
    session, reach = first_reach(game, COUNTED[game])
    left = {space: f"{points:g}" for space, points in reach.left.items()}
    sheet = session.sheet(session.scene, session.scene.plate)
    for cell in CELLS:
        picture = BoardPicture(sheet, cell)
        canvas = picture.laid_out(session.scene, (), reach=left.keys(), left=left)
        there = left.keys() & picture.layout.spots.keys()
        told = {space: numbers_in(canvas, picture.layout.spots[space]) for space in there}
        plain = picture.laid_out(session.scene, (), reach=left.keys())
        for space in there:
            runs = picture.layout.spots[space].runs
            room = max(room_in(plain, line, first, last) for line, first, last in runs)
            assert told[space] in (left[space], "")
            wide = len(left[space]) + 2
            assert told[space] or room < wide, "wherever there is room beside what is written"
            beside = [x for line, first, last in runs for x in ends_of(canvas, line, first, last)]
            assert not any(beside), "never right beside a counter or a number"
        assert sum(map(bool, told.values())) * 4 >= 3 * len(there)
        for y in range(canvas.height):
            for x in range(canvas.width):
                if canvas.backs[y][x] == palette.LEFT[1]:
                    assert not plain.taken[y][x], "it covers nothing"


def test_it_is_there_while_it_is_asked_where_to_and_not_before():
    async def play(app, pilot, table):
        assert not app.left()
        await press(app, pilot, "enter")
        left, board = app.left(), app.board
        assert len(left) > 3
        ends = app.reach() & left.keys()
        assert all(numbers_in(board.canvas, board.picture.layout.spots[end]) == left[end] for end in ends)

    at_kolwezi(play, "Pick", (140, 42))
