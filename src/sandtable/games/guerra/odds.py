"""Exact odds of attacks and air raids, before anybody commits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Addition, Forecast, Message, Outcome, Reading, View
from sandtable.engine.fields import Number, PieceSet, Seat, Space
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, plus, set_of, several
from sandtable.engine.stakes import NO_CHANGE, NONE, TINY, Span, Weighed, expected_of, gathered, sure
from sandtable.games.guerra.actions import Attack, Commit, Done, Fight, Join, Sortie, Support
from sandtable.games.guerra.air import UNITS, SortieStep
from sandtable.games.guerra.battle import WINS, Battle, cell_at, code_of, codes_at, who_may_check
from sandtable.games.guerra.combat import Combat, Muster, all_together
from sandtable.games.guerra.fates import ELIMINATED, EMPTIED, GONE, INTERNED, Fates, fate, of_fight, overall
from sandtable.games.guerra.reserves import CommitReserves, fight_of
from sandtable.games.guerra.sending import Sent, called_in, strongest_attackers, strongest_defenders
from sandtable.games.guerra.stakes import elimination, of_results, of_sortie
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import battle_roll, modified, row_of
from sandtable.games.guerra.theatre import CONGO

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def forecast(game: GuerraGame, view: View[GuerraState], action: Action) -> Forecast | None:
    """The odds of an action; None when no die follows it. What the other side may still add stands apart."""
    stack = view.state.stack
    tell = FORECASTS.get((type(stack[-1]), type(action))) if stack else None
    return tell(game, view.state, stack[-1], action) if tell else None


def odds_together(game: GuerraGame, state: GuerraState, step: Combat, action: Attack) -> Forecast | None:
    """A hex is looked for to attack: all who could join it do."""
    space = game.theatre.grid.index[action.at]
    attackers = all_together(game, state, space)
    return muster_odds(game, state, space, attackers) if attackers and state.at[space] else None


def odds_now(game: GuerraGame, state: GuerraState, step: Muster, action: Fight) -> Forecast:
    """Those who have joined attack."""
    return muster_odds(game, state, step.at, step.attackers)


def odds_with(game: GuerraGame, state: GuerraState, step: Muster, action: Join) -> Forecast:
    """One more would attack."""
    return muster_odds(game, state, step.at, plus(step.attackers, game.theatre.piece[action.unit]))


def odds_supported(game: GuerraGame, state: GuerraState, step: Battle, action: Support) -> Forecast:
    """Air points help."""
    return attack_odds(game, state, step.at, step.attackers, action.points)


def muster_odds(game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet) -> Forecast:
    """An attack as it stands, and with the most that the defender can send: aircraft, reserves, both."""
    defender = game.theatre.side[first(state.at[space])]
    units = strongest_defenders(game, state, defender, space) if game.reserves else {}
    return odds_with_more(game, state, space, attackers, defender, units)


def odds_committed(game: GuerraGame, state: GuerraState, step: CommitReserves, action: Commit | Done) -> Forecast:
    """A reserve comes, or no more do; the attacker's answer to the defender's may still follow (8.1-d)."""
    fight = fight_of(state)
    attacker = fight.side(game)
    sent: Sent = {}
    if isinstance(action, Commit):
        sent[game.theatre.piece[action.unit]] = game.theatre.grid.index[action.to]
    after = called_in(game, state, sent)
    after.stack = state.stack[:-1]
    attackers = fight.attackers | (set_of(sent) if step.side == attacker else 0)
    answers = step.side != attacker
    units = strongest_attackers(game, after, attacker, step.at, attackers) if answers else {}
    return odds_with_more(game, after, step.at, attackers, 1 - step.side, units)


def odds_with_more(
    game: GuerraGame, state: GuerraState, space: Space, attackers: PieceSet, other: Seat, units: Sent
) -> Forecast:
    """An attack as it stands, and with the most that the other side may still add: aircraft, these reserves, both."""
    now = attack_odds(game, state, space, attackers, 0)
    air = state.air if other == CONGO else 0
    attacks = other == game.theatre.side[first(attackers)]
    called = called_in(game, state, units)
    together = attackers | (set_of(units) if attacks else 0)
    facts = {
        "points": air,
        "units": game.theatre.names_of(set_of(units)),
        "cause": "attack" if attacks else "defence",
    }
    adds: list[Addition] = []
    if air:
        adds.append(addition("guerra-adds-air", facts, attack_odds(game, state, space, attackers, air)))
    if units:
        adds.append(addition("guerra-adds-reserves", facts, attack_odds(game, called, space, together, 0)))
    if air and units:
        adds.append(addition("guerra-adds-both", facts, attack_odds(game, called, space, together, air)))
    return msgspec.structs.replace(now, additions=adds)


def addition(word: str, facts: dict[str, Any], odds: Forecast) -> Addition:
    """What the other side may send, and the odds then."""
    return Addition(Message(word, facts), odds.groups)


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
    """The results of an attack, whether the hex is given up, and what becomes of the units to the last check."""
    defenders = state.at[space]
    column, morale = battle_roll(game, state, space, attackers, defenders, support)
    cells = {cell_at(row, column.total): chance for row, chance in enumerate(row_odds(game, morale.total)) if chance}
    worth = of_results(game, state, space, attackers, cells)
    told = of_fight(game, state, space, attackers, cells)
    results: list[Weighed] = []
    grounds: list[Weighed] = []
    for cell, chance in cells.items():
        value = worth[cell] if worth else NO_CHANGE
        results.append((result_of(game, state, cell, attackers, defenders), chance, value))
        emptied = told.by_cell[cell].get(fate(EMPTIED), NONE)
        won = code_of(codes_at(game, cell)[0])[0] in WINS
        words = ("guerra-odds-gives-way" if won else "guerra-odds-emptied", "guerra-odds-hex-open", "guerra-odds-holds")
        grounds += [(Message(word), chance * part, value) for word, part in zip(words, parts(emptied), strict=True)]
    fates = overall((chance, told.by_cell[cell]) for cell, chance in cells.items())
    groups = [gathered(results), gathered(grounds)]
    groups += side_groups(fates, "attackers", attackers) + side_groups(fates, "defenders", defenders)
    groups += unit_groups(game, fates, attackers) + unit_groups(game, fates, defenders)
    rows = [(row, column.total, chance) for row, chance in enumerate(row_odds(game, morale.total)) if chance]
    expected = None if worth is None else expected_of(results)
    return Forecast([column, morale, *told.rolls], groups, expected, charts=[Reading("combat", rows)])


def result_of(game: GuerraGame, state: GuerraState, cell: Number, attackers: PieceSet, defenders: PieceSet) -> Message:
    """A cell of Tabela 2 in words, with who has a morale check to pass because of it: the codes are on the chart."""
    codes = codes_at(game, cell)
    attack, defence = (code_of(code)[0] for code in codes)
    who = who_may_check(state, codes, attackers, defenders)
    return Message("guerra-odds-result", {"attack_code": attack, "defence_code": defence, "checked": who})


def parts(span: Span) -> tuple[float, float, float]:
    """How likely something is whatever is chosen, how likely it hangs on the choices, how likely it is not."""
    low, high = span
    return low, high - low, 1 - high


def side_groups(fates: Fates, side: str, units: PieceSet) -> list[list[Outcome]]:
    """Whether a side of several units loses one."""
    lost = fates.get(fate(side), NONE)
    if not several(units) or lost[1] < TINY:
        return []
    words = ("guerra-odds-side-lost", "guerra-odds-side-open", "guerra-odds-side-spared")
    told = [(Message(word, {"side": side}), part, NO_CHANGE) for word, part in zip(words, parts(lost), strict=True)]
    return [gathered(told)]


def unit_groups(game: GuerraGame, fates: Fates, units: PieceSet) -> list[list[Outcome]]:
    """What becomes of each unit that may be lost whoever takes the losses."""
    found = []
    for unit in each(units):
        eliminated, interned, gone = (fates.get(fate(what, unit), NONE) for what in (ELIMINATED, INTERNED, GONE))
        if gone[1] < TINY or (several(units) and gone[0] < TINY):
            continue
        name = {"unit": game.theatre.names[unit]}
        told: list[Weighed] = [
            (Message("guerra-odds-lost", name), eliminated[0], sure(elimination(game, unit))),
            (Message("guerra-odds-interned", name), interned[0], NO_CHANGE),
            (Message("guerra-odds-unit-open", name), gone[1] - eliminated[0] - interned[0], NO_CHANGE),
            (Message("guerra-odds-survives", name), 1 - gone[1], NO_CHANGE),
        ]
        found.append(gathered(told))
    return found


def raid_odds(game: GuerraGame, state: GuerraState, step: SortieStep, action: Sortie) -> Forecast:
    """What a bombardment or an interdiction may do."""
    found: list[Weighed] = []
    for chance, event, worth in of_sortie(game, state, action):
        names = ("turns",) if event.kind == "interdiction" else ("slower", "losses")
        facts = {name: event.facts[name] for name in names}
        found.append((Message(f"guerra-odds-{event.kind}", facts), chance, worth))
    roll = step.roll(game, state, action.points)
    return Forecast([roll], [gathered(found)], expected_of(found), charts=[raid_reading(game, step, roll)])


def raid_reading(game: GuerraGame, step: SortieStep, roll: Roll) -> Reading:
    """The column of Tabela 3 or 4, and how likely the die is to come to each of its rows."""
    tables = game.theatre.tables
    spans = {
        "bombardment": [(line.low, line.high) for line in tables.bombardment.row],
        "interdiction": [(line.low, line.high) for line in tables.interdiction.row],
    }
    name = "bombardment" if step.facility == UNITS else "interdiction"
    return Reading(name, [(row, roll.total, (high + 1 - low) / 10) for row, (low, high) in enumerate(spans[name])])


#: who tells the odds of an answer, by the step that asks and by the answer
FORECASTS: dict[tuple[type, type], Callable[[GuerraGame, GuerraState, Any, Any], Forecast | None]] = {
    (Combat, Attack): odds_together,
    (Muster, Fight): odds_now,
    (Muster, Join): odds_with,
    (CommitReserves, Commit): odds_committed,
    (CommitReserves, Done): odds_committed,
    (Battle, Support): odds_supported,
    (SortieStep, Sortie): raid_odds,
}
