"""Cautions: what may come to harm is told before it is done, with its rule."""

from sandtable.engine.contract import Harm
from sandtable.engine.foresight import forsakes, has_no_way_back
from sandtable.engine.spaces import only
from sandtable.games.kolwezi.actions import Fire
from sandtable.games.kolwezi.state import GARRISON
from sandtable.games.kolwezi.theatre import PC
from tests.games.kolwezi.drill import COMPANY, Drill, operation


def told(drill: Drill, **action: object) -> dict[str, dict[str, object]]:
    """The cautions of an action, by what they are about."""
    return {
        harm.message.id.removeprefix("kolwezi-harm-"): {**harm.message.args, "rule": harm.rule}
        for harm in harms(drill, **action)
        if harm.caution
    }


def harms(drill: Drill, **action: object) -> list[Harm]:
    return drill.game.harms(drill.game.observe(drill.state, 0), drill.read(action))


def test_whoever_sends_the_last_unit_is_asked_first():
    with operation({"S11": "VE1", "S12": "VE1", "S21": {"area": "VE2", "pinned": True}}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert harms(drill, do="move", to="VE4") == []
        assert not has_no_way_back(drill.table, 0, drill.read({"do": "move", "to": "VE4"}))
        drill.do("move", to="VE4")
        drill.do("pick", unit="S12")
        assert has_no_way_back(drill.table, 0, drill.read({"do": "move", "to": "VE5"}))
        assert harms(drill, do="move", to="VE5") == [], "it harms nobody: it is asked about, and not marked"


def test_who_may_fire_at_those_who_pass():
    with operation({"S11": "VE1", "BS1": "VE5"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert told(drill, do="move", to="VE4") == {}  # who stops there is not fired at
        [passing] = harms(drill, do="move", to="VE7")
        assert (passing.message.id, passing.rule, passing.caution) == ("kolwezi-harm-passes", "8.1-a", True)
        assert passing.fire == "VE4", "the board marks it, and they are asked"
        forecast = drill.game.forecast(drill.game.observe(drill.state, 0), drill.read({"do": "move", "to": "VE7"}))
        arrives = next(one.chance for one in forecast.groups[0] if one.message.id == "kolwezi-odds-arrives")
        assert passing.message.args["unhurt"] == round(100 * arrives), "the card and its warning say the same"
        assert passing.message.args["units"] == ["BS1"]
        assert passing.around == (), "every way there is within sight of them"
    with operation({"S11": "VE1", "BS1": {"area": "VE5", "shot": True}}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert told(drill, do="move", to="VE7") == {}


def test_a_longer_way_without_fire_is_named_and_can_be_taken():
    with operation({"S11": "ZA2", "BS1": "ZA1"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        [passing] = harms(drill, do="move", to="VE4")
        assert (passing.fire, passing.around) == ("VE1", ("VE2", "VE5", "VE4"))
        assert passing.message.args["around"] == ["VE2", "VE5"]
        assert harms(drill, do="move", to="VE4", path=passing.around) == []
        told = drill.do("move", to="VE4", path=passing.around)
        assert drill["S11"].area == "VE4"
        assert all(event.kind != "opportunity" for event in told)
    with operation({"S11": "ZA2", "BS1": "ZA1", "BS2": "VE9"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        [passing] = harms(drill, do="move", to="VE4")
        assert passing.around == ("VE2", "VE5", "VE4"), "whoever is next to its end alone does not fire"
    with operation({"S11": "ZA2", "BS1": "ZA1", "BS2": "ZA3"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        [passing] = harms(drill, do="move", to="VE4")
        assert passing.around == (), "there they are seen from the other side"


def test_fire_that_cannot_hurt_is_told_and_not_asked_about():
    units = {**dict.fromkeys(COMPANY, "VE1"), "R2": {"area": "VE5", "down": True}}
    with operation(units, "french_move") as drill:
        drill.do("column", unit="PC1")
        [passing] = harms(drill, do="move", to="VE7")  # value 1, against the sharpshooters of three sections
        assert (passing.message.id, passing.rule) == ("kolwezi-harm-passes-unhurt", "8.1-a")
        assert passing.message.args == {"at": "VE4", "units": ["R2"]}
        assert passing.caution
        assert not passing.fire


def test_hostages_and_lorries_are_not_left_alone_unawares():
    units = {"S11": "VO2", "S12": "VO2", "S21": "VO3"}
    with operation(units, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert told(drill, do="move", to="VE4") == {}  # somebody stays
        drill.do("join", unit="S12")
        [harm] = harms(drill, do="move", to="VE4")
        assert (harm.message.id, harm.message.args) == ("kolwezi-harm-hostages-alone", {"at": "VO2"})
        assert (harm.rule, harm.caution) == ("10.2-c", True)  # it is told and not asked: it can be taken back
    with operation(units, "french_move", turn=5, options={"second_hostage_check": False}) as drill:
        drill.do("pick", unit="S11")
        drill.do("join", unit="S12")
        assert harms(drill, do="move", to="VE4") == []  # the last check is over: they are safe
    with operation(units, "french_move") as drill:
        drill.do("pick", unit="S21")
        assert told(drill, do="move", to="VO6") == {"lorries-alone": {"at": "VO3", "rule": "10.1-a"}}
    with operation({"S11": "VO2", "BS1": "VE4"}, "assault_move") as drill:
        drill.do("storm", at="VE4")
        assert told(drill, do="fight") == {"hostages-alone": {"at": "VO2", "rule": "10.2-c"}}


def test_the_last_turn_of_a_day_tells_what_is_still_to_be_freed():
    units = {"S11": "VE1", "BS1": "VO4", "R4": {"area": "VO5", "down": False}, "R2": {"area": "MA4", "down": True}}
    with operation(units, "french_move", turn=3) as drill:
        held = {"areas": ["VO4", "MA4"], "rule": "10.2-a"}
        assert told(drill, do="done") == {"hostages-held": held, "lorries-held": {"at": "VO3", "rule": "10.1-a"}}
    with operation(units, "french_move", turn=2) as drill:
        assert told(drill, do="done") == {}


def test_the_last_to_move_or_assault_is_told_it_too_for_that_ends_it():
    """Nobody is left who could end the movement, or the assaults, and be warned: the last deed warns."""
    held = {"areas": ["VO4"], "rule": "10.2-a"}
    lorries = {"at": "VO3", "rule": "10.1-a"}
    units = {"S11": "VE1", "S21": "VE2", "BS1": "VO4"}
    with operation(units, "french_move", turn=3) as drill:
        drill.do("pick", unit="S11")
        assert "hostages-held" not in told(drill, do="move", to="VE4"), "somebody else may still move"
    units["S21"] = {"area": "VE2", "pinned": True}
    with operation(units, "french_move", turn=3) as drill:
        drill.do("pick", unit="S11")
        move = drill.game.read_action({"do": "move", "to": "VE4"})
        assert told(drill, do="move", to="VE4") == {"hostages-held": held, "lorries-held": lorries}
        assert forsakes(drill.table, 0, move), "it is asked about, whatever its player likes"
    with operation(units, "french_move", turn=2) as drill:
        drill.do("pick", unit="S11")
        move = drill.game.read_action({"do": "move", "to": "VE4"})
        assert told(drill, do="move", to="VE4") == {}
        assert not forsakes(drill.table, 0, move)
    with operation({"S11": "VO3", "BS1": "VO4"}, "french_move", turn=3) as drill:
        drill.do("pick", unit="S11")  # who leaves the lorries is told of them once
        assert set(told(drill, do="move", to="VO6")) == {"hostages-held", "lorries-held"}
    with operation({"S11": "VE4", "BS1": "VE5", "R2": "VO4"}, "assault_move", turn=3) as drill:
        drill.do("storm", at="VE5")
        assert told(drill, do="fight") == {"hostages-held": held, "lorries-held": lorries}


def test_fire_at_a_dummy_is_not_needed():
    with operation({"S11": "VE1", "R4": "VE4", "R2": "VE2"}, "french_fire") as drill:
        assert told(drill, do="target", target="R4") == {"dummy": {"target": "R4", "rule": "6-c"}}
        assert told(drill, do="target", target="R2") == {}


def test_whoever_fires_without_a_chance_is_asked_first():
    """A PC of value 2 in protected terrain with hostages: 10 + 2 - 4 pins nobody; with a section it may."""
    with operation({"PC1": "VE4", "S11": "VE4", "BS1": "VO2"}, "french_fire") as drill:
        game, state = drill.game, drill.state
        drill.do("target", target="BS1")
        fires = [action for action in drill.decision.actions if isinstance(action, Fire)]
        assert len(fires) >= 2
        for action in fires:
            view = game.observe(state, 0)
            card = game.forecast(view, action)
            hopeless = all(one.message.id == "kolwezi-odds-unharmed" for one in card.groups[0] if one.chance)
            asked = [harm.rule for harm in game.harms(view, action) if not harm.caution]
            assert asked == (["8.3-b"] if hopeless else [])
        assert {bool(game.harms(game.observe(state, 0), action)) for action in fires} == {True, False}


def test_who_leaves_the_lorries_for_good_is_asked_first():
    for turn, caution, what in ((2, True, "lorries-alone"), (3, False, "lorries-held")):
        with operation({"S11": "VO3", "BS1": "VO6"}, "assault_move", turn=turn) as drill:
            drill.do("storm", at="VO6")
            (harm,) = harms(drill, do="fight")
            assert (harm.message.id, harm.rule, harm.caution) == (f"kolwezi-harm-{what}", "10.1-a", caution)


def test_an_assault_on_a_dummy_says_that_it_is_one():
    with operation({"S11": "VE4", "R4": "VO2"}, "assault_move") as drill:
        drill.do("storm", at="VO2")
        assert told(drill, do="fight") == {"dummy": {"target": "R4", "rule": "6-c"}}
    with operation({"S11": "VE4", "R4": "VO2", "BS1": "VO2"}, "assault_move") as drill:
        drill.do("storm", at="VO2")
        assert "dummy" not in told(drill, do="fight")


def test_whoever_comes_next_to_a_town_is_told_that_its_garrison_wakes():
    with operation({"S11": "VO1", "S12": "RB1"}, "french_move", turn=5) as drill:
        yellow = drill.theatre.mixed["yellow"]
        for town, piece in enumerate(yellow[:6], 1):
            drill.state.area[piece] = GARRISON - town
        drill.do("pick", unit="S11")
        assert told(drill, do="move", to="VE1") == {}
        assert told(drill, do="move", to="RB2") == {
            "garrison": {"at": "RB2", "town": "metal_shaba", "pc": "maybe", "rule": "5.3.4-c"}
        }
        there = drill.game.facts_now(drill.game.observe(drill.state, 0))["@metal_shaba"]
        assert [fact.args for fact in there] == [{"pc": 1, "groups": 4, "dummies": 2, "steps": 15}]
        # once the PC has been seen, nobody worse than a group can be there
        pc = next(piece for piece in yellow if drill.theatre.kind_of_face[drill.state.face[piece]] == PC)
        drill.state.area[pc] = drill.theatre.index["KA3"]
        drill.state.seen |= only(pc)
        assert told(drill, do="move", to="RB2")["garrison"]["pc"] == "no"
        facts = drill.game.facts_now(drill.game.observe(drill.state, 0))
        assert {fact.args["pc"] for fact in facts["@luilu"]} == {0}


def test_whoever_stops_where_the_armour_fires_is_told_so():
    beside, along = (
        {"armour": {"at": at, "beside": how, "rule": "8.5-f"}} for at, how in (("VE4", "yes"), ("VE6", "no"))
    )
    with operation({"S11": "VE1", "AML": "VE5"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert told(drill, do="move", to="VE4") == beside
        assert told(drill, do="move", to="VO1") == {}
    for others, turn, expected in (({}, 6, along), ({}, 4, {}), ({"S21": "NV4"}, 6, {})):
        with operation({"S11": "VE3", "AML": "NV5", **others}, "french_move", turn=turn) as drill:
            drill.do("pick", unit="S11")
            assert told(drill, do="move", to="VE6") == expected, "by day, and where nobody else stands next to it"


def test_an_assault_by_too_few_says_so():
    held = {"R2": {"area": "VO2", "pinned": True}, "BS1": "VO2"}
    with operation({"S11": "VE4", "S12": "VE4", **held}, "assault_move") as drill:
        drill.do("storm", at="VO2")
        drill.do("join", unit="S11")
        assert told(drill, do="fight") == {"too-few": {"at": "VO2", "units": 1, "enemies": 2, "rule": "9.1-a"}}
        drill.do("join", unit="S12")
        assert told(drill, do="fight") == {}
    for falls_back in ("R2", "R4"):  # a group falls back, a dummy is gone, without a roll
        with operation({"S11": "VE4", falls_back: "VO2", "BS1": "VO2"}, "assault_move") as drill:
            drill.do("storm", at="VO2")
            assert told(drill, do="fight") == {}
    with operation({"S11": "VE4", "R2": {"area": "VO2", "down": True}, "BS1": "VO2"}, "assault_move") as drill:
        drill.do("storm", at="VO2")
        assert told(drill, do="fight") == {}, "nobody knows whether it is a dummy"
