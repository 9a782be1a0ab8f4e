"""Air transport (chapters 6 and 15): what a MAC carries, where it may take it, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import Drop, Ferry, Land, Load
from sandtable.games.paratrooper.asking import AIR, Asking, not_now
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.mobilization import ship_zones, staging_zones, units_at
from sandtable.games.paratrooper.pieces import disembark, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import FLYING, SINGLE, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def idle_macs(game: ParatrooperGame, state: ParatrooperState) -> list[int]:
    """Air transports that have not flown this turn (15.1-f)."""
    return [p for p in each(game.theatre.macs) if state.where[p] >= HEXES and not state.arrived >> p & 1]


def cost_to(game: ParatrooperGame, state: ParatrooperState, mac: int, start: int, to: int) -> int:
    """OPs for a flight: from where the MAC stands to the load, and on to the goal (6.1-a, 6.5-e)."""
    flight, base = game.theatre.flight, state.where[mac]
    if start < HEXES:
        if to == state.zone:
            return 0  # leaving the mission map takes a MAC but no OPs (6.5-b)
        return flight[base].get(state.zone, FAR) + flight[state.zone].get(to, FAR)
    return flight[base].get(start, FAR) + flight[start].get(to, FAR)


def ferry_zones(game: ParatrooperGame, state: ParatrooperState, start: int) -> int:
    """Zones a load may be flown to (6.5-b, 15.5-a, 31.5-d)."""
    found = 0
    if game.series != SINGLE:
        found = staging_zones(game, state) | ship_zones(game, state) | 1 << game.theatre.calvi
    if start < HEXES:
        friendly = game.ground(state).airfields & state.rep & ~state.foes
        if not friendly >> start & 1:
            found = 0
        found |= 1 << state.zone
        return found
    return found & ~(1 << start)


def landing_hexes(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Airfields and drop zones with a REP unit and without OPFOR (6.3-b, 15.1-c, 16.1-b)."""
    return (game.ground(state).airfields | drop_zone_hexes(game, state)) & state.rep & ~state.foes


def drop_zone_hexes(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Hexes with a REP drop zone marker."""
    found = 0
    for marker in each(game.theatre.drop_zones & ~state.available & ~state.boxed):
        if 0 <= state.where[marker] < HEXES:
            found |= 1 << state.where[marker]
    return found


def fits(game: ParatrooperGame, load: int) -> bool:
    """Whether these units fit into one air transport (15.2-a)."""
    theatre = game.theatre
    nonmech, mech = (load & theatre.nonmech).bit_count(), (load & theatre.mech).bit_count()
    helicopters = (load & theatre.helicopters).bit_count()
    return any(nonmech <= n and mech <= m and helicopters <= h for n, m, h in theatre.loads)


def with_passenger(game: ParatrooperGame, state: ParatrooperState, piece: int) -> int:
    """A unit and the unit aboard it; the objective takes no room."""
    passenger = game.passenger_of(state, piece)
    return 1 << piece | (1 << passenger if passenger >= 0 else 0)


def why_not_load(
    game: ParatrooperGame, state: ParatrooperState, mac: int, load: int, start: int, piece: int
) -> Refusal | None:
    """Whether a unit may go aboard; ``start`` is where the load so far comes from, or -1."""
    theatre = game.theatre
    if piece < 0 or not theatre.units >> piece & 1 or theatre.fobs >> piece & 1:
        return Refusal("6.1-b", {"unit": theatre.names[piece] if piece >= 0 else ""})
    about = {"unit": theatre.names[piece]}
    place = state.where[piece]
    if state.embarked >> piece & 1:
        return Refusal("29.1-a", about)
    if place < 0 or load >> piece & 1 or (start >= 0 and place != start):
        return Refusal("15.1-a", about)
    if place < HEXES and not (game.ground(state).airfields | drop_zone_hexes(game, state)) >> place & 1:
        return Refusal("6.5-b", about)
    if not fits(game, load | with_passenger(game, state, piece)):
        return Refusal("15.2-a", about)
    return why_not_anywhere(game, state, mac, load | with_passenger(game, state, piece), place, about)


def why_not_anywhere(
    game: ParatrooperGame, state: ParatrooperState, mac: int, load: int, start: int, about: dict[str, Any]
) -> Refusal | None:
    """A load must have somewhere to go that can be paid for."""
    drops, lands, ferries = goals(game, state, mac, load, start)
    if drops or lands or ferries:
        return None
    if start >= HEXES and cost_to(game, state, mac, start, state.zone) > state.ops:
        return Refusal("8.1-c", about)
    return Refusal("6.3-b", about)


def goals(game: ParatrooperGame, state: ParatrooperState, mac: int, load: int, start: int) -> tuple[int, int, int]:
    """Where a load may drop, land, or be ferried to."""
    drops, lands, ferries = ways_out(game, state, mac, start)
    return (0 if load & ~game.theatre.airborne else drops), lands, ferries


def ways_out(game: ParatrooperGame, state: ParatrooperState, mac: int, start: int) -> tuple[int, int, int]:
    """Where paratroopers may drop, and where anybody may land or be ferried to, from a place."""
    drops = lands = 0
    if start >= HEXES and cost_to(game, state, mac, start, state.zone) <= state.ops:
        lands = landing_hexes(game, state)
        drops = game.ground(state).land
    ferries = 0
    for zone in each(ferry_zones(game, state, start)):
        if cost_to(game, state, mac, start, zone) <= state.ops:
            ferries |= 1 << zone
    return drops, lands, ferries


def can_fly(game: ParatrooperGame, state: ParatrooperState, mac: int) -> bool:
    """Whether there is anything that an air transport could carry anywhere."""
    return next(loadable(game, state, mac, 0, -1), -1) >= 0


def loadable(game: ParatrooperGame, state: ParatrooperState, mac: int, load: int, start: int) -> Iterator[int]:
    """Units that may go aboard, one of each that are alike."""
    theatre = game.theatre
    ways: dict[int, tuple[int, int, int]] = {}
    if start >= 0:
        candidates = units_at(game, state, start)
    else:
        candidates = 0
        fields = game.ground(state).airfields | drop_zone_hexes(game, state)
        for piece in each(theatre.units & ~theatre.fobs & ~state.available):
            place = state.where[piece]
            if place >= HEXES or (place >= 0 and fields >> place & 1):
                candidates |= 1 << piece
    seen: set[tuple[int, ...]] = set()
    for piece in each(candidates & ~load & ~state.embarked):
        place = state.where[piece]
        if place not in ways:
            ways[place] = ways_out(game, state, mac, place)
        drops, lands, ferries = ways[place]
        if not (lands or ferries or (drops and theatre.airborne >> piece & 1)):
            continue
        alike: tuple[int, ...] = (theatre.key_of[piece], state.where[piece], state.disrupted >> piece & 1)
        if theatre.transports >> piece & 1:
            alike = (*alike, game.cargo_of(state, piece))
        if alike in seen:
            continue
        seen.add(alike)
        if why_not_load(game, state, mac, load, start, piece) is None:
            yield piece


class Flight(Asking):
    """A MAC is loaded and sent off. Frame: the MAC, its load, where the load comes from."""

    name = "flight"
    part = AIR
    FRAME = {"mac": "piece", "load": "pieces", "start": "space"}

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        _, mac, load, start = frame
        names = game.theatre.names
        found: list[Action] = [Load(names[p]) for p in loadable(game, state, mac, load, start)]
        if load:
            drops, lands, ferries = goals(game, state, mac, load, start)
            hexes = game.ground(state).names
            found += game.drops_to(state, drops)
            found += [Land(hexes[hex]) for hex in listed(lands)]
            found += [Ferry(game.name_of(state, zone)) for zone in listed(ferries)]
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        _, mac, load, start = frame
        if isinstance(action, Load):
            return why_not_load(game, state, mac, load, start, game.theatre.piece.get(action.unit, -1))
        if not isinstance(action, Drop | Land | Ferry):
            return not_now(action)
        if not load:
            return Refusal("15.1-a")
        return why_not_goal(game, state, mac, load, start, action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        _, mac, load, start = frame
        game, state = play.game, play.state
        if isinstance(action, Load):
            piece = game.theatre.piece[action.unit]
            play.replace("flight", mac, load | with_passenger(game, state, piece), state.where[piece])
            return
        play.pop()
        if isinstance(action, Ferry):
            zone = game.space_of(state, action.to)
            assert zone is not None
            ferry(play, mac, load, start, zone)
            return
        assert isinstance(action, Drop | Land)
        hex = game.hex_of(state, action.at)
        assert hex is not None
        assign(play, mac, load, start, hex, isinstance(action, Drop))

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        names = game.theatre.names
        return {"unit": names[frame[1]], "units": [names[p] for p in each(frame[2])], "loaded": frame[2].bit_count()}


def why_not_goal(
    game: ParatrooperGame, state: ParatrooperState, mac: int, load: int, start: int, action: Drop | Land | Ferry
) -> Refusal | None:
    """Why a load may not be taken there."""
    drops, lands, ferries = goals(game, state, mac, load, start)
    name = action.to if isinstance(action, Ferry) else action.at
    space = game.space_of(state, name)
    allowed = ferries if isinstance(action, Ferry) else drops if isinstance(action, Drop) else lands
    about = {"at": name}
    if space is None:
        return Refusal("2.1-a", about)
    if allowed >> space & 1:
        return None
    if isinstance(action, Ferry):
        known = ferry_zones(game, state, start) >> space & 1
        return Refusal("8.1-c" if known else "6.5-b" if start < HEXES else "15.5-a", about)
    if start < HEXES:
        return Refusal("15.1-a", about)
    if cost_to(game, state, mac, start, state.zone) > state.ops:
        return Refusal("8.1-c", about)
    if isinstance(action, Drop):
        return Refusal("15.1-b" if load & ~game.theatre.airborne else "6.3-a", about)
    if state.foes >> space & 1:
        return Refusal("15.1-c", about)
    return Refusal("6.3-b", about)


def assign(play: ParatrooperPlay, mac: int, load: int, start: int, hex: int, by_parachute: bool) -> None:
    """The load is on its way; it comes to the ground in phase 10 (15.1-i)."""
    game, state = play.game, play.state
    theatre = game.theatre
    cost = cost_to(game, state, mac, start, state.zone)
    for piece in (mac, *listed(load)):
        state.origin[piece] = state.where[piece]
        put(theatre, state, piece, FLYING)
        state.aim[piece] = hex
    state.arrived |= 1 << mac
    if by_parachute:
        state.dropped |= load
    units = [theatre.names[p] for p in each(load)]
    facts = {"unit": theatre.names[mac], "units": units, "at": game.name_of(state, hex), "op": cost}
    play.tell("drop-ordered" if by_parachute else "landing-ordered", facts, "15.1-a")
    change_ops(play, -cost, "6.2-a")


def ferry(play: ParatrooperPlay, mac: int, load: int, start: int, zone: int) -> None:
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
    state.arrived |= load | 1 << mac
    state.origin[mac] = state.where[mac]
    put(theatre, state, mac, FLYING)
    if cost:
        change_ops(play, -cost, "6.2-a")
    if start < HEXES:
        game.after_leaving(play, start)
        for piece in each(load & theatre.transports):
            game.bring_home(play, piece)
