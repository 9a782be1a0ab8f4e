"""Chapters 4.6.1, 4.6.2 and 6: what comes of a combat."""

import msgspec

from sandtable.engine.hand import gathered
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import each
from sandtable.games.guerra.combat import all_together
from sandtable.games.guerra.strength import modified, number_of, row_of
from tests.games.guerra.drill import (
    BAND1,
    BAND3,
    BIG_BAND,
    C1,
    C2,
    C3,
    C_FAST,
    GUNS,
    N2,
    R1,
    R_TRUCKS,
    RCD_TRUCKS,
    U1,
    U2,
    U3,
    V1,
    V2,
    Z1,
    Drill,
    war,
)


def rows(text: str, column_name: str, dice: list[int], units: dict[str, object], *attackers: str) -> Drill:
    """A battle that gives this printed result, with a check that it does."""
    drill = war(units, phase="combat", dice=dice)
    drill.attack("2011", *attackers)
    facts = drill.battle()
    assert (f"{facts['attack']} / {facts['defence']}", facts["column"]) == (text, column_name)
    return drill


@rule("guerra:4.6.1-a")
def test_columns_and_rows():
    with war() as drill:
        table = drill.theatre.tables.combat
        assert table.row[row_of(drill.game, 33)].cells[table.columns.index("2:1")] == ("ARIM", "DVI")


@rule("guerra:4.6.1-b")
def test_ae():
    units = {V1: "2010", "updf-12": "1911", C1: "2011", C2: "2011"}
    drill = rows("AE / DVI", "1:2+", [10, 5], units, V1, "updf-12")
    assert (drill.step, drill.seat) == ("lose", "rebels")
    drill.do("lose", unit=V1)
    assert drill[V1].hex == "eliminated"
    assert (drill.step, drill.seat) == ("retreat", "rebels")
    away = drill.listed("retreat", "to")
    assert away
    assert not away & {"2010", "1912"}  # in the defenders' zone
    drill.do("retreat", unit="updf-12", to=min(away))
    assert drill["updf-12"].hex == min(away)
    assert not drill["updf-12"].reduced


@rule("guerra:4.6.1-c")
def test_arb():
    units = {V1: {"hex": "2010", "reduced": True}, V2: "2010", C1: "2011"}
    drill = rows("ARB / DVI", "1:1", [4, 10], units, V1, V2)
    drill.do("lose", unit=V2)
    assert drill[V2].reduced
    assert drill[V1].hex == "2010"
    assert drill.step != "advance"
    assert drill[C1].hex == "2011"


@rule("guerra:4.6.1-d", "guerra:4.6.1-j")
def test_ari_and_dvi():
    drill = rows("ARI(M) / DVI", "2:1", [4, 10], {U1: "2010", U2: "2010", C1: "2011"}, U1, U2)
    assert [drill[name].hex for name in (U1, U2, C1)] == ["2010", "2010", "2011"]
    assert not any(drill[name].reduced for name in (U1, U2, C1))
    assert drill.step not in ("lose", "advance")
    assert not drill.told("morale-check")


@rule("guerra:4.6.1-e", "guerra:4.6.1-i")
def test_avb_and_dri():
    units = {U1: {"hex": "2010", "reduced": True}, U2: "2010", U3: "1911", "rcd-1": "1911", C1: "2011"}
    drill = rows("AVB / DRI(M)", "3:1", [6, 10], units, U1, U2, U3, "rcd-1")
    drill.do("lose", unit=U1)
    assert drill[U1].hex == "eliminated"
    assert (drill.step, drill.seat) == ("retreat", "congo")
    drill.do("retreat", unit=C1, to="2012")
    assert not drill[C1].reduced
    assert drill.listed("advance") == {U2, U3, "rcd-1"}


@rule("guerra:4.6.1-f")
def test_avi_and_a_defender_that_cannot_go():
    units = {U1: "2010", U2: "2010", U3: "1911", "rcd-1": "1911", C1: "2011"}
    drill = rows("AVI(M) / DRI(M)", "4:1", [6, 10], units, U1, U2, U3, "rcd-1")
    assert not any(drill[name].reduced for name in (U1, U2, U3))
    assert drill.step == "retreat"
    lakes = dict.fromkeys(("2012", "1912", "2111", "2112"), "lake")
    with war(units, phase="combat", dice=[6, 10, 1], terrain=lakes) as drill:
        drill.attack("2011", U1, U2, U3, "rcd-1")  # besieged: 5:1, 60 is AVI / DRI(M)
        assert drill[C1].hex == "2011"
        assert drill[C1].reduced
        assert not drill.told("advance")
        assert drill.step != "advance"


@rule("guerra:4.6.1-g")
def test_de():
    units = {
        "updf-8": "2010",
        "updf-7": "1911",
        U1: "1911",
        U2: "2112",
        GUNS: "2011",
        "faa-1": {"hex": "2011", "reduced": True},
    }
    drill = rows("AVB / DE", "7+:1", [9, 10], units, "updf-8", "updf-7", U1, U2)
    assert (drill.step, drill.seat) == ("lose", "congo")
    drill.do("lose", unit=GUNS)
    assert drill[GUNS].hex == "eliminated"
    drill.do("lose", unit=U1)
    if drill.step == "retreat":
        drill.do("retreat", unit="faa-1", to=sorted(drill.listed("retreat", "to"))[0])
    assert drill["faa-1"].hex not in ("2011", "eliminated")
    assert drill.step == "advance"


@rule("guerra:4.6.1-h", "guerra:5.1-d")
def test_drb_losses_first_then_retreat():
    units = {"updf-8": "2010", "updf-7": "1911", U1: "1911", U2: "2112", GUNS: "2011", "faa-1": {"hex": "2011"}}
    with war({**units, "faa-1": {"hex": "2011", "reduced": True}}, phase="combat", dice=[8, 1]) as drill:
        drill.attack("2011", "updf-8", "updf-7", U1, U2)
        assert drill.battle()["defence"] == "DRB"
        assert drill[GUNS].hex == "2011"  # nobody has gone yet
        drill.do("lose", unit=GUNS)
        assert drill[GUNS].reduced
        assert drill[GUNS].hex == "2011"
        while drill.step in ("retreat", "lose"):
            fields = msgspec.to_builtins(drill.legal()[0])
            drill.do(**fields)
        assert "2011" not in (drill[GUNS].hex, drill["faa-1"].hex)


@rule("guerra:4.6.1-k")
def test_dvb_eliminates_without_advance():
    units = {U1: "2010", C1: {"hex": "2011", "reduced": True}, C2: "3020"}
    drill = rows("ARB / DVB", "2:1", [2, 10], units, U1)  # 4:2
    assert drill[C1].hex == "eliminated"
    assert drill[U1].reduced
    assert drill.step != "advance"
    assert drill[U1].hex == "2010"


@rule("guerra:4.6.1-l")
def test_units_with_losses_check_morale():
    with war(
        {U1: {"hex": "2010", "reduced": True}, U2: "2010", "rcd-4": "2112", C1: "2011"}, phase="combat", dice=[4, 10, 3]
    ) as drill:
        drill.attack("2011", U1, U2, "rcd-4")  # 9:4 is 2:1; 40: ARI(M) / DVI
        assert [facts["unit"] for facts in drill.told("morale-check")] == [U1]
    # a unit that has just taken its loss checks too
    with war({U1: "2010", C1: "2011", C2: "2011"}, phase="combat", dice=[2, 10, 9]) as drill:
        drill.attack("2011", U1)  # 4:8 is 1:2+; 20: ARB(M) / DVB
        drill.do("lose", unit=C1)
        assert [facts["unit"] for facts in drill.told("morale-check")] == [U1]
        assert drill[U1].hex == "eliminated"


@rule("guerra:4.6.2-a")
def test_two_dice_make_a_number():
    assert number_of(6, 9) == 69
    assert number_of(10, 10) == 100
    assert number_of(10, 5) == 5
    assert number_of(4, 10) == 40


@rule("guerra:4.6.2-b")
def test_the_first_part_is_the_attackers():
    with war() as drill:
        table = drill.theatre.tables.combat
        assert table.row[row_of(drill.game, 89)].cells[table.columns.index("3:2")] == ("AVB", "DRIM")
    drill = rows("AVB / DRI(M)", "3:2", [8, 9], {U1: "2010", V1: "2010", C1: "2011"}, U1, V1)
    assert (drill.step, drill.listed("lose")) == ("lose", {U1, V1})  # the attackers' loss, not the defender's
    assert not drill[C1].reduced


@rule("guerra:4.6.2-c")
def test_the_worked_example_of_a_combat():
    # two 5-4-3, a 3-4-4 and a 4-4-4 against a 4-4-4 with an air point in a forest village: 17 to 5
    units = {"updf-4": "2010", "updf-5": "2010", V1: "1911", U1: "1911", "fac-11": "2011"}
    ground = {"terrain": {"2011": "forest"}, "towns": {"Ilebo": "2011"}}
    state = {"morale": {"uganda": 1, "congo": -1}, "air": 1}
    with war(units, phase="combat", dice=[6, 9], state=state, **ground) as drill:
        drill.attack("2011", "updf-4", "updf-5", V1, U1, support=1)
        facts = drill.battle()
        assert facts["roll"].reasons[0].about == "17:5"
        assert facts["column"] == "3:2"
        assert facts["number"] == 89
        assert (facts["attack"], facts["defence"]) == ("AVB", "DRI(M)")
        drill.do("lose", unit=V1)
        drill.do("retreat", unit="fac-11", to="2112")
        drill.do("advance", unit=U1, to="2011")
        assert drill[V1].reduced
        assert drill[U1].hex == "2011"
        assert not drill.told("morale-check")  # the defender is at full strength
    with war(units, phase="combat", dice=[6, 9], state=state, options={"village_shift": True}, **ground) as drill:
        drill.attack("2011", "updf-4", "updf-5", V1, U1, support=1)
        assert drill.battle()["column"] == "1:1"  # as the book's arithmetic has it


@rule("guerra:6-a")
def test_rwanda_uganda_and_burundi_do_not_attack_together():
    units = {U1: "2010", R1: "2010", "fab-1": "1911", "rcd-4": "1911", C1: "2011"}
    with war(units, phase="combat") as drill:
        drill.do("attack", at="2011")
        drill.do("join", unit=R1)
        assert drill.refused("join", unit=U1) == "6-a"
        assert drill.refused("join", unit="fab-1") == "6-a"
        assert drill.listed("join") == {"rcd-4"}
        drill.do("join", unit="rcd-4")
    # of those who could come the strongest stand first, whoever has the lower number
    more = {**units, "fab-2": "1910"}
    with war(more, phase="combat") as drill:
        drill.do("attack", at="2011")
        view = drill.game.observe(drill.state, drill.decision.seat)
        army = all_together(drill.game, drill.state, drill.game.theatre.grid.index["2011"])
        ranked = {one.unit: drill.game.rank(view, one) for one in drill.decision.actions}
        assert {unit for unit, place in ranked.items() if not place} == {drill.theatre.names[one] for one in each(army)}
        assert set(ranked.values()) == {0, 1}
        _, picks = gathered(drill.table, drill.decision.seat, sorted(ranked, key=lambda unit: ranked[unit]))
        assert {one.unit for one in picks} == {drill.theatre.names[one] for one in each(army)}
    # they may stack, defend together and attack different hexes
    with war({**units, C2: "2009"}, phase="combat", dice=[5, 1, 5, 1]) as drill:
        drill.attack("2011", R1)
        drill.attack("2009", U1)


def test_modified_numbers_stay_on_the_table():
    assert [modified(94, 2), modified(17, -2), modified(100, -2)] == [100, 1, 80]


def test_aliases_are_what_they_say():
    with war() as drill:
        theatre = drill.theatre

        def values(name: str) -> tuple[str, str, str]:
            unit = theatre.units[drill.number(name)]
            return f"{unit.attack}-{unit.defence}-{unit.move}", unit.type, unit.size

        assert values(U1) == ("4-4-4", "infantry", "regiment")
        assert values(V1) == ("3-4-4", "infantry", "regiment")
        assert values(C1) == values(C3) == ("3-4-3", "infantry", "regiment")
        assert values(C_FAST) == ("3-4-4", "infantry", "regiment")
        assert values(BAND1) == values(BAND3) == ("2-3-4", "guerrilla", "battalion")
        assert values(BIG_BAND) == ("3-4-4", "guerrilla", "regiment")
        assert values(R_TRUCKS) == ("5-5-7", "motorised", "battalion")
        assert values(RCD_TRUCKS) == ("4-5-6", "motorised", "battalion")
        assert values(N2) == ("3-3-3", "infantry", "battalion")
        assert values(Z1) == ("3-3-4", "infantry", "regiment")
        assert values(GUNS) == ("3-1-3", "artillery", "battalion")
