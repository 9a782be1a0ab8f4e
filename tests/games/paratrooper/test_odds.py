"""Odds of whole battles: exact, so they agree with the dice, by hand and over many games."""

from random import Random

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from sandtable.games.paratrooper import engagement, face_down
from sandtable.games.paratrooper.actions import Battle, Move
from sandtable.games.paratrooper.bot import BOTS
from sandtable.games.paratrooper.state import UNSEEN
from tests.games.paratrooper.drill import mission

TWO_BATTLES = {"1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31", "SAP-1": "55", "TEC-2": "55"}


def holds(forecast):
    """Who is left, with what odds."""
    return {outcome.message.args["holds"]: outcome.chance for outcome in forecast.groups[0]}


def test_the_odds_of_a_battle_are_those_of_its_dice():
    with mission(TWO_BATTLES, phase=11) as drill:
        game, state = drill.game, drill.state
        action = Battle("D31")
        assert action in drill.legal("battle")
        forecast = game.forecast(drill.table.view(0), action)
        assert [group[0].message.args["span"] for group in forecast.groups] == ["battle"] * 3
        for group, kind in zip(forecast.groups[1:], ("lost", "killed"), strict=True):
            counted = [outcome.message.args[kind] for outcome in group]
            assert counted == sorted(counted), "as one counts, however likely each is"
        for group in forecast.groups:
            assert abs(sum(outcome.chance for outcome in group) - 1) < 1e-9
        colonel, rng = BOTS["colonel"](game, 0), Random(1)
        seen = {"regiment": 0, "opposition": 0, "both": 0, "nobody": 0}
        games = 1500
        for number in range(games):
            after = state.copy()
            after.chance = Chance(bytes([number % 256, number // 256]) * 16)
            game.apply(after, action)
            while any(isinstance(step, engagement.STEPS) for step in after.stack):
                decision = game.pending(after)
                game.apply(after, colonel.choose(game.observe(after, decision.seat), rng))
            fight = engagement.Fight(game, state, game.hex_of(state, "D31"), None)
            end = fight.end(after)
            left = ("nobody", "opposition", "regiment", "both")[2 * end.regiment + end.opposition]
            seen[left] += 1
        for who, chance in holds(forecast).items():
            spread = (chance * (1 - chance) / games) ** 0.5
            assert abs(seen[who] / games - chance) < 5 * spread + 1e-9, who


@pytest.mark.interpreted
def test_a_battle_too_large_is_told_for_one_round(monkeypatch):
    with mission(TWO_BATTLES, phase=11) as drill:
        monkeypatch.setattr(engagement, "MOST", 30)
        forecast = drill.game.forecast(drill.table.view(0), Battle("D31"))
        assert {group[0].message.args["span"] for group in forecast.groups} == {"round"}
        assert holds(forecast)["both"] > 0.1
        monkeypatch.setattr(engagement, "MOST", 0)
        assert drill.game.forecast(drill.table.view(0), Battle("D31")) is None


def test_the_odds_of_a_move_are_those_of_the_battle_it_leads_to():
    """A helicopter's passenger gets off when movement ends, and fights."""
    units = {"CARACAL-1": "32", "1/1 Co": {"where": "32", "aboard": "CARACAL-1"}, "TEC-1": "31"}
    elsewhere = {"2/1 Co": {"where": "66", "moved": True}, "TEC-2": "66"}
    with mission({**units, **elsewhere}, phase=5) as drill:
        drill.do("pick", unit="CARACAL-1")
        action = drill.game.read_action({"do": "move", "to": "D31"})
        before = drill.game.forecast(drill.table.view(0), action)
        drill.do("move", to="31")
        drill.done()
        drill.end_phase()
        drill.begin(11)
        assert drill.step == "combat"
        battle = drill.game.forecast(drill.table.view(0), drill.game.read_action({"do": "battle", "at": "D31"}))
        assert before.groups == battle.groups
        assert len(before.groups[0]) > 1


def test_a_random_order_of_the_enemy_has_too_many_ways():
    with mission(TWO_BATTLES, phase=11, options={"random_opfor_order": True}) as drill:
        assert drill.game.forecast(drill.table.view(0), Battle("D31")) is None


HIDDEN = {"1/1 Co": "42", "2/1 Co": "42", "3/1 Co": "42", "TEC-2": "?43", "AMBUSH-1": "?43", "IED-1": "?55"}
COUP = {"OBJ COUP": "?55"}


def into_the_dark(drill):
    """The card of a move onto two counters that lie face down."""
    drill.do("pick", unit="1/1 Co")
    drill.do("join", unit="2/1 Co")
    return drill.game.forecast(drill.table.view(0), Move("D43"))


@rule("paratrooper:23.0-a", "paratrooper:24.1-a")
def test_what_may_lie_face_down_is_told_exactly():
    """By hand: how many of two counters, drawn from all that have not been seen, are enemy units."""
    with mission(HIDDEN | COUP, phase=5) as drill:
        state, theatre = drill.table.view(0).state, drill.theatre
        hidden = [piece for piece, where in enumerate(state.where) if where == UNSEEN]
        others = [piece for piece in hidden if not has(theatre.objectives, piece)]
        units = sum(has(theatre.opfor, piece) for piece in others)
        card = into_the_dark(drill)
    told = {one.message.args["units"]: one.chance for one in card.groups[2]}
    share = units / len(others)
    # four counters lie face down, and the objective is any of them: in half of all worlds it is one of these two
    both = 0.5 * share * (units - 1) / (len(others) - 1)
    none = 0.5 * (1 - share) + 0.5 * (1 - share) * (len(others) - units - 1) / (len(others) - 1)
    assert len(others) < len(hidden)
    assert abs(told[2] - both) < 1e-9
    assert abs(told[0] - none) < 1e-9
    assert abs(sum(told.values()) - 1) < 1e-9
    extras = {one.args["what"]: one.args["chance"] for one in card.decided if one.id == "paratrooper-odds-hidden-extra"}
    ambushes = sum(has(theatre.ambushes, piece) for piece in others) / len(others)
    assert extras["objective"] == 50
    assert abs(extras["ambush"] - 100 * (0.5 * ambushes + 0.5 * (1 - (1 - ambushes) ** 2))) < 1


@rule("paratrooper:23.1-c")
def test_how_a_battle_may_go_where_nobody_knows_who_waits_agrees_with_the_game():
    """Played out by the rules in worlds of other numbers than the card's: as often as it says."""
    with mission(HIDDEN | COUP, phase=5) as drill:
        card = into_the_dark(drill)
        state, hex = drill.table.view(0).state, drill.game.hex_of(drill.state, "D43")
        worlds = range(10_000, 10_600)
        ends = [face_down.fought(drill.game, state, hex, Move("D43"), number) for number in worlds]
    assert card.blind
    assert len(holds(card)) > 1
    for who, chance in holds(card).items():
        assert abs(sum(face_down.who(end) == who for end in ends) / len(ends) - chance) < 0.12, who
    [told] = [one.args for one in card.decided if one.id == "paratrooper-odds-imagined"]
    assert told == {"ways": face_down.WORLDS, "error": 5}


@rule("paratrooper:17.2-a", "paratrooper:17.2-b")
def test_it_is_told_how_many_of_those_who_may_wait_fire_first():
    with mission(HIDDEN | COUP, phase=5) as drill:
        theatre = drill.theatre
        state = drill.table.view(0).state
        units = [p for p, where in enumerate(state.where) if where == UNSEEN and has(theatre.opfor, p)]
        ratings = [theatre.engagement[piece][0] for piece in units if theatre.combat[piece][0]]
        [told] = [one.args for one in into_the_dark(drill).decided if one.id == "paratrooper-odds-hidden-first"]
        best = theatre.engagement[theatre.piece["1/1 Co"]][0]
    assert told["rating"] == best
    assert told["before"] == round(100 * sum(one > best for one in ratings) / len(ratings))
    assert told["alike"] == round(100 * ratings.count(best) / len(ratings))
    assert 0 < told["alike"] < 100


def test_what_is_told_of_the_dark_depends_on_what_is_seen_alone():
    """Other counters under the same backs: the same card."""
    cards = []
    for units in (HIDDEN, {**HIDDEN, "TEC-2": "pool", "ARM-1": "?43"}):
        with mission(units | COUP, phase=5) as drill:
            cards.append(into_the_dark(drill))
    assert cards[0] == cards[1]


def test_odds_change_nothing():
    with mission(TWO_BATTLES, phase=11) as drill:
        before = drill.state.digest()
        drill.game.forecast(drill.table.view(0), Battle("D31"))
        assert drill.state.digest() == before


def test_whoever_moves_into_the_enemy_sees_the_odds_first():
    with mission({"1/1 Co": "42", "2/1 Co": "42", "TEC-1": "31", "TEC-2": "?43"}, phase=5) as drill:
        drill.do("pick", unit="1/1 Co")
        alone = drill.game.forecast(drill.table.view(0), Move("D31"))
        assert drill.game.forecast(drill.table.view(0), Move("D43")).blind
        assert drill.game.forecast(drill.table.view(0), Move("D41")) is None
        drill.do("join", unit="2/1 Co")
        together = drill.game.forecast(drill.table.view(0), Move("D31"))
        assert abs(sum(holds(alone).values()) - 1) < 1e-9
        assert holds(together)["regiment"] > holds(alone)["regiment"] > 0


def test_positions_of_a_battle_differ_by_the_ratings_its_units_were_lined_up_with():
    """Who is disrupted before it fires keeps its place for the round (17.2-f): another row, other fires as one."""
    with mission(TWO_BATTLES, phase=11) as drill:
        fight = engagement.Fight(drill.game, drill.state, drill.game.hex_of(drill.state, "D31"), None)
        lined_up, other = drill.state.copy(), drill.state.copy()
        other.rank[drill.theatre.piece["1/1 Co"]] += 1
        assert fight.key(lined_up) == fight.key(drill.state)
        assert fight.key(lined_up) != fight.key(other)


def told_of_the_objective(drill, at="33"):
    """What the card of a battle says of the objective."""
    card = drill.game.forecast(drill.table.view(0), Battle(f"D{at}"))
    found = [outcome.message.args for group in card.groups for outcome in group if "objective" in outcome.message.id]
    return [(args["aboard"], args["by"], args["points"]) for args in found]


@rule("paratrooper:24.3-a", "paratrooper:24.3-b")
def test_a_battle_for_the_objective_says_what_is_at_stake():
    units = {"1/1 Co": "33", "TEC-1": "33", "2/1 Co": "44", "TEC-2": "44"}
    with mission({**units, "OBJ COUP": "33"}, phase=11) as drill:
        assert told_of_the_objective(drill) == [("no", "", 25)]
        assert told_of_the_objective(drill, "44") == []
    with mission({**units, "OBJ COUP": "?35"}, phase=11) as drill:
        assert told_of_the_objective(drill) == []
    carried = {"OBJ COUP": {"where": "33", "aboard": "VBCI-1"}, "VBCI-1": "33"}
    with mission({**units, **carried}, phase=11) as drill:
        assert told_of_the_objective(drill) == [("yes", "VBCI-1", 25)]


@rule("paratrooper:11.0-b")
def test_the_odds_of_a_marker_are_told_once_when_it_is_committed():
    with mission({"ISR-1": "box", "ISR-2": "box", "TEC-1": "?33", "TEC-2": "?44"}, phase=3, dice=[1, 1]) as drill:
        first, second = drill.decision.actions[:2]
        assert drill.game.forecast(drill.table.view(0), first) is not None
        drill.do("scout", at="33")
        drill.do("scout", at="44")
        drill.done()
        assert [drill.game.forecast(drill.table.view(0), action) for action in drill.decision.actions] == [None, None]
        drill.do("resolve", unit="ISR-1")


#: the warlord's guard on its mountain, and who could take it with the command post
GUARD = {"MEC-2": "55", "INF-5": "55", "GBASE-2": "55", "OBJ WARLORDS": "55"}
ASSAULT = {"2/2 Co": "44", "HQ REP": "44", "SAP-1": "44"}


def into_the_mountain(drill, *others):
    drill.do("pick", unit="2/2 Co")
    for unit in others:
        drill.do("join", unit=unit)
    return drill.game.forecast(drill.table.view(0), Move("M55"))


def test_an_assault_of_many_says_that_a_battle_follows_and_who_fires_when():
    """Whoever enters the enemy's hex is told what begins, however large it is; the command post fires by itself."""
    with mission(GUARD | ASSAULT, phase=5, map="mountain_valley", line="warlords", zone="mali") as drill:
        found = into_the_mountain(drill, "HQ REP", "SAP-1")
        assert abs(sum(holds(found).values()) - 1) < 1e-9
        rows = [message.args for message in found.decided if message.id == "paratrooper-odds-row"]
        assert [(row["rating"], row["units"], row["how"]) for row in rows] == [
            (4, ["HQ REP"], "alone"),
            (3, ["MEC-2"], "each"),
            (3, ["2/2 Co", "SAP-1"], "joint"),
            (2, ["INF-5"], "each"),
            (1, ["GBASE-2"], "each"),
        ]


def test_a_battle_that_nobody_can_foretell_is_told_before_it_is_entered():
    random = {"random_opfor_order": True}
    place = {"map": "mountain_valley", "line": "warlords", "zone": "mali"}
    with mission(GUARD | ASSAULT, phase=5, options=random, **place) as drill:
        found = into_the_mountain(drill)
        assert found.blind
        assert found.groups[0][0].message.id == "paratrooper-odds-battle"
    with mission({**ASSAULT, "MEC-2": "?55"}, phase=5, **place) as drill:
        assert into_the_mountain(drill).blind


def test_strikes_that_are_sent_together_tell_how_likely_one_of_them_hits():
    """Air defense is rolled once for the hex and stops one of them at most (14.1, 14.2)."""
    units = {"TAC-1": "box", "TAC-2": "box", "TEC-1": "33"}
    with mission(units, phase=7, steps=[{"step": "strikes", "attacker": 0}]) as drill:
        actions = [drill.game.read_action({"do": "strike", "unit": unit, "at": "D33"}) for unit in ("TAC-1", "TAC-2")]
        view = drill.table.view(0)
        said = {one.message.id: one.chance for one in drill.game.together(view, actions)}
        alone = drill.game.forecast(view, actions[0])
        through = next(
            one.chance for group in alone.groups for one in group if one.message.args.get("result") == "none"
        )
        hits = sum(one.chance for one in alone.groups[1] if one.message.args["hits"] or one.message.args["retreat"])
        missed = through * (1 - hits) ** 2 + (1 - through) * (1 - hits)
        assert abs(said["paratrooper-verdict-none-hits"] - missed) < 1e-9
        assert abs(sum(said.values()) - 1) < 1e-9
        assert drill.game.together(view, [drill.game.read_action({"do": "done"})]) == []
