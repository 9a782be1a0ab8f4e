"""What a terminal that does not know a character is given instead: the nearest one it knows, so that boards stay true.

Every character is given one other, never two: what stands below what on a board must not move.
"""

from __future__ import annotations

import codecs
import re
from unicodedata import normalize

#: how the codec's errors are handled, by name
NEAREST = "sandtable-nearest"

#: what cannot be taken apart into a plain letter and its accent
_LIKE = str.maketrans(
    "♥♦’‘“”«»–—…·∙•◦▸◂▶→←↑↓★◉◎✈◆▣▽▬○ψ♣♠⌂≡≈∴▵▲△─│═║╲╱╌╎┄┊▐▌◈⚠✓▾▀▄▁╭╮╰╯├┤┬┴┼╔╗╚╝╠╣╦╩╬Σ\u00a0\u202f▔┌┐└┘",
    'HD\'\'""<>--...*o><>><^v*O@&#H!_oJYTmEs$^^^-|=|\\/-!-!||oXv"m_+++++++++++++++++++=  ~<><>',
)


#: what stands before the suit of a playing card
_RANK = re.compile(r"(?:^|\W)(?:10|[2-9JQKA])$")
_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_letter(error.object, place) for place in range(error.start, error.end)), error.end


def _letter(text: str, place: int) -> str:
    """The nearest letter to one of a text: a suit behind a rank is a card's, any other a wood."""
    suit = _SUITS.get(text[place], "")
    return suit if suit and _RANK.search(text[max(0, place - 3) : place]) else plain(text[place])


def plain(letter: str) -> str:
    """The nearest character of ASCII, or a question mark."""
    found = normalize("NFKD", letter.translate(_LIKE))[:1]
    return found if found.isascii() and found else "?"


codecs.register_error(NEAREST, _nearest)
