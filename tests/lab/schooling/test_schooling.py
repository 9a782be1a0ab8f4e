"""Weights learned from games: the way is found, and Kolwezi's file is what the command writes."""

from collections.abc import Mapping
from itertools import islice
from math import log
from pathlib import Path
from random import Random

import msgspec

from sandtable.games.kolwezi.bot_general import WEIGHTS, Weights, learned
from sandtable.lab.schooling import rounds
from sandtable.lab.schooling.__main__ import main
from sandtable.lab.schooling.kolwezi import cost, file_of, numbers, temper_of, usual


def noisy(weights: Mapping[str, float], seed: str) -> float:
    """Best where one is 2 and the other 0.5; the dice weigh more than either."""
    return log(weights["one"] / 2) ** 2 + log(weights["other"] / 0.5) ** 2 + Random(seed).gauss(0, 3)


def test_the_way_is_found_through_the_noise():
    begin = {"one": 1.0, "other": 1.0, "none": 0.0}
    *_, last = islice(rounds(begin, noisy, "x", 100), 60)
    assert abs(last.weights["one"] - 2) < 0.3
    assert abs(last.weights["other"] - 0.5) < 0.1
    assert last.weights["none"] == 0
    *_, again = islice(rounds(begin, noisy, "x", 100), 60)
    assert again == last


def test_weights_go_to_numbers_and_back():
    for temper in (learned().first_day, learned().second_day):
        assert temper_of(numbers(temper), temper) == temper
        assert {"danger", "reach 3"} <= numbers(temper).keys()


def test_the_file_is_as_the_command_writes_it():
    text = WEIGHTS.read_text(encoding="utf-8")
    assert file_of(learned()) == text
    assert msgspec.toml.decode(text, type=Weights) == usual()


def test_days_cost_what_they_cost_by_themselves():
    weights = usual()
    first = cost("first_day", weights, numbers(weights.first_day), "a")
    second = cost("second_day", weights, numbers(weights.second_day), "a")
    assert first >= 0
    assert second > 0
    careless = numbers(weights.second_day) | {"airport": 0.0, "hunting_day_2": 0.0, "towns": 0.0, "outpost": 0.0}
    seeds = "abcde"
    usually = [cost("second_day", weights, numbers(weights.second_day), seed) for seed in seeds]
    assert sum(cost("second_day", weights, careless, seed) for seed in seeds) > sum(usually) + 5 * len(seeds)


def test_a_round_changes_one_day_alone(tmp_path: Path):
    there = tmp_path / "weights.toml"
    main(["first_day", "--rounds", "1", "--pairs", "2", "--out", str(there)])
    found = msgspec.toml.decode(there.read_bytes(), type=Weights)
    assert found.second_day == learned().second_day
    assert found.first_day != learned().first_day
