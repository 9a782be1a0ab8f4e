"""Refusals: the rule that is named is the one that stands in the way."""

from sandtable.engine.ledger import rule
from sandtable.terminal.session import Session
from tests.games.kolwezi.drill import operation


@rule("kolwezi:8.2-b", "kolwezi:8.5-d", "kolwezi:8.5-e")
def test_the_rule_that_keeps_everybody_from_firing():
    def refused(units, target="R2", **more):
        with operation({"S31": "MA5", "R3": "MA7", **units}, "french_fire", **more) as drill:
            return drill.refused(do="target", target=target)

    pinned, fired = {"area": "VE1", "pinned": True}, {"area": "VE1", "fired": True}
    assert refused({"S11": pinned, "R2": "VE2"}) == "9.3-a"
    assert refused({"S11": fired, "R2": "VE2"}) == "8.2-a"
    assert refused({"SMM": "VE2", "R2": "VO1"}, turn=4) == "8.5-d"
    assert refused({"SMM": "VE1", "R2": "VE7"}) == "8.5-e"
    assert refused({"SMM": {"area": "VE2", "pinned": True}, "R2": "VO1"}) == "9.3-a"
    assert refused({"AML": "VE2"}, "AML") == "8.4-a"
    assert refused({"AML": "VE2", "S11": pinned}, "AML", turn=8) == "9.3-a"
    assert refused({"AML": "VE2", "S11": fired}, "AML", turn=8) == "8.2-a"
    assert refused({"Y2": "in luilu"}, "Y2") == "5.3.4-c"
    assert refused({"R2": "pool"}) == "8.2-b"


@rule("kolwezi:5.1-e", "kolwezi:5.1-f")
def test_who_is_not_there_does_nothing():
    units = {"S11": "VE1", "S12": "off", "R2": "VE2"}
    for gone, expected in (("S41", "5.1-e"), ("S12", "5.1-f")):
        with operation(units, "french_move") as drill:
            assert drill.refused(do="pick", unit=gone) == expected
        with operation(units, "french_fire") as drill:
            drill.do(do="target", target="R2")
            assert drill.refused(do="fire", unit=gone, target="R2") == expected
            assert drill.refused(do="fire", unit="R2", target="R2") == "1-a"
        with operation(units, "assault_move") as drill:
            assert drill.refused(do="assault", unit=gone, to="VE2") == expected


def in_the_way(drill, to):
    """The areas that are said to shut off another one."""
    refusal = drill.game.why_not(drill.state, 0, drill.read({"do": "move", "to": to}))
    return refusal.detail and refusal.detail.args["areas"]


@rule("kolwezi:6-a")
def test_only_the_enemies_across_a_way_that_is_short_enough_shut_an_area_off():
    down = {name: {"area": area, "down": True} for name, area in (("R2", "VE5"), ("R3", "VE7"), ("R4", "VE6"))}
    with operation({"S11": "VE1", **down}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert drill.refused("move", to="VE8") == "6-a"
        assert in_the_way(drill, "VE8") == ["VE5", "VE7"]  # by VE6 it would be four connections
        session = Session(drill.table, {}, "en")
        refusal = drill.game.why_not(drill.state, 0, drill.read({"do": "move", "to": "VE8"}))
        told = session.teller.message(refusal.detail)
        assert told == "Every way there leads through an area with an enemy counter: Hôtel Impala, Église Notre-Dame."


@rule("kolwezi:6-a", "kolwezi:6-d", "kolwezi:6-f")
def test_too_far_or_barred_by_the_enemy():
    shut_in = {"S11": "ZB1", "R4": {"area": "NV3", "down": True}}
    with operation(shut_in, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert drill.refused("move", to="NV2") == "6-a"  # two connections, through the counter in NV3
        assert drill.refused("move", to="NV1") == "6-a"
        assert in_the_way(drill, "NV2") == in_the_way(drill, "NV1") == ["NV3"]
        assert in_the_way(drill, "NV3") is None  # the enemy is there himself
        assert in_the_way(drill, "NV4") is None
        assert drill.refused("move", to="NV4") == "6-d"  # four, whoever is in the way
        view = drill.game.observe(drill.state, 0)
        assert drill.game.route(view, drill.legal("move")[0], ("NV2",)).rule == "6-a"
        assert drill.game.route(view, drill.legal("move")[0], ("NV4",)).rule == "6-d"
    lorries = {"turn": 4, "lorry_state": "recovered", "lorries": {"VO3": 4, "VE1": 1}}
    with operation({"S11": "VE1", "R4": {"area": "RB1", "down": True}}, "french_move", **lorries) as drill:
        drill.do("embark", unit="S11")
        assert drill.refused("move", to="MS1") == "6-a"
        assert in_the_way(drill, "MS1") == ["RB1"]
        assert drill.refused("move", to="MS2") == "6-f"
