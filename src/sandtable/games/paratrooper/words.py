"""What things are called: message ids and facts for labels, names for counters, zones and hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.fields import PieceSet
from sandtable.engine.spaces import each, first, has, size
from sandtable.games.paratrooper.actions import (
    Carry,
    Combine,
    Done,
    Drop,
    Enter,
    Exit,
    Ferry,
    Land,
    Load,
    Mobilize,
    Pick,
    Pursue,
    Receive,
    Refit,
    Resolve,
    SetDown,
    TakeHit,
    TakeUp,
)
from sandtable.games.paratrooper.battle import BattleStep, NetwarSupport
from sandtable.games.paratrooper.callings import called
from sandtable.games.paratrooper.crossings import entry_hexes
from sandtable.games.paratrooper.events import NetworkAttack
from sandtable.games.paratrooper.fire_order import FELIN, combinations, row_at_front
from sandtable.games.paratrooper.flights import Flight, cost_to
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.harm import takes_the_objective
from sandtable.games.paratrooper.logistics import Convoys, convoys_on_map
from sandtable.games.paratrooper.refitting import cost_of_refit
from sandtable.games.paratrooper.staging import Staging
from sandtable.games.paratrooper.state import NONE, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: events whose rule explains nothing
EVERYDAY = frozenset(
    [
        "battle",
        "beside",
        "built",
        "drop-ordered",
        "embarked",
        "entered",
        "ferried",
        "isr-placed",
        "landed",
        "landing-ordered",
        "left",
        "location",
        "mac-home",
        "map",
        "mission",
        "mobilized",
        "netwar-committed",
        "opfor-placed",
        "ops",
        "received",
        "refitted",
        "set-down",
        "strike-placed",
        "taken-up",
    ]
)


def label(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name, more = facts.pop("do"), LABELS.get(type(action))
    if more:
        name, facts = more(game, view.state, action, name, facts)
    return Message(f"paratrooper-do-{name}", facts)


#: a message's name and its facts
Told = tuple[str, dict[str, Any]]


def gift(
    game: ParatrooperGame, state: ParatrooperState, action: Mobilize | Receive, name: str, facts: dict[str, Any]
) -> Told:
    """What a counter can do, and where it comes to if there is a choice."""
    place = "yes" if action.at else "no"
    return name, {**facts, "at": action.at, "place": place, "what": what_it_can(game, action.kind, state.available)}


def purchase(
    game: ParatrooperGame, state: ParatrooperState, action: Mobilize, name: str, facts: dict[str, Any]
) -> Told:
    """What it costs as well, how many are left, and what can be had only before the mission begins (9.3-b, 9.4)."""
    price = Message("paratrooper-price", {"op": game.theatre.price[action.kind].op})
    own = game.theatre.of_key[action.kind]
    counts = {"count": size(own & state.available), "have": size(own & ~state.available)}
    high_tech = action.kind in game.theatre.high_tech_kinds
    now = "tech" if high_tech else "ship" if action.kind == "lshd" else "no"
    left = Message("paratrooper-left", {**counts, "now": now, "elan": state.elan})
    return gift(game, state, action, name, {**facts, "op": price, "left": left})


def what_it_can(game: ParatrooperGame, kind: str, available: PieceSet = 0) -> Message:
    """What the best counter of a kind can do, or of those available, in a few words: its ratings, its specialty."""
    theatre = game.theatre
    own = theatre.of_key[kind]
    piece = first(own & available or own)
    ratings = {"combat": theatre.combat[piece][0] or theatre.strike[piece], "movement": theatre.movement[piece][0]}
    # counters of a kind are not all alike: the strongest are had first
    weakest = min(theatre.strike[one] for one in each(own & available or own))
    last = weakest if weakest < theatre.strike[piece] else 0
    return Message(f"paratrooper-can-{kind}", {**ratings, "support": theatre.support[piece][0], "last": last})


def pick(game: ParatrooperGame, state: ParatrooperState, action: Pick, name: str, facts: dict[str, Any]) -> Told:
    """A unit that is picked in the staging phase comes to the map."""
    staged = bool(state.stack) and isinstance(state.stack[-1], Staging)
    return "bring-in" if staged else name, facts


def take_hit(game: ParatrooperGame, state: ParatrooperState, action: TakeHit, name: str, facts: dict[str, Any]) -> Told:
    """What the hit does: who is disrupted already is eliminated (9.2-c, 17.6-a)."""
    worn = has(state.disrupted, game.theatre.piece[action.unit])
    return name, {**facts, "worn": "yes" if worn else "no"}


def combine(game: ParatrooperGame, state: ParatrooperState, action: Combine, name: str, facts: dict[str, Any]) -> Told:
    """How many fire as one, whose ratings are added up (17.9-c, 30.2-b)."""
    facts["networked"] = action.how == FELIN
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, BattleStep):
        return name, {**facts, "number": 0}
    together = combinations(game, state, step.hex, row_at_front(game, state), step.begun)
    return name, {**facts, "number": len(together.get(action.how, ()))}


def refit(game: ParatrooperGame, state: ParatrooperState, action: Refit, name: str, facts: dict[str, Any]) -> Told:
    """What it costs, and which convoy is expended, if there is a choice."""
    space = game.space_of(state, action.at)
    cost = 0 if space is None else cost_of_refit(game, space)
    return f"{name}-expending" if action.by else name, {**facts, "op": cost}


def fly(
    game: ParatrooperGame, state: ParatrooperState, action: Drop | Land | Ferry, name: str, facts: dict[str, Any]
) -> Told:
    """What the flight costs (6.1-a)."""
    flight = state.stack[-1] if state.stack else None
    goal = game.theatre.zone.get(action.to) if isinstance(action, Ferry) else state.zone
    cost = 0
    if isinstance(flight, Flight) and flight.load and goal is not None:
        cost = cost_to(game, state, flight.mac, flight.start, goal)
    return name, {**facts, "op": cost if cost < FAR else 0}


def enter(game: ParatrooperGame, state: ParatrooperState, action: Enter, name: str, facts: dict[str, Any]) -> Told:
    """What coming to the map costs: nothing straight on it (6.2, 31.5)."""
    piece, hex = game.piece_of(action.unit), game.hex_of(state, action.at)
    beside, _, line = entry_hexes(game, state, piece) if piece >= 0 else (0, 0, 0)
    return name, {**facts, "op": line if hex is not None and has(beside, hex) else 0}


def pursue(game: ParatrooperGame, state: ParatrooperState, action: Pursue, name: str, facts: dict[str, Any]) -> Told:
    """What a pursuer takes along."""
    return f"{name}-carrying" if action.carrying else name, facts


def load(game: ParatrooperGame, state: ParatrooperState, action: Load, name: str, facts: dict[str, Any]) -> Told:
    """Whoever stands on the mission map is taken off it (6.5-b)."""
    space = state.where[game.theatre.piece[action.unit]]
    return (f"{name}-off", {**facts, "at": game.name_of(state, space)}) if 0 <= space < HEXES else (name, facts)


def leave(game: ParatrooperGame, state: ParatrooperState, action: Exit, name: str, facts: dict[str, Any]) -> Told:
    """Whether the objective goes along: then the mission ends (24.2-c)."""
    return f"{name}-objective" if state.stack and takes_the_objective(game, state, action) else name, facts


def take_up(game: ParatrooperGame, state: ParatrooperState, action: TakeUp, name: str, facts: dict[str, Any]) -> Told:
    """Where the objective is taken up."""
    return name, {**facts, "at": action.at, "place": "yes" if action.at else "no"}


def carry(game: ParatrooperGame, state: ParatrooperState, action: Carry, name: str, facts: dict[str, Any]) -> Told:
    """Which transport takes somebody aboard, if there is a choice."""
    return f"{name}-by" if action.by else name, facts


def set_down(game: ParatrooperGame, state: ParatrooperState, action: SetDown, name: str, facts: dict[str, Any]) -> Told:
    """What is set down, if there is a choice or it is what the mission is about."""
    force = state.stack[-1] if state.stack else None
    cargo = force.cargo(game, state, action) if isinstance(force, Force) else NONE
    if cargo >= 0 and has(game.theatre.objectives, cargo):
        return f"{name}-objective", facts
    return f"{name}-unit" if action.unit else name, facts


def resolve(game: ParatrooperGame, state: ParatrooperState, action: Resolve, name: str, facts: dict[str, Any]) -> Told:
    """Where a marker acts; Netwar against the crisis does so nowhere."""
    space = state.where[game.theatre.piece[action.unit]]
    at = game.name_of(state, space) if space >= 0 else ""
    return name, {**facts, "at": at, "place": "yes" if at else "no"}


#: what it is called to say no more where it is more than that
NO_MORE: dict[type | None, str] = {NetworkAttack: "endure", NetwarSupport: "fight-without"}


def done(game: ParatrooperGame, state: ParatrooperState, action: Done, name: str, facts: dict[str, Any]) -> Told:
    """Whoever keeps Netwar out of a battle begins it (11.3); whoever keeps it from the net loses OPs (26.0-q)."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Convoys):
        return "keep-convoys", {**facts, "number": len(convoys_on_map(game, state))}
    return NO_MORE.get(type(step), name), facts


#: kinds of action whose label says more than their fields
LABELS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any, str, dict[str, Any]], Told]] = {
    Mobilize: purchase,
    Done: done,
    Load: load,
    Combine: combine,
    Exit: leave,
    Receive: gift,
    Pick: pick,
    Refit: refit,
    TakeHit: take_hit,
    Drop: fly,
    Land: fly,
    Ferry: fly,
    Enter: enter,
    Pursue: pursue,
    TakeUp: take_up,
    Carry: carry,
    SetDown: set_down,
    Resolve: resolve,
}


def names(game: ParatrooperGame) -> dict[str, str]:
    """The names of counters, zones, maps and seats as people say them."""
    theatre = game.theatre
    found = {mark: called(theatre, piece) for piece, mark in enumerate(theatre.names)}
    found |= {zone.id: zone.name for zone in theatre.pack.strategic.zone}
    found |= {ground.drawn.id: ground.drawn.name for ground in theatre.grounds}
    found |= {mission.id: mission.name for mission in theatre.missions}
    found |= {event.id: event.name for event in theatre.pack.events.event}
    found |= {line.key: line.name for line in theatre.charts.mobilization}
    for ground in theatre.grounds:
        for place in ground.drawn.place:
            found[f"{ground.drawn.letter}{place.hex}"] = f"{ground.drawn.letter}{place.hex} {{{place.name}}}"
    found |= {"rep": "2e REP", "rep-ground": "2e REP, ground", "rep-air": "2e REP, air"}
    found |= {"rep-odd": "2e REP, odd missions", "rep-even": "2e REP, even missions"}
    found |= {"rep-commander": "2e REP, commander", "rep-sector-1": "2e REP, sector 1"}
    found |= {"rep-sector-2": "2e REP, sector 2", "rep-sector-3": "2e REP, sector 3"}
    return found
