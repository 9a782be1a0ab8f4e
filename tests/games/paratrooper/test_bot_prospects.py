"""What a general expects of a mission that is not over, and how officers differ in when they leave."""

from random import Random

from sandtable.games.paratrooper.actions import Exit
from sandtable.games.paratrooper.bot import Ambitious, Colonel, Hasty
from sandtable.games.paratrooper.bot_prospects import prospects, turns_needed
from tests.games.paratrooper.drill import mission

CARRIED = {"where": "11", "aboard": "CARACAL-1"}


def hopes(units, **facts):
    """What lies ahead, by a general's estimate, besides the score."""
    drill = mission({"TEC-1": "44", **units}, phase=4, **facts)
    return prospects(drill.game, drill.state, 0) - drill.game.standing(drill.state).scores[0]


def test_the_nearer_the_objective_is_to_home_the_more_is_hoped_for():
    hidden = hopes({"OBJ COUP": "?44"}, crisis=8)
    seen = hopes({"OBJ COUP": "33", "CARACAL-1": "11"}, crisis=8)
    aboard = hopes({"OBJ COUP": CARRIED, "CARACAL-1": "11"}, crisis=8)
    assert hidden < seen < aboard


def test_with_little_time_there_is_little_hope():
    units = {"OBJ COUP": "33", "CARACAL-1": "11"}
    assert hopes(units, crisis=11) < 5 < hopes(units, crisis=6)


def test_a_lost_objective_is_not_hoped_for():
    drill = mission({"OBJ COUP": "lost", "CARACAL-1": "11", "TEC-1": "44"}, phase=4)
    assert turns_needed(drill.game, drill.state) > drill.theatre.crisis_end


def test_the_colonel_leaves_with_a_victory_and_the_ambitious_stay_for_glory():
    held = {"1/1 Co": "24", "2/1 Co": "33", "OBJ COUP": CARRIED, "CARACAL-1": "11", "TEC-1": "66"}
    left = {}
    for maker in (Hasty, Colonel, Ambitious):
        drill = mission(held, phase=4, crisis=5)
        left[maker] = isinstance(maker(drill.game, 0).choose(drill.table.view(0), Random(1)), Exit)
    assert left == {Hasty: True, Colonel: True, Ambitious: False}
