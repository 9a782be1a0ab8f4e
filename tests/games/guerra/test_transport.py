"""Chapters 3.3.3, 3.3.4 and 3.5: the Congo by boat, railways, airlift."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.movement import allowance
from sandtable.games.guerra.theatre import CONGO
from sandtable.games.guerra.transport import rail_reach
from tests.games.guerra.drill import (
    BAND1,
    BAND2,
    C1,
    C2,
    C3,
    C4,
    C_FAST,
    N1,
    R_SLOW,
    U1,
    V1,
    Z_TANKS,
    Z_TRUCKS,
    war,
)

#: 12 hexsides of river down the east side of column 20: 2008/2108 is the first
RIVER = " ".join(side for row in range(8, 14) for side in (f"20{row:02}/21{row:02}", f"20{row:02}/21{row + 1:02}"))
LINE = "-".join(f"20{row:02}" for row in range(5, 26))


@rule("guerra:3.3.3-a")
def test_boarding_needs_a_start_on_the_river():
    with war({U1: "1909", V1: "2008", C1: "3020"}, congo=[RIVER]) as drill:
        assert drill.no_move(U1, "2011", "river") == "3.3.3-a"
        drill.move(U1, "2008")
        assert drill.refused("pick", unit=U1) == "3.1-b"  # it walked there: not before next turn
        assert drill.reach(V1, "river")


@rule("guerra:3.3.3-b")
@option("guerra:navigation_limit")
def test_eight_segments():
    # from 2008 (segments 0 and 1) eight more reach segment 9, between 2012 and 2113
    with war({R_SLOW: "2008", C1: "3020"}, congo=[RIVER]) as drill:
        by_boat = drill.reach(R_SLOW, "river")
        assert {"2012", "2113"} <= by_boat
        assert drill.no_move(R_SLOW, "2013", "river") == "3.3.3-b"
    with war({R_SLOW: "2008", C1: "3020"}, congo=[RIVER], options={"navigation_limit": 12}) as drill:
        assert {"2013", "2114"} <= drill.reach(R_SLOW, "river")
    # the far bank can be had without travelling
    with war({R_SLOW: "2010", C1: "3020"}, congo=["2010/2110"], terrain={}) as drill:
        drill.move(R_SLOW, "2110", "river")
        assert drill[R_SLOW].hex == "2110"


@rule("guerra:3.3.3-c")
def test_landing_on_either_bank_ends_the_move():
    with war({R_SLOW: "2008", C1: "3020"}, congo=[RIVER]) as drill:
        assert {"2012", "2112", "2113"} <= drill.reach(R_SLOW, "river")
        assert drill.no_move(R_SLOW, "2015", "river") == "3.3.3-c"  # a hex away from the river
        drill.move(R_SLOW, "2112", "river")
        assert drill[R_SLOW].hex == "2112"
        assert drill.refused("pick", unit=R_SLOW) == "3.1-b"


@rule("guerra:3.3.3-d")
def test_boats_do_not_pass_an_enemy_bank():
    with war({R_SLOW: "2008", N1: "2111"}, congo=[RIVER]) as drill:
        drill.do("pick", unit=R_SLOW)
        drill.do("move", unit=R_SLOW, to="2109", by="river")
        drill.table.undo(0)
        drill.table.undo(0)
        assert drill.no_move(R_SLOW, "2012", "river") == "3.3.3-d"
    # a zone without occupation does not block
    with war({R_SLOW: "2008", C1: "2211"}, congo=[RIVER]) as drill:
        assert "2012" in drill.reach(R_SLOW, "river")
    # no boarding of a side whose far bank is held
    with war({R_SLOW: "2008", N1: "2108", "ndf-2": "2109"}, congo=[RIVER]) as drill:
        assert not drill.reach(R_SLOW, "river")
        assert drill.no_move(R_SLOW, "2011", "river") == "3.3.3-d"


@rule("guerra:3.3.3-e")
def test_landing_is_ordinary_occupation():
    ground = {"terrain": {"2111": "forest", "2112": "lake"}, "countries": {"2110": "republic-of-congo"}}
    with war({Z_TANKS: "2008"}, side="congo", congo=[RIVER], **ground) as drill:
        assert drill.no_move(Z_TANKS, "2111", "river") == "3.3.3-e"
        assert drill.no_move(Z_TANKS, "2110", "river") == "3.3.3-e"
        assert drill.no_move(Z_TANKS, "2112", "river") == "3.3.3-e"
        assert "2012" in drill.reach(Z_TANKS, "river") | drill.reach(Z_TANKS)  # it may sail past
    with war({C1: "2008"}, side="congo", congo=[RIVER], **ground) as drill:
        assert "2111" in drill.reach(C1, "river")
        assert "2110" not in drill.reach(C1, "river")


@rule("guerra:3.3.3-f")
@option("guerra:all_congo_navigable")
def test_the_falls_stop_boats_on_the_real_river():
    with war({"rcd-2": "0219"}, real=True) as drill:  # Boma, below the Livingstone Falls
        assert drill.no_move("rcd-2", "0518", "river") == "3.3.3-f"
        drill.move("rcd-2", "0319", "river")
    with war({"rcd-2": "0219"}, real=True, options={"all_congo_navigable": True}) as drill:
        drill.move("rcd-2", "0518", "river")
        assert drill["rcd-2"].hex == "0518"
    # six segments of the main waterway: Mbandaka upstream
    with war({C_FAST: "1309"}, real=True, side="congo", turn=2) as drill:
        assert "1406" in drill.reach(C_FAST, "river")
    with war({C_FAST: "0518"}, real=True, side="congo", turn=2) as drill:
        assert drill.no_move(C_FAST, "0418", "river") == "3.3.3-f"


@rule("guerra:3.3.4-a")
def test_a_train_is_boarded_where_the_phase_begins():
    with war({U1: "1910", C1: "3020"}, rails=[LINE]) as drill:
        assert drill.no_move(U1, "2015", "railway") == "3.3.4-a"
        drill.move(U1, "2010")
        assert drill.refused("pick", unit=U1) == "3.1-b"


@rule("guerra:3.3.4-b")
def test_fifteen_railway_hexes():
    with war({U1: "2005", C1: "3020"}, rails=[LINE]) as drill:
        assert "2020" in drill.reach(U1, "railway")
        assert drill.no_move(U1, "2021", "railway") == "3.3.4-b"


@rule("guerra:3.3.4-c")
def test_getting_off_ends_the_move():
    with war({Z_TRUCKS: "2005", U1: "3020"}, side="congo", rails=[LINE]) as drill:
        assert drill.no_move(Z_TRUCKS, "1913", "railway") == "3.3.4-b"  # no train leads there
        drill.move(Z_TRUCKS, "2015", "railway")
        assert drill[Z_TRUCKS].hex == "2015"
        assert drill.refused("pick", unit=Z_TRUCKS) == "3.1-b"


@rule("guerra:3.3.4-d")
def test_trains_stop_before_the_enemy_but_not_for_his_zone():
    with war({U1: "2005", N1: "2014", C1: "1908"}, rails=[LINE]) as drill:
        assert "2013" in drill.reach(U1, "railway")  # past the zone of C1
        assert drill.no_move(U1, "2014", "railway") == "3.3.4-d"
        assert drill.no_move(U1, "2015", "railway") == "3.3.4-d"


@rule("guerra:4.6.4-c")
def test_trains_stop_where_the_line_is_interdicted():
    with war({U1: "2005", C1: "3020"}, turn=4, rails=[LINE], state={"cut": {"2014-railway": 4}}) as drill:
        assert "2014" in drill.reach(U1, "railway")
        assert drill.no_move(U1, "2015", "railway") == "4.6.4-c"
    with war({U1: "2014", C1: "3020"}, turn=4, rails=[LINE], state={"cut": {"2014-railway": 4}}) as drill:
        assert not drill.reach(U1, "railway")
        assert drill.no_move(U1, "2020", "railway") == "4.6.4-c"
    with war({U1: "2014", C1: "3020"}, turn=5, rails=[LINE], state={"cut": {"2014-railway": 4}}) as drill:
        assert "2020" in drill.reach(U1, "railway")  # open again


FIELDS = {"Kinshasa": "2010", "Kamina": "2020", "Kikwit": "3010", "Bumba": "3020", "Kananga": "3510"}


@rule("guerra:3.5-a")
def test_flying_between_two_fields_of_ones_own():
    with war({C1: "2010", C2: "2110", U1: "4010"}, side="congo", towns=FIELDS) as drill:
        assert {"2020", "3010", "3020", "3510"} <= drill.reach(C1, "air")
        assert drill.no_move(C1, "2012", "air") == "3.5-a"
        drill.move(C1, "2020", "air")
        assert drill[C1].hex == "2020"
    with war({C1: "2010", U1: "4010"}, side="congo", towns=FIELDS, holders={"Kamina": "rebels"}) as drill:
        assert drill.no_move(C1, "2020", "air") == "3.5-a"
        assert "2020" not in drill.reach(C1, "air")


@rule("guerra:3.5-b")
def test_flying_takes_the_whole_move():
    with war({C1: "2011", C2: "2010", U1: "4010"}, side="congo", towns=FIELDS) as drill:
        assert drill.no_move(C1, "2020", "air") == "3.5-b"
        assert not drill.reach(C1, "air")
        assert "2020" in drill.reach(C2, "air")
        drill.move(C1, "2010")  # walks to the field
        assert drill.refused("pick", unit=C1) == "3.1-b"
        drill.move(C2, "2020", "air")
        assert drill.refused("pick", unit=C2) == "3.1-b"


@rule("guerra:3.5-c")
def test_a_field_handles_so_many_points_a_turn():
    with war({C1: "2010", C2: "2010", N1: "2020", U1: "4010"}, side="congo", towns=FIELDS) as drill:
        drill.move(C1, "2020", "air")
        drill.move(C2, "3510", "air")  # Kinshasa has sent 4 points
        assert drill.no_move(N1, "2010", "air") == "3.5-c"
    with war({C1: "2010", N1: "2010", U1: "4010"}, side="congo", towns=FIELDS) as drill:
        drill.move(C1, "3010", "air")  # an airstrip takes 2
        assert drill.no_move(N1, "3010", "air") == "3.5-c"
        drill.move(N1, "2020", "air")


@rule("guerra:3.5-d")
def test_both_ends_are_charged():
    with war({C1: "2010", C2: "2010", Z_TANKS: "2020", U1: "4010"}, side="congo", towns=FIELDS) as drill:
        assert drill.no_move(Z_TANKS, "3010", "air") == "3.5-d"  # 3 points never fit an airstrip
        drill.move(C1, "3010", "air")
        assert "3010" not in drill.reach(C2, "air")
        assert list(drill.state.flown).count(2) == 2


@rule("guerra:3.5-e")
def test_stacking_at_the_destination():
    ground = {"terrain": {"3020": "forest"}, "roads": ["3020-3021"]}
    with war({C1: "2010", C2: "3020", C3: "3020", U1: "4010"}, side="congo", towns=FIELDS, **ground) as drill:
        assert drill.game.room[drill.space("3020")] == 4
        assert drill.no_move(C1, "3020", "air") == "3.5-e"
        assert "3020" not in drill.reach(C1, "air")


@rule("guerra:3.5-f")
def test_flying_out_of_and_into_a_surrounded_town():
    ring = ("2009", "2011", "2110", "2111", "1911", "1910")
    bands = dict(zip(("rcd-13", "rcd-14", "rcd-15", "rcd-16", "rcd-17", "rcd-18"), ring, strict=True))
    with war({C1: "2010", C4: "2020", **bands}, side="congo", towns=FIELDS, turn=5) as drill:
        drill.do("pick", unit=C1)
        assert drill.refused("move", unit=C1, to="2012") == "3.2.1-g"
        drill.do("move", unit=C1, to="3010", by="air")
        drill.move(C4, "2010", "air")
        assert drill[C4].hex == "2010"


@rule("guerra:4.6.4-a")
def test_an_interdicted_field_handles_nothing():
    cut = {"cut": {"2010-airfield": 6}}
    units = {C1: "2010", C2: "2020", U1: "4010"}
    with war(units, side="congo", turn=6, towns=FIELDS, state=cut) as drill:
        assert drill.no_move(C1, "2020", "air") == "4.6.4-a"
        assert drill.no_move(C2, "2010", "air") == "4.6.4-a"
        assert "2010" not in drill.reach(C2, "air")
    with war(units, side="congo", turn=7, towns=FIELDS, state=cut) as drill:
        assert "2020" in drill.reach(C1, "air")


@rule("guerra:3.6.2-b")
def test_no_train_or_boat_without_supply():
    unit = {"hex": "2010", "unsupplied": True}
    with war({U1: unit, C1: "3020"}, turn=5, rails=[LINE], congo=["2010/2110 2110/2109"]) as drill:
        assert drill.no_move(U1, "2020", "railway") == "3.6.2-b"
        assert drill.no_move(U1, "2109", "river") == "3.6.2-b"
        assert not drill.reach(U1, "railway")
        assert not drill.reach(U1, "river")


def test_transport_does_not_care_about_bombardment():
    units = {U1: {"hex": "2005", "slowed": 3}, C1: "3020"}
    with war(units, turn=5, rails=[LINE]) as drill:
        assert allowance(drill.game, drill.state, drill.number(U1)) == 1
        assert "2020" in drill.reach(U1, "railway")


def test_the_railway_of_katanga_is_longer_than_a_ride():
    with war(real=True) as drill:
        drill.state.held[:] = [0, 0]
        ilebo, tenke = drill.space("1717"), drill.space("2827")
        assert not rail_reach(drill.game, drill.state, CONGO, ilebo, 15) >> tenke & 1
        assert rail_reach(drill.game, drill.state, CONGO, ilebo, 16) >> tenke & 1


def test_guerrillas_take_the_train_too():
    with war({BAND1: "2005", BAND2: "2006", C1: "3020"}, rails=[LINE]) as drill:
        assert "2020" in drill.reach(BAND1, "railway")


@rule("guerra:3.5-b")
def test_a_recruit_did_not_start_the_turn_at_the_airfield():
    """He may march, ride and sail at once, for those ask where he stands when the phase begins (3.3.3-a, 3.3.4-a)."""
    recruit, guard = "rpa-10", "rpa-6"
    with war({recruit: {"hex": "due"}, guard: "3612", "fac-1": "2106"}, real=True, turn=4, active="rebels") as drill:
        assert drill[recruit].hex == drill[guard].hex == "3612"  # Kigali
        assert drill.reach(guard, "air")
        assert not drill.reach(recruit, "air")
        assert drill.no_move(recruit, min(drill.reach(guard, "air")), "air") == "3.5-b"
        assert drill.reach(recruit)
    with war({recruit: "3612", "fac-1": "2106"}, real=True, turn=5, active="rebels") as drill:
        assert drill.reach(recruit, "air")  # the turn after
