"""Exact odds of fire, rockets, assaults, landings and moves under fire, before the player commits.

Everything is worked out from what he sees: a face-down counter that fires at somebody passing has value 1, whatever
it is (8.1-c), and nobody fires at a face-down counter otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, Outcome, View
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, listed
from sandtable.games.kolwezi.actions import Assault, Fire, Land, Mortars, Move, Rocket, Shoot, Strike
from sandtable.games.kolwezi.assault import reply_roll, retreat_areas, strike_roll, wants_to_retreat
from sandtable.games.kolwezi.fire import fire_roll, mortar_roll, opportunity_roll
from sandtable.games.kolwezi.losses import ELIMINATED, NOTHING, PIN, ap_result
from sandtable.games.kolwezi.movement import choose_route, katangan_shooters
from sandtable.games.kolwezi.para_drop import landing_roll
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.targets import by_firing_order, preferred
from sandtable.games.kolwezi.units import is_dummy, put, steps_left

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

SIDES = 10
Fates = dict[tuple[int, str], float]


def forecast(game: KolweziGame, view: View, action: Action) -> Forecast | None:
    """The odds of an action, as far as there is chance in it."""
    state = view.state
    assert isinstance(state, KolweziState)
    if isinstance(action, Fire | Mortars | Shoot):
        return forecast_fire(game, state, action)
    if isinstance(action, Rocket):
        return forecast_rocket(game, state, action)
    if isinstance(action, Assault):
        return forecast_assault(game, state, action)
    if isinstance(action, Strike):
        return forecast_strike(game, state, action)
    if isinstance(action, Land):
        return forecast_landing(game, state, action)
    if isinstance(action, Move):
        return forecast_move(game, state, action)
    return None


def outcome(name: str, unit: str, chance: float) -> Outcome:
    """One thing that may become of a unit."""
    return Outcome(Message(f"kolwezi-odds-{name}", {"unit": unit}), chance)


def fate(game: KolweziGame, state: KolweziState, piece: int, result: int) -> str:
    """What a result of AP fire makes of a unit."""
    if result in (NOTHING, PIN):
        return "unharmed" if result == NOTHING else "pinned"
    last = steps_left(game.theatre, state, piece) == 1
    return "eliminated" if result == ELIMINATED or last else "reduced"


def ap_odds(game: KolweziGame, state: KolweziState, roll: Roll, target: int) -> dict[str, float]:
    """What the ten faces of the die make of the target."""
    found: dict[str, float] = {}
    for die in range(1, SIDES + 1):
        name = fate(game, state, target, ap_result(game.theatre, die + roll.total))
        found[name] = found.get(name, 0.0) + 1 / SIDES
    return found


def grouped(game: KolweziGame, piece: int, odds: dict[str, float]) -> list[Outcome]:
    """The fates of one unit, the likeliest first."""
    name = game.theatre.piece_names[piece]
    return [outcome(end, name, chance) for end, chance in sorted(odds.items(), key=lambda entry: -entry[1])]


def forecast_fire(game: KolweziGame, state: KolweziState, action: Fire | Mortars | Shoot) -> Forecast:
    """AP fire at one target."""
    theatre = game.theatre
    unit, target = theatre.piece[action.unit], theatre.piece[action.target]
    if isinstance(action, Shoot):
        roll = opportunity_roll(game, state, unit, target)
    elif isinstance(action, Mortars):
        roll = mortar_roll(game, state, unit, target)
    else:
        firers = [unit, *(theatre.piece[name] for name in action.with_units)]
        roll = fire_roll(game, state, firers, target, theatre.smm if action.mortars else None)
    return Forecast([roll], [grouped(game, target, ap_odds(game, state, roll, target))])


def forecast_rocket(game: KolweziGame, state: KolweziState, action: Rocket) -> Forecast:
    """First the rocket team, then the AC die (5.1-h, 8.4-b)."""
    theatre = game.theatre
    unit, aml = theatre.piece[action.unit], theatre.aml
    landed = 1.0 if state.rockets >> unit & 1 else min(state.turn, 6) / 6
    table = theatre.tables.rockets
    killed, hit = table.destroyed / 6, (table.step - table.destroyed) / 6
    if steps_left(theatre, state, aml) == 1:
        killed, hit = killed + hit, 0.0
    odds = {"eliminated": landed * killed, "reduced": landed * hit}
    odds = {name: chance for name, chance in odds.items() if chance}
    odds["unharmed"] = 1.0 - sum(odds.values())
    team = [outcome("rockets", action.unit, landed), outcome("no-rockets", action.unit, 1 - landed)]
    return Forecast([Roll(action.unit, 1, 6, "score", [])], [team, grouped(game, aml, odds)])


def chance_of(total: int, needed: int) -> float:
    """The odds of scoring so much with one ten-sided die."""
    return min(max(SIDES + 1 - (needed - total), 0), SIDES) / SIDES


def forecast_strike(game: KolweziGame, state: KolweziState, action: Strike) -> Forecast:
    """One assaulting unit against one enemy."""
    theatre = game.theatre
    unit, target = theatre.piece[action.unit], theatre.piece[action.target]
    roll = strike_roll(theatre, state, unit, target)
    won = chance_of(roll.total, theatre.tables.assault.destroy)
    return Forecast([roll], [grouped(game, target, {"eliminated": won, "unharmed": 1 - won})])


def forecast_assault(game: KolweziGame, state: KolweziState, action: Assault) -> Forecast:
    """A unit going in alone: who falls back, who stands, and how a fight with one enemy ends."""
    theatre = game.theatre
    unit, area = theatre.piece[action.unit], theatre.index[action.to]
    scratch = state.copy()
    scratch.origin[unit] = scratch.area[unit]
    put(theatre, scratch, unit, area)
    rolls, groups, standing = [], [], []
    needed = theatre.tables.assault.destroy
    for enemy in listed(scratch.at[area] & theatre.katangan):
        name = theatre.piece_names[enemy]
        if is_dummy(theatre, scratch, enemy):
            groups.append([outcome("eliminated", name, 1.0)])
        elif wants_to_retreat(game, scratch, enemy) and retreat_areas(game, scratch, enemy, area):
            groups.append([outcome("retreats", name, 1.0)])
        else:
            roll = strike_roll(theatre, scratch, unit, enemy)
            won = chance_of(roll.total, needed)
            rolls.append(roll)
            groups.append(grouped(game, enemy, {"eliminated": won, "unharmed": 1 - won}))
            standing.append((enemy, won))
    if len(standing) == 1:
        enemy, won = standing[0]
        reply = reply_roll(theatre, scratch, enemy)
        rolls.append(reply)
        lost = (1 - won) * chance_of(reply.total, needed)
        odds = {"takes": won, "eliminated": lost, "falls-back": 1 - won - lost}
        groups.append(grouped(game, unit, {name: chance for name, chance in odds.items() if chance > 0}))
    return Forecast(rolls, groups)


def forecast_landing(game: KolweziGame, state: KolweziState, action: Land) -> Forecast:
    """The test that follows (4-f)."""
    theatre = game.theatre
    piece = theatre.piece[action.unit]
    scratch = state.copy()
    put(theatre, scratch, piece, theatre.index[action.at])
    roll = landing_roll(game, scratch, piece)
    pinned = sum(die + roll.total <= theatre.tables.landing.pinned for die in range(1, 7)) / 6
    return Forecast([roll], [grouped(game, piece, {"unharmed": 1 - pinned, "pinned": pinned})])


def forecast_move(game: KolweziGame, state: KolweziState, action: Move) -> Forecast | None:
    """What opportunity fire on the way may do to those who move (8.1)."""
    theatre = game.theatre
    frame = state.stack[-1]
    movers, spent = frame[1], frame[3]
    if action.path:
        route = [theatre.index[name] for name in action.path]
    else:
        route = choose_route(game, state, frame, theatre.index[action.to])
    passed = until_a_garrison(game, state, route)[:-1]
    if spent:
        passed = [state.area[first(movers)], *passed]
    going: dict[tuple[int, int], float] = {(movers, 0): 1.0}
    fates: Fates = {}
    rolls: list[Roll] = []
    scratch = state.copy()
    for area in passed:
        here: dict[tuple[int, int], float] = {}
        for (still, _), chance in going.items():
            here[still, 0] = here.get((still, 0), 0.0) + chance
        going = here
        for firer in by_firing_order(theatre, scratch, katangan_shooters(theatre, scratch, area)):
            going = fire_once(game, scratch, firer, area, going, fates, rolls)
            scratch.shot |= 1 << firer
    if not rolls:
        return None
    for (still, _), chance in going.items():
        for piece in each(still):
            fates[piece, "arrives"] = fates.get((piece, "arrives"), 0.0) + chance
    groups = [
        grouped(game, piece, {end: chance for (who, end), chance in fates.items() if who == piece})
        for piece in listed(movers)
    ]
    return Forecast(rolls, groups)


def until_a_garrison(game: KolweziGame, state: KolweziState, route: list[int]) -> list[int]:
    """The way as far as the first area where a garrison will show up: there the player is asked again (5.3.4-c)."""
    theatre = game.theatre
    for place, area in enumerate(route):
        for town in range(1, len(theatre.zones)):
            if theatre.approach[town] >> area & 1 and GARRISON - town in state.area:
                return route[: place + 1]
    return route


def fire_once(
    game: KolweziGame,
    state: KolweziState,
    firer: int,
    area: int,
    going: dict[tuple[int, int], float],
    fates: Fates,
    rolls: list[Roll],
) -> dict[tuple[int, int], float]:
    """One opportunity fire over everything that may be true by then: who still goes, who was stopped here."""
    after: dict[tuple[int, int], float] = {}
    for (still, stopped), chance in going.items():
        if not still:
            after[still, stopped] = after.get((still, stopped), 0.0) + chance
            continue
        scene = with_movers(game, state, area, still | stopped)
        targets = listed(preferred(game.theatre, scene, still))
        for target in targets:
            roll = opportunity_roll(game, scene, firer, target)
            if roll not in rolls:
                rolls.append(roll)
            for end, odds in ap_odds(game, scene, roll, target).items():
                part = chance * odds / len(targets)
                if end == "unharmed":
                    key = (still, stopped)
                else:
                    fates[target, end] = fates.get((target, end), 0.0) + part
                    bit = 1 << target
                    key = (still & ~bit, stopped | bit if end != "eliminated" else stopped)
                after[key] = after.get(key, 0.0) + part
    return after


def with_movers(game: KolweziGame, state: KolweziState, area: int, movers: int) -> KolweziState:
    """The position with the movers in an area on their way."""
    scene = state.copy()
    for piece in each(movers):
        put(game.theatre, scene, piece, area)
    return scene


def adds_up(groups: Iterable[list[Outcome]]) -> bool:
    """Whether the outcomes of every group add up to 1."""
    return all(abs(sum(one.chance for one in group) - 1) < 1e-9 for group in groups)
