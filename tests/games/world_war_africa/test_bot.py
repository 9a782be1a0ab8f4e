"""The commander: it beats random play, uses everything it may, plans attacks, and never needs what it cannot see."""

import gc
import weakref
from collections import Counter
from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.flow import Step
from sandtable.engine.players import method_for
from sandtable.games.world_war_africa.actions import Advance, Go, Land, Place, Use
from sandtable.games.world_war_africa.bot import LEVELS, Commander
from sandtable.games.world_war_africa.support import A_CACHES
from tests.games.world_war_africa.drill import TITLE, war

GAME = TITLE.open("congo")
BOT = LEVELS["commander"]


def play(seed, bots, watch=lambda view, action: None):
    rng = Random(seed)
    state = GAME.setup(key_from_seed(seed))
    seated = [make and make(GAME, seat) for seat, make in enumerate(bots)]
    while (decision := GAME.pending(state)) is not None:
        bot = seated[decision.seat]
        if bot is None:
            action = decision.actions[int(rng.random() * len(decision.actions))]
        else:
            view = GAME.observe(state, decision.seat)
            action = bot.choose(view, rng)
            assert action in decision.actions
            watch(view, action)
        GAME.apply(state, action)
    return GAME.result(state)


@pytest.mark.parametrize("side", [0, 1])
def test_it_beats_random_play(side):
    bots = (BOT, None) if side == 0 else (None, BOT)
    assert [play(f"bot-{seed}", bots).winner for seed in range(3)] == [side] * 3


def test_it_uses_everything_and_has_no_memory_of_its_own():
    used = Counter()

    def watch(view, action):
        used[type(action).__name__] += 1
        if isinstance(action, Go | Land | Place | Advance):
            assert all(harm.caution for harm in GAME.harms(view, action))
        if sum(used.values()) % 97 == 0:  # a commander who comes to the table now would do the same
            assert Commander(GAME, view.seat).choose(view, Random(0)) == action

    assert play("mirror", (BOT, BOT), watch) is not None
    wanted = {"Recruit", "Buy", "BuyCache", "Hire", "Contract", "Force", "River", "Fly", "Load", "Use", "Infiltrate"}
    assert wanted <= set(used)
    assert used["Launch"] > 50


def segment(drill):
    """Lets the commander play the contingent that is acting to the end of its activation."""
    active = drill.state.active
    bots = [BOT(drill.game, seat) for seat in range(2)]
    while drill.table.decision is not None and drill.state.active == active:
        seat = drill.table.decision.seat
        action = bots[seat].choose(drill.table.view(seat), Random(1))
        drill.events += drill.table.act(seat, action)


def test_it_gathers_for_an_attack_on_a_town():
    units = {"Rw/211": "1714", "Rw/201": "1813", "Rw/301": "1914", "ANC/1": "1914", "FAC/PCD1": "1812"}
    with war(units, "Rwanda/movement", control={"1812": "DRC"}, points={"Rwanda": 5}) as drill:
        segment(drill)
        assert "1812" in [facts["at"] for facts in drill.told("attack")]
        assert len(drill.told("attack")[0]["units"]) >= 2


def test_it_walks_into_an_empty_town():
    ours = {town.hex: "DRC" for town in TITLE.pack.board.town}
    with war({"FAC/2": "1013"}, "DRC/movement", control={**ours, "1012": "Rwanda"}) as drill:
        segment(drill)
        assert drill.holder("1012") == "DRC"


def test_it_does_not_attack_where_it_must_lose():
    units = {"FAC/PCD1": "1913", "Rw/211": "1914", "Rw/201": "1914", "Rw/301": "1914"}
    with war(units, "DRC/combat", control={"1914": "Rwanda"}) as drill:
        segment(drill)
        assert drill.told("attack") == []


@pytest.mark.parametrize(("turn", "kept"), [(13, 10), (3, 0)])
def test_the_rebels_keep_ten_points_for_the_end(turn, kept):
    with war({"UG/305": "2516"}, "Uganda/reinforcement", turn=turn, points={"Uganda": 12}) as drill:
        segment(drill)
        assert drill.points("Uganda") >= kept
        assert drill.points("Uganda") < 12


def test_it_has_an_answer_to_every_question():
    asking = [step for step in GAME.flow if step.question is not Step.question]
    assert len(asking) == len(GAME.flow) - 6  # war, event, income, draw, end of turn, a side that wants no help
    for step in asking:
        assert callable(getattr(Commander, method_for(step.name)))


def test_commanders_of_two_games_share_nothing():
    games = [TITLE.open("congo"), TITLE.open("congo")]
    bots = [Commander(game, 1) for game in games]
    state = games[0].setup(key_from_seed("memory"))
    for bot in bots:
        bot.look(games[0].observe(state, 1).state)
    assert bots[0].view is not bots[1].view
    kept = [{id(value) for value in vars(bot).values() if isinstance(value, dict | list)} for bot in bots]
    assert kept[0]
    assert not kept[0] & kept[1]


def test_a_commander_goes_with_its_game():
    game = TITLE.open("congo")
    bot = Commander(game, 0)
    state = game.setup(key_from_seed("gone"))
    rng = Random(1)
    for _ in range(40):
        decision = game.pending(state)
        action = bot.choose(game.observe(state, 0), rng) if decision.seat == 0 else decision.actions[0]
        game.apply(state, action)
    gone = weakref.ref(game), weakref.ref(bot)
    del game, bot, state, decision, action
    gc.collect()
    assert [ref() for ref in gone] == [None, None]


def test_a_cache_is_spent_only_where_it_changes_what_may_come():
    state, rng = GAME.setup(key_from_seed("caches")), Random(1)
    bots = [Commander(GAME, seat) for seat in (0, 1)]
    spent = 0
    for _ in range(1200):
        decision = GAME.pending(state)
        if decision is None:
            break
        view = GAME.observe(state, decision.seat)
        bot = bots[decision.seat]
        action = bot.choose(view, rng)
        fight = state.stack[-1]
        if isinstance(action, Use) and fight.stage >= A_CACHES:
            helped = fight.helped_by(GAME.theatre.piece[action.by])
            assert bot.worth_of_fight(helped) != bot.worth_of_fight(fight)
            spent += 1
        GAME.advance(state, action)
    assert spent
