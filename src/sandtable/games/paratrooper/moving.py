"""Units that move together (chapters 13 and 29): who they are, what they carry, how far they go and by which way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, plus
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import CLASS, HEXES
from sandtable.games.paratrooper.movement import Reach, movers, reach, reach_from_outside
from sandtable.games.paratrooper.pieces import load_of
from sandtable.games.paratrooper.state import BESIDE, Hex, ParatrooperState
from sandtable.games.paratrooper.ways import Bill, Country, Trail, country, entering, one_hex, trails, why_not_on

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: half points spent by a force that had to stop: more than any has
HALTED = 1_024
#: what a force has done: nothing, something where it stands, or it is under way
FRESH, BUSY, UNDER_WAY = range(3)


def mark_river_assault(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> None:
    """A unit that crossed into the enemy, and whoever it carried over; helicopters crossed nothing (13.2-e)."""
    if has(game.theatre.helicopters, piece):
        return
    passenger = game.passenger_of(state, piece)
    state.river = plus(state.river, piece)
    if passenger >= 0:
        state.river = plus(state.river, passenger)


class Moving(Asking, frozen=True):
    """Units on the move, and what they have done; the points they have spent are in the state."""

    units: PieceSet
    begun: Number

    @property
    def lead(self) -> Piece:
        """The first unit of the force."""
        return first(self.units)

    def place(self, state: ParatrooperState) -> Space:
        return state.aim[self.lead] if state.where[self.lead] == BESIDE else state.where[self.lead]

    # How far it can go

    def bill(self, game: ParatrooperGame, state: ParatrooperState) -> Bill:
        """What each kind of mover has spent; nothing at the start."""
        if not state.spent:
            return ()
        return tuple(state.spent[CLASS[how]] for how, _ in movers(game, state, self.units))

    def goals(self, game: ParatrooperGame, state: ParatrooperState) -> Reach:
        """Where the force may end its move."""
        piece = self.lead
        if state.where[piece] == BESIDE:
            return reach_from_outside(game, state, piece)
        found = reach(game, state, self.units, state.where[piece], self.bill(game, state))
        if state.embarked and self.flies_somebody(game, state):
            water = game.ground(state).water  # its passenger could not get off there (29.0-g)
            if any(has(water, hex) for hex in found):
                return {hex: bill for hex, bill in found.items() if not has(water, hex)}
        return found

    def flies_somebody(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether a helicopter of the force has a unit aboard."""
        helicopters = self.units & game.theatre.helicopters
        return any(game.passenger_of(state, piece) >= 0 for piece in each(helicopters))

    # Who goes along, and what is carried

    def mates(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Units that may move along (13.0-d): from the same hex, not yet moved, and before the force sets out."""
        theatre, here = game.theatre, state.where[self.lead]
        if self.begun == UNDER_WAY or not 0 <= here < HEXES:
            return 0
        return state.at[here] & theatre.units & ~theatre.fobs & ~state.moved & ~state.embarked & ~self.units

    def boarders(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Units that its transports may take aboard (29.0-b): whoever could go along, and those who were to walk."""
        walking = self.units if self.begun != UNDER_WAY and state.where[self.lead] != BESIDE else 0
        return (self.mates(game, state) | walking) & game.theatre.nonmech

    def loads(self, state: ParatrooperState) -> list[Piece]:
        """Units and the objective aboard the transports of the force."""
        return [piece for piece in each(state.embarked) if has(self.units, state.aboard[piece])]

    def empty(self, game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
        """Transports of the force that carry nothing."""
        return [piece for piece in each(self.units & game.theatre.transports) if load_of(state, piece) < 0]

    # By which way

    def start(self, game: ParatrooperGame, state: ParatrooperState) -> Trail:
        """The way before its first hex."""
        bill = self.bill(game, state) or (0,) * len(movers(game, state, self.units))
        return Trail(state.where[self.lead], bill, halted=HALTED in bill)

    def onward(self, game: ParatrooperGame, state: ParatrooperState, land: Country, trail: Trail) -> dict[Hex, Trail]:
        """The ways on from a point of one; from beside the map they begin with the edge hex."""
        if trail.at != BESIDE:
            return {} if trail.halted else trails(land, trail)
        entered = entering(game, state, self.lead)
        return {**self.onward(game, state, land, entered), entered.at: entered} if entered else {}

    def walk(self, game: ParatrooperGame, state: ParatrooperState, path: Sequence[str]) -> Trail | Refusal:
        """What a way comes to that names every hex entered, or the rule that forbids it."""
        land, trail = country(game, state, self.units), self.start(game, state)
        for name in path:
            hex = game.hex_of(state, name)
            if hex is None:
                return Refusal("2.1-a", {"to": name})
            if trail.at == BESIDE:
                further = self.onward(game, state, land, trail).get(hex) if hex == state.aim[self.lead] else None
                if further is None:
                    return Refusal("6.3-c", {"to": name})
            else:
                further = one_hex(land, trail, hex)
                if further is None:
                    return why_not_on(land, trail, hex, {"to": name})
            trail = further
        return trail
