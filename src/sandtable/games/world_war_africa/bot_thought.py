"""One decision of the commander: what every kind of decision needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from sandtable.engine.contract import Action
from sandtable.games.world_war_africa.estimates import Estimate
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

T = TypeVar("T", bound=Action)


class Thought:
    """The position, the answers, and ways to weigh them."""

    def __init__(
        self, game: WarGame, state: WarState, seat: int, actions: list[Action], costs: dict[int, list[int]]
    ) -> None:
        self.game, self.state, self.seat, self.actions, self.costs = game, state, seat, actions, costs
        self.theatre = game.theatre
        self.frame = state.stack[-1]
        self._view: Estimate | None = None

    @property
    def view(self) -> Estimate:
        """The situation, worked out when it is first needed."""
        if self._view is None:
            self._view = Estimate(self.game, self.state, self.seat)
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
