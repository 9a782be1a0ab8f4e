"""What every decision of the commander needs: the situation, and ways to weigh answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.flow import Step
from sandtable.engine.memos import Memo
from sandtable.engine.players import Player
from sandtable.engine.spaces import has
from sandtable.games.world_war_africa.estimates import Estimate, Handbook, Prospect
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

A = TypeVar("A", bound=Action)
Asking = TypeVar("Asking", bound=Step[Any, Any])

#: positions that a commander keeps in mind
KEPT = 32
#: an attack that hits fewer than this on average is not made, except on the last turn
SLIM, HOPELESS = 0.2, -1.0


def of(actions: Iterable[Action], kind: type[A]) -> list[A]:
    """The answers of one kind."""
    return [action for action in actions if isinstance(action, kind)]


def best(actions: Iterable[Action], kind: type[A], score: Callable[[A], float]) -> A:
    """The answer of a kind with the highest score; the first of equals."""
    return max(of(actions, kind), key=score)


def asked(state: WarState, kind: type[Asking]) -> Asking:
    """The step that asks."""
    step = state.stack[-1]
    assert isinstance(step, kind)
    return step


class Temper(msgspec.Struct, frozen=True):
    """What a commander cares about."""

    thrift: float = 1.0  #: how much a unit of his own counts
    guard: float = 1.0  #: how much a town counts that would be left empty
    nerve: float = 0.3  #: what an attack must promise
    cache: float = 0.4  #: what a cache must change


STEADY = Temper()


class Thinking(Player["WarGame", WarState]):
    """Sees the situation once for every position."""

    def __init__(self, game: WarGame, seat: Seat, temper: Temper = STEADY) -> None:
        super().__init__(game, seat)
        self.temper = temper
        self.theatre = game.theatre
        self.book = Handbook(game)
        self.costs = self.book.costs
        self._estimates: Memo[tuple[Any, ...], Estimate] = Memo(KEPT)

    def look(self, state: WarState) -> None:
        """The position that the next answers are about."""
        self.state = state
        self._view: Estimate | None = None

    def position(self) -> tuple[Any, ...]:
        """All that an estimate depends on."""
        state = self.state
        return (state.turn, state.where.tobytes(), *state.veiled, *state.ruled)

    @property
    def view(self) -> Estimate:
        """The situation, worked out when it is first needed."""
        if self._view is None:
            key = self.position()
            known = self._estimates.get(key)
            if known is None:
                known = self._estimates.keep(key, Estimate(self.game, self.state, self.seat))
            self._view = known
        return self._view

    def piece(self, action: Any) -> Piece:
        """The piece that an answer names."""
        return self.theatre.piece[action.unit]

    def space(self, action: Any) -> Space:
        """The space that an answer names."""
        return self.theatre.index[action.to]

    # Attacks

    def price_of_loss(self) -> float:
        """What a unit of the active contingent is worth: RP bring it back, but not after the last turn (8.7-c)."""
        if self.view.last_turn:
            return 0.4
        return (2.0 if self.state.points[self.state.active] >= 4 else 2.8) * self.temper.thrift

    def worth_of_battle(self, target: Space, attackers: Sequence[Piece], power: float, bonus: int, shift: int) -> float:
        """Losses of both sides on average, and the town."""
        view, theatre = self.view, self.theatre
        number = view.numbers.get(target, 1)
        column = self.book.column(power, view.defence(target), theatre.shift[target] + shift)
        odds = self.book.prospect(column, bonus, len(attackers), number)
        return self.worth_of_odds(target, odds) if odds.killed >= SLIM or view.last_turn else HOPELESS

    def worth_of_odds(self, target: Space, odds: Prospect) -> float:
        """What a line of the CRT, averaged over the die, is worth to the attacker."""
        view, theatre = self.view, self.theatre
        town = has(theatre.towns, target)
        kill = 1.0 if view.last_turn else 2.6
        prize = view.worth(target) if town else 1.5
        return (
            odds.killed * (kill + (0.1 * prize if town else 0.0))
            + odds.cleared * prize
            - odds.lost * self.price_of_loss()
        )
