"""Units in more than one hex: parts of foot and horse, guns and their teams (General Rule 1)."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, wagon

SPLIT = {"A": {"figures": 3}, "A/2": {"hex": "0405", "figures": 1}}


@rule("colonial:general-08")
@pytest.mark.parametrize("kind", [foot, horse])
def test_every_part_is_dealt_a_card_and_acts_on_it(kind):
    units = {"A": kind("0404"), "X": FAR_FOE}
    with battle(units, cards=["3H", "9C", "5D"], parts=SPLIT) as drill:
        assert (drill["A"].card, drill["A/2"].card, drill["X"].card) == ("3H", "9C", "5D")
        order = []
        while drill.state.turn == 1 and len(order) < 3:
            order.append(drill.active)
            drill.table.state.chance.exact = len(order) < 3
            if len(order) < 3:
                drill.do(do="done")
        assert order == ["A", "X", "A/2"]


@rule("colonial:general-09")
def test_some_figures_go_and_the_rest_stay_in_one_activation():
    units = {"A": foot("0404"), "X": foot("0407", side="red")}
    with battle(units, active="A", card="5C", dice=[1, 1, 1]) as drill:
        drill.do(do="detach", unit="A", figures=1)
        assert drill.step == "detach"
        drill.do(do="move", unit="A", to="0505")
        assert (drill["A"].hex, drill["A"].figures) == ("0404", 3)
        assert (drill["A/2"].hex, drill["A/2"].figures) == ("0505", 1)
        assert drill["A/2"].moved
        assert not drill["A"].moved
        assert drill["A/2"].card == "none"
        assert drill.active == "A"
        assert drill.refused(do="move", unit="A", to="0403") == "move-01"  # the rest stays
        drill.do(do="fire", unit="A", at="0407")
        assert drill.told("fire")[0]["roll"].dice == 3


@rule("colonial:general-09")
def test_both_parts_fight_in_the_activation_in_which_they_parted():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="5C", dice=[1, 1, 1]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0505")
        drill.do(do="fire", unit="A/2", at="0406")
        drill.do(do="fire", unit="A", at="0406")
        assert [fact["roll"].dice for fact in drill.told("fire")] == [1, 2]
        assert drill.active == "zz"


@rule("colonial:general-09")
def test_figures_are_whole_and_some_must_stay():
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="5C") as drill:
        assert [action.figures for action in drill.legal("detach")] == [1, 2, 3]
        for figures in (0, 4, 5, -1):
            assert drill.refused(do="detach", unit="A", figures=figures) == "general-09"
    with battle({"A": foot("0404", figures=1), "X": FAR_FOE}, active="A", card="5C") as drill:
        assert drill.refused(do="detach", unit="A", figures=1) == "general-09"
        assert not drill.legal("detach")


@rule("colonial:general-09")
def test_a_part_ends_next_to_another_part():
    with battle({"A": horse("0404"), "X": FAR_FOE}, active="A", card="5C") as drill:
        drill.do(do="detach", unit="A", figures=1)
        around = {"0403", "0405", "0304", "0305", "0504", "0505"}
        assert drill.hexes("move", "A") == around
        assert drill.refused(do="move", unit="A", to="0406") == "general-09"
        assert drill.refused(do="done") == "general-09"
    # Later the parts must keep together as well: 0406 is next to 0405, 0402 is not.
    with battle({"A": horse("0404"), "X": FAR_FOE}, active="A", card="5C", parts=SPLIT) as drill:
        assert "0406" in drill.hexes("move", "A")
        assert drill.refused(do="move", unit="A", to="0402") == "general-09"


@rule("colonial:general-09")
def test_parts_driven_asunder_may_not_go_farther_apart():
    apart = {"A": {"figures": 3}, "A/2": {"hex": "0407", "figures": 1}}
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="5C", parts=apart) as drill:
        assert drill.hexes("move", "A") == {"0405", "0305", "0505"}  # 2 or 3 hexes away
        assert drill.refused(do="move", unit="A", to="0403") == "general-09"


@rule("colonial:general-09", "colonial:units-16")
def test_a_lorry_does_not_carry_a_part_away_from_the_rest_of_its_unit():
    units = {"L": wagon("0404", motorised=True), "A": foot("0404"), "X": FAR_FOE}
    riding = {"A": {"figures": 3}, "A/2": {"hex": "0404", "figures": 1, "aboard": "L"}}
    with battle(units, active="L", card="5C", parts=riding) as drill:
        assert drill.hexes("move", "L") == {"0403", "0405", "0304", "0305", "0504", "0505"}
        assert drill.refused(do="move", unit="L", to="0406") == "general-09"
    with battle({**units, "A": foot("0404", aboard="L")}, active="L", card="5C") as drill:
        assert "0406" in drill.hexes("move", "L")  # the whole unit is aboard


@rule("colonial:general-09")
def test_parts_in_one_hex_are_one_unit_again_at_the_next_deal():
    with battle(
        {"A": foot("0404"), "X": FAR_FOE}, active="A", card="5C", parts=SPLIT, cards=["2H", "3H", "4H"]
    ) as drill:
        drill.do(do="move", unit="A", to="0405")
        assert (drill["A"].figures, drill["A/2"].figures) == (3, 1)  # not before the deal
        drill.do(do="done")
        assert drill.state.turn == 2
        assert (drill["A"].figures, drill["A/2"].figures, drill["A/2"].hex) == (4, 0, "off")
        assert [drill[name].card for name in ("A", "X", "zz")] == ["2H", "3H", "4H"]


@rule("colonial:general-10")
@pytest.mark.parametrize("hit", ["0404", "0405"])
def test_a_hit_on_one_part_disrupts_the_whole_unit(hit):
    units = {"A": foot("0404", card="9C"), "X": foot("0207", side="red")}
    parts = {"A": {"figures": 2}, "A/2": {"hex": "0405", "figures": 2, "card": "JC"}}
    with battle(units, active="X", card="3S", dice=[6, 1, 1, 1], parts=parts) as drill:
        drill.do(do="fire", unit="X", at=hit)
        assert drill["A"].disrupted
        assert drill["A/2"].disrupted
        for part, where in (("A", "0304"), ("A/2", "0304")):
            assert drill.active == part
            assert drill.refused(do="move", unit=part, to=where) == "general-17"
            drill.do(do="done")


@rule("colonial:general-10")
@pytest.mark.parametrize("hit", ["0404", "0405"])
def test_figures_are_lost_where_the_hits_fall(hit):
    units = {"A": foot("0404"), "X": foot("0207", side="red")}
    parts = {"A": {"figures": 2}, "A/2": {"hex": "0405", "figures": 2}}
    with battle(units, active="X", card="3S", dice=[6, 6, 1, 1], parts=parts) as drill:
        drill.do(do="fire", unit="X", at=hit)
        struck, spared = ("A", "A/2") if hit == "0404" else ("A/2", "A")
        assert (drill[struck].figures, drill[spared].figures) == (1, 2)


@rule("colonial:general-10")
def test_surplus_hits_do_not_jump_to_a_part_in_another_hex():
    units = {"A": foot("0404", disrupted=True), "X": foot("0207", side="red")}
    parts = {"A": {"figures": 1}, "A/2": {"hex": "0405", "figures": 3}}
    with battle(units, active="X", card="3S", dice=[6, 6, 6, 1], parts=parts) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert (drill["A"].hex, drill["A/2"].figures) == ("off", 3)
        assert drill["A/2"].disrupted


@rule("colonial:general-10")
def test_one_cohesion_card_is_turned_for_all_parts():
    units = {"A": foot("0404", disrupted=True), "X": FAR_FOE}
    parts = {"A": {"figures": 2}, "A/2": {"hex": "0405", "figures": 2}}
    with battle(units, active="X", card="3S", pause=None, parts=parts, cards=["2S", "2H", "3H", "4H"]) as drill:
        drill.do(do="done")
        assert [fact["card"] for fact in drill.told("cohesion")] == ["2S"]
        assert not drill["A/2"].disrupted


@rule("colonial:general-10")
def test_whether_it_has_moved_is_asked_of_each_part():
    units = {"A": foot("0404", moved=True), "X": foot("0406", side="red")}
    parts = {"A": {"figures": 2}, "A/2": {"hex": "0505", "figures": 2, "card": "9C"}}
    with battle(units, active="A", card="7C", dice=[1, 1, 1], parts=parts) as drill:
        drill.do(do="fire", unit="A", at="0406")
        drill.do(do="fire", unit="A/2", at="0406")
        assert [fact["roll"].dice for fact in drill.told("fire")] == [1, 2]


# ------------------------------------------------------------ guns and teams


@rule("colonial:general-11")
@pytest.mark.parametrize("team", ["0404", "0405"])
def test_gun_and_team_share_one_card(team):
    units = {"G": gun("0404", towed_by="T"), "T": wagon(team), "X": FAR_FOE}
    with battle(units, cards=["3H", "9C"]) as drill:
        assert (drill["G"].card, drill["T"].card, drill["X"].card) == ("3H", "none", "9C")
        assert drill.active == "G"
        assert drill.hexes("move", "G")
        assert drill.hexes("move", "T")


@rule("colonial:general-11")
def test_an_unlimbered_gun_and_its_team_keep_next_to_each_other():
    units = {"G": gun("0404", towed_by="T"), "T": wagon("0405", motorised=True), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        assert drill.hexes("move", "G") == {"0405", "0305", "0505"}
        assert drill.refused(do="move", unit="G", to="0403") == "general-11"
        assert "0403" in drill.hexes("move", "T")
        assert drill.refused(do="move", unit="T", to="0407") == "general-11"


@rule("colonial:general-11")
def test_a_limbered_gun_goes_with_its_team_or_trails_one_hex_behind():
    units = {"G": gun("0404", towed_by="T", limbered=True), "T": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        assert drill.refused(do="move", unit="T", to="0405") == "general-11"  # not without its gun
        drill.do(do="move", unit="G", to="0405")
        assert (drill["G"].hex, drill["T"].hex) == ("0405", "0405")
    with battle(units, active="G", card="7C") as drill:
        drill.do(do="move", unit="G", to="0405", trail=True)
        assert (drill["G"].hex, drill["T"].hex) == ("0404", "0405")
    unhooked = {**units, "G": gun("0404", towed_by="T")}
    with battle(unhooked, active="G", card="7C") as drill:
        assert drill.refused(do="move", unit="G", to="0405", trail=True) == "general-11"


@rule("colonial:general-11")
def test_a_column_is_where_its_team_is():
    units = {"G": gun("0404", towed_by="T", limbered=True), "T": wagon("0404"), "X": FAR_FOE}
    trailing = {"T": {"hex": "0405"}}
    with battle(units, active="G", card="7C", parts=trailing) as drill:
        assert drill.hexes("move", "G") == {"0404", "0406", "0305", "0306", "0505", "0506"}
        assert drill.refused(do="move", unit="G", to="0504") == "move-06"  # two hexes from the team
        drill.do(do="move", unit="G", to="0406", trail=True)
        assert (drill["G"].hex, drill["T"].hex) == ("0405", "0406")


@rule("colonial:general-11")
def test_a_trailing_gun_needs_room_in_the_hex_behind():
    full = {"A": foot("0405"), "B": foot("0405"), "D": foot("0405")}
    lorry = wagon("0404", motorised=True)
    units = {**full, "G": gun("0404", towed_by="T", limbered=True), "T": lorry, "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        way = ["0405", "0406"]
        assert drill.refused(do="move", unit="G", to="0406", path=way, trail=True) == "general-13"
        drill.do(do="move", unit="G", to="0406", path=way)
        assert (drill["G"].hex, drill["T"].hex) == ("0406", "0406")


@rule("colonial:general-11")
def test_gun_and_team_are_hit_apart_and_either_holds_the_column():
    units = {"G": gun("0404", towed_by="T", limbered=True), "T": wagon("0404"), "X": foot("0406", side="red")}
    with battle(units, active="X", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert (drill["G"].disrupted, drill["T"].disrupted) == (True, False)
    for shaken, why in (("G", "general-17"), ("T", "general-11")):
        held = {**units, shaken: {**units[shaken], "disrupted": True}, "C": commander("0404", partner="G")}
        with battle(held, active="G", card="7C") as drill:
            assert not drill.hexes("move", "G")
            assert drill.refused(do="move", unit="G", to="0405") == why


@rule("colonial:general-12")
def test_a_gun_limbers_to_the_transport_provided_for_it_only():
    units = {"G": gun("0404"), "T": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        assert drill.refused(do="limber", unit="G") == "general-12"
        assert not drill.legal("limber")
    units = {"G": gun("0404", towed_by="T"), "T": wagon("0405"), "W": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:  # a transport is there, but not its own
        assert drill.refused(do="limber", unit="G") == "move-17"
        assert not drill.legal("limber")
    units = {"G": gun("0404", towed_by="T"), "T": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        drill.do(do="limber", unit="G")
        assert drill["G"].limbered
    lost = {"T": {"hex": "off", "figures": 0}}
    with battle(units, active="G", card="7C", parts=lost) as drill:
        assert drill.refused(do="limber", unit="G") == "general-12"
    assert drill.field.team[drill.field.piece["G"]] == drill.field.piece["T"]


@rule("colonial:general-29")
@pytest.mark.parametrize("kind", [gun, wagon, commander])
def test_guns_transports_and_commanders_stay_in_one_hex(kind):
    units = {"U": kind("0404"), "A": foot("0101"), "X": FAR_FOE}
    with battle(units, active="U", card="7C") as drill:
        assert not drill.legal("detach")
        assert drill.refused(do="detach", unit="U", figures=1) == "general-29"
        assert "U/2" not in drill.field.piece


@rule("colonial:general-29")
def test_a_towed_gun_parts_only_from_its_team():
    units = {"G": gun("0404", towed_by="T"), "T": wagon("0404"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        assert drill.refused(do="detach", unit="G", figures=1) == "general-29"
        drill.do(do="move", unit="G", to="0405")
        assert (drill["G"].hex, drill["T"].hex, drill["G"].figures) == ("0405", "0404", 2)


# ------------------------------------------------------------ parts in one hex fight off an assault as one (general-10)

#: three figures that have not moved and one that has, in one hex before the next deal
REUNITED = {"X": {"figures": 3}, "X/2": {"hex": "0405", "figures": 1, "moved": True}}


@rule("colonial:general-10", "colonial:assault-14")
def test_two_parts_in_a_hex_defend_as_one():
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Z": FAR_FOE}
    with battle(units, active="A", card="7C", dice=[5] * 4 + [1] * 3, parts=REUNITED) as drill:
        assert [action.target for action in drill.legal("assault")] == ["X"]  # once, whichever part is named
        drill.do(do="assault", unit="A", target="X/2")
        (told,) = drill.told("assault")
        reasons = [(reason.value, reason.rule, reason.about) for reason in told["reply"].reasons]
        # each by what it has done itself
        assert reasons == [(3, "fire-10", "X"), (1, "fire-10", "X/2"), (-1, "fire-11", "X/2")]
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].hex == drill["X/2"].hex == "0406"
        assert drill["A"].hex == "0405"
        assert drill.told("retreat")[0]["with"] == ["X/2"]


@rule("colonial:general-10", "colonial:assault-05", "colonial:assault-15")
def test_two_parts_in_a_hex_are_hit_as_one():
    units = {"A": foot("0404"), "X": foot("0405", side="red", figures=2), "Z": FAR_FOE}
    parts = {"X": {"figures": 1}, "X/2": {"hex": "0405", "figures": 1}}
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1, 1, 1], parts=parts) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert (drill["X"].hex, drill["X/2"].hex) == ("off", "0405")  # disrupted, then one figure lost
        assert drill.seat == "red"
        drill.do(do="retreat", unit="X/2", to="0406")  # what is left of it falls back
        assert drill["A"].hex == "0405"
    with battle(units, active="A", card="7C", dice=[6, 6, 6, 1, 1, 1], parts=parts) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["X"].hex == drill["X/2"].hex == "off"
        assert drill["A"].hex == "0405"


@rule("colonial:general-10", "colonial:assault-11")
def test_two_parts_with_no_way_back_are_lost_together():
    units = {"A": foot("0201"), "X": foot("0101", side="red"), "Z": FAR_FOE}
    parts = {"X": {"figures": 2}, "X/2": {"hex": "0101", "figures": 2}}
    dice = [5] * 4 + [1] * 4
    with battle(units, active="A", card="7C", dice=dice, parts=parts, terrain={"0102": "river"}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["X"].hex == drill["X/2"].hex == "off"
        assert drill.points("blue") == 4
        assert [fact["unit"] for fact in drill.told("cut-off")] == ["X", "X/2"]
        assert [(fact["points"], fact["what"]) for fact in drill.told("points")] == [(2, "X"), (2, "X/2")]


@rule("colonial:general-10", "colonial:general-08")
def test_an_assault_is_made_by_the_part_that_is_activated():
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Z": FAR_FOE}
    parts = {"A": {"figures": 2}, "A/2": {"hex": "0404", "figures": 2, "card": "QC"}}
    with battle(units, active="A", card="7C", dice=[1, 1] + [5] * 4, parts=parts) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="A", to="0403")
        assert (drill["A"].hex, drill["A/2"].hex) == ("0403", "0404")
        assert drill["A/2"].disrupted  # it is one unit
