"""Laws that hold for every game on the shelf."""

import subprocess
import sys
from random import Random

import pytest

from sandtable.bots.search import craft_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.fuzz import between, fuzz, played, random_game, replayed_in_depth
from sandtable.engine.journal import Journal
from sandtable.engine.leaks import leaks
from sandtable.engine.options import switched
from sandtable.engine.table import Table
from sandtable.games import shelf

GAMES = [(name, scenario) for name in shelf.names() for scenario in shelf.title(name).scenarios()]


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_copy_json_positions_lists_and_refusals_agree_in_every_position(name, scenario):
    replayed_in_depth(shelf.title(name).open(scenario), "laws")


@pytest.mark.parametrize("name", shelf.names())
def test_random_games_end_and_break_nothing(name):
    title = shelf.title(name)
    games = [title.open(scenario) for scenario in title.scenarios()]
    *_, found = fuzz(games, max(12, 2 * len(games)), seed=77)
    assert found.violations == []
    assert found.finished == found.games


@pytest.mark.parametrize("how", ["default", "each", "all"])
@pytest.mark.parametrize("name", shelf.names())
def test_list_and_check_agree_whatever_is_switched(name, how):
    """Every step is asked itself about its answers and about actions that are none; every way to switch is played."""
    title = shelf.title(name)
    ways = switched(title.options(), how)
    scenarios = title.scenarios()
    games = [title.open(scenarios[number % len(scenarios)], given) for number, given in enumerate(ways)]
    *_, found = fuzz(games, len(games), seed=5)
    assert found.violations == []
    assert found.legality.examples == []
    assert found.legality.asked > 100


@pytest.mark.parametrize("name", shelf.names())
def test_list_and_check_agree_where_bots_play(name):
    title = shelf.title(name)
    games = [title.open(title.scenarios()[0])]
    *_, found = fuzz(games, 1, seed=6, players=between([craft_of(title).heuristic]))
    assert found.violations == []
    assert found.legality.examples == []


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_the_standing_of_a_finished_game_is_its_result(name, scenario):
    game = shelf.title(name).open(scenario)
    state, _ = random_game(game, "standing", check=False)
    result = game.result(state)
    assert result is not None
    assert game.standing(state).scores == result.scores


@pytest.mark.parametrize("name", shelf.names())
def test_a_key_of_what_a_seat_knows_holds_nothing_it_does_not_see(name):
    """The same wherever it cannot tell two positions apart, another one as soon as something happens."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    rng = Random("knows")
    state = game.setup(key_from_seed("knows"))
    for _ in range(40):
        decision = game.pending(state)
        if decision is None:
            break
        for seat in range(len(game.seats)):
            known = game.knows(state, seat)
            assert known == game.knows(game.imagine(game.observe(state, seat), rng), seat)
            assert hash(known) == hash(game.knows(state.copy(), seat))
        before = game.knows(state, decision.seat)
        game.play(state, decision.actions[int(rng.random() * len(decision.actions))])
        assert game.knows(state, decision.seat) != before


@pytest.mark.parametrize("name", shelf.names())
def test_a_copy_with_fresh_chance_is_the_same_position_with_other_dice(name):
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    state = game.setup(key_from_seed("one"))
    other = state.reroll(key_from_seed("other"))
    assert other == state
    assert other.chance.decision == state.chance.decision
    assert [other.chance.below(1000) for _ in range(4)] != [state.copy().chance.below(1000) for _ in range(4)]


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_a_table_starts_as_the_game_sets_up(name, scenario):
    game = shelf.title(name).open(scenario)
    key = key_from_seed("start")
    assert Table.new(game, key).state == game.setup(key)


@pytest.mark.parametrize("name", shelf.names())
def test_journals_verify(name):
    title = shelf.title(name)
    game = title.open(title.scenarios()[-1])
    table = played(game, "verify")
    again = Table.resume(game, Journal.parse(table.journal.text()))
    assert again.state == table.state


@pytest.mark.parametrize("name", shelf.names())
def test_one_seed_is_one_game_in_every_process(name):
    title = shelf.title(name)
    scenario = title.scenarios()[0]
    state, _ = random_game(title.open(scenario), "same", check=False)
    code = (
        "from sandtable.games import shelf; from sandtable.engine.fuzz import random_game; "
        f"print(random_game(shelf.title({name!r}).open({scenario!r}), 'same', check=False)[0].digest())"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == state.digest()


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_nothing_leaks(name, scenario):
    """What a seat is told does not change when all that it cannot see is scrambled."""
    title = shelf.title(name)
    game = title.open(scenario)
    bots = list(title.bots().values())
    rng = Random(f"leaks/{scenario}")
    state = game.setup(key_from_seed("leaks"))
    step = secrets = scrambled = 0
    while (decision := game.pending(state)) is not None:
        if step % 9 == 0:
            for seat in range(len(game.seats)):
                assert leaks(game, state, seat, rng, bots[0] if bots else None) == [], f"decision {step}, seat {seat}"
                scrambled += game.imagine(game.observe(state, seat), rng) != state
        events = game.apply(state, decision.actions[int(rng.random() * len(decision.actions))])
        secrets += sum(event.seats is not None for event in events)
        step += 1
    assert scrambled or not secrets, "the game keeps secrets, but nothing was ever scrambled"
