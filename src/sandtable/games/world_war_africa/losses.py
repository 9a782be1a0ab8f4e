"""Losing units (8.7): where they go, and what goes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece
from sandtable.engine.spaces import plus
from sandtable.games.world_war_africa.pieces import take_off
from sandtable.games.world_war_africa.state import ADVISERS_GONE, ELIMINATED

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarPlay


def eliminate(play: WarPlay, unit: Piece, rule: str) -> None:
    """A unit goes to the Eliminated Units Box (8.7-c); advisers with it leave the game (15.0-g)."""
    state, theatre = play.state, play.game.theatre
    where = theatre.names[state.where[unit]]
    take_off(theatre, state, unit, ELIMINATED)
    state.fallen = plus(state.fallen, unit)
    play.tell("eliminated", {"unit": theatre.piece_names[unit], "at": where}, rule, reveals=True)
    if state.advisers == unit:
        state.advisers = ADVISERS_GONE
        play.tell("advisers-lost", {"unit": theatre.piece_names[unit]}, "15.0-g")
