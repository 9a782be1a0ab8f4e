"""Chapters 1 to 3.1: the map, the counters, who holds what."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.games.world_war_africa.printed_map import projected
from sandtable.games.world_war_africa.theatre import SIDES
from tests.games.world_war_africa.drill import THEATRE, TITLE, start, war


def near(name):
    return {THEATRE.names[space] for space in THEATRE.grid.neighbours[THEATRE.index[name]]}


@rule("world_war_africa:1.1-a")
def test_hex_numbers_are_rows_and_columns_with_odd_rows_further_east():
    assert near("1915") == {"1914", "1916", "1815", "1816", "2015", "2016"}
    assert "2704" in near("2605")
    assert "2605" in near("2704")
    assert TITLE.pack.board.grid.hex_km == 100
    game = TITLE.open("congo")
    goma, kinshasa = projected(game, 29.22, -1.68), projected(game, 15.31, -4.32)
    assert goma[0] > kinshasa[0]
    assert goma[1] < kinshasa[1]


@rule("world_war_africa:1.1-b")
def test_thirteen_turns():
    assert len(TITLE.pack.tables.turn) == 13
    with war({}, "end", turn=13) as drill:
        assert drill.step is None
        assert drill.state.turn == 13
        assert drill.game.result(drill.state) is not None


@rule("world_war_africa:1.1-c", "world_war_africa:6.2-a")
def test_markers_are_no_units():
    units = {
        "FAC/2": "1806",
        "FAC/3": "1806",
        "FAC/5": "1806",
        "cache-1": "1806",
        "cache-2": "1806",
        "FAC-helo-support-1": "ready",
    }
    with war(units, "DRC/movement") as drill:
        space = drill.theatre.index["1806"]
        assert drill.theatre.limit[space] == 3
        assert drill.state.at[space].bit_count() == 3
        drill.do("done")
        assert drill.step != "overstacking"


@rule("world_war_africa:1.2-a", "world_war_africa:2.2-a")
def test_sides_of_the_factions():
    rebels = {"Rw", "ANC", "RDC", "Bu", "UG", "MLC"}
    government = {"FAC", "ALiR", "FDD", "CCR", "ADF", "WNBF", "Lendu", "ZB", "Chad", "AN", "NA"}
    assert set(THEATRE.factions) == rebels | government
    for number, unit in enumerate(THEATRE.units):
        assert SIDES[THEATRE.side[number]] == ("rebel" if unit.faction in rebels else "government")
    drill = war({"Rw/211": "1914", "FAC/2": "1602"})
    scene = drill.game.scene(drill.game.observe(drill.state, 0))
    symbols = {piece.id: piece.symbol[1] for piece in scene.pieces}
    assert symbols["FAC/2"] == "F"
    assert symbols["Rw/211"] == "H"


@rule("world_war_africa:2.0-a")
def test_176_counters():
    counters = TITLE.pack.counters
    total = (
        len(counters.unit)
        + sum(marker.count for marker in counters.marker)
        + sum(record.count for record in counters.record)
    )
    assert total == 176
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 13}, draws=["RDC/1"]) as drill:
        before = drill.where("RDC/1")
        drill.do("recruit", group="RDC")
        drill.do("place", unit="RDC/1", to="1915")
        assert (before, drill.where("RDC/1")) == ("available", "1915")


@rule("world_war_africa:2.1-a")
def test_other_countries_are_not_playable():
    assert len([space for space in THEATRE.index if THEATRE.drc >> THEATRE.index[space] & 1]) == 271
    with war({"FAC/2": "1403"}, "DRC/movement") as drill:
        drill.pick("FAC/2")
        assert drill.refused("go", to="1302") == "2.1-a"
        assert drill.spaces("go") <= {THEATRE.names[s] for s in range(len(THEATRE.grid)) if THEATRE.drc >> s & 1}


@rule("world_war_africa:2.1-b")
def test_the_western_box_is_kitona():
    assert {box.name for box in TITLE.pack.board.box if box.id == "kitona"} == {"Kitona Airbase"}
    assert TITLE.open("congo").names()["kitona"] == "Kitona"


@rule("world_war_africa:2.1-c")
def test_no_way_from_zimbabwe_to_rwanda():
    with war({"ZB/1": "zimbabwe"}, "Zimbabwe/movement") as drill:
        assert "1918" not in drill.reach("ZB/1")
        assert drill.reach("ZB/1")
        assert all(name < "1300" for name in drill.reach("ZB/1"))  # by the south, nowhere near Rwanda
        drill.pick("ZB/1")
        assert drill.refused("go", to="1918") == "7.11-d"


@rule("world_war_africa:2.2-b")
def test_five_contingents():
    of = {unit.faction: THEATRE.contingents[THEATRE.contingent[n]] for n, unit in enumerate(THEATRE.units)}
    assert {faction for faction in of if of[faction] == "DRC"} == {"FAC", "ALiR", "FDD", "CCR", "ADF", "WNBF", "Lendu"}
    assert {faction for faction in of if of[faction] == "Zimbabwe"} == {"ZB", "Chad"}
    assert {faction for faction in of if of[faction] == "Angola"} == {"AN", "NA"}
    assert {faction for faction in of if of[faction] == "Rwanda"} == {"Rw", "ANC", "RDC", "Bu"}
    assert {faction for faction in of if of[faction] == "Uganda"} == {"UG", "MLC"}


@rule("world_war_africa:2.3-a")
def test_what_a_counter_shows():
    unit = THEATRE.units[THEATRE.piece["Rw/221"]]
    assert (unit.type, unit.size, len(unit.factors)) == ("infantry", "X", 3)
    assert {unit.type for unit in THEATRE.units} == {
        "infantry",
        "airborne",
        "mechanized",
        "militia",
        "special_forces",
        "armor",
    }
    assert {unit.size for unit in THEATRE.units} == {"II", "III", "X"}
    drill = war({"Rw/221": "1914"})
    scene = drill.game.scene(drill.game.observe(drill.state, 1))
    piece = next(piece for piece in scene.pieces if piece.id == "Rw/221")
    assert piece.left == f"{unit.factors[0]}-{unit.factors[1]}"
    assert piece.right == str(unit.factors[2])
    for number, unit in enumerate(THEATRE.units):  # what is printed is what the rules reckon with
        assert (THEATRE.attack[number], THEATRE.defence[number], THEATRE.allowance[number]) == unit.factors
    unlike = {"Rw/211": "1914", "FAC/1": "1814"}
    with war(unlike, "Rwanda/combat", control={"1814": "DRC"}) as drill:
        drill.attack("1814", "Rw/211")
        drill.pass_on("battle")
        combat = next(event.facts for event in drill.events if event.kind == "combat")
        printed = THEATRE.units[THEATRE.piece["FAC/1"]].factors
        assert combat["defence"].total == printed[1] != printed[0]


@rule("world_war_africa:2.3-b")
def test_the_flag_side_marks_who_may_not_act():
    with war({"ZB/1": "1410"}, "Zimbabwe/movement", flags={"inactive": ["ZB/1"]}) as drill:
        view = drill.game.observe(drill.state, 0)
        piece = next(p for p in drill.game.scene(view).pieces if p.id == "ZB/1")
        assert "inactive" in piece.markers
        printed = drill.theatre.units[drill.theatre.piece["ZB/1"]].factors
        assert piece.left == f"{printed[0]}-{printed[1]}"
    places = dict(zip(("ZB/1", "ZB/2", "ZB/3", "ZB/4", "ZB/5"), ("1410", "1410", "1408", "1408", "1307"), strict=True))
    with war(places, "Zimbabwe/activation", dice=[1], points={"DRC": 1, "Zimbabwe": 6}) as drill:
        drill.do("save")  # four of the five may act
        drill.do("turn", unit="ZB/5")
        view = drill.game.observe(drill.state, 0)
        turned = {piece.id for piece in drill.game.scene(view).pieces if "inactive" in piece.markers}
        assert turned == {"ZB/5"}


@rule("world_war_africa:2.4-a")
def test_thirteen_kinds_of_marker():
    kinds = {marker.kind for marker in TITLE.pack.counters.marker} | {
        record.kind for record in TITLE.pack.counters.record
    }
    # helicopter and air support are one kind in the list of the rules
    assert kinds == {
        "control",
        "pmc",
        "cache",
        "event",
        "activation",
        "air_transport",
        "helo_transport",
        "advisers",
        "infiltration",
        "adr",
        "air_support",
        "helo_support",
        "rp",
        "game_turn",
    }


@rule("world_war_africa:2.4-b", "world_war_africa:5.0-a", "world_war_africa:4.0-g")
@pytest.mark.parametrize(
    "order", [["Uganda", "DRC", "Rwanda", "Angola", "Zimbabwe"], ["Angola", "Rwanda", "Uganda", "Zimbabwe", "DRC"]]
)
def test_contingents_of_both_sides_come_in_any_order_once_each(order):
    quiet = dict.fromkeys(THEATRE.contingents, 0)
    with war({}, "end", turn=12, events=["no-event"], drawn=order, points=quiet) as drill:
        assert drill.state.turn == 13
        seen = [drill.active]
        while drill.step:
            drill.do(**next(a for a in drill.plain() if a["do"] in ("done", "save")))
        seen += [facts["contingent"] for facts in drill.told("activation")]
        assert seen == order
        for facts in drill.told("activation"):  # it is told of whom it is about, whoever acted before
            assert (facts["side"] == "rebel") == (facts["contingent"] in ("Rwanda", "Uganda"))


@rule("world_war_africa:3.0-b")
def test_control_is_not_limited_by_the_counters():
    hexes = [space for space in range(len(THEATRE.grid)) if THEATRE.drc >> space & 1]
    assert len(hexes) > 26
    with war(
        {"Rw/211": "1914"}, control={THEATRE.names[s]: "DRC" for s in hexes if s != THEATRE.index["1914"]}
    ) as drill:
        drill.march("Rw/211", "1814")
        assert drill.holder("1814") == "Rwanda"


@rule("world_war_africa:3.1-a")
def test_the_last_to_occupy_controls():
    with war({"Rw/211": "1811"}) as drill:
        drill.pick("Rw/211")
        drill.do("go", to="1812")
        assert drill.holder("1812") == "Rwanda"
    with war({"Rw/211": "1813"}, dice=[6], turn=6) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        drill.do("go", to="1712", path=["1812", "1712"])  # passing is occupying
        assert drill.holder("1812") == "Rwanda"
    with war({"ZB/1": "1603", "FAC/2": "1602"}, "Zimbabwe/movement") as drill:
        drill.march("ZB/1", "1602")
        assert drill.holder("1602") == "DRC"  # FAC is still there
    with war({"ZB/1": "1603"}, "Zimbabwe/movement") as drill:
        drill.march("ZB/1", "1602")
        assert drill.holder("1602") == "Zimbabwe"


@rule("world_war_africa:3.1-b")
def test_an_empty_town_belongs_to_nobody():
    with start() as drill:
        assert drill.holder("0714") == "nobody"
    with war(
        {}, "resources", turn=2, points=dict.fromkeys(THEATRE.contingents, 0), control={"1602": "nobody"}
    ) as drill:
        assert [facts["at"] for facts in drill.told("town-yield")] == []
        assert drill.points("DRC") == 4


@rule("world_war_africa:7.4-a", "world_war_africa:7.4-b")
def test_of_several_terrains_the_one_that_counts_is_drawn():
    drawn = {space.id: space.terrain for space in TITLE.open("congo").sheet().spaces}
    assert drawn["1606"] == "rain_forest"  # with savannah
    assert drawn["1113"] == "swamp"  # with savannah: closed to wheels
    assert drawn["1904"] == "swamp"  # with rain forest
    assert drawn["1116"] == "mountain"
    assert drawn["1505"] == "savannah"


@rule("world_war_africa:7.6-e")
def test_the_map_shows_how_far_rivers_are_navigable():
    sheet = TITLE.open("congo").sheet()
    ports = {mark.space: mark.name for mark in sheet.marks if mark.kind == "port"}
    assert {space: name.split()[0] for space, name in ports.items()} == {
        "1407": "Kasai",
        "1408": "Kasai",
        "1110": "Sankuru",
        "1111": "Sankuru",
        "2605": "Congo",
    }
