"""What every decision of the commander needs: the situation, and ways to weigh answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.flow import Step
from sandtable.engine.memos import Memo
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, has, only
from sandtable.games.world_war_africa.bot_temper import STEADY, Temper
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
#: what a town is worth without a mine
TOWN = 12.0


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


class Thinking(Player["WarGame", WarState]):
    """Sees the situation once for every position."""

    def __init__(self, game: WarGame, seat: Seat, temper: Temper = STEADY) -> None:
        super().__init__(game, seat)
        self.temper = temper
        self.theatre = game.theatre
        self.book = Handbook(game)
        self.costs = self.book.costs
        self.last = len(self.theatre.tables.turn)
        self._estimates: Memo[tuple[Any, ...], Estimate] = Memo(KEPT)

    def look(self, state: WarState) -> None:
        """The position that the next answers are about."""
        self.state = state
        self._view: Estimate | None = None
        #: whether it matters who has still to act
        self.chits = state.turn >= self.last and self.temper.counts_chits
        self._dangers: dict[Space, float] = {}

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

    def worth(self, town: Space) -> float:
        """What a town is worth to either side: a victory point, and what a mine will still bring in (10.2)."""
        worth = self.view.worth(town)
        return TOWN + self.temper.mine * (worth - TOWN) if has(self.theatre.resource_towns, town) else worth

    def threat(self, space: Space, steps: int) -> float:
        """Enemy attack factors within so many hexes; in the last turn only of those who have still to act."""
        if not self.chits:
            return self.view.threat(space, steps)
        near = self.game.nearby(space, steps) & self.state.held[self.view.enemy]
        return sum(self.danger(at) for at in each(near))

    def danger(self, space: Space) -> float:
        """The attack factors of an enemy stack that somebody may still use."""
        if not self.chits:
            return self.view.attack_at[space]
        known = self._dangers.get(space)
        if known is None:
            here = self.state.at[space]
            acting = any(here & self.theatre.of_contingent[one] for one in each(self.state.pool))
            known = self._dangers[space] = self.view.attack_at[space] if acting else 0.0
        return known

    def alone(self, unit: Piece) -> bool:
        """Whether a unit is all that holds a town."""
        space = self.state.where[unit]
        return space >= 0 and has(self.theatre.towns, space) and self.state.at[space] == only(unit)

    # Attacks

    def price_of_loss(self) -> float:
        """What a unit of the active contingent is worth: RP bring it back, but not after the last turn (8.7-c)."""
        if self.view.last_turn:
            return self.temper.last_loss
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
        temper = self.temper
        kill = 1.0 if view.last_turn else temper.kill
        prize = self.worth(target) if town else 1.5
        return (
            odds.killed * (kill + (0.1 * prize if town else 0.0))
            + odds.cleared * prize
            - odds.lost * self.price_of_loss()
        )
