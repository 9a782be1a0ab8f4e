"""Settings thrown around a general's own, and what they bring."""

from random import Random

import msgspec

from sandtable.games.world_war_africa.bot_temper import SEASONED
from sandtable.lab import tempers
from sandtable.lab.tempers import Thrown, effects, play, thrown


def test_settings_are_thrown_around_those_there_are():
    found = thrown(SEASONED[0], 0.4, Random(1))
    assert found != SEASONED[0]
    assert found == thrown(SEASONED[0], 0.4, Random(1))
    for name, value in msgspec.structs.asdict(thrown(SEASONED[1], 0.0, Random(1))).items():
        usual = getattr(SEASONED[1], name)
        assert value == usual or isinstance(usual, bool) or name == "keep"


def test_what_brings_points_is_found():
    rng = Random(2)
    games = []
    for _ in range(400):
        settings = {"good": rng.random(), "bad": rng.random(), "idle": rng.random(), "fixed": 1.0}
        games.append(Thrown(settings, 0.5, 5 * settings["good"] - 3 * settings["bad"] + rng.gauss(0, 1)))
    found = {name: (slope, error) for name, slope, error in effects(games)}
    assert list(found) == ["good", "bad", "idle"]
    assert found["good"][0] > 5 * found["good"][1]
    assert found["bad"][0] < -5 * found["bad"][1]
    assert abs(found["idle"][0]) < 3 * found["idle"][1]


def test_a_game_is_played_by_its_number(capsys):
    one = play("5", 0.4, 0)
    assert one == play("5", 0.4, 0)
    assert one.points <= 0, "the Government wants the Rebels' points to be few"
    tempers.main(["--games", "4", "--seed", "5"])
    printed = capsys.readouterr().out
    assert "government: " in printed
    assert "rebel: " in printed
    assert "second" in printed
