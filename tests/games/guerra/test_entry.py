"""Chapter 3.4: reinforcements, mobilisation, starting positions, release turns."""

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.games.guerra.stacking import overfull, stacked
from sandtable.games.guerra.theatre import CONGO, REBELS
from tests.games.guerra.drill import C1, INT1, N1, N2, U1, V1, V2, V3, Z1, Z2, Z3, Z_TANKS, war

DUE = {"hex": "due"}


@rule("guerra:3.4.2-a")
def test_reinforcements_come_in_by_their_hex():
    with war({N1: "to-come", N2: "to-come", U1: "3010"}, real=True, turn=6, active="administration") as drill:
        assert drill.state.turn == 7
        drill.do("done")
        assert {N1, N2} <= drill.listed("pick")
        drill.do("pick", unit=N1)
        assert "2127" in drill.listed("move", "to")
        drill.do("move", unit=N1, to="2127")
        assert drill[N1].hex == "2127"
        drill.do("done")  # the other one may wait
        assert drill[N2].hex == "due"
    with war({N1: DUE, U1: "2127"}, real=True, turn=7, side="congo") as drill:
        assert drill.refused("pick", unit=N1) == "3.4.2-a"
        assert N1 not in drill.listed("pick")
    with war({N1: "to-come", U1: "3010", C1: "2910"}, real=True, turn=6, side="congo") as drill:
        assert drill.refused("pick", unit=N1) == "2.2-e"


@rule("guerra:3.4.2-b")
def test_the_queue_at_an_entry_hex():
    with war({V1: DUE, V2: DUE, V3: DUE, C1: "3010"}, real=True, turn=3) as drill:
        # by road to Kampala and on: 3, 2 and 1 points are left behind Jinja
        far = {V1: "4007", V2: "4108", V3: "4109"}
        too_far = {V1: "4006", V2: "4007", V3: "4108"}
        for unit in (V1, V2, V3):
            drill.do("pick", unit=unit)
            assert drill.refused("move", unit=unit, to=too_far[unit]) == "3.4.2-b"
            drill.do("move", unit=unit, to=far[unit])
        assert drill.state.entered[0] == 3
    # one whose points fall short still enters by the one-hex guarantee
    with war({V1: DUE, C1: "3010"}, real=True, turn=3, state={"entered": {"R1": 6}}) as drill:
        drill.do("pick", unit=V1)
        assert {"4208"} == {name for name in drill.listed("move", "to") if name in ("4208", "4108")}
        drill.do("move", unit=V1, to="4208")
    # where the road of the entry hex is interdicted, the forest counts (4.6.4-b)
    ground = {"terrain": {"4208": "forest"}, "roads": ["4208-4108-4008-3908"]}
    for cut, reached in (({}, {"4208", "4108", "4008", "3908"}), ({"4208-road": 5}, {"4208", "4108", "4008"})):
        with war({V1: DUE, C1: "3010"}, turn=5, state={"cut": cut}, **ground) as drill:
            drill.do("pick", unit=V1)
            assert drill.listed("move", "to") & {"4208", "4108", "4008", "3908"} == reached


@rule("guerra:3.4.2-c")
def test_the_queue_by_rail():
    # Tenke, Kolwezi … Dilolo is 8 hexes; towards Ilebo 17: entry hex counted, the 15th is 1918
    with war({Z1: DUE, Z2: DUE, Z3: DUE}, real=True, turn=5, side="congo") as drill:
        # Tenke 2827 is the first railway hex, then 2826, 2825, 2725, 2624, 2524, 2523, 2422, 2322, 2321 …
        line = ["2827", "2826", "2825", "2725", "2624", "2524", "2523", "2422", "2322", "2321", "2220", "2219"]
        line += ["2119", "2018", "1918", "1817"]
        for unit, reach in ((Z1, 15), (Z2, 14), (Z3, 13)):
            drill.do("pick", unit=unit)
            assert drill.refused("move", unit=unit, to=line[reach], by="railway") == "3.4.2-c"
            drill.do("move", unit=unit, to=line[reach - 1], by="railway")
            assert drill[unit].hex == line[reach - 1]


@rule("guerra:3.4.2-d")
def test_road_or_rail_is_the_owners_choice_in_one_queue():
    with war({Z1: DUE, Z2: DUE, Z3: DUE}, real=True, turn=5, side="congo") as drill:
        drill.do("pick", unit=Z1)
        drill.do("move", unit=Z1, to="2624", by="railway")
        drill.do("pick", unit=Z2)  # 4 points: 2 for the entry hex, 2 more along the road
        assert "2825" in drill.listed("move", "to")
        assert drill.refused("move", unit=Z2, to="2725", by="march") == "3.4.2-b"
        assert drill.refused("move", unit=Z2, to="2624", by="air") == "3.4.2-d"
        drill.do("move", unit=Z2, to="2825", by="march")


@rule("guerra:3.4.2-e")
def test_an_entering_unit_is_supplied():
    bands = {"rcd-13": "2826", "rcd-14": "2926", "rcd-15": "2727"}
    with war({Z1: DUE, **bands}, real=True, turn=5, active="congo", holders={"Kamina": "rebels"}) as drill:
        drill.do("pick", unit=Z1)
        assert drill.refused("move", unit=Z1, to="2825", by="railway") == "3.4.2-c"  # the enemy is on the line
        reached = {action["to"]: action.get("by") for action in map(msgspec.to_builtins, drill.legal("move"))}
        for name in reached:  # 4 points, 1 of them for the entry hex
            assert drill.theatre.grid.distance(drill.space("2827"), drill.space(name)) <= 3
        assert max(drill.theatre.grid.distance(drill.space("2827"), drill.space(name)) for name in reached) >= 2
        drill.do("move", unit=Z1, to="2827", by="railway")
        assert not drill[Z1].unsupplied


@rule("guerra:3.4.3-a")
def test_mobilisation_in_a_town():
    with war({C1: "to-come", U1: "3010"}, real=True, turn=4, active="administration") as drill:
        drill.do("done")  # the Rebel stage
        assert drill.seat == "congo"
        assert drill[C1].hex == "2119"  # Kananga
        assert C1 in drill.listed("pick")
        drill.move(C1, "2219")
    # an overfull town keeps the unit only if somebody makes room; else it waits
    full = dict.fromkeys(("rpa-6", "rpa-7", "rpa-8"), "3612")
    with war({**full, "rpa-10": DUE, "fac-1": "2106"}, real=True, turn=4, active="rebels") as drill:
        assert drill["rpa-10"].hex == "3612"
        drill.do("done")
        assert drill["rpa-10"].hex == "due"
    with war({**full, "rpa-10": DUE, "fac-1": "2106"}, real=True, turn=4, active="rebels") as drill:
        drill.move("rpa-6", "3512")
        drill.do("done")
        assert drill["rpa-10"].hex == "3612"


@rule("guerra:3.4.3-b")
def test_a_lost_town_sends_recruits_to_the_nearest():
    units = {"rcd-20": DUE, "fac-21": "2608", "rcd-6": "3105"}
    with war(units, real=True, turn=5, active="rebels", holders={"Banalia": "rebels", "Ubundu": "rebels"}) as drill:
        assert drill.step == "mobilise"
        # Banalia and Ubundu are two hexes from Kisangani, Isiro five: ties are the owner's choice
        nearest = drill.listed("place", "at")
        distance = {drill.theatre.grid.distance(drill.space("2608"), drill.space(name)) for name in nearest}
        assert len(distance) == 1
        assert nearest <= {"2707", "2710"}
        assert nearest
        assert drill.refused("place", unit="rcd-20", at="3105") == "3.4.3-b"
        drill.do("place", unit="rcd-20", at=min(nearest))
    # a nearer town of the enemy's takes nobody
    with war(units, real=True, turn=5, active="rebels", holders={"Ubundu": "rebels"}) as drill:
        assert drill.listed("place", "at") == {"2710"}
    with war(units, real=True, turn=5, active="rebels") as drill:
        drill.do("wait", unit="rcd-20")
        assert drill["rcd-20"].hex == "due"
    # out of a besieged town they may go to the nearest, but need not
    siege = {"faa-5": "2507", "faa-6": "2708", "faa-7": "2709", "faa-1": "2509", "rcd-6": "3105"}
    for place, holders in (("2608", {"Kisangani": "rebels"}), ("2710", {"Kisangani": "rebels", "Ubundu": "rebels"})):
        with war({"rcd-20": DUE, **siege}, real=True, turn=5, active="rebels", holders=holders) as drill:
            assert drill.listed("place", "at") >= {"2608", place}
            drill.do("place", unit="rcd-20", at=place)
            assert drill["rcd-20"].hex == place
            assert drill.rules("placed") == ["3.4.3-b"]
    # nowhere else is a besieged town fit to take them
    with war({**units, **siege, "fac-21": "2507", "faa-5": "2608"}, real=True, turn=5, active="rebels") as drill:
        assert drill.listed("place", "at") == {"3105"}


@rule("guerra:3.4.3-a")
def test_a_full_town_is_told_before_recruits_come_there():
    units = {"rcd-20": DUE, "fac-21": "2608", "rcd-1": "2710", "rcd-2": "2710", "rcd-3": "2710"}
    for crowd, told in ((("rcd-1",), []), (("rcd-1", "rcd-2", "rcd-3"), [("guerra-harm-too-full", "3.4.3-a")])):
        there = {name: hex for name, hex in units.items() if hex != "2710" or name in crowd}
        with war(there, real=True, turn=5, active="rebels") as drill:
            (place,) = drill.legal("place")
            found = drill.game.harms(drill.table.view(0), place)
            assert [(harm.message.id, harm.rule) for harm in found] == told


@rule("guerra:3.4.3-c", "guerra:T7-c")
def test_guerrillas_appear_within_their_radius():
    units = {"interahamwe-1": DUE, "rpa-1": "3412", "fac-10": "2814"}
    with war(units, real=True, turn=1, active="congo") as drill:
        assert drill.step == "mobilise"
        grid = drill.theatre.grid
        goma = drill.space("3412")
        listed = {drill.space(name) for name in drill.listed("place", "at")}
        assert {grid.distance(goma, space) for space in listed} == {1, 2, 3}
        assert not any(drill.theatre.lakes >> space & 1 or drill.theatre.forbidden >> space & 1 for space in listed)
        assert drill.refused("place", unit="interahamwe-1", at="3412") == "3.2.1-a"
        assert drill.refused("place", unit="interahamwe-1", at="3009") == "3.4.3-c"
        assert drill.refused("wait", unit="interahamwe-1") == "3.4.3-c"
        assert drill.space("3612") in listed  # over the border into Rwanda
        drill.do("place", unit="interahamwe-1", at="3512")  # in the enemy's zone
        assert drill.step == "combat"  # on turn 1 they may only fight (6-c)
    with war({"rcd-13": DUE, "fac-2": "3503"}, real=True, turn=1, active="rebels") as drill:
        drill.do("place", unit="rcd-13", at="3604")
        assert drill.step == "movement"
        assert "rcd-13" in drill.listed("pick")  # Rebel guerrillas move at once
    full = {"fac-7": "3310", "fac-18": "3310", "interahamwe-2": DUE, "rpa-1": "3412"}
    with war(full, real=True, turn=1, active="congo") as drill:  # a forest hex that is full
        assert drill.refused("place", unit="interahamwe-2", at="3310") == "3.2.2-h"


@rule("guerra:3.4.4-a")
def test_release_turns():
    with war({"fac-30": "3122", "rcd-6": "3105"}, real=True, turn=7, side="congo") as drill:
        assert drill.refused("pick", unit="fac-30") == "3.4.4-a"
        assert "fac-30" not in drill.listed("pick")
    with war({"fac-30": "3122", "rcd-6": "3105"}, real=True, turn=8, side="congo") as drill:
        assert "fac-30" in drill.listed("pick")


@rule("guerra:3.4.4-a", "guerra:3.4.4-b")
@option("guerra:advance_before_release")
def test_units_not_released_fight_and_advance():
    # Kisangani's garrison attacks on turn 1, though it may move only from turn 6 on
    garrison = {"fac-21": "2608", "fac-22": "2608", "fac-23": "2608"}
    with war({**garrison, "rcd-13": "2607"}, real=True, side="congo", phase="combat") as drill:
        drill.do("attack", at="2607")
        assert drill.listed("join") == set(garrison)
    with war({**garrison, "rcd-13": "2607"}, real=True, side="congo", phase="combat", dice=[10, 10]) as drill:
        drill.attack("2607", "fac-21", "fac-22")  # 6:3 is 2:1, in forest 1:1; 100 is AVB / DRI(M)
        drill.do("lose", unit="fac-21")
        drill.do("retreat", unit="rcd-13", to=sorted(drill.listed("retreat", "to"))[0])
        drill.do("advance", unit="fac-22", to="2607")
        assert drill["fac-22"].hex == "2607"
    options = {"advance_before_release": False}
    with war(
        {**garrison, "rcd-13": "2607"}, real=True, side="congo", phase="combat", dice=[10, 10], options=options
    ) as drill:
        drill.attack("2607", "fac-21", "fac-22")  # 6:3 is 2:1, in forest 1:1; 100 is AVB / DRI(M)
        drill.do("lose", unit="fac-21")
        drill.do("retreat", unit="rcd-13", to=sorted(drill.listed("retreat", "to"))[0])
        assert drill["fac-22"].hex == "2608"
        assert drill.step != "advance"


@rule("guerra:T7-a")
def test_the_start_positions():
    with war(real=True) as drill:
        state = drill.game.deployed(Chance(bytes(32)))
        theatre = drill.theatre
        count = {name: (theatre.of_army[army] & state.alive).bit_count() for army, name in enumerate(theatre.armies)}
        count["angola"] += state.due.bit_count()
        assert count == {
            "congo": 32,
            "angola": 10,
            "zimbabwe": 3,
            "namibia": 0,
            "rebels": 12,
            "uganda": 9,
            "rwanda": 8,
            "burundi": 5,
        }
        assert {unit.at for unit in theatre.units if unit.release and unit.at} <= set(theatre.town_names)
        for space in range(len(theatre.grid)):
            assert not state.at[space] or not overfull(drill.game, state, space)
        lines = [unit for unit in theatre.pack.counters.unit if unit.release]
        assert len({(unit.at, unit.army, unit.release) for unit in lines}) == 49
        holders = {town: state.holder[theatre.town(town)] for town in ("Goma", "Boma", "Isiro", "Kinshasa", "Kampala")}
        assert holders == {"Goma": REBELS, "Boma": REBELS, "Isiro": REBELS, "Kinshasa": CONGO, "Kampala": REBELS}


@rule("guerra:T7-b")
def test_the_reinforcements_by_turn():
    with war(real=True) as drill:
        arrivals = [turn for turn in drill.theatre.arrival if turn]
        assert {turn: arrivals.count(turn) for turn in set(arrivals)} == {
            1: 13,
            3: 4,
            4: 4,
            5: 5,
            6: 5,
            7: 3,
            8: 6,
            9: 4,
            10: 3,
            11: 7,
        }
        lines = [unit for unit in drill.theatre.pack.counters.unit if unit.turn]
        assert len({(unit.at, unit.army, unit.turn) for unit in lines}) == 27


@rule("guerra:T7-d")
def test_four_units_anywhere_in_angola():
    with war(real=True) as drill:
        table = Table.new(drill.game, bytes(32))
        drill.table = table
        assert (drill.step, drill.seat) == ("deploy", "congo")
        assert drill.refused("place", unit="faa-1", at="0817") == "T7-d"
        for number, name in enumerate(("faa-1", "faa-2", "faa-3", "faa-4")):
            drill.do("place", unit=name, at=("0323", "0323", "0920", "0217")[number])
            if number == 1:  # four points in open ground on a road leave two more: not a third regiment and a half
                assert drill.game.room[drill.space("0323")] == 6
        assert drill.state.turn == 1
        assert drill.theatre.country[drill.space("0217")] == "angola"  # Cabinda
    # within stacking: Malanje is full with its garrison
    with war(real=True) as drill:
        drill.table = Table.new(drill.game, bytes(32))
        full = drill.theatre.towns[drill.theatre.town("Malanje")].hex
        points = stacked(drill.theatre, drill.state, drill.space(full))
        assert points + drill.theatre.stacking[drill.number("faa-1")] > drill.game.room[drill.space(full)]
        assert full not in drill.listed("place", "at")
        assert drill.refused("place", unit="faa-1", at=full) == "3.2.2-h"


def test_tanks_come_in_by_rail_through_the_forest_or_not_at_all():
    with war({Z_TANKS: DUE}, real=True, turn=11, side="congo") as drill:
        drill.do("pick", unit=Z_TANKS)
        theatre = drill.theatre
        for name in drill.listed("move", "to"):
            assert theatre.stand[1] >> drill.space(name) & 1


@rule("guerra:3.4.3-b")
@option("guerra:recruits_retake_towns")
def test_an_empty_town_in_enemy_hands_takes_no_recruits_or_with_the_option_it_does():
    units = {C1: DUE, U1: "3010"}
    lost = {"Kananga": "rebels"}
    with war(units, real=True, turn=5, active="congo", holders=lost) as drill:
        assert drill.step == "mobilise"
        assert "2119" not in drill.listed("place", "at")
    retake = {"recruits_retake_towns": True}
    with war(units, real=True, turn=5, active="congo", holders=lost, options=retake) as drill:
        assert drill[C1].hex == "2119"
        assert drill.game.seats[drill.state.holder[drill.theatre.town("Kananga")]] == "congo"
    with war({**units, U1: "2119"}, real=True, turn=5, active="congo", options=retake) as drill:
        assert drill.step == "mobilise"  # a unit of the enemy's occupies it
        nearest = drill.listed("place", "at")
    # and the nearest other town must be his own, option or not
    given_up = dict.fromkeys(
        (drill.theatre.town_names[drill.theatre.town_at[drill.space(at)]] for at in nearest), "rebels"
    )
    with war({**units, U1: "2119"}, real=True, turn=5, active="congo", options=retake, holders=given_up) as drill:
        assert not nearest & drill.listed("place", "at")


@rule("guerra:3.4.3-c")
def test_a_town_where_recruits_may_come_up_is_told_before_it_is_left_empty():
    """Interahamwe come up within some hexes of Goma in the first turn's last stage: who leaves it hears of them."""
    recruits = {"interahamwe-1": DUE, "fac-10": "0717"}
    for units, told in ((recruits, ["guerra-harm-recruits"]), ({"fac-10": "0717"}, [])):
        with war({"rpa-1": "3412", **units}, real=True, turn=2) as drill:
            drill.do("pick", unit="rpa-1")
            move = next(one for one in drill.legal("move") if one.to == "3211")  # type: ignore[attr-defined]
            found = drill.game.harms(drill.table.view(0), move)
            assert [harm.message.id for harm in found if harm.caution] == told


def test_the_question_tells_how_many_more_are_to_be_placed():
    with war({"rcd-13": DUE, "rcd-14": DUE, "rcd-15": DUE}, real=True, turn=2, active="rebels") as drill:
        assert drill.step == "mobilise"
        assert drill.game.question(drill.table.view(drill.decision.seat)).args["after"] == 2
        drill.do("place", unit="rcd-13", at=min(drill.listed("place", "at")))
        assert drill.game.question(drill.table.view(drill.decision.seat)).args["after"] == 1


def test_who_waits_is_shown_before_the_hex_by_which_it_comes_in():
    with war({V1: DUE, U1: "3010", C1: "2910"}, real=True, turn=3) as drill:
        faces = {piece.id: piece for piece in drill.game.scene(drill.table.view(REBELS)).pieces}
        assert (faces[V1].space, faces[V1].enters, faces[V1].markers) == ("@entering", "4208", ["entering"])
        assert (faces[U1].space, faces[U1].enters) == ("3010", "")
        ranks = {one.unit: drill.game.rank(drill.table.view(REBELS), one) for one in drill.legal("pick")}  # type: ignore[attr-defined]
        assert ranks[V1] < 0 <= ranks[U1]


def test_set_up_is_no_part_of_a_turn_and_says_who_comes_after():
    table = Table.new(shelf.title("guerra").open("1998"), bytes(32))
    view = table.view(CONGO)
    assert table.game.scene(view).phases == []
    asked = table.game.question(view).args
    assert asked["after"] == len(asked["later"]) == 3
    assert asked["unit"] not in asked["later"]


def test_guerrillas_are_placed_with_the_surprise_of_the_first_turn_told():
    for turn, told in ((1, "yes"), (2, "no")):
        with war({INT1: DUE, "rpa-1": "3513"}, real=True, turn=turn, active="congo") as drill:
            assert drill.game.question(drill.table.view(CONGO)).args["surprised"] == told
