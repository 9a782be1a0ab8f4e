"""The system opponent. It uses the same actions as a person, sees only what its side may see, and thinks one
activation at a time; the Colonel also tries what the next three cards may bring."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.spaces import each
from sandtable.games.colonial.actions import (
    Accompany,
    Alight,
    Assault,
    Board,
    Detach,
    Enter,
    Fire,
    Leave,
    Limber,
    Move,
    Retreat,
    Unlimber,
)
from sandtable.games.colonial.battlefield import COMMANDER, TRANSPORT
from sandtable.games.colonial.bot_values import Eye
from sandtable.games.colonial.fire import can_see, leaders_to_lend
from sandtable.games.colonial.pieces import leaders_here
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import totals

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


class Judge:
    """How good each answer to a question looks; doing nothing is 0."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.field, self.state = eye.field, eye.state

    def value(self, action: Action) -> float:
        """How much better than doing nothing an action looks."""
        if isinstance(action, Move):
            return self.move(action)
        if isinstance(action, Fire):
            return self.fire(action)
        if isinstance(action, Assault):
            piece, target = self.field.piece[action.unit], self.field.piece[action.target]
            leaders = leaders_here(self.field, self.state, piece)
            return self.eye.assault(piece, self.state.hex[piece], target, False, leaders)
        if isinstance(action, Retreat):
            return self.standing(self.field.piece[action.unit], self.field.grid.index[action.to])
        if isinstance(action, Enter):
            return 2.0 + self.standing(self.field.piece[action.unit], self.field.grid.index[action.at])
        if isinstance(action, Leave):
            return self.leave(action)
        return self.handle(action)

    def standing(self, piece: int, space: int) -> float:
        """What it is worth to a piece to be in a hex, harm taken into account."""
        return self.eye.place(space, piece) - self.eye.danger(space, piece)

    def move(self, action: Move) -> float:
        """The better place, and the best that can be done from there."""
        field, state = self.field, self.state
        piece, to = field.piece[action.unit], field.grid.index[action.to]
        start = state.hex[piece]
        gain = self.standing(piece, to) - self.standing(piece, start)
        if field.kind[piece] == COMMANDER:
            return gain - 0.05
        if action.led_by:
            leader = field.piece[action.led_by]
            gain -= 0.2 * self.eye.danger(to, leader)
        elif self.leaves_leader_alone(piece, start):
            gain -= 0.5
        if field.kind[piece] == TRANSPORT:
            return gain
        after = self.eye.best_fire(piece, to)
        if not field.is_gun >> piece & 1:
            for space in each(field.grid.near[to] & state.seen[1 - self.eye.seat]):
                for target in each(state.at[space] & field.of_side[1 - self.eye.seat] & ~state.hidden):
                    after = max(after, self.eye.assault(piece, to, target, True, 0))
        return gain + after

    def leaves_leader_alone(self, piece: int, start: int) -> bool:
        """Whether a Commander would stay behind with nobody in an exposed hex."""
        own = self.state.at[start] & self.field.of_side[self.eye.seat]
        return bool(own & self.field.commanders) and not own & ~self.field.commanders & ~(1 << piece)

    def fire(self, action: Fire) -> float:
        """A volley now."""
        field, state = self.field, self.state
        piece, space = field.piece[action.unit], field.grid.index[action.at]
        leaders = leaders_to_lend(field, state, piece) if action.led else 0
        return self.eye.fire(piece, state.hex[piece], space, False, leaders) - (0.05 if action.led else 0.0)

    def leave(self, action: Leave) -> float:
        """Off the board: good for what scores there, late for the rest."""
        piece = self.field.piece[action.unit]
        worth = self.eye.exit_worth(piece)
        return worth if worth else -1.5

    def handle(self, action: Action) -> float:
        """Guns, lorries, detachments."""
        field, state, eye = self.field, self.state, self.eye
        if isinstance(action, Unlimber):
            gun = field.piece[action.unit]
            late = 2 * state.turn > field.scenario.turns
            if eye.nearest(state.hex[gun]) <= 2 or (late and eye.exit_worth(gun)):
                return -0.5
            in_sight = sum(
                field.grid.distance(state.hex[gun], space) <= field.range[gun]
                and can_see(field, state, state.hex[gun], space)
                for space in eye.enemy_spaces
            )
            return 1.2 if in_sight >= 2 else 0.3 if in_sight else -0.2
        if isinstance(action, Limber):
            gun = field.piece[action.unit]
            return 0.8 * eye.exit_worth(gun) - 0.4 - (1.0 if eye.best_fire(gun, state.hex[gun]) else 0.0)
        if isinstance(action, Alight):
            near = eye.nearest(state.hex[field.piece[action.unit]])
            return 0.6 if near <= 5 else eye.prize(state.hex[field.piece[action.unit]]) - 0.1
        if isinstance(action, Board):
            return 0.2 if eye.nearest(state.hex[field.piece[action.unit]]) > 7 else -0.5
        if isinstance(action, Detach):
            return -0.3
        if isinstance(action, Accompany):
            unit = field.piece[action.unit]
            return (
                state.figures[unit] + (1.0 if field.range[unit] else 0.0) + (2.0 if field.fighters >> unit & 1 else 0.0)
            )
        return 0.0


class Captain:
    """Takes the answer that looks best; ties are broken by chance."""

    fears = True
    among = 1

    def ranked(self, game: ColonialGame, view: View, rng: Random) -> list[tuple[float, Action]]:
        """All answers with what they look like, best first."""
        assert view.decision is not None
        assert isinstance(view.state, ColonialState)
        judge = Judge(Eye(game, view.state, view.seat, self.fears))
        scored = [(judge.value(action), rng.random(), action) for action in view.decision.actions]
        scored.sort(key=lambda entry: entry[:2], reverse=True)
        return [(value, action) for value, _, action in scored]

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The best answer, or one of the best few."""
        best = self.ranked(cast("ColonialGame", game), view, rng)[: self.among]
        return rng.choice(best)[1]


class Cadet(Captain):
    """Picks at random among the best four, and does not think of danger."""

    fears = False
    among = 4


class Colonel(Captain):
    """Plays the likeliest few answers out over the next three cards and takes the one that ends best."""

    candidates = 4
    samples = 3
    cards_ahead = 3

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The answer whose consequences look best."""
        colonial = cast("ColonialGame", game)
        ranked = self.ranked(colonial, view, rng)[: self.candidates]
        if len(ranked) == 1 or ranked[0][0] - ranked[1][0] > 2.0:
            return ranked[0][1]
        captain = Captain()
        best, best_value = ranked[0][1], float("-inf")
        seeds = [rng.getrandbits(64) for _ in range(self.samples)]
        for value, action in ranked:
            total = 0.25 * value
            for seed in seeds:
                total += self.play_out(colonial, view, action, captain, Random(seed)) / self.samples
            if total > best_value:
                best, best_value = action, total
        return best

    def play_out(self, game: ColonialGame, view: View, action: Action, captain: Captain, rng: Random) -> float:
        """One imagined future: the action, then the next cards as two Captains would play them."""
        state = game.imagine(view, rng)
        before = balance(game, state, view.seat)
        game.apply(state, action)
        turn, cards = state.turn, max(0, len(state.queue) - self.cards_ahead)
        while (decision := game.pending(state)) is not None and state.turn == turn and len(state.queue) >= cards:
            game.apply(state, captain.choose(game, game.observe(state, decision.seat), rng))
        return balance(game, state, view.seat) - before


def balance(game: ColonialGame, state: ColonialState, seat: int) -> float:
    """How a side stands: points, disruption, and how its units are placed."""
    points = totals(game.field, state)
    value = float(points[seat] - points[1 - seat])
    for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
        eye = Eye(game, state, side, fears=True)
        for piece in each(state.alive & game.field.of_side[side]):
            value += sign * 0.5 * (eye.place(state.hex[piece], piece) - eye.danger(state.hex[piece], piece))
            if state.disrupted >> game.field.unit_of[piece] & 1:
                value -= sign * 0.7
    return value


LEVELS: dict[str, Bot] = {"cadet": Cadet(), "captain": Captain(), "colonel": Colonel()}
