"""Slipping into Rwanda (7.11): the Hutu units' way into the Rwanda Box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import first, has, several
from sandtable.games.world_war_africa.entering import carry
from sandtable.games.world_war_africa.movement import March
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def why_not_slip(game: WarGame, state: WarState, march: March) -> Refusal | None:
    """What keeps a unit from trying: not a Hutu unit, not in the Kivus, already on the march (7.11-d, 7.11-f)."""
    theatre = game.theatre
    unit = first(march.group)
    about = {"unit": theatre.piece_names[unit]}
    if not has(theatre.hutu, unit):
        return Refusal("7.11-d", about)
    kivus = theatre.province["North Kivu"] | theatre.province["South Kivu"]
    if not has(kivus, state.where[unit]) or march.begun or march.roll or several(march.group):
        return Refusal("7.11-f", about)
    return None


def slip_roll(game: WarGame, state: WarState, unit: Piece) -> Roll:
    """The die of a Hutu unit: +1 within two hexes of Rwanda (7.11-g)."""
    theatre = game.theatre
    rolls = theatre.tables.rolls
    start = state.where[unit]
    near = theatre.grid.within(start, rolls.slip_distance) & theatre.rwanda_hexes
    reasons = [Reason(rolls.slip_near, "7.11-g", theatre.names[start])] if near else []
    return Roll("DRC", 1, 6, "modifier", reasons)


def slip(play: WarPlay, unit: Piece, cargo: PieceSet) -> None:
    """One die; a unit that fails stays where it is, and the cache with it (7.11-f)."""
    game, state = play.game, play.state
    theatre = game.theatre
    roll = slip_roll(game, state, unit)
    die = play.chance.die()
    entered = die + roll.total >= theatre.tables.rolls.slip
    play.tell(
        "slip",
        {
            "unit": theatre.piece_names[unit],
            "at": theatre.names[state.where[unit]],
            "roll": roll,
            "die": die,
            "result": die + roll.total,
            "entered": entered,
        },
        "7.11-f",
    )
    if entered:
        put(theatre, state, unit, theatre.rwanda_box)
        carry(play, cargo, unit, theatre.rwanda_box)
