"""Colours for a terminal that has 256 of them: grounds chosen by hand, all else the nearest to the eye."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from rich.color import Color, ColorType
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter

from sandtable.terminal import palette
from sandtable.terminal.canvas import LOWER, UPPER

#: what a console calls having so few
FEW = "256"
#: the colours that look the same on every terminal: a cube of six steps each way, and greys
CUBE, STEPS = 16, (0, 95, 135, 175, 215, 255)
GREYS = 232
#: texture of the ground -> its colour: of the few dark ones, none may be taken for another ground's
GROUND: dict[str, int] = {
    "plain": 101,
    "woods": 22,
    "forest": 22,
    "town": 95,
    "crops": 136,
    "grass": 65,
    "bush": 64,
    "rocks": 102,
    "scrub": 101,
    "walls": 95,
    "trench": 94,
    "gully": 94,
    "water": 24,
    "ford": 67,
    "bridge": 67,
    "cliff": 240,
    "swamp": 23,
    "savanna": 100,
    "mountain": 240,
    "hills": 137,
    "sea": 24,
    "lake": 24,
    "desert": 137,
    "sands": 137,
    "gravel": 102,
    "badlands": 131,
    "mesa": 131,
    "crags": 240,
    "alps": 245,
    "medina": 95,
    "blocks": 59,
    "flat-roofs": 95,
    "suburb": 95,
    "round-huts": 94,
    "hamlet": 95,
    "thicket": 64,
    "thorn": 100,
    "brushwood": 64,
    "conifers": 22,
    "rainforest": 22,
    "clearing": 65,
    "hillside": 65,
    "veld": 101,
    "salt-pan": 144,
    "roads": 24,
    "box": 238,
    "zone": 59,
    "sea-zone": 24,
    "abroad": 240,
}
#: characters of two grounds
HALVES = (UPPER, LOWER)
#: so many shades of one ground there are: neighbours differ, and heights do
SHADES = 15
#: what is no lighter or darker than this beside its ground is faint
FAINT = 0.35

#: so dark there is next to nothing but greys, one red and one green: what is no duller than this keeps its hue
DARK, COLOURED = 0.36, 0.033
#: so much of a side's hue is in the ground under an overlay: with less, the nearest colour is a grey
TINT = 0.6
#: the dark ones of every hue
DIM = (18, 22, 23, 52, 53, 58)

Seen = tuple[float, float, float]


def _triplet(number: int) -> ColorTriplet:
    """What one of the colours is made of."""
    if number >= GREYS:
        return ColorTriplet(*[8 + 10 * (number - GREYS)] * 3)
    place = number - CUBE
    return ColorTriplet(STEPS[place // 36], STEPS[place // 6 % 6], STEPS[place % 6])


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=4096)
def seen(triplet: ColorTriplet) -> Seen:
    """A colour as the eye sees it (Oklab): how light, how far from green to red and from blue to yellow."""
    red, green, blue = map(_linear, triplet)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


ALL = {number: seen(_triplet(number)) for number in range(CUBE, 256)}


def _nearest(wanted: Seen, without: int = -1) -> int:
    """The colour that looks most like one, another left out."""
    return min((number for number in ALL if number != without), key=lambda number: _apart(ALL[number], wanted))


def _apart(one: Seen, other: Seen) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=1)
def _grounds() -> dict[ColorTriplet, int]:
    """Every shade of every ground, as the board is drawn with it; where two meet, it is the one of fewer steps."""
    return {
        Color.parse(palette.shaded(colour, shade)).get_truecolor(): GROUND[texture]
        for shade in reversed(range(SHADES))
        for texture, (_, colour) in palette.GROUND.items()
    }


@lru_cache(maxsize=4096)
def back_of(triplet: ColorTriplet) -> int:
    """The colour for what lies behind the letters."""
    by_hand = _grounds().get(triplet)
    if mixed := palette.TINTED.get(triplet.hex.upper()) if by_hand is None else None:
        ground, colour = (Color.parse(one).get_truecolor() for one in mixed)
        return _nearest(_between(seen(_triplet(back_of(ground))), seen(colour)), back_of(ground))
    return _nearest_back(seen(triplet)) if by_hand is None else by_hand


def _between(ground: Seen, colour: Seen) -> Seen:
    """A ground with a side's hue; its lightness stays nearer to what is written for."""
    light, *hue = (a + (b - a) * share for a, b, share in zip(ground, colour, (TINT / 2, TINT, TINT), strict=True))
    return light, hue[0], hue[1]


def _nearest_back(wanted: Seen) -> int:
    """Under a sheet counters of all sides are dimmed alike: none to grey while another stays what it was."""
    light, *hue = wanted
    if light > DARK or hypot(*hue) < COLOURED:
        return _nearest(wanted)
    return max(
        DIM, key=lambda number: sum(a * b for a, b in zip(hue, ALL[number][1:], strict=True)) / hypot(*ALL[number][1:])
    )


@lru_cache(maxsize=8192)
def ink_of(ink: ColorTriplet, back: ColorTriplet) -> int:
    """The colour for letters: what is faint stays as far from what lies behind it as it was, and is never the same."""
    behind, meant, drawn = back_of(back), seen(back), seen(ink)
    if abs(drawn[0] - meant[0]) > FAINT:
        return _nearest(drawn, behind)
    moved = tuple(a + b - c for a, b, c in zip(ALL[behind], drawn, meant, strict=True))
    return _nearest((moved[0], moved[1], moved[2]), behind if ink != back else -1)


@lru_cache(maxsize=4096)
def restyled(style: Style, ground: ColorTriplet, halves: bool = False) -> Style:
    """A style in the few colours; what is no colour of one's own choosing stays. Half a character is ground."""
    ink, back = style.color, style.bgcolor
    behind = back.triplet if back is not None and back.triplet else ground
    few_ink = (
        _few(back_of(ink.triplet) if halves else ink_of(ink.triplet, behind))
        if ink is not None and ink.type is ColorType.TRUECOLOR and ink.triplet
        else None
    )
    few_back = (
        _few(back_of(back.triplet)) if back is not None and back.type is ColorType.TRUECOLOR and back.triplet else None
    )
    return style + Style.from_color(few_ink, few_back)


def _few(number: int) -> Color:
    return Color(f"color({number})", ColorType.EIGHT_BIT, number=number)


def few(console: Console) -> list[LineFilter]:
    """What is done to every line before it is shown: nothing where a terminal has all colours."""
    return [FewColours()] if console.color_system == FEW else []


class FewColours(LineFilter):
    """Puts every colour on the screen into the 256."""

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:
        """A line of the screen."""
        ground = ColorTriplet(*background.rgb)
        return [
            Segment(text, restyled(style, ground, text[:1] in HALVES) if style is not None else None, control)
            for text, style, control in segments
        ]
