"""Exact odds before anybody commits: combat with its support and caches, and every single die of the rules.

Only what the seat sees goes into it. An unseen defender is taken for any of the enemy's unseen units that could be in
that hex, each as likely as the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first
from sandtable.engine.stakes import NO_CHANGE, Weighed, added, expected_of, gathered, sure
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.activation import activation_roll, table_of
from sandtable.games.world_war_africa.boxes import slip_roll
from sandtable.games.world_war_africa.combat import intercept_roll
from sandtable.games.world_war_africa.hidden import strangers
from sandtable.games.world_war_africa.march import movement_roll
from sandtable.games.world_war_africa.movement import march_of
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.stakes import account, of_losses
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import (
    column_of,
    column_roll,
    die_roll,
    losses_for,
    strengths,
    support_reasons,
)
from sandtable.games.world_war_africa.support import A_CACHES, A_SUPPORT, Fight, defenders, fight_of
from sandtable.games.world_war_africa.zones import halved, supplied_ground

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

FACES = range(1, 7)


def forecast(game: WarGame, view: View, action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them."""
    state = view.state
    assert isinstance(state, WarState)
    if not state.stack:
        return None
    frame = state.stack[-1]
    if frame[0] == "muster" and isinstance(action, a.Launch):
        return forecast_fight(game, state, Fight(frame[1], frame[2], 0, 0, 0, 0, 0, frame[3]))
    if frame[0] == "battle" and isinstance(action, a.Use | a.Done | a.Infiltrate):
        return forecast_battle(game, state, fight_of(frame), action)
    if isinstance(action, a.Force):
        march = march_of(frame)
        roll = movement_roll(game, state, march)
        limit = game.theatre.tables.excessive.doubled_to
        return single(roll, lambda total: "doubled" if total <= limit else "normal")
    if isinstance(action, a.Slip):
        return forecast_slip(game, state, first(march_of(frame).group))
    if isinstance(action, a.Intercept):
        roll = intercept_roll(game, state, game.theatre.piece[action.by] if action.by else -1)
        odds = single(roll, lambda total: "combat" if total >= game.theatre.tables.rolls.intercept else "no-combat")
        return Forecast(odds.rolls, odds.groups, None)  # what the combat brings is told once it is planned
    if isinstance(action, a.Spend | a.Save):
        return forecast_activation(game, state, isinstance(action, a.Spend))
    return None


def single(roll: Roll, outcome: Callable[[int], str]) -> Forecast:
    """One die with two ends, neither of which changes any points."""
    found = (Message(f"world_war_africa-odds-{outcome(die + roll.total)}") for die in FACES)
    return Forecast([roll], [gathered((message, 1 / 6, NO_CHANGE) for message in found)])


def forecast_slip(game: WarGame, state: WarState, unit: int) -> Forecast:
    """Whether a Hutu unit gets into Rwanda, and what that is worth (7.11, 13.1)."""
    theatre = game.theatre
    roll = slip_roll(game, state, unit)
    entered = sure(added(game, state, account, lambda play: put(theatre, play.state, unit, theatre.rwanda_box)))
    found: list[Weighed] = []
    for die in FACES:
        enters = die + roll.total >= theatre.tables.rolls.slip
        message = Message(f"world_war_africa-odds-{'enters' if enters else 'stays-out'}")
        found.append((message, 1 / 6, entered if enters else NO_CHANGE))
    return Forecast([roll], [gathered(found)], expected_of(found))


def forecast_activation(game: WarGame, state: WarState, paid: bool) -> Forecast:
    """How many land units an ally may have in play."""
    roll = activation_roll(game, state, paid)
    table = table_of(game, state.active)
    lines = [min(max(die + roll.total, 1), len(table.land)) - 1 for die in FACES]
    outcomes = (
        (Message("world_war_africa-odds-land", {"units": table.land[line]}), 1 / 6, NO_CHANGE) for line in lines
    )
    return Forecast([roll], [gathered(outcomes)])


def forecast_battle(game: WarGame, state: WarState, fight: Fight, action: Action) -> Forecast:
    """The odds with what is declared so far, and with what this action adds."""
    if isinstance(action, a.Use):
        bit = 1 << game.theatre.piece[action.by]
        if fight.stage in (A_SUPPORT, A_CACHES):
            fight = fight._replace(used=fight.used | bit)
        else:
            fight = fight._replace(answered=fight.answered | bit)
    drms = game.theatre.tables.rolls.infiltration if isinstance(action, a.Infiltrate) else [fight.drm]
    return forecast_fight(game, state, fight, drms)


def forecast_fight(game: WarGame, state: WarState, fight: Fight, drms: list[int] | None = None) -> Forecast:
    """Losses of both sides over the die, the unseen defenders and the infiltration die."""
    seen = defenders(game, state, fight)
    attack, defence = strengths(game, state, fight, seen)
    chances: dict[tuple[int, int], float] = {}
    modifiers = drms or [fight.drm]
    die = die_roll(game, state, fight)
    number = seen.bit_count() + strangers(game, state, fight.target)[0]
    unseen = list(unseen_strength(game, state, fight.target))
    for more, weight in unseen:
        ground = sum(r.value for r in defence.reasons if r.rule == "8.6-a") + more
        helped = ground + sum(reason.value for reason in support_reasons(game, fight.answered, ground))
        here = column_of(game, column_roll(game, state, fight, attack.total, max(helped, 1)))
        for drm in modifiers:
            for face in FACES:
                total = face + die.total - fight.drm + drm
                lost, killed = losses_for(game, here, total)
                key = (min(lost, fight.attackers.bit_count()), min(killed, number))
                chances[key] = chances.get(key, 0.0) + weight / 6 / len(modifiers)
    if number > seen.bit_count():  # what is shown of them is what they have on average
        average = round(sum(more * weight for more, weight in unseen))
        defence = msgspec.structs.replace(defence, reasons=[*defence.reasons, Reason(average, "8.5-a", "unseen")])
    column = column_roll(game, state, fight, attack.total, max(defence.total, 1))
    losses: list[Weighed] = []
    ends: list[Weighed] = []
    for (lost, killed), chance in chances.items():
        worth = of_losses(game, state, fight, lost, killed)
        message = Message("world_war_africa-odds-losses", {"attacker": lost, "defender": killed})
        losses.append((message, chance, worth))
        ends.append((Message(f"world_war_africa-odds-{'taken' if killed >= number else 'held'}"), chance, worth))
    rolls = [attack, defence, column, die]
    return Forecast(rolls, [gathered(losses), gathered(ends)], expected_of(losses))


def unseen_strength(game: WarGame, state: WarState, space: int) -> Iterator[tuple[int, float]]:
    """What the unseen defenders of a hex may add to its defence, and how likely that is."""
    count, could = strangers(game, state, space)
    if not count:
        yield 0, 1.0
        return
    theatre = game.theatre
    values: dict[int, int] = {}
    for unit in each(could):
        factor = theatre.defence[unit]
        if not supplied_ground(game, state, theatre.units[unit].faction, theatre.side[unit]) >> space & 1:
            factor = halved(game, factor)
        values[factor] = values.get(factor, 0) + 1
    # Draws without replacement, counted over the values: (drawn, total) -> number of ways.
    ways = {(0, 0): 1}
    for factor, there in values.items():
        combined: dict[tuple[int, int], int] = {}
        for (drawn, total), number in ways.items():
            pick = 1
            for taken in range(min(there, count - drawn) + 1):
                key = (drawn + taken, total + taken * factor)
                combined[key] = combined.get(key, 0) + number * pick
                pick = pick * (there - taken) // (taken + 1)
        ways = combined
    found = {total: number for (drawn, total), number in ways.items() if drawn == count}
    every = sum(found.values())
    for total, number in sorted(found.items()):
        yield total, number / every
