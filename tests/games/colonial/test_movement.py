"""Movement: rates, roads, hills and woods, passing by, coming on and leaving."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, horse, wagon

#: a straight road down column 4
ROAD = [["0401", "0402", "0403", "0404", "0405", "0406", "0407", "0408"]]

NEXT_TO_0404 = {"0403", "0405", "0304", "0305", "0504", "0505"}
TWO_FROM_0404 = {"0402", "0406", "0303", "0306", "0503", "0506", "0203", "0204", "0205", "0603", "0604", "0605"}


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
    with pytest.raises(PackError, match="only if it is towed"):
        battle({"A": foot("0404"), "H": heavy, "X": FOE}, active="A", card="7C")
    towed = {**heavy, "towed_by": "T"}
    with pytest.raises(PackError, match="enter limbered"):
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


# ------------------------------------------------------------ hills and woods (move-13 to move-16)

ROUGH = [({"hills": {"0405": 1}}, "move-13"), ({"terrain": {"0405": "woods"}}, "move-14")]
ROUGH.append(({"terrain": {"0405": "forest"}}, "move-14"))


@rule("colonial:move-13", "colonial:move-14")
@pytest.mark.parametrize(("ground", "forbids"), ROUGH)
@pytest.mark.parametrize("make", [foot, horse, gun, wagon, commander])
def test_hills_and_woods_are_entered_on_a_black_card_only(make, ground, forbids):
    units = {"A": make("0404"), "B": foot("0101"), "X": FOE}
    for card in ["7D", "7H"]:
        with battle(units, active="A", card=card, **ground) as drill:
            assert drill.refused(do="move", unit="A", to="0405") == forbids
            assert "0405" not in drill.hexes("move", "A")
            assert drill.hexes("move", "A") >= NEXT_TO_0404 - {"0405"}
    for card in ["7C", "7S"]:
        with battle(units, active="A", card=card, **ground) as drill:
            drill.do(do="move", unit="A", to="0405")
            assert drill["A"].hex == "0405"


@rule("colonial:move-13", "colonial:move-14")
@pytest.mark.parametrize(("ground", "forbids"), ROUGH)
def test_on_a_red_card_a_way_through_hill_or_wood_is_refused_and_one_round_it_is_not(ground, forbids):
    units = {"A": horse("0404"), "X": FOE}
    with battle(units, active="A", card="KH", pause=None, **ground) as drill:
        assert drill.refused(do="move", unit="A", to="0406", path=["0405", "0406"]) == forbids
        assert drill.refused(do="move", unit="A", to="0406") == forbids  # there is no other way in two hexes
        drill.do(do="move", unit="A", to="0506", path=["0505", "0506"])
        assert drill["A"].hex == "0506"
    with battle(units, active="A", card="KC", pause=None, **ground) as drill:
        drill.do(do="move", unit="A", to="0406", path=["0405", "0406"])
        assert drill["A"].hex == "0406"


@rule("colonial:move-15")
@pytest.mark.parametrize("ground", [{"hills": {"0404": 1}}, {"terrain": {"0404": "woods"}}])
def test_leaving_a_hill_or_wood_needs_a_black_card_too(ground):
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="3H", dice=[1, 1, 1, 1], **ground) as drill:
        assert drill.refused(do="move", unit="A", to="0403") == "move-15"
        assert drill.refused(do="move", unit="A", to="0403", path=["0403"]) == "move-15"
        assert not drill.legal("move")
        assert not drill.legal("detach")
        drill.do(do="fire", unit="A", at="0406")  # four dice: it has not moved
    with battle(units, active="A", card="3S", **ground) as drill:
        drill.do(do="move", unit="A", to="0403")
        assert drill["A"].hex == "0403"


@rule("colonial:move-15")
@pytest.mark.parametrize("make", [commander, wagon])
def test_commanders_and_transports_are_bound_by_the_card_as_well(make):
    units = {"A": make("0404"), "B": foot("0901"), "X": foot("0101", side="red")}
    with battle(units, active="A", card="3H", hills={"0404": 2}) as drill:
        assert drill.active == "zz"  # there was nothing it could do
    with battle(units, active="A", card="3C", hills={"0404": 2}) as drill:
        assert drill.hexes("move", "A") >= NEXT_TO_0404


@rule("colonial:move-15")
@pytest.mark.parametrize("ground", [{"hills": {"0404": 1}}, {"terrain": {"0404": "woods"}}])
def test_option_a_black_card_is_needed_only_to_enter(ground):
    units = {"A": horse("0404"), "X": foot("0406", side="red")}
    ground = {kind: {**hexes, "0303": "woods" if kind == "terrain" else 1} for kind, hexes in ground.items()}
    with battle(units, active="A", card="3H", options={"rough_entry_only": True}, **ground) as drill:
        open_hexes = (NEXT_TO_0404 | TWO_FROM_0404) - {"0303", "0406"}
        assert drill.hexes("move", "A") == open_hexes
        assert drill.refused(do="move", unit="A", to="0303") in ("move-13", "move-14")
        drill.do(do="move", unit="A", to="0403", path=["0403"])
        assert drill["A"].hex == "0403"
    with battle(units, active="A", card="3H", options={"rough_entry_only": False}, **ground) as drill:
        assert not drill.legal("move")


@rule("colonial:move-15", "colonial:assault-13")
def test_option_an_assault_out_of_a_wood_needs_no_black_card_then():
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Y": foot("0403", side="red")}
    woods = {"terrain": {"0404": "woods", "0403": "woods"}}
    with battle(units, active="A", card="3H", options={"rough_entry_only": True}, **woods) as drill:
        assert [action.target for action in drill.legal("assault")] == ["X"]
        assert drill.refused(do="assault", unit="A", target="Y") == "assault-13"
    with battle(units, active="A", card="3H", **woods) as drill:
        assert drill.refused(do="assault", unit="A", target="X") == "assault-13"


@rule("colonial:move-16")
def test_a_road_through_hills_or_woods_makes_no_exception():
    units = {"A": foot("0404"), "X": FOE}
    hills = dict.fromkeys(["0404", "0405", "0406"], 1)
    with battle(units, active="A", card="9D", roads=ROAD, hills=hills) as drill:
        assert drill.active == "zz"  # it cannot move at all
    with battle({**units, "A": foot("0403")}, active="A", card="9D", roads=ROAD, hills=hills) as drill:
        assert drill.refused(do="move", unit="A", to="0404") == "move-16"
        assert drill.refused(do="move", unit="A", to="0404", path=["0404"]) == "move-16"
    with battle(units, active="A", card="9S", roads=ROAD, hills=hills) as drill:
        drill.do(do="move", unit="A", to="0406")
        assert drill["A"].hex == "0406"


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
