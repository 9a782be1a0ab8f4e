"""Regaining cohesion at the end of a turn."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import listed
from sandtable.games.colonial import cohesion
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, horse, wagon


def end_of_turn(units, cards, **more):
    """The last card of the turn is zz's; these are turned for cohesion, then the battle is over."""
    drill = battle(
        {"A": foot("0101"), **units, "Z": FOE}, active="A", card="AC", cards=list(cards), turns=1, dice=[], **more
    )
    drill.do(do="done")
    while drill.step is not None:
        drill.do(do="done")
    return drill


def tried(drill):
    """Who turned which card, in order."""
    return [(told["unit"], told["card"]) for told in drill.told("cohesion")]


@rule("colonial:cohesion-01")
def test_every_disrupted_unit_turns_a_card():
    units = {name: foot(hex, disrupted=True) for name, hex in {"P": "0404", "Q": "0504", "R": "0604"}.items()}
    with end_of_turn({**units, "S": foot("0704")}, ["2H", "3H", "4H"]) as drill:
        assert [name for name, _ in tried(drill)] == ["P", "Q", "R"]


@rule("colonial:cohesion-01")
@pytest.mark.parametrize("make", [foot, horse, gun, wagon])
def test_all_kinds_of_units_and_both_sides_try(make):
    units = {"P": make("0404", disrupted=True), "Q": make("0505", side="red", disrupted=True)}
    with end_of_turn(units, ["2S", "3S"]) as drill:
        assert not drill["P"].disrupted
        assert not drill["Q"].disrupted


@rule("colonial:cohesion-01")
def test_the_order_is_that_of_this_turns_cards():
    units = {
        "P": foot("0404", disrupted=True, card="QS"),
        "Q": foot("0504", disrupted=True, card="3D"),
        "R": foot("0604", disrupted=True, card="3C"),
        "S": foot("0703", side="red", disrupted=True, card="JH"),
    }
    with end_of_turn(units, ["2S", "4S", "5S", "6S"]) as drill:
        assert [name for name, _ in tried(drill)] == ["R", "Q", "S", "P"]


@rule("colonial:cohesion-01")
def test_a_unit_goes_before_the_commander_on_its_card_and_a_gun_before_its_team():
    units = {
        "C": commander("0404", disrupted=True, partner="G"),
        "T": wagon("0404", disrupted=True),
        "G": gun("0404", disrupted=True, card="QS", towed_by="T"),
        "P": foot("0604", disrupted=True, card="KC"),
        "Q": foot("0704", disrupted=True, card="QC"),
    }
    with end_of_turn(units, ["2S", "4S", "5S", "6S", "7S"]) as drill:
        assert [name for name, _ in tried(drill)] == ["Q", "G", "T", "C", "P"]


@rule("colonial:cohesion-01", "colonial:hits-09")
def test_a_team_that_has_lost_its_gun_goes_by_its_own_card():
    units = {
        "T": wagon("0404", disrupted=True, card="3C"),
        "G": gun("0404", towed_by="T"),
        "P": foot("0604", disrupted=True, card="9C"),
    }
    with end_of_turn(units, ["2S", "4S"], parts={"G": {"hex": "off", "figures": 0}}) as drill:
        assert [name for name, _ in tried(drill)] == ["T", "P"]


@rule("colonial:cohesion-01", "colonial:general-10")
def test_a_split_unit_goes_by_the_lowest_card_of_the_parts_that_are_left():
    units = {"P": foot("0604", disrupted=True, card="9C"), "S": foot("0404", disrupted=True)}
    parts = {
        "S": {"hex": "off", "figures": 0},
        "S/2": {"hex": "0404", "figures": 1, "card": "JC"},
        "S/3": {"hex": "0405", "figures": 1, "card": "4C"},
    }
    with end_of_turn(units, ["2S", "5S"], parts=parts) as drill:
        assert [name for name, _ in tried(drill)] == ["S", "P"]


@rule("colonial:cohesion-01")
def test_a_split_unit_tries_once_at_its_lowest_card():
    units = {"P": foot("0404", disrupted=True, card="QC"), "Q": foot("0604", disrupted=True, card="9C")}
    split = {"P": {"figures": 2}, "P/2": {"hex": "0405", "figures": 2, "card": "3C"}}
    with end_of_turn(units, ["2S", "4S"], parts=split) as drill:
        assert [name for name, _ in tried(drill)] == ["P", "Q"]


QUALITIES = ["good", "average", "poor", "very_poor"]
TABLE = {
    "H": ("cohesion-02", []),
    "D": ("cohesion-03", ["good"]),
    "C": ("cohesion-04", ["good", "average"]),
    "S": ("cohesion-05", ["good", "average", "poor"]),
}


@rule("colonial:cohesion-02", "colonial:cohesion-03", "colonial:cohesion-04", "colonial:cohesion-05")
@pytest.mark.parametrize("suit", list(TABLE))
@pytest.mark.parametrize("rank", ["2", "9", "Q"])
@pytest.mark.parametrize("quality", QUALITIES)
def test_the_table_of_suits_and_ratings(suit, rank, quality):
    why, recovers = TABLE[suit]
    with end_of_turn({"P": foot("0404", disrupted=True, quality=quality)}, [rank + suit]) as drill:
        assert drill["P"].disrupted == (quality not in recovers)
        assert [event.rule for event in drill.events if event.kind == "cohesion"] == [why]


@rule("colonial:cohesion-02", "colonial:cohesion-03", "colonial:cohesion-04", "colonial:cohesion-05")
@pytest.mark.parametrize(("suit", "recovers"), [("H", False), ("D", True), ("C", True), ("S", True)])
def test_commanders_recover_like_good_units(suit, recovers):
    cards = [f"9{suit}"] if recovers else [f"9{suit}", f"8{suit}"]
    with end_of_turn({"C": commander("0404", disrupted=True)}, cards) as drill:
        assert drill["C"].disrupted is not recovers


@rule("colonial:cohesion-06")
@pytest.mark.parametrize("cards", [["QS", "AS"], ["2C", "3C"], ["2D", "3D"], ["2H", "3H"]])
def test_a_very_poor_unit_never_recovers(cards):
    units = {"P": foot("0404", disrupted=True, quality="very_poor"), "C": commander("0404")}
    with end_of_turn(units, cards) as drill:
        assert drill["P"].disrupted


@rule("colonial:cohesion-07")
@pytest.mark.interpreted
def test_the_marker_is_removed_before_the_next_unit_is_tested(monkeypatch):
    units = {
        "P": foot("0404", disrupted=True, quality="average", card="3C"),
        "Q": foot("0504", disrupted=True, quality="average", card="4C"),
    }
    seen = []
    turn_card = cohesion.turn_card

    def watched(play):
        seen.append(listed(play.state.disrupted))
        return turn_card(play)

    monkeypatch.setattr(cohesion, "turn_card", watched)
    with end_of_turn(units, ["4S", "5H"]) as drill:
        pieces = [drill.field.piece[name] for name in "PQ"]
        assert seen == [pieces, pieces[1:]]  # when Q's card was turned, P had lost its marker
        assert not drill["P"].disrupted


@rule("colonial:cohesion-08")
@pytest.mark.parametrize(("second", "recovers"), [("8S", True), ("8C", False)])
def test_with_a_commander_in_its_hex_a_unit_tries_twice_and_no_more(second, recovers):
    units = {"P": foot("0404", disrupted=True, quality="poor"), "C": commander("0404")}
    with end_of_turn(units, ["5D", second]) as drill:
        assert drill["P"].disrupted is not recovers


@rule("colonial:cohesion-08")
def test_after_a_success_there_is_no_second_card():
    units = {"P": foot("0404", disrupted=True, quality="poor"), "C": commander("0404")}
    with end_of_turn(units, ["8S"]) as drill:
        assert not drill["P"].disrupted


@rule("colonial:cohesion-08")
def test_a_commander_elsewhere_does_not_help():
    units = {"P": foot("0404", disrupted=True), "C": commander("0405"), "K": commander("0304", side="red")}
    with end_of_turn(units, ["5H"]) as drill:
        assert drill["P"].disrupted


@rule("colonial:cohesion-08")
@pytest.mark.parametrize("state", [{"disrupted": True}, {"wounded": True}, {"disrupted": True, "wounded": True}])
def test_his_own_state_does_not_matter(state):
    units = {"P": foot("0404", disrupted=True, card="3C"), "C": commander("0404", card="5C", **state)}
    own = ["8S"] if "disrupted" in state else []
    with end_of_turn(units, ["2H", "7S", *own]) as drill:
        assert not drill["P"].disrupted


@rule("colonial:cohesion-08")
def test_he_helps_every_unit_in_his_hex_and_two_give_no_third_try():
    units = {
        "P": foot("0404", disrupted=True, card="3C"),
        "Q": foot("0404", disrupted=True, card="4C"),
        "C": commander("0404", disrupted=True, wounded=True, card="5C"),
        "D": commander("0404"),
    }
    with end_of_turn(units, ["2H", "3H", "4H", "5H", "6H", "7H"]) as drill:
        assert [name for name, _ in tried(drill)] == ["P", "P", "Q", "Q", "C", "C"]


@rule("colonial:cohesion-08")
def test_with_any_part_of_a_split_unit_he_helps_the_whole():
    units = {"P": foot("0404", disrupted=True), "C": commander("0405")}
    split = {"P": {"figures": 2}, "P/2": {"hex": "0405", "figures": 2}}
    with end_of_turn(units, ["2H", "3S"], parts=split) as drill:
        assert not drill["P"].disrupted


@rule("colonial:cohesion-09")
@pytest.mark.parametrize(("second", "recovers"), [("6D", True), ("JH", False)])
def test_a_commander_always_tries_twice(second, recovers):
    with end_of_turn({"C": commander("0404", disrupted=True)}, ["3H", second]) as drill:
        assert drill["C"].disrupted is not recovers
        assert [told["attempt"] for told in drill.told("cohesion")] == [1, 2]


@rule("colonial:cohesion-10")
def test_a_unit_may_be_disrupted_and_recover_many_times():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    dice = [6, 1, 1, 1]
    # Each turn: A hits X, X recovers with a spade; then A, X and zz are dealt cards again.
    cards = ["7S", "2H", "3H", "4H", "8S", "2H", "3H", "4H"]
    with battle(units, active="A", card="2C", dice=dice + dice + dice, cards=cards) as drill:
        for turn in (1, 2):
            assert drill.state.turn == turn
            drill.do(do="fire", unit="A", at="0406")
            assert drill["X"].disrupted
            assert drill["X"].figures == 4
            while drill.state.turn == turn:
                drill.do(do="done")
            assert not drill["X"].disrupted
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].figures == 4


def test_it_is_announced_where_somebody_tries_and_passed_over_in_silence_where_nobody_must():
    with end_of_turn({"P": foot("0404", disrupted=True)}, ["2S"]) as drill:
        assert [told["phase"] for told in drill.told("phase")] == ["cohesion"]
    with end_of_turn({}, []) as drill:
        assert drill.told("phase") == []
