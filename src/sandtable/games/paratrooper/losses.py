"""Hits and retreats that fall on the REP (17.5, 17.6, 17.10): the player says on whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import GiveUp, Retreat, TakeHit
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.battle import alike
from sandtable.games.paratrooper.ground import NEAR
from sandtable.games.paratrooper.pieces import disrupt, eliminate, fighters, load_of, put_with_load
from sandtable.games.paratrooper.state import ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def retreat_hexes(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int) -> int:
    """Where a unit may retreat to: one hex, no OPFOR, nothing prohibited to it, never all-water (17.10-a, 30.1-b)."""
    return NEAR[hex] & ~state.foes & game.ground(state).exits[game.theatre.how[piece]][hex]


def sorts(game: ParatrooperGame, state: ParatrooperState, hex: int) -> list[int]:
    """One unit of each sort that a result could fall on; an embarked one goes with its transport (17.5-a)."""
    seen: set[tuple[int, ...]] = set()
    found = []
    for piece in each(fighters(game.theatre, state, hex)):
        sort = (*alike(game, state, piece), piece in state.order, state.dropped >> piece & 1)
        if state.embarked and game.theatre.transports >> piece & 1:
            sort = (*sort, load_of(state, piece))
        if sort not in seen:
            seen.add(sort)
            found.append(piece)
    return found


class Losses(Asking):
    """A result against the REP. Frame: hex, hits left, retreats left, steps lost so far."""

    name = "losses"
    FRAME = {"hex": "hex", "hits": "number", "retreats": "number", "steps": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        theatre = game.theatre
        _, hex, hits, retreats, steps = frame
        there = fighters(theatre, state, hex)
        if not there or not (hits or retreats):
            play.pop()
            game.after_fire(play, hex, steps)
            return False
        if not hits and state.at[hex] & theatre.fobs:
            play.tell("retreat-ignored", {"at": game.name_of(state, hex)}, "17.9-f")
            play.replace(self.name, hex, 0, 0, steps)
            return False
        units = sorts(game, state, hex)
        if len(units) > 1:
            return True
        if hits:
            self.hit(play, frame, units[0])
            return False
        ways = retreat_hexes(game, state, units[0], hex)
        if ways & (ways - 1):
            return True
        self.fall_back(play, frame, units[0], ways.bit_length() - 1)
        return False

    def hit(self, play: ParatrooperPlay, frame: Frame, piece: int) -> None:
        """A hit on a unit also falls on whoever is aboard (29.1-b)."""
        game, state = play.game, play.state
        passenger = game.passenger_of(state, piece)
        steps = 1
        disrupt(play, piece, "17.6-a")
        if passenger >= 0:
            disrupt(play, passenger, "29.1-b")
            steps = 2
        state.struck = 1
        play.replace(self.name, frame[1], frame[2] - 1, frame[3], frame[4] + steps)

    def fall_back(self, play: ParatrooperPlay, frame: Frame, piece: int, to: int) -> None:
        """A unit retreats, with whoever is aboard (29.1-c); with nowhere to go it is eliminated (17.10-b)."""
        game, state = play.game, play.state
        play.replace(self.name, frame[1], 0, 0, frame[4])
        state.struck = 1
        if to < 0:
            passenger = game.passenger_of(state, piece)
            eliminate(play, piece, "17.10-b")
            if passenger >= 0:
                eliminate(play, passenger, "17.10-b")
            return
        put_with_load(game.theatre, state, piece, to)
        play.tell("retreats", {"unit": game.theatre.names[piece], "to": game.name_of(state, to)}, "17.10-a")
        game.after_leaving(play, frame[1])

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        names, hexes = game.theatre.names, game.ground(state).names
        units = sorts(game, state, frame[1])
        if frame[2]:
            return [TakeHit(names[piece]) for piece in units]
        found: list[Action] = []
        for piece in units:
            ways = retreat_hexes(game, state, piece, frame[1])
            found += [Retreat(names[piece], hexes[to]) for to in listed(ways)]
            if not ways:
                found.append(GiveUp(names[piece]))
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, TakeHit | Retreat | GiveUp):
            return not_now(action)
        about = {"unit": action.unit}
        piece = game.theatre.piece.get(action.unit, -1)
        if piece < 0 or not fighters(game.theatre, state, frame[1]) >> piece & 1:
            aboard = piece >= 0 and state.embarked >> piece & 1
            return Refusal("29.1-b" if aboard else "17.5-a", about)
        if isinstance(action, TakeHit):
            return None if frame[2] else Refusal("17.4-c", about)
        if frame[2]:
            return Refusal("17.5-c", about)  # hits come first
        ways = retreat_hexes(game, state, piece, frame[1])
        if isinstance(action, GiveUp):
            return Refusal("17.10-b", about) if ways else None
        hex = game.hex_of(state, action.to)
        if hex is not None and ways >> hex & 1:
            return None
        water = hex is not None and game.ground(state).water >> hex & 1 and NEAR[frame[1]] >> hex & 1
        return Refusal("30.1-b" if water and game.theatre.special_forces >> piece & 1 else "17.10-a", about)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, TakeHit | Retreat | GiveUp)
        piece = play.game.theatre.piece[action.unit]
        if isinstance(action, TakeHit):
            self.hit(play, frame, piece)
        elif isinstance(action, GiveUp):
            self.fall_back(play, frame, piece, -1)
        else:
            hex = play.game.hex_of(play.state, action.to)
            assert hex is not None
            self.fall_back(play, frame, piece, hex)

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1]), "hits": frame[2], "retreats": frame[3]}
