"""Exact odds of attacks and air raids, before anybody commits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, Outcome, View
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first
from sandtable.games.guerra.actions import Fight, Join, Sortie, Support
from sandtable.games.guerra.air import bombardment_roll, interdiction_roll
from sandtable.games.guerra.battle import GIVES_WAY, code_of, morale_check, passes, shown
from sandtable.games.guerra.combat import battle_roll, modified, row_of
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def forecast(game: GuerraGame, view: View, action: Action) -> Forecast | None:
    """The odds of an action; None when no die follows it. Whatever the other side may add to it is left out."""
    state = view.state
    assert isinstance(state, GuerraState)
    if not state.stack:
        return None
    frame = state.stack[-1]
    if isinstance(action, Fight | Join) and frame[0] == "muster":
        joined = 1 << game.theatre.piece[action.unit] if isinstance(action, Join) else 0
        return attack_odds(game, state, frame[1], frame[2] | joined, 0)
    if isinstance(action, Support) and frame[0] == "battle":
        return attack_odds(game, state, frame[1], frame[2], action.points)
    if isinstance(action, Sortie) and frame[0] == "sortie":
        return raid_odds(game, state, frame[1], frame[2], action.points)
    return None


def row_odds(game: GuerraGame, tens: int) -> list[float]:
    """The chance of each row of Tabela 2 with so much morale."""
    known = game.row_memo.get(tens)
    if known is None:
        known = game.row_memo[tens] = [0.0] * len(game.theatre.tables.combat.row)
        for number in range(1, 101):
            known[row_of(game, modified(number, tens))] += 0.01
    return known


def attack_odds(game: GuerraGame, state: GuerraState, space: int, attackers: int, support: int) -> Forecast:
    """The results of an attack, whether the hex is given up, and the morale checks that may follow."""
    theatre = game.theatre
    defenders = state.at[space]
    side = theatre.side[first(attackers)]
    air = (support, 0) if side == CONGO else (0, support)
    column, morale = battle_roll(game, state, space, attackers, defenders, air)
    results = []
    yields = 0.0
    checks: dict[int, float] = {}
    for row, chance in zip(theatre.tables.combat.row, row_odds(game, morale.total), strict=True):
        if not chance:
            continue
        attack, defence = row.cells[column.total]
        results.append((Message("guerra-odds-result", {"attack": shown(attack), "defence": shown(defence)}), chance))
        yields += chance if code_of(defence)[0] in GIVES_WAY else 0.0
        for text, units in ((attack, attackers), (defence, defenders)):
            if code_of(text)[1]:
                for unit in each(units & state.reduced):
                    checks[unit] = checks.get(unit, 0.0) + chance
    groups = [
        gathered(results),
        gathered([(Message("guerra-odds-gives-way"), yields), (Message("guerra-odds-holds"), 1 - yields)]),
    ]
    rolls: list[Roll] = [column, morale]
    for unit, chance in checks.items():
        roll = morale_check(game, state, unit)
        fails = sum(not passes(die, roll.total) for die in range(1, 11)) / 10
        name = {"unit": theatre.names[unit]}
        broken = chance * fails
        groups.append(
            gathered([(Message("guerra-odds-breaks", name), broken), (Message("guerra-odds-stands", name), 1 - broken)])
        )
        rolls.append(roll)
    return Forecast(rolls, groups)


def raid_odds(game: GuerraGame, state: GuerraState, space: int, facility: int, points: int) -> Forecast:
    """What a bombardment or an interdiction may do."""
    found: list[tuple[Message, float]] = []
    if facility < 0:
        roll = bombardment_roll(game, state, space, points)
        for die in range(1, 11):
            slower, losses = game.bombardment_rows[die].cells[roll.total]
            found.append((Message("guerra-odds-bombardment", {"slower": slower, "losses": losses}), 0.1))
    else:
        roll = interdiction_roll(game, space, points)
        for die in range(1, 11):
            turns = game.interdiction_rows[die].cells[roll.total]
            found.append((Message("guerra-odds-interdiction", {"turns": turns}), 0.1))
    return Forecast([roll], [gathered(found)])


def gathered(found: Iterable[tuple[Message, float]]) -> list[Outcome]:
    """Equal outcomes added up, the likeliest first; what cannot happen is left out."""
    total: dict[str, tuple[Message, float]] = {}
    for message, chance in found:
        key = f"{message.id}{sorted(message.args.items())}"
        total[key] = (message, total[key][1] + chance if key in total else chance)
    likely = sorted(total.values(), key=lambda entry: -entry[1])
    return [Outcome(message, chance) for message, chance in likely if chance > 1e-12]
