"""The REP ground movement phase (chapters 13 and 29): units go one at a time or as a force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import (
    DONE,
    Carry,
    Done,
    Join,
    Move,
    Pick,
    Recon,
    SetDown,
    TakeUp,
)
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import HELICOPTER, HEXES, NEAR
from sandtable.games.paratrooper.logistics import ground_units_within, supported
from sandtable.games.paratrooper.movement import Reach, may_move, movers, reach, reach_from_outside
from sandtable.games.paratrooper.pieces import disembark, embark, get_off, load_of, put, put_with_load
from sandtable.games.paratrooper.state import BESIDE, LOST, NONE, SINGLE, ParatrooperState
from sandtable.games.paratrooper.transport import take_up, why_not_carry, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


#: half points spent by a transport that had to stop: more than any has
HALTED = 1 << 10


def begin_movement(play: ParatrooperPlay) -> None:
    """Everybody may move again; a FOB doubles the points of ground units around it (27.3-c)."""
    theatre, state = play.game.theatre, play.state
    state.recon = 0
    state.moved = state.arrived & theatre.units
    state.doubled = ground_units_within(theatre, state, supported(theatre, state, theatre.fobs)) & ~theatre.fobs


def why_not_pick(game: ParatrooperGame, state: ParatrooperState, piece: int) -> Refusal | None:
    """Whether a unit may move now (13.0)."""
    theatre = game.theatre
    if piece < 0 or not theatre.units >> piece & 1:
        return Refusal("13.0-a")
    about = {"unit": theatre.names[piece]}
    if theatre.movement[piece][0] == 0:
        return Refusal("13.0-f", about)
    if state.moved >> piece & 1:
        return Refusal("13.0-e", about)
    if state.embarked >> piece & 1:
        return Refusal("29.0-c", about)
    if not (0 <= state.where[piece] < HEXES or state.where[piece] == BESIDE):
        return Refusal("15.1-a", about)  # still on the strategic map or in the air
    return None if may_move(game, state, piece) or can_unload(game, state, piece) else Refusal("13.1-c", about)


def can_unload(game: ParatrooperGame, state: ParatrooperState, piece: int) -> bool:
    """A transport with something aboard can set it down where it stands."""
    return bool(state.embarked and game.theatre.transports >> piece & 1 and load_of(state, piece) >= 0)


def why_not_recon(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int | None) -> Refusal | None:
    """Ground recon: one attempt a phase, by a unit next to a hex with concealed counters (32.1-a)."""
    near = piece >= 0 and game.theatre.units >> piece & 1 and 0 <= state.where[piece] < HEXES
    if not game.ground_recon or state.recon or not near or hex is None or not state.covered[hex]:
        return Refusal("32.1-a")
    return None if NEAR[state.where[piece]] >> hex & 1 and not state.embarked >> piece & 1 else Refusal("32.1-a")


class March(Asking):
    """Which unit moves next."""

    name = "march"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        if any(why_not_pick(game, state, p) is None for p in self.waiting(game, state)) or self.recons(game, state):
            return True
        play.pop()
        return False

    def waiting(self, game: ParatrooperGame, state: ParatrooperState) -> list[int]:
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

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        picks = game.picks
        found: list[Action] = [
            picks[piece] for piece in self.waiting(game, state) if why_not_pick(game, state, piece) is None
        ]
        found += self.recons(game, state)
        found.append(DONE)
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Pick):
            return why_not_pick(game, state, game.theatre.piece.get(action.unit, -1))
        if isinstance(action, Recon):
            piece = game.theatre.piece.get(action.unit, -1)
            return why_not_recon(game, state, piece, game.hex_of(state, action.at))
        return Refusal("6.5-a") if type(action).__name__ == "Exit" else not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
        elif isinstance(action, Pick):
            play.push("force", 1 << play.game.theatre.piece[action.unit], 0, NONE)
        else:
            assert isinstance(action, Recon)
            look_around(play, action)


def mark_river_assault(game: ParatrooperGame, state: ParatrooperState, piece: int) -> None:
    """A unit that crossed into the enemy, and whoever it carried over; helicopters crossed nothing (13.2-e)."""
    if game.theatre.helicopters >> piece & 1:
        return
    passenger = game.passenger_of(state, piece)
    state.river |= 1 << piece | (1 << passenger if passenger >= 0 else 0)


def look_around(play: ParatrooperPlay, action: Recon) -> None:
    """A die below the unit's engagement rating finds out what is there (32.1-a)."""
    game, state = play.game, play.state
    hex = game.hex_of(state, action.at)
    assert hex is not None
    piece = game.theatre.piece[action.unit]
    die = play.chance.die()
    needed = game.theatre.engagement[piece][state.disrupted >> piece & 1]
    state.recon = 1
    found = "yes" if die < needed else "no"
    play.tell("recon", {"unit": action.unit, "at": action.at, "dice": [die], "below": needed, "found": found}, "32.1-a")
    if die < needed:
        opfor.turn_up(play, hex, "32.1-a")
        opfor.settle(play)


class Force(Asking):
    """A force on the move. Frame: its units, half points already spent, the passenger it took along."""

    name = "force"
    FRAME = {"units": "pieces", "spent": "number", "carried": "piece"}

    def goals(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Reach:
        """Where the force may end its move."""
        force, spent = frame[1], frame[2]
        piece = first(force)
        if state.where[piece] == BESIDE:
            return reach_from_outside(game, state, piece)
        found = reach(game, state, force, state.where[piece], (spent,) if spent else ())
        if state.embarked and game.passenger_of(state, piece) >= 0 and game.theatre.how[piece] == HELICOPTER:
            water = game.ground(state).water  # its passenger could not get off there (29.0-g)
            if any(water >> hex & 1 for hex in found):
                return {hex: bill for hex, bill in found.items() if not water >> hex & 1}
        return found

    def alone(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> bool:
        """A single unit on the map."""
        return frame[1] & (frame[1] - 1) == 0 and state.where[first(frame[1])] != BESIDE

    def mates(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> int:
        """Units that may move along (13.0-d): from the same hex, not yet moved, and before anything is spent."""
        theatre, lead = game.theatre, first(frame[1])
        if frame[2] or frame[3] >= 0 or not 0 <= state.where[lead] < HEXES:
            return 0
        force: int = frame[1]
        here = state.at[state.where[lead]] & theatre.units & ~theatre.fobs
        return here & ~state.moved & ~state.embarked & ~force

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        goals = self.goals(game, state, frame)
        found: list[Action] = list(game.moves_to(state, goals))
        found += [game.joins[piece] for piece in each(self.mates(game, state, frame))]
        lead = first(frame[1])
        if self.alone(game, state, frame) and theatre.transports >> lead & 1:
            here = state.where[lead]
            cargo = load_of(state, lead)
            if cargo >= 0:
                land = game.ground(state).land if theatre.units >> cargo & 1 else -1
                found += [SetDown(hexes[hex]) for hex in (here, *goals) if land >> hex & 1]
            else:
                if not frame[2]:
                    for piece in each(self.mates(game, state, frame) & theatre.nonmech):
                        found.append(Carry(names[piece]))
                spot = state.where[theatre.objective_of[state.mission]]
                if (spot == here or spot in goals) and self.may_take_up(game, state, frame):
                    found.append(TakeUp(names[lead], hexes[spot]))
        if frame[2] or frame[3] >= 0 or not found:
            found.append(DONE)
        return found

    def may_take_up(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> bool:
        """Whether the transport could take the objective up where that lies; put down once, it stays down."""
        objective = game.theatre.objective_of[state.mission]
        if frame[3] == objective:
            return False
        return why_not_take_up(game, state, first(frame[1]), state.where[objective]) is None

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        lead = first(frame[1])
        if isinstance(action, Done):
            return None if frame[2] or frame[3] >= 0 else Refusal("13.0-a")
        if isinstance(action, Join):
            piece = game.theatre.piece.get(action.unit, -1)
            fits = piece >= 0 and self.mates(game, state, frame) >> piece & 1
            return None if fits else Refusal("13.0-d", {"unit": action.unit})
        if isinstance(action, Move):
            return self.why_not_go(game, state, frame, action.to)
        if not isinstance(action, SetDown | TakeUp | Carry):
            return not_now(action)
        if not self.alone(game, state, frame):
            return Refusal("29.0-a")
        if isinstance(action, Carry):
            piece = game.theatre.piece.get(action.unit, -1)
            refusal = why_not_carry(game, state, lead, piece)
            if refusal is None and not self.mates(game, state, frame) >> piece & 1:
                refusal = Refusal("29.0-b", {"unit": action.unit})
            return refusal
        at = action.at or game.name_of(state, state.where[lead])
        hex = game.hex_of(state, at)
        if isinstance(action, SetDown):
            cargo = load_of(state, lead)
            if cargo < 0:
                return Refusal("29.0-d", {"at": at})
            if hex is not None and game.theatre.units >> cargo & 1 and game.ground(state).water >> hex & 1:
                return Refusal("29.0-g", {"at": at})
        else:
            again = frame[3] == game.theatre.objective_of[state.mission]
            refusal = why_not_take_up(game, state, lead, -1 if hex is None or again else hex)
            if refusal:
                return refusal
        return None if hex == state.where[lead] else self.why_not_go(game, state, frame, at)

    def why_not_go(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, to: str) -> Refusal | None:
        """Why the force cannot get there in this phase."""
        hex = game.hex_of(state, to)
        about = {"to": to}
        if hex is None:
            return Refusal("2.1-a", about)
        if hex in self.goals(game, state, frame):
            return None
        lead, ground = first(frame[1]), game.ground(state)
        if state.where[lead] == BESIDE:
            at_sea = state.by_sea >> lead & 1 and state.foes >> state.aim[lead] & 1
            return Refusal("6.4-a" if at_sea else "6.3-c", about)
        flying = all(how == HELICOPTER for how, _ in movers(game, state, frame[1]))
        if ground.water >> hex & 1 and not flying:
            special = not frame[1] & ~game.theatre.special_forces
            return Refusal("30.1-b" if special else "13.1-c", about)
        if ground.water >> hex & 1:
            return Refusal("29.0-g", about)
        if NEAR[state.where[lead]] >> hex & 1 and not frame[2]:
            return Refusal("13.1-c", about)
        return Refusal("13.0-a", about)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        lead = first(frame[1])
        if isinstance(action, Done):
            state.moved |= frame[1]
            play.pop()
        elif isinstance(action, Join):
            play.replace("force", frame[1] | 1 << theatre.piece[action.unit], 0, NONE)
        elif isinstance(action, Carry):
            passenger = theatre.piece[action.unit]
            embark(state, passenger, lead)
            state.moved |= 1 << passenger  # it may not move on its own in this phase (29.0-c)
            play.tell("embarked", {"unit": action.unit, "by": theatre.names[lead]}, "29.0-b")
            play.replace("force", frame[1], frame[2], passenger)
        elif isinstance(action, Move):
            hex = game.hex_of(state, action.to)
            assert hex is not None
            self.go(play, frame, hex)
            state.moved |= frame[1]
            play.pop()
        else:
            assert isinstance(action, SetDown | TakeUp)
            self.stop_over(play, frame, action)

    def stop_over(self, play: ParatrooperPlay, frame: Frame, action: SetDown | TakeUp) -> None:
        """A transport sets its load down, or takes the objective up, and goes on if it can (24.2-a, 29.0-d)."""
        game, state = play.game, play.state
        theatre, lead = game.theatre, first(frame[1])
        hex = game.hex_of(state, action.at) if action.at else state.where[lead]
        assert hex is not None
        spent = frame[2]
        halted = False
        if hex != state.where[lead]:
            bill, _, halted = self.goals(game, state, frame)[hex]
            self.go(play, frame, hex)
            spent = bill[0]
        handled = lead  # something was done, so the move has begun even if no point is spent
        if isinstance(action, TakeUp):
            take_up(play, lead)
        else:
            cargo = handled = load_of(state, lead)
            disembark(state, cargo)
            state.moved |= 1 << cargo
            at = game.name_of(state, hex)
            play.tell("set-down", {"unit": theatre.names[cargo], "by": theatre.names[lead], "at": at}, "29.0-d")
        rest = ("force", frame[1], HALTED if halted else spent, handled)
        play.replace(*rest)
        here = state.where[theatre.objective_of[state.mission]] == hex and self.may_take_up(game, state, rest)
        if not here and not self.goals(
            game, state, rest
        ):  # where it set a unit down it may still take that up (24.2-a)
            state.moved |= frame[1]
            play.pop()

    def go(self, play: ParatrooperPlay, frame: Frame, hex: int) -> None:
        """The force goes to a hex."""
        game, state = play.game, play.state
        theatre = game.theatre
        _, river, _ = self.goals(game, state, frame)[hex]
        lead = first(frame[1])
        start = state.where[lead]
        for piece in each(frame[1]):
            put_with_load(theatre, state, piece, hex)
            state.aim[piece] = NONE
            if river:
                mark_river_assault(game, state, piece)
        state.by_sea &= ~frame[1]
        units = [theatre.names[piece] for piece in each(frame[1])]
        origin = game.name_of(state, start) if start >= 0 else ""
        facts = {"units": units, "from": origin, "to": game.name_of(state, hex)}
        play.tell("moved", {**facts, "river": "yes" if river else "no"}, "13.0-a")
        if start >= 0:
            game.after_leaving(play, start)

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"units": [game.theatre.names[piece] for piece in each(frame[1])]}


def end_movement(play: ParatrooperPlay) -> None:
    """Helicopters set their passengers down, engineers clear IEDs, massacre sites are taken over (phase 5 ends)."""
    game, state = play.game, play.state
    theatre = game.theatre
    for piece in listed(state.embarked & theatre.units):
        if theatre.helicopters >> state.aboard[piece] & 1:
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
