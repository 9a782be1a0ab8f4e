"""What a player sees before he decides: what an order costs, and what is printed on a counter or lies on it."""

from random import Random

import sandtable
from sandtable.engine.contract import Message, View
from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.engine.spaces import listed, set_of
from sandtable.games.paratrooper.actions import Load
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.pack import HERE
from sandtable.games.paratrooper.picture import scene
from sandtable.games.paratrooper.state import OPFOR, REP
from sandtable.games.paratrooper.words import what_it_can
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


@rule("paratrooper:9.0-a")
def test_a_purchase_says_what_it_can_do():
    with mission({}, phase=2) as drill:
        said = label(drill, "mobilize", kind="para")
        assert said == "Mobilize airborne infantry for 1 OP: combat 3, moves 3, parachutes (12 left)"
        assert "4" in label(drill, "mobilize", kind="abn_pgm")  # its combat rating
        # two of the four airstrikes are weaker than those that come first
        assert "strikes with 5 (the last ones with 4) at" in label(drill, "mobilize", kind="tac")
        weaker = set_of(one for one in listed(drill.theatre.of_key["tac"]) if drill.theatre.strike[one] == 4)
        assert what_it_can(drill.game, "tac", weaker).args["last"] == 0, "those that are left are alike"
        [chart] = [chart for chart in drill.game.charts() if chart.name == "mobilization"]
        kinds = drill.theatre.price
        for language in LANGUAGES:
            told = [teller(drill, language).message(row.cells[-1].text) for row in chart.rows]
            assert len(set(told)) >= len(kinds) - 2  # two kinds of transport, and of nothing else, are alike in words
            assert not any("paratrooper-" in words or "{" in words for words in told)


def piece(drill, name):
    """A counter as the table shows it."""
    [found] = [one for one in drill.game.scene(drill.table.view(0)).pieces if one.id == name]
    return found


def noted(drill, kind):
    """The hexes that bear a sign."""
    return [note["space"] for note in drill.game.scene(drill.table.view(0)).notes if note["kind"] == kind]


@rule("paratrooper:24.2-a", "paratrooper:24.2-c")
def test_the_objective_is_shown_as_what_it_is():
    with mission({"OBJ COUP": "33", "TEC-1": "33", "1/1 Co": "31"}) as drill:
        found = piece(drill, "OBJ COUP")
        assert (found.symbol, found.left, found.side) == ("@objective", "25", OPFOR)
        assert noted(drill, "objective") == ["D33"]
        view = drill.table.view(0)
        assert (
            Message("paratrooper-place-objective", {"points": 25, "closed": "no"}) in drill.game.facts_now(view)["D33"]
        )
    with mission({"OBJ COUP": "33", "1/1 Co": "33"}) as drill:
        assert piece(drill, "OBJ COUP").side == REP  # nobody disputes it
    carried = {"OBJ COUP": {"where": "33", "aboard": "VBCI-1"}, "VBCI-1": "33", "TEC-1": "33"}
    with mission(carried, phase=11) as drill:
        assert piece(drill, "OBJ COUP").side == REP
    with mission({"OBJ COUP": "?33", "1/1 Co": "31"}) as drill:
        assert noted(drill, "objective") == []  # nobody knows where it is


@rule("paratrooper:15.1-i")
def test_hexes_where_a_load_comes_down_are_marked():
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi", "2/1 Co": "calvi"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        assert noted(drill, "drop") == []
        drill.do("drop", at="33")
        assert noted(drill, "drop") == ["D33"]
        told = drill.game.facts_now(drill.table.view(0))["D33"]
        assert Message("paratrooper-place-bound", {"units": ["1/1 Co"]}) in told


@rule("paratrooper:6.5-b")
def test_loading_says_who_is_taken_off_the_map():
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi", "2/1 Co": "35"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        assert label(drill, "load", unit="1/1 Co") == "Take 1/1 Co aboard"
        assert label(drill, "load", unit="2/1 Co").startswith("Take 2/1 Co aboard and off the map (D35")


def test_a_flight_is_on_the_strategic_map_while_somebody_can_go_aboard_and_then_on_the_mission_map():
    table, rng, seen = sandtable.new("paratrooper", seed=28), Random(28), set()
    while seen != {True, False} and table.decision:
        decision = table.decision
        loads = [action for action in decision.actions if isinstance(action, Load)]
        step = table.state.stack[-1]
        if isinstance(step, Flight) and step.load:
            shown = table.game.scene(table.view(decision.seat))
            assert shown.plate == ("strategic" if loads else shown.map)
            seen.add(bool(loads))
        table.act(decision.seat, rng.choice(loads or decision.actions))
    assert seen == {True, False}


def test_staging_is_on_the_strategic_map_while_somebody_waits_there_and_the_objective_is_not_to_be_brought_home():
    def shown(pieces):
        with mission(pieces, phase=4) as drill:
            scene = drill.game.scene(drill.table.view(0))
            return "mission" if scene.plate == scene.map else scene.plate

    waiting = {"MAC-1": "calvi", "1/1 Co": "calvi"}
    assert shown({**waiting, "2/1 Co": "31"}) == "strategic"
    assert shown({"MAC-1": "calvi", "2/1 Co": "31"}) == "mission"
    carrier = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    assert shown({**waiting, **carrier}) == "mission"
    assert shown({**waiting, "VBCI-1": "31", "OBJ COUP": "31"}) == "mission"
    inland = {"VBCI-1": "33", "OBJ COUP": {"where": "33", "aboard": "VBCI-1"}}
    assert shown({**waiting, **inland}) == "strategic"


def test_who_jumped_last_turn_has_not_jumped_in_this_one():
    for phase, marked in ((5, True), (1, False)):
        with mission({"1/1 Co": {"where": "33", "dropped": True}}, phase=phase) as drill:
            pieces = {piece.id: piece for piece in drill.game.scene(drill.table.view(0)).pieces}
            assert ("dropped" in pieces["1/1 Co"].markers) == marked


def test_after_the_game_what_was_face_down_is_seen_once_and_the_pool_keeps_its_number():
    table, rng = sandtable.new("paratrooper", seed=3), Random(3)
    while not sum(table.state.covered):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    game, state = table.game, table.state
    hidden = game.scene(game.observe(state, 0))
    shown = scene(game, View(0, state, None))
    pool = [next(track.value for track in one.tracks if track.name == "pool") for one in (hidden, shown)]
    assert pool[0] == pool[1] > 0
    covered = [piece for piece in hidden.pieces if piece.id.startswith("?")]
    assert covered
    assert not [piece for piece in shown.pieces if piece.id.startswith("?")]
    places = [[piece.space for piece in one.pieces] for one in (hidden, shown)]
    assert sorted(places[0]) == sorted(places[1])


def refusal(drill, do, **facts):
    """What "why not?" tells, line by line."""
    action = drill.game.read_action(drill.written({"do": do, **facts}))
    return teller(drill).refusal(drill.game.why_not(drill.state, drill.decision.seat, action))


@rule("paratrooper:13.0-a", "paratrooper:13.1-c")
def test_a_hex_out_of_reach_names_what_the_way_costs_and_what_is_left():
    with mission({"1/1 Co": "51"}) as drill:
        drill.do("pick", unit="1/1 Co")
        assert "D55 Pumping Station: the cheapest way there costs 4 movement points, and 3 are left." in refusal(
            drill, "move", to="55"
        )
        too_far = refusal(drill, "move", to="55", path=["52", "53", "54", "55"])
        assert "D55 Pumping Station: the cheapest way there costs 1 movement points, and 0 are left." in too_far
    with mission({"AMX10-1": "22"}, map="mountain_valley") as drill:
        drill.do("pick", unit="AMX10-1")
        assert any("its ground is closed to somebody in this force" in line for line in refusal(drill, "move", to="12"))


@rule("paratrooper:24.2-a", "paratrooper:13.1-c")
def test_an_objective_on_ground_closed_to_vehicles_says_who_can_fetch_it():
    only_by_air = "no vehicle gets there, only a transport helicopter"
    for hex, closed in (("12", True), ("33", False)):
        with mission({"1/1 Co": "22", "OBJ COUP": hex}, map="mountain_valley") as drill:
            view = drill.table.view(0)
            [tip] = [
                one for told in drill.game.facts_now(view).values() for one in told if one.id.endswith("objective")
            ]
            goal = drill.game.goals(view).objectives[0].note
            for told in (tip, goal):
                assert (only_by_air in teller(drill).message(told)) is closed


@rule("paratrooper:6.1-a", "paratrooper:5.0-d", "paratrooper:6.3-b")
def test_the_market_says_what_decides_a_plan():
    def notes(drill):
        parts = drill.state.stack[-1].sections(drill.game, drill.state)
        return {part.heading.id.rpartition("-")[2]: part.note for part in parts}

    with mission({}, steps=[{"step": "mobilize", "initial": 1}], zone="congo", map="mountain_valley") as drill:
        found, say = notes(drill), teller(drill).message
        assert say(found["transport"]).startswith("A flight to Congo costs 3 OPs for each air transport.")
        assert f"total of {drill.theatre.missions[drill.state.mission].follow_on_dice} dice" in say(found["transport"])
        assert "so not on turn 1" in say(found["vehicles"])
        assert f"{drill.game.ground(drill.state).closed.bit_count()} hexes of this map" in say(found["vehicles"])
        assert "so not on turn 1" in say(found["helicopters"])
        assert found["foot"] is None
    with mission({"1/1 Co": "22"}, phase=2) as drill:
        assert "turn 1" not in teller(drill).message(notes(drill)["vehicles"])


@rule("paratrooper:11.3-a")
def test_whoever_keeps_netwar_out_of_a_battle_is_told_that_it_begins():
    units = {"NW-1": "box", "HQ REP": "31", "1/1 Co": "31", "TER-1": "31"}
    with mission(units, phase=11) as drill:
        assert [label(drill, "done", language) for language in LANGUAGES] == [
            "Fight without Netwar",
            "Combattre sans Netwar",
            "Combater sem Netwar",
        ]
    with mission({"NW-1": "box"}, phase=3) as drill:
        assert label(drill, "done") == "Done"


@rule("paratrooper:9.2-c", "paratrooper:17.6-a")
def test_what_a_hit_does_is_said_before_it_falls_on_anybody():
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    with mission({"1/1 Co": "31", "SAP-1": "31-"}, steps=losses) as drill:
        assert label(drill, "take-hit", unit="1/1 Co") == "1/1 Co takes the hit: it is disrupted"
        assert label(drill, "take-hit", unit="SAP-1").endswith("disrupted already, it is eliminated")
        drill.do("take-hit", unit="SAP-1")
        assert drill.where("SAP-1") == "lost"
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi-", "2/1 Co": "calvi"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        drill.do("load", unit="1/1 Co")
        drill.do("load", unit="2/1 Co")
        view, say = drill.table.view(drill.decision.seat), teller(drill).message
        odds = drill.game.forecast(view, drill.game.read_action(drill.written({"do": "drop", "at": "33"})))
        told = [say(one.message) for group in odds.groups for one in group]
        assert "1/1 Co: scatters, disrupted again: eliminated" in told
        assert "2/1 Co: scatters, disrupted" in told


@rule("paratrooper:9.3-b", "paratrooper:9.4-a", "paratrooper:9.4-b")
def test_the_market_says_what_is_to_be_had_only_before_the_mission():
    initial = [{"step": "mobilize", "initial": 1}]
    with mission({}, steps=initial, elan=2) as drill:
        assert "only now, before the mission (2 high-tech in all)" in label(drill, "mobilize", kind="felin")
        assert "only now" not in label(drill, "mobilize", kind="para")
    with mission({}, steps=initial, scenario="campaign", options={"buy_lshd": True}) as drill:
        assert label(drill, "mobilize", kind="lshd", at="west_med").endswith("only now, before the mission)")


def test_when_all_is_over_the_mission_map_is_in_view():
    """There lies what was face down, and there the objective leaves it."""
    aboard = {"VBCI-1": "11", "OBJ COUP": {"where": "11", "aboard": "VBCI-1"}, "TEC-1": "?44"}
    with mission(aboard, phase=4) as drill:
        drill.table.state.stack.pop(-2)  # nothing holds behind the phase
        drill.do("exit", unit="VBCI-1", to=drill.legal("exit")[0].to)
        assert drill.table.result is not None
        scene = drill.game.scene(drill.table.view(0))
        assert scene.plate == drill.game.ground(drill.state).drawn.id


@rule("paratrooper:22.2-f", "paratrooper:22.2-i")
def test_what_stays_on_the_map_says_what_it_does_there():
    with mission({"MASSACRE-1": "33", "IED-1": "34", "INF-1": "35"}) as drill:
        for name in ("MASSACRE-1", "IED-1"):
            meaning = facts(drill, name)[0]["paratrooper-fact-meaning"]
            assert all(words(language, HERE.parent / "messages").has(meaning) for language in LANGUAGES)
        assert "paratrooper-fact-meaning" not in facts(drill, "INF-1")[0]


def test_the_clock_of_the_game_and_what_there_is_to_spend_are_told_to_whoever_is_asked_again():
    with mission({}) as drill:
        scene = drill.game.scene(drill.table.view(0))
        assert [track.name for track in scene.tracks if track.vital] == ["crisis", "ops", "elan"]
