"""Ways on to the board and off it: what leaving scores, by which way, and what bars it (move-20)."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FAR_FOE, battle, foot, gun, horse, wagon

WAY_OUT = [{"side": "blue", "hexes": ["0101", "0102"], "figure": 2, "gun": 3, "transport": 5}]


@rule("colonial:move-20")
def test_a_team_without_its_gun_scores_as_a_wagon_only_if_the_gun_is_lost():
    units = {"A": gun("0101", towed_by="T"), "T": wagon("0101"), "X": FAR_FOE}
    with battle(units, active="A", card="7C", exit=WAY_OUT) as drill:
        drill.do(do="leave", unit="T", at="0101")
        assert drill["T"].hex == "left"
        assert drill.points("blue") == 0
        drill.do(do="leave", unit="A", at="0101")
        assert drill.points("blue") == 3  # the pair scores as a gun, also when it goes one after the other
    lost = {"A": {"hex": "off", "figures": 0}}
    with battle(units, active="T", card="7C", exit=WAY_OUT, parts=lost) as drill:
        drill.do(do="leave", unit="T", at="0101")
        assert drill.points("blue") == 5


@rule("colonial:move-20", "colonial:move-11")
def test_who_needs_the_road_to_leave_goes_by_the_road():
    ambush = {"special": [{"id": "hidden", "text": "ambush"}], "exit": [{"side": "blue", "hexes": ["0103"]}]}
    roads = [["0303", "0203", "0103"]]
    units = {"A": horse("0303"), "X": foot("0201", side="red", hidden=True), "Y": FAR_FOE}
    with battle(units, active="A", card="7C", roads=roads, **ambush) as drill:
        drill.do(do="leave", unit="A", at="0103")
        assert drill["A"].hex == "left"
        assert drill["X"].hidden  # it stands next to 0202, which is as short a way but off the road


@rule("colonial:move-20")
@pytest.mark.parametrize(
    ("ground", "forbids"),
    [
        ({"hills": {"0102": 1}}, "move-13"),
        ({"terrain": {"0102": "woods"}}, "move-14"),
        ({"hills": {"0102": 1}, "roads": [["0202", "0102"]]}, "move-16"),
    ],
)
def test_a_way_out_over_hills_or_woods_needs_a_black_card(ground, forbids):
    units = {"A": horse("0202"), "X": FAR_FOE}
    with battle(units, active="A", card="7H", exit=WAY_OUT, **ground) as drill:
        assert not drill.legal("leave")
        assert drill.refused(do="leave", unit="A", at="0102") == forbids
    with battle(units, active="A", card="7C", exit=WAY_OUT, **ground) as drill:
        assert drill.hexes("leave", "A") == {"0102"}


@rule("colonial:move-20", "colonial:general-24")
def test_an_enemy_in_the_exit_hex_bars_the_way_out():
    units = {"A": horse("0202"), "X": foot("0102", side="red")}
    with battle(units, active="A", card="7C", exit=WAY_OUT) as drill:
        assert drill.refused(do="leave", unit="A", at="0102") == "general-24"


@rule("colonial:move-20", "colonial:turn-09")
def test_it_is_told_that_a_towed_gun_cannot_come_on():
    units = {
        "G": gun(None, enters=1, entry=["0409"], towed_by="T", limbered=True),
        "T": wagon(None, enters=1, entry=["0409"]),
        "A": foot("0108"),
        "X": foot("0409", side="red"),
    }
    with battle(units, active="A", card="7C", parts={"G": {"card": "9C"}}) as drill:
        drill.do(do="done")
        assert drill["G"].hex == drill["T"].hex == "waiting"
        assert drill.told("nothing-to-do") == [{"unit": "G", "why": "waits", "fire": "never"}]
