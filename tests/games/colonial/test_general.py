"""The introduction and the General Rules: principles, scale, cards, markers, dice, sharing a hex, order of acting."""

import msgspec
import pytest

from sandtable.engine.faults import Message
from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError
from sandtable.engine.table import Refused
from sandtable.games.colonial import cards
from sandtable.games.colonial.actions import Fire
from sandtable.games.colonial.pack import from_plain
from sandtable.games.shelf import ledger, title
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, scenario, wagon

PACK = title("colonial").pack


# ------------------------------------------------------------ introduction


@rule("colonial:general-01")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_guns_do_not_charge_with_the_bayonet_on_either_side(side):
    foe = "red" if side == "blue" else "blue"
    units = {"A": gun("0404", side), "B": foot("0405", side), "X": foot("0505", foe)}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="assault", unit="A", target="X") == "assault-02"
        assert not drill.legal("assault")
    # The principle stands behind the ruling that forbids it; it is never used freely.
    assert "general-01" in ledger("colonial").by_id()["assault-02"].ruling
    with battle(units, active="B", card="7C") as drill:
        assert drill.legal("assault")


@rule("colonial:general-02")
def test_the_first_hit_disrupts_before_the_second_kills():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].disrupted
        assert drill["X"].figures == 3
        effects = [event.kind for event in drill.events if event.kind in ("disrupted", "figure-lost")]
        assert effects == ["disrupted", "figure-lost"]


@rule("colonial:general-03")
def test_scales_are_three_hundred_metres_and_a_quarter_of_an_hour():
    assert (PACK.grid.hex_metres, PACK.grid.turn_minutes) == (300, 15)
    plain = scenario({"A": foot("0404"), "X": FAR_FOE})
    assert plain.turns == 8  # nothing was said: two hours of battle
    assert plain.turns * PACK.grid.turn_minutes == 120
    assert scenario({"A": foot("0404"), "X": FAR_FOE}, turns=12).turns == 12


@rule("colonial:general-04")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_battle_needs_two_sides(count):
    plain = msgspec.to_builtins(scenario({"A": foot("0404"), "X": FAR_FOE}))
    sides = [plain["side"][0], plain["side"][1], {**plain["side"][1], "id": "green"}]
    with pytest.raises(PackError, match=f"mine.toml: side: a list of {count} stands there; expected a list of 2"):
        from_plain(PACK, {**plain, "side": sides[:count]}, "mine.toml")


@rule("colonial:general-04")
@pytest.mark.parametrize("missing", ["terrain", "elevation", "side", "unit", "victory"])
def test_the_scenario_supplies_armies_battlefield_and_victory(missing):
    plain = msgspec.to_builtins(scenario({"A": foot("0404"), "X": FAR_FOE}))
    del plain[missing]
    with pytest.raises(PackError, match=f"mine.toml: {missing}: nothing stands there"):
        from_plain(PACK, plain, "mine.toml")


@rule("colonial:general-05")
def test_one_pack_of_52_cards_without_jokers():
    faces = cards.FACES
    assert len(faces) == len(set(faces)) == cards.PACK.bit_count() == 52
    for suit in "HCDS":
        ranks = [face[:-1] for face in faces if face[-1] == suit]
        assert ranks == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    black = {face for number, face in enumerate(faces) if cards.is_black(number)}
    assert black == {face for face in faces if face[-1] in "CS"}
    assert len(black) == 26
    with battle({"A": foot("0404"), "X": FAR_FOE}) as drill:
        assert drill.state.pile.bit_count() == 50  # two are dealt
        assert drill.state.packs == 1


@rule("colonial:general-06")
def test_a_unit_carries_at_most_one_marker():
    units = {"A": foot("0404"), "X": foot("0406", side="red", disrupted=True)}
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].figures == 2
        shown = {piece.id: piece.markers for piece in drill.game.scene(drill.table.view(0)).pieces}
        assert shown["X"].count("disrupted") == 1


@rule("colonial:general-06")
def test_every_unit_can_be_disrupted_at_once():
    units = {
        "A": foot("0404"),
        "B": horse("0405"),
        "G": gun("0406"),
        "W": wagon("0407"),
        "C": commander("0408"),
        "X": foot("0506", side="red"),
    }
    shaken = {name: {**unit, "disrupted": True} for name, unit in units.items()}
    with battle(shaken, active="A", card="7C") as drill:
        assert all(drill[name].disrupted for name in units)
        shown = {piece.id: piece.markers for piece in drill.game.scene(drill.table.view(0)).pieces}
        assert all("disrupted" in shown[name] for name in units)


@rule("colonial:general-07")
def test_a_dozen_dice_are_enough_for_the_largest_assault():
    units = {
        "A": foot("0404"),
        "C": commander("0404"),
        "G": gun("0405", side="red"),
        "D": commander("0405", side="red"),
    }
    with battle(units, active="A", card="7C", dice=[1] * 12) as drill:
        drill.do(do="assault", unit="A", target="G")
        fight = drill.told("assault")[0]
        assert (fight["roll"].dice, fight["reply"].dice) == (6, 6)
        assert (fight["roll"].sides, fight["reply"].sides) == (6, 6)


@rule("colonial:general-07")
def test_a_die_has_six_sides():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    drill = battle(units, active="A", card="7C", dice=[7, 1, 1, 1])
    with pytest.raises(Refused) as refused:
        drill.do(do="fire", unit="A", at="0406")
    assert refused.value.refusal.about["error"] == Message("script-no-side", {"value": 7, "sides": 6})


# ------------------------------------------------------------ sharing a hex


def room_told(drill, **written):
    """What a refusal says of the room in a hex: how much is taken, of how much, and how much is needed."""
    action = drill.game.read_action(written)
    refusal = drill.game.why_not(drill.state, drill.game.pending(drill.state).seat, action)
    assert refusal.detail.id == "colonial-full"
    return tuple(refusal.detail.args[name] for name in ("taken", "of", "need"))


@rule("colonial:general-13")
@pytest.mark.parametrize(
    ("others", "fits"),
    [
        ([foot, foot], True),
        ([foot, foot, foot], False),
        ([horse, wagon], True),  # a mounted figure takes two points, a transport three
        ([horse, foot], False),
        ([gun, gun], True),  # a gun takes three and its crew one each
        ([gun, wagon, wagon], True),
        ([gun, foot, wagon], False),
        ([wagon, wagon, wagon], True),
        ([wagon, wagon, wagon, wagon], False),
    ],
)
def test_a_hex_holds_twelve_points(others, fits):
    units = {f"U{number}": kind("0405") for number, kind in enumerate(others)}
    units |= {"A": foot("0101"), "C": commander("0404"), "X": FAR_FOE}
    with battle(units, active="C", card="7C") as drill:
        assert ("0405" in drill.hexes("move", "C")) == fits
        if not fits:
            assert drill.refused(do="move", unit="C", to="0405") == "general-13"
            assert room_told(drill, do="move", unit="C", to="0405") == (12, 12, 1)


@rule("colonial:general-13")
def test_passengers_take_no_room_until_they_alight():
    units = {
        "L": wagon("0405", motorised=True),
        "P": foot("0405", aboard="L"),
        "A": foot("0405"),
        "B": foot("0405"),
        "C": commander("0404"),
        "X": FAR_FOE,
    }
    with battle(units, active="C", card="7C") as drill:  # 3 + 4 + 4, so one point is left
        drill.do(do="move", unit="C", to="0405")
        assert drill["C"].hex == "0405"
    units["C"] = commander("0405", partner="P")
    with battle(units, active="P", card="7C") as drill:
        assert drill.refused(do="alight", unit="P") == "general-13"
        assert room_told(drill, do="alight", unit="P") == (12, 12, 4)
        assert not drill.legal("alight")


@rule("colonial:general-13")
def test_room_counts_where_a_unit_ends_and_not_on_the_way():
    full = {"A": foot("0405"), "B": foot("0405"), "D": foot("0405")}
    units = {**full, "H": horse("0404"), "X": FAR_FOE}
    with battle(units, active="H", card="7C") as drill:
        assert drill.refused(do="move", unit="H", to="0405") == "general-13"
        drill.do(do="move", unit="H", to="0406", path=["0405", "0406"])
        assert drill["H"].hex == "0406"


@rule("colonial:general-13")
def test_a_beaten_unit_does_not_fall_back_into_a_full_hex():
    full = {f"R{number}": foot("0506", side="red") for number in range(3)}
    units = {**full, "X": foot("0505", side="red"), "A": foot("0504")}
    with battle(units, active="A", card="7C", dice=[6, 5, 5, 5, 1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill.hexes("retreat", "X") == {"0405", "0605"}


@rule("colonial:general-14")
def test_units_in_one_hex_are_dealt_a_card_each():
    units = {"A": foot("0404"), "B": foot("0404"), "W": wagon("0404"), "X": FAR_FOE}
    with battle(units, cards=["3H", "5C", "9D", "KS"]) as drill:
        assert [drill[name].card for name in units] == ["3H", "5C", "9D", "KS"]
        assert drill.active == "A"
        drill.do(do="done")
        assert drill.active == "B"
        drill.do(do="done")
        assert drill.active == "W"


# ------------------------------------------------------------ artillery hits


@rule("colonial:general-15")
@pytest.mark.parametrize(
    ("shooter", "others", "die", "told"),
    [
        (gun("0404", figures=1), 1, 6, True),
        (gun("0404", figures=1), 0, 6, False),  # nobody else is there
        (gun("0404", figures=1), 1, 2, False),  # no hit
        (foot("0404", figures=2), 1, 6, False),  # small arms hit one after the other
    ],
)
def test_that_a_guns_hit_falls_on_all_is_told_where_there_are_several(shooter, others, die, told):
    units = {"A": shooter, "X": foot("0406", side="red"), **({"Y": foot("0406", side="red")} if others else {})}
    with battle(units, active="A", card="7C", dice=[die, 1]) as drill:
        card = drill.game.forecast(drill.game.observe(drill.state, 0), Fire("A", "0406"))
        assert card is not None
        before = [one.args["count"] for one in card.decided if one.id == "colonial-odds-on-all"]
        assert before == (
            [2] if others and shooter["weapon"] == "rifled_field_gun" else []
        )  # whatever the dice will say
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["on_all"] is told


@rule("colonial:general-15")
def test_every_artillery_hit_counts_for_every_unit_in_the_hex():
    units = {
        "G": gun("0404"),
        "X": foot("0407", side="red"),
        "Y": foot("0407", side="red"),
        "Z": foot("0408", side="red"),
    }
    with battle(units, active="G", card="7C", dice=[6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="G", at="0407")
        for name in ("X", "Y"):
            assert drill[name].disrupted
            assert drill[name].figures == 3
        assert not drill["Z"].disrupted


@rule("colonial:general-15")
def test_artillery_hits_commanders_and_passengers_too_even_by_a_commanders_dice():
    units = {
        "G": gun("0404"),
        "C": commander("0404"),
        "L": wagon("0407", side="red", motorised=True),
        "P": foot("0407", side="red", aboard="L"),
        "D": commander("0407", side="red"),
        "X": foot("0409", side="red"),
    }
    with battle(units, active="G", card="7C", dice=[1, 1, 1, 1, 6, 1]) as drill:
        drill.do(do="fire", unit="G", at="0407", led=True)
        assert [drill[name].disrupted for name in ("L", "P", "D")] == [True, True, True]


@rule("colonial:general-15")
def test_each_unit_in_cover_turns_its_own_card_for_an_artillery_hit():
    units = {"G": gun("0404"), "X": foot("0407", side="red"), "Y": foot("0407", side="red")}
    with battle(
        units, active="G", card="7C", dice=[6, 1, 1, 1], cards=["2H", "2S"], terrain={"0407": "scrub"}
    ) as drill:
        drill.do(do="fire", unit="G", at="0407")
        assert [(fact["unit"], fact["card"]) for fact in drill.told("cover")] == [("X", "2H"), ("Y", "2S")]
        assert (drill["X"].disrupted, drill["Y"].disrupted) == (True, False)


@rule("colonial:general-16")
@pytest.mark.parametrize(
    "weapon",
    [
        "machine_gun",
        "smooth_bore_mountain_gun",
        "rifled_mountain_gun",
        "smooth_bore_field_gun",
        "rifled_field_gun",
        "smooth_bore_medium_gun",
        "rifled_medium_gun",
        "smooth_bore_heavy_gun",
        "rifled_heavy_gun",
    ],
)
def test_machine_guns_and_all_guns_are_artillery(weapon):
    units = {"G": gun("0404", weapon=weapon), "X": foot("0406", side="red"), "Y": foot("0406", side="red")}
    with battle(units, active="G", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="G", at="0406")
        assert drill["X"].disrupted
        assert drill["Y"].disrupted


@rule("colonial:general-16")
@pytest.mark.parametrize("kind", [foot, horse])
def test_a_hit_by_small_arms_falls_on_one_unit_only(kind):
    units = {"A": kind("0404"), "X": foot("0406", side="red"), "Y": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].disrupted
        assert not drill["Y"].disrupted


# ------------------------------------------------------------ disrupted units


@rule("colonial:general-17")
@pytest.mark.parametrize("kind", [foot, horse, gun, wagon])
def test_a_disrupted_unit_may_not_move(kind):
    units = {"A": kind("0404"), "B": foot("0101"), "X": FAR_FOE}
    ground = {"roads": [["0403", "0404", "0405"]]}
    with battle(units, active="A", card="9S", **ground) as drill:
        assert "0405" in drill.hexes("move", "A")
    # The machine passes a unit by that can do nothing, so it is given something to fire at.
    shaken = {**units, "A": {**units["A"], "disrupted": True}, "X": foot("0406", side="red")}
    if kind == wagon:
        shaken["C"] = commander("0404", partner="A")
    with battle(shaken, active="A", card="9S", **ground) as drill:
        assert not drill.hexes("move", "A")
        assert drill.refused(do="move", unit="A", to="0405") == "general-17"


@rule("colonial:general-18")
def test_a_disrupted_unit_fires_with_reduced_dice():
    units = {"A": foot("0404", disrupted=True), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[6, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 2
        assert drill["X"].disrupted


@rule("colonial:general-19")
def test_a_disrupted_unit_fights_off_an_assault_with_reduced_dice():
    units = {"A": foot("0404"), "X": foot("0405", side="red", disrupted=True)}
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1, 6, 6]) as drill:
        drill.do(do="assault", unit="A", target="X")
        fight = drill.told("assault")[0]
        assert (fight["roll"].dice, fight["reply"].dice) == (4, 2)
        assert fight["reply_score"] == 12
        assert drill["A"].disrupted  # its sixes hit, and the assaulter scored less
        assert drill["X"].hex == "0405"


@rule("colonial:general-20")
def test_a_disrupted_unit_may_not_start_an_assault_but_may_fire():
    units = {"A": foot("0404", disrupted=True), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        assert drill.refused(do="assault", unit="A", target="X") == "general-20"
        assert not drill.legal("assault")
        drill.do(do="fire", unit="A", at="0405")


@rule("colonial:general-20")
@pytest.mark.parametrize("shaken", ["G", "T"])
@pytest.mark.parametrize("limbered", [True, False])
def test_a_disrupted_gun_or_team_neither_limbers_nor_unlimbers(shaken, limbered):
    units = {"G": gun("0404", towed_by="T", limbered=limbered), "T": wagon("0404"), "X": foot("0407", side="red")}
    do = "unlimber" if limbered else "limber"
    with battle(units, active="G", card="7C") as drill:
        assert drill.legal(do)
    # A Commander along gives the machine a reason to ask.
    units |= {shaken: {**units[shaken], "disrupted": True}, "C": commander("0404", partner="G")}
    with battle(units, active="G", card="7C") as drill:
        assert not drill.legal(do)
        assert drill.refused(do=do, unit="G") == "general-20"


@rule("colonial:general-20")
def test_a_disrupted_unit_neither_boards_nor_alights():
    lorry = wagon("0404", motorised=True)
    units = {"L": lorry, "A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0407", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.legal("board")
    with battle({**units, "A": foot("0404", disrupted=True)}, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="L") == "general-20"
        assert not drill.legal("board")
    with battle({**units, "A": foot("0404", aboard="L", disrupted=True)}, active="A", card="7C") as drill:
        assert drill.refused(do="alight", unit="A") == "general-20"
        assert not drill.legal("alight")


# ------------------------------------------------------------ move, then fight


@rule("colonial:general-21")
def test_who_has_fought_may_not_move():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1]) as drill:
        assert drill.hexes("move", "A")
        drill.do(do="fire", unit="A", at="0406")
        assert drill.active == "zz"  # nothing is left to do for it
        assert drill.refused(do="move", unit="A", to="0403") == "turn-09"


@rule("colonial:general-21")
def test_when_one_of_those_on_a_card_has_fought_none_of_them_may_move():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0505")
        assert drill.hexes("move", "C")
        drill.do(do="fire", unit="A", at="0406")
        assert drill.hexes("fire", "A/2") == {"0406"}
        assert not drill.legal("move")
        assert drill.refused(do="move", unit="C", to="0403") == "general-21"
        assert drill.refused(do="move", unit="A", to="0403") == "general-21"


@rule("colonial:general-21")
def test_fighting_may_follow_a_move():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        drill.do(do="move", unit="A", to="0403")
        assert not drill.legal("move")
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 2


@rule("colonial:general-22")
def test_moving_is_optional():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1]) as drill:
        assert drill.hexes("move", "A")  # it could
        assert drill.hexes("fire", "A") == {"0406"}
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 4
        assert drill["A"].hex == "0404"
        assert not drill["A"].moved


@rule("colonial:general-23")
def test_an_assault_is_made_from_the_next_hex():
    units = {"H": horse("0404"), "X": foot("0406", side="red")}
    with battle(units, active="H", card="7C", dice=[1, 1, 1, 1, 1, 1]) as drill:
        assert not drill.legal("assault")
        assert drill.refused(do="assault", unit="H", target="X") == "general-23"
        drill.do(do="move", unit="H", to="0405")
        drill.do(do="assault", unit="H", target="X")
        assert drill.told("assault")[0]["target"] == "X"


@rule("colonial:general-24")
def test_an_enemy_held_hex_is_entered_by_assault_only():
    units = {"H": horse("0404"), "X": foot("0405", side="red")}
    with battle(units, active="H", card="7C", dice=[6, 6, 6, 6, 1, 1, 1, 1]) as drill:
        assert "0405" not in drill.hexes("move", "H")
        assert drill.refused(do="move", unit="H", to="0405") == "general-24"
        assert drill.refused(do="move", unit="H", to="0406", path=["0405", "0406"]) == "general-24"
        drill.do(do="assault", unit="H", target="X")
        assert drill["H"].hex == "0404"  # not before the enemy has gone
        drill.do(**msgspec.to_builtins(drill.legal("retreat")[0]))
        assert drill["H"].hex == "0405"
        assert drill["X"].hex != "0405"


@rule("colonial:general-24")
def test_every_kind_of_piece_closes_its_hex_to_the_enemy():
    for kind in (foot, horse, gun, wagon, commander):
        units = {"A": foot("0404"), "X": kind("0405", side="red"), "Y": FAR_FOE}
        with battle(units, active="A", card="7C") as drill:
            assert drill.refused(do="move", unit="A", to="0405") == "general-24"
