"""The sheet as it is printed: no border ends in the void, names stand on the paper, boxes have room and a purpose."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.engine.scene import Plate, Point
from sandtable.games.world_war_africa import title as title_module
from tests.games.world_war_africa.drill import TITLE

SHEET = TITLE.open("congo").sheet()
MAP, BOXES = SHEET.plates
#: what is drawn from rounded degrees meets within so much of a hexside
NEAR = 0.06
#: how wide a letter is, with the space that large names have between them
LETTER = {"land": 0.86, "water": 0.52, "": 0.6}
PITCH, NAME, PURPOSE, SMALLEST = 1.04, 0.38, 0.28, 0.45
#: and of the words that say what a box is for
SMALL_LETTER = 0.1


def is_on(plate: Plate, place: Point) -> bool:
    (left, top), (wide, high) = plate.at, plate.size
    return left <= place[0] <= left + wide and top <= place[1] <= top + high


def away(place: Point, line: list[Point]) -> float:
    """How far a place is from a line."""
    return min(from_segment(place, one, other) for one, other in pairwise(line))


def from_segment(place: Point, one: Point, other: Point) -> float:
    (px, py), (ax, ay), (bx, by) = place, one, other
    length = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length)) if length else 0.0
    return dist(place, (ax + (bx - ax) * part, ay + (by - ay) * part))


def test_every_border_ends_at_the_edge_of_the_sheet_at_the_coast_or_at_another_border() -> None:
    borders = [line for line in (*SHEET.lines, *SHEET.scenery) if line.kind == "border"]
    coasts = [line.points for line in SHEET.scenery if line.kind == "coast"]
    assert len(borders) > 30
    for border in borders:
        ends = [other.points for other in borders if other is not border] + coasts
        for end in (border.points[0], border.points[-1]):
            meets = min(away(end, line) for line in ends)
            assert not is_on(MAP, end) or meets < NEAR, (end, meets)


def test_the_border_of_the_drc_goes_all_the_way_round_from_coast_to_coast() -> None:
    frontier = [line.points for line in SHEET.lines if line.kind == "border"]
    [coast] = [line.points for line in SHEET.scenery if line.kind == "coast" and line.name == "Atlantic coast"]
    ends = [end for line in frontier for end in (line[0], line[-1])]
    loose = [end for end in ends if sum(dist(end, other) < NEAR for other in ends) == 1]
    assert len(loose) == 2
    assert all(away(end, coast) < NEAR for end in loose)


def test_names_of_countries_and_waters_stand_on_the_map() -> None:
    for words in SHEET.lettering:
        plate = MAP if words.style else BOXES
        half = len(words.text.rpartition("-")[2]) * words.size * LETTER[words.style] / 2
        (left, top), (wide, high) = plate.at, plate.size
        upright = abs(words.turn) > 45
        across, along = (words.size, half) if upright else (half, words.size)
        assert left + across <= words.at[0] <= left + wide - across, words.text
        assert top + along <= words.at[1] <= top + high - (along if upright else 0), words.text


def test_the_lakes_are_there_and_every_neighbour_has_its_land() -> None:
    lakes = {line.name for line in SHEET.lines if line.kind == "coast" and line.points[0] == line.points[-1]}
    assert lakes >= {"Lake Tanganyika", "Lake Albert", "Lake Edward", "Lake Kivu", "Lac Moeru"}, "seen over the hexes"
    assert "Lake Victoria" in {line.name for line in SHEET.scenery if line.kind == "lake"}, "under the Rwanda box"
    lands = {line.name for line in SHEET.scenery if line.kind.startswith("land")}
    assert lands >= {"Angola", "Zambia", "Uganda", "Rwanda", "Burundi", "South Sudan", "Central African Republic"}
    assert {line.kind for line in SHEET.scenery} >= {"sea", "coast", "river", "border"}


def test_boxes_have_room_for_all_that_ever_lies_in_them_and_say_what_they_are_for() -> None:
    most: dict[str, int] = {}
    for seed in range(2):
        table, rng = sandtable.new("world_war_africa", seed=seed), Random(seed)
        for _ in range(250):
            if (decision := table.decision) is None:
                break
            held: dict[str, int] = {}
            for piece in table.game.scene(table.view(decision.seat)).pieces:
                held[piece.space] = held.get(piece.space, 0) + 1
            most = {space: max(most.get(space, 0), held.get(space, 0)) for space in {*most, *held}}
            table.act(decision.seat, rng.choice(decision.actions))
    boxes = [space for space in SHEET.spaces if space.display]
    assert len(boxes) == 12
    assert most["@government-available"] > 20
    for space in boxes:
        (left, top), _, (right, bottom), _ = space.outline
        across = int((right - left - 0.12) / (PITCH * SMALLEST))
        down = int((bottom - top - 0.12 - NAME - PURPOSE) / (PITCH * SMALLEST))
        assert across * down >= most.get(space.id, 0), (space.id, most)
        assert space.note.startswith("world_war_africa-box-")
        assert is_on(BOXES if space.id.startswith("@") else MAP, space.outline[0])
        assert is_on(BOXES if space.id.startswith("@") else MAP, space.outline[2])


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_what_a_box_is_for_fits_into_it(language: str) -> None:
    lines = (Path(title_module.__file__).parent / "messages" / f"{language}.ftl").read_text().splitlines()
    said = dict(line.split(" = ", 1) for line in lines if line.startswith("world_war_africa-box-"))
    for space in SHEET.spaces:
        if space.display:
            wide = space.outline[1][0] - space.outline[0][0]
            assert len(said[space.note]) * SMALL_LETTER < wide, said[space.note]
