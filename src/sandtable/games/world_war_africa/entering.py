"""Going along a path and coming into a space: who enters takes it, and the caches there (3.1-a, 12.2-g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, only, size
from sandtable.games.world_war_africa.movement import March
from sandtable.games.world_war_africa.pieces import capture_caches, move_cache, names_of, put, take_control

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarPlay


def follow(play: WarPlay, march: March, path: list[Space]) -> None:
    """Units and caches go along a path, taking control of what they enter (3.1-a, 12.2-g)."""
    theatre, state = play.game.theatre, play.state
    unit = first(march.group)
    start = state.where[unit]
    end = path[-1]
    play.tell(
        "march",
        {
            "units": names_of(theatre, march.group),
            "from": theatre.names[start],
            "to": theatre.names[end],
            "path": [theatre.names[space] for space in path],
        },
        "7.0-a",
    )
    for space in path:
        enter(play, unit, space)
    for member in each(march.group):
        put(theatre, state, member, end)
    carry(play, march.cargo, unit, end)


def carry(play: WarPlay, cargo: PieceSet, unit: Piece, to: Space) -> None:
    """Caches go along with a unit; the enemy does not see them below the units (8.5-a)."""
    theatre, state = play.game.theatre, play.state
    for cache in each(cargo):
        move_cache(theatre, state, cache, to)
    if cargo:
        facts = {"caches": names_of(theatre, cargo), "to": theatre.names[to]}
        play.tell("cargo", facts, "12.2-c", seats=only(theatre.side[unit]))


def enter(play: WarPlay, unit: Piece, space: Space) -> None:
    """A unit comes into a space: it takes it and the caches there."""
    theatre, state = play.game.theatre, play.state
    if not has(theatre.boxes, space):
        taken = take_control(theatre, state, space, theatre.contingent[unit])
        if taken and has(theatre.towns, space) and state.turn:  # at set-up it goes without saying
            play.tell(
                "control",
                {"at": theatre.names[space], "contingent": theatre.contingents[theatre.contingent[unit]]},
                "3.1-a",
            )
    if has(state.depots, space):
        caches = capture_caches(theatre, state, space, theatre.side[unit])
        if caches:
            facts = {"unit": theatre.piece_names[unit], "at": theatre.names[space], "caches": size(caches)}
            play.tell("cache-captured", facts, "12.2-g")


def end_march(play: WarPlay, march: March) -> None:
    """What was taken up has moved."""
    play.state.moved |= march.group | march.cargo
    play.pop()
