"""After the battle: counterattack, pursuit, and what options make of combat."""

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import mission, order


@rule("paratrooper:19.0-a")
def test_the_rep_wins_when_no_opfor_is_left():
    with mission({"1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[3]) as drill:
        assert drill.where("TEC-1") == "pool"
        assert drill.told("battle-over")[0]["winner"] == "regiment"


@rule("paratrooper:19.0-b")
def test_the_opfor_wins_when_no_rep_unit_is_left():
    with mission({"1/1 Co": "31", "TEC-1": "31"}, phase=13, dice=[3]) as drill:
        drill.do("retreat", unit="1/1 Co", to="21")
        assert drill.told("battle-over")[0]["winner"] == "opposition"


WON = {"VBCI-1": "35", "1/1 Co": "35", "2/1 Co": "35", "GUE-9": "35"}


@rule("paratrooper:20.0-a")
def test_vehicles_and_helicopters_pursue():
    with mission({**WON, "CARACAL-1": "35"}, phase=11, dice=[4]) as drill:
        while drill.step == "battle":
            drill.do("fire", unit="VBCI-1")
        assert drill.step == "pursuit"
        assert drill.units("pursue") == {"VBCI-1", "CARACAL-1"}
        assert drill.refused("pursue", unit="1/1 Co", to="36") == "20.0-a"
        drill.do("pursue", unit="VBCI-1", to="36")
        assert drill.where("VBCI-1") == "36"
        assert drill.refused("pursue", unit="VBCI-1", to="35") == "20.0-a"
        drill.done()
    # once a phase: the battle it joins and wins gives it no second advance
    joined = {"VBCI-1": "35", "GUE-9": "35", "AMX10-1": "36", "GUE-8": "36"}
    with mission(joined, phase=11, dice=[6, 6]) as drill:
        drill.do("battle", at="35")
        drill.do("pursue", unit="VBCI-1", to="36")
        while drill.step == "battle":
            drill.do("fire", unit="VBCI-1")
        assert drill.step == "pursuit"
        assert drill.units("pursue") == {"AMX10-1"}
        drill.done()


@rule("paratrooper:20.0-b")
def test_no_pursuit_in_the_counterattack():
    with mission({"VBCI-1": "35", "GUE-9": "35"}, phase=13, dice=[6]) as drill:
        assert drill.told("battle-over")[0]["winner"] == "regiment"
        assert drill.step == "hold"
    with mission({"1/1 Co": "35-", "TEC-1": "35"}, phase=13, dice=[4]) as drill:
        assert drill.where("TEC-1") == "35"  # the OPFOR never pursues


def won(units, **more):
    drill = mission({"VBCI-1": "35", "GUE-9": "35", **units}, phase=11, dice=[6], **more)
    while drill.step == "battle":
        drill.do("fire", unit="VBCI-1")
    return drill


@rule("paratrooper:20.1-a")
def test_pursuit_is_one_hex_without_overstacking():
    full = {f"{n}/{c} Co": "36" for c in (1, 2) for n in (1, 2, 3)}
    with won({**full, "TEC-1": "25"}) as drill:
        assert drill.refused("pursue", unit="VBCI-1", to="36") == "20.1-a"
        assert drill.refused("pursue", unit="VBCI-1", to="33") == "20.1-a"
        assert "25" in drill.hexes("pursue")  # OPFOR is no obstacle
        drill.do("pursue", unit="VBCI-1", to="25")
    with mission({"AMX10-1": "22", "GUE-9": "22"}, phase=11, dice=[6], map="mountain_valley") as drill:
        assert drill.refused("pursue", unit="AMX10-1", to="12") == "20.1-a"


@rule("paratrooper:20.1-b")
def test_a_transport_takes_a_unit_along():
    with mission({"CARACAL-1": "35", "1/1 Co": "35", "GUE-9": "35"}, phase=11, dice=[4]) as drill:
        if drill.step == "battle":
            drill.do("fire", unit="1/1 Co")
        drill.do("pursue", unit="CARACAL-1", to="36", carrying="1/1 Co")
        assert drill.where("1/1 Co") == "36"
        assert not drill.state.embarked  # set down when the pursuit ends
    with won({"1/1 Co": "35"}) as drill:
        drill.do("pursue", unit="VBCI-1", to="36", carrying="1/1 Co")
        drill.done()
        assert drill.is_("embarked", "1/1 Co")  # a ground transport may keep it aboard …
    with won({"1/1 Co": "35", "2/1 Co": "36"}) as drill:
        drill.do("pursue", unit="VBCI-1", to="36", carrying="1/1 Co")
        assert drill.refused("disembark", unit="2/1 Co") == "20.1-b"
        drill.do("disembark", unit="1/1 Co")  # … or set it down
        assert not drill.state.embarked
        assert drill.where("1/1 Co") == "36"
    five = {f"{n}/{c} Co": "36" for c in (2, 3) for n in (1, 2, 3)}
    del five["3/3 Co"]
    with won({"1/1 Co": "35", **five}) as drill:
        drill.do("pursue", unit="VBCI-1", to="36", carrying="1/1 Co")
        assert drill.step == "hold"  # it would be the seventh there (20.1-a)
        assert drill.is_("embarked", "1/1 Co")


def test_only_units_of_the_hex_and_the_objective_of_the_mission_are_taken_along():
    with won({"DZ-1": "35", "OBJ WMD": "out", "2/1 Co": "34"}) as drill:
        refused = {
            name: drill.refused("pursue", unit="VBCI-1", to="36", carrying=name)
            for name in ("DZ-1", "OBJ WMD", "2/1 Co", "VBCI-1", "nobody-knows")
        }
        assert refused == {
            "DZ-1": "29.0-a",
            "OBJ WMD": "29.0-a",
            "2/1 Co": "20.1-b",
            "VBCI-1": "29.0-a",
            "nobody-knows": "table:no-such-piece",
        }


@rule("paratrooper:20.1-c")
def test_pursuers_start_no_new_combat():
    with won({"TEC-1": "36"}) as drill:
        drill.do("pursue", unit="VBCI-1", to="36")
        assert len(drill.told("battle")) == 1
        assert drill.step == "hold"
        drill.state.chance.script["dice"] = [1, 1]
        drill.begin(13)
        assert len(drill.told("battle")) == 2


@rule("paratrooper:20.1-d")
def test_pursuers_join_a_battle_still_to_be_fought():
    units = {"VBCI-1": "35", "GUE-9": "35", "1/1 Co": "36", "TEC-1": "36"}
    with mission(units, phase=11, dice=[6, 1, 1, 1]) as drill:
        drill.do("battle", at="35")
        drill.do("pursue", unit="VBCI-1", to="36")
        if drill.step == "battle":
            drill.do("fire", unit="VBCI-1")
        assert "VBCI-1" in [f["units"][0] for f in drill.told("fire") if f["at"] == "D36"]
    with mission(units, phase=11, dice=[1, 1, 6]) as drill:
        drill.do("battle", at="36")
        drill.do("pursue", unit="VBCI-1", to="36")
        assert "VBCI-1" not in [f["units"][0] for f in drill.told("fire") if f["at"] == "D36"]
    # a pursuer over a river gets the marker
    units = {"VBCI-1": "34", "GUE-9": "34", "1/1 Co": "43", "TEC-1": "43"}
    with mission(units, phase=11, map="mountain_valley", dice=[6, 1, 1, 1]) as drill:
        drill.do("battle", at="34")
        drill.do("pursue", unit="VBCI-1", to="43")
        if drill.step == "battle":
            drill.do("fire", unit="VBCI-1")
        fires = {f["units"][0]: f["column"] for f in drill.told("fire") if f["at"] == "M43"}
        assert fires["VBCI-1"] == "3"
    # and so does the unit it carries; an engineer aboard spares both (13.2-d)
    for passenger, marked in (("2/1 Co", True), ("SAP-1", False)):
        riding = {**units, passenger: {"where": "34", "aboard": "VBCI-1"}}
        with mission(riding, phase=11, map="mountain_valley", dice=[6]) as drill:
            drill.do("battle", at="34")
            drill.do("pursue", unit="VBCI-1", to="43")
            assert drill.is_("river", "VBCI-1") == marked
            assert drill.is_("river", passenger) == marked


@rule("paratrooper:29.1-a")
def test_embarked_units_do_not_fight():
    with mission(
        {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}, "TEC-1": "31"}, phase=11, dice=[1, 1]
    ) as drill:
        assert sorted(order(drill)) == ["TEC-1", "VBCI-1"]


@rule("paratrooper:29.1-b")
def test_hits_on_a_transport_fall_on_its_passenger_too():
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    with mission({"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}, steps=losses) as drill:
        assert drill.disrupted("VBCI-1")
        assert drill.disrupted("1/1 Co")


@rule("paratrooper:29.1-c")
def test_passengers_retreat_with_their_transport():
    losses = [{"step": "losses", "hex": "31", "hits": 0, "retreats": 1, "steps": 0}]
    with mission({"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}, steps=losses) as drill:
        drill.do("retreat", unit="VBCI-1", to="32")
        assert drill.where("1/1 Co") == "32"


@rule("paratrooper:29.2-a")
def test_emergency_disembarkation():
    units = {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}, "TEC-1": "31"}
    with mission(units, phase=13, dice=[1, 1, 1]) as drill:
        assert drill.step == "disembark"
        drill.do("disembark", unit="1/1 Co")
        while drill.step == "battle":
            drill.do("fire", unit=sorted(drill.units("fire"))[0])
        assert sorted(order(drill)) == ["1/1 Co", "TEC-1", "VBCI-1"]
    with mission(units, phase=13, dice=[1, 1]) as drill:
        drill.done()
        assert sorted(order(drill)) == ["TEC-1", "VBCI-1"]


@rule("paratrooper:27.4-c")
def test_the_helicopter_command_post_commands_helicopters():
    units = {"CP-A": "31", "TIGRE-1": "31", "TIGRE-2": "31", "1/F Co": "31", "TEC-1": "31"}
    with mission(units, phase=11, dice=[1]) as drill:
        assert drill.legal("combine")
        drill.do("combine", how="command")
        assert set(drill.told("fire")[0]["units"]) == {"CP-A", "TIGRE-1", "TIGRE-2"}
        assert drill.told("fire")[0]["column"] == "10+"


@rule("paratrooper:27.4-c", "paratrooper:17.9-c")
def test_helicopters_combine_whoever_of_their_row_has_fired_before():
    units = {"CP-A": "31", "TIGRE-1": "31", "TIGRE-2": "31", "1/F Co": "31", "2/F Co": "31", "ARM-1": "31"}
    with mission(units, phase=11, dice=[1, 1]) as drill:
        drill.do("fire", unit="1/F Co")
        assert drill.refused("combine", how="felin") == "30.2-b"
        drill.do("combine", how="command")
        assert set(drill.told("fire")[1]["units"]) == {"CP-A", "TIGRE-1", "TIGRE-2"}
    with mission(units, phase=11, dice=[1, 1]) as drill:
        drill.do("fire", unit="TIGRE-1")  # all helicopters or none
        assert drill.refused("combine", how="command") == "17.9-c"
        drill.do("combine", how="felin")
    # under a command post on the ground the whole row fires as one, or nobody of it
    with mission({**units, "VAB PC": "31"}, phase=11, dice=[1]) as drill:
        drill.do("fire", unit="1/F Co")
        assert drill.refused("combine", how="command") == "17.9-c"


@rule("paratrooper:30.2-b")
def test_felin_units_combine_without_a_command_post():
    units = {"1/F Co": "31", "2/F Co": "31", "HQ REP": "11", "TEC-1": "31"}
    with mission(units, phase=11, dice=[1]) as drill:
        drill.do("combine", how="felin")
        assert drill.told("fire")[0]["units"] == ["1/F Co", "2/F Co"]
        assert drill.told("fire")[0]["column"] == "7-9"
    # all of them or none: once one has fired, the others go on singly
    three = {**units, "3/F Co": "31", "1/1 Co": "31"}
    del three["TEC-1"]
    with mission({**three, "ARM-1": "31", "ARM-2": "31"}, phase=11, dice=[1] * 6) as drill:
        drill.do("fire", unit="1/F Co")
        assert [f["units"] for f in drill.told("fire")[:3]] == [["1/F Co"], ["2/F Co"], ["3/F Co"]]
    with mission({**three, "1/F Co": "31-", "TER-1": "31"}, phase=11, dice=[1]) as drill:
        drill.do("combine", how="felin")  # one of another rating does not hinder the rest
        assert drill.told("fire")[0]["units"] == ["2/F Co", "3/F Co"]
