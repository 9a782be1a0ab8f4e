"""How a battle stands: the points of both sides if it ended now, line by line, as they were told when they were won."""

from collections import Counter
from random import Random

import pytest

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Line
from sandtable.engine.ledger import rule
from sandtable.games.shelf import title
from tests.games.colonial.drill import FOE, VICTORY, battle, commander, foot, gun, wagon

COLONIAL = title("colonial")
#: what is lost to a unit that has no way back counts with its other losses
ALIKE = {"assault-11": "hits-02"}


def by_rule(account):
    """Points by side and rule, of those that count at once."""
    found = Counter()
    for line, points in account.items():
        if line.when == "now":
            found[line.side, line.rule] += points
    return +found


def check_standing(game, state, told):
    """The lines add up to the scores, and to what was told on the way."""
    standing = game.standing(state)
    for seat, name in enumerate(game.seats):
        assert sum(points for line, points in standing.account.items() if line.side == name) == standing.scores[seat]
    assert by_rule(standing.account) == told
    assert 0 not in standing.account.values()
    return standing


@pytest.mark.parametrize("scenario", COLONIAL.scenarios())
@pytest.mark.parametrize("player", ["random", "cadet"])
def test_the_account_is_what_was_told_in_the_whole_battle(scenario, player):
    game, rng, told = COLONIAL.open(scenario), Random(f"standing {scenario}"), Counter()
    bots = [bots_of(COLONIAL)[player](game, seat) for seat in (0, 1)]
    state = game.setup(key_from_seed(scenario))
    while (decision := game.pending(state)) is not None:
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        for event in game.play(state, action):
            if event.kind == "points":
                told[event.facts["side"], ALIKE.get(event.rule, event.rule)] += event.facts["points"]
        standing = check_standing(game, state, told)
    result = game.result(state)
    assert standing.scores == result.scores == result.points
    assert told or player == "random"


def lines(drill):
    """The account, in short."""
    return {
        (line.side, line.rule, line.about, line.when): n for line, n in drill.game.standing(drill.state).account.items()
    }


@rule("colonial:turn-17")
def test_ground_counts_if_it_ends_so_and_a_handicap_is_a_line_of_its_own():
    well = [{"name": "Well", "hex": "0405", "points": 4, "holder": "red"}]
    victory = {**VICTORY, "handicap": {"side": "blue", "points": 6}}
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C", objective=well, victory=victory) as drill:
        assert lines(drill) == {("red", "turn-17", "Well", "end"): 4, ("blue", "turn-17", "", "end"): 6}
        drill.do(do="move", unit="A", to="0405")
        drill.do(do="done")
        assert lines(drill) == {("blue", "turn-17", "Well", "end"): 4, ("blue", "turn-17", "", "end"): 6}
        assert drill.game.standing(drill.state).scores == [10.0, 0.0]


@rule("colonial:move-20", "colonial:turn-17")
def test_what_left_the_board_is_told_from_what_was_lost():
    units = {"W": wagon("0104"), "A": foot("0505"), "X": foot("0506", side="red", figures=1, disrupted=True), "Z": FOE}
    exits = [{"side": "blue", "hexes": ["0104"], "transport": 5}]
    with battle(units, active="W", card="7C", exit=exits) as drill:
        drill.do(do="leave", unit="W", at="0104")
        assert lines(drill) == {("blue", "move-20", "", "now"): 5}
    with battle(units, active="A", card="7C", exit=exits, dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0506")
        assert lines(drill) == {("blue", "hits-02", "X", "now"): 1}


@rule("colonial:hits-03", "colonial:hits-05", "colonial:hits-09")
def test_a_gun_a_wagon_and_a_commander_have_lines_of_their_own():
    lost = {
        "G": gun("0502", side="red", figures=1, disrupted=True),
        "W": wagon("0502", side="red", disrupted=True),
        "K": commander("0502", side="red", disrupted=True),
        "Z": FOE,
    }
    hits = [6, 6, 1, 1]
    with battle({"B": gun("0505"), **lost}, active="B", card="7C", dice=hits, cards=["KH"]) as drill:
        drill.do(do="fire", unit="B", at="0502")
        assert lines(drill) == {
            ("blue", "hits-02", "G", "now"): 1,
            ("blue", "hits-09", "G", "now"): 2,
            ("blue", "hits-03", "W", "now"): 3,
            ("blue", "hits-05", "K", "now"): 5,
        }


def test_points_that_a_written_position_states_are_counted_whatever_lies_on_the_table():
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C", state={"points": {"red": 7}}) as drill:
        assert drill.game.standing(drill.state).account == {Line("red", "turn-17"): 7.0}
        assert drill.game.standing(drill.state).scores == [0.0, 7.0]
