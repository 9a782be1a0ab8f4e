"""Support radius, convoys and forward operating bases (chapter 27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, only, set_of, without
from sandtable.games.paratrooper.actions import DONE, Done, Expend
from sandtable.games.paratrooper.asking import SECTOR, Asking
from sandtable.games.paratrooper.ground import BOARD, HEXES
from sandtable.games.paratrooper.pieces import disembark, put
from sandtable.games.paratrooper.state import AVAILABLE, HexSet, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

MOVEMENT, COMBAT = 0, 1


def supported(theatre: Theatre, state: ParatrooperState, by: PieceSet) -> HexSet:
    """The hexes inside the support radius of these logistic units (27.1); neither side nor terrain blocks it."""
    found = 0
    for piece in each(by):
        hex = state.where[piece]
        if 0 <= hex < HEXES and not has(state.concealed, piece):
            found |= BOARD.within(hex, theatre.support[piece][has(state.disrupted, piece)])
    return found


def ground_units_within(theatre: Theatre, state: ParatrooperState, hexes: HexSet) -> PieceSet:
    """REP ground units, not helicopters, in these hexes (27.2-d)."""
    found = 0
    for hex in each(hexes & state.rep):
        found |= state.at[hex]
    return found & theatre.ground_units


def convoys_on_map(game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
    """Convoys that could be expended by whoever has his turn."""
    area = game.area(state)
    return [p for p in each(game.theatre.convoys) if 0 <= state.where[p] < HEXES and has(area, state.where[p])]


def expend(play: ParatrooperPlay, convoy: Piece, purpose: str, helped: PieceSet, rule: str) -> None:
    """A convoy is used up, for those whom it helps, and can be bought again (27.2-a)."""
    theatre, state = play.game.theatre, play.state
    hex = state.where[convoy]
    disembark(state, convoy)
    put(theatre, state, convoy, AVAILABLE)
    state.disrupted = without(state.disrupted, convoy)
    units = [theatre.names[piece] for piece in each(helped)]
    facts = {"unit": theatre.names[convoy], "at": play.game.name_of(state, hex), "purpose": purpose, "units": units}
    play.tell("expended", facts, rule)
    play.game.after_leaving(play, hex)


class Convoys(Asking, frozen=True):
    """At the start of a phase convoys may be expended, for movement or for combat (27.2-b, 27.2-c)."""

    name = "convoys"
    part = SECTOR

    purpose: Number

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        if any(self.use(game, state, convoy) for convoy in convoys_on_map(game, state)):
            return True
        play.pop()
        return False

    def use(self, game: ParatrooperGame, state: ParatrooperState, convoy: Piece) -> PieceSet:
        """Those whom a convoy would help who could make use of it: move in this phase, or fight."""
        theatre = game.theatre
        helped = self.helped(theatre, state, convoy)
        if self.purpose == MOVEMENT:
            movers = helped & ~state.doubled & ~state.moved
            return set_of(piece for piece in each(movers) if theatre.movement[piece][has(state.disrupted, piece)])
        fought = 0
        for hex in each(state.rep & state.foes):
            fought |= state.at[hex]
        guns = theatre.heavy if game.impact_supply and fought else 0
        return helped & ~state.backed & (fought | guns)

    def helped(self, theatre: Theatre, state: ParatrooperState, convoy: Piece) -> PieceSet:
        """The other ground units inside a convoy's radius."""
        return without(ground_units_within(theatre, state, supported(theatre, state, only(convoy))), convoy)

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*(Expend(game.theatre.names[p]) for p in convoys_on_map(game, state)), DONE]

    @forbids(Expend)
    def why_not_expend(self, game: ParatrooperGame, state: ParatrooperState, action: Expend) -> Refusal | None:
        there = game.piece_of(action.unit) in convoys_on_map(game, state)
        return None if there else Refusal("27.2-a", {"unit": action.unit})

    @plays(Expend)
    def expend(self, play: ParatrooperPlay, action: Expend) -> None:
        theatre, state = play.game.theatre, play.state
        convoy = theatre.piece[action.unit]
        helped = self.helped(theatre, state, convoy)
        if self.purpose == MOVEMENT:
            state.doubled |= helped
            expend(play, convoy, "movement", helped, "27.2-b")
        else:
            state.backed |= helped
            expend(play, convoy, "combat", helped, "27.2-c")

    @plays(Done)
    def keep_them(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"purpose": "combat" if self.purpose else "movement"}
