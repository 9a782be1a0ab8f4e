"""Airstrikes, drones, impact markers and the fire against them (chapters 14 and 18)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, plus, size
from sandtable.games.paratrooper.actions import DONE, Bombard, Done, Lose, Resolve, Strike
from sandtable.games.paratrooper.asking import AIR, GROUND, SECTOR, Asking
from sandtable.games.paratrooper.fire import Volley, hit_opfor, remote_roll, throw
from sandtable.games.paratrooper.ground import HEXES, NEAR
from sandtable.games.paratrooper.pieces import among, enemies, put
from sandtable.games.paratrooper.state import AVAILABLE, BOX, LOST, NONE, OPFOR, REP, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def revealed_enemy_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Hexes with revealed OPFOR units that are not burning (14.0-a, 18.0-b, 32.4-e)."""
    found = 0
    for hex in each(state.foes & ~state.fires):
        if enemies(game.theatre, state, hex):
            found = plus(found, hex)
    return found


def why_not_strike(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex | None) -> Refusal | None:
    """Whether an airstrike or drone may be sent there (14.0)."""
    theatre = game.theatre
    if not among(theatre.strikes, piece):
        return Refusal("14.0-g" if among(theatre.helicopters, piece) else "14.0-a")
    if state.where[piece] != BOX:
        return Refusal("14.0-d", {"unit": theatre.names[piece]})
    if hex is None:
        return Refusal("2.1-a")
    about = {"at": game.name_of(state, hex)}
    if has(state.fires, hex):
        return Refusal("32.4-e", about)
    if not enemies(theatre, state, hex):
        return Refusal("14.0-a", about)
    full = size(state.at[hex] & theatre.strikes) >= theatre.strike_limit
    return Refusal("12.1-b", about) if full else None


def spotted(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Hexes that somebody can call ranged fire into (18.0-c, 27.3-d, 30.2-c)."""
    theatre = game.theatre
    found = 0
    for hex in each(state.rep):
        here = state.at[hex] & ~state.embarked
        if here & theatre.units:
            found = plus(found, hex)
        if here & (theatre.ground_cps | theatre.felin | theatre.fobs):
            found |= NEAR[hex]
    return found


def why_not_bombard(
    game: ParatrooperGame, state: ParatrooperState, gun: Piece, hex: Hex | None, attacker: Number
) -> Refusal | None:
    """Whether a heavy weapons unit may put its impact marker there (18.0)."""
    theatre = game.theatre
    if not among(theatre.heavy, gun):
        return Refusal("18.0-a")
    about = {"unit": theatre.names[gun]}
    place = state.where[gun]
    if not 0 <= place < HEXES or has(state.disrupted, gun):
        return Refusal("18.0-a", about)
    if has(state.embarked, gun) or has(state.foes, place):
        return Refusal("18.0-g", about)
    if state.where[theatre.impact_of[gun]] >= 0:
        return Refusal("18.0-f", about)
    if hex is None:
        return Refusal("2.1-a", about)
    about["at"] = game.name_of(state, hex)
    if has(state.fires, hex):
        return Refusal("32.4-e", about)
    if not enemies(theatre, state, hex):
        return Refusal("18.0-b", about)
    if attacker == OPFOR:
        return None if has(state.rep, hex) else Refusal("18.0-d", about)
    return None if has(spotted(game, state), hex) else Refusal("18.0-c", about)


class StrikePlacement(Asking, frozen=True):
    """Phase 7: strikes and impact markers are placed.

    In phase 13, and where others command the guns than airpower, those are ordered apart (18.0-d, 32.5): see Guns.
    """

    name = "strikes"
    part = AIR
    # it gives orders that can be taken back until the dice fall: their odds stand beside them, and no card asks
    compared = True
    at_once = True

    attacker: Number

    def run(self, play: ParatrooperPlay) -> bool | Sequence[Action]:
        game, state = play.game, play.state
        theatre = game.theatre
        guns = theatre.heavy & ~state.available
        if state.foes and (state.boxed & theatre.strikes or guns):
            found = self.answers(game, state)
            if len(found) > 1:
                return found
        markers = self.markers(theatre) & ~state.available & ~state.boxed
        if not game.sectors and any(state.where[piece] >= 0 for piece in each(markers)):
            return True  # before the dice fall everything can still be taken back
        play.pop()
        return False

    def markers(self, theatre: Theatre) -> PieceSet:
        """What is placed here."""
        return theatre.strikes | theatre.impacts

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        targets = listed(revealed_enemy_hexes(game, state))
        if not targets:
            return [DONE]
        return [*self.strikes(game, state, targets), *self.bombardments(game, state, targets), DONE]

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"left": "yes" if len(self.answers(game, state)) > 1 else "no"}

    def strikes(self, game: ParatrooperGame, state: ParatrooperState, targets: list[Hex]) -> list[Action]:
        """Airstrikes and drones that may be sent, one of each that are alike."""
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        found: list[Action] = []
        for piece in self.one_of_each(game, state, each(theatre.strikes & state.boxed)):
            for hex in targets:
                if why_not_strike(game, state, piece, hex) is None:
                    found.append(Strike(names[piece], hexes[hex]))
        return found

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Strikes of a kind and strength that are ready; every gun is one of a kind."""
        theatre = game.theatre
        return (theatre.key_of[piece], theatre.strike[piece]) if has(theatre.strikes & state.boxed, piece) else piece

    def bombardments(self, game: ParatrooperGame, state: ParatrooperState, targets: list[Hex]) -> list[Action]:
        """Impact markers that may be placed."""
        theatre, names, hexes = game.theatre, game.theatre.names, game.ground(state).names
        found: list[Action] = []
        for gun in each(theatre.heavy & ~state.available):
            if 0 <= state.where[gun] < HEXES:
                for hex in targets if self.why_not_his(game, state, gun) is None else ():
                    if why_not_bombard(game, state, gun, hex, self.attacker) is None:
                        found.append(Bombard(names[gun], hexes[hex]))
        return found

    @forbids(Strike)
    def why_not_strike(self, game: ParatrooperGame, state: ParatrooperState, action: Strike) -> Refusal | None:
        refusal = self.why_not_air(game, state, action)
        return refusal or why_not_strike(game, state, game.piece_of(action.unit), game.hex_of(state, action.at))

    def why_not_air(self, game: ParatrooperGame, state: ParatrooperState, action: Strike) -> Refusal | None:
        """Whoever is asked has airpower."""
        return None

    @forbids(Bombard)
    def why_not_bombard(self, game: ParatrooperGame, state: ParatrooperState, action: Bombard) -> Refusal | None:
        gun = game.piece_of(action.unit)
        refusal = why_not_bombard(game, state, gun, game.hex_of(state, action.at), self.attacker)
        return refusal or self.why_not_his(game, state, gun)

    def why_not_his(self, game: ParatrooperGame, state: ParatrooperState, gun: Piece) -> Refusal | None:
        """Guns are ground units: where others command those, whoever has airpower does not order them (32.5)."""
        return Refusal(game.team_rule, {"unit": game.theatre.names[gun]}) if game.guns_apart else None

    @plays(Strike)
    def strike(self, play: ParatrooperPlay, action: Strike) -> None:
        theatre, state = play.game.theatre, play.state
        put(theatre, state, theatre.piece[action.unit], play.game.hex_named(state, action.at))
        play.tell("strike-placed", {"unit": action.unit, "at": action.at}, "14.0-a")

    @plays(Bombard)
    def bombard(self, play: ParatrooperPlay, action: Bombard) -> None:
        theatre, state = play.game.theatre, play.state
        impact = theatre.impact_of[theatre.piece[action.unit]]
        put(theatre, state, impact, play.game.hex_named(state, action.at))
        play.tell("strike-placed", {"unit": action.unit, "at": action.at}, "18.0-f")

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()


class Guns(StrikePlacement, frozen=True):
    """Impact markers only: in phase 13 (18.0-d), or by whoever commands the guns, by ground or by sector (32.5)."""

    name = "guns"
    part = SECTOR

    def markers(self, theatre: Theatre) -> PieceSet:
        return theatre.impacts

    def strikes(self, game: ParatrooperGame, state: ParatrooperState, targets: list[Hex]) -> list[Action]:
        """None: airpower was allocated before."""
        return []

    def why_not_air(self, game: ParatrooperGame, state: ParatrooperState, action: Strike) -> Refusal | None:
        others = self.attacker == REP and game.guns_apart
        return Refusal(game.team_rule, {"unit": action.unit}) if others else self.stray(game, state, action)

    def why_not_his(self, game: ParatrooperGame, state: ParatrooperState, gun: Piece) -> Refusal | None:
        """A gun is ordered by the commander of the sector that it stands in (32.5-b)."""
        his = has(game.area(state), state.where[gun])
        return None if his else Refusal("32.5-b", {"unit": game.theatre.names[gun]})


class AirDefense(Asking, frozen=True):
    """Phase 8: one roll for each hex with a TAC airstrike (14.1); ``result`` is to be borne by one of them."""

    name = "air-defense"
    part = AIR
    RESULTS = ("none", "abort", "shootdown")

    hex: Number  #: the next hex; behind the last one all are done
    result: Number

    def run(self, play: ParatrooperPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        if self.result:
            tacs = self.one_of_each(play.game, state, each(state.at[self.hex] & theatre.tacs))
            if len(tacs) > 1:
                return True
            self.bear(play, tacs[0])
            return False
        hex = self.hex
        while hex < HEXES and not state.at[hex] & theatre.tacs:
            hex += 1
        if hex == HEXES:
            play.pop()
            return False
        result = self.roll(play, hex)
        play.replace(AirDefense(hex, result) if result else AirDefense(hex + 1, 0))
        return False

    def roll(self, play: ParatrooperPlay, hex: Hex) -> Number:
        """The roll against a hex: the column depends on revealed air defense capable units (14.1-b)."""
        theatre, state = play.game.theatre, play.state
        capable = bool(enemies(theatre, state, hex) & theatre.air_defense)
        table = theatre.pack.combat.air_defense
        die = play.chance.die()
        result = (table.capable if capable else table.others)[die - 1]
        facts = {"at": play.game.name_of(state, hex), "dice": [die], "capable": "yes" if capable else "no"}
        play.tell("air-defense", {**facts, "result": result}, "14.1-b")
        return self.RESULTS.index(result)

    def bear(self, play: ParatrooperPlay, piece: Piece) -> None:
        """One airstrike is shot down, or turns back (14.2)."""
        theatre, state = play.game.theatre, play.state
        down = self.RESULTS[self.result] == "shootdown"
        put(theatre, state, piece, LOST if down else BOX)
        facts = {"unit": theatre.names[piece], "result": self.RESULTS[self.result]}
        play.tell("airstrike-lost", facts, "14.2-a" if down else "14.2-b")
        play.replace(AirDefense(self.hex + 1, 0))

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        theatre = game.theatre
        tacs = self.one_of_each(game, state, each(state.at[self.hex] & theatre.tacs))
        return [Lose(theatre.names[piece]) for piece in tacs]

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Airstrikes of a strength."""
        return game.theatre.strike[piece]

    @forbids(Lose)
    def why_not_lose(self, game: ParatrooperGame, state: ParatrooperState, action: Lose) -> Refusal | None:
        here = among(state.at[self.hex] & game.theatre.tacs, game.piece_of(action.unit))
        return None if here else Refusal("14.2-a", {"unit": action.unit})

    @plays(Lose)
    def lose(self, play: ParatrooperPlay, action: Lose) -> None:
        self.bear(play, play.game.theatre.piece[action.unit])

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex), "result": self.RESULTS[self.result]}


class StrikeCombat(Asking, frozen=True):
    """Phase 9: strikes fire, then impact markers (5.0-h); in phase 13 impact markers only.

    What happens in one hex changes nothing in another, so hexes are taken in turn; in a hex the player says which
    marker is next.
    """

    name = "strike-combat"
    # its order was confirmed when it was placed: its odds stand beside it, and no card asks twice
    compared = True
    at_once = True

    attacker: Number

    def who(self, game: ParatrooperGame, state: ParatrooperState) -> Seat:
        """Strikes are resolved by whoever has airpower, the fire of guns by whoever has those (32.5-a)."""
        waiting = self.waiting(game, state)
        guns = bool(waiting) and has(game.theatre.impacts, waiting[0])
        return game.seat_for(state, GROUND if guns else AIR, NONE)

    def run(self, play: ParatrooperPlay) -> bool:
        waiting = self.waiting(play.game, play.state)
        if not waiting:
            play.pop()
            return False
        single = self.one_of_each(play.game, play.state, waiting)
        if len(single) > 1:
            return True
        self.strike(play, single[0])
        return False

    def waiting(self, game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
        """The markers of the next hex that are still to fire, strikes before impact markers."""
        for markers in (game.theatre.strikes, game.theatre.impacts):
            placed = [p for p in each(markers & ~state.available & ~state.boxed) if 0 <= state.where[p] < HEXES]
            if placed:
                hex = min(state.where[piece] for piece in placed)
                return [piece for piece in placed if state.where[piece] == hex]
        return []

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Markers of a kind and strength that are placed; a gun's support may differ from another's."""
        theatre = game.theatre
        if has(theatre.strikes, piece):
            return theatre.key_of[piece], theatre.strike[piece], state.where[piece]
        return piece if game.impact_supply else (theatre.strike[piece], state.where[piece])

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        single = self.one_of_each(game, state, self.waiting(game, state))
        return [Resolve(game.theatre.names[piece]) for piece in single]

    @forbids(Resolve)
    def why_not_next(self, game: ParatrooperGame, state: ParatrooperState, action: Resolve) -> Refusal | None:
        piece = game.piece_of(action.unit)
        if piece in self.waiting(game, state):
            return None
        early = among(game.theatre.impacts, piece) and 0 <= state.where[piece] < HEXES
        return Refusal("5.0-h" if early else "14.0-d", {"unit": action.unit})

    @plays(Resolve)
    def next(self, play: ParatrooperPlay, action: Resolve) -> None:
        self.strike(play, play.game.theatre.piece[action.unit])

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, state.where[self.waiting(game, state)[0]])}

    def strike(self, play: ParatrooperPlay, piece: Piece) -> None:
        """One marker fires and is taken off (14.0-d to 14.0-f, 14.3, 18.1)."""
        theatre, state = play.game.theatre, play.state
        hex = state.where[piece]
        if has(state.fires, hex):
            call_off(play, piece)
            return
        if enemies(theatre, state, hex):
            roll = remote_roll(play.game, state, piece, hex, self.attacker)
            volley = throw(play, roll, hex, [theatre.names[piece]])
            hit_opfor(play, Volley(hex, volley.hits, volley.retreat, NONE))
        else:  # those before it left nobody
            facts = {"unit": theatre.names[piece], "at": play.game.name_of(state, hex)}
            play.tell("strike-in-vain", facts, "14.0-a" if has(theatre.strikes, piece) else "18.0-b")
        put(theatre, state, piece, BOX if has(theatre.tacs, piece) else AVAILABLE)


def call_off(play: ParatrooperPlay, piece: Piece) -> None:
    """An earlier strike has set the oilfield on fire: the others are not made, so that no drone is used up (32.4-e)."""
    theatre, state = play.game.theatre, play.state
    facts = {"unit": theatre.names[piece], "at": play.game.name_of(state, state.where[piece])}
    put(theatre, state, piece, BOX if has(theatre.strikes, piece) else AVAILABLE)
    play.tell("strike-called-off", facts, "32.4-e")
