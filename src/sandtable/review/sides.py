"""Who stood against whom in a game, and how each of them stands in a position."""

from __future__ import annotations

import msgspec

from sandtable.bots.search import craft_of
from sandtable.engine.contract import Game, Result
from sandtable.engine.states import State


class Sides(msgspec.Struct, frozen=True):
    """The sides of a game by name, each with its seats; where all play against the rules there is one."""

    names: tuple[str, ...]
    seats: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, game: Game, result: Result) -> Sides:
        """Those of a game that is over."""
        every = tuple(range(len(game.seats)))
        if result.allies or len(every) == 1:
            return cls((game.seats[0],), (every,))
        called = result.sides or list(game.seats)
        names = tuple(dict.fromkeys(called))
        return cls(names, tuple(tuple(seat for seat in every if called[seat] == name) for name in names))

    @property
    def alone(self) -> bool:
        """Whether nobody stands against the one side there is."""
        return len(self.names) == 1

    def of_seat(self, seat: int) -> int:
        """The side that a seat plays."""
        return next(side for side, seats in enumerate(self.seats) if seat in seats)

    def leads(self, scores: list[float]) -> list[float]:
        """By side, how far it is ahead of the best of the others; the score itself where there are none."""
        own = [scores[seats[0]] for seats in self.seats]
        if self.alone:
            return own
        return [mine - max(own[:side] + own[side + 1 :]) for side, mine in enumerate(own)]


def leads(game: Game, sides: Sides, state: State) -> list[float]:
    """What a position is worth to each side, in points: how far it is ahead, what is not yet scored included."""
    value = craft_of(game.title).value
    own = value(game, state, sides.seats[0][0])
    if len(sides.names) == 2:
        return [own, -own]  # what one side gains the other loses
    return [own, *(value(game, state, seats[0]) for seats in sides.seats[1:])]
