"""The harm that an order does to the regiment itself, told before it is given.

Overstacking (12.1-d), and drop zones marked where the enemy removes them (16.1-c).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import PieceSet
from sandtable.engine.spaces import each, has, only, plus, size
from sandtable.games.paratrooper.actions import (
    Build,
    Disembark,
    Done,
    Drop,
    Enter,
    Land,
    MarkZone,
    Mobilize,
    Move,
    Receive,
    Retreat,
    SetDown,
    TakeUp,
)
from sandtable.games.paratrooper.crossings import entry_hexes
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.march import March
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.state import FLYING, Hex, ParatrooperState
from sandtable.games.paratrooper.turn import MOVEMENT_PHASE

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: the units that an order brings to a hex, and how many more come that have no name yet
Crowd = tuple[Hex, PieceSet, int]


def harms(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> list[Harm]:
    """The hexes that an order leaves, or lets be, with more units than may stack there; drop zones marked in vain."""
    if isinstance(action, MarkZone):
        return of_drop_zone(game, view.state, action)
    crowds = CROWDS.get(type(action))
    if crowds is None or not view.state.stack:
        return []
    message = "paratrooper-harm-overstacking"
    if isinstance(action, Drop | Land):
        message = "paratrooper-harm-overstacking-air"
    found = []
    for hex, coming, more in crowds(game, view.state, action):
        number = size(then_in(game, view.state, hex, coming)) + more
        if number > game.theatre.stack_limit:
            facts = {"at": game.name_of(view.state, hex), "number": number, "most": game.theatre.stack_limit}
            found.append(Harm(Message(message, facts), "12.1-d"))
    return found


def of_drop_zone(game: ParatrooperGame, state: ParatrooperState, action: MarkZone) -> list[Harm]:
    """A drop zone in a hex with the opposition is gone when the staging phase ends (16.1-c)."""
    hex = game.hex_of(state, action.at)
    if hex is None or not has(state.foes, hex):
        return []
    return [Harm(Message("paratrooper-harm-drop-zone", {"at": action.at}), "16.1-c")]


def then_in(game: ParatrooperGame, state: ParatrooperState, hex: Hex, coming: PieceSet) -> PieceSet:
    """Who then counts in a hex; passengers of helicopters get off when movement ends (29.0-e)."""
    theatre = game.theatre
    there = fighters(theatre, state, hex) | coming
    if state.phase == MOVEMENT_PHASE:
        for rider in each(state.embarked & theatre.units & ~there):
            if has(there & theatre.helicopters, state.aboard[rider]):
                there = plus(there, rider)
    return there


def of_force(game: ParatrooperGame, state: ParatrooperState, action: Move | SetDown | TakeUp) -> list[Crowd]:
    """A force comes to a hex; whom it sets down there counts from then on (12.1-c)."""
    force = state.stack[-1]
    hex = game.hex_of(state, action.to if isinstance(action, Move) else action.at)
    if not isinstance(force, Force) or hex is None:
        return []
    coming = force.units
    if isinstance(action, SetDown):
        cargo = force.cargo(game, state, action)
        coming |= only(cargo) & game.theatre.units if cargo >= 0 else 0
    return [(hex, coming, 0)]


def of_march(game: ParatrooperGame, state: ParatrooperState, action: Done) -> list[Crowd]:
    """Movement ends as it is."""
    marching = isinstance(state.stack[-1], March)
    return [(hex, 0, 0) for hex in each(state.rep & game.area(state))] if marching else []


def of_flight(game: ParatrooperGame, state: ParatrooperState, action: Drop | Land) -> list[Crowd]:
    """A load comes down beside those who are there and those who are on their way."""
    flight, hex = state.stack[-1], game.hex_of(state, action.at)
    if not isinstance(flight, Flight) or hex is None:
        return []
    coming = flight.load
    for piece in each(game.theatre.units & ~state.available):
        if state.where[piece] == FLYING and state.aim[piece] == hex:
            coming = plus(coming, piece)
    return [(hex, coming & ~state.embarked, 0)]


def of_entry(game: ParatrooperGame, state: ParatrooperState, action: Enter) -> list[Crowd]:
    """A unit is put straight on the map (31.5-e)."""
    piece, hex = game.piece_of(action.unit), game.hex_of(state, action.at)
    if piece < 0 or hex is None or not has(entry_hexes(game, state, piece)[1], hex):
        return []
    return [(hex, only(piece), 0)]


def of_arrival(game: ParatrooperGame, state: ParatrooperState, action: Build | Receive | Mobilize) -> list[Crowd]:
    """A base is built, or a new unit comes to a hex."""
    hex = game.hex_of(state, action.at)
    return [(hex, 0, 1)] if hex is not None else []


def of_unit(game: ParatrooperGame, state: ParatrooperState, action: Retreat | Disembark) -> list[Crowd]:
    """A unit retreats to a hex, or gets off where it is."""
    piece = game.piece_of(action.unit)
    hex = game.hex_of(state, action.to) if isinstance(action, Retreat) else state.where[piece]
    return [(hex, only(piece), 0)] if piece >= 0 and hex is not None else []


#: kinds of orders that bring somebody to a hex, or end a phase
CROWDS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any], list[Crowd]]] = {
    Move: of_force,
    SetDown: of_force,
    TakeUp: of_force,
    Done: of_march,
    Drop: of_flight,
    Land: of_flight,
    Enter: of_entry,
    Build: of_arrival,
    Receive: of_arrival,
    Mobilize: of_arrival,
    Retreat: of_unit,
    Disembark: of_unit,
}
