"""The commander: what he does where it is clear what has to be done."""

import gc
import weakref
from random import Random

from sandtable.engine.chance import key_from_seed
from sandtable.engine.flow import Step
from sandtable.engine.players import method_for
from sandtable.engine.spaces import has, only, set_of
from sandtable.games.kolwezi.actions import FIGHT, WAIT, Fire, Jump, Storm
from sandtable.games.kolwezi.bot import LEVELS, Commander
from sandtable.games.kolwezi.bot_eye import Eye
from sandtable.games.kolwezi.bot_guns import at_least
from sandtable.games.kolwezi.bot_staff import Staff
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.state import GARRISON
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.kolwezi.victory import total
from tests.games.kolwezi.drill import Drill, operation

COMPANY = ("PC1", "S11", "S12", "S13")


def answer(drill: Drill):
    """What the Captain says to the question of a position."""
    return LEVELS["captain"](drill.game, 0).choose(drill.game.observe(drill.state, 0), Random(1))


def play(drill: Drill) -> None:
    """Lets the Captain play a position to the end of its steps."""
    while drill.game.pending(drill.state) is not None and drill.step != "campaign":
        drill.events += drill.table.act(0, answer(drill))


def judged(drill: Drill) -> Staff:
    """A position as the Captain judges it."""
    return Staff(Eye(drill.game, drill.game.observe(drill.state, 0).state, Temper()))


def test_those_who_hit_back_are_silenced_before_anybody_is_finished_off():
    units = {**dict.fromkeys(COMPANY, "VE1"), "BS1": "VE2", "BS2": {"area": "VE4", "pinned": True}}
    drill = operation(units, "french_fire", dice=[1] * 4, loose=True)
    play(drill)
    first = drill.told("fire")[0]
    assert first["target"] == "BS1"  # not the pinned one, though it is no harder to hit


def test_at_17h30_a_group_with_hostages_is_driven_out_and_not_pinned_where_it_is():
    units = {"S11": "VE4", "R2": "VO2"}
    drill = operation(units, "assault_move", "french_fire", turn=3, loose=True)
    assert drill.step == "french_fire"
    drill.events += drill.table.act(0, answer(drill))
    assert drill.step == "assault_move"  # it has held its fire
    assert answer(drill) == Storm("VO2")
    drill.events += drill.table.act(0, answer(drill))
    assert answer(drill) == FIGHT


def test_rockets_are_tried_first():
    units = {**dict.fromkeys(COMPANY, "VE1"), "AML": "VE2", "BS1": "VE2"}
    drill = operation(units, "french_fire", turn=6, loose=True)
    assert answer(drill).target == "AML"


def test_nobody_goes_alone_where_the_pc_of_the_mining_towns_may_be():
    drill = operation(dict.fromkeys(COMPANY, "VO1"), "french_move", turn=5)
    theatre, state = drill.theatre, drill.state
    for town, piece in enumerate(theatre.mixed["yellow"][:6], 1):
        state.area[piece] = GARRISON - town
    staff = judged(drill)
    near = theatre.index["RB2"]
    one = only(theatre.piece["S11"])
    all_of_them = set_of(theatre.piece[name] for name in COMPANY)
    assert has(staff.closed_to(one), near)
    assert not has(staff.closed_to(all_of_them), near)


def test_the_first_wave_jumps_where_few_are_waiting():
    few = {"B1": {"area": "MA3", "down": True}, "BS1": "NV1"}
    many = {f"B{n}": {"area": area, "down": True} for n, area in enumerate(("NV3", "NV4", "NV5", "NV8"), 1)}
    assert answer(operation(few, "para_drop", turn=1, first_zone="none")) == Jump("ZSB")
    assert answer(operation(many, "para_drop", turn=1, first_zone="none")) == Jump("ZSA")


def test_a_tactical_pc_goes_with_the_company_that_the_mortars_can_support():
    units = {"PC4": "VE1", "S41": "VE1", "S42": "VE1", "S43": "VE1", "TPCC": "ZA2", "SMM": "ZA1", "BS1": "VE4"}
    for temper, together in ((Temper(), True), (Temper(spotting=0.0, shells=0.0), False)):
        drill = operation(units, "french_move", turn=6, loose=True)
        commander = Commander(drill.game, 0, temper)
        while drill.step in ("french_move", "where"):
            drill.events += drill.table.act(0, commander.choose(drill.game.observe(drill.state, 0), Random(1)))
        area, piece = drill.state.area, drill.theatre.piece
        assert (area[piece["TPCC"]] == area[piece["PC4"]]) == together
        assert has(drill.theatre.near[area[piece["PC4"]]], area[piece["BS1"]])


def test_mortars_join_in_where_a_fire_may_fail():
    units = {"S41": "VE1", "TPCC": "VE1", "SMM": "ZA2", "BS1": "VE4"}
    drill = operation(units, "french_fire", turn=6, dice=[5], loose=True)
    drill.events += drill.table.act(0, answer(drill))
    assert answer(drill) == Fire("S41", "BS1", (), True)


def test_the_second_wave_jumps_by_night_only_if_it_is_needed():
    few = {**dict.fromkeys(COMPANY, "VE1"), "BS1": "MA1"}
    assert answer(operation(few, "para_drop", turn=4)) == WAIT
    many = {"PC1": "VE1", "S11": "VE1", **{f"RS{n}": "VO3" for n in range(1, 7)}}
    assert isinstance(answer(operation(many, "para_drop", turn=4)), Jump)
    assert isinstance(answer(operation(few, "para_drop", turn=6)), Jump)


def test_odds_of_several_successes():
    assert at_least([0.5], 1) == 0.5
    assert abs(at_least([0.5, 0.5], 1) - 0.75) < 1e-9
    assert abs(at_least([0.6, 0.5, 0.4], 2) - 0.5) < 1e-9
    assert at_least([0.5], 2) == 0.0


def test_competent_play_is_near_the_historical_result():
    game = title().open(SCENARIO)
    captain = Commander(game, 0, first_zone="ZSA")
    points = []
    for number in range(12):
        state = game.setup(key_from_seed(f"history{number}"))
        rng = Random(number)
        while game.pending(state) is not None:
            game.apply(state, captain.choose(game.observe(state, 0), rng))
        points.append(total(game, state))
    points.sort()
    assert points[6] < 11


def test_he_has_an_answer_to_every_question():
    for step in KolweziGame.flow:
        if step.answers is not Step.answers:
            assert callable(getattr(Commander, method_for(step.name))), step.name


def test_what_he_remembers_is_his_own_and_goes_with_his_game():
    games = [title().open(SCENARIO) for _ in range(2)]
    bots = [LEVELS["captain"](game, 0) for game in games]
    views = [game.observe(game.setup(key_from_seed(number)), 0) for number, game in enumerate(games)]
    for bot, view in zip(bots, views, strict=True):
        bot.choose(view, Random(1))
    assert bots[0].eye is not bots[1].eye
    assert [bot.eye.game for bot in bots] == games
    left = weakref.ref(games[0])
    del games, bots, views, bot, view
    gc.collect()
    assert left() is None
