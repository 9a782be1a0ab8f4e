"""Chapters 5.3.5 and 5.3.6: night and day infiltration."""

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from tests.games.kolwezi.drill import THEATRE, operation

BLACK = ("NM1", "NM2", "NG1", "NG2")
EDGES = ("VO8", "VO1", "VE3", "NV10", "MA10", "MA8")


def zone(drill, name):
    return THEATRE.zones[THEATRE.zone_of[THEATRE.index[drill[name].area]]]


@rule("kolwezi:5.3.5-a")
def test_once_at_18h30():
    with operation({"S11": "VE5"}, "infiltration", turn=4) as drill:
        assert all(drill[name].area not in ("waiting", "pool") for name in BLACK)
        assert all(drill[name].down for name in BLACK)
    with operation({"S11": "VE5"}, "infiltration", turn=5) as drill:
        assert all(drill[name].area == "waiting" for name in BLACK)


@rule("kolwezi:5.3.5-b")
def test_motorised_in_towns_of_their_own():
    towns = set()
    for seed in range(1, 7):
        with operation({"S11": "VE5"}, "infiltration", turn=4, dice=[seed], loose=True) as drill:
            assert zone(drill, "NM1") != zone(drill, "NM2")
            assert all(has(THEATRE.protected, THEATRE.index[drill[name].area]) for name in ("NM1", "NM2"))
            towns.add(zone(drill, "NM1"))
    assert len(towns) == 6
    french = {"S11": "MP1", "S12": "MS1", "S13": "CF1", "S21": "LU1"}
    with operation(french, "infiltration", turn=4) as drill:
        assert {zone(drill, "NM1"), zone(drill, "NM2")} == {"kapata", "villages"}
    # not where another counter lies: of the protected areas of the Villages only VI4 is left
    held = {**french, "S22": "KA1", "Y2": "VI3"}
    for die in (1, 2):
        drill = operation(held, "infiltration", turn=4, dice=[die], loose=True)
        assert (drill["NM1"].area, drill["NM2"].area) == ("VI4", "pool")


@rule("kolwezi:5.3.5-c")
def test_foot_groups_at_the_furthest_edges():
    # French next to A, C and D; B is two connections from VE1, E and F are further still
    units = {"S11": "VO8", "S12": "VE3", "S13": "NV10", "S21": "VE1"}
    away = {
        edge: min(THEATRE.distance[THEATRE.index[edge]][THEATRE.index[at]] for at in units.values()) for edge in EDGES
    }
    order = sorted((edge for edge in EDGES if away[edge]), key=lambda edge: -away[edge])
    with operation(units, "infiltration", turn=4) as drill:
        areas = [drill["NG1"].area, drill["NG2"].area]
        assert away[areas[0]] == away[order[0]]
        assert away[areas[1]] == away[order[1]]
        assert drill["NG1"].down
    held = {**units, "BS1": order[0]}
    with operation(held, "infiltration", turn=4) as drill:
        assert order[0] not in (drill["NG1"].area, drill["NG2"].area)


@rule("kolwezi:5.3.5-d")
def test_no_way_in_leads_to_the_pool():
    units = {
        f"S{c}{n}": area for (c, n), area in zip(((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)), EDGES, strict=True)
    }
    with operation(units, "infiltration", turn=4) as drill:
        assert drill["NG1"].area == drill["NG2"].area == "pool"
        assert not drill["NG1"].down


@rule("kolwezi:5.3.6-a")
def test_small_counters_go_to_the_pool():
    units = {"PC1": "VE1", "S11": "VE1", "S12": "VE1", "S13": "VE1", "R2": "VE4", "RS1": "VE2"}
    with operation(units, "french_fire", dice=[10]) as drill:
        drill.fire("R2", "PC1", "S11", "S12", "S13")
        assert drill["R2"].area == "pool"
    with operation(units, "french_fire", dice=[10]) as drill:
        drill.fire("RS1", "PC1", "S11", "S12", "S13")
        assert drill["RS1"].area == "off"
    for name, where in (("R1", "off"), ("GM", "pool"), ("NG1", "pool"), ("Y2", "pool")):
        with operation({"PC1": "VE1", "S11": "VE1", "S12": "VE1", name: "VE4"}, "french_fire", dice=[10]) as drill:
            drill.fire(name, "PC1", "S11", "S12")
            assert drill[name].area == where
    with operation({"S11": "VE1", "R4": "VE4"}, "administrative") as drill:
        assert drill["R4"].area == "pool"


@rule("kolwezi:5.3.6-b")
def test_one_draw_a_turn_on_20_may():
    turns = [turn for turn, printed in enumerate(THEATRE.tables.turn, 1) if printed.day_infiltration]
    assert turns == [6, 7, 8, 9, 10, 11][:5]
    pool = {"S11": "VE5", "R2": "pool", "R3": "pool"}
    with operation(pool, "infiltration", turn=6, pieces=["R2"]) as drill:
        assert [drill["R2"].area in EDGES, drill["R3"].area] == [True, "pool"]
    with operation(pool, "infiltration", turn=5) as drill:
        assert drill["R2"].area == drill["R3"].area == "pool"
    with operation({"S11": "VE5"}, "infiltration", turn=6) as drill:
        assert drill.told("pool-empty")


@rule("kolwezi:5.3.6-c")
def test_a_dummy_goes_back():
    units = {"S11": "VE5", "R2": "pool", "R4": "pool", "R5": "pool", "R6": "pool"}
    with operation(units, "infiltration", turn=7, pieces=["R4"]) as drill:
        assert drill.where("R").count("pool") == 4
        assert drill.told("dummy-drawn") == [{}]
        assert not drill.told("infiltration")


@rule("kolwezi:5.3.6-d")
def test_where_a_drawn_counter_enters():
    units = {"S11": "NV10", "S12": "VE3", "S13": "VO1", "S21": "MA8", "S22": "MA10", "R2": "pool"}
    with operation(units, "katangan_turn", "infiltration", turn=7, pieces=["R2"], loose=True) as drill:
        assert drill.told("infiltration")[0]["at"] == "VO8"  # A is the only free edge
        assert drill["R2"].down
        assert drill.told("katangan-move") or drill.told("katangan-holds")
    with operation({"S11": "MP1", "GM": "pool"}, "infiltration", turn=7, pieces=["GM"]) as drill:
        assert zone(drill, "GM") not in ("kolwezi", "mine_principale")
        assert drill["GM"].down
        assert drill["GM"].infiltrated
    with operation({"S11": "VE1", "GM": {"area": "VE8", "infiltrated": True}}, "katangan_turn") as drill:
        assert "5.4-g" in drill.rules("katangan-move") + drill.rules("katangan-holds")  # a small unit now
    full = {f"S{c}{n}": at for (c, n), at in zip(((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)), EDGES, strict=True)}
    with operation({**full, "R2": "pool"}, "infiltration", turn=7, pieces=["R2"]) as drill:
        assert drill["R2"].area == "pool"


@rule("kolwezi:5.3.6-e")
def test_the_yellow_pc_is_drawn():
    units = {"S11": "VE5", "Y1": "pool", "S12": "MP1", "S13": "LU1"}
    with operation(units, "infiltration", turn=8, pieces=["Y1", "YS1", "YS2", "YS3", "YS4", "YS5", "YS6"]) as drill:
        town = zone(drill, "Y1")
        assert town not in ("kolwezi", "mine_principale", "luilu")
        assert {THEATRE.zones[THEATRE.zone_of[THEATRE.index[area]]] for area in drill.where("YS")} == {town}
        assert not drill["Y1"].down
        assert drill["YM"].area not in ("waiting", "off")
        assert zone(drill, "YM") != town
        assert drill.points == 5 + 1 + 12 + 2
        assert has(THEATRE.protected, THEATRE.index[drill["Y1"].area])
    # where there is another Katangan the PC does not go
    french = {"S12": "MP1", "S13": "LU1", "S21": "MS1", "S22": "CF1", "S23": "KA1", "S31": "VE5"}
    for other, area in (("VI3", "VI4"), ("VI4", "VI3")):
        with operation(
            {**french, "Y1": "pool", "Y2": other}, "infiltration", turn=8, pieces=["Y1"], loose=True
        ) as drill:
            assert drill["Y1"].area == area
    held = {"Y1": "pool", "S11": "MP1", "S12": "MS1", "S13": "CF1", "S21": "LU1", "S22": "KA1", "S23": "VI1"}
    with operation(held, "infiltration", turn=8, pieces=["Y1"]) as drill:
        assert drill["Y1"].area == "pool"


@rule("kolwezi:5.3.6-f")
def test_infiltrators_move_at_once():
    units = {"S11": "ZA1", "S12": "MS1", "S13": "CF1", "S21": "LU1", "S22": "KA1", "S23": "VI1"}
    with operation(units, "katangan_phase", turn=4, loose=True, dice=[1]) as drill:
        kinds = [(event.kind, event.facts.get("unit") or event.facts.get("units")) for event in drill.events]
        placed = [what for kind, what in kinds if kind in ("infiltration", "no-way-in")]
        assert placed == ["NM1", "NM2", "NG1", "NG2"]  # motorised first
        moves = {move["units"][0]: move for move in drill.told("katangan-move")}
        assert "NM1" in moves
        assert zone(drill, "NM1") == "kolwezi"
