"""Chapters 1 and 2: material, sequence of play, units, map."""

from datetime import date, timedelta

import pytest

from sandtable.engine.flow import Play
from sandtable.engine.ledger import rule
from sandtable.games.guerra.movement import costs
from sandtable.games.guerra.pack import PLAYABLE
from sandtable.games.guerra.stacking import stacked
from sandtable.games.guerra.stage import administration
from sandtable.games.guerra.state import DUE
from sandtable.games.guerra.supply import is_supplied
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.transport import rail_reach
from sandtable.games.guerra.zones import zone_of
from tests.games.guerra.drill import ADF1, BAND1, C1, C2, FDD, INT1, N1, R1, U1, U2, V1, V2, V3, Z1, war


@rule("guerra:1.1-a", "guerra:2.1-d")
def test_eight_armies_on_two_sides():
    with war() as drill:
        theatre = drill.theatre
        sides = dict(zip(theatre.armies, theatre.army_side, strict=True))
        assert sides == {
            "congo": CONGO,
            "angola": CONGO,
            "zimbabwe": CONGO,
            "namibia": CONGO,
            "rebels": REBELS,
            "uganda": REBELS,
            "rwanda": REBELS,
            "burundi": REBELS,
        }
    with war({U1: "2010", N1: "2020", C1: "2022"}, side="congo", phase="movement") as drill:
        assert drill.listed("pick") == {N1, C1}
        assert drill.refused("pick", unit=U1) == "2.1-d"


@rule("guerra:1.2-a")
def test_the_counters_of_each_army():
    with war() as drill:
        theatre = drill.theatre
        count = {name: theatre.of_army[army].bit_count() for army, name in enumerate(theatre.armies)}
        assert count == {
            "congo": 47,
            "angola": 10,
            "zimbabwe": 12,
            "namibia": 2,
            "rebels": 20,
            "uganda": 19,
            "rwanda": 18,
            "burundi": 5,
        }
        assert 202 - len(theatre.names) == 69


@rule("guerra:2.1-a")
def test_fifteen_weeks_and_no_sixteenth():
    assert date(1998, 8, 2) + timedelta(weeks=15) - timedelta(days=1) == date(1998, 11, 14)
    with war({U1: "2010", C1: "3010"}, turn=15, side="congo") as drill:
        assert drill.game.last_turn == 15
        # nobody can attack: the phase, the turn and the game are over
        drill.do("done")
        assert drill.state.turn == 15
        assert drill.table.result is not None


@rule("guerra:2.1-b", "guerra:2.2-a")
def test_stages_in_fixed_order():
    with war({U1: "2010", C1: "3010"}, turn=4, active="administration") as drill:
        assert (drill.state.turn, drill.seat, drill.step) == (5, "rebels", "movement")
        drill.do("done")
        assert (drill.state.turn, drill.seat, drill.step) == (5, "congo", "movement")
        drill.do("done")
        drill.do("done")  # nothing to attack, but air points to spend
        assert (drill.state.turn, drill.seat) == (6, "rebels")
        assert [facts["side"] for facts in drill.told("stage")] == ["congo", "rebels"]


@rule("guerra:2.1-c")
def test_nothing_marches_in_the_combat_phase():
    with war({U1: "2010", C1: "2012", C2: "2013"}) as drill:
        drill.move(U1, "2011")
        drill.do("done")
        assert drill.step == "combat"
        assert drill.refused("pick", unit=U1) == "2.1-c"
        assert drill.refused("move", unit=U1, to="2010") == "2.1-c"
    with war({U1: "2010", C1: "2012", C2: "2013"}) as drill:
        assert drill.refused("attack", at="2012") == "2.1-c"


@rule("guerra:2.2-b")
def test_administration_adds_victory_points():
    angolans = {"faa-1": "2010", "faa-2": "2011", "faa-3": "2012"}
    with war({**angolans, U1: "3010"}, turn=9, active="administration") as drill:
        assert drill.state.turn == 10
        assert drill.points("rebels") == 6


@rule("guerra:2.2-c")
def test_administration_sets_the_markers():
    with war(real=True, turn=0, active="administration") as drill:
        congo = drill.theatre.armies.index("congo")
        assert drill.state.morale[congo] == 0  # -1 for the first five turns, +1 for Kisangani
    with war(real=True, turn=0, active="administration", holders={"Kisangani": "rebels"}) as drill:
        assert drill.state.morale[congo] == -1


@rule("guerra:2.2-d")
def test_administration_adds_replacements_to_one_pool_a_side():
    state = {"replacements": {"rebels": 3, "congo": 1}}
    with war({U1: "2010", C1: "3010"}, turn=7, active="administration", state=state) as drill:
        assert list(drill.state.replacements) == [9, 5]


@rule("guerra:2.2-e")
def test_reinforcements_wait_beside_the_map():
    due = {unit: {"hex": "to-come"} for unit in (V1, V2, V3, "rpa-9")}
    held = {"Goma": "rebels"}
    with war({**due, C1: "3010", "rcd-1": "2009"}, turn=2, phase="movement", real=True, holders=held) as drill:
        state = drill.state.copy()
        administration(Play(drill.game, state))
        assert [state.hex[drill.number(unit)] for unit in due] == [DUE] * 4  # nobody is on the map yet
    with war({**due, C1: "3010", "rcd-1": "2009"}, turn=2, active="administration", real=True, holders=held) as drill:
        assert [drill[unit].hex for unit in due] == ["due", "due", "due", "3412"]  # mobilised before movement
        assert {V1, V2, V3, "rpa-9"} <= drill.listed("pick")
    # each in its owner's own stage
    with war({C1: "to-come", "rpa-9": "due", U1: "3010"}, turn=4, active="administration", real=True) as drill:
        assert drill.seat == "rebels"
        assert drill[C1].hex == "due"


@rule("guerra:2.2-f")
def test_only_congo_has_air_points():
    with war({U1: "2010", C1: "2011"}, turn=2, active="administration") as drill:
        assert drill.state.air == 6
        drill.do("done")
        assert drill.refused("raid") == "2.2-f"
        assert drill.refused("bombard", at="2011") == "2.2-f"


@rule("guerra:2.2-g")
def test_morale_is_set_after_the_turn_marker_moves():
    with war(real=True, turn=5, active="administration") as drill:
        assert drill.state.morale[0] == 1  # Kisangani held, the penalty of turns 1 to 5 is over


@rule("guerra:2.3-a")
def test_supply_is_judged_once_when_the_phase_begins():
    # the only centre near is an empty enemy one: walking in opens the route, but the march stays halved
    roads = ["2010-2011-2012-2013-2014"]
    units = {V1: "2014", U1: "2110", C1: "3020"}
    with war(units, turn=5, active="rebels", roads=roads, towns={"Kisangani": "2010"}) as drill:
        assert drill[V1].unsupplied
        drill.move(U1, "2010")
        assert drill.state.holder[drill.game.kisangani] == REBELS
        assert is_supplied(drill.game, drill.state, drill.number(V1))
        assert "2012" in drill.reach(V1)
        assert "2011" not in drill.reach(V1)


@rule("guerra:2.3-b", "guerra:8.1-a")
def test_no_reserves_without_the_option():
    with war({U1: "2010", C1: "3010"}, turn=5, active="rebels") as drill:
        assert drill.step == "movement"
        assert drill.refused("reserve", unit=U1) == "8.1-a"
        drill.do("done")
        assert drill.state.reserve == 0
    with war({U1: "2010", C1: "3010"}, active="rebels", options={"reserves": True}) as drill:
        assert drill.step == "reserve"
        drill.do("reserve", unit=U1)
        assert drill[U1].reserve


@rule("guerra:2.4-a")
def test_the_phasing_player_attacks():
    with war({U1: "2010", C1: "2011"}, side="congo", phase="combat") as drill:
        assert drill.seat == "congo"
        drill.do("attack", at="2010")
        assert drill.refused("join", unit=U1) == "2.4-a"
        assert drill.listed("join") == {C1}


@rule("guerra:2.4-b")
def test_retreat_comes_before_advance():
    # 16 against 4 is 4:1; 60 gives AVI(M) / DRI(M)
    units = {U1: "2009", "updf-18": "1910", "updf-19": "1910", "rcd-1": "2009", C1: "2010"}
    with war(units, phase="combat", dice=[6, 10]) as drill:
        drill.attack("2010", U1, "updf-18", "updf-19", "rcd-1")
        assert (drill.step, drill.seat) == ("retreat", "congo")
        assert drill[U1].hex == "2009"
        drill.do("retreat", unit=C1, to="2011")
        assert (drill.step, drill.seat) == ("advance", "rebels")


@rule("guerra:2.5-a")
def test_distances_are_hexes():
    with war(real=True) as drill:
        grid = drill.theatre.grid
        goma = drill.space("3412")
        assert grid.distance(goma, drill.space("3413")) == 1
        assert grid.distance(goma, drill.space("2912")) == 5
        assert grid.within(goma, 5) >> drill.space("2912") & 1
        assert not grid.within(goma, 5) >> drill.space("2812") & 1
        assert drill.theatre.pack.board.grid.hex_km == 65
        for name in ("0101", "2010", "4227"):
            space = grid.index[name]
            for other in grid.neighbours[space]:
                assert grid.distance(space, other) == 1


@rule("guerra:2.6-a", "guerra:2.7.2.1-a")
def test_battalions_and_regiments():
    with war({N1: "2010", Z1: "3010"}) as drill:
        assert {unit.size for unit in drill.theatre.units} == {"battalion", "regiment"}
        assert stacked(drill.theatre, drill.state, drill.space("2010")) == 1
        assert stacked(drill.theatre, drill.state, drill.space("3010")) == 2
        zone = zone_of(drill.game, drill.state, CONGO)
        assert zone >> drill.space("2010") & 1
        assert not zone >> drill.space("2011") & 1
        assert zone >> drill.space("3011") & 1


@rule("guerra:2.7.1-a")
def test_a_counter_reads_attack_defence_movement():
    with war() as drill:
        tanks = drill.number("fac-4")
        theatre = drill.theatre
        assert (theatre.attack[tanks], theatre.defence[tanks], theatre.move[tanks]) == (7, 5, 8)
        assert all(3 <= morale <= 9 for morale in theatre.morale)


@rule("guerra:2.7.2.2-a")
def test_five_fighting_types_and_markers_never_block():
    with war({U1: "2010", C1: "3010"}, state={"cut": {}}) as drill:
        assert {unit.type for unit in drill.theatre.units} == {
            "infantry",
            "armour",
            "motorised",
            "artillery",
            "guerrilla",
        }
    roads = ["2010-2011-2012"]
    marker = {"cut": {"2011-road": 5}}
    with war({U1: "2010", C1: "3010"}, turn=4, roads=roads, state=marker) as drill:
        drill.move(U1, "2011")
        assert drill[U1].hex == "2011"


@rule("guerra:2.7.2.2-b", "guerra:3.2.1-i")
def test_guerrillas_ignore_the_zoc_surcharge():
    units = {BAND1: "2009", C1: "2110", C2: "2112"}
    with war(units) as drill:
        # 2010, 2011, 2012 lie in enemy ZOC all the way
        drill.do("pick", unit=BAND1)
        spent = costs(drill.game, drill.state, drill.number(BAND1), drill.space("2009"), 4)
        assert spent[drill.space("2012")] == 3
    with war({U1: "2009", C1: "2110", C2: "2112"}) as drill:
        spent = costs(drill.game, drill.state, drill.number(U1), drill.space("2009"), 9)
        assert spent[drill.space("2012")] == 5  # a way round saves one surcharge of three


@rule("guerra:2.7.2.3-a")
def test_the_guerrilla_groups_belong_to_the_congo_army():
    with war(state={"morale": {"congo": -2}}) as drill:
        theatre = drill.theatre
        for name in (ADF1, FDD, INT1):
            assert theatre.armies[theatre.army[drill.number(name)]] == "congo"
        assert {name: group.bit_count() for name, group in theatre.group.items()} == {
            "adf": 2,
            "fdd": 1,
            "interahamwe": 3,
        }
    with war(
        {ADF1: "2010", R1: "2011"}, side="congo", phase="combat", dice=[5, 1], state={"morale": {"congo": -2}}
    ) as drill:
        drill.attack("2011", ADF1)
        assert drill.battle()["morale"].total == -2


@rule("guerra:2.8-a")
def test_the_nine_countries():
    with war(real=True) as drill:
        there = {name for name in drill.theatre.country if name}
        assert set(PLAYABLE) | {"republic-of-congo", "zambia", "sudan", "tanzania"} <= there


@rule("guerra:2.8.1-a")
def test_kinds_of_terrain():
    with war(real=True) as drill:
        theatre = drill.theatre
        under = {town.under for town in theatre.towns}
        kinds = {name for name in theatre.terrain if name}
        assert kinds == {"lake", "open", "savanna", "forest", "swamp", "rough", "mountain", "city"}
        assert under <= kinds - {"lake", "city"}
        assert set(theatre.river.values()) == {1, 2}
        assert theatre.roads
        assert theatre.rails
        assert theatre.field_spaces
        assert len(theatre.congo_sides) == 120


def test_the_river_is_one_chain_with_towns_on_the_right_banks():
    with war(real=True) as drill:
        theatre = drill.theatre
        for one, other in zip(theatre.congo_banks, theatre.congo_banks[1:], strict=False):
            assert one & other, "each hexside touches the next"
        left = {theatre.grid.names[side[0]] for side in theatre.congo_sides}
        right = {theatre.grid.names[side[1]] for side in theatre.congo_sides}
        for name in ("Kinshasa", "Mbandaka", "Bolobo", "Matadi", "Kindu"):
            assert theatre.towns[theatre.town(name)].hex in left
        for name in ("Kisangani", "Bumba", "Boma", "Kabalo"):
            assert theatre.towns[theatre.town(name)].hex in right


def test_no_way_leads_through_lakes_or_closed_countries():
    with war(real=True) as drill:
        assert not drill.theatre.net & ~drill.theatre.playable


@pytest.mark.parametrize(("name", "hexes"), [("Matadi", 5)])
def test_kinshasa_to_matadi_is_five_railway_hexes(name: str, hexes: int):
    with war(real=True) as drill:
        kinshasa, end = (drill.theatre.town_space[drill.theatre.town(town)] for town in ("Kinshasa", name))
        drill.state.held[:] = [0, 0]
        assert rail_reach(drill.game, drill.state, CONGO, kinshasa, hexes) >> end & 1
        assert not rail_reach(drill.game, drill.state, CONGO, kinshasa, hexes - 1) >> end & 1


@rule("guerra:2.3-a")
def test_a_move_may_be_ordered_or_asked_about_without_picking():
    with war({U1: "2010", "updf-8": "2020", C1: "2011", C2: "2213"}, turn=5) as drill:
        assert drill.refused("move", unit=U1, to="2011") == "3.2.1-a"
        assert drill.refused("move", unit=U1, to="2020") == "3.1-a"
        assert drill.refused("move", unit=U1, to="2009", by="railway") == "3.3.4-a"
        assert drill.refused("move", unit="updf-8", to="2021") == "3.4.4-a"  # not released
        assert drill.refused("move", unit=C1, to="2012") == "2.1-d"
        assert drill.refused("leave", unit=U1, at="2010") == "3.4.1-a"
        assert drill.refused("reserve", unit=U1) == "8.1-a"
        drill.do("move", unit=U1, to="2009")
        assert drill[U1].hex == "2009"
        assert drill.step == "movement"
        assert drill.refused("move", unit=U1, to="2008") == "3.1-b"
    with war({U1: "2010", U2: "2012", C1: "3011"}, options={"reserves": True}) as drill:
        assert drill.refused("reserve", unit=U1) == "8.1-b"  # only before anybody moves
        drill.do("pick", unit=U1)
        assert drill.refused("pick", unit=U2) == "2.3-a"
        assert drill.refused("done") == "2.3-a"
        assert drill.refused("move", unit=U2, to="2013") == "2.3-a"
        assert drill.refused("attack", at="3011") == "2.1-c"


def test_an_answer_to_another_question_is_told_what_is_asked():
    """The rule named is that of the question on the table."""
    fight = {U1: "2010", C1: "2011", "fac-34": {"hex": "2013", "reserve": True}}
    with war(fight, phase="combat", turn=5, state={"air": 2}, options={"reserves": True}) as drill:
        assert drill.refused("pick", unit=U1) == "2.1-c"
        drill.do("attack", at="2011")
        assert drill.refused("done") == "4.1-d"
    with war({U1: "2010", C1: "2011"}, phase="combat", turn=5, state={"air": 2}) as drill:
        drill.muster("2011", U1)
        drill.do("fight")
        assert drill.refused("done") == "4.5.1-a"
    air = {"air": 2}
    with war({U1: "2010", C1: "2012"}, side="congo", phase="combat", turn=5, state=air, roads=["2010-2011"]) as drill:
        drill.do("bombard", at="2010")
        assert drill.refused("done") == "4.5.2-a"
    with war({U1: "2010", C1: "2012"}, side="congo", phase="combat", turn=5, state=air, roads=["2010-2011"]) as drill:
        drill.do("raid")
        assert drill.refused("done") == "4.5.3-a"
        drill.do("interdict", at="2010", facility="road")
        assert drill.refused("done") == "4.5.3-b"
    hurt = {U1: {"hex": "2010", "reduced": True}, BAND1: {"hex": "2015", "reduced": True}, C1: "3020"}
    with war(hurt, turn=5, active="rebels", state={"replacements": {"rebels": 1}}) as drill:
        assert drill.step == "recover"
        assert drill.refused("pick", unit=U1) == "5.3-a"
