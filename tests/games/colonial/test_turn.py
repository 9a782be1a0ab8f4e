"""The turn: shuffle, deal, activation in the order of the cards, cohesion, gathering the cards; the battle's end."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.games.colonial.cards import CARD, all_cards, on_the_table, used_cards
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, pile, wagon


def holders(count, side="blue"):
    """So many units of one figure, twelve to a hex."""
    return {f"{side[0]}{number}": foot(f"{1 + number // 12:02}01", side, figures=1) for number in range(count)}


# ------------------------------------------------------------ order of activation


@rule("colonial:turn-06")
def test_low_cards_act_first_and_the_ace_is_lowest():
    faces = ["AS", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KC"]
    units = {f"U{number}": foot(f"0{1 + number % 9}0{1 + number // 9}", figures=1) for number in range(12)}
    with battle({**units, "X": FAR_FOE}, cards=faces[::-1]) as drill:
        order = []
        for _ in faces:
            order.append(drill[drill.active].card)
            if len(order) < len(faces):
                drill.do(do="done")
        assert order == faces


@rule("colonial:turn-07")
def test_equal_ranks_go_by_suit():
    units = {"A": foot("0101"), "B": foot("0201"), "D": foot("0301"), "E": foot("0401"), "X": FAR_FOE}
    with battle(units, cards=["2S", "2D", "2C", "3C", "2H"]) as drill:
        order = []
        for _ in units:
            order.append(drill[drill.active].card)
            if len(order) < 5:
                drill.do(do="done")
        assert order == ["2H", "2C", "2D", "2S", "3C"]


@rule("colonial:turn-08")
def test_sides_do_not_alternate():
    units = {"A": foot("0101"), "B": foot("0201"), "D": foot("0301"), "X": FAR_FOE}
    with battle(units, cards=["2H", "3C", "4D", "KS"]) as drill:
        seats = []
        for _ in units:
            seats.append((drill.active, drill.seat))
            if len(seats) < 4:
                drill.do(do="move", unit=drill.active, to={"A": "0102", "B": "0202", "D": "0302"}[drill.active])
        assert seats == [("A", "blue"), ("B", "blue"), ("D", "blue"), ("X", "red")]


@rule("colonial:turn-09")
def test_a_unit_that_passes_has_had_its_turn():
    units = {"A": foot("0404"), "B": foot("0201"), "X": foot("0406", side="red")}
    with battle(units, cards=["3C", "5D", "KS"], dice=[]) as drill:
        assert drill.refused(do="move", unit="B", to="0202") == "turn-09"  # not before its card
        drill.do(do="done")
        assert drill.active == "B"
        assert drill.refused(do="move", unit="A", to="0403") == "turn-09"
        assert drill.refused(do="fire", unit="A", at="0406") == "turn-09"
        assert drill.refused(do="move", unit="X", to="0405") == "turn-09"  # nor for the enemy
        drill.do(do="done")
        assert drill.active == "X"
        assert drill.state.queue == []


@rule("colonial:turn-10")
def test_a_unit_destroyed_before_its_card_is_skipped():
    units = {
        "A": foot("0404"),
        "X": foot("0406", side="red", figures=1, disrupted=True, card="QD"),
        "Y": foot("0909", side="red", card="KD"),
    }
    with battle(units, active="A", card="5H", dice=[6, 1, 1, 1], pause=None) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].hex == "off"
        assert drill.active == "Y"
        assert [fact["unit"] for fact in drill.told("activate")] == ["Y"]
        assert used_cards(drill.state) >> CARD["QD"] & 1


@rule("colonial:turn-11")
def test_a_unit_disrupted_earlier_in_the_turn_still_acts_within_its_limits():
    units = {"A": foot("0404", card="JC"), "X": foot("0406", side="red")}
    with battle(units, active="X", card="3S", dice=[6, 1, 1, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert drill.active == "A"
        assert drill.refused(do="move", unit="A", to="0403") == "general-17"
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[1]["roll"].dice == 2


@rule("colonial:turn-12")
def test_cohesion_is_regained_after_all_have_acted():
    units = {"A": foot("0404", card="JC"), "X": foot("0406", side="red")}
    with battle(
        units, active="X", card="3S", dice=[6, 1, 1, 1], cards=["9S", "2H", "4H", "6H"], state={"turn": 3}, turns=8
    ) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert drill.active == "A"
        assert not drill.hexes("move", "A")
        drill.do(do="done")
        assert drill["A"].disrupted  # others are still to act
        assert not drill.told("cohesion")
        drill.do(do="done")
        assert drill.state.turn == 4
        assert drill.told("cohesion") == [{"unit": "A", "card": "9S", "attempt": 1, "recovered": True}]
        assert drill.active == "A"
        assert drill.hexes("move", "A")
    kinds = [event.kind for event in drill.events]
    assert kinds.index("cohesion") > max(i for i, kind in enumerate(kinds) if kind == "done")


@rule("colonial:turn-12")
def test_the_order_of_a_turn_is_deal_activations_cohesion():
    units = {"A": foot("0404", disrupted=True), "X": foot("0406", side="red")}
    with battle(units, cards=["2C", "5D", "9S", "3H", "4H"], dice=[1, 1]) as drill:
        assert drill.active == "A"
        assert drill["A"].disrupted
        assert not drill.hexes("move", "A")
        drill.do(do="fire", unit="A", at="0406")
        drill.do(do="done")
        kinds = [event.kind for event in drill.events]
        assert kinds.index("cohesion") < kinds.index("turn") < kinds.index("deal")
        assert drill.state.turn == 2
        assert not drill["A"].disrupted
        assert drill.hexes("move", "A")


# ------------------------------------------------------------ turning cards


@rule("colonial:turn-14")
def test_cards_are_turned_from_the_undealt_rest_and_stay_out():
    units = {"A": foot("0404"), "X": foot("0406", side="red", card="9D")}
    with battle(
        units, active="A", card="3C", dice=[6, 6, 1, 1], cards=["2C", "2H"], terrain={"0406": "walls"}
    ) as drill:
        before = pile(drill)
        assert not before & {"3C", "9D", "KS"}  # what is dealt is not in it
        drill.do(do="fire", unit="A", at="0406")
        assert pile(drill) == before - {"2C", "2H"}


@rule("colonial:turn-14")
@pytest.mark.parametrize("dealt", ["3C", "9D", "KS"])
def test_a_card_that_was_dealt_cannot_be_turned(dealt):
    units = {"A": foot("0404"), "X": foot("0406", side="red", card="9D")}
    drill = battle(units, active="A", card="3C", dice=[6, 1, 1, 1], cards=[dealt], terrain={"0406": "walls"})
    assert drill.refused(do="fire", unit="A", at="0406") == "table:script"


@rule("colonial:turn-15")
def test_an_empty_pile_is_made_anew_from_the_used_cards_only():
    units = {
        "A": foot("0404"),
        "X": foot("0406", side="red", card="9D"),
        "Y": foot("0808", side="red", card="AH"),  # has acted already
    }
    ground = {"terrain": {"0406": "walls"}, "state": {"pile": []}}
    with battle(units, active="A", card="3C", dice=[6, 1, 1, 1], **ground) as drill:
        drill.do(do="fire", unit="A", at="0406")
        (reshuffle,) = drill.told("reshuffle")
        assert reshuffle["cards"] == 52 - 3  # all but those of A, who is acting, X and zz
        turned = drill.told("cover")[0]["card"]
        assert turned not in {"3C", "9D", "KS"}
        assert pile(drill) == set(CARD) - {turned, "3C", "9D", "KS"}


@rule("colonial:turn-15")
def test_a_pile_that_runs_out_in_mid_volley_goes_on_with_the_used_cards():
    units = {"A": foot("0404"), "X": foot("0406", side="red", card="9D")}
    ground = {"terrain": {"0406": "walls"}, "state": {"pile": ["2C"]}}
    with battle(units, active="A", card="3C", dice=[6, 6, 1, 1], cards=["2C", "2C"], **ground) as drill:
        drill.do(do="fire", unit="A", at="0406")  # the card just turned is among the used ones
        kinds = [event.kind for event in drill.events if event.kind in ("cover", "reshuffle")]
        assert kinds == ["cover", "reshuffle", "cover"]


@rule("colonial:turn-15", "colonial:turn-16")
def test_where_no_card_has_been_used_a_further_pack_is_brought():
    units = {**holders(51), "X": foot("0103", side="red")}
    with battle(units, dice=[6], cards=[*CARD, "2H'"], terrain={"0103": "walls"}) as drill:
        assert drill.state.pile == 0
        assert on_the_table(drill.state) == all_cards(1)  # every card is somebody's who is still to act
        drill.do(do="fire", unit="b0", at="0103")
        assert drill.told("reshuffle") == [{"cards": 52}]
        assert drill["X"].disrupted  # by a red card of the second pack
        assert drill.state.packs == 2
        assert drill.game.check(drill.state) == []


@rule("colonial:turn-16")
def test_more_than_52_holders_use_two_packs_and_equal_cards_are_settled_by_dice():
    units = {**holders(54), "X": FAR_FOE}
    faces = [*CARD, "KH'", "KC'", "2H'"]
    dice = [3, 3, 5, 2, 6, 6, 4, 1, 1, 2]  # 2H: a tie, then 5 before 2; KH: a tie, then 4 before 1; KC: 1 and 2
    with battle(units, cards=faces, dice=dice) as drill:
        assert drill.state.packs == 2
        assert drill.state.pile.bit_count() == 104 - 55
        cards = [drill.state.card[drill.field.piece[name]] for name in units]
        assert len(set(cards)) == 55
        order = [drill.active] + [drill.field.names[holder] for holder in reversed(drill.state.queue)]
        names = list(units)
        low, high = names[CARD["2H"]], names[54]
        assert order.index(high) == order.index(low) - 1  # the second throw put 2 before 5
        kings = [names[CARD["KH"]], names[52], names[CARD["KC"]], names[53]]
        assert [name for name in order if name in kings] == [kings[1], kings[0], kings[2], kings[3]]


@rule("colonial:turn-16")
@pytest.mark.parametrize(("count", "packs"), [(51, 1), (52, 2), (104, 3)])
def test_one_more_pack_for_each_further_52_holders(count, packs):
    units = {**holders(count), "X": foot("0909", side="red")}
    with battle(units, cols=10) as drill:
        assert drill.state.packs == packs
        assert len({drill.state.card[drill.field.piece[name]] for name in units}) == count + 1


# ------------------------------------------------------------ the end


@rule("colonial:turn-17")
def test_the_battle_ends_with_the_cohesion_step_of_the_last_turn():
    units = {"A": foot("0404", disrupted=True), "X": FAR_FOE}
    for last, over in ((3, True), (4, False)):
        cards = ["9S"] if over else ["9S", "2H", "3H"]
        with battle(units, active="X", card="9D", pause=None, cards=cards, state={"turn": 3}, turns=last) as drill:
            drill.do(do="done")
            assert not drill["A"].disrupted
            assert (drill.table.decision is None) == over
            assert (drill.table.result is not None) == over
    assert battle(units, active="X", card="9D", pause=None, state={"turn": 8}).do(do="done")[-1].kind == "end"


@rule("colonial:turn-17")
@pytest.mark.parametrize("kind", [foot, horse, gun])
def test_the_battle_ends_at_once_when_a_side_has_nobody_left_to_fight(kind):
    units = {
        "A": foot("0404"),
        "X": kind("0406", side="red", figures=1, disrupted=True),
        "W": wagon("0808", side="red", card="QD"),
        "D": commander("0807", side="red"),
    }
    with battle(units, active="A", card="5H", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.table.decision is None
        assert drill.table.result.reason == "beaten"
        assert drill.events[-1].kind == "end"
        assert not drill.told("activate")


@rule("colonial:turn-17")
def test_it_ends_even_in_the_middle_of_an_activation():
    units = {"A": foot("0404"), "X": foot("0406", side="red", figures=1, disrupted=True), "D": commander("0503", "red")}
    with battle(units, active="A", card="5H", dice=[6, 1]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0504")
        drill.do(do="fire", unit="A", at="0406")  # A/2 could still fire at the Commander
        assert drill.table.decision is None


@rule("colonial:turn-17")
def test_a_side_that_still_expects_fighting_units_is_not_beaten():
    units = {
        "A": foot("0404"),
        "X": foot("0406", side="red", figures=1, disrupted=True),
        "R": foot(None, side="red", enters=9, entry=["0909"]),
    }
    with battle(units, active="A", card="5H", dice=[6, 1, 1, 1], turns=12) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.table.decision is not None
    wagons = {**units, "R": wagon(None, side="red", enters=9, entry=["0909"])}
    with battle(wagons, active="A", card="5H", dice=[6, 1, 1, 1], turns=12) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.table.decision is None


@rule("colonial:turn-17")
@pytest.mark.parametrize(("seat", "winner"), [("blue", 1), ("red", 0)])
def test_a_player_may_concede_at_any_time(seat, winner):
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="5H") as drill:
        number = drill.game.seats.index(seat)
        drill.table.act(number, {"do": "concede", "seat": seat})
        assert drill.table.decision is None
        assert (drill.table.result.winner, drill.table.result.level) == (winner, "conceded")
