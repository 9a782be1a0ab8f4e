"""Refusals: the rule that is named is the one that stands in the way."""

from sandtable.engine.ledger import rule
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
