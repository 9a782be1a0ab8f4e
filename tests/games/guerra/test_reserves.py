"""Chapter 8.1: reserves, an option."""

from typing import Any

from sandtable.engine.contract import Action, Route
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.actions import DONE, Commit
from tests.games.guerra.drill import BAND1, C1, C2, C3, N1, R1, U1, U2, U3, V1, Drill, war

ON = {"reserves": True}


def kept(hex: str) -> dict[str, object]:
    """A unit under a reserve marker."""
    return {"hex": hex, "reserve": True}


@rule("guerra:8.1-b")
@option("guerra:reserves")
def test_a_reserve_stays_where_it_is():
    with war({U1: "2010", U2: "2012", U3: "2014", V1: "3021", C1: "3020"}, active="rebels", options=ON) as drill:
        drill.do("reserve", unit=U1)
        drill.do("reserve", unit=U2)
        assert drill.refused("reserve", unit=U2) == "8.1-b"
        drill.do("done")
        drill.move(U1, "2011")  # the marker comes off
        assert not drill[U1].reserve
        assert drill[U2].reserve
        drill.do("done")
        drill.do("done")
        assert (drill.seat, drill.step) == ("congo", "combat")
        assert drill[U2].reserve  # through the enemy's stage
    with war({U1: kept("2010"), C1: kept("3020")}, turn=5, active="rebels", options=ON) as drill:
        assert not drill[U1].reserve  # it comes off at the start of the owner's next phase
        assert drill[C1].reserve
    names = [f"fac-{number}" for number in range(1, 25)]
    many = {name: kept(f"{30 + number // 20:02}{number % 20 + 1:02}") for number, name in enumerate(names)}
    with war({**many, U1: "1010"}, active="rebels", options=ON) as drill:
        assert drill.step == "movement"  # all 24 markers are in use


@rule("guerra:8.1-c")
def test_who_may_be_a_reserve():
    units = {U1: "2010", C1: "2011", U2: "3010", V1: "3020", "updf-8": "3012"}
    ground = {"towns": {"Kigali": "3010"}, "roads": ["3010-3011-3012"]}
    with war(units, turn=5, active="rebels", options=ON, **ground) as drill:
        assert drill.listed("reserve") == {U2}
        assert drill.refused("reserve", unit=U1) == "8.1-c"  # engaged
        assert drill.refused("reserve", unit=V1) == "8.1-c"  # unsupplied
        assert drill.refused("reserve", unit="updf-8") == "3.4.4-a"  # not released
    # and again when it is to come: here an enemy has come next to it
    for beside in ("2113", "2115"):
        near = {U1: "2010", C1: "2011", "fac-34": kept("2013"), BAND1: beside}  # it has no zone
        with war(near, phase="combat", dice=[5, 1], options=ON) as drill:
            drill.muster("2011", U1)
            drill.do("fight")
            assert (drill.step == "commit") == (beside == "2115")
            if drill.step == "commit":
                drill.do("done")


@rule("guerra:8.1-d")
def test_reserves_change_the_odds():
    units = {U1: "2010", U2: "2010", U3: "1911", C1: "2011", "fac-34": kept("2013"), R1: kept("1909")}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1, U2, U3)  # 12:4 is 3:1
        drill.do("fight")
        assert (drill.step, drill.seat) == ("commit", "congo")  # the defender first
        drill.do("commit", unit="fac-34", to="2011")
        assert drill["fac-34"].hex == "2011"
        assert not drill["fac-34"].reserve
        assert drill.battle()["roll"].reasons[0].about == "12:8"  # Rwanda may not join Uganda (6-a)
        assert drill.battle()["column"] == "3:2"
    units = {"rcd-1": "2010", C1: "2011", U1: kept("1909")}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", "rcd-1")
        drill.do("fight")
        assert (drill.step, drill.seat) == ("commit", "rebels")
        assert drill.listed("commit", "to") <= {"2010", "1911", "1912", "2012", "2111", "2112"}
        assert drill.refused("commit", unit="rcd-1", to="1911") == "8.1-b"
        drill.do("commit", unit=U1, to="2010")
        assert drill.battle()["attackers"] == ["rcd-1", U1]
        assert drill.battle()["roll"].reasons[0].about == "8:4"


@rule("guerra:4.1-e")
def test_a_reserve_that_has_attacked_does_not_come():
    spent = {"hex": "1909", "reserve": True, "attacked": True}
    units = {"rcd-1": "2010", C1: "2011", U1: spent, U2: kept("1909")}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", "rcd-1")
        drill.do("fight")
        assert drill.listed("commit") == {U2}
        assert drill.refused("commit", unit=U1, to="2010") == "4.1-e"
        drill.do("commit", unit=U2, to="2010")


@rule("guerra:8.1-d")
def test_the_defenders_reserves_come_first():
    units = {U1: "2010", C1: "2011", C3: kept("2112"), V1: kept("1909")}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert (drill.step, drill.seat) == ("commit", "congo")
        drill.do("done")
        assert (drill.step, drill.seat) == ("commit", "rebels")
        drill.do("done")
        assert drill.battle()["attackers"] == [U1]


@rule("guerra:8.1-e")
def test_reserves_move_with_half_their_points():
    base = {U1: "2010", C1: "2011"}
    with war({**base, "fac-34": kept("2013")}, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.listed("commit") == {"fac-34"}  # 3-4-4, two savanna hexes away
        drill.do("done")
    with war({**base, "fac-34": kept("2014"), C3: kept("2112")}, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.listed("commit") == {C3}
        assert drill.refused("commit", unit="fac-34", to="2011") == "8.1-e"  # three hexes are too far
        drill.do("done")
    with war({**base, C3: kept("2013")}, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.step != "commit"  # half of 3 is 1
    # the one-hex guarantee does not apply, and a zone on the way costs one more
    mountain = {"2011": "mountain"}
    with war({**base, C3: kept("2112")}, phase="combat", dice=[5, 1], options=ON, terrain=mountain) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert not drill.told("committed")
        assert drill.step != "commit"
    with war({**base, "fac-34": kept("2013"), V1: "1913"}, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.step != "commit"  # 2012 lies in a zone: 1 + 2
    # stacking applies
    full = {**base, C2: "2011", C3: kept("2112")}
    with war(full, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.step != "commit"
    # a bombardment takes its points from the next move, and this is one (4.6.3-a)
    for slower, comes in ((0, True), (1, False)):
        bombed = {C1: "2010", U1: "2011", V1: {**kept("2013"), "slowed": slower}}
        with war(bombed, side="congo", phase="combat", dice=[5, 1], options=ON) as drill:
            drill.muster("2011", C1)
            drill.do("fight")
            assert (drill.step == "commit") == comes
            if comes:
                drill.do("done")
    bombed = {C1: "2010", U1: "2011", V1: {**kept("2012"), "slowed": 1}}
    with war(bombed, side="congo", phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", C1)
        drill.do("fight")
        drill.do("commit", unit=V1, to="2011")
        assert drill[V1].slowed == 0


#: the reserve in 2013 may go to 2112 by 2012, where there is Goma, or by 2113, which is in Uganda
WAYS: dict[str, Any] = {
    "countries": dict.fromkeys(("2010", "2011", "2013", "2112", "2113"), "uganda"),
    "towns": {"Goma": "2012"},
    "state": {"intervened": ["rebels", "congo"]},
}


def called(**options: bool) -> Drill:
    """A Ugandan reserve two hexes from an attack on a battalion, which has no zone."""
    units = {U1: "2010", N1: "2011", U2: kept("2013")}
    drill = war(units, phase="combat", dice=[5, 1], options={**ON, **options}, **WAYS)
    drill.muster("2011", U1)
    drill.do("fight")
    return drill


@rule("guerra:8.1-e", "guerra:7-i")
def test_the_way_of_a_reserve_is_its_owners():
    for way, entered in ((["2113", "2112"], []), (["2012", "2112"], ["uganda"])):
        with called() as drill:
            view = drill.table.view(0)
            found = drill.game.route(view, Commit(U2, "2112"), way)
            assert isinstance(found, Route)
            assert (found.action, found.left) == (Commit(U2, "2112", tuple(way)), 0.0)
            assert "2112" in found.ends
            assert bool(drill.game.harms(view, found.action)) == bool(entered)
            drill.do("commit", unit=U2, to="2112", path=way)
            assert drill[U2].hex == "2112"
            assert [facts["about"] for facts in drill.told("points") if facts["what"] == "intervenes"] == entered
            assert [facts["via"] for facts in drill.told("committed-by")] == [way[:1]]
    with called() as drill:
        assert drill.refused("commit", unit=U2, to="2112", path=["2113", "2012", "2112"]) == "8.1-e"  # three points
        assert drill.refused("commit", unit=U2, to="2112", path=["2112"]) == "3.1-a"
        assert drill.refused("commit", unit=U2, to="2112", path=["2113"]) == "3.1-a"
        assert drill.refused("commit", unit=U2, to="2010") == "8.1-e"  # too far
        assert drill.refused("commit", unit=U2, to="2113") == "8.1-d"  # not beside the hex attacked
        attackers = [
            note["spaces"] for note in drill.game.scene(drill.table.view(0)).notes if note["kind"] == "attackers"
        ]
        assert attackers == [["2010"]]  # who attacks is shown while reserves are called
        drill.do("done")


@rule("guerra:8.1-e", "guerra:7-e")
def test_a_reserve_takes_towns_in_passing_with_the_option():
    for passing, towns in ((False, []), (True, ["Goma"])):
        with called(towns_in_passing=passing) as drill:
            drill.do("commit", unit=U2, to="2112", path=["2012", "2112"])
            assert [facts["town"] for facts in drill.told("town")] == towns


def card(drill: Drill, action: Action) -> tuple[str, list[tuple[str, list[str], int]]]:
    """The odds on the card of an answer, and what the other side may still add."""
    view = drill.table.view(drill.game.seats.index(drill.seat or ""))
    found = drill.game.forecast(view, action)
    assert found is not None
    adds = [addition.message for addition in found.additions]
    return found.rolls[0].reasons[0].about, [(add.id, add.args["units"], add.args["points"]) for add in adds]


@rule("guerra:8.1-d")
def test_the_card_of_a_reserve_tells_the_odds_and_what_may_still_come():
    """The defender sees the attacker's reserves at their strongest: those that find room and may attack together."""
    reserves = {U2: kept("1909"), V1: kept("1910"), R1: kept("1908")}
    units = {U1: "2010", C1: "2011", "fac-34": kept("2013"), **reserves}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.seat == "congo"
        more = [("guerra-adds-reserves", [V1, U2], 0)]  # Rwanda may not attack beside Uganda
        assert card(drill, Commit("fac-34", "2011")) == ("4:8", more)
        assert card(drill, DONE) == ("4:4", more)
        drill.do("commit", unit="fac-34", to="2011")
        assert drill.seat == "rebels"
        assert card(drill, Commit(U2, "2010")) == ("8:8", [])
        assert card(drill, DONE) == ("4:8", [])
        drill.do("done")
    # aircraft come after the reserves
    with war(units, phase="combat", dice=[5, 1], options=ON, state={"air": 3}) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert card(drill, DONE)[1] == [("guerra-adds-reserves", [V1, U2], 0)]  # the points are one's own
        drill.do("done")
        assert card(drill, Commit(U2, "2010")) == ("8:4", [("guerra-adds-air", [], 3)])
        drill.do("done")
        drill.do("support", points=0)
    # only who finds room: 2010 takes one more
    crowd = {U1: "2010", C1: "2011", C3: kept("2112"), U2: kept("2008"), U3: kept("2008")}
    walls = dict.fromkeys(("1909", "1910", "2109", "2110", "1911", "2111"), "mountain")
    with war(crowd, phase="combat", dice=[5, 1], options=ON, terrain=walls) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert card(drill, DONE) == ("4:4", [("guerra-adds-reserves", [U2], 0)])
        drill.do("done")
        drill.do("done")


@rule("guerra:8.1-d", "guerra:6-a")
def test_a_card_does_not_bring_rwanda_and_uganda_together():
    """Either may come to a rebel unit's attack, but not both: the card tells of the stronger."""
    units = {BAND1: "2010", C1: "2011", "fac-34": kept("2013"), U2: kept("1909"), R1: kept("1910")}
    with war(units, phase="combat", dice=[5, 1], options=ON) as drill:
        drill.muster("2011", BAND1)
        drill.do("fight")
        assert card(drill, DONE)[1] == [("guerra-adds-reserves", [U2], 0)]
        drill.do("done")
        assert {action.unit for action in drill.table.decision.actions if isinstance(action, Commit)} == {U2, R1}
        drill.do("done")
