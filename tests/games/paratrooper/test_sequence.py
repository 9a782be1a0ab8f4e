"""Chapters 5, 7 and 8: the sequence of play, elan and operations points."""

from sandtable.engine.ledger import rule
from sandtable.games.paratrooper.turn import PHASES
from tests.games.paratrooper.drill import mission

NO_EVENTS = [1, 1]


@rule("paratrooper:5.0-a", "paratrooper:5.0-c")
def test_fourteen_phases_in_order_in_two_stages():
    with mission({}, phase=14, crisis=3, dice=[1, 1, *NO_EVENTS, 1, 1]) as drill:
        drill.done()  # out of the drill: a whole turn
        assert drill.step == "mobilize"
        drill.done()
        while drill.state.turn < 3 and drill.table.decision:
            drill.done()
            if drill.step == "mobilize":
                break
        phases = drill.told("phase")[:14]
        assert [facts["phase"] for facts in phases] == list(PHASES)
        assert len(PHASES) == 14
        assert [facts["stage"] for facts in phases] == ["strategic"] * 4 + ["mission"] * 10


@rule("paratrooper:5.0-e")
def test_reinforcements_come_before_refit():
    with mission({"1/1 Co": "33-", "FOB-1": "33"}, phase=2, ops=2) as drill:
        assert drill.step == "mobilize"
        drill.do("mobilize", kind="para")
        drill.done()
        assert drill.step == "refit"
        assert drill.refused("mobilize", kind="para") == "5.0-e"
        drill.do("refit", at="33")
        assert not drill.disrupted("1/1 Co")
        assert drill.state.ops == 0


@rule("paratrooper:5.0-f")
def test_staging_in_any_order():
    units = {"VBCI-1": "31", "MAC-1": "calvi", "1/1 Co": "calvi"}
    with mission(units, phase=4) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("drop", at="33")
        assert drill.where("VBCI-1") == "chad"
    with mission(units, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("drop", at="33")
        drill.do("exit", unit="VBCI-1", to="chad")


@rule("paratrooper:5.0-g", "paratrooper:22.2-a", "paratrooper:23.1-b")
def test_counters_are_turned_up_after_all_movement():
    units = {"1/1 Co": "31", "2/1 Co": "44", "TEC-1": "?32", "AMBUSH-1": "?54", "INF-1": "?66"}
    with mission(units, phase=5) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="32")
        drill.do("pick", unit="2/1 Co")
        drill.do("move", to="54")
        assert not drill.face_up("TEC-1")
        assert not drill.told("ambush")
    moved = {**units, "1/1 Co": "32", "2/1 Co": "54"}
    with mission(moved, phase=6, dice=[1], draws=["GUE-1"]) as drill:
        assert drill.face_up("TEC-1")
        assert drill.told("ambush")
        assert not drill.face_up("INF-1")


@rule("paratrooper:5.0-h")
def test_strikes_before_bombardment():
    units = {"TAC-1": "22", "IMPACT MOR-1": "22", "MOR-1": "11", "1/1 Co": "22", "INF-1": "22", "INF-2": "22"}
    with mission(units, phase=9, dice=[1, 1]) as drill:
        assert [f["units"] for f in drill.told("fire")] == [["TAC-1"], ["IMPACT MOR-1"]]


@rule("paratrooper:5.0-i")
def test_drops_come_after_strikes_and_before_combat():
    assert PHASES.index("strike-combat") < PHASES.index("landing") < PHASES.index("ground-combat")
    units = {
        "TAC-1": "22",
        "INF-1": "22",
        "1/1 Co": {"where": "flying", "aim": "22", "origin": "calvi", "dropped": True},
    }
    with mission({**units, "MAC-1": {"where": "flying", "origin": "calvi"}}, phase=9, dice=[3, 4]) as drill:
        assert drill.where("INF-1") == "lost"
        drill.begin(10)
        # no OPFOR is left, so nothing is subtracted from the drop die
        assert drill.told("drop")[0]["reasons"] == []


@rule("paratrooper:5.0-j", "paratrooper:26.0-r")
def test_an_offensive_is_followed_by_the_counterattack_of_the_same_turn():
    assert PHASES.index("ground-combat") < PHASES.index("events") < PHASES.index("counterattack")
    units = {"1/1 Co": "31", "TEC-1": "34"}
    with mission(units, phase=12, crisis=3, dice=[4, 2, 1, 1]) as drill:
        assert drill.where("TEC-1") == "31"
        drill.begin(13)
        assert len(drill.told("fire")) == 2


@rule("paratrooper:5.0-k")
def test_the_crisis_rises_every_turn():
    with mission({}, phase=14, crisis=6, dice=[1, 1]) as drill:
        assert drill.state.crisis == 7
        drill.done()
        assert drill.state.turn == 2


@rule("paratrooper:7.0-a", "paratrooper:7.1-a")
def test_elan_does_not_touch_a_turn():
    with mission({}, phase=1, elan=3, ops=0, dice=[1, 1]) as drill:
        assert drill.state.ops == 2
    with mission({"1/1 Co": "31-", "INF-1": "31"}, phase=13, elan=3, dice=[4]) as drill:
        assert drill.where("1/1 Co") == "lost"
        assert drill.state.elan == 3


@rule("paratrooper:8.0-a")
def test_moving_and_fighting_cost_nothing():
    with mission({"1/1 Co": "31", "TEC-1": "32"}, phase=5, ops=0) as drill:
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="32")
    with mission({"1/1 Co": "31", "TEC-1": "31"}, phase=11, ops=0, dice=[4]) as drill:
        assert drill.where("TEC-1") == "lost"
        assert drill.state.ops == 0


@rule("paratrooper:8.1-a", "paratrooper:26.0-o")
def test_ops_never_fall_below_zero():
    with mission({}, phase=12, crisis=3, ops=2, dice=[3, 1, 5]) as drill:
        assert drill.state.ops == 0
    with mission({}, phase=12, crisis=3, ops=8, dice=[3, 2, 5]) as drill:
        assert drill.state.ops == 3


@rule("paratrooper:8.1-b", "paratrooper:26.0-n")
def test_ops_never_exceed_their_track():
    with mission({}, phase=1, ops=25, dice=[4, 5]) as drill:
        assert drill.state.ops == 29
    with mission({}, phase=12, crisis=3, ops=26, dice=[2, 6, 5]) as drill:
        assert drill.state.ops == 29


@rule("paratrooper:8.1-c")
def test_what_cannot_be_paid_cannot_be_done():
    with mission({}, phase=2, ops=1) as drill:
        assert drill.refused("mobilize", kind="tac") == "8.1-c"
        drill.do("mobilize", kind="para")
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi"}, phase=4, ops=1) as drill:
        assert drill.refused("fly", unit="MAC-1") == "15.1-a"
        assert not drill.legal("fly")


@rule("paratrooper:8.2-a")
def test_what_ops_pay_for():
    with mission({"1/1 Co": "33-", "FOB-1": "33"}, phase=2, ops=10) as drill:
        drill.do("mobilize", kind="tac")
        assert drill.state.ops == 8
        drill.done()
        drill.do("refit", at="33")
        assert drill.state.ops == 7
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 8
