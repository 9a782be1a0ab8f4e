"""Stacking: how many units a hex holds, and who goes back when it holds too many (3.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.spaces import has, listed, only, without
from sandtable.games.guerra.losses import forget
from sandtable.games.guerra.pieces import drop, lift
from sandtable.games.guerra.state import DUE, NOT_MOVED, GuerraState
from sandtable.games.guerra.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


def stacked(theatre: Theatre, state: GuerraState, space: Space) -> Number:
    """Stacking points in a hex (3.2.2-c to 3.2.2-f)."""
    return sum([theatre.stacking[unit] for unit in listed(state.at[space])])


def has_room(game: GuerraGame, state: GuerraState, space: Space, unit: Piece) -> bool:
    """Whether one more unit fits in a hex."""
    here = state.at[space]
    if not here:
        return True
    theatre = game.theatre
    return stacked(theatre, state, space) + theatre.stacking[unit] <= game.room[space]


def overfull(game: GuerraGame, state: GuerraState, space: Space) -> bool:
    """Whether a hex holds more than it may (3.2.2)."""
    return stacked(game.theatre, state, space) > game.room[space]


def send_back(play: GuerraPlay) -> None:
    """At the end of the phase the last units to enter an overfull hex go back where they came from (3.2.2-g)."""
    game, state = play.game, play.state
    gone: dict[tuple[str, str, bool, str], list[str]] = {}
    while (unit := last_too_many(game, state)) is not None:
        gone.setdefault(undo_move(play, unit), []).append(game.theatre.names[unit])
    for (at, to, beside, rule), units in gone.items():
        facts = {"unit": units, "count": len(units), "at": at, "to": to, "beside": beside}
        play.tell("sent-back", facts, rule)
    state.order.clear()
    state.mobilised = 0
    for unit, space in enumerate(state.came):
        if space != NOT_MOVED:
            state.came[unit] = NOT_MOVED


def last_too_many(game: GuerraGame, state: GuerraState) -> Piece | None:
    """The last unit to enter a hex that holds too many; a unit alone is never too many."""
    for unit in reversed(state.order):
        space = state.hex[unit]
        if space >= 0 and state.at[space] != only(unit) and overfull(game, state, space):
            return unit
    return None


def undo_move(play: GuerraPlay, unit: Piece) -> tuple[str, str, bool, str]:
    """A unit goes back where it came from; a mobilised one in excess waits for a later turn (3.4.3-a).

    From where, to where, whether it is beside the map then, and by which rule.
    """
    theatre, state = play.game.theatre, play.state
    space = state.hex[unit]
    state.order.reverse()
    state.order.remove(unit)  # the last time it entered anywhere
    state.order.reverse()
    rule = "3.2.2-g"
    if has(state.moved, unit):
        state.moved = without(state.moved, unit)
        back = state.came[unit]
    else:
        back, rule = DUE, "3.4.3-a"
        state.mobilised = without(state.mobilised, unit)
    lift(theatre, state, unit, DUE)
    if back >= 0:
        drop(theatre, state, unit, back)
    else:
        forget(state, unit)
    to = theatre.grid.names[back] if back >= 0 else theatre.units[unit].at
    return theatre.grid.names[space], to, back < 0, rule
