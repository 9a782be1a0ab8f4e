"""What the rules need to know of a hex: ground dry and in the rain, roads, rivers, borders, room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.fields import Space
from sandtable.engine.spaces import each, has, size
from sandtable.games.world_war_africa.bounds import BOUND, closed_to
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.printed_map import dearest
from sandtable.games.world_war_africa.state import WarState

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame
    from sandtable.games.world_war_africa.pack_map import Lake, River


def facts(game: WarGame) -> dict[str, list[Message]]:
    """What is printed, hex by hex of the DRC."""
    roads: dict[str, list[str]] = {}
    for road in game.pack.board.road:
        for one, other in zip(road.hexes, road.hexes[1:], strict=False):
            roads.setdefault(one, []).append(other)
            roads.setdefault(other, []).append(one)
    board, names = game.pack.board, game.theatre.names
    waters = {"river": beside(board.river), "lake": beside(board.lake)}
    found = {}
    for space in each(game.theatre.drc):
        here = names[space]
        at_water = {kind: waters[kind].get(here, {}) for kind in waters}
        found[here] = list(of_hex(game, space, roads.get(here, []), at_water))
    return found


def beside(waters: Iterable[River | Lake]) -> dict[str, dict[str, list[str]]]:
    """By hex, which waters run along its sides, and before which other hexes."""
    found: dict[str, dict[str, list[str]]] = {}
    for water in waters:
        for side in water.hexsides:
            one, other = side.split("|")
            for here, there in ((one, other), (other, one)):
                found.setdefault(here, {}).setdefault(water.name, []).append(there)
    return found


def of_hex(game: WarGame, space: Space, roads: list[str], waters: dict[str, dict[str, list[str]]]) -> Iterator[Message]:
    """Everything about one hex."""
    theatre = game.theatre
    ground = theatre.tables.tec[dearest(game, space)]
    province = next(name for name, hexes in theatre.province.items() if has(hexes, space))
    motor = "/".join(map(str, ground.motor))
    yield Message("world_war_africa-place-province", {"province": province})
    yield Message("world_war_africa-place-moves", {"leg": "/".join(map(str, ground.leg)), "motor": motor or "none"})
    yield Message("world_war_africa-place-room", {"room": theatre.limit[space], "shift": theatre.shift[space]})
    closed = [name for name in BOUND if has(closed_to(theatre, name), space)]
    if closed:
        yield Message("world_war_africa-place-closed", {"factions": closed})
    if roads:
        yield Message("world_war_africa-place-road", {"to": sorted(set(roads))})
    for kind, names in waters.items():
        for name, to in names.items():
            yield Message(f"world_war_africa-place-{kind}", {kind: name, "to": to})
    for country, hexes in theatre.borders.items():
        if has(hexes, space):
            yield Message("world_war_africa-place-border", {"country": country})


def facts_now(game: WarGame, view: View[WarState]) -> dict[str, list[Message]]:
    """The room that is taken where units are, seen or face down, and where it rains."""
    theatre, state = game.theatre, view.state
    turn = theatre.tables.turn[max(state.turn, 1) - 1]
    found: dict[str, list[Message]] = {}
    unseen = Counter(slot % FLAG for slot in state.veiled)
    for space in each(theatre.drc):
        rains = turn.rainy_north if has(theatre.north, space) else turn.rainy_south
        told = [Message("world_war_africa-place-rain")] if rains else []
        if state.at[space] or space in unseen:
            told.append(taken(theatre.limit[space], size(state.at[space]), unseen.get(space, 0)))
        if told:
            found[theatre.names[space]] = told
    return found


def taken(room: int, seen: int, unseen: int) -> Message:
    """How many units a hex holds; how many of them lie face down under the top one is no secret (8.5-a)."""
    if not unseen:
        return Message("world_war_africa-place-taken", {"taken": seen, "room": room})
    return Message("world_war_africa-place-hides", {"taken": seen + unseen, "room": room, "unseen": unseen})
