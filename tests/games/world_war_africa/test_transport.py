"""River, air and helicopter transport, and the boxes (7.6, 7.9 to 7.11)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.world_war_africa.drill import THEATRE, TITLE, WET, war

# The river


@rule("world_war_africa:7.6-a")
def test_by_river_for_nothing():
    with war({"FAC/2": "1803", "FAC/1": "1803", "FAC/3": "1410"}, "DRC/movement") as drill:
        drill.pick("FAC/1")
        assert drill.refused("river") == "7.6-a"
        drill.do("stay")
        drill.pick("FAC/2")
        drill.do("river")
        assert {"1408", "1602", "2605", "1110"} <= drill.spaces("land")
        assert drill.refused("land", to="1709") == "7.6-e"
        drill.do("land", to="1408")
        assert drill.where("FAC/2") == "1408"
        assert drill.refused("pick", unit="FAC/2") == "6.4-b"
    with war({"FAC/2": "1803", "Rw/211": "1408"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("river")
        assert drill.refused("land", to="1408") == "6.1-b"
    with war({"UG/305": "2404"}, "Uganda/movement") as drill:
        drill.pick("UG/305")
        drill.do("river")
        assert {"1803", "2504"} <= drill.spaces("land")  # Bandundu, Equateur
        assert "1410" not in drill.spaces("land")
        assert drill.refused("land", to="1410") == "7.1-a"


@rule("world_war_africa:7.6-b")
def test_one_unit_a_segment():
    units = {"FAC/2": "1803", "FAC/3": "1803", "FAC/5": "1803", "AN/5": "1803"}
    with war({name: where for name, where in units.items() if name != "AN/5"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("river")
        drill.do("land", to="1602")
        drill.pick("FAC/3")
        assert drill.refused("river") == "7.6-b"
    with war({"AN/5": "1803"}, "Angola/movement") as drill:
        drill.pick("AN/5")
        drill.do("river")
        drill.do("land", to="1602")
    with war({"FAC/2": "1803", "FAC/3": "1803"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        assert drill.refused("river") == "7.6-b"
    both = {"FAC/2": "1803", "FAC/3": "1410", "RDC/1": "2504", "RDC/2": "2504"}
    with war(both, "DRC/movement", pool=["Rwanda"], points=dict.fromkeys(THEATRE.contingents, 0)) as drill:
        drill.pick("FAC/2")
        drill.do("river")
        drill.do("land", to="1602")
        drill.do("done")
        assert drill.active == "Rwanda"
        drill.pick("RDC/1")
        drill.do("river")  # one more in another segment
        drill.do("land", to="2404")
        drill.pick("RDC/2")
        assert drill.refused("river") == "7.6-b"


@rule("world_war_africa:7.6-c")
def test_from_bank_to_bank_and_nothing_else():
    with war({"FAC/2": "1805"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("river") == "7.6-c"
    with war({"FAC/31": "1605", "FAC/2": "1605"}, "DRC/movement") as drill:
        drill.pick("FAC/31")
        drill.do("add", unit="FAC/2")
        drill.do("go", to="1604")
        assert drill.step == "march"
        drill.do("drop", unit="FAC/2")
        assert drill.step == "march"
        assert drill.refused("river") == "7.6-c"


@rule("world_war_africa:7.6-d")
def test_lakes_are_not_navigable():
    with war({"FAC/2": "1316"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("river") == "7.6-d"


@rule("world_war_africa:7.6-e")
def test_only_the_named_stretches():
    with war({"FAC/2": "2311", "FAC/3": "1411"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("river") == "7.6-e"
        drill.do("stay")
        drill.pick("FAC/3")
        drill.do("river")
        assert "1803" in drill.spaces("land")
        drill.do("land", to="1110")
    ends = {
        name
        for name in ("1407", "1408", "2605", "1110", "1111", "1803", "1607", "1500")
        if THEATRE.riverside >> THEATRE.index[name] & 1
    }
    assert ends == {"1407", "1408", "2605", "1110", "1111", "1803", "1607", "1500"}


# Air transport


@rule("world_war_africa:7.9-a", "world_war_africa:7.9-d")
def test_one_marker_carries_one_unit_and_is_used():
    units = {"ZB/1": "0714", "ZB/2": "0714", "ZB-air-transport-1": "ready"}
    with war(units, "Zimbabwe/movement", control={"1410": "DRC"}) as drill:
        drill.pick("ZB/1")
        view = drill.game.observe(drill.state, drill.decision.seat)
        listed = sorted(drill.decision.actions, key=lambda action: drill.game.rank(view, action))
        assert type(listed[0]).__name__ in ("Fly", "Board")  # flying is listed before who else may come along
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1602")
        assert drill.where("ZB-air-transport-1") == "used"
        drill.pass_on("nothing")
        if drill.step == "march":
            drill.do("stay")
        drill.pick("ZB/2")
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-d"
    with war({"FAC/2": "1602", "ZB-air-transport-1": "aside"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-d"
    with war({"ZB/1": "0714", "ZB/2": "0714", "ZB-air-transport-1": "ready"}, "Zimbabwe/movement") as drill:
        drill.pick("ZB/1")
        drill.do("add", unit="ZB/2")
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-a"


@rule("world_war_africa:7.9-b")
def test_flying_costs_one_point():
    with war({"FAC/2": "1602", "FAC/3": "1410", "AN-air-transport-1": "ready"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="1410")
        assert drill.step == "march"  # 1 of the 2 free MP is left
        assert drill.spaces("go") >= {"1409"}
        assert "1408" not in drill.spaces("go")
        drill.do("go", to="1409")
        assert drill.where("FAC/2") == "1409"
    with war(
        {"FAC/2": "1409", "FAC/3": "1602", "AN-air-transport-1": "ready", "FAC/5": "1410"}, "DRC/movement"
    ) as drill:
        drill.pick("FAC/2")
        drill.do("board", by="AN-air-transport-1", to="1410")  # march, then fly
        drill.do("land", to="1602")
        assert drill.where("FAC/2") == "1602"
    with war(
        {"FAC/2": "1503", "FAC/3": "1602", "FAC/5": "1505", "AN-air-transport-1": "ready"}, "DRC/movement"
    ) as drill:
        drill.pick("FAC/2")
        assert "1505" in drill.spaces("go")  # Kikwit's airfield, for all its 2 MP: none is left to fly
        assert drill.refused("board", by="AN-air-transport-1", to="1505") == "7.9-b"


@rule("world_war_africa:7.9-c")
def test_between_own_airfields():
    with war(
        {"FAC/2": "1602", "FAC/3": "1410", "Rw/211": "1408", "AN-air-transport-1": "ready"}, "DRC/movement"
    ) as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        assert drill.spaces("land") == {"1410", "kitona"}
        assert drill.refused("land", to="1408") == "6.1-b"
        assert drill.refused("land", to="1411") == "7.9-c"  # no airfield
    with war(
        {"FAC/2": "1602", "FAC/3": "1410", "AN-air-transport-1": "ready"}, "DRC/movement", control={"1408": "Rwanda"}
    ) as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="AN-air-transport-1")
        assert drill.refused("land", to="1408") == "7.9-c"
    with war({"FAC/2": "1400", "FAC/3": "1410", "AN-air-transport-1": "ready"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("fly", by="AN-air-transport-1") == "7.9-c"


@rule("world_war_africa:7.9-e")
def test_rain_does_not_touch_air_transport():
    with war({"FAC/31": "1602", "FAC/3": "1410", "AN-air-transport-1": "ready"}, "DRC/movement", turn=WET) as drill:
        drill.pick("FAC/31")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="1410")
        assert drill.told("movement-roll") == []
        assert drill.state.stack[-1].spent == 1


@rule("world_war_africa:7.9-f")
def test_a_cache_counts_as_a_unit():
    units = {"FAC/2": "1602", "FAC/3": "1410", "cache-1": "1602", "AN-air-transport-1": "ready"}
    with war(units, "DRC/movement") as drill:
        drill.pick("FAC/2")
        drill.do("load", unit="cache-1")
        assert drill.refused("fly", by="AN-air-transport-1") == "7.9-f"
    with war(units, "DRC/movement") as drill:
        drill.pick("cache-1")
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="1410")
        assert drill.where("cache-1") == "1410"
        assert drill.where("AN-air-transport-1") == "used"


@option("world_war_africa:chad_by_zimbabwe")
@rule("world_war_africa:7.9-g")
def test_whom_zimbabwe_carries():
    units = {"ZB/SAS": "0714", "Chad/RG": "0714", "ZB-air-transport-1": "ready", "FAC/3": "1602", "pmc-1": "ready"}
    with war(units, "Zimbabwe/movement") as drill:
        drill.pick("Chad/RG")
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-g"
        drill.do("fly", by="pmc-1")
        drill.do("land", to="1602")
    with war(units, "Zimbabwe/movement") as drill:
        drill.pick("ZB/SAS")
        drill.do("fly", by="ZB-air-transport-1")
    with war(units, "Zimbabwe/movement", options={"chad_by_zimbabwe": True}) as drill:
        drill.pick("Chad/RG")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1602")
    with war(
        {"FAC/2": "1602", "FAC/PCD1": "1602", "ALiR/Alb": "1602", "FAC/3": "1410", "ZB-air-transport-1": "ready"},
        "DRC/movement",
    ) as drill:
        for unit in ("FAC/PCD1", "ALiR/Alb"):
            drill.pick(unit)
            assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-g"
            drill.do("stay")
        drill.pick("FAC/2")
        drill.do("fly", by="ZB-air-transport-1")
    with war({"AN/5": "1602", "FAC/3": "1410", "ZB-air-transport-1": "ready"}, "Angola/movement") as drill:
        drill.pick("AN/5")
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-g"


@rule("world_war_africa:7.9-h")
def test_whom_the_others_carry():
    units = {
        "ANC/1": "1915",
        "RDC/1": "1915",
        "Rw/211": "1915",
        "Rw-air-transport-1": "ready",
        "pmc-1": "ready",
        "ANC/2": "1812",
    }
    with war(units, flags={"rebel_held": ["pmc-1"]}) as drill:
        drill.pick("ANC/1")
        assert drill.refused("fly", by="Rw-air-transport-1") == "7.9-h"
        drill.do("fly", by="pmc-1")
        drill.do("land", to="1812")
        if drill.step == "march":
            drill.do("stay")
        drill.pick("RDC/1")
        for by in ("Rw-air-transport-1", "pmc-1"):
            assert drill.refused("fly", by=by) in ("7.9-h", "7.9-d")
        drill.do("stay")
        drill.pick("Rw/211")
        drill.do("fly", by="Rw-air-transport-1")
    with war({"RDC/1": "1915", "ANC/2": "1812", "pmc-1": "ready"}, flags={"rebel_held": ["pmc-1"]}) as drill:
        drill.pick("RDC/1")
        assert drill.refused("fly", by="pmc-1") == "7.9-h"
    with war({"MLC/1": "2115", "UG/305": "2115", "UG-helo-transport-1": "ready"}, "Uganda/movement") as drill:
        drill.pick("MLC/1")
        assert drill.refused("fly", by="UG-helo-transport-1") == "7.9-h"
        drill.do("stay")
        drill.pick("UG/305")
        drill.do("fly", by="UG-helo-transport-1")
    with war({"NA/1": "1602", "FAC/3": "1410", "AN-air-transport-1": "ready"}, "Angola/movement") as drill:
        drill.pick("NA/1")
        drill.do("fly", by="AN-air-transport-1")


@rule("world_war_africa:7.9.1-a")
@pytest.mark.parametrize(("die", "most"), [(3, 3), (4, 2), (5, 2)])
def test_the_contractors_price(die, most):
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 4}, dice=[die]) as drill:
        drill.do("hire")
        assert max(action["markers"] for action in drill.plain("contract")) == most
        assert drill.refused("contract", markers=most + 1) in ("7.9.1-a", "7.9.1-b")
        drill.do("contract", markers=2)
        assert drill.points("Rwanda") == 4 - 2 * (1 if die < 4 else 2)
        if drill.active == "Rwanda" and drill.step == "reinforcement":
            assert drill.refused("hire") == "7.9.1-a"  # one roll a segment
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 4}, dice=[6]) as drill:
        drill.do("hire")
        drill.do("contract", markers=0)
        assert drill.points("Rwanda") == 4


@rule("world_war_africa:7.9.1-b")
def test_three_contractors_for_both_sides():
    with war(
        {"pmc-1": "ready", "pmc-2": "used"},
        "Angola/reinforcement",
        points={"Angola": 9},
        dice=[1],
        flags={"rebel_held": ["pmc-1"]},
    ) as drill:
        drill.do("hire")
        assert [action["markers"] for action in drill.plain("contract")] == [0, 1]
        assert drill.refused("contract", markers=2) == "7.9.1-b"
    with war(
        {"pmc-1": "used", "pmc-2": "used", "pmc-3": "used"}, "Angola/reinforcement", points={"Angola": 9}
    ) as drill:
        assert drill.refused("hire") == "7.9.1-b"


@rule("world_war_africa:7.9.1-c")
def test_hired_for_this_turn_only():
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 4}, dice=[1]) as drill:
        drill.do("hire")
        drill.do("contract", markers=1)
        assert drill.where("pmc-1") == "ready"
    with war({"pmc-1": "ready"}, "end", turn=3, points={"Rwanda": 1}, flags={"rebel_held": ["pmc-1"]}) as drill:
        assert drill.where("pmc-1") == "aside"
        assert drill.state.rebel_held == 0  # whoever hires it next has it
    with war(
        {"FAC/2": "1602", "FAC/3": "1410", "pmc-1": "ready"}, "DRC/movement", flags={"rebel_held": ["pmc-1"]}
    ) as drill:
        drill.pick("FAC/2")
        assert drill.refused("fly", by="pmc-1") == "7.9.1-c"  # the rebels hired it


@rule("world_war_africa:7.10-a")
def test_no_armour_in_helicopters():
    with war({"UG/Armd": "2115", "UG/305": "2115", "UG-helo-transport-1": "ready"}, "Uganda/movement") as drill:
        drill.pick("UG/Armd")
        assert drill.refused("fly", by="UG-helo-transport-1") == "7.10-a"
        drill.do("stay")
        drill.pick("UG/305")
        drill.do("fly", by="UG-helo-transport-1")
        drill.do("land", to="2311")
        assert drill.state.stack[-1].spent == 1  # it costs 1 MP too


@rule("world_war_africa:7.10-b")
def test_from_any_hex_to_any_hex():
    with war({"Rw/211": "1914", "Rw-helo-transport-1": "ready"}) as drill:
        drill.pick("Rw/211")
        drill.do("fly", by="Rw-helo-transport-1")
        assert len(drill.spaces("land")) > 100
        drill.do("land", to="1610")
        assert drill.where("Rw/211") == "1610"
        assert drill.where("Rw-helo-transport-1") == "used"


@rule("world_war_africa:7.10-c")
def test_no_helicopters_next_to_enemies():
    with war({"Rw/211": "1914", "FAC/2": "1711", "Rw-helo-transport-1": "ready"}) as drill:
        drill.pick("Rw/211")
        drill.do("fly", by="Rw-helo-transport-1")
        assert drill.refused("land", to="1710") == "7.10-c"
        assert "1710" not in drill.spaces("land")
    with war({"Rw/211": "1914", "FAC/2": "1913", "Rw-helo-transport-1": "ready"}) as drill:
        drill.pick("Rw/211")
        assert drill.refused("fly", by="Rw-helo-transport-1") == "7.10-c"
    with war({"Rw/211": "1915", "ANC/1": "1812", "FAC/2": "1811", "Rw-air-transport-1": "ready"}) as drill:
        drill.pick("Rw/211")
        drill.do("fly", by="Rw-air-transport-1")
        assert "1812" in drill.spaces("land")  # aeroplanes may


@rule("world_war_africa:7.9-b", "world_war_africa:7.10-c")
def test_out_of_the_enemys_zone_to_the_helicopter():
    units = {"Rw/211": "1914", "FAC/2": "1913", "Rw-helo-transport-1": "ready"}
    with war(units) as drill:
        drill.pick("Rw/211")
        flights = drill.plain("board")
        assert [flight["to"] for flight in flights] == ["1815"]  # one of the nearest outside: 2 of 3 MP
        drill.do(**flights[0])
        drill.do("land", to="1610")
        assert (drill.where("Rw/211"), drill.step) == ("1610", "reinforcement")  # no point is left: DRC is next
    with war({**units, "FAC/3": "1915", "FAC/5": "2013"}, control={"1915": "DRC"}) as drill:
        drill.pick("Rw/211")
        assert drill.plain("fly") == []


@rule("world_war_africa:5.3-b")
def test_the_table_caps_transport(tmp_path):
    from sandtable.engine.packs import copy_pack
    from sandtable.games.world_war_africa.title import title

    pack = tmp_path / "pack"
    copy_pack(TITLE.folder, pack)
    path = pack / "counters.toml"
    text = path.read_text(encoding="utf-8")
    old = 'kind = "air_transport"\nowner = "Zimbabwe"\ncount = 1'
    assert old in text
    path.write_text(text.replace(old, old[:-1] + "2"), encoding="utf-8")
    units = {"ZB/1": "0714", "ZB/2": "0714", "ZB-air-transport-1": "ready", "ZB-air-transport-2": "ready"}
    with war(units, "Zimbabwe/movement", title=title(pack)) as drill:
        drill.pick("ZB/1")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1602")
        drill.do("stay")
        drill.pick("ZB/2")
        assert drill.plain("fly") == []
        assert drill.refused("fly", by="ZB-air-transport-2") == "5.3-b"


@option("world_war_africa:uganda_lift")
@rule("world_war_africa:7.11-h")
def test_out_of_the_uganda_box_by_helicopter_or_contractor():
    units = {"UG/305": "uganda", "MLC/1": "uganda", "UG-helo-transport-1": "ready", "pmc-1": "ready", "FAC/2": "2614"}
    flags, control = {"rebel_held": ["pmc-1"]}, {"2311": "Uganda", "2016": "Rwanda"}
    with war(units, "Uganda/movement", flags=flags, control=control) as drill:
        drill.pick("UG/305")
        drill.do("fly", by="UG-helo-transport-1")
        assert {"2311", "2413"} <= drill.spaces("land")  # to any hex, as from any hex
        assert drill.refused("land", to="2613") == "7.10-c"
        assert drill.refused("land", to="1915") == "7.1-a"
        drill.do("land", to="2413")
        assert drill.where("UG/305") == "2413"
    with war(units, "Uganda/movement", flags=flags, control=control) as drill:
        drill.pick("MLC/1")
        assert drill.refused("fly", by="UG-helo-transport-1") == "7.9-h"
        drill.do("fly", by="pmc-1")
        assert drill.refused("land", to="2413") == "7.11-h"  # to a town that the rebels control
        drill.do("land", to="2311")
    with war(units, "Uganda/movement", flags=flags, control=control, options={"uganda_lift": False}) as drill:
        drill.pick("UG/305")
        assert drill.refused("fly", by="UG-helo-transport-1") == "7.11-h"
        assert drill.refused("fly", by="pmc-1") == "7.11-h"


@rule("world_war_africa:7.11-e", "world_war_africa:7.9-b")
def test_out_of_rwanda_on_foot_to_a_helicopter_that_flies_anywhere():
    with war({"Rw/211": "1918", "Rw-helo-transport-1": "ready"}, control={"1915": "Rwanda"}) as drill:
        drill.pick("Rw/211")
        assert (len(drill.plain("fly")), drill.spaces("board")) == (1, {"1816"})
        drill.do("board", by="Rw-helo-transport-1", to="1816")
        assert "1709" in drill.spaces("land")


@option("world_war_africa:helicopters_to_kinshasa")
@rule("world_war_africa:10.2.2-a", "world_war_africa:7.10-c")
def test_every_transport_brings_zimbabweans_to_kinshasa_on_the_first_turn():
    markers = ("ZB-air-transport-1", "ZB-helo-transport-1", "pmc-1")
    units = {"ZB/1": "zimbabwe", **dict.fromkeys(markers, "ready")}
    for by in markers:
        with war(units, "Zimbabwe/movement", turn=1) as drill:
            drill.pick("ZB/1")
            drill.do("fly", by=by)
            assert drill.spaces("land") == {"1602"}
        with war(units, "Zimbabwe/movement", turn=2) as drill:
            drill.pick("ZB/1")
            assert drill.refused("fly", by=by) == "10.2.2-b"
    with war({**units, "Rw/211": "1603"}, "Zimbabwe/movement", turn=1) as drill:
        drill.pick("ZB/1")
        assert drill.refused("fly", by="ZB-helo-transport-1") == "7.10-c"  # not into an enemy's zone
        drill.do("fly", by="ZB-air-transport-1")
    with war(units, "Zimbabwe/movement", turn=1, options={"helicopters_to_kinshasa": False}) as drill:
        drill.pick("ZB/1")
        assert drill.refused("fly", by="ZB-helo-transport-1") == "10.2.2-a"


# More than one flight, and zones that stop


@rule("world_war_africa:7.9-b")
def test_who_cannot_march_on_may_still_fly_on():
    units = {"FAC/2": "1803", "FAC/3": "1602", "ZB-air-transport-1": "ready", "AN-air-transport-1": "ready"}
    with war(units, "DRC/movement", turn=WET, control={"1803": "DRC", "1408": "DRC"}) as drill:
        drill.pick("FAC/2")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1408")
        assert drill.step == "march"
        assert drill.spaces("go") == set()  # one MP is left, and every hex costs two
        drill.do("fly", by="AN-air-transport-1")
        drill.do("land", to="1602")
        assert drill.where("FAC/2") == "1602"
    with war(units, "DRC/movement", turn=WET, control={"1408": "DRC"}) as drill:
        drill.pick("FAC/3")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1408")
        drill.do("stay")  # it need not
        assert drill.where("AN-air-transport-1") == "ready"


@rule("world_war_africa:6.4-a", "world_war_africa:7.9-b")
def test_a_stack_at_an_airfield_parts_to_fly():
    units = {"FAC/31": "1503", "FAC/50": "1503", "ZB-air-transport-1": "ready"}
    with war(units, "DRC/movement", turn=WET, control={"1602": "DRC", "1505": "DRC"}, dice=[6]) as drill:
        drill.pick("FAC/31")  # MA 5 and 6; by road to Kikwit 4 MP in the rain
        drill.do("add", unit="FAC/50")
        drill.do("force")
        drill.do("go", to="1505")
        assert drill.step == "march"
        assert drill.spaces("go") == set()
        assert drill.refused("fly", by="ZB-air-transport-1") == "7.9-a"  # it takes one unit
        drill.do("split", unit="FAC/31")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1602")
        assert (drill.where("FAC/31"), drill.where("FAC/50")) == ("1602", "1505")


@rule("world_war_africa:11.0-b", "world_war_africa:7.9-b")
def test_nobody_flies_on_from_a_zone_that_stops():
    units = {"FAC/2": "1409", "FAC/50": "1410", "RDC/1": "1411", "ZB-air-transport-1": "ready"}
    with war(units, "DRC/movement", control={"1410": "DRC"}) as drill:
        drill.pick("FAC/2")
        assert drill.plain("board") == []
        assert drill.refused("board", by="ZB-air-transport-1", to="1410") == "11.0-b"
        drill.do("stay")
        drill.pick("FAC/50")  # who starts there may leave
        round_trip = ["1409", "1410"]
        assert drill.refused("board", by="ZB-air-transport-1", to="1410", path=round_trip) == "11.0-b"
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1602")
    units |= {"AN-air-transport-1": "ready", "FAC/5": "1602"}
    with war(units, "DRC/movement", control={"1410": "DRC"}) as drill:
        drill.pick("FAC/5")
        drill.do("fly", by="ZB-air-transport-1")
        drill.do("land", to="1410")
        assert drill.step == "movement"  # landing there is entering, too


@rule("world_war_africa:10.2.2-a", "world_war_africa:10.2.2-b")
def test_reinforcements_of_the_first_turn_are_told_by_its_rule():
    for turn, expected in ((1, "10.2.2-a"), (3, "10.2.2-b")):
        with war({}, "Zimbabwe/reinforcement", turn=turn, points={"Zimbabwe": 1}) as drill:
            drill.do("buy", unit="ZB/1")
            assert drill.rules("placed") == [expected]
    for turn, expected in ((1, "10.2.3-a"), (3, "10.2.3-b")):
        with war({}, "Angola/reinforcement", turn=turn, points={"Angola": 1}) as drill:
            drill.do("buy", unit="AN/5")
            assert drill.rules("placed") == [expected]


@rule("world_war_africa:10.2.3-c")
def test_angolans_land_at_matadi_on_the_first_turn_too():
    with war({"AN/5": "angola"}, "Angola/movement", turn=1) as drill:
        drill.pick("AN/5")
        assert drill.refused("go", to="1500", path=["1400", "1500"]) == "10.2.3-c"
        drill.do("go", to="1400")
        assert drill.where("AN/5") == "1400"
