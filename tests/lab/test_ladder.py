"""The ladder: each opponent against the one below, on the same dice."""

from itertools import pairwise

import msgspec

from sandtable.games import shelf
from sandtable.lab.ladder import Bout, Match, bouts, climb, elo_gap, opened, rung, swapped
from tests.cli.test_commands import run_json


def test_sides_are_swapped_on_the_same_dice():
    match = Match("colonial", "tel-asra", "captain", "captain", "swapped")
    one, other = bouts(match, 0, 2)
    assert one.points + other.points == 1.0, "against itself everybody wins as often as he loses"


def test_in_pairs_the_points_of_both_sides_count():
    itself = Match("colonial", "tel-asra", "captain", "captain", "pairs", pairs=True)
    assert [one.points for one in bouts(itself, 0, 3)] == [0.5] * 3, "against itself nobody is ahead"
    match = Match("colonial", "tel-asra", "captain", "cadet", "pairs", pairs=True)
    pair = bouts(match, 0, 1)[0]
    game = opened("colonial", "tel-asra")[0]
    ahead, decisions = 0.0, 0
    for seat in (0, 1):
        result, often, _ = swapped(match, game, "pairs-0", seat)
        ahead += result.scores[seat] - result.scores[1 - seat]
        decisions += often
    assert pair.decisions == decisions
    assert pair.points == (1.0 if ahead > 0 else 0.0)


def test_alone_the_scores_on_the_same_dice_are_compared():
    match = Match("paratrooper", "mission", "colonel", "colonel", "alone")
    assert [one.points for one in bouts(match, 0, 3)] == [0.5] * 3


def test_a_bout_depends_on_its_number_alone():
    match = Match("kolwezi", None, "cadet", "recruit", "numbers")
    together = bouts(match, 0, 3)
    apart = [bouts(match, number, 1)[0] for number in range(3)]
    assert [(one.points, one.decisions) for one in together] == [(one.points, one.decisions) for one in apart]


def test_what_a_step_comes_to():
    found = rung("captain", "cadet", 100, [Bout(1.0, 10, 1.0)] * 7 + [Bout(0.5, 10, 1.0)] * 2 + [Bout(0.0, 10, 4.0)])
    assert (found.games, found.wins, found.draws, found.share) == (10, 7, 2, 0.8)
    assert found.low < 0.8 < found.high
    assert found.elo == 100 + elo_gap(0.8) == 341
    assert found.seconds_per_decision == 0.13
    assert elo_gap(0.5) == 0
    assert elo_gap(0.0) == -elo_gap(1.0) < -700


def test_the_lower_steps_hold_in_a_few_games():
    for name, steps in (("kolwezi", 2), ("colonial", 2)):
        names = list(shelf.title(name).bots())
        for lower, upper in pairwise(names[: steps + 1]):
            found = bouts(Match(name, shelf.title(name).scenarios()[0], upper, lower, "hold"), 0, 6)
            assert sum(one.points for one in found) > 3, (name, upper)


def test_the_command_tells_it_as_json():
    words = ("colonial", "--scenario", "tel-asra", "--games", 2, "--top", 1, "--budget", 0.01, "--jobs", 1)
    found = run_json("ladder", *words)
    assert found["game"] == "colonial"
    below, top = found["rungs"]
    assert (below["bot"], below["elo"], below["against"]) == ("captain", 0, None)
    assert (top["bot"], top["against"], top["games"]) == ("general", "captain", 2)
    assert set(top) == {
        *("bot", "elo", "against", "games", "wins", "draws", "share", "low", "high", "seconds_per_decision")
    }
    assert top["seconds_per_decision"] > 0


def test_every_opponent_is_on_the_ladder_weakest_first():
    found = climb("colonial", "tel-asra", 2, "all", 1, seconds=0.005)
    assert [one.bot for one in found.rungs] == list(shelf.title("colonial").bots())
    assert [one.against for one in found.rungs] == [None, *(one.bot for one in found.rungs[:-1])]
    assert msgspec.to_builtins(found)["rungs"][0]["share"] is None
