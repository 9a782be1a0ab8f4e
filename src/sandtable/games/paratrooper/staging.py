"""The REP staging phase (chapter 6): flights, entries, exits, drop zones and bases, in any order (5.0-f)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
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
    TakeUp,
)
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.flights import can_fly, idle_macs
from sandtable.games.paratrooper.ground import EDGES, HEXES
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.mobilization import (
    dismantle,
    dismantlings,
    ship_zones,
    staging_zones,
    why_not_dismantle,
)
from sandtable.games.paratrooper.pieces import disembark, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import AVAILABLE, BESIDE, SINGLE, ParatrooperState
from sandtable.games.paratrooper.transport import take_up, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


# Entering overland or from a ship


def entry_hexes(game: ParatrooperGame, state: ParatrooperState, piece: int) -> tuple[int, int, int]:
    """Where a unit may come in: beside which edge hexes, straight on which hexes, and the OPs it pays (6.2, 31.5)."""
    ground, zone = game.ground(state), state.where[piece]
    if zone < HEXES or game.series == SINGLE:
        return 0, 0, 0
    how = game.theatre.how[piece]
    passable = sum(1 << hex for hex in range(HEXES) if ground.entry_from_outside(how, hex) is not None)
    line = game.theatre.lines[zone].get(state.zone)
    if zone == state.zone and staging_zones(game, state) >> zone & 1:
        return (0, (EDGES | ground.airfields) & passable, 0) if not state.arrived >> piece & 1 else (0, 0, 0)
    if line is None:
        return 0, 0, 0
    if staging_zones(game, state) >> zone & 1:
        return EDGES & passable if line <= state.ops else 0, 0, line
    if ship_zones(game, state) >> zone & 1:
        beside = EDGES & passable & ~state.foes if line <= state.ops else 0
        return beside, ground.coast & passable & ~state.foes, line
    return 0, 0, 0


def why_not_enter(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int | None) -> Refusal | None:
    """Whether a unit on the strategic map may come to the mission map there (6.2 to 6.4, 31.5)."""
    theatre = game.theatre
    if piece < 0 or not (theatre.units & ~theatre.fobs) >> piece & 1 or state.where[piece] < HEXES:
        return Refusal("6.2-c")
    about = {"unit": theatre.names[piece]}
    if hex is None:
        return Refusal("2.1-a", about)
    about["at"] = game.name_of(state, hex)
    beside, onto, line = entry_hexes(game, state, piece)
    if (beside | onto) >> hex & 1:
        return None
    zone = state.where[piece]
    by_ship = bool(ship_zones(game, state) >> zone & 1)
    if game.series == SINGLE or not (staging_zones(game, state) | ship_zones(game, state)) >> zone & 1:
        return Refusal("6.2-c", about)
    if zone != state.zone and state.zone not in theatre.lines[zone]:
        return Refusal("6.2-e" if by_ship else "6.2-c", about)
    if zone == state.zone and state.arrived >> piece & 1:
        return Refusal("31.5-e", about)
    ground = game.ground(state)
    if ground.entry_from_outside(theatre.how[piece], hex) is None:
        return Refusal("6.3-d" if by_ship else "6.3-c", about)
    if by_ship and state.foes >> hex & 1:
        return Refusal("6.4-a", about)
    if line > state.ops:
        return Refusal("8.1-c", about)
    return Refusal("6.3-d" if by_ship else "6.3-c", about)


def enter(play: ParatrooperPlay, piece: int, hex: int) -> None:
    """A unit is put beside the map, or straight on it (6.3-c, 6.3-d, 31.5-e)."""
    game, state = play.game, play.state
    _, onto, line = entry_hexes(game, state, piece)
    by_ship = bool(ship_zones(game, state) >> state.where[piece] & 1)
    facts = {"unit": game.theatre.names[piece], "at": game.name_of(state, hex)}
    if onto >> hex & 1:
        put(game.theatre, state, piece, hex)
        if state.foes >> hex & 1:
            state.arrived |= 1 << piece  # meeting the enemy is a STOP: it does not move on in phase 5 (31.5-e)
        play.tell("entered", facts, "31.5-g" if by_ship else "31.5-e")
        return
    put(game.theatre, state, piece, BESIDE)
    state.aim[piece] = hex
    state.by_sea = state.by_sea | 1 << piece if by_ship else state.by_sea & ~(1 << piece)
    play.tell("beside", {**facts, "op": line}, "6.2-e" if by_ship else "6.2-c")
    change_ops(play, -line, "8.2-a")


# Leaving


def exit_zones(game: ParatrooperGame, state: ParatrooperState, piece: int) -> int:
    """The zones that a unit can leave the mission map for, overland or to a ship (6.5-c, 6.5-d)."""
    theatre, hex = game.theatre, state.where[piece]
    if not 0 <= hex < HEXES or state.embarked >> piece & 1 or theatre.fobs >> piece & 1:
        return 0
    found = 0
    near = theatre.lines[state.zone]
    if EDGES >> hex & 1:
        if game.series == SINGLE:
            return 1 << state.zone  # as if an FSA stood there
        for zone in each(staging_zones(game, state)):
            if zone == state.zone or zone in near:
                found |= 1 << zone
    if (EDGES | game.ground(state).coast) >> hex & 1:
        for zone in each(ship_zones(game, state)):
            if zone in near:
                found |= 1 << zone
    return found


def why_not_exit(game: ParatrooperGame, state: ParatrooperState, piece: int, to: str) -> Refusal | None:
    """Whether a unit may leave for that zone."""
    theatre = game.theatre
    if piece < 0 or not theatre.units >> piece & 1:
        return Refusal("6.5-a")
    about = {"unit": theatre.names[piece], "to": to}
    if not 0 <= state.where[piece] < HEXES:
        return Refusal("6.5-c", about)  # nobody leaves who is not there
    zone = theatre.zone.get(to, -1)
    if zone >= 0 and exit_zones(game, state, piece) >> zone & 1:
        return None
    if theatre.fobs >> piece & 1:
        return Refusal("27.3-a", about)
    if state.embarked >> piece & 1:
        return Refusal("29.1-a", about)
    return Refusal("6.5-d" if zone >= 0 and ship_zones(game, state) >> zone & 1 else "6.5-c", about)


def leave(play: ParatrooperPlay, piece: int, zone: int) -> None:
    """A unit leaves the mission map with whatever it carries (6.5)."""
    game, state = play.game, play.state
    theatre, hex = game.theatre, state.where[piece]
    passenger = game.passenger_of(state, piece)
    for unit in (piece, passenger):
        if unit >= 0:
            disembark(state, unit)
            put(theatre, state, unit, zone)
            state.arrived |= 1 << unit
    rule = "6.5-d" if theatre.oceans >> zone & 1 else "6.5-c"
    play.tell("left", {"unit": theatre.names[piece], "to": game.name_of(state, zone)}, rule)
    game.after_leaving(play, hex)
    game.bring_home(play, piece)


def engineer_hexes(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Hexes with a REP engineer, where a FOB can be placed (27.3-a)."""
    found = 0
    for piece in each(game.theatre.engineers):
        if 0 <= state.where[piece] < HEXES:
            found |= 1 << state.where[piece]
    return found & game.ground(state).land


class Staging(Asking):
    """Everything that may be done in the staging phase."""

    name = "staging"

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        bases: set[int] = set()
        for mac in idle_macs(game, state):
            if state.where[mac] not in bases and can_fly(game, state, mac):
                found.append(Fly(names[mac]))
            bases.add(state.where[mac])
        if ready(state, theatre.drop_zones) >= 0:
            found += game.zones_to_mark(state)
        if ready(state, theatre.fobs) >= 0:
            hexes = game.ground(state).names
            found += [Build(hexes[hex]) for hex in listed(engineer_hexes(game, state))]
        if state.rep:
            found += self.exits(game, state)
        if game.series != SINGLE:
            found += self.campaign_answers(game, state)
        found.append(DONE)
        return found

    def exits(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Units that may leave, and transports that may take the objective up."""
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        for hex in each(state.rep & (EDGES | game.ground(state).coast)):
            for piece in each(state.at[hex] & theatre.units & ~state.embarked):
                for zone in each(exit_zones(game, state, piece)):
                    found.append(Exit(names[piece], game.name_of(state, zone)))
        objective = theatre.objective_of[state.mission]
        if 0 <= state.where[objective] < HEXES:
            for piece in each(state.at[state.where[objective]] & theatre.transports):
                if why_not_take_up(game, state, piece, state.where[piece]) is None:
                    found.append(TakeUp(names[piece]))
        return found

    def campaign_answers(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Units that may enter from an FSA or a ship, and markers that may be taken off."""
        theatre, names = game.theatre, game.theatre.names
        found: list[Action] = []
        for piece in each(theatre.units & ~theatre.fobs):
            if state.where[piece] >= HEXES:
                beside, onto, _ = entry_hexes(game, state, piece)
                if beside | onto:
                    found.append(Pick(names[piece]))
        return found + dismantlings(game, state)

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if isinstance(action, Done):
            return None
        if isinstance(action, MarkZone):
            if ready(state, theatre.drop_zones) < 0:
                return Refusal("16.0-a")
            return None if game.hex_of(state, action.at) is not None else Refusal("2.1-a", {"at": action.at})
        if isinstance(action, Build):
            hex = game.hex_of(state, action.at)
            fits = hex is not None and engineer_hexes(game, state) >> hex & 1 and ready(state, theatre.fobs) >= 0
            return None if fits else Refusal("27.3-a", {"at": action.at})
        if not isinstance(action, Fly | Exit | TakeUp | Pick | Dismantle | Enter):
            return not_now(action)
        piece = theatre.piece.get(action.unit, -1)
        about = {"unit": action.unit}
        if isinstance(action, Fly):
            if piece < 0 or not theatre.macs >> piece & 1:
                return Refusal("6.2-a", about)
            if state.where[piece] == AVAILABLE:
                return Refusal("4.0-n", about)
            if piece not in idle_macs(game, state):
                return Refusal("15.1-f", about)
            return None if can_fly(game, state, piece) else Refusal("15.1-a", about)
        if isinstance(action, Exit):
            return why_not_exit(game, state, piece, action.to)
        if isinstance(action, TakeUp):
            return why_not_take_up(game, state, piece, state.where[piece] if piece >= 0 else -1)
        if isinstance(action, Pick):
            return why_not_pick_entry(game, state, piece)
        if isinstance(action, Enter):  # a unit is picked first
            return why_not_enter(game, state, piece, game.hex_of(state, action.at)) or not_now(action)
        return why_not_dismantle(game, state, piece)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        if isinstance(action, Done):
            play.pop()
        elif isinstance(action, MarkZone | Build):
            hex = game.hex_of(state, action.at)
            assert hex is not None
            marker = ready(state, theatre.drop_zones if isinstance(action, MarkZone) else theatre.fobs)
            put(theatre, state, marker, hex)
            facts = {"unit": theatre.names[marker], "at": action.at}
            play.tell("built", facts, "16.0-a" if isinstance(action, MarkZone) else "27.3-a")
        elif isinstance(action, Fly):
            play.push("flight", theatre.piece[action.unit], 0, -1)
        elif isinstance(action, Exit):
            leave(play, theatre.piece[action.unit], theatre.zone[action.to])
        elif isinstance(action, TakeUp):
            take_up(play, theatre.piece[action.unit])
        elif isinstance(action, Pick):
            play.push("entry", theatre.piece[action.unit])
        else:
            assert isinstance(action, Dismantle)
            dismantle(play, theatre.piece[action.unit])

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"ops": state.ops, "zone": game.name_of(state, state.zone)}


def why_not_pick_entry(game: ParatrooperGame, state: ParatrooperState, piece: int) -> Refusal | None:
    """A unit that is to enter must have somewhere to do so."""
    if piece >= 0 and state.where[piece] >= HEXES and (game.theatre.units & ~game.theatre.fobs) >> piece & 1:
        beside, onto, _ = entry_hexes(game, state, piece)
        if beside | onto:
            return None
        near = next((hex for hex in range(HEXES) if EDGES >> hex & 1), 0)
        refusal = why_not_enter(game, state, piece, near)
        return Refusal(refusal.rule, {"unit": game.theatre.names[piece]}) if refusal else None
    return Refusal("6.2-f")


class Entry(Asking):
    """Where a unit comes to the mission map. Frame: the unit."""

    name = "entry"
    FRAME = {"unit": "piece"}

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        beside, onto, _ = entry_hexes(game, state, frame[1])
        name, hexes = game.theatre.names[frame[1]], game.ground(state).names
        return [Enter(name, hexes[hex]) for hex in listed(beside | onto)]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Enter) or game.theatre.piece.get(action.unit) != frame[1]:
            return not_now(action)
        return why_not_enter(game, state, frame[1], game.hex_of(state, action.at))

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Enter)
        hex = play.game.hex_of(play.state, action.at)
        assert hex is not None
        play.pop()
        enter(play, frame[1], hex)

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"unit": game.theatre.names[frame[1]]}
