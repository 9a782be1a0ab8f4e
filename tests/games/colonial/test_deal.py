"""Shuffling and dealing the cards."""

from sandtable.engine.ledger import rule
from sandtable.games.colonial.cards import all_cards, on_the_table
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, pile, wagon

# ------------------------------------------------------------ shuffle and deal


@rule("colonial:turn-01", "colonial:turn-13")
def test_every_turn_begins_with_the_whole_pack():
    units = {"A": foot("0404", disrupted=True, card="2C"), "X": foot("0406", side="red")}
    ground = {"terrain": {"0406": "scrub"}}
    deal = ["QC", "4H", "2C"]  # the cover card and the cohesion card of turn 1 are dealt again in turn 2
    with battle(units, active="A", card="2C", dice=[6, 1], cards=["QC", "4H", *deal], **ground) as drill:
        drill.do(do="fire", unit="A", at="0406")
        drill.do(do="done")
        assert drill.state.turn == 2
        assert [drill[name].card for name in ("A", "X", "zz")] == deal
        assert drill.state.pile.bit_count() == 49
        assert drill.state.pile | on_the_table(drill.state) == all_cards(1)


@rule("colonial:turn-02")
def test_everybody_is_dealt_a_card_face_up():
    blue = {f"A{number}": foot(f"0{number}02") for number in range(1, 8)} | {"C": commander("0802")}
    red = {f"X{number}": foot(f"0{number}08", side="red") for number in range(1, 8)} | {
        "D": commander("0808", side="red")
    }
    with battle({**blue, **red}) as drill:
        cards = [drill[name].card for name in (*blue, *red)]
        assert len(set(cards)) == 16
        assert "none" not in cards
        assert drill.state.pile.bit_count() == 36
        for seat in (0, 1):  # both players see all of them
            shown = {card.piece: card.face for card in drill.game.scene(drill.table.view(seat)).cards}
            assert shown == dict(zip((*blue, *red), cards, strict=True))


@rule("colonial:turn-02")
def test_cards_are_dealt_in_scenario_order_and_parts_in_hex_order():
    units = {
        "B": foot("0404"),
        "W": wagon("0202"),
        "G": gun("0303", towed_by="T"),
        "T": wagon("0303"),
        "A": foot("0606"),
        "X": FAR_FOE,
    }
    parts = {"B": {"figures": 2}, "B/2": {"hex": "0304", "figures": 1}, "B/3": {"hex": "0405", "figures": 1}}
    dealt = ["AH", "2H", "3H", "4H", "5H", "6H", "7H"]
    with battle(units, cards=dealt, parts=parts) as drill:
        names = ["B/2", "B", "B/3", "W", "G", "A", "X"]
        assert [drill[name].card for name in names] == dealt
        assert drill["T"].card == "none"


@rule("colonial:turn-02")
def test_a_reinforcement_is_dealt_a_card_from_its_turn_on():
    units = {"A": foot("0404"), "R": foot(None, enters=2, entry=["0101"]), "X": FAR_FOE}
    with battle(units, cards=["AH", "2H", "3H", "4H", "5H"]) as drill:
        assert drill["R"].card == "none"
        drill.do(do="done")
        drill.do(do="done")
        assert drill.state.turn == 2
        assert drill["R"].card == "4H"


@rule("colonial:turn-03")
def test_a_commander_and_his_unit_keep_the_lower_card():
    units = {"C": commander("0404"), "A": foot("0404"), "X": FAR_FOE}
    for own, his, kept in (("4H", "KS", "4H"), ("KS", "4H", "4H"), ("4S", "4H", "4H"), ("9C", "9D", "9C")):
        with battle(units, cards=[his, own, "AD"]) as drill:
            assert (drill["A"].card, drill["C"].card) == (kept, "none")
            assert drill.state.pile.bit_count() == 49  # the other is discarded, not put back
            assert not {own, his} & pile(drill)
            drill.do(do="done")
            assert drill.active == "A"
            assert drill.hexes("move", "C")  # both are activated by it


@rule("colonial:turn-03")
def test_the_colour_of_the_card_that_is_kept_counts_for_both():
    units = {"C": commander("0404"), "A": foot("0404"), "X": FAR_FOE}
    woods = {"0405": "woods"}
    with battle(units, cards=["KS", "4H", "5D"], terrain=woods) as drill:
        assert drill.active == "A"
        assert drill.refused(do="move", unit="A", to="0405") == "move-14"
        assert drill.refused(do="move", unit="C", to="0405") == "move-14"
    with battle(units, cards=["KH", "4S", "5D"], terrain=woods) as drill:
        assert "0405" in drill.hexes("move", "A")
        assert "0405" in drill.hexes("move", "C")


@rule("colonial:turn-03")
def test_a_commander_apart_keeps_his_own_card():
    units = {"C": commander("0405"), "A": foot("0404"), "X": FAR_FOE}
    with battle(units, cards=["KS", "4H", "5D"]) as drill:
        assert (drill["C"].card, drill["A"].card) == ("KS", "4H")


@rule("colonial:turn-04")
def test_a_commander_with_several_units_goes_with_the_one_that_was_named():
    units = {"C": commander("0404"), "A": foot("0404"), "B": foot("0404"), "X": FAR_FOE}
    with battle(units, cards=["QH", "9C", "3D", "KS"]) as drill:
        assert (drill.step, drill.seat) == ("accompany", "blue")
        assert all(drill[name].card == "none" for name in units)  # it is asked before the deal
        drill.do(do="accompany", by="C", unit="A")
        assert [drill[name].card for name in ("C", "A", "B")] == ["none", "9C", "3D"]
        assert drill.active == "B"
        assert not drill.hexes("move", "C")
        assert drill.refused(do="move", unit="C", to="0405") == "turn-09"
        drill.do(do="done")
        assert drill.active == "A"
        assert drill.hexes("move", "C")


@rule("colonial:turn-04")
def test_the_likeliest_unit_is_offered_first_and_no_other_than_those_in_his_hex():
    units = {
        "W": wagon("0404"),
        "A": foot("0404", figures=2),
        "B": foot("0404", figures=3),
        "E": foot("0404", figures=1),
        "C": commander("0404"),
        "F": foot("0405"),
        "X": FAR_FOE,
    }
    with battle(units) as drill:
        assert [action.unit for action in drill.legal("accompany")] == ["B", "A", "E", "W"]
        assert drill.refused(do="accompany", by="C", unit="F") == "turn-04"
        assert drill.refused(do="accompany", by="C", unit="X") == "turn-04"
        assert drill.refused(do="done") == "turn-04"


@rule("colonial:turn-04")
def test_a_second_commander_pairs_with_another_unit_or_keeps_his_card():
    units = {"C": commander("0404"), "D": commander("0404"), "A": foot("0404"), "B": foot("0404"), "X": FAR_FOE}
    with battle(units, cards=["QH", "KH", "9C", "3D", "KS"]) as drill:
        drill.do(do="accompany", by="C", unit="B")
        assert [drill[name].card for name in ("C", "D", "A", "B")] == ["none", "none", "9C", "3D"]
        assert (drill["C"].partner, drill["D"].partner) == ("B", "A")
    alone = {name: unit for name, unit in units.items() if name != "B"}
    with battle(alone, cards=["QH", "KH", "9C", "KS"]) as drill:
        assert [drill[name].card for name in ("C", "D", "A")] == ["none", "KH", "9C"]


@rule("colonial:turn-05")
def test_those_who_share_a_card_may_act_apart_in_any_order():
    units = {"C": commander("0404", partner="A"), "A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="6C", dice=[1] * 4) as drill:
        drill.do(do="move", unit="C", to="0402")
        assert drill.active == "A"
        assert not [action for action in drill.legal("fire") if action.led]  # he has gone, and his dice with him
        assert drill.refused(do="fire", unit="A", at="0406", led=True) == "fire-14"
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 4
    with battle(units, active="A", card="6C", dice=[1] * 4) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.active == "zz"  # he would have had to move before the unit's combat
    with battle(units, active="A", card="6C") as drill:
        drill.do(do="move", unit="A", to="0504")
        drill.do(do="move", unit="C", to="0402")
        assert (drill["A"].hex, drill["C"].hex) == ("0504", "0402")
    with battle(units, active="A", card="6C") as drill:
        drill.do(do="move", unit="A", to="0402", led_by="C")
        assert (drill["A"].hex, drill["C"].hex) == ("0402", "0402")


@rule("colonial:turn-05")
def test_joining_a_unit_after_the_deal_changes_no_cards():
    units = {"C": commander("0403"), "A": foot("0404", card="9D"), "X": FAR_FOE}
    with battle(units, active="C", card="6C") as drill:
        drill.do(do="move", unit="C", to="0404")
        assert (drill["C"].card, drill["A"].card) == ("6C", "9D")
        assert drill.active == "A"
        assert not drill.hexes("move", "C")
        assert drill.refused(do="move", unit="A", to="0406", led_by="C") == "move-09"


@rule("colonial:turn-05", "colonial:turn-03")
def test_the_shared_card_still_rules_when_its_unit_has_left_the_board():
    units = {"C": commander("0105", partner="A"), "A": foot("0105"), "B": foot("0505"), "X": FAR_FOE}
    ground = {"exit": [{"side": "blue", "hexes": ["0105"]}], "terrain": {"0106": "woods"}}
    with battle(units, active="A", card="6D", **ground) as drill:
        drill.do(do="leave", unit="A", at="0105")
        assert drill.hexes("move", "C")
        assert drill.refused(do="move", unit="C", to="0106") == "move-14"
