"""Exact odds of a whole battle: the rules themselves are played for every way the dice can fall.

The regiment fires and takes its losses as a sensible commander would (combat_sense). Positions that come up on
several ways are worked out once. A battle too large for that is followed for one round, and the odds say so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action
from sandtable.engine.flow import Play
from sandtable.engine.odds import every_way
from sandtable.engine.stakes import Line, change
from sandtable.games.paratrooper.actions import DONE, Move
from sandtable.games.paratrooper.battle import BattleStep, begin_battle
from sandtable.games.paratrooper.combat_sense import who_fires, who_suffers
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.stakes import account
from sandtable.games.paratrooper.state import LOST, REP, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: positions that are looked at before a battle is taken for too large
MOST = 400
#: steps that are part of a battle
STEPS = frozenset(("battle", "losses", "netwar-support", "disembark"))


class End(NamedTuple):
    """How a battle stands when it is over, or after the round: who is left, how many units are gone, what it scored."""

    regiment: bool
    opposition: bool
    lost: int
    killed: int
    scored: tuple[tuple[Line, float], ...]


class Engagement(NamedTuple):
    """The odds of every end; whether the battle was followed to it or for one round only."""

    ends: dict[End, float]
    whole: bool


class TooLarge(Exception):
    """More positions than can be looked at while somebody waits."""


def engagement(game: ParatrooperGame, state: ParatrooperState, hex: int, action: Action) -> Engagement | None:
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


class Fight:
    """One battle, followed to its end or for so many rounds."""

    def __init__(self, game: ParatrooperGame, start: ParatrooperState, hex: int, rounds: int | None) -> None:
        self.game, self.start, self.hex = game, start, hex
        self.before = account(game, start)
        self.known: dict[tuple[object, ...], dict[End, float]] = {}
        self.last = None if rounds is None else self.round(start) + rounds

    def round(self, state: ParatrooperState) -> int:
        """The round being fought; 0 before the first."""
        return max((frame[4] for frame in state.stack if frame[0] == "battle"), default=0)

    def ends_after(self, action: Action) -> dict[End, float]:
        """The odds of each end once an answer is given."""
        return self.spread(self.start, lambda play: self.answer(play, action))

    def answer(self, play: Play[ParatrooperGame, ParatrooperState], action: Action) -> None:
        """What an answer does to the step that asked."""
        frame = play.state.stack[-1]
        self.game.steps[frame[0]].answer(play, frame, action)
        if isinstance(action, Move):
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
        fought = [frame for frame in state.stack if frame[0] in STEPS]
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

    def is_last(self, state: ParatrooperState, frame: tuple[object, ...]) -> bool:
        """Whether the rounds that are followed have all been fired."""
        return self.last is not None and frame[0] == "battle" and self.round(state) >= self.last and not state.order

    def go_on(self, play: Play[ParatrooperGame, ParatrooperState]) -> None:
        """One fire, one loss, one answer of the commander."""
        state = play.state
        frame = state.stack[-1]
        step = self.game.steps[frame[0]]
        asks = step.go_on(play, frame) if isinstance(step, BattleStep) else step.run(play, frame)
        if asks:
            actions = step.answers(self.game, state, frame)
            choose = {"battle": who_fires, "losses": who_suffers}.get(frame[0])
            step.answer(play, frame, choose(self.game, state, actions) if choose else DONE)

    def key(self, state: ParatrooperState) -> tuple[object, ...]:
        """All that the rest of a battle depends on."""
        at = state.where.tobytes()
        fought = tuple(frame for frame in state.stack if frame[0] in STEPS)
        return at, state.disrupted, state.struck, state.fires, state.collateral, tuple(state.order), fought

    def end(self, state: ParatrooperState) -> End:
        """How the battle stands."""
        theatre = self.game.theatre
        gone = [p for p, where in enumerate(state.where) if where == LOST and self.start.where[p] != LOST]
        return End(
            bool(fighters(theatre, state, self.hex)),
            bool(enemies(theatre, state, self.hex)),
            sum(theatre.units >> piece & 1 for piece in gone),
            sum(theatre.opfor >> piece & 1 for piece in gone),
            tuple(sorted(change(self.before, account(self.game, state)).items())),
        )
