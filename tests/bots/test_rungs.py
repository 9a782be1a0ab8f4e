"""Opponents who err: they overlook answers, never those that decline, and are never at a loss."""

from random import Random

from sandtable.bots.rungs import Learner
from tests.bots.test_search import positions


class Lost:
    """Counts on an answer that it may not have noticed."""

    def choose(self, view, rng):
        return next(action for action in view.decision.actions if action is self.wanted)


def test_who_overlooks_what_he_counts_on_does_something_else():
    game, state, seat = positions("kolwezi", "lost", 1)[0]
    view = game.observe(state, seat)
    teacher = Lost()
    teacher.wanted = view.decision.actions[0]
    chosen = {repr(Learner(teacher, 0.9, 0.0).choose(view, Random(seed))) for seed in range(30)}
    assert len(chosen) > 1
    assert all(action in map(repr, view.decision.actions) for action in chosen)


def test_who_overlooks_nothing_plays_as_he_was_taught():
    game, state, seat = positions("kolwezi", "taught", 1)[0]
    view = game.observe(state, seat)
    teacher = Lost()
    teacher.wanted = view.decision.actions[-1]
    assert Learner(teacher, 0.0, 0.0).choose(view, Random(1)) == teacher.wanted


def test_one_of_each_kind_is_always_noticed():
    for game, state, _ in positions("world_war_africa", "kinds", 5, 300):
        actions = game.pending(state).actions
        noticed = Learner(Lost(), 0.95, 0.0).noticed(actions, Random(1))
        assert {type(action) for action in noticed} == {type(action) for action in actions}
