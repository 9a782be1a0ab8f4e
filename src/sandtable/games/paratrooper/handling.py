"""The objective changes hands (24.2): transports take it up and put it down where they stand, whenever they like.

The table offers it wherever it can matter: in the staging phase, between moves, before a combat in its hex, with a
pursuit, and where it can be declared evacuated. A transport on the move does it on its way (see force.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Space
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, only
from sandtable.games.paratrooper.actions import DONE, Done, PutDown, TakeUp
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import ALL_HEXES, HEXES
from sandtable.games.paratrooper.pieces import enemies
from sandtable.games.paratrooper.state import NONE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.transport import put_down, take_up, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class Handling(Asking, frozen=True):
    """A question during which the objective may change hands, too."""

    def hands(self, game: ParatrooperGame, state: ParatrooperState) -> HexSet:
        """The hexes where it may do so."""
        return ALL_HEXES

    def handovers(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """A carrier may put the objective down, or a transport of its hex take it up."""
        theatre, names = game.theatre, game.theatre.names
        objective = theatre.objective_of[state.mission]
        hex, carrier = state.where[objective], state.aboard[objective]
        if not 0 <= hex < HEXES or not has(self.hands(game, state), hex):
            return []
        if carrier >= 0:
            return [PutDown(names[carrier])]
        here = each(state.at[hex] & theatre.transports)
        at = game.name_of(state, hex)
        return [TakeUp(names[piece], at) for piece in here if why_not_take_up(game, state, piece, hex) is None]

    @forbids(TakeUp)
    def why_not_take_up(self, game: ParatrooperGame, state: ParatrooperState, action: TakeUp) -> Refusal | None:
        """A transport that is not on the move takes the objective up where it stands, whether it says so or not."""
        piece = game.piece_of(action.unit)
        here = state.where[piece] if piece >= 0 else NONE
        elsewhere = bool(action.at) and game.hex_of(state, action.at) != here
        if elsewhere or action.path or not (0 <= here < HEXES and has(self.hands(game, state), here)):
            return Refusal("24.2-a", {"unit": action.unit})
        return why_not_take_up(game, state, piece, here)

    @forbids(PutDown)
    def why_not_put_down(self, game: ParatrooperGame, state: ParatrooperState, action: PutDown) -> Refusal | None:
        carries = action in self.handovers(game, state)
        return None if carries else Refusal("24.2-a", {"unit": action.unit})

    @plays(TakeUp)
    def take_up(self, play: ParatrooperPlay, action: TakeUp) -> None:
        take_up(play, play.game.theatre.piece[action.unit])

    @plays(PutDown)
    def put_down(self, play: ParatrooperPlay, action: PutDown) -> None:
        put_down(play, play.game.theatre.piece[action.unit])


class Handover(Handling, frozen=True):
    """Before a combat the objective in its hex may still change hands: what its carrier suffers, it shares (24.3-b)."""

    name = "handover"

    hex: Hex

    def place(self, state: ParatrooperState) -> Space:
        return self.hex

    def hands(self, game: ParatrooperGame, state: ParatrooperState) -> HexSet:
        return only(self.hex)

    def run(self, play: ParatrooperPlay) -> bool:
        if enemies(play.game.theatre, play.state, self.hex) and self.handovers(play.game, play.state):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*self.handovers(game, state), DONE]

    @plays(Done)
    def leave_it(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex)}
