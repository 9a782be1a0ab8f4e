"""Coming onto the board and leaving it (move-20)."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import (
    FOE,
    battle,
    commander,
    foot,
    gun,
    horse,
    wagon,
)

# ------------------------------------------------------------ coming on and leaving (move-20)


@rule("colonial:move-20")
def test_a_reinforcement_comes_on_in_its_turn_for_one_hex_of_its_move():
    units = {"A": foot(None, enters=4, entry=["0709", "0108"]), "X": foot("0707", side="red")}
    with battle(units, active="A", card="7C", state={"turn": 4}, dice=[1, 1]) as drill:
        assert drill.hexes("enter", "A") == {"0709", "0108"}
        assert drill.refused(do="enter", unit="A", at="0309") == "move-20"
        assert drill.refused(do="move", unit="A", to="0708") == "move-20"
        assert drill.refused(do="fire", unit="A", at="0707") == "move-20"  # first it has to come on
        drill.do(do="enter", unit="A", at="0709")
        assert drill["A"].hex == "0709"
        assert not drill.legal("move")  # the one hex of infantry is used up
        assert drill.refused(do="move", unit="A", to="0708") == "move-02"
        assert drill.refused(do="enter", unit="A", at="0108") == "move-20"
        drill.do(do="fire", unit="A", at="0707")  # two dice: it has moved


@rule("colonial:move-20")
def test_a_reinforcement_is_dealt_no_card_before_its_turn():
    units = {"A": foot("0101"), "B": foot(None, enters=2, entry=["0109"]), "X": FOE}
    with battle(units, cards=["2H", "3H", "4H", "5H", "6H"]) as drill:
        assert drill.active == "A"
        drill.do(do="done")
        drill.do(do="done")
        assert drill.state.turn == 2
        drill.do(do="done")
        assert drill.active == "B"
        assert drill["B"].card == "5H"
        assert drill.legal("enter")


@rule("colonial:move-20")
def test_cavalry_goes_on_with_what_is_left_of_its_move():
    units = {"A": horse(None, enters=2, entry=["0409"]), "X": FOE}
    with battle(units, active="A", card="7C", state={"turn": 2}) as drill:
        drill.do(do="enter", unit="A", at="0409")
        assert drill.hexes("move", "A") == {"0408", "0309", "0509"}
        assert not drill.legal("detach")


@rule("colonial:move-20")
def test_who_comes_on_by_a_road_has_the_road_bonus():
    units = {"A": foot(None, enters=2, entry=["0409", "0509"]), "X": FOE}
    roads = [["0409", "0408", "0407"], ["0508", "0509", "0608"]]
    with battle(units, active="A", card="7C", state={"turn": 2}, roads=roads) as drill:
        drill.do(do="enter", unit="A", at="0409")
        assert drill.hexes("move", "A") == {"0408"}
    with battle(units, active="A", card="7C", state={"turn": 2}, roads=roads) as drill:
        drill.do(do="enter", unit="A", at="0509")  # a road passes here, but does not lead off the board
        assert drill.active == "zz"


@rule("colonial:move-20")
def test_with_no_free_entry_hex_a_reinforcement_waits():
    units = {
        "A": horse(None, enters=1, entry=["0409", "0509"]),
        "B": foot("0509"),
        "C": foot("0509"),
        "X": foot("0409", side="red"),
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.active == "zz"
        assert drill["A"].hex == "waiting"
    del units["C"]
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("enter", "A") == {"0509"}
        assert drill.refused(do="enter", unit="A", at="0409") == "general-24"
    units["C"] = foot("0509")
    units["A"]["entry"] = ["0409", "0509", "0609"]
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="enter", unit="A", at="0509") == "general-13"


@rule("colonial:move-20")
@pytest.mark.parametrize(
    ("ground", "forbids"), [({"hills": {"0409": 1}}, "move-13"), ({"terrain": {"0409": "woods"}}, "move-14")]
)
def test_coming_on_in_hills_or_woods_needs_a_black_card(ground, forbids):
    units = {"A": foot(None, enters=1, entry=["0409", "0609"]), "X": FOE}
    with battle(units, active="A", card="7H", **ground) as drill:
        assert drill.refused(do="enter", unit="A", at="0409") == forbids
        assert drill.hexes("enter", "A") == {"0609"}
    with battle(units, active="A", card="7C", **ground) as drill:
        assert drill.hexes("enter", "A") == {"0409", "0609"}


WAY_OUT = [{"side": "blue", "hexes": ["0101", "0102"], "figure": 2, "gun": 3, "transport": 5}]


@rule("colonial:move-20")
def test_leaving_costs_a_hex_and_is_for_good():
    with battle({"A": foot("0101"), "X": FOE}, active="A", card="7C", exit=WAY_OUT) as drill:
        assert drill.hexes("leave", "A") == {"0101"}
        assert drill.refused(do="leave", unit="A", at="0102") == "move-02"  # one hex to get there, one to leave
        assert drill.refused(do="leave", unit="A", at="0103") == "board-04"
        drill.do(do="leave", unit="A", at="0101")
        assert drill["A"].hex == "left"
        assert drill.points("blue") == 8
        assert drill.points("red") == 0
        drill.do(do="done")
        assert drill["A"].card == "none"  # the next turn has begun without it
    with battle({"A": foot("0202"), "X": FOE}, active="A", card="7C", exit=WAY_OUT) as drill:
        assert not drill.legal("leave")
        assert drill.refused(do="leave", unit="A", at="0102") == "move-02"


@rule("colonial:move-20")
def test_a_way_out_that_is_named_costs_its_last_step_too():
    with battle({"A": horse("0203"), "X": FOE}, active="A", card="7C", exit=WAY_OUT) as drill:
        assert not drill.legal("leave")  # 0102 is two hexes away
    with battle({"A": horse("0202"), "X": FOE}, active="A", card="7C", exit=WAY_OUT) as drill:
        assert drill.hexes("leave", "A") == {"0102"}
        assert drill.refused(do="leave", unit="A", at="0102", path=["0201", "0102"]) == "move-20"
        assert drill.refused(do="leave", unit="A", at="0102", path=["0103"]) == "move-01"
        drill.do(do="leave", unit="A", at="0102", path=["0102"])
        assert drill["A"].hex == "left"


@rule("colonial:move-20")
def test_by_a_road_that_ends_there_leaving_counts_as_road_movement():
    with battle({"A": foot("0102"), "X": FOE}, active="A", card="7C", exit=WAY_OUT, roads=[["0101", "0102"]]) as drill:
        assert drill.hexes("leave", "A") == {"0101", "0102"}
        drill.do(do="leave", unit="A", at="0101", path=["0101"])
        assert drill["A"].hex == "left"
    roads = [["0201", "0101", "0102"]]  # leads through the exit hex and stays on the board
    with battle({"A": foot("0103"), "X": FOE}, active="A", card="7C", exit=WAY_OUT, roads=roads) as drill:
        assert not drill.legal("leave")
    with battle({"A": foot("0201"), "X": FOE}, active="A", card="7C", exit=WAY_OUT, roads=roads) as drill:
        assert drill.refused(do="leave", unit="A", at="0101") == "move-02"


@rule("colonial:move-20")
def test_a_gun_leaves_with_its_team_and_scores_as_a_gun_only():
    units = {"A": gun("0101", towed_by="T", limbered=True), "T": wagon("0101"), "W": wagon("0102"), "X": FOE}
    with battle(units, active="A", card="7C", exit=WAY_OUT) as drill:
        drill.do(do="leave", unit="A", at="0101")
        assert (drill["A"].hex, drill["T"].hex) == ("left", "left")
        assert drill.points("blue") == 3
    with battle(units, active="W", card="7C", exit=WAY_OUT) as drill:
        drill.do(do="leave", unit="W", at="0102")
        assert drill.points("blue") == 5


@rule("colonial:move-20", "colonial:move-15")
def test_leaving_from_a_hill_needs_a_black_card():
    units = {"A": foot("0101"), "B": foot("0101"), "X": foot("0103", side="red")}
    ground = {"exit": WAY_OUT, "hills": {"0101": 1}}
    with battle(units, active="A", card="7H", **ground) as drill:
        assert not drill.legal("leave")
        assert drill.refused(do="leave", unit="A", at="0101") == "move-15"
    with battle(units, active="A", card="7H", options={"rough_entry_only": True}, **ground) as drill:
        assert drill.hexes("leave", "A") == {"0101"}


@rule("colonial:move-20", "colonial:turn-03")
def test_when_the_unit_has_left_the_shared_card_keeps_its_colour():
    units = {"A": foot("0101"), "C": commander("0101", partner="A"), "X": FOE}
    hills = {"hills": {"0201": 1}}
    with battle(units, active="A", card="7H", exit=WAY_OUT, **hills) as drill:
        drill.do(do="leave", unit="A", at="0101")
        assert drill.active == "C"
        assert "0201" not in drill.hexes("move", "C")
        assert drill.refused(do="move", unit="C", to="0201") == "move-13"
    with battle(units, active="A", card="7C", exit=WAY_OUT, **hills) as drill:
        drill.do(do="leave", unit="A", at="0101")
        assert "0201" in drill.hexes("move", "C")
