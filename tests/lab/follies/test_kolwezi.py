"""What is counted of a commander at Kolwezi."""

from collections import Counter

from sandtable.games.kolwezi.actions import Fire, Jump
from sandtable.lab.follies.kolwezi import SILENT, Watch, count
from tests.games.kolwezi.drill import Drill, operation

#: a company and Erulin next to a section that the mortars reach
UNITS = {"PC4": "VE1", "S41": "VE1", "TPCC": "VE1", "SMM": "ZA3", "BS1": "VE4"}


def watched(drill: Drill, *actions: object) -> Counter[str]:
    """What is counted while a position is played on so."""
    found = Counter[str]()
    watch = Watch(drill.game, found)
    for action in actions:
        decision = drill.game.pending(drill.state)
        assert decision is not None
        watch.decided(drill.state, decision, action)
        watch.happened(drill.state, drill.game.apply(drill.state, action))
    return found


def test_a_fire_without_the_mortars_that_could_have_joined_in_is_counted():
    drill = operation(UNITS, "french_fire", turn=6, dice=[1], loose=True)
    found = watched(drill, drill.game.aims[drill.theatre.piece["BS1"]], Fire("S41", "BS1"))
    assert found["fires"] == found["support left unused"] == 1
    assert found["fires without effect"] == 1
    drill = operation(UNITS, "french_fire", turn=6, dice=[9], loose=True)
    found = watched(drill, drill.game.aims[drill.theatre.piece["BS1"]], Fire("S41", "BS1", (), True))
    assert found["fires with mortars"] == 1
    assert not found["support left unused"] + found["fires without effect"]


def test_who_stands_about_is_counted_but_not_who_holds_hostages():
    drill = operation({"S11": "VE1", "S12": "VO2", "SMM": "VE5", "BS1": "MA10"}, "french_fire", turn=2, loose=True)
    watch = Watch(drill.game, Counter())
    watch.new_turn(drill.state)
    drill.state.turn = 3
    watch.new_turn(drill.state)
    assert watch.found["turns of units"] == 3
    assert watch.found["idle turns of units"] == 2
    assert watch.found[f"{SILENT} without fire"] == 1


def test_waves_are_counted_by_zone_and_turn():
    drill = operation({}, "para_drop", turn=1, first_zone="none")
    assert watched(drill, Jump("ZSB"))["first wave on ZSB"] == 1
    told = {folly.name: folly for folly in count("captain", 2, "waves")}
    assert told["first wave on ZSA"].times + told["first wave on ZSB"].times == 2
    assert sum(folly.times for name, folly in told.items() if name.startswith("second wave")) == 2
