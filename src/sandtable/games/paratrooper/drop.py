"""Parachute drops and air landings (chapter 15): scatter checks, landings, and the way home of the MACs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has, listed, plus
from sandtable.games.paratrooper.actions import Base
from sandtable.games.paratrooper.asking import AIR, Asking
from sandtable.games.paratrooper.flights import drop_zone_hexes, landing_hexes
from sandtable.games.paratrooper.ground import SCATTER
from sandtable.games.paratrooper.mobilization import staging_zones
from sandtable.games.paratrooper.pieces import among, disrupt, put
from sandtable.games.paratrooper.state import FLYING, NONE, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def come_down(play: ParatrooperPlay) -> None:
    """Phase 10: air landings first, since a drop of the same turn cannot open a field (6.3-b); then the drops."""
    theatre, state = play.game.theatre, play.state
    if all(state.where[mac] != FLYING for mac in each(theatre.macs)):
        return
    flying = [p for p in listed(theatre.units) if state.where[p] == FLYING]
    fields = landing_hexes(play.game, state)
    for piece in flying:
        if not has(state.dropped, piece):
            land(play, piece, fields)
    for piece in flying:
        if has(state.dropped, piece):
            parachute(play, piece)


def land(play: ParatrooperPlay, piece: Piece, fields: HexSet) -> None:
    """An air landing needs no check, but its field must still be held; else the load goes back (6.3-b, 15.3-b)."""
    game, state = play.game, play.state
    hex = state.aim[piece]
    state.aim[piece] = NONE
    name = game.theatre.names[piece]
    if has(fields, hex):
        put(game.theatre, state, piece, hex)
        play.tell("landed", {"unit": name, "at": game.name_of(state, hex)}, "15.3-b")
    else:
        put(game.theatre, state, piece, state.origin[piece])
        play.tell("turned-back", {"unit": name, "at": game.name_of(state, hex)}, "6.3-b")
    state.origin[piece] = NONE


def drop_roll(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex) -> Roll:
    """What is added to a unit's drop die (15.3-a, 16.1-a)."""
    modifiers = game.theatre.pack.combat.drop_modifiers
    reasons = []
    if has(drop_zone_hexes(game, state), hex):
        reasons.append(Reason(modifiers.drop_zone, "16.1-a", "paratrooper-reason-drop-zone"))
    if has(game.theatre.special_forces, piece):
        reasons.append(Reason(modifiers.special_forces, "15.3-a", "paratrooper-reason-special-forces"))
    if has(state.foes, hex):
        reasons.append(Reason(modifiers.opfor, "15.3-a", "paratrooper-reason-opfor"))
    return Roll(game.theatre.names[piece], 1, 6, "modifier", reasons)


def drop_result(game: ParatrooperGame, state: ParatrooperState, roll: Roll, hex: Hex, die: int) -> str:
    """The line of the parachute drop table for the terrain of the target hex."""
    terrain = game.ground(state).terrain[hex].drop
    return game.theatre.drop_table[terrain][max(0, min(6, die + roll.total))]


def parachute(play: ParatrooperPlay, piece: Piece) -> None:
    """One unit drops: it lands, scatters, is disrupted, or both (15.4)."""
    game, state = play.game, play.state
    theatre = game.theatre
    hex = state.aim[piece]
    roll = drop_roll(game, state, piece, hex)
    die = play.chance.die()
    result = drop_result(game, state, roll, hex, die)
    name = theatre.names[piece]
    reasons = [[reason.value, reason.rule, reason.about] for reason in roll.reasons]
    facts = {"unit": name, "at": game.name_of(state, hex), "dice": [die], "reasons": reasons, "result": result}
    play.tell("drop", {**facts, "roll": roll, "change": roll.total, "signed": f"{roll.total:+d}"}, "15.3-a")
    if result.startswith("scatter"):
        hex = scatter(play, hex)
        play.tell("scattered", {"unit": name, "to": game.name_of(state, hex)}, "15.4-b")
    put(theatre, state, piece, hex)
    state.aim[piece], state.origin[piece] = hex, NONE  # where it came down counts until the end of the turn (15.1-e)
    if result.endswith("disrupt"):
        disrupt(play, piece, "15.4-d")


def scatter(play: ParatrooperPlay, hex: Hex) -> Hex:
    """A die gives the direction; off the map or in all-water it is rolled again (15.4-b, 15.4-c)."""
    water = play.game.ground(play.state).water
    while True:
        die = play.chance.die()
        to = SCATTER[hex][die - 1]
        fits = to >= 0 and not has(water, to)
        play.tell("scatter-die", {"dice": [die], "again": "no" if fits else "yes"}, "15.4-b" if fits else "15.4-c")
        if fits:
            return to


class GoingHome(Asking, frozen=True):
    """After the flight each MAC returns to Calvi, or in a campaign to any FSA (15.1-f)."""

    name = "going-home"
    part = AIR

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        for mac in each(game.theatre.macs):
            if state.where[mac] == FLYING:
                if staging_zones(game, state):
                    return True
                self.home(play, mac, game.theatre.calvi)
        play.pop()
        return False

    def first(self, game: ParatrooperGame, state: ParatrooperState) -> Piece:
        """The next MAC on its way home."""
        return next(mac for mac in each(game.theatre.macs) if state.where[mac] == FLYING)

    def bases(self, game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
        """Where it may go."""
        return plus(staging_zones(game, state), game.theatre.calvi)

    def home(self, play: ParatrooperPlay, mac: Piece, zone: Space) -> None:
        """The MAC is back."""
        put(play.game.theatre, play.state, mac, zone)
        play.state.aim[mac] = play.state.origin[mac] = NONE
        name = play.game.theatre.names[mac]
        play.tell("mac-home", {"unit": name, "to": play.game.name_of(play.state, zone)}, "15.1-f")

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        name = game.theatre.names[self.first(game, state)]
        return [Base(name, game.name_of(state, zone)) for zone in listed(self.bases(game, state))]

    @forbids(Base)
    def why_not_base(self, game: ParatrooperGame, state: ParatrooperState, action: Base) -> Refusal | None:
        if action.unit != game.theatre.names[self.first(game, state)]:
            return self.stray(game, state, action)
        there = among(self.bases(game, state), game.theatre.zone.get(action.to, NONE))
        return None if there else Refusal("15.1-f", {"to": action.to})

    @plays(Base)
    def base(self, play: ParatrooperPlay, action: Base) -> None:
        self.home(play, play.game.theatre.piece[action.unit], play.game.theatre.zone[action.to])

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"unit": game.theatre.names[self.first(game, state)]}
