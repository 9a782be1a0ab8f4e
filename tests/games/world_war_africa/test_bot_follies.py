"""Positions in which the commander was once foolish."""

from random import Random
from statistics import fmean

import pytest

import sandtable
from sandtable.bots.advice import chance_of
from sandtable.bots.search import Option
from sandtable.games.world_war_africa.actions import HIRE, Slip
from sandtable.games.world_war_africa.bot import CRAFT, LEVELS, Commander, activations, lead
from sandtable.games.world_war_africa.bot_thought import HOPELESS
from tests.games.world_war_africa.drill import TITLE, war
from tests.games.world_war_africa.test_bot import segment

#: every town is the Government's
OURS = {town.hex: "DRC" for town in TITLE.pack.board.town}


def answer(drill):
    """What a commander answers here."""
    seat = drill.table.decision.seat
    return Commander(drill.game, seat).choose(drill.table.view(seat), Random(1))


def test_who_advances_takes_the_cache_along():
    units = {"Rw/211": "1813", "Rw/201": "1813", "FAC/PCD5": "1812", "cache-1": "1813"}
    flags = {"rebel_held": ["cache-1"]}
    with war(units, "Rwanda/combat", control={"1812": "DRC"}, flags=flags, dice=[6]) as drill:
        drill.attack("1812", "Rw/211", "Rw/201")
        while drill.step != "aftermath":
            drill.do("done")
        assert answer(drill).cache == "cache-1"


@pytest.mark.parametrize(("turn", "hopeless"), [(5, True), (13, False)])
def test_one_die_in_six_is_not_enough_for_an_attack_before_the_last_turn(turn, hopeless):
    with war({"Rw/211": "1914", "FAC/2": "1915"}, "Rwanda/combat", turn=turn, control={"1915": "DRC"}) as drill:
        commander = Commander(drill.game, 1)
        commander.look(drill.table.view(1).state)
        mine, brigade = drill.theatre.index["1915"], drill.theatre.piece["Rw/211"]
        one_in_six, one_in_three = 1.5, 6.0  # factors against 3 in a town
        assert (commander.worth_of_battle(mine, [brigade], one_in_six, 0, 0) == HOPELESS) == hopeless
        assert commander.worth_of_battle(mine, [brigade], one_in_three, 0, 0) > 0


def test_no_contractor_is_asked_where_nobody_would_fly():
    calm = {"FAC/2": "1602", "FAC/3": "1602"}
    with war(calm, "DRC/reinforcement", control=OURS, points={"DRC": 13}) as drill:
        commander = Commander(drill.game, 0)
        commander.look(drill.table.view(0).state)
        assert HIRE in drill.table.decision.actions
        assert commander.passengers() == 0


def test_rwanda_hunts_the_hutus_in_its_own_country():
    units = {"Rw/211": "1915", "Rw/201": "1915", "ALiR/Alb": "1918"}
    with war(units, "Rwanda/movement", control={"1915": "Rwanda"}) as drill:
        commander = Commander(drill.game, 1)
        commander.look(drill.table.view(1).state)
        piece = drill.theatre.piece
        assert commander.worth_of_hunt(piece["Rw/211"]) > 0
    with war({**units, "Rw/301": "1918"}, "Rwanda/movement", control={"1915": "Rwanda"}) as drill:
        commander = Commander(drill.game, 1)
        commander.look(drill.table.view(1).state)
        assert commander.worth_of_hunt(piece["Rw/211"]) < 0  # one brigade is enough


def test_a_brigade_is_raised_for_the_hunt_out_of_what_was_saved():
    units = {"Rw/211": "1615", "ALiR/Alb": "1918"}
    with war(units, "Rwanda/reinforcement", turn=12, control={"1915": "Rwanda"}, points={"Rwanda": 3}) as drill:
        segment(drill)
        assert len(drill.told("recruited")) == 1
        assert drill.told("intercept")


@pytest.mark.parametrize(("turn", "slips"), [(9, True), (8, False)])
def test_late_in_the_war_hutus_slip_into_rwanda(turn, slips):
    with war({"ALiR/Alb": "1815"}, "DRC/movement", turn=turn, control=OURS) as drill:
        drill.pick("ALiR/Alb")
        assert isinstance(answer(drill), Slip) == slips


def test_rebels_save_as_much_as_they_cannot_count_on():
    with war({"Rw/211": "1915"}, "Rwanda/reinforcement", turn=12, control=OURS, points={"Rwanda": 9}) as drill:
        commander = Commander(drill.game, 1)
        commander.look(drill.table.view(1).state)
        assert commander.income() == 3  # two of its sponsor's, and the coltan of Bukavu (10.2.4)
        assert commander.reserve() == 7


def test_a_position_is_worth_more_with_more_on_the_map_but_not_when_all_is_over():
    with war({"Rw/211": "1915"}, "Rwanda/movement") as one, war({"Rw/211": "1915", "Rw/201": "1915"}) as two:
        assert lead(two.game, two.state, 1) > lead(one.game, one.state, 1)
        assert lead(two.game, two.state, 0) == -lead(two.game, two.state, 1)
        over = two.state.copy()
        over.stack = []
        fewer = one.state.copy()
        fewer.stack = []
        assert lead(two.game, over, 1) == lead(one.game, fewer, 1)


def before_the_war(seed):
    """What a general makes of the Rebels' chance once two of them have set up their units."""
    table, rng = sandtable.new("world_war_africa", seed=seed), Random(seed)
    generals = [LEVELS["general"](table.game, seat) for seat in (0, 1)]
    while table.decision.step != "coup":
        seat = table.decision.seat
        table.act(seat, generals[seat].choose(table.view(seat), rng))
    option = Option(table.decision.actions[0], generals[1], {0: lead(table.game, table.state, 1)})
    return chance_of(CRAFT, option)


def test_nobody_is_beaten_before_the_war_has_begun():
    """Between two generals the Rebels win two wars in three, and few are lost: they are not told that all is lost."""
    assert 0.55 < fmean(before_the_war(seed) for seed in range(6)) < 0.9


def test_a_horizon_counts_activations():
    with war({"Rw/211": "1915"}, "Rwanda/movement") as drill:
        before = activations(drill.game, drill.state)
        assert CRAFT.mark(drill.game, drill.state) == before
        later = drill.state.copy()
        later.pool = 0
        assert activations(drill.game, later) >= before
        later.turn += 1
        assert activations(drill.game, later) > before + 5
