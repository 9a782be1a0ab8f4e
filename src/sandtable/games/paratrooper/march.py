"""The REP ground movement phase (chapters 13, 27 and 32): who may move, who looks around, and how the phase ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Disembark, Done, Exit, Pick, Recon
from sandtable.games.paratrooper.asking import SECTOR
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import HEXES, NEAR
from sandtable.games.paratrooper.handling import Handling
from sandtable.games.paratrooper.logistics import ground_units_within, supported
from sandtable.games.paratrooper.movement import may_move
from sandtable.games.paratrooper.moving import FRESH
from sandtable.games.paratrooper.pieces import among, get_off, load_of, put
from sandtable.games.paratrooper.state import AVAILABLE, BESIDE, LOST, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


#: why a unit that is not on the mission map cannot move there; all others are on the strategic map or in the air
ELSEWHERE = {AVAILABLE: "9.0-a", LOST: "17.11-a"}


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
        return Refusal("31.5-e" if has(state.arrived, piece) else "13.0-e", about)  # it came in where the enemy is
    if has(state.embarked, piece):
        return Refusal("29.0-c", about)
    if not (0 <= state.where[piece] < HEXES or state.where[piece] == BESIDE):
        return Refusal(ELSEWHERE.get(state.where[piece], "15.1-a"), about)
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


class March(Handling, frozen=True):
    """Which unit moves next."""

    name = "march"
    part = SECTOR

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        if self.has_work(game, state, game.area(state)):
            return True
        play.pop()
        return False

    def has_work(self, game: ParatrooperGame, state: ParatrooperState, area: HexSet) -> bool:
        """Whether there is anybody in these hexes who could move or look around."""
        picks = (why_not_pick(game, state, piece) is None for piece in self.waiting(game, state, area))
        return any(picks) or bool(self.recons(game, state, area))

    def hands(self, game: ParatrooperGame, state: ParatrooperState) -> HexSet:
        return game.area(state)

    def waiting(self, game: ParatrooperGame, state: ParatrooperState, area: HexSet) -> list[Piece]:
        """Units in these hexes, or beside them, that have not moved."""
        theatre = game.theatre
        waiting = theatre.units & ~theatre.fobs & ~state.moved & ~state.available
        found = [p for p in each(waiting) if state.where[p] == BESIDE and has(area, state.aim[p])]
        for hex in each(state.rep & area):
            found += listed(state.at[hex] & theatre.units & ~theatre.fobs & ~state.moved & ~state.embarked)
        return found

    def recons(self, game: ParatrooperGame, state: ParatrooperState, area: HexSet) -> list[Action]:
        """Ground recon that may be tried (32.1)."""
        if not game.ground_recon or state.recon:
            return []
        found: list[Action] = []
        names = game.ground(state).names
        for hex in each(state.rep & area):
            for near in each(NEAR[hex] & state.foes):
                if state.covered[near]:
                    units = listed(state.at[hex] & game.theatre.units & ~state.embarked)
                    found += [Recon(game.theatre.names[piece], names[near]) for piece in units]
        return found

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        picks, area = game.picks, game.area(state)
        waiting = self.waiting(game, state, area)
        found: list[Action] = [picks[piece] for piece in waiting if why_not_pick(game, state, piece) is None]
        found += [Disembark(game.theatre.names[piece]) for piece in each(self.riders(game, state))]
        found += self.handovers(game, state)
        found += self.recons(game, state, area)
        found.append(DONE)
        return found

    @forbids(Disembark)
    def why_not_get_off(self, game: ParatrooperGame, state: ParatrooperState, action: Disembark) -> Refusal | None:
        aboard = among(self.riders(game, state), game.piece_of(action.unit))
        return None if aboard else Refusal("29.0-c", {"unit": action.unit})

    @forbids(Pick)
    def why_not_pick(self, game: ParatrooperGame, state: ParatrooperState, action: Pick) -> Refusal | None:
        piece = game.piece_of(action.unit)
        return why_not_pick(game, state, piece) or self.why_not_his(game, state, piece)

    @forbids(Recon)
    def why_not_recon(self, game: ParatrooperGame, state: ParatrooperState, action: Recon) -> Refusal | None:
        piece = game.piece_of(action.unit)
        refusal = why_not_recon(game, state, piece, game.hex_of(state, action.at))
        return refusal or self.why_not_his(game, state, piece)

    def why_not_his(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Refusal | None:
        """A commander moves what stands in his sector (32.5-b)."""
        hex = state.aim[piece] if state.where[piece] == BESIDE else state.where[piece]
        return None if has(game.area(state), hex) else Refusal("32.5-b", {"unit": game.theatre.names[piece]})

    def riders(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Units that boarded in an earlier phase and may get off to walk: their transport has not moved (29.0-c)."""
        found = 0
        for piece in each(state.embarked & game.theatre.units & ~state.moved):
            if not has(state.moved, state.aboard[piece]) and has(game.area(state), state.where[piece]):
                found = plus(found, piece)
        return found

    @forbids(Exit)
    def why_not_exit(self, game: ParatrooperGame, state: ParatrooperState, action: Exit) -> Refusal:
        return Refusal("6.5-a")

    @plays(Pick)
    def pick(self, play: ParatrooperPlay, action: Pick) -> None:
        play.push(Force(only(play.game.theatre.piece[action.unit]), FRESH))

    @plays(Disembark)
    def get_off(self, play: ParatrooperPlay, action: Disembark) -> None:
        get_off(play, play.game.theatre.piece[action.unit], "29.0-c")

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
