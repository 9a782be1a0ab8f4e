"""Where the Colonel sends a unit: empty towns on the way, no siege without hope, round the enemy to the line."""

from typing import Any

from sandtable.games.guerra.bot_map import THE_LINE, Front, Temper
from sandtable.games.guerra.bot_moves import Plan, holding_worth, line_score, plan_for, taking_worth
from sandtable.games.guerra.theatre import REBELS
from sandtable.games.guerra.title import title
from tests.games.guerra.drill import C1, C2, C3, C_FAST, U1, U2, U3, V1, V2, Drill, war

#: nothing is left to be taken but what a test says
TAKEN = dict.fromkeys((town.name for town in title().pack.board.town), "rebels")
#: the government's ground is in the west, the Rebels' in the east
LINE = ["." * 12 + "g" * 8 + "r" * 22] * 27
EAST: dict[str, Any] = {"side": "rebels", "turn": 4, "line": LINE}


def planned(drill: Drill, unit: str) -> Plan:
    """What a unit is for."""
    front = Front(drill.game.chart, drill.state, REBELS, Temper())
    plan = plan_for(front.chart, front, drill.number(unit))
    assert plan is not None
    return plan


def test_an_empty_town_on_the_way_comes_before_the_line():
    """The line is worth the march, but a village a turn away that nobody holds is taken first."""
    for holder, first in (("congo", "Kindu"), ("rebels", "")):
        holders = {**TAKEN, "Kindu": holder}
        with war({U1: "3010", C1: "1410"}, **EAST, towns={"Kindu": "3012"}, holders=holders) as drill:
            assert planned(drill, U1).town == (drill.theatre.town(first) if first else THE_LINE)


def test_nobody_waits_before_a_city_that_cannot_fall():
    """Four regiments in the forest around a city have no hope against three in it, and some against one."""
    ring = {U1: "3009", U2: "3109", U3: "2910", V1: "3011"}
    forest: dict[str, Any] = {"terrain": dict.fromkeys(("3009", "3109", "2909", "2910", "3110", "3011"), "forest")}
    city: dict[str, Any] = {"towns": {"Kisangani": "3010"}, "holders": {"Kisangani": "congo"}}
    found = []
    for garrison in ((C1, C2, C3), (C1,)):
        with war({**ring, **dict.fromkeys(garrison, "3010")}, **EAST, **city, **forest) as drill:
            front = Front(drill.game.chart, drill.state, REBELS, Temper())
            town = drill.theatre.town("Kisangani")
            found.append(taking_worth(front.chart, front, drill.number(U1), town, 1))
    assert found[0] < 1 < found[1]


def test_room_beside_a_hex_limits_what_can_be_brought_against_it():
    forest = dict.fromkeys(("3009", "3109", "2909", "2910", "3110", "3011"), "forest")
    with war({C1: "3010", C2: "3010"}, **EAST, terrain=forest) as drill:
        front = Front(drill.game.chart, drill.state, REBELS, Temper())
        assert front.room_around(drill.space("3010")) < front.room_around(drill.space("2020"))
        assert front.prospects(drill.space("3010"), 40.0) == front.prospects(drill.space("3010"), 400.0)


def test_whoever_is_beyond_the_line_looks_for_towns():
    """Early in the war it has all the time to come back for the count."""
    holders = {**TAKEN, "Kindu": "congo"}
    with war({U1: "1610", C1: "3010"}, **EAST, towns={"Kindu": "1616"}, holders=holders) as drill:
        front = Front(drill.game.chart, drill.state, REBELS, Temper())
        assert line_score(front.chart, front, drill.number(U1)) == 0
        assert planned(drill, U1).town == drill.theatre.town("Kindu")
        drill.state.turn = drill.game.last_turn
        late = Front(drill.game.chart, drill.state, REBELS, Temper())
        assert line_score(late.chart, late, drill.number(U1)) > 0


def test_the_way_to_the_line_leads_round_the_enemy():
    """Regiments across the way make it longer; it never leads through them."""
    wall = dict(zip((C1, C2, C3, C_FAST), ("2109", "2110", "2111", "2112"), strict=True))
    with war({U1: "2410", C1: "3525"}, **EAST) as free, war({U1: "2410", **wall}, **EAST) as shut:
        ways = [Front(d.game.chart, d.state, REBELS, Temper()).to_line for d in (free, shut)]
        here = free.space("2410")
        assert ways[1][here] > ways[0][here]
        assert ways[1][shut.space("2110")] > ways[1][here]


def test_guards_beyond_what_is_needed_go_elsewhere():
    """A band threatens a city: who is nearest guards it, the others need not."""
    city: dict[str, Any] = {"towns": {"Goma": "3010"}, "holders": {"Goma": "rebels"}}
    with war({U1: "3011", U2: "3013", V2: "3014", C1: "3008"}, **EAST, **city) as drill:
        front = Front(drill.game.chart, drill.state, REBELS, Temper())
        goma = drill.theatre.town("Goma")
        near, far = (
            holding_worth(front.chart, front, drill.number(unit), goma, front.chart.far[goma][drill.space(at)])
            for unit, at in ((U1, "3011"), (V2, "3014"))
        )
        assert near > 0
        assert far == 0
