"""Setting up a mission (chapter 4): where, which map, which mission, and the opposition on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.spaces import has, set_of, size, without
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pieces import derive
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import (
    AVAILABLE,
    CAMPAIGN,
    FIRST_CAMPAIGN,
    NONE,
    OUT,
    POOL,
    Mission,
    ParatrooperState,
)

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def clear_table(game: ParatrooperGame, state: ParatrooperState) -> None:
    """Takes everything off the maps; the tracks and the campaign are left alone."""
    theatre = game.theatre
    for piece in range(theatre.pieces):
        if has(theatre.rep, piece):
            state.where[piece] = AVAILABLE
        else:
            state.where[piece] = OUT if has(theatre.objectives, piece) else POOL
        state.aim[piece] = state.origin[piece] = state.aboard[piece] = NONE
        state.rank[piece] = 0
    for hex in range(HEXES):
        state.covered[hex] = state.crowd[hex] = 0
    state.turn = state.phase = state.evacuated = state.ended = state.follow_cut = 0
    state.disrupted = state.concealed = state.moved = state.doubled = state.backed = state.river = 0
    state.dropped = state.by_sea = state.arrived = state.pursued = state.battles = 0
    state.struck = state.recon = state.collateral = state.fires = 0
    state.queue.clear()
    state.order.clear()
    derive(game, state)


def set_up_mission(play: ParatrooperPlay) -> None:
    """Steps 1 to 5; the sixth, mobilization, is the player's."""
    state = play.state
    state.number += 1
    find_location(play)
    find_mission(play)
    harder = opposition_grows(play)
    set_tracks(play, harder)
    mobilize_opfor(play, harder.get("opfor_units", 0))


def find_location(play: ParatrooperPlay) -> None:
    """The mission crisis zone and the mission map (4.0-a, 4.0-b); a scenario may fix the map."""
    state, game = play.state, play.game
    theatre, chance = game.theatre, play.chance
    rows = {row.roll: row for row in theatre.pack.missions.location}
    while True:
        dice = chance.dice(2)
        row = rows[sum(dice)]
        if game.fixed_map < 0 or theatre.map_ids[game.fixed_map] in row.maps:
            break
    state.zone = theatre.zone[row.zone]
    play.tell("location", {"dice": dice, "zone": row.zone}, "4.0-a")
    if game.fixed_map >= 0:
        state.map = game.fixed_map
        play.tell("map", {"map": theatre.map_ids[state.map]}, "4.0-b")
    else:
        die = chance.die()
        state.map = theatre.map_ids.index(row.maps[die - 1])
        play.tell("map", {"dice": [die], "map": theatre.map_ids[state.map]}, "4.0-b")


def mission_lines(play: ParatrooperPlay) -> list[Mission]:
    """The mission lines that may still come up (32.3-a, 32.3-b)."""
    state, game = play.state, play.game
    most = 1 if game.series == FIRST_CAMPAIGN else 2 if game.series == CAMPAIGN and game.two_of_a_kind else 99
    return [line for line, times in enumerate(state.played) if times < most]


def find_mission(play: ParatrooperPlay) -> None:
    """Which mission it is: by die, or by a blind pick of an objective marker (4.0-c, 4.0-f)."""
    state, game = play.state, play.game
    theatre = game.theatre
    open_lines = mission_lines(play)
    if game.fixed_mission >= 0:
        state.mission = game.fixed_mission
        play.tell("mission", {"mission": theatre.missions[state.mission].id}, "4.0-c")
    elif game.pick_mission or game.series == FIRST_CAMPAIGN:
        markers = set_of(theatre.objective_of[line] for line in open_lines)
        picked = play.chance.draw(markers, "pieces")
        state.mission = theatre.objective_of.index(picked)
        play.tell("mission", {"mission": theatre.missions[state.mission].id, "unit": theatre.names[picked]}, "4.0-c")
    else:
        die = play.chance.die()
        while die - 1 not in open_lines:
            die = play.chance.die()
        state.mission = die - 1
        play.tell("mission", {"dice": [die], "mission": theatre.missions[state.mission].id}, "4.0-c")
    state.played[state.mission] += 1


def opposition_grows(play: ParatrooperPlay) -> dict[str, int]:
    """In a campaign, one die on the increasing opposition table for every victory so far (31.4-f)."""
    found: dict[str, int] = {}
    lines = play.game.theatre.pack.missions.increasing_opposition
    for _ in range(play.state.victories):
        die = play.chance.die()
        line = lines[die - 1]
        found[line.changes] = found.get(line.changes, 0) + line.amount
        play.tell("opposition", {"dice": [die], "changes": line.changes, "amount": line.amount}, "31.4-f")
    return found


def set_tracks(play: ParatrooperPlay, harder: dict[str, int]) -> None:
    """Crisis level, OPs and elan at the start (4.0-d to 4.0-g, 31.4-c to 31.4-i)."""
    state, theatre = play.state, play.game.theatre
    limits, line = theatre.pack.missions.limits, theatre.missions[state.mission]
    if state.number == 1:
        die = play.chance.die()
        state.crisis = min(limits.highest_start, max(theatre.crisis_min, die + line.crisis))
        start, rule = {"dice": [die], "plus": line.crisis}, "4.0-e"
    else:
        state.crisis = min(state.crisis, limits.highest_start)
        start, rule = {}, "31.4-c"
    for _ in range(harder.get("starting_crisis", 0)):
        if state.crisis < limits.starting_crisis:
            state.crisis += 1
        else:  # each increase beyond the limit brings more counters instead (31.4-g)
            harder["opfor_units"] = harder.get("opfor_units", 0) + limits.opfor_beyond_it
    play.tell("starting-crisis", {**start, "crisis": state.crisis}, rule)
    state.follow_cut = -harder.get("follow_on_ops", 0)
    extra = 0
    bonus = theatre.missions[state.bonus].bonus if state.bonus >= 0 else None
    if bonus and bonus.kind == "op":
        extra = bonus.number
    change_ops(play, line.initial_ops + state.elan + harder.get("initial_ops", 0) + extra, "4.0-g")


def mobilize_opfor(play: ParatrooperPlay, more: int) -> None:
    """The opposition is picked unseen, mixed with the objective and placed face down (4.0-h, 4.0-i)."""
    state, theatre = play.state, play.game.theatre
    line = theatre.missions[state.mission]
    dice = play.chance.dice(line.opfor_dice)
    number = sum(dice) + state.elan + more
    play.tell("opfor-strength", {"dice": dice, "elan": state.elan, "more": more, "number": number}, "4.0-h")
    waiting = state.pooled
    picked = []
    for _ in range(min(number, size(waiting))):
        piece = play.chance.draw(waiting, "pieces")
        waiting = without(waiting, piece)
        picked.append(piece)
    picked.insert(play.chance.below(len(picked) + 1), theatre.objective_of[state.mission])
    for piece in picked:
        opfor.place_face_down(play, piece, "4.1-a")
