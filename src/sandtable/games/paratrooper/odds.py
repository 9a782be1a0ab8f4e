"""Exact odds of what an action may lead to: battles, fire, strikes, drops, INFOWAR operations, ground recon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, Outcome, View
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each
from sandtable.games.paratrooper.actions import (
    Battle,
    Bombard,
    Combine,
    Done,
    Drop,
    Fire,
    Move,
    Netwar,
    Recon,
    Scout,
    Strike,
    Support,
)
from sandtable.games.paratrooper.battle import combinations, row_at_front
from sandtable.games.paratrooper.drop import drop_result, drop_roll
from sandtable.games.paratrooper.engagement import End, engagement
from sandtable.games.paratrooper.fire import column, ground_roll, remote_roll
from sandtable.games.paratrooper.pieces import enemies
from sandtable.games.paratrooper.state import REP, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

DICE = range(1, 7)


def forecast(game: ParatrooperGame, view: View, action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them; None where no chance is in it."""
    state = view.state
    assert isinstance(state, ParatrooperState)
    table = game.theatre.pack.combat.infowar
    if isinstance(action, Scout):
        return Forecast([_plain("ISR")], [_group("infowar", table.isr)])
    if isinstance(action, Netwar):
        return Forecast([_plain("Netwar")], [_group("infowar", table.netwar)])
    if isinstance(action, Recon):
        piece = game.theatre.piece[action.unit]
        needed = game.theatre.engagement[piece][state.disrupted >> piece & 1]
        results = ["success" if die < needed else "fail" for die in DICE]
        return Forecast([_plain(action.unit)], [_group("infowar", results)])
    if isinstance(action, Strike | Bombard):
        return forecast_strike(game, state, action)
    if isinstance(action, Battle):
        return forecast_battle(game, state, action.at, action)
    if isinstance(action, Move) and state.stack[-1][0] == "force":
        hex = game.hex_of(state, action.to)
        meets = hex is not None and state.foes >> hex & 1
        return forecast_battle(game, state, action.to, action) if meets else None
    if isinstance(action, Support | Done) and state.stack and state.stack[-1][0] == "netwar-support":
        return battle_odds(game, state, state.stack[-1][1], action)
    if isinstance(action, Fire | Combine):
        return forecast_fire(game, state, action)
    return forecast_drop(game, state, action) if isinstance(action, Drop) else None


def _plain(who: str) -> Roll:
    return Roll(who, 1, 6, "result", [])


def _group(kind: str, results: Iterable[str]) -> list[Outcome]:
    """Results of equally likely dice, the same ones counted together."""
    every = list(results)
    return [
        Outcome(Message(f"paratrooper-odds-{kind}", {"result": result}), count / len(every))
        for result, count in Counter(every).items()
    ]


def _fires(results: Iterable[tuple[int, int]]) -> list[Outcome]:
    """Hits and retreats of equally likely dice, the same ones counted together."""
    every = list(results)
    return [
        Outcome(Message("paratrooper-odds-fire", {"hits": hits, "retreat": retreat}), count / len(every))
        for (hits, retreat), count in Counter(every).items()
    ]


def forecast_strike(game: ParatrooperGame, state: ParatrooperState, action: Strike | Bombard) -> Forecast | None:
    """What a strike or bombardment does if it comes through; before it, what air defense may do to it."""
    theatre = game.theatre
    hex = game.hex_of(state, action.at)
    if hex is None:
        return None
    piece = theatre.piece[action.unit]
    marker = theatre.impact_of[piece] if isinstance(action, Bombard) else piece
    attacker = state.stack[-1][1] if state.stack and state.stack[-1][0] == "strikes" else REP
    roll = remote_roll(game, state, marker, hex, attacker)
    groups = [_fires(theatre.crt[column(game, roll)])]
    if theatre.tacs >> piece & 1:
        table = theatre.pack.combat.air_defense
        capable = bool(enemies(theatre, state, hex) & theatre.air_defense)
        groups.insert(0, _group("air-defense", table.capable if capable else table.others))
    return Forecast([roll], groups)


def forecast_fire(game: ParatrooperGame, state: ParatrooperState, action: Fire | Combine) -> Forecast | None:
    """What a fire does; where a PGM unit's target is decided by lot, over every target it may get (17.9-e)."""
    if not state.stack or state.stack[-1][0] != "battle":
        return None
    theatre = game.theatre
    _, hex, attacker, _, _, begun = state.stack[-1]
    row = row_at_front(game, state)
    if isinstance(action, Fire):
        firers = [theatre.piece[action.unit]]
    else:
        firers = combinations(game, state, hex, row, begun).get(action.how, [])
    if not firers:
        return None
    targets = top_targets(game, state, hex) if any(theatre.pgm >> p & 1 for p in firers) else [-1]
    rolls = [ground_roll(game, state, hex, firers, REP, attacker, target) for target in targets]
    return Forecast(rolls, [_fires(result for roll in rolls for result in theatre.crt[column(game, roll)])])


def forecast_battle(game: ParatrooperGame, state: ParatrooperState, at: str, action: Action) -> Forecast | None:
    """How a battle may go; counters that lie face down are turned up first, and nobody can know what they are."""
    hex = game.hex_of(state, at)
    if hex is None:
        return None
    if state.covered[hex]:
        unknown = Message("paratrooper-odds-unknown", {"number": state.covered[hex]})
        return Forecast([], [[Outcome(unknown, 1.0)]])
    return battle_odds(game, state, hex, action)


def battle_odds(game: ParatrooperGame, state: ParatrooperState, hex: int, action: Action) -> Forecast | None:
    """The odds of a battle with known enemies; None where they cannot be told."""
    groups = of_battle(game, state, hex, action)
    return Forecast([], groups) if groups else None


def of_battle(game: ParatrooperGame, state: ParatrooperState, hex: int, action: Action) -> list[list[Outcome]]:
    """Who is left in the hex, how many REP units are lost, how many of the enemy: of the whole battle or one round."""
    found = engagement(game, state, hex, action)
    if found is None:
        return []
    span = "battle" if found.whole else "round"

    def group(kind: str, what: Callable[[End], str | int]) -> list[Outcome]:
        odds: dict[str | int, float] = {}
        for end, chance in found.ends.items():
            odds[what(end)] = odds.get(what(end), 0.0) + chance
        return [
            Outcome(Message(f"paratrooper-odds-{kind}", {"span": span, kind: value}), chance)
            for value, chance in sorted(odds.items(), key=lambda entry: str(entry[0]))
        ]

    def who(end: End) -> str:
        if end.regiment and end.opposition:
            return "both"
        return "regiment" if end.regiment else "opposition" if end.opposition else "nobody"

    return [group("holds", who), group("lost", lambda end: end.lost), group("killed", lambda end: end.killed)]


def top_targets(game: ParatrooperGame, state: ParatrooperState, hex: int) -> list[int]:
    """The enemy units with the highest engagement rating (17.5-b)."""
    here = list(each(enemies(game.theatre, state, hex)))
    top = max(game.theatre.engagement[piece][0] for piece in here)
    return [piece for piece in here if game.theatre.engagement[piece][0] == top]


def forecast_drop(game: ParatrooperGame, state: ParatrooperState, action: Drop) -> Forecast | None:
    """How each unit aboard may land."""
    hex = game.hex_of(state, action.at)
    if hex is None or not state.stack or state.stack[-1][0] != "flight":
        return None
    rolls = [drop_roll(game, state, piece, hex) for piece in each(state.stack[-1][2])]
    groups = []
    for roll in rolls:
        results = Counter(drop_result(game, state, roll, hex, die) for die in DICE)
        groups.append(
            [
                Outcome(Message("paratrooper-odds-drop", {"unit": roll.who, "result": result}), count / len(DICE))
                for result, count in results.items()
            ]
        )
    return Forecast(rolls, groups)
