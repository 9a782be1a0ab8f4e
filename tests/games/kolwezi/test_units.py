"""Chapters 5.1, 5.2, 5.3.1, 5.3.2, 5.5: the units and where they start."""

from collections import Counter

from sandtable.engine.chance import key_from_seed
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import each, has, only
from sandtable.games.kolwezi.state import GARRISON, POOL, WAITING
from sandtable.games.kolwezi.title import title
from tests.games.kolwezi.drill import game_with, operation

GAME = game_with()
THEATRE = GAME.theatre


@rule("kolwezi:5.1-a")
def test_french_order_of_battle():
    pack = title().pack.counters
    french = [counter for counter in pack.counter if counter.side == "french"]
    kinds = Counter(pack.face[counter.face].kind for counter in french)
    assert kinds == {"tactical_pc": 2, "smm": 1, "ser": 1, "company_pc": 4, "section": 12}
    companies = Counter(counter.company for counter in french)
    assert [companies[company] for company in (1, 2, 3, 4)] == [4, 4, 4, 4]
    assert {counter.colour for counter in french if counter.company == 1} == {"green"}
    assert sum(THEATRE.steps[THEATRE.printed_face[THEATRE.piece[counter.id]]] for counter in french) == 34


@rule("kolwezi:5.1-g")
def test_only_full_sections_carry_rockets():
    units = {"S11": {"area": "VE1", "reduced": True}, "PC1": "VE1", "SER": "VE1", "SMM": "VE1", "AML": "VE4"}
    with operation(units, "assault_move", "french_fire", turn=8) as drill:
        assert drill.step == "assault_move"  # nobody has a fire
    with operation({**units, "S12": "VE1"}, "french_fire", turn=8) as drill:
        drill.do(do="target", target="AML")
        assert drill.plain() == [{"do": "rocket", "unit": "S12", "target": "AML"}]
        for unit in ("S11", "PC1", "SER", "SMM"):
            assert drill.refused(do="rocket", unit=unit, target="AML") == "5.1-g"


@rule("kolwezi:5.1-h")
def test_rocket_team_must_have_landed():
    units = {"S11": "VE1", "AML": "VE4", "R2": "VE2"}
    with operation(units, "french_fire", turn=2, dice=[3, 9]) as drill:
        drill.do(do="target", target="AML")
        drill.do(do="rocket", unit="S11", target="AML")
        assert drill["S11"].no_rockets
        assert not drill["S11"].fired
        assert drill.refused(do="target", target="AML") == "5.1-h"
        drill.fire("R2", "S11")  # it may still fire at somebody else
        assert drill["R2"].area == "pool"
    with operation(units, "french_fire", turn=2, dice=[2, 6]) as drill:
        drill.do(do="target", target="AML")
        drill.do(do="rocket", unit="S11", target="AML")
        assert drill["S11"].rockets  # for good
        assert drill["S11"].fired
    with operation({"S11": {"area": "VE1", "rockets": True}, "AML": "VE4"}, "french_fire", turn=1, dice=[6]) as drill:
        drill.do(do="target", target="AML")
        drill.do(do="rocket", unit="S11", target="AML")
        assert not drill.told("rocket-team")
    with operation(units, "french_fire", turn=6, dice=[6, 6]) as drill:
        drill.do(do="target", target="AML")
        drill.do(do="rocket", unit="S11", target="AML")
        assert drill["S11"].rockets
    with operation({"S11": {"area": "VE7", "no_rockets": True}}, "campaign", turn=1) as drill:
        assert not drill["S11"].no_rockets  # a new turn, a new try


@rule("kolwezi:5.1-i")
def test_sharpshooters_of_full_sections():
    def reasons(unit, **more):
        with operation({unit: {"area": "VE1", **more}, "R2": "VE2"}, "french_fire", dice=[1]) as drill:
            drill.fire("R2", unit)
            return [(reason.value, reason.rule) for reason in drill.told("fire")[0]["roll"].reasons]

    assert (1, "8.3-h") in reasons("S11")
    for unit, more in (("S11", {"reduced": True}), ("PC1", {}), ("SMM", {}), ("TPCE", {})):
        assert [rule for _, rule in reasons(unit, **more) if rule in ("8.3-h", "5.1-j")] == []
    with operation({"S11": {"area": "VE1", "reduced": True}, "BS1": "VE2"}, "katangan_fire", dice=[5]) as drill:
        assert drill.told("fire")[0]["score"] == 10


@rule("kolwezi:5.1-j")
def test_double_sharpshooters_of_the_ser():
    with operation({"SER": "VE1", "BS1": "VE2"}, "katangan_fire", dice=[6]) as drill:
        assert drill.told("fire")[0]["score"] == 9
        assert not drill["SER"].pinned
    with operation({"SER": {"area": "VE1", "reduced": True}, "BS1": "VE2"}, "katangan_fire", dice=[6]) as drill:
        assert drill.told("fire")[0]["score"] == 10
    with operation({"SER": "VE1", "BS1": "VE2"}, "french_fire", dice=[3]) as drill:
        drill.fire("BS1", "SER")
        assert drill.told("fire")[0]["score"] == 5 + 2 + 3


@rule("kolwezi:5.1-k")
def test_one_lorry_for_each_counter():
    stack = dict.fromkeys(["PC1", "S11", "S12", "S13", "TPCE", "TPCC", "SMM", "SER"], "VO3")
    with operation(stack, "french_move", turn=4, lorry_state="recovered") as drill:
        assert drill.refused(do="convoy", unit="PC1") == "5.1-k"
        for unit in list(stack)[:7]:
            drill.go(unit, "MA10", how="embark")
        assert drill.refused(do="embark", unit="SER") == "10.1-c"
        assert drill.state.lorries[THEATRE.index["MA10"]] == 7


@rule("kolwezi:5.2-a")
def test_katangan_steps():
    with operation({"S11": "VE1", "R2": "VE2", "S12": "VE1", "BS1": "VE4"}, "french_fire", dice=[8, 10]) as drill:
        drill.fire("R2", "S11")  # 15
        assert drill["R2"].area == "pool"
        drill.fire("BS1", "S12")  # 15 in protected terrain
        assert drill["BS1"].reduced
        assert drill["BS1"].pinned
    steps = {name: THEATRE.steps[number] for number, name in enumerate(THEATRE.faces)}
    assert [steps[name] for name in ("katangan_pc", "group", "dummy", "section_5", "aml")] == [1, 1, 1, 2, 2]


@rule("kolwezi:5.2-b")
def test_katangan_values():
    for section, value in (("RS1", 5), ("RS4", 6), ("RS6", 7)):
        with operation({"PC1": "VE1", section: "VE2"}, "katangan_fire", dice=[3]) as drill:
            assert drill.told("fire")[0]["score"] == value + 3
            assert drill["PC1"].pinned == (value == 7)
    printed = {name: face.front for name, face in title().pack.counters.face.items()}
    assert [printed[f"section_{value}"] for value in (5, 6, 7)] == [5, 6, 7]
    small = ("motorised_section", "green_group", "motorised_group", "group", "dummy")
    assert [printed[name] for name in small] == [4, 2, 1, 2, 0]


@rule("kolwezi:5.2-c")
def test_reduced_motorised_section_is_on_foot():
    units = {"YM": {"area": "CF2", "reduced": True}, "S11": "MS1"}
    with operation(units, "katangan_turn") as drill:
        assert THEATRE.distance[THEATRE.index[drill["YM"].area]][THEATRE.index["CF2"]] <= 3
        assert drill["YM"].area.startswith("CF")
    with operation({"YM": "CF2", "S11": "MS1"}, "katangan_turn") as drill:
        assert not drill["YM"].area.startswith("CF")


@rule("kolwezi:5.2-c", "kolwezi:5.4-c")
def test_a_section_that_has_lost_its_vehicles_far_from_its_zone():
    away = {"YM": {"area": "MS2", "post": "camp_forrest"}, "S11": "MS1", "S12": "MS1"}
    with operation(away, "french_fire", dice=[8]) as drill:
        drill.fire("YM", "S11")
        assert drill["YM"].reduced
        assert drill["YM"].post == "metal_shaba"  # in a town: it is assigned there
    road = {"YM": {"area": "IC1", "post": "camp_forrest"}, "S11": "MS4", "S12": "MS4"}
    with operation(road, "french_fire", dice=[8]) as drill:
        drill.fire("YM", "S11")
        assert (drill["YM"].reduced, drill["YM"].post) == (True, "camp_forrest")  # between the zones: as before
    walker = {"YM": {"area": "RB1", "post": "camp_forrest", "reduced": True}}
    with operation({**walker, "S11": "MS1"}, "katangan_turn") as drill:
        assert drill["YM"].area == "RB2"  # along the road
    with operation({**walker, "S11": "MS4"}, "katangan_turn") as drill:
        assert drill["YM"].area == "RB2"  # but into no other zone
    walker["YM"]["area"] = "IC1"
    with operation({**walker, "S11": "CF3"}, "katangan_turn") as drill:
        assert drill["YM"].area == "CF2"  # and back into its own


def test_a_new_game_is_set_up_like_no_other():
    one, other = GAME.setup(key_from_seed(1)), GAME.setup(key_from_seed(2))
    assert one.area != other.area


def setups():
    return [GAME.setup(key_from_seed(seed)) for seed in range(30)]


@rule("kolwezi:5.3.1-a")
def test_red_forces():
    for state in setups():
        red = THEATRE.mixed["red"]
        faces = Counter(THEATRE.faces[state.face[piece]] for piece in red)
        assert faces == {"katangan_pc": 1, "group": 2, "dummy": 5}
        assert all(state.area[piece] >= 0 and has(state.down, piece) for piece in red)
        pool = [piece for piece in each(THEATRE.red_sections) if state.area[piece] == WAITING]
        assert sorted(THEATRE.value[state.face[piece]][0] for piece in pool) == [5, 5, 5, 6, 6, 7]


@rule("kolwezi:5.3.1-b")
def test_red_counters_are_mixed_in_protected_areas():
    places, faces = set(), set()
    for state in setups():
        areas = [state.area[piece] for piece in THEATRE.mixed["red"]]
        assert len(set(areas)) == 8
        assert all(THEATRE.protected & THEATRE.vieille_ville & only(area) for area in areas)
        places.add(tuple(areas))
        faces.add(tuple(state.face[piece] for piece in THEATRE.mixed["red"]))
    assert len(places) > 20
    assert len(faces) > 20


@rule("kolwezi:5.3.2-a")
def test_blue_sections_at_their_posts():
    for state in setups():
        assert [THEATRE.names[state.area[piece]] for piece in THEATRE.blue_sections] == ["NV1", "MA1", "MA2"]
        assert not any(has(state.down | state.reduced, piece) for piece in THEATRE.blue_sections)
        assert [THEATRE.value[state.face[piece]][0] for piece in THEATRE.blue_sections] == [5, 5, 5]
        assert [THEATRE.posts[state.post[piece]] for piece in THEATRE.blue_sections] == ["NV", "MAN", "MAN"]
    assert all(has(THEATRE.protected, area) for area in THEATRE.blue_posts)


@rule("kolwezi:5.3.2-b")
def test_blue_counters_are_mixed():
    for state in setups():
        areas = [state.area[piece] for piece in THEATRE.mixed["blue"]]
        assert len(set(areas)) == 5
        assert all(THEATRE.protected & THEATRE.new_town_and_manika & only(area) for area in areas)
        assert not {THEATRE.names[area] for area in areas} & {"NV1", "MA1", "MA2"}
        faces = Counter(THEATRE.faces[state.face[piece]] for piece in THEATRE.mixed["blue"])
        assert faces == {"group": 2, "dummy": 3}


@rule("kolwezi:5.3.4-a")
def test_one_garrison_to_a_town():
    seventh = Counter()
    for state in setups():
        yellow = THEATRE.mixed["yellow"]
        faces = Counter(THEATRE.faces[state.face[piece]] for piece in yellow)
        assert faces == {"katangan_pc": 1, "group": 4, "dummy": 2}
        assert sorted(state.area[piece] for piece in yellow if state.area[piece] < POOL) == [
            GARRISON - town for town in range(6, 0, -1)
        ]
        seventh[state.face[yellow[6]]] += 1
    assert len(seventh) > 1


@rule("kolwezi:5.3.4-b")
def test_the_seventh_goes_to_the_pool():
    for state in setups():
        assert [piece for piece in each(THEATRE.katangan) if state.area[piece] == POOL] == [THEATRE.mixed["yellow"][6]]
        assert not has(state.seen, THEATRE.mixed["yellow"][6])
        view = GAME.observe(state, 0)
        assert view.state.face[THEATRE.mixed["yellow"][6]] == -1


@rule("kolwezi:5.5-b")
def test_lorries_start_at_the_lorry_park():
    state = GAME.setup(key_from_seed(1))
    assert state.lorries[THEATRE.index["VO3"]] == 7
    assert sum(state.lorries) == 7


@rule("kolwezi:5.5-c")
def test_hostages_start_in_seven_areas():
    state = GAME.setup(key_from_seed(1))
    assert state.hostages.bit_count() == 7
    assert state.hostages == THEATRE.hostage_areas
    sectors = Counter(THEATRE.posts[THEATRE.post_of[area]] for area in each(state.hostages))
    assert sectors == {"VVO": 4, "MAN": 2, "NV": 1}


# The discovery of the PC


@rule("kolwezi:5.3.1-c")
def test_discovery_brings_three_sections_at_once():
    units = {"S11": "VE1", "R1": {"area": "VE4", "down": True}}
    with operation(units, "french_fire", "flip", pieces=["RS1", "RS4", "RS6"]) as drill:
        placed = [appears["unit"] for appears in drill.told("appears")]
        assert placed == ["RS1", "RS4", "RS6"]
        assert drill["RS1"].area == "VE4"
        assert drill.step == "french_fire"
        assert {"do": "target", "target": "RS1"} in drill.plain()


@rule("kolwezi:5.3.1-d")
def test_where_the_two_others_go():
    units = {"S11": "VE1", "R1": {"area": "VE4", "down": True}, "R4": {"area": "VE5"}}
    more = {"visited": ["VO2"], "pieces": ["RS1", "RS2", "RS3"]}
    with operation(units, "flip", dice=[1], **more) as drill:
        assert drill["RS2"].area == "VE7"  # next to the PC, empty, never visited
        assert THEATRE.distance[THEATRE.index["VE4"]][THEATRE.index[drill["RS3"].area]] == 2
        assert drill["RS3"].area != "VO2"
        assert drill.told("appears")[2]["of"] > 1  # a die among equals
    everywhere = [THEATRE.names[area] for area in each(THEATRE.vieille_ville)]
    with operation(units, "flip", **{**more, "visited": everywhere}, loose=True) as drill:
        assert drill["RS2"].area in ("VO2", "VE7")  # all visited: that wish is dropped
    # free of Katangans comes before never visited
    but_one = [name for name in everywhere if name != "VE5"]
    with operation(units, "flip", **{**more, "visited": but_one}, loose=True) as drill:
        assert drill["RS2"].area in ("VO2", "VE7")
    # never among the French
    beside = {"S11": "VE4", "R1": {"area": "VE5", "down": True}}
    with operation(beside, "flip", pieces=["RS1", "RS2", "RS3"], loose=True) as drill:
        assert "VE4" not in (drill["RS2"].area, drill["RS3"].area)


@rule("kolwezi:5.3.1-e")
def test_the_rest_of_the_pool_is_out():
    units = {"S11": "VE1", "R1": {"area": "VE4", "down": True}}
    with operation(units, "flip", pieces=["RS1", "RS2", "RS3"], loose=True) as drill:
        assert drill.where("RS").count("off") == 3
        assert not any(drill[name].down for name in ("RS1", "RS2", "RS3"))
        assert drill.points == 5 + 1 + 6  # airport road, the PC, three full sections
        shown = {piece.id for piece in drill.game.scene(drill.table.view(0)).pieces}
        sections = {THEATRE.piece_names[piece] for piece in each(THEATRE.red_sections)}
        assert shown & sections == {"RS1", "RS2", "RS3"}, "who never comes is nobody's loss"
