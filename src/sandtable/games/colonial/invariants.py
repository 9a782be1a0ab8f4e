"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each
from sandtable.games.colonial.battlefield import ARTILLERY
from sandtable.games.colonial.cards import all_cards, on_the_table
from sandtable.games.colonial.pieces import index
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def check(game: ColonialGame, state: ColonialState) -> list[str]:
    """All that is wrong with a state."""
    return [*_places(game, state), *_units(game, state), *_cards(game, state), *_derived(game, state)]


def _places(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    field = game.field
    for piece, space in enumerate(state.hex):
        name = field.names[piece]
        if space >= 0 and not field.passable >> space & 1:
            yield f"{name} is in the impassable hex {field.grid.names[space]}"
        if (space >= 0) != (state.figures[piece] > 0) and space != -2 and space != -3 and space != -4:
            yield f"{name} has {state.figures[piece]} figures but is {'on' if space >= 0 else 'off'} the board"
    for space in each(state.held[0] & state.held[1]):
        yield f"both sides are in {field.grid.names[space]}"


def _units(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    field = game.field
    for base in each(field.is_base):
        total = sum(state.figures[part] for part in each(field.parts_of[base]))
        if total > (field.units[base].figures or 0):
            yield f"{field.names[base]} has grown to {total} figures"
    for piece in each(state.alive):
        carrier, gun = state.aboard[piece], field.gun_of[piece]
        if carrier >= 0 and state.hex[carrier] != state.hex[piece]:
            yield f"{field.names[piece]} is aboard a transport in another hex"
        if gun >= 0 and state.limbered >> gun & 1 and state.hex[gun] >= 0:
            if field.grid.distance(state.hex[gun], state.hex[piece]) > 1:
                yield f"{field.names[gun]} has lost touch with its team"
    for gun in each(state.limbered & state.alive):
        if field.kind[gun] != ARTILLERY or field.team[gun] < 0 or state.hex[field.team[gun]] < 0:
            yield f"{field.names[gun]} is limbered to nothing"
    if state.hidden & ~field.is_base:
        yield "a part of a unit is hidden"


def _cards(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    if state.pile & ~all_cards(state.packs):
        yield "there are cards in the pile that are not in the pack"
    if state.pile & on_the_table(state):
        yield "a card is both dealt and in the pile"
    dealt = [card for card in state.card if card >= 0]
    if len(dealt) != len(set(dealt)):
        yield "one card was dealt twice"


def _derived(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    again = state.copy()
    index(game.field, again)
    for name in ColonialState.DERIVED:
        if getattr(again, name) != getattr(state, name):
            yield f"{name} does not follow from where the pieces are"
