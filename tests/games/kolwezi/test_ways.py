"""The way is the player's (6-d, 6-f, 8.1, 10.3): by the places he names, the shortest and safest if he names none."""

from sandtable.engine.contract import Refusal
from sandtable.engine.ledger import rule
from tests.games.kolwezi.drill import operation

LORRIES = {"turn": 4, "lorry_state": "recovered"}


def way(drill, *via):
    """The way by some areas, or the rule that keeps the unit from one of them."""
    view = drill.game.observe(drill.state, 0)
    found = drill.game.route(view, drill.legal("move")[0], via)
    return found.rule if isinstance(found, Refusal) else found


@rule("kolwezi:6-d")
def test_by_the_areas_named_and_what_is_left():
    with operation({"S11": "VE1"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        first = way(drill, "VE4")
        assert (first.action.path, first.left) == (("VE4",), 2)
        assert {"VE4", "VE1", "VO2", "MA1"} <= set(first.ends)
        assert "MA4" not in first.ends
        second = way(drill, "VE4", "VO2")
        assert (second.action.to, second.action.path, second.left) == ("VO2", ("VE4", "VO2"), 1)
        assert set(second.ends) == {"VO2", "VE4", "VO1", "VO3", "VO5"}
        last = way(drill, "VE4", "VO3")
        assert (last.action.path, last.left) == (("VE4", "VE7", "VO3"), 0)
        assert last.ends == ("VO3",)
        assert way(drill, "VE4", "MA4") == "6-d"
        assert way(drill, "VO3", "VE7") == "6-d"
        assert way(drill, "nowhere") == "table:no-such-space"
        drill.do("move", to="VO2", path=second.action.path)
        assert drill["S11"].area == "VO2"


@rule("kolwezi:6-a")
def test_no_way_through_the_enemy():
    with operation({"S11": "VE1", "R4": {"area": "VE4", "down": True}}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert way(drill, "VE4") == "6-a"
        assert way(drill, "VO1", "VO2").action.path == ("VO1", "VO2")


@rule("kolwezi:7-b")
def test_a_way_through_another_company_does_not_end_there():
    with operation({"S11": "VE1", "S21": "VE4"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        found = way(drill, "VE4")
        assert "VE4" not in found.ends
        assert "VE7" in found.ends
        assert drill.refused("move", to="VE4", path=["VE4"]) == "7-b"
        assert drill.refused("move", to="VE4", path=["VE2", "VE5", "VE4"]) == "7-b"


@rule("kolwezi:10.3-a", "kolwezi:6-d")
def test_there_and_back_takes_the_airport_road():
    with operation({"S11": "NV8"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        found = way(drill, "NV10", "NV8")
        assert (found.action.path, found.left) == (("NV10", "NV8"), 1)
        assert drill.refused("move", to="NV8") == "6-d"  # without a way it is where it is already
        drill.do("move", to="NV8", path=found.action.path)
        assert drill["S11"].area == "NV8"
        assert drill.told_as(type(drill.state).FIELDS["airport"].kind, drill.state.airport) == "french"
        assert [event.kind for event in drill.events] == ["move", "airport-road", "move"]
        assert drill.told("move")[0]["to"] == "NV10"
        assert drill.told("move")[1]["from"] == "NV10"


@rule("kolwezi:6-f")
def test_ways_of_a_lorry():
    with operation({"S11": "VE7"}, "french_move", lorries={"VO3": 0, "VE7": 1}, **LORRIES) as drill:
        drill.do("embark", unit="S11")
        found = way(drill, "NV10", "VO1", "RB1")
        assert found.left is None
        assert found.action.path[-2:] == ("VO1", "RB1")
        assert set(found.ends) == {"RB1", "RB2", "MS1"}  # not back into the zone it has left
        assert way(drill, "RB1", "VO1") == "6-f"
        assert way(drill, "MS1").ends == ("MS1",)
        assert way(drill, "MS2") == "6-f"
        path = ["VE4", "VE1", "VO1", "RB1", "VO1"]
        assert drill.refused("move", to="VO1", path=path) == "6-f"
        drill.do("move", to="RB1", path=found.action.path)
        assert [leg["to"] for leg in drill.told("move")] == ["NV10", "RB1"]


@rule("kolwezi:5.3.4-c", "kolwezi:6-d")
def test_the_way_on_from_where_a_garrison_shows_up():
    with operation({"S11": "VO1", "Y2": "in metal_shaba"}, "french_move", dice=[1]) as drill:
        drill.go("S11", "MS1")
        assert (drill.step, drill["S11"].area) == ("onward", "RB2")
        back = way(drill, "RB1")
        assert (back.action.path, back.left, back.ends) == (("RB1",), 0, ("RB1",))
        assert way(drill, "RB1", "VO1") == "6-d"
        drill.do("move", to="RB1")
        assert drill["S11"].area == "RB1"


@rule("kolwezi:8.1-a")
def test_of_the_shortest_ways_the_one_with_the_fewest_fires():
    # VE1 to VO3 goes by VE4 and VE7, by VE4 and VO2, or by VO1 and VO2; BS1 sees VE4
    with operation({"S11": "VE1", "BS1": "VE5"}, "french_move", dice=[]) as drill:
        drill.go("S11", "VO3")
        assert drill.told("move")[0]["via"] == ["VO1", "VO2"]
    with operation({"S11": "VE1", "BS1": "VE5"}, "french_move", dice=[1]) as drill:
        drill.do("pick", unit="S11")
        found = way(drill, "VE4", "VO3")  # the player wants it
        drill.do("move", to="VO3", path=found.action.path)
        assert drill.told("opportunity")[0]["at"] == "VE4"
