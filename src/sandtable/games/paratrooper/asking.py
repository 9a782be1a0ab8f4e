"""What all questions of this game have in common: who is asked, and how the question is worded."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, Seat, Space
from sandtable.engine.flow import Step
from sandtable.games.paratrooper.state import NONE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

GROUND, AIR, SECTOR = "ground", "air", "sector"


class Lasting(Step["ParatrooperGame", ParatrooperState], frozen=True):
    """A step that goes on when the mission is over; all others are then left (25.1-b)."""


class Asking(Step["ParatrooperGame", ParatrooperState], frozen=True):
    """A step that asks the REP player something."""

    rule = "5.0-a"
    #: which player of a team decides: where ground and air are divided (32.5-a), where sectors have their turn (32.5-b)
    part: ClassVar[str] = GROUND

    def who(self, game: ParatrooperGame, state: ParatrooperState) -> Seat:
        return game.seat_for(state, self.part, self.place(state))

    def place(self, state: ParatrooperState) -> Space:
        """The hex whose sector's commander is asked, where there are any (32.5-b); NONE: the supreme commander."""
        return NONE

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        """What the question tells."""
        return {}

    def question(self, game: ParatrooperGame, state: ParatrooperState) -> Message:
        return Message(f"paratrooper-question-{self.name}", self.facts(game, state))

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """What counters must have in common to be offered once for all of them; by itself each is one of a kind."""
        return piece

    def one_of_each(self, game: ParatrooperGame, state: ParatrooperState, pieces: Iterable[Piece]) -> list[Piece]:
        """The first counter of each sort."""
        found: dict[Hashable, Piece] = {}
        for piece in pieces:
            found.setdefault(self.sort(game, state, piece), piece)
        return list(found.values())

    def like(self, game: ParatrooperGame, state: ParatrooperState, action: Action) -> Action:
        """Counters of a sort are offered once; whoever names another of them is understood."""
        named = getattr(action, "unit", "")
        for listed in self.answers(game, state) if named in game.theatre.piece else ():
            offered = getattr(listed, "unit", "")
            if type(listed) is type(action) and msgspec.structs.replace(listed, unit=named) == action:
                one, other = game.theatre.piece[named], game.theatre.piece[offered]
                if self.sort(game, state, one) == self.sort(game, state, other):
                    return listed
        return action

    def stray(self, game: ParatrooperGame, state: ParatrooperState, action: Action) -> Refusal:
        """An action that belongs to another phase (5.0-a)."""
        return Refusal(self.rule, {"action": action.__struct_config__.tag or ""})
