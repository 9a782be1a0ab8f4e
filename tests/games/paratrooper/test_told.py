"""What a stranger must be told at the table: who is who, why somebody is lost, how the objective gets off the map."""

from sandtable.engine.messages import LANGUAGES
from tests.games.paratrooper.drill import event, mission
from tests.games.paratrooper.test_log import text
from tests.games.paratrooper.test_shown import label, teller

LANDED = {"where": "31", "aim": "31", "dropped": True}
ENEMIES = {"INF-1": "31", "INF-2": "31"}


def question(drill, language="en"):
    """What is asked, in words."""
    return teller(drill, language).question(drill.table.view(0))


def test_counters_are_called_by_what_they_are():
    with mission({}) as drill:
        tells = {language: teller(drill, language) for language in LANGUAGES}
        assert tells["en"].name("INF-3") == "Infantry 3"
        assert tells["fr"].name("INF-3") == "Groupe d'infanterie 3"
        assert tells["pt"].name("TER-5") == "Grupo terrorista 5"
        assert tells["en"].name("OBJ WARLORDS") == "Objective (warlord)"
        assert tells["en"].name("IMPACT MOR-1") == tells["en"].name("MOR-1") == "Mortar 1"
        assert tells["en"].name("1/1 Co") == "1/1 Co"
        named = [tells["en"].name(mark) for mark in drill.theatre.names if not mark.startswith("IMPACT")]
        assert len(set(named)) == len(named), "two counters of one name"


def test_why_those_who_dropped_on_the_enemy_are_lost():
    with mission({"1/1 Co": LANDED, **ENEMIES}, phase=11, dice=[1, 3]) as drill:
        retreat = drill.game.read_action(drill.written({"do": "retreat", "unit": "1/1 Co", "to": "21"}))
        told = drill.game.harms(drill.table.view(0), retreat)
        assert [(harm.message.id, harm.rule, harm.caution) for harm in told] == [
            ("paratrooper-harm-dropped", "15.1-e", True)
        ]
        drill.do("retreat", unit="1/1 Co", to="21")
        assert "dropped among the enemy" in text(drill, "eliminated")
    with mission({"1/1 Co": "31-", **ENEMIES}, phase=11, dice=[1, 6]) as drill:
        assert text(drill, "eliminated").startswith("1/1 Co is eliminated.")


def test_a_drop_on_the_enemy_is_warned_of():
    with mission({"1/1 Co": "calvi", "MAC-1": "calvi", "INF-1": "33"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        for hex, found in (("33", ["15.1-e"]), ("36", [])):
            order = drill.game.read_action(drill.written({"do": "drop", "at": hex}))
            assert [harm.rule for harm in drill.game.harms(drill.table.view(0), order)] == found


def test_those_who_are_to_be_brought_come_first_and_a_full_plane_asks_for_no_more():
    units = {"1/1 Co": "35", "2/1 Co": "calvi", "3/1 Co": "calvi", "1/2 Co": "calvi", "MAC-1": "calvi"}
    with mission(units, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        assert [action["unit"] for action in drill.plain("load")] == ["2/1 Co", "1/1 Co"]
        drill.do("load", unit="2/1 Co")
        assert question(drill).endswith("Load more, or where to?")
        drill.do("load", unit="3/1 Co")
        drill.do("load", unit="1/2 Co")
        assert question(drill) == "MAC-1 carries 2/1 Co, 3/1 Co, 1/2 Co. Where to?"


def test_how_the_objective_gets_off_the_map():
    plane = {"MAC-1": "calvi", "2/1 Co": "35"}
    with mission({**plane, "1/1 Co": "35", "OBJ COUP": "35"}, phase=4) as drill:
        assert "the objective is yours. A transport takes it up in its hex" in question(drill)
        drill.do("fly", unit="MAC-1")
        assert drill.refused("load", unit="OBJ COUP") == "24.2-a"  # no plane takes it: a transport does
    with mission({**plane, "CARACAL-1": "35", "OBJ COUP": {"where": "35", "aboard": "CARACAL-1"}}, phase=4) as drill:
        assert "Transport helicopter 1 has the objective aboard" in question(drill)
    with mission({**plane, "OBJ COUP": "?33"}, phase=4) as drill:
        assert "load an air transport" in question(drill)


def test_nothing_is_asked_of_markers_that_are_all_placed():
    with mission({"NW-1": "box"}, phase=3) as drill:
        assert question(drill).endswith("Netwar markers against the crisis.")
        drill.do("netwar")
        assert question(drill) == "Info war: every marker is committed. Done, and the dice fall."
    with mission({"TAC-1": "box", "INF-1": "33", "1/1 Co": "66"}, phase=7) as drill:
        assert question(drill) == "Place airstrikes, drones and ranged fire."
        drill.do("strike", unit="TAC-1", at="33")
        assert question(drill) == "Every strike is placed. Done, and the dice fall."


def test_what_refusing_costs_is_told():
    with event({"NW-1": "box"}, [3, 5], ops=5) as drill:
        assert label(drill, "done") == "Keep the marker and lose 2 OPs"


def test_a_helicopter_says_what_it_puts_down():
    units = {"CARACAL-1": "33", "OBJ COUP": {"where": "33", "aboard": "CARACAL-1"}}
    with mission(units) as drill:
        drill.do("pick", unit="CARACAL-1")
        assert label(drill, "set-down", at="36") == "To D36, and put the objective down"


def test_the_list_tells_how_many_have_been_mobilized():
    with mission({"MAC-1": "calvi", "MAC-2": "calvi"}, phase=2) as drill:
        assert label(drill, "mobilize", kind="mac").endswith("(2 left, 2 mobilized)")
        assert label(drill, "mobilize", kind="para").endswith("(12 left)")


def test_markers_bear_their_name_and_lie_under_those_who_fight():
    with mission({"1/1 Co": "35", "DZ-1": "35", "OBJ COUP": "35", "ISR-1": "box"}) as drill:
        pieces = drill.game.scene(drill.table.view(0)).pieces
        assert [piece.id for piece in pieces if piece.space == "D35"][-1] == "1/1 Co"
        assert {piece.id: piece.top for piece in pieces if piece.id in ("DZ-1", "ISR-1")} == {
            "DZ-1": "DZ",
            "ISR-1": "ISR",
        }


def test_strikes_that_were_confirmed_are_not_confirmed_again():
    strikes = {"TAC-1": "33", "DRN-1": "33", "INF-1": "33", "1/1 Co": "66"}
    with mission(strikes, phase=9, dice=[1, 1]) as drill:
        assert drill.step == "strike-combat"
        assert drill.state.stack[-1].compared
        drill.do("resolve", unit="TAC-1")


def test_a_drop_tells_scattering_from_harm():
    paras = {"1/1 Co": "calvi", "2/1 Co": "calvi", "MAC-1": "calvi"}
    with mission(paras, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("load", unit="2/1 Co")
        order = drill.game.read_action(drill.written({"do": "drop", "at": "36"}))
        forecast = drill.game.forecast(drill.table.view(0), order)
        assert forecast is not None
        told = {one.message.id.removeprefix("paratrooper-verdict-"): round(one.chance, 3) for one in forecast.verdict}
        land, disrupt = 4 / 6, 1 / 6  # clear ground, for each of the two
        in_order = (1 - disrupt) ** 2
        assert told == {
            "all-land": round(land**2, 3),
            "some-scatter": round(in_order - land**2, 3),
            "some-disrupted": round(1 - in_order, 3),
        }
