"""The units of Tabela 7 put where they start (T7-a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.spaces import each, has, plus
from sandtable.games.guerra.state import DUE, GuerraState

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def set_up(game: GuerraGame, state: GuerraState) -> None:
    """Every unit with a release turn to its town, which is its side's from then on; the free ones wait beside the map.

    Where a hex holds fewer units than are printed for it (option of 3.2.2-h), the last of them stand next to it.
    """
    theatre = game.theatre
    held: dict[Space, Number] = {}
    for unit, printed in enumerate(theatre.units):
        if printed.within:
            state.hex[unit] = DUE
        elif printed.release:
            town = theatre.town_number[printed.at]
            space = theatre.town_space[town]
            state.holder[town] = theatre.side[unit]
            if has(theatre.drc, space):
                state.intervened = plus(state.intervened, theatre.army[unit])
            if held.get(space, 0) + theatre.stacking[unit] > game.room[space]:
                space = nearest_room(game, held, unit, space)
            held[space] = held.get(space, 0) + theatre.stacking[unit]
            state.hex[unit] = space


def nearest_room(game: GuerraGame, held: dict[Space, Number], unit: Piece, full: Space) -> Space:
    """The nearest hex with room for a unit that is no town, in the same country as long as there is one."""
    theatre = game.theatre
    country = next(hexes for hexes in theatre.in_country.values() if has(hexes, full))
    open_ground = theatre.stand[theatre.kind[unit]] & ~theatre.town_spaces
    points = theatre.stacking[unit]
    return next(
        space
        for ground in (open_ground & country, open_ground)
        for ring in theatre.grid.rings(full)[1:]
        for space in each(ring & ground)
        if held.get(space, 0) + points <= game.room[space]
    )
