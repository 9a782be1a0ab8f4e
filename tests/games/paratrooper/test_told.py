"""What a stranger must be told at the table: who is who, why somebody is lost, how the objective gets off the map."""

from sandtable.engine.contract import Message
from sandtable.engine.handles import Known
from sandtable.engine.ledger import rule
from sandtable.engine.meaning import Asked, meant
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.proposals import proposal
from sandtable.engine.spaces import listed
from sandtable.games.paratrooper.actions import Restore, Scout
from tests.games.paratrooper.drill import THEATRE, event, mission
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
        assert question(drill) == "MAC-1 carries 2/1 Co, 3/1 Co, 1/2 Co (3 of 3 places). Where to?"


def test_how_the_objective_gets_off_the_map():
    plane = {"MAC-1": "calvi", "2/1 Co": "35"}
    with mission({**plane, "1/1 Co": "35", "OBJ COUP": "35"}, phase=4) as drill:
        assert "the objective is yours. A transport takes it up in its hex" in question(drill)
        drill.do("fly", unit="MAC-1")
        assert drill.refused("load", unit="OBJ COUP") == "24.2-a"  # no plane takes it: a transport does
    with mission({**plane, "CARACAL-1": "35", "OBJ COUP": {"where": "35", "aboard": "CARACAL-1"}}, phase=4) as drill:
        assert "Transport helicopter 1 has the objective aboard" in question(drill)
    with mission({**plane, "1/1 Co": "calvi", "OBJ COUP": "?33"}, phase=4) as drill:
        assert "load an air transport" in question(drill)


def test_nothing_is_asked_of_markers_that_are_all_placed():
    with mission({"NW-1": "box"}, phase=3) as drill:
        assert "Netwar markers against the crisis." in question(drill)
        drill.do("netwar")
        assert question(drill) == "Info war: every marker is committed. Done, and the dice fall."
    with mission({"TAC-1": "box", "INF-1": "33", "1/1 Co": "66"}, phase=7) as drill:
        assert question(drill) == "Place airstrikes, drones and ranged fire."
        drill.do("strike", unit="TAC-1", at="33")
        assert question(drill) == "Every strike is placed. Done, and the dice fall."


@rule("paratrooper:11.1-d", "paratrooper:11.2-b", "paratrooper:11.2-c")
def test_what_a_marker_risks_is_told_before_it_is_committed():
    """By the table alone, and so for every hex alike: nobody learns what lies there."""
    isr = "ISR is lost by a blowback (1 in 6), and what it turns up may be an ambush."
    net = "Netwar is lost unless it succeeds, and its blowback (1 in 6) raises the crisis."
    with mission({"ISR-1": "box", "NW-1": "box", "TEC-1": "?33", "AMBUSH-1": "?44"}, phase=3) as drill:
        assert question(drill).endswith(f"{isr} {net}")
        assert label(drill, "netwar") == "Netwar against the crisis (a blowback raises it)"
        cards = [teller(drill).forecast(drill.game.forecast(drill.table.view(0), Scout(at))) for at in ("D33", "D44")]
        assert cards[0] == cards[1]
        assert any("perhaps an ambush" in line for line in cards[0])
        assert any("blowback: the marker is lost" in line for line in cards[0])
    with mission({"ISR-1": "box", "TEC-1": "?33"}, phase=3) as drill:
        assert question(drill).endswith(isr)
    with mission({"ISR-1": "box", "NW-1": "box"}, phase=3) as drill:
        assert question(drill).endswith(f"against the crisis. {net}")


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


@rule("paratrooper:5.0-e", "paratrooper:10.0-a", "paratrooper:10.1-b")
def test_that_refit_comes_after_mobilizing_is_said_before():
    """In the question, where somebody could be refitted, and to whoever asks why not of a disrupted unit."""

    def why(drill, unit, at):
        [first, *_] = meant(drill.table, Known.of(drill.game), 0, Asked(unit, f"D{at}"))
        return first.action, first.refusal.rule, first.refusal.detail

    with mission({"1/1 Co": "33-", "CVY-1": "33", "2/1 Co": "66-", "3/1 Co": "33"}, phase=2) as drill:
        assert "Refit comes after this, and costs OPs too." in question(drill)
        assert why(drill, "1/1 Co", "33") == (Restore("1/1 Co"), "5.0-e", Message("paratrooper-refit-next"))
        assert why(drill, "2/1 Co", "66")[1] == "10.1-b"
        assert why(drill, "3/1 Co", "33")[1] == "10.0-a"
        drill.done()
        assert drill.step == "refit"
    with mission({"1/1 Co": "33", "CVY-1": "33"}, phase=2) as drill:
        assert "Refit" not in question(drill)


def test_what_has_been_mobilized_so_far_is_told():
    with mission({}, steps=[{"step": "mobilize", "initial": 1}], ops=20, elan=1) as drill:
        assert "So far" not in question(drill)
        drill.do("mobilize", kind="para")
        drill.do("mobilize", kind="mac")
        drill.do("mobilize", kind="para")
        name = teller(drill).name
        assert question(drill).endswith(f"So far: 1 × {name('mac')}, 2 × {name('para')}.")


@rule("paratrooper:9.2-d")
def test_the_market_tells_what_the_counter_can_that_comes_next():
    """Airstrikes are numbered from the strongest on, and not all strike alike."""
    with mission({"TAC-1": "box", "TAC-2": "box"}, phase=2, ops=20) as drill:
        strengths = [drill.theatre.strike[piece] for piece in listed(drill.theatre.of_key["tac"])]
        assert strengths[2] < strengths[0]
        assert f"strikes with {strengths[2]} " in label(drill, "mobilize", kind="tac")
    with mission({}, phase=2, ops=20) as drill:
        assert f"strikes with {strengths[0]} " in label(drill, "mobilize", kind="tac")


def test_an_air_transport_says_how_many_places_it_has_and_who_waits_beside_it_comes_first():
    airfield = listed(mission({}).game.ground(mission({}).state).airfields)[0]
    at = mission({}).game.ground(mission({}).state).names[airfield][1:]
    units = {"MAC-1": "calvi", "1/1 Co": at, "2/1 Co": "calvi", "3/1 Co": "calvi"}
    with mission(units, phase=4, ops=20) as drill:
        drill.do("fly", unit="MAC-1")
        assert question(drill) == "MAC-1 carries nothing yet (0 of 3 places). Who goes aboard?"
        view = drill.table.view(0)
        ranks = {action.unit: drill.game.rank(view, action) for action in drill.legal("load")}
        assert ranks["1/1 Co"] > ranks["2/1 Co"]
        drill.do("load", unit="2/1 Co")
        assert "carries 2/1 Co (1 of 3 places)" in question(drill)


def test_what_a_convoy_is_expended_for_and_that_it_can_be_kept():
    with mission({"1/1 Co": "33", "CVY-1": "33"}, phase=5) as drill:
        assert question(drill) == (
            "Expend a convoy for movement? Ground units within its radius then move twice as far; it is used up."
        )
        assert label(drill, "done") == "Keep it"


@rule("paratrooper:24.2-c")
def test_bringing_the_objective_home_has_a_yes_of_its_own_and_says_what_is_still_hidden():
    aboard = {"VBCI-1": "11", "OBJ COUP": {"where": "11", "aboard": "VBCI-1"}}
    for hidden in ({}, {"TEC-1": "?44"}):
        with mission({**aboard, **hidden}, phase=4) as drill:
            goal = drill.game.goals(drill.table.view(0)).objectives[0].note
            assert teller(drill).message(goal).startswith("aboard VBCI-1: it leaves the map")
            [leave] = [one for one in drill.legal("exit") if one.unit == "VBCI-1"][:1]
            [harm] = drill.game.harms(drill.table.view(0), leave)
            assert ("face down" in teller(drill).message(harm.message)) == bool(hidden)


def test_the_last_turn_of_the_crisis_is_told_before_anything_is_mobilized_and_the_staff_keeps_its_peace():
    with mission({"1/1 Co": "33"}, phase=2, crisis=THEATRE.crisis_end - 1) as drill:
        view = drill.table.view(0)
        assert drill.game.question(view).args["last"] == THEATRE.crisis_end - 1
        assert proposal(drill.game, view) is None
    with mission({"1/1 Co": "33"}, phase=2, crisis=5) as drill:
        view = drill.table.view(0)
        assert drill.game.question(view).args["last"] == 0
        assert proposal(drill.game, view) is not None


def test_a_netwar_that_may_end_the_mission_says_that_the_objective_hangs_on_it():
    units = {"NW-1": "box", "TEC-1": "33"}
    for crisis, hangs in ((THEATRE.crisis_end - 1, True), (5, False)):
        with mission(units, phase=3, crisis=crisis) as drill:
            card = drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "netwar"}))
            assert [one.id for one in card.at_stake] == ["paratrooper-odds-objective-to-come"] * hangs


def test_a_drop_beside_the_enemy_says_how_likely_somebody_scatters_onto_him():
    units = {"MAC-1": "calvi", "1/1 Co": "calvi", "TEC-1": "33"}
    with mission(units, phase=4, steps=[{"step": "staging"}]) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")

        def strays(at):
            card = drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "drop", "at": at}))
            every = [one for group in card.groups for one in group if one.message.id == "paratrooper-odds-astray"]
            return {one.message.args["astray"]: one.chance for one in every}

        beside = strays("D32")
        assert 0 < beside["yes"] < 1
        assert abs(sum(beside.values()) - 1) < 1e-9
        assert strays("D61") == {}


def test_staging_without_points_says_that_units_may_still_leave():
    with mission({"1/1 Co": "11", "TEC-1": "33"}, phase=4, ops=0, steps=[{"step": "staging"}]) as drill:
        assert drill.game.question(drill.table.view(0)).args["objective"] == "leaving"


def test_nato_support_says_where_there_is_one_marker_only():
    markers = [name for name in THEATRE.names if name.startswith(("ISR-", "NW-"))]
    units = dict.fromkeys(markers[1:], "box")
    with mission(units, phase=12, steps=[{"step": "nato-support", "left": 2}]) as drill:
        assert drill.game.question(drill.table.view(0)).args["markers"] == 1
