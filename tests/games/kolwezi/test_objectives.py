"""Chapters 10 and 11: lorries, hostages, the airport road, victory."""

import pytest

from sandtable.engine.contract import Concede
from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.spaces import has
from sandtable.games import shelf
from sandtable.games.kolwezi.fire import fire_roll
from sandtable.games.kolwezi.picture import control
from sandtable.games.kolwezi.units import put
from sandtable.games.kolwezi.victory import level_of, tally, total
from tests.games.kolwezi.drill import game_with, operation

GAME = game_with()
THEATRE = GAME.theatre
AT = THEATRE.index
LORRIES = {"turn": 4, "lorry_state": "recovered"}


@rule("kolwezi:10.1-a")
def test_recovered_or_destroyed_at_17h30():
    with operation({"S21": {"area": "VO3", "pinned": True}}, "administrative", turn=3, dice=[1]) as drill:
        assert drill.state.lorries[AT["VO3"]] == 7
        assert drill.state.lorry_state == 1
    with operation({"S21": "VO2"}, "administrative", turn=3) as drill:
        assert sum(drill.state.lorries) == 0
        assert drill.state.lorry_state == 2
    for turn in (2, 4, 11):
        with operation({"S21": "VO2"}, "administrative", turn=turn) as drill:
            assert drill.state.lorries[AT["VO3"]] == 7


@rule("kolwezi:10.1-b")
def test_not_before_they_are_recovered():
    with operation({"S21": "VO3"}, "french_move", turn=3) as drill:
        assert drill.refused(do="embark", unit="S21") == "10.1-b"
        assert not drill.plain("embark")
    with operation({"R2": "VO6", "R4": "VO6", "S11": "ZA1"}, "katangan_turn", turn=2, hostages=[], executed=7) as drill:
        assert drill["R2"].area == "VO3" or drill["R4"].area == "VO3"
        assert drill.state.lorries[AT["VO3"]] == 7  # still Katangan: their own units do them no harm


@rule("kolwezi:10.1-c")
def test_a_ride():
    units = {"S21": "VO3", "S22": {"area": "VO3", "pinned": True}, "S23": "VO2"}
    with operation(units, "french_move", **LORRIES) as drill:
        assert drill.refused(do="embark", unit="S22") == "9.3-a"
        assert drill.refused(do="embark", unit="S23") == "10.1-c"
        drill.go("S21", "MA10", how="embark")
        assert drill["S21"].area == "MA10"
        assert drill.state.lorries[AT["MA10"]] == 1
    with operation(
        {"S21": "MA10", "BS1": "MA7"}, "katangan_fire", lorries={"VO3": 6, "MA10": 1}, dice=[1], **LORRIES
    ) as drill:
        assert drill.told("fire")[0]["score"] == 5 + 1 - 2 - 1  # on foot again: protected terrain helps


@rule("kolwezi:10.1-d")
def test_not_both_on_foot_and_by_lorry():
    with operation({"S21": "VO2", "S22": "VO2"}, "french_move", **LORRIES) as drill:
        drill.go("S21", "VO3")
        assert drill.refused(do="embark", unit="S21") == "10.1-d"
    with operation({"S21": "VO3", "S22": "VO3"}, "french_move", **LORRIES) as drill:
        drill.go("S21", "VO2", how="embark")
        assert drill.refused(do="pick", unit="S21") == "6-d"


@rule("kolwezi:10.1-e")
def test_a_lorry_moves_with_its_passenger_only():
    with operation({"S21": "VO3", "S22": "VO3"}, "french_move", **{**LORRIES, "lorries": {"VO3": 2}}) as drill:
        drill.go("S21", "MA10", how="embark")
        assert (drill.state.lorries[AT["VO3"]], drill.state.lorries[AT["MA10"]]) == (1, 1)
        drill.go("S22", "VO2")  # on foot: the lorry stays
        assert drill.state.lorries[AT["VO3"]] == 1
    with operation({"S21": "VO3", "S22": "VO3"}, "french_move", **LORRIES) as drill:
        drill.do(do="convoy", unit="S21")
        drill.do(do="move", to="MA10")
        assert (drill["S22"].area, drill.state.lorries[AT["MA10"]], drill.state.lorries[AT["VO3"]]) == ("MA10", 2, 5)


@rule("kolwezi:10.1-f")
def test_a_lorry_is_lost_with_a_step():
    units = {"S21": "VO3", "AML": "VE5"}
    more = {**LORRIES, "lorries": {"VO3": 1}}
    path = ["VE7", "VE4", "VE1"]
    with operation(units, "french_move", dice=[6], **more) as drill:
        drill.do(do="embark", unit="S21")
        drill.do(do="move", to="VE1", path=path)
        assert drill["S21"].reduced
        assert drill["S21"].area == "VE4"
        assert sum(drill.state.lorries) == 0
    with operation(units, "french_move", dice=[2], **more) as drill:
        drill.do(do="embark", unit="S21")
        drill.do(do="move", to="VE1", path=path)
        assert drill["S21"].pinned
        assert drill.state.lorries[AT["VE4"]] == 1
    for unit, die in (("TPCE", 10), ("TPCE", 5)):  # also with its last step, on 20 and on 15
        with operation({unit: "VO3", "AML": "VE5"}, "french_move", dice=[die], **more) as drill:
            drill.do(do="embark", unit=unit)
            drill.do(do="move", to="VE1", path=path)
            assert drill[unit].area == "off"
            assert sum(drill.state.lorries) == 0


@rule("kolwezi:10.1-g")
def test_katangans_destroy_lorries_left_alone():
    units = {"YS1": "MS2", "S11": "RB2"}
    with operation(units, "katangan_turn", lorries={"VO3": 6, "MS1": 1}, **LORRIES) as drill:
        assert drill["YS1"].area == "MS1"
        assert drill.state.lorries[AT["MS1"]] == 0
    through = {"R2": "VO10", "S11": "ZA3", "R4": {"area": "VO6", "down": True}}
    more = {"hostages": ["VO5", "VO6"], "executed": 5, "lorries": {"VO3": 0, "VO6": 2}}
    with operation(through, "katangan_turn", **LORRIES, **more) as drill:
        assert drill["R2"].area == "VO5"
        assert drill.state.lorries[AT["VO6"]] == 0  # passing through is entering


@rule("kolwezi:10.2-a")
def test_the_check_of_the_hostages_is_told_as_a_whole():
    with operation({"S11": "VE1"}, "administrative", turn=3) as drill:
        assert drill.told("hostages-check") == [{"safe": 7, "executed": 0, "all": True, "again": 11}]
    with operation({"R2": "VO5", "S11": "VE1"}, "administrative", turn=3) as drill:
        assert drill.told("hostages-check") == [{"safe": 6, "executed": 1, "all": False, "again": 11}]
    with operation({"S11": "VE1"}, "administrative", turn=3, options={"second_hostage_check": False}) as drill:
        assert drill.told("hostages-check") == [{"safe": 7, "executed": 0, "all": True, "again": 0}]
    with operation({"S11": "VE1"}, "administrative", turn=2) as drill:
        assert not drill.told("hostages-check")


@rule("kolwezi:10.2-a")
def test_hostages_are_executed():
    french = {"S11": "VO2", "S12": "VO4", "S13": "VO6", "S21": "VO8"}
    for group in ({"area": "VO5"}, {"area": "VO5", "pinned": True}):
        with operation(
            {**french, "R2": group}, "administrative", turn=3, airport="french", dice=[1], loose=True
        ) as drill:
            assert not has(drill.state.hostages, AT["VO5"])
            assert tally(GAME, drill.state)["hostages"] == 5
            assert drill.state.executed == 1
            drill.state.chance.script.clear()
    with operation({"BS1": "VO5", "S11": "VE1"}, "administrative", turn=3) as drill:
        assert drill.state.executed == 1  # by a main unit as well
    for turn, executed in ((2, 0), (4, 0), (11, 1)):
        with operation({"R2": "VO5", "S11": "VE1"}, "administrative", turn=turn) as drill:
            assert drill.state.executed == executed
    with operation(
        {"R2": "VO5", "S11": "VE1"}, "administrative", turn=11, options={"second_hostage_check": False}
    ) as drill:
        assert drill.state.executed == 0


@rule("kolwezi:10.2-b")
def test_a_dummy_executes_nobody():
    units = {"B3": {"area": "MA3", "down": True}, "B1": {"area": "MA4", "down": True}, "S11": "VE1"}
    with operation(units, "administrative", turn=3) as drill:
        assert drill["B3"].area == "pool"
        assert has(drill.state.hostages, AT["MA3"])
        assert not drill["B1"].down
        assert not has(drill.state.hostages, AT["MA4"])
    with operation(units, "administrative", turn=3, options={"dummies_execute": True}) as drill:
        assert drill.state.executed == 2


@rule("kolwezi:10.2-b")
def test_all_are_turned_over_before_the_check():
    # The PC comes to light in VO6; two of its sections go next to it: into VO5, with hostages, and into VO9
    units = {"R1": {"area": "VO6", "down": True}, "S11": "VO3", "R2": {"area": "VO10"}}
    more = {"visited": ["VO9"], "hostages": ["VO5", "VO6"], "executed": 5}
    with operation(units, "administrative", turn=3, pieces=["RS1", "RS2", "RS3"], loose=True, **more) as drill:
        assert drill["RS2"].area == "VO5"
        assert drill.state.hostages == 0
        assert drill.state.executed == 7


@rule("kolwezi:10.2-c")
def test_freed_hostages_can_still_be_executed():
    with operation({"S11": "VO2", "R2": "VO5"}, "administrative", turn=3) as drill:
        assert has(drill.state.hostages, AT["VO2"])  # it stays where it is
        assert not has(drill.state.hostages, AT["VO5"])  # only an execution takes it away
    units = {"R2": {"area": "VO2", "infiltrated": True}, "S11": "VE1"}
    with operation(units, "administrative", turn=11, visited=["VO2"]) as drill:
        assert drill.state.executed == 1


@rule("kolwezi:10.3-a")
def test_the_airport_road_belongs_to_the_last_who_passed():
    with operation({"S11": "NV7", "S12": "NV9"}, "french_move", turn=6) as drill:
        assert drill.state.airport == 0
        drill.go("S11", "NV8", "NV10", "NV8")
        assert drill.state.airport == 1
    with operation(
        {"R2": "NV8", "S11": "ZA1"}, "katangan_turn", turn=6, hostages=[], executed=7, airport="french"
    ) as drill:
        assert drill["R2"].area == "NV10"
        assert drill.state.airport == 0
    with operation({"S11": "VO2"}, "counter_attack", dice=[6, 6], airport="french") as drill:
        assert drill.state.airport == 0  # placed there
    with operation({"S11": "NV8", "R4": "NV10"}, "assault_move") as drill:
        drill.do(do="assault", unit="S11", to="NV10")
        assert drill.state.airport == 1  # by assault


# 11


@rule("kolwezi:11-a")
def test_nothing_lost_is_nothing_scored():
    with operation({"S11": "VE1"}, "administrative", turn=11, airport="french") as drill:
        assert drill.points == 0
        result = GAME.result(drill.state)
        assert result is not None
        assert (result.winner, result.scores, result.level) == (0, [0.0], "dazzling")


@rule("kolwezi:11-b")
def test_airport_road():
    with operation({"S11": "VE1"}, "french_move") as drill:
        assert tally(GAME, drill.state)["airport"] == 5
    with operation({"S11": "VE1"}, "french_move", airport="french") as drill:
        assert tally(GAME, drill.state)["airport"] == 0


@rule("kolwezi:11-c")
def test_executed_hostages():
    left = ["VO4", "VO6", "NV5", "MA3"]
    with operation({"S11": "VE1"}, "french_move", hostages=left, executed=3) as drill:
        assert tally(GAME, drill.state)["hostages"] == 15
    with operation(
        {"R2": "VO4", "S11": "VE1"}, "administrative", turn=11, hostages=[*left, "MA4"], executed=2
    ) as drill:
        assert tally(GAME, drill.state)["hostages"] == 15


@rule("kolwezi:11-d")
def test_french_steps():
    units = {"S11": {"area": "VE1", "reduced": True}, "PC1": "off"}
    with operation(units, "french_move", airport="french") as drill:
        assert drill.points == 5
    with operation({"S11": "off", "S12": "VE1"}, "french_move", airport="french") as drill:
        assert drill.points == 5
    for reduced in (False, True):  # destroyed at one stroke or in two
        units = {"S11": {"area": "VE1", "reduced": reduced}, "S12": "ZA3", "AML": "VE4"}
        with operation(units, "katangan_fire", dice=[10], airport="french") as drill:
            assert drill["S11"].area == "off"
            assert drill.state.steps_lost == 2
            assert tally(GAME, drill.state)["losses"] == 5


@rule("kolwezi:11-e")
def test_katangan_steps():
    units = {
        "S11": "VE1",
        "BS1": "NV1",
        "R2": "VO5",
        "R4": {"area": "VO6", "down": True},
        "Y2": "in luilu",
        "Y3": "in kapata",
        "Y6": "in villages",
        "R5": "pool",
    }
    with operation(units, "french_move", airport="french") as drill:
        assert drill.points == 2 + 1 + 1 + 3
    more = {"AML": "NV10", "BS2": {"area": "MA1", "reduced": True}, "R1": {"area": "VE4", "down": True}}
    with operation({**units, **more}, "french_move", airport="french") as drill:
        assert drill.points == 7 + 2 + 1 + 1


@rule("kolwezi:11-f")
def test_pins():
    with operation({"S11": "VE1"}, "french_move", airport="french", pins=4) as drill:
        assert drill.points == 4
    units = {"S11": {"area": "VE1", "pinned_once": True}, "S12": {"area": "VE1", "pinned_once": True}}
    with operation(units, "french_move", airport="french", pins=4, options={"pins_per_counter": True}) as drill:
        assert total(drill.game, drill.state) == 2


@rule("kolwezi:11-g")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (0, "dazzling"),
        (4.5, "dazzling"),
        (5, "victory"),
        (10.5, "victory"),
        (11, "partial"),
        (20.5, "partial"),
        (21, "bloody"),
    ],
)
def test_levels(points, level):
    assert level_of(GAME, points) == level


@rule("kolwezi:11-h")
def test_the_historical_result():
    units = {"S11": "VE1", "Y2": "in luilu", "Y3": "in kapata", "Y6": "in villages"}
    with operation(units, "administrative", turn=11, airport="french", pins=2) as drill:
        result = GAME.result(drill.state)
        assert result is not None
        assert (result.scores, result.level, result.winner) == ([-5.0], "victory", 0)


def test_giving_up_is_the_worst_result():
    with operation({"S11": "VE1"}, "french_move", airport="french") as drill:
        GAME.apply(drill.state, Concede("french"))
        result = GAME.result(drill.state)
        assert result is not None
        assert (result.level, result.winner) == ("bloody", None)


def test_who_has_the_airport_road_is_told_in_words():
    told = {"en": ("French", "Katangan"), "fr": ("Français", "Katangais"), "pt": ("francesas", "catanguesas")}
    for language, (french, katangan) in told.items():
        teller = Teller(GAME, words(language, shelf.folder("kolwezi") / "messages"), shelf.ledger("kolwezi"))
        with operation({"S11": "NV8", "S12": "NV8"}, "french_move") as drill:
            event = next(event for event in drill.go("S11", "NV10") if event.kind == "airport-road")
            assert french in teller.event(event)
        with operation({"S11": "VO2"}, "counter_attack", dice=[6, 6], airport="french") as drill:
            event = next(event for event in drill.events if event.kind == "airport-road")
            assert katangan in teller.event(event)


def test_what_is_told_of_hostages_follows_their_fate():
    def told(drill):
        view = drill.game.observe(drill.state, 0)
        facts = {name: told[0].args["fate"] for name, told in drill.game.facts_now(view).items()}
        return facts, {one.space: (one.worth, one.note.args) for one in drill.game.goals(view).objectives}

    units = {"S11": "VO2", "BS1": "VO5"}
    with operation(units, "french_move", turn=3) as drill:
        facts, notes = told(drill)
        assert (facts["VO2"], facts["VO5"]) == ("freed", "held")
        assert "alone" in facts.values()
        assert notes["VO2"] == ((5.0,), {"fate": "freed", "turn": 3})
        assert notes["VO3"] == ((), {})  # the lorries
    left = {"hostages": [name for name in facts if name != "VO5"], "executed": 1, "lorry_state": "recovered"}
    for second, fate, turn in ((True, "freed", 11), (False, "safe", 0)):
        options = {"second_hostage_check": second}
        with operation(units, "french_move", turn=4, options=options, **left) as drill:
            facts, notes = told(drill)
            assert (facts["VO2"], facts["VO5"]) == (fate, "executed")
            assert notes["VO2"] == ((5.0,) if second else (), {"fate": fate, "turn": turn})
            assert "VO3" not in notes


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_reason_of_a_score_is_named(language):
    teller = Teller(GAME, words(language, shelf.folder("kolwezi") / "messages"), shelf.ledger("kolwezi"))
    with operation({"PC1": "VO2", "S11": "VO2", "BS1": "VO5"}, "french_fire") as drill:
        firers = [THEATRE.piece[name] for name in ("PC1", "S11")]
        fire = fire_roll(drill.game, drill.state, firers, THEATRE.piece["BS1"])
    assert {reason.rule for reason in fire.reasons} >= {"7-c", "8.3-e", "8.3-h"}
    assert all(teller.because(reason.rule) for reason in fire.reasons)
    assert teller.because("8.3-e") in teller.roll(fire)


@rule("kolwezi:10.2-a")
def test_the_briefing_tells_both_days_on_which_hostages_are_in_danger():
    for second, last in ((True, 11), (False, 0)):
        with operation({"S11": "VE1"}, "administrative", options={"second_hostage_check": second}) as drill:
            told = {one.id: one.args for one in drill.game.goals(drill.game.observe(drill.state, 0)).decides}
            assert (told["kolwezi-decides-hostages"]["first"], told["kolwezi-decides-hostages"]["last"]) == (3, last)


@rule("kolwezi:9.1-e")
def test_a_place_is_the_katangans_until_whoever_goes_in_has_driven_them_out():
    """No flag changes before the dice have fallen."""
    with operation({"S11": "VO2", "BS1": "VE4"}, "assault_move") as drill:
        alone = {one.space: one.side for one in control(drill.theatre, drill.state)}
        put(drill.theatre, drill.state, THEATRE.piece["BS1"], AT["VO2"])  # as it is amid an assault
        contested = {one.space: one.side for one in control(drill.theatre, drill.state)}
    assert (alone["VO2"], contested["VO2"]) == (0, 1)
