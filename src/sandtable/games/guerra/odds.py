"""Exact odds of attacks and air raids, before anybody commits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.fields import Number, PieceSet, Space
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, plus, several
from sandtable.engine.stakes import NO_CHANGE, Weighed, expected_of, gathered, sure
from sandtable.games.guerra.actions import Fight, Join, Sortie, Support
from sandtable.games.guerra.air import SortieStep
from sandtable.games.guerra.battle import GIVES_WAY, LOSS, LOSSES, Battle, cell_at, code_of, morale_check, passes, shown
from sandtable.games.guerra.combat import Muster
from sandtable.games.guerra.stakes import elimination, of_results, of_sortie
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import battle_roll, modified, row_of

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def forecast(game: GuerraGame, view: View[GuerraState], action: Action) -> Forecast | None:
    """The odds of an action; None when no die follows it. Whatever the other side may add to it is left out."""
    stack = view.state.stack
    tell = FORECASTS.get((type(stack[-1]), type(action))) if stack else None
    return tell(game, view.state, stack[-1], action) if tell else None


def odds_now(game: GuerraGame, state: GuerraState, step: Muster, action: Fight) -> Forecast:
    """Those who have joined attack."""
    return attack_odds(game, state, step.at, step.attackers, 0)


def odds_with(game: GuerraGame, state: GuerraState, step: Muster, action: Join) -> Forecast:
    """One more would attack."""
    return attack_odds(game, state, step.at, plus(step.attackers, game.theatre.piece[action.unit]), 0)


def odds_supported(game: GuerraGame, state: GuerraState, step: Battle, action: Support) -> Forecast:
    """Air points help."""
    return attack_odds(game, state, step.at, step.attackers, action.points)


def row_odds(game: GuerraGame, tens: Number) -> list[float]:
    """The chance of each row of Tabela 2 with so much morale."""
    known = game.row_memo.get(tens)
    if known is None:
        known = [0.0] * len(game.theatre.tables.combat.row)
        for number in range(1, 101):
            known[row_of(game, modified(number, tens))] += 0.01
        game.row_memo.keep(tens, known)
    return known


def attack_odds(game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, support: Number) -> Forecast:
    """The results of an attack, whether the hex is given up, and the morale checks that may follow."""
    defenders = state.at[space]
    column, morale = battle_roll(game, state, space, attackers, defenders, support)
    table = game.theatre.tables.combat.row
    rows = {row: chance for row, chance in enumerate(row_odds(game, morale.total)) if chance}
    worth = of_results(game, state, space, attackers, [cell_at(row, column.total) for row in rows])
    results: list[Weighed] = []
    grounds: list[Weighed] = []
    checks: dict[int, float] = {}
    for row, chance in rows.items():
        attack, defence = table[row].cells[column.total]
        facts = {"attack": shown(attack), "defence": shown(defence)}
        codes = {"attack_code": code_of(attack)[0], "defence_code": code_of(defence)[0]}
        message = Message("guerra-odds-result", {**facts, **codes})
        results.append((message, chance, worth[cell_at(row, column.total)] if worth else NO_CHANGE))
        for text, units in ((attack, attackers), (defence, defenders)):
            for unit in each(checked(state, units, text)):
                checks[unit] = checks.get(unit, 0.0) + chance
        yields = code_of(defence)[0] in GIVES_WAY
        grounds.append((Message("guerra-odds-gives-way" if yields else "guerra-odds-holds"), *results[-1][1:]))
    groups = [gathered(results), gathered(grounds)]
    rolls: list[Roll] = [column, morale]
    for unit, chance in checks.items():
        roll = morale_check(game, state, unit)
        fails = sum(not passes(die, roll.total) for die in range(1, 11)) / 10
        name = {"unit": game.theatre.names[unit]}
        broken = chance * fails
        lost = sure(elimination(game, unit))
        groups.append(
            gathered(
                [
                    (Message("guerra-odds-breaks", name), broken, lost),
                    (Message("guerra-odds-stands", name), 1 - broken, NO_CHANGE),
                ]
            )
        )
        rolls.append(roll)
    return Forecast(rolls, groups, None if worth is None else expected_of(results))


def checked(state: GuerraState, units: PieceSet, text: str) -> PieceSet:
    """The units that a result makes check their morale, as far as that does not hang on who takes the loss."""
    code, checks = code_of(text)
    if not checks:
        return 0
    if code in LOSSES and not several(units):  # the one unit takes the loss first (4.6.1-l)
        return units & ~state.reduced if LOSSES[code] == LOSS else 0
    return units & state.reduced


def raid_odds(game: GuerraGame, state: GuerraState, step: SortieStep, action: Sortie) -> Forecast:
    """What a bombardment or an interdiction may do."""
    found: list[Weighed] = []
    for chance, event, worth in of_sortie(game, state, action):
        names = ("turns",) if event.kind == "interdiction" else ("slower", "losses")
        facts = {name: event.facts[name] for name in names}
        found.append((Message(f"guerra-odds-{event.kind}", facts), chance, worth))
    return Forecast([step.roll(game, state, action.points)], [gathered(found)], expected_of(found))


#: who tells the odds of an answer, by the step that asks and by the answer
FORECASTS: dict[tuple[type, type], Callable[[GuerraGame, GuerraState, Any, Any], Forecast]] = {
    (Muster, Fight): odds_now,
    (Muster, Join): odds_with,
    (Battle, Support): odds_supported,
    (SortieStep, Sortie): raid_odds,
}
