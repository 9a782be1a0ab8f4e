"""The maps as they are drawn: what is seen to be connected is connected, and nothing else."""

from itertools import combinations, pairwise
from math import hypot

import pytest

import sandtable
from sandtable.games.kolwezi.drawing import ROOM, UNIT, all_links, areas, barriers, fronts, point, roads, sheet
from sandtable.games.kolwezi.outlines import cross, edges, from_rim, holds, is_simple, overlap, roomiest
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.theatre import Theatre
from tests.games.kolwezi.drill import game_with

GAME = game_with()
THEATRE = GAME.theatre
SPACES = {space.id: space for space in areas(THEATRE)}
CANVAS = {area.id: area.canvas for area in THEATRE.areas}
#: the shortest common stretch that anybody sees, in units of the sheet
SEEN = 0.4


def along(points, step=0.05):
    """Places on a line, close together."""
    for (ax, ay), (bx, by) in pairwise(points):
        parts = max(1, round(hypot(bx - ax, by - ay) / step))
        for part in range(parts):
            yield ax + (bx - ax) * part / parts, ay + (by - ay) * part / parts
    yield points[-1]


def crossed(points):
    """The areas that a line goes through, in order."""
    found = []
    for place in along(points):
        here = next((name for name, space in SPACES.items() if holds(space.outline, place)), "")
        if here and here != (found[-1] if found else ""):
            found.append(here)
    return found


def common(one, other):
    """How long a stretch two areas have in common on the sheet."""
    sides = {frozenset(edge) for edge in edges(SPACES[one].outline)}
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in edges(SPACES[other].outline) if frozenset((a, b)) in sides)


def test_two_areas_are_seen_to_be_connected_if_and_only_if_they_are():
    linked = {frozenset(way) for way in all_links(THEATRE)}
    by_road = {frozenset(line.name.split(" – ")) for line in roads(THEATRE)}
    for pair in map(frozenset, combinations(SPACES, 2)):
        stretch = common(*pair)
        assert not stretch or stretch >= SEEN, pair
        assert (pair in by_road or bool(stretch)) == (pair in linked), pair
        assert not (pair in by_road and stretch), pair


def test_a_road_leads_from_one_of_its_areas_to_the_other_and_through_no_third():
    for road in roads(THEATRE):
        ends = road.name.split(" – ")
        shown = [end for end in ends if holds(SPACES[end].outline, road.points[0])] + [
            end for end in ends if holds(SPACES[end].outline, road.points[-1])
        ]
        assert crossed(road.points) == shown, road.name
        assert shown == (ends if CANVAS[ends[0]] == CANVAS[ends[1]] else shown[:1]), road.name


def test_a_road_out_of_town_is_drawn_on_both_maps():
    drawn = [line.name for line in roads(THEATRE)]
    out = [way for way in all_links(THEATRE) if CANVAS[way[0]] != CANVAS[way[1]]]
    assert len(out) == 6
    for one, other in out:
        assert drawn.count(f"{one} – {other}") == 2


def test_areas_that_are_not_linked_keep_their_distance():
    """Also by a corner they do not touch, and between them there is room for a belt of trees."""
    linked = {frozenset(way) for way in all_links(THEATRE)}
    for one, other in combinations(SPACES, 2):
        if frozenset((one, other)) not in linked and CANVAS[one] == CANVAS[other]:
            apart = min(hypot(ax - bx, ay - by) for ax, ay in SPACES[one].outline for bx, by in SPACES[other].outline)
            assert apart > 0.15, (one, other)


def test_outlines_are_whole_and_do_not_overlap():
    assert all(is_simple(space.outline) for space in SPACES.values())
    for one, other in combinations(SPACES.values(), 2):
        if CANVAS[one.id] == CANVAS[other.id]:
            assert not overlap(one.outline, other.outline), (one.id, other.id)


def test_overlaps_and_crossings_are_found():
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    beside = [(4.0, 0.0), (8.0, 0.0), (8.0, 4.0), (4.0, 4.0)]
    assert not overlap(square, beside)
    assert overlap(square, [(x - 1, y) for x, y in beside])
    assert overlap(square, [(1.0, 1.0), (2.0, 1.0), (2.0, 2.0)])
    assert not is_simple([(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)])
    assert cross((0, 0), (2, 2), (0, 2), (2, 0))
    assert not cross((0, 0), (2, 2), (2, 2), (4, 0))


def room(space):
    """How large the table draws counters here: as ``roomOf`` in the browser's geometry."""
    x, y = space.centre
    nearest = min(apart((x, y), *edge) for edge in edges(space.outline))
    return min(1.5, max(0.5, nearest / 0.98))


def apart(place, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = max(0.0, min(1.0, ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(place[0] - a[0] - dx * part, place[1] - a[1] - dy * part)


@pytest.mark.parametrize("count", [1, 2, 12])
def test_every_stack_lies_inside_its_area(count):
    """Corner by corner, as ``laid`` in the browser's stacks puts the counters."""
    scale = 1.2 if count == 1 else 1.0 if count < 4 else 0.9
    half = (count - 1) * min(15, 52 / max(1, count - 1)) / 2
    for space in SPACES.values():
        size = room(space)
        for shift in (-half, half):
            for dx in (-48, 48):
                for dy in (-48, 48):
                    x = space.centre[0] + (shift + dx * scale) * size / 100
                    y = space.centre[1] + (-shift + dy * scale) * size / 100
                    assert holds(space.outline, (x, y)), (space.id, count)


def test_everything_lies_on_the_sheet_and_boxes_lie_on_nothing():
    drawn = sheet(GAME)
    wide, high = drawn.size
    boxes = [space for space in drawn.spaces if space.display]
    spots = [spot for space in drawn.spaces for spot in space.outline]
    spots += [spot for patch in drawn.patches for spot in patch.outline]
    assert all(0 <= x <= wide and 0 <= y <= high for x, y in spots)
    assert {box.id for box in boxes} >= {"@aircraft", "@lost", "@pool", *(f"@{zone}" for zone in THEATRE.zones[1:])}
    for one, other in combinations([*boxes, *SPACES.values()], 2):
        if one.display:
            assert not overlap(one.outline, other.outline), (one.id, other.id)
    assert {ornament.kind for ornament in drawn.ornaments} == {"title", "scale", "north", "key"}
    assert UNIT["town"] < UNIT["main"]


def test_an_owner_who_takes_a_link_away_sees_an_embankment_and_one_who_adds_one_a_road():
    pack = Pack()
    pack.map.links.urban.remove(("VE1", "VE2"))
    pack.map.links.urban.append(("VO7", "VO5"))
    theatre = Theatre(pack)
    assert frozenset(("VE1", "VE2")) in fronts(theatre)
    assert {line.name for line in barriers(theatre)} == {"VE1 – VE2"}
    assert "VO7 – VO5" in {line.name for line in roads(theatre)}
    assert not barriers(THEATRE)


def test_counters_lie_inside_their_area_as_far_from_its_rim_as_they_need():
    """Where the middle of an area is too near to its rim, they lie where there is room; elsewhere in its middle."""
    places = {area.id: (area.x, area.y) for area in THEATRE.areas}
    for name, space in SPACES.items():
        assert holds(space.outline, space.centre), name
        roomy = roomiest(space.outline, space.centre, ROOM)
        assert from_rim(space.outline, space.centre) >= min(ROOM, from_rim(space.outline, roomy)) - 0.1, name
    assert from_rim(SPACES["VO9"].outline, SPACES["VO9"].centre) >= ROOM
    assert SPACES["VO9"].centre != point("town", *places["VO9"])
    assert SPACES["VE2"].centre == point("town", *places["VE2"])


def test_the_sheet_tells_which_areas_are_joined():
    assert {frozenset(pair) for pair in sheet(GAME).joined} == {frozenset(way) for way in all_links(THEATRE)}


def test_it_is_dark_over_the_board_in_the_turns_of_the_night():
    """From 18h30 of the first day to the morning of the second (2-a)."""
    table = sandtable.new("kolwezi", seed=3)
    turns = THEATRE.tables.turn
    for number, turn in enumerate(turns, 1):
        table.state.turn = number
        light = table.game.scene(table.view(0)).light
        assert light == ("night" if turn.night else ""), number
    assert {turn.night for turn in turns} == {True, False}
