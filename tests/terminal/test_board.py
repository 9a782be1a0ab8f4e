"""The board in characters: hexes of both orientations, areas, stacks, marks."""

import math

import pytest
from rich.cells import cell_len
from textual.color import Color
from textual.geometry import Size

import sandtable
from sandtable.engine.boards import FLAT, POINTY, HexGrid
from sandtable.engine.scene import Card, Control, Line, Mark, Piece, Scene, Sheet, Space, Terrain
from sandtable.games import shelf
from sandtable.terminal import palette
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.borders import DARK
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import CELLS, COMPACT, LARGE, ROOMY, hexes_of, lay_out
from sandtable.terminal.letters import plain
from sandtable.terminal.overlays import Shade
from sandtable.terminal.session import Session
from sandtable.terminal.ways import Trace
from sandtable.terminal.window import Window


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
@pytest.mark.parametrize("cell", CELLS)
def test_hexes_lie_like_bricks_and_touch_their_neighbours(orientation, cell):
    grid, sheet = hexes(orientation)
    layout = lay_out(sheet, cell)
    covered = [
        (line, x) for spot in layout.spots.values() for line, first, last in spot.runs for x in range(first, last)
    ]
    assert len(covered) == len(set(covered)) == len(sheet.spaces) * cell.width * cell.height
    for name, space in grid.index.items():
        for near in grid.neighbours[space]:
            one, other = layout.spots[name], layout.spots[grid.names[near]]
            assert one.shade != other.shade, "neighbours can be told apart"
            assert abs(one.x - other.x) <= cell.width
            assert abs(one.y - other.y) <= cell.height


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
    [square("Old town", 0, 0), square("Station", 8, 0), square("Hospital", 0, 8), square("Airport", 8, 8)],
    [Terrain("town", "town", "town")],
    marks=[Mark("airport", "Airport")],
    links=[("Old town", "Station"), ("Station", "Airport")],
    sides=[{"id": "a", "colour": "blue"}, {"id": "b", "colour": "red"}],
)


def test_areas_are_filled_and_named():
    assert not hexes_of(AREAS)
    for spot in lay_out(AREAS, ROOMY).spots.values():
        assert len(spot.runs) >= 4
    pieces = [
        Piece("p", "Station", 1, "Para", "SHGPUCI---", steps=(1, 2)),
        Piece("q", "Airport", 0, "HQ", "SFGPUH----"),
    ]
    text = BoardPicture(AREAS, ROOMY).draw(Scene(pieces)).plain
    for name in ("Old town", "Station", "Hospital", "Airport"):
        assert name in text
    assert "(I )" in text
    assert "[H ]" in text
    assert "∙" in text


def drawn(pieces, lit=(), control=(), marks=(), cell=ROOMY):
    _, sheet = hexes(FLAT)
    sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, marks=list(marks), sides=AREAS.sides)
    return BoardPicture(sheet, cell).draw(Scene(pieces, control=list(control)), lit)


def styles_of(text, wanted):
    start = text.plain.index(wanted)
    return {str(span.style) for span in text.spans if span.start <= start < span.end}


def piece(id, side, space="0202", **more):
    return Piece(id, space, side, id, "SFGPUCI---", **{"steps": (4, 4), **more})


def test_sides_differ_by_bracket_and_by_colour():
    text = drawn([piece("a", 0), piece("b", 1, "0303")])
    assert styles_of(text, "[I ]4") != styles_of(text, "(I )4")


def test_how_strong_a_unit_is_and_what_is_wrong_with_it_stand_beside_its_counter():
    worn = {"steps": (2, 4), "markers": ["disrupted"]}
    assert "[I !2" in drawn([piece("a", 0, **worn)]).plain
    assert "[I2!" in drawn([piece("a", 0, **worn)], cell=COMPACT).plain
    assert "[I4✓" in drawn([piece("a", 0, markers=["moved"])], cell=COMPACT).plain, "its strength is still there"
    assert "[I2]8" in drawn([piece("a", 0), piece("b", 0)]).plain, "of a stack, all together"
    assert "[I8]" in drawn([piece("a", 0), piece("b", 0)], cell=COMPACT).plain, "a figure means the same everywhere"
    assert "[I !2" in drawn([piece("a", 0, **worn)], cell=LARGE).plain
    assert "[I ✓4" in drawn([piece("a", 0, markers=["moved"])]).plain
    assert "✓" not in drawn([piece("a", 0, markers=["moved"]), piece("b", 0)]).plain, "one may still act"
    assert "[I4]" in drawn([piece("a", 0)], cell=COMPACT).plain
    assert "[I ] " in drawn([piece("a", 0, steps=(2, 2))]).plain, "nothing is lost"


@pytest.mark.parametrize("cell", CELLS)
def test_nothing_on_a_counter_moves_when_its_state_changes(cell):
    """Letter, count, strength and sign each have their own place, and all counters of a size are equally wide."""
    seen = []
    for steps in ((4, 4), (2, 4), (12, 12)):
        for markers in ([], ["disrupted"], ["moved"]):
            for many in (1, 2):
                pieces = [piece(str(n), 0, steps=steps, markers=markers) for n in range(many)]
                _, sheet = hexes(FLAT)
                sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, sides=AREAS.sides)
                canvas = BoardPicture(sheet, cell).laid_out(Scene(pieces))
                y = next(y for y in range(canvas.height) if "[" in canvas.characters[y])
                row = "".join(canvas.characters[y])
                sign = {"[]": "]", "['disrupted']": "!", "['moved']": "✓"}[str(markers)]
                at = row.index("[")
                assert row[at + 1] == "I"
                assert row[at + 3] == sign
                seen.append((at, sum(back == palette.side_colour(0, "blue") for back in canvas.backs[y])))
    assert len({at for at, _ in seen}) == 1
    assert max(wide for _, wide in seen) - min(wide for _, wide in seen) <= 2, (
        "but for a second figure and a sign's ground"
    )


def test_what_is_wrong_with_a_unit_has_a_colour_of_its_own():
    wrong, moved = (drawn([piece("a", 0, markers=[marker])]) for marker in ("pinned", "moved"))
    assert any(palette.ALARM[0] in style for style in styles_of(wrong, "!"))
    assert not any(palette.ALARM[0] in style for style in styles_of(moved, "✓"))


def test_strength_and_figures_never_run_together_and_what_is_wrong_stands_apart():
    """Three steps of a 3-4 are no 33-4, and ten that are disrupted no 10!: the sign has its place before them."""

    def large(*steps, markers=(), many=1, **printed):
        printed = {"left": "3", "right": "4"} | printed
        pieces = [piece(str(n), 0, steps=steps, markers=list(markers), **printed) for n in range(many)]
        return drawn(pieces, cell=LARGE).plain

    assert "[I ]3:3 " in large(3, 4)
    assert "[I !3:3 " in large(3, 4, markers=["disrupted"])
    assert "[I !10:3" in large(10, 12, markers=["disrupted"])
    assert "[I2]8:Σ6" in large(4, 5, many=2)
    assert "[I ✓3-4" in large(4, 4, markers=["moved"])
    assert "[I2✓Σ6" in large(4, 4, markers=["moved"], many=2)
    assert "[I ]3-4" in large(4, 4)


def test_where_units_have_cards_the_card_tells_whether_one_has_acted():
    _, sheet = hexes(FLAT)
    moved, leader = piece("a", 0, markers=["moved"]), Piece("l", "0202", 0, "Leader", "SFGPUH----")
    picture = BoardPicture(Sheet(sheet.size, sheet.spaces, sheet.terrain, sides=AREAS.sides), ROOMY)
    for state, wanted in (("waiting", False), ("active", False), ("played", True)):
        for unit in (moved, piece("a", 0)):
            card = Card("c", "5C", "black", 0, "a", state)
            shown = picture.draw(Scene([unit, leader], cards=[card])).plain
            assert ("✓" in shown) == wanted, (state, unit.markers)


def test_the_strongest_who_fights_is_in_front_aboard_or_not():
    lorry = Piece("w", "0202", 0, "Lorry", "SFGPUST---")
    assert "[I2]" in drawn([lorry, piece("a", 0, markers=["aboard"])]).plain
    guns = Piece("g", "0202", 0, "Guns", "SFGPUCF---", left="6", steps=(4, 4))
    assert "[A3]8" in drawn([lorry, piece("a", 0, left="4"), guns]).plain
    assert "[W2]" in drawn([lorry, lorry]).plain


def test_a_stack_shows_its_fighting_unit_and_how_many_there_are():
    leader = Piece("l", "0202", 0, "Leader", "SFGPUH----")
    assert "[I3]" in drawn([leader, piece("a", 0), piece("b", 0)]).plain
    assert "[I+]" in drawn([piece(str(n), 0) for n in range(12)]).plain


def test_both_sides_in_one_space_are_both_shown():
    """In a small hex they share a line, so that the number below, and whether it is lit, can still be seen."""
    assert "[I (I2" in drawn([piece("a", 0), piece("b", 1), piece("c", 1)]).plain
    small = drawn([piece("a", 0), piece("b", 1)], lit={"0202"}, cell=COMPACT)
    assert "[I(I" in small.plain
    assert any(palette.LIT in style for style in styles_of(small, "0202"))
    large = drawn([piece("a", 0), piece("b", 1)], cell=LARGE).plain
    assert "[I ]" in large
    assert "(I )" in large


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
    assert "(★)" in held.plain
    assert styles_of(free, "★") != styles_of(held, "★")


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("stack", [[], [piece("a", 1, "0303")]])
def test_a_mark_lies_in_its_own_space(cell, stack):
    _, sheet = hexes(FLAT)
    sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, marks=[Mark("objective", "0303", "4")], sides=AREAS.sides)
    picture = BoardPicture(sheet, cell)
    rows = picture.draw(Scene(stack)).plain.split("\n")
    y, x = next((y, row.index("★")) for y, row in enumerate(rows) if "★" in row)
    bottom = [(first, last) for half, first, last in picture.layout.spots["0303"].halves if half == 2 * y + 1]
    assert any(first <= x < last for first, last in bottom), "letters stand on the lower half"


def test_those_of_two_men_say_so_among_those_who_count_theirs_and_two_sides_of_a_counter_are_none():
    gun, foot = piece("g", 0, steps=(2, 2)), piece("f", 1, "0303")
    assert "[I ]2" in drawn([gun, foot]).plain
    assert "[I2]" in drawn([gun, foot], cell=COMPACT).plain
    assert "[I ]2" not in drawn([gun]).plain
    assert "[I ]" in drawn([gun], cell=COMPACT).plain


def test_a_marked_space_is_known_under_a_counter_in_the_smallest_hexes_too():
    mark = Mark("objective", "0303", "4")
    own, other = piece("a", 1, "0303"), piece("b", 0, "0303")
    held = {"marks": [mark], "control": [Control("0303", 1)]}
    assert "0303★" in drawn([own], **held).plain
    assert "0303★(" not in drawn([own], **held).plain
    assert "0303★(" in drawn([other], **held).plain, "somebody else still holds it"
    assert "(I4★" in drawn([own], cell=COMPACT, **held).plain
    assert "(★)" in drawn([], cell=COMPACT, **held).plain


def test_roads_hills_and_woods_can_be_read():
    _, sheet = hexes(FLAT)
    first = sheet.spaces[0]
    spaces = [Space(first.id, first.centre, first.outline, "wood", 2, label=first.id), *sheet.spaces[1:]]
    terrain = [*sheet.terrain, Terrain("wood", "wood", "woods")]
    centre = {space.id: space.centre for space in spaces}
    road = Line("road", [centre["0303"], centre["0403"], centre["0503"]])
    railway = Line("railway", [centre["0202"], centre["0203"]])
    plain = BoardPicture(Sheet(sheet.size, spaces, terrain, [road, railway]), COMPACT).draw(Scene([])).plain
    assert "♣ ♣▲" in plain
    assert plain.count("─") >= 4
    assert plain.count("║") >= 1


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
@pytest.mark.parametrize("cell", CELLS)
def test_a_river_runs_between_two_hexes(orientation, cell):
    """Along every side of a hex in turn: the line is drawn at the edge of the two hexes it parts, and nowhere else."""
    grid, sheet = hexes(orientation)
    here = next(space for space in sheet.spaces if space.id == "0303")
    spots = lay_out(sheet, cell).spots
    dry = drawn_river(sheet, cell, [])
    for near in grid.neighbours[grid.index["0303"]]:
        other = next(space for space in sheet.spaces if space.id == grid.names[near])
        ends = [corner for corner in here.outline if any(math.dist(corner, end) < 0.01 for end in other.outline)]
        assert len(ends) == 2
        wet = drawn_river(sheet, cell, [Line("river", ends)])
        both = {(y, x) for id in ("0303", other.id) for y, first, last in spots[id].runs for x in range(first, last)}
        changed = {place for place in wet if wet[place] != dry[place]}
        assert changed, other.id
        assert changed <= both
        assert all("#5fb4f0" in wet[place][1] for place in changed)
        for lit in ({"0303"}, {other.id}, {"0303", other.id}):
            bright = drawn_river(sheet, cell, [Line("river", ends)], lit)
            still = drawn_river(sheet, cell, [], lit)
            assert {place for place in bright if bright[place] != still[place]} == changed, "there, too"


def drawn_river(sheet, cell, lines, lit=()):
    text = BoardPicture(Sheet(sheet.size, sheet.spaces, sheet.terrain, lines), cell).draw(Scene([]), lit)
    width = text.plain.index("\n") + 1
    found = {}
    for span in text.spans:
        for place in range(span.start, span.end):
            found[place // width, place % width] = (text.plain[place], str(span.style))
    return found


def test_names_run_on_over_free_ground_and_never_over_a_counter():
    _, sheet = hexes(FLAT)
    named = [
        Space(one.id, one.centre, one.outline, one.terrain, name="Kisangani" if one.id == "0202" else "", label=one.id)
        for one in sheet.spaces
    ]
    sheet = Sheet(sheet.size, named, sheet.terrain, marks=[Mark("town", "0202")], sides=AREAS.sides)
    assert "•Kisangani" in BoardPicture(sheet, ROOMY).draw(Scene([])).plain
    crowded = BoardPicture(sheet, ROOMY).draw(Scene([piece("a", 0, "0303"), piece("b", 1, "0302")])).plain
    assert "•Kisan" in crowded
    assert "[I ]" in crowded
    assert "(I )" in crowded


def test_boxes_beside_the_hexes_keep_their_place():
    _, sheet = hexes(POINTY)
    box = Space("box", (-6.0, 2.0), [(-9.0, 0.5), (-3.0, 0.5), (-3.0, 3.5), (-9.0, 3.5)], "open", name="Reserve")
    picture = BoardPicture(Sheet(sheet.size, [*sheet.spaces, box], sheet.terrain, sides=AREAS.sides), ROOMY)
    assert len(picture.hexes) == len(sheet.spaces)
    assert picture.layout.spots["box"].x < min(picture.layout.spots[space.id].x for space in sheet.spaces)
    text = picture.draw(Scene([piece("a", 0, "box")])).plain
    assert "Reserve" in text
    assert "[I ]" in text


def test_a_large_hex_tells_what_is_printed_on_its_top_unit():
    _, sheet = hexes(FLAT)
    sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, sides=AREAS.sides)
    text = BoardPicture(sheet, LARGE).draw(Scene([piece("Levy", 0, left="4", right="2")])).plain
    assert "[I ]4-2" in text
    assert "Levy" in text
    rows = [[piece(str(n), 0, left=left, right="3") for n in range(3)] for left in ("4", "7-5")]
    assert "[I3]Σ12" in BoardPicture(sheet, LARGE).draw(Scene(rows[0])).plain, "of a stack, all together"
    assert "[I3]Σ21" in BoardPicture(sheet, LARGE).draw(Scene(rows[1])).plain, "and nothing is cut in the middle"


def test_the_middle_is_where_most_of_it_is():
    _, sheet = hexes(FLAT, cols=20, rows=8)
    picture = BoardPicture(sheet, COMPACT)
    assert picture.middle(["0202", "0203", "0302", "2008"])[0] < picture.layout.width // 3
    assert picture.middle(["nowhere"]) is None
    left, top, width, height = picture.around(["0303"])
    assert (width, height) == (COMPACT.width + 4, COMPACT.height + 2)
    assert (left, top) == (picture.layout.spots["0303"].x - 2, picture.layout.spots["0303"].runs[0][0] - 1)


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_is_drawn_whole_in_every_size(game):
    title = shelf.title(game)
    for scenario in title.scenarios()[:3]:
        opened = title.open(scenario)
        scene = opened.scene(opened.observe(opened.setup(bytes(32)), 0))
        sheet = opened.sheet().showing(scene.map)
        for cell in CELLS:
            picture = BoardPicture(sheet, cell)
            lines = picture.draw(scene, {sheet.spaces[0].id}).plain.split("\n")
            assert len(lines) == picture.layout.height
            assert {len(line) for line in lines} == {picture.layout.width}
            assert set(picture.layout.spots) == {space.id for space in sheet.spaces}
            covered = 0
            for space in sheet.spaces:
                spot = picture.layout.spots[space.id]
                if space.id in picture.hexes and not space.name:
                    label = (space.label or space.id)[: spot.width]
                    covered += not lines[spot.label][spot.x : spot.x + spot.width].startswith(label)
            assert covered <= sum(1 for space in sheet.spaces if space.name), "a number gives way to a name only"
            for space in {one.space for one in scene.pieces if one.space in picture.layout.spots}:
                spot = picture.layout.spots[space]
                rows = range(max(spot.y - 1, 0), min(spot.label + 3, len(lines)))
                shown = "".join(lines[y][spot.x : spot.x + spot.width] for y in rows)
                assert any(bracket in shown for bracket in "[(<{|])>}"), (space, shown)


def test_side_colours_are_dark_enough_for_white_letters():
    for name in ("blue", "red", "khaki", "white", "yellow", "no such colour", ""):
        red, green, blue = (int(palette.side_colour(0, name)[at : at + 2], 16) / 255 for at in (1, 3, 5))
        assert 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6


def areas(*names, gap=6.0):
    """Areas in a row, each with room for a few letters of its name."""
    spaces = []
    for place, name in enumerate(names):
        x = place * gap
        corners = [(x, 0.0), (x + 4, 0.0), (x + 4, 4.0), (x, 4.0)]
        spaces.append(Space(f"a{place}", (x + 2, 2.0), corners, "town", name=name))
    return Sheet((gap * len(names), 4.0), spaces, [Terrain("town", "town", "town")])


def test_names_of_neighbours_do_not_run_into_one_another():
    picture = BoardPicture(areas("Quartier des Ateliers", "Manika Nord"), ROOMY)
    plain = picture.draw(Scene([])).plain
    first, second = plain.splitlines()[:2]
    assert first.startswith("Quartier des "), "a long name has two lines"
    assert first.rstrip().endswith("Manika"), "and one that would leave its own ground, too"
    assert second.split() == ["Ateliers", "Nord"]


def test_areas_of_one_ground_have_a_border_between_them():
    picture = BoardPicture(areas("One", "Two", gap=4.0), LARGE)
    apart = picture.layout.spots["a0"].halves[0][2] - 1
    for canvas in (picture.laid_out(Scene([])), picture.laid_out(Scene([]), lit={"a0", "a1"})):
        row = canvas.backs[3]
        assert palette.mixed(row[apart - 1], "#000000", DARK) == row[apart] != row[apart - 1]
        assert row[apart] not in row[apart + 1 :], "and it is a line"
    assert not BoardPicture(areas("One", "Two"), LARGE).borders, "where nothing is between them there is none"
    assert not BoardPicture(hexes(FLAT)[1], LARGE).borders


def test_a_board_of_areas_opens_in_a_size_that_has_names():
    window = Window(Session(sandtable.new("kolwezi", seed=4), {}, "en"))
    window.room = Size(150, 58)
    assert window.picture.layout.width > 150
    assert window.picture.cell is ROOMY, "most of it fits"
    window.room = Size(150, 40)
    assert window.picture.cell is COMPACT, "it would have to be moved up and down as well"


@pytest.mark.parametrize("scenario", ["tel-asra", "modder-river", "shin-kamar"])
def test_a_board_that_would_leave_most_of_a_large_window_empty_is_drawn_larger(scenario):
    window = Window(Session(sandtable.new("colonial", scenario, seed=4), {}, "en"))
    window.room = Size(110, 44)  # of a terminal of 160 by 50
    assert window.picture.cell is LARGE
    window.room = Size(86, 35)  # of one of 120 by 40: what is smaller leaves room for lists, and no more
    assert window.picture.cell is not LARGE


def test_the_ground_of_areas_can_be_told_without_colour():
    sheet = areas("One")
    assert palette.GROUND["town"][0] in BoardPicture(sheet, ROOMY).draw(Scene([])).plain
    box = Space("box", (2.0, 2.0), sheet.spaces[0].outline, "town", name="Box", display=True)
    shown = BoardPicture(Sheet(sheet.size, [box], sheet.terrain), ROOMY).draw(Scene([])).plain
    assert palette.GROUND["town"][0] not in shown


def test_who_holds_a_place_can_be_told_without_colour():
    mark = Mark("objective", "0303", "4")
    by = [drawn([], marks=[mark], control=[Control("0303", side)]).plain for side in (0, 1)]
    assert "[★]" in by[0]
    assert "(★)" in by[1]


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
@pytest.mark.parametrize("cell", CELLS)
def test_a_framed_space_has_all_its_corners_for_whoever_sees_no_colour(orientation, cell):
    _, sheet = hexes(orientation)
    shown = BoardPicture(sheet, cell).laid_out(Scene([]), framed={"0202"}).text().plain
    wanted = "└┘" if (orientation, cell) == (POINTY, COMPACT) else "┌┐└┘"  # there, numbers fill the line above
    assert [shown.count(corner) for corner in wanted] == [1] * len(wanted)
    assert "0202" in shown, "its number can still be read"
    assert plain("└") == plain("┌") != plain("┐")


def test_a_framed_area_has_all_its_corners():
    shown = BoardPicture(AREAS, ROOMY).laid_out(Scene([]), framed={"Station"}).text().plain
    assert [shown.count(corner) for corner in "┌┐└┘"] == [1, 1, 1, 1]


def light_of(colour):
    return palette._light(Color.parse(colour))


def test_the_number_of_a_hex_is_quiet_until_something_is_asked_about_it():
    _, sheet = hexes(FLAT)
    picture = BoardPicture(sheet, ROOMY)
    spot = picture.layout.spots["0202"]

    def loud(**asked):
        canvas = picture.laid_out(Scene([]), **asked)
        both = [light_of(part[spot.label][spot.x]) for part in (canvas.inks, canvas.backs)]
        return max(both) / min(both)

    assert 1.9 < loud() < 2.4
    for asked in ("lit", "framed", "reach"):
        assert loud(**{asked: {"0202"}}) > 5, asked


def test_a_number_that_something_is_written_over_is_left_out_whole():
    canvas = Canvas(8, 1)
    canvas.number(0, 0, "0102", "#ffffff")
    canvas.number(4, 0, "0202", "#ffffff")
    canvas.write(2, 0, "•", "#ffffff")
    assert canvas.text().plain == "  • 0202"
    _, sheet = hexes(FLAT)
    picture = BoardPicture(sheet, ROOMY)
    gone = picture.laid_out(Scene([]), trace=Trace(["0202", "0203", "0303"], ())).text().plain
    assert "•" in gone
    assert all(space.id in gone for space in sheet.spaces), "and nobody who has gone somewhere writes over it"


def test_a_name_has_one_ink_and_takes_its_ground_along():
    """It is read as one word where it runs from a lit space into one that is not, and the other way round."""
    _, sheet = hexes(FLAT)
    spaces = [
        Space(one.id, one.centre, one.outline, one.terrain, name="Lubumbashi" if one.id == "0202" else "", label=one.id)
        for one in sheet.spaces
    ]
    picture = BoardPicture(Sheet(sheet.size, spaces, sheet.terrain), ROOMY)
    for lit in ({"0202"}, {"0302", "0303"}):
        canvas = picture.laid_out(Scene([]), lit)
        places = [(y, x) for y, first, long in canvas.labels["0202"] for x in range(first, first + long)]
        assert len(places) > picture.layout.spots["0202"].width, "it runs on"
        assert len({canvas.inks[y][x] for y, x in places}) == 1
        assert len({palette.is_bright(canvas.backs[y][x]) for y, x in places}) == 1


def test_a_mark_is_dark_on_lit_ground():
    mark = Mark("objective", "0303", "4")
    lit = drawn([], {"0303"}, marks=[mark])
    assert any("#000000" in style and palette.LIT in style for style in styles_of(lit, "★"))
    assert any(palette.MARK in style for style in styles_of(drawn([], marks=[mark]), "★"))


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
@pytest.mark.parametrize("cell", CELLS)
def test_a_river_underlines_no_number(orientation, cell):
    grid, sheet = hexes(orientation)
    here = next(space for space in sheet.spaces if space.id == "0303")
    ends = [*here.outline, here.outline[0]]
    shown = BoardPicture(Sheet(sheet.size, sheet.spaces, sheet.terrain, [Line("river", ends)]), cell).draw(Scene([]))
    assert not any("underline" in str(span.style) for span in shown.spans)
    assert all(space.id in shown.plain for space in sheet.spaces)
    numbers = [styles_of(shown, space.id) for space in sheet.spaces]
    assert not any("#5fb4f0" in style for styles in numbers for style in styles)


def overlaid(cell, *shades, lined=False, lit=()):
    _, sheet = hexes(FLAT, 8, 6)
    sheet = Sheet(sheet.size, sheet.spaces, sheet.terrain, [LAID], sides=AREAS.sides)
    picture = BoardPicture(sheet, cell, lined)
    return picture, picture.laid_out(Scene([]), lit, overlay=[Shade(side, frozenset(there)) for side, there in shades])


LAID = Line("road", [(0.0, 0.0), (1.0, 1.0)])


@pytest.mark.parametrize("cell", CELLS)
def test_an_overlay_tints_the_ground_and_leaves_alone_what_stands_there(cell):
    """What is printed is still there in its own ink; only the ground has something of the side's colour."""
    ring = {f"{column:02}{row:02}" for column in (3, 4, 5) for row in (2, 3, 4)}
    picture, plain = overlaid(cell)
    _, tinted = overlaid(cell, (0, ring))
    inks = {
        (y, x)
        for y in range(plain.height)
        for x in range(plain.width)
        if (plain.characters[y][x], plain.inks[y][x]) != (tinted.characters[y][x], tinted.inks[y][x])
    }
    signs = {place for place in inks if tinted.characters[place[0]][place[1]] in "[]"}
    assert signs == inks, "nothing but brackets is written"
    assert 0 < len(signs) < 2 * len(ring), "and those only at the rim"
    spot = picture.layout.spots["0403"]
    ground = [tinted.backs[spot.y][x] for x in range(spot.x, spot.x + spot.width)]
    own = palette.side_colour(0, "blue")
    assert own not in ground, "no slab"
    assert ground[0] == palette.mixed(plain.backs[spot.y][spot.x], own, palette.TINT)
    _, lined = overlaid(cell, (0, ring), lined=True)
    assert any("[" in row for row in lined.characters), "and where lines part the hexes"


def test_two_sides_that_cover_a_space_have_half_of_it_each():
    picture, both = overlaid(ROOMY, (0, {"0403"}), (1, {"0403"}))
    spot = picture.layout.spots["0403"]
    ends = both.backs[spot.label][spot.x], both.backs[spot.label][spot.x + spot.width - 1]
    assert ends[0] != ends[1]
    assert "[" in both.text().plain
    assert ")" in both.text().plain


@pytest.mark.parametrize("cell", CELLS)
def test_the_rim_of_a_board_of_hexes_is_straight(cell):
    layout = lay_out(hexes(FLAT)[1], cell)
    left = {first for name, spot in layout.spots.items() if name.startswith("01") for _, first, _ in spot.halves}
    right = {last for name, spot in layout.spots.items() if name.startswith("05") for *_, last in spot.halves}
    assert len(left) == 1
    assert len(right) == 1


def test_what_is_known_of_a_face_down_counter_is_on_it():
    named = Piece("x", "0202", 1, "Pion rouge 1", "SHGPU-----", hidden=True)
    own = Piece("y", "0202", 0, "Riflemen", "SFGPUCI---", hidden=True)
    assert palette.face(named) == "?"
    assert palette.face(own) == "I", "whoever may see it sees what it is"


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
@pytest.mark.parametrize("cell", CELLS)
def test_every_space_can_be_walked_to_and_pointed_at(orientation, cell):
    _, sheet = hexes(orientation)
    picture = BoardPicture(sheet, cell)
    for name, spot in picture.layout.spots.items():
        for line, first, last in spot.runs:
            assert {picture.covering(x, line) for x in range(first, last)} == {name}
        assert picture.nearest(spot.middle) == name
    reached, edge = {"0101"}, ["0101"]
    while edge:
        here = edge.pop()
        for way in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            there = picture.beyond(here, way)
            if there and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(picture.layout.spots)
    assert picture.covering(-5, -5) == ""
    assert picture.beyond("nowhere", (1, 0)) == ""


@pytest.mark.parametrize("cell", CELLS)
def test_the_cursor_goes_along_a_row_and_does_not_drift(cell):
    row = BoardPicture(hexes(FLAT)[1], cell)
    walked = ["0202"]
    for _ in range(3):
        walked.append(row.beyond(walked[-1], (1, 0)))
    assert walked == ["0202", "0302", "0402", "0502"]
    assert [row.beyond(here, (-1, 0)) for here in walked[1:]] == walked[:-1]
    column = BoardPicture(hexes(POINTY)[1], cell)
    down = ["0202"]
    for _ in range(2):
        down.append(column.beyond(down[-1], (0, 1)))
    assert [column.beyond(here, (0, -1)) for here in down[1:]] == down[:-1]
    assert down[2] == "0204"


def test_numbers_that_would_run_together_are_not_drawn_small():
    assert BoardPicture(hexes(POINTY)[1], COMPACT).crowded
    assert not BoardPicture(hexes(POINTY)[1], ROOMY).crowded
    assert not BoardPicture(hexes(FLAT)[1], COMPACT).crowded, "there they stand a line apart"


@pytest.mark.parametrize("game", shelf.names())
def test_the_cursor_comes_to_every_space_of_every_game(game):
    title = shelf.title(game)
    sheet = title.open(title.scenarios()[0]).sheet()
    for map in sorted({space.map for space in sheet.spaces} - {""}) or [""]:
        picture = BoardPicture(sheet.showing(map), ROOMY)
        reached = set(edge := [next(iter(picture.layout.spots))])
        while edge:
            here = edge.pop()
            for way in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                there = picture.beyond(here, way)
                if there and there not in reached:
                    reached.add(there)
                    edge.append(there)
        assert reached == set(picture.layout.spots)


@pytest.mark.parametrize("written", [str, plain], ids=["as it is", "in ASCII"])
@pytest.mark.parametrize("game", shelf.names())
def test_grounds_and_marks_of_a_game_can_be_told_apart_without_colour(game, written):
    title = shelf.title(game)
    whole = [title.open(scenario).sheet() for scenario in title.scenarios()]
    sheets = [sheet.showing(map) for sheet in whole for map in {space.map for space in sheet.spaces}]
    water = {"water", "sea", "lake", "roads", "sea-zone"}
    for sheet in sheets:
        grounds = {terrain.texture for terrain in sheet.terrain}
        shown = [written(palette.GROUND[ground][0]) for ground in grounds - water] + [written(palette.GROUND["sea"][0])]
        assert len(shown) == len(set(shown)), sorted(shown)
    marks = {mark.kind for sheet in sheets for mark in sheet.marks}
    assert marks <= palette.MARKS.keys()
    assert len({written(palette.MARKS[mark]) for mark in marks}) == len(marks)


def test_every_character_of_the_board_is_one_wide():
    drawn_with = [glyph for glyph, _ in palette.GROUND.values()] + [*palette.MARKS.values()]
    drawn_with += [glyph for glyphs, _ in palette.LINES.values() for glyph in glyphs]
    assert {cell_len(glyph) for glyph in drawn_with} == {1}


@pytest.mark.parametrize("game", shelf.names())
def test_a_capital_letter_on_a_counter_stands_for_one_kind_of_unit(game):
    """A unit whose kind has no letter bears a small one, so that the legend tells no lie."""
    kinds = {}
    for piece in Session(sandtable.new(game, seed=4), {}, "en").scene.pieces:
        shown, kind = palette.letter(piece.symbol, piece.name)
        assert shown.isupper() == bool(kind), piece
        kinds.setdefault(shown, set()).add(kind)
    known = {shown: found for shown, found in kinds.items() if shown.isupper()}
    assert all(len(found) == 1 for found in known.values()), known


def test_a_name_that_the_edge_of_the_window_would_cut_is_left_out_whole():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    picture = BoardPicture(session.sheet(session.scene), ROOMY)
    canvas = picture.laid_out(session.scene)
    names = [(y, x, "".join(canvas.characters[y][x : x + length])) for ((y, x, length), *_) in canvas.labels.values()]
    y, x, name = next(one for one in names if len(one[2]) > 8 and one[2].isalpha() and one[1] > 20)
    length = len(name)
    for left, right in ((x + 3, x + 60), (x - 20, x + 4)):
        shown = "".join(text for text, _ in canvas.runs(y, left, right, canvas.cut(left, right)))
        there = range(max(left, x), min(right, x + length))
        assert there
        assert not any(shown[place - left] in name for place in there), "the ground alone"
        assert len(shown) == right - left
    whole = "".join(text for text, _ in canvas.runs(y, x, x + 60, canvas.cut(x, x + 60)))
    assert whole.startswith(name)


def test_a_box_with_little_room_says_what_it_is():
    session = Session(sandtable.new("kolwezi", seed=4), {}, "en")
    picture = BoardPicture(session.sheet(session.scene), ROOMY)
    text = picture.draw(session.scene).plain
    assert "G…" not in text
    assert "Garrison" in text
