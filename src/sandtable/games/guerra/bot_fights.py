"""How the opponent fights: what an attack is worth by the table, who joins, who takes the loss, where to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.spaces import each, first, has
from sandtable.games.guerra.battle import ELIMINATION, GIVES_WAY, LOSSES, code_of, failing, morale_check
from sandtable.games.guerra.bot_map import Chart
from sandtable.games.guerra.bot_tempers import STEADY, Temper
from sandtable.games.guerra.combat import may_join
from sandtable.games.guerra.odds import row_odds
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import battle_roll, rivals
from sandtable.games.guerra.theatre import CONGO, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: an attack is hopeless if it is less likely than this to drive anybody out, and costs more losses than it does
LITTLE = 0.1


def unit_price(game: GuerraGame, state: GuerraState, unit: Piece, temper: Temper) -> float:
    """What the loss of a whole unit costs its side: the point it gives and what it could still do."""
    theatre = game.theatre
    price = 1.0 + temper.life * theatre.attack[unit] * future(game, state)
    if theatre.armies[theatre.army[unit]] in ("uganda", "rwanda"):
        price += 1.0
    return price


def future(game: GuerraGame, state: GuerraState) -> float:
    """How much of its use a unit still has before it: all until the last turns, next to nothing at the end."""
    return min(1.0, 0.1 + (game.last_turn - state.turn) / 4)


def loss_price(game: GuerraGame, state: GuerraState, unit: Piece, temper: Temper) -> float:
    """What one loss costs: half a unit, or what is left of one that has a loss already."""
    price = unit_price(game, state, unit, temper)
    if has(state.reduced, unit):
        return price * 0.8
    return price * (0.5 if has(game.theatre.mobile, unit) else 0.3) * future(game, state)


def side_loss(game: GuerraGame, state: GuerraState, units: PieceSet, text: str, temper: Temper) -> float:
    """What a printed result costs a side, morale checks of its reduced units included."""
    code, check = code_of(text)
    how = LOSSES.get(code)
    cost = 0.0
    if how:
        prices = [loss_price(game, state, unit, temper) for unit in each(units)]
        cost = min(prices)
        if how == ELIMINATION:
            cost = min(unit_price(game, state, unit, temper) for unit in each(units))
    if check:
        hurt = state.reduced & units
        for unit in each(hurt):
            fails = failing(morale_check(game, state, unit))
            cost += fails * unit_price(game, state, unit, temper) * 0.8
        if how and not hurt:
            cost += 0.4 * future(game, state)
    return cost


def attack_value(
    chart: Chart, state: GuerraState, space: Space, attackers: PieceSet, support: Number, temper: Temper = STEADY
) -> float:
    """The expected gain of an attack for the side that makes it."""
    game = chart.game
    theatre = game.theatre
    side = theatre.side[first(attackers)]
    defenders = state.at[space]
    column, morale = battle_roll(game, state, space, attackers, defenders, support)
    town = theatre.town_at[space]
    ground = temper.ground
    if town >= 0 and state.holder[town] != side:
        ground += temper.storm * chart.worth(temper)[town]
    value = 0.0
    for row, chance in zip(theatre.tables.combat.row, row_odds(game, morale.total), strict=True):
        if chance:
            attack, defence = row.cells[column.total]
            value += chance * side_loss(game, state, defenders, defence, temper)
            value -= chance * side_loss(game, state, attackers, attack, temper)
            if code_of(defence)[0] in GIVES_WAY:
                value += chance * ground
    return value


def hopeless(game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet) -> bool:
    """Whether an attack drives nobody out and costs more losses than it does, aircraft apart."""
    column, morale = battle_roll(game, state, space, attackers, state.at[space], 0)
    gives_way = lost = done = 0.0
    for row, chance in zip(game.theatre.tables.combat.row, row_odds(game, morale.total), strict=True):
        attack, defence = (code_of(text)[0] for text in row.cells[column.total])
        gives_way += chance * (defence in GIVES_WAY)
        lost += chance * LOSSES.get(attack, 0)
        done += chance * LOSSES.get(defence, 0)
    return gives_way < LITTLE and lost > done


def best_party(game: GuerraGame, state: GuerraState, side: Seat, space: Space) -> PieceSet:
    """Everybody who may attack a hex together; of Rwanda, Uganda and Burundi the strongest (6-a)."""
    theatre = game.theatre
    units = may_join(game, state, side, space, 0)
    others = units & ~game.all_interveners
    if side == REBELS:
        parties = [units & army for army in game.interveners]
        others |= max(parties, key=lambda party: sum(theatre.attack[u] for u in each(party)))
    return others


def next_joiner(game: GuerraGame, state: GuerraState, side: Seat, space: Space, joined: PieceSet) -> Piece:
    """The next unit of the party that has not joined yet, or -1."""
    party = best_party(game, state, side, space) if not joined else may_join(game, state, side, space, joined)
    party &= ~joined & ~rivals(game, joined)
    if joined and side == REBELS and not joined & game.all_interveners:
        party &= best_party(game, state, side, space)
    return max(each(party), key=lambda unit: game.theatre.attack[unit], default=-1)


def best_support(
    chart: Chart, state: GuerraState, space: Space, attackers: PieceSet, temper: Temper = STEADY
) -> Number:
    """How many air points a combat is worth to the Congo player."""
    side = chart.game.theatre.side[first(attackers)]
    sign = 1 if side == CONGO else -1
    best, best_value = 0, sign * attack_value(chart, state, space, attackers, 0, temper)
    for points in range(1, state.air + 1):
        value = sign * attack_value(chart, state, space, attackers, points, temper) - temper.sortie * points
        if value > best_value + 1e-9:
            best, best_value = points, value
    return best
