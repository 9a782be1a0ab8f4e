"""Chapters 9, 10 and 11: reinforcements, refit, INFOWAR."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.paratrooper.actions import Mobilize
from tests.games.paratrooper.drill import mission

INITIAL = [{"step": "mobilize", "initial": 1}]


@rule("paratrooper:9.0-a")
def test_reinforcements_at_chart_cost():
    with mission({}, phase=2, ops=5) as drill:
        drill.do("mobilize", kind="tac")
        drill.do("mobilize", kind="helo_t")
        assert drill.state.ops == 1
        assert drill.refused("mobilize", kind="battleship") == "9.0-a"


def test_the_market_has_every_kind_under_its_heading_and_says_what_is_not_to_be_had():
    """Whatever can be bought stands there once; what is sold out, too dear or out of season keeps its place."""
    sold_out = {f"NW-{number}": "lost" for number in range(1, 4)}
    with mission(sold_out, phase=2, ops=2) as drill:
        sections = drill.state.stack[-1].sections(drill.game, drill.state)
        rows = [row for section in sections for row in section.rows]
        offered = [action for action, why in rows if why is None]
        assert len(offered) == len(set(offered))
        assert {*offered} == {action for action in drill.decision.actions if isinstance(action, Mobilize)}
        against = {action.kind: why.args["why"].id for action, why in rows if why}
        assert against["nw"] == "paratrooper-denied-9-2-d"
        assert against["helo_g"] == against["armor"] == "paratrooper-denied-9-4-a"
        assert against["fob"] == "paratrooper-denied-8-1-c"
        prices = {action.kind: why.args["op"].args["op"] for action, why in rows if why}
        assert prices["fob"] == drill.game.theatre.price["fob"].op > drill.state.ops, (
            "what is too dear says what it costs"
        )
        assert "checkpoint" not in against
        assert "lshd" not in against


@rule("paratrooper:9.1-a")
def test_where_reinforcements_appear():
    with mission({"FSA-1": "libya"}, phase=2, scenario="campaign") as drill:
        assert {row["at"] for row in drill.plain("mobilize") if row["kind"] == "para"} == {"calvi", "libya"}
        assert drill.refused("mobilize", kind="para", at="chad") == "9.1-a"
    with mission({"FSA-1": "libya"}, phase=2) as drill:
        drill.do("mobilize", kind="para")
        assert drill.where("1/1 Co") == "calvi"


@rule("paratrooper:9.2-a")
def test_the_disrupted_side_works_with_its_own_numbers():
    units = {"HQ REP": "31-", "1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31"}
    with mission(units, phase=11, dice=[1, 1]) as drill:
        assert drill.step == "battle"
        drill.do("combine", how="command")
        assert drill.told("fire")[0]["units"] == ["1/1 Co", "2/1 Co"]


@rule("paratrooper:9.2-c")
def test_disrupted_twice_is_eliminated():
    flying = {"where": "flying", "aim": "31", "origin": "calvi", "dropped": True, "disrupted": True}
    with mission({"1/1 Co": flying, "MAC-1": {"where": "flying", "origin": "calvi"}}, phase=10, dice=[1]) as drill:
        assert drill.told("drop")[0]["result"] == "disrupt"
        assert drill.where("1/1 Co") == "lost"


@rule("paratrooper:9.2-d")
def test_the_counter_mix_is_a_limit():
    with mission({"ISR-1": "box", "ISR-2": "lost", "ISR-3": "box"}, phase=2) as drill:
        assert drill.refused("mobilize", kind="isr") == "9.2-d"


@rule("paratrooper:9.3-a")
def test_the_local_company_comes_to_a_fob():
    with mission({}, phase=2) as drill:
        assert drill.refused("mobilize", kind="lf_tech", at="33") == "9.3-a"
    with mission({"FOB-1": "33"}, steps=INITIAL) as drill:
        assert drill.refused("mobilize", kind="lf_tech", at="33") == "9.3-a"
    with mission({"FOB-1": "33"}, phase=2) as drill:
        assert drill.refused("mobilize", kind="lf_tech", at="34") == "9.3-a"
        drill.do("mobilize", kind="lf_tech", at="33")
        assert drill.where("LF TECH") == "33"


@rule("paratrooper:9.3-b", "paratrooper:32.3-c")
@option("paratrooper:buy_lshd")
def test_a_ship_is_bought_only_at_setup_and_only_with_the_option():
    with mission({}, steps=INITIAL, scenario="campaign", ops=18) as drill:
        assert drill.refused("mobilize", kind="lshd", at="red_sea") == "31.5-a"
    option = {"buy_lshd": True}
    with mission({}, steps=INITIAL, scenario="campaign", ops=18, options=option) as drill:
        assert drill.refused("mobilize", kind="lshd", at="chad") == "31.5-b"
        drill.do("mobilize", kind="lshd", at="red_sea")
        assert drill.where("LSHD") == "red_sea"
        assert drill.state.ops == 13
        # initial forces may deploy on it at once
        drill.do("mobilize", kind="para", at="red_sea")
    with mission({}, phase=2, scenario="campaign", options=option) as drill:
        assert drill.refused("mobilize", kind="lshd", at="red_sea") == "9.3-b"


@rule("paratrooper:9.3-c")
def test_reinforcements_do_not_deploy_on_a_ship():
    with mission({"LSHD": "red_sea"}, phase=2, scenario="campaign") as drill:
        assert drill.refused("mobilize", kind="para", at="red_sea") == "9.3-c"


@rule("paratrooper:9.4-a")
def test_high_tech_only_at_setup():
    with mission({}, phase=2, elan=3) as drill:
        assert drill.refused("mobilize", kind="felin") == "9.4-a"
        assert drill.refused("mobilize", kind="armor") == "9.4-a"


@rule("paratrooper:9.4-b", "paratrooper:30.2-a")
def test_high_tech_is_limited_by_elan():
    with mission({}, steps=INITIAL, elan=1, ops=20) as drill:
        drill.do("mobilize", kind="felin")
        assert drill.refused("mobilize", kind="felin") == "9.4-b"
    with mission({}, steps=INITIAL, elan=2, ops=20) as drill:
        drill.do("mobilize", kind="felin")
        drill.do("mobilize", kind="helo_g")
        assert drill.refused("mobilize", kind="armor") == "9.4-b"


@rule("paratrooper:9.4-c")
def test_what_an_event_gives_is_not_counted_against_elan():
    # the elan limit is asked in mobilization only: what an event grants is placed whatever is in play
    units = {"1/F Co": "33", "TIGRE-1": "33", "LECLERC": "33"}
    with mission(units, steps=[{"step": "local-support"}], elan=1) as drill:
        drill.do("receive", kind="convoy", at="33")
        assert drill.where("CVY-1") == "33"
    with mission(units, steps=[{"step": "nato-support", "left": 2}], elan=1) as drill:
        drill.do("receive", kind="mac")
        assert drill.where("MAC-1") == "calvi"


@rule("paratrooper:10.0-a")
def test_only_disrupted_units_are_refitted():
    with mission({"1/1 Co": "33-", "2/1 Co": "34", "DRN-1": "box", "FOB-1": "33"}, phase=2) as drill:
        drill.done()
        assert drill.refused("refit", at="34") == "10.0-a"
        assert drill.hexes("refit") == {"33"}


@rule("paratrooper:10.1-a")
@option("paratrooper:refit_expends_convoy")
def test_one_op_refits_a_hex_in_support():
    units = {"1/1 Co": "33-", "2/1 Co": "33-", "3/1 Co": "33-", "CVY-1": "32", "TEC-1": "33"}
    with mission(units, phase=2) as drill:
        drill.done()
        drill.do("refit", at="33")
        assert not any(drill.disrupted(name) for name in units if name[0] in "123")
        assert drill.state.ops == 9
        assert drill.where("CVY-1") == "32"  # a convoy is not expended by refit
    with mission(units, phase=2, options={"refit_expends_convoy": True}) as drill:
        drill.done()
        drill.do("refit", at="33")
        assert drill.where("CVY-1") == "available"
    # of several convoys the player says which
    with mission({**units, "CVY-2": "33"}, phase=2, options={"refit_expends_convoy": True}) as drill:
        drill.done()
        assert {row["by"] for row in drill.plain("refit")} == {"CVY-1", "CVY-2"}
        assert drill.refused("refit", at="33") == "10.1-a"
        assert drill.refused("refit", at="33", by="CVY-3") == "10.1-a"
        drill.do("refit", at="33", by="CVY-2")
        assert (drill.where("CVY-1"), drill.where("CVY-2")) == ("32", "available")
    # a convoy is not expended to refit itself, and none is if a base is near
    alone = {"CVY-1": "33-"}
    with mission(alone, phase=2, options={"refit_expends_convoy": True}) as drill:
        drill.done()
        assert drill.step == "hold"
    with mission({**units, "FOB-1": "34"}, phase=2, options={"refit_expends_convoy": True}) as drill:
        drill.done()
        drill.do("refit", at="33")
        assert drill.where("CVY-1") == "32"


@rule("paratrooper:10.1-b")
def test_no_refit_outside_support():
    with mission({"1/1 Co": "35-", "2/1 Co": "33-", "CVY-1": "33"}, phase=2) as drill:
        drill.done()
        assert drill.refused("refit", at="35") == "10.1-b"


@rule("paratrooper:10.1-c")
def test_refit_on_the_strategic_map_in_a_campaign():
    units = dict.fromkeys(("1/1 Co", "2/1 Co", "3/1 Co", "1/2 Co"), "calvi-")
    with mission(units, phase=2, scenario="campaign") as drill:
        drill.done()
        drill.do("refit", at="calvi")
        assert not any(drill.disrupted(name) for name in units)
        assert drill.state.ops == 9
    with mission({**units, "2/2 Co": "33-", "FOB-1": "33"}, phase=2) as drill:
        drill.done()
        assert drill.refused("refit", at="calvi") == "10.1-c"


@rule("paratrooper:11.0-a")
def test_markers_are_no_units():
    units = {f"{n}/{c} Co": "33" for c in (1, 2) for n in (1, 2, 3)}
    with mission({**units, "ISR-1": "33", "NW-1": "33"}, steps=[{"step": "hold"}]) as drill:
        drill.end_phase()
        assert not drill.told("overstacked")
    with mission({"ISR-1": "35"}, steps=[{"step": "hold"}]) as drill:
        assert not drill.state.rep


@rule("paratrooper:11.0-b")
def test_all_markers_are_placed_first_and_must_act():
    with mission({"ISR-1": "box", "ISR-2": "box", "TEC-1": "?22"}, phase=3, dice=[6, 1]) as drill:
        drill.do("scout", at="22")
        drill.do("scout", at="22")
        assert drill.refused("scout", at="22") == "11.0-b"  # both are committed
        assert drill.refused("netwar") == "9.0-a"  # none was mobilized
        assert not drill.face_up("TEC-1")
        drill.done()
        assert drill.face_up("TEC-1")
        assert drill.where("ISR-2") == "lost"


@rule("paratrooper:11.0-b", "paratrooper:11.1-a")
def test_the_player_says_which_marker_acts_next():
    units = {"ISR-1": "box", "ISR-2": "box", "NW-1": "box", "NW-2": "box", "TEC-1": "?22", "TEC-2": "?33"}
    with mission(units, phase=3, dice=[4, 6, 6, 4]) as drill:
        drill.do("scout", at="22")
        drill.do("scout", at="33")
        drill.do("netwar")
        drill.do("netwar")
        drill.done()
        assert drill.units("resolve") == {"ISR-1", "ISR-2", "NW-1"}  # one Netwar marker is like another
        assert drill.refused("resolve", unit="TEC-1") == "11.0-b"
        drill.do("resolve", unit="NW-2")
        drill.do("resolve", unit="ISR-2")
        assert drill.face_up("TEC-2")
        assert not drill.face_up("TEC-1")
        drill.do("resolve", unit="ISR-1")
        told = [event.facts["unit"] for event in drill.events if event.kind in ("isr", "netwar")]
        assert told == ["NW-2", "ISR-2", "ISR-1", "NW-1"]


@rule("paratrooper:11.1-a")
def test_isr_needs_concealed_counters():
    with mission({"ISR-1": "box", "TEC-1": "?22", "TEC-2": "44"}, phase=3) as drill:
        assert drill.refused("scout", at="33") == "11.1-a"
        assert drill.refused("scout", at="44") == "11.1-a"
        assert drill.hexes("scout") == {"22"}


@rule("paratrooper:11.1-b", "paratrooper:23.1-d")
def test_isr_success_turns_up_the_hex():
    units = {"ISR-1": "box", "TEC-1": "?22", "IED-1": "?22", "DECEPTION-1": "?22", "INF-1": "?44"}
    with mission(units, phase=3, dice=[5]) as drill:
        drill.do("scout", at="22")
        drill.done()
        assert drill.face_up("TEC-1")
        assert drill.face_up("IED-1")
        assert drill.where("DECEPTION-1") == "pool"
        assert not drill.face_up("INF-1")
        assert not drill.told("ied")


@rule("paratrooper:11.1-c")
def test_isr_failure():
    with mission({"ISR-1": "box", "TEC-1": "?22"}, phase=3, dice=[2]) as drill:
        drill.do("scout", at="22")
        drill.done()
        assert not drill.face_up("TEC-1")
        assert drill.where("ISR-1") == "box"


@rule("paratrooper:11.1-d")
def test_isr_blowback():
    with mission({"ISR-1": "box", "TEC-1": "?22"}, phase=3, dice=[1]) as drill:
        drill.do("scout", at="22")
        drill.done()
        assert drill.where("ISR-1") == "lost"
        drill.begin(2)
        drill.do("mobilize", kind="isr")
        assert drill.where("ISR-1") == "lost"


@rule("paratrooper:11.2-a", "paratrooper:25.1-a")
def test_netwar_success():
    with mission({"NW-1": "box"}, phase=3, crisis=8, dice=[6]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.state.crisis == 7
        assert drill.where("NW-1") == "box"


@rule("paratrooper:11.2-b", "paratrooper:11.2-d")
def test_netwar_failure():
    with mission({"NW-1": "box", "NW-2": "lost"}, phase=3, crisis=8, dice=[3]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.state.crisis == 8
        assert drill.where("NW-1") == "lost"
        drill.begin(2)
        drill.do("mobilize", kind="nw")
        assert drill.refused("mobilize", kind="nw") == "9.2-d"


@rule("paratrooper:11.2-c")
def test_netwar_blowback():
    with mission({"NW-1": "box"}, phase=3, crisis=8, dice=[1]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.state.crisis == 9
        assert drill.where("NW-1") == "lost"
    with mission({"NW-1": "box"}, phase=3, crisis=11, dice=[1]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.table.decision is None


@rule("paratrooper:11.3-a")
def test_netwar_supports_a_combat():
    units = {"NW-1": "box", "HQ REP": "31", "1/1 Co": "31", "TER-1": "31"}
    with mission(units, phase=11, dice=[1, 1, 1]) as drill:
        assert drill.step == "netwar-support"
        drill.do("support")
        # ratings 5 and 4 in desert, REP attacking: both before the terrorists' 4
        assert [f["units"][0] for f in drill.told("fire")] == ["HQ REP", "1/1 Co", "TER-1"]
    with mission(units, phase=13, dice=[1, 1, 1]) as drill:
        drill.do("support")
        assert [f["units"][0] for f in drill.told("fire")] == ["HQ REP", "TER-1", "1/1 Co"]
    with mission(units, phase=11, dice=[1, 1, 1]) as drill:
        drill.done()
        assert [f["units"][0] for f in drill.told("fire")] == ["HQ REP", "TER-1", "1/1 Co"]


@rule("paratrooper:11.3-b")
def test_the_supporting_marker_returns_without_a_roll():
    units = {"NW-1": "box", "1/F Co": "31-", "ARM-1": "31"}
    with mission(units, phase=13, dice=[1, 3]) as drill:
        drill.do("support")
        assert drill.where("1/F Co") == "lost"
        assert drill.where("NW-1") == "box"


@rule("paratrooper:11.3-c")
def test_no_support_without_a_command_post_or_felin():
    with mission({"NW-1": "box", "1/1 Co": "31", "2/1 Co": "31", "INF-1": "31"}, phase=11, dice=[1, 1, 1]) as drill:
        assert not drill.told("netwar-supports")
        assert len(drill.told("fire")) == 3
    units = {"NW-1": "box", "CP-A": "31", "1/1 Co": "31", "INF-1": "31"}
    with mission(units, phase=13, dice=[1, 1, 1]) as drill:
        drill.do("support")
        # helicopters only: the platoon still fires as a 3, after the attacker in the desert
        assert [f["units"][0] for f in drill.told("fire")] == ["CP-A", "INF-1", "1/1 Co"]
