"""Whole games: no dead end, no broken invariant, nothing leaks, masks and checks agree, positions are whole."""

from random import Random

import msgspec
import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.fuzz import fuzz, random_game
from sandtable.engine.leaks import leaks
from sandtable.engine.positions import describe, place
from sandtable.engine.spaces import only
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot import LEVELS
from sandtable.games.world_war_africa.combat import able, targets, why_not_attack, why_not_take_part
from sandtable.games.world_war_africa.deployment import (
    arrival_spaces,
    arrivals,
    standing,
    why_not_arrive,
    why_not_stand,
)
from sandtable.games.world_war_africa.movement import March, destinations, ends_of, reach
from sandtable.games.world_war_africa.obstacles import why_not_go
from sandtable.games.world_war_africa.pieces import in_stock
from sandtable.games.world_war_africa.stacking import excess
from sandtable.games.world_war_africa.taking_up import movable, why_not_pick
from sandtable.games.world_war_africa.zones import unsupplied
from tests.games.world_war_africa.drill import THEATRE, TITLE, start

GAME = TITLE.open("congo")


def positions(seed, every):
    """Positions of a random game."""
    rng = Random(seed)
    state = GAME.setup(key_from_seed(seed))
    number = 0
    while (decision := GAME.pending(state)) is not None:
        if number % every == 0:
            yield state
        GAME.apply(state, decision.actions[int(rng.random() * len(decision.actions))])
        number += 1


@pytest.mark.parametrize("seed", range(10))
def test_random_games_end(seed):
    state, decisions = random_game(GAME, f"fuzz-{seed}")
    assert GAME.result(state) is not None
    assert decisions > 300


def test_random_games_in_depth():
    found = list(fuzz([TITLE.open("congo", {"die_decides_airlift": True, "zero_becomes_one": True})], 1, 7, None, 1))[
        -1
    ]
    assert found.violations == []


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_leaks(seed):
    rng = Random(seed)
    others = [
        GAME.read_action(action)
        for action in ({"do": "attack", "at": "1709"}, {"do": "attack", "at": "1410"}, {"do": "pick", "unit": "FAC/2"})
    ]
    for state in positions(f"leak-{seed}", 45):
        for seat in (0, 1):
            assert leaks(GAME, state, seat, rng, LEVELS["commander"], others) == []


def test_imagined_positions_differ_and_look_the_same():
    rng = Random(5)
    differing = 0
    for state in positions("imagine", 150):
        view = GAME.observe(state, 1)
        imagined = GAME.imagine(view, rng)
        assert GAME.check(imagined) == []
        again = GAME.observe(imagined, 1).state
        assert again.where == view.state.where
        assert sorted(again.veiled) == sorted(view.state.veiled)
        differing += imagined.where != state.where
    assert differing > 2


def test_the_secret_key_is_not_shown():
    state = GAME.setup(key_from_seed("secret"))
    assert GAME.observe(state, 0).state.chance.key == bytes(32)
    assert state.chance.key != bytes(32)


def test_written_positions_are_whole():
    for state in positions("written", 200):
        written = msgspec.json.decode(msgspec.json.encode(describe(GAME, state)))
        assert place(GAME, written, bytes(32)) == state


def test_masks_and_checks_agree():
    looked = 0
    for state in positions("agree", 23):
        if state.active < 0 or not state.turn:
            continue
        units = [n for n in range(len(THEATRE.units)) if state.where[n] >= 0]
        allowed = movable(GAME, state)
        for unit in units:
            assert bool(allowed >> unit & 1) == (why_not_pick(GAME, state, unit) is None)
        for unit in units[:6]:
            if THEATRE.boxes >> state.where[unit] & 1 and THEATRE.contingent[unit] != state.active:
                continue
            march = March(only(unit), starved=unsupplied(GAME, state, only(unit)))
            ends = ends_of(GAME, state, march, reach(GAME, state, march))
            staying = destinations(GAME, state, march)
            for space in range(THEATRE.count):
                if space != state.where[unit] and THEATRE.names[space]:
                    legal = why_not_go(GAME, state, march, space) is None
                    assert bool(ends >> space & 1) == legal, (THEATRE.names[space], unit)
                    room = excess(THEATRE, state, space, 1) <= 0
                    assert bool(staying >> space & 1) == (legal and room), (THEATRE.names[space], unit)
        for unit in range(0, len(THEATRE.units), 23):
            may_be_put = standing(GAME, state, unit, (1 << THEATRE.count) - 1)
            for space in range(THEATRE.count):
                if THEATRE.names[space]:
                    assert bool(may_be_put >> space & 1) == (why_not_stand(GAME, state, unit, space) is None)
        for unit in range(0, len(THEATRE.units), 7):
            if in_stock(THEATRE, state, 1 << unit):
                for space in range(THEATRE.count):
                    if arrival_spaces(GAME, state, unit) >> space & 1:
                        listed = bool(arrivals(GAME, state, unit) >> space & 1)
                        assert listed == (why_not_arrive(GAME, state, unit, space) is None)
        attacked = targets(GAME, state)
        for space in range(THEATRE.count):
            if attacked >> space & 1:
                assert any(
                    why_not_take_part(GAME, state, n, space) is None for n in range(96) if able(GAME, state) >> n & 1
                )
            elif THEATRE.drc >> space & 1:
                assert why_not_attack(GAME, state, space) is not None
        looked += 1
    assert looked > 20


def test_what_a_seat_is_told_in_words():
    labels = set()
    for state in positions("words", 20):
        decision = GAME.pending(state)
        view = GAME.observe(state, decision.seat)
        assert GAME.question(view).id.startswith("world_war_africa-question-")
        for action in decision.actions:
            labels.add(GAME.label(view, action).id)
    assert len(labels) > 6


def test_forecasts_add_up_and_match_the_rules():
    kinds = set()
    for state in positions("odds", 1):
        decision = GAME.pending(state)
        if decision.step not in ("muster", "battle", "activation", "march", "combat"):
            continue
        view = GAME.observe(state, decision.seat)
        for action in decision.actions:
            if isinstance(action, a.Launch | a.Use | a.Infiltrate | a.Force | a.Slip | a.Intercept | a.Spend | a.Save):
                odds = GAME.forecast(view, action)
                assert odds is not None
                kinds.add(type(action).__name__)
                for group in odds.groups:
                    assert abs(sum(outcome.chance for outcome in group) - 1) < 1e-9
    assert {"Launch", "Force", "Spend", "Save"} <= kinds


def test_a_new_game_starts_with_the_government():
    with start() as drill:
        assert drill.seat == "government"
        assert drill.game.check(drill.state) == []
