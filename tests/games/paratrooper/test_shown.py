"""What a player sees before he decides: what an order costs, and what is printed on a counter or lies on it."""

from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games.paratrooper.pack import HERE
from tests.games.paratrooper.drill import mission
from tests.games.paratrooper.test_log import LEDGER


def teller(drill, language="en"):
    return Teller(drill.game, words(language, HERE.parent / "messages"), LEDGER)


def label(drill, do, language="en", **facts):
    """What an answer is called."""
    action = drill.game.read_action(drill.written({"do": do, **facts}))
    return teller(drill, language).label(drill.table.view(drill.decision.seat), action)


def facts(drill, name):
    """What a counter says of itself."""
    [piece] = [piece for piece in drill.game.scene(drill.table.view(0)).pieces if piece.id == name]
    return dict(piece.facts), piece.markers


@rule("paratrooper:6.1-a", "paratrooper:8.2-a")
def test_the_price_of_an_order():
    units = {"MAC-1": "calvi", "1/1 Co": "calvi", "2/1 Co": "35", "MAC-2": "calvi", "FSA-1": "mali", "VBCI-1": "mali"}
    with mission(units, phase=4, scenario="campaign") as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        assert label(drill, "drop", at="33") == "Drop on D33 Old Quarter (2 OPs)"
        assert label(drill, "land", at="35").endswith(" (2 OPs)")
        assert label(drill, "ferry", to="mali") == "Fly to Mali (2 OPs)"
        assert all("2" in label(drill, "drop", language, at="33") for language in LANGUAGES)
        drill.do("drop", at="33")
        drill.do("pick", unit="VBCI-1")
        assert label(drill, "enter", unit="VBCI-1", at="31") == "VBCI-1 enters at D31 (1 OP)"
        drill.do("enter", unit="VBCI-1", at="31")
        drill.do("fly", unit="MAC-2")
        drill.do("load", unit="2/1 Co")
        assert label(drill, "ferry", to="chad") == "Fly to Chad"  # leaving the map costs no OPs
    with mission({"1/1 Co": "33-", "CVY-1": "33"}, phase=2) as drill:
        drill.done()
        assert label(drill, "refit", at="33").endswith(" (1 OP)")


@rule("paratrooper:2.5-i", "paratrooper:24.2-c")
def test_what_a_counter_says():
    units = {"TEC-7": "33", "TEC-5": "33", "VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}
    with mission({**units, "OBJ COUP": "33", "CVY-1": "21", "2/1 Co": "22"}) as drill:
        assert facts(drill, "TEC-7")[0]["paratrooper-fact-ability"] == "paratrooper-ability-air-defense"
        assert "paratrooper-fact-ability" not in facts(drill, "TEC-5")[0]
        assert facts(drill, "1/1 Co")[0]["paratrooper-fact-aboard"] == "VBCI-1"
        known = facts(drill, "OBJ COUP")[0]
        assert (known["paratrooper-fact-value"], known["paratrooper-fact-reduction"]) == ("25", "3")
        drill.do("expend", unit="CVY-1")
        assert "doubled" in facts(drill, "2/1 Co")[1]
    fights = {"2/1 Co": "22", "TEC-1": "22", "3/1 Co": "44", "TEC-2": "44"}
    with mission({**fights, "CVY-1": "21"}, phase=11) as drill:
        drill.do("expend", unit="CVY-1")
        assert ["backed" in facts(drill, name)[1] for name in ("2/1 Co", "3/1 Co")] == [True, False]


@rule("paratrooper:31.5-h")
def test_the_crisis_phase_asks_what_can_be_done():
    units = {"VBCI-1": "35", "OBJ COUP": "35", "FSA-1": "chad"}
    with mission(units, phase=14, scenario="campaign") as drill:
        assert teller(drill).question(drill.table.view(0)).startswith("The objective can be evacuated")
        drill.do("take-up", unit="VBCI-1")
        assert teller(drill).question(drill.table.view(0)).startswith("Declare the objective evacuated?")
