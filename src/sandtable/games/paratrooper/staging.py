"""The REP staging phase (chapter 6): flights, entries, exits, drop zones and bases, in any order (5.0-f)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, plus
from sandtable.games.paratrooper.actions import (
    DONE,
    Build,
    Dismantle,
    Done,
    Enter,
    Exit,
    Fly,
    MarkZone,
    Pick,
)
from sandtable.games.paratrooper.crossings import (
    Entry,
    entry_hexes,
    exit_zones,
    leave,
    why_not_enter,
    why_not_exit,
    why_not_pick_entry,
)
from sandtable.games.paratrooper.flights import Flight, can_fly, idle_macs, loadable
from sandtable.games.paratrooper.ground import EDGES, HEXES
from sandtable.games.paratrooper.handling import Handling
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.mobilization import (
    dismantle,
    dismantlings,
    why_not_dismantle,
)
from sandtable.games.paratrooper.pieces import among, put
from sandtable.games.paratrooper.state import AVAILABLE, NONE, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def engineer_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Hexes with a REP engineer, where a FOB can be placed (27.3-a)."""
    found = 0
    for piece in each(game.theatre.engineers):
        if 0 <= state.where[piece] < HEXES:
            found = plus(found, state.where[piece])
    return found & game.ground(state).land


class Staging(Handling, frozen=True):
    """Everything that may be done in the staging phase."""

    name = "staging"
    amid = True  # a flight costs points: planes that stay where they are have forgotten nothing

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        for mac in self.one_of_each(game, state, idle_macs(game, state)):
            if can_fly(game, state, mac):
                found.append(Fly(names[mac]))
        if ready(state, theatre.drop_zones) >= 0:
            found += game.zones_to_mark(state)
        if ready(state, theatre.fobs) >= 0:
            hexes = game.ground(state).names
            found += [Build(hexes[hex]) for hex in listed(engineer_hexes(game, state))]
        if state.rep:
            found += self.exits(game, state)
        found += self.entries(game, state)
        found += dismantlings(game, state)
        found.append(DONE)
        return found

    def exits(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Units that may leave, and transports that may take the objective up or put it down."""
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        for hex in each(state.rep & (EDGES | game.ground(state).coast)):
            for piece in each(state.at[hex] & theatre.units & ~state.embarked):
                for zone in each(exit_zones(game, state, piece)):
                    found.append(Exit(names[piece], game.name_of(state, zone)))
        return found + self.handovers(game, state)

    def entries(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Units that may come to the map from an FSA or a ship, or back to it from where they left it for."""
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        waiting = theatre.units & ~theatre.fobs & ~state.available
        for piece in each(waiting):
            if state.where[piece] >= HEXES:
                beside, onto, _ = entry_hexes(game, state, piece)
                if beside | onto:
                    found.append(Pick(names[piece]))
        return found

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Air transports that stand in the same zone; everybody else is one of a kind."""
        return ("mac", state.where[piece]) if has(game.theatre.macs, piece) else piece

    @forbids(Fly)
    def why_not_fly(self, game: ParatrooperGame, state: ParatrooperState, action: Fly) -> Refusal | None:
        piece, about = game.piece_of(action.unit), {"unit": action.unit}
        if not among(game.theatre.macs, piece):
            return Refusal("6.2-a", about)
        if state.where[piece] == AVAILABLE:
            return Refusal("4.0-n", about)
        if piece not in idle_macs(game, state):
            return Refusal("15.1-f", about)
        return None if can_fly(game, state, piece) else Refusal("15.1-a", about)

    @forbids(MarkZone)
    def why_not_mark(self, game: ParatrooperGame, state: ParatrooperState, action: MarkZone) -> Refusal | None:
        if ready(state, game.theatre.drop_zones) < 0:
            return Refusal("16.0-a")
        return None if game.hex_of(state, action.at) is not None else Refusal("2.1-a", {"at": action.at})

    @forbids(Build)
    def why_not_build(self, game: ParatrooperGame, state: ParatrooperState, action: Build) -> Refusal | None:
        hex = game.hex_of(state, action.at)
        fits = hex is not None and has(engineer_hexes(game, state), hex) and ready(state, game.theatre.fobs) >= 0
        return None if fits else Refusal("27.3-a", {"at": action.at})

    @forbids(Exit)
    def why_not_exit(self, game: ParatrooperGame, state: ParatrooperState, action: Exit) -> Refusal | None:
        return why_not_exit(game, state, game.piece_of(action.unit), action.to)

    @forbids(Pick)
    def why_not_pick(self, game: ParatrooperGame, state: ParatrooperState, action: Pick) -> Refusal | None:
        return why_not_pick_entry(game, state, game.piece_of(action.unit))

    @forbids(Enter)
    def why_not_enter(self, game: ParatrooperGame, state: ParatrooperState, action: Enter) -> Refusal:
        """A unit is picked first."""
        refusal = why_not_enter(game, state, game.piece_of(action.unit), game.hex_of(state, action.at))
        return refusal or self.stray(game, state, action)

    @forbids(Dismantle)
    def why_not_dismantle(self, game: ParatrooperGame, state: ParatrooperState, action: Dismantle) -> Refusal | None:
        return why_not_dismantle(game, state, game.piece_of(action.unit))

    @plays(Fly)
    def fly(self, play: ParatrooperPlay, action: Fly) -> None:
        play.push(Flight(play.game.theatre.piece[action.unit], 0, NONE))

    @plays(MarkZone)
    def mark(self, play: ParatrooperPlay, action: MarkZone) -> None:
        self.lay(play, play.game.theatre.drop_zones, action.at, "16.0-a")

    @plays(Build)
    def build(self, play: ParatrooperPlay, action: Build) -> None:
        self.lay(play, play.game.theatre.fobs, action.at, "27.3-a")

    def lay(self, play: ParatrooperPlay, markers: PieceSet, at: str, rule: str) -> None:
        """One of these markers is put on the map."""
        theatre, state = play.game.theatre, play.state
        marker = ready(state, markers)
        put(theatre, state, marker, play.game.hex_named(state, at))
        play.tell("built", {"unit": theatre.names[marker], "at": at}, rule)

    @plays(Exit)
    def leave(self, play: ParatrooperPlay, action: Exit) -> None:
        leave(play, play.game.theatre.piece[action.unit], play.game.theatre.zone[action.to])

    @plays(Pick)
    def bring_in(self, play: ParatrooperPlay, action: Pick) -> None:
        play.push(Entry(play.game.theatre.piece[action.unit]))

    @plays(Dismantle)
    def dismantle(self, play: ParatrooperPlay, action: Dismantle) -> None:
        dismantle(play, play.game.theatre.piece[action.unit])

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def only_leaving(self, game: ParatrooperGame, state: ParatrooperState, answers: Sequence[Action]) -> bool:
        """Whether nobody can come any more: to leave the map costs nothing (6.5-b)."""
        if not all(isinstance(action, Exit | Fly | Done) for action in answers):
            return False
        macs = [game.theatre.piece[action.unit] for action in answers if isinstance(action, Fly)]
        aboard = (piece for mac in macs for piece in loadable(game, state, mac, 0, NONE))
        return all(state.where[piece] < HEXES for piece in aboard)

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        objective = game.theatre.objective_of[state.mission]
        carrier = state.aboard[objective]
        held = 0 <= state.where[objective] < HEXES and has(state.rep & ~state.foes, state.where[objective])
        held = held and not has(state.concealed, objective)
        facts = {"ops": state.ops, "zone": game.name_of(state, state.zone)}
        left = self.answers(game, state)
        idle = "nothing" if len(left) == 1 else "leaving" if self.only_leaving(game, state, left) else "no"
        facts["objective"] = "aboard" if carrier >= 0 else "held" if held else idle
        return facts | {"by": game.theatre.names[carrier] if carrier >= 0 else ""}
