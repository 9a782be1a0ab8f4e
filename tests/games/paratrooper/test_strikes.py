"""Chapters 14, 15, 16 and 18: airstrikes, drops, ranged fire."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.paratrooper.drill import mission

MAC = {"MAC-1": {"where": "flying", "origin": "calvi"}}


def drop(unit, at, dice, units=None, **more):
    """A unit comes down on a hex in phase 10."""
    flying = {"where": "flying", "aim": at, "origin": "calvi", "dropped": True}
    return mission({unit: flying, **MAC, **(units or {})}, phase=10, dice=dice, **more)


@rule("paratrooper:14.0-a", "paratrooper:14.0-c")
def test_strikes_go_to_revealed_units_with_or_without_rep_units():
    with mission({"TAC-1": "box", "TEC-1": "?22", "TEC-2": "33", "TEC-3": "44", "1/1 Co": "44"}, phase=7) as drill:
        assert drill.refused("strike", unit="TAC-1", at="22") == "14.0-a"
        assert drill.hexes("strike") == {"33", "44"}
        drill.do("strike", unit="TAC-1", at="33")
        assert drill.where("TAC-1") == "33"


@rule("paratrooper:14.0-b")
def test_concealed_units_are_not_hit():
    with mission({"TAC-1": "22", "TEC-1": "22", "TEC-2": "?22"}, phase=9, dice=[5]) as drill:
        assert drill.told("fire")[0]["result"] == "2"
        assert drill.where("TEC-1") == "lost"
        assert drill.where("TEC-2") == "22"


@rule("paratrooper:14.0-d", "paratrooper:14.0-e")
def test_a_tac_strike_attacks_once_and_returns():
    with mission({"TAC-1": "22", "TEC-1": "22"}, phase=9, dice=[1]) as drill:
        assert len(drill.told("fire")) == 1
        assert drill.where("TAC-1") == "box"
    with mission({"TAC-1": "box", "TEC-1": "22", "TEC-2": "33"}, phase=7) as drill:
        drill.do("strike", unit="TAC-1", at="22")
        assert drill.refused("strike", unit="TAC-1", at="33") == "14.0-d"
    # one that finds nobody left says so and returns
    with mission({"TAC-1": "22", "TAC-2": "22", "TEC-1": "22"}, phase=9, dice=[6]) as drill:
        assert drill.told("strike-in-vain") == [{"unit": "TAC-2", "at": "D22"}]
        assert drill.where("TAC-2") == "box"


@rule("paratrooper:14.0-f")
def test_a_drone_is_used_up():
    with mission({"DRN-1": "22", "TEC-1": "22"}, phase=9, dice=[1]) as drill:
        assert drill.where("DRN-1") == "available"
        drill.begin(2)
        drill.do("mobilize", kind="drone")
        assert drill.state.ops == 9


@rule("paratrooper:14.0-g")
def test_helicopters_are_no_airstrikes():
    with mission({"TIGRE-1": "11", "TAC-1": "box", "TEC-1": "22"}, phase=7) as drill:
        assert drill.refused("strike", unit="TIGRE-1", at="22") == "14.0-g"


@rule("paratrooper:14.1-a")
def test_one_air_defense_roll_a_hex():
    units = {"TAC-1": "22", "TAC-2": "22", "TAC-3": "33", "TEC-1": "22", "TEC-2": "33"}
    with mission(units, phase=8, dice=[6, 6]) as drill:
        assert [f["at"] for f in drill.told("air-defense")] == ["D22", "D33"]


@rule("paratrooper:14.1-b")
def test_the_column_depends_on_a_capable_revealed_unit():
    with mission({"TAC-1": "22", "TEC-1": "22", "AD-1": "22"}, phase=8, dice=[2]) as drill:
        assert drill.told("air-defense")[0]["result"] == "abort"
    with mission({"TAC-1": "22", "TEC-1": "22", "AD-1": "?22"}, phase=8, dice=[2]) as drill:
        assert drill.told("air-defense")[0]["result"] == "none"


@rule("paratrooper:14.1-c")
def test_drones_are_not_shot_at():
    with mission({"DRN-1": "22", "DRN-2": "22", "AD-1": "22"}, phase=8) as drill:
        assert not drill.told("air-defense")
        assert drill.where("DRN-1") == "22"


@rule("paratrooper:14.2-a")
def test_shootdown():
    units = {"TAC-1": "22", "TAC-3": "22", "AD-1": "22"}
    with mission(units, phase=8, dice=[1]) as drill:
        assert drill.units("lose") == {"TAC-1", "TAC-3"}
        assert drill.refused("lose", unit="TAC-2") == "14.2-a"
        drill.do("lose", unit="TAC-3")
        assert drill.where("TAC-3") == "lost"
        assert drill.where("TAC-1") == "22"


@rule("paratrooper:14.2-b")
def test_abort():
    with mission({"TAC-1": "22", "TEC-1": "22"}, phase=8, dice=[1]) as drill:
        assert drill.where("TAC-1") == "box"
        drill.begin(9)
        assert not drill.told("fire")
    units = {"TAC-1": "22", "TAC-3": "22", "TEC-1": "22"}
    with mission(units, phase=8, dice=[1]) as drill:
        drill.do("lose", unit="TAC-1")
        assert drill.where("TAC-1") == "box"


@rule("paratrooper:14.2-c")
def test_no_effect():
    with mission({"TAC-1": "22", "TAC-2": "22", "AD-1": "22"}, phase=8, dice=[6, 1, 1]) as drill:
        drill.begin(9)
        assert len(drill.told("fire")) == 2


@rule("paratrooper:14.3-a")
def test_strike_combat():
    with mission({"TAC-1": "22", "TEC-1": "22"}, phase=9, dice=[1]) as drill:
        assert drill.told("fire")[0]["column"] == "5-6"
        assert drill.where("TAC-1") == "box"
    # the REP attacks: terrain and bases count against it, logistics do not count for it
    with mission({"TAC-1": "34", "TEC-1": "34", "GBASE-1": "34", "FOB-1": "35"}, phase=9, dice=[1]) as drill:
        assert drill.told("fire")[0]["column"] == "2"
    units = {"TAC-1": "22", "TAC-2": "22", "HQ REP": "22", "TEC-1": "22", "TEC-2": "22"}
    with mission(units, phase=9, dice=[1, 1]) as drill:
        assert len(drill.told("fire")) == 2


@rule("paratrooper:5.0-h", "paratrooper:14.3-a")
def test_the_player_orders_strikes_in_a_hex():
    units = {"TAC-1": "22", "DRN-1": "22", "MOR-1": "11", "IMPACT MOR-1": "22", "TEC-1": "22"}
    with mission(units, phase=9, dice=[1, 1, 1]) as drill:
        assert drill.units("resolve") == {"TAC-1", "DRN-1"}
        assert drill.refused("resolve", unit="IMPACT MOR-1") == "5.0-h"  # strikes come first
        drill.do("resolve", unit="DRN-1")
        assert [f["units"][0] for f in drill.told("fire")] == ["DRN-1", "TAC-1", "IMPACT MOR-1"]
    # a drone that waits is saved from nothing but sees who is left
    with mission({"TAC-1": "22", "DRN-1": "22", "TEC-1": "22"}, phase=9, dice=[6]) as drill:
        drill.do("resolve", unit="TAC-1")
        assert drill.told("strike-in-vain") == [{"unit": "DRN-1", "at": "D22"}]
    # nothing is asked where the order changes nothing
    with mission(
        {"TAC-1": "22", "TAC-2": "22", "DRN-1": "33", "TEC-1": "22", "TEC-2": "33"}, phase=9, dice=[1] * 3
    ) as d:
        assert [f["units"][0] for f in d.told("fire")] == ["TAC-1", "TAC-2", "DRN-1"]
        assert d.step == "hold"


@rule("paratrooper:14.3-b")
def test_strike_results_fall_on_the_highest_engagement():
    with mission({"TAC-1": "22", "TER-1": "22", "INF-8": "22"}, phase=9, dice=[3]) as drill:
        assert drill.where("TER-1") == "lost"
        assert drill.where("INF-8") == "22"


# Drops


@rule("paratrooper:15.1-d")
def test_who_drops_on_the_enemy_must_attack():
    with drop("1/1 Co", "32", [2, 3, 1, 1], {"INF-1": "22"}) as drill:
        assert drill.where("1/1 Co") == "22"  # scattered among the enemy
        drill.begin(11)
        assert [f["at"] for f in drill.told("battle")] == ["D22"]
        assert drill.where("1/1 Co") == "lost"
    with drop("1/1 Co", "31", [6, 6], {"INF-1": "31"}) as drill:
        drill.begin(11)
        assert drill.told("fire")


@rule("paratrooper:15.1-e")
def test_a_failed_attack_destroys_those_who_dropped():
    units = {"2/1 Co": "31", "INF-1": "31", "INF-2": "31"}
    with drop("1/1 Co", "31", [6, 1, 1, 1, 1], units) as drill:
        drill.begin(11)
        if drill.step == "battle":
            drill.do("fire", unit="1/1 Co")
        assert drill.where("1/1 Co") == "lost"
        assert drill.where("2/1 Co") == "31"  # it was there already
    # even if it retreated out of the battle
    landed = {"where": "31", "aim": "31", "dropped": True}
    with mission({"1/1 Co": landed, "INF-1": "31", "INF-2": "31"}, phase=11, dice=[1, 3]) as drill:
        assert drill.step == "losses"
        drill.do("retreat", unit="1/1 Co", to="21")
        assert drill.where("1/1 Co") == "lost"
    # an IED left in the hex is no OPFOR unit
    with mission({"1/1 Co": landed, "GUE-9": "31", "IED-1": "31"}, phase=11, dice=[6]) as drill:
        assert drill.where("1/1 Co") == "31"


@rule("paratrooper:15.1-g")
def test_macs_are_not_shot_at():
    units = {**MAC, "1/1 Co": {"where": "flying", "aim": "22", "origin": "calvi", "dropped": True}, "AD-1": "22"}
    with mission(units, phase=8) as drill:
        assert not drill.told("air-defense")


@rule("paratrooper:15.1-i")
def test_a_load_in_the_air_is_not_on_the_ground():
    units = {**MAC, "1/1 Co": {"where": "flying", "aim": "22", "origin": "calvi", "dropped": True}}
    units |= {"TEC-1": "22", "TEC-2": "?22", "MOR-1": "66"}
    with mission(units, phase=6) as drill:
        assert not drill.face_up("TEC-2")
        drill.begin(7)
        assert not drill.legal("bombard")
    with mission(units | {"HQ REP": "44", "TEC-3": "44"}, phase=7) as drill:
        assert drill.hexes("bombard") == {"44"}
        assert drill.refused("bombard", unit="MOR-1", at="22") == "18.0-c"


@rule("paratrooper:15.3-a", "paratrooper:2.7-e", "paratrooper:16.1-a")
def test_every_unit_rolls_with_modifiers():
    flying = {"where": "flying", "aim": "31", "origin": "calvi", "dropped": True}
    with mission({"1/1 Co": flying, "2/1 Co": flying, "3/1 Co": flying, **MAC}, phase=10, dice=[4, 4, 4]) as drill:
        assert len(drill.told("drop")) == 3
    with drop("1/1 Co", "31", [1], {"DZ-1": "31"}) as drill:
        assert drill.told("drop")[0]["result"] == "land"
        assert drill.told("drop")[0]["reasons"] == [[2, "16.1-a", "paratrooper-reason-drop-zone"]]
    with drop("GCP-1", "31", [2]) as drill:
        assert drill.told("drop")[0]["result"] == "land"  # special forces add one
    with drop("1/1 Co", "31", [3, 4], {"INF-1": "?31"}) as drill:
        assert drill.told("drop")[0]["result"] == "scatter"  # the enemy takes one off
    # other terrain, other column: a 4 lands in the desert and disrupts in a city
    with drop("1/1 Co", "34", [4]) as drill:
        assert drill.told("drop")[0]["result"] == "disrupt"


@rule("paratrooper:15.3-b")
def test_air_landings_make_no_check():
    units = {"AMX10-1": {"where": "flying", "aim": "35", "origin": "calvi"}, **MAC, "1/1 Co": "35"}
    with mission(units, phase=10) as drill:
        assert drill.where("AMX10-1") == "35"
        assert not drill.told("drop")


@rule("paratrooper:15.4-a")
def test_land():
    with drop("1/1 Co", "32", [4]) as drill:
        assert drill.where("1/1 Co") == "32"
        assert not drill.disrupted("1/1 Co")


@rule("paratrooper:15.4-b")
@pytest.mark.parametrize(("die", "hex"), [(1, "52"), (2, "42"), (3, "43"), (4, "54"), (5, "63"), (6, "62")])
def test_scatter_counts_clockwise_from_the_left(die, hex):
    with drop("1/1 Co", "53", [2, die]) as drill:
        assert drill.where("1/1 Co") == hex
        assert not drill.disrupted("1/1 Co")


@rule("paratrooper:15.4-c")
def test_scatter_off_the_map_or_into_water_is_rolled_again():
    with drop("1/1 Co", "11", [2, 1, 4]) as drill:
        assert drill.where("1/1 Co") == "12"
    with drop("1/1 Co", "12", [4, 1, 4], map="mega_city") as drill:
        assert drill.where("1/1 Co") == "13"


@rule("paratrooper:15.4-d")
def test_disrupt():
    with drop("1/1 Co", "32", [1]) as drill:
        assert drill.where("1/1 Co") == "32"
        assert drill.disrupted("1/1 Co")


@rule("paratrooper:15.4-e")
def test_scatter_and_disrupt():
    with drop("1/1 Co", "33", [2, 2]) as drill:  # a city
        assert drill.told("drop")[0]["result"] == "scatter+disrupt"
        assert drill.where("1/1 Co") == "22"
        assert drill.disrupted("1/1 Co")


# Ranged fire


@rule("paratrooper:18.0-a", "paratrooper:18.0-h")
def test_a_fresh_heavy_weapons_unit_fires_anywhere():
    with mission({"MOR-1": "11", "1/1 Co": "66", "TEC-1": "66"}, phase=7) as drill:
        assert drill.hexes("bombard") == {"66"}
        drill.do("bombard", unit="MOR-1", at="66")
        assert drill.where("IMPACT MOR-1") == "66"
    with mission({"MOR-1": "11-", "MOR-2": "11", "1/1 Co": "66", "TEC-1": "66"}, phase=7) as drill:
        assert drill.refused("bombard", unit="MOR-1", at="66") == "18.0-a"


@rule("paratrooper:18.0-b")
def test_a_revealed_unit_must_be_in_the_target_hex():
    with mission({"MOR-1": "11", "1/1 Co": "66", "TEC-1": "?66", "2/1 Co": "44", "TEC-2": "44"}, phase=7) as drill:
        assert drill.refused("bombard", unit="MOR-1", at="66") == "18.0-b"


@rule("paratrooper:18.0-c", "paratrooper:30.2-c")
def test_somebody_must_see_the_target():
    spotters = {"1/F Co": {"34", "43"}, "HQ REP": {"34", "43"}, "1/1 Co": set(), "CP-A": set(), "FOB-1": {"34", "43"}}
    for spotter, seen in spotters.items():
        with mission(
            {"MOR-1": "11", spotter: "33", "TEC-1": "34", "TEC-2": "43", "2/1 Co": "66", "TEC-3": "66"}, phase=7
        ) as drill:
            assert drill.hexes("bombard") == seen | {"66"}
            if not seen:
                assert drill.refused("bombard", unit="MOR-1", at="34") == "18.0-c"


@rule("paratrooper:18.0-d")
def test_in_the_counterattack_only_contested_hexes():
    with mission(
        {"MOR-1": "11", "HQ REP": "33", "TEC-1": "34", "1/1 Co": "66", "TEC-2": "66"}, phase=13, dice=[1, 1, 1]
    ) as drill:
        assert drill.hexes("bombard") == {"66"}
        assert drill.refused("bombard", unit="MOR-1", at="34") == "18.0-d"
        drill.do("bombard", unit="MOR-1", at="66")
        drill.done()


@rule("paratrooper:18.0-e")
def test_both_phases_of_a_turn():
    units = {"MOR-1": "11", "1/1 Co": "31", "TEC-1": "31"}
    with mission(units, phase=7, dice=[1, 1, 1, 1]) as drill:
        drill.do("bombard", unit="MOR-1", at="31")
        drill.done()
        drill.begin(9)
        drill.begin(13)
        drill.do("bombard", unit="MOR-1", at="31")
        drill.done()
        assert [f["units"] for f in drill.told("fire")].count(["IMPACT MOR-1"]) == 2


@rule("paratrooper:18.0-f")
def test_ranged_fire_comes_before_the_counterattacks():
    units = {"MOR-1": "11", "MOR-2": "11", "1/1 Co": "31", "TEC-1": "31", "2/1 Co": "66", "TEC-2": "66"}
    with mission(units, phase=13, dice=[1, 1, 1, 1, 1, 1]) as drill:
        drill.do("bombard", unit="MOR-1", at="31")
        assert drill.refused("bombard", unit="MOR-1", at="66") == "18.0-f"
        drill.do("bombard", unit="MOR-2", at="66")
        assert not drill.told("fire")  # all are placed first
        drill.done()
        assert [f["units"][0] for f in drill.told("fire")] == ["IMPACT MOR-1", "IMPACT MOR-2"]
        drill.do("battle", at="31")


@rule("paratrooper:18.0-g", "paratrooper:17.0-b")
def test_a_heavy_weapons_unit_beside_the_enemy_fights_in_its_hex():
    with mission({"MOR-1": "31", "TEC-1": "31", "MOR-2": "11"}, phase=7) as drill:
        assert drill.refused("bombard", unit="MOR-1", at="31") == "18.0-g"
        assert drill.units("bombard") == {"MOR-2"}
    embarked = {"VBCI-1": "11", "MOR-1": {"where": "11", "aboard": "VBCI-1"}}
    with mission({**embarked, "MOR-2": "12", "1/1 Co": "31", "TEC-1": "31"}, phase=7) as drill:
        assert drill.refused("bombard", unit="MOR-1", at="31") == "18.0-g"
    with mission({"MOR-1": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["MOR-1"] == "2"


@rule("paratrooper:18.1-a")
@option("paratrooper:impact_logistics")
def test_ranged_fire_follows_the_combat_procedure_without_return_fire():
    units = {"MOR-1": "11", "IMPACT MOR-1": "34", "1/1 Co": "34", "TEC-1": "34"}
    with mission(units, phase=9, dice=[1]) as drill:
        assert drill.told("fire")[0]["column"] == "2"  # 4 in a city, REP attacking
        assert len(drill.told("fire")) == 1
    with mission(units, steps=[{"step": "strike-combat", "attacker": 1}], dice=[1]) as drill:
        assert drill.told("fire")[0]["column"] == "4"  # REP defending
    with mission({**units, "FOB-1": "11"}, phase=9, dice=[1]) as drill:
        assert drill.told("fire")[0]["column"] == "2"
    with mission({**units, "FOB-1": "11"}, phase=9, dice=[1], options={"impact_logistics": True}) as drill:
        assert drill.told("fire")[0]["column"] == "3"


@rule("paratrooper:18.1-b")
def test_ranged_fire_leaves_concealed_units_alone():
    units = {"MOR-1": "11", "IMPACT MOR-1": "31", "HQ REP": "32", "TEC-1": "31", "TEC-2": "?31", "TEC-3": "?31"}
    with mission(units, phase=9, dice=[6]) as drill:
        assert drill.told("fire")[0]["result"] == "2"
        assert drill.where("TEC-1") == "lost"
        assert not drill.face_up("TEC-2")
        assert drill.where("TEC-3") == "31"
