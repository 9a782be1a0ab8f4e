"""Chapter 3: the end of a mission and its victory points."""

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.flow import Play
from sandtable.engine.fuzz import between
from sandtable.engine.ledger import rule
from sandtable.games.paratrooper.campaign import SOURCES, evaluate
from sandtable.games.paratrooper.stakes import LINES, OVER
from sandtable.games.paratrooper.victory import level_of, score
from tests.games.paratrooper.drill import TITLE, mission, opened

HOLD = [{"step": "hold"}]


def points(units, rule_id=None, **more):
    """The VP of a position, all or of one rule, with the crisis at its lowest."""
    with mission(units, steps=HOLD, **{"crisis": 1, **more}) as drill:
        return sum(r.value for r in score(drill.game, drill.state) if rule_id in (None, r.rule))


CARRIER = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}


@rule("paratrooper:3.1-a", "paratrooper:24.0-a", "paratrooper:3.2-a")
def test_evacuating_the_objective_ends_the_mission_and_scores():
    with mission(CARRIER, phase=4, crisis=5) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.table.decision is None
        assert [facts["reason"] for facts in drill.told("mission-over")] == ["objective"]
        parts = drill.told("evaluation")[0]["reasons"]
        assert [25, "3.2-a", "OBJ COUP"] in parts
        assert [part[1] for part in parts].count("3.2-a") == 1
        told = drill.told("evaluation")[0]
        assert told["points"] == 25 - 2
        assert (told["objective"], told["eliminated"], told["losses"], told["crisis"]) == (25, 0, 0, -2)
        assert sum(told[source] for source in SOURCES) == told["points"]
        assert not drill.told("phase")


@rule("paratrooper:3.1-b", "paratrooper:25.1-b")
def test_the_mission_ends_when_the_crisis_reaches_twelve_in_any_phase():
    with mission({}, phase=14, crisis=11) as drill:
        assert drill.table.decision is None
    with mission({"NW-1": "box"}, phase=3, crisis=11, dice=[1]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.table.decision is None
    with mission({}, phase=12, crisis=11, dice=[1, 2, 1, 1, 1, 1]) as drill:
        assert drill.table.decision is None
        assert not drill.told("battle")


@rule("paratrooper:3.2-b", "paratrooper:22.0-a")
def test_eliminated_opfor_units():
    assert points({"TEC-1": "lost", "GUE-1": "lost", "GUE-2": "lost"}) == 4 - 1
    assert points({"GBASE-1": "lost", "AD-1": "lost", "HEL-1": "lost", "TEC-2": "pool"}) == 3 + 2 + 2 - 1


@rule("paratrooper:2.4-b")
def test_eliminated_command_posts():
    assert points({"CP-1": "lost", "CP-2": "lost"}, "2.4-b") == 8


@rule("paratrooper:3.2-c", "paratrooper:2.7-c")
def test_valued_hexes():
    # Airport 3, North Town 2 for the REP; Old Quarter 3 for the OPFOR
    assert points({"1/1 Co": "35", "2/1 Co": "24", "TEC-1": "?33"}, "3.2-c") == 2
    assert points({"1/1 Co": "24", "TEC-1": "24"}, "3.2-c") == 0
    assert points({}, "3.2-c") == 0
    assert points({"IED-1": "?33", "MASSACRE-1": "34"}, "3.2-c") == 0  # markers hold nothing


@rule("paratrooper:3.2-d")
def test_eliminated_rep_units():
    assert points({"1/1 Co": "lost", "ISR-1": "lost", "NW-1": "lost", "ISR-2": "lost"}, "3.2-d") == -3
    assert points({"1/F Co": "lost", "HQ REP": "lost", "FOB-1": "lost", "TAC-1": "lost", "CVY-1": "lost"}) == -17
    assert points({"CVY-1": "available", "DRN-1": "available"}, "3.2-d") == 0


@rule("paratrooper:3.2-e")
def test_disrupted_units_count_wherever_they_are():
    assert points({"1/1 Co": "11-", "2/1 Co": "chad-", "3/1 Co": "11"}, "3.2-e") == -2


@rule("paratrooper:3.2-f")
def test_the_final_crisis_level_is_subtracted():
    assert points({}, "3.2-f", crisis=7) == -7
    with mission(CARRIER, phase=4, crisis=9) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert [-6, "3.2-f", "crisis"] in drill.told("evaluation")[0]["reasons"]


@rule("paratrooper:3.2-g", "paratrooper:22.2-j")
def test_massacre_markers():
    assert points({"MASSACRE-1": "lost", "MASSACRE-2": "11", "MASSACRE-3": "?12"}) == 1 - 2 - 1
    assert points({"MASSACRE-2": "11", "MASSACRE-3": "?12"}, "22.2-j") == -2


@rule("paratrooper:3.3-a", "paratrooper:3.3-b")
@pytest.mark.parametrize(
    ("total", "level"),
    [(50, "glorious"), (49, "reasonable"), (25, "reasonable"), (24, "debacle"), (0, "debacle"), (-1, "disgrace")],
)
def test_levels(total, level):
    assert level_of(opened(), total).id == level


@rule("paratrooper:3.3-b")
def test_there_is_no_draw():
    game = opened()
    assert {level_of(game, total).id for total in range(-200, 200)} == {"glorious", "reasonable", "debacle", "disgrace"}
    with mission(CARRIER, phase=4) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.table.result.level in ("glorious", "reasonable", "debacle", "disgrace")


def if_it_ended_now(game, state):
    """The points of all missions, the one under way evaluated as it stands."""
    after = state.copy()
    if len(after.scores) < after.number:
        evaluate(Play(game, after))
    return float(sum(after.scores))


@rule("paratrooper:31.0-c")
@pytest.mark.parametrize("name", ["mission", "first-campaign", "combined-operations", "oil-fields"])
def test_how_it_stands_is_what_would_be_scored(name):
    game = TITLE.open(name, {"oilfield_damage": True})
    for seed in range(3):
        state, choose = game.setup(key_from_seed(seed)), between([TITLE.bots()["colonel"]])(game, seed)
        while (decision := game.pending(state)) is not None:
            standing = game.standing(state)
            assert standing.scores == [if_it_ended_now(game, state)] * len(game.seats), decision.step
            assert sum(standing.account.values()) == standing.scores[0]
            game.apply(state, choose(state, decision))
        result, standing = game.result(state), game.standing(state)
        assert standing.scores == result.scores
        assert [sum(standing.account.values())] * len(game.seats) == result.points
        assert {line.side for line in standing.account} == {"rep"}
        assert {line.rule for line in standing.account} <= {OVER.rule, *LINES}


def test_how_it_stands_tells_what_each_rule_brings():
    units = {"TEC-1": "lost", "1/1 Co": "lost", "2/1 Co": "33-", "MASSACRE-1": "11"}
    with mission(units, steps=HOLD, crisis=7, number=3, scores=[30, 52]) as drill:
        account = drill.game.standing(drill.state).account
        by_rule = {line.rule: points for line, points in account.items()}
        assert by_rule == {"31.0-c": 82, "3.2-b": 2, "22.2-j": -1, "3.2-c": 3, "3.2-d": -3, "3.2-e": -1, "3.2-f": -7}


def test_whoever_gives_up_is_left_with_the_missions_that_are_over():
    game = TITLE.open("campaign")
    state = game.setup(key_from_seed(1))
    state.scores = [40]
    state.number = 2
    game.apply(state, Concede("rep"))
    assert game.standing(state).scores == game.result(state).scores == [40.0]
