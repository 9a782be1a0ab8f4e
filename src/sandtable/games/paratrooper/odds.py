"""Exact odds of what an action may lead to: battles, fire, strikes, drops, INFOWAR operations, ground recon."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Account, Action, Ending, Event, Forecast, Line, Message, Outcome, View
from sandtable.engine.fields import Piece
from sandtable.engine.flow import Play
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, has, only, plus
from sandtable.engine.stakes import (
    NO_CHANGE,
    TINY,
    Weighed,
    Worth,
    all_of,
    by_number,
    change,
    expected,
    expected_of,
    gathered,
    lot,
    sure,
)
from sandtable.games.paratrooper import face_down
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
    Resolve,
    Scout,
    SetDown,
    Strike,
    Support,
    TakeUp,
)
from sandtable.games.paratrooper.battle import BattleStep, NetwarSupport
from sandtable.games.paratrooper.charts import die_reading, drop_reading, fire_reading
from sandtable.games.paratrooper.drop import drop_result, drop_roll, parachute
from sandtable.games.paratrooper.engagement import End, Row, engagement, order_of_fire, who
from sandtable.games.paratrooper.fire import ground_roll, remote_roll
from sandtable.games.paratrooper.fire_order import combinations, row_at_front
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import NEAR, SCATTER
from sandtable.games.paratrooper.harm import harms
from sandtable.games.paratrooper.infowar import fight_on_the_net, ready
from sandtable.games.paratrooper.pieces import enemies, put
from sandtable.games.paratrooper.stakes import HELD, account, every_way_of, is_certain, told
from sandtable.games.paratrooper.state import NONE, REP, Hex, ParatrooperState
from sandtable.games.paratrooper.strikes import AirDefense, StrikeCombat, StrikePlacement

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

DICE = range(1, 7)
#: what an outcome that drives the crisis to the end of its track comes to
CRISIS_ENDS_IT = Ending(Message("paratrooper-odds-mission-ends"), "25.1-b")


def forecast(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> Forecast | None:
    """The odds of an action, as far as this seat can know them; None where no chance is in it."""
    tell = CARDS.get(type(action))
    found = tell(game, view.state, action) if tell and view.state.stack else None
    certain = [[Outcome(harm.message, 1.0)] for harm in harms(game, view, action) if not harm.caution]
    if not certain:
        return found
    if found is None:
        return Forecast([], certain, None)
    return msgspec.structs.replace(found, groups=[*found.groups, *certain])


def _plain(who: str) -> Roll:
    return Roll(who, 1, 6, "result", [])


def _group(kind: str, results: Iterable[str], worth: Mapping[str, Worth] | None = None, by: str = "") -> list[Outcome]:
    """Results of equally likely dice, the same ones counted together; ``by`` is what tries its luck."""
    every, told_by = list(results), {"by": by} if by else {}
    return gathered(
        (
            Message(f"paratrooper-odds-{kind}", {"result": result, **told_by}),
            1 / len(every),
            (worth or {}).get(result, NO_CHANGE),
        )
        for result in every
    )


def _fires(ways: Iterable[tuple[float, list[Event], Account]], defended: bool = False) -> list[Weighed]:
    """Who is eliminated by a fire and who retreats, as it is played, and what that scores.

    A hit too many hits nobody (17.6-b), and nobody retreats from a base (17.9-f). ``defended``: it must first come
    through the air defense.
    """
    found: list[Weighed] = []
    through = "yes" if defended else "no"
    for chance, events, scored in ways:
        kinds = [event.kind for event in events]
        facts = {"hits": kinds.count("opfor-eliminated"), "retreat": kinds.count("opfor-retreats"), "through": through}
        found.append((Message("paratrooper-odds-fire", facts), chance, sure(scored)))
    return found


def held_by_base(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> list[Message]:
    """Where the enemy has a base nobody retreats as long as it stands (17.9-f)."""
    base = enemies(game.theatre, state, hex) & game.theatre.opfor_bases
    return [Message("paratrooper-odds-base", {"at": game.name_of(state, hex)})] if base else []


def forecast_scout(game: ParatrooperGame, state: ParatrooperState, action: Scout) -> Forecast:
    """Whether ISR finds something out (11.1); what turns up may be worth points, and nobody knows what it is."""
    group = _group("infowar", game.theatre.pack.combat.infowar.isr, by="scout")
    return Forecast([_plain("ISR")], [group], None, charts=[die_reading("infowar", 0)])


def forecast_recon(game: ParatrooperGame, state: ParatrooperState, action: Recon) -> Forecast:
    """Whether a unit finds out what lies next to it (32.1)."""
    piece = game.theatre.piece[action.unit]
    needed = game.theatre.engagement[piece][has(state.disrupted, piece)]
    results = ["success" if die < needed else "fail" for die in DICE]
    return Forecast([_plain(action.unit)], [_group("infowar", results, by="ground")], None)


def forecast_netwar(game: ParatrooperGame, state: ParatrooperState, action: Netwar) -> Forecast:
    """What a Netwar marker will do to the crisis (11.2), and with it perhaps to the mission (25.1-b)."""
    marker = ready(state, game.theatre.netwars)
    found: list[Weighed] = []
    over: set[str] = set()
    for chance, events, scored in every_way_of(game, state, lambda play: fight_on_the_net(play, marker)):
        result = told(events, "netwar").facts["result"]
        found.append((Message("paratrooper-odds-infowar", {"result": result, "by": "net"}), chance, sure(scored)))
        if any(event.kind == "mission-over" for event in events):
            over.add(result)
    group = [
        msgspec.structs.replace(one, ends=CRISIS_ENDS_IT) if one.message.args["result"] in over else one
        for one in gathered(found)
    ]
    charts = [die_reading("infowar", 1)]
    at_stake = [objective_to_come(game, state)] if over and not state.evacuated else []
    return Forecast([_plain("Netwar")], [group], expected_of(found), charts=charts, at_stake=at_stake)


def objective_to_come(game: ParatrooperGame, state: ParatrooperState) -> Message:
    """What can be won no more once the mission has ended (24.2-c)."""
    return Message("paratrooper-odds-objective-to-come", {"points": game.theatre.missions[state.mission].vp})


def forecast_strike(game: ParatrooperGame, state: ParatrooperState, action: Strike | Bombard) -> Forecast | None:
    """What a strike or bombardment does if it comes through; before it, what air defense may do to it.

    Where others may fire at the hex before it, nobody knows whom it still finds there, and what that is worth.
    """
    theatre = game.theatre
    hex = game.hex_of(state, action.at)
    if hex is None:
        return None
    piece = theatre.piece[action.unit]
    marker = theatre.impact_of[piece] if isinstance(action, Bombard) else piece
    step = state.stack[-1]
    attacker = step.attacker if isinstance(step, StrikePlacement) else REP
    roll = remote_roll(game, state, marker, hex, attacker)

    def fire(play: ParatrooperPlay) -> None:
        put(theatre, play.state, marker, hex)
        StrikeCombat(attacker).strike(play, marker)

    earlier = theatre.strikes | theatre.impacts if isinstance(action, Bombard) else theatre.strikes
    alone = not state.at[hex] & earlier
    fires = _fires(every_way_of(game, state, fire), has(theatre.tacs, piece))
    hit = lot((chance, worth) for _, chance, worth in fires)
    groups = [gathered(fires if alone else [(message, chance, NO_CHANGE) for message, chance, _ in fires])]
    charts = [fire_reading(game, [roll])]
    if has(theatre.tacs, piece):
        table = theatre.pack.combat.air_defense
        capable = bool(enemies(theatre, state, hex) & theatre.air_defense)
        results = table.capable if capable else table.others
        borne: dict[str, Worth] = {result: of_air_defense(game, state, piece, hex, result) for result in set(results)}
        groups.insert(0, _group("air-defense", results, borne))
        charts.append(die_reading("air-defense", 0 if capable else 1))
        ends = {result: hit if result == "none" else worth for result, worth in borne.items()}
        hit = lot((1 / len(results), ends[result]) for result in results)
    certain = alone and is_certain(game, state, only(hex))
    held = held_by_base(game, state, hex)
    return Forecast([roll], groups, expected(hit) if certain else None, charts=charts, decided=held)


def forecast_next(game: ParatrooperGame, state: ParatrooperState, action: Resolve) -> Forecast | None:
    """What a strike does that fires next; the odds of ISR and Netwar were told when they were committed (11.0-b)."""
    step, theatre, piece = state.stack[-1], game.theatre, game.theatre.piece[action.unit]
    if not isinstance(step, StrikeCombat) or not enemies(theatre, state, state.where[piece]):
        return None
    if has(state.fires, state.where[piece]):
        return None
    roll = remote_roll(game, state, piece, state.where[piece], step.attacker)
    fires = _fires(every_way_of(game, state, lambda play: step.strike(play, piece)))
    certain = is_certain(game, state, only(state.where[piece]))
    charts, held = [fire_reading(game, [roll])], held_by_base(game, state, state.where[piece])
    worth = expected_of(fires) if certain else None
    return Forecast([roll], [gathered(fires)], worth, charts=charts, decided=held)


def of_air_defense(game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex, result: str) -> Worth:
    """What it scores that air defense stops an airstrike."""
    if result == "none":
        return NO_CHANGE

    def bear(play: ParatrooperPlay) -> None:
        put(game.theatre, play.state, piece, hex)
        step = AirDefense(hex, AirDefense.RESULTS.index(result))
        play.push(step)
        step.bear(play, piece)

    return lot((chance, sure(scored)) for chance, _, scored in every_way_of(game, state, bear))


def forecast_fire(game: ParatrooperGame, state: ParatrooperState, action: Fire | Combine) -> Forecast | None:
    """What a fire does; where a PGM unit's target is decided by lot, over every target it may get (17.9-e)."""
    battle = state.stack[-1]
    if not isinstance(battle, BattleStep):
        return None
    theatre, hex = game.theatre, battle.hex
    row = row_at_front(game, state)
    if isinstance(action, Fire):
        firers = [theatre.piece[action.unit]]
    else:
        firers = combinations(game, state, hex, row, battle.begun).get(action.how, [])
    if not firers:
        return None
    targets = top_targets(game, state, hex) if any(has(theatre.pgm, p) for p in firers) else [NONE]
    rolls = [ground_roll(game, state, hex, firers, REP, battle.attacker, target) for target in targets]
    found = _fires(every_way_of(game, state, lambda play: battle.answer(play, action)))
    charts, held = [fire_reading(game, rolls)], held_by_base(game, state, hex)
    return Forecast(rolls, [gathered(found)], expected_of(found), charts=charts, decided=held)


def forecast_battle(game: ParatrooperGame, state: ParatrooperState, action: Battle) -> Forecast | None:
    """How the battle in a hex may go."""
    return forecast_meeting(game, state, game.hex_of(state, action.at), action)


def forecast_move(game: ParatrooperGame, state: ParatrooperState, action: Move | SetDown | TakeUp) -> Forecast | None:
    """How the battle may go that a move into the enemy's hex leads to."""
    hex = game.hex_of(state, action.to if isinstance(action, Move) else action.at)
    if not isinstance(state.stack[-1], Force) or hex is None or not has(state.foes, hex):
        return None
    if state.covered[hex]:
        return forecast_meeting(game, state, hex, action)
    found = battle_odds(game, state, hex, action)
    if found is None:  # that there will be a battle is told all the same
        follows = Message("paratrooper-odds-battle", {"at": game.name_of(state, hex)})
        found = Forecast([], [[Outcome(follows, 1.0)], *objective_at(game, state, hex)], None, blind=True)
    order = told_in_order(game, order_of_fire(game, state, hex, action))
    return msgspec.structs.replace(found, decided=[*found.decided, *order])


def told_in_order(game: ParatrooperGame, rows: list[Row]) -> list[Message]:
    """Who fires before whom, and who by himself: as one fire only units of one engagement rating (17.2-a, 17.9-c)."""
    commanded = any(row.regiment and has(game.theatre.ground_cps, piece) for row in rows for piece in row.units)
    found = []
    for place, row in enumerate(rows, 1):
        alone = row.regiment and commanded and len(row.units) == 1
        how = ("joint" if row.regiment else "commanded") if row.combines else "alone" if alone else "each"
        units = [game.theatre.names[piece] for piece in row.units]
        facts = {"place": place, "rating": row.rating, "units": units, "how": how}
        found.append(Message("paratrooper-odds-row", facts))
    return found


def forecast_support(game: ParatrooperGame, state: ParatrooperState, action: Support | Done) -> Forecast | None:
    """How the battle may go with a Netwar marker, or without (11.3)."""
    step = state.stack[-1]
    return battle_odds(game, state, step.hex, action) if isinstance(step, NetwarSupport) else None


def forecast_meeting(
    game: ParatrooperGame, state: ParatrooperState, hex: Hex | None, action: Action
) -> Forecast | None:
    """Counters that lie face down are turned up first: what they may be is told, and how it goes then."""
    if hex is None:
        return None
    return face_down.forecast(game, state, hex, action) if state.covered[hex] else battle_odds(game, state, hex, action)


def objective_at(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> list[list[Outcome]]:
    """What becomes of the objective where it is fought for: it shares its carrier's fate, or lies there (24.3)."""
    objective = game.theatre.objective_of[state.mission]
    if state.where[objective] != hex or has(state.concealed, objective):
        return []
    carrier = state.aboard[objective]
    facts = {"points": game.theatre.missions[state.mission].vp, "aboard": "no" if carrier < 0 else "yes"}
    by = game.theatre.names[carrier] if carrier >= 0 else ""
    return [[Outcome(Message("paratrooper-odds-objective", {**facts, "by": by}), 1.0)]]


def battle_odds(game: ParatrooperGame, state: ParatrooperState, hex: Hex, action: Action) -> Forecast | None:
    """The odds of a battle with known enemies; None where they cannot be told.

    Who is left in the hex, how many REP units are lost, how many of the enemy: of the whole battle or one round.
    """
    found = engagement(game, state, hex, action)
    if found is None:
        return None
    span = "battle" if found.whole else "round"

    def group(kind: str, what: Callable[[End], str | int]) -> list[Outcome]:
        ends = sorted(found.ends.items(), key=lambda entry: str(what(entry[0])))
        weighed = [
            (Message(f"paratrooper-odds-{kind}", {"span": span, kind: what(end)}), chance, sure(dict(end.scored)))
            for end, chance in ends
        ]
        return gathered(weighed)

    groups = [
        group("holds", who),
        by_number(group("lost", lambda end: end.lost), "lost"),
        by_number(group("killed", lambda end: end.killed), "killed"),
    ]
    groups += objective_at(game, state, hex)
    total = lot((chance, sure(dict(end.scored))) for end, chance in found.ends.items())
    worth = expected(total) if is_certain(game, state, state.rep) else None
    return Forecast([], groups, worth, decided=[] if found.whole else [Message("paratrooper-odds-one-round")])


def top_targets(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> list[Piece]:
    """The enemy units with the highest engagement rating (17.5-b)."""
    here = list(each(enemies(game.theatre, state, hex)))
    top = max(game.theatre.engagement[piece][0] for piece in here)
    return [piece for piece in here if game.theatre.engagement[piece][0] == top]


def forecast_drop(game: ParatrooperGame, state: ParatrooperState, action: Drop) -> Forecast | None:
    """How each unit aboard may land."""
    hex = game.hex_of(state, action.at)
    flight = state.stack[-1]
    if hex is None or not isinstance(flight, Flight):
        return None
    rolls, groups, own = [], [], []
    clear = 1.0  # how likely nobody scatters onto the enemy
    missed: dict[Line, tuple[float, float]] = {}  # a hex is held by whoever comes down there first (3.2-c)
    for piece in each(flight.load):
        rolls.append(drop_roll(game, state, piece, hex))
        found: list[Weighed] = []
        alone: dict[Line, float] = {}
        astray = 0.0
        for chance, events, scored in landings(game, state, piece, hex):
            facts = {"unit": game.theatre.names[piece], "result": told(events, "drop").facts["result"]}
            found.append((Message("paratrooper-odds-drop", facts), chance, sure(scored)))
            astray += chance * any(
                event.kind == "scattered" and has(state.foes, game.hex_named(state, event.facts["to"]))
                for event in events
            )
            ground = {line: points for line, points in scored.items() if line.rule == HELD}
            own.append(lot([(chance, sure({line: scored[line] for line in scored.keys() - ground.keys()}))]))
            for line, points in ground.items():
                alone[line] = alone.get(line, 0.0) + chance
                missed.setdefault(line, (points, 1.0))
        for line, chance in alone.items():
            missed[line] = (missed[line][0], missed[line][1] * (1 - chance))
        groups.append(gathered(found))
        clear *= 1 - astray
    if clear < 1 - TINY:
        strays = {"no": clear, "yes": 1 - clear}
        groups.append([Outcome(Message("paratrooper-odds-astray", {"astray": who}), strays[who]) for who in strays])
    taken = [lot([(1 - none, sure({line: points}))]) for line, (points, none) in missed.items()]
    certain = is_certain(game, state, plus(NEAR[hex], hex))
    charts = [drop_reading(rolls, game.ground(state).terrain[hex].drop)] if rolls else []
    return Forecast(rolls, groups, expected(all_of([*own, *taken])) if certain else None, charts=charts)


def landings(
    game: ParatrooperGame, state: ParatrooperState, piece: Piece, hex: Hex
) -> Iterator[tuple[float, list[Event], Account]]:
    """Every way in which one unit may come down; a scatter die that leads nowhere is rolled again (15.4-c)."""
    water = game.ground(state).water
    ways = [die for die in DICE if (to := SCATTER[hex][die - 1]) >= 0 and not has(water, to)]
    before = account(game, state)
    for die in DICE:
        scatters = drop_result(game, state, drop_roll(game, state, piece, hex), hex, die).startswith("scatter")
        for way in ways if scatters else ways[:1]:
            after = state.copy()
            after.chance = Chance(bytes(32), script={"dice": [die, way] if scatters else [die]})
            after.aim[piece] = hex
            play: ParatrooperPlay = Play(game, after)
            parachute(play, piece)
            weight = 1 / len(DICE) / (len(ways) if scatters else 1)
            yield weight, play.events, change(before, account(game, after))


#: what there is to tell of each kind of action
CARDS: dict[type[Action], Callable[[ParatrooperGame, ParatrooperState, Any], Forecast | None]] = {
    Scout: forecast_scout,
    Netwar: forecast_netwar,
    Recon: forecast_recon,
    Strike: forecast_strike,
    Bombard: forecast_strike,
    Battle: forecast_battle,
    Move: forecast_move,
    SetDown: forecast_move,
    TakeUp: forecast_move,
    Resolve: forecast_next,
    Support: forecast_support,
    Done: forecast_support,
    Fire: forecast_fire,
    Combine: forecast_fire,
    Drop: forecast_drop,
}
