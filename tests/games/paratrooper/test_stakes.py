"""What the battle card says of victory points is what the mission's score then shows (3.2)."""

from collections import Counter
from random import Random

import pytest

import sandtable
from sandtable.engine.chance import Chance, key_from_seed
from sandtable.engine.flow import Play
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import listed
from sandtable.games.paratrooper import engagement
from sandtable.games.paratrooper.actions import DONE, Battle, Combine, Drop, Fire, Move, Netwar, Strike, Support
from sandtable.games.paratrooper.bot import BOTS
from sandtable.games.paratrooper.drop import parachute
from sandtable.games.paratrooper.infowar import fight_on_the_net
from sandtable.games.paratrooper.state import REP
from sandtable.games.paratrooper.strikes import StrikeCombat
from sandtable.games.paratrooper.victory import score
from tests.games.paratrooper.drill import mission
from tests.games.points import holds, named, outcome_of, span

SIDE = "rep"


def valued(map="desert_city"):
    """The hexes of a map that are worth points, best first."""
    with mission({}, phase=5, map=map) as drill:
        ground = drill.game.ground(drill.state)
        return [ground.names[hex][1:] for hex in sorted(listed(ground.valued), key=lambda hex: -ground.vp[hex])]


PRIZE = valued()[0]


def card(drill, action):
    """The card of an action."""
    return drill.game.forecast(drill.table.view(drill.table.decision.seat), action)


def points(drill, state):
    """The mission's score."""
    return sum(reason.value for reason in score(drill.game, state))


def scored(drill, state):
    """How the score has changed."""
    return points(drill, state) - points(drill, drill.state)


def answered(drill, action, *thrown):
    """The position after an answer with these dice, nothing run on, and what was told."""
    state = drill.state.copy()
    state.chance = Chance(bytes(32), script={"dice": list(thrown)})
    play = Play(drill.game, state)
    state.stack[-1].answer(play, action)
    return state, play.events


def told(events, kind):
    return next(event.facts for event in events if event.kind == kind)


#: two more battles to choose from, so that none begins by itself
ELSEWHERE = {"SAP-1": "55", "TEC-2": "55", "1/2 Co": "13", "TEC-3": "13"}
BATTLES = {
    "a battle": {"1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31", **ELSEWHERE},
    "for a prize": {"1/1 Co": PRIZE, "TEC-1": PRIZE, **ELSEWHERE},
}


@pytest.mark.parametrize("name", list(BATTLES))
def test_a_battle_scores_what_its_card_says(name):
    units = BATTLES[name]
    with mission(units, phase=11) as drill:
        at = f"D{units['1/1 Co']}"
        game, colonel, rng = drill.game, BOTS["colonel"](drill.game, 0), Random(name)
        forecast = card(drill, Battle(at))
        sums, squares, games = 0.0, 0.0, 500
        for number in range(games):
            state = drill.state.copy()
            state.chance = Chance(rng.randbytes(32), number)
            game.apply(state, Battle(at))
            while any(isinstance(step, engagement.STEPS) for step in state.stack):
                decision = game.pending(state)
                game.apply(state, colonel.choose(game.observe(state, decision.seat), rng))
            end = engagement.Fight(game, drill.state, game.hex_of(state, at), None).end(state)
            left = ("nobody", "opposition", "regiment", "both")[2 * end.regiment + end.opposition]
            real = scored(drill, state)
            for outcome in (
                outcome_of(forecast, 0, holds=left),
                outcome_of(forecast, 1, lost=end.lost),
                outcome_of(forecast, 2, killed=end.killed),
            ):
                assert holds(span(outcome.stakes, SIDE), real), (outcome, real)
            sums, squares = sums + real, squares + real * real
        mean = sums / games
        error = ((squares / games - mean * mean) / games) ** 0.5
        low, high = span(forecast.expected, SIDE)
        assert low == high
        assert abs(low - mean) < 5 * error + 0.01


def test_a_move_into_battle_and_netwar_support_count_points():
    with mission({"1/1 Co": "42", "2/1 Co": "42", "TEC-1": "31", "TEC-2": "?43"}, phase=5) as drill:
        drill.do("pick", unit="1/1 Co")
        assert card(drill, Move("D31")).expected
        assert card(drill, Move("D43")).expected is None, "nobody knows what lies there"
    units = {"NW-1": "box", "HQ REP": "31", "1/1 Co": "31", "TER-1": "31"}
    with mission(units, phase=11) as drill:
        assert drill.step == "netwar-support"
        without, supported = card(drill, DONE), card(drill, Support())
        assert sum(span(supported.expected, SIDE)) > sum(span(without.expected, SIDE))


@pytest.mark.parametrize("action", [Fire("1/1 Co"), Combine("command")], ids=["fire", "combine"])
def test_fire_scores_what_its_card_says(action):
    units = {"HQ REP": "31-", "1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31"}
    with mission(units, phase=11) as drill:
        assert action in drill.table.decision.actions
        forecast = card(drill, action)
        mean = 0.0
        for die in range(1, 7):
            state, events = answered(drill, action, die)
            outcome = outcome_of(forecast, 0, **effect(events))
            real = scored(drill, state)
            assert span(outcome.stakes, SIDE) == (real, real)
            mean += real / 6
        assert span(forecast.expected, SIDE) == pytest.approx((mean, mean), abs=0.006)
        assert mean > 0


def test_a_strike_scores_what_its_card_says():
    placed = {"TAC-1": PRIZE, "AD-1": PRIZE}
    with mission({**placed, "TAC-1": "box"}, phase=7) as drill:
        action = Strike("TAC-1", f"D{PRIZE}")
        forecast = card(drill, action)
        mean, results = 0.0, set()
        for defence in range(1, 7):
            trial = mission(placed, phase=8, dice=[defence])
            result = told(trial.events, "air-defense")["result"]
            loss = scored(drill, trial.state)
            assert span(named(forecast, "paratrooper-odds-air-defense", result=result).stakes, SIDE) == (loss, loss)
            results.add(result)
            for die in range(1, 7):
                state = trial.state.copy()
                if result == "none":
                    outcome = outcome_of(forecast, 1, **struck(drill, state, "TAC-1", die))
                    assert span(outcome.stakes, SIDE) == (scored(drill, state),) * 2
                mean += scored(drill, state) / 36
        assert results == {"none", "abort", "shootdown"}
        assert span(forecast.expected, SIDE) == pytest.approx((mean, mean), abs=0.006)


def struck(drill, state, marker, die):
    """A strike or impact marker fires."""
    state.chance = Chance(bytes(32), script={"dice": [die]})
    play = Play(drill.game, state)
    StrikeCombat(REP).strike(play, drill.game.theatre.piece[marker])
    return effect(play.events)


def effect(events):
    """How many were eliminated by a fire, and how many retreated."""
    kinds = [event.kind for event in events]
    return {"hits": kinds.count("opfor-eliminated"), "retreat": kinds.count("opfor-retreats")}


@rule("paratrooper:17.6-b", "paratrooper:17.9-f")
@pytest.mark.parametrize(
    "there",
    [["GBASE-1"], ["GBASE-1", "TEC-1"], ["TEC-1"], ["TEC-1", "TEC-4", "INF-1"]],
    ids=["a lone base", "a base with others", "a lone unit", "several"],
)
def test_the_odds_of_a_strike_are_what_the_dice_then_do(there):
    """Nobody retreats from a base, a lone unit bears one hit, and all of it only if the strike comes through."""
    enemies = dict.fromkeys(there, PRIZE)
    with mission({**enemies, "TAC-1": "box"}, phase=7) as drill:
        forecast = card(drill, Strike("TAC-1", f"D{PRIZE}"))
    seen, works = Counter(), 0
    for defence in range(1, 7):
        trial = mission({**enemies, "TAC-1": PRIZE}, phase=8, dice=[defence])
        if told(trial.events, "air-defense")["result"] != "none":
            continue
        for die in range(1, 7):
            came = struck(trial, trial.state.copy(), "TAC-1", die)
            works += any(came.values())
            seen[came["hits"], came["retreat"]] += 1
    fire = [one for group in forecast.groups for one in group if one.message.id == "paratrooper-odds-fire"]
    card_says = {(one.message.args["hits"], one.message.args["retreat"]): one.chance for one in fire}
    assert card_says == pytest.approx({came: number / seen.total() for came, number in seen.items()})
    assert {one.message.args["through"] for one in fire} == {"yes"}
    hits = next(verdict for verdict in forecast.verdict if verdict.good)
    assert hits.chance == pytest.approx(works / 36)
    assert [one.id for one in forecast.decided] == ["paratrooper-odds-base"] * ("GBASE-1" in there)


def test_a_bombardment_scores_what_its_card_says():
    with mission({"MOR-1": "31", "1/1 Co": "32", "TEC-1": "32", **ELSEWHERE}, phase=7) as drill:
        action = next(action for action in drill.legal("bombard"))
        forecast = card(drill, action)
        mean = 0.0
        for die in range(1, 7):
            state, _ = answered(drill, action)
            theatre = drill.game.theatre
            marker = theatre.names[theatre.impact_of[theatre.piece[action.unit]]]
            outcome = outcome_of(forecast, 0, **struck(drill, state, marker, die))
            assert span(outcome.stakes, SIDE) == (scored(drill, state),) * 2
            mean += scored(drill, state) / 6
        assert span(forecast.expected, SIDE) == pytest.approx((mean, mean), abs=0.006)


def test_nobody_says_what_a_strike_scores_that_others_may_come_before():
    """Two drones for one technical: the second may find nobody left."""
    units = {"DRN-1": "box", "DRN-2": "32", "MOR-1": "31", "1/1 Co": "32", "TEC-1": "32", **ELSEWHERE}
    with mission(units, phase=7) as drill:
        for action in (Strike("DRN-1", "D32"), drill.game.read_action({"do": "bombard", "unit": "MOR-1", "at": "D32"})):
            forecast = card(drill, action)
            assert forecast.expected is None
            assert not any(outcome.stakes for group in forecast.groups for outcome in group)
            assert sum(outcome.chance for outcome in forecast.groups[0]) == pytest.approx(1)
    with mission({**units, "DRN-2": "box", "IMPACT MOR-1": "32"}, phase=7) as drill:
        assert card(drill, Strike("DRN-1", "D32")).expected is not None  # ranged fire comes after the strikes


@pytest.mark.parametrize("die", range(1, 7))
def test_netwar_scores_what_its_card_says(die):
    with mission({"NW-1": "box"}, phase=3, crisis=8) as drill:
        forecast = card(drill, Netwar())
        state, _ = answered(drill, Netwar())
        state.chance = Chance(bytes(32), script={"dice": [die]})
        play = Play(drill.game, state)
        fight_on_the_net(play, drill.game.theatre.piece["NW-1"])
        outcome = outcome_of(forecast, 0, result=told(play.events, "netwar")["result"])
        assert span(outcome.stakes, SIDE) == (scored(drill, state),) * 2
        assert {stake.rule for stake in outcome.stakes} <= {"3.2-f"}
        assert any(one.stakes for one in forecast.groups[0])


@pytest.mark.parametrize("units", [["1/1 Co"], ["1/1 Co", "2/1 Co"]])
def test_a_drop_scores_what_its_card_says(units):
    with mission({"MAC-1": "calvi", **dict.fromkeys(units, "calvi")}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        for unit in units:
            drill.do("load", unit=unit)
        action = Drop(f"D{PRIZE}")
        assert action in drill.table.decision.actions
        forecast = card(drill, action)
        base, _ = answered(drill, action)
        mean, rng, falls = 0.0, Random(5), 3000
        for _ in range(falls):
            state = base.copy()
            state.chance = Chance(rng.randbytes(32))
            alone = {}
            for number, unit in enumerate(units):
                before = points(drill, state)
                play = Play(drill.game, state)
                parachute(play, drill.game.theatre.piece[unit])
                result = told(play.events, "drop")["result"]
                alone[unit] = points(drill, state) - before
                if number == 0:  # it holds what it comes down in, as long as it is the first there
                    outcome = outcome_of(forecast, number, unit=unit, result=result)
                    assert holds(span(outcome.stakes, SIDE), alone[unit])
            mean += scored(drill, state) / falls
        low, high = span(forecast.expected, SIDE)
        assert low == pytest.approx(high)
        assert abs(low - mean) < 0.15
        assert low > 0


def test_what_may_turn_up_cannot_be_told():
    with mission({"ISR-1": "box", "TEC-1": "?31", "1/1 Co": "55"}, phase=3) as drill:
        assert card(drill, drill.legal("scout")[0]).expected is None


def test_the_player_is_told_the_score_that_counts():
    """What was never turned up counts (3.2-c): whoever looks at the end sees the same points as the evaluation."""
    game = sandtable.open_game("paratrooper", "mission")
    unseen = 0
    for seed in range(12):
        state, rng = game.setup(key_from_seed(f"end/{seed}")), Random(seed)
        while (decision := game.pending(state)) is not None:
            game.advance(state, rng.choice(decision.actions))
        unseen += any(state.covered)
        view = game.observe(state, 0)
        assert game.standing(view.state) == game.standing(state)
        assert game.standing(view.state).scores == [state.scores[-1]]
        assert not any(view.state.covered), "nothing lies face down on the board of a mission that is over"
    assert unseen, "in some of them something was left face down"
