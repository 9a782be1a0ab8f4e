"""OpenSpiel: its own random simulation, dice as chance nodes, fair resampling."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import sandtable.envs
from sandtable.engine.faults import Fault
from tests.envs.positions import GAMES, opened


@pytest.fixture(autouse=True, scope="module")
def _registered():
    sandtable.envs.register_open_spiel()
    sandtable.envs.register_open_spiel()  # twice does no harm


def walked(game, seed, letters=200):
    """Positions of a random game."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(letters):
        if state.is_terminal():
            return
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_random_simulation(name):
    game = pyspiel.load_game(f"sandtable_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["kolwezi", "paratrooper"])
def test_open_spiels_random_simulation_with_every_state_written_down(name):
    game = pyspiel.load_game(f"sandtable_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_scenario_and_reward_are_parameters():
    game = pyspiel.load_game("sandtable_paratrooper(scenario=combined-operations,reward=standing,outcomes=36)")
    assert game.num_players() == 2
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert game.max_chance_outcomes() == 36
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert pyspiel.load_game(str(game)).num_players() == 2


@pytest.mark.parametrize("name", ["colonial", "kolwezi"])
def test_nothing_is_thrown_behind_the_back_of_chance(name):
    """After the same letters and the same outcomes of chance stands the same position; other outcomes differ."""
    game = pyspiel.load_game(f"sandtable_{name}")
    thrown = differ = 0
    for state in walked(game, 4, letters=400):
        if state.is_chance_node():
            thrown += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            differ += len({str(state.child(outcome)) for outcome, _ in outcomes[:12]}) > 1
        else:
            letter = state.legal_actions()[-1]
            assert str(state.child(letter)) == str(state.child(letter))
    assert thrown > 5
    assert differ > thrown / 2


def test_a_copy_can_be_played_on_by_itself():
    game = pyspiel.load_game("sandtable_colonial")
    for state in walked(game, 2, letters=60):
        before, copied = str(state), state.clone()
        assert str(copied) == before
        copied.apply_action(copied.legal_actions()[0])
        assert str(state) == before


@pytest.mark.parametrize("name", ["world_war_africa", "kolwezi"])
def test_a_resampled_position_looks_the_same_to_its_seat_and_may_be_another(name):
    game = pyspiel.load_game(f"sandtable_{name}")
    rng, others = random.Random(1), 0
    for state in walked(game, 3, letters=120):
        if state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        others += str(other) != str(state)
        other.apply_action(other.legal_actions()[0])
    assert others > 5


def test_open_spiels_fair_search_finds_an_answer():
    game, rng = pyspiel.load_game("sandtable_kolwezi"), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(3)
    rollout = RandomRolloutEvaluator(1, rng)
    bot = ISMCTSBot(game=game, evaluator=rollout, uct_c=2.0, max_simulations=6, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_tensor_and_returns_are_those_of_the_game():
    game = pyspiel.load_game("sandtable_guerra")
    (*_, last) = walked(game, 5, letters=100)
    assert np.array_equal(last.observation_tensor(0), last.match.row(0))
    assert last.returns() == [0, 0]
    while not last.is_terminal():
        last.apply_action(random.Random(1).choice(last.legal_actions()))
    result = opened("guerra").game.result(last.match.state)
    assert last.returns() == [{"won": 1, "drawn": 0, "lost": -1}[result.outcome(seat)] for seat in (0, 1)]


def test_what_may_not_be_said_is_told_by_name():
    state = pyspiel.load_game("sandtable_guerra").new_initial_state()
    state.apply_action(0)
    assert 0 not in state.legal_actions()
    with pytest.raises(ValueError, match=rf"letter 0 \(end\).*; {len(state.legal_actions())} others may"):
        state.apply_action(0)
    with pytest.raises(Fault, match=r"score.*standing, result"):
        pyspiel.load_game("sandtable_guerra", {"reward": "score"})
