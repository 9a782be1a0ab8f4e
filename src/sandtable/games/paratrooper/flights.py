"""Air transport (chapters 6 and 15): what a MAC carries, where it may take it, and what that costs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, size, without
from sandtable.games.paratrooper.actions import Drop, Ferry, Land, Load
from sandtable.games.paratrooper.asking import AIR, Asking
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.mobilization import ship_zones, staging_zones
from sandtable.games.paratrooper.pieces import disembark, load_of, put, units_at
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import FLYING, NONE, SINGLE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR, Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: where a load may drop, where it may land, and the zones it may be ferried to
Goals = tuple[HexSet, HexSet, SpaceSet]


def idle_macs(game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
    """Air transports that have not flown this turn (15.1-f)."""
    return [p for p in each(game.theatre.macs) if state.where[p] >= HEXES and not has(state.arrived, p)]


def in_the_air(theatre: Theatre, state: ParatrooperState) -> list[Piece]:
    """Units that are on their way to a hex of the mission map (15.1-i)."""
    flying = each(theatre.units & ~state.available)
    return [piece for piece in flying if state.where[piece] == FLYING and state.aim[piece] >= 0]


def cost_to(game: ParatrooperGame, state: ParatrooperState, mac: Piece, start: Space, to: Space) -> int:
    """OPs for a flight: from where the MAC stands to the load, and on to the goal (6.1-a, 6.5-e)."""
    flight, base = game.theatre.flight, state.where[mac]
    if start < HEXES:
        if to == state.zone:
            return 0  # leaving the mission map takes a MAC but no OPs (6.5-b)
        return flight[base].get(state.zone, FAR) + flight[state.zone].get(to, FAR)
    return flight[base].get(start, FAR) + flight[start].get(to, FAR)


def ferry_zones(game: ParatrooperGame, state: ParatrooperState, start: Space) -> SpaceSet:
    """Zones a load may be flown to (6.5-b, 15.5-a, 31.5-d)."""
    found = 0
    if game.series != SINGLE:
        found = plus(staging_zones(game, state) | ship_zones(game, state), game.theatre.calvi)
    if start < HEXES:
        friendly = game.ground(state).airfields & state.rep & ~state.foes
        if not has(friendly, start):
            found = 0
        return plus(found, state.zone)
    return without(found, start)


def landing_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Airfields and drop zones with a REP unit and without OPFOR (6.3-b, 15.1-c, 16.1-b)."""
    return (game.ground(state).airfields | drop_zone_hexes(game, state)) & state.rep & ~state.foes


def drop_zone_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Hexes with a REP drop zone marker."""
    found = 0
    for marker in each(game.theatre.drop_zones & ~state.available & ~state.boxed):
        if 0 <= state.where[marker] < HEXES:
            found = plus(found, state.where[marker])
    return found


def fits(game: ParatrooperGame, load: PieceSet) -> bool:
    """Whether these units fit into one air transport (15.2-a)."""
    theatre = game.theatre
    nonmech, mech = size(load & theatre.nonmech), size(load & theatre.mech)
    helicopters = size(load & theatre.helicopters)
    return any(nonmech <= n and mech <= m and helicopters <= h for n, m, h in theatre.loads)


def places_with(game: ParatrooperGame, load: PieceSet) -> int:
    """How many units an air transport takes in all, these among them (15.2-a)."""
    theatre = game.theatre
    nonmech, mech = size(load & theatre.nonmech), size(load & theatre.mech)
    helicopters = size(load & theatre.helicopters)
    return max(n + m + h for n, m, h in theatre.loads if nonmech <= n and mech <= m and helicopters <= h)


def with_passenger(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> PieceSet:
    """A unit and the unit aboard it; the objective takes no room."""
    passenger = game.passenger_of(state, piece)
    return only(piece) | (only(passenger) if passenger >= 0 else 0)


def why_not_load(
    game: ParatrooperGame, state: ParatrooperState, mac: Piece, load: PieceSet, start: Space, piece: Piece
) -> Refusal | None:
    """Whether a unit may go aboard; ``start`` is where the load so far comes from, or -1."""
    theatre = game.theatre
    if piece >= 0 and has(theatre.objectives, piece):
        return Refusal("24.2-a", {"unit": theatre.names[piece]})
    if piece < 0 or not has(theatre.units, piece) or has(theatre.fobs, piece):
        return Refusal("6.1-b", {"unit": theatre.names[piece] if piece >= 0 else ""})
    about = {"unit": theatre.names[piece]}
    place = state.where[piece]
    if has(state.embarked, piece):
        return Refusal("29.1-a", about)
    if place < 0 or has(load, piece) or (start >= 0 and place != start):
        return Refusal("15.1-a", about)
    if place < HEXES and not has(game.ground(state).airfields | drop_zone_hexes(game, state), place):
        return Refusal("6.5-b", about)
    if not fits(game, load | with_passenger(game, state, piece)):
        return Refusal("15.2-a", about)
    return why_not_anywhere(game, state, mac, load | with_passenger(game, state, piece), place, about)


def why_not_anywhere(
    game: ParatrooperGame, state: ParatrooperState, mac: Piece, load: PieceSet, start: Space, about: dict[str, Any]
) -> Refusal | None:
    """A load must have somewhere to go that can be paid for."""
    drops, lands, ferries = goals(game, state, mac, load, start)
    if drops or lands or ferries:
        return None
    if load & state.left:
        return Refusal("6.5-e", about)
    if start >= HEXES and cost_to(game, state, mac, start, state.zone) > state.ops:
        return Refusal("8.1-c", about)
    return Refusal("6.3-b", about)


def goals(game: ParatrooperGame, state: ParatrooperState, mac: Piece, load: PieceSet, start: Space) -> Goals:
    """Where a load may drop, land, or be ferried to."""
    drops, lands, ferries = ways_out(game, state, mac, start)
    if load & state.left:
        return 0, 0, ferries  # whoever has just left comes back in a later staging phase (6.5-e)
    return (0 if load & ~game.theatre.airborne else drops), lands, ferries


def ways_out(game: ParatrooperGame, state: ParatrooperState, mac: Piece, start: Space) -> Goals:
    """Where paratroopers may drop, and where anybody may land or be ferried to, from a place."""
    drops = lands = 0
    if start >= HEXES and cost_to(game, state, mac, start, state.zone) <= state.ops:
        lands = landing_hexes(game, state)
        drops = game.ground(state).land
    ferries = 0
    for zone in each(ferry_zones(game, state, start)):
        if cost_to(game, state, mac, start, zone) <= state.ops:
            ferries = plus(ferries, zone)
    return drops, lands, ferries


def can_fly(game: ParatrooperGame, state: ParatrooperState, mac: Piece) -> bool:
    """Whether there is anything that an air transport could carry anywhere."""
    return next(loadable(game, state, mac, 0, NONE), NONE) >= 0


def loadable(
    game: ParatrooperGame, state: ParatrooperState, mac: Piece, load: PieceSet, start: Space
) -> Iterator[Piece]:
    """Units that may go aboard, one of each that are alike."""
    theatre = game.theatre
    ways: dict[Space, Goals] = {}
    if start >= 0:
        candidates = units_at(theatre, state, start)
    else:
        candidates = 0
        fields = game.ground(state).airfields | drop_zone_hexes(game, state)
        for piece in each(theatre.units & ~theatre.fobs & ~state.available):
            place = state.where[piece]
            if place >= HEXES or (place >= 0 and has(fields, place)):
                candidates = plus(candidates, piece)
    seen: set[tuple[int, ...]] = set()
    for piece in each(candidates & ~load & ~state.embarked):
        place = state.where[piece]
        if place not in ways:
            ways[place] = ways_out(game, state, mac, place)
        drops, lands, ferries = ways[place]
        if not (lands or ferries or (drops and has(theatre.airborne, piece))):
            continue
        sort = cargo_sort(game, state, piece)
        if sort in seen:
            continue
        seen.add(sort)
        if why_not_load(game, state, mac, load, start, piece) is None:
            yield piece


def cargo_sort(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> tuple[int, ...]:
    """What units must have in common to be the same to an air transport: kind, place, state, load, where from."""
    bits = has(state.disrupted, piece), has(state.left, piece)
    return game.theatre.key_of[piece], state.where[piece], *bits, load_of(state, piece)


class Flight(Asking, frozen=True):
    """A MAC is loaded and sent off; ``start`` is where the load comes from."""

    name = "flight"
    part = AIR
    limited = True

    mac: Piece
    load: PieceSet
    start: Space

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        names = game.theatre.names
        ready = loadable(game, state, self.mac, self.load, self.start)
        # those who are to be brought come before those who would be taken off the map
        found: list[Action] = [Load(names[p]) for p in sorted(ready, key=lambda p: state.where[p] < HEXES)]
        if self.load:
            drops, lands, ferries = self.goals(game, state)
            hexes = game.ground(state).names
            found += game.drops_to(state, drops)
            found += [Land(hexes[hex]) for hex in listed(lands)]
            found += [Ferry(game.name_of(state, zone)) for zone in listed(ferries)]
        return found

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        return cargo_sort(game, state, piece)

    def goals(self, game: ParatrooperGame, state: ParatrooperState) -> Goals:
        """Where the load may be taken."""
        return goals(game, state, self.mac, self.load, self.start)

    @forbids(Load)
    def why_not_load(self, game: ParatrooperGame, state: ParatrooperState, action: Load) -> Refusal | None:
        return why_not_load(game, state, self.mac, self.load, self.start, game.piece_of(action.unit))

    @forbids(Ferry)
    def why_not_ferry(self, game: ParatrooperGame, state: ParatrooperState, action: Ferry) -> Refusal | None:
        about = {"at": action.to}
        if not self.load:
            return Refusal("15.1-a")
        zone = game.space_of(state, action.to)
        if zone is None:
            return Refusal("2.1-a", about)
        if has(self.goals(game, state)[2], zone):
            return None
        known = has(ferry_zones(game, state, self.start), zone)
        return Refusal("8.1-c" if known else "6.5-b" if self.start < HEXES else "15.5-a", about)

    @forbids(Drop)
    def why_not_drop(self, game: ParatrooperGame, state: ParatrooperState, action: Drop) -> Refusal | None:
        refusal = self.why_not_fly_to(game, state, action.at)
        if refusal:
            return refusal
        if self.load & ~game.theatre.airborne:
            return Refusal("15.1-b", {"at": action.at})
        fits = has(game.ground(state).land, game.hex_named(state, action.at))
        return None if fits else Refusal("6.3-a", {"at": action.at})

    @forbids(Land)
    def why_not_land(self, game: ParatrooperGame, state: ParatrooperState, action: Land) -> Refusal | None:
        refusal = self.why_not_fly_to(game, state, action.at)
        if refusal:
            return refusal
        hex = game.hex_named(state, action.at)
        if has(landing_hexes(game, state), hex):
            return None
        return Refusal("15.1-c" if has(state.foes, hex) else "6.3-b", {"at": action.at})

    def why_not_fly_to(self, game: ParatrooperGame, state: ParatrooperState, at: str) -> Refusal | None:
        """Whether a load may be flown to that hex of the mission map, however it comes down there."""
        if not self.load:
            return Refusal("15.1-a")
        if game.hex_of(state, at) is None:
            return Refusal("2.1-a", {"at": at})
        if self.start < HEXES:
            return Refusal("15.1-a", {"at": at})
        if self.load & state.left:
            return Refusal("6.5-e", {"at": at})
        cost = cost_to(game, state, self.mac, self.start, state.zone)
        return Refusal("8.1-c", {"at": at}) if cost > state.ops else None

    @plays(Load)
    def go_aboard(self, play: ParatrooperPlay, action: Load) -> None:
        piece = play.game.theatre.piece[action.unit]
        load = self.load | with_passenger(play.game, play.state, piece)
        play.replace(Flight(self.mac, load, play.state.where[piece]))

    @plays(Ferry)
    def ferry(self, play: ParatrooperPlay, action: Ferry) -> None:
        play.pop()
        ferry(play, self.mac, self.load, self.start, play.game.theatre.zone[action.to])

    @plays(Drop)
    def drop(self, play: ParatrooperPlay, action: Drop) -> None:
        play.pop()
        assign(play, self.mac, self.load, self.start, play.game.hex_named(play.state, action.at), "drop-ordered")
        play.state.dropped |= self.load

    @plays(Land)
    def land(self, play: ParatrooperPlay, action: Land) -> None:
        play.pop()
        assign(play, self.mac, self.load, self.start, play.game.hex_named(play.state, action.at), "landing-ordered")

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        names = game.theatre.names
        units = [names[piece] for piece in each(self.load)]
        room = next(loadable(game, state, self.mac, self.load, self.start), NONE) >= 0
        facts = {"unit": names[self.mac], "units": units, "loaded": len(units), "room": "yes" if room else "no"}
        return facts | {"places": places_with(game, self.load)}


def assign(play: ParatrooperPlay, mac: Piece, load: PieceSet, start: Space, hex: Hex, order: str) -> None:
    """The load is on its way; it comes to the ground in phase 10 (15.1-i)."""
    game, state = play.game, play.state
    theatre = game.theatre
    cost = cost_to(game, state, mac, start, state.zone)
    for piece in (mac, *listed(load)):
        state.origin[piece] = state.where[piece]
        put(theatre, state, piece, FLYING)
        state.aim[piece] = hex
    state.arrived = plus(state.arrived, mac)
    units = [theatre.names[p] for p in each(load)]
    facts = {"unit": theatre.names[mac], "units": units, "at": game.name_of(state, hex), "op": cost}
    play.tell(order, facts, "15.1-a")
    change_ops(play, -cost, "6.2-a")


def ferry(play: ParatrooperPlay, mac: Piece, load: PieceSet, start: Space, zone: Space) -> None:
    """The load is flown to a zone (6.5-b, 15.5-a)."""
    game, state = play.game, play.state
    theatre = game.theatre
    cost = cost_to(game, state, mac, start, zone)
    units = [theatre.names[p] for p in each(load)]
    facts = {"unit": theatre.names[mac], "units": units, "to": game.name_of(state, zone), "op": cost}
    play.tell("ferried", facts, "6.5-b" if start < HEXES else "15.5-a")
    for piece in each(load):
        disembark(state, piece)
        put(theatre, state, piece, zone)
    state.arrived |= plus(load, mac)
    if start < HEXES:
        state.left |= load
    state.origin[mac] = state.where[mac]
    put(theatre, state, mac, FLYING)
    if cost:
        change_ops(play, -cost, "6.2-a")
    if start < HEXES:
        game.after_leaving(play, start)
        for piece in each(load & theatre.transports):
            game.bring_home(play, piece)
