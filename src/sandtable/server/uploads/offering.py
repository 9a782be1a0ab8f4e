"""Scenarios of one's own among those of their games, and the cards of everything one has brought."""

from __future__ import annotations

import logging
from collections import OrderedDict
from threading import Lock

from msgspec.structs import replace

from sandtable.engine.faults import Fault
from sandtable.games import shelf
from sandtable.server import catalogue
from sandtable.server.storage import UploadRow
from sandtable.server.uploads.packs import Packs
from sandtable.server.uploads.store import SCENARIO
from sandtable.server.uploads.wire import UploadCard
from sandtable.server.wire.lobby import GameCard, ScenarioCard

#: so many cards of scenarios are remembered
MOST = 500

_log = logging.getLogger(__name__)
_cards: OrderedDict[tuple[str, int], ScenarioCard | None] = OrderedDict()
_lock = Lock()


def with_own(cards: list[GameCard], packs: Packs, person: str) -> list[GameCard]:
    """The games as somebody is shown them: behind their scenarios those of his own that have passed their check."""
    own: dict[str, list[ScenarioCard]] = {}
    for row in packs.uploads.of(person) if person else []:
        if row.kind == SCENARIO and row.sound and (card := _card(packs, row)):
            own.setdefault(row.game, []).append(card)
    return [
        replace(card, scenarios=[*card.scenarios, *own[card.name]]) if card.name in own and not card.pack else card
        for card in cards
    ]


def _card(packs: Packs, row: UploadRow) -> ScenarioCard | None:
    """A scenario of somebody's own; what never changes is worked out once."""
    key = (row.id, row.version)
    with _lock:
        if key in _cards:
            return _cards[key]
    found = _made(packs, row)
    with _lock:
        _cards[key] = found
        while len(_cards) > MOST:
            _cards.popitem(last=False)
    return found


def _made(packs: Packs, row: UploadRow) -> ScenarioCard | None:
    whole = packs.uploads.find(row.id)
    if whole is None or row.game not in shelf.names():
        return None
    title, text = shelf.title(row.game), whole.content.decode()
    try:
        seats, changes = catalogue.seats(title, text, {}), catalogue.changes(title, text)
        return ScenarioCard(f"@{row.id}", title.about(text), seats, changes, row.id)
    except Fault as error:  # it passed the check of another version
        _log.warning("upload %s cannot be offered: %s", row.id, error)
        return None


def cards(packs: Packs, person: str) -> list[UploadCard]:
    """Everything that is somebody's, the one touched last first."""
    played = packs.uploads.played(person) if person else {}
    return [card_of(row, played.get(row.id, 0)) for row in packs.uploads.of(person)] if person else []


def card_of(row: UploadRow, tables: int = 0) -> UploadCard:
    """One of them."""
    return UploadCard(row.id, row.game, row.kind, row.title, row.updated, row.sound, row.fingerprint, tables)
