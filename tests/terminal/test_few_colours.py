"""A terminal with 256 colours: the ground keeps its colour in every shade, and everything can be read."""

from __future__ import annotations

import pytest
from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background

import sandtable
from sandtable.games import shelf
from sandtable.terminal import few_colours, palette
from sandtable.terminal.theme import LAMPLIT


def triplet(colour: str) -> ColorTriplet:
    return Color.parse(colour).get_truecolor()


def test_every_ground_has_a_colour_chosen_for_it() -> None:
    assert few_colours.GROUND.keys() == palette.GROUND.keys()


@pytest.mark.parametrize("texture", palette.GROUND)
def test_all_shades_of_a_ground_are_colours_of_ground(texture: str) -> None:
    colour = palette.GROUND[texture][1]
    found = [few_colours.back_of(triplet(palette.shaded(colour, shade))) for shade in range(12)]
    assert found[0] == few_colours.GROUND[texture]
    assert set(found) <= set(few_colours.GROUND.values())


def test_land_is_never_taken_for_water() -> None:
    wet = {"water", "sea", "lake", "roads", "sea-zone", "ford", "bridge", "swamp"}
    water = {few_colours.GROUND[texture] for texture in wet}
    assert not water & {number for texture, number in few_colours.GROUND.items() if texture not in wet}


@pytest.mark.parametrize("texture", palette.GROUND)
def test_numbers_and_characters_are_seen_on_every_ground(texture: str) -> None:
    back = palette.GROUND[texture][1]
    for lighter in (6, 14):
        ink = few_colours.ink_of(triplet(palette.shaded(back, lighter)), triplet(back))
        assert ink != few_colours.back_of(triplet(back))


@pytest.mark.parametrize("game", shelf.names())
def test_under_a_sheet_the_counters_of_all_sides_are_dimmed_alike(game: str) -> None:
    sides = sandtable.new(game, seed=1).game.sheet().sides
    dimmed = []
    for side, given in enumerate(sides):
        colour = Background.parse(palette.side_colour(side, given.get("colour", "")))
        under = colour.blend(Background.parse(LAMPLIT.background or ""), 0.6)
        dimmed.append(few_colours.back_of(ColorTriplet(*under.rgb)))
    assert len(set(dimmed)) == len(sides)
    assert all(number < few_colours.GREYS for number in dimmed), "each keeps a colour"
    lightness = [few_colours.ALL[number][0] for number in dimmed]
    assert max(lightness) - min(lightness) < 0.08


def test_an_overlay_is_in_a_colour_there_too_and_each_sides_in_its_own() -> None:
    own, other = palette.side_colour(0, "blue"), palette.side_colour(1, "red")
    for texture in ("plain", "savanna", "forest", "desert"):
        ground = palette.GROUND[texture][1]
        found = {few_colours.back_of(triplet(palette.tinted(ground, colour))) for colour in (own, other)}
        assert len({few_colours.GROUND[texture], *found}) == 3
        assert all(number < few_colours.GREYS for number in found), "no grey"


def test_a_line_is_put_into_the_few_colours_and_keeps_the_rest() -> None:
    line = [Segment("0101", Style.parse("bold #ffffff on #25472b")), Segment("  ", None)]
    ground, blank = few_colours.FewColours().apply(line, Background.parse("#000000"))
    assert ground.style is not None
    assert ground.style.bold
    assert ground.style.color is not None
    assert ground.style.bgcolor is not None
    assert (ground.style.color.number, ground.style.bgcolor.number) == (231, few_colours.GROUND["woods"])
    assert (ground.text, blank) == ("0101", line[1])
