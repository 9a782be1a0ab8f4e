"""What all questions of this game have in common: who is asked, and how the question is worded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.state import ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

GROUND, AIR = "ground", "air"


class Asking(Step["ParatrooperGame", ParatrooperState]):
    """A step that asks the REP player something."""

    #: which player of a team decides, where ground and air are divided (32.5-a)
    part: ClassVar[str] = GROUND

    def seat(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> int:
        return game.seat_for(state, self.part)

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        """What the question tells."""
        return {}

    def question(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Message:
        return Message(f"paratrooper-question-{self.name}", self.facts(game, state, frame))


def not_now(action: Action) -> Refusal:
    """An action that belongs to another phase (5.0-a)."""
    return Refusal("5.0-a", {"action": action.__struct_config__.tag or ""})
