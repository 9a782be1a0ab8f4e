"""Airstrikes, drones, impact markers and the fire against them (chapters 14 and 18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import DONE, Bombard, Done, Lose, Strike
from sandtable.games.paratrooper.asking import AIR, Asking, not_now
from sandtable.games.paratrooper.fire import Volley, hit_opfor, remote_roll, throw
from sandtable.games.paratrooper.ground import HEXES, NEAR
from sandtable.games.paratrooper.pieces import enemies, put
from sandtable.games.paratrooper.state import AVAILABLE, BOX, LOST, OPFOR, REP, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def revealed_enemy_hexes(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Hexes with revealed OPFOR units that are not burning (14.0-a, 18.0-b, 32.4-e)."""
    found = 0
    for hex in each(state.foes & ~state.fires):
        if enemies(game.theatre, state, hex):
            found |= 1 << hex
    return found


def why_not_strike(game: ParatrooperGame, state: ParatrooperState, piece: int, hex: int | None) -> Refusal | None:
    """Whether an airstrike or drone may be sent there (14.0)."""
    theatre = game.theatre
    if piece < 0 or not theatre.strikes >> piece & 1:
        return Refusal("14.0-g" if piece >= 0 and theatre.helicopters >> piece & 1 else "14.0-a")
    if state.where[piece] != BOX:
        return Refusal("14.0-d", {"unit": theatre.names[piece]})
    if hex is None:
        return Refusal("2.1-a")
    about = {"at": game.name_of(state, hex)}
    if state.fires >> hex & 1:
        return Refusal("32.4-e", about)
    if not enemies(theatre, state, hex):
        return Refusal("14.0-a", about)
    full = (state.at[hex] & theatre.strikes).bit_count() >= theatre.strike_limit
    return Refusal("12.1-b", about) if full else None


def spotted(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Hexes that somebody can call ranged fire into (18.0-c, 27.3-d, 30.2-c)."""
    theatre = game.theatre
    found = 0
    for hex in each(state.rep):
        here = state.at[hex] & ~state.embarked
        if here & theatre.units:
            found |= 1 << hex
        if here & (theatre.ground_cps | theatre.felin | theatre.fobs):
            found |= NEAR[hex]
    return found


def why_not_bombard(
    game: ParatrooperGame, state: ParatrooperState, gun: int, hex: int | None, attacker: int
) -> Refusal | None:
    """Whether a heavy weapons unit may put its impact marker there (18.0)."""
    theatre = game.theatre
    if gun < 0 or not theatre.heavy >> gun & 1:
        return Refusal("18.0-a")
    about = {"unit": theatre.names[gun]}
    place = state.where[gun]
    if not 0 <= place < HEXES or state.disrupted >> gun & 1:
        return Refusal("18.0-a", about)
    if state.embarked >> gun & 1 or state.foes >> place & 1:
        return Refusal("18.0-g", about)
    if state.where[theatre.impact_of[gun]] >= 0:
        return Refusal("18.0-f", about)
    if hex is None:
        return Refusal("2.1-a", about)
    about["at"] = game.name_of(state, hex)
    if state.fires >> hex & 1:
        return Refusal("32.4-e", about)
    if not enemies(theatre, state, hex):
        return Refusal("18.0-b", about)
    if attacker == OPFOR:
        return None if state.rep >> hex & 1 else Refusal("18.0-d", about)
    return None if spotted(game, state) >> hex & 1 else Refusal("18.0-c", about)


class StrikePlacement(Asking):
    """Phase 7: strikes and impact markers are placed. Phase 13: impact markers only. Frame: who attacks."""

    name = "strikes"
    part = AIR
    FRAME = {"attacker": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        theatre, state = play.game.theatre, play.state
        guns = theatre.heavy & ~state.available
        if state.foes and (state.boxed & theatre.strikes or guns):
            if len(self.answers(play.game, state, frame)) > 1:
                return True
        markers = (theatre.strikes | theatre.impacts) & ~state.available & ~state.boxed
        if any(state.where[piece] >= 0 for piece in each(markers)):
            return True  # before the dice fall everything can still be taken back
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        targets = revealed_enemy_hexes(game, state)
        found: list[Action] = []
        if targets and frame[1] == REP:
            seen: set[tuple[int, int]] = set()
            for piece in each(theatre.strikes & state.boxed):
                alike = (theatre.key_of[piece], theatre.strike[piece])
                if alike not in seen:
                    seen.add(alike)
                    for hex in listed(targets):
                        if why_not_strike(game, state, piece, hex) is None:
                            found.append(Strike(names[piece], hexes[hex]))
        if targets:
            for gun in each(theatre.heavy & ~state.available):
                if 0 <= state.where[gun] < HEXES:
                    for hex in listed(targets):
                        if why_not_bombard(game, state, gun, hex, frame[1]) is None:
                            found.append(Bombard(names[gun], hexes[hex]))
        found.append(DONE)
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Strike) and frame[1] == REP:
            piece = game.theatre.piece.get(action.unit, -1)
            return why_not_strike(game, state, piece, game.hex_of(state, action.at))
        if isinstance(action, Bombard):
            piece = game.theatre.piece.get(action.unit, -1)
            return why_not_bombard(game, state, piece, game.hex_of(state, action.at), frame[1])
        return not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        theatre = game.theatre
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Strike | Bombard)
        piece = theatre.piece[action.unit]
        hex = game.hex_of(state, action.at)
        assert hex is not None
        bombard = isinstance(action, Bombard)
        put(theatre, state, theatre.impact_of[piece] if bombard else piece, hex)
        play.tell("strike-placed", {"unit": action.unit, "at": action.at}, "18.0-f" if bombard else "14.0-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"phase": "counterattack" if frame[1] else "strike"}


class AirDefense(Asking):
    """Phase 8: one roll for each hex with a TAC airstrike (14.1). Frame: the next hex, the result to be borne."""

    name = "air-defense"
    part = AIR
    FRAME = {"hex": "number", "result": "number"}
    RESULTS = ("none", "abort", "shootdown")

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        theatre, state = play.game.theatre, play.state
        _, hex, result = frame
        if result:
            tacs = state.at[hex] & theatre.tacs
            if len({theatre.strike[piece] for piece in each(tacs)}) > 1:
                return True
            self.bear(play, hex, result, first(tacs))
            return False
        while hex < HEXES and not state.at[hex] & theatre.tacs:
            hex += 1
        if hex == HEXES:
            play.pop()
            return False
        play.replace(self.name, hex, self.roll(play, hex))
        if not play.state.stack[-1][2]:
            play.replace(self.name, hex + 1, 0)
        return False

    def roll(self, play: ParatrooperPlay, hex: int) -> int:
        """The roll against a hex: the column depends on revealed air defense capable units (14.1-b)."""
        theatre, state = play.game.theatre, play.state
        capable = bool(enemies(theatre, state, hex) & theatre.air_defense)
        table = theatre.pack.combat.air_defense
        die = play.chance.die()
        result = (table.capable if capable else table.others)[die - 1]
        facts = {"at": play.game.name_of(state, hex), "dice": [die], "capable": "yes" if capable else "no"}
        play.tell("air-defense", {**facts, "result": result}, "14.1-b")
        return self.RESULTS.index(result)

    def bear(self, play: ParatrooperPlay, hex: int, result: int, piece: int) -> None:
        """One airstrike is shot down, or turns back (14.2)."""
        theatre, state = play.game.theatre, play.state
        down = self.RESULTS[result] == "shootdown"
        put(theatre, state, piece, LOST if down else BOX)
        facts = {"unit": theatre.names[piece], "result": self.RESULTS[result]}
        play.tell("airstrike-lost", facts, "14.2-a" if down else "14.2-b")
        play.replace(self.name, hex + 1, 0)

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        theatre = game.theatre
        found: list[Action] = []
        seen: set[int] = set()
        for piece in each(state.at[frame[1]] & theatre.tacs):
            if theatre.strike[piece] not in seen:
                seen.add(theatre.strike[piece])
                found.append(Lose(theatre.names[piece]))
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return not_now(action)
        piece = game.theatre.piece.get(action.unit, -1)
        here = piece >= 0 and state.at[frame[1]] & game.theatre.tacs & 1 << piece
        return None if here else Refusal("14.2-a", {"unit": action.unit})

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Lose)
        self.bear(play, frame[1], frame[2], play.game.theatre.piece[action.unit])

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1]), "result": self.RESULTS[frame[2]]}


class StrikeCombat(Step["ParatrooperGame", ParatrooperState]):
    """Phase 9: strikes fire, then impact markers (5.0-h); in phase 13 impact markers only. Frame: who attacks."""

    name = "strike-combat"
    FRAME = {"attacker": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        theatre, state = play.game.theatre, play.state
        for markers in (theatre.strikes, theatre.impacts):
            for piece in listed(markers & ~state.available & ~state.boxed):
                if 0 <= state.where[piece] < HEXES:
                    self.strike(play, piece, frame[1])
        play.pop()
        return False

    def strike(self, play: ParatrooperPlay, piece: int, attacker: int) -> None:
        """One marker fires and is taken off (14.0-d to 14.0-f, 14.3, 18.1)."""
        theatre, state = play.game.theatre, play.state
        hex = state.where[piece]
        if state.fires >> hex & 1:
            call_off(play, piece)
            return
        if enemies(theatre, state, hex):
            roll = remote_roll(play.game, state, piece, hex, attacker)
            volley = throw(play, roll, hex, [theatre.names[piece]])
            hit_opfor(play, Volley(hex, volley.hits, volley.retreat, -1))
        else:  # those before it left nobody
            facts = {"unit": theatre.names[piece], "at": play.game.name_of(state, hex)}
            play.tell("strike-in-vain", facts, "14.0-a" if theatre.strikes >> piece & 1 else "18.0-b")
        put(theatre, state, piece, BOX if theatre.tacs >> piece & 1 else AVAILABLE)


def call_off(play: ParatrooperPlay, piece: int) -> None:
    """An earlier strike has set the oilfield on fire: the others are not made, so that no drone is used up (32.4-e)."""
    theatre, state = play.game.theatre, play.state
    facts = {"unit": theatre.names[piece], "at": play.game.name_of(state, state.where[piece])}
    put(theatre, state, piece, BOX if theatre.strikes >> piece & 1 else AVAILABLE)
    play.tell("strike-called-off", facts, "32.4-e")
