"""The order of the turn at a glance: who has acted, who acts, and who acts after him, in a line or two."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sandtable.engine.narrate import face
from sandtable.engine.scene import Card
from sandtable.terminal.looking import Looking, brackets
from sandtable.terminal.shortened import shortened

#: the strip takes no more lines than this
ROWS = 2
#: a name is given so many characters, and never fewer than these while those who have acted could give way
ROOM, LEAST = 24, 9
#: before the one that acts, between two, and where some are left out
NOW, GAP, CUT = "▸", "  ", "…"
#: what a card is that has not been played yet
ACTIVE, WAITING = "active", "waiting"


def strip(session: Looking, width: int) -> list[Text]:
    """The cards or chits of the turn in their order, in the brackets of their sides; none where there are none.

    The one being played is marked, those played are dim; of these the first are left out where there is no room.
    """
    cards = list(session.scene.cards)
    played = next((place for place, card in enumerate(cards) if card.state in (ACTIVE, WAITING)), len(cards))
    names = {card.id: session.teller.name(card.piece) if card.piece else "" for card in cards}
    for left_out in range(played + 1):
        for room in range(ROOM, LEAST - 1, -1):
            rows = _rows(session, cards, left_out, names, room, width)
            if len(rows) <= ROWS:
                return rows
    rows = _rows(session, cards, played, names, LEAST, width)[:ROWS]
    rows[-1].truncate(width - 2)
    return [*rows[:-1], rows[-1].append(f" {CUT}", style="dim")]


def _rows(
    session: Looking, cards: Sequence[Card], left_out: int, names: dict[str, str], room: int, width: int
) -> list[Text]:
    """The cards in as many rows as they need, their names with so much room."""
    rows = [Text().append(CUT, style="dim")] if left_out else []
    called = {name for name in names.values() if name}
    for card in cards[left_out:]:
        shown = _shown(session, card, shortened(names[card.id], room, called))
        if rows and len(rows[-1]) + len(GAP) + len(shown) <= width:
            rows[-1].append(GAP).append(shown)
        else:
            rows.append(shown)
    return rows


def _shown(session: Looking, card: Card, name: str) -> Text:
    """A card as a counter of its side, and whose it is."""
    opening, closing = brackets(card.side)
    counter, colour = f"{opening}{face(session.teller.word(card.face))}{closing}", session.colour(card.side)
    told = f" {name}" if name else ""
    if card.state not in (ACTIVE, WAITING):
        return Text().append(f"{counter}{told}", style="dim")
    now = card.state == ACTIVE
    text = Text().append(NOW if now else "", style="bold #f2d544").append(counter, style=f"bold #ffffff on {colour}")
    return text.append(told, style="bold #f2d544" if now else "")
