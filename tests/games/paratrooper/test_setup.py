"""Chapters 1 and 4: setting up a mission."""

from sandtable.engine.chance import key_from_seed
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.engine.spaces import each
from tests.games.paratrooper.drill import THEATRE, mission, opened, setup

#: OPFOR die 1, elan 1: two counters and the objective
TWO_COUNTERS = ["TEC-1", "TEC-2"]


def hostages(dice, draws=None, **options):
    """A hostages mission: location, map, crisis, one OPFOR die, then two dice a counter."""
    return setup("hostages", dice=dice, draws=draws or TWO_COUNTERS, **options)


@rule("paratrooper:4.0-a", "paratrooper:4.0-b")
def test_location_and_map_by_dice():
    drill = hostages([3, 4, 1, 2, 1, 1, 1, 2, 2, 3, 3])
    assert drill.game.name_of(drill.state, drill.state.zone) == "chad"
    assert THEATRE.map_ids[drill.state.map] == "desert_city"
    drill = hostages([4, 4, 4, 2, 1, 1, 1, 2, 2, 3, 3])
    assert drill.game.name_of(drill.state, drill.state.zone) == "congo"
    assert THEATRE.map_ids[drill.state.map] == "mega_city"
    assert THEATRE.grounds[0].drawn.name == "Desert City"


@rule("paratrooper:4.0-c")
@option("paratrooper:mission_by_marker")
def test_the_mission_line_by_die_or_by_marker():
    drill = setup("desert-city", dice=[3, 4, 6, 1, 1, 1, *[1] * 8], draws=["TEC-1", "TEC-2", "TEC-3"])
    assert THEATRE.missions[drill.state.mission].id == "wmd"
    drill = setup(
        "desert-city",
        dice=[3, 4, 2, 1, 1, *[1] * 8],
        draws=["OBJ WMD", "TEC-1", "TEC-2", "TEC-3"],
        mission_by_marker=True,
    )
    assert THEATRE.missions[drill.state.mission].id == "wmd"


@rule("paratrooper:4.0-f")
def test_the_number_on_a_picked_marker_does_not_count():
    drill = setup(
        "desert-city",
        dice=[3, 4, 2, 1, 1, *[1] * 8],
        draws=["OBJ WMD", "TEC-1", "TEC-2", "TEC-3"],
        mission_by_marker=True,
    )
    assert drill.state.crisis == 5


@rule("paratrooper:4.0-e")
def test_starting_crisis():
    drill = setup("coup", dice=[3, 4, 1, 4, 1, 1, *[1] * 8], draws=["TEC-1", "TEC-2", "TEC-3"])
    assert drill.state.crisis == 5


@rule("paratrooper:4.0-g", "paratrooper:31.1-b")
def test_initial_ops():
    assert setup("coup").state.ops == 17
    assert setup("warlords").state.ops == 21
    with mission({}, steps=[{"step": "next-mission"}], scenario="campaign", elan=3, ops=0) as drill:
        line = THEATRE.missions[drill.state.mission]
        assert drill.state.ops == line.initial_ops + 3


@rule("paratrooper:4.0-h", "paratrooper:4.0-i", "paratrooper:24.1-a")
def test_opfor_counters_and_the_objective_lie_face_down():
    drill = setup("coup", dice=[3, 4, 1, 4, 3, 5, *[1, 2] * 10])
    on_map = [p for p in each(THEATRE.counters) if 0 <= drill.state.where[p] < 36]
    assert len(on_map) == 3 + 5 + 1 + 1
    assert drill.is_("concealed", "OBJ COUP")
    assert drill.state.concealed.bit_count() == 10
    view = drill.table.view(0).state
    assert all(view.where[p] == -9 for p in each(THEATRE.opfor | THEATRE.special))
    assert drill.game.notation()["space"].name(view.where[THEATRE.piece["OBJ COUP"]]) == "unseen"
    # elan brings out more of them: one die of 2 for hostages, elan 4, and the objective
    dice = [3, 4, 1, 3, 2, *[1, 2] * 7]
    with mission({}, steps=[{"step": "next-mission"}], scenario="campaign", elan=4, dice=dice) as drill:
        assert drill.state.concealed.bit_count() == 2 + 4 + 1


@rule("paratrooper:4.0-i")
def test_the_objective_can_be_anywhere_among_the_counters_placed():
    # the counters are placed in an order that hides which is the objective
    places = set()
    game = opened("hostages")
    for seed in range(40):
        from sandtable.engine.flow import Play

        state = game.deployed(game_chance(seed))
        play = Play(game, state)
        game._run(play)
        placed = [event.facts["at"] for event in play.events if event.kind == "opfor-placed"]
        spot = game.name_of(state, state.where[THEATRE.piece["OBJ HOSTAGES"]])
        if placed.count(spot) == 1:
            places.add(placed.index(spot) == len(placed) - 1)
    assert places == {True, False}


def game_chance(seed):
    from sandtable.engine.chance import Chance

    return Chance(key_from_seed(seed))


@rule("paratrooper:4.0-j", "paratrooper:6.0-a", "paratrooper:9.2-b")
def test_units_are_bought_and_start_in_calvi():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}], ops=17) as drill:
        for _ in range(6):
            drill.do("mobilize", kind="para")
        assert drill.state.ops == 11
        company = ["1/1 Co", "2/1 Co", "3/1 Co", "1/2 Co", "2/2 Co", "3/2 Co"]
        assert [drill.where(name) for name in company] == ["calvi"] * 6
        assert not any(drill.disrupted(name) for name in company)
        assert drill.refused("mobilize", kind="para", at="chad") == "6.0-a"


@rule("paratrooper:4.0-k", "paratrooper:6.1-b")
def test_markers_are_ready_at_once_and_never_pay_for_transit():
    with mission({"ISR-1": "box", "TEC-1": "?22"}, phase=3, zone="congo", dice=[6]) as drill:
        assert drill.hexes("scout") == {"22"}
        drill.do("scout", at="22")
        drill.done()
        assert drill.state.ops == 10
    with mission({"TAC-1": "box", "TEC-1": "22"}, phase=7, zone="congo") as drill:
        drill.do("strike", unit="TAC-1", at="22")
        assert drill.state.ops == 10
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi", "TAC-1": "box"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        assert drill.refused("load", unit="TAC-1") == "6.1-b"


@rule("paratrooper:4.0-l")
def test_in_a_campaign_units_may_start_with_an_fsa_or_a_ship():
    units = {"FSA-1": "mali", "LSHD": "red_sea"}
    with mission(units, steps=[{"step": "mobilize", "initial": 1}], scenario="campaign") as drill:
        places = {row["at"] for row in drill.plain("mobilize") if row["kind"] == "para"}
        assert places == {"calvi", "mali", "red_sea"}
        drill.do("mobilize", kind="para", at="mali")
        assert drill.where("1/1 Co") == "mali"


@rule("paratrooper:4.0-m")
def test_what_is_not_spent_is_kept():
    with mission({}, phase=1, ops=4, dice=[4, 2]) as drill:
        assert drill.state.ops == 10


@rule("paratrooper:4.0-n")
def test_a_mac_starts_in_calvi_and_pays_for_its_flights():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}]) as drill:
        drill.do("mobilize", kind="mac")
        assert drill.where("MAC-1") == "calvi"
    markers = {"FSA-1": "mali", "LSHD": "red_sea"}  # not with a ship
    with mission(markers, steps=[{"step": "mobilize", "initial": 1}], scenario="campaign") as drill:
        assert {row["at"] for row in drill.plain("mobilize") if row["kind"] == "mac"} == {"calvi", "mali"}
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("drop", at="33")
        assert drill.state.ops == 8


@rule("paratrooper:4.1-a", "paratrooper:26.0-t", "paratrooper:21.1-a")
def test_two_dice_name_a_hex():
    with mission({}, steps=[{"step": "reinforcements", "left": 1}], dice=[3, 6], draws=["INF-1"]) as drill:
        assert drill.where("INF-1") == "36"
        assert drill.is_("concealed", "INF-1")


@rule("paratrooper:4.1-b", "paratrooper:12.2-a")
def test_counters_may_share_a_hex():
    steps = [{"step": "reinforcements", "left": 9}]
    draws = [f"GUE-{n}" for n in range(1, 10)]
    with mission({}, steps=steps, dice=[4, 4] * 9, draws=draws) as drill:
        assert {drill.where(name) for name in draws} == {"44"}
        drill.end_phase()
        assert drill.state.covered[drill.game.hex_of(drill.state, "D44")] == 9


@rule("paratrooper:4.1-c", "paratrooper:21.1-c")
@option("paratrooper:no_counters_in_water")
def test_counters_come_down_anywhere():
    steps = [{"step": "reinforcements", "left": 1}]
    with mission({}, map="mega_city", steps=steps, dice=[1, 1], draws=["ARM-1"]) as drill:
        assert drill.where("ARM-1") == "11"  # all-water
    with mission({}, map="mountain_valley", steps=steps, dice=[1, 1], draws=["ARM-1"]) as drill:
        assert drill.where("ARM-1") == "11"  # mountain
    dry = {"no_counters_in_water": True}
    with mission({}, map="mega_city", steps=steps, dice=[1, 1, 3, 3], draws=["ARM-1"], options=dry) as drill:
        assert drill.where("ARM-1") == "33"


@rule("paratrooper:1.0-a")
def test_a_single_mission_is_one_mission():
    units = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.table.decision is None
        result = drill.table.result
        assert result is not None
        assert drill.state.number == 1


@rule("paratrooper:1.0-b")
def test_setup_once_then_turns():
    drill = setup("coup")
    assert drill.step == "mobilize"
    drill.done()
    assert (drill.state.turn, drill.state.phase) == (1, 2)
    kinds = {event.kind for event in drill.events}
    assert "location" not in kinds


@rule("paratrooper:1.1-a")
def test_the_opfor_acts_without_asking():
    with mission({"1/1 Co": "31", "INF-1": "31", "INF-2": "31"}, phase=13, dice=[1, 1, 1]) as drill:
        assert len(drill.told("fire")) == 3
        assert drill.step == "hold"


@rule("paratrooper:1.3-a", "paratrooper:5.0-b")
def test_there_is_no_last_turn():
    with mission({}, phase=14, turn=20, crisis=3, dice=[1, 1]) as drill:
        drill.done()
        assert (drill.state.turn, drill.state.phase) == (21, 2)
