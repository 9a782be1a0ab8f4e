"""The establishment table and its notes: figures, ratings, weapons, transports, Commanders."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError
from sandtable.games.shelf import title
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, scenario, unit, wagon

COLONIAL = title("colonial")
LORRY = wagon("0404", motorised=True)


def loaded(**units):
    """The units of a scenario by their id, after loading."""
    return {found.id: found for found in scenario({"X": FAR_FOE, **units}).unit}


def rejection(**units):
    """What the loader says of a scenario with these units."""
    with pytest.raises(PackError) as error:
        scenario({"X": FAR_FOE, **units})
    return str(error.value)


# ------------------------------------------------------------ establishment


@rule("colonial:units-01")
def test_infantry_has_four_figures_and_never_more():
    assert loaded(A=foot("0404"))["A"].figures == 4
    assert loaded(A=foot("0404", figures=1))["A"].figures == 1
    assert "(A): figures: 5 stands there; expected a whole number from 1 to 4" in rejection(A=foot("0404", figures=5))
    assert "figures: 0 stands there; expected a whole number from 1 to 4" in rejection(A=foot("0404", figures=0))


@rule("colonial:units-02")
def test_cavalry_has_four_figures_and_never_more():
    assert loaded(A=horse("0404"))["A"].figures == 4
    assert loaded(A=horse("0404", figures=3))["A"].figures == 3
    assert "(A): figures: 5 stands there; expected a whole number from 1 to 4" in rejection(A=horse("0404", figures=5))


@rule("colonial:units-03")
def test_artillery_is_a_weapon_and_two_crew():
    assert loaded(A=gun("0404"))["A"].figures == 2
    assert "3 stands there; expected a whole number from 1 to 2, because type" in rejection(A=gun("0404", figures=3))
    for crew in (1, 2):
        units = {"G": gun("0404", figures=crew), "X": foot("0407", side="red")}
        with battle(units, active="G", card="7C", dice=[1] * 2 * crew) as drill:
            drill.do(do="fire", unit="G", at="0407")
            assert drill.told("fire")[0]["roll"].dice == 2 * crew
    # The weapon takes room of its own, but it is no figure to be lost.
    units = {"G": gun("0404"), "X": foot("0406", side="red")}
    with battle(units, active="X", card="7C", dice=[6, 6, 6, 1]) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert drill["G"].hex == "off"


@rule("colonial:units-04")
def test_a_transport_carries_one_infantry_unit():
    units = {"L": LORRY, "P": foot("0404", aboard="L"), "A": foot("0404"), "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="L") == "units-04"
        assert not drill.legal("board")
    with battle({**units, "P": foot("0404")}, active="A", card="7C") as drill:
        drill.do(do="board", unit="A", target="L")
        assert drill["A"].aboard == "L"
    assert loaded(W=wagon("0404"))["W"].figures == 1
    assert "2 stands there; expected a whole number from 1 to 1, because type" in rejection(W=wagon("0404", figures=2))
    assert '(A): aboard: "L" stands there; expected a value of its own (B has' in rejection(
        L=LORRY, A=foot("0404", aboard="L"), B=foot("0404", aboard="L")
    )
    assert 'towed_by: "T" stands there; expected a value of its own' in rejection(
        T=wagon("0404"), G=gun("0404", towed_by="T"), H=gun("0404", towed_by="T")
    )


@rule("colonial:units-04")
@pytest.mark.parametrize("kind", [horse, gun, wagon, commander])
def test_only_infantry_is_carried(kind):
    with battle({"L": LORRY, "A": kind("0404"), "X": FAR_FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="L") == "units-04"
    assert '(A): aboard: "L" stands there; expected nothing, because' in rejection(L=LORRY, A=kind("0404", aboard="L"))


@rule("colonial:units-05")
def test_a_commander_is_a_unit_too():
    units = {"G": gun("0404"), "X": foot("0407", side="red"), "D": commander("0407", side="red")}
    with battle(units, active="G", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="G", at="0407")
        assert drill["X"].disrupted
        assert drill["D"].disrupted
    assert loaded(C=commander("0404"))["C"].figures == 1
    assert "2 stands there; expected a whole number from 1 to 1, because" in rejection(C=commander("0404", figures=2))


# ------------------------------------------------------------ ratings


@rule("colonial:units-06")
def test_there_are_four_ratings():
    for rating in ("good", "average", "poor", "very_poor"):
        assert loaded(A=foot("0404", quality=rating))["A"].quality == rating
    with pytest.raises(PackError, match='quality: "veteran" stands there; expected one of'):
        scenario({"A": foot("0404", quality="veteran"), "X": FAR_FOE})


@rule("colonial:units-07")
def test_weapon_and_rating_are_independent():
    for rating in ("good", "average", "poor", "very_poor"):
        for weapon in ("magazine_rifles", "single_shot_rifles", "muskets", "hand_to_hand"):
            found = loaded(A=foot("0404", quality=rating, weapon=weapon))["A"]
            assert (found.quality, found.weapon) == (rating, weapon)


@rule("colonial:units-08")
def test_the_supplied_scenarios_rate_troops_by_the_examples():
    units = COLONIAL.pack.scenarios["atbara"].unit
    jihadia = [found for found in units if "jihadia" in found.name.lower()]
    spears = [found for found in units if found.weapon == "hand_to_hand" and found.type == "infantry"]
    assert jihadia
    assert spears
    assert {found.quality for found in jihadia} == {"average"}
    assert {found.quality for found in spears} == {"very_poor"}
    first_line = [found for found in units if found.name.startswith("1st ")]
    assert first_line
    assert {found.quality for found in first_line} == {"good"}


@rule("colonial:units-09")
def test_a_commander_counts_as_good():
    assert '"average" stands there; expected "good", because type' in rejection(C=commander("0404", quality="average"))
    units = {"A": foot("0404"), "C": commander("0408", disrupted=True), "X": FAR_FOE}
    with battle(units, active="A", card="7C", pause=None, cards=["9D", "2H", "3H", "4H"]) as drill:
        drill.do(do="done")
        assert not drill["C"].disrupted
        assert drill.told("cohesion") == [{"unit": "C", "card": "9D", "attempt": 1, "recovered": True}]


@rule("colonial:units-10")
@pytest.mark.parametrize("rating", ["good", "average", "poor", "very_poor"])
def test_the_rating_changes_neither_dice_nor_range_nor_movement(rating):
    units = {
        "A": foot("0404", weapon="single_shot_rifles", quality=rating),
        "X": foot("0406", side="red"),
        "Y": foot("0707", side="red"),
    }
    with battle(units, active="A", card="7C", dice=[6, 5, 5, 5]) as drill:
        assert drill.hexes("move", "A") == {"0403", "0405", "0304", "0305", "0504", "0505"}
        assert drill.hexes("fire", "A") == {"0406"}
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 4
        assert drill.told("fire")[0]["hits"] == 1
        assert drill["X"].disrupted


# ------------------------------------------------------------ guns, transports, Commanders


@rule("colonial:units-11")
def test_machine_guns_are_artillery_units_and_so_are_all_guns():
    guns = [key for key, weapon in COLONIAL.pack.weapons.items() if weapon.kind != "small_arms"]
    assert {key.replace("smooth_bore_", "").replace("rifled_", "") for key in guns} == {
        "machine_gun",
        "mountain_gun",
        "field_gun",
        "medium_gun",
        "heavy_gun",
    }
    assert len(guns) == 9
    for weapon in guns:
        assert loaded(G=gun("0404", weapon=weapon))["G"].figures == 2
        for kind in (foot, horse):
            assert f'"{weapon}" stands there; expected one of: "hand' in rejection(A=kind("0404", weapon=weapon))


@rule("colonial:units-12")
def test_a_motor_transport_carries_or_tows_but_not_both():
    towing = {"L": LORRY, "G": gun("0404", towed_by="L", limbered=True), "A": foot("0404"), "X": FAR_FOE}
    with battle(towing, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="L") == "units-12"
        assert not drill.legal("board")
    unhooked = {**towing, "G": gun("0404", towed_by="L")}
    with battle(unhooked, active="A", card="7C") as drill:
        drill.do(do="board", unit="A", target="L")
        assert drill["A"].aboard == "L"
    carrying = {**unhooked, "A": foot("0404", aboard="L"), "X": foot("0407", side="red")}
    with battle(carrying, active="G", card="7C") as drill:
        assert drill.refused(do="limber", unit="G") == "units-12"
        assert not drill.legal("limber")
    assert 'aboard: "L" stands there; expected a value of its own (G' in rejection(
        L=LORRY, G=gun("0404", towed_by="L", limbered=True), A=foot("0404", aboard="L")
    )


@rule("colonial:units-13")
def test_a_horse_drawn_transport_tows_but_does_not_carry():
    units = {"W": wagon("0404"), "A": foot("0404"), "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="W") == "units-13"
        assert not drill.legal("board")
    assert 'aboard: "W" stands' in rejection(W=wagon("0404"), A=foot("0404", aboard="W"))
    units = {"W": wagon("0404"), "G": gun("0404", towed_by="W"), "X": FAR_FOE}
    with battle(units, active="G", card="7C") as drill:
        drill.do(do="limber", unit="G")
        assert drill["G"].limbered
    # Pack animals and mule trains are horse-drawn in the supplied scenarios.
    mules = [
        found
        for battlefield in COLONIAL.pack.scenarios.values()
        for found in battlefield.unit
        if any(word in found.name.lower() for word in ("mule", "camels", "ox"))
    ]
    transports = [found for found in mules if found.type == "transport"]
    assert transports
    assert not any(found.motorised for found in transports)


@rule("colonial:units-14")
def test_each_side_has_one_commander_for_each_player():
    both = {"C": commander("0404"), "D": commander("0809", side="red")}
    assert scenario({"A": foot("0404"), "X": FAR_FOE, **both}, players={}).players == {}
    with pytest.raises(PackError, match=r"side\[0\] \(blue\): 0 rows stands there; expected 1 row of unit"):
        scenario({"A": foot("0404"), "X": FAR_FOE, "D": both["D"]}, players={})
    second = commander("0405")
    with pytest.raises(PackError, match=r"side\[0\] \(blue\): 2 rows stands there; expected 1 row of unit"):
        scenario({"A": foot("0404"), "X": FAR_FOE, **both, "E": second}, players={})
    assert scenario({"A": foot("0404"), "X": FAR_FOE, **both, "E": second}, players={"blue": 2})
    for name in COLONIAL.scenarios():
        found = COLONIAL.pack.scenarios[name]
        for side in found.side:
            assert sum(unit.type == "commander" and unit.side == side.id for unit in found.unit) == found.players.get(
                side.id, 1
            )


@rule("colonial:units-15")
def test_every_fighting_unit_has_one_weapon_of_its_kind():
    for kind in ("infantry", "cavalry", "artillery"):
        assert "unit[1] (A): weapon: nothing stands there; expected one of" in rejection(A=unit(kind, "0404"))
        assert '"blunderbuss" stands there; expected a name from' in rejection(
            A=unit(kind, "0404", weapon="blunderbuss")
        )
    assert '"muskets" stands there; expected one of: "machine_gun"' in rejection(A=gun("0404", weapon="muskets"))
    assert '"machine_gun" stands there; expected one of: "hand' in rejection(A=horse("0404", weapon="machine_gun"))
    assert '"muskets" stands there; expected nothing, because' in rejection(W=wagon("0404", weapon="muskets"))
    assert '"muskets" stands there; expected nothing, because' in rejection(C=commander("0404", weapon="muskets"))


# ------------------------------------------------------------ getting on and off


@rule("colonial:units-16")
def test_alighting_is_the_whole_move_and_fire_may_follow():
    units = {"L": wagon("0405", motorised=True), "A": foot("0405", aboard="L"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        assert drill.refused(do="move", unit="A", to="0404") == "units-16"
        assert drill.refused(do="detach", unit="A", figures=1) == "units-16"
        assert drill.refused(do="fire", unit="A", at="0406") == "units-16"
        assert drill.refused(do="assault", unit="A", target="X") == "units-16"
        drill.do(do="alight", unit="A")
        assert drill["A"].hex == "0405"
        assert drill["A"].aboard == "none"
        assert not drill.hexes("move", "A")
        assert drill.refused(do="move", unit="A", to="0404") == "move-01"
        assert drill.refused(do="assault", unit="A", target="X") == "units-16"
        assert not drill.legal("assault")
        assert drill.refused(do="board", unit="A", target="L") == "units-16"  # not off and on again on one card
        assert not drill.legal("board")
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 2


@rule("colonial:units-16")
def test_boarding_ends_a_move_and_takes_the_place_of_combat():
    units = {"L": LORRY, "A": foot("0403"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="board", unit="A", target="L") == "units-16"  # not in its hex yet
        drill.do(do="move", unit="A", to="0404")
        drill.do(do="board", unit="A", target="L")
        assert drill["A"].aboard == "L"
        assert drill.active == "zz"


@rule("colonial:units-16")
def test_who_has_boarded_does_nothing_more_though_its_commander_may():
    units = {"L": LORRY, "A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="board", unit="A", target="L")
        assert drill.active == "A"
        assert drill.hexes("move", "C")
        assert not [action for action in drill.legal() if getattr(action, "unit", "") == "A"]
        assert drill.refused(do="alight", unit="A") == "move-01"


@rule("colonial:units-16")
def test_passengers_move_with_the_lorry_and_keep_their_own_card():
    units = {"L": LORRY, "A": foot("0404", aboard="L", card="9D"), "X": foot("0608", side="red")}
    with battle(units, active="L", card="7C", dice=[1, 1]) as drill:
        drill.do(do="move", unit="L", to="0406")
        assert drill["A"].hex == "0406"
        assert drill["A"].moved
        assert drill.active == "A"
        drill.do(do="alight", unit="A")
        drill.do(do="fire", unit="A", at="0608")
        assert drill.told("fire")[0]["roll"].dice == 2


@rule("colonial:units-16")
def test_passengers_of_a_destroyed_lorry_get_off_disrupted():
    units = {
        "L": wagon("0404", motorised=True, disrupted=True),
        "A": foot("0404", aboard="L", card="9D"),
        "X": foot("0405", side="red"),
    }
    with battle(units, active="X", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="X", target="L")  # the hit falls on the lorry alone
        assert drill["L"].hex == "off"
        assert (drill["A"].hex, drill["A"].aboard, drill["A"].disrupted) == ("0404", "none", True)
        assert drill["A"].figures == 4
        assert drill.active == "A"  # its card was its own


@rule("colonial:units-16")
def test_passengers_cannot_be_named_for_an_assault():
    units = {
        "L": wagon("0405", side="red", motorised=True),
        "P": foot("0405", side="red", aboard="L"),
        "A": foot("0404"),
    }
    with battle(units, active="A", card="7C") as drill:
        assert [action.target for action in drill.legal("assault")] == ["L"]
        assert drill.refused(do="assault", unit="A", target="P") == "units-16"


@rule("colonial:general-17", "colonial:units-16")
def test_a_lorry_with_a_disrupted_passenger_stays():
    units = {
        "L": wagon("0404", motorised=True),
        "P": foot("0404", aboard="L", disrupted=True),
        "C": commander("0404", partner="L"),
        "X": FAR_FOE,
    }
    way_out = [{"side": "blue", "hexes": ["0104"]}]
    with battle(units, active="L", card="7C", exit=way_out) as drill:
        assert not drill.hexes("move", "L")
        assert drill.refused(do="move", unit="L", to="0405") == "general-17"
        assert drill.refused(do="move", unit="L", to="0405", led_by="C") == "general-17"
        assert drill.refused(do="leave", unit="L", at="0104") == "general-17"
    units["P"] = foot("0404", aboard="L")
    with battle(units, active="L", card="7C") as drill:
        drill.do(do="move", unit="L", to="0405")
        assert drill["P"].hex == "0405"
        assert drill.told("move")[0]["with"] == ["P"]
