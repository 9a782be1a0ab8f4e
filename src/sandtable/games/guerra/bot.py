"""The opponent: plays either side of the whole war from what its seat sees."""

from __future__ import annotations

from random import Random
from weakref import WeakKeyDictionary

from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.spaces import each, set_of
from sandtable.games.guerra.actions import (
    DONE,
    FIGHT,
    RAID,
    Advance,
    Attack,
    Bombard,
    Commit,
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
from sandtable.games.guerra.bot_air import best_raid, bombing_value
from sandtable.games.guerra.bot_fights import (
    attack_value,
    best_party,
    best_support,
    loss_price,
    next_joiner,
    unit_price,
)
from sandtable.games.guerra.bot_map import Chart, Front
from sandtable.games.guerra.bot_moves import best_move, deploy, fresh_units, place_value
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import REBELS


class Colonel:
    """Takes and holds what scores, attacks where the table pays, keeps to supply."""

    def __init__(self) -> None:
        self._charts: WeakKeyDictionary[GuerraGame, Chart] = WeakKeyDictionary()

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The action it takes."""
        assert isinstance(game, GuerraGame)
        assert isinstance(view.state, GuerraState)
        assert view.decision is not None
        chart = self._charts.get(game)
        if chart is None:
            chart = self._charts[game] = Chart(game)
        return Turn(game, chart, view.state, view.seat, list(view.decision.actions)).answer(view.decision.step)


class Turn:
    """One decision."""

    def __init__(self, game: GuerraGame, chart: Chart, state: GuerraState, side: int, actions: list[Action]) -> None:
        self.game, self.chart, self.state, self.side, self.actions = game, chart, state, side, actions
        self.front = Front(chart, state, side)

    def answer(self, step: str) -> Action:
        """Each kind of question has its own way of being answered."""
        if len(self.actions) == 1:
            return self.actions[0]
        found: Action = getattr(self, f"_{step}")()
        return found

    def _unit(self, name: str) -> int:
        return self.game.theatre.piece[name]

    def _space(self, name: str) -> int:
        return self.game.theatre.grid.index[name]

    # Coming on the map and recovering

    def _deploy(self) -> Action:
        return deploy(self.chart, self.front, self.actions)

    def _mobilise(self) -> Action:
        return deploy(self.chart, self.front, self.actions)

    def _recover(self) -> Action:
        """Units near the enemy first; late in the war an unused point is a victory point (7-d)."""
        theatre, state = self.game.theatre, self.state
        near = self.game.theatre.grid.spread
        close = state.held[1 - self.side]
        for _ in range(4):
            close |= near(close)
        must = not any(isinstance(action, Done) for action in self.actions)
        best: Action | None = None
        best_value = -9.0 if must else 0.0
        for action in self.actions:
            if isinstance(action, Recover):
                unit = self._unit(action.unit)
                value = theatre.attack[unit] * 0.25 + (1.0 if close >> state.hex[unit] & 1 else 0.0) - 0.9
                if state.turn >= self.game.last_turn - 1:
                    value -= 0.8
                if value > best_value:
                    best, best_value = action, value
        if best is not None:
            return best
        return DONE if not must else next(a for a in self.actions if not isinstance(a, Dissolve))

    def _reserve(self) -> Action:
        return DONE

    def _commit(self) -> Action:
        return next((action for action in self.actions if isinstance(action, Commit)), DONE)

    # Moving

    def _movement(self) -> Action:
        """The first unit, in a fixed order, that has somewhere better to be."""
        game, state = self.game, self.state
        picks = {self._unit(action.unit): action for action in self.actions if isinstance(action, Pick)}
        for unit in fresh_units(state, self.side, set_of(picks)):
            moves = list(game.steps["march"].answers(game, state, ("march", unit)))
            move, _ = best_move(game, self.chart, self.front, unit, moves)
            if move is not None:
                self.chart.thought = (self._before(unit), move)
                return picks[unit]
        return DONE

    def _before(self, unit: int) -> tuple[object, ...]:
        """All that the best move of a picked unit depends on and that changes while a side moves."""
        state = self.state
        return unit, state.turn, state.moved, state.hex.tobytes(), state.flown.tobytes(), state.entered.tobytes()

    def _march(self) -> Action:
        unit: int = self.state.stack[-1][1]
        before, thought = self.chart.thought
        if before == self._before(unit) and thought in self.actions:
            return thought  # thought out when the unit was picked
        move, _ = best_move(self.game, self.chart, self.front, unit, self.actions)
        return move or next(action for action in self.actions if isinstance(action, Move))

    # Fighting

    def _combat(self) -> Action:
        best: Action = DONE
        best_value = 0.15
        for action in self.actions:
            if isinstance(action, Attack):
                space = self._space(action.at)
                party = best_party(self.game, self.state, self.side, space)
                if party:
                    value = attack_value(self.chart, self.state, space, party, self._expected_air())
                    if value > best_value:
                        best, best_value = action, value
        if best is DONE and self.state.air:
            return self._bombing()
        return best

    def _expected_air(self) -> int:
        """What the Congo player may add against this side: about a third of what he has."""
        return (self.state.air + 1) // 3 if self.side == REBELS else 0

    def _bombing(self) -> Action:
        """What is left of the air points goes where bombs do most, or where the enemy rides and flies."""
        best: Action = DONE
        best_value = 0.0
        for action in self.actions:
            if isinstance(action, Bombard):
                value = bombing_value(self.game, self.state, self._space(action.at))
                if value > best_value:
                    best, best_value = action, value
        if RAID in self.actions and best_raid(self.game, self.state)[0] > best_value:
            return RAID
        return best

    def _raid(self) -> Action:
        return self.game.raids[best_raid(self.game, self.state)[1]]

    def _sortie(self) -> Action:
        return max((action for action in self.actions if isinstance(action, Sortie)), key=lambda action: action.points)

    def _muster(self) -> Action:
        _, space, joined = self.state.stack[-1]
        unit = next_joiner(self.game, self.state, self.side, space, joined)
        if unit >= 0 and Join(self.game.theatre.names[unit]) in self.actions:
            return self.game.joins[unit]
        return FIGHT if FIGHT in self.actions else self.actions[0]

    def _battle(self) -> Action:
        frame = self.state.stack[-1]
        return Support(best_support(self.chart, self.state, frame[1], frame[2]))

    def _lose(self) -> Action:
        eliminated = self.state.stack[-1][2] == 2

        def price(action: Action) -> float:
            assert isinstance(action, Lose)
            unit = self._unit(action.unit)
            if not eliminated:
                return loss_price(self.game, self.state, unit)
            return unit_price(self.game, self.state, unit) * (0.5 if self.state.reduced >> unit & 1 else 1.0)

        return min(self.actions, key=price)

    def _retreat(self) -> Action:
        def value(action: Action) -> float:
            assert isinstance(action, Retreat)
            unit, space = self._unit(action.unit), self._space(action.to)
            near = self.game.theatre.grid.near[space] & self.state.held[1 - self.side]
            return place_value(self.chart, self.front, unit, space, None) - 0.5 * near.bit_count()

        return max(self.actions, key=value)

    def _advance(self) -> Action:
        """Goes on where the ground gained is worth more than the ground left."""
        best: Action = DONE
        best_value = 0.2
        for action in self.actions:
            if isinstance(action, Advance):
                unit, space = self._unit(action.unit), self._space(action.to)
                here = self.state.hex[unit]
                value = place_value(self.chart, self.front, unit, space, None)
                value -= place_value(self.chart, self.front, unit, here, None)
                value -= 0.02 * sum(self.game.theatre.attack[u] for u in each(1 << unit))
                if value > best_value:
                    best, best_value = action, value
        return best


LEVELS: dict[str, Bot] = {"colonel": Colonel()}
