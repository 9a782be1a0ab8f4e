"""Gymnasium: its own checker, seeds, masks, rewards, bots at the other seats, many games over processes."""

import doctest
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sandtable.envs
from sandtable.engine.faults import Fault
from sandtable.envs.solo import Solo
from sandtable.envs.vector import Tables
from tests.envs.positions import GAMES


def walked(env: Solo, seed: int, letters: int = 10_000) -> list[tuple[bytes, float]]:
    """A game of even random answers: what was seen and earned, letter by letter."""
    rng = np.random.default_rng(seed)
    seen, told = env.reset(seed=seed)
    found = [(seen["observation"].tobytes(), 0.0)]
    over = False
    while not over and len(found) <= letters:
        weights = told["answers"] / told["answers"].sum()
        seen, earned, over, _, told = env.step(rng.choice(len(weights), p=weights))
        found.append((seen["observation"].tobytes(), earned))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_checker_is_content(name):
    env = gymnasium.make(sandtable.envs.environment_id(name)).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


def test_the_example_in_the_package():
    assert doctest.testmod(sandtable.envs) == (0, 4)


def test_the_names_that_programs_use():
    assert gymnasium.make("sandtable/Kolwezi-v0").unwrapped.playing.game.title.name == "kolwezi"
    assert sandtable.envs.environment_id("world_war_africa") == "sandtable/WorldWarAfrica-v0"


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_game_and_another_seed_another(name):
    env = Solo(name, bot="random")
    first = walked(env, 5, letters=60)
    assert first == walked(env, 5, letters=60) == walked(Solo(name, bot="random"), 5, letters=60)
    assert first != walked(env, 6, letters=60)


@pytest.mark.parametrize("name", ["kolwezi", "colonial"])
@pytest.mark.parametrize("reward", ["standing", "result"])
def test_what_is_earned_adds_up_to_what_came_of_it(name, reward):
    env = Solo(name, bot="random", reward=reward)
    env.reset(seed=3)
    began = env.match.margins[0]
    earned = sum(reward for _, reward in walked(env, 3))
    result = env.playing.game.result(env.match.state)
    if reward == "result":
        assert earned == {"won": 1, "drawn": 0, "lost": -1}[result.outcome(0)]
    else:
        own, *others = result.scores
        assert earned + began == pytest.approx(own - max(others, default=0))


def test_the_mask_and_the_refusal_say_the_same():
    env = Solo("kolwezi")
    seen, _ = env.reset(seed=1)
    for letter in range(env.action_space.n):
        env.reset(seed=1)
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        after, earned, over, _, told = env.step(np.int64(letter))
        assert told["refused"] == (not seen["action_mask"][letter])
        if told["refused"]:
            assert (earned, over) == (0, False)
            assert np.array_equal(after["observation"], seen["observation"])


def test_the_other_seats_are_played_by_the_bot_that_is_asked_for():
    for seat in ("government", "tribes"):
        env = Solo("colonial", "tel-asra", seat=seat, bot="cadet")
        seen, told = env.reset(seed=2)
        for _ in range(40):
            assert env.match.seat == env.playing.seats.index(seat)
            assert seen["action_mask"].sum() > 1
            seen, _, over, _, told = env.step(np.int64(seen["action_mask"].argmax()))
            if over:
                break
    assert walked(Solo("colonial", bot="cadet"), 4, 80) != walked(Solo("colonial", bot="random"), 4, 80)


def test_scenarios_options_and_packs_are_opened():
    option = next(one for one in sandtable.open_game("guerra").title.options() if one.default is False)
    env = Solo("guerra", options={option.name: True})
    assert env.playing.game.options[option.name] is True
    assert Solo("colonial", "atbara").playing.seats == ("sirdar", "mahdists")
    folder = Path(sandtable.envs.shelf.folder("kolwezi")) / "data"
    assert Solo("kolwezi", pack=folder).playing.setting != Solo("kolwezi").playing.setting


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ({"game": "go"}, "go"),
        ({"game": "colonial", "scenario": "rorke"}, "rorke"),
        ({"game": "colonial", "seat": "zulu"}, "zulu.*government, tribes"),
        ({"game": "colonial", "reward": "score"}, "score.*standing, result"),
        ({"game": "colonial", "bot": "marshal"}, "marshal"),
    ],
)
def test_what_there_is_not_is_told(what, told):
    with pytest.raises(Fault, match=told):
        Solo(**what)


# Many games at once


def drawn(seen: dict, rng: np.random.Generator) -> np.ndarray:
    """A letter that may be said in each game."""
    return (seen["action_mask"] * rng.random(seen["action_mask"].shape)).argmax(1)


def test_games_over_processes_are_those_played_here():
    found = []
    for processes in (0, 2):
        tables = gymnasium.make_vec("sandtable/Kolwezi-v0", num_envs=3, processes=processes)
        rng = np.random.default_rng(1)
        seen, _ = tables.reset(seed=9)
        told = [seen["observation"].copy()]
        for _ in range(120):
            seen, earned, over, cut, infos = tables.step(drawn(seen, rng))
            told += [seen["observation"], earned, over, infos["margin"], infos["answers"]]
        found.append(np.concatenate([np.asarray(part, float).ravel() for part in told]))
        tables.close()
    assert np.array_equal(*found)


def test_a_game_that_is_over_begins_anew_and_tells_how_it_ended():
    tables = Tables(2, processes=0, game="paratrooper", reward="result")
    rng = np.random.default_rng(2)
    seen, _ = tables.reset(seed=1)
    ended = 0
    for _ in range(600):
        seen, earned, over, _, infos = tables.step(drawn(seen, rng))
        assert (seen["action_mask"].sum(1) > 1).all()
        assert np.array_equal(infos["answers"] > 0, seen["action_mask"] == 1)
        for game in range(2):
            assert (infos["outcome"][game] != "") == over[game]
            if over[game]:
                assert earned[game] == {"won": 1, "lost": -1}[infos["outcome"][game]]
        ended += over.sum()
    assert ended > 3


def test_what_goes_wrong_in_a_process_is_told_here():
    tables = Tables(2, processes=1, game="kolwezi")
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="invalid literal"):
        tables.step(np.array(["a", None], dtype=object))
    tables.close()


def test_a_process_that_has_gone_is_told_and_all_can_be_closed():
    tables = Tables(2, processes=1, game="kolwezi")
    tables.reset(seed=1)
    tables._workers[0].kill()
    tables._workers[0].join()
    with pytest.raises(Fault, match="__main__"):
        tables.step(np.zeros(2, int))
    tables.close()


def test_letters_and_seeds_are_counted():
    tables = Tables(2, processes=0, game="kolwezi")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        tables.step(np.zeros(2, int))
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        tables.reset(seed=[1, 2, 3])
    seen, _ = tables.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="1 letters for 2 games"):
        tables.step(drawn(seen, np.random.default_rng(1))[:1])


def test_many_games_tell_their_letters_and_their_rows():
    tables = gymnasium.make_vec("sandtable/Kolwezi-v0", num_envs=2, processes=0)
    assert len(tables.playing.alphabet.letters) == tables.single_action_space.n
    assert tables.playing.layout.size == tables.single_observation_space["observation"].shape[0]


def test_the_first_game_of_each_seed_is_the_one_that_is_played_alone():
    tables = Tables(3, processes=0, game="kolwezi")
    for seeds in (20, [20, 21, 22]):
        seen, _ = tables.reset(seed=seeds)
        for number in range(3):
            assert np.array_equal(
                seen["observation"][number], Solo("kolwezi").reset(seed=20 + number)[0]["observation"]
            )


@pytest.mark.parametrize("name", GAMES)
def test_the_page_tells_how_large_they_are(name):
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    env = Solo(name)
    heading = sandtable.envs.environment_id(name).removeprefix("sandtable/").removesuffix("-v0")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and line.count(" | ") == 8]
    [row] = [row for row in rows if row[0].removeprefix("| ").replace(" ", "") == heading]
    assert row[1:3] == [f"{len(env.playing.alphabet):,}", f"{env.playing.layout.size:,}"]


def test_gymnasiums_own_vectors_work_too():
    tables = gymnasium.make_vec("sandtable/Kolwezi-v0", num_envs=2, vectorization_mode="sync")
    seen, _ = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        seen, *_ = tables.step(drawn(seen, rng))
    assert seen["observation"].shape[0] == 2
