"""Who is acting: the holder of the card that is up, and those who share it (turn-05, turn-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import only, plus
from sandtable.games.colonial.state import WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


class Acting(Step["ColonialGame", ColonialState], frozen=True):
    """One activation, as every chapter may know of it; what may be done in it is in activation.py."""

    unit: Piece  #: the card's holder
    movers: PieceSet  #: those who may still move
    fighters: PieceSet  #: those who may still fight
    entered: PieceSet  #: those who have just entered the board: one hex of their move is spent
    alighted: PieceSet  #: those who have just got off a transport


def acting(state: ColonialState) -> Acting | None:
    """The activation under way, or None between two."""
    for step in state.stack[::-1]:
        if isinstance(step, Acting):
            return step
    return None


def hand_on(state: ColonialState, heir: Piece) -> None:
    """The activation under way goes on as another piece's."""
    state.stack[:] = [step.but(unit=heir) if isinstance(step, Acting) else step for step in state.stack]


def may_act(game: ColonialGame, state: ColonialState, holder: Piece) -> tuple[PieceSet, PieceSet]:
    """Who takes part in an activation: those who may move, and those who may fight."""
    field = game.field
    movers = only(holder)
    team = state.team[holder]
    if team >= 0 and (state.hex[team] >= 0 or state.hex[team] == WAITING):
        movers = plus(movers, team)
    for leader in game.leaders:
        if state.partner[leader] == holder and state.hex[leader] >= 0:
            movers = plus(movers, leader)
    return movers, movers & field.fighters
