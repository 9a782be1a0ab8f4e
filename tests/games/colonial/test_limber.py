"""Guns and their teams: limbering, unlimbering, and what a limbered gun may do."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, wagon

NEXT_TO_0404 = {"0403", "0405", "0304", "0305", "0504", "0505"}


def battery(weapon: str = "rifled_field_gun", *, limbered: bool, team: str = "0404", **more):
    """A gun in 0404 with a team of its own."""
    return {"A": gun("0404", weapon=weapon, towed_by="T", limbered=limbered, **more), "T": wagon(team)}


@rule("colonial:move-17")
def test_unlimbering_takes_the_whole_activation():
    units = {**battery("rifled_medium_gun", limbered=True), "X": foot("0408", side="red", quality="very_poor")}
    # Cards of the second turn: the gun, X, zz.
    deal = ["2H", "KD", "QS"]
    with battle(units, active="A", card="7C", cards=deal, dice=[1, 1, 1, 1], state={"turn": 3}) as drill:
        drill.do(do="unlimber", unit="A")
        assert not drill["A"].limbered
        assert drill.active == "zz"  # nothing is left: neither a move nor fire
        drill.do(do="done")
        assert drill.state.turn == 4
        assert drill.active == "A"
        drill.do(do="fire", unit="A", at="0408")  # four dice: nothing has moved this turn


@rule("colonial:move-17")
def test_limbering_takes_the_whole_activation():
    units = {**battery(limbered=False), "X": foot("0408", side="red")}
    with battle(units, active="A", card="7H", cards=["2H", "KD", "QS"]) as drill:
        drill.do(do="limber", unit="A")
        assert drill["A"].limbered
        assert drill["A"].moved  # the reduced column, should it lose its team and be assaulted this turn
        assert drill["A"].hex == "0404"
        assert drill.active == "zz"
        drill.do(do="done")
        assert drill.active == "A"
        assert drill.hexes("move", "A") == NEXT_TO_0404


@rule("colonial:move-17")
@pytest.mark.parametrize(("do", "limbered"), [("limber", False), ("unlimber", True)])
def test_a_commander_on_the_same_card_may_still_act(do, limbered):
    units = {**battery(limbered=limbered), "C": commander("0404", partner="A"), "X": foot("0408", side="red")}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do=do, unit="A")
        assert {action.unit for action in drill.legal("move")} == {"C"}
        assert not drill.legal("fire")
        assert drill.refused(do="fire", unit="A", at="0408") == "fire-01"
        assert drill.refused(do="move", unit="T", to="0405") in ("move-01", "general-21")


@rule("colonial:move-17")
def test_who_has_moved_or_come_on_has_no_whole_activation_left():
    units = {**battery(limbered=False), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="move", unit="T", to="0405")
        assert not drill.legal("limber")
        assert drill.refused(do="limber", unit="A") == "move-17"
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="move", unit="A", to="0405")
        assert not drill.legal("limber")
        assert drill.refused(do="limber", unit="A") == "move-01"
    late = {"enters": 1, "entry": ["0109"]}
    units = {"A": gun(None, towed_by="T", limbered=True, **late), "T": wagon(None, motorised=True, **late), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="enter", unit="A", at="0109")
        assert drill.hexes("move", "A")
        assert not drill.legal("unlimber")
        assert drill.refused(do="unlimber", unit="A") == "move-17"


@rule("colonial:move-17")
def test_to_limber_gun_and_team_are_in_one_hex():
    with battle({**battery(limbered=False, team="0405"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="limber", unit="A") == "move-17"
        assert not drill.legal("limber")
    with battle({**battery(limbered=False), "X": FOE}, active="A", card="7C") as drill:
        assert len(drill.legal("limber")) == 1


@rule("colonial:move-17")
@pytest.mark.parametrize(("do", "limbered"), [("limber", False), ("unlimber", True)])
@pytest.mark.parametrize("shaken", ["A", "T"])
def test_gun_and_team_must_both_be_in_order(do, limbered, shaken):
    units = {**battery(limbered=limbered), "C": commander("0404", partner="A"), "X": FOE}
    units[shaken]["disrupted"] = True
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do=do, unit="A") == "general-20"
        assert not drill.legal(do)


@rule("colonial:move-17")
@pytest.mark.parametrize("card", ["7H", "7C"])
@pytest.mark.parametrize(("do", "limbered"), [("limber", False), ("unlimber", True)])
def test_limbering_needs_no_card_of_a_colour(card, do, limbered):
    with battle({**battery(limbered=limbered), "X": FOE}, active="A", card=card, hills={"0404": 1}) as drill:
        drill.do(do=do, unit="A")
        assert drill["A"].limbered is not limbered


@rule("colonial:move-17")
def test_a_gun_just_unlimbered_defends_itself_with_the_reduced_dice():
    units = {**battery(limbered=True), "X": foot("0405", side="red", weapon="hand_to_hand", card="8C")}
    # X throws four dice; the gun two, not four.
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1, 2, 2]) as drill:
        drill.do(do="unlimber", unit="A")
        assert drill.active == "X"
        drill.do(do="assault", unit="X", target="A")
        (fight,) = drill.told("assault")
        assert fight["reply_dice"] == [2, 2]


@rule("colonial:move-18")
def test_a_limbered_gun_may_not_fire():
    units = {**battery(limbered=True), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="fire", unit="A", at="0406") == "move-18"
        assert not drill.legal("fire")
        assert drill.refused(do="limber", unit="A") == "move-18"
    units = {**battery(limbered=False), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("fire", "A") == {"0406"}
        assert drill.refused(do="unlimber", unit="A") == "move-18"


@rule("colonial:move-18")
@pytest.mark.parametrize(("limbered", "dice"), [(True, [2, 2]), (False, [2, 2, 2, 2])])
def test_the_crew_of_a_limbered_gun_throws_one_die_each_in_a_close_assault(limbered, dice):
    units = {"A": foot("0405", figures=1), "G": gun("0404", side="red", towed_by="T", limbered=limbered)}
    units["T"] = wagon("0404", side="red")
    with battle(units, active="A", card="7C", dice=[1, *dice]) as drill:
        drill.do(do="assault", unit="A", target="G")
        (fight,) = drill.told("assault")
        assert fight["reply_dice"] == dice
        reasons = [(reason.value, reason.rule) for reason in fight["reply"].reasons]
        assert reasons == [(4, "fire-13"), (-2, "move-18")][: 1 + limbered]


@rule("colonial:move-18")
def test_only_a_gun_with_its_own_team_has_the_limbered_state():
    units = {"A": gun("0404"), "W": wagon("0404"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="limber", unit="A") == "general-12"
        assert drill.refused(do="unlimber", unit="A") == "general-12"
        assert not drill.legal("limber")
        assert drill.hexes("move", "A") == NEXT_TO_0404  # a light gun needs no team


@rule("colonial:move-18")
def test_a_gun_that_has_lost_its_team_fires_again_next_turn():
    units = {
        "A": foot("0602", card="3C"),
        "G": gun("0404", side="red", towed_by="T", limbered=True, card="8C"),
        "T": wagon("0404", side="red", disrupted=True, quality="very_poor"),
    }
    # One hit goes to the gun, which has more figures; the second destroys the team.
    cohesion, deal = ["2H"], ["2H", "3H", "4H"]
    with battle(units, active="A", card="3C", dice=[6, 6, 1, 1, 1, 1], cards=cohesion + deal) as drill:
        drill.do(do="fire", unit="A", at="0404")
        assert drill["T"].hex == "off"
        assert not drill["G"].limbered
        assert drill["G"].jammed
        assert drill["G"].disrupted
        # Its own card comes up: it may do nothing, for it may neither move nor fire.
        assert drill.active == "zz"
        drill.do(do="done")
        assert drill["G"].disrupted  # hearts: it fails
        assert not drill["G"].jammed
        drill.do(do="done")
        assert drill.active == "G"
        drill.do(do="fire", unit="G", at="0602")


@rule("colonial:move-18")
def test_a_gun_that_has_lost_its_team_may_not_fire_in_that_turn():
    units = {**battery(limbered=False, jammed=True), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="fire", unit="A", at="0406") == "move-18"
        assert not drill.legal("fire")
        assert drill.hexes("move", "A") == NEXT_TO_0404


# ------------------------------------------------------------ a column in two hexes (general-11)


@rule("colonial:move-06", "colonial:general-11")
def test_a_gun_may_stop_in_the_hex_its_team_has_left():
    units = {**battery("rifled_medium_gun", limbered=True), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="move", unit="A", to="0405", trail=True)
        assert (drill["A"].hex, drill["T"].hex) == ("0404", "0405")
        assert drill["A"].limbered
    with battle({**battery(limbered=False), "X": FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0405", trail=True) == "general-11"


@rule("colonial:move-06", "colonial:general-11")
def test_a_column_in_two_hexes_goes_on_from_where_its_team_is():
    units = {**battery("rifled_medium_gun", limbered=True), "X": FOE}
    ahead = {"T": {"hex": "0405"}}
    with battle(units, active="A", card="7C", parts=ahead) as drill:
        assert drill.hexes("move", "A") == {"0404", "0406", "0305", "0306", "0505", "0506"}
        assert drill.refused(do="move", unit="A", to="0403") == "move-06"
        drill.do(do="move", unit="A", to="0406")
        assert (drill["A"].hex, drill["T"].hex) == ("0406", "0406")


@rule("colonial:general-11", "colonial:general-13")
def test_where_a_gun_stops_there_must_be_room_for_it():
    units = {**battery(limbered=True), "P": foot("0405"), "Q": foot("0405"), "X": FOE}
    roads = [["0404", "0405", "0406"]]
    with battle(units, active="A", card="7C", roads=roads) as drill:
        assert drill.refused(do="move", unit="A", to="0406", trail=True) == "general-13"
        drill.do(do="move", unit="A", to="0406")  # both go on together
        assert (drill["A"].hex, drill["T"].hex) == ("0406", "0406")


@rule("colonial:assault-16", "colonial:general-11")
@pytest.mark.parametrize(("beaten", "stand", "reply"), [("G", "0403", [1, 1]), ("T", "0603", [])])
def test_a_hooked_column_in_two_hexes_retreats_together(beaten, stand, reply):
    units = {
        "A": foot(stand),
        "G": gun("0404", side="red", weapon="rifled_heavy_gun", towed_by="T", limbered=True),
        "T": wagon("0404", side="red"),
    }
    ahead = {"T": {"hex": "0504"}}
    with battle(units, active="A", card="7C", dice=[5, 5, 5, 5, *reply], parts=ahead) as drill:
        drill.do(do="assault", unit="A", target=beaten)
        to = drill.legal("retreat")[0].to
        drill.do(do="retreat", unit=beaten, to=to)
        assert drill["G"].hex == drill["T"].hex == to
        assert drill["G"].limbered


@rule("colonial:general-13")
def test_a_trailing_gun_needs_no_room_where_its_team_stops():
    units = {
        "T": wagon("0404"),
        "G": gun("0404", towed_by="T", limbered=True),
        "B": foot("0405"),
        "C": foot("0405"),
        "X": foot("0909", side="red"),
    }
    with battle(units, active="G", card="7C") as drill:
        assert drill.refused(do="move", unit="G", to="0405") == "general-13"
        drill.do(do="move", unit="G", to="0405", trail=True)
        assert (drill["G"].hex, drill["T"].hex) == ("0404", "0405")


# ------------------------------------------------------------ a spare transport (general-12)

SPARE = {"A": gun("0404", towed_by="T"), "T": wagon("0404"), "S": wagon("0404", motorised=True, card="9D"), "X": FOE}
TEAM_LOST = {"T": {"hex": "off", "figures": 0}}
TOWS = {"spare_transport_tows": True}


@rule("colonial:general-12", "colonial:units-12")
@option("colonial:spare_transport_tows")
def test_a_spare_transport_takes_over_a_gun_that_has_lost_its_own_if_players_want_it_so():
    with battle(SPARE, active="A", card="7C", parts=TEAM_LOST) as drill:
        assert drill.refused(do="limber", unit="A", by="S") == "general-12"
        assert not drill.legal("limber")
    with battle(SPARE, active="A", card="7C", parts=TEAM_LOST, options=TOWS) as drill:
        assert [action.by for action in drill.legal("limber")] == ["S"]
        drill.do(do="limber", unit="A", by="S")
        assert drill["A"].limbered
        assert drill["A"].team == "S"
        assert drill["S"].card == "none"  # it shares the gun's card now
        assert drill.active == "zz"
        assert drill.told("limber")[0]["with"] == ["S"]


@rule("colonial:general-12", "colonial:move-07", "colonial:general-11")
def test_a_gun_that_was_taken_over_moves_with_its_new_team():
    units = {**SPARE, "A": gun("0404", towed_by="T", weapon="rifled_heavy_gun")}
    with battle(units, active="A", card="7C", parts=TEAM_LOST, options=TOWS, pause=None) as drill:
        drill.do(do="limber", unit="A", by="S")
        while drill.active != "A":
            drill.do(do="done")
        assert drill.state.turn == 2
        assert not any(row[0] == "S" for event in drill.told("deal") for row in event["cards"])
        assert "0406" in drill.hexes("move", "A") or drill["A"].card[-1] in "HD"
        drill.do(do="move", unit="A", to="0405")
        assert drill["A"].hex == drill["S"].hex == "0405"


@rule("colonial:general-12", "colonial:move-17", "colonial:general-20", "colonial:units-12")
@pytest.mark.parametrize(
    ("change", "forbids"),
    [
        ({"T": wagon("0405")}, "general-12"),  # its own team is in the battle
        ({"S": wagon("0405", motorised=True)}, "move-17"),
        ({"S": wagon("0404", motorised=True, moved=True)}, "move-17"),
        ({"S": wagon("0404", motorised=True, disrupted=True)}, "general-20"),
        ({"A": gun("0404", towed_by="T", disrupted=True)}, "general-20"),
        ({"P": foot("0404", aboard="S")}, "units-12"),
        ({"G": gun("0403", towed_by="S")}, "general-12"),  # it was provided for another gun
        ({"A": gun("0404")}, "general-12"),  # it never had one
        ({"S": foot("0404")}, "general-12"),
    ],
)
def test_what_keeps_a_transport_from_taking_a_gun_over(change, forbids):
    units = {**SPARE, **change}
    lost = {} if "T" in change else TEAM_LOST
    with battle(units, active="A", card="7C", parts=lost, options=TOWS) as drill:
        assert drill.refused(do="limber", unit="A", by="S") == forbids
        assert not [action for action in drill.legal("limber") if action.by]


@rule("colonial:general-12", "colonial:turn-03")
def test_a_commander_with_a_transport_that_takes_a_gun_over_keeps_the_card():
    units = {**SPARE, "C": commander("0404", partner="S")}
    with battle(units, active="A", card="7C", parts=TEAM_LOST, options=TOWS) as drill:
        drill.do(do="limber", unit="A", by="S")
        assert (drill["C"].card, drill["C"].partner) == ("9D", "none")
        assert drill.active == "C"
