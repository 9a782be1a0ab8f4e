"""Exact odds of a whole battle: the rules themselves are played for every way the dice can fall.

The regiment fires and takes its losses as a sensible commander would (combat_sense). Positions that come up on
several ways are worked out once. A battle too large for that is followed for one round, and the odds say so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Line
from sandtable.engine.fields import Number, Piece
from sandtable.engine.flow import Play, Step
from sandtable.engine.odds import every_way
from sandtable.engine.spaces import each, has, several
from sandtable.engine.stakes import change
from sandtable.games.paratrooper.actions import DONE, Move, SetDown, TakeUp
from sandtable.games.paratrooper.battle import BattleStep, Disembarkation, NetwarSupport, begin_battle
from sandtable.games.paratrooper.combat_sense import who_fires, who_suffers
from sandtable.games.paratrooper.fire_order import combinations, row_at_front, start_round
from sandtable.games.paratrooper.handling import Handover
from sandtable.games.paratrooper.losses import Losses
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.stakes import account
from sandtable.games.paratrooper.state import LOST, NONE, REP, Hex, ParatrooperState
from sandtable.games.paratrooper.turn import end_phase

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: positions that are looked at before a battle is taken for too large: a few tenths of a second
MOST = 2_000
#: steps that are part of a battle
STEPS = (BattleStep, Losses, NetwarSupport, Disembarkation, Handover)
#: how the commander answers those that he has an opinion on; the others he declines
SENSE: dict[type[Step[Any, Any]], Callable[[Any, Any, Sequence[Action]], Action]] = {
    BattleStep: who_fires,
    Losses: who_suffers,
}


class End(NamedTuple):
    """How a battle stands when it is over, or after the round: who is left, how many units are gone, what it scored."""

    regiment: bool
    opposition: bool
    lost: int
    killed: int
    scored: tuple[tuple[Line, float], ...]


def who(end: End) -> str:
    """Who is left in the hex."""
    if end.regiment and end.opposition:
        return "both"
    return "regiment" if end.regiment else "opposition" if end.opposition else "nobody"


class Engagement(NamedTuple):
    """The odds of every end; whether the battle was followed to it or for one round only."""

    ends: dict[End, float]
    whole: bool


class TooLarge(Exception):
    """More positions than can be looked at while somebody waits."""


def engagement(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action) -> Engagement | None:
    """The odds of the battle that this answer begins or goes on with; None if even a round is too much.

    A move into the enemy's hex begins one: as it would be fought if nothing else changed until then.
    """
    if game.random_opfor_order:
        return None  # the lot among equals has too many ways to fall
    for rounds, whole in ((None, True), (1, False)):
        try:
            return Engagement(Fight(game, state, hex, rounds).ends_after(action), whole)
        except TooLarge:
            continue
    return None


class Row(NamedTuple):
    """Units of one side and one engagement rating: they fire before all that follow."""

    regiment: bool
    rating: int
    units: list[Piece]
    #: whether they may fire as one, or must
    combines: bool


def order_of_fire(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action) -> list[Row]:
    """How the first round of the battle would be fired that an answer leads to, if nothing else changed until then."""
    theatre, after = game.theatre, state.copy()
    after.chance, after.pending = Chance(bytes(32)), None
    play: Play[ParatrooperGame, ParatrooperState] = Play(game, after)
    Fight(game, state, hex, 1).answer(play, action)
    battle: BattleStep | None = None
    for step in after.stack:
        if isinstance(step, BattleStep):
            battle = step
    if battle is None or not enemies(theatre, after, hex):
        return []
    start_round(play, hex, battle.attacker, battle.support)
    found = []
    while after.order:
        front = row_at_front(game, after)
        regiment = not front & theatre.opfor
        if regiment:
            combines = bool(combinations(game, after, hex, front, NONE))
        else:
            combines = several(front) and bool(enemies(theatre, after, hex) & theatre.opfor_cps)
        row = [piece for piece in after.order if has(front, piece)]
        found.append(Row(regiment, after.rank[row[0]], row, combines))
        after.order[:] = [piece for piece in after.order if not has(front, piece)]
    return found


class Fight:
    """One battle, followed to its end or for so many rounds."""

    def __init__(self, game: ParatrooperGame, start: ParatrooperState, hex: Hex, rounds: Number | None) -> None:
        self.game, self.start, self.hex = game, start, hex
        self.before = account(game, start)
        self.known: dict[tuple[object, ...], dict[End, float]] = {}
        self.last = None if rounds is None else self.round(start) + rounds

    def round(self, state: ParatrooperState) -> Number:
        """The round being fought; 0 before the first."""
        return max((step.round for step in state.stack if isinstance(step, BattleStep)), default=0)

    def ends_after(self, action: Action) -> dict[End, float]:
        """The odds of each end once an answer is given."""
        return self.spread(self.start, lambda play: self.answer(play, action))

    def answer(self, play: Play[ParatrooperGame, ParatrooperState], action: Action) -> None:
        """What an answer does to the step that asked."""
        play.state.stack[-1].answer(play, action)
        if isinstance(action, Move | SetDown | TakeUp):
            end_phase(play)  # passengers of helicopters get off, overstacked units are disrupted
            begin_battle(play, self.hex, REP)

    def spread(
        self, state: ParatrooperState, act: Callable[[Play[ParatrooperGame, ParatrooperState]], None]
    ) -> dict[End, float]:
        """Everything that may come of one move, weighed."""

        def one_way(chance: Chance) -> ParatrooperState:
            after = state.copy()
            after.chance, after.pending = chance, None
            act(Play(self.game, after))
            return after

        found: dict[End, float] = defaultdict(float)
        for weight, after in every_way(one_way):
            for end, odds in self.ends(after).items():
                found[end] += weight * odds
        return found

    def ends(self, state: ParatrooperState) -> dict[End, float]:
        """The odds of each end from a position on."""
        fought = [step for step in state.stack if isinstance(step, STEPS)]
        if not fought or self.is_last(state, fought[-1]):
            return {self.end(state): 1.0}
        key = self.key(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                raise TooLarge
            self.known[key] = {}
            found = self.known[key] = self.spread(state, self.go_on)
        return found

    def is_last(self, state: ParatrooperState, step: Step[Any, Any]) -> bool:
        """Whether the rounds that are followed have all been fired."""
        fired = self.last is not None and self.round(state) >= self.last and not state.order
        return fired and isinstance(step, BattleStep)

    def go_on(self, play: Play[ParatrooperGame, ParatrooperState]) -> None:
        """One fire, one loss, one answer of the commander."""
        state = play.state
        step = state.stack[-1]
        asks = step.go_on(play) if isinstance(step, BattleStep) else step.run(play)
        if asks:
            choose = SENSE.get(type(step))
            step.answer(play, choose(self.game, state, step.answers(self.game, state)) if choose else DONE)

    def key(self, state: ParatrooperState) -> tuple[object, ...]:
        """All that the rest of a battle depends on."""
        at = state.where.tobytes()
        fought = tuple(step for step in state.stack if isinstance(step, STEPS))
        # who was disrupted in this round still fires with the rating it was lined up with (17.2-f)
        ranks = tuple(state.rank[piece] for piece in each(fighters(self.game.theatre, state, self.hex)))
        return at, state.disrupted, state.struck, state.fires, state.collateral, tuple(state.order), ranks, fought

    def end(self, state: ParatrooperState) -> End:
        """How the battle stands."""
        theatre = self.game.theatre
        gone = [p for p, where in enumerate(state.where) if where == LOST and self.start.where[p] != LOST]
        return End(
            bool(fighters(theatre, state, self.hex)),
            bool(enemies(theatre, state, self.hex)),
            sum(has(theatre.units, piece) for piece in gone),
            sum(has(theatre.opfor, piece) for piece in gone),
            tuple(sorted(change(self.before, account(self.game, state)).items())),
        )
