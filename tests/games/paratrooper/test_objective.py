"""The objective: found, taken up, brought home."""

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import SHIFTING, event, mission

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


CARRYING = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}


@rule("paratrooper:24.2-a", "paratrooper:24.2-c")
def test_the_objective_changes_hands_whenever_the_player_likes():
    # in the staging phase, from one transport to another
    with mission({**CARRYING, "CARACAL-1": "31"}, phase=4) as drill:
        assert drill.refused("put-down", unit="CARACAL-1") == "24.2-a"
        drill.do("put-down", unit="VBCI-1")
        assert drill.refused("take-up", unit="VBCI-1") == "24.2-a"  # what it put down stays down for the phase
        drill.do("take-up", unit="CARACAL-1")
        assert drill["OBJ COUP"].aboard == "CARACAL-1"
    # between moves
    with mission({**CARRYING, "CARACAL-1": "31", "1/1 Co": "66"}) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("move", to="32")
        drill.do("put-down", unit="VBCI-1")
        drill.do("pick", unit="CARACAL-1")
        drill.do("take-up", unit="CARACAL-1", at="32")
        drill.do("move", to="36")
        assert drill.where("OBJ COUP") == "36"
    # in a stack that moves on
    with mission({"VBCI-1": "31", "AMX10-1": "31", "OBJ COUP": "32"}) as drill:
        drill.do("pick", unit="AMX10-1")
        drill.do("join", unit="VBCI-1")
        drill.do("take-up", unit="VBCI-1", at="32")
        drill.do("move", to="33")
        assert {drill.where(name) for name in ("VBCI-1", "AMX10-1", "OBJ COUP")} == {"33"}


@rule("paratrooper:24.2-a", "paratrooper:24.3-b")
def test_it_changes_hands_before_a_combat():
    for phase in (11, 13):
        with mission({**CARRYING, "VBCI-1": "31-", "TEC-1": "31"}, phase=phase, dice=[6, 6]) as drill:
            assert drill.step == "handover"
            drill.state.chance.exact = False
            drill.do("put-down", unit="VBCI-1")
            assert not drill.legal("take-up")  # it does not take it up again
            drill.done()
            assert drill.where("OBJ COUP") == "31"
    with mission({"VBCI-1": "31", "OBJ COUP": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        drill.do("take-up", unit="VBCI-1")
        drill.done()
        assert drill["OBJ COUP"].aboard == "VBCI-1"
    # nobody is asked where there is nobody to fight, or no transport
    with mission({**CARRYING, "1/1 Co": "66", "TEC-1": "66"}, phase=11, dice=[1, 1]) as drill:
        assert drill.step == "hold"
    with mission({"1/1 Co": "66", "OBJ COUP": "66", "TEC-1": "66"}, phase=11, dice=[1, 1]) as drill:
        assert drill.step == "hold"


@rule("paratrooper:24.2-a", "paratrooper:20.1-b")
def test_a_pursuer_may_leave_the_objective_behind():
    units = {"VBCI-1": "35", "OBJ COUP": {"where": "35", "aboard": "VBCI-1"}, "GUE-9": "35"}
    with mission(units, phase=11, dice=[6]) as drill:
        drill.done()  # it keeps it in the battle
        assert drill.step == "pursuit"
        drill.do("put-down", unit="VBCI-1")
        drill.do("pursue", unit="VBCI-1", to="36")
        assert (drill.where("VBCI-1"), drill.where("OBJ COUP")) == ("36", "35")


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
    with mission(units, steps=losses) as drill:
        assert drill.where("OBJ COUP") == "lost"
        assert drill.table.decision is not None  # the mission goes on
        assert not drill.state.evacuated
    with mission({"OBJ COUP": "lost"}, phase=14, crisis=11) as drill:
        assert not any(part[1] == "3.2-a" for part in drill.told("evaluation")[0]["reasons"])
