"""How things look in characters and colour: ground, marks, kinds of unit, sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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

#: the paper that a part of a board is printed on
PAPERS: dict[str, str] = {
    "sea": "#14263a",
    "desert": "#2b2719",
    "city": "#242427",
    "jungle": "#17221a",
    "alpine": "#23262a",
    "oil": "#2a261c",
    "bush": "#20241a",
    "badlands": "#2b211b",
}
#: what lies over or around the spaces, and its colour
SCENERY: dict[str, str] = {
    "land": "#2a2b25",
    "land-2": "#2d2c27",
    "land-3": "#28292a",
    "land-4": "#2c2a2a",
    "home": "#2f2e26",
    "sea": "#14263a",
    "lake": "#1d4569",
    "sand": "#3a3524",
    "wood": "#24402a",
    "woods": "#2c4a2d",
    "fields": "#5a5a30",
    "pit": "#6b5444",
    "ponds": "#24506f",
    "pool": "#24506f",
    "slag": "#4d4644",
    "runway": "#6d6d70",
    "apron": "#606064",
    "pitch": "#3d5c34",
    "stadium": "#4a5a44",
}
#: what runs over the board: the characters of its level, upright and crossing parts, and its colour
LIGHT, DASHED, DOUBLE = "─│╭╮╰╯├┤┬┴┼", "╌╎╭╮╰╯├┤┬┴┼", "═║╔╗╚╝╠╣╦╩╬"
LINES: dict[str, tuple[str, str]] = {
    "road": (LIGHT, "#d9b878"),
    "track": (DASHED, "#b39a6a"),
    "railway": (DOUBLE, "#c9c9cf"),
    "river": ("~" * 11, "#5fb4f0"),
    "dry-river": ("~" * 11, "#b9a36f"),
    "cease-fire": ("┄┊" + LIGHT[2:], "#f08080"),
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

#: the message that names those who only lead
LEADER = "symbol-headquarters"
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
    ("@lorry", "W", "symbol-transport"),
    ("US", "S", "symbol-support"),
    ("UH", "H", LEADER),
    ("MF", "V", "symbol-aviation"),
    ("MH", "V", "symbol-aviation"),
    ("------", "x", "symbol-nobody"),
)

#: the states of a unit that a sign beside its counter tells: something is wrong with it, or it has acted
WRONG = ("disrupted", "pinned", "wounded", "jammed", "unsupplied", "besieged", "slowed", "blocked", "inactive")
ACTED = ("moved", "fired", "fought", "attacked", "charged", "lent", "shot")
WRONG_SIGN, ACTED_SIGN = "!", "✓"
#: it is carried by another
ABOARD = "aboard"

SIDES = ("#2f5fb0", "#b03a3a", "#3d8a4a", "#8a6d2f")
NEUTRAL = "#6a6a6a"
#: the blues that are too dark beside the others
INDIGO = (0.6, 0.72)
LIT = "#f2d544"
#: where else the same could be done: so much of this is in the ground
REACH, REACHED = "#f6e6a2", 0.5
#: the counter that acts
HAND = "#fff4c4"
#: an enemy whom it is done to
TARGET = "#f0805c"
#: the sign of a space to which one goes under fire
UNDER_FIRE = "#c00d1e"
#: what a move has left in a space, and the ground it is written on
LEFT = ("#ffffff", "#20301c")
#: what a lesson speaks of, and the space under the cursor
POINTED = "#6cd3ee"
#: the corners of its frame
FRAME = "#0b3a4a"
#: what an overlay covers that belongs to nobody
SHADED = "#3f6f9a"
#: so much darker are rivers where they run through what is lit
DEEP = "#0a2a6a"
#: so much of a side's colour is in the ground that an overlay covers
TINT = 0.32
#: what such grounds have been mixed from, for a terminal that has other colours for both
TINTED: dict[str, tuple[str, str]] = {}
#: so many times as bright as its ground, or as dark, is the number of a hex that nothing is asked about
QUIET = 2.0
#: the sign that something is wrong with a unit, on its counter: its ink, and its own ground
ALARM = ("#ffb43c", "#3a0f08")
#: what lights up
BRIGHT = (LIT, POINTED, TARGET)
MARK = "#ffe066"


def letter(symbol: str, name: str) -> tuple[str, str]:
    """The letter that stands for a kind of unit, and the message that names the kind.

    Where none does, the small letter that the unit's name begins with, and ''.
    """
    function = symbol if symbol.startswith("@") else symbol[4:]
    for start, shown, message in LETTERS:
        if function.startswith(start):
            return shown, message
    return (name[:1].lower() or "?"), ""


def leads(piece: Piece) -> bool:
    """Whether a piece is a commander or headquarters, and fights only with others."""
    return letter(piece.symbol, piece.name)[1] == LEADER


def face(piece: Piece) -> str:
    """The letter on a counter; of one that lies face down nothing is known."""
    shown, kind = letter(piece.symbol, piece.name)
    return "?" if piece.hidden and not (kind and piece.name) else shown


def state(pieces: Sequence[Piece], played: Mapping[str, bool] | None = None) -> str:
    """The sign of a stack: something is wrong with one of it, or all have acted; '' for neither.

    Of a unit that has a card, the card tells whether it has; those who only lead have no part of their own.
    """
    if any(marker in WRONG for piece in pieces for marker in piece.markers):
        return WRONG_SIGN
    known = played or {}
    acting = [piece for piece in pieces if not leads(piece)] or pieces
    acted = [known.get(piece.id, any(one in ACTED for one in piece.markers)) for piece in acting]
    return ACTED_SIGN if all(acted) else ""


def counts_men(pieces: Iterable[Piece]) -> bool:
    """Whether steps are men here, and not the two sides of a counter: then somebody has more than two."""
    return any(piece.steps[1] > 2 for piece in pieces)


def strength(piece: Piece, men: bool) -> str:
    """How strong a unit still is, where it has lost something or, among those who count ``men``, has any; else ''."""
    now, full = piece.steps
    return str(now) if now < full or (men and full > 1) else ""


@lru_cache(maxsize=256)
def side_colour(side: int, named: str) -> str:
    """The colour of a side's counters, as its game names it, made dark enough for white letters."""
    if side < 0:
        return NEUTRAL
    try:
        colour = Color.parse(named)
    except ColorParseError:
        return SIDES[side % len(SIDES)]
    hue, saturation, lightness = colour.hsl
    hue = INDIGO[0] if INDIGO[0] < hue < INDIGO[1] else hue  # a blue that letters can be read on
    colour = Color.from_hsl(hue, min(saturation, 0.52), min(max(lightness, 0.3), 0.42))
    while colour.brightness > 0.42:
        colour = colour.darken(0.05)
    return colour.hex6


@lru_cache(maxsize=4096)
def shaded(colour: str, steps: int) -> str:
    """A colour a few steps lighter."""
    return Color.parse(colour).lighten(0.022 * steps).hex6


@lru_cache(maxsize=4096)
def quiet(ground: str) -> str:
    """The ground's own colour, just so much lighter that it can be read on it."""
    back = Color.parse(ground)
    tried = (back.lighten(0.02 * step) for step in range(1, 50))
    return next((ink for ink in tried if _light(ink) >= QUIET * _light(back)), back.lighten(1)).hex6


def _light(colour: Color) -> float:
    """How much light comes from a colour, and from what is reflected on it."""
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized)
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)) + 0.05


@lru_cache(maxsize=4096)
def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    return Color.parse(colour).blend(Color.parse(other), share).hex6


def tinted(ground: str, colour: str) -> str:
    """The ground under an overlay in a side's colour."""
    found = mixed(ground, colour, TINT)
    TINTED[found] = ground, colour
    return found


@lru_cache(maxsize=4096)
def is_bright(colour: str) -> bool:
    """Whether letters on this ground are dark."""
    return bool(colour) and Color.parse(colour).brightness > 0.5
