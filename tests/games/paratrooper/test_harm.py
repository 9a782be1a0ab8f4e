"""What a player is told before he harms himself, in odds and for his confirmation: overstacking, lost drop zones."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import mission
from tests.games.paratrooper.test_shown import label, teller

SIX = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}
STEP = {"step": "losses", "hex": "34", "hits": 0, "retreats": 1, "steps": 0}


def told(drill, do, **facts):
    """How many would be where, for an order; in the odds it stands, too."""
    action = drill.game.read_action(drill.written({"do": do, **facts}))
    view = drill.table.view(drill.decision.seat)
    assert drill.game.why_not(drill.state, drill.decision.seat, action) is None
    harms = drill.game.harms(view, action)
    assert all(harm.rule == "12.1-d" for harm in harms)
    forecast = drill.game.forecast(view, action)
    shown = [outcome.message for group in (forecast.groups if forecast else []) for outcome in group]
    assert [message for message in shown if "harm" in message.id] == [harm.message for harm in harms]
    return [(harm.message.args["at"][1:], harm.message.args["number"]) for harm in harms]


@rule("paratrooper:12.1-d")
def test_a_move_into_a_full_hex():
    with mission({**SIX, "1/3 Co": "31", "2/3 Co": "31"}) as drill:
        drill.do("pick", unit="1/3 Co")
        assert told(drill, "move", to="33") == [("33", 7)]
        assert told(drill, "move", to="32") == []
        drill.do("join", unit="2/3 Co")
        assert told(drill, "move", to="33") == [("33", 8)]
        drill.do("move", to="33")
        assert told(drill, "done") == [("33", 8)]  # and before movement ends
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="34")
        drill.do("pick", unit="1/2 Co")
        drill.do("move", to="34")
        assert told(drill, "done") == []


@rule("paratrooper:12.1-d", "paratrooper:12.1-c")
def test_passengers_count_from_when_they_get_off():
    five = {name: place for name, place in SIX.items() if name != "1/1 Co"}
    ground = {"VBCI-1": "31", "1/3 Co": {"where": "31", "aboard": "VBCI-1"}}
    with mission({**five, **ground}) as drill:
        drill.do("pick", unit="VBCI-1")
        assert told(drill, "move", to="33") == []  # it stays aboard
        assert told(drill, "set-down", at="33") == [("33", 7)]
    flown = {"CARACAL-1": "31", "1/3 Co": {"where": "31", "aboard": "CARACAL-1"}}
    with mission({**five, **flown}) as drill:
        drill.do("pick", unit="CARACAL-1")
        assert told(drill, "move", to="33") == [("33", 7)]  # it must get off when movement ends
    with mission({**five, "VBCI-1": "33", "1/3 Co": {"where": "33", "aboard": "VBCI-1"}}) as drill:
        assert told(drill, "disembark", unit="1/3 Co") == [("33", 7)]


@rule("paratrooper:12.1-d")
@pytest.mark.parametrize(
    ("units", "phase", "act", "order", "number"),
    [
        ({"MAC-1": "calvi", "1/3 Co": "calvi"}, 4, ("fly", "load"), ("drop", "33"), 7),
        ({"MAC-1": "calvi", "AMX10-1": "calvi", "DZ-1": "33"}, 4, ("fly", "load"), ("land", "33"), 7),
        ({"FOB-1": "box", "SAP-1": "33"}, 4, (), ("build", "33"), 8),
    ],
    ids=["drop", "land", "base"],
)
def test_what_comes_from_outside(units, phase, act, order, number):
    with mission({**SIX, **units}, phase=phase) as drill:
        if act:
            drill.do("fly", unit="MAC-1")
            drill.do("load", unit=list(units)[1])
        assert told(drill, order[0], at=order[1]) == [(order[1], number)]


@rule("paratrooper:12.1-d", "paratrooper:17.10-a")
def test_a_retreat_into_a_full_hex():
    with mission({**SIX, "1/3 Co": "34", "2/3 Co": "34", "TEC-1": "34"}, steps=[STEP]) as drill:
        assert told(drill, "retreat", unit="1/3 Co", to="33") == [("33", 7)]
        assert told(drill, "retreat", unit="1/3 Co", to="35") == []


@rule("paratrooper:12.1-d", "paratrooper:31.5-e")
def test_units_put_straight_on_the_map():
    full = dict.fromkeys(SIX, "31")
    with mission({**full, "FSA-1": "chad", "AMX10-1": "chad"}, phase=4, scenario="campaign") as drill:
        drill.do("pick", unit="AMX10-1")
        assert told(drill, "enter", unit="AMX10-1", at="31") == [("31", 7)]
        assert told(drill, "enter", unit="AMX10-1", at="36") == []


@rule("paratrooper:12.1-d")
def test_the_odds_of_a_battle_count_with_it():
    """Seven who crowd into the enemy's hex are disrupted before they fight: the odds know it."""
    six = dict.fromkeys(SIX, "31")
    with mission({**six, "1/3 Co": "32", "TEC-1": "31"}) as drill:
        drill.do("pick", unit="1/3 Co")
        action = drill.game.read_action({"do": "move", "to": "D31"})
        forecast = drill.game.forecast(drill.table.view(0), action)
        sure = [outcome for outcome in forecast.groups[0] if outcome.message.args.get("holds") == "regiment"]
        assert sum(outcome.chance for outcome in sure) < 0.999
    with mission(dict.fromkeys(list(SIX)[:5], "31") | {"1/3 Co": "32", "TEC-1": "31"}) as drill:
        drill.do("pick", unit="1/3 Co")
        fresh = drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "move", "to": "D31"}))
        best = [outcome for outcome in fresh.groups[0] if outcome.message.args.get("holds") == "regiment"]
        assert sum(outcome.chance for outcome in best) > sum(outcome.chance for outcome in sure)


@rule("paratrooper:16.1-c", "paratrooper:16.0-a")
def test_a_drop_zone_where_the_enemy_is():
    """It may be marked there, but is gone before anybody drops."""
    with mission({"DZ-1": "box", "DZ-2": "box", "TEC-1": "33", "INF-1": "?34", "IED-1": "35"}, phase=4) as drill:
        view = drill.table.view(0)
        for at, lost in (("33", True), ("34", True), ("35", False), ("36", False)):
            action = drill.game.read_action({"do": "mark-zone", "at": f"D{at}"})
            told = [(harm.message.id, harm.message.args, harm.rule) for harm in drill.game.harms(view, action)]
            assert told == ([("paratrooper-harm-drop-zone", {"at": f"D{at}"}, "16.1-c")] if lost else [])
            forecast = drill.game.forecast(view, action)
            assert bool(forecast) == lost
        drill.do("mark-zone", at="33")
        drill.do("mark-zone", at="36")
        drill.end_phase()
        assert (drill.where("DZ-1"), drill.where("DZ-2")) == ("available", "36")


def warned(drill, do, **facts):
    """The messages of what a player is told before an order, by whether he is asked for it."""
    action = drill.game.read_action(drill.written({"do": do, **facts}))
    harms = drill.game.harms(drill.table.view(drill.decision.seat), action)
    return {harm.message.id.removeprefix("paratrooper-harm-"): not harm.caution for harm in harms}


@rule("paratrooper:3.2-c", "paratrooper:24.2-a")
def test_what_is_left_open_behind():
    with mission({"1/1 Co": "33", "2/1 Co": "33", "OBJ COUP": "33"}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert warned(drill, "move", to="32") == {}  # the other stays
        drill.do("join", unit="2/1 Co")
        assert warned(drill, "move", to="32") == {"objective-left": False, "hex-left": False}
        assert drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "move", "to": "D32"})) is None
    with mission({"1/1 Co": "21"}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert warned(drill, "move", to="22") == {}  # nothing there counts
    coming = {"where": "flying", "aim": "35", "origin": "calvi"}
    with mission({"1/1 Co": "35", "2/1 Co": "35", "CARACAL-1": coming, "MAC-1": coming}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert "field-left" not in warned(drill, "move", to="34")
        drill.do("join", unit="2/1 Co")
        assert warned(drill, "move", to="34")["field-left"] is False, "who is to land there would turn back"
    falling = coming | {"dropped": True}
    with mission({"1/1 Co": "35", "2/1 Co": falling, "MAC-1": coming}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert "field-left" not in warned(drill, "move", to="34"), "who drops needs nobody there"


@rule("paratrooper:24.2-c")
def test_the_end_of_the_mission_is_announced():
    carried = {"OBJ COUP": {"where": "31", "aboard": "VBCI-1"}, "VBCI-1": "31", "1/1 Co": "31"}
    with mission(carried, phase=4) as drill:
        assert warned(drill, "exit", unit="VBCI-1", to="chad") == {"mission-ends": True}
        assert warned(drill, "exit", unit="1/1 Co", to="chad") == {}
        exit_ = drill.game.read_action(drill.written({"do": "exit", "unit": "VBCI-1", "to": "chad"}))
        (harm,) = drill.game.harms(drill.table.view(0), exit_)
        foretold = harm.message.args["total"]
        ends = "VBCI-1 brings the objective off the map (Chad): the mission ends"
        assert label(drill, "exit", unit="VBCI-1", to="chad") == ends
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.scores == [foretold], "the points of the objective, the crisis eased, the hex left"
    flown = {"OBJ COUP": {"where": "35", "aboard": "VBCI-1"}, "VBCI-1": "35", "MAC-1": "calvi"}
    with mission(flown, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="VBCI-1")
        assert warned(drill, "ferry", to="chad") == {"mission-ends": True}


@rule("paratrooper:11.2-c", "paratrooper:25.1-b", "paratrooper:5.0-k")
def test_at_the_last_level_of_the_crisis_its_end_is_told_before_netwar_and_without_it():
    def of(drill, do):
        view, action = drill.table.view(drill.decision.seat), drill.game.read_action({"do": do})
        ends = {
            outcome.message.args["result"]: outcome.ends.rule
            for group in (getattr(drill.game.forecast(view, action), "groups", ()))
            for outcome in group
            if outcome.ends
        }
        return [(harm.message.id, harm.rule, harm.caution) for harm in drill.game.harms(view, action)], ends

    with mission({"NW-1": "box"}, phase=3, crisis=11) as drill:
        assert of(drill, "netwar") == ([("paratrooper-harm-blowback", "25.1-b", True)], {"blowback": "25.1-b"})
        assert of(drill, "done") == ([("paratrooper-harm-crisis", "5.0-k", True)], {})
        forecast = drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "netwar"}))
        told = teller(drill).forecast(forecast)
        likely = "17\N{NO-BREAK SPACE}%  "
        rises = next(at for at, line in enumerate(told) if likely in line and "crisis rises" in line)
        assert told[rises + 1].strip().startswith("the mission ends (25.1-b)")
    with mission({"NW-1": "box"}, phase=3, crisis=10) as drill:
        assert of(drill, "netwar") == of(drill, "done") == ([], {})


@rule("paratrooper:9.4-a")
def test_points_that_stay_before_the_mission_begins():
    """High-tech units can be had only now: that is told, and asked about only where nobody could be flown anywhere."""

    def unspent(drill):
        done = drill.game.read_action({"do": "done"})
        return drill.game.harms(drill.table.view(drill.decision.seat), done)

    with mission({"MAC-1": "calvi"}, steps=[{"step": "mobilize", "initial": 1}], ops=12, elan=1) as drill:
        [harm] = unspent(drill)
        assert (harm.rule, harm.caution, harm.message.args) == ("9.4-a", True, {"op": 12, "now": "yes"})
        drill.do("mobilize", kind="felin")
        [harm] = unspent(drill)
        assert (harm.rule, harm.caution, harm.message.args) == ("8.1-b", True, {"op": 10, "now": "no"})
    with mission({"MAC-1": "calvi"}, steps=[{"step": "mobilize", "initial": 1}], ops=3, elan=1) as drill:
        [harm] = unspent(drill)
        assert harm.caution
    with mission({}, steps=[{"step": "mobilize", "initial": 1}], ops=12, elan=1) as drill:
        [harm] = unspent(drill)
        assert not harm.caution
    with mission({"MAC-1": "calvi"}, steps=[{"step": "mobilize", "initial": 1}], ops=0, elan=1) as drill:
        assert unspent(drill) == []
    two = {"MAC-1": "calvi", "MAC-2": "calvi"}
    with mission(two, steps=[{"step": "mobilize", "initial": 1}], ops=4, elan=1) as drill:
        assert unspent(drill) == [], "what both will fly for is not left over"
        note = drill.state.stack[-1].sections(drill.game, drill.state)[0].note
        assert (note.args["macs"], note.args["flights"]) == (2, 4)
    with mission({"MAC-1": "calvi"}, phase=2, ops=12, elan=1) as drill:
        assert unspent(drill) == [], "once it has begun nothing is lost by waiting"


@rule("paratrooper:24.2-a")
def test_putting_the_objective_down_is_asked_about_for_its_transport_cannot_take_it_up_again():
    aboard = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}

    def asked(drill, do, **facts):
        action = drill.game.read_action(drill.written({"do": do, **facts}))
        return [(harm.message.id, harm.caution) for harm in drill.game.harms(drill.table.view(0), action)]

    told = [("paratrooper-harm-put-down", False)]
    with mission(aboard, phase=5) as drill:
        drill.do("pick", unit="VBCI-1")
        assert asked(drill, "set-down", at="31") == told
        assert asked(drill, "set-down", at="32") == told
        assert asked(drill, "move", to="32") == []
        drill.do("set-down", at="31")
        assert not drill.legal("take-up")
    with mission(aboard, phase=4) as drill:
        assert asked(drill, "put-down", unit="VBCI-1") == told
