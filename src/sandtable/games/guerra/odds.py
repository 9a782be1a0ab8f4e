"""Exact odds of attacks and air raids, before anybody commits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first
from sandtable.engine.stakes import NO_CHANGE, Weighed, expected_of, gathered, sure
from sandtable.games.guerra.actions import Fight, Join, Sortie, Support
from sandtable.games.guerra.air import bombardment_roll, interdiction_roll
from sandtable.games.guerra.battle import GIVES_WAY, LOSS, LOSSES, code_of, morale_check, passes, shown
from sandtable.games.guerra.combat import battle_roll, modified, row_of
from sandtable.games.guerra.stakes import elimination, of_results, of_sortie
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
        return raid_odds(game, state, action)
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
    table = theatre.tables.combat.row
    rows = {row: chance for row, chance in enumerate(row_odds(game, morale.total)) if chance}
    worth = of_results(game, state, space, attackers, [row * 16 + column.total for row in rows])
    results: list[Weighed] = []
    grounds: list[Weighed] = []
    checks: dict[int, float] = {}
    for row, chance in rows.items():
        attack, defence = table[row].cells[column.total]
        facts = {"attack": shown(attack), "defence": shown(defence)}
        codes = {"attack_code": code_of(attack)[0], "defence_code": code_of(defence)[0]}
        message = Message("guerra-odds-result", {**facts, **codes})
        results.append((message, chance, worth[row * 16 + column.total] if worth else NO_CHANGE))
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
        name = {"unit": theatre.names[unit]}
        broken = chance * fails
        lost = sure(elimination(game, state, unit))
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


def checked(state: GuerraState, units: int, text: str) -> int:
    """The units that a result makes check their morale, as far as that does not hang on who takes the loss."""
    code, checks = code_of(text)
    if not checks:
        return 0
    if code in LOSSES and units & (units - 1) == 0:  # the one unit takes the loss first (4.6.1-l)
        return units & ~state.reduced if LOSSES[code] == LOSS else 0
    return units & state.reduced


def raid_odds(game: GuerraGame, state: GuerraState, action: Sortie) -> Forecast:
    """What a bombardment or an interdiction may do."""
    _, space, facility = state.stack[-1]
    found: list[Weighed] = []
    for chance, event, worth in of_sortie(game, state, action):
        names = ("turns",) if event.kind == "interdiction" else ("slower", "losses")
        facts = {name: event.facts[name] for name in names}
        found.append((Message(f"guerra-odds-{event.kind}", facts), chance, worth))
    if facility < 0:
        roll = bombardment_roll(game, state, space, action.points)
    else:
        roll = interdiction_roll(game, space, action.points)
    return Forecast([roll], [gathered(found)], expected_of(found))
