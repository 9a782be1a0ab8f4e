"""Chapters 4.1, 4.2 and 4.6: who attacks what, the odds, terrain, rivers, sieges, the results."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.strength import odds_column
from sandtable.games.guerra.zones import besieged, surrounded
from tests.games.guerra.drill import (
    BAND1,
    BAND2,
    C1,
    C2,
    C3,
    GUNS,
    N1,
    R1,
    U1,
    U2,
    U3,
    V1,
    V2,
    Z_TANKS,
    Drill,
    war,
)

SIEGE = ("2109", "1810", "2112")
RING = ("2009", "2011", "2110", "2111", "1911", "1910")


def column(drill: Drill) -> str:
    """The column of the last battle."""
    found = drill.battle()["column"]
    assert isinstance(found, str)
    return found


def shifts(drill: Drill) -> dict[str, int]:
    """The shifts of the last battle by rule, the odds left out."""
    return {reason.rule: reason.value for reason in drill.battle()["roll"].reasons[1:]}


def fought(units: dict[str, str], at: str, *attackers: str, dice: tuple[int, int] = (5, 1), **more: object) -> Drill:
    """A battle up to the dice."""
    drill = war(dict(units), phase="combat", dice=list(dice), **more)  # type: ignore[arg-type]
    drill.attack(at, *attackers)
    return drill


@rule("guerra:4.1-a")
def test_attack_against_defence():
    drill = fought({"fac-4": "2010", R1: "2011"}, "2011", "fac-4", side="congo")
    assert drill.battle()["roll"].reasons[0].about == "7:4"


@rule("guerra:4.1-b")
def test_adjacent_battalions_may_fight():
    with war({N1: "2010", BAND1: "2011", BAND2: "2013"}, side="congo", phase="combat") as drill:
        assert drill.listed("attack", "at") == {"2011"}
        assert drill.refused("attack", at="2013") == "4.1-b"
        drill.muster("2011", N1)


@rule("guerra:4.1-c")
def test_all_units_in_the_hex_defend_together():
    drill = fought({U1: "2010", C1: "2011", N1: "2011"}, "2011", U1)
    assert drill.battle()["roll"].reasons[0].about == "4:7"
    with war({U1: "2010", C1: "2011"}, phase="combat") as drill:
        assert drill.refused("attack", at="2009") == "4.1-c"


@rule("guerra:4.1-d")
def test_the_attacker_names_who_takes_part():
    units = {U1: "2010", U2: "2010", R1: "1911", C1: "2011"}
    with war(units, phase="combat", dice=[2, 10]) as drill:
        drill.do("attack", at="2011")
        assert drill.refused("fight") == "4.1-d"
        assert drill.refused("attack", at="2011") == "4.1-c"
        drill.do("join", unit=U1)
        drill.do("join", unit=U2)
        drill.do("fight")  # 2:1, 20: ARB / DVB
        assert drill.battle()["attackers"] == [U1, U2]
        assert drill.listed("lose") == {U1, U2}
    with war({**units, C1: {"hex": "2011", "reduced": True}}, phase="combat", dice=[10, 10]) as drill:
        drill.attack("2011", U1, U2)  # 8:2 is 4:1, 100: AVB / DRB
        drill.do("lose", unit=U1)
        assert drill.listed("advance") == {U1, U2}
    # declining is always possible
    with war(units, phase="combat") as drill:
        drill.do("done")
        assert not drill.told("battle")


@rule("guerra:4.1-e")
def test_no_unit_attacks_twice():
    units = {U1: "2010", C1: "2011", C2: "2009", U3: "3010", C3: "3011"}
    with war(units, phase="combat", dice=[5, 1]) as drill:
        drill.attack("2011", U1)  # 1:1, 51: ARB / DVB
        assert drill.refused("attack", at="2009") == "4.1-e"
        assert drill.listed("attack", "at") == {"3011"}
    with war({U1: "2010", U2: "2010", C1: "2011", C2: "2009"}, phase="combat", dice=[5, 1]) as drill:
        drill.attack("2011", U1)
        drill.do("attack", at="2009")
        assert drill.refused("join", unit=U1) == "4.1-e"
        assert drill.listed("join") == {U2}


@rule("guerra:4.1-f")
def test_a_unit_that_held_is_not_attacked_again_but_one_that_fell_back_is():
    units = {U1: "2010", U2: "2010", U3: "2012", C1: "2011", C2: "2009"}
    with war(units, phase="combat", dice=[5, 1]) as drill:
        drill.attack("2011", U1)
        assert drill.refused("attack", at="2011") == "4.1-f"
        assert "2011" not in drill.listed("attack", "at")
    # 24:4 is 6:1, 51: AVB / DRI(M); the unit falls back into 2012's neighbour and is attacked there with its friend
    units = {
        U1: "2010",
        U2: "2010",
        U3: "1911",
        V1: "1911",
        V2: "2111",
        "rcd-1": "2111",
        R1: "2113",
        C1: "2011",
        C2: "2112",
    }
    lakes = {"1912": "lake", "2012": "lake"}
    with war(units, phase="combat", dice=[5, 1, 5, 1], terrain=lakes) as drill:
        drill.attack("2011", U1, U2, U3, V1, V2, "rcd-1")
        drill.do("lose", unit=V1)
        assert drill[C1].hex == "2112"
        while drill.step == "advance":
            drill.do("done")
        drill.attack("2112", R1)
        assert drill.battle()["defenders"] == [C1, C2]


@rule("guerra:4.1-g")
@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [(17, 5, "3:1"), (8, 5, "3:2"), (7, 5, "1:1"), (4, 5, "1:2+"), (36, 5, "7+:1"), (5, 5, "1:1"), (30, 5, "6:1")],
)
def test_odds(attack: int, defence: int, expected: str):
    with war() as drill:
        assert drill.theatre.tables.combat.columns[odds_column(drill.game, attack, defence)] == expected


@rule("guerra:4.1-h")
def test_guns_have_no_range():
    with war({GUNS: "2010", C1: "2011", U1: "2012"}, side="congo", phase="combat", turn=3) as drill:
        drill.do("attack", at="2012")
        assert drill.refused("join", unit=GUNS) == "4.1-h"
    # a mobile unit may attack a hex it could not enter
    with war({Z_TANKS: "2010", U1: "2011"}, side="congo", phase="combat", terrain={"2011": "forest"}) as drill:
        drill.muster("2011", Z_TANKS)


@rule("guerra:4.1-i")
def test_attacks_are_resolved_one_by_one_in_the_attackers_order():
    units = {U1: "2010", C1: "2011", U2: "3010", C2: "3011"}
    for first, second in (("2011", "3011"), ("3011", "2011")):
        with war(units, phase="combat", dice=[5, 1, 5, 1]) as drill:
            drill.attack(first, U1 if first == "2011" else U2)
            drill.attack(second, U1 if second == "2011" else U2)
            assert [facts["at"] for facts in drill.told("battle")] == [first, second]


@rule("guerra:4.2-a", "guerra:4.2.1-a", "guerra:4.2.3-a")
@option("guerra:village_shift")
def test_terrain_shifts_to_the_left():
    units = {U1: "2010", U2: "2010", U3: "1911", C1: "2011"}  # 12:4 is 3:1
    drill = fought(units, "2011", U1, U2, U3, terrain={"2011": "forest"})
    assert column(drill) == "3:2"
    # road, railway, airfield and village change nothing
    ground = {"terrain": {"2011": "forest"}, "roads": ["2011-2012"], "rails": ["2011-2012"], "towns": {"Bumba": "2011"}}
    drill = fought(units, "2011", U1, U2, U3, **ground)
    assert column(drill) == "3:2"
    assert shifts(drill) == {"4.2-a": -2}
    drill = fought(units, "2011", U1, U2, U3, options={"village_shift": True}, **ground)
    assert column(drill) == "1:1"


@rule("guerra:4.2-b")
def test_only_the_defenders_terrain_counts():
    mountains = {"2010": "mountain", "1911": "mountain"}
    drill = fought({U1: "2010", U2: "1911", C1: "2011"}, "2011", U1, U2, terrain=mountains)
    assert column(drill) == "2:1"
    assert shifts(drill) == {}


@rule("guerra:4.2-c")
def test_shifts_stop_at_the_ends_of_the_table():
    drill = fought({U1: "2010", C1: "2011"}, "2011", U1, terrain={"2011": "mountain"})  # 1:1, 3 left
    assert column(drill) == "1:2+"
    # the siege counts before the end of the table does: 1:1, 3 left and 1 right is 2 left
    ring = {U1: "2010", U2: "1912", U3: "2112"}
    drill = fought({**ring, C1: "2011"}, "2011", U1, terrain={"2011": "mountain"})
    assert [reason.rule for reason in drill.battle()["roll"].reasons] == ["4.1-g", "4.2-a", "4.2.4-c", "4.2-c"]
    assert column(drill) == "1:2+"
    units = {"updf-8": "2010", "updf-7": "1911", "fac-5": {"hex": "2011", "reduced": True}}
    with war(
        {**units, U1: "2110", U2: "2110"}, phase="combat", dice=[5, 1], terrain={"2011": "forest"}, roads=["2011-2012"]
    ) as drill:
        drill.attack("2011", "updf-8", "updf-7")  # 13:2 is 6:1
        assert column(drill) == "4:1"
    strong = {"updf-8": "2010", "updf-7": "2010", U1: "1911", GUNS: {"hex": "2011", "reduced": True}}
    with war(strong, phase="combat", dice=[5, 1], terrain={"2011": "forest"}) as drill:
        drill.attack("2011", "updf-8", "updf-7", U1)  # 17:1, counted from 7+:1
        assert column(drill) == "5:1"


@rule("guerra:4.2.2-a", "guerra:4.2.2-b", "guerra:T1-g")
def test_rivers_help_if_every_attacker_is_across():
    units = {U1: "2010", U2: "2010", U3: "1911", C1: "2011"}
    both = {"terrain": {"2011": "forest"}, "rivers": ["2010/2011 1911/2011"]}
    assert shifts(fought(units, "2011", U1, U3, **both)) == {"4.2-a": -2, "4.2.2-a": -1}
    one = {"terrain": {"2011": "forest"}, "rivers": ["2010/2011"]}
    assert shifts(fought(units, "2011", U1, U3, **one)) == {"4.2-a": -2}
    # a bridge makes no difference
    bridge = {**one, "roads": ["2010-2011"]}
    assert shifts(fought(units, "2011", U1, U2, **bridge)) == {"4.2-a": -2, "4.2.2-a": -1}
    # the Congo is worth two, or one if somebody comes over a lesser river
    assert shifts(fought(units, "2011", U1, U2, U3, congo=["2010/2011 1911/2011"])) == {"4.2.2-a": -2}
    assert shifts(fought(units, "2011", U1, U2, U3, congo=["2010/2011"], rivers=["1911/2011"])) == {"4.2.2-a": -1}
    tanks = {**units, "updf-8": "2112", "updf-7": "1911"}  # 21:4 is 5:1
    across = "2010/2011 1911/2011 2112/2011"
    city = fought(tanks, "2011", U1, U2, "updf-7", "updf-8", congo=[across], towns={"Kamina": "2011"})
    assert (shifts(city)["4.2-a"], shifts(city)["4.2.2-a"]) == (-2, -2)


@rule("guerra:4.2.4-a")
def test_besieged():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    with war({C1: "2010", **ring}) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))
        assert not surrounded(drill.game, drill.state, drill.number(C1))
    with war({C1: "2010", U1: "2109", U2: "1810"}) as drill:
        assert not besieged(drill.game, drill.state, drill.number(C1))
    # closed ground counts as shut, but alone besieges nobody; friends do not open a zone
    lakes = dict.fromkeys(("2111", "2011"), "lake")
    with war({C1: "2010", U1: "2109", U2: "1810"}, terrain=lakes) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))
    with war({C1: "2010", C2: "2009", **ring}) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))
    with war({C1: "2010"}, terrain=dict.fromkeys(RING, "lake")) as drill:
        assert not besieged(drill.game, drill.state, drill.number(C1))
    # an enemy battalion's own hex is in its zone
    lakes = dict.fromkeys(RING[1:], "lake")
    with war({C1: "2010", BAND1: "2009"}, terrain=lakes) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))


@rule("guerra:4.2.4-b")
def test_completely_surrounded():
    bands = ("rcd-13", "rcd-14", "rcd-15", "rcd-16", "rcd-17", "rcd-18")
    with war({C1: "2010", **dict(zip(bands, RING, strict=True))}) as drill:
        assert surrounded(drill.game, drill.state, drill.number(C1))
    with war({C1: "2010", **dict(zip(bands[:5], RING, strict=False))}) as drill:
        assert not surrounded(drill.game, drill.state, drill.number(C1))


@rule("guerra:4.2.4-c")
def test_a_siege_shifts_to_the_right():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    units = {C1: "2010", **ring, "rcd-1": "2009", "rcd-2": "2009"}  # 8:4 is 2:1
    assert column(fought(units, "2010", "rcd-1", "rcd-2")) == "3:1"
    assert column(fought(units, "2010", "rcd-1", "rcd-2", towns={"Kamina": "2010"})) == "3:2"
    # only if every defender is besieged: infantry could walk off where the trucks are shut in
    mixed = {C1: "2010", "fac-5": "2010", U1: "2109", U2: "1810", "rcd-1": "2009", "rcd-2": "2009"}
    ground = {"terrain": {"2111": "forest", "2011": "forest"}}
    drill = fought(mixed, "2010", "rcd-1", "rcd-2", **ground)
    assert besieged(drill.game, drill.state, drill.number("fac-5")) or drill["fac-5"].hex == "eliminated"
    assert "4.2.4-c" not in shifts(drill)


#: twelve against four, 3:1; the dice choose the row
THREE_TO_ONE = {U1: "2010", U2: "2010", U3: "1911", C1: "2011"}


@rule("guerra:4.2.4-d", "guerra:4.7.1-d")
def test_a_surrounded_unit_takes_a_loss_instead_of_a_retreat():
    bands = dict(zip(("rcd-13", "rcd-14", "rcd-15", "rcd-16", "rcd-17", "rcd-18"), RING, strict=True))
    around = {**bands, "updf-8": "2009", "updf-7": "2011"}
    # 13:4 is 3:1, a column to the right: 4:1; 35 is AVB / DRI(M): reduced by the retreat, then it checks morale
    with war({C1: "2010", **around}, phase="combat", dice=[3, 5, 1]) as drill:
        drill.attack("2010", "updf-8", "updf-7")
        drill.do("lose", unit="updf-7")
        assert drill[C1].reduced
        assert drill[C1].hex == "2010"
        assert drill.step != "advance"
    # a result with a loss of its own as well: two losses. 25:4 is 6:1, to the right 7+:1; 60 is AVB / DRB
    more = {**around, U1: "2110", U2: "2111", "rcd-1": "1911"}
    with war({C1: "2010", **more}, phase="combat", dice=[6, 10]) as drill:
        drill.attack("2010", "updf-8", "updf-7", U1, U2, "rcd-1")
        drill.do("lose", unit=U1)
        assert drill[C1].hex == "eliminated"
    with war({C1: {"hex": "2010", "reduced": True}, **around}, phase="combat", dice=[3, 5]) as drill:
        drill.attack("2010", "updf-8", "updf-7")  # 13:2 is 6:1, 7+:1; 35: AVB / DRI(M)
        drill.do("lose", unit="updf-7")
        assert drill[C1].hex == "eliminated"


@rule("guerra:4.2.4-e", "guerra:4.7.1-b")
def test_a_besieged_unit_retreats_into_the_zones():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    lakes = {name: "lake" for name in RING if name not in ("2009", "2011")}
    units = {C1: "2010", **ring, "updf-8": "2009", "updf-7": "2009"}  # 13:4 is 3:1, besieged 4:1; 35: AVB / DRI(M)
    with war(units, phase="combat", dice=[3, 5], terrain=lakes) as drill:
        drill.attack("2010", "updf-8", "updf-7")
        drill.do("lose", unit="updf-7")
        assert drill[C1].hex == "2011"
        assert not drill[C1].reduced
