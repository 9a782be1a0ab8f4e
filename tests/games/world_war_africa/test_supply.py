"""Zones of control and supply (11)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.world_war_africa.strength import attack_of
from sandtable.games.world_war_africa.zones import allowance, is_supplied, zone
from tests.games.world_war_africa.drill import THEATRE, changed, defence_of, war


def supplied(units, unit, **more):
    drill = war(units, **more)
    return is_supplied(drill.game, drill.state, THEATRE.piece[unit])


def ring(name, units):
    """A unit in every hex around one."""
    around = [THEATRE.names[s] for s in THEATRE.grid.neighbours[THEATRE.index[name]] if THEATRE.drc >> s & 1]
    return dict(zip(units, around, strict=False))


REBELS = ["ANC/1", "ANC/2", "ANC/3", "ANC/4", "ANC/5", "ANC/6"]


@rule("world_war_africa:11.0-a")
def test_six_hexes_around():
    with war({"FAC/2": "1709", "FAC-helo-support-1": "ready", "ALiR/Alb": "1918", "Rw/211": "2015"}) as drill:
        found = {THEATRE.names[s] for s in range(len(THEATRE.grid)) if zone(drill.game, drill.state, 0) >> s & 1}
        assert found == {"1708", "1710", "1609", "1610", "1809", "1810"}  # units in boxes and markers have none
    with war({"FAC/2": "1709", "Rw/211": "2015"}, flags={"inactive": ["FAC/2"]}) as drill:
        assert zone(drill.game, drill.state, 0).bit_count() == 6


@rule("world_war_africa:11.0-b")
def test_only_a_unit_in_a_town_stops():
    with war({"Rw/211": "1712", "FAC/2": "1812"}, dice=[6]) as drill:  # Kindu
        drill.pick("Rw/211")
        drill.do("force")
        assert "1711" in drill.spaces("go")
        assert drill.refused("go", to="1713", path=["1712", "1713"]) == "7.0-a"
    with war({"Rw/211": "1612", "FAC/2": "1812"}, dice=[6]) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        assert drill.refused("go", to="1711", path=["1712", "1711"]) == "11.0-b"
        assert "1712" in drill.spaces("go")
    with war({"Rw/211": "1406", "FAC/2": "1504"}, dice=[6]) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        drill.do("go", to="1403", path=["1405", "1404", "1403"])  # open country: no stop
        assert drill.where("Rw/211") == "1403"


@rule("world_war_africa:11.0-c")
def test_from_zone_to_zone():
    with war({"Rw/211": "1811", "FAC/2": "1812"}, dice=[6]) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        assert "1711" in drill.spaces("go")  # also next to Kindu
        assert drill.refused("go", to="1713", path=["1711", "1712", "1713"]) == "11.0-b"


@rule("world_war_africa:11.0-d")
def test_a_friend_does_not_cancel_a_zone():
    with war({"Rw/211": "1612", "ANC/1": "1712", "FAC/2": "1812"}, dice=[6]) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        assert drill.refused("go", to="1711", path=["1712", "1711"]) == "11.0-b"
    alone = {"Rw/211": "1613", "FAC/2": "1812"}  # 1711 is near by 1712, which is in the zone of Kindu
    with war(alone) as drill:
        reach = drill.reach("Rw/211")
        assert {"1712", "1711"} & reach == {"1712"}
    with war({**alone, "ANC/1": "1712"}) as drill:
        assert drill.reach("Rw/211") == reach
    # Supply is not traced through it either: three units seal Kinshasa off, a friend in the gap or not.
    seal = {"ANC/1": "1702", "ANC/2": "1502", "ANC/3": "1403"}
    assert supplied({"FAC/2": "1709", "FAC/3": "1603"}, "FAC/2")
    assert not supplied({"FAC/2": "1709", "FAC/3": "1603", **seal}, "FAC/2")


@rule("world_war_africa:11.1-a")
def test_supply_is_checked_before_the_move():
    units = {"FAC/31": "1404", "FAC/3": "1410"}
    with war(units, "DRC/movement", control={"1602": "Rwanda"}, dice=[6]) as drill:
        drill.pick("FAC/31")
        changed(drill, lambda state: state.control.__setitem__(THEATRE.kinshasa, 0))  # supplied from now on
        assert is_supplied(drill.game, drill.state, THEATRE.piece["FAC/31"])
        drill.do("force")
        assert "1406" in drill.spaces("go")
        assert "1407" not in drill.spaces("go")  # still half of its 5 MP


@rule("world_war_africa:11.1-b")
def test_supply_is_checked_before_each_combat():
    storm = {"Rw/211": "1501", "Rw/201": "1501", "Rw/301": "1501", "FAC/PCD5": "1602"}
    units = {**storm, "FAC/2": "1710", "FAC/3": "1710", "ANC/1": "1709", "ANC/2": "1709"}
    with war(units, "Rwanda/combat", dice=[6, 3]) as drill:
        assert is_supplied(drill.game, drill.state, THEATRE.piece["FAC/2"])
        drill.attack("1602", "Rw/211", "Rw/201", "Rw/301")
        drill.do("done")  # no infiltrators
        drill.do("advance", unit="Rw/211")
        drill.do("done")
        drill.attack("1710", "ANC/1", "ANC/2")
        printed = THEATRE.defence[THEATRE.piece["FAC/2"]]
        reasons = drill.told("combat")[1]["defence"].reasons
        values = {reason.rule: reason.value for reason in reasons if reason.about == "FAC/2"}
        assert values == {"8.6-a": printed, "11.3-a": max(1, printed // 2) - printed}
    cut_off = {"FAC/2": "1710", "ANC/1": "1709"}
    with war(cut_off, "DRC/combat", dice=[3], control={"1602": "Rwanda"}) as drill:  # the attacker's too
        drill.attack("1709", "FAC/2")
        printed = THEATRE.attack[THEATRE.piece["FAC/2"]]
        assert drill.told("combat")[0]["attack"].total == printed // 2 < printed


@rule("world_war_africa:11.2-a")
def test_lines_are_cut_by_enemies_and_their_zones():
    assert supplied({"FAC/2": "1709"}, "FAC/2")
    assert not supplied({"FAC/2": "1709", **ring("1709", REBELS)}, "FAC/2")
    ends = {"ANC/1": "1702", "ANC/2": "1502", "ANC/3": "1403"}
    assert not supplied({"FAC/2": "1709", **ends}, "FAC/2")  # three units seal Kinshasa off
    assert supplied({"FAC/2": "1602", **ends}, "FAC/2")
    assert supplied({"FAC/2": "1603", **ends}, "FAC/2")  # next to the source: nothing lies between


@rule("world_war_africa:11.2-b")
def test_the_own_row_of_the_chart():
    held = {"0712": "DRC", "0713": "DRC", "0714": "DRC", "0715": "DRC", "0716": "DRC"}
    assert supplied({"ZB/1": "1602"}, "ZB/1", control=held)
    assert not supplied({"AN/5": "1602"}, "AN/5", control={"1402": "nobody"})  # Kinshasa is no source for it
    for unit, box in (("UG/305", "uganda"), ("ZB/1", "zimbabwe"), ("AN/5", "angola")):
        assert supplied({unit: box}, unit)


@rule("world_war_africa:11.2-c")
def test_sources_must_be_held():
    assert not supplied({"FAC/2": "1709"}, "FAC/2", control={"1602": "Rwanda"})
    assert not supplied({"FAC/2": "1709"}, "FAC/2", control={"1602": "nobody"})
    assert supplied({"ZB/1": "0811"}, "ZB/1", control={"0713": "nobody"})  # Zambia needs no control


@rule("world_war_africa:11.2-d")
@pytest.mark.parametrize(
    ("unit", "at", "inside"),
    [
        ("ALiR/Alb", "1714", True),
        ("FAC/2", "1714", False),
        ("FDD/SK", "2014", True),
        ("CCR/1", "1812", False),
        ("Lendu/Lendu", "2014", False),
        ("ZB/1", "1714", False),
        ("AN/5", "1714", False),
    ],
)
def test_government_supply(unit, at, inside):
    wall = {**ring(at, ["RDC/1", "RDC/2", "RDC/3", "RDC/4", "RDC/5", "RDC/6"])}
    assert supplied({unit: at, **wall}, unit) is inside


@rule("world_war_africa:11.2-d")
def test_government_sources():
    for unit, where in (("ADF/ADF", "1602"), ("Chad/RG", "0712"), ("NA/1", "1403"), ("AN/5", "1400")):
        space = {"ADF/ADF": "1603", "Chad/RG": "0812", "NA/1": "1404", "AN/5": "1500"}[unit]
        only = dict.fromkeys(("1602", "0713", "1402"), "nobody")
        owner = THEATRE.contingents[THEATRE.contingent[THEATRE.piece[unit]]]
        assert supplied({unit: space}, unit, control={**only, where: owner}), unit


@rule("world_war_africa:11.2-e")
@pytest.mark.parametrize(
    ("unit", "at", "inside"),
    [
        ("ANC/1", "1408", True),
        ("ANC/1", "1803", False),
        ("RDC/1", "1602", False),
        ("RDC/1", "1401", False),
        ("Rw/211", "1408", False),
        ("MLC/1", "2507", True),
        ("MLC/1", "1803", False),
        ("UG/305", "2507", False),
        ("Bu/1", "1408", False),
    ],
)
def test_rebel_supply(unit, at, inside):
    wall = ring(at, ["FAC/2", "FAC/3", "FAC/5", "FAC/7", "FAC/8", "FAC/10"])
    assert supplied({unit: at, **wall}, unit, control={"1602": "nobody"}) is inside


@rule("world_war_africa:11.2-e")
def test_rebel_sources():
    nothing = dict.fromkeys(("1915", "2016", "1816", "2115"), "nobody")
    for unit, at, source, yes in (
        ("Rw/211", "1709", "1915", True),
        ("Bu/1", "1709", "1915", False),
        ("Bu/1", "1709", "1816", True),
        ("UG/305", "2105", "2315", True),
        ("UG/305", "2105", "1915", False),
        ("Rw/211", "1709", "2315", False),
    ):
        assert supplied({unit: at}, unit, control={**nothing, source: "Rwanda"}) is yes, (unit, source)


@option("world_war_africa:zero_becomes_one")
@rule("world_war_africa:11.3-a")
def test_factors_are_halved_one_by_one():
    for one, zero in ((False, 0), (True, 1)):
        drill = war(
            {"Rw/211": "1803", "RDC/6": "1602", "MLC/1": "1703"},
            options={"zero_becomes_one": one},
            control=dict.fromkeys(("1915", "2016", "1816", "2115", "1602"), "nobody"),
        )
        rw, rdc = THEATRE.piece["Rw/211"], THEATRE.piece["RDC/6"]
        assert not is_supplied(drill.game, drill.state, rw)
        assert attack_of(drill.game, drill.state, rw) == THEATRE.attack[rw] // 2
        assert defence_of(drill, rw) == max(1, THEATRE.defence[rw] // 2)
        assert not is_supplied(drill.game, drill.state, rdc)
        assert attack_of(drill.game, drill.state, rdc) == zero
        assert defence_of(drill, rdc) == 1
    from sandtable.games.world_war_africa.zones import halved

    assert [halved(drill.game, factor) for factor in (1, 2, 3, 5)] == [1, 1, 1, 2]


@rule("world_war_africa:11.3-b")
def test_the_allowance_is_halved():
    drill = war({"ANC/1": "1914"})
    unit = THEATRE.piece["ANC/1"]
    assert THEATRE.allowance[unit] == 5
    assert allowance(drill.game, unit, 1 << unit) == 2
    assert allowance(drill.game, unit, 0) == 5
    militia = THEATRE.piece["FAC/PCD1"]
    assert allowance(drill.game, militia, 1 << militia) == 1


@pytest.mark.parametrize("cut_off", [[], REBELS])
def test_a_counter_shows_what_its_unit_counts_for_where_it_stands(cut_off):
    with war({"FAC/2": "1709", **ring("1709", cut_off)}, "Rwanda/combat") as drill:
        unit = THEATRE.piece["FAC/2"]
        attack, defence = attack_of(drill.game, drill.state, unit), defence_of(drill, unit)
        assert ((attack, defence) == THEATRE.units[unit].factors[:2]) == (not cut_off)
        pieces = drill.game.scene(drill.game.observe(drill.state, 1)).pieces
        shown = next(piece for piece in pieces if piece.id == "FAC/2")
        facts = dict(shown.facts)
        assert shown.left == f"{attack}-{defence}"
        assert facts["world_war_africa-fact-attack"] == str(attack)
        assert ("world_war_africa-fact-printed" in facts) == bool(cut_off)
