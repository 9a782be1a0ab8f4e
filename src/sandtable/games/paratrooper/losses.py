"""Hits and retreats that fall on the REP (17.5, 17.6, 17.10): the player says on whom."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, listed, several
from sandtable.games.paratrooper.actions import GiveUp, Retreat, TakeHit
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.fire_order import alike
from sandtable.games.paratrooper.ground import NEAR
from sandtable.games.paratrooper.pieces import (
    aboard,
    among,
    disrupt,
    eliminate,
    fighters,
    load_of,
    loads_of,
    put_with_load,
)
from sandtable.games.paratrooper.state import Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def retreat_hexes(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex) -> HexSet:
    """Where a unit may retreat to: one hex, no OPFOR, nothing prohibited to it, never all-water (17.10-a, 30.1-b)."""
    return NEAR[hex] & ~state.foes & game.ground(state).exits[game.theatre.how[piece]][hex]


class Losses(Asking, frozen=True):
    """A result against the REP: what is left of it, and the steps lost so far."""

    name = "losses"

    hex: Hex
    hits: Number
    retreats: Number
    steps: Number

    def place(self, state: ParatrooperState) -> Space:
        return self.hex

    def run(self, play: ParatrooperPlay) -> bool:
        game, state, hex = play.game, play.state, self.hex
        theatre = game.theatre
        if not fighters(theatre, state, hex) or not (self.hits or self.retreats):
            play.pop()
            game.after_fire(play, hex, self.steps)
            return False
        if not self.hits and state.at[hex] & theatre.fobs:
            play.tell("retreat-ignored", {"at": game.name_of(state, hex)}, "17.9-f")
            play.replace(self.but(retreats=0))
            return False
        units = self.units(game, state)
        if len(units) > 1:
            return True
        if self.hits:
            self.hit(play, units[0])
            return False
        ways = retreat_hexes(game, state, units[0], hex)
        if several(ways):
            return True
        if ways:
            self.fall_back(play, units[0], first(ways))
        else:
            self.give_up(play, units[0])
        return False

    def units(self, game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
        """One unit of each sort that the result could fall on; an embarked one goes with its transport (17.5-a)."""
        return self.one_of_each(game, state, each(fighters(game.theatre, state, self.hex)))

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Units that fight alike, have both fired or not, and carry the same."""
        load = load_of(state, piece)
        return (*alike(game, state, piece), piece in state.order, has(state.dropped, piece), load)

    def hit(self, play: ParatrooperPlay, piece: Piece) -> None:
        """A hit on a unit also falls on whoever is aboard (29.1-b)."""
        game, state = play.game, play.state
        passenger = game.passenger_of(state, piece)
        steps = 1
        disrupt(play, piece, "17.6-a")
        if passenger >= 0:
            disrupt(play, passenger, "29.1-b")
            steps = 2
        state.struck = 1
        play.replace(self.but(hits=self.hits - 1, steps=self.steps + steps))

    def fall_back(self, play: ParatrooperPlay, piece: Piece, to: Hex) -> None:
        """A unit retreats, with whoever is aboard (29.1-c)."""
        game, state = play.game, play.state
        play.replace(self.but(hits=0, retreats=0))
        state.struck = 1
        put_with_load(game.theatre, state, piece, to)
        way = {"from": game.name_of(state, self.hex), "to": game.name_of(state, to)}
        with_it = aboard(loads_of(game.theatre, state, piece))
        play.tell("retreats", {"unit": game.theatre.names[piece], **with_it, **way}, "17.10-a")
        game.after_leaving(play, self.hex)

    def give_up(self, play: ParatrooperPlay, piece: Piece) -> None:
        """A unit that must retreat and has nowhere to go is eliminated, with whoever is aboard (17.10-b)."""
        play.replace(self.but(hits=0, retreats=0))
        play.state.struck = 1
        passenger = play.game.passenger_of(play.state, piece)
        eliminate(play, piece, "17.10-b")
        if passenger >= 0:
            eliminate(play, passenger, "17.10-b")

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        names, hexes = game.theatre.names, game.ground(state).names
        units = self.units(game, state)
        if self.hits:
            return [TakeHit(names[piece]) for piece in units]
        found: list[Action] = []
        for piece in units:
            ways = retreat_hexes(game, state, piece, self.hex)
            found += [Retreat(names[piece], hexes[to]) for to in listed(ways)]
            if not ways:
                found.append(GiveUp(names[piece]))
        return found

    def why_not_bear(self, game: ParatrooperGame, state: ParatrooperState, unit: str) -> Refusal | None:
        """A result falls on units in the hex; those aboard share the lot of their transport (17.5-a, 29.1-b)."""
        piece = game.piece_of(unit)
        if among(fighters(game.theatre, state, self.hex), piece):
            return None
        return Refusal("29.1-b" if among(state.embarked, piece) else "17.5-a", {"unit": unit})

    def why_not_fall_back(self, game: ParatrooperGame, state: ParatrooperState, unit: str) -> Refusal | None:
        """Hits come first (17.5-c)."""
        refusal = self.why_not_bear(game, state, unit)
        return refusal or (Refusal("17.5-c", {"unit": unit}) if self.hits else None)

    @forbids(TakeHit)
    def why_not_take_hit(self, game: ParatrooperGame, state: ParatrooperState, action: TakeHit) -> Refusal | None:
        refusal = self.why_not_bear(game, state, action.unit)
        return refusal or (None if self.hits else Refusal("17.4-c", {"unit": action.unit}))

    @forbids(Retreat)
    def why_not_retreat(self, game: ParatrooperGame, state: ParatrooperState, action: Retreat) -> Refusal | None:
        refusal = self.why_not_fall_back(game, state, action.unit)
        if refusal:
            return refusal
        piece, hex = game.theatre.piece[action.unit], game.hex_of(state, action.to)
        if hex is not None and has(retreat_hexes(game, state, piece, self.hex), hex):
            return None
        swims = hex is not None and has(game.ground(state).water & NEAR[self.hex], hex)
        special = swims and has(game.theatre.special_forces, piece)
        return Refusal("30.1-b" if special else "17.10-a", {"unit": action.unit})

    @forbids(GiveUp)
    def why_not_give_up(self, game: ParatrooperGame, state: ParatrooperState, action: GiveUp) -> Refusal | None:
        refusal = self.why_not_fall_back(game, state, action.unit)
        if refusal:
            return refusal
        ways = retreat_hexes(game, state, game.theatre.piece[action.unit], self.hex)
        return Refusal("17.10-b", {"unit": action.unit}) if ways else None

    @plays(TakeHit)
    def take_hit(self, play: ParatrooperPlay, action: TakeHit) -> None:
        self.hit(play, play.game.theatre.piece[action.unit])

    @plays(Retreat)
    def retreat(self, play: ParatrooperPlay, action: Retreat) -> None:
        self.fall_back(play, play.game.theatre.piece[action.unit], play.game.hex_named(play.state, action.to))

    @plays(GiveUp)
    def lose(self, play: ParatrooperPlay, action: GiveUp) -> None:
        self.give_up(play, play.game.theatre.piece[action.unit])

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex), "hits": self.hits, "retreats": self.retreats}
