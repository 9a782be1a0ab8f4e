"""What is counted of an officer of the regiment."""

from collections import Counter

from sandtable.games.paratrooper.actions import DONE, Ferry, Fly, Load
from sandtable.lab.follies.paratrooper import Watch, count
from tests.games.paratrooper.drill import Drill, mission


def watched(drill: Drill, *actions: object) -> Counter[str]:
    """What is counted while a position is played on so."""
    found = Counter[str]()
    watch = Watch(drill.game, found)
    for action in actions:
        watch.decided(drill.state, drill.decision, action)
        watch.happened(drill.state, drill.game.apply(drill.state, action))
    return found


def test_a_flight_off_the_map_is_pointless_unless_it_brings_the_objective_away():
    units = {"MAC-1": "calvi", "CARACAL-1": "35", "TEC-1": "22"}
    away = (Fly("MAC-1"), Load("CARACAL-1"), Ferry("chad"))
    assert watched(mission(units, phase=4), *away)["pointless flights"] == 1
    with_it = {**units, "OBJ COUP": {"where": "35", "aboard": "CARACAL-1"}}
    assert watched(mission(with_it, phase=4), *away)["pointless flights"] == 0


def test_strikes_that_are_kept_back_are_counted():
    units = {"TAC-1": "box", "1/1 Co": "11", "TEC-1": "22"}
    assert watched(mission(units, phase=7), DONE)["strikes kept back"] == 1


def test_a_crowd_of_ones_own_is_counted():
    names = [f"{n}/{c} Co" for c in (1, 2) for n in (1, 2, 3)]
    drill = mission({**dict.fromkeys(names, "33"), "1/3 Co": "33", "TEC-1": "66"}, phase=5)
    drill.end_phase()
    found = Counter[str]()
    Watch(drill.game, found).happened(drill.state, drill.events)
    assert found["overstacked"] == 1
    assert found["disrupted in a crowd"] == 7


def test_the_colonel_is_not_foolish_and_the_count_says_so():
    told = {folly.name: folly for folly in count("colonel", 12, "wise")}
    assert told["flights off the map without the objective"].times == 0
    assert told["times too many stood together"].times <= 1
    assert told["units that never left home"].times <= 0.05 * told["units that never left home"].of
    assert told["victory points, mean"].times > 25
