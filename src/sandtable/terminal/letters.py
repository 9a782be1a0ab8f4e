"""What a terminal that does not know a character is given instead: the nearest one it knows, so that boards stay true.

Every character is given one other, never two: what stands below what on a board must not move.
"""

from __future__ import annotations

import codecs
from unicodedata import normalize

#: how the codec's errors are handled, by name
NEAREST = "sandtable-nearest"

#: what cannot be taken apart into a plain letter and its accent
_LIKE = str.maketrans(
    "’‘“”«»–—…·∙•◦▸◂▶→←↑↓★◉◎✈◆▣▽▬○ψ♣♠⌂≡≈∴▵▲△─│═║╲╱╌╎┄┊▐▌▛▜◈⚠✓▾▀▄▁╭╮╰╯├┤┬┴┼╔╗╚╝╠╣╦╩╬\u00a0\u202f",
    '\'\'""<>--...*o><>><^v*O@&#H!_oJYTmEs$^^^-|=|\\/-!-!||<>o!v"m_+++++++++++++++++++  ',
)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(letter: str) -> str:
    """The nearest character of ASCII, or a question mark."""
    found = normalize("NFKD", letter.translate(_LIKE))[:1]
    return found if found.isascii() and found else "?"


codecs.register_error(NEAREST, _nearest)
