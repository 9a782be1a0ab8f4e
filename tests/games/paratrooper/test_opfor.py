"""Chapters 21 to 27: the opposition, its markers, objectives, crisis, events, logistics."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import THEATRE, mission

GRID = THEATRE.pack.events.grid


def event(units, dice, **more):
    """One event check (crisis 3), the dice of the check first."""
    return mission(units, phase=12, dice=dice, **{"crisis": 3, **more})


OFFENSIVE, REDEPLOYS, SHIFTING = [4, 1], [5, 1], [6, 1]


@rule("paratrooper:21.0-a")
def test_opfor_pays_one_point_a_hex():
    with event({"1/1 Co": "11", "INF-1": "14"}, OFFENSIVE, map="jungle_basin") as drill:
        assert drill.where("INF-1") == "12"
    # mechanized units go round mountains and mesas
    with event({"1/1 Co": "31", "ARM-1": "52"}, OFFENSIVE) as drill:
        assert drill.where("ARM-1") == "31"
        with_mesa = drill.told("opfor-advances")[0]
        assert with_mesa["to"] == "D31"
    with event({"1/1 Co": "11", "ARM-1": "22"}, OFFENSIVE, map="mountain_valley") as drill:
        assert drill.where("ARM-1") != "11"  # walled in by mountains
        assert drill.where("ARM-1") == "22"


@rule("paratrooper:21.1-b")
def test_an_empty_pool_gives_no_more():
    gone = {name: "lost" for name in THEATRE.names if (THEATRE.opfor | THEATRE.special) >> THEATRE.piece[name] & 1}
    gone |= {"GUE-1": "pool", "GUE-2": "pool"}
    with event(gone, [5, 5, 5, 1, 1, 2, 2]) as drill:
        assert len(drill.told("opfor-placed")) == 2
        assert drill.told("pool-empty")


@rule("paratrooper:21.2-a", "paratrooper:26.0-s", "paratrooper:24.1-a", "paratrooper:22.1-b")
def test_redeployment():
    units = {"1/1 Co": "33", "GBASE-1": "?11", "OBJ COUP": "?12", "TEC-1": "13"}
    with event(units, [*REDEPLOYS, 3, 4, 5, 5, 6, 6]) as drill:  # 34 is next to the REP and is rolled again
        assert {drill.where("GBASE-1"), drill.where("OBJ COUP")} == {"55", "66"}
        assert drill.is_("concealed", "GBASE-1")
        assert drill.is_("concealed", "OBJ COUP")
        assert drill.where("TEC-1") == "13"  # revealed units stay
    everywhere = {f"{n}/{c} Co": h for (n, c), h in zip(
        [(n, c) for c in (1, 2, 3, 4) for n in (1, 2, 3)],
        ["22", "25", "52", "55", "33", "44", "11", "16", "61", "66", "14", "63"], strict=True)}  # fmt: skip
    everywhere |= {"GCP-1": "31", "GCP-2": "36", "SNP-1": "46", "SNP-2": "41"}
    with event({**everywhere, "TEC-1": "?12"}, REDEPLOYS) as drill:
        assert drill.where("TEC-1") == "12"  # no legal hex: it stays


@rule("paratrooper:21.3-a")
def test_an_offensive_moves_to_the_nearest_rep_hex():
    with event({"1/1 Co": "31", "2/1 Co": "66", "TEC-1": "34", "INF-1": "34", "TEC-2": "?44"}, OFFENSIVE) as drill:
        assert drill.where("TEC-1") == "31"
        assert drill.where("INF-1") == "32"
        assert drill.where("TEC-2") == "44"  # concealed
    with event({"TEC-1": "34"}, OFFENSIVE) as drill:
        assert drill.where("TEC-1") == "34"  # no REP, no goal
    with event({"1/1 Co": "32", "2/1 Co": "31", "TEC-1": "34"}, OFFENSIVE) as drill:
        assert drill.where("TEC-1") == "32"  # it stops in the first REP hex


@rule("paratrooper:21.3-c")
def test_an_offensive_leaves_engaged_units_alone():
    with event({"1/1 Co": "33", "2/1 Co": "32", "TEC-1": "33"}, OFFENSIVE) as drill:
        assert drill.where("TEC-1") == "33"
        assert not drill.told("opfor-advances")


@rule("paratrooper:21.4-b")
def test_concealed_counters_are_turned_up_for_the_counterattack():
    with mission({"1/1 Co": "31", "TEC-1": "?31", "DECEPTION-1": "?31"}, phase=13, dice=[1, 1]) as drill:
        assert drill.face_up("TEC-1")
        assert drill.where("DECEPTION-1") == "pool"
        assert len(drill.told("fire")) == 2
    # before anything else of the phase: ranged fire finds them face up
    with mission({"1/1 Co": "31", "MOR-1": "66", "TEC-1": "?31"}, phase=13) as drill:
        assert drill.step == "strikes"
        assert drill.plain("bombard") == [{"do": "bombard", "unit": "MOR-1", "at": "31"}]


@rule("paratrooper:22.1-a")
def test_static_units_stay():
    units = {"1/1 Co": "31", "GBASE-1": "33", "CP-4": "34"}
    with event(units, OFFENSIVE) as drill:
        assert drill.where("GBASE-1") == "33"
        assert drill.where("CP-4") == "34"
        assert not drill.told("opfor-advances")
    with event(units, REDEPLOYS) as drill:
        assert drill.where("GBASE-1") == "33"


@rule("paratrooper:22.2-b")
def test_an_ambush():
    with mission(
        {"1/1 Co": "31", "AMBUSH-1": "?31"}, phase=6, dice=[3], draws=["TEC-1", "INF-1", "MASSACRE-1"]
    ) as drill:
        assert all(drill.face_up(name) and drill.where(name) == "31" for name in ("TEC-1", "INF-1", "MASSACRE-1"))
        assert drill.where("AMBUSH-1") == "pool"
    # it works without REP units too
    with mission({"ISR-1": "box", "AMBUSH-1": "?22"}, phase=3, dice=[6, 1], draws=["TEC-1"]) as drill:
        drill.do("scout", at="22")
        drill.done()
        assert drill.where("TEC-1") == "22"
        assert drill.face_up("TEC-1")
    # it cannot pick itself, even out of an empty pool
    rest = [name for p, name in enumerate(THEATRE.names) if (THEATRE.opfor | THEATRE.special) >> p & 1]
    gone = dict.fromkeys(rest, "lost")
    with mission({**gone, "1/1 Co": "31", "AMBUSH-1": "?31"}, phase=6, dice=[4]) as drill:
        assert len(drill.told("ambush")) == 1
        assert drill.where("AMBUSH-1") == "pool"


@rule("paratrooper:22.2-c")
def test_an_ambush_that_picks_an_ambush():
    draws = ["AMBUSH-2", "TEC-1", "TEC-2", "IED-1", "TEC-3"]
    with mission({"1/1 Co": "31", "AMBUSH-1": "?31"}, phase=6, dice=[2, 3, 2], draws=draws) as drill:
        assert [f["dice"] for f in drill.told("ambush")] == [[2], [3]]
        assert drill.where("AMBUSH-2") == "pool"
        assert all(drill.where(name) == "31" for name in ("TEC-1", "TEC-2", "TEC-3", "IED-1"))
        assert drill.told("ied")


@rule("paratrooper:22.2-d")
def test_deception():
    with mission({"1/1 Co": "31", "DECEPTION-1": "?31"}, phase=6) as drill:
        assert drill.where("DECEPTION-1") == "pool"
        drill.begin(11)
        assert not drill.told("battle")


@rule("paratrooper:22.2-e")
def test_an_ied():
    units = {"1/1 Co": "31", "2/1 Co": "31", "3/1 Co": "31", "CARACAL-1": "31", "IED-1": "?31"}
    with mission(units, phase=6, dice=[6, 2, 6]) as drill:
        assert [drill.disrupted(name) for name in units if name != "IED-1"] == [True, False, True, False]
    embarked = {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}, "IED-1": "?31"}
    with mission(embarked, phase=6, dice=[6]) as drill:
        assert drill.disrupted("VBCI-1")
        assert drill.disrupted("1/1 Co")


@rule("paratrooper:22.2-f")
def test_an_engineer_clears_an_ied():
    with mission({"SAP-1": "32", "IED-1": "31"}) as drill:
        drill.do("pick", unit="SAP-1")
        drill.do("move", to="31")
        assert drill.where("IED-1") == "31"
        drill.end_phase()
        assert drill.where("IED-1") == "pool"
    for unit, place in (("SAP-1", "pool"), ("1/1 Co", "31")):
        with mission({unit: "31", "IED-1": "31"}) as drill:
            drill.done()
            drill.end_phase()
            assert drill.where("IED-1") == place


@rule("paratrooper:22.2-g")
def test_a_revealed_ied_stops_but_does_not_explode_again():
    with mission({"AMX10-1": "31", "IED-1": "32", "TEC-1": "21", "TEC-2": "22"}) as drill:
        drill.do("pick", unit="AMX10-1")
        assert "32" in drill.hexes("move")
        assert "33" not in drill.hexes("move")
        drill.do("move", to="32")
    with mission({"AMX10-1": "32", "IED-1": "32"}, phase=6) as drill:
        assert not drill.told("ied")


@rule("paratrooper:22.2-h", "paratrooper:24.3-a")
def test_combat_does_not_touch_markers():
    with mission({"TAC-1": "31", "GUE-1": "31", "IED-1": "31", "OBJ COUP": "31"}, phase=9, dice=[5]) as drill:
        assert drill.where("GUE-1") == "lost"
        assert drill.where("IED-1") == "31"
        assert drill.where("OBJ COUP") == "31"


@rule("paratrooper:22.2-i")
def test_a_massacre_site_is_recovered_at_the_end_of_movement():
    with mission({"1/1 Co": "31", "MASSACRE-1": "31", "MASSACRE-2": "66"}) as drill:
        assert drill.where("MASSACRE-1") == "31"
        drill.end_phase()
        assert drill.where("MASSACRE-1") == "lost"
        assert drill.where("MASSACRE-2") == "66"
    with mission({"1/1 Co": "31", "MASSACRE-1": "?31"}, phase=6) as drill:
        drill.end_phase()
        assert drill.where("MASSACRE-1") == "31"  # revealed only now


@rule("paratrooper:22.2-k")
def test_intelligence():
    units = {"1/1 Co": "31", "INTELLIGENCE-1": "?31", "TEC-1": "?44", "TEC-2": "?55"}
    with mission(units, phase=6) as drill:
        assert drill.hexes("reveal") == {"44", "55"}
        assert drill.refused("reveal", at="12") == "22.2-k"
        drill.do("reveal", at="55")
        assert drill.face_up("TEC-2")
        assert not drill.face_up("TEC-1")
        assert drill.where("INTELLIGENCE-1") == "pool"


@rule("paratrooper:23.1-a")
def test_what_is_revealed_stays_revealed():
    with mission({"1/1 Co": "31", "TEC-1": "31", "TEC-2": "44"}) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="21")
        drill.end_phase()
        drill.begin(6)
        assert drill.face_up("TEC-1")
        assert drill.face_up("TEC-2")


@rule("paratrooper:23.1-c")
def test_combat_turns_up_and_cannot_be_called_off():
    with mission({"1/1 Co": "31", "SAP-1": "31", "TEC-1": "?31", "TEC-2": "?31"}, phase=11, dice=[1] * 4) as drill:
        assert drill.face_up("TEC-1")
        assert drill.face_up("TEC-2")
        assert drill.refused("done") == "23.1-c"
        drill.do("fire", unit="1/1 Co")


@rule("paratrooper:23.1-e")
def test_counters_placed_among_rep_units_are_turned_up():
    dice = [5, 5, 2, 3, 1, 3, 1]
    with event({"1/1 Co": "31"}, dice, draws=["TEC-1", "DECEPTION-1"]) as drill:
        assert drill.face_up("TEC-1")
        assert drill.where("DECEPTION-1") == "pool"


@rule("paratrooper:23.1-f")
def test_the_eliminated_box_is_open():
    with mission({"TEC-1": "lost"}, frames=[{"step": "hold"}]) as drill:
        scene = drill.game.scene(drill.table.view(0))
        assert [(p.id, p.space) for p in scene.pieces if p.id == "TEC-1"] == [("TEC-1", "@opfor-eliminated")]


# The objective


@rule("paratrooper:24.1-b", "paratrooper:24.1-c")
def test_finding_the_objective_brings_three_counters():
    units = {"1/1 Co": "31", "OBJ COUP": "?31"}
    with mission(units, phase=6, draws=["TEC-1", "TEC-2", "DECEPTION-1"]) as drill:
        assert drill.face_up("OBJ COUP")
        assert drill.face_up("TEC-1")
        assert drill.where("TEC-2") == "31"
        assert drill.where("DECEPTION-1") == "pool"
        assert drill.state.pooled.bit_count() == 75 - 2


@rule("paratrooper:24.1-d")
def test_a_remote_find_brings_them_face_down():
    with mission({"ISR-1": "box", "OBJ COUP": "?22"}, phase=3, dice=[6], draws=["TEC-1", "TEC-2", "TEC-3"]) as drill:
        drill.do("scout", at="22")
        drill.done()
        assert drill.face_up("OBJ COUP")
        assert all(drill.is_("concealed", f"TEC-{n}") and drill.where(f"TEC-{n}") == "22" for n in (1, 2, 3))
    units = {"1/1 Co": "31", "INTELLIGENCE-1": "?31", "OBJ COUP": "?44"}
    with mission(units, phase=6, draws=["TEC-1", "TEC-2", "TEC-3"]) as drill:
        drill.do("reveal", at="44")
        assert drill.is_("concealed", "TEC-1")


@rule("paratrooper:24.1-e")
def test_they_come_only_once():
    with mission({"1/1 Co": "31", "OBJ COUP": "31", "TEC-1": "?31"}, phase=6) as drill:
        assert drill.face_up("TEC-1")
        assert not drill.told("objective-found")
    # an event that conceals units leaves it face up, so that it cannot be found twice
    with event({"1/1 Co": "66", "OBJ COUP": "31", "TEC-1": "31"}, SHIFTING) as drill:
        assert drill.face_up("OBJ COUP")
        assert drill.is_("concealed", "TEC-1")


@rule("paratrooper:24.2-a")
def test_a_transport_takes_the_objective_up_on_its_way():
    with mission({"CARACAL-1": "31", "OBJ COUP": "33", "TIGRE-1": "33", "1/1 Co": "66"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("take-up", unit="CARACAL-1", at="33")
        assert drill.where("CARACAL-1") == "33"
        drill.do("move", to="36")
        assert drill.where("OBJ COUP") == "36"
    # at any time: also where the enemy stopped it and it has just set its passenger down
    riding = {"CARACAL-1": "31", "1/1 Co": {"where": "31", "aboard": "CARACAL-1"}, "OBJ COUP": "33", "TEC-1": "?33"}
    with mission(riding) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("set-down", at="33")
        assert not drill.legal("move")  # it had to stop
        drill.do("take-up", unit="CARACAL-1", at="33")
        assert drill.is_("embarked", "OBJ COUP")
        assert not drill.is_("embarked", "1/1 Co")
    with mission({**riding, "OBJ COUP": "32"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("set-down", at="33")
        assert drill.step == "hold"  # the objective is elsewhere
    with mission({"VBCI-1": "31", "OBJ COUP": "31", "TIGRE-1": "31"}, phase=4) as drill:
        assert drill.refused("take-up", unit="TIGRE-1") == "24.2-a"
        drill.do("take-up", unit="VBCI-1")
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.evacuated
    with mission({"VBCI-1": "31", "OBJ COUP": "?31", "1/1 Co": "44"}) as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.refused("take-up", unit="VBCI-1") == "24.2-a"  # still concealed
        drill.do("move", to="32")
    with mission({"CARACAL-1": "31", "OBJ COUP": "33", "TEC-1": "33"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("take-up", unit="CARACAL-1", at="33")  # allowed, but meeting the enemy is a STOP
        assert drill.step == "hold"
        assert drill.is_("embarked", "OBJ COUP")


@rule("paratrooper:24.2-b")
def test_a_carrier_of_the_objective_carries_nobody_else():
    units = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}, "1/1 Co": "31"}
    with mission(units) as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.refused("carry", unit="1/1 Co") == "24.2-b"
        drill.do("move", to="32")
    units = {"VBCI-1": "31", "OBJ COUP": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units) as drill:
        drill.do("pick", unit="VBCI-1")
        assert drill.refused("take-up", unit="VBCI-1") == "24.2-b"
        drill.do("move", to="32")


@rule("paratrooper:24.3-b")
def test_the_objective_is_lost_with_its_carrier():
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    units = {"VBCI-1": "31-", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, frames=losses) as drill:
        assert drill.where("OBJ COUP") == "lost"
        assert drill.table.decision is not None  # the mission goes on
        assert not drill.state.evacuated
    with mission({"OBJ COUP": "lost"}, phase=14, crisis=11) as drill:
        assert not any(part[1] == "3.2-a" for part in drill.told("evaluation")[0]["reasons"])


# Crisis and events


@rule("paratrooper:25.1-a")
def test_four_causes_move_the_crisis():
    with mission({}, phase=14, crisis=5) as drill:
        assert drill.state.crisis == 6
    with event({}, [1, 2], crisis=3) as drill:
        assert drill.state.crisis == 4
    units = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4, crisis=9) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.crisis == 6


@rule("paratrooper:25.1-c")
def test_the_crisis_stays_on_its_track():
    units = {"VBCI-1": "31", "OBJ WMD": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4, crisis=4, line="wmd") as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.crisis == 1
    with mission({"NW-1": "box"}, phase=3, crisis=1, dice=[6]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.state.crisis == 1


@rule("paratrooper:26.0-a")
@pytest.mark.parametrize(("crisis", "checks"), [(1, 1), (4, 1), (5, 2), (7, 2), (8, 2), (9, 3), (11, 3)])
def test_checks_by_crisis_level(crisis, checks):
    with mission({}, phase=12, crisis=crisis, dice=[1, 1] * checks) as drill:
        assert len(drill.told("event")) == checks


@rule("paratrooper:26.0-b")
def test_first_die_column_second_die_row():
    assert GRID[1][5] == "logistics_push"
    assert GRID[5][1] == "shifting_intelligence_situation"
    with event({}, [2, 6, 4], ops=0) as drill:
        assert drill.told("event")[0]["event"] == "logistics_push"
        assert drill.state.ops == 4


@rule("paratrooper:26.0-c", "paratrooper:26.0-e")
def test_events_one_after_another_and_again():
    # an uprising, then an offensive of what it brought among the REP … the second sees the first's counters
    units = {"1/1 Co": "66", "TEC-1": "11"}
    with mission(units, phase=12, crisis=7, dice=[*OFFENSIVE, *OFFENSIVE]) as drill:
        assert len(drill.told("opfor-advances")) == 2
        assert drill.where("TEC-1") == "66"
    with mission({"1/1 Co": "66"}, phase=12, crisis=7, dice=[5, 2, 4, 5, 1, 6], draws=["TEC-1"]) as drill:
        assert drill.hexes("reveal") == {"45"}  # what the first event brought is there for the second


@rule("paratrooper:26.0-d")
def test_crisis_changes_wait_for_the_end_of_the_checks():
    with mission({}, phase=12, crisis=8, dice=[1, 2, 1, 3]) as drill:
        assert len(drill.told("event")) == 2
        assert [f["change"] for f in drill.told("crisis")] == [2]
        assert drill.state.crisis == 10


@rule("paratrooper:26.0-f")
def test_local_support_overrides_the_rule_of_the_local_company():
    with event({"1/1 Co": "33"}, [2, 2]) as drill:
        drill.do("receive", kind="lf_tech", at="33")
        assert drill.where("LF TECH") == "33"


@rule("paratrooper:26.0-g")
def test_all_quiet():
    with event({"1/1 Co": "33", "TEC-1": "?44"}, [1, 1]) as drill:
        assert [e.kind for e in drill.events] == ["event"]
        assert drill.state.crisis == 3
        assert drill.state.ops == 10


@rule("paratrooper:26.0-h", "paratrooper:26.0-i")
def test_crisis_events():
    with event({}, [1, 3]) as drill:
        assert drill.state.crisis == 4
    with event({}, [1, 4]) as drill:
        assert drill.state.crisis == 2
    with event({}, [1, 5], crisis=1) as drill:
        assert drill.state.crisis == 1
    with mission({}, phase=12, crisis=11, dice=[1, 2, 1, 1, 1, 1]) as drill:
        assert drill.state.crisis == 12
        assert drill.table.decision is None


@rule("paratrooper:26.0-j", "paratrooper:26.0-w")
def test_friction_and_system_d():
    for dice, ops, left in (([6, 3], 3, 2), ([6, 4], 0, 0), ([6, 5], 5, 6), ([6, 6], 29, 29)):
        with event({}, dice, ops=ops) as drill:
            assert drill.state.ops == left


@rule("paratrooper:26.0-k")
def test_higher_level_intelligence():
    with event({"TEC-1": "?22", "TEC-2": "?44", "TEC-3": "55"}, [1, 6]) as drill:
        assert drill.hexes("reveal") == {"22", "44"}
        assert drill.refused("reveal", at="55") == "26.0-k"
        drill.do("reveal", at="44")
        assert drill.face_up("TEC-2")
        assert not drill.face_up("TEC-1")
    with event({"TEC-3": "55"}, [2, 1]) as drill:
        assert drill.step == "hold"


@rule("paratrooper:26.0-l")
def test_local_support_gives_a_convoy():
    units = {"1/1 Co": "33", "CVY-1": "lost", "CVY-2": "lost"}
    with event(units, [2, 3]) as drill:
        assert drill.refused("receive", kind="para", at="33") == "26.0-l"
        assert drill.refused("receive", kind="convoy", at="44") == "26.0-l"
        drill.do("receive", kind="convoy", at="33")
        assert drill.where("CVY-3") == "33"
        assert not drill.disrupted("CVY-3")
        assert drill.state.ops == 10


@rule("paratrooper:26.0-m")
def test_local_support_refits_one_unit():
    with event({"1/1 Co": "33-", "2/1 Co": "33-", "3/1 Co": "33"}, [2, 4]) as drill:
        assert drill.refused("restore", unit="3/1 Co") == "26.0-m"
        drill.do("restore", unit="1/1 Co")
        assert not drill.disrupted("1/1 Co")
        assert drill.disrupted("2/1 Co")
        assert drill.step == "hold"


@rule("paratrooper:26.0-p")
def test_nato_support():
    with event({"ISR-1": "lost"}, [3, 3]) as drill:
        drill.do("receive", kind="isr")
        assert drill.where("ISR-2") == "box"
        assert drill.refused("receive", kind="mac") == "26.0-p"
        drill.do("receive", kind="nw")
        assert drill.where("NW-1") == "box"
        assert drill.step == "hold"
    for kind, unit, place in (("mac", "MAC-1", "calvi"), ("drone", "DRN-1", "box")):
        with event({}, [3, 4]) as drill:
            drill.do("receive", kind=kind)
            assert drill.where(unit) == place
            assert drill.step == "hold"
            assert drill.state.ops == 10
    # in a campaign the air transport may come to an FSA, as a reinforcement does (9.1-a), but not to a ship
    with event({"FSA-1": "mali", "LSHD": "red_sea"}, [3, 4], scenario="campaign") as drill:
        assert {row.get("at") for row in drill.plain("receive") if row["kind"] == "mac"} == {"calvi", "mali"}
        assert drill.refused("receive", kind="mac", at="red_sea") == "9.3-c"
        assert drill.refused("receive", kind="drone", at="mali") == "2.2-a"
        drill.do("receive", kind="mac", at="mali")
        assert drill.where("MAC-1") == "mali"


@rule("paratrooper:26.0-q")
def test_network_attack():
    with event({"NW-1": "box"}, [3, 5], ops=5) as drill:
        drill.do("sacrifice")
        assert drill.state.ops == 6
        assert drill.where("NW-1") == "available"
    with event({"NW-1": "box"}, [3, 6], ops=5) as drill:
        drill.done()
        assert drill.state.ops == 3
        assert drill.where("NW-1") == "box"
    with event({"NW-1": "lost"}, [3, 5], ops=5) as drill:
        assert drill.state.ops == 3


@rule("paratrooper:26.0-r")
def test_every_second_die_with_a_four_is_an_offensive():
    assert set(GRID[3]) == {"opfor_offensive"}
    with event({"1/1 Co": "31", "TEC-1": "33"}, [4, 6]) as drill:
        assert drill.where("TEC-1") == "31"


@rule("paratrooper:26.0-u")
def test_an_uprising():
    draws = ["TEC-1", "TEC-2", "INF-1", "INF-2"]
    with event({}, [5, 6, 4, 1, 1, 2, 2, 3, 3, 4, 4], draws=draws) as drill:
        assert [drill.where(name) for name in draws] == ["11", "22", "33", "44"]


@rule("paratrooper:26.0-v")
def test_shifting_intelligence():
    units = {"1/1 Co": "31", "TEC-1": "31", "TEC-2": "33", "GBASE-1": "44", "IED-1": "33", "OBJ COUP": "33"}
    with event(units, SHIFTING) as drill:
        assert drill.is_("concealed", "TEC-2")
        assert drill.face_up("TEC-1")
        assert drill.face_up("GBASE-1")
        assert drill.face_up("IED-1")
        assert drill.face_up("OBJ COUP")


# Logistics


@rule("paratrooper:27.1-a")
def test_support_radius():
    foes = {f"TEC-{n}": h for n, h in zip(range(1, 8), ("32", "22", "23", "34", "43", "42", "33"), strict=True)}
    from sandtable.games.paratrooper.logistics import supported

    with mission({"CVY-1": "33", **foes}, frames=[{"step": "hold"}]) as drill:
        covered = supported(drill.theatre, drill.state, 1 << drill.theatre.piece["CVY-1"])
        assert {drill.game.name_of(drill.state, h) for h in range(36) if covered >> h & 1} == {
            "D33", "D32", "D22", "D23", "D34", "D43", "D42",
        }  # fmt: skip


@rule("paratrooper:27.1-b")
def test_a_disrupted_base_supports_its_own_hex():
    with mission({"FOB-1": "32-", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "3"
    with mission({"FOB-1": "31-", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "4"


@rule("paratrooper:27.2-a")
def test_an_expended_convoy_can_be_bought_again_a_lost_one_not():
    with mission({"CVY-1": "33", "1/1 Co": "34"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert drill.where("CVY-1") == "available"
    with mission({"CVY-1": "lost", "CVY-2": "33", "CVY-3": "33"}, phase=2) as drill:
        assert drill.refused("mobilize", kind="convoy") == "9.2-d"


@rule("paratrooper:27.2-b")
def test_a_convoy_doubles_movement():
    with mission({"CVY-1": "66", "1/1 Co": "65", "2/1 Co": "63"}) as drill:
        drill.do("expend", unit="CVY-1")
        drill.do("pick", unit="1/1 Co")
        assert "61" in drill.hexes("move")
        drill.do("move", to="61")
        drill.do("pick", unit="2/1 Co")
        assert "11" not in drill.hexes("move")
        drill.do("move", to="62")
    with mission({"CVY-1": "66", "CVY-2": "66", "FOB-1": "66", "MOR-1": "65"}) as drill:
        drill.do("expend", unit="CVY-1")
        drill.do("expend", unit="CVY-2")
        drill.do("pick", unit="MOR-1")
        assert "61" in drill.hexes("move")  # 4 points
        assert "51" not in drill.hexes("move")  # never more than double


@rule("paratrooper:27.2-c", "paratrooper:27.2-d")
def test_a_convoy_shifts_fire_but_not_of_helicopters():
    units = {"CVY-1": "32", "1/1 Co": "31", "TIGRE-1": "31", "TEC-1": "31"}
    for phase in (11, 13):
        with mission(units, phase=phase, dice=[1, 1, 1]) as drill:
            drill.do("expend", unit="CVY-1")
            columns = {f["units"][0]: f["column"] for f in drill.told("fire")}
            assert columns["1/1 Co"] == "4"
            assert columns["TIGRE-1"] == "5-6"
            assert not drill.state.backed


@rule("paratrooper:27.2-d")
def test_a_convoy_does_not_speed_helicopters():
    with mission({"CVY-1": "11", "CARACAL-1": "11"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert not drill.is_("doubled", "CARACAL-1")


@rule("paratrooper:27.3-a")
def test_a_fob_is_built_with_an_engineer():
    with mission({"FOB-1": "box", "SAP-1": "33", "1/1 Co": "44", "TEC-1": "33"}, phase=4) as drill:
        assert drill.refused("build", at="44") == "27.3-a"
        assert drill.hexes("build") == {"33"}
        drill.do("build", at="33")
        assert drill.where("FOB-1") == "33"
        assert drill.state.ops == 10
    with mission({"FOB-1": "31"}, phase=4) as drill:
        assert drill.refused("exit", unit="FOB-1", to="chad") == "27.3-a"


@rule("paratrooper:27.3-b")
def test_a_fob_fights():
    with mission({"FOB-1": "31", "GUE-5": "31"}, phase=11, dice=[1, 1]) as drill:
        assert [f["units"][0] for f in drill.told("fire")] == ["FOB-1", "GUE-5"]
    losses = [{"step": "losses", "hex": "31", "hits": 2, "retreats": 0, "steps": 0}]
    with mission({"FOB-1": "31"}, frames=losses) as drill:
        assert drill.where("FOB-1") == "lost"


@rule("paratrooper:27.3-c")
def test_a_fob_supports_without_being_expended():
    with mission({"FOB-1": "65", "1/1 Co": "65", "CARACAL-1": "65"}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert "61" in drill.hexes("move")
        drill.do("move", to="61")
        assert not drill.is_("doubled", "CARACAL-1")
        assert drill.where("FOB-1") == "65"
    with mission({"FOB-1": "32", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "4"
        assert drill.where("FOB-1") == "32"


@rule("paratrooper:27.3-d")
def test_a_fob_spots():
    with mission({"FOB-1": "33", "MOR-1": "11", "TEC-1": "34"}, phase=7) as drill:
        assert drill.hexes("bombard") == {"34"}


@rule("paratrooper:27.4-a")
def test_a_command_post_gives_no_supply():
    with mission({"VAB PC": "32", "1/1 Co": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        assert {f["units"][0]: f["column"] for f in drill.told("fire")}["1/1 Co"] == "3"
    with mission({"VAB PC": "33", "1/1 Co": "33-", "2/1 Co": "66-", "FOB-1": "66"}, phase=2) as drill:
        drill.done()
        assert drill.refused("refit", at="33") == "10.1-b"


def test_the_opposition_gives_its_reasons():
    with event({"1/1 Co": "31", "TEC-1": "34"}, OFFENSIVE) as drill:
        told = next(e for e in drill.events if e.kind == "opfor-advances")
        assert told.rule == "21.3-a"
        assert told.facts["goal"] == "D31"
        assert drill.told("event")[0]["dice"] == OFFENSIVE
