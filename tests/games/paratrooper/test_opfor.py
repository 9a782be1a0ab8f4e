"""Chapters 21 to 27: the opposition, its markers, objectives, crisis, events, logistics."""

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import OFFENSIVE, REDEPLOYS, THEATRE, event, mission


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
        assert drill.step == "guns"
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
        assert [told["hit"] for told in drill.told("ied")] == ["yes", "no", "yes"]  # said, and not left to be guessed
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
    with mission({"TEC-1": "lost"}, steps=[{"step": "hold"}]) as drill:
        scene = drill.game.scene(drill.table.view(0))
        assert [(p.id, p.space) for p in scene.pieces if p.id == "TEC-1"] == [("TEC-1", "@opfor-eliminated")]
