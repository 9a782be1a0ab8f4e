"""The system opponent. It uses the same actions as a person, sees only what its side may see, and thinks one
activation at a time; the General also tries what the rest of the turn may bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Budget, Craft, Searching
from sandtable.engine.contract import Action, BotMaker, View
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, has, without
from sandtable.games.colonial.actions import (
    Accompany,
    Alight,
    Assault,
    Board,
    Detach,
    Done,
    Enter,
    Fire,
    Leave,
    Limber,
    Move,
    Retreat,
    Unlimber,
)
from sandtable.games.colonial.assault import joining, namable
from sandtable.games.colonial.battlefield import COMMANDER, TRANSPORT
from sandtable.games.colonial.bot_values import Eye
from sandtable.games.colonial.fire import can_see, lending
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
        return VALUES[type(action)](self, action)

    def done(self, action: Done) -> float:
        """Nothing."""
        return 0.0

    def assault(self, action: Assault) -> float:
        """A close assault now."""
        piece, target = self.field.piece[action.unit], self.field.piece[action.target]
        leaders = joining(self.eye.game, self.state, action)
        return self.eye.assault(piece, self.state.hex[piece], target, False, leaders)

    def retreat(self, action: Retreat) -> float:
        """Where it falls back to."""
        return self.standing(self.field.piece[action.unit], self.field.grid.index[action.to])

    def enter(self, action: Enter) -> float:
        """Coming on is good anywhere, and best where it is good to be."""
        return 2.0 + self.standing(self.field.piece[action.unit], self.field.grid.index[action.at])

    def standing(self, piece: Piece, space: Space) -> float:
        """What it is worth to a piece to be in a hex, harm taken into account."""
        return self.eye.place(space, piece) - self.eye.danger(space, piece)

    def move(self, action: Move) -> float:
        """The better place, and the best that can be done from there."""
        field, state = self.field, self.state
        piece, to = field.piece[action.unit], field.grid.index[action.to]
        start = state.hex[piece]
        if action.trail:
            return -0.1  # a gun on the move belongs with its team
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
        if not has(field.is_gun, piece):
            for space in each(field.grid.near[to] & state.seen[1 - self.eye.side]):
                for target in namable(self.eye.game, state, space, 1 - self.eye.side):
                    after = max(after, self.eye.assault(piece, to, target, True, 0))
        return gain + after

    def leaves_leader_alone(self, piece: Piece, start: Space) -> bool:
        """Whether a Commander would stay behind with nobody in an exposed hex."""
        own = self.state.at[start] & self.field.of_side[self.eye.side]
        return bool(own & self.field.commanders) and not without(own & ~self.field.commanders, piece)

    def fire(self, action: Fire) -> float:
        """A volley now."""
        field, state = self.field, self.state
        piece, space = field.piece[action.unit], field.grid.index[action.at]
        leaders = lending(self.eye.game, state, action)
        return self.eye.fire(piece, state.hex[piece], space, False, leaders) - (0.05 if action.led else 0.0)

    def leave(self, action: Leave) -> float:
        """Off the board: good for what scores there, late for the rest."""
        piece = self.field.piece[action.unit]
        worth = self.eye.exit_worth(piece)
        return worth if worth else -1.5

    def unlimber(self, action: Unlimber) -> float:
        """A gun made ready: the more targets in sight the better, but not with the enemy at hand."""
        field, state, eye = self.field, self.state, self.eye
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

    def limber(self, action: Limber) -> float:
        """A gun hooked in: for the way out, not while it has something to fire at."""
        gun = self.field.piece[action.unit]
        busy = 1.0 if self.eye.best_fire(gun, self.state.hex[gun]) else 0.0
        return 0.8 * self.eye.exit_worth(gun) - 0.4 - busy

    def alight(self, action: Alight) -> float:
        """Off the lorry before the enemy is near, or where there is something to take."""
        here = self.state.hex[self.field.piece[action.unit]]
        return 0.6 if self.eye.nearest(here) <= 5 else self.eye.prize(here) - 0.1

    def board(self, action: Board) -> float:
        """On to the lorry while the enemy is far."""
        return 0.2 if self.eye.nearest(self.state.hex[self.field.piece[action.unit]]) > 7 else -0.5

    def detach(self, action: Detach) -> float:
        """Rather not."""
        return -0.3

    def accompany(self, action: Accompany) -> float:
        """With the larger unit, and one that fights."""
        field = self.field
        unit = field.piece[action.unit]
        shoots, fights = 1.0 if field.range[unit] else 0.0, 2.0 if has(field.fighters, unit) else 0.0
        return self.state.figures[unit] + shoots + fights


VALUES: dict[type[Action], Callable[[Judge, Any], float]] = {
    Accompany: Judge.accompany,
    Alight: Judge.alight,
    Assault: Judge.assault,
    Board: Judge.board,
    Detach: Judge.detach,
    Done: Judge.done,
    Enter: Judge.enter,
    Fire: Judge.fire,
    Leave: Judge.leave,
    Limber: Judge.limber,
    Move: Judge.move,
    Retreat: Judge.retreat,
    Unlimber: Judge.unlimber,
}


class Captain(Player["ColonialGame", ColonialState]):
    """Takes the answer that looks best; ties are broken by chance."""

    def look(self, state: ColonialState) -> None:
        """A fresh look at the position."""
        self.judge = Judge(Eye(self.game, state, self.game.side_of[self.seat]))

    def weighed(self, actions: Sequence[Action]) -> list[tuple[float, Action]]:
        """All answers with what they look like, best first."""
        scored = [(self.judge.value(action), self.rng.random(), action) for action in actions]
        scored.sort(key=lambda entry: entry[:2], reverse=True)
        return [(value, action) for value, _, action in scored]

    def ranked(self, view: View[ColonialState], rng: Random, most: int) -> list[Action]:
        """The best few answers, best first."""
        assert view.decision is not None
        self.rng = rng
        self.look(view.state)
        return [action for _, action in self.weighed(view.decision.actions)[:most]]

    def best(self, state: ColonialState, actions: Sequence[Action]) -> Action:
        """The best answer."""
        return self.weighed(actions)[0][1]

    def answer_accompany(self, state: ColonialState, actions: Sequence[Action]) -> Action:
        """Whom a Commander goes with."""
        return self.best(state, actions)

    def answer_activate(self, state: ColonialState, actions: Sequence[Action]) -> Action:
        """What those who are activated do."""
        return self.best(state, actions)

    def answer_detach(self, state: ColonialState, actions: Sequence[Action]) -> Action:
        """Where figures are sent."""
        return self.best(state, actions)

    def answer_retreat(self, state: ColonialState, actions: Sequence[Action]) -> Action:
        """Where a beaten unit falls back to."""
        return self.best(state, actions)


def balance(game: ColonialGame, state: ColonialState, seat: Seat) -> float:
    """How the side of a seat stands: points, disruption, and how its units are placed."""
    own = game.side_of[seat]
    points = totals(game.field, state)
    value = float(points[own] - points[1 - own])
    for side, sign in ((own, 1.0), (1 - own, -1.0)):
        eye = Eye(game, state, side)
        for piece in each(state.alive & game.field.of_side[side]):
            value += sign * 0.5 * (eye.place(state.hex[piece], piece) - eye.danger(state.hex[piece], piece))
            if has(state.disrupted, game.field.unit_of[piece]):
                value -= sign * 0.7
    return value


def side(game: ColonialGame, seat: Seat) -> str:
    """The side of a seat, which may be one Commander's."""
    return game.sides[game.side_of[seat]]


CRAFT = Craft(Captain, ahead=0, value=balance, budget=Budget(32), scale=6.0, side=side)

LEVELS: dict[str, BotMaker] = {
    "recruit": Erring(Captain, 0.6, 0.25),
    "cadet": Erring(Captain, 0.4, 0.1),
    "captain": Captain,
    "general": Searching(CRAFT),
}
