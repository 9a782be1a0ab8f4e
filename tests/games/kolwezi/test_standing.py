"""How it would end now: the points of chapter 11, line by line, at any moment of a game."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.kolwezi.victory import total
from tests.games.kolwezi.drill import operation


@pytest.mark.parametrize("options", [{}, {"pins_per_counter": True}])
def test_it_adds_up_all_through_a_game_and_is_the_result_at_its_end(options):
    game = title().open(SCENARIO, options)
    seen = set()
    for number in range(3):
        rng = Random(number)
        state = game.setup(key_from_seed(f"standing{number}"))
        while (decision := game.pending(state)) is not None:
            standing = game.standing(state)
            points = sum(standing.account.values())
            assert standing.scores == [-points] == [-total(game, state)]
            assert {line.side for line in standing.account} == {"katangan"}
            seen |= {line.rule for line, worth in standing.account.items() if worth}
            game.play(state, rng.choice(decision.actions))
        result, standing = game.result(state), game.standing(state)
        assert standing.scores == result.scores
        assert [sum(standing.account.values())] == result.points
    assert seen == {"11-b", "11-c", "11-d", "11-e", "11-f"}


def test_every_line_names_the_rule_it_comes_from():
    units = {"S11": {"area": "VE1", "reduced": True}, "BS1": "NV1", "R4": {"area": "VO9", "down": True}}
    more = {"executed": 2, "hostages": ["VO2", "VO4", "VO5", "VO6", "MA3"], "pins": 3}
    with operation(units, "french_move", **more) as drill:
        standing = drill.game.standing(drill.state)
        lines = {(line.rule, line.when): points for line, points in standing.account.items()}
        assert lines == {
            ("11-b", "end"): 5.0,
            ("11-c", "now"): 10.0,
            ("11-d", "now"): 2.5,
            ("11-e", "end"): 3.0,
            ("11-f", "now"): 3.0,
        }
        assert standing.scores == [-23.5]


def test_who_gives_up_stands_as_he_ends():
    game = title().open(SCENARIO)
    state = game.setup(key_from_seed("gives up"))
    before = game.standing(state)
    game.apply(state, Concede("french"))
    assert game.result(state).scores == game.standing(state).scores == before.scores
