"""What the steps that ask something have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Seat
from sandtable.engine.flow import Step
from sandtable.games.kolwezi.state import KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


class Question(Step["KolweziGame", KolweziState], frozen=True):
    """A question to the only player there is: the Katangans are rules (1-a)."""

    rule = "4-b"

    def who(self, game: KolweziGame, state: KolweziState) -> Seat:
        return 0
