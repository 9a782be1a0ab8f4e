"""PettingZoo: its own tests, what every seat earns, and what it is shown."""

import time
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import sandtable.envs
from sandtable.engine.faults import Fault
from tests.envs.positions import GAMES

#: what is said of every environment with a mask, and of seats that have names
ADVICE = ("Observation is not a NumPy array", "Observation space for each agent", "We recommend agents to be named")


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_api_test(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for advice in ADVICE:
            warnings.filterwarnings("ignore", advice)
        api_test(sandtable.envs.aec(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_seed_test(name):
    seed_test(lambda: sandtable.envs.aec(name), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_performance_benchmark(name, monkeypatch, capsys):
    real = time.time
    start = real()
    monkeypatch.setattr(time, "time", lambda: start + (real() - start) * 10)  # half a second instead of five
    performance_benchmark(sandtable.envs.aec(name))
    assert "turns per second" in capsys.readouterr().out


def walked(env, seed, letters=10_000):
    """A game of random letters: who is asked before each, and what it has earned since it was asked last."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter(letters):
        seen, earned, over, _, _ = env.last()
        yield agent, earned
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))


def test_what_one_side_earns_the_other_loses_and_it_adds_up():
    env = sandtable.envs.aec("guerra")
    env.reset(seed=1)
    began = env.unwrapped.match.margins
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent, earned in walked(env, 1):
        assert sum(env.rewards.values()) == pytest.approx(0)
        total[agent] += earned
    match = env.unwrapped.match
    rebels, congo = match.playing.game.result(match.state).scores
    assert rebels != congo
    assert [*total.values()] == pytest.approx([rebels - congo - began[0], congo - rebels - began[1]])


def test_only_the_seat_that_is_asked_has_letters_and_sees_what_it_says():
    env = sandtable.envs.aec("colonial")
    layout = env.unwrapped.playing.layout
    said = next(one for one in layout.sections if one.name == "answer so far")
    spoken = 0
    for agent, _ in walked(env, 3, letters=300):
        for other in env.agents:
            seen = env.observe(other)
            letters = seen["observation"][said.start : said.start + said.size].sum()
            if other == agent:
                assert seen["action_mask"].sum() > 1 or env.terminations[agent]
                spoken += letters > 0
            else:
                assert seen["action_mask"].sum() == letters == 0
    assert spoken > 50


def test_a_letter_that_may_not_be_said_ends_the_game():
    env = sandtable.envs.aec("kolwezi")
    env.reset(seed=1)
    (agent,) = env.agents
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_allies_earn_the_same():
    env = sandtable.envs.aec("paratrooper", "combined-operations")
    seats, earned = set(), 0.0
    for agent, _ in walked(env, 2):
        seats.add(agent)
        assert len(set(env.rewards.values())) <= 1
        earned += abs(sum(env.rewards.values()))
    assert len(seats) == 2
    assert earned > 0


def test_a_seat_is_told_what_gymnasiums_is():
    env = sandtable.envs.aec("world_war_africa")
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, _, over, _, told = env.last()
        assert np.array_equal(told["answers"] > 0, seen["action_mask"] == 1)
        assert (told["outcome"] != "") == over
        assert not any(env.infos[other]["answers"].any() for other in env.agents if other != agent)
        if over:
            break
        env.step(rng.choice(len(told["answers"]), p=told["answers"] / told["answers"].sum()))
    margins = [env.infos[name]["margin"] for name in env.possible_agents]
    assert margins[0] == -margins[1]


def test_what_there_is_not_is_told():
    env = sandtable.envs.aec("kolwezi").unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"end.*may not be said"):
        env.step(0)
    with pytest.raises(Fault, match=r"score.*standing, result"):
        sandtable.envs.aec("kolwezi", reward="score")
