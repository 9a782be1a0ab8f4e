"""An attack weighed: who fights together, strengths, odds, columns, the throw (4.1-g, 4.2 to 4.4, 6-a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has
from sandtable.games.guerra.morale import lowest
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.zones import besieged

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: air points of attack and defence
Support = tuple[Number, Number]


def rivals(game: GuerraGame, attackers: PieceSet) -> PieceSet:
    """Units that may not attack beside these: of Rwanda, Uganda and Burundi only one army at a time (6-a)."""
    found = 0
    for army in game.interveners:
        if attackers & army:
            found |= game.all_interveners & ~army
    return found


def strength(game: GuerraGame, state: GuerraState, unit: Piece, which: str) -> Number:
    """A unit's attack or defence now: halved by a loss, lowered without supply, at least 1 (4.4, 5.1-c)."""
    return game.theatre.strengths[which, has(state.reduced, unit), not is_supplied(game, state, unit)][unit]


def total(game: GuerraGame, state: GuerraState, units: PieceSet, which: str) -> Number:
    """The summed strength of several units."""
    return sum(strength(game, state, unit, which) for unit in each(units))


def odds_column(game: GuerraGame, attack: Number, defence: Number) -> Number:
    """The highest column whose ratio is not above attack : defence (4.1-g)."""
    found = 0
    for column, (one, other) in enumerate(game.theatre.tables.combat.ratios):
        if attack * other >= defence * one:
            found = column
    return found


def river_shift(game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet) -> Number:
    """Columns for a river that every attacker must cross; the least of them if they differ (4.2.2-a)."""
    river = game.theatre.river
    return min(river.get((state.hex[unit], space), 0) for unit in each(attackers))


def column_reasons(
    game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, defenders: PieceSet, support: Support
) -> list[Reason]:
    """The column of Tabela 2 as a list of reasons: the odds, then every shift, then the ends of the table."""
    theatre = game.theatre
    attack = total(game, state, attackers, "attack") + support[0]
    defence = total(game, state, defenders, "defence") + support[1]
    reasons = [Reason(odds_column(game, attack, defence), "4.1-g", f"{attack}:{defence}")]
    if theatre.shift[space]:
        reasons.append(Reason(-theatre.shift[space], "4.2-a", theatre.terrain[space]))
    if game.village_shift and has(theatre.village_spaces, space):
        reasons.append(Reason(-1, "4.2.3-a", "village"))
    river = river_shift(game, state, space, attackers)
    if river:
        reasons.append(Reason(-river, "4.2.2-a", "river-crossing"))
    if all(besieged(game, state, unit) for unit in each(defenders)):
        reasons.append(Reason(1, "4.2.4-c", "siege"))
    shifted = sum(reason.value for reason in reasons)
    clamped = min(len(theatre.tables.combat.columns) - 1, max(0, shifted))
    if clamped != shifted:
        reasons.append(Reason(clamped - shifted, "4.2-c", "table"))
    return reasons


def battle_roll(
    game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, defenders: PieceSet, air: Number
) -> tuple[Roll, Roll]:
    """The throw of an attack: its column, and what army morale adds to the tens (4.3-d).

    ``air`` points help the Congo player, whichever side of the combat is his (4.5.1).
    """
    side: Seat = game.theatre.side[first(attackers)]
    support = (air, 0) if side == CONGO else (0, air)
    reasons = column_reasons(game, state, space, attackers, defenders, support)
    shown = game.theatre.tables.combat.columns[sum(reason.value for reason in reasons)]
    column = Roll(game.seats[side], 2, 10, "column", reasons, shown)
    morale = [
        Reason(lowest(game, state, attackers), "4.3-d", "attackers-morale"),
        Reason(-lowest(game, state, defenders), "4.3-d", "defenders-morale"),
    ]
    return column, Roll(game.seats[side], 2, 10, "tens", morale)


def modified(number: Number, tens: Number) -> Number:
    """The two dice as a number from 01 to 100 with ten times the morale difference, kept on the table (4.3-f)."""
    return min(100, max(1, number + 10 * tens))


def number_of(tens: Number, units: Number) -> Number:
    """Two ten-sided dice as a number; a 10 is a zero, and two of them are 100 (4.6.2-a)."""
    return (tens % 10 * 10 + units % 10) or 100


def row_of(game: GuerraGame, number: Number) -> Number:
    """The row of Tabela 2 that a number falls in."""
    return game.combat_rows[number]
