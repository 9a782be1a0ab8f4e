"""Coming to the mission map and leaving it, overland or from a ship (6.2 to 6.5, 31.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, Space, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, listed, only, plus, without
from sandtable.games.paratrooper.actions import (
    Enter,
)
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import EDGES, HEXES
from sandtable.games.paratrooper.mobilization import (
    ship_zones,
    staging_zones,
)
from sandtable.games.paratrooper.pieces import aboard, among, disembark, loads_of, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import BESIDE, NONE, SINGLE, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


# Entering overland or from a ship


def entry_hexes(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> tuple[HexSet, HexSet, Number]:
    """Where a unit may come in: beside which edge hexes, straight on which hexes, and the OPs it pays (6.2, 31.5)."""
    ground, zone = game.ground(state), state.where[piece]
    if zone < HEXES or has(state.left, piece):
        return 0, 0, 0
    passable = ground.entrances[game.theatre.how[piece]]
    if game.series == SINGLE:  # as if an FSA stood in the mission zone (6.5-c)
        return (EDGES & passable if zone == state.zone else 0), 0, 0
    line = game.theatre.lines[zone].get(state.zone)
    if zone == state.zone and has(staging_zones(game, state), zone):
        return (0, 0, 0) if has(state.arrived, piece) else (0, (EDGES | ground.airfields) & passable, 0)
    if line is None:
        return 0, 0, 0
    if has(staging_zones(game, state), zone):
        return EDGES & passable if line <= state.ops else 0, 0, line
    if has(ship_zones(game, state), zone):
        beside = EDGES & passable & ~state.foes if line <= state.ops else 0
        return beside, ground.coast & passable & ~state.foes, line
    return 0, 0, 0


def why_not_enter(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex | None) -> Refusal | None:
    """Whether a unit on the strategic map may come to the mission map there (6.2 to 6.4, 31.5)."""
    theatre = game.theatre
    if not among(theatre.units & ~theatre.fobs, piece) or state.where[piece] < HEXES:
        return Refusal("6.2-c")
    about = {"unit": theatre.names[piece]}
    if hex is None:
        return Refusal("2.1-a", about)
    about["at"] = game.name_of(state, hex)
    beside, onto, line = entry_hexes(game, state, piece)
    if has(beside | onto, hex):
        return None
    if has(state.left, piece):
        return Refusal("6.5-e", about)
    zone = state.where[piece]
    if game.series == SINGLE:
        return Refusal("6.3-c" if zone == state.zone else "6.2-c", about)
    by_ship = has(ship_zones(game, state), zone)
    if not has(staging_zones(game, state) | ship_zones(game, state), zone):
        return Refusal("6.2-c", about)
    if zone != state.zone and state.zone not in theatre.lines[zone]:
        return Refusal("6.2-e" if by_ship else "6.2-c", about)
    if zone == state.zone and has(state.arrived, piece):
        return Refusal("31.5-e", about)
    ground = game.ground(state)
    if not has(ground.entrances[theatre.how[piece]], hex):
        return Refusal("6.3-d" if by_ship else "6.3-c", about)
    if by_ship and has(state.foes, hex):
        return Refusal("6.4-a", about)
    if line > state.ops:
        return Refusal("8.1-c", about)
    return Refusal("6.3-d" if by_ship else "6.3-c", about)


def enter(play: ParatrooperPlay, piece: Piece, hex: Hex) -> None:
    """A unit is put beside the map, or straight on it (6.3-c, 6.3-d, 31.5-e)."""
    game, state = play.game, play.state
    _, onto, line = entry_hexes(game, state, piece)
    by_ship = has(ship_zones(game, state), state.where[piece])
    facts = {"unit": game.theatre.names[piece], "at": game.name_of(state, hex)}
    if has(onto, hex):
        put(game.theatre, state, piece, hex)
        if has(state.foes, hex):
            state.arrived = plus(
                state.arrived, piece
            )  # meeting the enemy is a STOP: it does not move on in phase 5 (31.5-e)
        play.tell("entered", facts, "31.5-g" if by_ship else "31.5-e")
        return
    put(game.theatre, state, piece, BESIDE)
    state.aim[piece] = hex
    state.by_sea = (plus if by_ship else without)(state.by_sea, piece)
    play.tell("beside", {**facts, "op": line}, "6.2-e" if by_ship else "6.2-c")
    change_ops(play, -line, "8.2-a")


# Leaving


def exit_zones(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> SpaceSet:
    """The zones that a unit can leave the mission map for, overland or to a ship (6.5-c, 6.5-d)."""
    theatre, hex = game.theatre, state.where[piece]
    if not 0 <= hex < HEXES or has(state.embarked | theatre.fobs, piece):
        return 0
    found = 0
    near = theatre.lines[state.zone]
    if has(EDGES, hex):
        if game.series == SINGLE:
            return only(state.zone)  # as if an FSA stood there
        for zone in each(staging_zones(game, state)):
            if zone == state.zone or zone in near:
                found = plus(found, zone)
    if has(EDGES | game.ground(state).coast, hex):
        for zone in each(ship_zones(game, state)):
            if zone in near:
                found = plus(found, zone)
    return found


def why_not_exit(game: ParatrooperGame, state: ParatrooperState, piece: Piece, to: str) -> Refusal | None:
    """Whether a unit may leave for that zone."""
    theatre = game.theatre
    if not among(theatre.units, piece):
        return Refusal("6.5-a")
    about = {"unit": theatre.names[piece], "to": to}
    if not 0 <= state.where[piece] < HEXES:
        return Refusal("6.5-c", about)  # nobody leaves who is not there
    zone = theatre.zone.get(to, NONE)
    if among(exit_zones(game, state, piece), zone):
        return None
    if has(theatre.fobs, piece):
        return Refusal("27.3-a", about)
    if has(state.embarked, piece):
        return Refusal("29.1-a", about)
    return Refusal("6.5-d" if among(ship_zones(game, state), zone) else "6.5-c", about)


def leave(play: ParatrooperPlay, piece: Piece, zone: Space) -> None:
    """A unit leaves the mission map with whatever it carries (6.5)."""
    game, state = play.game, play.state
    theatre, hex = game.theatre, state.where[piece]
    passenger, with_it = game.passenger_of(state, piece), aboard(loads_of(theatre, state, piece))
    for unit in (piece, passenger):
        if unit >= 0:
            disembark(state, unit)
            put(theatre, state, unit, zone)
            state.left = plus(state.left, unit)
    rule = "6.5-d" if has(theatre.oceans, zone) else "6.5-c"
    way = {"from": game.name_of(state, hex), "to": game.name_of(state, zone)}
    play.tell("left", {"unit": theatre.names[piece], **with_it, **way}, rule)
    game.after_leaving(play, hex)
    game.bring_home(play, piece)


def why_not_pick_entry(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Refusal | None:
    """A unit that is to enter must have somewhere to do so."""
    if not among(game.theatre.units & ~game.theatre.fobs, piece) or state.where[piece] < HEXES:
        return Refusal("6.2-f")
    beside, onto, _ = entry_hexes(game, state, piece)
    if beside | onto:
        return None
    refusal = why_not_enter(game, state, piece, first(EDGES))
    return Refusal(refusal.rule, {"unit": game.theatre.names[piece]}) if refusal else None


class Entry(Asking, frozen=True):
    """Where a unit comes to the mission map."""

    name = "entry"

    unit: Piece

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        beside, onto, _ = entry_hexes(game, state, self.unit)
        name, hexes = game.theatre.names[self.unit], game.ground(state).names
        return [Enter(name, hexes[hex]) for hex in listed(beside | onto)]

    @forbids(Enter)
    def why_not_enter(self, game: ParatrooperGame, state: ParatrooperState, action: Enter) -> Refusal | None:
        if game.piece_of(action.unit) != self.unit:
            return self.stray(game, state, action)
        return why_not_enter(game, state, self.unit, game.hex_of(state, action.at))

    @plays(Enter)
    def enter(self, play: ParatrooperPlay, action: Enter) -> None:
        play.pop()
        enter(play, self.unit, play.game.hex_named(play.state, action.at))

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"unit": game.theatre.names[self.unit]}
