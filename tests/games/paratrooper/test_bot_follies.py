"""What the colonel used to do for nothing, and does no more."""

from random import Random

from sandtable.games.paratrooper.actions import DONE, Drop, Netwar, Receive, Restore
from tests.games.paratrooper.drill import TITLE, mission

SIX = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}


def answer(drill):
    """What the colonel answers here."""
    colonel = TITLE.bots()["colonel"](drill.game, 0)
    return colonel.choose(drill.table.view(0), Random(1))


def played(drill, stop):
    """The answers of the colonel until a step ends."""
    found = []
    while drill.decision.step in stop:
        found.append(answer(drill))
        drill.table.act(0, found[-1])
    return found


def test_nobody_is_flown_off_the_map_who_has_work_there():
    units = {"MAC-1": "calvi", "CVY-1": "35", "1/1 Co": "35", "TEC-1": "22"}
    with mission(units, phase=4) as drill:
        assert "MAC-1" in drill.units("fly")
        assert answer(drill) == DONE


def test_no_flight_that_cannot_be_paid_for():
    units = {"MAC-1": "calvi", "2/1 Co": "calvi", "CVY-1": "35", "1/1 Co": "35", "TEC-1": "22"}
    with mission(units, phase=4, ops=0) as drill:
        assert drill.units("fly")  # from the airfield to the crisis zone it costs nothing
        assert answer(drill) == DONE


def test_a_drop_leaves_no_more_than_six_in_a_hex():
    five = dict.fromkeys(list(SIX)[:5], "33")
    waiting = {"1/3 Co": "calvi", "2/3 Co": "calvi", "3/3 Co": "calvi"}
    units = {**five, **waiting, "MAC-1": "calvi", "DZ-1": "33", "OBJ COUP": "34", "TEC-1": "34"}
    with mission(units, phase=4) as drill:
        drops = [a for a in played(drill, {"staging", "flight"}) if isinstance(a, Drop)]
        assert len(drops) == 1
        assert not drops[0].at.endswith("33")


def test_units_do_not_march_into_a_full_hex():
    more = {"1/3 Co": "31", "2/3 Co": "31"}
    with mission({**SIX, **more, "TEC-1": "34", "TEC-2": "34", "OBJ COUP": "34"}, phase=5) as drill:
        played(drill, {"march", "force"})
        crowd = [name for name in {**SIX, **more} if drill.where(name) == drill.where("1/1 Co")]
        assert len(crowd) <= 6


def test_nobody_retreats_to_a_full_hex_if_there_is_another():
    steps = [{"step": "losses", "hex": "34", "hits": 0, "retreats": 1, "steps": 0}]
    units = {**SIX, "1/3 Co": "34", "TEC-1": "34", "OBJ COUP": "32"}
    with mission(units, steps=steps) as drill:
        assert "33" in drill.hexes("retreat")  # nearest to the objective
        assert not answer(drill).to.endswith("33")


def test_what_friends_give_goes_where_there_is_room():
    units = {**SIX, "1/3 Co": "35", "TEC-1": "22"}
    with mission(units, steps=[{"step": "local-support"}]) as drill:
        given = answer(drill)
        assert isinstance(given, Receive)
        assert given.at.endswith("35")
    with mission({**SIX, "TEC-1": "22"}, steps=[{"step": "local-support"}]) as drill:
        assert not isinstance(answer(drill), Receive | Restore)


def test_no_netwar_that_could_end_the_mission_just_before_the_objective_leaves():
    units = {"NW-1": "box", "CARACAL-1": "11", "TEC-1": "34", "OBJ COUP": {"where": "11", "aboard": "CARACAL-1"}}
    with mission(units, phase=3, crisis=11) as drill:
        assert drill.legal("netwar")
        assert answer(drill) != Netwar()
    with mission({**units, "CARACAL-1": "33", "OBJ COUP": "33"}, phase=3, crisis=11) as drill:
        assert answer(drill) == Netwar()  # else the crisis ends the mission this turn


def test_strikes_are_spread_over_targets():
    units = {"TAC-1": "box", "TAC-2": "box", "1/1 Co": "11", "TEC-1": "22", "TEC-2": "44", "OBJ COUP": "?55"}
    with mission(units, phase=7) as drill:
        first, second = played(drill, {"strikes"})[:2]
        assert {first.at[1:], second.at[1:]} == {"22", "44"}
