"""Chapters 6 and 7: movement, flips, stacking."""

from sandtable.engine.ledger import rule
from tests.games.kolwezi.drill import THEATRE, operation

LORRY = {"lorry_state": "recovered"}


@rule("kolwezi:6-a")
def test_no_area_of_the_enemy_may_be_entered():
    units = {"S11": "VE1", "R4": {"area": "VE4", "down": True}}
    with operation(units, "french_move") as drill:
        assert "VE4" not in drill.reach("S11")
        drill.do(do="pick", unit="S11")
        assert drill.refused(do="move", to="VE4") == "6-a"
        assert drill.refused(do="move", to="VE7", path=["VE4", "VE7"]) == "6-a"
    with operation({"R2": "VO9", "S11": "VO6", "S12": "VO8"}, "katangan_turn", hostages=["VO5"], executed=6) as drill:
        assert drill["R2"].area == "VO9" or drill["R2"].area in ("VO10", "MA3", "MA1", "MA6", "MA8")


@rule("kolwezi:6-b")
def test_flips_at_the_end_of_both_movements():
    units = {"S11": "VE1", "R2": {"area": "VE4", "down": True}, "R4": {"area": "VE7", "down": True}}
    with operation(units, "french_fire", "flip", "french_move") as drill:
        assert drill["R2"].down
        drill.do(do="done")
        assert not drill["R2"].down
        assert drill["R4"].down
    with operation({"S11": "VE4", "R2": {"area": "VO2", "down": True}}, "katangan_phase") as drill:
        assert not drill["R2"].down
        assert drill.step == "french_fire"
    # no flip after assault movement
    units = {"S11": "VE1", "R5": "VE4", "R4": {"area": "VE7", "down": True}}
    with operation(units, "assault_move") as drill:
        drill.do(do="assault", unit="S11", to="VE4")
        assert drill["S11"].area == "VE4"
        assert drill["R4"].down


@rule("kolwezi:6-c")
def test_a_flipped_dummy_blocks_until_the_administrative_phase():
    units = {"S11": "VE1", "R4": "VO2", "R2": {"area": "VO5", "down": True}}
    with operation(units, "katangan_turn", hostages=["VO2"], executed=6, lorries={"VO3": 0}) as drill:
        assert drill["R4"].area == "VO2"
        assert drill["R2"].area != "VO2"
        assert not [facts for facts in drill.told("katangan-holds") if facts["units"] == ["R4"]]
    with operation({"S11": "VE1", "R4": "VE4"}, "french_move", "administrative") as drill:
        assert drill["R4"].area == "pool"
        assert "VE4" in drill.reach("S11")
    with operation({"S11": "VE1", "R4": "VE4"}, "french_move") as drill:
        assert "VE4" not in drill.reach("S11")


@rule("kolwezi:6-d")
def test_three_connections_on_foot():
    with operation({"S11": "ZA1", "S12": "ZA1"}, "french_move") as drill:
        reach = drill.reach("S11")
        assert "VO2" in reach
        assert "VO3" not in reach
        drill.do(do="pick", unit="S11")
        assert drill.refused(do="move", to="VO3") == "6-d"
        assert drill.refused(do="move", to="VO3", path=["VE1", "VO1", "VO2", "VO3"]) == "6-d"
        drill.do(do="move", to="VO2", path=["VE1", "VO1", "VO2"])
        assert drill["S11"].area == "VO2"
        assert drill.refused(do="pick", unit="S11") == "6-d"  # each moves once
    with operation({"S11": "ZA1", "BS1": "VE5"}, "french_move", dice=[1]) as drill:
        drill.go("S11", "VE7", "VE1", "VE4", "VE7")  # past the enemy, under fire but without having to stop
        assert drill["S11"].area == "VE7"
    with operation({"S11": {"area": "ZA1", "moved": True}}, "french_phase") as drill:
        assert {"do": "pick", "unit": "S11"} in drill.plain()  # a new turn, a new move


@rule("kolwezi:6-e")
def test_motorised_units_go_any_distance_in_their_zone():
    with operation({"S11": "MA10"}, "french_move", turn=4, lorries={"VO3": 0, "MA10": 1}, **LORRY) as drill:
        assert "VE3" in drill.reach("S11", "embark")
        assert "ZB1" in drill.reach("S11", "embark")


@rule("kolwezi:6-f")
def test_one_road_and_a_stop_at_the_next_zone():
    with operation({"S11": "VE7"}, "french_move", turn=4, lorries={"VO3": 0, "VE7": 1}, **LORRY) as drill:
        reach = drill.reach("S11", "embark")
        assert {"MS1", "RB1", "RB2"} <= reach
        assert "MS2" not in reach
        assert "IM2" not in reach
        drill.do(do="embark", unit="S11")
        assert drill.refused(do="move", to="MS2") == "6-f"
        assert drill.refused(do="move", to="MS2", path=["VE4", "VE1", "VO1", "RB1", "RB2", "MS1", "MS2"]) == "6-f"
    with operation({"S11": "RB1"}, "french_move", turn=4, lorries={"VO3": 0, "RB1": 1}, **LORRY) as drill:
        assert drill.reach("S11", "embark") == {"RB2", "MS1", "VO1"}  # either way, to the next zone


@rule("kolwezi:6-g")
def test_singly_or_as_a_stack():
    company = dict.fromkeys(["PC1", "S11", "S12", "S13"], "ZA1")
    with operation(company, "french_move") as drill:
        drill.go("S11", "VO1")
        drill.go("PC1", "VE4", how="column")
        assert [drill[name].area for name in company] == ["VE4", "VO1", "VE4", "VE4"]
        assert drill.step is None
    with operation({"PC1": "ZA1", "S11": {"area": "ZA1", "pinned": True}, "S12": "ZA1"}, "french_move") as drill:
        drill.go("PC1", "VE4", how="column")
        assert [drill[name].area for name in ("PC1", "S11", "S12")] == ["VE4", "ZA1", "VE4"]
    with operation({"PC1": "ZA1"}, "french_move") as drill:
        assert drill.refused(do="column", unit="PC1") == "6-g"


@rule("kolwezi:6-h")
def test_night_does_not_slow_anybody():
    with operation({"S11": "ZA1"}, "french_move", turn=4) as night, operation({"S11": "ZA1"}, "french_move") as day:
        assert night.reach("S11") == day.reach("S11")


@rule("kolwezi:6-i")
def test_units_that_have_just_landed_flip_their_neighbours():
    units = {"S11": {"area": "ZB1", "pinned": True}, "B3": {"area": "NV3", "down": True}}
    with operation(units, "french_fire", "flip", "french_move") as drill:
        assert not drill["B3"].down  # nobody could move, so the step is over
    with operation(units, "french_phase", loose=True) as drill:
        assert drill.rules("flipped") == ["6-b"]  # in its place between movement and fire
    units = {"S11": "VE7", "B3": {"area": "NV3", "down": True}}
    with operation(units, "para_drop", turn=6, dice=[6] * 7) as drill:
        drill.do(do="jump", zone="ZSB")
        while drill.step == "landing":
            drill.do(**drill.plain()[0])
        assert drill["PC4"].area == "ZB1"
        assert drill["B3"].down  # landing itself flips nothing


@rule("kolwezi:7-a")
def test_no_limit_to_stacking():
    company = {"PC1": "VE1", "S11": "VE1", "S12": "VE1", "S13": "VE1", "TPCE": "VE2", "SMM": "VE2", "SER": "VE2"}
    with operation(company, "french_move") as drill:
        for unit in ("TPCE", "SMM", "SER"):
            assert "VE1" in drill.reach(unit)
            drill.go(unit, "VE1")
        assert {drill[name].area for name in company} == {"VE1"}
    katangans = dict.fromkeys(["Y1", "YS1", "YS2", "YS3", "YS4", "YS5", "YS6"], "MS2")
    with operation({"S11": "ZA1", **katangans}, "french_move") as drill:
        assert drill.state.at[THEATRE.index["MS2"]].bit_count() == 7


@rule("kolwezi:7-b")
def test_companies_do_not_mix():
    with operation({"S11": "VE5", "PC2": "VE2"}, "french_move") as drill:
        assert "VE5" not in drill.reach("PC2")
        assert "VE8" in drill.reach("PC2")  # through it is allowed
        drill.do(do="pick", unit="PC2")
        assert drill.refused(do="move", to="VE5") == "7-b"
        drill.do(do="move", to="VE8", path=["VE5", "VE8"])
        assert drill["PC2"].area == "VE8"
    shut_in = {"S11": "MS5", "S12": "MS5", "S21": "MS2", "S22": "MS1", "S31": "MS3", "S32": "MS4"}
    around = {"S23": "RB2", "S33": "IM2", "PC3": "IC1"}
    with operation({**shut_in, **around}, "french_move") as drill:
        assert drill.refused(do="pick", unit="S11") == "7-b"  # nothing within reach but other companies
    with operation({"S11": "MS5", "BS1": "MS2", "S21": "VE1"}, "french_move") as drill:
        assert drill.refused(do="pick", unit="S11") == "6-a"
    with operation({"S11": "VE1", "S21": "VE2", "BS1": "VE5", "BS2": "VE4", "S12": "VE7"}, "assault_move") as drill:
        drill.do(do="assault", unit="S21", to="VE5")
        drill.do(do="assault", unit="S11", to="VE4")
        assert drill["S12"].area == "VE7"
    with operation({"S11": "VE4", "S21": "VE2", "BS1": "VE5"}, "assault_move") as drill:
        drill.do(do="assault", unit="S21", to="VE5")
        assert drill.step is None or drill.refused(do="assault", unit="S11", to="VE5") == "7-b"


@rule("kolwezi:7-b")
def test_companies_thrown_together_do_not_go_on_together():
    # S21 was stopped by fire where the 1st company stood; freed again it may leave, but not in one column with it
    mixed = dict.fromkeys(["PC1", "S11", "S21", "SER"], "VE5")
    with operation(mixed, "french_move") as drill:
        assert {action["unit"] for action in drill.plain("column")} == {"PC1", "S21"}
        drill.go("PC1", "VE8", how="column")
        assert [drill[name].area for name in mixed] == ["VE8", "VE8", "VE5", "VE8"]
    with operation(mixed, "french_move") as drill:
        drill.go("S21", "VE8", how="column")
        assert [drill[name].area for name in mixed] == ["VE5", "VE5", "VE8", "VE8"]
    lorries = {"turn": 4, "lorry_state": "recovered", "lorries": {"VO3": 4, "VE5": 3}}
    with operation(mixed, "french_move", **lorries) as drill:
        drill.go("S21", "VE8", how="convoy")
        assert [drill[name].area for name in mixed] == ["VE5", "VE5", "VE8", "VE8"]


@rule("kolwezi:7-b")
def test_assaults_of_two_companies_on_one_area():
    with operation({"S11": "VE4", "S21": "VE2", "BS1": "VE5", "R2": "VE7"}, "assault_move") as drill:
        drill.do(do="assault", unit="S21", to="VE5")
        assert drill.refused(do="assault", unit="S11", to="VE5") == "7-b"
        assert drill.plain()[:-1] == [{"do": "storm", "at": "VE7"}, {"do": "ready", "unit": "S11"}]
