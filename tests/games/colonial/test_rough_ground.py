"""Hills and woods (move-13 to move-16)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
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
@option("colonial:rough_entry_only")
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
@option("colonial:rough_entry_only")
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
