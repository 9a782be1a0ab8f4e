"""Support radius, convoys and forward operating bases (chapter 27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import DONE, Done, Expend
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import BOARD, HEXES
from sandtable.games.paratrooper.pieces import disembark, put
from sandtable.games.paratrooper.state import AVAILABLE, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

MOVEMENT, COMBAT = 0, 1


def supported(theatre: Theatre, state: ParatrooperState, by: int) -> int:
    """The hexes inside the support radius of these logistic units (27.1); neither side nor terrain blocks it."""
    found = 0
    for piece in each(by):
        hex = state.where[piece]
        if 0 <= hex < HEXES and not state.concealed >> piece & 1:
            found |= BOARD.within(hex, theatre.support[piece][state.disrupted >> piece & 1])
    return found


def ground_units_within(theatre: Theatre, state: ParatrooperState, hexes: int) -> int:
    """REP ground units, not helicopters, in these hexes (27.2-d)."""
    found = 0
    for hex in each(hexes & state.rep):
        found |= state.at[hex]
    return found & theatre.ground_units


def convoys_on_map(theatre: Theatre, state: ParatrooperState) -> list[int]:
    """Convoys that could be expended."""
    return [p for p in each(theatre.convoys) if 0 <= state.where[p] < HEXES]


def expend(play: ParatrooperPlay, convoy: int, rule: str) -> None:
    """A convoy is used up and can be bought again (27.2-a)."""
    theatre, state = play.game.theatre, play.state
    hex = state.where[convoy]
    disembark(state, convoy)
    put(theatre, state, convoy, AVAILABLE)
    state.disrupted &= ~(1 << convoy)
    play.tell("expended", {"unit": theatre.names[convoy], "at": play.game.name_of(state, hex)}, rule)
    play.game.after_leaving(play, hex)


class Convoys(Asking):
    """At the start of a phase convoys may be expended. Frame: for movement or for combat (27.2-b, 27.2-c)."""

    name = "convoys"
    FRAME = {"purpose": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if convoys_on_map(play.game.theatre, play.state):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return [*(Expend(game.theatre.names[p]) for p in convoys_on_map(game.theatre, state)), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Expend):
            piece = game.theatre.piece.get(action.unit, -1)
            return None if piece in convoys_on_map(game.theatre, state) else Refusal("27.2-a", {"unit": action.unit})
        return not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Expend)
        theatre, state = play.game.theatre, play.state
        convoy = theatre.piece[action.unit]
        helped = ground_units_within(theatre, state, supported(theatre, state, 1 << convoy)) & ~(1 << convoy)
        if frame[1] == MOVEMENT:
            state.doubled |= helped
            expend(play, convoy, "27.2-b")
        else:
            state.backed |= helped
            expend(play, convoy, "27.2-c")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"purpose": "combat" if frame[1] else "movement"}
