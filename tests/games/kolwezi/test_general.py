"""The general of Kolwezi: his weights, his eye for hostages that nobody is near, and the plans of the first day."""

from random import Random

import msgspec
import pytest

from sandtable.bots.search import NOTHING_PLANNED, Budget, Option
from sandtable.engine.chance import key_from_seed
from sandtable.engine.spaces import only
from sandtable.games.kolwezi.actions import Jump
from sandtable.games.kolwezi.bot import LEVELS
from sandtable.games.kolwezi.bot_commander import FIRST_CHECK, Commander
from sandtable.games.kolwezi.bot_eye import Eye
from sandtable.games.kolwezi.bot_general import (
    CRAFT,
    GENERAL,
    PLANS,
    Planner,
    lost_by_now,
    strayed,
    the_best,
)
from sandtable.games.kolwezi.bot_staff import Staff
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.kolwezi.victory import total
from tests.bots.loaded import Loaded
from tests.games.kolwezi.drill import operation

GAME = title().open(SCENARIO)
FEW = Budget(33)


def first_day(wanted: int, seed: str = "plans"):
    """Positions of the first day at which a plan is made."""
    state = GAME.setup(key_from_seed(seed))
    usual, rng, found = Commander(GAME, 0), Random(1), []
    while (decision := GAME.pending(state)) is not None and state.turn <= FIRST_CHECK:
        if decision.step in ("para_drop", "french_move", "french_fire") and len(decision.actions) > 1:
            found.append(state.copy())
        GAME.advance(state, usual.choose(GAME.observe(state, 0), rng))
    return [found[number * (len(found) - 1) // (wanted - 1)] for number in range(wanted)]


@pytest.mark.parametrize("state", first_day(4))
def test_plans_are_made_from_what_is_seen_alone(state):
    view = GAME.observe(state, 0)
    other = GAME.imagine(view, Random(3))
    assert other != state or other.chance.key != state.chance.key
    found = []
    for seen in (view, GAME.observe(other, 0)):
        general = Planner(GAME, 0, CRAFT, FEW)
        found.append((general.choose(seen, Random(5)), general.memory))
    assert found[0] == found[1]
    assert found[0][1] != NOTHING_PLANNED


def test_a_plan_is_made_once_and_goes_with_who_takes_over(monkeypatch):
    state = first_day(3)[1]
    view = GAME.observe(state, 0)
    general = Planner(GAME, 0, CRAFT, FEW)
    chosen = general.choose(view, Random(5))

    def again(*_):
        raise AssertionError("it has been planned")

    monkeypatch.setattr(Planner, "weighed", again)
    other = Planner(GAME, 0, CRAFT, FEW)
    other.memory = general.memory
    assert other.choose(view, Random(6)) == chosen
    with pytest.raises(AssertionError, match="planned"):
        Planner(GAME, 0, CRAFT, FEW).choose(view, Random(6))


def test_after_the_check_the_usual_plan_is_followed():
    few = {"PC1": "VE1", "S11": "VE1", "S12": "VE1", "R2": "VE4"}
    view = operation(few, "french_fire", turn=4, loose=True)
    seen = view.game.observe(view.state, 0)
    general = Planner(view.game, 0, CRAFT, FEW)
    assert general.choose(seen, Random(1)) == CRAFT.heuristic(view.game, 0).choose(seen, Random(1))
    assert general.memory == NOTHING_PLANNED


def test_both_drop_zones_are_among_the_plans():
    general = LEVELS["general"](GAME, 0)
    view = GAME.observe(first_day(2)[0], 0)
    assert {plan.choose(view, Random(1)) for plan in general.plans} >= {Jump("ZSA"), Jump("ZSB")}


def best(worth):
    options = [Option(name, None, {}, {}) for name in worth]
    return the_best(Loaded(worth), options, Budget(60)).action


def test_the_plan_that_costs_least_is_taken_if_it_is_clearly_ahead():
    bad = {f"bad {number}": (lambda world: -6.0) for number in range(5)}
    ahead = {"usual": lambda world: -3.0 - world % 3, **bad, "better": lambda world: -1.0 - world % 3}
    assert best(ahead) == "better"
    assert best({"usual": lambda world: -3.0, **bad, "shaky": lambda world: -3.1 + 4 * (-1) ** world}) == "usual"
    assert best({"usual": lambda world: -3.0, **bad}) == "usual"


def test_a_plan_is_the_same_every_time_and_no_other_is_like_it():
    plans = [strayed(GENERAL.first_day, number) for number in range(PLANS)]
    assert plans == [strayed(GENERAL.first_day, number) for number in range(PLANS)]
    assert len({plan.danger for plan in plans} | {GENERAL.first_day.danger}) == PLANS + 1
    assert all(plan.thin == GENERAL.first_day.thin for plan in plans)


def test_what_is_lost_is_counted_and_not_what_may_still_be_won():
    drill = operation({"S11": "VE1", "R2": "VO2"}, "french_move", turn=3)
    assert lost_by_now(drill.game, drill.state, 0) == 0
    drill.state.pins, drill.state.steps_lost, drill.state.executed = 2, 1, 1
    assert lost_by_now(drill.game, drill.state, 0) == -9.5


def test_who_is_not_needed_where_he_stands_goes_to_hostages_that_nobody_is_near():
    """Two sections stand beside one guarded school; from the other one both are two turns away."""
    units = {"S11": "VO1", "S12": "VO1", "R2": "VO2", "R3": "VO6"}
    drill = operation(units, "french_move", turn=2, loose=True)
    theatre = drill.theatre
    one = only(theatre.piece["S12"])
    before = 0.0
    for coverage, drawn in ((0.0, False), (2.0, True)):
        temper = msgspec.structs.replace(Temper(), coverage=coverage)
        staff = Staff(Eye(drill.game, drill.game.observe(drill.state, 0).state, temper))
        pull = staff.pull(staff.tasks(one), one)
        near, away = theatre.index["VO3"], theatre.index["VO1"]
        assert bool(pull.uncovered) == drawn
        gain = staff.draw(pull, near, 1) - staff.draw(pull, away, 1)
        if drawn:
            sure = {theatre.names[area]: share for area, _, share in pull.uncovered}
            assert sure["VO2"] == 1.0  # S11 is enough there
            assert sure["VO6"] < 1.0
            assert gain > before
        before = gain


def test_the_second_day_costs_less_with_the_weights_of_many_games():
    points = {}
    for later in (Temper(), GENERAL.second_day):
        points[later] = 0.0
        for number in range(16):
            state, rng = GAME.setup(key_from_seed(f"school{number}")), Random(number)
            commander = Commander(GAME, 0, later=later)
            while GAME.pending(state) is not None:
                GAME.advance(state, commander.choose(GAME.observe(state, 0), rng))
            points[later] += total(GAME, state)
    assert points[GENERAL.second_day] < points[Temper()] - 16
