"""Exact odds before anybody commits: combat with its support and caches, and every single die of the rules.

Only what the seat sees goes into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, Reading, View
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import first, has, size
from sandtable.engine.stakes import NO_CHANGE, Weighed, added, expected_of, gathered, sure
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.activation import Activation, activation_roll, table_of
from sandtable.games.world_war_africa.additions import additions, own_additions
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.boxes import slip_roll
from sandtable.games.world_war_africa.charts import DICE
from sandtable.games.world_war_africa.combat import Combat, Muster, intercept_roll
from sandtable.games.world_war_africa.coup import DECLARE, KitonaCoup, asks_for_airlift
from sandtable.games.world_war_africa.fight_odds import FACES, Odds, Ways, infiltrated, sure_of, thrown_off
from sandtable.games.world_war_africa.march import Marching, movement_roll
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.reinforcement import Reinforcement
from sandtable.games.world_war_africa.stakes import account
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import ROLL, Fight, cancelable

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def forecast(game: WarGame, view: View[WarState], action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them."""
    state = view.state
    if not state.stack:
        return None
    step = state.stack[-1]
    tell = FORECASTS.get((type(step), type(action)))
    return tell(game, state, step, action) if tell else None


def single(chart: str, roll: Roll, bound: int, low: str, high: str) -> Forecast:
    """One die with two ends, up to a number and above it, neither of which changes any points."""
    ends = [low if die + roll.total <= bound else high for die in FACES]
    found = ((Message(f"world_war_africa-odds-{end}"), 1 / 6, NO_CHANGE) for end in ends)
    return Forecast([roll], [gathered(found)], charts=[two_ends(chart, roll, bound)])


def two_ends(chart: str, roll: Roll, bound: int) -> Reading:
    """What such a die reads: the first line up to a number, the second above it."""
    low = sum(die + roll.total <= bound for die in FACES) / len(FACES)
    return Reading(chart, [(line, 0, chance) for line, chance in enumerate((low, 1 - low)) if chance])


def die_reading(column: str) -> Reading:
    """A column of the chart of single dice."""
    place = [name for name, _, _ in DICE].index(column)
    return Reading("dice", [(face - 1, place, 1 / len(FACES)) for face in FACES])


def of_force(game: WarGame, state: WarState, step: Marching, action: a.Force) -> Forecast:
    """Whether every hex costs double (7.7-c)."""
    limit = game.theatre.tables.excessive.doubled_to
    return single("movement-roll", movement_roll(game, state, step), limit, "doubled", "normal")


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
    charts = [two_ends("slip", roll, theatre.tables.rolls.slip - 1)]
    return Forecast([roll], [gathered(found)], expected_of(found), charts=charts)


def of_intercept(game: WarGame, state: WarState, step: Combat, action: a.Intercept) -> Forecast:
    """Whether it comes to combat in Rwanda; what that brings is told once it is planned."""
    roll = intercept_roll(game, state, game.theatre.piece[action.by] if action.by else -1)
    odds = single("intercept", roll, game.theatre.tables.rolls.intercept - 1, "no-combat", "combat")
    return msgspec.structs.replace(odds, expected=None)


def of_activation(game: WarGame, state: WarState, step: Activation, action: a.Spend | a.Save) -> Forecast:
    """How many land units an ally may have in play, and how much support it may use (5.3-a, 5.3-b)."""
    roll = activation_roll(game, state, paid=isinstance(action, a.Spend))
    table = table_of(game, state.active)
    lines = [min(max(die + roll.total, 1), len(table.land)) - 1 for die in FACES]
    rows = ({"units": table.land[line], "air": table.air[line], "helo": table.helo[line]} for line in lines)
    outcomes = ((Message("world_war_africa-odds-land", row), 1 / 6, NO_CHANGE) for row in rows)
    return Forecast([roll], [gathered(outcomes)], charts=[activation_reading(game, state, lines)])


def activation_reading(game: WarGame, state: WarState, lines: list[int]) -> Reading:
    """The lines of an ally's table that the die may come to, in all three columns."""
    ally = game.theatre.contingents[state.active].lower()
    cells = [(line, column, lines.count(line) / len(lines)) for line in sorted(set(lines)) for column in range(3)]
    return Reading(f"activation-{ally}", cells)


def of_hire(game: WarGame, state: WarState, step: Reinforcement, action: a.Hire) -> Forecast:
    """What contractors may ask for each of their aircraft (7.9.1-a); how many are hired then is chosen afterwards."""
    prices = game.theatre.tables.prices.pmc
    found = ((Message("world_war_africa-odds-price", {"price": price}), 1 / 6, NO_CHANGE) for price in prices)
    roll = Roll(game.theatre.contingents[state.active], 1, 6, "modifier", [])
    return Forecast([roll], [gathered(found)], None, charts=[die_reading("pmc")])


def of_coup(game: WarGame, state: WarState, step: KitonaCoup, action: Action) -> Forecast | None:
    """Who joins at Kitona, if the die is thrown now (14.0-b)."""
    declared = step.stage == DECLARE
    if isinstance(action, a.Done) == declared or (declared and asks_for_airlift(game, state)):
        return None
    to = game.theatre.tables.rolls.coup_militia_to
    factions = ("RDC" if die <= to else "ANC" for die in FACES)
    found = ((Message("world_war_africa-odds-joins", {"faction": name}), 1 / 6, NO_CHANGE) for name in factions)
    roll = Roll("Rwanda", 1, 6, "modifier", [])
    return Forecast([roll], [gathered(found)], charts=[two_ends("coup", roll, to)])


def forecast_fight(game: WarGame, state: WarState, fight: Fight, ways: Ways, stage: int) -> Forecast:
    """Losses of both sides over every die that is thrown, and what either side may still throw in.

    ``stage`` is the first in which whoever decides now can do so.
    """
    odds = Odds(game, state, fight)
    losses, ends = odds.weighed(odds.chances(ways))
    more, own = additions(game, state, odds, ways), own_additions(game, state, odds, ways, stage)
    groups = [gathered(losses), gathered(ends)]
    return Forecast(odds.rolls(ways[0][0]), groups, expected_of(losses), more, charts=[odds.reading(ways)], own=own)


def of_launch(game: WarGame, state: WarState, step: Muster, action: a.Launch) -> Forecast:
    """The odds before anything is thrown in."""
    fight = Battle(step.target, step.attackers, clash=step.clash)
    return forecast_fight(game, state, fight, sure_of(fight), fight.stage)


def of_done(game: WarGame, state: WarState, step: Battle, action: a.Done | a.NoHelp) -> Forecast:
    """The odds with what is declared so far."""
    later = ROLL if isinstance(action, a.NoHelp) else step.stage + 1
    return forecast_fight(game, state, step, sure_of(step), later)


def of_use(game: WarGame, state: WarState, step: Battle, action: a.Use) -> Forecast:
    """The odds with what this adds; the air defence throws its die first (12.3-b)."""
    piece = game.theatre.piece[action.by]
    helped = step.helped_by(piece)
    if not has(game.theatre.adr, piece):
        return forecast_fight(game, state, helped, sure_of(helped), helped.stage)
    ways = thrown_off(game, helped)
    odds = forecast_fight(game, state, helped, ways, helped.stage)
    driven = ((min(fight.cancels, size(cancelable(game, fight))), chance) for fight, chance in ways)
    found = ((Message("world_war_africa-odds-driven-off", {"markers": n}), chance, NO_CHANGE) for n, chance in driven)
    return msgspec.structs.replace(odds, groups=[gathered(found), *odds.groups])


def of_cancel(game: WarGame, state: WarState, step: Battle, action: a.Cancel) -> Forecast:
    """The odds without this marker."""
    left = step.without_marker(game.theatre.piece[action.by])
    return forecast_fight(game, state, left, sure_of(left), left.stage + 1)


def of_infiltration(game: WarGame, state: WarState, step: Battle, action: a.Infiltrate) -> Forecast:
    """The odds with whatever the infiltrators' die may give."""
    return forecast_fight(game, state, step, infiltrated(game, step), ROLL)


#: the question, the answer -> its odds
FORECASTS: dict[tuple[type[Step[Any, Any]], type[Action]], Callable[[WarGame, WarState, Any, Any], Forecast | None]] = {
    (Activation, a.Spend): of_activation,
    (Activation, a.Save): of_activation,
    (Reinforcement, a.Hire): of_hire,
    (KitonaCoup, a.Coup): of_coup,
    (KitonaCoup, a.Airlift): of_coup,
    (KitonaCoup, a.Done): of_coup,
    (Marching, a.Force): of_force,
    (Marching, a.Slip): of_slip,
    (Combat, a.Intercept): of_intercept,
    (Muster, a.Launch): of_launch,
    (Battle, a.Done): of_done,
    (Battle, a.NoHelp): of_done,
    (Battle, a.Use): of_use,
    (Battle, a.Cancel): of_cancel,
    (Battle, a.Infiltrate): of_infiltration,
}
