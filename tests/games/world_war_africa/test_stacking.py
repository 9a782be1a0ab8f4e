"""Stacking (6)."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.world_war_africa.drill import THEATRE, changed, play_setup, start, war


@rule("world_war_africa:6.0-a")
def test_a_battalion_counts_like_a_brigade():
    units = {"Rw/HCU": "1806", "Bu/1": "1806", "Rw/211": "1806", "Rw/201": "1806", "Rw/301": "1914"}
    with war(units) as drill:
        assert THEATRE.limit[THEATRE.index["1806"]] == 3
        drill.do("done")
        assert (drill.step, drill.seat) == ("overstacking", "rebel")
        drill.do("lose", unit="Bu/1")
        assert drill.step != "overstacking"
    full = {"Rw/HCU": "1806", "Bu/1": "1806", "Rw/211": "1806", "Rw/402": "1706"}
    with war(full) as drill:
        assert "1706" in drill.reach("Rw/211")
        drill.march("Rw/402", "1806")  # one more than there is room for
        drill.do("done")
        assert drill.step == "overstacking"
    limits = {name: THEATRE.limit[THEATRE.index[name]] for name in ("1502", "1806", "2404", "1815", "1602", "1113")}
    assert limits == {"1502": 4, "1806": 3, "2404": 2, "1815": 3, "1602": 5, "1113": 2}


@rule("world_war_africa:6.1-a")
def test_limits_count_at_the_end_of_a_segment():
    units = {"Rw/201": "1806", "Rw/211": "1806", "Rw/301": "1806", "Rw/402": "1706"}
    with war(units, dice=[6]) as drill:
        drill.pick("Rw/402")
        drill.do("force")
        drill.do("go", to="1807", path=["1806", "1807"])  # through the full hex
        assert drill.where("Rw/402") == "1807"
        drill.do("done")
        assert drill.step != "overstacking"
    with war({**units, "Rw/408": "1706"}) as drill:
        drill.march("Rw/402", "1806")  # too many for the moment
        drill.march("Rw/201", "1807")
        drill.do("done")
        assert drill.step != "overstacking"


@rule("world_war_africa:6.1-a", "world_war_africa:6.1-d")
@pytest.mark.parametrize("segment", ["reinforcement", "movement"])
def test_every_segment_ends_with_a_look_at_the_stacks(segment):
    crowded = {"Rw/201": "1806", "Rw/211": "1806", "Rw/301": "1806", "Rw/402": "1806", "FAC/2": "1807"}
    for points in (0, 5):  # with nothing to spend the Reinforcement Segment ends by itself
        with war(crowded, f"Rwanda/{segment}", points={"Rwanda": points}, control={"1807": "DRC"}) as drill:
            if drill.step != "overstacking":
                assert drill.step == segment
                drill.do("done")
            assert (drill.step, drill.seat) == ("overstacking", "rebel")
    with war({**crowded, "FAC/2": "1602"}, "DRC/movement") as drill:  # in the enemy's segment
        drill.do("done")
        assert (drill.step, drill.seat) == ("overstacking", "rebel")


@rule("world_war_africa:6.1-a")
def test_the_combat_segment_ends_with_a_look_at_the_stacks():
    full = {"Rw/201": "1806", "Rw/211": "1806", "Rw/301": "1806", "Rw/402": "1805", "FAC/2": "1807"}
    with war(full, "Rwanda/combat") as drill:
        changed(drill, lambda state: state.where.__setitem__(THEATRE.piece["Rw/402"], THEATRE.index["1806"]))
        drill.do("done")
        assert (drill.step, drill.seat) == ("overstacking", "rebel")


@rule("world_war_africa:6.1-b")
def test_never_with_an_enemy():
    with war({"Rw/211": "1710", "FAC/2": "1709", "Rw/201": "1914"}) as drill:
        drill.pick("Rw/211")
        assert "1709" not in drill.spaces("go")
        assert drill.refused("go", to="1709") == "6.1-b"
        assert drill.refused("go", to="1708", path=["1709", "1708"]) == "6.1-b"
    with war({"Rw/211": "1915", "ALiR/Alb": "1918"}) as drill:
        drill.march("Rw/211", "1918")  # the Rwanda Box is the exception
        assert drill.where("Rw/211") == "1918"
    with war({"ANC/1": "1400", "FAC/2": "kitona"}, coup=1) as drill:
        drill.pick("ANC/1")
        assert drill.refused("go", to="kitona") == "6.1-b"


@rule("world_war_africa:6.1-c")
def test_friends_in_the_way_cost_nothing():
    crowd = dict.fromkeys(("FAC/2", "FAC/3", "FAC/5", "FAC/7"), "1503")
    with war({**crowd, "FAC/8": "1502"}, "DRC/movement") as drill:
        with_friends = drill.reach("FAC/8")
    with war({"FAC/8": "1502"}, "DRC/movement") as drill:
        assert drill.reach("FAC/8") == with_friends


@rule("world_war_africa:6.1-d")
def test_the_owner_eliminates_the_excess():
    units = {"FAC/2": "2404", "FAC/3": "2404", "FAC/5": "2404"}
    with war(units, "DRC/movement") as drill:
        drill.do("done")
        assert drill.seat == "government"
        assert drill.units("lose") == set(units)
        drill.do("lose", unit="FAC/5")
        assert drill.where("FAC/5") == "eliminated"
        assert drill.step != "overstacking"
    with war({**units, "Rw/211": "1914"}, "Rwanda/movement") as drill:  # in an enemy's segment too
        drill.do("done")
        assert (drill.step, drill.seat) == ("overstacking", "government")


@rule("world_war_africa:6.1-e")
def test_contingents_do_not_mix():
    with war({"UG/305": "2311", "ANC/1": "2312", "Rw/211": "1914"}, turn=4) as drill:
        drill.pick("ANC/1")
        assert "2311" not in drill.spaces("go")
        assert drill.refused("go", to="2311") == "6.1-e"
    with war({"UG/305": "2412", "ANC/1": "2411", "Rw/211": "1914"}, turn=4, dice=[6]) as drill:
        drill.pick("ANC/1")
        drill.do("force")
        drill.do("go", to="2413", path=["2412", "2413"])  # passing is allowed
        assert drill.where("ANC/1") == "2413"
    with war({"ANC/1": "kitona", "UG/305": "kitona"}, coup=1) as drill:
        assert drill.game.check(drill.state) == []


@rule("world_war_africa:6.1-f")
def test_fac_stacks_with_any_ally():
    with war({"FAC/2": "1409", "ZB/1": "1408"}, "DRC/movement") as drill:
        drill.march("FAC/2", "1408")
        assert drill.where("FAC/2") == "1408"
    with war({"FAC/2": "1408", "ZB/1": "1408", "AN/5": "1409"}, "Angola/movement") as drill:
        drill.pick("AN/5")
        assert drill.refused("go", to="1408") == "6.1-f"
        assert "1408" not in drill.spaces("go")
    with war({"ALiR/Alb": "1409", "ZB/1": "1408"}, "DRC/movement") as drill:
        drill.pick("ALiR/Alb")
        assert drill.refused("go", to="1408") == "6.1-e"
    with war({"FAC/2": "1408", "ALiR/Alb": "1409", "FAC/PCD1": "1408"}, "DRC/movement") as drill:
        drill.march("ALiR/Alb", "1408")
        assert drill.where("ALiR/Alb") == "1408"


@rule("world_war_africa:6.3-a")
def test_only_units_of_one_hex_move_as_a_stack():
    units = {"FAC/2": "1502", "FAC/3": "1502", "FAC/5": "1503"}
    with war(units, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.units("add") == {"FAC/3"}
        assert drill.refused("add", unit="FAC/5") == "6.3-a"
        drill.do("add", unit="FAC/3")
        drill.do("go", to="1603")
        drill.pass_on("nothing")
        assert {drill.where("FAC/2"), drill.where("FAC/3")} == {"1603"}
    with war(units, "DRC/movement") as drill:
        drill.march("FAC/2", "1603")
        assert drill.where("FAC/3") == "1502"


@rule("world_war_africa:6.4-a")
def test_a_stack_splits_on_the_way():
    units = {"FAC/31": "1502", "FAC/2": "1502", "FAC/3": "1502"}
    with war(units, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("add", unit="FAC/31")
        drill.do("force")
        drill.do("go", to="1503")
        drill.do("drop", unit="FAC/2")
        drill.do("go", to="1504")
        drill.do("drop", unit="FAC/3")
        drill.do("go", to="1505")
        assert [drill.where(name) for name in ("FAC/2", "FAC/3", "FAC/31")] == ["1503", "1504", "1505"]


@rule("world_war_africa:6.4-a", "world_war_africa:7.7-b")
def test_who_splits_off_goes_a_separate_way_with_the_roll_of_the_stack():
    units = {"FAC/2": "1502", "FAC/3": "1502", "FAC/5": "1502", "FAC/7": "1410"}
    with war(units, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("add", unit="FAC/5")
        assert drill.refused("split", unit="FAC/3") == "6.4-a"  # before the march each can be moved by itself
        drill.do("force")
        drill.do("go", to="1503")  # 2 of 4 MP: the Kwango
        drill.do("split", unit="FAC/3")
        assert drill.refused("go", to="1406") == "7.0-a"
        drill.do("go", to="1403")
        drill.do("go", to="1504")  # the others resume
        drill.do("split", unit="FAC/5")
        drill.do("go", to="1505")
        drill.do("stay")
        assert [drill.where(name) for name in ("FAC/2", "FAC/3", "FAC/5")] == ["1504", "1403", "1505"]
        assert len(drill.told("movement-roll")) == 1
        assert drill.refused("pick", unit="FAC/3") == "6.4-b"
    with war(units, "DRC/movement", dice=[1]) as drill:  # a bad roll holds for all of them
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("force")
        drill.do("split", unit="FAC/3")
        assert drill.refused("go", to="1504") == "7.7-c"
        drill.do("go", to="1501")
        drill.do("go", to="1503")
        assert [drill.where(name) for name in ("FAC/2", "FAC/3")] == ["1503", "1501"]


@rule("world_war_africa:6.4-b")
def test_what_has_moved_is_done():
    with war({"FAC/2": "1502", "FAC/3": "1409"}, "DRC/movement") as drill:
        drill.march("FAC/2", "1503")
        assert drill.refused("pick", unit="FAC/2") == "6.4-b"
        drill.pick("FAC/3")
        assert drill.refused("pick", unit="FAC/2") == "6.4-b"


@rule("world_war_africa:6.5-a")
def test_the_slowest_sets_the_pace():
    units = {"FAC/50": "1503", "FAC/PCD1": "1503"}
    with war(units, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/50")
        drill.do("add", unit="FAC/PCD1")
        drill.do("force")
        together = drill.spaces("go")
        assert "1506" in together  # three hexes of savannah
        assert "1407" not in together
        drill.do("go", to="1505")
        drill.do("drop", unit="FAC/PCD1")
        assert "1407" in drill.spaces("go")  # 3 of its 6 MP are left
        drill.do("go", to="1407")
        assert drill.where("FAC/50") == "1407"
    for one, other in (("FAC/50", "FAC/2"), ("FAC/2", "FAC/50")):  # whoever is taken up first
        with war({"FAC/50": "1503", "FAC/2": "1503"}, "DRC/movement") as drill:
            drill.pick(one)
            drill.do("add", unit=other)
            assert "1505" in drill.spaces("go")  # half of 4
            assert "1506" not in drill.spaces("go")  # half of 6


FULL_TOWN = {"FAC/2": "1410", "FAC/3": "1410", "FAC/5": "1410", "FAC/7": "1410", "FAC/8": "1410"}


@rule("world_war_africa:6.1-a", "world_war_africa:6.1-d", "world_war_africa:10.1-e")
def test_a_reinforcement_may_arrive_in_a_full_town():
    points, control = {"DRC": 2}, {"1410": "DRC"}
    with war(FULL_TOWN, "DRC/reinforcement", points=points, control=control, draws=["FAC/50"]) as drill:
        assert THEATRE.limit[THEATRE.index["1410"]] == 5
        drill.do("recruit", group="FAC")
        assert {"1410", "1602"} <= drill.spaces("place")
        crowded = {"at": "1410", "over": 1, "limit": 5, "part": "reinforcement"}
        assert drill.harms("place", unit="FAC/50", to="1410") == [("6.1-a", crowded)]
        assert drill.harms("place", unit="FAC/50", to="1602") == []
        drill.do("place", unit="FAC/50", to="1410")
        assert drill.step == "reinforcement"  # nobody goes before the segment ends
        assert drill.harms("done") == [("6.1-d", {"at": "1410", "over": 1, "limit": 5})]
        drill.do("done")
        assert (drill.step, drill.seat) == ("overstacking", "government")
        drill.do("lose", unit="FAC/8")  # the new one takes its place
        assert drill.where("FAC/50") == "1410"


@rule("world_war_africa:6.1-d", "world_war_africa:10.1-e")
def test_a_warning_before_somebody_is_bought_for_whom_there_is_no_room():
    script = {"points": {"DRC": 1}, "draws": ["FAC/50"]}
    with war(FULL_TOWN, "DRC/reinforcement", control={"1410": "DRC"}, points={"DRC": 1}) as drill:
        assert drill.harms("recruit", group="FAC") == []  # there is Kinshasa
    with war(FULL_TOWN, "DRC/reinforcement", control={"1410": "DRC", "1602": "Rwanda"}, **script) as drill:
        assert drill.harms("recruit", group="FAC") == [("6.1-d", {"places": ["1410"], "count": 1})]
        assert drill.harms("buy", unit="FAC-air-support-1") == []
        drill.do("recruit", group="FAC")
        assert drill.step == "overstacking"  # nobody has asked where to
        drill.do("lose", unit="FAC/50")


@rule("world_war_africa:6.1-a", "world_war_africa:15.0-m")
def test_who_comes_by_an_event_into_a_full_hex_counts_after_the_next_segment():
    quiet = dict.fromkeys(THEATRE.contingents, 0)
    script = {"events": ["ugandan-rebels"], "drawn": ["DRC"], "dice": [1] * 3}
    with war(FULL_TOWN, "event", turn=3, points=quiet, control={"1410": "DRC"}, **script) as drill:
        assert drill.step == "arrival"
        unit = drill.plain("place")[0]["unit"]
        assert drill.harms("place", unit=unit, to="1410")
        drill.do("place", unit=unit, to="1410")
        drill.do(**drill.plain("place")[0])
        assert drill.step == "reinforcement"
        drill.do("done")
        assert drill.step == "overstacking"
        drill.do("lose", unit="FAC/8")
        assert drill.where(unit) == "1410"
        assert drill.step != "overstacking"


@rule("world_war_africa:6.1-a", "world_war_africa:7.6-a")
def test_a_warning_before_too_many_are_in_a_hex():
    units = {"Rw/201": "1806", "Rw/211": "1806", "Rw/301": "1806", "Rw/402": "1706", "Rw/408": "1706"}
    with war(units) as drill:
        drill.pick("Rw/402")
        drill.do("add", unit="Rw/408")
        crowded = {"at": "1806", "over": 2, "limit": 3, "part": "movement"}
        assert drill.harms("go", to="1806") == [("6.1-a", crowded)]
        assert drill.harms("go", to="1707") == []
        drill.do("go", to="1806")
        if drill.step == "march":
            assert drill.harms("stay")
            drill.do("stay")
        assert drill.harms("done") == [("6.1-d", {"at": "1806", "over": 2, "limit": 3})]
        drill.march("Rw/201", "1807")
        drill.march("Rw/211", "1807")
        assert drill.harms("done") == []
    with war({**dict.fromkeys(FULL_TOWN, "1408"), "FAC/10": "1803"}, "DRC/movement", control={"1408": "DRC"}) as drill:
        drill.pick("FAC/10")
        drill.do("river")
        crowded = {"at": "1408", "over": 1, "limit": 5, "part": "movement"}
        assert drill.harms("land", to="1408") == [("6.1-a", crowded)]


@rule("world_war_africa:3.2-a", "world_war_africa:6.0-a")
def test_nobody_is_set_up_in_a_full_hex():
    with start() as drill:
        play_setup(drill, "rebel-setup")
        start_hex = min(drill.spaces("place"), key=lambda name: (THEATRE.limit[THEATRE.index[name]], name))
        space = THEATRE.index[start_hex]
        while THEATRE.limit[space] > drill.state.at[space].bit_count():
            drill.do("place", unit=drill.plain("place")[0]["unit"], to=start_hex)
        assert drill.plain("keep")  # a brigade is asked for, no cache
        assert start_hex not in drill.spaces("place")
        assert drill.refused("place", unit=drill.plain("place")[0]["unit"], to=start_hex) == "6.0-a"
