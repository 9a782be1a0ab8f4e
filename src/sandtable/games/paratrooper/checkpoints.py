"""Checkpoints (32.2): set up at the end of movement, gone with the last unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has
from sandtable.games.paratrooper.actions import DONE, Checkpoint, Done
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import AVAILABLE, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def why_not_checkpoint(game: ParatrooperGame, state: ParatrooperState, hex: Hex | None) -> Refusal | None:
    """Whether a checkpoint may be set up there now (32.2-a, 32.2-b)."""
    theatre = game.theatre
    if not game.checkpoints or hex is None or game.free_checkpoint(state) < 0:
        return Refusal("32.2-a")
    steady = state.at[hex] & theatre.ground_units & ~state.embarked & ~state.moved
    if not steady or has(state.foes, hex) or state.at[hex] & theatre.checkpoints:
        return Refusal("32.2-b", {"at": game.name_of(state, hex)})
    return None if state.ops >= theatre.price["checkpoint"].op else Refusal("8.1-c")


class Checkpoints(Asking, frozen=True):
    """At the end of movement checkpoints may be set up, for one OP each (32.2)."""

    name = "checkpoints"

    def run(self, play: ParatrooperPlay) -> bool:
        if self.places(play.game, play.state):
            return True
        play.pop()
        return False

    def places(self, game: ParatrooperGame, state: ParatrooperState) -> list[Hex]:
        """Hexes for a checkpoint."""
        if not game.checkpoints:
            return []
        return [hex for hex in each(state.rep) if why_not_checkpoint(game, state, hex) is None]

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*(Checkpoint(game.name_of(state, hex)) for hex in self.places(game, state)), DONE]

    @forbids(Checkpoint)
    def why_not_there(self, game: ParatrooperGame, state: ParatrooperState, action: Checkpoint) -> Refusal | None:
        return why_not_checkpoint(game, state, game.hex_of(state, action.at))

    @plays(Checkpoint)
    def set_up(self, play: ParatrooperPlay, action: Checkpoint) -> None:
        game, state = play.game, play.state
        marker = game.free_checkpoint(state)
        put(game.theatre, state, marker, game.hex_named(state, action.at))
        play.tell("built", {"unit": game.theatre.names[marker], "at": action.at}, "32.2-b")
        change_ops(play, -game.theatre.price["checkpoint"].op, "32.2-a")

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()


def remove_checkpoints(play: ParatrooperPlay, hex: Hex) -> None:
    """A checkpoint is gone the moment no REP ground unit is left with it (32.2-d)."""
    theatre, state = play.game.theatre, play.state
    for marker in each(state.at[hex] & theatre.checkpoints):
        if not state.at[hex] & theatre.ground_units:
            put(theatre, state, marker, AVAILABLE)
            facts = {"unit": theatre.names[marker], "at": play.game.name_of(state, hex)}
            play.tell("marker-removed", facts, "32.2-d")
