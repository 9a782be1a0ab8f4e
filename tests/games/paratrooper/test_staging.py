"""Chapter 6, with 15.1, 15.2, 15.5 and 16.0: to the mission map and away from it."""

from sandtable.engine.ledger import rule
from sandtable.games.paratrooper.actions import Exit, Fly, TakeUp
from sandtable.terminal.session import Session
from tests.games.paratrooper.drill import THEATRE, mission

PARAS = {"1/1 Co": "calvi", "2/1 Co": "calvi", "3/1 Co": "calvi", "1/2 Co": "calvi"}


def fly(drill, *units, mac="MAC-1"):
    drill.do("fly", unit=mac)
    for unit in units:
        drill.do("load", unit=unit)


@rule("paratrooper:6.0-b")
def test_markers_of_the_strategic_map_stay_on_it():
    steps = [{"step": "award"}]
    with mission({}, steps=steps, scenario="campaign", line="coup") as drill:
        assert drill.refused("deploy", unit="FSA-1", to="33") == "31.5-b"
        assert all(row["to"] not in THEATRE.grounds[0].names for row in drill.plain("deploy"))
        drill.do("deploy", unit="FSA-1", to="mali")


@rule("paratrooper:6.1-a")
def test_a_flight_pays_every_line_it_crosses():
    with mission({**PARAS, "MAC-1": "calvi"}, phase=4, zone="congo") as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 7


@rule("paratrooper:6.2-a")
def test_a_flight_is_paid_once_for_the_whole_load():
    with mission({**PARAS, "MAC-1": "calvi"}, phase=4) as drill:
        fly(drill, "1/1 Co", "2/1 Co", "3/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 8
        assert {drill.where(name) for name in ("1/1 Co", "2/1 Co", "3/1 Co")} == {"flying"}
    with mission(PARAS, phase=4) as drill:
        assert not drill.legal("fly")  # no MAC, no flight
        assert drill.refused("fly", unit="1/1 Co") == "6.2-a"
        assert drill.refused("fly", unit="MAC-1") == "4.0-n"


@rule("paratrooper:6.2-b", "paratrooper:15.0-a", "paratrooper:15.1-b")
def test_only_airborne_units_drop():
    units = {"MAC-1": "calvi", "AMX10-1": "calvi", "SAP-1": "calvi", "GIGN": "calvi", "1/1 Co": "35", "TEC-1": "22"}
    with mission(units, phase=4) as drill:
        fly(drill, "AMX10-1")
        assert not drill.legal("drop")
        assert drill.hexes("land") == {"35"}
        assert drill.refused("drop", at="33") == "15.1-b"
        drill.do("land", at="35")
    with mission(units, phase=4) as drill:
        fly(drill, "SAP-1")
        assert "22" in drill.hexes("drop")  # an OPFOR hex
        assert len(drill.hexes("drop")) == 36
        drill.do("drop", at="22")
    with mission(units, phase=4) as drill:
        fly(drill, "GIGN")
        assert drill.refused("drop", at="33") == "15.1-b"
        drill.do("land", at="35")
    airborne = {THEATRE.names[p] for p in range(THEATRE.pieces) if THEATRE.airborne >> p & 1}
    assert {"1/1 Co", "1/F Co", "GCP-1", "HQ REP", "SAP-1", "MOR-1", "MIL-1", "SNP-1"} <= airborne
    assert not {"GIGN", "VBCI-1", "FOB-1", "CARACAL-1"} & airborne


CAMPAIGN = {"FSA-1": "mali", "1/1 Co": "mali", "AMX10-1": "mali"}


@rule("paratrooper:6.2-c", "paratrooper:6.2-f")
def test_overland_from_an_adjacent_fsa():
    with mission(CAMPAIGN, phase=4, scenario="campaign") as drill:
        for unit in ("1/1 Co", "AMX10-1"):
            drill.do("pick", unit=unit)
            drill.do("enter", unit=unit, at="31")
        assert drill.state.ops == 8
        assert drill.where("1/1 Co") == "beside"
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="33")  # road: all its points are there
        assert drill.where("1/1 Co") == "33"
    dear = {"FSA-1": "libya", "1/1 Co": "libya", "2/1 Co": "libya"}  # this line costs two
    with mission(dear, phase=4, scenario="campaign", ops=3) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("enter", unit="1/1 Co", at="31")
        assert drill.state.ops == 1
        assert drill.refused("pick", unit="2/1 Co") == "8.1-c"
    with mission(CAMPAIGN, phase=4) as drill:
        assert not drill.legal("pick")  # campaign only
    with mission({"FSA-1": "libya", "1/1 Co": "libya"}, phase=4, zone="congo", scenario="campaign") as drill:
        assert drill.refused("pick", unit="1/1 Co") == "6.2-c"
        assert drill.refused("enter", unit="1/1 Co", at="31") == "6.2-c"


@rule("paratrooper:6.2-d", "paratrooper:31.5-e")
def test_an_fsa_in_the_mission_zone_is_free():
    units = {"FSA-1": "chad", "1/1 Co": "chad", "2/1 Co": "chad", "AMX10-1": "chad", "TEC-1": "35", "MAC-1": "calvi"}
    with mission({**units, "3/1 Co": "calvi"}, phase=4, ops=2, scenario="campaign") as drill:
        drill.do("pick", unit="AMX10-1")
        drill.do("enter", unit="AMX10-1", at="31")
        drill.do("pick", unit="1/1 Co")
        assert "35" in drill.hexes("enter")  # the airfield, although the OPFOR is there
        assert "33" not in drill.hexes("enter")
        drill.do("enter", unit="1/1 Co", at="35")
        assert drill.where("1/1 Co") == "35"
        assert drill.state.ops == 2
        fly(drill, "3/1 Co")
        drill.do("ferry", to="chad")
        assert drill.refused("pick", unit="3/1 Co") == "31.5-e"  # it was not there at the start of staging
        drill.done()
        drill.begin(5)
        assert drill.refused("pick", unit="1/1 Co") == "31.5-e"  # it has met the enemy
        drill.do("pick", unit="AMX10-1")
        drill.do("move", to="34")


SHIP = {"LSHD": "red_sea", "1/1 Co": "red_sea", "2/1 Co": "red_sea"}


@rule("paratrooper:6.2-e", "paratrooper:31.5-f", "paratrooper:6.3-d")
def test_from_a_ship_to_the_edge_of_the_map():
    with mission(SHIP, phase=4, zone="horn", map="jungle_basin", scenario="campaign") as drill:
        drill.do("pick", unit="1/1 Co")
        assert len(drill.hexes("enter")) == 20
        drill.do("enter", unit="1/1 Co", at="31")
        drill.do("pick", unit="2/1 Co")
        drill.do("enter", unit="2/1 Co", at="21")
        assert drill.state.ops == 8
    with mission(
        {**SHIP, "AMX10-1": "red_sea"}, phase=4, zone="horn", map="jungle_basin", scenario="campaign"
    ) as drill:
        drill.do("pick", unit="AMX10-1")
        assert drill.refused("enter", unit="AMX10-1", at="16") == "6.3-d"  # mountain
        drill.do("enter", unit="AMX10-1", at="11")
    with mission(SHIP, phase=4, zone="chad", scenario="campaign") as drill:
        assert drill.refused("pick", unit="1/1 Co") == "6.2-e"


@rule("paratrooper:31.5-g", "paratrooper:6.3-d")
def test_from_a_ship_ashore_in_the_mega_city():
    with mission(SHIP, phase=4, zone="horn", map="mega_city", ops=0, scenario="campaign") as drill:
        drill.do("pick", unit="1/1 Co")
        assert drill.hexes("enter") == {"12", "22", "32", "41", "52", "53", "63"}
        drill.do("enter", unit="1/1 Co", at="32")
        assert drill.where("1/1 Co") == "32"
        drill.do("pick", unit="2/1 Co")
        drill.do("enter", unit="2/1 Co", at="53")
        assert drill.state.ops == 0


@rule("paratrooper:6.3-a")
def test_a_drop_may_be_aimed_at_any_land_hex():
    units = {**PARAS, "MAC-1": "calvi", "TEC-1": "?34", "2/2 Co": "33"}
    with mission(units, phase=4, map="mega_city") as drill:
        fly(drill, "1/1 Co")
        assert len(drill.hexes("drop")) == 30
        assert {"33", "34", "66"} <= drill.hexes("drop")
        assert drill.refused("drop", at="11") == "6.3-a"
        drill.do("drop", at="34")


@rule("paratrooper:6.3-b")
def test_an_air_landing_needs_a_held_field_at_both_ends():
    units = {"MAC-1": "calvi", "1/1 Co": "calvi"}
    with mission(units, phase=4) as drill:
        fly(drill, "1/1 Co")
        assert drill.refused("land", at="35") == "6.3-b"
        drill.do("drop", at="35")
    flying = {"where": "flying", "aim": "35", "origin": "calvi"}
    carrier = {"where": "flying", "origin": "calvi"}
    # nobody holds the field any more when the flight comes down
    with mission({"AMX10-1": flying, "MAC-1": carrier}, phase=10) as drill:
        assert drill.where("AMX10-1") == "calvi"
        assert drill.where("MAC-1") == "calvi"
        assert drill.told("turned-back")
    # a drop of the same turn does not open it
    drop = {"1/1 Co": {**flying, "dropped": True}}
    with mission({"AMX10-1": flying, "MAC-1": carrier, **drop}, phase=10, dice=[4]) as drill:
        assert drill.where("1/1 Co") == "35"
        assert drill.where("AMX10-1") == "calvi"


@rule("paratrooper:6.3-c")
def test_overland_entry_beside_a_hex_that_is_not_prohibited():
    with mission(CAMPAIGN, phase=4, map="mountain_valley", scenario="campaign") as drill:
        drill.do("pick", unit="AMX10-1")
        assert drill.refused("enter", unit="AMX10-1", at="11") == "6.3-c"
        assert drill.hexes("enter") == {"14", "41", "63", "64"}
        drill.do("enter", unit="AMX10-1", at="41")
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="AMX10-1")
        assert "41" in drill.hexes("move")
        drill.do("move", to="41")
    # entering costs the points of the edge hex: jungle (3, STOP) holds a mechanized unit there
    with mission(CAMPAIGN, phase=4, map="jungle_basin", scenario="campaign") as drill:
        drill.do("pick", unit="AMX10-1")
        drill.do("enter", unit="AMX10-1", at="31")
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="AMX10-1")
        assert drill.hexes("move") == {"31"}
        assert drill.refused("move", to="32") == "6.3-c"
        drill.do("move", to="31")


@rule("paratrooper:6.4-a")
def test_only_overland_movement_enters_against_the_enemy():
    with mission({**SHIP, "TEC-1": "?31"}, phase=4, zone="horn", map="jungle_basin", scenario="campaign") as drill:
        drill.do("pick", unit="1/1 Co")
        assert drill.refused("enter", unit="1/1 Co", at="31") == "6.4-a"
        drill.do("enter", unit="1/1 Co", at="21")
    beside = {"where": "beside", "aim": "31", "by_sea": True}
    with mission({"1/1 Co": beside, "2/1 Co": "66", "TEC-1": "31"}, scenario="campaign", map="jungle_basin") as drill:
        assert drill.units("pick") == {"2/1 Co"}
    with mission({**CAMPAIGN, "TEC-1": "?31"}, phase=4, map="jungle_basin", scenario="campaign") as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("enter", unit="1/1 Co", at="31")
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="31")
        assert drill.where("1/1 Co") == "31"


@rule("paratrooper:6.5-a")
def test_units_leave_in_the_staging_phase_only():
    with mission({"1/1 Co": "31"}, phase=5) as drill:
        assert drill.refused("exit", unit="1/1 Co", to="chad") == "6.5-a"
    with mission({"1/1 Co": "31"}, phase=4) as drill:
        drill.do("exit", unit="1/1 Co", to="chad")
        assert drill.where("1/1 Co") == "chad"


@rule("paratrooper:6.5-b")
def test_air_exit_from_an_airfield_even_beside_the_enemy():
    units = {"MAC-1": "calvi", "VBCI-1": "35", "OBJ COUP": {"where": "35", "aboard": "VBCI-1"}, "TEC-1": "35"}
    with mission(units, phase=4, ops=0) as drill:
        fly(drill, "VBCI-1")
        assert drill.hexes("ferry") == {"chad"}
        drill.do("ferry", to="chad")
        assert drill.state.evacuated == 1
    with mission({"MAC-1": "calvi", "1/1 Co": "33", "2/1 Co": "35"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        assert drill.refused("load", unit="1/1 Co") == "6.5-b"
        drill.do("load", unit="2/1 Co")
        drill.do("ferry", to="chad")
        assert drill.where("2/1 Co") == "chad"
        assert drill.state.ops == 10
        assert not drill.legal("fly")  # the MAC is tied up
    with mission({"MAC-1": "calvi", "1/1 Co": "33", "DZ-1": "33"}, phase=4) as drill:
        fly(drill, "1/1 Co")
        drill.do("ferry", to="chad")


@rule("paratrooper:6.5-c")
def test_overland_exit_from_an_edge_hex():
    with mission({"VBCI-1": "31", "1/1 Co": "33"}, phase=4) as drill:
        assert drill.refused("exit", unit="1/1 Co", to="chad") == "6.5-c"
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.refused("exit", unit="VBCI-1", to="chad") == "6.5-c"  # it is not there any more
        assert drill.state.ops == 10
    with mission({"VBCI-1": "31"}, phase=4, scenario="campaign") as drill:
        assert drill.refused("exit", unit="VBCI-1", to="chad") == "6.5-c"  # no FSA there in a campaign
    with mission({"VBCI-1": "31", "FSA-1": "mali", "FSA-2": "congo"}, phase=4, scenario="campaign") as drill:
        assert {row["to"] for row in drill.plain("exit")} == {"mali", "congo"}
        drill.do("exit", unit="VBCI-1", to="mali")


@rule("paratrooper:6.5-d")
def test_exit_to_a_ship_next_to_the_mission_zone():
    with mission({"1/1 Co": "31", "LSHD": "red_sea"}, phase=4, zone="horn", scenario="campaign") as drill:
        drill.do("exit", unit="1/1 Co", to="red_sea")
        assert drill.where("1/1 Co") == "red_sea"
    with mission({"1/1 Co": "31", "LSHD": "west_med"}, phase=4, zone="horn", scenario="campaign") as drill:
        assert drill.refused("exit", unit="1/1 Co", to="west_med") == "6.5-d"
    with mission(
        {"1/1 Co": "53", "LSHD": "red_sea"}, phase=4, zone="horn", map="mega_city", scenario="campaign"
    ) as drill:
        drill.do("exit", unit="1/1 Co", to="red_sea")  # a coastal hex inside the map


@rule("paratrooper:6.5-e")
def test_units_that_left_can_be_staged_again():
    with mission({"MAC-1": "calvi", "1/1 Co": "chad"}, phase=4) as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 8
    with mission({"MAC-1": "chad", "FSA-1": "chad", "1/1 Co": "chad"}, phase=4, ops=0, scenario="campaign") as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="33")


@rule("paratrooper:6.5-e")
def test_whoever_left_comes_back_in_a_later_staging_phase():
    units = {"1/1 Co": "31", "2/1 Co": "35", "MAC-1": "calvi", "MAC-2": "calvi"}
    with mission(units, phase=4, ops=20) as drill:
        drill.do("exit", unit="1/1 Co", to="chad")
        assert drill.refused("pick", unit="1/1 Co") == "6.5-e"
        fly(drill, "2/1 Co")
        drill.do("ferry", to="chad")
        assert drill.refused("fly", unit="MAC-2") == "15.1-a"  # there is nobody whom it could bring in
        drill.done()
        drill.begin(4)
        ops = drill.state.ops
        drill.do("pick", unit="1/1 Co")  # overland, as though an FSA stood in the zone
        assert len(drill.hexes("enter")) == 20
        drill.do("enter", unit="1/1 Co", at="36")
        assert drill.state.ops == ops
        fly(drill, "2/1 Co", mac="MAC-2")
        drill.do("drop", at="33")
        drill.done()
        drill.begin(5)
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="36")
        assert drill.where("1/1 Co") == "36"
    # in a campaign from an FSA next to the mission zone, and between zones at once
    units = {"FSA-1": "chad", "FSA-2": "congo", "1/1 Co": "31", "2/1 Co": "35", "MAC-1": "chad", "MAC-2": "chad"}
    with mission(units, phase=4, ops=20, scenario="campaign") as drill:
        drill.do("exit", unit="1/1 Co", to="congo")
        assert drill.refused("pick", unit="1/1 Co") == "6.5-e"
        fly(drill, "2/1 Co")
        drill.do("ferry", to="chad")
        fly(drill, "2/1 Co", mac="MAC-2")
        assert drill.refused("drop", at="33") == "6.5-e"
        drill.do("ferry", to="congo")
        assert drill.where("2/1 Co") == "congo"


@rule("paratrooper:6.6-a")
def test_no_stacking_limit_on_the_strategic_map():
    units = {f"{n}/{c} Co": "calvi" for c in (1, 2, 3, 4) for n in (1, 2, 3)}
    with mission({**units, "GCP-1": "calvi", "GCP-2": "calvi"}, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert not drill.state.disrupted


@rule("paratrooper:15.1-a")
def test_units_in_the_air_do_not_move():
    with mission({**PARAS, "MAC-1": "calvi", "2/2 Co": "44"}, phase=4) as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="33")
        drill.done()
        drill.begin(5)
        assert drill.refused("pick", unit="1/1 Co") == "15.1-a"
    flying = {"where": "flying", "aim": "31", "origin": "calvi", "dropped": True}
    with mission(
        {"1/1 Co": flying, "MAC-1": {"where": "flying", "origin": "calvi"}, "GUE-1": "31"}, phase=10, dice=[6, 6]
    ) as drill:
        drill.begin(11)
        assert drill.told("fire")[0]["units"] == ["1/1 Co"]


@rule("paratrooper:15.1-c", "paratrooper:16.1-b")
def test_an_air_landing_needs_a_unit_and_no_enemy():
    units = {"MAC-1": "calvi", "CARACAL-1": "calvi", "1/1 Co": "35", "TEC-1": "35"}
    with mission({**units, "2/1 Co": "44", "DZ-1": "44"}, phase=4) as drill:
        fly(drill, "CARACAL-1")
        assert drill.refused("land", at="35") == "15.1-c"
        assert drill.hexes("land") == {"44"}
        drill.do("land", at="44")
    with mission({**units, "TEC-1": "?35", "2/1 Co": "44", "DZ-1": "44"}, phase=4) as drill:
        fly(drill, "CARACAL-1")
        assert drill.refused("land", at="35") == "15.1-c"
        drill.do("land", at="44")


@rule("paratrooper:15.1-f")
def test_a_mac_returns_and_flies_again_next_turn():
    with mission({**PARAS, "MAC-1": "calvi"}, phase=4, dice=[6, 6]) as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="31")
        assert drill.refused("fly", unit="MAC-1") == "15.1-f"
        drill.done()
        drill.begin(10)
        assert drill.where("MAC-1") == "calvi"
        drill.begin(4)
        fly(drill, "2/1 Co")
        drill.do("drop", at="31")
        assert drill.state.ops == 6
        drill.done()
        drill.begin(10)
    units = {"FSA-1": "mali", "MAC-1": {"where": "flying", "origin": "calvi"}}
    with mission(units, phase=10, scenario="campaign") as drill:
        assert {row["to"] for row in drill.plain("base")} == {"calvi", "mali"}
        assert drill.refused("base", unit="MAC-1", to="chad") == "15.1-f"
        drill.do("base", unit="MAC-1", to="mali")
        assert drill.where("MAC-1") == "mali"


@rule("paratrooper:15.1-h")
def test_a_mac_based_with_its_load_pays_the_last_line_only():
    units = {"FSA-1": "mali", "MAC-1": "mali", "1/1 Co": "mali"}
    with mission(units, phase=4, scenario="campaign") as drill:
        fly(drill, "1/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 9


@rule("paratrooper:15.2-a")
def test_what_a_mac_carries():
    units = {**PARAS, "MAC-1": "calvi", "AMX10-1": "calvi", "AMX10-2": "calvi", "CARACAL-1": "calvi", "2/2 Co": "35"}
    with mission(units, phase=4) as drill:
        fly(drill, "AMX10-1", "1/1 Co")
        assert drill.refused("load", unit="2/1 Co") == "15.2-a"
        assert drill.refused("load", unit="AMX10-2") == "15.2-a"
        drill.do("land", at="35")
    with mission(units, phase=4) as drill:
        fly(drill, "1/1 Co", "2/1 Co", "3/1 Co")
        assert drill.refused("load", unit="1/2 Co") == "15.2-a"
        drill.do("drop", at="33")
    with mission(units, phase=4) as drill:
        fly(drill, "CARACAL-1")
        assert drill.refused("load", unit="1/1 Co") == "15.2-a"
        drill.do("land", at="35")
    with mission(units, phase=4) as drill:
        fly(drill, "AMX10-1", "AMX10-2")
        drill.do("land", at="35")
        assert drill.where("AMX10-2") == "flying"


@rule("paratrooper:15.5-a", "paratrooper:31.5-d")
def test_shuttles_between_staging_areas():
    units = {**PARAS, "MAC-1": "calvi", "FSA-1": "mali", "LSHD": "west_med"}
    with mission(units, phase=4, scenario="campaign") as drill:
        fly(drill, "1/1 Co", "2/1 Co")
        assert {row["to"] for row in drill.plain("ferry")} == {"mali", "west_med"}
        assert drill.refused("ferry", to="libya") == "15.5-a"
        drill.do("ferry", to="mali")
        assert drill.where("1/1 Co") == drill.where("2/1 Co") == "mali"
        assert drill.state.ops == 8
    with mission({**PARAS, "MAC-1": "calvi"}, phase=4) as drill:
        fly(drill, "1/1 Co")
        assert not drill.legal("ferry")
        drill.do("drop", at="33")
    # from an airfield in REP hands
    units = {"MAC-1": "calvi", "FSA-1": "mali", "1/1 Co": "35", "2/1 Co": "35"}
    with mission(units, phase=4, scenario="campaign") as drill:
        fly(drill, "1/1 Co")
        drill.do("ferry", to="mali")
        assert drill.state.ops == 10 - 2 - 1
    with mission({**units, "TEC-1": "35"}, phase=4, scenario="campaign") as drill:
        fly(drill, "1/1 Co")
        assert {row["to"] for row in drill.plain("ferry")} == {"chad"}
        drill.do("ferry", to="chad")


@rule("paratrooper:16.0-a")
def test_drop_zones_are_bought_as_reinforcements_and_placed_anywhere():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}]) as drill:
        assert drill.refused("mobilize", kind="dz") == "16.0-a"
    with mission({}, phase=4) as drill:
        assert drill.refused("mark-zone", at="33") == "16.0-a"
    with mission({}, phase=2) as drill:
        drill.do("mobilize", kind="dz")
        assert drill.state.ops == 9
        drill.done()
        drill.begin(4)
        assert len(drill.hexes("mark-zone")) == 36
        drill.do("mark-zone", at="33")
        assert drill.where("DZ-1") == "33"


@rule("paratrooper:16.0-b")
def test_a_drop_zone_does_not_stack():
    units = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}
    with mission({**units, "DZ-1": "33"}, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert not drill.told("overstacked")
    with mission({"1/1 Co": "31", "DZ-1": "32", "TEC-1": "34"}, phase=12, crisis=3, dice=[4, 1]) as drill:
        assert drill.where("TEC-1") == "31"  # it does not block the way


@rule("paratrooper:16.1-c")
def test_a_drop_zone_in_enemy_hands_is_removed_at_the_end_of_any_phase():
    with mission({"DZ-1": "box", "TEC-1": "?33", "1/1 Co": "33"}, phase=4) as drill:
        drill.do("mark-zone", at="33")
        drill.end_phase()
        assert drill.where("DZ-1") == "available"
    with mission({"DZ-1": "33", "TEC-1": "34"}, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert drill.where("DZ-1") == "33"


@rule("paratrooper:6.3-c")
def test_units_beside_the_map_enter_one_by_one():
    beside = {"where": "beside", "aim": "31"}
    with mission({"VBCI-1": beside, "1/1 Co": beside}) as drill:
        drill.do("pick", unit="VBCI-1")
        assert not drill.legal("join")
        assert not drill.legal("carry")
        assert drill.refused("join", unit="1/1 Co") == "6.3-c"
        assert drill.refused("carry", unit="1/1 Co") == "6.3-c"
        drill.do("move", to="33")
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="31")
        assert (drill.where("VBCI-1"), drill.where("1/1 Co")) == ("33", "31")


def test_what_brings_the_objective_home_is_read_first():
    """Among flights, exits and entries the one that ends the mission stood where its piece happens to (24.2-c)."""
    waiting = {"MAC-1": "calvi", "2/1 Co": "chad", "3/1 Co": "chad", "1/1 Co": "31"}
    carried = {"OBJ COUP": {"where": "31", "aboard": "VBCI-1"}, "VBCI-1": "31"}
    with mission({**waiting, **carried}, phase=4) as drill:
        first, *others = Session(drill.table, {}, "en").answers()
        assert (type(first.action), first.action.unit) == (Exit, "VBCI-1")
        assert len(others) > 4
    with mission({**waiting, "OBJ COUP": "31", "VBCI-1": "31"}, phase=4) as drill:
        first, *_ = Session(drill.table, {}, "en").answers()
        assert (type(first.action), first.action.unit) == (TakeUp, "VBCI-1")


def test_who_may_leave_the_map_is_read_last():
    """Beside the line that loads a transport stood six that send a unit away."""
    with mission({"MAC-1": "calvi", "2/1 Co": "calvi", "1/1 Co": "31"}, phase=4) as drill:
        kinds = [type(one.action) for one in Session(drill.table, {}, "en").answers()]
        assert kinds.index(Fly) < kinds.index(Exit)


def test_the_question_says_when_nothing_is_left_to_do():
    def asked(drill):
        return drill.game.question(drill.table.view(drill.decision.seat)).args["objective"]

    with mission({"MAC-1": "calvi", "1/1 Co": "calvi"}, phase=4) as drill:
        assert asked(drill) == "no"
    with mission({"1/1 Co": "33"}, phase=4) as drill:
        assert drill.plain() == [{"do": "done"}]
        assert asked(drill) == "nothing"
