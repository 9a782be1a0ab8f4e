"""A series of attacks as a whole: what is foretold is what comes of it, exactly where that can be had."""

from math import sqrt
from random import Random
from statistics import fmean, pvariance

import pytest

from sandtable.bots.fates import LOST, REDUCED
from sandtable.bots.series import Said, foretell, targets
from sandtable.engine.contract import Concede
from sandtable.games import shelf
from tests.bots.foretold import lead_after, moments
from tests.games.colonial.drill import battle, foot

POSITIONS, THROWS = 200, 6
#: so many standard deviations are no accident
NO_ACCIDENT = 4.0


def act(moment):
    decision = moment.game.pending(moment.state)
    return (Said(decision.step, moment.action),)


@pytest.mark.slow
@pytest.mark.parametrize("name", shelf.names())
def test_what_is_foretold_comes_true_on_average(name):
    """200 positions of every game, each thrown again and again by the rules alone."""
    gap = noise = 0.0
    exact = thrown = 0
    for number, moment in enumerate(moments(name, POSITIONS, "series")):
        told = foretell(moment.game, moment.view, [act(moment)], number, seconds=0.03, thrown=16)
        rng = Random(f"{name}/{number}")
        seen = [lead_after(moment, rng) for _ in range(THROWS)]
        gap += fmean(seen) - told.points
        noise += max(pvariance(seen), told.points_error**2 * told.ways) / THROWS + told.points_error**2
        exact, thrown = exact + (told.error == 0), thrown + (told.error > 0)
        assert told.acts == pytest.approx([1.0])
        assert told.low - 1e-9 <= told.points <= told.high + 1e-9
    assert exact + thrown == POSITIONS
    assert abs(gap) <= NO_ACCIDENT * sqrt(noise) + 0.01 * POSITIONS, (gap, noise, exact, thrown)


def fight(**units):
    return battle(units, active="A", card="7D")


def test_a_single_fire_is_told_exactly():
    """Three figures at a unit in the open: as many sixes as figures, each way counted once."""
    with fight(A=foot("0404", figures=2), X=foot("0406", side="red", figures=4)) as drill:
        game, state = drill.game, drill.state
        view = game.observe(state, 0)
        fire = next(one for one in view.decision.actions if type(one).__name__ == "Fire")
        told = foretell(game, view, [(Said(view.decision.step, fire),)])
        card = game.forecast(view, fire)
        none = sum(one.chance for one in card.groups[0] if one.message.args.get("hits") == 0)
        harmed = [fate for fate in told.others if fate.piece == "X" and fate.what == REDUCED]
        assert told.error == 0
        assert harmed[0].chance <= 1 - none + 1e-9
        assert targets(game, view, [(Said(view.decision.step, fire),)]) == ["0406"]


def test_an_act_that_is_not_possible_any_more_is_left_out():
    with fight(A=foot("0404", figures=2), X=foot("0406", side="red", figures=4)) as drill:
        view = drill.game.observe(drill.state, 0)
        fire = next(one for one in view.decision.actions if type(one).__name__ == "Fire")
        said = (Said(view.decision.step, fire),)
        told = foretell(drill.game, view, [said, said])
        assert told.acts == [pytest.approx(1.0), 0.0], "a unit fires once"
        assert told.points == pytest.approx(foretell(drill.game, view, [said]).points)
        assert foretell(drill.game, view, [(Said("nobody asks that", fire),)]).acts == [0.0]
        assert foretell(drill.game, view, [(Said(view.decision.step, Concede("nobody")),)]).acts == [0.0]


def test_the_same_view_is_told_the_same():
    """Whatever is hidden behind it: nothing of that comes through."""
    moment = next(one for one in moments("kolwezi", 30, "hidden") if one.game.imagine(one.view, Random(1)))
    told = foretell(moment.game, moment.view, [act(moment)], seconds=60, thrown=40)
    other = moment.game.imagine(moment.view, Random(2))
    again = foretell(moment.game, moment.game.observe(other, moment.view.seat), [act(moment)], seconds=60, thrown=40)
    assert told == again
    assert all(fate.what != LOST or fate.chance > 0 for fate in told.others)
