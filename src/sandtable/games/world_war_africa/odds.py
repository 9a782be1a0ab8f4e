"""Exact odds before anybody commits: combat with its support and caches, and every single die of the rules.

Only what the seat sees goes into it. An unseen defender is taken for any of the enemy's unseen units that could be in
that hex, each as likely as the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.fields import Space
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, size
from sandtable.engine.stakes import NO_CHANGE, Weighed, added, expected_of, gathered, sure
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.activation import Activation, activation_roll, table_of
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.boxes import slip_roll
from sandtable.games.world_war_africa.combat import Combat, Muster, intercept_roll
from sandtable.games.world_war_africa.hidden import strangers
from sandtable.games.world_war_africa.march import Marching, movement_roll
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
from sandtable.games.world_war_africa.support import Fight, defenders
from sandtable.games.world_war_africa.zones import halved, supplied_ground

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

FACES = range(1, 7)


def forecast(game: WarGame, view: View[WarState], action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them."""
    state = view.state
    if not state.stack:
        return None
    step = state.stack[-1]
    tell = FORECASTS.get((type(step), type(action)))
    return tell(game, state, step, action) if tell else None


def single(roll: Roll, outcome: Callable[[int], str]) -> Forecast:
    """One die with two ends, neither of which changes any points."""
    found = (Message(f"world_war_africa-odds-{outcome(die + roll.total)}") for die in FACES)
    return Forecast([roll], [gathered((message, 1 / 6, NO_CHANGE) for message in found)])


def of_force(game: WarGame, state: WarState, step: Marching, action: a.Force) -> Forecast:
    """Whether every hex costs double (7.7-c)."""
    limit = game.theatre.tables.excessive.doubled_to
    return single(movement_roll(game, state, step), lambda total: "doubled" if total <= limit else "normal")


def of_slip(game: WarGame, state: WarState, step: Marching, action: a.Slip) -> Forecast:
    """Whether a Hutu unit gets into Rwanda, and what that is worth (7.11, 13.1)."""
    theatre = game.theatre
    unit = first(step.group)
    roll = slip_roll(game, state, unit)
    entered = sure(added(game, state, account, lambda play: put(theatre, play.state, unit, theatre.rwanda_box)))
    found: list[Weighed] = []
    for die in FACES:
        enters = die + roll.total >= theatre.tables.rolls.slip
        message = Message(f"world_war_africa-odds-{'enters' if enters else 'stays-out'}")
        found.append((message, 1 / 6, entered if enters else NO_CHANGE))
    return Forecast([roll], [gathered(found)], expected_of(found))


def of_intercept(game: WarGame, state: WarState, step: Combat, action: a.Intercept) -> Forecast:
    """Whether it comes to combat in Rwanda; what that brings is told once it is planned."""
    roll = intercept_roll(game, state, game.theatre.piece[action.by] if action.by else -1)
    odds = single(roll, lambda total: "combat" if total >= game.theatre.tables.rolls.intercept else "no-combat")
    return Forecast(odds.rolls, odds.groups, None)


def of_activation(game: WarGame, state: WarState, step: Activation, action: a.Spend | a.Save) -> Forecast:
    """How many land units an ally may have in play."""
    roll = activation_roll(game, state, paid=isinstance(action, a.Spend))
    table = table_of(game, state.active)
    lines = [min(max(die + roll.total, 1), len(table.land)) - 1 for die in FACES]
    outcomes = (
        (Message("world_war_africa-odds-land", {"units": table.land[line]}), 1 / 6, NO_CHANGE) for line in lines
    )
    return Forecast([roll], [gathered(outcomes)])


def of_launch(game: WarGame, state: WarState, step: Muster, action: a.Launch) -> Forecast:
    """The odds before anything is thrown in."""
    return forecast_fight(game, state, Battle(step.target, step.attackers, clash=step.clash))


def of_done(game: WarGame, state: WarState, step: Battle, action: a.Done) -> Forecast:
    """The odds with what is declared so far."""
    return forecast_fight(game, state, step)


def of_use(game: WarGame, state: WarState, step: Battle, action: a.Use) -> Forecast:
    """The odds with what this adds."""
    return forecast_fight(game, state, step.helped_by(game.theatre.piece[action.by]))


def of_infiltration(game: WarGame, state: WarState, step: Battle, action: a.Infiltrate) -> Forecast:
    """The odds with whatever the infiltrators' die may give."""
    return forecast_fight(game, state, step, game.theatre.tables.rolls.infiltration)


#: the question, the answer -> its odds
FORECASTS: dict[tuple[type[Step[Any, Any]], type[Action]], Callable[[WarGame, WarState, Any, Any], Forecast]] = {
    (Activation, a.Spend): of_activation,
    (Activation, a.Save): of_activation,
    (Marching, a.Force): of_force,
    (Marching, a.Slip): of_slip,
    (Combat, a.Intercept): of_intercept,
    (Muster, a.Launch): of_launch,
    (Battle, a.Done): of_done,
    (Battle, a.Use): of_use,
    (Battle, a.Infiltrate): of_infiltration,
}


def forecast_fight(game: WarGame, state: WarState, fight: Fight, drms: list[int] | None = None) -> Forecast:
    """Losses of both sides over the die, the unseen defenders and the infiltration die."""
    seen = defenders(game, state, fight)
    attack, defence = strengths(game, state, fight, seen)
    chances: dict[tuple[int, int], float] = {}
    modifiers = drms or [fight.drm]
    die = die_roll(game, state, fight)
    number = size(seen) + strangers(game, state, fight.target)[0]
    unseen = list(unseen_strength(game, state, fight.target))
    for more, weight in unseen:
        ground = sum(r.value for r in defence.reasons if r.rule == "8.6-a") + more
        helped = ground + sum(reason.value for reason in support_reasons(game, fight.answered, ground))
        here = column_of(game, column_roll(game, state, fight, attack.total, max(helped, 1)))
        for drm in modifiers:
            for face in FACES:
                total = face + die.total - fight.drm + drm
                lost, killed = losses_for(game, here, total)
                key = (min(lost, size(fight.attackers)), min(killed, number))
                chances[key] = chances.get(key, 0.0) + weight / 6 / len(modifiers)
    if number > size(seen):  # what is shown of them is what they have on average
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


def unseen_strength(game: WarGame, state: WarState, space: Space) -> Iterator[tuple[int, float]]:
    """What the unseen defenders of a hex may add to its defence, and how likely that is."""
    count, could = strangers(game, state, space)
    if not count:
        yield 0, 1.0
        return
    theatre = game.theatre
    values: dict[int, int] = {}
    for unit in each(could):
        factor = theatre.defence[unit]
        if not has(supplied_ground(game, state, theatre.units[unit].faction, theatre.side[unit]), space):
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
