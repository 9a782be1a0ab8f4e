"""The sheet as it is printed: plates, their papers and textures, boxes with room for what may lie in them."""

from __future__ import annotations

from random import Random

import pytest

import sandtable
from sandtable.engine.scene import Plate, Point, Sheet
from sandtable.games.paratrooper.maps import TEXTURES
from tests.games.paratrooper.drill import TITLE

GAME = TITLE.open("mission")
SHEET = GAME.sheet()
MAPS = [plate.map for plate in SHEET.plates if plate.map]
#: a counter on a display at its full size, with its margin; its name takes some of the height
PITCH, NAME = 1.04, 0.38
#: counters are no smaller than this on any display
SMALLEST = 0.45


def is_on(plate: Plate, place: Point) -> bool:
    """Whether a place is on a plate."""
    (left, top), (wide, high) = plate.at, plate.size
    return left <= place[0] <= left + wide and top <= place[1] <= top + high


def shown(map: str) -> Sheet:
    return SHEET.showing(map)


@pytest.mark.parametrize("map", MAPS)
def test_every_space_lies_wholly_on_one_plate(map: str) -> None:
    sheet = shown(map)
    assert [plate.id for plate in sheet.plates] == [map, "strategic"]
    for space in sheet.spaces:
        [plate] = [plate for plate in sheet.plates if is_on(plate, space.centre)]
        assert all(is_on(plate, corner) for corner in space.outline), space.id
        assert (space.map == map or space.id.startswith("@")) == (plate.id == map), space.id
    for words in sheet.lettering:
        assert any(is_on(plate, words.at) for plate in sheet.plates), words.text


def test_every_mission_map_has_a_paper_and_textures_of_its_own() -> None:
    papers = [plate.paper for plate in SHEET.plates]
    assert len(set(papers)) == len(papers) == 8
    dresses = [frozenset((one.key, one.texture) for one in shown(map).terrain if one.map) for map in MAPS]
    assert len(set(dresses)) == 7
    for map, dress in zip(MAPS, dresses, strict=True):
        assert {key for key, _ in dress} == {space.terrain for space in shown(map).spaces if space.map}
        assert any(texture != TEXTURES[key] for key, texture in dress), map


def test_every_transit_line_is_drawn_from_zone_to_zone_with_its_cost_beside_the_boxes() -> None:
    centres = {space.id: space.centre for space in SHEET.spaces}
    drawn = [line for line in SHEET.lines if line.kind in ("air-lane", "sea-lane")]
    transit = GAME.theatre.pack.strategic.transit
    assert [(line.kind, line.points[0], line.points[-1]) for line in drawn] == [
        (f"{line.kind}-lane", centres[line.between[0]], centres[line.between[1]]) for line in transit
    ]
    costs = [words for words in SHEET.lettering if words.style == "cost"]
    assert [words.text for words in costs] == [str(line.cost) for line in transit]
    for place, one in enumerate(costs):
        for other in costs[place + 1 :]:
            assert abs(one.at[0] - other.at[0]) > 0.5 or abs(one.at[1] - other.at[1]) > 0.5, (one, other)


def test_displays_have_room_for_all_that_ever_lies_in_them() -> None:
    most: dict[str, int] = {}
    for seed in range(3):
        table, rng = sandtable.new("paratrooper", seed=seed), Random(seed)
        for _ in range(400):
            if (decision := table.decision) is None:
                break
            table.act(decision.seat, rng.choice(decision.actions))
            held: dict[str, int] = {}
            for piece in GAME.scene(table.view(0)).pieces if table.decision else []:
                held[piece.space] = held.get(piece.space, 0) + 1
            most = {space: max(most.get(space, 0), held.get(space, 0)) for space in {*most, *held}}
    boxes = {space.id: space.outline for space in SHEET.spaces if space.display}
    assert set(boxes) & set(most) >= {"calvi", "@ready", "@eliminated", "@pool"}
    for name, ((left, top), _, (right, bottom), _) in boxes.items():
        across = int((right - left - 0.12) / (PITCH * SMALLEST))
        down = int((bottom - top - NAME) / (PITCH * SMALLEST))
        assert across * down >= most.get(name, 0), (name, most)
