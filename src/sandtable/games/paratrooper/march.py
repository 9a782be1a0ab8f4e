"""The REP ground movement phase (chapters 13, 27 and 32): who may move, who looks around, and how the phase ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, only
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Done, Exit, Pick, Recon
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import HEXES, NEAR
from sandtable.games.paratrooper.logistics import ground_units_within, supported
from sandtable.games.paratrooper.movement import may_move
from sandtable.games.paratrooper.pieces import among, get_off, load_of, put
from sandtable.games.paratrooper.state import BESIDE, LOST, NONE, SINGLE, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def begin_movement(play: ParatrooperPlay) -> None:
    """Everybody may move again; a FOB doubles the points of ground units around it (27.3-c)."""
    theatre, state = play.game.theatre, play.state
    state.recon = 0
    state.moved = state.arrived & theatre.units
    state.doubled = ground_units_within(theatre, state, supported(theatre, state, theatre.fobs)) & ~theatre.fobs


def why_not_pick(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Refusal | None:
    """Whether a unit may move now (13.0)."""
    theatre = game.theatre
    if not among(theatre.units, piece):
        return Refusal("13.0-a")
    about = {"unit": theatre.names[piece]}
    if theatre.movement[piece][0] == 0:
        return Refusal("13.0-f", about)
    if has(state.moved, piece):
        return Refusal("13.0-e", about)
    if has(state.embarked, piece):
        return Refusal("29.0-c", about)
    if not (0 <= state.where[piece] < HEXES or state.where[piece] == BESIDE):
        return Refusal("15.1-a", about)  # still on the strategic map or in the air
    return None if may_move(game, state, piece) or can_unload(game, state, piece) else Refusal("13.1-c", about)


def can_unload(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> bool:
    """A transport with something aboard can set it down where it stands."""
    return has(game.theatre.transports, piece) and load_of(state, piece) >= 0


def why_not_recon(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex | None) -> Refusal | None:
    """Ground recon: one attempt a phase, by a unit next to a hex with concealed counters (32.1-a)."""
    near = among(game.theatre.units, piece) and 0 <= state.where[piece] < HEXES
    if not game.ground_recon or state.recon or not near or hex is None or not state.covered[hex]:
        return Refusal("32.1-a")
    there = has(NEAR[state.where[piece]], hex) and not has(state.embarked, piece)
    return None if there else Refusal("32.1-a")


class March(Asking, frozen=True):
    """Which unit moves next."""

    name = "march"

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        if any(why_not_pick(game, state, p) is None for p in self.waiting(game, state)) or self.recons(game, state):
            return True
        play.pop()
        return False

    def waiting(self, game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
        """Units on or beside the map that have not moved."""
        theatre = game.theatre
        found = []
        if game.series != SINGLE:
            waiting = theatre.units & ~theatre.fobs & ~state.moved & ~state.available
            found = [p for p in each(waiting) if state.where[p] == BESIDE]
        for hex in each(state.rep):
            found += listed(state.at[hex] & theatre.units & ~theatre.fobs & ~state.moved & ~state.embarked)
        return found

    def recons(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Ground recon that may be tried (32.1)."""
        if not game.ground_recon or state.recon:
            return []
        found: list[Action] = []
        names = game.ground(state).names
        for hex in each(state.rep):
            for near in each(NEAR[hex] & state.foes):
                if state.covered[near]:
                    units = listed(state.at[hex] & game.theatre.units & ~state.embarked)
                    found += [Recon(game.theatre.names[piece], names[near]) for piece in units]
        return found

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        picks = game.picks
        found: list[Action] = [
            picks[piece] for piece in self.waiting(game, state) if why_not_pick(game, state, piece) is None
        ]
        found += self.recons(game, state)
        found.append(DONE)
        return found

    @forbids(Pick)
    def why_not_pick(self, game: ParatrooperGame, state: ParatrooperState, action: Pick) -> Refusal | None:
        return why_not_pick(game, state, game.piece_of(action.unit))

    @forbids(Recon)
    def why_not_recon(self, game: ParatrooperGame, state: ParatrooperState, action: Recon) -> Refusal | None:
        return why_not_recon(game, state, game.piece_of(action.unit), game.hex_of(state, action.at))

    @forbids(Exit)
    def why_not_exit(self, game: ParatrooperGame, state: ParatrooperState, action: Exit) -> Refusal:
        return Refusal("6.5-a")

    @plays(Pick)
    def pick(self, play: ParatrooperPlay, action: Pick) -> None:
        play.push(Force(only(play.game.theatre.piece[action.unit]), 0, NONE))

    @plays(Recon)
    def recon(self, play: ParatrooperPlay, action: Recon) -> None:
        look_around(play, action)

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()


def look_around(play: ParatrooperPlay, action: Recon) -> None:
    """A die below the unit's engagement rating finds out what is there (32.1-a)."""
    game, state = play.game, play.state
    piece = game.theatre.piece[action.unit]
    die = play.chance.die()
    needed = game.theatre.engagement[piece][has(state.disrupted, piece)]
    state.recon = 1
    found = "yes" if die < needed else "no"
    play.tell("recon", {"unit": action.unit, "at": action.at, "dice": [die], "below": needed, "found": found}, "32.1-a")
    if die < needed:
        opfor.turn_up(play, game.hex_named(state, action.at), "32.1-a")
        opfor.settle(play)


def end_movement(play: ParatrooperPlay) -> None:
    """Helicopters set their passengers down, engineers clear IEDs, massacre sites are taken over (phase 5 ends)."""
    game, state = play.game, play.state
    theatre = game.theatre
    for piece in listed(state.embarked & theatre.units):
        if has(theatre.helicopters, state.aboard[piece]):
            get_off(play, piece, "29.0-e")
    for hex in each(state.rep):
        shown = state.at[hex] & ~state.concealed
        if shown & theatre.ieds and shown & theatre.engineers:
            for marker in each(shown & theatre.ieds):
                opfor.to_pool(play, marker, "22.2-f")
        for marker in each(shown & theatre.massacres):
            put(theatre, state, marker, LOST)
            facts = {"unit": theatre.names[marker], "at": game.name_of(state, hex)}
            play.tell("massacre-recovered", facts, "22.2-i")
