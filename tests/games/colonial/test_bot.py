"""The system opponent: fair, sensible, repeatable."""

import gc
import weakref
from random import Random

import msgspec
import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.players import method_for
from sandtable.games.colonial.bot import LEVELS, VALUES, Captain
from sandtable.games.colonial.bot_values import duel
from sandtable.games.colonial.invariants import ASKING
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, commander, foot, gun, horse, wagon

COLONIAL = title("colonial")


def play_out(game, seed, *makers):
    rng = Random(seed)
    bots = [maker(game, seat) for seat, maker in enumerate(makers)]
    state = game.setup(key_from_seed(seed))
    while (decision := game.pending(state)) is not None:
        game.apply(state, bots[decision.seat].choose(game.observe(state, decision.seat), rng))
    return state, game.result(state)


def choice(drill, level="captain", seed=1):
    decision = drill.table.decision
    bot = LEVELS[level](drill.game, decision.seat)
    action = bot.choose(drill.table.view(decision.seat), Random(seed))
    return msgspec.to_builtins(action)


@pytest.mark.parametrize("scenario", COLONIAL.scenarios())
@pytest.mark.parametrize("seat", [0, 1])
def test_the_captain_beats_random_play_from_either_side(scenario, seat):
    game = COLONIAL.open(scenario)
    bots = [Captain, RandomBot] if seat == 0 else [RandomBot, Captain]
    won = sum(play_out(game, f"{scenario}/{number}", *bots)[1].winner == seat for number in range(4))
    assert won == 4


def test_the_captain_beats_the_cadet():
    game = COLONIAL.open("tel-asra")
    won = 0
    for number in range(6):
        won += play_out(game, number, LEVELS["captain"], LEVELS["cadet"])[1].winner == 0
        won += play_out(game, number, LEVELS["cadet"], LEVELS["captain"])[1].winner == 1
    assert won >= 7


def test_the_same_view_and_stream_give_the_same_choice():
    game = COLONIAL.open("shin-kamar")
    one, _ = play_out(game, "again", LEVELS["cadet"], LEVELS["captain"])
    other, _ = play_out(game, "again", LEVELS["cadet"], LEVELS["captain"])
    assert one == other


def test_every_question_has_a_method():
    asking = [step.name for step in ASKING]
    assert asking == ["accompany", "activate", "detach", "retreat"]
    for step in asking:
        assert callable(getattr(Captain, method_for(step)))


def test_every_kind_of_answer_has_a_value():
    kinds = set(COLONIAL.open("tel-asra").action_kinds()) - {Concede}
    assert set(VALUES) == kinds


@pytest.mark.parametrize("level", ["cadet", "captain"])
def test_two_bots_do_not_share_what_they_remember(level):
    """A bot chooses the same whether or not another one thinks about another battle in between."""
    games = [COLONIAL.open("tel-asra"), COLONIAL.open("sannas-post")]
    views = []
    for game in games:
        state = game.setup(key_from_seed("shared"))
        views.append(game.observe(state, game.pending(state).seat))
    alone = [LEVELS[level](game, view.seat).choose(view, Random(3)) for game, view in zip(games, views, strict=True)]
    one, other = (LEVELS[level](game, view.seat) for game, view in zip(games, views, strict=True))
    for _ in range(2):
        assert [one.choose(views[0], Random(3)), other.choose(views[1], Random(3))] == alone
    one, other = (getattr(bot, "teacher", bot) for bot in (one, other))  # a cadet has been taught by a captain
    assert one.judge.eye.game is games[0]
    assert other.judge.eye.game is games[1]


@pytest.mark.parametrize("level", ["cadet", "captain"])
def test_a_bot_goes_with_its_game(level):
    game = COLONIAL.open("tel-asra")
    state = game.setup(key_from_seed("gone"))
    seat = game.pending(state).seat
    bot = LEVELS[level](game, seat)
    bot.choose(game.observe(state, seat), Random(1))
    gone = [weakref.ref(game), weakref.ref(bot)]
    del game, bot
    gc.collect()
    assert [ref() for ref in gone] == [None, None]


@pytest.mark.parametrize(
    ("attack", "defence", "win", "lose"), [(2, 2, 44, 44), (2, 4, 4, 94), (4, 4, 46, 46), (3, 2, 78, 15)]
)
def test_the_odds_of_an_assault_are_exact(attack, defence, win, lose):
    assert [round(100 * chance) for chance in duel(attack, defence)] == [win, lose]


def test_riflemen_in_range_stay_and_fire():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert choice(drill) == {"do": "fire", "unit": "A", "at": "0406"}


def test_a_disrupted_defender_is_assaulted():
    units = {"A": foot("0404", weapon="hand_to_hand"), "X": foot("0405", side="red", figures=2, disrupted=True)}
    with battle(units, active="A", card="7C") as drill:
        assert choice(drill) == {"do": "assault", "unit": "A", "target": "X"}


def test_nobody_walks_up_to_a_fresh_full_unit_to_charge_it_with_half_dice():
    units = {"A": foot("0404", weapon="hand_to_hand", quality="very_poor"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", terrain={"0404": "rocks"}) as drill:
        taken = []
        while drill.active == "A":
            taken.append(choice(drill))
            drill.do(**taken[-1])
        assert taken
        assert "assault" not in {action["do"] for action in taken}


def test_a_gun_does_not_unlimber_next_to_enemy_horse():
    units = {"T": wagon("0404"), "G": gun("0404", towed_by="T", limbered=True), "X": horse("0406", side="red")}
    with battle(units, active="G", card="7C") as drill:
        assert choice(drill)["do"] != "unlimber"


def test_a_gun_unlimbers_with_two_targets_in_range():
    units = {
        "T": wagon("0101"),
        "G": gun("0101", towed_by="T", limbered=True),
        "X": foot("0801", side="red"),
        "Y": foot("0807", side="red"),
    }
    with battle(units, active="G", card="7C") as drill:
        assert choice(drill)["do"] == "unlimber"


def test_a_wagon_that_can_leave_for_points_leaves():
    exits = [{"side": "blue", "hexes": ["0104"], "transport": 5}]
    units = {"W": wagon("0104"), "A": foot("0901"), "X": foot("0909", side="red")}
    with battle(units, active="W", card="7C", exit=exits) as drill:
        assert choice(drill)["do"] == "leave"


def test_the_commander_lends_his_dice_to_a_unit_that_fires():
    units = {"A": foot("0404", card="7C"), "C": commander("0404", partner="A"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert choice(drill) == {"do": "fire", "unit": "A", "at": "0406", "led": True}


def test_ground_that_is_open_is_taken_though_one_could_stand_and_fire():
    """Formerly the Captain stood two hexes before an empty well and fired until the battle was over."""
    units = {"A": foot("0404"), "X": foot("0408", side="red")}
    well = {"name": "Well", "hex": "0406", "points": 4, "holder": "red"}
    with battle(units, active="A", card="7C", objective=[well]) as drill:
        assert choice(drill) == {"do": "move", "unit": "A", "to": "0405"}


def test_the_last_volley_is_for_whoever_can_still_be_lost():
    """On the last turn nothing is won by shaking spearmen who have acted; a figure of a shaken unit counts."""
    units = {
        "A": foot("0404"),
        "X": foot("0406", side="red", quality="very_poor"),
        "Y": foot("0206", side="red", disrupted=True),
    }
    with battle(units, active="A", card="7C", state={"turn": 8}) as drill:
        assert choice(drill) == {"do": "fire", "unit": "A", "at": "0206"}


def test_the_way_to_ground_is_counted_as_it_is_walked():
    """At the Modder the north bank is near, and far: there are three ways over."""
    field = COLONIAL.open("modder-river").field
    below, drift, bank = (field.grid.index[name] for name in ("0907", "0306", "0304"))
    village = field.grid.index["0803"]
    assert field.marches(bank)[drift] == field.grid.distance(drift, bank) == 2
    assert field.marches(village)[below] > field.grid.distance(below, village)
    assert field.marches(village)[field.grid.index["0905"]] == len(field.grid)  # nobody stands in the river
