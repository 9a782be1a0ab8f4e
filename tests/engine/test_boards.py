import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.boards import FAR, FLAT, POINTY, AreaMap, Board, HexGrid, joined
from sandtable.engine.sight import sight_line
from sandtable.engine.spaces import each, first, has, listed, nth, only, set_of, size

GRIDS = [HexGrid(7, 6, orientation, lower) for orientation in (FLAT, POINTY) for lower in (0, 1)]
grids = st.sampled_from(GRIDS)


def spaces_of(grid):
    return st.sampled_from(sorted(grid.index.values()))


@given(st.sets(st.integers(0, 300)))
def test_a_set_holds_what_was_put_in(numbers):
    members = set_of(numbers)
    assert set(each(members)) == set(listed(members)) == numbers
    assert size(members) == len(numbers)
    assert [nth(members, rank) for rank in range(len(numbers))] == sorted(numbers)
    assert all(has(members, number) for number in numbers)
    if numbers:
        assert first(members) == min(numbers)
    assert only(5) == set_of([5])


def test_flat_grid_with_even_columns_lower_has_the_neighbours_players_expect():
    grid = HexGrid(12, 9)
    names = {grid.names[to] for to in grid.neighbours[grid.index["0105"]]}
    assert names == {"0104", "0106", "0204", "0205"}
    names = {grid.names[to] for to in grid.neighbours[grid.index["0205"]]}
    assert names == {"0204", "0206", "0105", "0106", "0305", "0306"}


def test_pointy_grid_runs_in_rows():
    grid = HexGrid(5, 5, POINTY)
    names = {grid.names[to] for to in grid.neighbours[grid.index["0202"]]}
    assert names == {"0102", "0302", "0201", "0301", "0203", "0303"}


@given(st.data())
def test_neighbours_are_mutual_and_at_distance_one(data):
    grid = data.draw(grids)
    space = data.draw(spaces_of(grid))
    assert 2 <= len(grid.neighbours[space]) <= 6
    for other in grid.neighbours[space]:
        assert space in grid.neighbours[other]
        assert grid.distance(space, other) == 1
        assert grid.toward[space][grid.direction(space, other)] == other


@given(st.data())
def test_hex_distance_is_the_distance_of_the_graph(data):
    grid = data.draw(grids)
    one, other = data.draw(spaces_of(grid)), data.draw(spaces_of(grid))
    assert grid.distance(one, other) == Board.distance(grid, one, other)


@given(st.data())
def test_spread_of_a_set_is_the_union_of_its_neighbours(data):
    grid = data.draw(grids)
    members = set_of(data.draw(st.sets(spaces_of(grid))))
    assert grid.spread(members) == Board.spread(grid, members)


@given(st.data())
def test_spread_through_gates_crosses_just_those_sides(data):
    grid = data.draw(grids)
    sides = [(one, other) for one in grid.index.values() for other in grid.neighbours[one] if one < other]
    chosen = data.draw(st.sets(st.sampled_from(sides), max_size=20))
    members = set_of(data.draw(st.sets(spaces_of(grid))))
    expected = 0
    for one, other in chosen:
        expected |= (only(other) if has(members, one) else 0) | (only(one) if has(members, other) else 0)
    assert grid.spread_through(members, grid.gates(chosen)) == expected


@given(st.data(), st.integers(0, 6))
def test_flood_is_reach_with_equal_costs(data, steps):
    grid = data.draw(grids)
    start = data.draw(spaces_of(grid))
    closed = set_of(data.draw(st.sets(spaces_of(grid), max_size=15)))
    best = grid.cheapest(start, steps, lambda _, to: None if has(closed, to) else 1)
    assert grid.flood(only(start), steps, grid.all & ~closed) == set_of(best)


@given(st.data())
def test_the_cheapest_way_costs_what_it_says(data):
    grid = data.draw(grids)
    start = data.draw(spaces_of(grid))
    price = {space: data.draw(st.sampled_from([1, 2, 3, None])) for space in grid.index.values()}
    best = grid.cheapest(start, 6, lambda _, to: price[to])
    for space, (spent, _) in best.items():
        way = grid.way(best, space)
        assert sum(price[step] for step in way) == spent <= 6
        for one, other in zip([start, *way], way, strict=False):
            assert other in grid.neighbours[one]


def test_flood_stops_where_it_may_not_go_on():
    grid = HexGrid(5, 1)
    start, stop = grid.index["0101"], grid.index["0201"]
    reached = grid.flood(only(start), 4, grid.all, goes_on=grid.all & ~only(stop))
    assert {grid.names[space] for space in each(reached)} == {"0101", "0201"}


def test_area_maps_are_graphs_too():
    areas = AreaMap(["town", "bridge", "mine", "island"], [("town", "bridge"), ("bridge", "mine")])
    town, mine, island = areas.index["town"], areas.index["mine"], areas.index["island"]
    assert areas.distance(town, mine) == 2
    assert areas.distance(town, island) == FAR
    assert areas.flood(only(town), 2, areas.all) == areas.all & ~only(island)


def test_sight_line_of_the_worked_example():
    grid = HexGrid(9, 9)
    line = sight_line(grid, grid.index["0202"], grid.index["0805"])
    assert [grid.names[space] for space, _ in line.crossed] == ["0303", "0403", "0504", "0604", "0705"]


def test_a_line_along_a_side_skirts_a_pair():
    grid = HexGrid(9, 9)
    line = sight_line(grid, grid.index["0303"], grid.index["0503"])
    assert line.crossed == ()
    assert [{grid.names[one], grid.names[other]} for one, other, _ in line.skirted] == [{"0402", "0403"}]


def test_at_the_edge_the_partner_is_missing():
    grid = HexGrid(9, 9)
    line = sight_line(grid, grid.index["0101"], grid.index["0301"])
    assert [(grid.names[one], other) for one, other, _ in line.skirted] == [("0201", None)]


@given(st.data())
def test_sight_lines_are_symmetrical(data):
    grid = HexGrid(9, 9)
    one, other = data.draw(spaces_of(grid)), data.draw(spaces_of(grid))
    there, back = sight_line(grid, one, other), sight_line(grid, other, one)
    assert {space for space, _ in there.crossed} == {space for space, _ in back.crossed}
    far = grid.distance(one, other)
    assert {steps for _, steps in there.crossed} | {steps for *_, steps in there.skirted} == set(range(1, far))


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
def test_centres_of_neighbours_are_equally_far_on_paper(orientation):
    grid = HexGrid(6, 6, orientation)
    for space, others in enumerate(grid.neighbours):
        for other in others:
            (x, y), (u, v) = grid.centre(space), grid.centre(other)
            assert ((x - u) ** 2 + (y - v) ** 2) == pytest.approx(3)


@given(st.sets(st.tuples(st.integers(0, 39), st.integers(0, 39))), st.integers(0, 1 << 40), st.integers(0, 1 << 40))
def test_joined_is_what_links_lead_to(links, start, closed):
    start, closed = start % (1 << 40), closed % (1 << 40)
    near = tuple(tuple(other for one, other in sorted(links) if one == space) for space in range(40))
    found = start & ~closed
    while more := set_of(other for space in each(found) for other in near[space]) & ~closed & ~found:
        found |= more
    assert joined(near, start, closed) == found
