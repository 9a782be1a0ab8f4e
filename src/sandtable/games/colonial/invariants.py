"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has
from sandtable.games.colonial.activation import Activate
from sandtable.games.colonial.assault import RetreatStep
from sandtable.games.colonial.battlefield import ARTILLERY, INFANTRY
from sandtable.games.colonial.cards import all_cards, on_the_table
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import OFF, ColonialState
from sandtable.games.colonial.turn import Accompaniment

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def faults(game: ColonialGame, state: ColonialState) -> list[str]:
    """All that is wrong with a state that waits for an answer."""
    return [*of_pieces(game, state), *_steps(game, state)]


def of_pieces(game: ColonialGame, state: ColonialState) -> list[str]:
    """All that is wrong with what lies on the table, whatever is being played."""
    return [*_places(game, state), *_units(game, state), *_cards(game, state)]


def _places(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    field = game.field
    if state.turn < 0:
        yield f"the turn is {state.turn}"
    for piece, space in enumerate(state.hex):
        name = field.names[piece]
        if space >= 0 and not has(field.passable, space):
            yield f"{name} is in the impassable hex {field.grid.names[space]}"
        figures = state.figures[piece]
        if figures < 0 or (space >= 0 and not figures) or (space == OFF and figures):
            yield f"{name} has {figures} figures but is {'on' if space >= 0 else 'off'} the board"
    for space in each(state.held[0] & state.held[1]):
        yield f"both sides are in {field.grid.names[space]}"


def _units(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    field = game.field
    for base in each(field.is_base):
        total = sum(state.figures[part] for part in each(field.parts_of[base]))
        if total > (field.units[base].figures or 0):
            yield f"{field.names[base]} has grown to {total} figures"
    for piece in each(state.alive):
        carrier, gun = state.aboard[piece], state.gun_of[piece]
        if carrier >= 0:
            yield from _passenger(game, state, piece, carrier)
        if gun >= 0 and has(state.limbered, gun) and state.hex[gun] >= 0:
            if field.grid.distance(state.hex[gun], state.hex[piece]) > 1:
                yield f"{field.names[gun]} has lost touch with its team"
    teams = [team for team in state.team if team >= 0]
    if len(teams) != len(set(teams)):
        yield "two guns have the same team"
    for gun in each(state.limbered & state.alive):
        if field.kind[gun] != ARTILLERY or state.team[gun] < 0 or state.hex[state.team[gun]] < 0:
            yield f"{field.names[gun]} is limbered to nothing"
    if state.hidden & ~field.is_base:
        yield "a part of a unit is hidden"


def _passenger(game: ColonialGame, state: ColonialState, piece: Piece, carrier: Piece) -> Iterator[str]:
    field = game.field
    name = field.names[piece]
    if field.kind[piece] != INFANTRY or not has(field.motorised, carrier):
        yield f"{name} cannot be aboard {field.names[carrier]}"
    elif state.hex[carrier] != state.hex[piece]:
        yield f"{name} is aboard a transport in another hex"
    elif state.aboard.count(carrier) > 1:
        yield f"{field.names[carrier]} carries more than one unit"


def _cards(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    if not 1 <= state.packs <= game.most_packs:
        yield f"there are {state.packs} packs of cards (expected 1 to {game.most_packs})"
        return
    if any(holder < 0 for holder in state.queue):
        yield "somebody who is nobody is to act"
        return
    if any(card >= 52 * state.packs for card in state.card):
        yield "a card was dealt that is not in the pack"
    if state.pile & ~all_cards(state.packs):
        yield "there are cards in the pile that are not in the pack"
    if state.pile & on_the_table(state):
        yield "a card is both dealt and in the pile"
    dealt = [card for card in state.card if card >= 0]
    if len(dealt) != len(set(dealt)):
        yield "one card was dealt twice"


def _steps(game: ColonialGame, state: ColonialState) -> Iterator[str]:
    """Only a step that asks may be on top, and it must be about somebody who is there."""
    if not state.stack:
        return
    step = state.stack[-1]
    look = ASKING.get(type(step))
    if look is None:
        names = ", ".join(kind.name for kind in ASKING)
        yield f"the last step is {step.name}, which asks nothing (expected one of: {names})"
    else:
        yield from look(game, state, step)


def _accompany(game: ColonialGame, state: ColonialState, step: Accompaniment) -> Iterator[str]:
    if not 0 <= step.next < len(game.leaders):
        yield f"there is no Commander number {step.next} to ask"


def _activate(game: ColonialGame, state: ColonialState, step: Activate) -> Iterator[str]:
    if step.unit < 0:
        yield ABSENT.format(step.name)
    elif state.card[step.unit] < 0:
        yield f"{game.field.names[step.unit]} is activated without a card"


def _detach(game: ColonialGame, state: ColonialState, step: Detachment) -> Iterator[str]:
    if step.unit < 0 or state.hex[step.unit] < 0:
        yield ABSENT.format(step.name)
    elif len(state.stack) < 2 or not isinstance(state.stack[-2], Activate):
        yield "figures are sent off outside an activation"


def _retreat(game: ColonialGame, state: ColonialState, step: RetreatStep) -> Iterator[str]:
    if step.unit < 0 or state.hex[step.unit] < 0:
        yield ABSENT.format(step.name)
    elif step.victor < 0:
        yield "a unit falls back from nowhere"


ABSENT = "the last step is {}, but of a unit that is not on the board"
#: the steps that wait for an answer, and what may be wrong with each
ASKING: dict[type[Step[Any, Any]], Callable[[ColonialGame, ColonialState, Any], Iterator[str]]] = {
    Accompaniment: _accompany,
    Activate: _activate,
    Detachment: _detach,
    RetreatStep: _retreat,
}
