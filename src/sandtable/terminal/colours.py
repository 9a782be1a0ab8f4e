"""The end in the colours of the sides: a banner for whoever has won, what each has scored, the bars of the review."""

from __future__ import annotations

import re

from rich.text import Text

from sandtable.review.sides import Sides
from sandtable.terminal import palette
from sandtable.terminal.looking import brackets
from sandtable.terminal.session import Session

#: the bars of the review, by side
BARS = (r"█+", r"░+")
#: so much lighter is a bar than a counter, on which white letters must be read
LIGHTER = 0.3


def place_of(session: Session, named: str) -> int:
    """Which side of the board somebody is, by the id of the side or of a seat; -1 for nobody."""
    sides = session.printed.sides
    found = (place for place, side in enumerate(sides) if named in (side.get("id"), *side.get("seats", [])))
    return next(found, -1)


def banner(session: Session) -> Text:
    """Who has won, in the colour and the brackets of that side, and how well; nobody's colour where nobody has."""
    result = session.table.result
    if result is None:
        return Text()
    side = -1
    if result.winner is not None and not result.allies:
        side = place_of(session, (result.sides or session.game.seats)[result.winner])
    opening, closing = brackets(side)
    told = f"  {opening} {session.ending()[0]} {closing}  "
    blank = " " * len(told)
    return Text(f"{blank}\n{told}\n{blank}", style=f"bold #ffffff on {session.colour(side)}")


def in_colours(session: Session, text: Text) -> Text:
    """What each side has scored, in its colour."""
    for side, given in enumerate(session.printed.sides):
        total = rf"(?m)^{re.escape(session.teller.name(given['id']))}: [-−+\d.,]+$"
        text.highlight_regex(total, f"bold #ffffff on {session.colour(side)}")
    return text


def barred(session: Session, text: Text) -> Text:
    """A review whose bars have the colours of the sides."""
    result = session.table.result
    if result is not None:
        for pattern, named in zip(BARS, Sides.of(session.game, result).names, strict=False):
            text.highlight_regex(pattern, palette.mixed(session.colour(place_of(session, named)), "#ffffff", LIGHTER))
    return text
