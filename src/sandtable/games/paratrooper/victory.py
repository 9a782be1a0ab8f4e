"""Victory points and what they mean (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Result
from sandtable.engine.fields import Number, Piece
from sandtable.engine.rolls import Reason
from sandtable.engine.spaces import each, has, listed
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pack import Level
from sandtable.games.paratrooper.state import LOST, SINGLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def score(game: ParatrooperGame, state: ParatrooperState) -> list[Reason]:
    """Every part of the mission's total with its rule (3.2)."""
    theatre, where = game.theatre, state.where
    mission, chart = theatre.missions[state.mission], theatre.charts.vp
    found = [Reason(mission.vp, "3.2-a", mission.objective)] if state.evacuated else []
    lost = [piece for piece, place in enumerate(where) if place == LOST]
    for piece in lost:
        if has(theatre.opfor, piece):
            rule = "2.4-b" if has(theatre.opfor_cps, piece) else "3.2-b"
            found.append(Reason(opfor_value(game, piece), rule, theatre.names[piece]))
    for piece in each(theatre.massacres):
        if where[piece] == LOST:
            found.append(Reason(chart.massacre_recovered, "22.2-i", theatre.names[piece]))
        elif 0 <= where[piece] < HEXES:
            found.append(Reason(chart.massacre_on_map, "22.2-j", theatre.names[piece]))
    found += hexes_held(game, state)
    for piece in sorted({*lost, *listed(state.disrupted)}):
        if where[piece] != LOST:
            found.append(Reason(chart.rep_disrupted, "3.2-e", theatre.names[piece]))
        elif has(theatre.units | theatre.tacs, piece):
            found.append(Reason(rep_value(game, piece), "3.2-d", theatre.names[piece]))
    found.append(Reason(chart.crisis * state.crisis, "3.2-f", "crisis"))
    return found


def hexes_held(game: ParatrooperGame, state: ParatrooperState) -> list[Reason]:
    """Valued hexes under control; concealed units count, markers do not, damaged hexes are worth nothing (3.2-c)."""
    theatre, ground = game.theatre, game.ground(state)
    found = []
    for hex in each(ground.valued & ~state.collateral & ~state.fires):
        rep = state.at[hex] & theatre.units
        foes = state.at[hex] & theatre.opfor
        if rep and not foes:
            found.append(Reason(ground.vp[hex], "3.2-c", ground.names[hex]))
        elif foes and not rep:
            found.append(Reason(-ground.vp[hex], "3.2-c", ground.names[hex]))
    return found


def opfor_value(game: ParatrooperGame, piece: Piece) -> Number:
    """What an eliminated OPFOR unit brings."""
    theatre, chart = game.theatre, game.theatre.charts.vp
    kind = theatre.kind[piece]
    if has(theatre.opfor_cps, piece):
        return chart.opfor_cp
    if has(theatre.opfor_bases, piece):
        return chart.opfor_base
    if has(theatre.opfor_mech, piece):
        return chart.opfor_mech
    if kind.unit_class == "helicopter":
        return chart.opfor_helicopter
    return chart.opfor_air_defense if kind.key == "o_ad" else chart.opfor_other


def rep_value(game: ParatrooperGame, piece: Piece) -> Number:
    """What a lost REP unit costs; one that fits two lines counts once, at the higher loss (3.2-d)."""
    theatre, chart = game.theatre, game.theatre.charts.vp
    if has(theatre.tacs, piece):
        return chart.rep_tac
    if has(theatre.convoys, piece):
        return chart.rep_convoy
    lines = [chart.rep_other]
    if has(theatre.high_tech, piece):
        lines.append(chart.rep_ht)
    if has(theatre.cps, piece):
        lines.append(chart.rep_cp)
    if has(theatre.fobs, piece):
        lines.append(chart.rep_fob)
    return min(lines)


def level_of(game: ParatrooperGame, points: Number) -> Level:
    """The level of victory or defeat; there is no draw (3.3)."""
    return next(level for level in game.theatre.charts.level if points >= level.low)


def result(game: ParatrooperGame, state: ParatrooperState) -> Result | None:
    """How a mission or a campaign ended; the regiment wins or nobody does."""
    seats = len(game.seats)
    if state.conceded >= 0:
        return Result(None, [float(sum(state.scores))] * seats, "disgrace", "concede", allies=True)
    if state.stack or not state.scores:
        return None
    total = sum(state.scores)
    if game.series == SINGLE:
        level = level_of(game, total)
        reason = "objective" if state.evacuated else "crisis"
        return Result(0 if level.victory else None, [float(total)] * seats, level.id, reason, allies=True)
    won = state.won > 0
    level_id = "campaign-won" if won else "campaign-lost"
    return Result(0 if won else None, [float(total)] * seats, level_id, "campaign", allies=True)
