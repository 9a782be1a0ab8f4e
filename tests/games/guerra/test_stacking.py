"""Chapter 3.2.2: stacking."""

import msgspec

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.spaces import each
from sandtable.games.guerra.stacking import overfull, stacked
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from tests.games.guerra.drill import (
    BAND1,
    C1,
    C2,
    C3,
    GUNS,
    N1,
    RCD_TRUCKS,
    U1,
    U2,
    U3,
    V1,
    V2,
    V3,
    Z_TANKS,
    Z_TRUCKS,
    spent,
    war,
)


@rule("guerra:3.2.2-a")
def test_friends_do_not_hinder():
    units = {U1: "2010", U2: "2011", V1: "2011", C1: "3010"}
    with war(units, side="rebels") as drill:
        assert spent(drill, U1, "2012") == 2
        drill.move(U1, "2012")
        assert drill[U1].hex == "2012"


@rule("guerra:3.2.2-b")
def test_stacking_is_checked_when_the_phase_ends():
    forest = {"2011": "forest"}
    with war({U1: "2010", U2: "2011", C1: "3010"}, terrain=forest) as drill:
        drill.move(U1, "2011")  # 4 points against 2
        drill.move(U2, "2012")
        drill.do("done")
        assert (drill[U1].hex, drill[U2].hex) == ("2011", "2012")
        assert not drill.told("sent-back")
    with war({U1: "2010", U2: "2011", C1: "3010"}, terrain=forest) as drill:
        drill.move(U1, "2011")
        assert drill[U1].hex == "2011"  # not yet
        drill.do("done")
        assert (drill[U1].hex, drill[U2].hex) == ("2010", "2011")


@rule("guerra:3.2.2-c", "guerra:3.2.2-d", "guerra:3.2.2-e", "guerra:3.2.2-f")
def test_stacking_points():
    with war({RCD_TRUCKS: "2010", BAND1: "2010", U1: "2012", "fab-1": "2014", "rcd-19": "2016"}) as drill:
        assert stacked(drill.theatre, drill.state, drill.space("2010")) == 2
        assert stacked(drill.theatre, drill.state, drill.space("2012")) == 2
        assert stacked(drill.theatre, drill.state, drill.space("2016")) == 2  # a guerrilla regiment
    with war({C1: "2010", C2: "2010", N1: "2010", Z_TANKS: "2012", C3: "2012", Z_TRUCKS: "2014"}) as drill:
        assert stacked(drill.theatre, drill.state, drill.space("2010")) == 5
        assert stacked(drill.theatre, drill.state, drill.space("2012")) == 5
        assert stacked(drill.theatre, drill.state, drill.space("2014")) == 3
        guns = drill.theatre.units[drill.number(GUNS)]
        assert (guns.type, guns.size) == ("artillery", "battalion")
        assert drill.theatre.stacking[drill.number(GUNS)] == 1
        assert drill.theatre.tables.stacking.artillery_regiment == 2
        assert drill.theatre._stacking(msgspec.structs.replace(guns, size="regiment")) == 2


@rule("guerra:3.2.2-e")
def test_tanks_and_infantry_fill_a_city():
    units = {Z_TANKS: "2010", C1: "2011", N1: "2011"}
    with war(units, side="congo", towns={"Kamina": "2010"}) as drill:
        drill.move(C1, "2010")
        drill.move(N1, "2010")
        drill.do("done")
        assert (drill[C1].hex, drill[N1].hex) == ("2010", "2011")


@rule("guerra:3.2.2-g")
def test_the_last_to_enter_go_back():
    units = {U1: "2009", U2: "2011", U3: "2111", C1: "3010"}
    with war(units) as drill:
        for unit in (U1, U2, U3):
            drill.move(unit, "2010")
        drill.do("done")
        assert [drill[unit].hex for unit in (U1, U2, U3)] == ["2010", "2010", "2111"]
        assert [facts["unit"] for facts in drill.told("sent-back")] == [[U3]]


@rule("guerra:3.2.2-h")
@option("guerra:cumulative_stacking")
def test_bonuses_of_road_railway_and_village_add_up():
    ground = {
        "terrain": {"2010": "forest", "2011": "forest", "2012": "forest"},
        "roads": ["2010-2011-2012"],
        "rails": ["2011-2012"],
        "towns": {"Kikwit": "2010", "Ilebo": "2011", "Kamina": "2014"},
    }
    with war({U1: "3010"}, **ground) as drill:
        assert [drill.game.room[drill.space(name)] for name in ("2010", "2011", "2012", "2014")] == [4, 5, 4, 5]
    with war({U1: "3010"}, options={"cumulative_stacking": False}, **ground) as drill:
        assert [drill.game.room[drill.space(name)] for name in ("2010", "2011", "2012", "2014")] == [3, 3, 3, 5]


@rule("guerra:3.2.2-h")
def test_without_added_bonuses_the_set_up_spreads_out():
    """Malanje, Beni, Butare, Entebbe and 3105 hold one regiment less than is printed; it stands beside them."""
    plain, narrow = (title().open("1998", {"cumulative_stacking": added}) for added in (True, False))
    before, after = plain.setup(bytes(32)), narrow.setup(bytes(32))
    names, distance = plain.theatre.names, plain.theatre.grid.distance
    moved = {
        names[unit]: distance(one, other)
        for unit, (one, other) in enumerate(zip(before.hex, after.hex, strict=True))
        if one != other
    }
    assert moved == {"faa-7": 1, "rcd-10": 1, "rcd-7": 1, "rpa-5": 1, "updf-6": 1}
    held = after.held[REBELS] | after.held[CONGO]
    assert not [space for space in each(held) if overfull(narrow, after, space)]
    assert list(after.holder) == list(before.holder)


@rule("guerra:3.2.2-i")
def test_a_road_carries_an_armoured_regiment_through_forest():
    with war({Z_TANKS: "2010"}, side="congo", terrain={"2011": "forest"}, roads=["2010-2011"]) as drill:
        assert drill.game.room[drill.space("2011")] == 3
        drill.move(Z_TANKS, "2011")
        drill.do("done")
        assert drill[Z_TANKS].hex == "2011"


@rule("guerra:3.2.2-g")
def test_who_has_just_come_in_goes_back_by_the_same_rule():
    """An entry hex that is too full sends the last of the queue out again: by stacking, not as a recruit."""
    queue = {unit: {"hex": "due"} for unit in (V1, V2, V3)}
    with war({**queue, C1: "0520"}, turn=3) as drill:
        entry = drill.theatre.grid.names[drill.theatre.entries[drill.theatre.entry_of[drill.number(V1)]]]
        for unit in (V1, V2, V3):
            drill.move(unit, entry)
        drill.do("done")
        assert [drill[unit].hex for unit in (V1, V2, V3)] == [entry, entry, "due"]
        assert drill.told("sent-back") == [{"unit": [V3], "count": 1, "at": entry, "to": "R1", "beside": True}]
        assert drill.rules("sent-back") == ["3.2.2-g"]
    # a recruit in excess waits by the rule of recruits
    full = dict.fromkeys(("rpa-6", "rpa-7", "rpa-8"), "3612")
    with war({**full, "rpa-10": {"hex": "due"}, "fac-1": "2106"}, real=True, turn=4, active="rebels") as drill:
        drill.do("done")
        assert drill.rules("sent-back") == ["3.4.3-a"]


@rule("guerra:3.2.2-g")
def test_a_full_hex_is_told_before_the_march():
    with war({U1: "2010", U2: "2010", U3: "2111", C1: "3010"}) as drill:
        drill.do("pick", unit=U3)
        view = drill.table.view(0)
        told = {a.to: drill.game.harms(view, a) for a in drill.legal("move")}  # type: ignore[attr-defined]
        assert [(harm.message.id, harm.rule) for harm in told.pop("2010")] == [("guerra-harm-too-full", "3.2.2-g")]
        assert not any(told.values())
