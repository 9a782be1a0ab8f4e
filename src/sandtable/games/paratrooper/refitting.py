"""Refitting the REP (chapter 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, only, without
from sandtable.games.paratrooper.actions import DONE, Done, Mobilize, Refit
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.logistics import expend, supported
from sandtable.games.paratrooper.pieces import units_at
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import SINGLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def cost_of_refit(game: ParatrooperGame, space: Space) -> Number:
    """The OPs that it costs to refit a hex or a zone (10.1-a, 10.1-c)."""
    costs = game.theatre.charts.refit
    return costs.hex if space < HEXES else costs.zone


def why_not_refit(game: ParatrooperGame, state: ParatrooperState, space: Space | None) -> Refusal | None:
    """Refit needs disrupted units, support and an OP (10.0, 10.1)."""
    theatre = game.theatre
    about = {"at": "" if space is None else game.name_of(state, space)}
    if space is None:
        return Refusal("10.0-a", about)
    if space >= HEXES and game.series == SINGLE:
        return Refusal("10.1-c", about)
    if not units_at(theatre, state, space) & state.disrupted:
        return Refusal("10.0-a", about)
    if space < HEXES and not has(supported(theatre, state, theatre.logistic), space):
        return Refusal("10.1-b", about)
    if needs_convoy(game, state, space) and not convoys_to_expend(game, state, space):
        return Refusal("10.1-a", about)  # the only convoy is the only unit to be refitted
    cost = cost_of_refit(game, space)
    return None if state.ops >= cost else Refusal("8.1-c", {**about, "op": cost, "ops": state.ops})


def needs_convoy(game: ParatrooperGame, state: ParatrooperState, space: Space) -> bool:
    """With the option, a convoy is expended unless a FOB gives the support (10.1-a)."""
    theatre = game.theatre
    return game.refit_expends and space < HEXES and not has(supported(theatre, state, theatre.fobs), space)


def convoys_to_expend(game: ParatrooperGame, state: ParatrooperState, space: Space) -> list[Piece]:
    """The convoys one of which must be expended to refit others in a hex."""
    theatre = game.theatre
    if not needs_convoy(game, state, space):
        return []
    patients = units_at(theatre, state, space) & state.disrupted
    near = [p for p in each(theatre.convoys) if has(supported(theatre, state, only(p)), space)]
    return [piece for piece in near if without(patients, piece)]


def places_to_refit(game: ParatrooperGame, state: ParatrooperState) -> list[Space]:
    """Where units can be refitted."""
    spaces = {state.where[piece] for piece in each(state.disrupted) if state.where[piece] >= 0}
    return [space for space in sorted(spaces) if why_not_refit(game, state, space) is None]


class Refitting(Asking, frozen=True):
    """Disrupted units are restored, after reinforcements are bought (5.0-e, 10.1)."""

    name = "refit"

    def run(self, play: ParatrooperPlay) -> bool:
        if places_to_refit(play.game, play.state):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        found: list[Action] = []
        for space in places_to_refit(game, state):
            at = game.name_of(state, space)
            convoys = convoys_to_expend(game, state, space)
            found += [Refit(at, game.theatre.names[p]) for p in convoys] if len(convoys) > 1 else [Refit(at)]
        return [*found, DONE]

    @forbids(Refit)
    def why_not_refit(self, game: ParatrooperGame, state: ParatrooperState, action: Refit) -> Refusal | None:
        space = game.space_of(state, action.at)
        refusal = why_not_refit(game, state, space)
        if refusal or space is None:
            return refusal
        convoys = [game.theatre.names[piece] for piece in convoys_to_expend(game, state, space)]
        known = action.by in convoys if action.by else len(convoys) < 2
        return None if known else Refusal("10.1-a", {"at": action.at, "unit": action.by})

    @forbids(Mobilize)
    def why_not_mobilize(self, game: ParatrooperGame, state: ParatrooperState, action: Mobilize) -> Refusal:
        return Refusal("5.0-e")

    @plays(Refit)
    def refit(self, play: ParatrooperPlay, action: Refit) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        space = game.space_of(state, action.at)
        assert space is not None
        for convoy in convoys_to_expend(game, state, space):
            if action.by in ("", theatre.names[convoy]):
                expend(play, convoy, "refit", 0, "10.1-a")
                break
        restored = units_at(theatre, state, space) & state.disrupted
        state.disrupted &= ~restored
        names = [theatre.names[piece] for piece in each(restored)]
        play.tell("refitted", {"at": action.at, "units": names}, "10.1-a" if space < HEXES else "10.1-c")
        change_ops(play, -cost_of_refit(game, space), "8.2-a")

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"ops": state.ops}
