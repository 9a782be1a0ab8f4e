"""The way of a march is the player's: what he names is judged hex by hex, and what is met on it counts (3.1, 7)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.contract import Action, Refusal, Route
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.actions import Move
from tests.games.guerra.drill import BAND1, C1, R_TRUCKS, U1, V1, Drill, war


def picked(drill: Drill, unit: str, do: str = "move") -> Action:
    """A unit picked, and one of its marches."""
    drill.do("pick", unit=unit)
    return drill.legal(do)[0]


def route(drill: Drill, action: Action, *via: str) -> Route | Refusal:
    """The cheapest way by these hexes."""
    view = drill.table.view(drill.game.seats.index(drill.seat or ""))
    return drill.game.route(view, action, via)


@rule("guerra:3.1-a")
def test_a_march_goes_by_the_hexes_that_are_named():
    with war({U1: "2010", C1: "3010"}, terrain={"2011": "forest"}) as drill:
        some = picked(drill, U1)
        found = route(drill, some, "2012")
        assert isinstance(found, Route)
        assert (len(found.action.path), found.left) == (2 + 1, 1.0)  # type: ignore[attr-defined]
        through = route(drill, some, "2011", "2012")
        assert isinstance(through, Route)
        assert (through.action.path, through.left) == (("2011", "2012"), 1.0)  # type: ignore[attr-defined]
        assert "2012" in through.ends
        assert "2010" not in through.ends  # a march ends elsewhere than it began
        assert "2014" not in through.ends
        drill.do("move", unit=U1, to="2012", path=["2011", "2012"])
        assert drill[U1].hex == "2012"
        assert drill.told("move-by") == [{"unit": U1, "from": "2010", "to": "2012", "by": "march", "via": ["2011"]}]


@rule("guerra:3.1-a", "guerra:3.2.1-d", "guerra:3.3.6-a", "guerra:4.6.4-b")
def test_a_way_that_is_named_is_judged_hex_by_hex():
    with war({U1: "2010", C1: "3010"}) as drill:
        drill.do("pick", unit=U1)
        assert drill.refused("move", unit=U1, to="2012", path=["2012"]) == "3.1-a"  # not adjacent
        assert drill.refused("move", unit=U1, to="2012", path=["2011"]) == "3.1-a"  # it ends elsewhere
        assert drill.refused("move", unit=U1, to="2010", path=["2011", "2010"]) == "3.1-a"
        long = ["2011", "2012", "2013", "2014", "2015"]
        assert drill.refused("move", unit=U1, to="2015", path=long) == "3.1-a"
        assert drill.refused("move", unit=U1, to="2011", by="railway", path=["2011"]) == "table:no-way"
        assert drill.refused("move", unit=U1, to="2011", path=["nowhere", "2011"]) == "table:no-such-space"
    with war({U1: "2010", BAND1: "2110", C1: "2012"}) as drill:  # in the ZOC of a regiment each hex left costs one more
        around = ["2011", "2112", "2111"]
        drill.do("pick", unit=U1)
        assert drill.refused("move", unit=U1, to="2012", path=["2011", "2012"]) == "3.2.1-a"
        assert drill.refused("move", unit=U1, to="2111", path=around) == "3.2.1-d"
        drill.take_back()
        drill.do("pick", unit=BAND1)
        drill.do("move", unit=BAND1, to="2112", path=["2111", "2112"])
    closed = {"terrain": {"2011": "forest"}}
    with war({R_TRUCKS: "2010", C1: "3010"}, **closed) as drill:
        drill.do("pick", unit=R_TRUCKS)
        assert drill.refused("move", unit=R_TRUCKS, to="2012", path=["2011", "2012"]) == "3.3.6-a"
    cut = {"cut": {"2011-road": 4}}
    with war({R_TRUCKS: "2010", C1: "3010"}, turn=4, roads=["2010-2011-2012"], state=cut, **closed) as drill:
        drill.do("pick", unit=R_TRUCKS)
        assert drill.refused("move", unit=R_TRUCKS, to="2012", path=["2011", "2012"]) == "4.6.4-b"


@rule("guerra:3.1-c", "guerra:3.6.2-a", "guerra:4.6.3-a")
def test_a_way_has_the_points_of_its_unit():
    with war({U1: {"hex": "2010", "slowed": 3}, C1: "3010"}, terrain={"2011": "mountain"}) as drill:
        some = picked(drill, U1)
        found = route(drill, some, "2011")  # the guarantee of one hex ends the march
        assert isinstance(found, Route)
        assert (found.left, found.ends) == (0.0, ("2011",))
        beyond = route(drill, some, "2011", "2012")
        assert isinstance(beyond, Refusal)
        assert drill.refused("move", unit=U1, to="2009", path=["2110", "2009"]) in ("3.1-a", "4.6.3-a")
        assert drill.refused("move", unit=U1, to="2008", path=["2009", "2008"]) == "4.6.3-a"
        drill.do("move", unit=U1, to="2011", path=["2011"])
    with war({U1: {"hex": "2010", "unsupplied": True}, C1: "3010"}, turn=4) as drill:
        drill.do("pick", unit=U1)
        assert drill.refused("move", unit=U1, to="2007", path=["2009", "2008", "2007"]) == "3.6.2-a"


@rule("guerra:3.4.2-a", "guerra:3.4.2-b")
def test_a_reinforcement_begins_with_its_entry_hex():
    unit = "updf-10"
    queue = {"entered": {"R1": 2}}
    with war({unit: {"hex": "due"}, U1: "3010", C1: "0520"}, turn=3, state=queue) as drill:
        entry = drill.theatre.grid.names[drill.theatre.entries[drill.theatre.entry_of[drill.number(unit)]]]
        some = picked(drill, unit)
        beyond = "4108"
        found = route(drill, some, beyond)
        assert isinstance(found, Route)
        assert found.action.path[0] == entry  # type: ignore[attr-defined]
        assert drill.refused("move", unit=unit, to=beyond, path=[beyond]) == "3.4.2-a"
        assert drill.refused("move", unit=unit, to="4107", path=[entry, beyond, "4107"]) == "3.4.2-b"
        drill.do("move", unit=unit, to=beyond, path=list(found.action.path))  # type: ignore[attr-defined]
        assert drill[unit].hex == beyond


@rule("guerra:3.4.1-a")
def test_a_unit_leaves_the_map_by_the_way_it_names():
    with war({V1: "2025", C1: "3010"}) as drill:
        some = picked(drill, V1, "leave")
        found = route(drill, some, "2026", "2027")
        assert isinstance(found, Route)
        assert (found.action.path, found.left) == (("2026", "2027"), 2.0)  # type: ignore[attr-defined]
        assert "2027" in found.ends
        assert "2026" not in found.ends  # no edge hex
        assert drill.refused("leave", unit=V1, at="2026", path=["2026"]) == "3.4.1-a"
        long = ["2026", "1926", "2026", "2027"]
        assert drill.refused("leave", unit=V1, at="2027", path=long) == "3.4.1-a"
        drill.do("leave", unit=V1, at="2027", path=["2026", "2027"])
        assert drill[V1].hex == "left"


ABROAD = {"countries": dict.fromkeys(("2010", "2111", "2112", "2012"), "uganda")}


@rule("guerra:7-i", "guerra:7-k")
def test_an_army_that_passes_through_the_congo_has_entered_it():
    """Who goes round it has not."""
    ground: dict[str, Any] = {**ABROAD, "state": {"intervened": ["rebels", "congo"]}}
    with war({U1: "2010", C1: "3010"}, **ground) as drill:
        drill.do("pick", unit=U1)
        drill.do("move", unit=U1, to="2012", path=["2011", "2012"])
        assert [(facts["points"], facts["about"]) for facts in drill.told("points")] == [(3, "uganda")]
        assert drill.rules("points") == ["7-i"]
    with war({U1: "2010", C1: "3010"}, **ground) as drill:
        drill.do("pick", unit=U1)
        drill.do("move", unit=U1, to="2112", path=["2111", "2112"])
        assert not drill.told("points")


@rule("guerra:7-i")
def test_the_cheapest_way_counts_where_none_is_named():
    wall = dict.fromkeys(("2110", "2111", "1911", "1910"), "mountain")
    ground: dict[str, Any] = {**ABROAD, "terrain": wall, "state": {"intervened": ["rebels", "congo"]}}
    with war({U1: "2010", C1: "3010"}, **ground) as drill:
        drill.move(U1, "2012")
        assert [facts["about"] for facts in drill.told("points")] == ["uganda"]
        assert [event.kind for event in drill.events] == ["move", "points"]


@rule("guerra:7-i", "guerra:7-k")
def test_what_an_intervention_gives_away_is_told_before():
    ground: dict[str, Any] = {**ABROAD, "state": {"intervened": ["rebels", "congo"]}}
    with war({U1: "2010", C1: "3010"}, **ground) as drill:
        drill.do("pick", unit=U1)
        view = drill.table.view(0)
        told = {a.to: drill.game.harms(view, a) for a in drill.legal("move")}  # type: ignore[attr-defined]
        assert [(harm.message.args, harm.rule) for harm in told["2011"]] == [
            ({"army": "uganda", "side": "congo", "points": 3}, "7-i")
        ]
        assert not told["2111"]
        through = Move(U1, "2012", path=("2011", "2012"))
        around = Move(U1, "2112", path=("2111", "2112"))
        assert [harm.rule for harm in drill.game.harms(view, through)] == ["7-i"]
        assert not drill.game.harms(view, around)
        drill.do("move", unit=U1, to="2011")
    with war({U1: "2010", C1: "3010"}, **ABROAD) as drill:  # it has intervened long ago
        drill.do("pick", unit=U1)
        view = drill.table.view(0)
        assert not any(drill.game.harms(view, action) for action in drill.legal("move"))


TOWN: dict[str, Any] = {"towns": {"Kindu": "2011"}}


@rule("guerra:7-e")
@option("guerra:towns_in_passing")
def test_a_town_is_taken_where_a_march_ends_or_with_the_option_in_passing():
    for passing, holder in ((False, "congo"), (True, "rebels")):
        with war({U1: "2010", C1: "3010"}, options={"towns_in_passing": passing}, **TOWN) as drill:
            drill.do("pick", unit=U1)
            drill.do("move", unit=U1, to="2012", path=["2011", "2012"])
            town = drill.theatre.town("Kindu")
            assert drill.game.seats[drill.state.holder[town]] == holder
            assert [facts["town"] for facts in drill.told("town")] == (["Kindu"] if passing else [])
    # nor does the first of an army in the Congo take what it passes
    first = {**TOWN, "countries": dict.fromkeys(("2010", "2012"), "uganda"), "state": {"intervened": ["rebels"]}}
    with war({U1: "2010", C1: "3010"}, **first) as drill:
        drill.do("pick", unit=U1)
        drill.do("move", unit=U1, to="2012", path=["2011", "2012"])
        assert drill.told("points")
        assert not drill.told("town")
    with war({V1: "2026", C1: "3010"}, options={"towns_in_passing": True}, towns={"Kindu": "2027"}) as drill:
        drill.do("pick", unit=V1)
        drill.do("leave", unit=V1, at="2027")  # it leaves by the town
        assert drill.told("town") == [{"side": "rebels", "town": "Kindu"}]
        assert drill[V1].hex == "left"
