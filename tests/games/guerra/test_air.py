"""Chapters 4.5, 4.6.3 and 4.6.4: ground support, bombardment, interdiction."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.rolls import Roll
from sandtable.games.guerra.air import bombardment_roll, interdiction_roll
from sandtable.games.guerra.movement import allowance, costs
from sandtable.games.guerra.theatre import CONGO
from tests.games.guerra.drill import C1, C2, N1, R1, R_TRUCKS, U1, U2, U3, Drill, war

AIR = {"state": {"air": 6}, "side": "congo", "phase": "combat"}


@rule("guerra:4.5-a")
def test_air_points_go_to_support_bombardment_and_interdiction():
    units = {C1: "2010", U1: "2011", U2: "3010", C2: "3015", U3: "3016"}
    with war(units, dice=[5, 1, 1, 1], roads=["3010-3011"], **AIR) as drill:
        drill.attack("2011", C1, support=2)
        drill.do("bombard", at="3010")
        drill.do("sortie", points=3)
        drill.do("raid")
        drill.do("interdict", at="3011", facility="road")
        drill.do("sortie", points=1)
        assert drill.state.air == 0


@rule("guerra:4.5-b")
def test_air_points_are_not_kept():
    units = {C1: "2010", U1: "3010"}
    with war(units, turn=2, active="administration", state={"air": 4}) as drill:
        assert drill.state.air == 6
    with war({**units, U2: "2011"}, **AIR) as drill:
        drill.do("bombard", at="3010")
        assert drill.refused("sortie", points=7) == "4.5-b"
        assert drill.refused("sortie", points=0) == "4.5-b"
    with war({**units, U2: "2011"}, side="congo", phase="combat") as drill:
        assert drill.refused("bombard", at="3010") == "4.5-b"
        assert drill.refused("raid") == "4.5-b"


@rule("guerra:4.5-c")
def test_support_in_either_phase_out_of_one_purse():
    units = {C1: "2010", U1: "2011", C2: "3015", U3: "3016"}
    with war(units, side="rebels", phase="combat", state={"air": 6}, dice=[5, 1]) as drill:
        drill.muster("2010", U1)
        drill.do("fight")
        assert (drill.step, drill.seat) == ("battle", "congo")
        assert drill.refused("support", points=7) == "4.5-b"
        drill.do("support", points=4)
        assert drill.state.air == 2
        assert drill.battle()["roll"].reasons[0].about == "4:8"
        assert not drill.legal("bombard")  # those are attacks of the Congo player's own phase
    with war(units, side="rebels", phase="combat", state={"air": 6}) as drill:
        assert drill.refused("bombard", at="2010") == "2.2-f"


@rule("guerra:4.5.1-a")
def test_a_point_of_support_is_a_point_of_strength():
    units = {"fac-11": "2010", U1: "2011"}
    with war(units, side="rebels", phase="combat", state={"air": 6}, dice=[5, 1]) as drill:
        drill.attack("2010", U1, support=1)
        assert drill.battle()["roll"].reasons[0].about == "4:5"
    with war(units, dice=[5, 1], **AIR) as drill:
        drill.attack("2011", "fac-11", support=6)
        assert drill.battle()["roll"].reasons[0].about == "10:4"


@rule("guerra:4.5.2-a")
def test_bombardment_is_for_units_not_in_combat():
    units = {C1: "2010", U1: "2011", U2: "3010", U3: "3010"}
    with war(units, dice=[5, 1, 1], **AIR) as drill:
        drill.attack("2011", C1)
        assert drill.refused("bombard", at="2011") == "4.5.2-a"
        assert "2011" not in drill.listed("bombard", "at")
        assert drill.refused("bombard", at="3012") == "4.5.2-a"
        drill.do("bombard", at="3010")
        drill.do("sortie", points=1)
        assert drill.refused("bombard", at="3010") == "4.5.2-a"
    # nor is one bombed first attacked on the ground afterwards
    with war({**units, C2: "3011"}, dice=[1], **AIR) as drill:
        drill.do("bombard", at="2011")
        drill.do("sortie", points=1)
        assert drill.refused("attack", at="2011") == "4.1-f"
    with war({"updf-8": "3010", C1: "2010"}, **AIR) as drill:
        assert bombing(drill, "3010", 4).reasons[0].about == "24"
    with war({"updf-8": {"hex": "3010", "reduced": True}, "rcd-13": "3010", C1: "2010"}, **AIR) as drill:
        assert bombing(drill, "3010", 2).reasons[0].about == "12"  # 2 x (3 + 3)


def bombing(drill: Drill, at: str, points: int) -> Roll:
    """The throw for so many points on all units in a hex."""
    space = drill.space(at)
    return bombardment_roll(drill.game, drill.state, space, drill.state.at[space], points)


@rule("guerra:4.5.2-b")
def test_terrain_shifts_a_bombardment():
    ground = {"terrain": {"3010": "forest"}, "roads": ["3010-3011"], "rivers": ["3010/3009"]}
    with war({"updf-8": "3010", C1: "2010"}, **ground, **AIR) as drill:
        roll = bombing(drill, "3010", 4)
        assert roll.total == 3  # 21-24, two left: 13-16
    with war({R1: "3010", C1: "2010"}, towns={"Kamina": "3010"}, **AIR) as drill:
        assert bombing(drill, "3010", 2).total == 0  # 5-8 and a city


@rule("guerra:4.5.2-c")
def test_one_die_without_morale():
    state = {"air": 6, "morale": {"congo": -5, "uganda": 2}}
    with war({U1: "3010", C1: "2010"}, side="congo", phase="combat", state=state, dice=[7]) as drill:
        drill.do("bombard", at="3010")
        drill.do("sortie", points=4)  # 16: column 13-16
        facts = drill.told("bombardment")[0]
        assert (facts["slower"], facts["losses"]) == (2, 0)


@rule("guerra:4.5.3-a")
def test_only_airfields_roads_and_railways_are_interdicted():
    ground = {"roads": ["2010-2011"], "rails": ["2012-2013"], "towns": {"Kindu": "2020"}}
    with war({C1: "3010", U1: "3015"}, **ground, **AIR) as drill:
        drill.do("raid")
        assert drill.refused("interdict", at="3010", facility="road") == "4.5.3-a"
        assert drill.refused("interdict", at="2010", facility="railway") == "4.5.3-a"
        listed = {(action.at, action.facility) for action in drill.legal("interdict")}  # type: ignore[attr-defined]
        assert {("2010", "road"), ("2012", "railway"), ("2020", "airfield")} <= listed
    # each attack names one facility; the others stay open
    with war({C1: "3010", U1: "3015"}, dice=[9], roads=["2010-2011"], rails=["2010-2011"], **AIR) as drill:
        drill.do("raid")
        drill.do("interdict", at="2010", facility="road")
        drill.do("sortie", points=6)
        assert drill.state.cut_roads == 1 << drill.space("2010")
        assert drill.state.cut_rails == 0


@rule("guerra:4.5.3-b", "guerra:4.6.4-e")
def test_the_worked_example_of_an_interdiction():
    with war({C1: "3010", U1: "3015"}, towns={"Goma": "2010"}, **AIR) as drill:
        space = drill.space("2010")
        roll = interdiction_roll(drill.game, space, 8)
        assert roll.total == 1  # 7-8, two left for the city: 3-4
        assert drill.game.interdiction_rows[10].cells[roll.total] == 1
        assert drill.game.interdiction_rows[10].cells[0] == 1  # the book's three columns come to the same
        assert interdiction_roll(drill.game, space, 1).total == 0


@rule("guerra:4.6.3-a")
@option("guerra:slowed_until_moved")
def test_a_bombardment_slows_the_whole_stack_once():
    units = {U1: {"hex": "3010", "slowed": 2}, R1: {"hex": "3010", "slowed": 2}, C1: "2010"}
    with war(units, turn=1) as drill:
        for name in (U1, R1):
            assert allowance(drill.game, drill.state, drill.number(name)) == 2
        assert drill.no_move(U1, "3013") == "4.6.3-a"
        drill.move(R1, "3011")
        drill.do("done")
        assert [drill[name].slowed for name in (U1, R1)] == [0, 0]  # over, moved or not
    with war(units, turn=1, options={"slowed_until_moved": True}) as drill:
        drill.move(R1, "3011")
        drill.do("done")
        assert [drill[name].slowed for name in (U1, R1)] == [2, 0]
    units = {U1: "3010", U2: "3010", C1: "2010"}
    with war(units, dice=[7], **AIR) as drill:
        drill.do("bombard", at="3010")
        drill.do("sortie", points=2)  # 16
        assert [drill[name].slowed for name in (U1, U2)] == [2, 2]
    with war({U1: {"hex": "3010", "slowed": 3}, C1: "2010"}) as drill:
        assert len(drill.reach(U1)) == 6  # the guarantee of one hex


def bombed(units: dict[str, object], points: int, die: int) -> Drill:
    """A bombardment of 3010."""
    drill = war({C1: "2010", **units}, dice=[die], state={"air": 9}, side="congo", phase="combat")
    drill.do("bombard", at="3010")
    drill.do("sortie", points=points)
    return drill


@rule("guerra:4.6.3-b")
def test_losses_fall_on_one_unit_of_the_owners_choice():
    drill = bombed({U1: "3010", U2: "3010"}, 2, 9)  # 16, die 9: -2 and one loss
    assert (drill.step, drill.seat) == ("lose", "rebels")
    drill.do("lose", unit=U2)
    assert [drill[name].reduced for name in (U1, U2)] == [False, True]
    drill = bombed({U1: "3010", U2: "3010"}, 5, 10)  # 40, die 10: -3 and two losses, both on one unit
    drill.do("lose", unit=U1)
    assert drill[U1].hex == "eliminated"
    assert not drill[U2].reduced
    assert drill[U2].slowed == 3
    assert not drill.told("morale-check")


@rule("guerra:4.6.3-c")
def test_the_worked_example_of_a_bombardment():
    ground = {"terrain": {"3010": "forest"}, "roads": ["3010-3011"]}
    with war({"updf-8": "3010", C1: "2010"}, dice=[7], **ground, **AIR) as drill:
        drill.do("bombard", at="3010")
        drill.do("sortie", points=4)
        facts = drill.told("bombardment")[0]
        assert facts["roll"].reasons[0].about == "24"
        assert facts["roll"].total == 3
        assert (facts["slower"], facts["losses"]) == (2, 0)
        assert drill["updf-8"].slowed == 2
        assert not drill["updf-8"].reduced


@rule("guerra:4.6.4-a")
@pytest.mark.parametrize(("die", "until"), [(9, 7), (3, 0)])
def test_how_long_an_interdiction_lasts(die: int, until: int):
    with war({C1: "2010", U1: "3010"}, turn=5, dice=[die], roads=["2015-2016"], **AIR) as drill:
        drill.do("raid")
        drill.do("interdict", at="2015", facility="road")
        drill.do("sortie", points=6)  # column 5-6: 2 turns on a 9, nothing on a 3
        number = drill.theatre.facility[drill.space("2015"), "road"]
        assert drill.state.cut[number] == until
    # results on the same target do not add; the longer one stands
    state = {"air": 6, "cut": {"2015-road": 8}}
    with war(
        {C1: "2010", U1: "3010"}, turn=5, dice=[9], roads=["2015-2016"], side="congo", phase="combat", state=state
    ) as drill:
        drill.do("raid")
        drill.do("interdict", at="2015", facility="road")
        drill.do("sortie", points=6)
        assert drill.state.cut[number] == 8


@rule("guerra:4.6.4-b")
def test_an_interdicted_road_is_ignored():
    ground = {"terrain": dict.fromkeys(("2011", "2012", "2013"), "forest"), "roads": ["2010-2011-2012-2013"]}
    cut = {"cut": {"2012-road": 4}}

    def spent(drill: Drill, unit: str, to: str) -> int | None:
        number = drill.number(unit)
        return costs(drill.game, drill.state, number, drill.state.hex[number], 9).get(drill.space(to))

    with war({U1: "2010", R_TRUCKS: "2010", C1: "3010"}, turn=4, state=cut, **ground) as drill:
        assert spent(drill, U1, "2011") == 1
        assert spent(drill, U1, "2012") == 3  # 2 to enter
        assert spent(drill, U1, "2013") == 5  # and 2 to go on
        assert "2012" not in drill.reach(R_TRUCKS)
        assert drill.no_move(R_TRUCKS, "2012") == "4.6.4-b"
    with war({U1: "2010", C1: "3010"}, turn=5, state=cut, **ground) as drill:
        assert spent(drill, U1, "2013") == 3
    # supply is not affected
    ground["towns"] = {"Kigali": "2010"}
    with war({U1: "2013", N1: "3010"}, turn=4, state=cut, active="rebels", **ground) as drill:
        assert not drill[U1].unsupplied


@rule("guerra:4.5.2-a")
@option("guerra:bomb_named_units")
def test_bombs_fall_on_the_hex_or_with_the_option_on_those_who_are_named():
    units = {U1: "3010", U2: "3010", C1: "2010"}
    with war(units, dice=[9], **AIR) as drill:
        drill.do("bombard", at="3010")
        drill.do("sortie", points=3)
        assert drill.told("bombardment")[0]["units"] == [U1, U2]
    named = {"bomb_named_units": True}
    with war(units, dice=[9], options=named, **AIR) as drill:
        drill.do("bombard", at="3010")
        assert drill.step == "aim"
        assert drill.listed("aim") == {U1, U2}
        assert drill.refused("done") == "4.5.2-a"  # somebody must be named
        assert drill.refused("aim", unit=C1) == "4.5.2-a"
        drill.do("aim", unit=U2)
        assert drill.refused("aim", unit=U2) == "4.5.2-a"
        drill.do("done")
        drill.do("sortie", points=3)  # 3 x 4
        told = drill.told("bombardment")[0]
        assert told["units"] == [U2]
        assert told["roll"].reasons[0].about == "12"
        assert (drill[U1].slowed, drill[U2].slowed) == (0, told["slower"])
        assert told["slower"] > 0
        # the other was not bombed: he may be, now; the hex may not be attacked any more (4.1-f)
        drill.do("bombard", at="3010")
        assert drill.step == "sortie"
    with war({**units, U2: "3011"}, options=named, **AIR) as drill:
        drill.do("bombard", at="3010")
        assert drill.step == "sortie"  # nobody to choose between


@rule("guerra:4.6.4-a", "guerra:4.6.3-a")
def test_what_bombs_have_done_can_be_seen():
    """How long a place stays interdicted, as the printed markers tell it, and how many points a unit has lost."""
    cut = {"3010-road": 5, "3110-railway": 7}
    ground = {"roads": ["3010-3011"], "rails": ["3110-3111"], "state": {"cut": cut}}
    with war({C1: "2010", U1: {"hex": "2011", "slowed": 2}}, turn=5, **ground) as drill:
        scene = drill.game.scene(drill.table.view(0))
        notes = {note["kind"]: note["spaces"] for note in scene.notes if note["kind"].startswith("cut-for")}
        assert notes == {"cut-for-0": ["3010"], "cut-for-2": ["3110"]}
        facts = {piece.id: dict(piece.facts) for piece in scene.pieces}
        assert facts[U1]["guerra-fact-slowed"] == "2"
        assert "guerra-fact-slowed" not in facts[C1]


def test_bombs_on_a_hex_that_could_be_attacked_warn_that_it_cannot_be_any_more():
    """By 4.5.2-a; a caution, that nobody is asked about, with the order and with the points."""
    for beside, told in (("2011", ["guerra-harm-no-attack"]), ("2020", [])):
        with war({C1: beside, U1: "2010"}, active="congo", phase="combat", state={"air": 3}) as drill:
            [bombard] = drill.legal("bombard")
            found = drill.game.harms(drill.table.view(CONGO), bombard)
            assert [harm.message.id for harm in found if harm.caution and harm.rule == "4.5.2-a"] == told
            drill.do("bombard", at="2010")
            [*sorties] = drill.legal("sortie")
            for sortie in sorties:
                assert [harm.message.id for harm in drill.game.harms(drill.table.view(CONGO), sortie)] == told
