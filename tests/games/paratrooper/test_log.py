"""What the log tells: in the order in which it happened, with everybody who went along and every reason of a total."""

from sandtable.engine.ledger import read_ledger
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games.paratrooper.pack import HERE
from tests.games.paratrooper.drill import event, mission

LEDGER = read_ledger(HERE.parent / "ledger.toml")
RIDING = {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}


def text(drill, kind, language="en"):
    """The last event of a kind in words."""
    teller = Teller(drill.game, words(language, HERE.parent / "messages"), LEDGER)
    return teller.event([event for event in drill.events if event.kind == kind][-1])


def test_who_goes_along_is_told():
    with mission(RIDING) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("move", to="33", path=["32", "33"])
        assert text(drill, "moved") == "VBCI-1 with 1/1 Co aboard: from D31 to D33 Old Quarter by D32. [13.0-a]"
        assert {"1/1 Co" in text(drill, "moved", language) for language in LANGUAGES} == {True}
    with mission(RIDING, phase=4) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert text(drill, "left") == "VBCI-1 with 1/1 Co aboard leaves D31 for Chad. [6.5-c]"
    losses = [{"step": "losses", "hex": "31", "hits": 0, "retreats": 1, "steps": 0}]
    with mission({**RIDING, "TEC-1": "31"}, steps=losses) as drill:
        drill.do("retreat", unit="VBCI-1", to="21")
        assert text(drill, "retreats") == "VBCI-1 with 1/1 Co aboard retreats from D31 to D21. [17.10-a]"
    with mission({"VBCI-1": "35", "1/1 Co": "35", "GUE-9": "35"}, phase=11, dice=[6]) as drill:
        while drill.step == "battle":
            drill.do("fire", unit="VBCI-1")
        drill.do("pursue", unit="VBCI-1", to="36", carrying="1/1 Co")
        assert drill.told("pursues")[0]["aboard"] == ["1/1 Co"]
        assert drill.told("pursues")[0]["from"] == "D35"


def test_whom_a_convoy_helps_is_told():
    with mission({"CVY-1": "33", "1/1 Co": "34", "2/1 Co": "36"}) as drill:
        drill.do("expend", unit="CVY-1")
        assert drill.told("expended")[0]["units"] == ["1/1 Co"]
        assert text(drill, "expended").startswith(
            "Convoy 1 at D33 Old Quarter is expended: 1/1 Co may move twice as far."
        )


def test_the_carrier_is_lost_and_then_its_load():
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    units = {"VBCI-1": "31-", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, steps=losses) as drill:
        kinds = [event.kind for event in drill.events]
        assert kinds.index("eliminated") < kinds.index("objective-lost")


def test_every_reason_of_a_column_and_of_a_drop_is_told():
    units = {"1/1 Co": "34", "2/1 Co": "34", "HQ REP": "34", "TEC-1": "34"}
    with mission(units, phase=11, dice=[1] * 9) as drill:
        drill.state.chance.exact = False
        while drill.step == "battle" and not drill.legal("combine"):
            drill.do("fire", unit=drill.legal("fire")[0].unit)
        drill.do("combine", how="command")
        [fire] = [facts for facts in drill.told("fire") if len(facts["units"]) > 1][:1]
        roll = fire["roll"]
        assert roll.reasons[0].about.count("+") == len(fire["units"]) - 1  # each rating stands by itself
        assert roll.column == fire["column"]
        assert [reason.rule for reason in roll.reasons[1:]] == ["17.3-c"]
        drill.state.chance.script.clear()
    off = {"where": "flying", "aim": "11", "origin": "calvi", "dropped": True}
    with mission({"1/1 Co": off, "MAC-1": {"where": "flying", "origin": "calvi"}}, phase=10, dice=[2, 1, 4]) as drill:
        assert [facts["again"] for facts in drill.told("scatter-die")] == ["yes", "no"]
        assert drill.rules("scatter-die") == ["15.4-c", "15.4-b"]
    flying = {"where": "flying", "aim": "31", "origin": "calvi", "dropped": True}
    mac = {"MAC-1": {"where": "flying", "origin": "calvi"}}
    with mission({"1/1 Co": flying, **mac, "DZ-1": "31"}, phase=10, dice=[1]) as drill:
        assert "die 1 +2: lands" in text(drill, "drop")
        assert drill.told("drop")[0]["roll"].total == 2


def test_what_really_changed_is_told_where_a_track_ends():
    with event({}, [3, 1, 6], ops=4) as drill:  # a logistics breakdown of six
        assert [facts["change"] for facts in drill.told("ops")] == [-4]
        assert text(drill, "ops").startswith("OPs -4: now 0.")
    with event({}, [6, 5], ops=29) as drill:  # System D
        assert text(drill, "ops").startswith("OPs stay at 29.")
        assert {"29" in text(drill, "ops", language) for language in LANGUAGES} == {True}
    with mission({"NW-1": "box"}, phase=3, dice=[6], crisis=1) as drill:
        drill.do("netwar")
        drill.done()
        assert text(drill, "crisis").startswith("The crisis stays at 1.")


def test_a_marker_that_is_moved_is_told_to_leave():
    zones = ("mali", "libya", "congo", "horn", "gulf")
    placed = {f"FSA-{number}": zone for number, zone in enumerate(zones, 1)}
    with mission(placed, scenario="campaign", steps=[{"step": "tricolor"}]) as drill:
        drill.do("relocate", unit="FSA-2")
        assert drill.told("marker-removed") == [{"unit": "FSA-2", "at": "libya"}]
        assert (drill.where("FSA-2"), drill.rules("marker-removed")) == ("chad", ["31.5-i"])
    with mission(placed, scenario="campaign", steps=[{"step": "award"}]) as drill:
        drill.do("relocate", unit="FSA-5")
        assert drill.told("marker-removed") == [{"unit": "FSA-5", "at": "gulf"}]
        assert (drill.where("FSA-5"), drill.hexes("deploy") & {"gulf", "mali"}) == ("available", {"gulf"})


def test_an_event_tells_what_it_does():
    with mission({}, phase=12, dice=[6, 3], crisis=1) as drill:
        assert text(drill, "event") == "Event, dice 6, 3: Friction. One OP is lost. [26.0-b]"
    with mission({"1/1 Co": "33"}, phase=12, dice=[2, 2], crisis=1) as drill:
        assert "one unit refitted where it is" in text(drill, "event")
        teller = Teller(drill.game, words("en", HERE.parent / "messages"), LEDGER)
        said = [teller.label(drill.table.view(0), one) for one in drill.legal("receive")]
        assert said
        assert not any("base" in one for one in said)  # there is none, and none is needed
