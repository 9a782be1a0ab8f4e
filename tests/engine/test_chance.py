import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.chance import Chance, ScriptError, commitment, key_from_seed, new_key
from sandtable.engine.odds import dice_odds, every_way, hit_odds
from sandtable.engine.spaces import set_of


def test_the_same_key_and_decision_give_the_same_draws():
    one, other = Chance(key_from_seed(7), 3), Chance(key_from_seed(7), 3)
    assert one.dice(200) == other.dice(200)
    assert one.draw(set_of(range(52)), "cards") == other.draw(set_of(range(52)), "cards")


def test_draws_depend_on_the_decision_and_not_on_what_was_drawn_before():
    busy, idle = Chance(key_from_seed(7)), Chance(key_from_seed(7))
    busy.dice(100)
    busy.next_decision()
    idle.next_decision()
    assert busy.dice(20) == idle.dice(20)
    assert busy.drawn == 100
    assert idle.drawn == 0


def test_another_process_throws_the_same_dice():
    code = "from sandtable.engine.chance import *; print(Chance(key_from_seed('x'), 5).dice(30))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == str(Chance(key_from_seed("x"), 5).dice(30))


def test_dice_are_even():
    counts = [0] * 7
    chance = Chance(key_from_seed("even"))
    for _ in range(300):
        for die in chance.dice(100):
            counts[die] += 1
        chance.next_decision()
    assert counts[0] == 0
    assert all(4700 < count < 5300 for count in counts[1:])


def test_the_commitment_does_not_tell_the_key():
    key = new_key()
    assert key.hex() not in commitment(key)
    assert commitment(key) == commitment(key) != commitment(new_key())


def test_scripted_results_come_first_in_order():
    chance = Chance(bytes(32), script={"dice": [3, 6], "cards": [7]})
    assert chance.dice(2) == [3, 6]
    assert chance.draw(set_of([5, 7]), "cards") == 7
    assert chance.unused() == {}
    assert 1 <= chance.die() <= 6


def test_an_exact_script_may_not_run_out():
    chance = Chance(bytes(32), script={"dice": [3]}, exact=True)
    chance.die()
    with pytest.raises(ScriptError, match="used up"):
        chance.die()
    assert chance.draw(set_of([1]), "cards") == 1


def test_what_is_left_of_a_script_is_told():
    chance = Chance(bytes(32), script={"dice": [3, 4]})
    chance.die()
    assert chance.unused() == {"dice": [4]}


@pytest.mark.parametrize(
    ("script", "draw"), [({"dice": [7]}, lambda c: c.die()), ({"cards": [9]}, lambda c: c.draw(2, "cards"))]
)
def test_impossible_scripts_are_mistakes(script, draw):
    with pytest.raises(ScriptError):
        draw(Chance(bytes(32), script=script))


@given(st.integers(0, 5))
def test_dice_odds_add_up(count):
    assert sum(dice_odds(count).values()) == pytest.approx(1)
    assert sum(hit_odds(count)) == pytest.approx(1)
    assert len(hit_odds(count)) == count + 1


def test_every_way_runs_all_branches_once():
    found = list(every_way(lambda chance: tuple(chance.dice(2))))
    assert len(found) == 36
    assert {outcome for _, outcome in found} == {(a, b) for a in range(1, 7) for b in range(1, 7)}
    assert sum(odds for odds, _ in found) == pytest.approx(1)


def test_every_way_counts_equal_results_together():
    def play(chance):
        return "hit" if chance.die() == 6 and chance.draw(set_of(range(4)), "cards") < 1 else "miss"

    classes = {"dice": lambda die: die == 6, "cards": lambda card: card < 1}
    found = list(every_way(play, classes))
    assert len(found) == 3
    assert sum(odds for odds, outcome in found if outcome == "hit") == pytest.approx(1 / 24)
