"""How things look in characters and colour: ground, marks, kinds of unit, sides."""

from __future__ import annotations

from functools import lru_cache

from textual.color import Color, ColorParseError

from sandtable.engine.scene import Piece

#: texture of the ground -> (its character, its colour)
GROUND: dict[str, tuple[str, str]] = {
    "plain": ("·", "#4b4632"),
    "woods": ("♣", "#25472b"),
    "forest": ("♠", "#1a3a22"),
    "town": ("⌂", "#5a4a3f"),
    "crops": ("≡", "#5d5322"),
    "grass": ('"', "#3f5226"),
    "bush": ("%", "#384a2c"),
    "rocks": ("∴", "#514b46"),
    "scrub": (",", "#4a4a30"),
    "walls": ("#", "#57514a"),
    "trench": ("v", "#55432c"),
    "gully": ("\\", "#463c30"),
    "water": ("≈", "#1b4268"),
    "ford": ("~", "#33566a"),
    "bridge": ("=", "#3c5266"),
    "cliff": ("|", "#5b5b5b"),
    "swamp": ("w", "#2b4d46"),
    "savanna": (";", "#575428"),
    "mountain": ("^", "#594f47"),
    "hills": ("n", "#534a33"),
    "sea": ("≈", "#15385c"),
    "lake": ("≈", "#1b4268"),
    "desert": (":", "#655d38"),
    # grounds of one region, each with the character of what it is to the rules
    "sands": (":", "#6b6036"),
    "gravel": (":", "#5c5648"),
    "badlands": (":", "#6a4f38"),
    "mesa": ("n", "#6b4632"),
    "crags": ("^", "#544f49"),
    "alps": ("^", "#5b6068"),
    "medina": ("#", "#6a5a44"),
    "blocks": ("#", "#4f4f55"),
    "flat-roofs": ("⌂", "#62543c"),
    "suburb": ("⌂", "#54504a"),
    "round-huts": ("⌂", "#5d4b30"),
    "hamlet": ("⌂", "#594a44"),
    "thicket": ("%", "#2f4a2a"),
    "thorn": ("%", "#545132"),
    "brushwood": ("%", "#45502c"),
    "conifers": ("♣", "#26453a"),
    "rainforest": ("♠", "#173d24"),
    "clearing": ('"', "#4a5a2c"),
    "hillside": ('"', "#4c5636"),
    "veld": ('"', "#5c5630"),
    "salt-pan": ("·", "#6a675a"),
    "roads": ("≈", "#1b4268"),
    # off the map of hexes: boxes, zones of a strategic map, countries that nobody enters
    "box": ("'", "#3c3f44"),
    "zone": ("'", "#3f4a42"),
    "sea-zone": ("≈", "#15385c"),
    "abroad": ("/", "#40403c"),
}
UNKNOWN_GROUND = ("·", "#444444")

#: what runs over the board: its characters level, upright, falling, rising, and its colour
LINES: dict[str, tuple[str, str]] = {
    "road": ("─│╲╱", "#d9b878"),
    "track": ("╌╎╲╱", "#b39a6a"),
    "railway": ("═║╲╱", "#d4d4d4"),
    "river": ("~~~~", "#5fb4f0"),
    "dry-river": ("~~~~", "#b9a36f"),
    "cease-fire": ("┄┊╲╱", "#f08080"),
}

#: what is printed in a space
MARKS = {
    "objective": "★",
    "exit": "→",
    "edge": "→",
    "entry": "←",
    "airport": "✈",
    "airfield": "✈",
    "airstrip": "+",
    "delivery": "◎",
    "town": "•",
    "city": "◉",
    "capital": "◉",
    "supply": "▣",
    "resource": "◆",
    "oilfield": "◆",
    "port": "ψ",
    "drop": "▽",
    "hostages": "○",
    "lorries": "▬",
}
UNKNOWN_MARK = "•"

#: the function part of a NATO symbol's code, longest first -> letter and the message that names it
LETTERS = (
    ("EWR", "M", "symbol-machine-gun"),
    ("UCFHO", "G", "symbol-mountain-gun"),
    ("UCFM", "O", "symbol-mortar"),
    ("UCSF", "F", "symbol-special-forces"),
    ("UCRC", "C", "symbol-cavalry"),
    ("UCRV", "R", "symbol-reconnaissance"),
    ("UCR", "R", "symbol-reconnaissance"),
    ("UCIZ", "Z", "symbol-mechanised"),
    ("UCIA", "P", "symbol-paratroops"),
    ("UCI", "I", "symbol-infantry"),
    ("UCF", "A", "symbol-artillery"),
    ("UCA", "T", "symbol-armour"),
    ("UCD", "D", "symbol-air-defence"),
    ("UCE", "E", "symbol-engineers"),
    ("UCV", "V", "symbol-aviation"),
    ("UST", "W", "symbol-transport"),
    ("US", "S", "symbol-support"),
    ("UH", "H", "symbol-headquarters"),
    ("MF", "V", "symbol-aviation"),
    ("MH", "V", "symbol-aviation"),
)

SIDES = ("#2f5fb0", "#b03a3a", "#3d8a4a", "#8a6d2f")
NEUTRAL = "#6a6a6a"
LIT = "#f2d544"
#: what a lesson speaks of, and the space under the cursor
POINTED = "#6cd3ee"
#: what an overlay covers that belongs to nobody
SHADED = "#3f6f9a"
#: grounds on which letters are dark
BRIGHT = (LIT, POINTED)
MARK = "#ffe066"


def letter(symbol: str, name: str) -> tuple[str, str]:
    """The letter that stands for a kind of unit, and the message that names the kind.

    Where none does, the small letter that the unit's name begins with, and ''.
    """
    function = symbol[4:]
    for start, shown, message in LETTERS:
        if function.startswith(start):
            return shown, message
    return (name[:1].lower() or "?"), ""


def face(piece: Piece) -> str:
    """The letter on a counter; of one that lies face down nothing is known."""
    shown, kind = letter(piece.symbol, piece.name)
    return "?" if piece.hidden and not (kind and piece.name) else shown


@lru_cache(maxsize=256)
def side_colour(side: int, named: str) -> str:
    """The colour of a side's counters, as its game names it, made dark enough for white letters."""
    if side < 0:
        return NEUTRAL
    try:
        colour = Color.parse(named)
    except ColorParseError:
        return SIDES[side % len(SIDES)]
    colour = colour.blend(Color.parse(NEUTRAL), 0.3)
    while colour.brightness > 0.42:
        colour = colour.darken(0.05)
    return colour.hex6


@lru_cache(maxsize=4096)
def shaded(colour: str, steps: int) -> str:
    """A colour a few steps lighter."""
    return Color.parse(colour).lighten(0.022 * steps).hex6
