"""Pursuit after a battle won in the REP ground combat phase (chapter 20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import DONE, Disembark, Done, Pursue
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import NEAR
from sandtable.games.paratrooper.march import mark_river_assault
from sandtable.games.paratrooper.pieces import embark, fighters, get_off, load_of, put_with_load
from sandtable.games.paratrooper.state import ParatrooperState
from sandtable.games.paratrooper.transport import take_up, why_not_carry, why_not_take_up

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def room_in(game: ParatrooperGame, state: ParatrooperState, hex: int) -> int:
    """How many more REP units a hex can take (12.1-a)."""
    return game.theatre.stack_limit - fighters(game.theatre, state, hex).bit_count()


def pursuit_hexes(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int, load: int) -> int:
    """Where a unit may pursue to, with this load or none (20.1-a)."""
    theatre, ground = game.theatre, game.ground(state)
    by_air = bool(theatre.helicopters >> piece & 1)
    with_unit = load >= 0 and bool(theatre.units >> load & 1)
    needed = 2 if by_air and with_unit else 1  # a helicopter's passenger gets off at the end (20.1-b)
    found = 0
    for to in each(ground.exits[theatre.how[piece]][hex]):
        if room_in(game, state, to) >= needed and not (by_air and with_unit and ground.water >> to & 1):
            found |= 1 << to
    return found


def pursuers(game: ParatrooperGame, state: ParatrooperState, hex: int) -> int:
    """Mechanized units and helicopters that have not pursued in this phase (20.0-a)."""
    theatre = game.theatre
    return fighters(theatre, state, hex) & (theatre.mech | theatre.helicopters) & ~state.pursued


def why_not_pursue(
    game: ParatrooperGame, state: ParatrooperState, hex: int, piece: int, load: int, to: int | None
) -> Refusal | None:
    """Whether a unit may advance there, with this load or none."""
    theatre = game.theatre
    about = {"unit": theatre.names[piece] if piece >= 0 else ""}
    if piece < 0 or not pursuers(game, state, hex) >> piece & 1:
        return Refusal("20.0-a", about)
    if load >= 0:
        refusal = why_not_take_up(game, state, piece, hex) if theatre.objectives >> load & 1 else None
        if theatre.units >> load & 1:
            refusal = why_not_carry(game, state, piece, load)
            if refusal is None and (not fighters(theatre, state, hex) >> load & 1 or state.pursued >> load & 1):
                refusal = Refusal("20.1-b", about)
        if refusal:
            return refusal
    carried = load if load >= 0 else load_of(state, piece)
    if to is not None and pursuit_hexes(game, state, piece, hex, carried) >> to & 1:
        return None
    return Refusal("20.1-a", about)


def passengers(game: ParatrooperGame, state: ParatrooperState, hex: int) -> int:
    """Units carried along in this pursuit that may get off where their transport has come to (20.1-b)."""
    found = 0
    for piece in each(state.embarked & state.pursued & game.theatre.units):
        to = state.where[piece]
        if NEAR[hex] >> to & 1 and room_in(game, state, to) > 0:
            found |= 1 << piece
    return found


class Pursuit(Asking):
    """Units advance one hex each before the next battle. Frame: the hex of the battle."""

    name = "pursuit"
    FRAME = {"hex": "hex"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        hex = frame[1]
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        found: list[Action] = []
        for piece in each(pursuers(game, state, hex)):
            aboard = load_of(state, piece)
            for to in listed(pursuit_hexes(game, state, piece, hex, aboard)):
                found.append(Pursue(names[piece], hexes[to]))
            if theatre.transports >> piece & 1 and aboard < 0:
                loads = listed(fighters(theatre, state, hex) & theatre.nonmech & ~state.pursued)
                if why_not_take_up(game, state, piece, hex) is None:
                    loads.append(theatre.objective_of[state.mission])
                for load in loads:
                    for to in listed(pursuit_hexes(game, state, piece, hex, load)):
                        found.append(Pursue(names[piece], hexes[to], names[load]))
        found += [Disembark(names[piece]) for piece in each(passengers(game, state, hex))]
        found.append(DONE)
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Pursue | Disembark):
            return not_now(action)
        piece = game.theatre.piece.get(action.unit, -1)
        if isinstance(action, Disembark):
            aboard = piece >= 0 and passengers(game, state, frame[1]) >> piece & 1
            return None if aboard else Refusal("20.1-b", {"unit": action.unit})
        load = game.theatre.piece.get(action.carrying, -2) if action.carrying else -1
        if load == -2:
            return Refusal("20.1-b", {"unit": action.carrying})
        return why_not_pursue(game, state, frame[1], piece, load, game.hex_of(state, action.to))

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        game, state = play.game, play.state
        theatre, start = game.theatre, frame[1]
        if isinstance(action, Disembark):
            get_off(play, theatre.piece[action.unit], "20.1-b")
            return
        assert isinstance(action, Pursue)
        piece, to = theatre.piece[action.unit], game.hex_of(state, action.to)
        assert to is not None
        assert NEAR[start] >> to & 1
        if action.carrying:
            load = theatre.piece[action.carrying]
            if theatre.objectives >> load & 1:
                take_up(play, piece)
            else:
                embark(state, load, piece)
        passenger = game.passenger_of(state, piece)
        state.pursued |= 1 << piece | (1 << passenger if passenger >= 0 else 0)
        if self.over_river(game, state, piece, passenger, start, to):
            mark_river_assault(game, state, piece)
        put_with_load(theatre, state, piece, to)
        facts = {"unit": action.unit, "to": action.to, "carrying": action.carrying}
        play.tell("pursues", facts, "20.0-a")
        if passenger >= 0 and theatre.helicopters >> piece & 1:
            get_off(play, passenger, "20.1-b")
        game.after_leaving(play, start)

    def over_river(
        self, game: ParatrooperGame, state: ParatrooperState, piece: int, passenger: int, start: int, to: int
    ) -> bool:
        """Whether a pursuer gets a river assault marker (20.1-d); an engineer, even aboard, spares it (13.2-d)."""
        crossed = any(s[0] == to and s[3] for s in game.ground(state).steps[game.theatre.how[piece]][start])
        force = 1 << piece | (1 << passenger if passenger >= 0 else 0)
        return crossed and bool(state.foes >> to & 1) and not game.theatre.engineers & force

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1])}
