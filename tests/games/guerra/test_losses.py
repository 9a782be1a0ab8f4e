"""Chapters 5.1 and 5.3: losses and replacements."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.guerra.drill import BAND1, BAND2, BAND3, C1, C2, C3, INT1, INT2, U1, U2, U3, V1, war

NEAR = {"towns": {"Kinshasa": "2010"}, "roads": ["2010-2011-2012-2013-2014"]}


def hurt(hex: str) -> dict[str, object]:
    """A reduced unit."""
    return {"hex": hex, "reduced": True}


@rule("guerra:5.1-a", "guerra:5.1-b")
def test_a_loss_and_a_second_one():
    with war({V1: "2010", C1: "2011", C2: "3020"}, phase="combat", dice=[2, 10, 1]) as drill:
        drill.attack("2011", V1)  # 3:4 is 1:2+; 20: ARB(M) / DVB: both take a loss, and the attacker checks
        assert drill[C1].reduced
        assert drill[C1].hex == "2011"
        assert drill[V1].reduced
    with war({U1: "2010", C1: hurt("2011"), C2: "3020"}, phase="combat", dice=[2, 10]) as drill:
        drill.attack("2011", U1)  # 2:1; 20: ARB / DVB
        assert drill[C1].hex == "eliminated"
        assert not drill[C1].reduced
        assert drill.points("rebels") == 1


@rule("guerra:5.1-d")
@pytest.mark.parametrize(("die", "end"), [(4, "2011"), (5, "eliminated")])
def test_checks_follow_retreats(die: int, end: str):
    """A loss in place of a retreat is there when the morale check comes, so that the unit has to make it."""
    ring = dict(zip((U1, U2, U3, BAND1, BAND2, BAND3), ("2010", "1911", "2111", "1912", "2112", "2012"), strict=True))
    with war({**ring, C1: "2011", C2: "3020"}, phase="combat", dice=[4, 1, die]) as drill:
        drill.attack("2011", U1, U2, U3)  # 12:4, 1 right for the siege is 4:1; 41: AVB / DRI(M)
        drill.do("lose", unit=U1)
        assert drill.told("loss")[-1]["unit"] == C1
        check = drill.told("morale-check")[-1]
        assert (check["unit"], check["morale"]) == (C1, 4)  # m 5, besieged
        assert [reason.about for reason in check["roll"].reasons][-1] == "siege"
        assert drill[C1].hex == end


@rule("guerra:5.3-a")
def test_a_point_for_each_unit():
    units = {C1: hurt("2010"), C2: hurt("2012"), U1: "3020"}
    with war(units, turn=5, active="congo", state={"replacements": {"congo": 3}}, **NEAR) as drill:
        assert drill.step == "recover"
        drill.do("recover", unit=C1)
        assert drill.refused("recover", unit=C1) == "5.3-a"
        drill.do("recover", unit=C2)
        assert not drill[C1].reduced
        assert not drill[C2].reduced
        assert drill.state.replacements[1] == 1
        assert drill.step == "movement"  # before movement
    with war({C1: hurt("2010"), C2: "2012", U1: "3020"}, turn=5, active="congo", **NEAR) as drill:
        assert drill.step == "movement"  # no points, and nothing to dissolve for


@rule("guerra:5.3-b")
def test_engaged_besieged_and_unsupplied_units_stay_reduced():
    state = {"replacements": {"congo": 6}}
    units = {C1: hurt("2012"), C2: hurt("2014"), BAND1: "2013", C3: hurt("3020"), "fac-41": hurt("2010"), U2: "4020"}
    with war(units, turn=5, active="congo", state=state, **NEAR) as drill:
        assert drill.listed("recover") == {"fac-41"}
        assert drill.refused("recover", unit=C1) == "5.3-b"  # engaged
        assert drill.refused("recover", unit=C3) == "5.3-b"  # unsupplied


@rule("guerra:4.2.4-f")
def test_besieged_units_do_not_recover_even_in_an_airfield():
    ring = {U1: "2109", U2: "1810", V1: "2112"}
    units = {C1: hurt("2010"), C2: hurt("3020"), **ring}
    towns = {"Kindu": "2010", "Kamina": "3020"}
    with war(units, turn=5, active="congo", towns=towns, state={"replacements": {"congo": 5}}) as drill:
        assert drill.listed("recover") == {C2}
        assert drill.refused("recover", unit=C1) == "4.2.4-f"


@rule("guerra:5.3-c")
def test_mobile_units_never_recover():
    units = {"fac-4": hurt("2010"), "fac-5": hurt("2011"), C1: hurt("2012"), U1: "3020"}
    with war(units, turn=5, active="congo", state={"replacements": {"congo": 6}}, **NEAR) as drill:
        assert drill.listed("recover") == {C1}
        assert drill.refused("recover", unit="fac-4") == "5.3-c"
        assert drill.refused("recover", unit="fac-5") == "5.3-c"


@rule("guerra:5.3-d")
def test_unused_points_carry_over():
    state = {"replacements": {"rebels": 2}}
    with war({U1: "2010", C1: "3010"}, turn=2, active="administration", state=state) as drill:
        assert drill.state.replacements[0] == 4


@rule("guerra:5.3-e")
def test_dissolving_a_unit():
    units = {C1: hurt("2010"), C2: hurt("2012"), U1: "3020"}
    with war(units, turn=5, active="congo", **NEAR) as drill:
        assert drill.listed("dissolve") == {C1, C2}
        drill.do("dissolve", unit=C1)
        assert drill[C1].hex == "eliminated"
        assert drill.points("rebels") == 1  # it counts as eliminated
        drill.do("recover", unit=C2)
        assert not drill[C2].reduced
    with war(units, turn=5, active="congo", state={"replacements": {"congo": 1}}, **NEAR) as drill:
        assert drill.refused("dissolve", unit=C1) == "5.3-e"  # not with a point in hand
    # any type may be dissolved, but not a besieged unit
    ring = {U1: "2109", U2: "1810", V1: "2112"}
    units = {"fac-4": hurt("3016"), C2: hurt("2010"), C1: hurt("3014"), **ring}
    ground = {"towns": {"Kinshasa": "3014"}, "roads": ["3014-3015-3016"]}
    with war(units, turn=5, active="congo", **ground) as drill:
        assert drill.listed("dissolve") == {"fac-4"}
        assert drill.refused("dissolve", unit=C2) == "5.3-e"


@rule("guerra:5.3-f")
def test_a_point_gained_by_dissolving_must_be_spent():
    units = {"fac-4": hurt("2010"), "fac-5": hurt("2012"), C1: hurt("2011"), U1: "3020"}
    with war(units, turn=5, active="congo", **NEAR) as drill:
        assert drill.refused("dissolve", unit=C1) == "5.3-f"  # nobody else could use the point
        drill.do("dissolve", unit="fac-4")
        assert not drill.legal("done")
        assert drill.refused("done") == "5.3-f"
        drill.do("recover", unit=C1)
        assert drill.state.replacements[1] == 0


@rule("guerra:5.3-g")
def test_what_is_not_recovered_stays_reduced():
    units = {C1: hurt("2010"), C2: hurt("2012"), U1: "3020"}
    with war(units, turn=5, active="congo", **NEAR) as drill:
        drill.do("done")
        assert drill.step == "movement"
        assert drill[C1].reduced
        assert drill[C2].reduced


@rule("guerra:5.3-d")
@option("guerra:replacement_boxes")
def test_the_track_may_end_with_its_tenth_box():
    """Turn 9 brings 4 and 6 points."""
    state = {"replacements": {"rebels": 8, "congo": 3}}
    for boxes, left in ((False, [14, 7]), (True, [10, 7])):
        options = {"replacement_boxes": boxes}
        units = {U1: "2010", C1: "3010"}
        with war(units, turn=8, side="congo", state=state, options=options) as drill:
            drill.do("done")
            assert list(drill.state.replacements) == left
            assert drill.told("track-full") == ([{"side": "rebels", "lost": 4}] if boxes else [])
            assert drill.told("replacements") == [{"rebels": 6, "congo": 4}]


@rule("guerra:4.6.1-g", "guerra:4.6.1-k", "guerra:4.6.3-b")
def test_a_stranger_is_refused_by_the_result_that_costs_the_loss():
    with war({U1: "2010", U2: "2010", C1: "2011", C2: "2011"}, phase="combat", dice=[5, 1]) as drill:
        drill.attack("2011", U1, U2)  # 1:1, DVB and ARB
        assert drill.refused("lose", unit=U1) == "4.6.1-k"
        drill.do("lose", unit=C1)
        assert drill.refused("lose", unit=C1) == "4.6.1-c"
        drill.do("lose", unit=U1)
    weak = {unit: {"hex": "2011", "reduced": True} for unit in (INT1, INT2)}
    with war({U1: "2010", U2: "2010", U3: "1911", V1: "1911", **weak}, phase="combat", dice=[10, 10]) as drill:
        drill.attack("2011", U1, U2, U3, V1)
        assert drill.battle()["defence"] == "DE"
        assert drill.refused("lose", unit=U1) == "4.6.1-g"
        drill.do("lose", unit=INT1)
    with war({U1: "2010", U2: "2010", C1: "3010"}, side="congo", phase="combat", state={"air": 6}, dice=[10]) as drill:
        drill.do("bombard", at="2010")
        drill.do("sortie", points=6)  # 48: 2B
        assert drill.refused("lose", unit=C1) == "4.6.3-b"
        drill.do("lose", unit=U1)
