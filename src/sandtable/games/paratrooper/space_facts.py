"""What the rules need to know of a hex or a zone: ground, drops, roads, rivers; transit lines and their cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.spaces import each, has, size
from sandtable.games.paratrooper.flights import drop_zone_hexes, in_the_air
from sandtable.games.paratrooper.ground import BOARD, HEXES, Ground
from sandtable.games.paratrooper.state import Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def facts(game: ParatrooperGame) -> dict[str, list[Message]]:
    """What is printed: every hex of every mission map, every zone."""
    found = {ground.names[hex]: list(of_hex(ground, hex)) for ground in game.theatre.grounds for hex in range(HEXES)}
    for line in game.theatre.pack.strategic.transit:
        for one, other in (line.between, line.between[::-1]):
            told = Message("paratrooper-place-transit", {"to": other, "cost": line.cost, "kind": line.kind})
            found.setdefault(one, []).append(told)
    return found


def of_hex(ground: Ground, hex: Hex) -> Iterator[Message]:
    """Everything about one hex."""
    line = ground.terrain[hex]
    yield Message("paratrooper-place-moves", {"nonmech": line.nonmech, "mech": line.mech})
    yield Message("paratrooper-place-fights", {"shift": -line.shift, "edge": line.edge})
    yield Message("paratrooper-place-drop", {"drop": Message(f"paratrooper-chart-drop-{line.drop}")})
    ways = {"road": ground.roads, "track": ground.tracks, "river": ground.rivers, "dry-river": ground.dry_rivers}
    for kind, sides in ways.items():
        to = [ground.names[other] for other in BOARD.neighbours[hex] if (hex, other) in sides]
        if to:
            yield Message(f"paratrooper-place-{kind}", {"to": to})
    if ground.vp[hex]:
        yield Message("paratrooper-place-value", {"points": ground.vp[hex]})
    for kind, hexes in (("airfield", ground.airfields), ("oilfield", ground.oilfields), ("coast", ground.coast)):
        if has(hexes, hex):
            yield Message(f"paratrooper-place-{kind}")


def facts_now(game: ParatrooperGame, view: View[ParatrooperState]) -> dict[str, list[Message]]:
    """Drop zones, who comes down there, the objective once it is found, and the room that the regiment takes."""
    theatre, state = game.theatre, view.state
    if state.map < 0:
        return {}
    ground = game.ground(state)
    found: dict[str, list[Message]] = {}
    for hex in each(drop_zone_hexes(game, state)):
        found.setdefault(ground.names[hex], []).append(Message("paratrooper-place-drop-zone"))
    bound: dict[Hex, list[str]] = {}
    for piece in in_the_air(theatre, state):
        bound.setdefault(state.aim[piece], []).append(theatre.names[piece])
    for hex, units in bound.items():
        found.setdefault(ground.names[hex], []).append(Message("paratrooper-place-bound", {"units": units}))
    objective = theatre.objective_of[state.mission]
    if 0 <= state.where[objective] < HEXES:
        closed = "yes" if has(ground.closed, state.where[objective]) else "no"
        facts = {"points": theatre.missions[state.mission].vp, "closed": closed}
        found.setdefault(ground.names[state.where[objective]], []).append(Message("paratrooper-place-objective", facts))
    for hex in each(state.rep):
        facts = {"taken": size(state.at[hex] & theatre.units), "room": theatre.stack_limit}
        found.setdefault(ground.names[hex], []).append(Message("paratrooper-place-taken", facts))
    return found
