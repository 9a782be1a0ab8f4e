"""Where the regiment comes down: fields, drop zones, and how many more have room there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.spaces import each, has, listed
from sandtable.games.paratrooper.flights import drop_zone_hexes, in_the_air, landing_hexes
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.state import BESIDE, NONE, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: how well a hex can be dropped on
DROP = {"clear": 2.0, "brush": 1.5, "close": 0.0, "severe": -3.0, "water": -99.0}
#: what it costs to come down on the enemy, or where too many would stand together
ENEMY, CROWD = 20.0, 30.0


class Field(NamedTuple):
    """A hex to come down in, how good it is, how many more have room there, and whether one lands or drops."""

    hex: Hex
    value: float
    room: Number
    landing: bool


class Fields:
    """The mission map as those see it who are to come down on it."""

    def __init__(self, game: ParatrooperGame, state: ParatrooperState, spot: Space) -> None:
        self.game, self.state, self.spot = game, state, spot
        self.ground = game.ground(state)
        self.marked = drop_zone_hexes(game, state)
        self.all = self.ground.airfields | self.marked
        self.landing = landing_hexes(game, state)
        self.coming = [state.aim[piece] for piece in in_the_air(game.theatre, state)]
        beside = each(game.theatre.units & ~state.available)
        self.coming += [state.aim[piece] for piece in beside if state.where[piece] == BESIDE]

    def fighters(self, hex: Hex) -> list[Piece]:
        """Who stands there."""
        return listed(fighters(self.game.theatre, self.state, hex))

    def room(self, hex: Hex) -> Number:
        """How many more units may come to a hex, with those who are on their way (12.1)."""
        return self.game.theatre.stack_limit - len(self.fighters(hex)) - self.coming.count(hex)

    def best_drop(self, number: Number) -> Field:
        """The hex that so many paratroopers are dropped on."""
        hex = max(each(self.ground.land), key=lambda hex: self.value(hex, number))
        return Field(hex, self.value(hex, number), self.room(hex) - number, landing=False)

    def best_landing(self, number: Number) -> Field:
        """The field with room for so many that is nearest to what is wanted; none: -1."""
        free = [hex for hex in each(self.landing) if self.room(hex) >= number]
        hex = max(free, key=lambda hex: self.value(hex, number), default=NONE)
        if hex < 0:
            return Field(NONE, -ENEMY - CROWD, -1, landing=True)
        return Field(hex, self.value(hex, number) + 1.0, self.room(hex) - number, landing=True)

    def value(self, hex: Hex, number: Number) -> float:
        """How good a hex is for so many to come down in: free, easy ground, with room, near what is wanted."""
        state = self.state
        total = DROP[self.ground.terrain[hex].drop] + 4.0 * has(self.marked, hex) + 1.0 * self.coming.count(hex)
        total -= ENEMY if has(state.foes, hex) else 0.0
        total += 1.0 if has(EDGES, hex) else 0.0
        total += 2.0 if has(state.rep, hex) and not has(state.foes, hex) else 0.0
        total -= CROWD if self.room(hex) < number else 0.0
        if 0 <= self.spot < HEXES:
            return total - 1.5 * DISTANCE[hex][self.spot]
        for near in each(NEAR[hex]):
            total += 0.7 * min(3, state.covered[near])
        return total

    def value_of_marking(self, hex: Hex) -> float:
        """How good a hex is for a drop zone marker; only where the regiment stands can anybody land."""
        held = has(self.state.rep & ~self.state.foes, hex)
        return self.value(hex, 1) + 8.0 * held
