"""The board in characters: hexes of both orientations, areas, stacks, marks."""

import math

import pytest

from sandtable.engine.boards import FLAT, POINTY, HexGrid
from sandtable.engine.scene import Control, Line, Mark, Piece, Scene, Sheet, Space, Terrain
from sandtable.games import shelf
from sandtable.terminal import palette
from sandtable.terminal.board import COMPACT, ROOMY, BoardPicture
from sandtable.terminal.layout import area_layout, hex_layout, is_hex_grid


def hexes(orientation, cols=5, rows=4):
    grid = HexGrid(cols, rows, orientation)
    turn = 0 if orientation == FLAT else math.pi / 6
    spaces = []
    for name, space in grid.index.items():
        x, y = grid.centre(space)
        corners = [(x + math.cos(turn + k * math.pi / 3), y + math.sin(turn + k * math.pi / 3)) for k in range(6)]
        spaces.append(Space(name, (x, y), corners, "open", label=name))
    return grid, Sheet((cols * 2.0, rows * 2.0), spaces, [Terrain("open", "open", "plain")])


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
@pytest.mark.parametrize("cell", [COMPACT, ROOMY])
def test_hexes_lie_like_bricks_and_touch_their_neighbours(orientation, cell):
    grid, sheet = hexes(orientation)
    layout = hex_layout(sheet, cell)
    covered = [
        (line, x) for spot in layout.spots.values() for line, first, last in spot.runs for x in range(first, last)
    ]
    assert len(covered) == len(set(covered)) == len(sheet.spaces) * cell * 2
    for name, space in grid.index.items():
        for near in grid.neighbours[space]:
            one, other = layout.spots[name], layout.spots[grid.names[near]]
            assert one.shade != other.shade, "neighbours can be told apart"
            assert abs(one.x - other.x) <= cell
            assert abs(one.y - other.y) <= 2


def square(name, x, y, side=4.0):
    return Space(
        name,
        (x + side / 2, y + side / 2),
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)],
        "town",
        name=name,
    )


AREAS = Sheet(
    (8.0, 8.0),
    [square("Old town", 0, 0), square("Station", 4, 0), square("Hospital", 0, 4), square("Airport", 4, 4)],
    [Terrain("town", "town", "town")],
    marks=[Mark("airport", "Airport")],
    links=[("Old town", "Station"), ("Station", "Airport")],
    sides=[{"id": "a", "colour": "blue"}, {"id": "b", "colour": "red"}],
)


def test_areas_are_filled_and_named():
    assert not is_hex_grid(AREAS)
    layout = area_layout(AREAS)
    for spot in layout.spots.values():
        assert len(spot.runs) >= 4
    pieces = [
        Piece("p", "Station", 1, "Para", "SHGPUCI---", steps=(1, 2)),
        Piece("q", "Airport", 0, "HQ", "SFGPUH----"),
    ]
    text = BoardPicture(AREAS).draw(Scene(pieces)).plain
    for name in ("Old town", "Station", "Hospital", "Airport"):
        assert name in text
    assert "(I )" in text
    assert "[H ]" in text
    assert "∙" in text


def drawn(pieces, lit=(), control=(), marks=()):
    _, sheet = hexes(FLAT)
    sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, marks=list(marks), sides=AREAS.sides)
    return BoardPicture(sheet, ROOMY).draw(Scene(pieces, control=list(control)), lit)


def styles_of(text, wanted):
    start = text.plain.index(wanted)
    return {str(span.style) for span in text.spans if span.start <= start < span.end}


def piece(id, side, space="0202", **more):
    return Piece(id, space, side, id, "SFGPUCI---", **{"steps": (4, 4), **more})


def test_sides_differ_by_bracket_and_by_colour():
    text = drawn([piece("a", 0), piece("b", 1, "0303")])
    assert styles_of(text, "[I ]") != styles_of(text, "(I )")


def test_a_stack_shows_its_fighting_unit_and_how_many_there_are():
    leader = Piece("l", "0202", 0, "Leader", "SFGPUH----")
    assert "[I3]" in drawn([leader, piece("a", 0), piece("b", 0)]).plain
    assert "[I+]" in drawn([piece(str(n), 0) for n in range(12)]).plain


def test_both_sides_in_one_space_are_both_shown():
    plain = drawn([piece("a", 0), piece("b", 1)]).plain
    assert "[I ]" in plain
    assert "(I )" in plain


def test_a_face_down_counter_is_a_question_mark():
    assert "(? )" in drawn([Piece("x", "0202", 1, "", "SHGPU-----", hidden=True)]).plain


def test_what_an_action_touches_is_lit():
    text = drawn([], lit={"0303"})
    assert any(palette.LIT in style for style in styles_of(text, "0303"))
    assert not any(palette.LIT in style for style in styles_of(text, "0302"))


def test_a_marked_space_shows_who_holds_it():
    mark = Mark("objective", "0303", "4")
    free, held = drawn([], marks=[mark]), drawn([], marks=[mark], control=[Control("0303", 1)])
    assert "0303★" in free.plain
    assert styles_of(free, "★") != styles_of(held, "★")


def test_roads_hills_and_woods_can_be_read():
    _, sheet = hexes(FLAT)
    first, second = sheet.spaces[0], sheet.spaces[1]
    spaces = [Space(first.id, first.centre, first.outline, "wood", 2, label=first.id), *sheet.spaces[1:]]
    terrain = [*sheet.terrain, Terrain("wood", "wood", "woods")]
    roads = [Line("road", [second.centre])]
    plain = BoardPicture(Sheet(sheet.size, spaces, terrain, roads), COMPACT).draw(Scene([])).plain
    assert "♣♣♣▲" in plain
    assert "════" in plain


@pytest.mark.parametrize("game", shelf.names())
def test_every_scenario_of_every_game_is_drawn_whole(game):
    title = shelf.title(game)
    for scenario in title.scenarios():
        opened = title.open(scenario)
        state = opened.setup(bytes(32))
        sheet = opened.sheet()
        for cell in (COMPACT, ROOMY):
            picture = BoardPicture(sheet, cell)
            text = picture.draw(opened.scene(opened.observe(state, 0)), {sheet.spaces[0].id})
            lines = text.plain.split("\n")
            assert len(lines) == picture.layout.height
            assert {len(line) for line in lines} == {picture.layout.width}
            for space in sheet.spaces if picture.hexes else ():
                spot = picture.layout.spots[space.id]
                assert lines[spot.y + 1][spot.x : spot.x + spot.width].startswith(
                    (space.label or space.id)[: spot.width]
                )


def test_side_colours_are_dark_enough_for_white_letters():
    for name in ("blue", "red", "khaki", "white", "yellow", "no such colour", ""):
        red, green, blue = (int(palette.side_colour(0, name)[at : at + 2], 16) / 255 for at in (1, 3, 5))
        assert 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6
