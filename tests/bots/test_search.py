"""The general: fair, repeatable, and sure before it departs from its usual choice."""

from functools import partial
from random import Random

import msgspec
import pytest

from sandtable.bots.advice import advise, what_next
from sandtable.bots.ranking import by_elimination, ranking
from sandtable.bots.search import (
    NOTHING_PLANNED,
    Budget,
    Craft,
    General,
    Option,
    Searching,
    Trials,
    craft_of,
    each_turn,
    margin,
)
from sandtable.engine.chance import key_from_seed
from sandtable.engine.foresight import chance_of_good
from sandtable.games import shelf
from tests.bots.loaded import Loaded
from tests.games.kolwezi.drill import operation

SMALL = Budget(6)
#: where something is hidden; the rest hide their dice alone, or have one scenario
SECRETIVE = {"colonial": "shin-kamar"}


def positions(name, seed, wanted, most=400):
    """Positions of a game between heuristics, each with who is asked: some with several answers."""
    title = shelf.title(name)
    game = title.open(SECRETIVE.get(name, title.scenarios()[0]))
    rng = Random(f"{name}/{seed}")
    state = game.setup(key_from_seed(seed))
    bots = [craft_of(title).heuristic(game, seat) for seat in range(len(game.seats))]
    found = []
    for _ in range(most):
        decision = game.pending(state)
        if decision is None:
            break
        if len(decision.actions) > 1 and rng.random() < 0.1:
            found.append((game, state.copy(), decision.seat))
        game.advance(state, bots[decision.seat].choose(game.observe(state, decision.seat), rng))
    return rng.sample(found, min(wanted, len(found)))


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("rung", range(4))
def test_no_rung_uses_what_its_seat_cannot_see(name, rung):
    """Whatever is scrambled that the seat cannot see: the answer is the same."""
    title = shelf.title(name)
    makers = list(title.bots().values())
    assert len(makers) >= 4
    scrambled = 0
    craft = craft_of(title)
    quick = msgspec.structs.replace(
        craft, candidates=2, ahead=0, weighty=None, tempers=craft.tempers[:1], plan_ahead=0, plan_budget=SMALL
    )
    for game, state, seat in positions(name, "leaks", 2 if rung == 3 else 8, 150):
        view = game.observe(state, seat)
        other = game.imagine(view, Random(1))
        scrambled += other != state or other.chance.key != state.chance.key
        answers = []
        for seen in (view, game.observe(other, seat)):
            maker = makers[rung]
            if rung == 3:  # a general of its own kind plans in its own way, with little to try
                maker = partial(General, craft=quick, budget=SMALL) if type(maker) is Searching else maker.given(SMALL)
            bot = maker(game, seat)
            answers.append(bot.choose(seen, Random(5)))
        assert answers[0] == answers[1]
    assert scrambled


@pytest.mark.parametrize("name", shelf.names())
def test_a_ranking_begins_with_the_choice_and_names_each_answer_once(name):
    for game, state, seat in positions(name, "ranking", 6, 100):
        view = game.observe(state, seat)
        player = craft_of(game.title).heuristic(game, seat)
        found = ranking(player, view, Random(2), 5)
        assert found[0] == player.choose(view, Random(2))
        assert 1 < len(found) == len({repr(action) for action in found}) <= 5
        assert all(action in view.decision.actions for action in found)


def test_what_a_player_would_do_next_comes_next():
    class Highest:
        def choose(self, view, rng):
            return max(view.decision.actions, key=repr)

    game, state, seat = positions("guerra", "next", 1)[0]
    view = game.observe(state, seat)
    found = by_elimination(Highest(), view, Random(1), 3)
    kind = [action for action in view.decision.actions if type(action) is type(found[0])]
    assert found[: min(3, len(kind))] == sorted(kind, key=repr, reverse=True)[:3]


def best(worth, rollouts=60):
    options = [Option(name, None, {}, {}) for name in worth]
    return Loaded(worth).best(options, Budget(rollouts)).action


def test_a_better_answer_replaces_the_usual_one():
    worth = {"usual": lambda world: world % 3, "worse": lambda world: -1.0, "better": lambda world: world % 3 + 1}
    assert best(worth) == "better"


def test_luck_that_does_not_last_does_not():
    """It looks better where it was compared, but not in the fresh worlds."""
    assert best({"usual": lambda world: 0.0, "lucky": lambda world: 5.0 if world < 19 else (-1.0) ** world}) == "usual"


def test_where_nothing_hangs_on_it_no_time_is_lost():
    worth = {name: (lambda world: float(world)) for name in ("usual", "other", "third")}
    trials = Loaded(worth)
    options = [Option(name, None, {}, {}) for name in worth]
    assert trials.best(options, Budget(300)).action == "usual"
    assert trials.rollouts <= 0.4 * 300 + 3


def test_seconds_are_a_budget_too():
    game, state, seat = positions("colonial", "time", 1)[0]
    view = game.observe(state, seat)
    general = General(game, seat, craft_of(game.title), Budget(float("inf"), 0.05))
    assert general.choose(view, Random(1)) in view.decision.actions


@pytest.mark.parametrize("name", shelf.names())
def test_advice_is_ranked_explained_and_the_same_for_a_seed(name):
    game, state, seat = positions(name, "advice", 1, 60)[0]
    view = game.observe(state, seat)
    found = advise(game, view, seat, SMALL, 3)
    assert found == advise(game, view, seat, SMALL, 3)
    assert 2 <= len(found.candidates) <= 3
    values = [candidate.value for candidate in found.candidates]
    assert values == sorted(values, reverse=True)
    keys = {"gains", "denies", "placed", "behind", "even"}
    for candidate in found.candidates:
        assert candidate.action in view.decision.actions
        assert candidate.reason.key in keys
        assert candidate.reason.key != "placed" or candidate.value == values[0], "what is worth less stands no better"
        assert (candidate.chance is None) == (len(game.seats) == 1)
        assert candidate.chance is None or 0 < candidate.chance < 1


@pytest.mark.parametrize("seed", range(4))
def test_what_can_do_nothing_is_not_named_before_what_is_as_good(seed):
    """A PC of value 2 hurts nobody in protected terrain with hostages, whatever is thrown; a section may."""
    with operation({"PC1": "VE4", "PC2": "VO3", "S21": "VO3", "BS1": "VO2"}, "french_fire") as drill:
        drill.do("target", target="BS1")
        view = drill.game.observe(drill.state, 0)
        found = advise(drill.game, view, 0, Budget(24), seed).candidates
        odds = drill.game.forecast(view, found[0].action)
        assert odds
        assert chance_of_good(odds) > 0
        assert found[0].reason.key != "behind"


@pytest.mark.parametrize("name", ["guerra", "kolwezi", "world_war_africa"])
def test_whom_to_take_up_comes_with_what_to_do_then(name):
    """A hint of who moves alone is half a hint; where dice fall, or others are asked, nobody can say what then."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    players = [craft_of(title).heuristic(game, seat) for seat in range(len(game.seats))]
    state, rng = game.setup(key_from_seed("then")), Random(1)
    foretold = silent = 0
    while foretold < 5 or silent < 5:
        decision = game.pending(state)
        view, player = game.observe(state, decision.seat), players[decision.seat]
        action = player.choose(view, rng)
        then = what_next(game, view, action, player)
        game.advance(state, action)
        asked = game.pending(state)
        if then is None:
            silent += 1
            continue
        foretold += 1
        assert asked.seat == decision.seat
        assert asked.step != decision.step, "the same again is another matter"
        assert state.chance.drawn == 0
        seen = game.observe(state, asked.seat)
        assert then in [game.label(seen, answer) for answer in asked.actions]


def test_the_lead_is_over_the_best_of_the_others():
    title = shelf.title("colonial")
    game = title.open("tel-asra")
    state = game.setup(key_from_seed("margin"))
    scores = game.standing(state).scores
    assert margin(game, state, 0) == scores[0] - scores[1]
    assert Craft(craft_of(title).heuristic).value is margin


def test_a_horizon_may_be_part_of_a_turn():
    game, state, seat = positions("world_war_africa", "marks", 1)[0]
    craft = craft_of(game.title)
    assert craft.ahead == 0
    trials = Trials(game, game.observe(state, seat), craft, [], Random(1), 0)
    players = [craft.heuristic(game, other) for other in range(2)]
    trials.players = players
    view = game.observe(state, seat)
    start = craft.mark(game, state)
    end = trials.played_on(state.copy(), Option(players[seat].choose(view, Random(1)), players[seat]), Random(1))
    assert start < craft.mark(game, end) <= start + 6
    whole = Trials(game, view, msgspec.structs.replace(craft, mark=each_turn), players, Random(1), 0)
    later = whole.played_on(state.copy(), Option(players[seat].choose(view, Random(1)), players[seat]), Random(1))
    assert game.turn(later) == game.turn(state) + 1
    assert craft.mark(game, later) >= craft.mark(game, end)


def test_a_turn_is_planned_where_it_begins_for_its_player():
    game, state, seat = positions("paratrooper", "plans", 1)[0]
    view = game.observe(state, seat)
    small = msgspec.structs.replace(craft_of(game.title), plan_budget=SMALL, plan_ahead=0)
    elsewhere = General(game, seat, msgspec.structs.replace(small, plans=frozenset(["nowhere"])))
    assert elsewhere.temper(view, Random(1)) is elsewhere.tempers[0]
    assert elsewhere.memory == NOTHING_PLANNED
    here = General(game, seat, msgspec.structs.replace(small, plans=frozenset([view.decision.step])))
    here.temper(view, Random(1))
    assert here.memory[0] == small.mark(game, state)
