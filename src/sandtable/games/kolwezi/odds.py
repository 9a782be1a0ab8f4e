"""Exact odds of fire, rockets, assaults, landings and moves under fire, before the player commits.

Everything is worked out from what he sees: a face-down counter that fires at somebody passing has value 1, whatever
it is (8.1-c), and nobody fires at a face-down counter otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Outcome, Reading, View
from sandtable.engine.fields import Piece
from sandtable.engine.flow import Play
from sandtable.engine.odds import every_way
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import has, listed
from sandtable.engine.stakes import (
    NO_POINTS,
    Weighed,
    added,
    all_of,
    change,
    expected,
    expected_of,
    gathered,
    lot,
    sure,
    together,
)
from sandtable.games.kolwezi.actions import Assault, Fight, Fire, Land, LandAll, Mortars, Move, Rocket, Shoot, Strike
from sandtable.games.kolwezi.assault_odds import at_stake, forecast_assault, forecast_strike
from sandtable.games.kolwezi.charts import fire_reading, landing_reading, rocket_reading
from sandtable.games.kolwezi.fates import ap_odds, end_of, fates_of
from sandtable.games.kolwezi.fire import fire_roll, mortar_roll, opportunity_roll
from sandtable.games.kolwezi.heavy_weapons import fire_rocket
from sandtable.games.kolwezi.losses import pin
from sandtable.games.kolwezi.move_odds import forecast_move
from sandtable.games.kolwezi.para_drop import Landing, in_the_air, land, landing_roll
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import steps_left
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def forecast(game: KolweziGame, view: View[KolweziState], action: Action) -> Forecast | None:
    """The odds of an action, as far as there is chance in it."""
    odds = ODDS.get(type(action))
    return odds(game, view.state, action) if odds else None


def forecast_fire(game: KolweziGame, state: KolweziState, action: Fire) -> Forecast:
    """AP fire at one target, perhaps combined and with mortar support."""
    theatre = game.theatre
    target = theatre.piece[action.target]
    firers = [theatre.piece[name] for name in (action.unit, *action.with_units)]
    roll = fire_roll(game, state, firers, target, theatre.smm if action.mortars else None)
    return fired_at(game, state, roll, target, at_stake(game, state, state.area[target]))


def forecast_mortars(game: KolweziGame, state: KolweziState, action: Mortars) -> Forecast:
    """The SMM by itself at one target."""
    unit, target = game.theatre.piece[action.unit], game.theatre.piece[action.target]
    roll = mortar_roll(game, state, unit, target)
    return fired_at(game, state, roll, target, at_stake(game, state, state.area[target]))


def forecast_shot(game: KolweziGame, state: KolweziState, action: Shoot) -> Forecast:
    """Opportunity fire at one target."""
    unit, target = game.theatre.piece[action.unit], game.theatre.piece[action.target]
    return fired_at(game, state, opportunity_roll(game, state, unit, target), target)


def fired_at(
    game: KolweziGame, state: KolweziState, roll: Roll, target: Piece, stakes: list[Message] | None = None
) -> Forecast:
    """One AP fire at one target."""
    fates = fates_of(game, target, ap_odds(game, state, roll, target))
    numbers = game.theatre.tables.fire
    needed = {"pin": numbers.pin, "step": numbers.step, "eliminate": numbers.eliminate}
    score = Message("kolwezi-odds-score", {"sum": f"{roll.total:+d}".replace("-", "−"), **needed})
    return one_fate(roll, fates, fire_reading(game.theatre, roll), stakes, [score])


def one_fate(
    roll: Roll,
    fates: list[Weighed],
    reading: Reading,
    stakes: list[Message] | None = None,
    decided: list[Message] | None = None,
) -> Forecast:
    """One die that decides about one unit."""
    worth = expected_of(fates)
    return Forecast([roll], [gathered(fates)], worth, charts=[reading], at_stake=stakes or [], decided=decided or [])


def forecast_rocket(game: KolweziGame, state: KolweziState, action: Rocket) -> Forecast:
    """First the rocket team, then the AC die (5.1-h, 8.4-b)."""
    theatre = game.theatre
    unit, aml = theatre.piece[action.unit], theatre.aml
    before = account(game, state)
    teams: list[Weighed] = []
    fates: list[Weighed] = []

    def fired(chance: Chance) -> KolweziState:
        after = state.copy()
        after.chance = chance
        fire_rocket(Play(game, after), unit)
        return after

    for chance, after in every_way(fired):
        worth = sure(change(before, account(game, after)))
        teams.append((end_of("rockets" if has(after.rockets, unit) else "no-rockets", action.unit), chance, worth))
        lost = steps_left(theatre, state, aml) - steps_left(theatre, after, aml)
        end = "eliminated" if after.area[aml] < 0 else "reduced" if lost else "unharmed"
        fates.append((end_of(end, theatre.piece_names[aml]), chance, worth))
    groups = [gathered(teams), gathered(fates)]
    landed = sum(chance for message, chance, _ in teams if message.id == "kolwezi-odds-rockets")
    charts = [rocket_reading(theatre, landed)]
    told = [] if landed > 1 - 1e-9 else [Message("kolwezi-odds-no-rockets-free", {"unit": action.unit})]
    rolls = [Roll(action.unit, 1, 6, "score", [])]
    return Forecast(rolls, groups, expected_of(fates), charts=charts, decided=told)


def forecast_landing(game: KolweziGame, state: KolweziState, action: Land) -> Forecast:
    """The test that follows (4-f)."""
    theatre = game.theatre
    piece, area = theatre.piece[action.unit], theatre.index[action.at]
    landed = state.copy()
    land(Play(game, landed), piece, area)
    roll = landing_roll(game, landed, piece)
    pinned = sum(die + roll.total <= theatre.tables.landing.pinned for die in range(1, 7)) / 6
    entered = change(account(game, state), account(game, landed))
    down = together(entered, added(game, landed, account, partial(pin, piece=piece, rule="4-f")))
    fates = fates_of(game, piece, {"unharmed": (1 - pinned, entered), "pinned": (pinned, down)})
    return one_fate(roll, fates, landing_reading(theatre, roll))


def forecast_landing_of_all(game: KolweziGame, state: KolweziState, action: LandAll) -> Forecast:
    """The tests of the whole wave, those who have landed before included (4-f)."""
    theatre = game.theatre
    landing = state.stack[-1]
    assert isinstance(landing, Landing)
    waiting = in_the_air(theatre, state, landing.wave)
    earlier = [piece for piece in listed(theatre.waves[landing.wave]) if piece not in waiting]
    landed = state.copy()
    landing.land_all(Play(game, landed), action)
    entered = change(account(game, state), account(game, landed))
    rolls: list[Roll] = []
    found: list[list[Weighed]] = []
    for piece in [*waiting, *earlier]:
        rolls.append(landing_roll(game, landed, piece))
        pinned = sum(die + rolls[-1].total <= theatre.tables.landing.pinned for die in range(1, 7)) / 6
        down = added(game, landed, account, partial(pin, piece=piece, rule="4-f"))
        found.append(fates_of(game, piece, {"unharmed": (1 - pinned, NO_POINTS), "pinned": (pinned, down)}))
    worth = all_of([sure(entered), *(lot((chance, worth) for _, chance, worth in fates) for fates in found)])
    charts = [landing_reading(theatre, rolls[0])]
    return Forecast(rolls, [gathered(fates) for fates in found], expected(worth), charts=charts)


def adds_up(groups: Iterable[list[Outcome]]) -> bool:
    """Whether the outcomes of every group add up to 1."""
    return all(abs(sum(one.chance for one in group) - 1) < 1e-9 for group in groups)


#: by the kind of action; what is not here is decided by no die
ODDS: dict[type[Action], Callable[[KolweziGame, KolweziState, Any], Forecast | None]] = {
    Fire: forecast_fire,
    Mortars: forecast_mortars,
    Shoot: forecast_shot,
    Rocket: forecast_rocket,
    Assault: forecast_assault,
    Fight: forecast_assault,
    Strike: forecast_strike,
    Land: forecast_landing,
    LandAll: forecast_landing_of_all,
    Move: forecast_move,
}
