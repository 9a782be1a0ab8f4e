"""Pursuit after a battle won in the REP ground combat phase (chapter 20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, size
from sandtable.games.paratrooper.actions import DONE, Disembark, Done, Pursue
from sandtable.games.paratrooper.ground import NEAR
from sandtable.games.paratrooper.handling import Handling
from sandtable.games.paratrooper.moving import mark_river_assault
from sandtable.games.paratrooper.pieces import (
    aboard,
    among,
    embark,
    fighters,
    get_off,
    load_of,
    loads_of,
    put_with_load,
)
from sandtable.games.paratrooper.state import Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.transport import take_up, why_not_carry, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def room_in(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> Number:
    """How many more REP units a hex can take (12.1-a)."""
    return game.theatre.stack_limit - size(fighters(game.theatre, state, hex))


def pursuit_hexes(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex, load: Piece) -> HexSet:
    """Where a unit may pursue to, with this load or none (20.1-a)."""
    theatre, ground = game.theatre, game.ground(state)
    by_air = has(theatre.helicopters, piece)
    with_unit = among(theatre.units, load)
    needed = 2 if by_air and with_unit else 1  # a helicopter's passenger gets off at the end (20.1-b)
    found = 0
    for to in each(ground.exits[theatre.how[piece]][hex]):
        if room_in(game, state, to) >= needed and not (by_air and with_unit and has(ground.water, to)):
            found = plus(found, to)
    return found


def pursuers(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> PieceSet:
    """Mechanized units and helicopters that have not pursued in this phase (20.0-a)."""
    theatre = game.theatre
    return fighters(theatre, state, hex) & (theatre.mech | theatre.helicopters) & ~state.pursued


def why_not_take_along(
    game: ParatrooperGame, state: ParatrooperState, hex: Hex, piece: Piece, load: Piece
) -> Refusal | None:
    """Whether a pursuing transport may take this unit of the hex, or the objective, along (20.1-b, 24.2-a)."""
    if load == game.theatre.objective_of[state.mission]:
        return why_not_take_up(game, state, piece, hex)
    refusal = why_not_carry(game, state, piece, load)
    if refusal is None and not has(fighters(game.theatre, state, hex) & ~state.pursued, load):
        return Refusal("20.1-b", {"unit": game.theatre.names[piece]})
    return refusal


def why_not_pursue(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Pursue) -> Refusal | None:
    """Whether a unit may advance there, with this load or none."""
    piece, to = game.piece_of(action.unit), game.hex_of(state, action.to)
    about = {"unit": action.unit}
    if not among(pursuers(game, state, hex), piece):
        return Refusal("20.0-a", about)
    load = load_of(state, piece)
    if action.carrying:
        load = game.piece_of(action.carrying)
        if load < 0:
            return Refusal("20.1-b", {"unit": action.carrying})
        refusal = why_not_take_along(game, state, hex, piece, load)
        if refusal:
            return refusal
    there = to is not None and has(pursuit_hexes(game, state, piece, hex, load), to)
    return None if there else Refusal("20.1-a", about)


def passengers(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> PieceSet:
    """Units carried along in this pursuit that may get off where their transport has come to (20.1-b)."""
    found = 0
    for piece in each(state.embarked & state.pursued & game.theatre.units):
        to = state.where[piece]
        if has(NEAR[hex], to) and room_in(game, state, to) > 0:
            found = plus(found, piece)
    return found


class Pursuit(Handling, frozen=True):
    """Units advance one hex each from the hex of a battle before the next is fought."""

    name = "pursuit"

    hex: Hex

    def place(self, state: ParatrooperState) -> Space:
        return self.hex

    def run(self, play: ParatrooperPlay) -> bool | Sequence[Action]:
        found = self.advances(play.game, play.state)
        if found:
            return [*found, *self.handovers(play.game, play.state), DONE]
        play.pop()
        return False

    def hands(self, game: ParatrooperGame, state: ParatrooperState) -> HexSet:
        return only(self.hex)

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*self.advances(game, state), *self.handovers(game, state), DONE]

    def advances(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Who may go where, and with whom; whoever was carried along may get off."""
        theatre, names, hex = game.theatre, game.theatre.names, self.hex
        found: list[Action] = []
        for piece in each(pursuers(game, state, hex)):
            aboard = load_of(state, piece)
            found += self.ways(game, state, piece, aboard, "")
            if has(theatre.transports, piece) and aboard < 0:
                for load in listed(fighters(theatre, state, hex) & theatre.nonmech & ~state.pursued):
                    found += self.ways(game, state, piece, load, names[load])
                objective = theatre.objective_of[state.mission]
                if why_not_take_up(game, state, piece, hex) is None:
                    found += self.ways(game, state, piece, objective, names[objective])
        return found + [Disembark(names[piece]) for piece in each(passengers(game, state, hex))]

    def ways(
        self, game: ParatrooperGame, state: ParatrooperState, piece: Piece, load: Piece, carrying: str
    ) -> list[Action]:
        """Pursuits of one unit with this load."""
        name, hexes = game.theatre.names[piece], game.ground(state).names
        goals = listed(pursuit_hexes(game, state, piece, self.hex, load))
        return [Pursue(name, hexes[to], carrying) for to in goals]

    @forbids(Pursue)
    def why_not_pursue(self, game: ParatrooperGame, state: ParatrooperState, action: Pursue) -> Refusal | None:
        return why_not_pursue(game, state, self.hex, action)

    @forbids(Disembark)
    def why_not_get_off(self, game: ParatrooperGame, state: ParatrooperState, action: Disembark) -> Refusal | None:
        aboard = among(passengers(game, state, self.hex), game.piece_of(action.unit))
        return None if aboard else Refusal("20.1-b", {"unit": action.unit})

    @plays(Pursue)
    def pursue(self, play: ParatrooperPlay, action: Pursue) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        piece, to = theatre.piece[action.unit], game.hex_named(state, action.to)
        if action.carrying:
            load = theatre.piece[action.carrying]
            if has(theatre.objectives, load):
                take_up(play, piece)
            else:
                embark(state, load, piece)
        passenger = game.passenger_of(state, piece)
        force = only(piece) if passenger < 0 else plus(only(piece), passenger)
        state.pursued |= force
        river = self.over_river(game, state, piece, force, to)
        if river:
            mark_river_assault(game, state, piece)
        put_with_load(theatre, state, piece, to)
        way = {"from": game.name_of(state, self.hex), "to": action.to, "river": "yes" if river else "no"}
        play.tell("pursues", {"unit": action.unit, **aboard(loads_of(theatre, state, piece)), **way}, "20.0-a")
        if passenger >= 0 and has(theatre.helicopters, piece):
            get_off(play, passenger, "20.1-b")
        game.after_leaving(play, self.hex)

    @plays(Disembark)
    def get_off(self, play: ParatrooperPlay, action: Disembark) -> None:
        get_off(play, play.game.theatre.piece[action.unit], "20.1-b")

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def over_river(
        self, game: ParatrooperGame, state: ParatrooperState, piece: Piece, force: PieceSet, to: Hex
    ) -> bool:
        """Whether a pursuer gets a river assault marker (20.1-d); an engineer, even aboard, spares it (13.2-d)."""
        steps = game.ground(state).steps[game.theatre.how[piece]][self.hex]
        crossed = any(entered == to and river for entered, _, _, river in steps)
        return crossed and has(state.foes, to) and not game.theatre.engineers & force

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex)}
