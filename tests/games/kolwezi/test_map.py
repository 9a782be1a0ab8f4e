"""Chapters 1 to 3: introduction, scale, map."""

import sandtable
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import each, has, only
from sandtable.games.kolwezi.title import title
from tests.games.kolwezi.drill import game_with, operation

GAME = game_with()
THEATRE = GAME.theatre
AT = THEATRE.index


def names(areas):
    return {THEATRE.names[area] for area in each(areas)}


@rule("kolwezi:1-a")
def test_the_katangan_side_never_asks():
    """The player is asked only about his own fire in a Katangan Action Phase."""
    units = {"S11": "VE4", "S12": "VE8", "BS1": "NV1", "R2": {"area": "VE7", "down": True}, "GM": "NV10", "AML": "NV10"}
    asked = set()
    with operation(units, "katangan_phase", turn=7, posture="aggressive", arrival=2) as drill:
        while drill.step:
            asked.add(drill.step)
            decision = GAME.pending(drill.state)
            assert decision.seat == 0
            drill.do(**drill.plain()[-1])
    assert asked <= {"opportunity", "french_fire", "fire_at"}
    assert asked
    assert GAME.seats == ("french",)


@rule("kolwezi:1-b")
def test_the_ten_of_the_ten_sided_die_counts_ten():
    with operation({"S11": "VE4", "BS1": "VE5"}, "katangan_fire", dice=[10]) as drill:
        assert drill.told("fire")[0]["score"] == 10 + 5 - 2 - 1
        assert drill.told("fire")[0]["roll"].sides == 10


@rule("kolwezi:2-a")
def test_turn_track():
    turns = THEATRE.tables.turn
    assert len(turns) == 11
    assert [number for number, turn in enumerate(turns, 1) if turn.night] == [4, 5]
    assert turns[2].time == "17h30"
    assert turns[10].time == "16h30"
    with operation({"S11": "VE1"}, "administrative", "campaign", turn=0, first_zone="none") as drill:
        assert drill.state.turn == 1


@rule("kolwezi:2-b")
def test_last_turn_has_no_katangan_phase():
    units = {"S11": "VE1", "BS1": "NV1", "R2": "pool"}
    with operation(units, "campaign", turn=10, second_zone="ZSA") as drill:
        assert [step.name for step in drill.state.stack][:2] == ["campaign", "administrative"]
        assert "katangan_phase" not in [step.name for step in drill.state.stack]
        drill.do(do="done")
        assert drill.step is None
        assert not drill.told("infiltration")
        assert not drill.told("dummy-drawn")
        assert not drill.told("katangan-holds")
        assert drill.told("end")
    with operation(units, "campaign", turn=9, second_zone="ZSA") as drill:
        assert "katangan_phase" in [step.name for step in drill.state.stack]


@rule("kolwezi:2-c", "kolwezi:5.1-f")
def test_sections_have_two_steps_and_pcs_one():
    with operation({"S11": "VE1", "AML": "VE4"}, "katangan_fire", dice=[5]) as drill:
        assert drill["S11"].reduced
        assert drill["S11"].area == "VE1"
    with operation({"PC1": "VE1", "AML": "VE4"}, "katangan_fire", dice=[5]) as drill:
        assert drill["PC1"].area == "off"
        assert drill.points == 2.5 + 5 + 2  # a step, the airport road, the AML
    printed = title().pack.counters
    for counter in printed.counter:
        if counter.side == "french":
            face = printed.face[counter.face]
            assert (face.back > 0) == (face.kind in ("section", "smm", "ser")), counter.id


@rule("kolwezi:2-d")
def test_every_connection_costs_the_same():
    with operation({"S11": "VO1"}, "french_move") as drill:
        assert "MS1" in drill.reach("S11")  # VO1-RB1-RB2-MS1: three connections between zones
        assert "MS2" not in drill.reach("S11")
    with operation({"S11": "RB1"}, "french_move") as drill:
        assert "MS2" in drill.reach("S11")  # two of them between zones, one inside


@rule("kolwezi:3-a")
def test_areas_touch_only_by_lines():
    assert has(THEATRE.near[AT["VE8"]], AT["NV1"])
    assert not has(THEATRE.near[AT["VE8"]], AT["NV2"])
    with operation({"S11": "VE8"}, "french_move") as drill:
        drill.do(do="pick", unit="S11")
        assert drill.refused(do="move", to="NV2", path=["NV2"]) == "3-a"


@rule("kolwezi:3-b")
def test_six_mining_towns_of_five_areas():
    towns = dict(zip(THEATRE.zones, THEATRE.zone_areas, strict=True))
    towns.pop("kolwezi")
    assert set(towns) == {"camp_forrest", "metal_shaba", "luilu", "mine_principale", "kapata", "villages"}
    assert all(areas.bit_count() == 5 for areas in towns.values())


@rule("kolwezi:3-c")
def test_kolwezi_is_one_urban_zone():
    units = {"S11": "VO8"}
    with operation(units, "french_move", turn=4, lorries={"VO3": 0, "VO8": 1}, lorry_state="recovered") as drill:
        assert "NV10" in drill.reach("S11", "embark")


@rule("kolwezi:3-d")
def test_one_terrain_to_an_area():
    kinds = (THEATRE.clear, THEATRE.protected, THEATRE.elevated)
    assert kinds[0] | kinds[1] | kinds[2] == THEATRE.board.all
    assert sum(kind.bit_count() for kind in kinds) == len(THEATRE.board)
    for area in THEATRE.names:
        at = AT[area]
        units = {"S11": THEATRE.names[THEATRE.board.neighbours[at][0]], "BS1": area}
        with operation(units, "french_fire", dice=[1], hostages=[], executed=7) as drill:
            drill.fire("BS1", "S11")
            rules = [reason.rule for reason in drill.told("fire")[0]["roll"].reasons]
            assert rules.count("8.3-f") + rules.count("8.3-g") <= 1


@rule("kolwezi:3-e")
def test_nine_objectives():
    with operation({}, "set_up", turn=0, first_zone="none") as drill:
        objectives = names(drill.state.hostages) | {
            THEATRE.names[THEATRE.lorry_park],
            THEATRE.names[THEATRE.airport_road],
        }
        assert len(objectives) == 9
        sectors = [THEATRE.posts[THEATRE.post_of[area]] for area in each(drill.state.hostages)]
        assert sorted(sectors) == ["MAN", "MAN", "NV", "VVO", "VVO", "VVO", "VVO"]
        assert not drill.state.hostages & ~THEATRE.protected


@rule("kolwezi:3-f")
def test_areas_between_the_zones_are_ordinary():
    with operation({"S11": "VO1"}, "french_move") as drill:
        assert {"RB1", "RB2"} <= drill.reach("S11")
        drill.go("S11", "RB2")
        assert drill["S11"].area == "RB2"
    assert names(THEATRE.near[AT["RB2"]]) == {"MS1", "RB1"}
    with operation({"S11": "RB1", "BS1": "RB2"}, "french_fire", dice=[3]) as drill:
        drill.fire("BS1", "S11")
        assert drill["BS1"].pinned


@rule("kolwezi:3-g")
def test_letters_a_to_f():
    edges = [THEATRE.names[area] for area in THEATRE.edges]
    assert len(set(edges)) == 6
    assert all(THEATRE.zone_of[area] == 0 for area in THEATRE.edges)
    assert THEATRE.posts[THEATRE.post_of[THEATRE.edges[0]]] == "VVO"
    assert (
        THEATRE.board.spread(only(THEATRE.arrivals["A"][2]))
        & THEATRE.zone_areas[THEATRE.zones.index("mine_principale")]
    )
    assert THEATRE.posts[THEATRE.post_of[THEATRE.edges[3]]] == "NV"
    assert THEATRE.edges[3] == THEATRE.airport_road
    assert {THEATRE.arrivals["A"][0], THEATRE.arrivals["D"][0]} == {THEATRE.edges[0], THEATRE.edges[3]}


@rule("kolwezi:3-h")
def test_drawing_key():
    sheet = GAME.sheet()
    spaces = {space.id: space for space in sheet.spaces}
    key = {"VO2": "protected", "VO7": "elevated", "VE1": "clear"}
    for name, terrain in key.items():
        assert spaces[name].terrain == terrain
    signs = {terrain.key: terrain.sign for terrain in sheet.terrain}
    assert [signs[spaces[name].terrain] for name in ("VO2", "VO7", "VE1")] == ["square", "triangle", "circle"]
    outlined = {mark.space for mark in sheet.marks if mark.kind in ("hostages", "lorries", "airport")}
    assert "VO2" in outlined
    assert not outlined & {"VO7", "VE1"}
    assert len([line for line in sheet.lines if line.kind == "zone"]) == 7  # the blue edge of the urban zones


@rule("kolwezi:5.5-a")
def test_nobody_else_is_on_the_map():
    assert not [name for name in THEATRE.names if "airport" in name.lower()]
    assert len(THEATRE.names) == 99
    assert {counter.side for counter in title().pack.counters.counter} == {"french", "katangan"}
    assert THEATRE.pieces == 62


def test_a_drop_zone_is_offered_with_the_part_of_the_town_that_it_lies_beside():
    table = sandtable.new("kolwezi", seed=3)
    theatre = table.game.theatre
    for action in table.decision.actions:
        told = table.game.label(table.view(0), action).args
        beside = {area.id for area in theatre.areas if area.sector == told["near"]}
        joined = [pair for pair in table.game.sheet().joined if {*pair} & {*told["areas"]}]
        assert any({*pair} & beside for pair in joined), told
