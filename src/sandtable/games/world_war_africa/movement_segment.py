"""The Movement Segment: which unit is taken up next, and when the segment ends (7.0, 6.4-b, 5.3-h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import PieceSet, Seat
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import has, listed, only
from sandtable.games.world_war_africa.actions import DONE, Add, Done, Pick
from sandtable.games.world_war_africa.freight import liftable_caches, why_not_lift
from sandtable.games.world_war_africa.journeys import Freight
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.pieces import show
from sandtable.games.world_war_africa.stacking import Overstacking
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.taking_up import movable, why_not_pick
from sandtable.games.world_war_africa.theatre import SIDE_OF
from sandtable.games.world_war_africa.zones import unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Movement(Step["WarGame", WarState], frozen=True):
    """Units of the active contingent are taken up one after another (7.0)."""

    name = "movement"
    rule = "4.0-f"

    def run(self, play: WarPlay) -> bool | Sequence[Action]:
        game, state = play.game, play.state
        units, caches = movable(game, state), liftable_caches(game, state)
        if units or caches:
            return offered(game, units, caches)
        self.finish(play)
        return False

    def finish(self, play: WarPlay) -> None:
        """The segment ends; what is too much in a hex goes (6.1-a)."""
        play.state.moved = 0
        play.state.river_used = 0
        play.replace(Overstacking())

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return offered(game, movable(game, state), liftable_caches(game, state))

    @forbids(Pick)
    def why_not_take_up(self, game: WarGame, state: WarState, action: Pick) -> Refusal | None:
        """What keeps a unit from being moved, or a cache from being flown."""
        theatre = game.theatre
        piece = theatre.piece.get(action.unit, -1)
        if 0 <= piece < len(theatre.units):
            return why_not_pick(game, state, piece)
        if piece >= 0 and has(theatre.caches, piece):
            return why_not_lift(game, state, piece)
        return Refusal("7.9-a", {"unit": action.unit})

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal("6.3-a", {"unit": action.unit}) if isinstance(action, Add) else Refusal(self.rule)

    @plays(Pick)
    def take_up(self, play: WarPlay, action: Pick) -> None:
        """Supply is checked before the unit moves and holds for the whole segment (11.1-a)."""
        game, state = play.game, play.state
        piece = game.theatre.piece[action.unit]
        if has(game.theatre.caches, piece):
            play.push(Freight(piece))
            return
        show(game.theatre, state, piece)
        play.push(Marching(only(piece), starved=unsupplied(game, state, only(piece))))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """The player ends the segment."""
        play.tell("segment-done", {"segment": "movement"}, "7.0-b")
        self.finish(play)

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-movement", {"contingent": game.theatre.contingents[state.active]})


def offered(game: WarGame, units: PieceSet, caches: PieceSet) -> Sequence[Action]:
    """Units and caches to be taken up, or nothing more."""
    picks = game.picks
    return [*[picks[piece] for piece in listed(units | caches)], DONE]
