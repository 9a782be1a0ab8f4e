"""Chapters 17, 19 and 20: ground combat, how battles end, pursuit."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.paratrooper.drill import THEATRE, mission, order


def columns(drill):
    return {f["units"][0]: f["column"] for f in drill.told("fire")}


@rule("paratrooper:17.0-a", "paratrooper:21.4-a")
def test_who_attacks_in_which_phase():
    for phase, attacker, first in ((11, "regiment", "1/1 Co"), (13, "opposition", "TEC-1")):
        with mission({"1/1 Co": "31", "TEC-1": "31"}, phase=phase, dice=[1, 1]) as drill:
            assert drill.told("battle")[0]["attacker"] == attacker
            assert order(drill)[0] == first  # desert: the attacker has the edge


@rule("paratrooper:17.1-a")
def test_all_contested_hexes_in_the_order_the_player_picks():
    units = {"1/1 Co": "21", "TEC-1": "21", "2/1 Co": "45", "TEC-2": "45"}
    with mission(units, phase=11, dice=[1, 1, 1, 1]) as drill:
        assert drill.refused("done") == "17.1-a"
        drill.do("battle", at="45")
        assert [f["at"] for f in drill.told("battle")] == ["D45", "D21"]


@rule("paratrooper:17.1-b")
def test_only_markers_means_no_combat():
    landed = {"where": "31", "aim": "31", "dropped": True}
    with mission({"1/1 Co": landed, "VBCI-1": "31", "DECEPTION-1": "?31"}, phase=11) as drill:
        assert drill.where("DECEPTION-1") == "pool"
        assert drill.told("no-battle")
        assert drill.where("1/1 Co") == "31"
        assert drill.step == "hold"  # and no pursuit


BRUSH = {"1/F Co": "12", "1/1 Co": "12", "MOR-1": "12", "TEC-1": "12", "INF-4": "12"}
DESERT = dict.fromkeys(BRUSH, "31")


@rule("paratrooper:17.2-a")
def test_example_one_of_the_rulebook():
    with mission(BRUSH, phase=11, map="bush_country", dice=[1] * 5) as drill:
        assert order(drill) == ["1/F Co", "TEC-1", "1/1 Co", "INF-4", "MOR-1"]


@rule("paratrooper:17.2-b")
def test_example_two_of_the_rulebook():
    with mission(DESERT, phase=11, dice=[1] * 5) as drill:
        assert order(drill) == ["1/F Co", "1/1 Co", "TEC-1", "MOR-1", "INF-4"]
    # in a town the edge is the defender's, although nobody ties
    with mission(dict.fromkeys(BRUSH, "24"), phase=11, dice=[1] * 5) as drill:
        assert order(drill) == ["1/F Co", "TEC-1", "1/1 Co", "INF-4", "MOR-1"]


@rule("paratrooper:17.2-c")
def test_the_edge_changes_hands_in_the_counterattack():
    with mission(BRUSH, phase=13, map="bush_country", dice=[1] * 5) as drill:
        assert order(drill) == ["1/F Co", "1/1 Co", "TEC-1", "MOR-1", "INF-4"]


@rule("paratrooper:17.2-d")
def test_equal_units_fire_in_the_order_the_player_chooses():
    with mission({"1/1 Co": "31", "SAP-1": "31", "TEC-1": "31"}, phase=11, dice=[1] * 3) as drill:
        assert drill.units("fire") == {"1/1 Co", "SAP-1"}
        drill.do("fire", unit="SAP-1")
        assert order(drill) == ["SAP-1", "1/1 Co", "TEC-1"]
    with mission({"1/1 Co": "31", "SAP-1": "31", "MOR-1": "31", "TEC-1": "31"}, phase=11, dice=[1] * 4) as drill:
        assert drill.refused("fire", unit="MOR-1") == "17.2-a"
        drill.do("fire", unit="1/1 Co")


@rule("paratrooper:17.2-e", "paratrooper:17.3-i")
def test_who_is_removed_before_its_turn_does_not_fire():
    with mission({"1/F Co": "31", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[3]) as drill:
        assert order(drill) == ["1/F Co"]
        assert drill.where("TEC-1") == "lost"


@rule("paratrooper:17.2-f")
def test_a_unit_disrupted_before_its_turn_fires_with_what_is_left():
    with mission({"1/1 Co": "31", "TER-1": "31"}, phase=11, dice=[5, 1, 1, 1]) as drill:
        assert drill.disrupted("1/1 Co")
        fires = [f for f in drill.told("fire") if f["units"] == ["1/1 Co"]]
        assert [f["column"] for f in fires] == ["1", "1"]
    # it keeps its place for the round: 3 before INF-4's 2; in the next round it has 2
    units = {"1/1 Co": "12", "TER-1": "12", "INF-4": "12"}
    with mission(units, phase=11, map="bush_country", dice=[5, 1, 1, 1, 1, 1]) as drill:
        assert order(drill) == ["TER-1", "1/1 Co", "INF-4", "TER-1", "INF-4", "1/1 Co"]


@rule("paratrooper:17.2-g")
def test_a_unit_with_rating_zero_does_not_fire_but_can_be_hit():
    with mission({"SNP-1": "31-", "GUE-1": "31"}, phase=11, dice=[5]) as drill:
        assert order(drill) == ["GUE-1"]
        assert drill.where("SNP-1") == "lost"


@rule("paratrooper:17.2-h", "paratrooper:17.5-a")
def test_the_player_picks_the_victim_after_the_die():
    units = {"1/F Co": "31", "1/1 Co": "31", "SAP-1": "31", "ARM-1": "31"}
    with mission(units, phase=13, dice=[1, 5]) as drill:
        assert drill.step == "losses"
        assert drill.units("take-hit") == {"1/F Co", "1/1 Co", "SAP-1"}  # also one that has fired
        drill.do("take-hit", unit="1/F Co")
        drill.do("take-hit", unit="1/F Co")  # several hits on one unit
        assert drill.where("1/F Co") == "lost"
        drill.state.chance.script["dice"] = []
    embarked = {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}, "SAP-1": "31"}
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    with mission(embarked, steps=losses) as drill:
        assert drill.refused("take-hit", unit="1/1 Co") == "29.1-b"


@rule("paratrooper:17.2-i")
@option("paratrooper:random_opfor_order")
def test_the_order_of_equal_opfor_units():
    units = {"MOR-1": "31", "INF-8": "31", "INF-4": "31"}
    with mission(units, phase=13, dice=[1] * 3) as drill:
        assert order(drill)[:2] == ["INF-4", "INF-8"]
    found = set()
    for seed in range(12):
        with mission(units, steps=[{"step": "hold"}], options={"random_opfor_order": True}) as drill:
            drill.state.chance.key = seed.to_bytes(32, "big")
            drill.state.chance.script = {"dice": [1, 1, 1]}
            drill.begin(13)
            found.add(order(drill)[0])
    assert found == {"INF-4", "INF-8"}


@rule("paratrooper:17.3-a")
def test_every_unit_fires_separately():
    with mission({"1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert len(drill.told("fire")) == 3


@rule("paratrooper:17.3-b")
def test_a_column_covers_a_range():
    with mission({"LECLERC": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["LECLERC"] == "5-6"
    assert [THEATRE.columns[THEATRE.column_of[rating]].name for rating in (0, 4, 5, 6, 7, 9, 10, 25)] == [
        "0", "4", "5-6", "5-6", "7-9", "7-9", "10+", "10+",
    ]  # fmt: skip


@rule("paratrooper:17.3-c", "paratrooper:17.3-d", "paratrooper:17.7-a")
def test_terrain_counts_against_the_attacker_only():
    units = {"1/F Co": "34", "MEC-1": "34"}  # city, -2
    with mission(units, phase=11, dice=[1, 1]) as drill:
        assert columns(drill) == {"1/F Co": "2", "MEC-1": "4"}
    with mission(units, phase=13, dice=[1, 1]) as drill:
        assert columns(drill) == {"1/F Co": "4", "MEC-1": "2"}


@rule("paratrooper:17.3-e")
def test_shifts_stay_on_the_table():
    with mission({"SNP-1": "34", "TEC-1": "34"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["SNP-1"] == "0"
    paras = {f"{n}/{c} Co": "31" for c in (1, 2) for n in (1, 2, 3)}
    del paras["3/2 Co"]
    with mission({**paras, "HQ REP": "31", "FOB-1": "32", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        drill.do("combine", how="command")
        assert columns(drill)["1/1 Co"] == "10+"


@rule("paratrooper:17.3-f", "paratrooper:17.8-a")
def test_all_shifts_are_added():
    units = {"1/1 Co": {"where": "24", "river": True}, "FOB-1": "25", "TEC-1": "24"}  # town -1
    with mission(units, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["1/1 Co"] == "2"
    with mission({"1/1 Co": "31", "FOB-1": "32", "FOB-2": "21", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["1/1 Co"] == "4"  # one logistic shift only
    with mission({"1/1 Co": "31", "CVY-1": "32", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        drill.done()
        assert columns(drill)["1/1 Co"] == "3"  # a convoy must be expended
    with mission({"TIGRE-1": "31", "FOB-1": "32", "TEC-1": "31"}, phase=11, dice=[1]) as drill:
        assert columns(drill)["TIGRE-1"] == "7-9"  # a base helps helicopters too


@rule("paratrooper:17.3-g")
def test_rounds_go_on_while_somebody_scores():
    with mission({"1/1 Co": "31", "TEC-1": "31", "INF-8": "31"}, phase=11, dice=[4, 1, 1, 1]) as drill:
        assert order(drill) == ["1/1 Co", "INF-8", "1/1 Co", "INF-8"]
        assert drill.told("battle-over")[0]["rounds"] == 2


@rule("paratrooper:17.3-h", "paratrooper:19.0-c")
def test_a_round_without_a_hit_is_a_draw():
    with mission({"1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1, 1, 1]) as drill:
        assert drill.told("battle-over")[0]["winner"] == "nobody"
        assert drill.told("battle-over")[0]["rounds"] == 1
        drill.begin(13)  # and it goes on in a later phase
        assert len(drill.told("battle-over")) == 2
    # a retreat that a base forbids is no hit
    with mission({"1/1 Co": "31", "GBASE-1": "31"}, phase=11, dice=[4, 1]) as drill:
        assert drill.told("retreat-ignored")
        assert drill.told("battle-over")[0]["rounds"] == 1


@rule("paratrooper:17.4-a")
def test_anybody_can_be_hit_by_anybody():
    with mission({"LECLERC": "31", "GUE-9": "31"}, phase=13, dice=[1, 6, 1, 1]) as drill:
        assert drill.disrupted("LECLERC")


@rule("paratrooper:17.4-b")
def test_hits():
    with mission({"TAC-1": "31", "TEC-1": "31", "TEC-2": "31"}, phase=9, dice=[5]) as drill:
        assert {drill.where("TEC-1"), drill.where("TEC-2")} == {"lost"}


@rule("paratrooper:17.4-c", "paratrooper:17.10-c")
def test_a_retreat_of_the_opfor_goes_to_the_pool():
    with mission({"1/1 Co": "31", "INF-1": "31", "INF-8": "31"}, phase=11, dice=[3, 1, 1, 1]) as drill:
        assert drill.where("INF-1") == "pool"
        assert drill.where("INF-8") == "31"


@rule("paratrooper:17.4-d")
def test_hits_and_a_retreat():
    with mission({"TAC-1": "31", "TER-1": "31", "TEC-1": "31", "INF-8": "31"}, phase=9, dice=[4]) as drill:
        assert drill.where("TER-1") == "lost"
        assert drill.where("TEC-1") == "pool"
        assert drill.where("INF-8") == "31"


@rule("paratrooper:17.5-b")
def test_the_highest_engagement_is_hit_first_and_ties_by_lot():
    with mission({"TAC-1": "31", "TEC-1": "31", "TEC-2": "31", "INF-8": "31"}, phase=9, dice=[5]) as drill:
        assert drill.where("TEC-1") == drill.where("TEC-2") == "lost"
        assert drill.where("INF-8") == "31"
    found = set()
    for seed in range(12):
        with mission({"TAC-1": "31", "TEC-1": "31", "TEC-2": "31"}, steps=[{"step": "hold"}]) as drill:
            drill.state.chance.key = seed.to_bytes(32, "big")
            drill.state.chance.script = {"dice": [3]}
            drill.begin(9)
            found.add(drill.where("TEC-1"))
    assert found == {"lost", "31"}


@rule("paratrooper:17.5-c")
def test_hits_come_before_the_retreat():
    with mission({"TAC-1": "31", "TEC-1": "31"}, phase=9, dice=[4]) as drill:
        assert drill.where("TEC-1") == "lost"
        assert not drill.told("opfor-retreats")
    with mission({"TAC-1": "31", "TEC-1": "31", "INF-8": "31"}, phase=9, dice=[4]) as drill:
        assert (drill.where("TEC-1"), drill.where("INF-8")) == ("lost", "pool")  # who is left retreats
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 1, "steps": 0}]
    with mission({"1/1 Co": "31", "SAP-1": "31"}, steps=losses) as drill:
        assert drill.refused("retreat", unit="1/1 Co", to="21") == "17.5-c"
        drill.do("take-hit", unit="1/1 Co")
        drill.do("retreat", unit="SAP-1", to="21")
        assert drill.where("SAP-1") == "21"


@rule("paratrooper:17.6-b")
def test_surplus_hits_are_ignored():
    with mission({"TAC-1": "31", "GUE-9": "31"}, phase=9, dice=[6]) as drill:
        assert drill.where("GUE-9") == "lost"
        assert len(drill.told("opfor-eliminated")) == 1
    losses = [{"step": "losses", "hex": "31", "hits": 3, "retreats": 0, "steps": 0}]
    with mission({"1/1 Co": "31"}, steps=losses) as drill:
        assert drill.where("1/1 Co") == "lost"
        assert drill.step == "hold"


@rule("paratrooper:17.7-b")
def test_only_those_who_crossed_the_river_suffer():
    units = {"1/1 Co": {"where": "31", "river": True}, "2/1 Co": "31", "TEC-1": "31"}
    with mission(units, phase=11, dice=[1, 1, 1]) as drill:
        drill.do("fire", unit="1/1 Co")
        assert columns(drill)["1/1 Co"] == "2"
        assert columns(drill)["2/1 Co"] == "3"
    with mission(units, phase=13, dice=[1, 1, 1]) as drill:  # defenders do not
        if drill.step == "battle":
            drill.do("fire", unit="1/1 Co")
        assert columns(drill)["1/1 Co"] == "3"


@rule("paratrooper:17.9-a")
def test_engineers_ignore_terrain_and_bases():
    with mission({"SAP-1": "34", "1/1 Co": "34", "TEC-1": "34", "GBASE-1": "34"}, phase=11, dice=[1] * 4) as drill:
        drill.do("fire", unit="SAP-1")
        assert columns(drill)["SAP-1"] == "2"
        assert columns(drill)["1/1 Co"] == "0"
    with mission({"SAP-1": "34", "1/1 Co": "34", "HQ REP": "34", "TEC-1": "34"}, phase=11, dice=[1] * 3) as drill:
        drill.do("combine", how="command")
        assert [f["column"] for f in drill.told("fire") if len(f["units"]) == 2] == ["3"]  # 5, city -2


@rule("paratrooper:17.9-b")
def test_a_base_costs_the_attacker_a_column():
    with mission({"1/1 Co": "31", "GBASE-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["1/1 Co"] == "2"
    with mission({"FOB-1": "31", "TEC-1": "31"}, phase=13, dice=[1, 1]) as drill:
        assert columns(drill)["TEC-1"] == "2"


@rule("paratrooper:17.9-c")
def test_a_command_post_combines_a_row_or_none_of_it():
    units = {"HQ REP": "31", "1/1 Co": "31", "2/1 Co": "31", "3/1 Co": "31", "TEC-1": "31"}
    with mission(units, phase=11, dice=[1, 1]) as drill:
        drill.do("combine", how="command")
        fire = drill.told("fire")[1]
        assert fire["units"] == ["1/1 Co", "2/1 Co", "3/1 Co"]
        assert fire["column"] == "7-9"
    with mission(units, phase=11, dice=[1] * 5) as drill:
        drill.do("fire", unit="1/1 Co")
        assert len(drill.told("fire")) == 5  # once begun singly, the row goes on singly
    river = {**units, "1/1 Co": {"where": "31", "river": True}}
    with mission(river, phase=11, dice=[1, 1, 1]) as drill:
        drill.do("combine", how="command")
        assert drill.told("fire")[1]["column"] == "5-6"  # the worse column
    convoy = {name: {"where": "31", "backed": name != "3/1 Co"} if name[1] == "/" else at for name, at in units.items()}
    for backed, column in ((convoy, "7-9"), ({**convoy, "3/1 Co": {"where": "31", "backed": True}}, "10+")):
        with mission(backed, phase=11, dice=[1, 1]) as drill:
            drill.do("combine", how="command")
            assert drill.told("fire")[1]["column"] == column  # the shift counts if all of them have it
    without = {k: v for k, v in units.items() if k != "HQ REP"} | {"SAP-1": "31"}
    with mission(without, phase=11, dice=[1] * 5) as drill:
        assert drill.refused("combine", how="command") == "17.9-c"
        drill.do("fire", unit="1/1 Co")
        drill.do("fire", unit="1/1 Co") if "1/1 Co" in drill.units("fire") else drill.do("fire", unit="2/1 Co")
        while drill.step == "battle":
            drill.do("fire", unit=sorted(drill.units("fire"))[0])


@rule("paratrooper:17.9-d")
def test_an_opfor_command_post_combines_always():
    units = {"1/1 Co": "31", "CP-2": "31", "TEC-1": "31", "TEC-5": "31"}
    with mission(units, phase=13, dice=[1, 1]) as drill:
        fire = drill.told("fire")[0]
        assert set(fire["units"]) == {"CP-2", "TEC-1", "TEC-5"}
        assert fire["column"] == "5-6"
    # also a row that it does not belong to itself
    with mission({"1/1 Co": "31", "CP-2": "31", "INF-4": "31", "INF-8": "31"}, phase=13, dice=[1, 1, 1]) as drill:
        assert ["INF-4", "INF-8"] in [f["units"] for f in drill.told("fire")]
    # removed before its row fires, it combines nothing
    with mission(
        {"GCP-1": "31", "CP-1": "31", "TEC-1": "31", "TEC-5": "31"}, phase=13, dice=[4, 1, 1, 1, 1, 1]
    ) as drill:
        assert drill.where("CP-1") == "lost"
        assert all(len(f["units"]) == 1 for f in drill.told("fire"))


@rule("paratrooper:17.9-e")
def test_precision_guided_munitions():
    with mission({"MIL-1": "12", "GUE-1": "12"}, phase=11, map="bush_country", dice=[1, 1]) as drill:
        assert columns(drill)["MIL-1"] == "1"
    with mission({"MIL-1": "24", "GUE-1": "24"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["MIL-1"] == "3"  # full rating in a town, less the terrain
    with mission({"MIL-1": "31", "TEC-1": "31", "GUE-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert columns(drill)["MIL-1"] == "4"  # the technical has the higher engagement
    with mission({"MIL-1": "31", "TER-1": "31", "TEC-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert columns(drill)["MIL-1"] == "1"
    with mission({"MIL-1": "31", "GBASE-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert columns(drill)["MIL-1"] == "3"  # a base is a hard target, and costs a column


@rule("paratrooper:17.9-f", "paratrooper:27.3-e")
def test_nobody_retreats_beside_a_base():
    with mission({"TAC-1": "31", "GBASE-1": "31", "GUE-1": "31", "GUE-2": "31"}, phase=9, dice=[5]) as drill:
        assert drill.told("fire")[0]["result"] == "1+R"
        assert len(drill.told("opfor-eliminated")) == 1
        assert not drill.told("opfor-retreats")
    losses = [{"step": "losses", "hex": "31", "hits": 0, "retreats": 1, "steps": 0}]
    with mission({"FOB-1": "31", "1/1 Co": "31"}, steps=losses) as drill:
        assert drill.where("1/1 Co") == "31"
        assert drill.told("retreat-ignored")


LOSSES = [{"step": "losses", "hex": "33", "hits": 0, "retreats": 1, "steps": 0}]


@rule("paratrooper:17.10-a")
def test_where_rep_units_retreat():
    foes = {"TEC-1": "32", "TEC-2": "?22", "TEC-3": "23", "TEC-4": "34"}
    with mission({"1/1 Co": "33", **foes, "MASSACRE-1": "43"}, steps=LOSSES) as drill:
        assert drill.hexes("retreat") == {"43", "42"}
        assert drill.refused("retreat", unit="1/1 Co", to="22") == "17.10-a"
        drill.do("retreat", unit="1/1 Co", to="42")
        assert drill.where("1/1 Co") == "42"
    with mission({"1/1 Co": "33", **foes, "TEC-5": "43"}, steps=LOSSES) as drill:
        assert drill.where("1/1 Co") == "42"  # the only way out
    losses = [{"step": "losses", "hex": "11", "hits": 0, "retreats": 1, "steps": 0}]
    with mission({"1/1 Co": "11"}, steps=losses) as drill:
        assert drill.hexes("retreat") == {"12", "21"}  # not off the map


@rule("paratrooper:17.10-b")
def test_no_way_out_means_elimination():
    losses = [{"step": "losses", "hex": "22", "hits": 0, "retreats": 1, "steps": 0}]
    foes = {"TEC-1": "23", "TEC-2": "33"}
    with mission({"AMX10-1": "22", **foes}, map="mountain_valley", steps=losses) as drill:
        assert drill.where("AMX10-1") == "lost"
    with mission({"1/1 Co": "22", **foes}, map="mountain_valley", steps=losses) as drill:
        assert drill.hexes("retreat") == {"12", "13", "21", "32"}
        assert drill.refused("give-up", unit="1/1 Co") == "17.10-b"
        drill.do("retreat", unit="1/1 Co", to="12")
    with mission({"AMX10-1": "22", "1/1 Co": "22", **foes}, map="mountain_valley", steps=losses) as drill:
        drill.do("give-up", unit="AMX10-1")
        assert drill.where("AMX10-1") == "lost"
    riding = {"VBCI-1": "22", "1/1 Co": {"where": "22", "aboard": "VBCI-1"}}
    with mission({**riding, **foes}, map="mountain_valley", steps=losses) as drill:
        assert (drill.where("VBCI-1"), drill.where("1/1 Co")) == ("lost", "lost")


@rule("paratrooper:17.11-a")
def test_eliminated_units_are_out_for_the_mission():
    gone = {f"{n}/{c} Co": "lost" for c in (1, 2, 3, 4) for n in (1, 2, 3)}
    with mission(gone, phase=2) as drill:
        assert drill.refused("mobilize", kind="para") == "9.2-d"
    with mission(gone, steps=[{"step": "next-mission"}], scenario="campaign") as drill:
        drill.do("mobilize", kind="para")
        assert drill.where("1/1 Co") == "calvi"
