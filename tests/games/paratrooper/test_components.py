"""Chapter 2: what is in the box."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.packs import PackError
from sandtable.engine.spaces import each, listed
from sandtable.games.paratrooper.ground import DISTANCE, NEAR, NUMBERS
from sandtable.games.paratrooper.pack import HERE, Pack
from sandtable.games.paratrooper.title import title
from tests.games.paratrooper.drill import THEATRE, mission, opened, setup


def names(members):
    return {THEATRE.names[piece] for piece in each(members)}


@rule("paratrooper:2.0-a")
def test_there_are_176_counters():
    assert sum(len(counter.ids) for counter in THEATRE.pack.counters.counter) == 176


@rule("paratrooper:2.1-a")
def test_a_mission_uses_one_of_seven_maps():
    assert len(THEATRE.grounds) == 7
    assert len(THEATRE.zones) == 17
    game = opened("desert-city")
    for seed in range(10):
        state = game.setup(seed.to_bytes(32, "big"))
        assert THEATRE.map_ids[state.map] == "desert_city"
    with mission({"1/1 Co": "33"}, phase=5) as drill:
        drill.do("pick", unit="1/1 Co")
        assert drill.refused("move", to="C34") == "2.1-a"


@rule("paratrooper:2.2-a")
def test_strikes_and_markers_wait_on_their_displays():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}], ops=20) as drill:
        for kind in ("tac", "isr", "nw", "drone"):
            drill.do("mobilize", kind=kind)
        assert [drill.where(name) for name in ("TAC-1", "ISR-1", "NW-1", "DRN-1")] == ["box"] * 4
        assert drill.refused("mobilize", kind="tac", at="calvi") == "2.2-a"


@rule("paratrooper:2.3-a")
def test_the_crisis_track_counts_up():
    with mission({}, phase=14, crisis=5) as drill:
        assert drill.state.crisis == 6


@rule("paratrooper:2.3-b")
def test_the_help_of_the_crisis_track_points_to_infowar():
    for language in ("en", "fr", "pt"):
        text = words(language, HERE.parent / "messages").say("paratrooper-track-crisis-help")
        assert "11.0" in text


@rule("paratrooper:2.3-c", "paratrooper:4.0-d")
def test_elan_and_ops_have_a_track_each():
    drill = setup("coup")
    assert drill.state.elan == 1
    assert drill.state.ops == 17
    tracks = {track.name: track.value for track in drill.game.scene(drill.table.view(0)).tracks}
    assert tracks["elan"] == 1
    assert tracks["ops"] == 17


@rule("paratrooper:2.4-a")
def test_every_table_answers_every_die():
    pack = THEATRE.pack
    assert len(pack.combat.air_defense.capable) == len(pack.combat.air_defense.others) == 6
    assert all(len(column) == 6 for column in pack.events.grid)
    assert len(pack.events.grid) == 6
    assert all(len(column.results) == 6 for column in pack.combat.column)
    assert len(pack.combat.infowar.isr) == len(pack.combat.infowar.netwar) == 6
    assert len(pack.missions.mission) == 6
    assert all(len(row.maps) == 6 for row in pack.missions.location)
    assert {row.roll for row in pack.missions.location} == set(range(2, 13))
    assert len(pack.charts.mobilization) == 31
    assert all(len(column) == 7 for column in THEATRE.drop_table.values())
    assert len(pack.strategic.transit) == 36
    assert len(pack.terrain.terrain) == 9
    assert pack.charts.vp.opfor_cp == 4


@rule("paratrooper:2.5-a")
def test_three_numbers():
    para = THEATRE.piece["1/1 Co"]
    assert (THEATRE.combat[para][0], THEATRE.engagement[para][0], THEATRE.movement[para][0]) == (3, 3, 3)
    assert (THEATRE.combat[para][1], THEATRE.engagement[para][1], THEATRE.movement[para][1]) == (1, 2, 3)


@rule("paratrooper:2.5-b")
def test_heavy_weapons_use_the_bracketed_rating_in_their_hex():
    with mission({"MOR-1": "31", "TEC-1": "31"}, phase=11, dice=[1, 1]) as drill:
        fires = {fire["units"][0]: fire["column"] for fire in drill.told("fire")}
        assert fires["MOR-1"] == "2"
    assert THEATRE.strike[THEATRE.impact_of[THEATRE.piece["MOR-1"]]] == 4


@rule("paratrooper:2.5-c")
def test_precision_guided_munitions_are_marked():
    assert names(THEATRE.pgm) == {"MIL-1", "MIL-2", "VAB HOT"}


@rule("paratrooper:2.5-d", "paratrooper:2.5-e")
def test_classes():
    assert {
        "LECLERC",
        "VBCI-1",
        "AMX10-1",
        "VLRA-1",
        "LF TECH",
        "EBG",
        "VAB HOT",
        "VAB PC",
        "CAESAR",
        "CVY-1",
    } <= names(THEATRE.mech)
    assert {"1/1 Co", "1/F Co", "GCP-1", "GIGN", "SNP-1", "HQ REP", "SAP-1", "MOR-1", "MIL-1"} <= names(THEATRE.nonmech)
    assert names(THEATRE.opfor_mech) == {name for name in THEATRE.names if name[:4] in ("ARM-", "MEC-", "TEC-")}
    nonmech = THEATRE.opfor & ~THEATRE.opfor_mech & ~THEATRE.opfor_bases
    assert {"CP-1", "AD-1", "INF-1", "GUE-1", "TER-1"} <= names(nonmech)
    # a PGM team has its full rating against a technical, but not against an air defense unit in the desert
    for target, column in (("TEC-1", "4"), ("AD-1", "1")):
        with mission({"MIL-1": "31", target: "31"}, phase=11, dice=[1, 1]) as drill:
            assert {f["column"] for f in drill.told("fire") if f["units"] == ["MIL-1"]} == {column}


@rule("paratrooper:2.5-f")
def test_bases():
    assert names(THEATRE.fobs) == {"FOB-1", "FOB-2"}
    assert names(THEATRE.opfor_bases) == {"GBASE-1", "GBASE-2", "GBASE-3"}
    assert all(THEATRE.movement[piece][0] == 0 for piece in each(THEATRE.fobs | THEATRE.opfor_bases))


@rule("paratrooper:2.5-g", "paratrooper:28.0-b")
def test_a_helicopter_fights_on_the_ground_in_engagement_order():
    with mission({"TIGRE-1": "31", "AD-1": "31", "1/1 Co": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert [f["units"] for f in drill.told("fire")] == [["TIGRE-1"], ["1/1 Co"], ["AD-1"]]
        assert not drill.told("air-defense")


@rule("paratrooper:2.5-h")
def test_transports_are_marked():
    assert names(THEATRE.transports) == {"VBCI-1", "VBCI-2", "VLRA-1", "VLRA-2", "CARACAL-1", "CARACAL-2", "CARACAL-3"}
    with mission({"CARACAL-1": "33", "1/1 Co": "33"}) as drill:
        drill.do("pick", unit="CARACAL-1")
        assert drill.units("carry") == {"1/1 Co"}


@rule("paratrooper:2.5-i", "paratrooper:21.0-b")
def test_air_defense_capability_is_by_counter():
    assert "TEC-7" in names(THEATRE.air_defense)
    assert "TEC-1" not in names(THEATRE.air_defense)
    assert THEATRE.combat[THEATRE.piece["TEC-1"]][0] == 3
    assert THEATRE.combat[THEATRE.piece["TEC-7"]][0] == 2
    for unit, capable in (("TEC-7", "yes"), ("TEC-1", "no")):
        with mission({"TAC-1": "22", unit: "22"}, phase=8, dice=[6]) as drill:
            assert drill.told("air-defense")[0]["capable"] == capable


@rule("paratrooper:2.5-j")
def test_a_guerrilla_base_supports_the_opfor_around_it():
    with mission({"1/1 Co": "31", "INF-1": "31", "GBASE-1": "32"}, phase=11, dice=[1, 1]) as drill:
        assert [f["column"] for f in drill.told("fire") if f["units"] == ["INF-1"]] == ["4"]


@rule("paratrooper:2.5-k")
def test_strikes_are_not_units():
    units = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}
    with mission({**units, "DRN-1": "33"}, phase=9) as drill:
        drill.end_phase()
        assert not drill.told("overstacked")
    assert not THEATRE.units & (THEATRE.strikes | THEATRE.macs)


@rule("paratrooper:2.5-l", "paratrooper:17.6-a")
def test_rep_units_have_two_steps_and_opfor_counters_one():
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    with mission({"1/1 Co": "31"}, steps=losses) as drill:
        assert drill.disrupted("1/1 Co")
    with mission({"1/1 Co": "31-"}, steps=losses) as drill:
        assert drill.where("1/1 Co") == "lost"
    with mission({"TAC-1": "22", "INF-1": "22"}, phase=9, dice=[3]) as drill:
        assert drill.where("INF-1") == "lost"


@rule("paratrooper:2.5-m", "paratrooper:24.2-c")
def test_six_objectives_each_with_its_crisis_number():
    assert len(names(THEATRE.objectives)) == 6
    assert [m.reduction for m in THEATRE.missions] == [3, 2, 4, 3, 2, 5]
    units = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4, crisis=9) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.crisis == 6


@rule("paratrooper:2.5-n", "paratrooper:23.0-a")
def test_concealed_counters_all_look_alike():
    with mission({"AMBUSH-1": "?33", "TEC-1": "?33", "1/1 Co": "11"}) as drill:
        scene = drill.game.scene(drill.table.view(0))
        there = [piece for piece in scene.pieces if piece.space == "D33"]
        assert [piece.name for piece in there] == ["?", "?"]
        assert all(piece.hidden and not piece.facts for piece in there)
        assert not {"AMBUSH-1", "TEC-1"} & {piece.id for piece in scene.pieces}
        assert "1/1 Co" in {piece.id for piece in scene.pieces}


@rule("paratrooper:2.5-o", "paratrooper:27.4-b")
def test_a_command_post_commands_only_its_own_hex():
    units = {"HQ REP": "31", "1/1 Co": "32", "2/1 Co": "32", "TEC-1": "32"}
    with mission(units, phase=11, dice=[1, 1, 1]) as drill:
        assert sorted(f["units"] for f in drill.told("fire")) == [["1/1 Co"], ["2/1 Co"], ["TEC-1"]]
    with mission({"HQ REP": "31", "TEC-1": "32", "MOR-1": "66"}, phase=7) as drill:
        assert drill.hexes("bombard") == {"32"}


@rule("paratrooper:2.5-p")
def test_four_felin_platoons():
    assert names(THEATRE.felin) == {"1/F Co", "2/F Co", "3/F Co", "4/F Co"}
    assert THEATRE.felin & ~THEATRE.high_tech == 0


@rule("paratrooper:2.7-a", "paratrooper:5.0-d", "paratrooper:8.2-a")
def test_dice_are_added():
    with mission({}, phase=1, ops=4, dice=[3, 2]) as drill:
        assert drill.state.ops == 9


@rule("paratrooper:2.7-b")
def test_adjacency():
    hexes = {NUMBERS[hex] for hex in listed(NEAR[NUMBERS.index(33)])}
    assert hexes == {32, 22, 23, 34, 43, 42}
    assert {NUMBERS[hex] for hex in listed(NEAR[NUMBERS.index(43)])} == {42, 33, 34, 44, 54, 53}
    assert DISTANCE[0][35] == max(max(row) for row in DISTANCE)
    zone = THEATRE.zone
    assert zone["congo"] not in THEATRE.lines[zone["calvi"]]
    assert zone["chad"] in THEATRE.lines[zone["calvi"]]


@rule("paratrooper:2.7-f")
def test_a_pick_is_unseen_and_a_select_is_a_choice():
    with mission({}, steps=[{"step": "reinforcements", "left": 1}], dice=[4, 5], draws=["TEC-1"]) as drill:
        assert drill.step == "hold"  # nobody was asked
        assert drill.where("TEC-1") == "45"
        assert all("TEC-1" not in str(event.facts) for event in drill.events)
    with mission({"1/1 Co": "11", "TEC-1": "?22", "TEC-2": "?44"}, steps=[{"step": "higher-intelligence"}]) as drill:
        assert drill.hexes("reveal") == {"22", "44"}


@rule("paratrooper:2.7-g", "paratrooper:21.3-b")
def test_equal_alternatives_have_equal_chances():
    ends = {"22": 0, "26": 0}
    game = opened()
    for seed in range(60):
        with mission({"1/1 Co": "22", "2/1 Co": "26", "INF-1": "24"}, steps=[{"step": "hold"}]) as drill:
            drill.state.chance.key = seed.to_bytes(32, "big")
            from sandtable.engine.flow import Play
            from sandtable.games.paratrooper import opfor

            play = Play(game, drill.state)
            opfor.offensive(play)
            drill.events += play.events
            assert drill.told("opfor-advances")[0]["equally_near"] == 2
            ends[drill.where("INF-1")] += 1
    assert 15 < ends["22"] < 45


@rule("paratrooper:2.7-d")
def test_the_zone_rolled_is_the_mission_crisis_zone():
    drill = setup("coup", dice=[3, 4, 1, 4, 1, 1, *[1] * 8])
    assert drill.game.name_of(drill.state, drill.state.zone) == "chad"


def test_a_bad_pack_names_file_and_key(tmp_path):
    for path in HERE.rglob("*.toml"):
        to = tmp_path / path.relative_to(HERE)
        to.parent.mkdir(exist_ok=True)
        to.write_text(path.read_text())
    file = tmp_path / "combat.toml"
    text = file.read_text()
    file.write_text(text.replace('"shootdown", ', "", 1))
    with pytest.raises(
        PackError, match=r"combat.toml: air_defense.capable: a list of 5 stands there; expected a list of 6"
    ):
        Pack(tmp_path)
    file.write_text(text.replace('name = "0"', 'nam = "0"'))
    with pytest.raises(PackError, match=r"combat\.toml: column\[0\].*name: nothing stands there"):
        Pack(tmp_path)
    file.write_text(text)
    assert title(tmp_path).open("mission").setup(bytes(32)) is not None
