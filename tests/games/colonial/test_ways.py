"""The way is the player's: place by place, the shortest by all of them, and a gun left behind its team."""

import pytest

from sandtable.engine.contract import Refusal
from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FAR_FOE, FOE, NEXT_TO_0404, ROAD, battle, commander, foot, gun, horse, wagon


def route(drill, via, **facts):
    """The way of an answer by these places, as its seat is told it."""
    view = drill.game.observe(drill.state, drill.decision.seat)
    return drill.game.route(view, drill.game.read_action(facts), via)


@rule("colonial:move-01", "colonial:move-03")
def test_a_player_chooses_the_way_place_by_place():
    with battle({"A": horse("0404"), "X": FAR_FOE}, active="A", card="7C") as drill:
        one = route(drill, ["0305"], do="move", unit="A", to="0305")
        assert (one.action.path, one.left) == (("0305",), 1)
        assert {"0305", "0405", "0306", "0205"} <= set(one.ends)
        assert "0404" not in one.ends  # where it stands is no end of a move
        two = route(drill, ["0305", "0405"], do="move", unit="A", to="0305")
        assert (two.action.to, two.action.path, two.left, two.ends) == ("0405", ("0305", "0405"), 0, ("0405",))
        drill.do(do="move", unit="A", to="0405", path=["0305", "0405"])
        assert drill.told("move")[0]["path"] == ["0305", "0405"]


@rule("colonial:move-03", "colonial:board-04", "colonial:general-24", "colonial:move-14")
@pytest.mark.parametrize(
    ("via", "ground", "card", "forbids"),
    [
        (["0304", "0504"], {}, "7C", "move-03"),
        (["0304", "0204"], {"terrain": {"0204": "river"}}, "7C", "board-04"),
        (["0405", "0406"], {}, "7C", "general-24"),
        (["0304", "0204"], {"terrain": {"0204": "woods"}}, "7D", "move-14"),
    ],
)
def test_what_keeps_a_way_from_a_place_is_told_by_its_rule(via, ground, card, forbids):
    units = {"A": horse("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card=card, **ground) as drill:
        found = route(drill, via, do="move", unit="A", to="0304")
        assert isinstance(found, Refusal)
        assert (found.rule, found.about) == (forbids, {"unit": "A", "to": via[-1]})


@rule("colonial:move-11", "colonial:move-10")
def test_a_way_along_the_road_keeps_its_bonus():
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="7C", roads=ROAD) as drill:
        along = route(drill, ["0405"], do="move", unit="A", to="0405")
        assert (along.left, set(along.ends)) == (1, {"0405", "0406"})
        aside = route(drill, ["0305"], do="move", unit="A", to="0305")
        assert (aside.left, aside.ends) == (0, ("0305",))
        assert route(drill, ["0405", "0406"], do="move", unit="A", to="0405").action.path == ("0405", "0406")
        assert route(drill, ["0405", "0305"], do="move", unit="A", to="0405").rule == "move-11"


@rule("colonial:move-20")
def test_the_way_off_the_board_is_chosen_too():
    way_out = [{"side": "blue", "hexes": ["0101", "0102"]}]
    with battle({"A": horse("0202"), "X": FAR_FOE}, active="A", card="7C", exit=way_out) as drill:
        by = route(drill, ["0102"], do="leave", unit="A", at="0102")
        assert (by.action.path, by.left, by.ends) == (("0102",), 0, ("0102",))  # one hex is kept to go off the board
        drill.do(do="leave", unit="A", at="0102", path=["0102"])
        assert drill["A"].hex == "left"


@rule("colonial:general-09")
def test_figures_that_are_sent_off_choose_their_way_too():
    with battle({"A": horse("0404"), "X": FAR_FOE}, active="A", card="7C", terrain={"0305": "woods"}) as drill:
        drill.do(do="detach", unit="A", figures=1)
        by = route(drill, ["0405"], do="move", unit="A", to="0405")
        assert (by.action.path, by.left) == (("0405",), 1)
        assert set(by.ends) == {"0405", "0505", "0305"}  # next to the rest of the unit
        assert drill.refused(do="move", unit="A", to="0406") == "general-09"
        drill.do(do="move", unit="A", to="0405", path=["0305", "0405"])
        assert drill["A/2"].hex == "0405"


@rule("colonial:general-11")
def test_leaving_the_gun_behind_its_team_is_an_answer_of_its_own():
    units = {"A": gun("0404", towed_by="T", limbered=True), "T": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A", trail=True) == NEXT_TO_0404
        listed = next(action for action in drill.legal("move") if action.trail and action.to == "0405")
        assert drill.game.label(drill.game.observe(drill.state, 0), listed).id == "colonial-do-move-trail"
        plain = next(action for action in drill.legal("move") if not action.trail and action.to == "0405")
        # two answers to the same hex: each says what becomes of the gun
        assert drill.game.label(drill.game.observe(drill.state, 0), plain).id == "colonial-do-move-together"
        drill.do(do="move", unit="A", to="0405", trail=True)
        assert (drill["A"].hex, drill["T"].hex) == ("0404", "0405")
        (told,) = drill.told("move")
        assert (told["trail"], told["behind"], told["with"]) == (True, "0404", ["T"])


@rule("colonial:general-11", "colonial:general-13")
def test_a_gun_is_left_behind_farther_off_where_only_its_team_has_room_or_the_player_says_so():
    crowd = {f"P{number}": foot("0506", figures=3) for number in range(3)}  # room for a transport, not for a gun
    units = {"A": gun("0404", towed_by="T", limbered=True), "T": wagon("0404", motorised=True), **crowd, "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A", trail=True) == NEXT_TO_0404 | {"0506"}
        assert "0506" not in drill.hexes("move", "A", trail=None)
        by = route(drill, ["0405"], do="move", unit="A", to="0405", trail=True)
        assert by.left == 1
        assert {"0406", "0506", "0306"} <= set(by.ends)
        drill.do(do="move", unit="A", to="0406", trail=True)  # also where it is not listed
        assert (drill["A"].hex, drill["T"].hex) == ("0405", "0406")
    full = {f"Q{number}": foot("0405") for number in range(3)}
    with battle({**units, **full}, active="A", card="7C") as drill:  # the gun has no room where its team leaves it
        by = route(drill, ["0405"], do="move", unit="A", to="0505", trail=True)
        assert "0506" not in by.ends
        assert "0506" in route(drill, ["0505"], do="move", unit="A", to="0505", trail=True).ends
        assert drill.refused(do="move", unit="A", to="0506", path=["0405", "0506"], trail=True) == "general-13"


@rule("colonial:general-11", "colonial:move-09")
def test_a_led_column_may_leave_its_gun_behind():
    units = {
        "A": gun("0404", towed_by="T", limbered=True),
        "T": wagon("0404"),
        "C": commander("0404", partner="A"),
        "X": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A", trail=True, led_by="C") == NEXT_TO_0404
        drill.do(do="move", unit="A", to="0406", led_by="C", trail=True)
        assert (drill["A"].hex, drill["T"].hex, drill["C"].hex) == ("0405", "0406", "0406")


@rule("colonial:general-11")
def test_what_is_not_limbered_leaves_nothing_behind():
    with battle({"A": gun("0404", towed_by="T"), "T": wagon("0404"), "X": FOE}, active="A", card="7C") as drill:
        assert not drill.hexes("move", "A", trail=True)
        assert drill.refused(do="move", unit="A", to="0405", trail=True) == "general-11"
