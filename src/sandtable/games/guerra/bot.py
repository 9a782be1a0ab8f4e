"""The opponent: plays either side of the whole war from what its seat sees."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Craft, Searching
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Number, Piece, Seat, Space
from sandtable.engine.players import Player
from sandtable.engine.spaces import has, set_of, size
from sandtable.games.guerra.actions import (
    DONE,
    FIGHT,
    RAID,
    Advance,
    Attack,
    Bombard,
    Dissolve,
    Done,
    Join,
    Lose,
    Move,
    Pick,
    Recover,
    Retreat,
    Sortie,
    Support,
)
from sandtable.games.guerra.battle import ELIMINATION, Battle, ChooseLoss
from sandtable.games.guerra.bot_air import best_raid, bombing_value
from sandtable.games.guerra.bot_fights import (
    attack_value,
    best_party,
    best_support,
    hopeless,
    loss_price,
    next_joiner,
    unit_price,
)
from sandtable.games.guerra.bot_map import Front
from sandtable.games.guerra.bot_moves import best_move, deploy, fresh_units, place_value
from sandtable.games.guerra.bot_reserves import best_commitment, to_keep
from sandtable.games.guerra.bot_tempers import SEASONED, STEADY, Temper
from sandtable.games.guerra.combat import Muster
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.march import March
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import REBELS


class Colonel(Player[GuerraGame, GuerraState]):
    """Takes and holds what scores, attacks where the table pays, keeps to supply."""

    #: one side's view of the position it is asked about
    front: Front

    def __init__(self, game: GuerraGame, seat: Seat, temper: Temper = STEADY) -> None:
        super().__init__(game, seat)
        self.temper = temper
        self.chart = game.chart
        #: the move for which a unit was picked, and the position it was thought out in
        self.thought: tuple[Hashable, Action] = ((), DONE)
        #: the reserves to be kept, and the position they were thought out in
        self.kept: tuple[Hashable, list[Action]] = ((), [])

    def look(self, state: GuerraState) -> None:
        """How the sides stand."""
        self.front = Front(self.chart, state, self.seat, self.temper)

    def _unit(self, name: str) -> Piece:
        return self.game.theatre.piece[name]

    def _space(self, name: str) -> Space:
        return self.game.theatre.grid.index[name]

    # Coming on the map and recovering

    def answer_deploy(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Free units go to the towns of the north of Angola."""
        return deploy(self.chart, self.front, actions)

    def answer_mobilise(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Recruits come where a town can be taken or must be held."""
        return deploy(self.chart, self.front, actions)

    def answer_recover(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Units near the enemy first; late in the war an unused point is a victory point (7-d)."""
        theatre = self.game.theatre
        near = self.game.theatre.grid.spread
        close = state.held[1 - self.seat]
        for _ in range(4):
            close |= near(close)
        must = not any(isinstance(action, Done) for action in actions)
        best: Action | None = None
        best_value = -9.0 if must else 0.0
        for action in actions:
            if isinstance(action, Recover):
                unit = self._unit(action.unit)
                value = theatre.attack[unit] * 0.25 + (1.0 if has(close, state.hex[unit]) else 0.0) - self.temper.thrift
                if state.turn >= self.game.last_turn - 1:
                    value -= 0.8
                if value > best_value:
                    best, best_value = action, value
        if best is not None:
            return best
        return DONE if not must else next(a for a in actions if not isinstance(a, Dissolve))

    def answer_reserve(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Who would stand still near the enemy anyway; thought out once a phase."""
        before = (state.turn, state.hex.tobytes())
        if self.kept[0] != before:
            self.kept = (before, to_keep(self.game, self.chart, self.front, actions))
        return next((action for action in self.kept[1] if action in actions), DONE)

    def answer_commit(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The reserve that helps most, if any helps enough."""
        return best_commitment(self.chart, state, actions, self._expected_air(state), self.temper)

    # Moving

    def answer_movement(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The first unit, in a fixed order, that has somewhere better to be."""
        game = self.game
        picks = {self._unit(action.unit): action for action in actions if isinstance(action, Pick)}
        for unit in fresh_units(state, self.seat, set_of(picks)):
            move, _ = best_move(game, self.chart, self.front, unit, March(unit).answers(game, state))
            if move is not None:
                self.thought = (self._before(state, unit), move)
                return picks[unit]
        return DONE

    def _before(self, state: GuerraState, unit: Piece) -> Hashable:
        """All that the best move of a picked unit depends on and that changes while a side moves."""
        return unit, state.turn, state.moved, state.hex.tobytes(), state.flown.tobytes(), state.entered.tobytes()

    def answer_march(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Where it was picked for, or the best there is."""
        step = state.stack[-1]
        assert isinstance(step, March)
        unit = step.unit
        before, thought = self.thought
        if before == self._before(state, unit) and thought in actions:
            return thought  # thought out when the unit was picked
        move, _ = best_move(self.game, self.chart, self.front, unit, actions)
        return move or next(action for action in actions if isinstance(action, Move))

    # Fighting

    def answer_combat(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The attack that is worth most, if any is; what is left of the air points goes on bombs."""
        best: Action = DONE
        best_value = self.temper.nerve
        for action in actions:
            if isinstance(action, Attack):
                space = self._space(action.at)
                party = best_party(self.game, state, self.seat, space)
                if party:
                    value = attack_value(self.chart, state, space, party, self._expected_air(state), self.temper)
                    if value > best_value and not hopeless(self.game, state, space, party):
                        best, best_value = action, value
        if best is DONE and state.air:
            return self._bombing(state, actions)
        return best

    def _expected_air(self, state: GuerraState) -> Number:
        """What the Congo player may add against this side: about a third of what he has."""
        return (state.air + 1) // 3 if self.seat == REBELS else 0

    def _bombing(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """What is left of the air points goes where bombs do most, or where the enemy rides and flies."""
        best: Action = DONE
        best_value = 0.0
        for action in actions:
            if isinstance(action, Bombard):
                value = bombing_value(self.game, state, self._space(action.at))
                if value > best_value:
                    best, best_value = action, value
        if RAID in actions and best_raid(self.game, state)[0] > best_value:
            return RAID
        return best

    def answer_raid(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The facility that the enemy needs most."""
        return self.game.raids[best_raid(self.game, state)[1]]

    def answer_aim(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The more are bombed, the better the column."""
        return actions[0]

    def answer_sortie(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """All that is left."""
        return max((action for action in actions if isinstance(action, Sortie)), key=lambda action: action.points)

    def answer_muster(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The strongest first, until all have joined that may attack together."""
        step = state.stack[-1]
        assert isinstance(step, Muster)
        unit = next_joiner(self.game, state, self.seat, step.at, step.attackers)
        if unit >= 0 and Join(self.game.theatre.names[unit]) in actions:
            return self.game.joins[unit]
        return FIGHT if FIGHT in actions else actions[0]

    def answer_battle(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """As many points as the combat is worth."""
        step = state.stack[-1]
        assert isinstance(step, Battle)
        return Support(best_support(self.chart, state, step.at, step.attackers, self.temper))

    def answer_lose(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The unit that is missed least."""
        step = state.stack[-1]
        assert isinstance(step, ChooseLoss)

        def price(action: Action) -> float:
            assert isinstance(action, Lose)
            unit = self._unit(action.unit)
            if step.how != ELIMINATION:
                return loss_price(self.game, state, unit, self.temper)
            return unit_price(self.game, state, unit, self.temper) * (0.5 if has(state.reduced, unit) else 1.0)

        return min(actions, key=price)

    def answer_retreat(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """The best ground, with as few enemies beside it as may be."""

        def value(action: Action) -> float:
            assert isinstance(action, Retreat)
            unit, space = self._unit(action.unit), self._space(action.to)
            near = self.game.theatre.grid.near[space] & state.held[1 - self.seat]
            return place_value(self.chart, self.front, unit, space, None) - 0.5 * size(near)

        return max(actions, key=value)

    def answer_advance(self, state: GuerraState, actions: Sequence[Action]) -> Action:
        """Goes on where the ground gained is worth more than the ground left."""
        best: Action = DONE
        best_value = self.temper.advance
        for action in actions:
            if isinstance(action, Advance):
                unit, space = self._unit(action.unit), self._space(action.to)
                here = state.hex[unit]
                value = place_value(self.chart, self.front, unit, space, None)
                value -= place_value(self.chart, self.front, unit, here, None)
                value -= 0.02 * self.game.theatre.attack[unit]
                if value > best_value:
                    best, best_value = action, value
        return best


def seasoned(game: GuerraGame, seat: Seat) -> Colonel:
    """A colonel who has learned what pays for his side."""
    return Colonel(game, seat, SEASONED[seat])


CRAFT = Craft(
    seasoned,
    weighty=frozenset(),  # answers are small here, and many: knowing what pays is worth more than a few trials of each
    ahead=0,
    scale=15.0,
)

#: weakest first
LEVELS: dict[str, BotMaker] = {
    "recruit": Erring(Colonel, 0.6, 0.1),
    "cadet": Erring(Colonel, 0.3, 0.02),
    "colonel": Colonel,
    "general": Searching(CRAFT),
}
