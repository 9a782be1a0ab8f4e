"""Chapters 6-g, 5.1-k and 8.1-f: part of a stack goes, drops units on its way, and goes on only if told to."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.kolwezi.drill import COMPANY, THEATRE, operation

AT = THEATRE.index
IN_VE1 = dict.fromkeys(COMPANY, "VE1")
LORRIES = {"turn": 4, "lorry_state": "recovered"}


def areas(drill, *units):
    return [drill[unit].area for unit in units]


@rule("kolwezi:6-g")
def test_any_part_of_a_stack_goes_together():
    with operation(IN_VE1, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert drill.listed("join") == {"PC1", "S12", "S13"}
        drill.do("join", unit="S13")  # without its PC
        assert drill.listed("join") == {"PC1", "S12"}
        assert drill.refused("join", unit="S13") == "6-g"  # it is in already
        drill.do("move", to="VE7")
        assert areas(drill, *COMPANY) == ["VE1", "VE7", "VE1", "VE7"]
        assert drill.told("move") == [
            {
                "units": ["S11", "S13"],
                "count": 2,
                "from": "VE1",
                "to": "VE7",
                "via": ["VE4"],
                "passed": 1,
                "lorries": False,
            }
        ]
        drill.do("pick", unit="S12")
        assert drill.listed("join") == {"PC1"}
        assert drill.refused("join", unit="S11") == "6-d"  # it has moved
    apart = {**IN_VE1, "S12": "VE2", "S13": {"area": "VE1", "pinned": True}, "S21": "VE1", "TPCE": "VE1"}
    with operation(apart, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert drill.listed("join") == {"PC1", "TPCE"}
        assert drill.refused("join", unit="S12") == "6-g"  # from another area
        assert drill.refused("join", unit="S13") == "9.3-a"
        assert drill.refused("join", unit="S21") == "7-b"
        assert drill.refused("join", unit="PC4") == "5.1-e"
        assert drill.refused("join", unit="BS1") == "1-a"
        assert drill.refused("join", unit="nobody") == "table:no-such-piece"


@rule("kolwezi:7-b")
def test_who_joins_may_shut_the_others_in():
    """The Tactical PC could go among the 2nd company; with a section of the 1st there is nowhere left."""
    units = {"TPCE": "MS5", "S11": "MS5", "S21": "MS2", "S22": "MS1", "S23": "MS3", "PC2": "MS4"}
    beyond = {"S31": "RB2", "S32": "IM2", "S33": "IC1"}
    with operation({**units, **beyond}, "french_move") as drill:
        drill.do("pick", unit="TPCE")
        assert drill.listed("join") == set()
        assert drill.refused("join", unit="S11") == "7-b"


@rule("kolwezi:6-g")
def test_units_are_dropped_on_the_way():
    with operation(IN_VE1, "french_move") as drill:
        drill.do("column", unit="PC1")
        drill.do("drop", unit="S11")
        assert drill.refused("drop", unit="S11") == "6-g"
        drill.do("move", to="VE4")
        assert drill.step == "onward"
        assert areas(drill, *COMPANY) == ["VE4"] * 4
        assert "ZA2" in drill.listed("move", "to")
        assert "MA1" in drill.listed("move", "to")
        assert "MA4" not in drill.listed("move", "to")  # two connections are left
        assert drill.refused("drop", unit="S11") == "6-g"  # it is not with them any more
        drill.do("drop", unit="S12")
        drill.do("drop", unit="S13")
        assert drill.refused("drop", unit="PC1") == "6-g"  # somebody has to go on
        drill.do("move", to="VE7")
        assert drill.refused("join", unit="S11") == "6-d"  # nobody is picked up again
        drill.do("move", to="VE9")
        assert areas(drill, *COMPANY) == ["VE9", "VE4", "VE7", "VE7"]
        assert drill.step is None  # all four have moved
    with operation(IN_VE1, "french_move") as drill:
        drill.do("column", unit="PC1")
        drill.do("move", to="VE9")  # nobody dropped: nobody asked
        assert drill.step is None
    with operation({"S11": "VE1", "S12": "VE1"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert drill.refused("drop", unit="S11") == "6-g"  # alone


@rule("kolwezi:6-g", "kolwezi:6-d")
def test_to_drop_somebody_takes_two_connections():
    with operation(IN_VE1, "french_move") as drill:
        drill.do("column", unit="PC1")
        drill.do("drop", unit="S11")
        drill.do("move", to="VE7")
        assert not drill.listed("drop")
        assert drill.refused("drop", unit="S12") == "6-d"  # one is left: they all stop where it leads
        drill.do("leave", unit="S12")
        drill.do("halt")
        assert areas(drill, *COMPANY) == ["VE7"] * 4


@rule("kolwezi:7-b")
def test_dropped_among_another_company_while_the_rest_must_go_on():
    units = {"TPCE": "VE1", "S11": "VE1", "S21": "VE4"}
    with operation(units, "french_move") as drill:
        drill.do("column", unit="S11")
        assert "VE4" not in drill.listed("move", "to")
        drill.do("drop", unit="TPCE")
        assert "VE4" in drill.listed("move", "to")  # the PC stays with the 2nd company
        assert drill.refused("move", to="VE4", path=["VE2", "VE5", "VE4"]) == "7-b"  # and S11 could not go on
        drill.do("move", to="VE4")
        assert drill.refused("halt") == "7-b"
        assert drill.refused("leave", unit="S11") == "6-g"
        drill.do("move", to="VE7")
        assert areas(drill, "TPCE", "S11") == ["VE4", "VE7"]
    enemies = {"BS1": "VE5", "BS2": "VE7", "BS3": "VO2"}
    with operation({**units, "S21": "VE4", "S31": "VE1", **enemies}, "french_move", dice=[1] * 3) as drill:
        drill.do("pick", unit="S11")
        drill.do("join", unit="TPCE")
        drill.do("drop", unit="TPCE")
        drill.do("move", to="VE4")
        drill.do("move", to="VO1")  # back the way they came, among the fire
        assert areas(drill, "TPCE", "S11") == ["VE4", "VO1"]


@rule("kolwezi:5.1-k")
def test_a_convoy_takes_those_that_fit():
    with operation(IN_VE1, "french_move", lorries={"VO3": 0, "VE1": 2}, **LORRIES) as drill:
        assert not drill.listed("convoy")
        assert drill.refused("convoy", unit="PC1") == "5.1-k"  # four units, two lorries
        drill.do("embark", unit="PC1")
        assert drill.listed("join") == {"S11", "S12", "S13"}
        drill.do("join", unit="S12")
        assert drill.listed("join") == set()
        assert drill.refused("join", unit="S13") == "5.1-k"
        drill.do("move", to="MA10")
        assert areas(drill, *COMPANY) == ["MA10", "VE1", "MA10", "VE1"]
        assert (drill.state.lorries[AT["VE1"]], drill.state.lorries[AT["MA10"]]) == (0, 2)


@rule("kolwezi:6-g", "kolwezi:10.1-e")
def test_a_convoy_drops_units_with_their_lorries():
    with operation(IN_VE1, "french_move", lorries={"VO3": 0, "VE1": 4}, **LORRIES) as drill:
        drill.do("convoy", unit="PC1")
        for unit, to in (("S11", "VE7"), ("S12", "MA1"), ("S13", "MA4")):
            drill.do("drop", unit=unit)
            drill.do("move", to=to)
        drill.do("move", to="MA10")
        assert areas(drill, *COMPANY) == ["MA10", "VE7", "MA1", "MA4"]
        assert [drill.state.lorries[AT[area]] for area in ("VE1", "VE7", "MA1", "MA4", "MA10")] == [0, 1, 1, 1, 1]


@rule("kolwezi:8.1-f")
def test_the_rest_goes_on_only_if_it_is_told_to():
    units = {"PC2": "VE1", "S21": "VE1", "S22": "VE1", "BS1": "VE5"}
    for orders, ends in (
        ([{"do": "halt"}], ("VE4", "VE4", "VE4")),
        ([{"do": "move", "to": "VE7"}], ("VE4", "VE7", "VE7")),
        ([{"do": "move", "to": "VE1"}], ("VE4", "VE1", "VE1")),
        ([{"do": "leave", "unit": "S21"}, {"do": "move", "to": "MA1"}], ("VE4", "VE4", "MA1")),
    ):
        with operation(units, "french_move", dice=[7]) as drill:
            drill.do("column", unit="PC2")
            drill.do("move", to="MA1", path=["VE4", "VE7", "MA1"])
            assert (drill.step, drill["PC2"].pinned) == ("onward", True)
            assert areas(drill, "PC2", "S21", "S22") == ["VE4"] * 3
            for order in orders:
                drill.do(**order)
            assert tuple(areas(drill, "PC2", "S21", "S22")) == ends
    with operation(units, "french_move", dice=[1]) as drill:
        drill.do("column", unit="PC2")
        drill.do("move", to="MA1", path=["VE4", "VE7", "MA1"])  # nobody hit: nobody asked
        assert areas(drill, "PC2", "S21", "S22") == ["MA1"] * 3


@rule("kolwezi:8.1-f")
def test_all_who_may_fire_at_a_stack_do_before_it_is_asked():
    units = {"PC2": "VE1", "S21": "VE1", "BS1": "VE5", "BS2": "VO2"}
    with operation(units, "french_move", dice=[10, 1]) as drill:
        drill.do("column", unit="PC2")
        drill.do("move", to="VE7", path=["VE4", "VE7"])
        assert [fire["target"] for fire in drill.told("opportunity")] == ["PC2", "S21"]
        assert drill["PC2"].pinned
        drill.do("move", to="VE7")  # they have fired: no more of it here
        assert drill["S21"].area == "VE7"


@rule("kolwezi:7-b", "kolwezi:8.1-f")
def test_the_rest_may_not_halt_among_another_company():
    units = {"PC2": "VE1", "S21": "VE1", "S11": "VE4", "BS1": "VE5"}
    with operation(units, "french_move", dice=[7]) as drill:
        drill.do("column", unit="PC2")
        drill.do("move", to="VE7", path=["VE4", "VE7"])
        assert drill.refused("halt") == "7-b"
        assert {"do": "halt"} not in drill.plain()
        drill.do("move", to="VE7")
        assert areas(drill, "PC2", "S21") == ["VE4", "VE7"]


@rule("kolwezi:10.1-e")
def test_a_lorry_drives_once_in_a_phase():
    units = {"S11": "VE1", "S12": "MA1", "S13": "MA1"}
    with operation(units, "katangan_phase", "french_move", lorries={"VO3": 0, "VE1": 1}, **LORRIES) as drill:
        drill.go("S11", "MA1", how="embark")
        assert not drill.listed("embark")
        assert drill.refused("embark", unit="S12") == "10.1-e"
        drill.state.driven[AT["MA1"]] = 1
        drill.do("done")
        assert not any(drill.state.driven)  # the next phase
    with operation(units, "french_move", lorries={"VO3": 0, "VE1": 1, "MA1": 1}, **LORRIES) as drill:
        drill.go("S11", "MA1", how="embark")
        assert not drill.listed("convoy")  # two lorries, one of them has driven
        drill.go("S12", "VE9", how="embark")
        assert [drill.state.lorries[AT[area]] for area in ("MA1", "VE9")] == [1, 1]
        assert drill.refused("embark", unit="S13") == "10.1-e"


@option("kolwezi:lorries_in_turn")
@rule("kolwezi:10.1-e")
def test_lorries_may_drive_in_turn():
    units = {"S11": "VE1", "S12": "MA1", "S13": "VE9"}
    more = {"lorries": {"VO3": 0, "VE1": 1}, "options": {"lorries_in_turn": True}, **LORRIES}
    with operation(units, "french_move", **more) as drill:
        drill.go("S11", "MA1", how="embark")
        drill.go("S12", "VE9", how="embark")
        drill.go("S13", "VE1", how="embark")
        assert drill.state.lorries[AT["VE1"]] == 1
        assert drill.game.check(drill.state) == []
