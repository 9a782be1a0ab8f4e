"""The example game by its rules, as a game's own tests would have it."""

from random import Random

from footrace.race import Footrace, Runners
from footrace.title import title

import sandtable
from sandtable.engine.chance import Chance, key_from_seed
from sandtable.engine.fuzz import between, replayed_in_depth
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.table import Table


def race(*dice: int, **options: bool) -> tuple[Footrace, Runners]:
    game = title().open("short", options)
    state = game.deployed(Chance(bytes(32), script={"dice": list(dice)}))
    game.start(state)
    return game, state


@rule("footrace:1-a")
def test_a_runner_walks_one_hex_or_runs_half_a_die():
    game, state = race(5)
    game.apply(state, game.read_action({"do": "run", "unit": "red"}))
    game.apply(state, game.read_action({"do": "walk", "unit": "blue"}))
    assert list(state.hex) == [3, 1]
    assert game.why_not(state, 0, game.read_action({"do": "walk", "unit": "blue"})).rule == "1-a"


@rule("footrace:1-b")
def test_who_is_first_at_the_last_hex_has_won():
    game, state = race(6, 6)
    for unit in ("red", "blue", "red"):
        assert game.result(state) is None
        game.apply(state, game.read_action({"do": "walk" if unit == "blue" else "run", "unit": unit}))
    assert game.result(state).winner == 0
    assert game.standing(state).scores == game.result(state).scores


@option("footrace:head_start")
def test_blue_may_start_one_hex_ahead():
    assert list(race(head_start=True)[1].hex) == [0, 1]


def test_the_laws_of_every_game_hold():
    game = title().open("short")
    replayed_in_depth(game, "laws")
    replayed_in_depth(game, "laws", between([title().bots()["runner"]]))
    assert leaks(game, game.setup(key_from_seed("leaks")), 0, Random(1), title().bots()["runner"]) == []


def test_its_odds_add_up():
    game = title().open("short")
    view = Table.new(game).view(0)
    forecast = game.forecast(view, view.decision.actions[1])
    assert sum(outcome.chance for outcome in forecast.groups[0]) == 1
    assert sandtable.__version__
