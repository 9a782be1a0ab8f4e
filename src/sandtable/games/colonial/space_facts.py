"""What the rules need to know of a hex: cover, black cards, roads, how high it stands, room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.fields import Space
from sandtable.engine.spaces import each, has
from sandtable.games.colonial.pieces import room_needed
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def facts(game: ColonialGame) -> dict[str, list[Message]]:
    """What is printed, hex by hex."""
    return {name: list(of_hex(game, space)) for name, space in game.field.grid.index.items()}


def of_hex(game: ColonialGame, space: Space) -> Iterator[Message]:
    """Everything about one hex."""
    field = game.field
    if not has(field.passable, space):
        yield Message("colonial-place-shut")
        return
    if has(field.cover, space):
        yield Message("colonial-place-cover")
    if has(field.rough, space):
        yield Message("colonial-place-black-card")
    height = field.pack.terrain[field.ground[space]].los_height
    if height:
        yield Message("colonial-place-height", {"half": height})
    near = field.road_near[space]
    if near:
        yield Message("colonial-place-road", {"to": [field.grid.names[other] for other in each(near)]})


def facts_now(game: ColonialGame, view: View[ColonialState]) -> dict[str, list[Message]]:
    """The room that is taken in each hex where somebody is seen."""
    field, state = game.field, view.state
    found = {}
    for space in each(field.passable):
        taken = room_needed(field, state, state.at[space])
        if taken:
            facts = {"taken": taken, "room": field.pack.room.capacity}
            found[field.grid.names[space]] = [Message("colonial-place-taken", facts)]
    return found
