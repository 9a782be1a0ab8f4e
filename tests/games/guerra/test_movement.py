"""Chapter 3.1 to 3.4.1: marching, zones of control, roads and rivers, leaving the map."""

import msgspec
import pytest

from sandtable.engine.ledger import rule
from sandtable.games.guerra.movement import allowance
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.zones import besieged, surrounded, zone_of
from tests.games.guerra.drill import (
    BAND1,
    BAND2,
    C1,
    C2,
    C3,
    C4,
    C_FAST,
    N1,
    N2,
    R_SLOW,
    R_TRUCKS,
    U1,
    U2,
    U3,
    V1,
    V2,
    V3,
    Z1,
    Z2,
    spent,
    war,
)

RING = ("2009", "2011", "2110", "2111", "1911", "1910")  #: the six hexes around 2010
SIEGE = ("2109", "1810", "2112")  #: regiments here have all of them in their zones


@rule("guerra:3.1-a")
def test_a_march_pays_for_each_hex_entered():
    terrain = {"2010": "forest", "2011": "forest", "2012": "open", "2013": "open", "2112": "mountain"}
    shut = dict.fromkeys(("1911", "1912", "2111", "1913", "2113"), "mountain")
    with war({U1: "2010", C1: "3010"}, terrain={**shut, **terrain}) as drill:
        assert [spent(drill, U1, name) for name in ("2011", "2012", "2013")] == [2, 3, 4]
        assert {"2011", "2012", "2013"} <= drill.reach(U1)
        assert drill.no_move(U1, "2014") == "3.1-a"  # 5 points
        assert drill.no_move(U1, "2112") == "3.1-a"  # 2 + 3
    with war({U1: "2010", C1: "3010"}) as drill:
        assert drill.no_move(U1, "2010") == "3.1-a"
        assert drill.no_move(U1, "2016") == "3.1-a"
        drill.move(U1, "2014")
        assert drill[U1].hex == "2014"


@rule("guerra:3.1-b")
def test_a_unit_moves_once_and_points_are_not_kept():
    with war({U1: "2010", C1: "3010"}) as drill:
        drill.move(U1, "2011")
        assert drill.refused("pick", unit=U1) == "3.1-b"
    roads = ["2008-2009-2010-2011-2012"]
    with war({U1: "2010", C1: "3010"}, active="rebels", roads=roads, towns={"Kigali": "2008"}) as drill:
        drill.move(U1, "2011")  # one point of four
        drill.do("done")
        while drill.seat == "congo":
            drill.do("done")
        assert (drill.state.turn, drill.step) == (2, "movement")
        assert allowance(drill.game, drill.state, drill.number(U1)) == 4


@rule("guerra:3.1-c")
def test_one_hex_is_always_possible():
    mountains = dict.fromkeys(RING, "mountain")
    with war({R_SLOW: {"hex": "2010", "unsupplied": True}, C1: "3010"}, turn=5, terrain=mountains) as drill:
        assert allowance(drill.game, drill.state, drill.number(R_SLOW)) == 1
        assert drill.reach(R_SLOW) == set(RING)
        drill.move(R_SLOW, "2011")
    # the guarantee waives cost only
    terrain = {"2009": "lake", "2011": "mountain"}
    units = {R_SLOW: {"hex": "2010", "unsupplied": True}, C1: "1910"}
    with war(units, turn=5, terrain={**mountains, **terrain}, countries={"2110": "tanzania"}) as drill:
        assert drill.reach(R_SLOW) == {"2011", "2111", "1911"}


@rule("guerra:3.1-d")
def test_printed_movement_of_foot_and_mobile_units():
    with war() as drill:
        for unit in drill.theatre.units:
            assert unit.move in ((6, 7, 8) if unit.type in ("armour", "motorised") else (3, 4))


@rule("guerra:3.2.1-a")
def test_no_unit_enters_an_enemy_hex():
    with war({BAND1: "2010", C_FAST: "2012"}, side="congo") as drill:
        assert drill.no_move(C_FAST, "2010") == "3.2.1-a"
        assert "2010" not in drill.reach(C_FAST)


@rule("guerra:3.2.1-b")
def test_the_zone_of_a_regiment():
    with war({U1: "2010", C1: "2011"}, rivers=["2010/2009"], countries={"2110": "tanzania"}) as drill:
        zone = zone_of(drill.game, drill.state, REBELS)
        assert zone.bit_count() == 7  # across rivers and borders, and over a hex an enemy stands in
        for name in ("2010", *RING):
            assert zone >> drill.space(name) & 1


@rule("guerra:3.2.1-c")
def test_entering_a_zone_costs_nothing_more():
    with war({U1: "2009", C1: "2011"}) as drill:
        assert spent(drill, U1, "2010") == 1
        # and does not stop it: it may go on
        assert spent(drill, U1, "1911") is not None


@rule("guerra:3.2.1-d")
def test_leaving_a_zone_costs_one_more():
    with war({U1: "2010", C1: "2011"}) as drill:
        assert spent(drill, U1, "2009") == 2  # out of the zone
        assert spent(drill, U1, "2111") == 2  # into another hex of the zone
    with war({U1: "2010", C1: "2012"}) as drill:
        assert spent(drill, U1, "2009") == 1


@rule("guerra:3.2.1-e")
def test_the_surcharge_is_paid_once_for_each_hex_left():
    # 2010 and 2011 lie in the zones of two regiments each
    with war({U1: "2009", C1: "1911", C2: "2111", C3: "1912", C4: "2112"}) as drill:
        assert spent(drill, U1, "2010") == 1
        assert spent(drill, U1, "2011") == 3
        assert spent(drill, U1, "2012") == 5
        assert "2011" in drill.reach(U1)
        assert drill.no_move(U1, "2012") == "3.2.1-d"


@rule("guerra:3.2.1-f")
def test_a_besieged_unit_may_move_one_hex():
    mountains = dict.fromkeys(RING, "mountain")
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    with war({C1: "2010", **ring}, side="congo", terrain=mountains) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))
        assert drill.reach(C1) == set(RING)
    with war({C1: {"hex": "2010", "unsupplied": True}, **ring}, turn=5, side="congo", terrain=mountains) as drill:
        assert drill.reach(C1) == set(RING)  # 1 point, and each mountain costs 3
    # a guaranteed minimum, not a cap
    with war({C_FAST: "2010", **ring}, side="congo") as drill:
        assert besieged(drill.game, drill.state, drill.number(C_FAST))
        assert len(drill.reach(C_FAST)) > 6


@rule("guerra:3.2.1-g")
def test_a_surrounded_unit_cannot_move():
    bands = dict(zip(("rcd-13", "rcd-14", "rcd-15", "rcd-16", "rcd-17"), RING, strict=False))
    with war({C1: "2010", C2: "3010", **bands}, side="congo", terrain={"1910": "lake"}) as drill:
        assert surrounded(drill.game, drill.state, drill.number(C1))
        assert C1 not in drill.listed("pick")
        assert drill.refused("pick", unit=C1) == "3.2.1-g"
    with war({C1: "2010", C2: "3010", **bands}, side="congo") as drill:
        assert "1910" in drill.reach(C1)
    # by air it may get away, but neither on the march nor over the edge of the map
    fields = {"Kindu": "4210", "Kisangani": "3010"}
    shut = dict(zip(("rcd-13", "rcd-14", "rcd-15", "rcd-16"), ("4209", "4211", "4110", "4111"), strict=True))
    with war({C1: "4210", **shut}, side="congo", towns=fields) as drill:
        drill.do("pick", unit=C1)
        assert {(action["do"], action.get("by")) for action in map(msgspec.to_builtins, drill.legal())} == {
            ("move", "air")
        }
        assert drill.refused("leave", unit=C1, at="4210") == "3.2.1-g"


@rule("guerra:3.2.1-h")
def test_battalions_have_no_zone():
    with war({U1: "2010", N1: "2011"}) as drill:
        assert spent(drill, U1, "2111") == 1
        assert spent(drill, U1, "2009") == 1
    with war({U1: "2010", C1: "2011"}) as drill:
        assert spent(drill, U1, "2111") == 2


@rule("guerra:3.3.1-a", "guerra:3.3.1-b")
def test_roads():
    forest = {f"{col}{row:02}": "forest" for col in (19, 20, 21) for row in range(8, 16)}
    ground = {"terrain": {**forest, "2114": "swamp"}, "roads": ["2011-2012-2013-2014"]}
    with war({U1: "2010", C1: "3010"}, **ground) as drill:
        assert [spent(drill, U1, name) for name in ("2011", "2012", "2013")] == [2, 3, 4]
        assert drill.no_move(U1, "2014") == "3.1-a"
    with war({U1: "2012", C1: "3010"}, **ground) as drill:
        assert spent(drill, U1, "2014") == 2  # it begins on the road
        assert spent(drill, U1, "2112") == 2  # stepping off pays for the terrain
        assert spent(drill, U1, "2114") == 3
    # two road hexes side by side without a link are no road
    with war({U1: "2012", C1: "3010"}, terrain=forest, roads=["2012-2011", "2112-2111"]) as drill:
        assert spent(drill, U1, "2112") == 2


@rule("guerra:3.3.2-a")
def test_crossing_a_river():
    with war({U1: "2010", C1: "3010"}, terrain={"2011": "forest"}, rivers=["2010/2011"], congo=["2010/2009"]) as drill:
        assert spent(drill, U1, "2011") == 3
        assert spent(drill, U1, "2009") == 2


@rule("guerra:3.3.2-b", "guerra:4.5.3-c", "guerra:4.6.4-d")
def test_bridges():
    ground = {"terrain": {"2011": "forest"}, "rivers": ["2010/2011 2010/2009"], "roads": ["2009-2010-2011"]}
    with war({U1: "2010", C1: "3010"}, turn=4, **ground) as drill:
        assert spent(drill, U1, "2011") == 1
        assert spent(drill, U1, "2009") == 1
    with war({U1: "2010", C1: "3010"}, turn=4, state={"cut": {"2011-road": 4}}, **ground) as drill:
        assert spent(drill, U1, "2011") == 3
    with war({U1: "2010", C1: "3010"}, turn=4, state={"cut": {"2009-road": 4}}, **ground) as drill:
        assert spent(drill, U1, "2009") == 2  # savanna and the river
    # a railway has its bridge too, at the price of the forest
    track = {"terrain": {"2011": "forest"}, "rivers": ["2010/2011"], "rails": ["2010-2011"]}
    with war({U1: "2010", C1: "3010"}, turn=4, **track) as drill:
        assert spent(drill, U1, "2011") == 2
    with war({U1: "2010", C1: "3010"}, turn=4, state={"cut": {"2010-railway": 4}}, **track) as drill:
        assert spent(drill, U1, "2011") == 3
    # the Congo has bridges only where the map says so; elsewhere the road has a ferry
    with war({U1: "2010", C1: "3010"}, congo=["2010/2011"], roads=["2010-2011"], terrain={"2011": "forest"}) as drill:
        assert spent(drill, U1, "2011") == 2
    with war(
        {U1: "2010", C1: "3010"},
        congo=["2010/2011"],
        roads=["2010-2011"],
        terrain={"2011": "forest"},
        bridges=["2010/2011"],
    ) as drill:
        assert spent(drill, U1, "2011") == 1


@rule("guerra:3.3.5-a")
def test_lakes_are_closed():
    with war({U1: "2010", C1: "3010"}, terrain={"2011": "lake"}) as drill:
        assert drill.no_move(U1, "2011") == "3.3.5-a"
        for by in ("railway", "river", "air"):
            assert drill.no_move(U1, "2011", by)
        assert "2011" not in drill.reach(U1)


@rule("guerra:3.3.6-a")
def test_mobile_units_need_a_way_through_closed_ground():
    terrain = {"2011": "forest", "2111": "swamp", "1911": "mountain"}
    with war({R_TRUCKS: "2010", C1: "3010"}, terrain=terrain) as drill:
        for name in terrain:
            assert drill.no_move(R_TRUCKS, name) == "3.3.6-a"
            assert name not in drill.reach(R_TRUCKS)
    with war({R_TRUCKS: "2010", C1: "3010"}, terrain=terrain, roads=["2010-2011"], rails=["2010-2111"]) as drill:
        assert spent(drill, R_TRUCKS, "2011") == 1
        assert spent(drill, R_TRUCKS, "2111") == 2  # along a railway it pays for the terrain
        assert {"2011", "2111"} <= drill.reach(R_TRUCKS)
    # beside a road that does not lead there, and shut in by forest on all sides
    forest = dict.fromkeys(("2011", "2012", "2013", "2014", "2015", "2016", "2017"), "forest")
    road = "-".join(forest)
    with war({R_TRUCKS: "2010", C1: "3010"}, terrain=forest, roads=[road]) as drill:
        assert drill.no_move(R_TRUCKS, "2011") == "3.3.6-a"
        assert drill.no_move(R_TRUCKS, "2020") == "3.1-a"
    shut = dict.fromkeys(RING, "forest")
    with war({R_TRUCKS: "2010", C1: "3010"}, terrain=shut) as drill:
        assert drill.refused("pick", unit=R_TRUCKS) == "3.3.6-a"
    cut = {"cut": {"2010-road": 4}}
    with war({R_TRUCKS: "2010", C1: "3010"}, turn=4, terrain=shut, roads=["2010-2011"], state=cut) as drill:
        assert drill.refused("pick", unit=R_TRUCKS) == "4.6.4-b"


@rule("guerra:2.3-a")
def test_a_move_ordered_at_once_is_a_pick_and_the_move():
    units = {U1: "2010", V1: "2027", C1: "3010"}
    with war(units) as at_once, war(units) as picked:
        at_once.do("move", unit=U1, to="2012")
        picked.move(U1, "2012")
        assert at_once.state == picked.state
        at_once.do("leave", unit=V1, at="2027")
        picked.do("pick", unit=V1)
        picked.do("leave", unit=V1, at="2027")
        assert at_once.state == picked.state
        assert at_once.refused("move", unit=U1, to="2013") == "3.1-b"  # it has moved
        assert at_once.refused("move", unit="nobody", to="2013") == "table:no-such-piece"


@rule("guerra:3.4.1-a")
def test_by_which_edge_hex_it_leaves_makes_no_difference():
    """One is listed; any other within its points is as good."""
    units = {V1: "2026", C1: "3010"}
    with war(units) as one, war(units) as other:
        for drill in (one, other):
            drill.do("pick", unit=V1)
            assert len(drill.listed("leave", "at")) == 1
        listed = one.listed("leave", "at").pop()
        another = next(name for name in ("1927", "2027", "2127") if name != listed)
        one.do("leave", unit=V1, at=listed)
        other.do("leave", unit=V1, at=another)
        assert one.state == other.state


@rule("guerra:3.4.1-a", "guerra:3.4.1-b")
def test_leaving_the_map():
    with war({V1: "2027", C1: "3010"}, terrain={"2027": "forest"}) as drill:
        drill.do("pick", unit=V1)
        assert drill.listed("leave", "at") == {"2027"}
        drill.do("leave", unit=V1, at="2027")
        assert drill[V1].hex == "left"
        assert drill.points("congo") == 0
        assert drill.refused("pick", unit=V1) == "3.4.1-b"
    # 3 points: one to the edge hex, 2 to leave through forest; with 2 already spent it cannot
    forest = {"2027": "forest", "2127": "forest", "1927": "forest"}
    shut = {"2026": "savanna", "1926": "lake", "2126": "lake", "1927": "lake", "2127": "lake"}
    with war({R_SLOW: "2026", C1: "3010"}, terrain={**forest, **shut}) as drill:
        drill.do("pick", unit=R_SLOW)  # 2 for the forest hex, 2 to leave
        assert drill.refused("leave", unit=R_SLOW, at="2027") == "3.4.1-a"
    with war({U1: "2026", C1: "3010"}, terrain={**forest, **shut}) as drill:
        drill.do("pick", unit=U1)
        drill.do("leave", unit=U1, at="2027")
        assert drill[U1].hex == "left"
    # an unsupplied unit that has not moved leaves by the one-hex guarantee
    with war({R_SLOW: {"hex": "2027", "unsupplied": True}, C1: "3010"}, turn=5, terrain={"2027": "forest"}) as drill:
        drill.do("pick", unit=R_SLOW)
        drill.do("leave", unit=R_SLOW, at="2027")
        assert drill[R_SLOW].hex == "left"


@rule("guerra:6-b")
def test_nobody_marches_into_a_closed_country():
    for country in ("republic-of-congo", "tanzania", "zambia", "sudan", "central-african-republic"):
        with war({U1: "2010", C1: "3010"}, countries={"2011": country}) as drill:
            assert drill.no_move(U1, "2011") == "6-b"
            assert "2011" not in drill.reach(U1)


@pytest.mark.parametrize("unit", [U1, BAND2, R_TRUCKS])
def test_refusals_and_list_agree_around_a_unit(unit: str):
    """What is listed is allowed and what is not listed is refused, hex by hex."""
    terrain = {"2011": "forest", "2012": "swamp", "2109": "mountain", "1912": "lake"}
    ground = {"terrain": terrain, "roads": ["2008-2009-2010-2011-2012"], "rivers": ["2010/2110 2010/2111"]}
    with war({unit: "2010", C1: "2013", N2: "1810", V2: "2110", V3: "2110", Z1: "2213", Z2: "2213"}, **ground) as drill:
        drill.do("pick", unit=unit)
        listed = drill.listed("move", "to")
        decision = drill.table.decision
        assert decision is not None
        for name in drill.theatre.grid.index:
            action = drill.game.read_action({"do": "move", "unit": unit, "to": name})
            assert (drill.game.why_not(drill.state, decision.seat, action) is None) == (name in listed), name


def test_sides_are_numbered_as_the_seats():
    with war() as drill:
        assert drill.game.seats[CONGO] == "congo"
        assert drill.game.seats[REBELS] == "rebels"
