"""The Colonel: one of them for each seat of a game, a match for random play, fair, and gone with its game."""

import gc
from random import Random
from weakref import ref

import pytest

from sandtable.engine.flow import Step
from sandtable.engine.fuzz import played
from sandtable.engine.leaks import leaks
from sandtable.engine.options import switched
from sandtable.engine.players import method_for
from sandtable.games.guerra.actions import Pick
from sandtable.games.guerra.bot import Colonel
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.title import OPTIONS, title
from tests.games.guerra.drill import C1, U1, V1, war


@pytest.fixture(scope="module")
def game() -> GuerraGame:
    return title().open("1998")


@pytest.mark.parametrize("side", [0, 1])
def test_it_beats_random_play_from_either_side(game: GuerraGame, side: int):
    bot = title().bots()["colonel"](game, side)
    rng = Random(side)
    state = game.setup(bytes([side]) * 32)
    while (decision := game.pending(state)) is not None:
        if decision.seat == side:
            action = bot.choose(game.observe(state, side), rng)
            assert game.why_not(state, side, action) is None
        else:
            action = rng.choice(decision.actions)
        game.apply(state, action)
    assert game.check(state) == []
    result = game.result(state)
    assert result is not None
    assert result.winner == side


def test_it_knows_no_dice(game: GuerraGame):
    states: list[GuerraState] = [state for state in played(game, "positions").states if state.stack]
    for number, state in enumerate(Random(5).sample(states, 12)):
        decision = game.pending(state)
        assert decision is not None
        assert leaks(game, state, decision.seat, Random(number), title().bots()["colonel"]) == []


def test_it_answers_every_question_of_every_option():
    game = title().open("1998", switched(OPTIONS, "all")[0])
    bots = [Colonel(game, seat) for seat in (0, 1)]
    rng = Random(3)
    table = played(game, "all-options")
    for state in rng.sample(table.states[:-1], 60):
        decision = game.pending(state)
        assert decision is not None
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        assert game.why_not(state, decision.seat, action) is None


def test_it_has_a_method_for_every_step_that_asks(game: GuerraGame):
    asking = {name for name, step in game.steps.items() if step.answers is not Step.answers}
    assert len(asking) == 16
    assert [name for name in sorted(asking) if not callable(getattr(Colonel, method_for(name), None))] == []
    answers = {name for name in vars(Colonel) if name.startswith("answer_")}
    assert answers == {method_for(name) for name in asking}


def test_what_one_remembers_no_other_does():
    """The move it has thought out when it picks a unit is its own: not its opponent's, not that of another game."""
    with war({U1: "2010", V1: "2020", C1: "2012"}, towns={"Kindu": "2012"}) as drill:
        game = drill.game
        one, other, elsewhere = Colonel(game, 0), Colonel(game, 1), Colonel(title().open("1998"), 0)
        before = other.thought
        assert isinstance(one.choose(drill.table.view(0), Random(1)), Pick)
        assert one.thought != before
        assert other.thought == elsewhere.thought == before


def test_it_goes_with_its_game():
    game = title().open("1998")
    bot = Colonel(game, 1)
    state = game.setup(bytes(32))
    bot.choose(game.observe(state, 1), Random(0))
    gone = [ref(game), ref(bot), ref(bot.chart)]
    del game, bot, state
    gc.collect()
    assert [one() for one in gone] == [None, None, None]
