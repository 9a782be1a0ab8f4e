"""Movement: rates, roads, hills and woods, passing by, coming on and leaving."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError
from tests.games.colonial.drill import (
    FOE,
    NEXT_TO_0404,
    ROAD,
    TWO_FROM_0404,
    battle,
    commander,
    foot,
    gun,
    horse,
    wagon,
)

# ------------------------------------------------------------ how far (move-01 to move-09)


@rule("colonial:move-01")
def test_a_unit_moves_as_far_as_it_likes_up_to_its_maximum():
    units = {"A": horse("0404"), "X": FOE}
    for to in ["0405", "0406"]:
        with battle(units, active="A", card="7C") as drill:
            drill.do(do="move", unit="A", to=to)
            assert drill["A"].hex == to
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0407") == "move-03"
        assert drill.refused(do="move", unit="A", to="0404") == "move-01"  # staying is not a move
        drill.do(do="done")
        assert drill["A"].hex == "0404"
        assert not drill["A"].moved


@rule("colonial:move-02", "colonial:move-04")
def test_of_what_is_far_away_distance_is_the_reason_whoever_stands_there():
    full = {name: foot("0907", figures=4) for name in ("B", "C", "D")}
    units = {"A": foot("0404"), "G": gun("0304"), "X": foot("0909", side="red"), **full}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0909") == "move-02"
        assert drill.refused(do="move", unit="A", to="0907") == "move-02"
    with battle(units, active="G", card="7C") as drill:
        assert drill.refused(do="move", unit="G", to="0909") == "move-04"


@rule("colonial:move-01")
def test_a_unit_moves_once_each_time_it_is_activated():
    with battle({"A": horse("0404"), "X": foot("0406", side="red")}, active="A", card="7C") as drill:
        drill.do(do="move", unit="A", to="0405")
        assert not drill.legal("move")
        assert drill.refused(do="move", unit="A", to="0404") == "move-01"


@rule("colonial:move-01")
@pytest.mark.parametrize("make", [foot, horse, gun, wagon])
def test_a_disrupted_unit_does_not_move(make):
    units = {"A": make("0404", disrupted=True), "C": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0405") == "general-17"
        assert not drill.hexes("move", "A")


@rule("colonial:move-02")
def test_infantry_moves_one_hex():
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404
        assert drill.refused(do="move", unit="A", to="0406") == "move-02"
        assert drill.refused(do="move", unit="A", to="0406", path=["0405", "0406"]) in ("move-02", "move-11")
        drill.do(do="move", unit="A", to="0405")
        assert drill["A"].hex == "0405"


@rule("colonial:move-03")
def test_cavalry_moves_two_hexes():
    with battle({"A": horse("0303"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0306") == "move-03"
        drill.do(do="move", unit="A", to="0503")
        assert drill["A"].hex == "0503"
    with battle({"A": horse("0404"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | TWO_FROM_0404


@rule("colonial:move-04")
@pytest.mark.parametrize(
    "weapon",
    [
        "machine_gun",
        "smooth_bore_mountain_gun",
        "rifled_mountain_gun",
        "smooth_bore_field_gun",
        "rifled_field_gun",
    ],
)
def test_a_light_gun_moves_one_hex_by_itself_and_fires_with_half_its_dice(weapon):
    units = {"A": gun("0404", weapon=weapon), "X": foot("0407", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404
        assert drill.refused(do="move", unit="A", to="0402") == "move-04"
        drill.do(do="move", unit="A", to="0405")
        drill.do(do="fire", unit="A", at="0407")


@rule("colonial:move-05")
@pytest.mark.parametrize(
    "weapon", ["smooth_bore_medium_gun", "rifled_medium_gun", "smooth_bore_heavy_gun", "rifled_heavy_gun"]
)
def test_a_medium_or_heavy_gun_moves_only_behind_its_team(weapon):
    units = {"A": gun("0404", weapon=weapon, towed_by="T"), "T": wagon("0404"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0405") == "move-05"
        assert not drill.hexes("move", "A")
        assert drill.hexes("move", "T")
    units["A"]["limbered"] = True
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404
        drill.do(do="move", unit="A", to="0405")
        assert (drill["A"].hex, drill["T"].hex) == ("0405", "0405")


@rule("colonial:move-05")
def test_a_heavy_column_goes_at_its_teams_rate_and_only_with_both_in_order():
    units = {
        "A": gun("0404", weapon="rifled_heavy_gun", towed_by="T", limbered=True),
        "T": wagon("0404", motorised=True),
        "C": commander("0101", partner="A"),
        "X": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | TWO_FROM_0404
    units["T"]["disrupted"] = True
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0405") == "general-11"
        assert not drill.hexes("move", "A")


@rule("colonial:move-05", "colonial:move-20")
def test_a_heavy_gun_comes_on_only_behind_its_team():
    late = {"enters": 2, "entry": ["0101"]}
    heavy = gun(None, weapon="rifled_heavy_gun", **late)
    with pytest.raises(PackError, match="towed_by: nothing stands there"):
        battle({"A": foot("0404"), "H": heavy, "X": FOE}, active="A", card="7C")
    towed = {**heavy, "towed_by": "T"}
    with pytest.raises(PackError, match="or limbered = true"):
        battle({"A": foot("0404"), "H": towed, "T": wagon(None, **late), "X": FOE}, active="A", card="7C")
    units = {"A": {**towed, "limbered": True}, "T": wagon(None, **late), "X": FOE}
    with battle(units, active="A", card="7C", state={"turn": 2}) as drill:
        drill.do(do="enter", unit="A", at="0101")
        assert (drill["A"].hex, drill["T"].hex) == ("0101", "0101")


@rule("colonial:move-06")
def test_a_horse_drawn_transport_moves_one_hex_towing_or_not():
    units = {
        "A": gun("0404", weapon="rifled_heavy_gun", towed_by="T", limbered=True),
        "T": wagon("0404"),
        "W": wagon("0404"),
        "X": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404
        assert drill.refused(do="move", unit="A", to="0406") == "move-06"
    with battle(units, active="W", card="7C") as drill:
        assert drill.hexes("move", "W") == NEXT_TO_0404
        assert drill.refused(do="move", unit="W", to="0406") == "move-06"


@rule("colonial:move-07")
def test_a_motor_transport_moves_two_hexes_loaded_towing_or_empty():
    units = {
        "A": wagon("0404", motorised=True),
        "P": foot("0404", aboard="A"),
        "G": gun("0404", towed_by="L", limbered=True),
        "L": wagon("0404", motorised=True),
        "X": FOE,
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | TWO_FROM_0404
        assert drill.refused(do="move", unit="A", to="0407") == "move-07"
        drill.do(do="move", unit="A", to="0406")
        assert (drill["A"].hex, drill["P"].hex, drill["P"].aboard) == ("0406", "0406", "A")
        assert drill["P"].moved
    with battle(units, active="G", card="7C") as drill:
        assert drill.hexes("move", "G") == NEXT_TO_0404 | TWO_FROM_0404
        drill.do(do="move", unit="G", to="0406")
        assert (drill["G"].hex, drill["L"].hex) == ("0406", "0406")
    with battle({"A": wagon("0404", motorised=True), "X": FOE}, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | TWO_FROM_0404


@rule("colonial:move-08")
def test_a_commander_alone_moves_two_hexes():
    with battle({"A": commander("0404"), "B": foot("0101"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | TWO_FROM_0404
        assert drill.refused(do="move", unit="A", to="0407") == "move-08"
        drill.do(do="move", unit="A", to="0406")
        assert drill["A"].hex == "0406"


# ------------------------------------------------------------ roads (move-10 to move-12)


@rule("colonial:move-10")
def test_a_road_adds_a_hex():
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C", roads=ROAD) as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404 | {"0402", "0406"}
        drill.do(do="move", unit="A", to="0406")
        assert drill["A"].hex == "0406"
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0406") == "move-02"


@rule("colonial:move-11")
def test_the_whole_move_must_be_along_the_road():
    beside = horse("0304")  # next to 0403 and 0404, which are on the road
    with battle({"A": beside, "X": FOE}, active="A", card="7C", roads=ROAD) as drill:
        assert drill.refused(do="move", unit="A", to="0406") == "move-11"
        assert drill.refused(do="move", unit="A", to="0406", path=["0404", "0405", "0406"]) == "move-11"
        drill.do(do="move", unit="A", to="0405", path=["0404", "0405"])
        assert drill["A"].hex == "0405"
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C", roads=ROAD) as drill:
        assert drill.refused(do="move", unit="A", to="0504", path=["0403", "0504"]) == "move-11"  # leaves it half-way


@rule("colonial:move-11")
def test_two_road_hexes_side_by_side_are_no_road_where_none_runs_between_them():
    roads = [["0403", "0404"], ["0405", "0406"]]
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C", roads=roads) as drill:
        assert drill.hexes("move", "A") == NEXT_TO_0404
        assert drill.refused(do="move", unit="A", to="0406", path=["0405", "0406"]) == "move-11"


@rule("colonial:move-11")
def test_an_assault_after_a_road_move_is_no_part_of_it():
    units = {"A": foot("0404", weapon="hand_to_hand"), "X": foot("0506", side="red")}
    with battle(units, active="A", card="7C", roads=ROAD, dice=[1, 1, 1, 1, 1, 1]) as drill:
        drill.do(do="move", unit="A", to="0406")
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="A", to="0407")
        assert drill["A"].hex == "0407"


@rule("colonial:move-12")
@pytest.mark.parametrize(
    ("unit", "led", "farthest"),
    [
        (foot("0402"), True, "0405"),
        (horse("0402"), True, "0406"),
        (horse("0402"), False, "0405"),
        (commander("0402"), False, "0405"),
        (wagon("0402", motorised=True), False, "0405"),
        (wagon("0402"), False, "0404"),
        (wagon("0402"), True, "0405"),
    ],
)
def test_the_road_and_the_commander_both_add_a_hex(unit, led, farthest):
    units = {"A": unit, "C": commander("0402", partner="A"), "X": FOE}
    if not led:
        del units["C"]
    with battle(units, active="A", card="7C", roads=ROAD) as drill:
        by = "C" if led else ""
        along = {name for name in drill.hexes("move", "A", led_by=by) if name in ROAD[0]}
        assert max(along) == farthest
        beyond = f"04{int(farthest[2:]) + 1:02}"
        assert drill.refused(do="move", unit="A", to=beyond, led_by=by).startswith("move-")
        drill.do(do="move", unit="A", to=farthest, led_by=by)
        assert drill["A"].hex == farthest
        assert not led or drill["C"].hex == farthest


# ------------------------------------------------------------ past friend and foe (move-19)


@rule("colonial:move-19")
def test_units_pass_enemies_freely():
    units = {"A": horse("0404"), "X": foot("0505", side="red")}
    with battle(units, active="A", card="7C") as drill:
        # 0404, 0405 and 0506 are all next to the enemy in 0505.
        drill.do(do="move", unit="A", to="0506", path=["0405", "0506"])
        assert drill["A"].hex == "0506"
        assert not drill["A"].disrupted
        assert drill.legal("assault")


@rule("colonial:move-19")
def test_units_pass_through_friends_but_not_through_enemies():
    full = {"P": foot("0405"), "Q": foot("0405"), "R": foot("0405")}
    ring = {"0304": "river", "0305": "river", "0504": "river", "0505": "river", "0403": "river"}
    with battle({"A": horse("0404"), **full, "X": FOE}, active="A", card="7C", terrain=ring) as drill:
        assert "0405" not in drill.hexes("move", "A")
        assert drill.refused(do="move", unit="A", to="0405") == "general-13"  # no room to stop
        assert drill.hexes("move", "A") == {"0406", "0306", "0506"}
        drill.do(do="move", unit="A", to="0406")
        assert drill["A"].hex == "0406"
    with battle({"A": horse("0404"), "X": foot("0405", side="red")}, active="A", card="7C", terrain=ring) as drill:
        assert not drill.legal("move")
        assert drill.refused(do="move", unit="A", to="0406", path=["0405", "0406"]) == "general-24"
        assert drill.refused(do="move", unit="A", to="0406") == "general-24"  # near enough, but the enemy bars the way
        assert drill.refused(do="move", unit="A", to="0402") == "board-04"  # and here the river does
