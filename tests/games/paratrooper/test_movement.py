"""Chapters 12, 13, 28, 29 and 30: stacking, ground movement, helicopters, transports, special forces."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.paratrooper.ground import HELICOPTER, HEX, MECH, NONMECH, SF
from sandtable.games.paratrooper.pieces import put
from tests.games.paratrooper.drill import THEATRE, mission

GROUND = {ground.drawn.id: ground for ground in THEATRE.grounds}
SIX = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}


def reach(units, unit, **more):
    """Where a unit may move to."""
    with mission(units, phase=5, **more) as drill:
        drill.do("pick", unit=unit)
        return drill.hexes("move")


def cost(map, how, start, to):
    """Half points for one step; None where it is closed."""
    steps = GROUND[map].steps[how][HEX[start]]
    return next((step[1] for step in steps if step[0] == HEX[to]), None)


@rule("paratrooper:12.0-a")
def test_the_terrain_chart_has_a_line_for_every_terrain():
    for ground in THEATRE.grounds:
        for hex in range(36):
            line = ground.terrain[hex]
            assert line.edge in ("attacker", "defender")
            assert line.shift <= 0
            assert line.nonmech or line.id == "water"
    brush = GROUND["bush_country"].terrain[HEX[11]]
    assert (brush.id, brush.mech, brush.nonmech, brush.edge, brush.shift) == ("brush", 2, 1, "defender", 0)


@rule("paratrooper:12.1-a", "paratrooper:12.1-d")
@option("paratrooper:crowds_every_phase")
def test_overstacking_disrupts_everybody_once():
    with mission(SIX, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert not drill.state.disrupted
    seven = {**SIX, "CARACAL-1": "33"}
    with mission(seven, steps=[{"step": "hold"}], phase=None) as drill:
        drill.state.phase = 10
        drill.end_phase()
        assert all(drill.disrupted(name) for name in seven)
        drill.end_phase()  # it is not repeated as long as nothing changes …
        assert drill.where("1/1 Co") == "33"
        drill.state.phase = 5
        drill.end_phase()  # … but is at the end of the next movement phase
        assert {drill.where(name) for name in seven} == {"lost"}
    # one goes and another comes: a unit was added later, though there are no more of them than before
    eight = {**seven, "2/3 Co": "33"}
    with mission({**eight, "3/3 Co": "34"}, steps=[{"step": "hold"}], phase=None) as drill:
        drill.state.phase = 10
        drill.end_phase()
        put(drill.theatre, drill.state, drill.theatre.piece["2/3 Co"], drill.theatre.calvi)
        drill.end_phase()
        assert drill.where("1/1 Co") == "33"
        put(drill.theatre, drill.state, drill.theatre.piece["3/3 Co"], drill.state.where[drill.theatre.piece["1/1 Co"]])
        drill.end_phase()
        assert drill.where("1/1 Co") == "lost"
        assert drill.disrupted("3/3 Co")
    with mission(seven, steps=[{"step": "hold"}], phase=None, options={"crowds_every_phase": True}) as drill:
        drill.state.phase = 10
        drill.end_phase()
        drill.end_phase()
        assert {drill.where(name) for name in seven} == {"lost"}


@rule("paratrooper:12.1-b")
def test_six_strikes_in_a_hex():
    strikes = {"TAC-1": "22", "TAC-2": "22", "TAC-3": "22", "TAC-4": "22", "DRN-1": "22", "DRN-2": "22"}
    with mission({**strikes, "DRN-3": "box", "TEC-1": "22", "TEC-2": "44"}, phase=7) as drill:
        assert drill.refused("strike", unit="DRN-3", at="22") == "12.1-b"
        drill.do("strike", unit="DRN-3", at="44")


@rule("paratrooper:12.1-c")
def test_embarked_units_do_not_stack():
    units = {**SIX, "1/3 Co": "33"}
    del units["1/1 Co"]
    units |= {"VBCI-1": "33", "1/3 Co": {"where": "33", "aboard": "VBCI-1"}}
    with mission(units, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert not drill.state.disrupted


@rule("paratrooper:12.2-b")
def test_sharing_a_hex_means_combat():
    with mission({"1/1 Co": "31", "2/1 Co": "66", "TEC-1": "31", "TEC-2": "66"}, phase=11) as drill:
        assert drill.hexes("battle") == {"31", "66"}
        assert drill.refused("done") == "17.1-a"


@rule("paratrooper:12.2-c")
def test_no_zones_of_control():
    free = reach({"1/1 Co": "51"}, "1/1 Co")
    watched = reach({"1/1 Co": "51", "TEC-1": "43", "TEC-2": "63"}, "1/1 Co")
    assert "54" in watched  # 52, 53, 54 all lie next to OPFOR
    assert "54" in free


@rule("paratrooper:13.0-a")
def test_units_move_up_to_their_rating():
    with mission({"1/1 Co": "51", "2/1 Co": "66"}) as drill:
        assert drill.units("pick") == {"1/1 Co", "2/1 Co"}
        drill.do("pick", unit="1/1 Co")
        assert "54" in drill.hexes("move")
        assert drill.refused("move", to="55") == "13.0-a"
        drill.do("move", to="53")
        drill.done()  # the other one need not move
        assert drill.where("2/1 Co") == "66"


@rule("paratrooper:13.0-b")
def test_points_are_not_saved():
    with mission({"1/1 Co": "51", "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="52")
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="1/1 Co")
        assert "55" in drill.hexes("move")
        assert "56" not in drill.hexes("move")


@rule("paratrooper:13.0-c")
def test_every_hex_of_the_way_is_paid():
    assert "62" in reach({"1/1 Co": "65"}, "1/1 Co")
    assert "61" not in reach({"1/1 Co": "65"}, "1/1 Co")


@rule("paratrooper:13.0-d")
def test_a_force_goes_at_the_pace_of_its_slowest():
    with mission({"1/1 Co": "65", "AMX10-1": "65", "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="AMX10-1")
        assert "61" in drill.hexes("move")
        assert drill.refused("join", unit="2/1 Co") == "13.0-d"
        drill.do("join", unit="1/1 Co")
        assert "61" not in drill.hexes("move")
        assert "62" in drill.hexes("move")
        drill.do("move", to="62")
        assert drill.where("1/1 Co") == drill.where("AMX10-1") == "62"


@rule("paratrooper:13.0-e")
def test_a_unit_moves_once():
    with mission({"1/1 Co": "51", "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="52")
        assert drill.refused("pick", unit="1/1 Co") == "13.0-e"


@rule("paratrooper:13.0-f")
def test_a_base_does_not_move():
    with mission({"FOB-1": "33", "1/1 Co": "33"}) as drill:
        assert drill.refused("pick", unit="FOB-1") == "13.0-f"


@rule("paratrooper:13.1-a")
def test_costs_by_class():
    assert cost("bush_country", MECH, 11, 12) == 4
    assert cost("bush_country", NONMECH, 11, 12) == 2
    assert cost("bush_country", HELICOPTER, 11, 12) == 2


@rule("paratrooper:13.1-b")
def test_stop_terrain():
    # special forces have 4 points: a mesa (3) can be entered next door, but with 1 left nobody goes on from it
    goals = reach({"GCP-1": "32", "FOB-1": "32"}, "GCP-1")  # 8 points with the FOB
    assert "41" in goals
    ways = GROUND["desert_city"].steps[SF][HEX[32]]
    assert next(step for step in ways if step[0] == HEX[41])[2]
    boxed = {"TEC-1": "42", "TEC-2": "22", "TEC-3": "21", "TEC-4": "33", "TEC-5": "31"}
    assert not {"51", "52"} & reach({"GCP-1": "32", "FOB-1": "32", **boxed}, "GCP-1")
    # mechanized units stop in jungle: 11 and 12 are jungle, 13 brush
    goals = reach({"AMX10-1": "11"}, "AMX10-1", map="jungle_basin")
    assert goals == {"12", "21"}


@rule("paratrooper:13.1-c")
def test_prohibited_terrain():
    assert cost("mountain_valley", MECH, 22, 12) is None
    with mission({"AMX10-1": "22"}, map="mountain_valley") as drill:
        drill.do("pick", unit="AMX10-1")
        assert drill.refused("move", to="12") == "13.1-c"
        drill.do("move", to="23")
    with mission({"AMX10-1": "33"}, map="mountain_valley") as drill:
        drill.do("pick", unit="AMX10-1")
        assert drill.refused("move", to="12") == "13.1-c"  # closed from wherever it may come, and not only too far


@rule("paratrooper:13.1-d")
def test_one_hex_can_always_be_entered():
    # the mortar has 2 points; mountain costs 3
    goals = reach({"MOR-1": "22"}, "MOR-1", map="mountain_valley")
    assert {"12", "21", "32"} <= goals
    assert not {"11", "31"} & goals
    # 33 is open, 42 mountain across no river; across the river to 43 it pays 3 of 2 and must stop there
    goals = reach({"MOR-1": "34"}, "MOR-1", map="mountain_valley")
    assert "43" in goals
    assert "42" not in goals


@rule("paratrooper:13.2-a")
def test_the_highest_cost_of_a_hex_counts_unless_a_road_is_followed():
    # city 33 costs 2 off the road and one half along it
    assert cost("desert_city", NONMECH, 22, 33) == 4
    assert cost("desert_city", NONMECH, 32, 33) == 1


@rule("paratrooper:13.2-b")
def test_a_river_adds_two():
    assert cost("mountain_valley", NONMECH, 34, 43) == 6
    assert cost("mountain_valley", MECH, 34, 43) == 6


@rule("paratrooper:13.2-c")
def test_a_dry_river_adds_its_cost():
    assert cost("desert_city", NONMECH, 42, 52) == 4
    assert cost("desert_city", MECH, 42, 52) == 4


@rule("paratrooper:13.2-d")
def test_an_engineer_bridges_rivers_for_its_force():
    units = {"MOR-1": "34", "SAP-1": "34"}
    with mission(units, map="mountain_valley") as drill:
        drill.do("pick", unit="MOR-1")
        alone = drill.hexes("move")
        drill.do("join", unit="SAP-1")
        together = drill.hexes("move")
        assert "22" in together - alone  # 33 across the river for one point, then on
        drill.do("move", to="43")
    # not a dry river
    dry = {"MOR-1": "42", "SAP-1": "42"}
    with mission(dry) as drill:
        drill.do("pick", unit="MOR-1")
        drill.do("join", unit="SAP-1")
        assert "61" not in drill.hexes("move")  # 52 costs two, and 61 would be the third point
        drill.do("move", to="52")
    # into the enemy there is no river assault marker either
    with mission({**units, "TEC-1": "43"}, map="mountain_valley") as drill:
        drill.do("pick", unit="MOR-1")
        drill.do("join", unit="SAP-1")
        drill.do("move", to="43")
        assert not drill.state.river
    # an engineer that is carried counts
    foes = {"TEC-1": "43", "TEC-2": "33", "TEC-3": "53"}
    carried = {"VBCI-1": "34", "SAP-1": {"where": "34", "aboard": "VBCI-1"}, **foes}
    with mission(carried, map="mountain_valley") as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("move", to="43")
        assert not drill.state.river


@rule("paratrooper:13.2-e")
def test_crossing_a_river_into_the_enemy():
    units = {"MOR-1": "34", "INF-1": "?43"}
    with mission(units, map="mountain_valley") as drill:
        drill.do("pick", unit="MOR-1")
        drill.do("move", to="43")
        assert drill.is_("river", "MOR-1")
    # who can get there without crossing one does so
    with mission({"1/1 Co": "34", "INF-1": "?43"}, map="mountain_valley") as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="43")
        assert not drill.state.river
    with mission(
        {"1/1 Co": {"where": "43", "river": True}, "INF-1": "43"}, map="mountain_valley", phase=11, dice=[1, 1]
    ) as drill:
        fires = {f["units"][0]: f for f in drill.told("fire")}
        assert fires["1/1 Co"]["column"] == "2"
        assert [-1, "17.7-b", "paratrooper-reason-river"] in fires["1/1 Co"]["reasons"]
        assert not drill.state.river  # taken off at the end of the phase
    # helicopters get none, not even in a force with somebody who wades
    with mission({"TIGRE-1": "34", "INF-1": "43"}, map="mountain_valley") as drill:
        drill.do("pick", unit="TIGRE-1")
        drill.do("move", to="43")
        assert not drill.state.river
    with mission({"TIGRE-1": "34", "MOR-1": "34", "INF-1": "43"}, map="mountain_valley") as drill:
        drill.do("pick", unit="TIGRE-1")
        drill.do("join", unit="MOR-1")
        drill.do("move", to="43")
        assert drill.is_("river", "MOR-1")
        assert not drill.is_("river", "TIGRE-1")
    # whoever is carried through the river crossed it too
    ringed = {"VBCI-1": "34", "INF-1": "43", "INF-2": "33", "INF-3": "44", "INF-4": "53"}
    aboard = {"1/1 Co": {"where": "34", "aboard": "VBCI-1"}}
    with mission({**ringed, **aboard}, map="mountain_valley") as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("set-down", at="43")
        assert drill.is_("river", "VBCI-1")
        assert drill.is_("river", "1/1 Co")


@rule("paratrooper:13.2-f")
def test_a_road_over_a_river():
    assert cost("bush_country", MECH, 34, 44) == 1
    assert cost("mountain_valley", MECH, 41, 52) == 2  # a track: brush beside mountains
    with mission({"1/1 Co": "34", "INF-1": "44"}, map="bush_country") as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="44")
        assert not drill.state.river
    # entering the enemy is still a STOP
    goals = reach({"AMX10-1": "31", "INF-1": "33"}, "AMX10-1")
    assert "33" in goals
    stopped = reach({"1/1 Co": "31", "INF-1": "32"}, "1/1 Co")
    free = reach({"1/1 Co": "31"}, "1/1 Co")
    assert "36" in free
    assert "36" not in stopped
    # a city ends the move of vehicles, but not on the road through it
    ends = {start: {s[0]: s[2] for s in GROUND["desert_city"].steps[MECH][HEX[start]]}[HEX[33]] for start in (23, 32)}
    assert ends == {23: True, 32: False}


@rule("paratrooper:13.3-a")
def test_contact_stops():
    units = {"AMX10-1": "61", "TEC-1": "?52", "TEC-2": "62", "TEC-3": "51"}
    assert reach(units, "AMX10-1") == {"51", "52", "62"}
    marked = {"AMX10-1": "61", "MASSACRE-1": "62", "TEC-1": "52", "TEC-3": "51"}
    assert "63" in reach(marked, "AMX10-1")  # a revealed massacre marker does not stop


@rule("paratrooper:13.3-b")
def test_a_unit_may_leave_a_contested_hex():
    assert {"22", "32"} <= reach({"1/1 Co": "33", "TEC-1": "33"}, "1/1 Co")


@rule("paratrooper:28.0-a")
def test_helicopters_pay_one_point_everywhere():
    goals = reach({"CARACAL-1": "11"}, "CARACAL-1", map="mountain_valley")
    assert "66" in goals
    assert len(goals) == 35
    assert cost("bush_country", HELICOPTER, 34, 44) == 2  # no road bonus
    assert cost("mountain_valley", HELICOPTER, 34, 43) == 2
    with mission({"CARACAL-1": "22", "TEC-1": "23", "IED-1": "12"}, map="mountain_valley") as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("move", to="23")


@rule("paratrooper:28.0-c")
def test_only_transports_carry():
    with mission({"TIGRE-1": "33", "1/1 Co": "33"}) as drill:
        drill.do("pick", unit="TIGRE-1")
        assert drill.refused("carry", unit="1/1 Co") == "28.0-c"
    with mission({"2/1 Co": "33", "1/1 Co": "33"}) as drill:
        drill.do("pick", unit="2/1 Co")
        assert drill.refused("carry", unit="1/1 Co") == "2.5-h"


@rule("paratrooper:29.0-a")
def test_one_mobile_foot_unit():
    with mission({"VBCI-1": "33", "1/1 Co": "33", "2/1 Co": "33", "VBCI-2": "33", "FOB-1": "33"}) as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.units("carry") == {"1/1 Co", "2/1 Co"}
        assert drill.refused("carry", unit="VBCI-2") == "29.0-a"
        assert drill.refused("carry", unit="FOB-1") == "29.0-a"
        drill.do("carry", unit="1/1 Co")
        assert drill.refused("carry", unit="2/1 Co") == "29.0-a"


@rule("paratrooper:29.0-b")
def test_loading_needs_both_at_the_start():
    with mission({"VBCI-1": "33", "1/1 Co": "34"}) as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.refused("carry", unit="1/1 Co") == "29.0-b"
        drill.do("move", to="34")
        assert drill.refused("pick", unit="VBCI-1") == "13.0-e"


@rule("paratrooper:29.0-c")
def test_a_passenger_does_not_walk_in_the_same_phase():
    with mission({"VBCI-1": "33", "1/1 Co": "33", "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("carry", unit="1/1 Co")
        drill.do("set-down", at="35")
        drill.do("move", to="36")
        assert drill.where("1/1 Co") == "35"
        assert drill.where("VBCI-1") == "36"
        assert drill.refused("pick", unit="1/1 Co") == "13.0-e"


@rule("paratrooper:29.0-d")
def test_a_helicopter_goes_on_with_what_is_left():
    with mission({"CARACAL-1": "11", "1/1 Co": "11"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("carry", unit="1/1 Co")
        drill.do("set-down", at="16")  # five hexes
        assert drill.where("1/1 Co") == "16"
        goals = drill.hexes("move")
        assert "46" in goals  # three more
        assert "56" not in goals
        drill.do("move", to="46")


@rule("paratrooper:29.0-e")
def test_helicopter_passengers_get_off_and_others_may_stay():
    with mission({"CARACAL-1": "11", "1/1 Co": "11", "VBCI-1": "33", "2/1 Co": "33"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("carry", unit="1/1 Co")
        drill.do("move", to="14")
        drill.do("pick", unit="VBCI-1")
        drill.do("carry", unit="2/1 Co")
        drill.do("move", to="36")
        drill.end_phase()
        assert not drill.is_("embarked", "1/1 Co")
        assert drill.where("1/1 Co") == "14"
        assert drill.is_("embarked", "2/1 Co")
        assert drill.where("2/1 Co") == "36"


@rule("paratrooper:29.0-f")
def test_passengers_move_as_their_transport():
    with mission({"VBCI-1": "22", "1/1 Co": {"where": "22", "aboard": "VBCI-1"}}, map="mountain_valley") as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.refused("move", to="12") == "13.1-c"
        assert drill.refused("pick", unit="1/1 Co") == "5.0-a"


@rule("paratrooper:29.0-g")
def test_nobody_is_set_down_in_water():
    with mission({"CARACAL-1": "12", "1/1 Co": "12"}, map="mega_city") as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("carry", unit="1/1 Co")
        assert drill.refused("move", to="11") == "29.0-g"
        assert drill.refused("set-down", at="11") == "29.0-g"
        drill.do("set-down", at="22")
        drill.do("move", to="11")
        assert drill.where("CARACAL-1") == "11"
    units = {"CARACAL-1": "12", "OBJ COUP": {"where": "12", "aboard": "CARACAL-1"}}
    with mission(units, map="mega_city") as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("move", to="11")
        assert drill.where("OBJ COUP") == "11"


@rule("paratrooper:30.1-a")
def test_special_forces_swim():
    assert cost("mountain_valley", SF, 34, 43) == 2
    assert cost("mega_city", SF, 12, 11) == 2
    goals = reach({"GCP-1": "52"}, "GCP-1", map="mega_city")
    assert "63" in goals
    with mission({"GCP-1": "34", "TEC-1": "43", "TEC-2": "33", "TEC-3": "53"}, map="mountain_valley") as drill:
        drill.do("pick", unit="GCP-1")
        drill.do("move", to="43")
        assert drill.is_("river", "GCP-1")  # only the points are waived


@rule("paratrooper:30.1-b")
def test_special_forces_do_not_stay_in_water():
    with mission({"GCP-1": "12"}, map="mega_city") as drill:
        drill.do("pick", unit="GCP-1")
        assert drill.refused("move", to="11") == "30.1-b"
        assert "11" not in drill.hexes("move")
        drill.do("move", to="22")
    blocked = {"TEC-1": "?21", "GCP-1": "22"}
    assert "21" not in reach(blocked, "GCP-1", map="mega_city")
    losses = [{"step": "losses", "hex": "12", "hits": 0, "retreats": 1, "steps": 0}]
    foes = {"TEC-1": "13", "TEC-2": "22", "TEC-3": "12"}
    with mission({"GCP-1": "12", **foes}, map="mega_city", steps=losses) as drill:
        assert drill.where("GCP-1") == "lost"  # 11 and 21 are water


@rule("paratrooper:13.0-a", "paratrooper:17.11-a", "paratrooper:9.0-a", "paratrooper:15.1-a")
def test_why_a_unit_that_is_not_there_cannot_move():
    with mission({"1/1 Co": "33", "2/1 Co": "lost", "3/1 Co": "calvi"}) as drill:
        assert drill.refused("pick", unit="2/1 Co") == "17.11-a"
        assert drill.refused("pick", unit="3/1 Co") == "15.1-a"
        assert drill.refused("pick", unit="1/2 Co") == "9.0-a"
