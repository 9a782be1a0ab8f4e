"""Chapters 31 and 32: campaigns, optional rules, team play."""

import pytest

from sandtable.engine.chance import ScriptError
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.paratrooper.state import NONE
from tests.games.paratrooper.drill import THEATRE, mission, opened, setup

CARRIER = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}, "FSA-1": "chad"}
#: enough eliminated OPFOR units for a level of victory with the crisis at 12
GLORIOUS = {f"TEC-{n}": "lost" for n in range(1, 9)} | {f"MEC-{n}": "lost" for n in range(1, 6)} | {
    f"ARM-{n}": "lost" for n in range(1, 5)} | {f"CP-{n}": "lost" for n in range(1, 5)} | {
    f"GBASE-{n}": "lost" for n in range(1, 4)} | {f"AD-{n}": "lost" for n in range(1, 6)}  # fmt: skip
DEBACLE = {f"CP-{n}": "lost" for n in range(1, 5)}
REASONABLE = dict.fromkeys(list(GLORIOUS)[:18], "lost") | DEBACLE


def over(units, scenario="campaign", **more):
    """A campaign mission that ends now, with the crisis at 12."""
    return mission(units, phase=14, scenario=scenario, **{"crisis": 11, **more})


@rule("paratrooper:31.0-a")
def test_a_campaign_is_won_with_nine_victories():
    with over(REASONABLE, number=10, victories=8, debacles=1) as drill:
        assert drill.told("evaluation")[0]["level"] == "reasonable"
        assert drill.table.decision is None
        assert drill.table.result.level == "campaign-won"
        assert drill.table.result.winner == 0
    with over(REASONABLE, number=10, victories=7, debacles=1) as drill:
        assert drill.table.result.level == "campaign-lost"
    with over(REASONABLE, number=9, victories=8) as drill:
        assert drill.table.decision is not None


@rule("paratrooper:31.0-b")
def test_a_disgrace_or_a_second_debacle_ends_it():
    with over({}, number=3) as drill:
        assert drill.told("evaluation")[0]["level"] == "disgrace"
        assert drill.table.result.level == "campaign-lost"
    with over(DEBACLE, number=2) as drill:
        assert drill.told("evaluation")[0]["level"] == "debacle"
        assert drill.table.decision is not None
    with over(DEBACLE, number=5, debacles=1) as drill:
        assert drill.table.result.level == "campaign-lost"


@rule("paratrooper:31.0-c")
def test_the_points_of_all_missions_are_added_up():
    with over({}, number=3, scores=[30, 52]) as drill:
        last = drill.told("evaluation")[0]["points"]
        assert drill.told("campaign-over")[0]["points"] == 82 + last
        assert drill.table.result.scores == [82.0 + last]


@rule("paratrooper:31.1-a", "paratrooper:7.1-b")
@pytest.mark.parametrize(
    ("units", "before", "after"),
    [(GLORIOUS, 1, 3), (GLORIOUS, 5, 6), (GLORIOUS, 6, 6), (REASONABLE, 2, 3), (DEBACLE, 3, 2), (DEBACLE, 1, 1)],
)
def test_elan_after_a_mission(units, before, after):
    with over(units, elan=before, number=2) as drill:
        assert drill.state.elan == after


@rule("paratrooper:31.2-a")
def test_the_victory_bonus_counts_for_the_next_mission_only():
    base = {"steps": [{"step": "next-mission"}], "scenario": "campaign", "ops": 0, "elan": 1}
    with mission({}, bonus="hostages", **base) as drill:
        assert drill.state.ops == THEATRE.missions[drill.state.mission].initial_ops + 1 + 3
        assert drill.state.bonus == NONE
    with mission({}, bonus="none", **base) as drill:
        assert drill.state.ops == THEATRE.missions[drill.state.mission].initial_ops + 1
    with mission({}, bonus="warlords", **base) as drill:
        assert drill.where("MAC-1") == "calvi"
    with mission({"FSA-1": "mali", "LSHD": "red_sea"}, bonus="warlords", **base) as drill:
        assert drill.step == "kept-command"  # it may start in any zone with an FSA (4.0-n)
        assert {(row["unit"], row["to"]) for row in drill.plain("deploy")} == {("MAC-1", "calvi"), ("MAC-1", "mali")}
        drill.do("deploy", unit="MAC-1", to="mali")
        assert drill.where("MAC-1") == "mali"
        assert drill.step == "mobilize"
    with mission({}, bonus="wmd", **base) as drill:
        assert drill.where("TAC-1") == drill.where("TAC-2") == "box"
    # an FSA of the player's choice, besides that of the zone
    with over(REASONABLE, number=2, line="coup") as drill:
        assert drill.step == "award"
        assert drill.where("FSA-1") == "chad"
        drill.do("deploy", unit="FSA-2", to="gulf")
        assert drill.where("FSA-2") == "gulf"
    with over(REASONABLE, number=2, line="invaders") as drill:
        drill.do("deploy", unit="LSHD", to="red_sea")
        assert drill.where("LSHD") == "red_sea"
    with over(DEBACLE, number=2, line="hostages", ops=0) as drill:
        assert drill.state.ops == THEATRE.missions[drill.state.mission].initial_ops + 1  # no victory, no bonus


@rule("paratrooper:31.3-a")
def test_the_tricolor():
    with over(REASONABLE, number=2, line="hostages") as drill:
        assert drill.where("FSA-1") == "chad"
    with over({**REASONABLE, "FSA-1": "chad"}, number=2, line="hostages") as drill:
        assert drill.where("FSA-2") == "available"
    with over(DEBACLE, number=2, line="hostages") as drill:
        assert drill.where("FSA-1") == "available"


@rule("paratrooper:31.4-a", "paratrooper:32.3-c")
def test_what_is_kept_between_missions():
    units = {"HQ REP": "33", "EMT-2": "lost", "1/1 Co": "33", "2/1 Co": "lost", "FSA-1": "mali", "LSHD": "red_sea"}
    with over(
        {**units, **DEBACLE, "MASSACRE-1": "lost", "MASSACRE-2": "lost", "ARM-1": "lost", "ARM-2": "lost"}, number=2
    ) as drill:
        assert drill.step == "kept-command"
        assert {row["to"] for row in drill.plain("deploy")} == {"calvi", "mali"}
        assert drill.refused("deploy", unit="HQ REP", to="chad") == "31.4-a"
        drill.do("deploy", unit="HQ REP", to="mali")
        assert drill.where("HQ REP") == "mali"
        assert drill.where("FSA-1") == "mali"
        gone = ("EMT-2", "1/1 Co", "2/1 Co", "LSHD")
        assert {drill.where(name) for name in gone} == {"available"}


@rule("paratrooper:31.4-b")
def test_one_op_refits_all_kept_command_posts():
    units = {"HQ REP": "calvi-", "EMT-2": "33-", "FSA-1": "mali"}
    with mission(units, steps=[{"step": "next-mission"}], scenario="campaign", ops=0) as drill:
        ops = drill.state.ops
        assert drill.disrupted("HQ REP")
        drill.do("refit-command")
        assert not drill.disrupted("HQ REP")
        assert not drill.disrupted("EMT-2")
        assert drill.state.ops == ops - 1
        assert drill.refused("refit-command") == "31.4-b"


@rule("paratrooper:31.4-c")
def test_the_crisis_carries_over():
    for before, after in ((6, 6), (12, 11)):
        with mission({}, steps=[{"step": "next-mission"}], scenario="campaign", crisis=before) as drill:
            assert drill.state.crisis == after


@rule("paratrooper:31.4-d")
def test_ops_carry_over():
    with mission({}, steps=[{"step": "next-mission"}], scenario="campaign", ops=7, elan=3) as drill:
        assert drill.state.ops == min(29, 7 + THEATRE.missions[drill.state.mission].initial_ops + 3)
        assert drill.state.ops > 20


@rule("paratrooper:31.4-e")
def test_the_pool_is_complete_again():
    with over({**DEBACLE, "IED-1": "33"}, number=2) as drill:
        on_map = sum(
            0 <= drill.state.where[p] < 36 for p in range(THEATRE.pieces) if (THEATRE.opfor | THEATRE.special) >> p & 1
        )
        assert drill.state.pooled.bit_count() + on_map == 75
        assert drill.state.concealed.bit_count() == on_map + 1


def next_mission(dice, victories=1, **more):
    """The next mission after so many victories: location, map, mission, opposition dice, then OPFOR."""
    return mission(
        {}, steps=[{"step": "next-mission"}], scenario="campaign", victories=victories, dice=dice,
        **{"ops": 0, "elan": 1, "crisis": 5, **more},
    )  # fmt: skip


#: Chad, Desert City, Hostages (one OPFOR die)
PLACE = [3, 4, 1, 3]


def rest(counters):
    return [1, 1] * (counters + 1)


@rule("paratrooper:31.4-f")
def test_one_die_for_every_victory():
    with next_mission([*PLACE, 2, 2, 2, 1, *rest(2)], victories=3) as drill:
        assert len(drill.told("opposition")) == 3
    with next_mission([*PLACE, 1, *rest(2)], victories=0) as drill:
        assert not drill.told("opposition")


@rule("paratrooper:31.4-g")
def test_a_higher_starting_crisis_or_more_counters():
    with next_mission([*PLACE, 1, 1, *rest(2)]) as drill:
        assert drill.state.crisis == 6
        assert drill.told("starting-crisis") == [{"crisis": 6}]  # told when everything is counted
    with next_mission([*PLACE, 1, 1, *rest(5)], crisis=10) as drill:
        assert drill.state.crisis == 10
        assert drill.told("opfor-strength")[0]["number"] == 5
    with next_mission([*PLACE, 1, 1, *rest(5)], crisis=11) as drill:
        assert drill.state.crisis == 11


@rule("paratrooper:31.4-h")
def test_fewer_initial_ops():
    with next_mission([*PLACE, 2, 1, *rest(2)]) as drill:
        assert drill.state.ops == 14 + 1 - 1


@rule("paratrooper:31.4-i")
def test_fewer_follow_on_ops():
    for die in (3, 4):
        with next_mission([*PLACE, die, 1, *rest(2)]) as drill:
            assert drill.state.follow_cut == 1
    with mission({}, phase=1, follow_cut=2, ops=0, dice=[3, 1]) as drill:
        assert drill.state.ops == 2
    with mission({}, phase=1, follow_cut=5, ops=3, dice=[1, 1]) as drill:
        assert drill.state.ops == 3  # never below zero


@rule("paratrooper:31.4-j")
def test_more_counters():
    with next_mission([*PLACE, 5, 6, 1, *rest(7)], victories=2) as drill:
        assert drill.told("opfor-strength")[0]["number"] == 1 + 1 + 5


@rule("paratrooper:31.4-k")
def test_the_next_mission_is_rolled_anew():
    with next_mission([4, 4, 1, 6, 1, 1, *rest(3)], victories=0) as drill:
        assert drill.game.name_of(drill.state, drill.state.zone) == "congo"
        assert THEATRE.map_ids[drill.state.map] == "jungle_basin"
        assert THEATRE.missions[drill.state.mission].id == "wmd"
        assert drill.step == "mobilize"
        assert drill.state.turn == 0


@rule("paratrooper:31.5-a")
def test_no_fsa_in_a_single_mission():
    drill = setup("coup")
    assert drill.refused("mobilize", kind="lshd", at="red_sea") == "31.5-a"
    assert not {row["kind"] for row in drill.plain("mobilize")} & {"lshd", "fsa"}
    assert drill.refused("mobilize", kind="fsa") == "31.5-a"


@rule("paratrooper:31.5-b")
def test_fsas_in_red_zones_ships_in_white_ones():
    with over(REASONABLE, number=2, line="invaders") as drill:
        assert drill.refused("deploy", unit="LSHD", to="chad") == "31.5-b"
        assert len(drill.legal("deploy")) == 5
        drill.do("deploy", unit="LSHD", to="red_sea")
    with over(REASONABLE, number=2, line="coup") as drill:
        assert drill.refused("deploy", unit="FSA-2", to="red_sea") == "31.5-b"
        assert drill.refused("deploy", unit="FSA-2", to="calvi") == "31.5-b"
        drill.do("deploy", unit="FSA-2", to="mali")


@rule("paratrooper:31.5-c")
def test_markers_may_be_taken_off():
    with mission({"FSA-1": "mali"}, phase=4, scenario="campaign") as drill:
        drill.do("dismantle", unit="FSA-1")
        assert drill.where("FSA-1") == "available"
        assert drill.refused("dismantle", unit="FSA-1") == "31.5-c"
    # also while the regiment mobilizes: a ship is taken off and mobilized elsewhere
    initial = {"steps": [{"step": "mobilize", "initial": 1}], "scenario": "campaign", "options": {"buy_lshd": True}}
    with mission({"LSHD": "red_sea", "FSA-1": "mali"}, **initial) as drill:
        assert drill.units("dismantle") == {"LSHD", "FSA-1"}
        assert drill.refused("mobilize", kind="lshd", at="east_med") == "9.2-d"
        drill.do("dismantle", unit="LSHD")
        drill.do("mobilize", kind="lshd", at="east_med")
        assert drill.where("LSHD") == "east_med"
        assert drill.state.ops == 5
        assert drill.refused("dismantle", unit="1/1 Co") == "31.5-c"


@rule("paratrooper:31.5-h")
def test_the_objective_may_be_declared_evacuated():
    carrier = {"VBCI-1": "35", "OBJ COUP": {"where": "35", "aboard": "VBCI-1"}}
    with mission({**carrier, "FSA-1": "chad"}, phase=14, scenario="campaign", crisis=11) as drill:
        assert drill.step == "crisis"
        drill.do("declare")
        assert drill.told("evaluation")
        assert drill.state.evacuated or drill.told("evacuated")
    with mission({**carrier, "LSHD": "red_sea"}, phase=14, scenario="campaign", zone="horn") as drill:
        drill.do("declare")
        assert drill.told("evacuated")
    for units, more in (
        (carrier, {"scenario": "campaign"}),
        ({**carrier, "LSHD": "west_med"}, {"scenario": "campaign", "zone": "horn"}),  # the ship is far away
        ({**carrier, "FSA-1": "chad"}, {}),
        ({"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}, "FSA-1": "chad"}, {"scenario": "campaign"}),
    ):
        with mission(units, phase=14, **more) as drill:
            assert drill.step == "hold"


@rule("paratrooper:31.5-h", "paratrooper:24.2-a")
def test_the_objective_may_be_taken_up_at_any_time_even_to_be_declared_evacuated():
    found = {"VBCI-1": "35", "1/1 Co": "35", "OBJ COUP": "35", "FSA-1": "chad"}
    with mission(found, phase=14, scenario="campaign", crisis=11) as drill:
        assert drill.refused("declare") == "31.5-h"  # nobody carries it yet
        assert drill.refused("take-up", unit="1/1 Co") == "24.2-a"
        assert drill.units("take-up") == {"VBCI-1"}
        drill.do("take-up", unit="VBCI-1")
        drill.do("declare")
        assert drill.told("evacuated")
    laden = {**found, "1/1 Co": {"where": "35", "aboard": "VBCI-1"}}
    for units in (laden, {**found, "OBJ COUP": "?35"}, {**found, "VBCI-1": "31"}, {**found, "FSA-1": "mali"}):
        with mission(units, phase=14, scenario="campaign") as drill:
            assert drill.step == "hold"


@rule("paratrooper:31.5-i")
def test_five_fsas():
    placed = {
        f"FSA-{n}": zone for n, zone in zip(range(1, 6), ("mali", "libya", "congo", "horn", "levant"), strict=True)
    }
    with over({**REASONABLE, **placed}, number=2, line="hostages", zone="gulf") as drill:
        assert drill.step == "tricolor"
        drill.do("relocate", unit="FSA-3")
        assert drill.where("FSA-3") == "gulf"
    with over({**REASONABLE, **placed}, number=2, line="hostages", zone="gulf") as drill:
        drill.done()
        assert drill.where("FSA-3") == "congo"


# Optional rules


@rule("paratrooper:32.1-a")
@option("paratrooper:ground_recon")
def test_ground_recon():
    units = {"1/F Co": "33", "TEC-1": "?34", "TEC-2": "?66"}
    option = {"ground_recon": True}
    with mission(units, options=option, dice=[3]) as drill:
        assert drill.refused("recon", unit="1/F Co", at="66") == "32.1-a"
        drill.do("recon", unit="1/F Co", at="34")
        assert drill.face_up("TEC-1")
        assert drill.refused("recon", unit="1/F Co", at="34") == "32.1-a"  # one attempt a phase
        assert drill.units("pick") == {"1/F Co"}  # it costs no movement
    with mission(units, options=option, dice=[4]) as drill:
        drill.do("recon", unit="1/F Co", at="34")
        assert not drill.face_up("TEC-1")
    with mission(
        {"1/F Co": "33", "OBJ COUP": "?34"}, options=option, dice=[1], draws=["INF-1", "INF-2", "INF-3"]
    ) as drill:
        drill.do("recon", unit="1/F Co", at="34")
        assert drill.is_("concealed", "INF-1")
    with mission(units) as drill:
        assert drill.refused("recon", unit="1/F Co", at="34") == "32.1-a"


CHECKPOINTS = {"checkpoints": True}


@rule("paratrooper:32.2-a")
@option("paratrooper:checkpoints")
def test_checkpoints_are_paid_when_they_are_placed():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}], options=CHECKPOINTS) as drill:
        assert drill.refused("mobilize", kind="checkpoint") == "32.2-a"
    with mission({"1/1 Co": "33"}, options=CHECKPOINTS) as drill:
        drill.done()
        drill.do("checkpoint", at="33")
        assert drill.state.ops == 9
        assert drill.where("CKP-1") == "33"
    with mission({"1/1 Co": "33"}) as drill:
        drill.done()
        assert drill.step == "hold"


@rule("paratrooper:32.2-b")
def test_where_a_checkpoint_may_be_placed():
    units = {
        "1/1 Co": "33",
        "2/1 Co": "44",
        "CARACAL-1": "55",
        "3/1 Co": "22",
        "TEC-1": "22",
        "1/2 Co": "11",
        "CKP-3": "11",
    }
    with mission(units, options=CHECKPOINTS) as drill:
        drill.do("pick", unit="2/1 Co")
        drill.do("move", to="45")
        drill.done()
        assert drill.hexes("checkpoint") == {"33"}
        for hex in ("45", "55", "22", "11"):
            assert drill.refused("checkpoint", at=hex) == "32.2-b"


@rule("paratrooper:32.2-c")
def test_a_checkpoint_gives_the_edge():
    units = {"1/1 Co": "31", "TEC-1": "31", "CKP-1": "31"}
    with mission(units, phase=13, options=CHECKPOINTS, dice=[1, 1]) as drill:
        assert drill.told("fire")[0]["units"] == ["1/1 Co"]
    with mission({k: v for k, v in units.items() if k != "CKP-1"}, phase=13, options=CHECKPOINTS, dice=[1, 1]) as drill:
        assert drill.told("fire")[0]["units"] == ["TEC-1"]


@rule("paratrooper:32.2-d")
def test_a_checkpoint_goes_with_the_last_unit():
    with mission({"1/1 Co": "31", "2/1 Co": "31", "CKP-1": "31"}, options=CHECKPOINTS) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="32")
        assert drill.where("CKP-1") == "31"
        drill.do("pick", unit="2/1 Co")
        drill.do("move", to="32")
        assert drill.where("CKP-1") == "available"
    losses = [{"step": "losses", "hex": "31", "hits": 0, "retreats": 1, "steps": 0}]
    with mission({"1/1 Co": "31", "CKP-1": "31"}, steps=losses, options=CHECKPOINTS) as drill:
        drill.do("retreat", unit="1/1 Co", to="32")
        assert drill.where("CKP-1") == "available"


@rule("paratrooper:32.3-a")
def test_the_first_campaign_has_one_of_each_mission():
    assert opened("first-campaign").campaign_rules.missions == 6
    played = {"coup": 1, "invaders": 1, "hostages": 1, "warlords": 1}
    steps, draws = [{"step": "next-mission"}], ["OBJ WMD", "TEC-1", "TEC-2", "TEC-3"]
    dice = [3, 4, 1, 1, 1, *rest(3)]
    again = {"steps": steps, "scenario": "first-campaign", "played": played, "dice": dice}
    with mission({}, draws=draws, **again) as drill:
        assert THEATRE.missions[drill.state.mission].id == "wmd"
    with pytest.raises(ScriptError, match="not there to be drawn"):
        mission({}, draws=["OBJ COUP", "TEC-1", "TEC-2", "TEC-3"], **again)
    with over(REASONABLE, scenario="first-campaign", number=6, victories=4, debacles=1) as drill:
        assert drill.table.result.level == "campaign-won"
    with over(REASONABLE, scenario="first-campaign", number=6, victories=3, debacles=1) as drill:
        assert drill.table.result.level == "campaign-lost"


@rule("paratrooper:32.3-b")
@option("paratrooper:two_of_a_kind")
def test_two_missions_of_a_kind():
    steps = [{"step": "next-mission"}]
    dice = [3, 4, 1, 1, 3, 1, *rest(2)]
    option = {"two_of_a_kind": True}
    with mission({}, steps=steps, scenario="campaign", played={"coup": 2}, dice=dice, options=option) as drill:
        assert THEATRE.missions[drill.state.mission].id == "hostages"  # the 1 was rolled again
    with mission({}, steps=steps, scenario="campaign", played={"coup": 2}, dice=[3, 4, 1, 1, 1, 1, *rest(3)]) as drill:
        assert THEATRE.missions[drill.state.mission].id == "coup"


OIL = {"oilfield_damage": True}


@rule("paratrooper:32.4-a")
@option("paratrooper:oilfield_damage")
def test_collateral_damage():
    with mission({"TAC-1": "55", "TEC-1": "55"}, phase=9, dice=[3], options=OIL) as drill:
        assert drill.told("collateral") == [{"at": "D55"}]
    with mission({"TAC-1": "55", "TEC-1": "55"}, phase=9, dice=[3]) as drill:
        assert not drill.state.collateral
    with mission({"TAC-1": "44", "TEC-1": "44"}, phase=9, dice=[3], options=OIL) as drill:
        assert not drill.state.collateral  # no oilfield
    losses = [{"step": "losses", "hex": "55", "hits": 1, "retreats": 0, "steps": 0}]
    with mission({"1/1 Co": "55"}, steps=losses, options=OIL) as drill:
        assert drill.state.collateral


@rule("paratrooper:32.4-b")
def test_oilfield_fire():
    units = {"TAC-1": "55", "TEC-1": "55", "TEC-2": "55"}
    with mission(units, phase=9, dice=[5, 1], options=OIL) as drill:
        assert drill.state.fires
        assert not drill.state.collateral
    with mission(units, phase=9, dice=[5, 2], options=OIL) as drill:
        assert not drill.state.fires
        assert drill.state.collateral


@rule("paratrooper:32.4-c")
def test_a_fire_stops_movement():
    with mission({"AMX10-1": "45", "TEC-1": "44", "TEC-2": "46"}, fires=["55"], options=OIL) as drill:
        drill.do("pick", unit="AMX10-1")
        assert "55" in drill.hexes("move")
        ground = drill.game.ground(drill.state)
        from sandtable.games.paratrooper.movement import reach

        found = reach(drill.game, drill.state, 1 << drill.theatre.piece["AMX10-1"], ground.index["D45"], ())
        assert found[ground.index["D55"]][2]  # movement ends there, although a track leads on
        drill.do("move", to="55")


@rule("paratrooper:32.4-d")
def test_a_fire_shifts_all_combat():
    with mission({"1/1 Co": "55", "TEC-1": "55"}, phase=13, fires=["55"], options=OIL, dice=[1, 1]) as drill:
        assert [f["column"] for f in drill.told("fire")] == ["2", "2"]


@rule("paratrooper:32.4-e")
def test_no_strikes_into_a_fire():
    units = {"TAC-1": "box", "TEC-1": "55", "TEC-2": "44", "MOR-1": "11", "1/1 Co": "55", "2/1 Co": "44"}
    with mission(units, phase=7, fires=["55"], options=OIL) as drill:
        assert drill.refused("strike", unit="TAC-1", at="55") == "32.4-e"
        assert drill.refused("bombard", unit="MOR-1", at="55") == "32.4-e"
        assert drill.hexes("strike") == {"44"}
    # a hex that catches fire under the first strike is spared the others: they are not made, the drone is not used up
    placed = {"TAC-1": "55", "DRN-1": "55", "IMPACT MOR-1": "55", "MOR-1": "11"}
    foes = {"TEC-1": "55", "TEC-2": "55", "TEC-3": "55"}
    with mission({**placed, **foes}, phase=9, dice=[5, 1], options=OIL) as drill:
        drill.do("resolve", unit="TAC-1")
        assert len(drill.told("fire")) == 1
        assert [facts["unit"] for facts in drill.told("strike-called-off")] == ["DRN-1", "IMPACT MOR-1"]
        assert (drill.where("TAC-1"), drill.where("DRN-1")) == ("box", "box")
        assert drill.where("IMPACT MOR-1") == "available"


@rule("paratrooper:32.4-f")
def test_damaged_hexes_are_worth_nothing():
    from sandtable.games.paratrooper.victory import score

    for damage in ({"fires": ["55"]}, {"collateral": ["55"]}):
        with mission({"1/1 Co": "55"}, steps=[{"step": "hold"}], options=OIL, **damage) as drill:
            assert not [r for r in score(drill.game, drill.state) if r.rule == "3.2-c"]


@rule("paratrooper:32.5-a")
def test_team_play_changes_no_rule():
    units = {"1/1 Co": "33", "TAC-1": "box", "TEC-1": "33", "MAC-1": "calvi", "2/1 Co": "calvi"}
    with mission(units, phase=5, scenario="combined-operations") as drill:
        assert drill.seat == "rep-ground"
        picks = drill.legal()
    with mission(units, phase=7, scenario="combined-operations") as drill:
        assert drill.seat == "rep-air"
        strikes = drill.legal()
    with mission(units, phase=5) as drill:
        assert drill.legal() == picks
    with mission(units, phase=7) as drill:
        assert drill.legal() == strikes
    for number, seat in ((1, "rep-odd"), (2, "rep-even")):
        with mission(units, phase=5, scenario="alternate-command", number=number) as drill:
            assert drill.seat == seat
