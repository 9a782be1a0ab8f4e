"""What the rules need to know of a hex: ground, roads and railways, rivers with their bridges and falls, room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.fields import Space
from sandtable.engine.spaces import each, has
from sandtable.games.guerra.pack_check import pairs_of
from sandtable.games.guerra.stacking import stacked
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import SIDES

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def facts(game: GuerraGame) -> dict[str, list[Message]]:
    """What is printed, hex by hex; nothing of countries that are closed."""
    names = game.theatre.grid.names
    waters = rivers(game)
    return {names[space]: list(of_hex(game, space, waters)) for space in each(game.theatre.playable)}


def rivers(game: GuerraGame) -> dict[tuple[Space, Space], str]:
    """The rivers by hexside, those beside the Congo; both ways round."""
    theatre = game.theatre
    found = {}
    for river in theatre.pack.board.river:
        for one, other in pairs_of(river.sides.split()):
            side = theatre.grid.index[one], theatre.grid.index[other]
            found[side] = found[side[1], side[0]] = river.name
    return found


def of_hex(game: GuerraGame, space: Space, waters: dict[tuple[Space, Space], str]) -> Iterator[Message]:
    """Everything about one hex."""
    theatre, names = game.theatre, game.theatre.grid.names
    country = Message(f"guerra-country-{theatre.country[space]}")
    yield Message("guerra-place-ground", {"country": country, "cost": theatre.cost[space]})
    if theatre.shift[space]:
        yield Message("guerra-place-cover", {"shift": theatre.shift[space]})
    yield Message("guerra-place-room", {"room": game.room[space]})
    if has(theatre.drc, space) and any(not has(theatre.drc, other) for other in theatre.grid.neighbours[space]):
        yield Message("guerra-place-border")
    if has(theatre.closed, space):
        yield Message("guerra-place-closed")
    for kind, near in (("road", theatre.road_near), ("railway", theatre.rail_near)):
        if near[space]:
            yield Message(f"guerra-place-{kind}", {"to": [names[other] for other in each(near[space])]})
    yield from of_congo(game, space)
    by_river: dict[str, list[str]] = {}
    for other in theatre.grid.neighbours[space]:
        if (space, other) in waters:
            by_river.setdefault(waters[space, other], []).append(names[other])
    for river, to in by_river.items():
        yield Message("guerra-place-river", {"river": river, "to": to})
    if has(theatre.east_bank, space):
        yield Message("guerra-place-east-bank")
    for side, beyond in enumerate(theatre.beyond):
        if has(beyond, space):
            points = theatre.tables.victory.beyond_line
            yield Message("guerra-place-beyond", {"side": SIDES[side], "points": points})


def of_congo(game: GuerraGame, space: Space) -> Iterator[Message]:
    """The Congo along a hex: where boats go, where the falls are, and the bridges."""
    theatre, names = game.theatre, game.theatre.grid.names
    sides: dict[str, list[str]] = {"navigable": [], "falls": [], "bridge": []}
    for number in theatre.segments_at[space]:
        one, other = theatre.congo_sides[number]
        across = other if one == space else one
        sides["navigable" if game.navigable[number] else "falls"].append(names[across])
        if frozenset((one, other)) not in theatre.ferries:
            sides["bridge"].append(names[across])
    for kind, to in sides.items():
        if to:
            yield Message(f"guerra-place-{kind}", {"to": to})


def facts_now(game: GuerraGame, view: View[GuerraState]) -> dict[str, list[Message]]:
    """Who holds each town and village (7-e), and the room that is taken in each hex where somebody stands."""
    theatre, state = game.theatre, view.state
    found: dict[str, list[Message]] = {
        town.hex: [Message("guerra-place-held", {"side": SIDES[holder]})]
        for town, holder in zip(theatre.towns, state.holder, strict=True)
    }
    for space in each((state.held[0] | state.held[1]) & theatre.playable):
        taken = stacked(theatre, state, space)
        facts = {"taken": taken, "room": game.room[space], "full": "yes" if taken >= game.room[space] else "no"}
        found.setdefault(theatre.grid.names[space], []).append(Message("guerra-place-taken", facts))
    return found
