"""The Movement Segment: which unit is taken up next, and when the segment ends (7.0, 6.4-b, 5.3-h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import (
    DONE,
    Add,
    Done,
    Pick,
)
from sandtable.games.world_war_africa.movement import (
    NO_ROLL,
    entry_places,
)
from sandtable.games.world_war_africa.pieces import (
    show,
)
from sandtable.games.world_war_africa.state import ELIMINATED, WarState
from sandtable.games.world_war_africa.theatre import ALLIES, ANGOLA, SIDE_OF
from sandtable.games.world_war_africa.transport import (
    liftable_caches,
    why_not_lift,
)
from sandtable.games.world_war_africa.zones import unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def why_not_pick(game: WarGame, state: WarState, unit: int) -> Refusal | None:
    """What keeps a unit from being moved in this segment."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit]}
    contingent = theatre.contingent[unit]
    if contingent != state.active:
        return Refusal("7.0-c" if SIDE_OF[contingent] != SIDE_OF[state.active] else "5.1-a", about)
    if state.where[unit] < 0:  # still to come, or lost
        return Refusal("8.7-c" if state.where[unit] == ELIMINATED else "3.0-a", about)
    if state.inactive >> unit & 1:
        return Refusal("5.3-h", about)
    if state.moved >> unit & 1:
        return Refusal("6.4-b", about)
    space = state.where[unit]
    if space == theatre.rwanda_box and theatre.hutu >> unit & 1:
        return Refusal("7.11-f", about)
    waiting = space in (theatre.zimbabwe_box, theatre.angola_box)
    if waiting and not theatre.extras >> unit & 1 and entry_places(game, state, contingent) < 1:
        return Refusal("10.2.3-f" if contingent == ANGOLA else "5.3-g", about)
    return None


def movable(game: WarGame, state: WarState) -> int:
    """The units that may still be moved in this segment: the mask of why_not_pick."""
    theatre = game.theatre
    units = theatre.of_contingent[state.active] & state.fielded & ~state.moved & ~state.inactive
    if state.at[theatre.rwanda_box]:
        units &= ~(state.at[theatre.rwanda_box] & theatre.hutu)
    if state.active in ALLIES:
        box = theatre.angola_box if state.active == ANGOLA else theatre.zimbabwe_box
        waiting = state.at[box] & ~theatre.extras
        if waiting and entry_places(game, state, state.active) < 1:
            units &= ~waiting
    return units


class Movement(Step["WarGame", WarState]):
    """Units of the active contingent are taken up one after another (7.0)."""

    name = "movement"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        if movable(play.game, play.state) or liftable_caches(play.game, play.state):
            return True
        self.finish(play)
        return False

    def finish(self, play: WarPlay) -> None:
        """The segment ends; what is too much in a hex goes (6.1-a)."""
        play.state.moved = 0
        play.state.river_used = 0
        play.replace("overstacking")

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        picks = game.picks
        units = movable(game, state)
        found: list[Action] = [picks[unit] for unit in listed(units)]
        found += [picks[cache] for cache in each(liftable_caches(game, state))]
        found.append(DONE)
        return found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Pick) and action.unit in game.theatre.piece:
            piece = game.theatre.piece[action.unit]
            if game.theatre.caches >> piece & 1:
                return why_not_lift(game, state, piece)
            if piece < len(game.theatre.units):
                return why_not_pick(game, state, piece)
            return Refusal("7.9-a", {"unit": action.unit})
        if isinstance(action, Add):
            return Refusal("6.3-a", {"unit": action.unit})
        return Refusal("4.0-f")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.tell("segment-done", {"segment": "movement"}, "7.0-b")
            self.finish(play)
            return
        assert isinstance(action, Pick)
        game, state = play.game, play.state
        piece = game.theatre.piece[action.unit]
        if game.theatre.caches >> piece & 1:
            play.push("freight", piece)
            return
        show(game.theatre, state, piece)
        # Supply is checked before the unit moves and holds for the whole segment (11.1-a).
        starved = unsupplied(game, state, 1 << piece)
        play.push("march", 1 << piece, 0, NO_ROLL, starved, 0, 0)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-movement", {"contingent": game.theatre.contingents[state.active]})
