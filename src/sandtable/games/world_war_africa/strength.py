"""Odds (8.6 to 8.10): strengths, the column with its shifts, the die with its modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import NO_CLASH, Fight, defenders
from sandtable.games.world_war_africa.theatre import DRC, GOVERNMENT
from sandtable.games.world_war_africa.zones import halved, is_supplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def attack_of(game: WarGame, state: WarState, unit: Piece) -> int:
    """A unit's attack factor where it stands, halved out of supply (11.3-a)."""
    factor = game.theatre.attack[unit]
    return factor if is_supplied(game, state, unit) else halved(game, factor)


def across_river(game: WarGame, state: WarState, fight: Fight) -> bool:
    """Whether every attacker crosses a river (8.8-c)."""
    crossing = game.theatre.across_river
    return all(has(crossing[state.where[unit]], fight.target) for unit in each(fight.attackers))


def strengths(game: WarGame, state: WarState, fight: Fight, holders: PieceSet) -> tuple[Roll, Roll]:
    """Attack and defence as sums of reasons: units after supply, then support up to their total (8.6, 12.1-c)."""
    theatre = game.theatre
    contingents = theatre.contingents
    attack = ground_reasons(game, state, fight.attackers, theatre.attack)
    defence = ground_reasons(game, state, holders, theatre.defence)
    attack += support_reasons(game, fight.used, sum(reason.value for reason in attack))
    defence += support_reasons(game, fight.answered, sum(reason.value for reason in defence))
    attacker = contingents[theatre.contingent[first(fight.attackers)]]
    defender = contingents[theatre.contingent[first(holders)]] if holders else ""
    return Roll(attacker, 0, 6, "attack", attack), Roll(defender, 0, 6, "defence", defence)


def ground_reasons(game: WarGame, state: WarState, units: PieceSet, factors: list[int]) -> list[Reason]:
    """What units have, and what they lose out of supply (8.6-a, 11.3-a)."""
    found = []
    for unit in each(units):
        name = game.theatre.piece_names[unit]
        found.append(Reason(factors[unit], "8.6-a", name))
        lost = 0 if is_supplied(game, state, unit) else halved(game, factors[unit]) - factors[unit]
        if lost:
            found.append(Reason(lost, "11.3-a", name))
    return found


def support_reasons(game: WarGame, used: PieceSet, ground: int) -> list[Reason]:
    """What the markers add, never more than the ground units have (8.6-d, 12.1-c)."""
    theatre = game.theatre
    found = []
    room = ground
    for marker in each(used & theatre.support):
        value = min(theatre.factor[marker], room)
        room -= value
        rule = "8.6-d" if value == theatre.factor[marker] else "12.1-c"
        found.append(Reason(value, rule, theatre.piece_names[marker]))
    return found


def odds_column(game: WarGame, attack: int, defence: int) -> int:
    """The column of the CRT before shifts: rounded down in the defender's favour (8.6-c)."""
    columns = game.ratios
    found = 0
    for number, (one, other) in enumerate(columns):
        if attack * other >= defence * one:
            found = number
    return found


def column_roll(game: WarGame, state: WarState, fight: Fight, attack: int, defence: int) -> Roll:
    """The column of the CRT with its shifts (8.6-e, 8.8-a, 8.8-c)."""
    theatre = game.theatre
    reasons = [Reason(odds_column(game, attack, defence), "8.6-c", f"{attack}:{defence}")]
    if theatre.shift[fight.target]:
        reasons.append(Reason(-theatre.shift[fight.target], "8.6-e", theatre.names[fight.target]))
    if across_river(game, state, fight):
        reasons.append(Reason(-theatre.tables.river.shift, "8.8-c", "river"))
    end = _within(game, sum(reason.value for reason in reasons))
    return Roll("", 0, 6, "column", reasons, theatre.tables.crt.columns[end])


def column_of(game: WarGame, roll: Roll) -> int:
    """The column that is read in the end."""
    return _within(game, roll.total)


def _within(game: WarGame, column: int) -> int:
    """A shift past either end stays on the end column."""
    return min(max(column, 0), len(game.ratios) - 1)


def die_roll(game: WarGame, state: WarState, fight: Fight) -> Roll:
    """The combat die with all modifiers (8.8-b)."""
    theatre = game.theatre
    reasons = [Reason(1, "12.2-d", theatre.piece_names[cache]) for cache in each(fight.used & theatre.caches)]
    reasons += [Reason(-1, "12.2-d", theatre.piece_names[cache]) for cache in each(fight.answered & theatre.caches)]
    if fight.drm:
        reasons.append(Reason(fight.drm, "8.10-c", "infiltration"))
    if state.advisers >= 0 and has(fight.attackers, state.advisers):
        reasons.append(Reason(theatre.tables.support.advisers, "15.0-e", theatre.piece_names[state.advisers]))
    return Roll(theatre.contingents[theatre.contingent[first(fight.attackers)]], 1, 6, "modifier", reasons)


def losses_for(game: WarGame, column: int, total: int) -> tuple[int, int]:
    """A line of the CRT: the attacker's and the defender's losses (8.7-a)."""
    crt = game.theatre.tables.crt
    row = row_of(total)
    return crt.attacker[row][column], crt.defender[row][column]


def row_of(total: int) -> int:
    """The line of the CRT for a modified die; beyond either end it is the last one there."""
    return min(max(total, 1), 6) - 1


def may_infiltrate(game: WarGame, state: WarState, fight: Fight) -> bool:
    """A Rwandan among the attackers, and DRC government forces in the hex (8.10-a)."""
    theatre = game.theatre
    if fight.clash != NO_CLASH or not fight.attackers & theatre.of_faction["Rw"]:
        return False
    wanted = theatre.of_side[GOVERNMENT] if game.infiltrates_allies else theatre.of_contingent[DRC]
    return bool(defenders(game, state, fight) & wanted)
