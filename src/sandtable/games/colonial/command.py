"""Who plays what: a seat for each side, or for each of its Commanders (units-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Seat, SeatSet
from sandtable.engine.spaces import each, set_of
from sandtable.games.colonial.pack import Scenario
from sandtable.games.colonial.pieces import leaders_here
from sandtable.games.colonial.state import ColonialState, Side

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def players(scenario: Scenario, apart: bool) -> dict[str, str]:
    """The seats in the order of the sides, each with its side.

    A side is one seat; where its Commanders are to sit apart and there are several, each of them is one.
    """
    found = {}
    for side in scenario.side:
        leaders = [unit.id for unit in scenario.unit if unit.side == side.id and unit.type == "commander"]
        for seat in leaders if apart and len(leaders) > 1 else [side.id]:
            found[seat] = side.id
    return found


def commands(scenario: Scenario, apart: bool) -> dict[str, str]:
    """The seat that decides for each unit: its side's, or that of the Commander above it in the order of battle.

    Those above the first Commander of their side are his, and a team goes with its gun.
    """
    seats = players(scenario, apart)
    now = {side: seat for seat, side in reversed(seats.items())}
    found = {}
    for unit in scenario.unit:
        if unit.id in seats and unit.type == "commander":
            now[unit.side] = unit.id
        found[unit.id] = now[unit.side]
    teams = {unit.towed_by: found[unit.id] for unit in scenario.unit if unit.towed_by}
    return found | teams


class Seating:
    """Seats, sides and commands of one battle."""

    def __init__(self, scenario: Scenario, apart: bool) -> None:
        seats = players(scenario, apart)
        self.sides = tuple(side.id for side in scenario.side)
        self.seats = tuple(seats)
        #: seat -> its side
        self.side_of: tuple[Side, ...] = tuple(self.sides.index(side) for side in seats.values())
        #: side -> the seats that play it
        self.seats_of: tuple[SeatSet, ...] = tuple(
            set_of(seat for seat, own in enumerate(self.side_of) if own == side) for side in (0, 1)
        )
        self.commands = commands(scenario, apart)

    def seat_of(self, unit: str) -> Seat:
        """Who decides for a unit."""
        return self.seats.index(self.commands[unit])


def own_leaders(game: ColonialGame, state: ColonialState, piece: Piece) -> PieceSet:
    """The Commanders in a piece's hex whose player decides for it, too."""
    return leaders_here(game.field, state, piece) & game.leaders_of[game.seat_of[piece]]


def picked(game: ColonialGame, leaders: PieceSet, by: str) -> PieceSet:
    """All of these Commanders, or the one of them who is named."""
    return set_of(leader for leader in each(leaders) if game.field.names[leader] == by) if by else leaders
