"""One decision of the commander: what every kind of decision needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sandtable.engine.contract import Action
from sandtable.games.world_war_africa.estimates import Estimate, Handbook
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

T = TypeVar("T", bound=Action)
V = TypeVar("V")

#: positions that a commander keeps in mind
KEPT = 32


class Memory:
    """What was worked out for the last positions, keyed on everything it depends on."""

    def __init__(self) -> None:
        self._known: dict[Any, Any] = {}

    def recall(self, key: Any, work_out: Callable[[], V]) -> V:
        """What is known for a key, worked out if nothing is."""
        if key not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = work_out()
        found: V = self._known[key]
        return found


class Thought:
    """The position, the answers, and ways to weigh them."""

    def __init__(
        self, game: WarGame, state: WarState, seat: int, actions: list[Action], book: Handbook, memory: Memory
    ) -> None:
        self.game, self.state, self.seat, self.actions = game, state, seat, actions
        self.book, self.memory = book, memory
        self.costs = book.costs
        self.theatre = game.theatre
        self.frame = state.stack[-1]
        self._view: Estimate | None = None

    def position(self) -> tuple[Any, ...]:
        """All that an estimate depends on."""
        state = self.state
        ruled = state.ruled
        return (id(self.game), self.seat, state.turn, state.where.tobytes(), *state.veiled, ruled[0], ruled[1])

    @property
    def view(self) -> Estimate:
        """The situation, worked out when it is first needed."""
        if self._view is None:
            self._view = self.memory.recall(self.position(), lambda: Estimate(self.game, self.state, self.seat))
        return self._view

    def of(self, kind: type[T]) -> list[T]:
        """The answers of one kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    def best(self, kind: type[T], score: Callable[[T], float]) -> T:
        """The answer of a kind with the highest score; the first of equals."""
        return max(self.of(kind), key=score)

    def piece(self, action: Any) -> int:
        """The piece that an answer names."""
        return self.theatre.piece[action.unit]

    def space(self, action: Any) -> int:
        """The space that an answer names."""
        return self.theatre.index[action.to]

    # Attacks

    def price_of_loss(self) -> float:
        """What a unit of the active contingent is worth: RP bring it back, but not after the last turn (8.7-c)."""
        if self.view.last_turn:
            return 0.4
        return 2.0 if self.state.points[self.state.active] >= 4 else 2.8

    def worth_of_battle(self, target: int, attackers: list[int], power: float, bonus: int, shift: int) -> float:
        """Losses of both sides on average, and the town."""
        view, theatre = self.view, self.theatre
        number = view.numbers.get(target, 1)
        column = self.book.column(power, view.defence(target), theatre.shift[target] + shift)
        odds = self.book.prospect(column, bonus, len(attackers), number)
        town = theatre.towns >> target & 1
        kill = 1.0 if view.last_turn else 2.6
        prize = view.worth(target) if town else 1.5
        return (
            odds.killed * (kill + (0.1 * prize if town else 0.0))
            + odds.cleared * prize
            - odds.lost * self.price_of_loss()
        )
