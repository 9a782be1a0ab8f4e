"""What may become of a unit, and how likely that is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Message
from sandtable.engine.fields import Piece
from sandtable.engine.rolls import Roll
from sandtable.engine.stakes import Weighed, added, sure
from sandtable.games.kolwezi.losses import ELIMINATED, NOTHING, PIN, ap_result, take_result
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import steps_left
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

SIDES = 10


def end_of(name: str, unit: str) -> Message:
    """One thing that may become of a unit."""
    return Message(f"kolwezi-odds-{name}", {"unit": unit})


def fate(game: KolweziGame, state: KolweziState, piece: Piece, result: int) -> str:
    """What a result of AP fire makes of a unit."""
    if result in (NOTHING, PIN):
        return "unharmed" if result == NOTHING else "pinned"
    last = steps_left(game.theatre, state, piece) == 1
    return "eliminated" if result == ELIMINATED or last else "reduced"


def ap_odds(game: KolweziGame, state: KolweziState, roll: Roll, target: Piece) -> dict[str, tuple[float, Account]]:
    """What the ten faces of the die make of the target, and of the points."""
    found: dict[str, tuple[float, Account]] = {}
    for die in range(1, SIDES + 1):
        result = ap_result(game.theatre, die + roll.total)
        name = fate(game, state, target, result)
        if name in found:
            found[name] = (found[name][0] + 1 / SIDES, found[name][1])
        else:
            act = partial(take_result, piece=target, result=result)
            found[name] = (1 / SIDES, added(game, state, account, act))
    return found


def fates_of(game: KolweziGame, piece: Piece, odds: dict[str, tuple[float, Account]]) -> list[Weighed]:
    """The fates of one unit."""
    name = game.theatre.piece_names[piece]
    return [(end_of(end, name), chance, sure(points)) for end, (chance, points) in odds.items()]
