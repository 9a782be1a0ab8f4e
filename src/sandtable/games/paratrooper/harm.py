"""The harm that an order does to the regiment itself, told before it is given.

Overstacking (12.1-d), drops on the enemy (15.1-e), drop zones marked where the enemy removes them (16.1-c), what is
left open behind (3.2-c, 24.2-a), the objective put down (24.2-a), points that stay while something can be had only now
(9.4-a), and the end of the mission, which comes at once when the objective leaves the map (24.2-c) or the crisis gets
to the end of its track (25.1-b).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Number, PieceSet
from sandtable.engine.spaces import each, has, only, plus, set_of, size
from sandtable.games.paratrooper.actions import (
    Build,
    Declare,
    Disembark,
    Done,
    Drop,
    Enter,
    Exit,
    Ferry,
    Land,
    MarkZone,
    Mobilize,
    Move,
    Netwar,
    PutDown,
    Receive,
    Retreat,
    SetDown,
    TakeUp,
)
from sandtable.games.paratrooper.crossings import entry_hexes
from sandtable.games.paratrooper.flights import Flight, in_the_air
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.infowar import InfowarPhase, ready
from sandtable.games.paratrooper.march import March
from sandtable.games.paratrooper.mobilization import Mobilization, flights_cost, only_now
from sandtable.games.paratrooper.pieces import fighters, put
from sandtable.games.paratrooper.state import OUT, Hex, ParatrooperState
from sandtable.games.paratrooper.turn import MOVEMENT_PHASE
from sandtable.games.paratrooper.victory import level_of, score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: the units that an order brings to a hex, and how many more come that have no name yet
Crowd = tuple[Hex, PieceSet, int]


def harms(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> list[Harm]:
    """What an order does to the regiment, or ends for it, that a player should know of before."""
    if not view.state.stack:
        return []
    told = OTHERS.get(type(action))
    return [*crowding(game, view.state, action), *(told(game, view.state, action) if told else ())]


def crowding(game: ParatrooperGame, state: ParatrooperState, action: Action) -> Iterator[Harm]:
    """The hexes that an order leaves, or lets be, with more units than may stack there (12.1-d)."""
    crowds = CROWDS.get(type(action))
    message = "paratrooper-harm-overstacking"
    if isinstance(action, Drop | Land):
        message = "paratrooper-harm-overstacking-air"
    for hex, coming, more in crowds(game, state, action) if crowds else ():
        number = size(then_in(game, state, hex, coming)) + more
        if number > game.theatre.stack_limit:
            facts = {"at": game.name_of(state, hex), "number": number, "most": game.theatre.stack_limit}
            yield Harm(Message(message, facts), "12.1-d")


def of_departure(game: ParatrooperGame, state: ParatrooperState, action: Move | SetDown | TakeUp) -> list[Harm]:
    """A force leaves nobody behind where the objective lies, in a hex that is worth points, or where aircraft land.

    What is not held when they come is no field, and they turn back (3.2-c, 6.3-b, 24.2-a).
    """
    force = state.stack[-1]
    to = game.hex_of(state, action.to if isinstance(action, Move) else action.at)
    if not isinstance(force, Force) or to is None:
        return []
    if isinstance(action, SetDown):
        cargo = force.cargo(game, state, action)
        if cargo >= 0 and has(game.theatre.objectives, cargo):
            return of_putting_down(game, state, action)
    hex = state.where[force.lead]
    if not 0 <= hex < HEXES or hex == to or fighters(game.theatre, state, hex) & ~force.units:
        return []
    at, ground = game.name_of(state, hex), game.ground(state)
    found = []
    objective = game.theatre.objective_of[state.mission]
    if state.where[objective] == hex and not has(state.concealed, objective) and state.aboard[objective] < 0:
        found.append(Harm(Message("paratrooper-harm-objective-left", {"at": at}), "24.2-a", caution=True))
    if has(ground.valued & ~state.collateral & ~state.fires & ~state.foes, hex):
        facts = {"at": at, "points": ground.vp[hex]}
        found.append(Harm(Message("paratrooper-harm-hex-left", facts), "3.2-c", caution=True))
    landing = [p for p in in_the_air(game.theatre, state) if state.aim[p] == hex and not has(state.dropped, p)]
    if landing:
        units = [game.theatre.names[piece] for piece in landing]
        found.append(Harm(Message("paratrooper-harm-field-left", {"at": at, "units": units}), "6.3-b", caution=True))
    return found


def of_putting_down(game: ParatrooperGame, state: ParatrooperState, action: SetDown | PutDown) -> list[Harm]:
    """What the mission is about lies there then, and whoever put it down does not take it up again (24.2-a)."""
    at = action.at if isinstance(action, SetDown) else game.name_of(state, state.where[game.piece_of(action.unit)])
    carrier = game.theatre.names[state.aboard[game.theatre.objective_of[state.mission]]]
    return [Harm(Message("paratrooper-harm-put-down", {"unit": carrier, "at": at}), "24.2-a")]


def of_evacuation(game: ParatrooperGame, state: ParatrooperState, action: Exit | Ferry | Declare) -> list[Harm]:
    """The mission ends at once when the objective leaves the map (24.2-c)."""
    if not takes_the_objective(game, state, action):
        return []
    total = total_at_home(game, state, action)
    level = Message(f"paratrooper-level-{level_of(game, total).id}")
    facts = {"points": game.theatre.missions[state.mission].vp, "total": total, "level": level}
    facts["hidden"] = "yes" if any(state.covered) else "no"
    return [Harm(Message("paratrooper-harm-mission-ends", facts), "24.2-c")]


def total_at_home(game: ParatrooperGame, state: ParatrooperState, action: Exit | Ferry | Declare) -> Number:
    """What the mission comes to with the objective brought home, as far as it is seen: the crisis eases with it."""
    theatre, after = game.theatre, state.copy()
    if isinstance(action, Exit):
        put(theatre, after, game.piece_of(action.unit), OUT)
    after.evacuated = 1
    after.crisis = max(theatre.crisis_min, state.crisis - theatre.missions[state.mission].reduction)
    return sum(reason.value for reason in score(game, after))


def takes_the_objective(game: ParatrooperGame, state: ParatrooperState, action: Exit | Ferry | Declare) -> bool:
    """Whether an order brings the objective off the map."""
    carrier, step = state.aboard[game.theatre.objective_of[state.mission]], state.stack[-1]
    if carrier < 0 or isinstance(action, Declare):
        return carrier >= 0
    if isinstance(action, Exit):
        return carrier == game.piece_of(action.unit)
    return isinstance(step, Flight) and step.start < HEXES and has(step.load, carrier)


def of_netwar(game: ParatrooperGame, state: ParatrooperState, action: Netwar) -> list[Harm]:
    """At the last level of the crisis a blowback ends the mission (11.2-c, 25.1-b)."""
    if state.crisis + 1 < game.theatre.crisis_end:
        return []
    return [Harm(Message("paratrooper-harm-blowback", {"crisis": state.crisis}), "25.1-b", caution=True)]


def of_infowar(game: ParatrooperGame, state: ParatrooperState, action: Done) -> list[Harm]:
    """At its last level the crisis comes to a head when the turn ends, and a Netwar marker could still lower it."""
    waits = isinstance(state.stack[-1], InfowarPhase) and ready(state, game.theatre.netwars) >= 0
    if not waits or state.crisis + 1 < game.theatre.crisis_end:
        return []
    return [Harm(Message("paratrooper-harm-crisis", {"crisis": state.crisis}), "5.0-k", caution=True)]


def of_done(game: ParatrooperGame, state: ParatrooperState, action: Done) -> list[Harm]:
    """What is left undone."""
    return of_infowar(game, state, action) + of_market(game, state)


def of_market(game: ParatrooperGame, state: ParatrooperState) -> list[Harm]:
    """Before the mission points stay unspent: high-tech units and ships can be had only now (9.3-b, 9.4-a).

    What the flights of the air transports will cost is not left over.
    """
    step = state.stack[-1]
    if not isinstance(step, Mobilization) or not step.initial or state.ops <= flights_cost(game, state):
        return []
    now = bool(only_now(game, state))
    facts = {"op": state.ops, "now": "yes" if now else "no"}
    # none of them is lost, so that it is told and not asked about: unless nobody could be flown to the mission
    flies = bool(game.theatre.macs & ~state.available)
    return [Harm(Message("paratrooper-harm-unspent", facts), "9.4-a" if now else "8.1-b", caution=flies)]


def of_drop_zone(game: ParatrooperGame, state: ParatrooperState, action: MarkZone) -> list[Harm]:
    """A drop zone in a hex with the opposition is gone when the staging phase ends (16.1-c)."""
    hex = game.hex_of(state, action.at)
    if hex is None or not has(state.foes, hex):
        return []
    return [Harm(Message("paratrooper-harm-drop-zone", {"at": action.at}), "16.1-c")]


def of_drop(game: ParatrooperGame, state: ParatrooperState, action: Drop) -> list[Harm]:
    """Whoever drops on the enemy is lost if any enemy is left there after the attack (15.1-e)."""
    hex = game.hex_of(state, action.at)
    if hex is None or not has(state.foes, hex):
        return []
    return [Harm(Message("paratrooper-harm-drop-on-enemy", {"at": action.at}), "15.1-e", caution=True)]


def of_retreat(game: ParatrooperGame, state: ParatrooperState, action: Retreat) -> list[Harm]:
    """Nor does a retreat save whoever dropped there (15.1-e)."""
    piece = game.piece_of(action.unit)
    if piece < 0 or not has(state.dropped, piece) or state.aim[piece] != state.where[piece]:
        return []
    facts = {"unit": action.unit, "at": game.name_of(state, state.where[piece])}
    return [Harm(Message("paratrooper-harm-dropped", facts), "15.1-e", caution=True)]


def then_in(game: ParatrooperGame, state: ParatrooperState, hex: Hex, coming: PieceSet) -> PieceSet:
    """Who then counts in a hex; passengers of helicopters get off when movement ends (29.0-e)."""
    theatre = game.theatre
    there = fighters(theatre, state, hex) | coming
    if state.phase == MOVEMENT_PHASE:
        for rider in each(state.embarked & theatre.units & ~there):
            if has(there & theatre.helicopters, state.aboard[rider]):
                there = plus(there, rider)
    return there


def of_force(game: ParatrooperGame, state: ParatrooperState, action: Move | SetDown | TakeUp) -> list[Crowd]:
    """A force comes to a hex; whom it sets down there counts from then on (12.1-c)."""
    force = state.stack[-1]
    hex = game.hex_of(state, action.to if isinstance(action, Move) else action.at)
    if not isinstance(force, Force) or hex is None:
        return []
    coming = force.units
    if isinstance(action, SetDown):
        cargo = force.cargo(game, state, action)
        coming |= only(cargo) & game.theatre.units if cargo >= 0 else 0
    return [(hex, coming, 0)]


def of_march(game: ParatrooperGame, state: ParatrooperState, action: Done) -> list[Crowd]:
    """Movement ends as it is."""
    marching = isinstance(state.stack[-1], March)
    return [(hex, 0, 0) for hex in each(state.rep & game.area(state))] if marching else []


def of_flight(game: ParatrooperGame, state: ParatrooperState, action: Drop | Land) -> list[Crowd]:
    """A load comes down beside those who are there and those who are on their way."""
    flight, hex = state.stack[-1], game.hex_of(state, action.at)
    if not isinstance(flight, Flight) or hex is None:
        return []
    coming = flight.load | set_of(piece for piece in in_the_air(game.theatre, state) if state.aim[piece] == hex)
    return [(hex, coming & ~state.embarked, 0)]


def of_entry(game: ParatrooperGame, state: ParatrooperState, action: Enter) -> list[Crowd]:
    """A unit is put straight on the map (31.5-e)."""
    piece, hex = game.piece_of(action.unit), game.hex_of(state, action.at)
    if piece < 0 or hex is None or not has(entry_hexes(game, state, piece)[1], hex):
        return []
    return [(hex, only(piece), 0)]


def of_arrival(game: ParatrooperGame, state: ParatrooperState, action: Build | Receive | Mobilize) -> list[Crowd]:
    """A base is built, or a new unit comes to a hex."""
    hex = game.hex_of(state, action.at)
    return [(hex, 0, 1)] if hex is not None else []


def of_unit(game: ParatrooperGame, state: ParatrooperState, action: Retreat | Disembark) -> list[Crowd]:
    """A unit retreats to a hex, or gets off where it is."""
    piece = game.piece_of(action.unit)
    hex = game.hex_of(state, action.to) if isinstance(action, Retreat) else state.where[piece]
    return [(hex, only(piece), 0)] if piece >= 0 and hex is not None else []


#: kinds of orders that bring somebody to a hex, or end a phase
CROWDS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any], list[Crowd]]] = {
    Move: of_force,
    SetDown: of_force,
    TakeUp: of_force,
    Done: of_march,
    Drop: of_flight,
    Land: of_flight,
    Enter: of_entry,
    Build: of_arrival,
    Receive: of_arrival,
    Mobilize: of_arrival,
    Retreat: of_unit,
    Disembark: of_unit,
}

#: what else there is to tell of an order
OTHERS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any], list[Harm]]] = {
    MarkZone: of_drop_zone,
    Drop: of_drop,
    Retreat: of_retreat,
    Netwar: of_netwar,
    Done: of_done,
    Move: of_departure,
    SetDown: of_departure,
    PutDown: of_putting_down,
    TakeUp: of_departure,
    Exit: of_evacuation,
    Ferry: of_evacuation,
    Declare: of_evacuation,
}
